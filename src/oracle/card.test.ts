import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printAbility } from "../cards/line.ts";
import type { CardJson } from "../cards/json.ts";
import { readCard } from "./index.ts";

/** A made-up card with that text. */
const withText = (oracle_text: string, more: Partial<CardJson> = {}): CardJson => ({ name: "Thing", type_line: "Artifact", oracle_text, ...more });
const lines = (text: string, more: Partial<CardJson> = {}): readonly string[] => readCard(withText(text, more)).abilities.map(printAbility);

describe("the characteristics of a card", () => {
  test("the type line is split, CR 205.1", () =>
    expect(readCard({ name: "Thing", type_line: "Legendary Snow Artifact Creature \u2014 Elf Druid" })).toMatchObject({
      supertypes: ["Legendary", "Snow"], types: ["Artifact", "Creature"], subtypes: ["Elf", "Druid"], token: false,
    }));
  test("a token, and subtypes with marks in them", () => {
    expect(readCard({ name: "Treasure", type_line: "Token Artifact \u2014 Treasure" })).toMatchObject({ token: true, subtypes: ["Treasure"] });
    expect(readCard({ name: "Thing", type_line: "Land \u2014 Urza's Power-Plant" }).subtypes).toEqual(["Urza's", "Power-Plant"]);
  });
  test("no mana cost is not {0}, CR 118.6", () => {
    expect(readCard({ name: "Thing" }).manaCost).toBeUndefined();
    expect(readCard({ name: "Thing", mana_cost: "" }).manaCost).toBeUndefined();
    expect(readCard({ name: "Thing", mana_cost: "{0}" }).manaCost).toEqual([{ kind: "generic", amount: 0 }]);
  });
  test("colors come from the cost unless they are given; devoid takes them away, CR 702.114a", () => {
    expect(readCard({ name: "Thing", mana_cost: "{1}{R/G}" }).colors).toEqual(["R", "G"]);
    expect(readCard({ name: "Thing", mana_cost: "{1}{R}", colors: [] }).colors).toEqual([]);
    expect(readCard(withText("Devoid", { mana_cost: "{1}{R}" })).colors).toEqual([]);
  });
  test("color identity takes symbols of the text in, CR 903.4", () =>
    expect(readCard(withText("{T}: Add {W}. (Not {B}.)", { mana_cost: "{U}" })).colorIdentity).toEqual(["W", "U"]));
  test("keywords are given or stand in the text", () =>
    expect(readCard(withText("Flying, haste\nConvoke (Taps help.)\nEquip {2}", { keywords: ["Improvise"] })).keywords).toEqual([
      "improvise", "flying", "haste", "convoke", "equip",
    ]));
  test("a mana cost with a symbol that is none is reported", () =>
    expect(readCard({ name: "Thing", mana_cost: "{2}{L}" }).notUnderstood).toEqual([{ text: "{2}{L}" }]));
  test("faces are read one by one; the first stands for the card", () => {
    const card = readCard({
      name: "One // Two",
      card_faces: [
        { name: "One", type_line: "Creature \u2014 Elf", oracle_text: "{T}: Add {G}.", mana_cost: "{G}" },
        { name: "Two", type_line: "Land", oracle_text: "{T}: Add {C}." },
      ],
    });
    expect(card).toMatchObject({ name: "One // Two", subtypes: ["Elf"] });
    expect(card.faces?.map((face) => face.abilities.map(printAbility))).toEqual([["{T}: {G}"], ["{T}: {C}"]]);
  });
});

