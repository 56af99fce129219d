import { describe, expect, it } from "vitest";
import type { Amount, Condition, Effect, ManaAbility, ManaTypes, Output, Predicate } from "../cards/index.ts";
import { abilityMayGain, looksAtOthers, mayBegin, triggerMayGain, type Gaining } from "./losses.ts";

const NOTHING: Gaining = new Set();
const GRAVEYARD: Gaining = new Set(["graveyard"]);
const HAND: Gaining = new Set(["hand"]);
const BOTH: Gaining = new Set(["hand", "graveyard"]);

const anything: Predicate = { kind: "anything" };
const count = (zone: "battlefield" | "hand" | "graveyard", whose: "you" | "anyone" | "opponents" | "an-opponent" = "you"): Amount => ({ kind: "count", zone, whose, of: anything });
const these = (...types: readonly ("W" | "U" | "B" | "R" | "G" | "C")[]): ManaTypes => ({ kind: "these", types });
const much = (amount: Amount, of: ManaTypes = these("B")): Output => ({ kind: "one-type", of, amount });
const fixed = (...mana: readonly ("W" | "U" | "B" | "R" | "G" | "C")[]): Output => ({ kind: "fixed", mana });
const ability = (more: Partial<ManaAbility>): ManaAbility => ({ cost: [{ kind: "tap" }], outputs: [fixed("C")], ...more });
const least = (amount: Amount, value = 1): Condition => ({ kind: "amount", amount, is: ">=", value });

describe("what grows by what leaves: CR 605.3b", () => {
  it.each<readonly [string, Amount, Gaining, boolean]>([
    ["a number", 3, BOTH, false],
    ["cards in the graveyard", count("graveyard"), GRAVEYARD, true],
    ["cards in all graveyards", count("graveyard", "anyone"), GRAVEYARD, true],
    ["where nothing comes into the graveyard", count("graveyard"), HAND, false],
    ["where nothing goes anywhere", count("graveyard"), NOTHING, false],
    ["opponents' graveyards", count("graveyard", "opponents"), BOTH, false],
    ["the fullest graveyard of an opponent", count("graveyard", "an-opponent"), BOTH, false],
    ["cards in hand, where something is returned to it", count("hand"), HAND, true],
    ["cards in hand, where nothing is", count("hand"), GRAVEYARD, false],
    ["permanents", count("battlefield"), BOTH, false],
    ["different names in the graveyard", { kind: "different", value: "name", zone: "graveyard", of: anything }, GRAVEYARD, true],
    ["different names in a graveyard where nothing comes to", { kind: "different", value: "name", zone: "graveyard", of: anything }, HAND, false],
    ["different powers on the battlefield", { kind: "different", value: "power", zone: "battlefield", of: anything }, BOTH, false],
    ["card types in the graveyard", { kind: "card-types", zone: "graveyard" }, GRAVEYARD, true],
    ["card types in a graveyard where nothing comes to", { kind: "card-types", zone: "graveyard" }, HAND, false],
    ["a sum with one that grows", { kind: "sum", of: [2, count("graveyard")] }, GRAVEYARD, true],
    ["a sum of others", { kind: "sum", of: [2, count("battlefield")] }, GRAVEYARD, false],
    ["twice as much", { kind: "times", factor: 2, of: count("graveyard") }, GRAVEYARD, true],
    ["twice what does not", { kind: "times", factor: 2, of: count("battlefield") }, GRAVEYARD, false],
    ["less for each that is there", { kind: "times", factor: -1, of: count("battlefield") }, GRAVEYARD, true],
    ["none for each", { kind: "times", factor: 0, of: count("battlefield") }, GRAVEYARD, false],
    ["at most so much", { kind: "at-most", limit: 4, of: count("graveyard") }, GRAVEYARD, true],
    ["at most so much of others", { kind: "at-most", limit: 4, of: count("battlefield") }, GRAVEYARD, false],
    ["its own power", { kind: "power" }, BOTH, false],
    ["devotion", { kind: "devotion", to: ["B"] }, BOTH, false],
  ])("%s", (_, amount, gaining, grows) => {
    expect(abilityMayGain(ability({ outputs: [much(amount)] }), gaining)).toBe(grows);
    expect(abilityMayGain(ability({ outputs: [fixed("C"), { kind: "combination", of: these("B", "G"), amount }] }), gaining)).toBe(grows);
    expect(triggerMayGain({ kind: "tap-trigger", by: "you", of: anything, adds: [much(amount)] }, gaining)).toBe(grows);
    expect(triggerMayGain({ kind: "tap-trigger", by: "you", of: anything, adds: [fixed("C")], times: amount }, gaining)).toBe(grows);
  });
  it("colors among cards of the graveyard", () => {
    const among = (zone: "battlefield" | "graveyard"): ManaAbility => ability({ outputs: [{ kind: "one-type", of: { kind: "colors-among", whose: "you", zone, of: anything }, amount: 1 }] });
    expect([abilityMayGain(among("graveyard"), GRAVEYARD), abilityMayGain(among("graveyard"), HAND), abilityMayGain(among("battlefield"), BOTH)]).toEqual([true, false, false]);
  });
  it("a trigger that always adds the same does not", () => {
    expect(triggerMayGain({ kind: "tap-trigger", by: "you", of: anything, adds: [fixed("G"), { kind: "each", of: these("W", "U") }] }, BOTH)).toBe(false);
  });
});

