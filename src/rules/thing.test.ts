import { describe, expect, test } from "vitest";
import type { Card, Effect } from "../cards/index.ts";
import { typeBit, typeSet } from "../mana/index.ts";
import { chosenColor, counterChange, countersOn, thingOf, withBasePower, withCounters, withEveryCreatureType, withoutType, withTypes, type Thing } from "./thing.ts";

const CARD: Card = {
  name: "Some Being", manaCost: [{ kind: "variable", letter: "X" }, { kind: "generic", amount: 2 }, { kind: "mana", type: "G" }], supertypes: ["Snow"],
  types: ["Artifact", "Creature"], subtypes: ["Elf", "Equipment"], token: true, colors: ["G"], colorIdentity: [], power: 3, toughness: 4, keywords: ["changeling", "haste"],
  abilities: [], effects: [], notUnderstood: [],
};
const thing = (more: Partial<Thing> = {}): Thing => ({ ...thingOf(CARD, "id", "battlefield"), ...more });

describe("a card as a thing", () => {
  test("is what is printed, and nothing has happened to it", () =>
    expect(thingOf(CARD, "id", "graveyard")).toStrictEqual({
      id: "id", name: "Some Being", zone: "graveyard", supertypes: ["Snow"], types: ["Artifact", "Creature"], subtypes: ["Elf", "Equipment"], colors: typeBit.G,
      power: 3, toughness: 4, manaValue: 3, manaCost: CARD.manaCost, keywords: ["changeling", "haste"], token: true, commander: false, tapped: false, attacking: false,
      blocking: false, isNew: false, counters: {}, chosen: undefined, exiled: undefined, attachedTo: undefined, xInCost: true, kicked: false, faceDown: false,
    }));
  test("CR 202.3a: without a mana cost it has mana value 0", () =>
    expect(thingOf({ ...CARD, manaCost: undefined, power: undefined, toughness: undefined }, "id", "hand")).toMatchObject({ manaValue: 0, manaCost: [], xInCost: false, power: 0, toughness: 0 }));
});

describe("CR 604.3: a card that says what it is wherever it is not on the battlefield", () => {
  const added = { kind: "add-types", whose: "anyone", of: { kind: "self" }, types: ["Artifact", "Enchantment"], supertypes: [], subtypes: ["Elf", "Insect"] } as const;
  const inHand = (...effects: readonly Effect[]): Partial<Thing> => {
    const { types, subtypes } = thingOf({ ...CARD, effects }, "id", "hand");
    return { types, subtypes };
  };
  test("is that, too, there alone", () => {
    expect(inHand({ ...added, zone: "elsewhere" })).toEqual({ types: ["Artifact", "Creature", "Enchantment"], subtypes: ["Elf", "Equipment", "Insect"] });
    expect(thingOf({ ...CARD, effects: [{ ...added, zone: "elsewhere" }] }, "id", "battlefield")).toMatchObject({ types: CARD.types, subtypes: CARD.subtypes });
  });
  test("is not what it says of the battlefield, or of a type that is chosen there", () => {
    const asPrinted = { types: CARD.types, subtypes: CARD.subtypes };
    expect(inHand(added)).toEqual(asPrinted);
    expect(inHand({ ...added, zone: "elsewhere", subtypes: "chosen" })).toEqual(asPrinted);
    expect(inHand({ kind: "set-types", whose: "anyone", of: { kind: "self" }, types: ["Land"], subtypes: ["Forest"], replaces: ["Land"] })).toEqual(asPrinted);
  });
});