describe("power and toughness, CR 613.4", () => {
  const effects = (text: string): unknown => readCard(withText(text)).effects;
  const unread = (text: string, more: Partial<CardJson> = {}): unknown => readCard(withText(text, more)).notUnderstood;

  test("what is read", () => {
    expect(effects("Creatures you control get +1/+1 and have vigilance.")).toEqual([{ kind: "power", whose: "you", of: { kind: "type", type: "Creature" }, power: 1, toughness: 1 }]);
    expect(effects("Enchanted creature gets -2/-0.")).toMatchObject([{ of: { kind: "all" }, power: -2 }]);
    expect(effects("Equipped creature gets +X/+0, where X is its mana value.")).toMatchObject([{ each: true, power: { kind: "mana-value" } }]);
    expect(effects("Equipped creature gets +1/+1 and has haste.")).toMatchObject([{ kind: "power" }, { kind: "grant-haste" }]);
    expect(effects("Other creatures have base power and toughness 1/1.")).toMatchObject([{ base: true, power: 1, toughness: 1 }]);
  });

  test("what is not read is about power only", () => {
    expect(unread("This creature gets +1/+1 for each song you know.")).toMatchObject([{ about: "power", onBoard: true }]);
    expect(unread("This creature gets -1/-1 for each song you know.")).toMatchObject([{ about: "power", mayForbid: true }]);
    expect(unread("All Elves have \"This creature gets +1/+1 for each Forest you control.\"")).toMatchObject([{ about: "power" }]);
  });

  test.each(["{1}: This creature gets +1/+1 until end of turn.", "Whenever Thing attacks, it gets +1/+1.", "Put a +1/+1 counter on each creature."])("no matter: %s", (text) => {
    expect(effects(text)).not.toContainEqual(expect.objectContaining({ kind: "power" }));
    expect(unread(text)).toEqual([]);
  });

  test("a sentence that also forbids something is not half read", () =>
    expect(unread("Equipped creature gets +2/+2, has haste, can't attack you, and can't be sacrificed.")).toMatchObject([{ mayForbid: true }]));

  test("a haste that depends is not given always", () => {
    expect(effects("As long as you control a Forest, this creature gets +1/+1 and has haste.")).toMatchObject([{ kind: "power", when: {} }, { kind: "grant-haste", when: { value: 1 } }]);
    expect(effects("As long as it's not your song, creatures you control get +1/+1 and have haste.")).toEqual([]);
  });
});

describe("what a card's own text makes it, CR 604.3", () => {
  test("types in addition", () =>
    expect(readCard(withText("Thing is also a Cleric, Rogue, Warrior, and Wizard.", { type_line: "Creature \u2014 Human" })).subtypes).toEqual(["Human", "Cleric", "Rogue", "Warrior", "Wizard"]));
  test("a god without devotion", () =>
    expect(readCard(withText("As long as your devotion to white and black is less than seven, Thing isn't a creature.")).effects).toMatchObject([{ kind: "not-type", when: { is: "<=", value: 6 } }]));
});

