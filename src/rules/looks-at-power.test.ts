import { describe, expect, test } from "vitest";
import type { CardGroup, Permanent, Position } from "../board/position.ts";
import { plainCard } from "../board/testing.ts";
import type { Amount, Card, CostPart, Effect, ManaAbility, Predicate } from "../cards/index.ts";
import { looksAtPower } from "./looks-at-power.ts";
import { paymentOf } from "./payment.ts";
import { viewOf } from "./view.ts";

const creature: Predicate = { kind: "type", type: "Creature" };
const strong: Predicate = { kind: "power", is: ">=", value: 4 };
const making = (amount: Amount): ManaAbility => ({ cost: [{ kind: "tap" }], outputs: [{ kind: "one-type", of: { kind: "these", types: ["G"] }, amount }] });
const stone = (amount: Amount): Card => plainCard("Stone", { abilities: [making(amount)] });
const cheaper = (of: Predicate): Effect => ({ kind: "spell-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: 1, whose: "you", spell: of });
const lord = (more: Partial<Extract<Effect, { kind: "power" }>> = {}): Effect => ({ kind: "power", whose: "you", of: creature, power: 1, ...more });
const effects = (...some: readonly Effect[]): Card => plainCard("Effects", { effects: some });

const permanent = (card: Card): Permanent => ({
  id: "x", count: 1, card, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: false, commander: false,
});
const group = (card: Card): CardGroup => ({ id: "g", count: 1, card, weight: 1, keep: false });
const looks = (battlefield: readonly Card[], { paying, ...more }: Partial<Omit<Position, "paying">> & { readonly paying?: Partial<Position["paying"]> } = {}): boolean => {
  const view = viewOf({
    life: 20, energy: 0, pool: [], battlefield: battlefield.map(permanent), hand: [], graveyard: [], command: [], opponents: [], notUnderstood: [], ...more,
    paying: { from: "hand", kind: "spell", additional: [], increase: [], reduce: [], ...paying },
  });
  return looksAtPower(view, paymentOf(view));
};

test("nothing looks at power where there is nothing", () => expect(looks([])).toBe(false));

describe("CR 613.4: amounts of mana abilities", () => {
  test.each<[Amount, boolean]>([
    [2, false],
    [{ kind: "x" }, false],
    [{ kind: "power" }, true],
    [{ kind: "toughness" }, true],
    [{ kind: "greatest-power", of: creature }, true],
    [{ kind: "greatest-toughness", of: creature }, true],
    [{ kind: "total-power", of: creature }, true],
    [{ kind: "total-toughness", of: creature }, true],
    [{ kind: "sum", of: [1, { kind: "times", factor: 2, of: { kind: "power" } }] }, true],
    [{ kind: "sum", of: [1, { kind: "times", factor: 2, of: { kind: "x" } }] }, false],
    [{ kind: "cost-object", value: "power" }, true],
    [{ kind: "cost-object", value: "toughness" }, true],
    [{ kind: "cost-object", value: "mana-value" }, false],
    [{ kind: "different", value: "power", zone: "battlefield", of: creature }, true],
    [{ kind: "different", value: "name", zone: "battlefield", of: creature }, false],
    [{ kind: "different", value: "mana-value", zone: "graveyard", of: creature }, false],
  ])("%j", (amount, expected) => expect(looks([stone(amount)])).toBe(expected));

  test("of one permanent of several", () => expect(looks([stone(1), stone({ kind: "power" })])).toBe(true));
});

describe("CR 613.4: costs and restrictions", () => {
  const additional = (part: CostPart): boolean => looks([], { paying: { cost: [], additional: [[part]] } });
  test.each<[CostPart, boolean]>([
    [{ kind: "sacrifice", count: 1, of: creature }, false],
    [{ kind: "sacrifice", count: 1, of: { kind: "all", of: [creature, strong] } }, true],
    [{ kind: "sacrifice", count: 1, of: { kind: "toughness", is: "<=", value: 1 } }, true],
    [{ kind: "total", do: "tap", least: 3, of: creature }, true],
    [{ kind: "reducer", by: "harmonize", of: creature }, true],
  ])("%j", (part, expected) => expect(additional(part)).toBe(expected));

  test("CR 106.6: floating mana for strong creatures alone", () => {
    const floating = (of: Predicate): boolean => looks([], { pool: [{ type: "G", count: 1, snow: false, spend: { kind: "only", uses: [{ kind: "cast", spell: of }] } }] });
    expect([floating(strong), floating(creature)]).toEqual([true, false]);
  });
});

describe("CR 613.4: effects of permanents", () => {
  test.each<[string, readonly Effect[], boolean]>([
    ["strong spells cost less", [cheaper(strong)], true],
    ["creature spells cost less", [cheaper(creature)], false],
    ["power that changes is only power", [lord()], false],
    ["whatever decides how much", [lord({ power: { kind: "greatest-power", of: creature } })], false],
    ["one of both", [lord(), cheaper(strong)], true],
  ])("%s", (_, some, expected) => expect(looks([effects(...some)])).toBe(expected));
});

describe("CR 613.4: cards in other zones and what is cast", () => {
  const anywhere = (card: Card): readonly boolean[] => {
    const cards = [group(plainCard("Other")), group(card)];
    return [looks([], { hand: cards }), looks([], { graveyard: cards }), looks([], { command: cards }), looks([], { paying: { card } })];
  };
  test.each<[string, Card, boolean]>([
    ["plain", plainCard("Plain"), false],
    ["a mana ability", stone({ kind: "power" }), true],
    ["another mana ability", stone(1), false],
    ["a cost that looks at it", effects({ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "greatest-power", of: creature } }), true],
    ["a cost that does not", effects({ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: 2 }), false],
    ["what changes power for its own sake", effects(lord()), false],
    ["that, and a cost", effects(lord(), cheaper(strong)), true],
    ["another face", plainCard("Front", { faces: [plainCard("Middle"), stone({ kind: "toughness" })] }), true],
    ["other faces that do not", plainCard("Front", { faces: [stone(2)] }), false],
  ])("%s", (_, card, expected) => expect(anywhere(card)).toEqual([expected, expected, expected, expected]));
});