describe("counters", () => {
  test("CR 122.1: of one kind, or of all", () => {
    const with3 = thing({ counters: { charge: 2, mining: 1 } });
    expect([countersOn(with3, "charge"), countersOn(with3, "storage"), countersOn(with3, undefined)]).toEqual([2, 0, 3]);
  });
  test("CR 122.1a, 613.4c: +1/+1 and -1/-1 counters change power and toughness", () => {
    const grown = thing({ counters: { "+1/+1": 3, "-1/-1": 1, charge: 9 } });
    expect(counterChange(grown)).toBe(2);
    expect(withCounters(grown)).toMatchObject({ power: 5, toughness: 6 });
    expect(withCounters(thing())).toMatchObject({ power: 3, toughness: 4 });
  });
  test("CR 613.4b: they count on top of a base power or toughness that is set", () => {
    const grown = withCounters(thing({ counters: { "+1/+1": 2 } }));
    expect(withBasePower(grown, 1, 0)).toMatchObject({ power: 3, toughness: 2 });
    expect(withBasePower(grown, undefined, 0)).toMatchObject({ power: 5, toughness: 2 });
    expect(withBasePower(grown, 1, undefined)).toMatchObject({ power: 3, toughness: 6 });
  });
});

describe("without a card type", () => {
  test("CR 205.1a: its creature types go with it, other subtypes stay", () =>
    expect(withoutType(thing(), "Creature")).toMatchObject({ types: ["Artifact"], subtypes: ["Equipment"], keywords: ["haste"] }));
  test("of another type it keeps its subtypes", () =>
    expect(withoutType(thing(), "Artifact")).toMatchObject({ types: ["Creature"], subtypes: ["Elf", "Equipment"], keywords: ["changeling", "haste"] }));
});

describe("of other card types, CR 205.1a", () => {
  const became = (more: Parameters<typeof withTypes>[1], of: Partial<Thing> = {}): Partial<Thing> => {
    const { types, subtypes, keywords } = withTypes(thing(of), more);
    return { types, subtypes, keywords };
  };
  test("it keeps the subtypes of those that it still has", () => {
    expect(became({ types: ["Artifact"], subtypes: ["Treasure"], replaces: [] })).toEqual({ types: ["Artifact"], subtypes: ["Equipment", "Treasure"], keywords: ["haste"] });
    expect(became({ types: ["Creature"], subtypes: ["Elf", "Frog"], replaces: [] })).toEqual({ types: ["Creature"], subtypes: ["Elf", "Frog"], keywords: ["changeling", "haste"] });
    expect(became({ types: ["Land"], subtypes: ["Forest"], replaces: ["Land"] })).toEqual({ types: ["Land"], subtypes: ["Forest"], keywords: ["haste"] });
  });
  test("of the same ones it loses the subtypes that are replaced, and changeling with creature types", () => {
    expect(became({ subtypes: ["Frog"], replaces: ["Creature"] })).toEqual({ types: ["Artifact", "Creature"], subtypes: ["Equipment", "Frog"], keywords: ["haste"] });
    expect(became({ subtypes: ["Food"], replaces: ["Artifact"] })).toEqual({ types: ["Artifact", "Creature"], subtypes: ["Elf", "Food"], keywords: ["changeling", "haste"] });
  });
  test("CR 308.2: kindreds have creature types, and no other subtypes for it", () =>
    expect(became({ types: ["Kindred", "Enchantment"], subtypes: [], replaces: [] }, { subtypes: ["Elf", "Equipment", "Aura"] }))
      .toEqual({ types: ["Kindred", "Enchantment"], subtypes: ["Elf", "Aura"], keywords: ["changeling", "haste"] }));
});

test("CR 702.73a: of every creature type, and once is enough", () => {
  const plain = thing({ keywords: ["haste"] });
  expect(withEveryCreatureType(plain).keywords).toEqual(["haste", "changeling"]);
  expect(withEveryCreatureType(withEveryCreatureType(plain)).keywords).toEqual(["haste", "changeling"]);
});

test("CR 105.4: a color chosen by letter or by name, in any case; colorless; nothing", () =>
  expect(["g", "G", "green", "Blue", "C", "colorless", "Elf", undefined].map((chosen) => chosenColor(thing({ chosen })))).toEqual([
    typeBit.G, typeBit.G, typeBit.G, typeBit.U, typeBit.C, typeBit.C, typeSet([]), typeSet([]),
  ]));