describe("what comes to be true by what leaves: CR 602.5, 611.3a", () => {
  const CASES: readonly (readonly [string, Condition, boolean])[] = [
    ["so many cards in the graveyard", least(count("graveyard")), true],
    ["so many permanents", least(count("battlefield")), false],
    ["at most so many permanents", { kind: "amount", amount: count("battlefield"), is: "<=", value: 1 }, true],
    ["just so many permanents", { kind: "amount", amount: count("battlefield"), is: "=", value: 1 }, true],
    ["at most so many counters, which nothing that leaves changes", { kind: "amount", amount: { kind: "counters", counter: "level" }, is: "<=", value: 4 }, false],
    ["a number that is small enough", { kind: "amount", amount: 3, is: "<=", value: 4 }, false],
    ["both of two, one of which may", { kind: "all", of: [least(count("battlefield")), least(count("graveyard"))] }, true],
    ["both of two that may not", { kind: "all", of: [least(count("battlefield")), { kind: "your-turn" }] }, false],
    ["one of two, one of which may", { kind: "any", of: [{ kind: "your-turn" }, least(count("graveyard"))] }, true],
    ["one of two that may not", { kind: "any", of: [{ kind: "your-turn" }, { kind: "priority" }] }, false],
    ["not so many permanents", { kind: "not", of: least(count("battlefield")) }, true],
    ["not your turn", { kind: "not", of: { kind: "your-turn" } }, false],
    ["not both", { kind: "not", of: { kind: "all", of: [{ kind: "your-turn" }, least(count("battlefield"))] } }, true],
    ["what it is itself", { kind: "self", is: anything }, false],
    ["priority", { kind: "priority" }, false],
    ["your turn", { kind: "your-turn" }, false],
    ["what a position does not tell", { kind: "unknown", text: "the monarch" }, false],
  ];
  it.each(CASES)("%s", (_, condition, begins) => {
    expect(abilityMayGain(ability({ conditions: [condition] }), GRAVEYARD)).toBe(begins);
    expect(abilityMayGain(ability({ conditions: [{ kind: "your-turn" }, condition] }), GRAVEYARD)).toBe(begins);
    const effect: Effect = { kind: "grant-haste", whose: "you", to: anything, when: condition };
    expect(mayBegin(effect, GRAVEYARD)).toBe(begins);
  });
  it("what has no condition does not begin", () => {
    expect(mayBegin({ kind: "grant-haste", whose: "you", to: anything }, BOTH)).toBe(false);
    expect(mayBegin({ kind: "life-for-mana", color: "B", life: 2 }, BOTH)).toBe(false);
  });
});

