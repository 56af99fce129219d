import { describe, expect, test } from "vitest";
import type { Predicate } from "../cards/index.ts";
import { typeSet } from "../mana/index.ts";
import { asOther, compare, groupIdOf, matches } from "./matches.ts";
import { thingOf, type Thing } from "./thing.ts";

const PLAIN: Thing = {
  ...thingOf(
    {
      name: "Plain", manaCost: undefined, supertypes: [], types: ["Creature"], subtypes: ["Elf"], token: false, colors: ["G"], colorIdentity: [],
      power: 2, toughness: 3, keywords: [], abilities: [], effects: [], notUnderstood: [],
    },
    "plain",
    "battlefield",
  ),
  manaValue: 4,
};
const thing = (more: Partial<Thing>): Thing => ({ ...PLAIN, ...more });
const not = (of: Predicate): Predicate => ({ kind: "not", of });
const creature: Predicate = { kind: "type", type: "Creature" };
const artifact: Predicate = { kind: "type", type: "Artifact" };

test.each([
  [1, ">=", 2, false], [2, ">=", 2, true], [3, ">=", 2, true],
  [1, "<=", 2, true], [2, "<=", 2, true], [3, "<=", 2, false],
  [1, "=", 2, false], [2, "=", 2, true], [3, "=", 2, false],
] as const)("%j %s %j is %j", (value, is, bound, expected) => expect(compare(value, is, bound)).toBe(expected));

describe("what a text says an object must be", () => {
  test.each<[Predicate, yes: Thing, no: Thing]>([
    [creature, PLAIN, thing({ types: ["Artifact"] })],
    [{ kind: "subtype", subtype: "elf" }, PLAIN, thing({ subtypes: ["Goblin"] })],
    [{ kind: "supertype", supertype: "Snow" }, thing({ supertypes: ["Basic", "Snow"] }), thing({ supertypes: ["Basic"] })],
    [{ kind: "name", name: "plain" }, PLAIN, thing({ name: "Plainer" })],
    [{ kind: "color", color: "G" }, thing({ colors: typeSet(["G", "W"]) }), thing({ colors: typeSet(["W"]) })],
    [{ kind: "colorless" }, thing({ colors: 0 }), PLAIN],
    [{ kind: "multicolored" }, thing({ colors: typeSet(["G", "W"]) }), PLAIN],
    [{ kind: "monocolored" }, PLAIN, thing({ colors: typeSet(["G", "W"]) })],
    [{ kind: "monocolored" }, PLAIN, thing({ colors: 0 })],
    [{ kind: "token" }, thing({ token: true }), PLAIN],
    [{ kind: "tapped" }, thing({ tapped: true }), PLAIN],
    [{ kind: "attacking" }, thing({ attacking: true }), thing({ blocking: true })],
    [{ kind: "blocking" }, thing({ blocking: true }), thing({ attacking: true })],
    [{ kind: "entered-this-turn" }, thing({ isNew: true }), PLAIN],
    [{ kind: "commander" }, thing({ commander: true }), PLAIN],
    [{ kind: "keyword", keyword: "Flying" }, thing({ keywords: ["flying"] }), thing({ keywords: ["reach"] })],
    [{ kind: "counter", counter: "charge" }, thing({ counters: { charge: 1 } }), thing({ counters: { charge: 0, mining: 2 } })],
    [{ kind: "counter" }, thing({ counters: { mining: 1 } }), thing({ counters: { charge: 0 } })],
    [{ kind: "power", is: ">=", value: 2 }, PLAIN, thing({ power: 1 })],
    [{ kind: "toughness", is: "<=", value: 3 }, PLAIN, thing({ toughness: 4 })],
    [{ kind: "mana-value", is: "=", value: 4 }, PLAIN, thing({ manaValue: 5 })],
    [{ kind: "x-in-cost" }, thing({ xInCost: true }), PLAIN],
    [{ kind: "kicked" }, thing({ kicked: true }), PLAIN],
    [{ kind: "face-down" }, thing({ faceDown: true }), PLAIN],
    [not(creature), thing({ types: ["Artifact"] }), PLAIN],
    [{ kind: "all", of: [creature, artifact] }, thing({ types: ["Artifact", "Creature"] }), PLAIN],
    [{ kind: "any", of: [creature, artifact] }, PLAIN, thing({ types: ["Land"] })],
  ])("%j", (predicate, yes, no) => expect([matches(predicate, yes, undefined), matches(predicate, no, undefined)]).toEqual([true, false]));

  test("anything is anything", () => expect(matches({ kind: "anything" }, PLAIN, undefined)).toBe(true));

  test("CR 700.6: historic: an artifact, legendary, or a Saga", () => {
    const historic = (more: Partial<Thing>): boolean => matches({ kind: "historic" }, thing(more), undefined);
    expect([historic({ types: ["Artifact"] }), historic({ supertypes: ["Legendary"] }), historic({ subtypes: ["Saga"] }), historic({})]).toEqual([true, true, true, false]);
  });
  test("CR 702.73a: a changeling is of every creature type, and of no other subtype", () => {
    const changeling = thing({ subtypes: ["Shapeshifter"], keywords: ["changeling"] });
    const is = (subtype: string): boolean => matches({ kind: "subtype", subtype }, changeling, undefined);
    expect([is("Goblin"), is("Shapeshifter"), is("Equipment"), is("TREASURE")]).toEqual([true, true, false, false]);
  });
});