describe("mana abilities, CR 605.1a", () => {
  test.each([
    ["{T}: Add {G}.", "{T}: {G}"],
    ["{T}: Add {G} to your mana pool.", "{T}: {G}"],
    ["{T}: Add {W}, {U}, or {B}.", "{T}: {W} | {U} | {B}"],
    ["{W/U}, {T}: Add {W}{W}, {W}{U}, or {U}{U}.", "{W/U}, {T}: {W}{W} | {W}{U} | {U}{U}"],
    ["{T}, Pay 1 life: Add one mana of any color.", "{T}, life 1: any"],
    ["{T}: Add three mana of any one color.", "{T}: 3 any"],
    ["{T}: Add two mana in any combination of colors.", "{T}: 2 of any"],
    ["{2}, {T}: Choose a color. Add an amount of mana of that color equal to your devotion to that color.", "{2}, {T}: devotion to that color any"],
    ["{T}: Add {C} or one mana of the chosen color.", "{T}: {C} | chosen color"],
    ["{T}: Add {G} for each creature you control.", "{T}: creatures you control {G}"],
    ["{T}: Add {R} or {G}. This artifact deals 1 damage to you.", "{T}: {R} | {G}; damage 1"],
    ["{1}: Add one mana of any color. Activate only once each turn.", "{1} [once a turn]: any"],
    ["{T}: Put a moss counter on this artifact. Add {G} for each moss counter on this artifact.", "{T}: moss counters {G}; counter 1 moss first"],
    ["{T}: Put a moss counter on this artifact. Add {G}.", "{T}: {G}; counter 1 moss"],
    ["{T}: Add {C} for each artifact you control named Thing.", "{T}: artifact \"Thing\" you control {C}"],
    ["{T}: Add {C}. Activate only if you control three or more artifacts.", "{T} [if artifacts you control >= 3]: {C}"],
    ["{T}: Add one mana of any color that a land an opponent controls could produce.", "{T}: color that lands opponents control could produce"],
    ["{T}: Add {C}. If you control a Desert, add {C}{C} instead.", "{T}: {C}; if Desert you control >= 1: {C}{C}"],
    ["{T}, Sacrifice Thing: Add {B}{B}.", "{T}, sac self: {B}{B}"],
    ["Exile this card from your hand: Add {R}.", "exile self [from hand]: {R}"],
    ["{T}, Discard your hand, Sacrifice this artifact: Add three mana of any one color. Activate only as an instant.",
      "{T}, discard hand, sac self [if you have priority]: 3 any"],
    ["Hullabaloo \u2014 {T}: Add {C}{C}. Spend this mana only to cast Elf spells.", "{T}: {C}{C} [only Elf spells]"],
    ["{1}, Remove X storage counters from this artifact: Add X mana in any combination of {W} and/or {U}.", "{1}, remove X storage: X of {W}/{U}"],
  ])("%s", (text, line) => expect(lines(text)).toEqual([line]));

  test.each([
    ["a target", "{T}: Exile target land card from a graveyard. Add one mana of any color."],
    ["a card drawn", "{1}, {T}, Sacrifice this artifact: Add one mana of any color. Draw a card."],
    ["a card milled as the cost", "{T}, Mill a card: Add {C}."],
    ["a loyalty cost", "+1: Add {R}{R}."],
    ["no mana", "{T}: Untap another artifact."],
  ])("with %s it is none, and does not matter", (_, text) => {
    const card = readCard(withText(text));
    expect([card.abilities, card.notUnderstood]).toEqual([[], []]);
  });

  test("reminder text makes no ability", () => expect(lines("({T}: Add {G}.)", { type_line: "Basic Land \u2014 Forest" })).toEqual([]));
  test("what a sorcery adds as it resolves is no mana ability", () => expect(lines("Add {B}{B}{B}.", { type_line: "Sorcery" })).toEqual([]));
  test("\"that color\" without a color chosen before is not read", () => expect(lines("{T}: Add one mana of that color.")).toEqual([]));
  test("an ability of which one sentence is not read is not read at all", () => {
    const text = "{T}: Add {G}. Something unheard of costs more.";
    expect(readCard(withText(text))).toMatchObject({ abilities: [], notUnderstood: [{ text }] });
  });
});

describe("null in JSON", () => {
  test("is as good as missing", () => {
    const card: unknown = JSON.parse('{"name":"Thing","mana_cost":null,"oracle_text":null,"colors":null,"keywords":null,"card_faces":null,"power":null}');
    expect(readCard(card as CardJson)).toMatchObject({ name: "Thing", manaCost: undefined, colors: [] });
  });
});

