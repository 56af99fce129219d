import { describe, expect, test } from "vitest";
import { readCard } from "./index.ts";

const read = (oracle_text: string, type_line = "Enchantment \u2014 Aura") => readCard({ name: "Thing", type_line, oracle_text });
const effects = (text: string) => read(text).effects;
const kinds = (text: string): readonly string[] => effects(text).map(({ kind }) => kind);

describe("CR 205.1: what permanents are made into", () => {
  test("card types and creature types in place of others", () => {
    expect(effects("Enchanted creature loses all abilities and is a blue Frog creature with base power and toughness 1/1.")).toMatchObject([
      { kind: "set-types", types: ["Creature"], subtypes: ["Frog"], replaces: ["Creature"] },
      { kind: "set-colors", colors: ["U"], inAddition: false },
      { kind: "no-abilities" },
      { kind: "power", base: true, power: 1 },
    ]);
  });
  test("creature types alone leave the card types", () => {
    const [set] = effects("Enchanted creature is a Turtle with base power and toughness 0/1. It can't attack and loses all abilities.");
    expect(set).toMatchObject({ kind: "set-types", subtypes: ["Turtle"] });
    expect(set).not.toHaveProperty("types");
  });
  test("CR 205.1b: \"artifact creature\" leaves the other card types, unless they are lost", () => {
    expect(effects("Each noncreature artifact becomes an artifact creature with power and toughness each equal to its mana value.")).toMatchObject([
      { kind: "set-types", subtypes: [] }, { kind: "add-types", types: ["Artifact", "Creature"] }, { kind: "power", each: true },
    ]);
    expect(effects("Enchanted creature is an Insect artifact creature and has indestructible, and it loses all other abilities, card types, and creature types.")).toMatchObject([
      { kind: "set-types", types: ["Artifact", "Creature"] }, { kind: "no-abilities" },
    ]);
  });
  test("CR 305.7: a basic land type takes the abilities along", () =>
    expect(kinds("Enchanted permanent is a colorless Forest land.")).toEqual(["set-types", "set-colors"]));
  test.each([
    ["Enchanted permanent is a colorless land with \"{T}: Add {C}\" and loses all other card types and abilities.", ["set-types", "set-colors", "no-abilities", "grant-ability"]],
    ["Enchanted permanent is a Treasure artifact with \"{T}, Sacrifice this artifact: Add one mana of any color,\" and it loses all other abilities.", ["set-types", "no-abilities", "grant-ability"]],
    ["Enchanted land loses all land types and abilities and has \"{T}: Add {C}.\"", ["set-types", "no-abilities", "grant-ability"]],
    ["Enchanted land is a 4/4 Elemental creature with reach and haste. It's still a land.", ["add-types", "power", "grant-haste"]],
    ["All Swamps are 1/1 black creatures that are still lands.", ["add-types", "set-colors", "power"]],
    ["Enchanted creature gets -1/-1 and is a black Zombie in addition to its other colors and types.", ["add-types", "set-colors", "power"]],
    ["Equipped creature gets +2/+2, has haste, can't attack you or planeswalkers you control, and can't be sacrificed.", ["power", "grant-haste", "no-sacrifice"]],
    ["As long as enchanted permanent is a Vehicle, it's a creature in addition to its other types.", ["add-types"]],
    ["As long as Thing has a slumber counter on it, it's a land.", ["set-types"]],
    ["Enchanted permanent is legendary.", ["add-types"]],
    ["Creatures you control are every creature type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.", ["add-types"]],
    ["Equipped creature gets +1/+1 and is every creature type.", ["power", "add-types"]],
    ["All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.", ["set-colors"]],
  ])("%s", (text, expected) => expect([kinds(text), read(text).notUnderstood]).toEqual([expected, []]));

  test.each([
    "Enchanted permanent loses all other card types.",
    "Enchanted creature is a blue Frog creature and is a red Elk creature.",
    "Enchanted creature loses all abilities and is as large as a song.",
  ])("what cannot be told is reported: %s", (text) => expect([effects(text), read(text).notUnderstood]).toMatchObject([[], [{ text, mayForbid: true }]]));
});

describe("CR 113.6: what a card is elsewhere", () => {
  test("a creature that is none on the battlefield", () =>
    expect(read("As long as Thing isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.", "Legendary Planeswalker \u2014 Grist").effects).toMatchObject([{ zone: "elsewhere", types: ["Creature"] }]));
  test("a legend whose short name is a planeswalker type", () =>
    expect(readCard({ name: "Xenagos, God of Songs", type_line: "Legendary Creature", oracle_text: "As long as your devotion to red is less than five, Xenagos isn't a creature." }).effects).toMatchObject([{ kind: "not-type", of: { kind: "self" } }]));
});

describe("CR 613.1f: abilities of others", () => {
  test.each([
    ["Thing has all activated abilities of creatures you control that don't have the same name as this creature.", [{ from: "battlefield", theirs: "you" }]],
    ["As long as Thing is on the battlefield, it has all activated abilities of all land cards in all graveyards.", [{ from: "graveyard" }, { when: { kind: "unknown" } }]],
    ["Creatures you control have all activated abilities of all land cards exiled with Thing.", [{ when: { kind: "unknown" } }]],
  ])("%s", (text, expected) => expect(effects(text)).toMatchObject(expected));
});

describe("costs in words", () => {
  const cost = (words: string): unknown => {
    const [effect] = readCard({ name: "Thing", type_line: "Sorcery", oracle_text: `As an additional cost to cast this spell, ${words}.` }).effects;
    return effect?.kind === "additional-cost" ? effect.cost : undefined;
  };
  test.each([
    ["reveal an Elf card from your hand or pay {3}", [{ kind: "choice", of: [[{ kind: "reveal", from: ["hand"] }], [{ kind: "mana" }]] }]],
    ["behold an Elemental or pay {2}", [{ kind: "choice", of: [[{ kind: "reveal", from: ["battlefield", "hand"] }], [{ kind: "mana" }]] }]],
    ["behold an Elemental and exile it", [{ kind: "choice", of: [[{ kind: "exile", from: "battlefield" }], [{ kind: "exile", from: "hand" }]] }]],
    ["choose a creature you control or reveal a creature card from your hand", [{ kind: "reveal", from: ["battlefield", "hand"] }]],
    ["discard X cards", [{ kind: "discard", count: "x" }]],
    ["exile X creature cards from your graveyard", [{ kind: "exile", count: "x" }]],
    ["return X Swamps you control to their owner's hand", [{ kind: "return", count: "x" }]],
  ])("%s", (words, expected) => expect(cost(words)).toMatchObject(expected));
  test("a card at random is not chosen by the payer", () => expect(cost("discard a card at random")).toBeUndefined());
});
