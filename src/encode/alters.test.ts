import { describe, expect, it, test } from "vitest";
import type { Amount, Condition, Effect, ManaAbility, Predicate } from "../cards/index.ts";
import { viewOf, yours, type Seen } from "../rules/index.ts";
import { at } from "../rules/traps/testing.ts";
import { alters, altersAmount, altersCondition, isAboutItself, lookupsOf, lookupsOfAbility, type Done } from "./alters.ts";

const permanents = yours(viewOf(at({ cost: "{1}", with: ["Grizzly Bears", "Treasure", "Trinisphere", "2 Forest"] })));
const named = (name: string): Seen => permanents.find(({ thing }) => thing.name === name) as Seen;
const [bears, treasure, trinisphere, forest] = ["Grizzly Bears", "Treasure", "Trinisphere", "Forest"].map(named) as [Seen, Seen, Seen, Seen];

const NOTHING: Done = { leaves: [], buries: [], movesCards: false, turns: [], counters: [], life: false };
const losing = (...leaves: readonly Seen[]): Done => ({ ...NOTHING, leaves });
const turning = (...turns: readonly Seen[]): Done => ({ ...NOTHING, turns });
const burying: Done = { ...NOTHING, buries: [{ ...bears.thing, zone: "graveyard" }] };
const moving: Done = { ...NOTHING, movesCards: true };
const counting = (...counters: readonly Seen[]): Done => ({ ...NOTHING, counters });
const everything: Done = { leaves: permanents, buries: permanents.map(({ thing }) => thing), movesCards: true, turns: permanents, counters: permanents, life: true };

const anything: Predicate = { kind: "anything" };
const artifact: Predicate = { kind: "type", type: "Artifact" };
const creature: Predicate = { kind: "type", type: "Creature" };
const tapped: Predicate = { kind: "tapped" };
const untapped: Predicate = { kind: "not", of: tapped };
const both = (...of: readonly Predicate[]): Predicate => ({ kind: "all", of });
const count = (of: Predicate, zone: "battlefield" | "hand" | "graveyard" = "battlefield"): Amount => ({ kind: "count", zone, whose: "you", of });

describe("what an amount comes to may be another, CR 611.3a", () => {
  it.each<readonly [string, Amount, Done, boolean]>([
    ["a number", 3, everything, false],
    ["artifacts, where one leaves", count(artifact), losing(treasure), true],
    ["artifacts, where a creature leaves", count(artifact), losing(bears), false],
    ["artifacts, where one is tapped", count(artifact), turning(treasure), false],
    ["untapped artifacts, where one is tapped", count(both(artifact, untapped)), turning(treasure), true],
    ["untapped artifacts, where a creature is tapped", count(both(artifact, untapped)), turning(bears), false],
    ["tapped artifacts, where one leaves that may have been tapped before", count(both(artifact, tapped)), losing(treasure), true],
    ["other artifacts, where it leaves itself", count(both(artifact, { kind: "other" })), losing(trinisphere), false],
    ["creatures with power 4 or more, where counters change", count(both(creature, { kind: "power", is: ">=", value: 4 })), counting(bears), true],
    ["permanents without counters, where counters change", count({ kind: "not", of: { kind: "any", of: [{ kind: "counter" }] } }), counting(bears), true],
    ["creatures, where counters change", count(creature), counting(bears), false],
    ["creature cards in the graveyard, where one comes there", count(creature, "graveyard"), burying, true],
    ["artifact cards in the graveyard, where a creature comes there", count(artifact, "graveyard"), burying, false],
    ["cards in the graveyard, where one leaves", count(creature, "graveyard"), moving, true],
    ["cards in the graveyard, where a token leaves the battlefield", count(anything, "graveyard"), losing(treasure), false],
    ["cards in hand", count(anything, "hand"), moving, true],
    ["cards in hand, where nothing is moved", count(anything, "hand"), burying, false],
    ["card types in the graveyard", { kind: "card-types", zone: "graveyard" }, burying, true],
    ["different powers, where a counter is put", { kind: "different", value: "power", zone: "battlefield", of: creature }, counting(bears), true],
    ["different names in the graveyard, where nothing comes there", { kind: "different", value: "name", zone: "graveyard", of: anything }, losing(bears), false],
    ["its counters", { kind: "counters", counter: "level" }, counting(trinisphere), true],
    ["its counters, where another's change", { kind: "counters", counter: "level" }, counting(bears), false],
    ["its counters, where others leave", { kind: "counters", counter: "level" }, losing(bears), false],
    ["the greatest power, where something leaves that others may have it from", { kind: "greatest-power", of: creature }, losing(trinisphere), true],
    ["the greatest power, where a creature is tapped", { kind: "greatest-power", of: creature }, turning(bears), false],
    ["its own power", { kind: "power" }, losing(trinisphere), true],
    ["the greatest mana value of artifacts, where a land leaves", { kind: "greatest-mana-value", of: artifact }, losing(forest), false],
    ["devotion, where something leaves", { kind: "devotion", to: ["G"] }, losing(bears), true],
    ["devotion, where something without mana symbols leaves", { kind: "devotion", to: ["G"] }, losing(treasure, forest), false],
    ["domain, where no land leaves", { kind: "domain" }, losing(bears), false],
    ["devotion, where something is tapped", { kind: "devotion", to: ["G"] }, turning(bears), false],
    ["domain, where something leaves", { kind: "domain" }, losing(forest), true],
    ["life, where some is paid", { kind: "life" }, { ...NOTHING, life: true }, true],
    ["life, where none is", { kind: "life" }, losing(bears), false],
    ["opponents", { kind: "opponents" }, everything, false],
    ["what a position does not tell", { kind: "unknown", text: "spells cast this turn" }, everything, false],
    ["a sum with one of them", { kind: "sum", of: [1, count(artifact)] }, losing(treasure), true],
    ["twice as much", { kind: "times", factor: 2, of: count(artifact) }, losing(treasure), true],
    ["at most so much of others", { kind: "at-most", limit: 4, of: count(artifact) }, losing(bears), false],
  ])("%s", (_, amount, done, alters) => {
    expect(altersAmount(amount, done, trinisphere.thing)).toBe(alters);
    expect(altersCondition({ kind: "amount", amount, is: ">=", value: 2 }, done, trinisphere.thing)).toBe(alters);
    expect(altersAmount(amount, NOTHING, trinisphere.thing)).toBe(false);
  });
});

