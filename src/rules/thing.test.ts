import { describe, expect, test } from "vitest";
import type { Card } from "../cards/index.ts";
import { typeBit, typeSet } from "../mana/index.ts";
import { chosenColor, counterChange, countersOn, thingOf, withBasePower, withCounters, withoutType, type Thing } from "./thing.ts";

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

test("CR 105.4: a color chosen by letter or by name, in any case; colorless; nothing", () =>
  expect(["g", "G", "green", "Blue", "C", "colorless", "Elf", undefined].map((chosen) => chosenColor(thing({ chosen })))).toEqual([
    typeBit.G, typeBit.G, typeBit.G, typeBit.U, typeBit.C, typeBit.C, typeSet([]), typeSet([]),
  ]));