describe("what refers to the object whose text it is", () => {
  const source = thing({ id: "source", attachedTo: "host", chosen: "Elf" });
  test.each<[Predicate, yes: Thing, no: Thing]>([
    [{ kind: "other" }, PLAIN, source],
    [{ kind: "self" }, source, PLAIN],
    [{ kind: "attached" }, thing({ id: "host" }), PLAIN],
    [{ kind: "attached" }, thing({ id: "host#1" }), thing({ id: "host#2" })],
    [{ kind: "chosen-type" }, PLAIN, thing({ subtypes: ["Goblin"] })],
    [{ kind: "chosen-name" }, thing({ name: "elf" }), PLAIN],
  ])("%j", (predicate, yes, no) => {
    expect([matches(predicate, yes, source), matches(predicate, no, source)]).toEqual([true, false]);
    // Without that object there is nothing to refer to.
    expect([matches(predicate, yes, undefined), matches(predicate, no, undefined)]).toEqual([false, false]);
  });
  test("CR 205.2: a card type may be what was chosen", () => {
    const key = thing({ id: "key", chosen: "artifact" });
    expect(matches({ kind: "chosen-type" }, thing({ types: ["Artifact", "Creature"] }), key)).toBe(true);
    expect(matches({ kind: "chosen-type" }, PLAIN, key)).toBe(false);
  });
  test("CR 607.5a: where nothing was chosen or attached to, nothing matches", () => {
    const blank = thing({ id: "blank", name: "" });
    for (const kind of ["chosen-type", "chosen-name", "chosen-color", "attached"] as const) {
      expect([PLAIN, blank, thing({ subtypes: [""], types: [] })].map((one) => matches({ kind }, one, blank))).toEqual([false, false, false]);
    }
  });
  test("CR 105.4: the chosen color", () => {
    const green = thing({ chosen: "Green" });
    expect([matches({ kind: "chosen-color" }, PLAIN, green), matches({ kind: "chosen-color" }, thing({ colors: typeSet(["R"]) }), green), matches({ kind: "chosen-color" }, PLAIN, undefined)]).toEqual([true, false, false]);
  });
  test("a copy that is another one is other, and not the thing itself", () => {
    expect([matches({ kind: "other" }, asOther(source), source), matches({ kind: "self" }, asOther(source), source)]).toEqual([true, false]);
  });
});

test("the first copy stands for its entry, an id that only looks like a copy's for itself", () =>
  expect(["f1#1", "f1#2", "f1#11", "f1", "#1", "a#1#2", "a#2#1"].map(groupIdOf)).toEqual(["f1", "f1#2", "f1#11", "f1", "#1", "a#1#2", "a#2"]));