describe("effects", () => {
  const effects = (text: string, more: Partial<CardJson> = {}) => readCard(withText(text, more)).effects;
  test.each([
    ["Noncreature spells cost {1} more to cast.", "spell-cost"],
    ["Goblin spells you cast cost {1} less to cast.", "spell-cost"],
    ["This spell costs {1} less to cast for each artifact you control.", "own-cost"],
    ["Affinity for artifacts", "own-cost"],
    ["As an additional cost to cast this spell, sacrifice a creature.", "additional-cost"],
    ["Activated abilities of creatures you control cost {2} less to activate. This effect can't reduce the mana in that cost to less than one mana.", "ability-cost"],
    ["Artifact spells you cast have convoke.", "grant-keyword"],
    ["Lands you control have \"{T}: Add one mana of any color.\"", "grant-ability"],
    ["Other creatures you control have haste.", "grant-haste"],
    ["Each land is a Swamp in addition to its other land types.", "land-types"],
    ["Nonbasic lands are Mountains.", "land-types"],
    ["All creatures are artifacts in addition to their other types.", "add-types"],
    ["All permanents are colorless.", "set-colors"],
    ["All creatures lose all abilities.", "no-abilities"],
    ["Activated abilities of artifacts can't be activated.", "no-activation"],
    ["Whenever you tap a land for mana, add one mana of any type that land produced.", "tap-trigger"],
    ["If you tap a permanent for mana, it produces twice as much of that mana instead.", "tap-multiply"],
    ["If a land is tapped for two or more mana, it produces {C} instead of any other type and amount.", "tap-replace"],
    ["You may spend mana as though it were mana of any color.", "as-though"],
    ["For each {B} in a cost, you may pay 2 life rather than pay that mana.", "life-for-mana"],
    ["Your life total can't change.", "no-life-payment"],
    ["Whenever this land becomes tapped, it deals 1 damage to you.", "damage-when-tapped"],
    ["Spend only black mana on X.", "x-types"],
    ["Morph {2}{U}", "face-up-cost"],
    ["Disguise\u2014Discard a card.", "face-up-cost"],
    ["You can't spend mana to cast this spell.", "no-mana"],
    ["Waterbend {3}: Creatures fly.", "own-ability"],
  ])("%s", (text, kind) => expect(effects(text).map((effect) => effect.kind)).toEqual([kind]));

  test("a chosen type means a land type on a land only", () => {
    const text = "This land is the chosen type in addition to its other types.";
    expect(effects(text, { type_line: "Land" })).toMatchObject([{ kind: "land-types", types: "chosen" }]);
    expect(effects(text, { type_line: "Creature" })).toMatchObject([{ kind: "add-types", subtypes: "chosen" }]);
  });
  test.each([
    ["This spell costs {1} less to cast for each creature in your party.", { amount: { kind: "party" } }],
    ["This spell costs {2} less to cast if there are four or more card types among cards in your graveyard.", { when: { amount: { kind: "card-types" }, value: 4 } }],
    ["If you have 3 or less life, this spell costs {6} less to cast.", { when: { amount: { kind: "life" }, is: "<=", value: 3 } }],
    ["If an opponent controls seven or more lands, this spell costs {6} less to cast.", { when: { amount: { whose: "an-opponent" }, value: 7 } }],
    ["This spell costs {X} less to cast, where X is the total toughness of creatures you control.", { amount: { kind: "total-toughness" } }],
    ["This spell costs {X} less to cast, where X is the number of differently named lands you control.", { amount: { kind: "different", value: "name" } }],
    ["This spell costs {1} less to cast if you have two or more cards in your graveyard.", { when: { amount: { zone: "graveyard" }, value: 2 } }],
  ])("what is counted: %s", (text, effect) => expect(effects(text)).toMatchObject([{ kind: "own-cost", ...effect }]));
  test.each([
    ["sacrifice a creature or pay {3}", [["sacrifice"], ["mana"]]],
    ["sacrifice an artifact or creature or discard a card", [["sacrifice"], ["discard"]]],
    ["sacrifice a creature, discard a card, or pay 4 life", [["sacrifice"], ["discard"], ["life"]]],
    ["discard a card and pay 1 life or pay {2}", [["discard", "life"], ["mana"]]],
    ["forage or pay {B}", [["exile"], ["sacrifice"], ["mana"]]],
  ])("an additional cost with a choice: %s", (cost, kinds) =>
    expect(effects(`As an additional cost to cast this spell, ${cost}.`)).toMatchObject([
      { kind: "additional-cost", optional: false, cost: [{ kind: "choice", of: kinds.map((parts) => parts.map((kind) => ({ kind }))) }] },
    ]));
  test("what many of a kind have as long as there are enough", () =>
    expect(effects("As long as you control six or more Elves, lands you control have \"{T}: Add {G}.\"")).toMatchObject([
      { kind: "grant-ability", to: { kind: "type", type: "Land" }, when: { kind: "amount", is: ">=", value: 6 } },
    ]));
  test("the chosen color", () => {
    expect(effects("Enchanted land is the chosen color.")).toMatchObject([{ kind: "set-colors", colors: "chosen" }]);
    expect(lines("{1}, {T}: Add one mana of this artifact's last noted type.")).toEqual(["{1}, {T}: chosen color"]);
    const trigger = "Whenever a land's ability causes you to add one or more mana of the chosen color, add an additional one mana of that color.";
    expect(effects(trigger)).toMatchObject([{ kind: "tap-trigger", anyAbility: true }]);
  });
  test("what abilities cost that make no mana: all of them, if one costs more than mana", () => {
    expect(effects("{T}: Add {G}.\n{2}, {T}, Sacrifice this artifact: Something.\nOdd \u2014 {1}, Dance: Something.\n+1: Something.\nEquip {2}")).toEqual([
      { kind: "own-ability", cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 2 }] }, { kind: "tap" }, { kind: "sacrifice-self" }] },
      { kind: "own-ability", cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 1 }] }] },
    ]);
    expect(effects("{1}{G}: Something.")).toEqual([]);
    expect(effects("{X}: Something. Spend only black mana on X. X can't be 0.")).toMatchObject([{ kind: "own-ability", xTypes: ["B"], xLeast: 1 }]);
    expect(effects("{T}: Do something.", { type_line: "Sorcery" })).toEqual([]);
    expect(effects("{3}{G}: Something. This ability costs {1} less to activate for each Elf you control.")).toMatchObject([
      { kind: "own-ability", changes: [{ change: "reduce", amount: { kind: "count", of: { kind: "subtype", subtype: "Elf" } } }] },
    ]);
    const unread = "{3}: Something. This ability costs {1} more to activate for each odd thing.";
    expect(readCard(withText(unread)).notUnderstood).toEqual([{ text: unread, mayForbid: true, onBoard: true }]);
    const modes = "{X}, {T}: Choose one \u2014\n\u2022 Do this. Spend only white mana on X.\n\u2022 Do that. Spend only white mana on X.\n{1}: Something.";
    expect(effects(modes)).toMatchObject([{ kind: "own-ability", xTypes: ["W"] }, { kind: "own-ability", cost: [{ kind: "mana" }] }]);
  });
  test("what a trigger set until end of turn holds like a static effect, CR 611.2", () => {
    const text = "At the beginning of each combat, that player chooses a color. Until end of turn, lands tapped for mana produce mana of the chosen color instead of any other color.";
    expect(effects(text)).toEqual([
      { kind: "tap-replace", by: "anyone", of: { kind: "type", type: "Land" }, types: { kind: "chosen-color" }, amountToo: false, colorsOnly: true },
    ]);
    expect(effects("Whenever this creature attacks, Elf spells you cast this turn cost {1} less to cast.")).toMatchObject([
      { kind: "spell-cost", change: "reduce", when: { kind: "unknown" } },
    ]);
  });
  test.each([
    ["This spell costs {2} less to cast as long as it's your turn.", { kind: "your-turn" }],
    ["During your turn, Elf spells you cast cost {1} less to cast.", { kind: "your-turn" }],
    ["Elf spells you cast during turns other than yours cost {1} less to cast.", { kind: "not", of: { kind: "your-turn" } }],
    ["Each spell costs {1} more to cast except during its controller's turn.", { kind: "not", of: { kind: "your-turn", payer: true } }],
  ])("whose turn it is: %s", (text, when) => expect(effects(text)).toMatchObject([{ when }]));
  test("whose turn it is, for an ability", () => {
    expect(lines("{T}: Add {G}. Activate only during your turn.")).toEqual(["{T} [if your turn]: {G}"]);
    expect(lines("{1}: Add {G}. Any player may activate this ability but only during their turn before the end step.")).toEqual(["{1} [any player] [if payer's turn]: {G}"]);
  });
  test("what happened this turn is a condition that no position tells", () =>
    expect(effects("This spell costs {2} less to cast if you gained life this turn.")).toMatchObject([{ kind: "own-cost", when: { kind: "unknown" } }]));
});