describe("a condition may come to be true or false", () => {
  const self = (is: Predicate): Condition => ({ kind: "self", is });
  it.each<readonly [string, Condition, Done, boolean]>([
    ["as long as it is untapped, where it is tapped", self(untapped), turning(trinisphere), true],
    ["as long as it is untapped, where another is tapped", self(untapped), turning(treasure), false],
    ["as long as it is untapped, where another leaves", self(untapped), losing(treasure), false],
    ["as long as it is an artifact, where it is tapped", self(artifact), turning(trinisphere), false],
    ["as long as it has a counter", self({ kind: "counter" }), counting(trinisphere), true],
    ["as long as it has a counter, where another's change", self({ kind: "counter" }), counting(bears), false],
    ["not that", { kind: "not", of: self(untapped) }, turning(trinisphere), true],
    ["one of several", { kind: "any", of: [{ kind: "your-turn" }, self(untapped)] }, turning(trinisphere), true],
    ["none of several", { kind: "all", of: [{ kind: "your-turn" }, { kind: "priority" }] }, everything, false],
    ["what a position does not tell", { kind: "unknown", text: "you gained life this turn" }, everything, false],
  ])("%s", (_, condition, done, alters) => expect(altersCondition(condition, done, trinisphere.thing)).toBe(alters));
});

test("what is about nothing but itself is no loss to others", () => {
  const damage = (of: Predicate): Effect => ({ kind: "damage-when-tapped", amount: 1, of, forMana: false });
  const haste = (to: Predicate): Effect => ({ kind: "grant-haste", whose: "you", to });
  expect([damage({ kind: "self" }), damage(both(creature, { kind: "self" })), haste({ kind: "self" })].map(isAboutItself)).toEqual([true, true, true]);
  expect([damage(creature), haste({ kind: "not", of: { kind: "self" } }), { kind: "spell-floor", least: 3, whose: "anyone" } as const].map(isAboutItself)).toEqual([false, false, false]);
});

describe("what a text looks up", () => {
  const reduced: Effect = { kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: count(artifact) };
  const trigger: Effect = { kind: "tap-trigger", by: "you", of: anything, adds: [{ kind: "one-type", of: { kind: "these", types: ["G"] }, amount: count(artifact) }] };
  const power: Effect = { kind: "power", whose: "you", of: creature, toughness: count(artifact) };
  const floor: Effect = { kind: "spell-floor", least: 3, whose: "anyone", when: { kind: "self", is: untapped } };
  const workshop: ManaAbility = { cost: [{ kind: "tap" }], outputs: [{ kind: "one-type", of: { kind: "these", types: ["C"] }, amount: count(artifact) }] };
  const metalcraft: ManaAbility = { cost: [{ kind: "tap" }], outputs: [{ kind: "fixed", mana: ["G"] }], conditions: [{ kind: "amount", amount: count(artifact), is: ">=", value: 3 }] };

  it.each([["a reduction", lookupsOf(reduced)], ["a trigger", lookupsOf(trigger)], ["toughness", lookupsOf(power)], ["an ability's mana", lookupsOfAbility(workshop)], ["an ability's condition", lookupsOfAbility(metalcraft)]])(
    "%s by artifacts", (_, asked) => expect([losing(treasure), losing(bears), turning(trinisphere)].map((done) => alters(asked, done, trinisphere.thing))).toEqual([true, false, false]));
  it("whether it is untapped", () => expect([losing(treasure), turning(trinisphere)].map((done) => alters(lookupsOf(floor), done, trinisphere.thing))).toEqual([false, true]));
  it("nothing, where all is said", () => expect(alters(lookupsOf({ ...reduced, amount: 2 }), everything, trinisphere.thing)).toBe(false));
});
