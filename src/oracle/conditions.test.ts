import { describe, expect, test } from "vitest";
import type { CardJson } from "../cards/json.ts";
import { printAbility } from "../cards/line.ts";
import { readCard } from "./index.ts";

const thing = (oracle_text: string, more: Partial<CardJson> = {}): CardJson => ({ name: "Thing", type_line: "Creature \u2014 Elf", oracle_text, ...more });
const effects = (text: string, more: Partial<CardJson> = {}) => readCard(thing(text, more)).effects;
const unread = (text: string, more: Partial<CardJson> = {}): unknown => readCard(thing(text, more)).notUnderstood;

describe("text that holds from a level on", () => {
  const leveler = readCard(thing("Level up {G}\nLEVEL 1-4\n1/2\n{T}: Add {G}{G}.\nLEVEL 5+\n1/4\nElves you control have \"{T}: Add {G}{G}.\""));
  test("CR 711.2a: a leveler counts its level counters", () => {
    expect(leveler.abilities.map(printAbility)).toEqual(["{T} [if (level counters >= 1 and level counters <= 4)]: {G}{G}"]);
    expect(leveler.effects).toMatchObject([
      { kind: "power", base: true, toughness: 2, when: { kind: "all" } },
      { kind: "power", base: true, toughness: 4, when: { value: 5 } },
      { kind: "grant-ability", when: { is: ">=", value: 5 } },
    ]);
    expect(leveler.notUnderstood).toEqual([]);
  });
  test("CR 716.2: so is the level of a Class", () => {
    const read = readCard(thing("Creatures you control have haste.\n{1}: Level 2\nSpells you cast cost {1} less to cast.\n{2}: Level 3\nYou may spend mana as though it were mana of any color.", { type_line: "Enchantment \u2014 Class" }));
    const at = read.effects.map((effect) => [effect.kind, "when" in effect && effect.when?.kind === "amount" ? effect.when.value : undefined]);
    expect(at).toEqual([["grant-haste", undefined], ["spell-cost", 2], ["as-though", 3]]);
  });
  test("CR 721.2: a Spacecraft counts its charge counters, and is a creature from its last number on", () => {
    const ship = readCard(thing("Station\n3+ | {T}: Add {U}.\n8+ | Flying, haste", { type_line: "Artifact \u2014 Spacecraft", power: "4", toughness: "4" }));
    expect(ship.abilities.map(printAbility)).toEqual(["{T} [if charge counters >= 3]: {U}"]);
    expect(ship.effects).toMatchObject([{ kind: "grant-haste", when: { value: 8 } }, { kind: "add-types", types: ["Creature"], when: { value: 8 } }]);
    expect(ship.keywords).not.toContain("haste");
  });
  test("a keyword that pays and cannot be had at times only is reported", () =>
    expect(unread("{1}: Level 2\nConvoke")).toMatchObject([{ text: "Convoke" }]));
});

describe("conditions of what permanents have", () => {
  test.each([
    ["This creature has haste as long as you control another Elf.", { when: { amount: { of: { kind: "all" } }, is: ">=" } }],
    ["Thing has flying and haste as long as no opponent controls a white or blue creature.", { when: { is: "=", value: 0 } }],
    ["As long as equipped creature is legendary, it has trample and haste.", { to: { kind: "all" } }],
    ["As long as this card is in your graveyard and you control a Mountain, creatures you control have haste.", { zone: "graveyard", when: { value: 1 } }],
    ["This creature has haste as long as an opponent has 10 or less life.", { when: { kind: "unknown" } }],
    ["As long as Thing is paired with another creature, both creatures have haste.", { whose: "you", when: { kind: "unknown" } }],
    ["This creature has flying as long as a card exiled with it has flying. The same is true for first strike, haste, and reach.", { when: { kind: "unknown" } }],
    ["Max speed \u2014 This creature has deathtouch and haste.", { when: { kind: "unknown" } }],
  ])("haste: %s", (text, effect) => expect(effects(text)).toMatchObject([{ kind: "grant-haste", ...effect }]));

  test.each([
    "As long as equipped creature is legendary, it has hexproof.",
    "As long as enchanted permanent is a creature, it has flying.",
    "Thing has flying and indestructible as long as you have six or more unspent mana.",
    "This creature has protection from artifacts as long as a song is sung.",
    "This creature has flying as long as a card exiled with it has flying. The same is true for first strike and reach.",
  ])("what does not matter need not be known when: %s", (text) => expect([effects(text), unread(text)]).toEqual([[], []]));

  test.each([
    ["a ward with a condition behind it", "Thing has haste and ward {10} as long as a song is sung."],
    ["\"it\" that nothing has named", "As long as you control a Forest, it has haste."],
    ["the state of being tapped", "As long as this creature is tapped, creatures you control have haste."],
  ])("%s is reported, not half read", (_, text) => expect([effects(text), unread(text)]).toMatchObject([[], [{ text }]]));
});

describe("what happened earlier and may still be at work", () => {
  test.each([
    ["\u22125: Artifacts you control become artifact creatures with base power and toughness 5/5 until end of turn.", ["set-types", "add-types", "power"]],
    ["When this creature enters, until end of turn, each noncreature artifact you control becomes an artifact creature with base power and toughness 4/4.", ["set-types", "add-types", "power"]],
    ["II \u2014 Noncreature spells your opponents cast cost {2} more to cast until your next turn.", ["spell-cost"]],
    ["Once during each of your turns, you may cast a creature spell from your graveyard by exiling three other cards from your graveyard in addition to paying its other costs.", ["spell-cost"]],
    ["I, II \u2014 Until your next turn, creatures you control gain \"{T}: Add one mana of any color.\"", ["grant-ability"]],
  ])("is never taken as so: %s", (text, kinds) => {
    expect(effects(text).map(({ kind }) => kind)).toEqual(kinds);
    for (const effect of effects(text)) expect(effect).toMatchObject({ when: { kind: "unknown" } });
  });
});

describe("lines that look as if they mattered", () => {
  test.each([
    "You may have this creature enter as a copy of any creature on the battlefield, except it has \"When this creature becomes the target of a spell, sacrifice it.\"",
    "If one or more tokens would be created under your control, those tokens plus a 1/1 green Frog creature token are created instead.",
    "Each other creature you control enters with an additional +1/+1 counter on it and is a Mutant in addition to its other types.",
    "Adamant \u2014 If at least three red mana was spent to cast this spell, this creature enters with a +1/+1 counter on it.",
    "Creatures can't attack you unless their controller pays {X} for each of those creatures, where X is a number of colors.",
    "As this Equipment becomes attached to a creature, choose a color.",
    "Each creature spell you cast has emerge. The emerge cost is equal to its mana cost.",
    "You may cast creature spells from the top of your library. If you cast a creature spell this way, it gains haste until end of turn.",
  ])("and do not: %s", (text) => expect([effects(text), unread(text)]).toEqual([[], []]));
  test("a copy that could make mana is another matter", () =>
    expect(unread("You may have this creature enter as a copy of any creature, except it's black and it has \"{T}: Add {U}.\"")).toHaveLength(1));
});