describe("what is not read", () => {
  test.each([
    "Creatures you own with odd names have haste.",
    "Spells cost whatever they like to cast.",
    "Equipped creatures you control have haste.",
    "As an additional cost to cast this spell, sacrifice a creature or dance.",
    "Whenever this creature attacks, until end of turn, lands you control become lively artifacts.",
    "At the beginning of each upkeep, until end of turn, if a player taps a Mountain for mana, that Mountain produces something else.",
  ])("is listed if it might matter: %s", (text) => expect(readCard(withText(text)).notUnderstood).toMatchObject([{ text }]));

  test.each([
    ["As an additional cost to cast this spell, sacrifice a creature or find {3}.", true],
    ["Spells with odd names cost {1} more to cast.", true],
    ["Players with odd names can't activate abilities.", true],
    ["You may pay {R} rather than pay this spell's mana cost. Spend only mana from odd things to cast it this way.", true],
    ["Odd lands are Mountains.", true],
    ["Odd artifacts are creatures in addition to their other types.", true],
    ["Spells with odd names cost {1} less to cast.", undefined],
    ["{T}: Add two odd mana. Spend this mana only on odd spells.", undefined],
    ["Creatures with odd names have haste. They can't block.", undefined],
  ] as const)("says whether it may forbid a payment: %s", (text, mayForbid) =>
    expect(readCard(withText(text)).notUnderstood.map((line) => line.mayForbid)).toEqual([mayForbid]));

  test.each([
    "When this artifact enters, draw a card.",
    "At the beginning of your upkeep, add {R}.",
    "Creatures can't attack you unless their controller pays {2} for each of them.",
    "Creatures you control get +1/+1.",
    "Whenever this creature attacks, target land becomes an Island until end of turn.",
    "{1}: This land becomes a 2/2 creature until end of turn.",
    "Kicker {2}",
    "Flashback\u2014Sacrifice a creature.",
    "You may pay {R}{G} rather than pay this spell's mana cost.",
  ])("is dropped if it cannot: %s", (text) => expect(readCard(withText(text)).notUnderstood).toEqual([]));
});