describe("what depends on others", () => {
  it.each<readonly [string, Condition, boolean]>([
    ["how many permanents there are", least(count("battlefield")), true],
    ["its own counters", least({ kind: "counters" }), false],
    ["its own mana value", least({ kind: "mana-value" }), false],
    ["the life total", least({ kind: "life" }), false],
    ["how many opponents there are", least({ kind: "opponents" }), false],
    ["X", least({ kind: "x" }), false],
    ["its own power, which others may change", least({ kind: "power" }), true],
    ["a number", least(3), false],
    ["not", { kind: "not", of: least(count("hand")) }, true],
    ["one of several", { kind: "any", of: [{ kind: "your-turn" }, least(count("hand"))] }, true],
    ["none of several", { kind: "all", of: [{ kind: "your-turn" }, { kind: "priority" }] }, false],
    ["what it is itself", { kind: "self", is: anything }, false],
  ])("%s", (_, condition, looks) => expect(looksAtOthers(condition)).toBe(looks));
});

describe("what an ability makes instead", () => {
  const many = least(count("battlefield"), 4);
  const instead = (base: readonly Output[], others: readonly Output[], when: Condition = many): boolean => abilityMayGain(ability({ outputs: base, instead: [{ when, outputs: others }] }), GRAVEYARD);
  it.each<readonly [string, readonly Output[], readonly Output[], boolean]>([
    ["less of the same is nothing new", [fixed("G")], [fixed("G", "G")], false],
    ["as much of the same is nothing new", [fixed("G")], [fixed("G")], false],
    ["more than it makes instead is", [fixed("G", "G")], [fixed("G")], true],
    ["another type is", [fixed("U")], [fixed("G", "G")], true],
    ["one of several types, where it makes all of them in any combination", [fixed("U")], [{ kind: "combination", of: these("U", "G"), amount: 2 }], false],
    ["one of several types, where all must be of one", [fixed("U")], [much(2, these("U", "G"))], true],
    ["a type that it does not make in combination", [fixed("R")], [{ kind: "combination", of: these("U", "G"), amount: 2 }], true],
    ["fewer of any of the same types", [much(1, these("U", "G"))], [much(2, these("U", "G"))], false],
    ["more of any of the same types", [much(2, these("U", "G"))], [much(1, these("U", "G"))], true],
    ["any combination, where it makes all of one type", [{ kind: "combination", of: these("U", "G"), amount: 2 }], [much(2, these("U", "G"))], true],
    ["what lands could produce, less of it", [much(1, { kind: "could-produce", whose: "you", of: anything, colorsOnly: false })], [much(3, { kind: "could-produce", whose: "you", of: anything, colorsOnly: false })], false],
    ["what lands could produce, where it makes something else", [much(1, { kind: "chosen-color" })], [much(3, { kind: "could-produce", whose: "you", of: anything, colorsOnly: false })], true],
    ["colors of any sort, within all of them", [much(1, { kind: "chosen-color" })], [{ kind: "combination", of: these("W", "U", "B", "R", "G", "C"), amount: 1 }], false],
    ["an amount that is counted", [much(count("battlefield"))], [much(9)], true],
    ["instead of an amount that is counted", [much(1)], [much(count("battlefield"))], true],
    ["one of each type", [{ kind: "each", of: these("W", "U") }], [fixed("W", "U")], true],
    ["as much as is unspent", [{ kind: "as-unspent" }], [fixed("W")], true],
    ["within one of several", [fixed("U")], [fixed("R"), fixed("U")], false],
    ["only one of two is within", [fixed("U"), fixed("R")], [fixed("U", "U")], true],
  ])("%s", (_, base, others, gains) => expect(instead(base, others)).toBe(gains));
  it("is made as now where nothing that leaves has a say", () => {
    expect(instead([fixed("U")], [fixed("G", "G")], { kind: "amount", amount: { kind: "counters", counter: "luck" }, is: ">=", value: 1 })).toBe(false);
    expect(instead([fixed("U")], [fixed("G", "G")], { kind: "your-turn" })).toBe(false);
  });
  it("may come to be made", () => {
    expect(instead([fixed("G")], [fixed("G", "G")], least(count("graveyard")))).toBe(true);
    expect(instead([fixed("G")], [much(count("graveyard"), these("G"))], { kind: "your-turn" })).toBe(true);
  });
});