/** Odd text, made of pieces that the grammar knows, so that it gets far before it fails. */
const oddText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .array(
      fc.constantFrom(
        "{T}", "{G}", ": ", "Add ", "{", "}", "(", ")", "\"", ". ", "\n", ", ", "or ", "and ", "one mana of any color", "for each ", "creature ",
        "you control ", "spells ", "cost ", "less to cast", "Whenever ", "As an additional cost to cast this spell, ", "sacrifice a ", "~", "\u2014 ", "X ", "Elf ",
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join("")),
);

describe("any text at all", () => {
  test("is read without throwing", () =>
    fc.assert(fc.property(oddText, oddText, (oracle_text, type_line) => {
      const card = readCard({ name: "Thing", oracle_text, type_line, mana_cost: oracle_text, power: type_line });
      expect(card.name).toBe("Thing");
    }), { numRuns: 500 }));

  test("takes no long time: deep nesting, long lists", () => {
    const long = [
      "(".repeat(5000), `{T}: Add ${"{G}, ".repeat(400)}`, "creature or ".repeat(160), "\"".repeat(1900), `Add ${"one mana of any color or ".repeat(70)}`,
      "As long as you control a creature and ".repeat(50), "x".repeat(100_000),
    ].join("\n");
    const start = performance.now();
    readCard(withText(long));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
