import { describe, expect, test } from "vitest";
import { printAbility } from "../cards/line.ts";
import type { CardJson } from "../cards/json.ts";
import { readCard } from "./index.ts";

/** What is read of a text, what of it is left unread, and what is no matter: found on real cards, with texts made up. */
const read = (oracle_text: string, more: Partial<CardJson> = {}) => {
  const { abilities, effects, notUnderstood } = readCard({ name: "Thing", type_line: "Artifact", oracle_text, ...more });
  return { abilities: abilities.map(printAbility), effects, notUnderstood };
};
const untold = (text: string): object => ({ when: { kind: "unknown", text } });
const EARLIER = untold("an effect of earlier this turn");

describe("a mana ability keeps being one whatever a trigger that it sets up does later, CR 605.1a, 603.7", () => {
  test.each([
    ["{T}: Add {R}. When that mana is spent to cast a red spell, copy that spell and you may choose new targets for the copy.", "{T}: {R}"],
    ["{T}: Add {R}. When you next cast a spell this turn, copy that spell. You may choose new targets for the copy.", "{T}: {R}"],
    ["{T}: Add {G}. When you spend this mana to cast a Dragon spell, draw a card.", "{T}: {G}"],
    ["{1}, {T}: Add {G}. Draw a card at the beginning of the next turn's upkeep.", "{1}, {T}: {G}"],
  ])("%s", (text, line) => expect(read(text)).toMatchObject({ abilities: [expect.stringMatching(line.replace(/[{}]/g, "\\$&"))], notUnderstood: [] }));

  test.each(["{T}: Add {R}. Draw a card.", "{T}: Choose target land. Add {R}.", "{T}: Add {R}. When you do, smile. Draw a card."])("but not: %s", (text) =>
    expect(read(text).abilities).toEqual([]));
});

describe("triggers on mana, CR 605.1b", () => {
  test("for a symbol, and for each of a list", () => {
    expect(read("Whenever you tap a permanent for {C}, add an additional {C}.").effects).toMatchObject([{ kind: "tap-trigger", by: "you", types: { types: ["C"] } }]);
    expect(read("Whenever a player taps a Mountain, Forest, or Plains for mana, that player adds one mana of any type that land produced.").effects)
      .toMatchObject([{ kind: "tap-trigger", of: { kind: "any", of: [{ subtype: "Mountain" }, { subtype: "Forest" }, { subtype: "Plains" }] } }]);
  });
  test("what taps other lands breaks promises about later, so nothing is promised", () =>
    expect(read("Whenever an opponent taps a land for mana, tap all lands that player controls.").notUnderstood).toMatchObject([{ mayForbid: true }]));
  test.each([
    "Whenever a Mountain is tapped for mana, put a +1/+1 counter on target creature.",
    "Whenever you sacrifice a Clue, add {R}.",
    "Whenever this creature attacks, tap all lands.",
  ])("no matter: %s", (text) => expect(read(text)).toEqual({ abilities: [], effects: [], notUnderstood: [] }));
  test("a quoted one is not dropped", () => expect(read("Enchanted land has \"Whenever this land is tapped for mana, add an additional {G}.\"").notUnderstood).toHaveLength(1));
});

describe("what always holds", () => {
  test("types in other words", () => {
    expect(read("Enchanted land is snow.").effects).toMatchObject([{ kind: "add-types", supertypes: ["Snow"] }]);
    expect(read("During turns other than yours, this artifact is a 2/3 Gargoyle artifact creature with flying.").effects)
      .toMatchObject([{ kind: "set-types", subtypes: ["Gargoyle"] }, { kind: "add-types", types: ["Artifact", "Creature"], when: { kind: "not" } }, { kind: "power", power: 2 }]);
    expect(read("This artifact is a 5/5 Golem artifact creature as long as you control three or more artifacts.").effects).toMatchObject([{ kind: "set-types", when: { value: 3 } }, {}, {}]);
    expect(read("Each land with an odd counter on it is every land type in addition to its other types.").effects).toMatchObject([{ kind: "land-types", inAddition: true }, { kind: "add-types" }]);
  });
  test("devoid and changeling that are given are not read: whether they do anything is a question of layers, CR 613.1", () =>
    expect(read("Slivers you control have devoid.").notUnderstood).toHaveLength(1));
  test("costs in quotes", () => {
    expect(read("Creatures you control have \"Spells your opponents cast that target this creature cost {1} more to cast.\"").effects).toMatchObject([{ kind: "spell-cost", whose: "opponents", when: { kind: "unknown" } }]);
    expect(read("Creatures you control have \"Spells you cast cost {1} less to cast.\"").notUnderstood).toHaveLength(1);
    expect(read("Creatures you control have \"Whenever this creature attacks, draw a card.\"").notUnderstood).toEqual([]);
  });
  test("abilities of lands other than mana abilities give no mana", () =>
    expect(read("This artifact has all activated abilities of lands your opponents control except mana abilities.")).toEqual({ abilities: [], effects: [], notUnderstood: [] }));
});

describe("what happened, and may still be at work, is taken as not so and told", () => {
  test.each<[string, object]>([
    ["+1: The next spell you cast this turn has affinity for artifacts.", { kind: "spell-cost", change: "reduce", ...EARLIER }],
    ["Whenever Thing attacks, the next spell you cast this turn has convoke.", { kind: "grant-keyword", keyword: "convoke", ...EARLIER }],
    ["\u22122: Target player draws two cards. Until your next turn, instant spells that player casts cost {2} less to cast.", { kind: "spell-cost", whose: "anyone", ...EARLIER }],
    ["\u2022 Tax \u2014 Until your next turn, spells your opponents cast cost {1} more to cast.", { kind: "spell-cost", change: "increase", whose: "opponents", ...EARLIER }],
    ["When Thing enters, exile a card. For as long as that card remains exiled, its owner may play it. A spell cast this way costs {2} more to cast.",
      { kind: "spell-cost", change: "increase", from: ["exile"], ...untold("the spell is one that this lets be cast") }],
    ["{G}, {T}: Until end of turn, if you tap a land for mana, it produces {U} instead of any other type.", { kind: "tap-replace", ...EARLIER }],
    ["{4}, {T}: For one spell this turn, you may spend mana as though it were mana of any type to pay that spell's mana cost.", { kind: "as-though", pays: "any-type", ...EARLIER }],
    ["\u2022 Exile the top card of your library. Until end of turn, you may cast that card and you may spend mana as though it were mana of any color to cast that spell.", { kind: "as-though", ...untold("the spell is one that this lets you cast") }],
  ])("%s", (text, effect) => {
    const { effects, notUnderstood } = read(text, { type_line: "Creature" });
    expect(effects.filter(({ kind }) => kind !== "own-ability")).toMatchObject([effect]);
    expect(notUnderstood).toEqual([]);
  });
});

describe("parts of a text that hold only at times", () => {
  test("chapters of a Saga, CR 714.2", () => {
    const saga = (numeral: string) => read(`${numeral} \u2014 This Saga gains "{T}: Add {C}."`, { type_line: "Enchantment Land \u2014 Urza's Saga" }).abilities;
    expect(saga("I")).toEqual(["{T}: {C}"]);
    expect(saga("III")).toEqual(["{T} [if lore counters >= 3]: {C}"]);
    expect(read("II \u2014 Thing gains \"Creatures you control have '{T}: Add {G}.'\"", { type_line: "Enchantment \u2014 Saga" }).effects)
      .toMatchObject([{ kind: "grant-ability", when: { amount: { kind: "counters", counter: "lore" }, value: 2 } }]);
  });
  test("words chosen as it enters, CR 614.12b", () => {
    const siege = "As this enchantment enters, choose Moss or Rain.\n\u2022 Moss \u2014 Creatures you control have haste.\n\u2022 Rain \u2014 At the beginning of your upkeep, draw a card.";
    expect(read(siege)).toMatchObject({ effects: [{ kind: "grant-haste", ...untold("Moss was chosen") }], notUnderstood: [] });
    expect(read("Choose one \u2014\n\u2022 Moss \u2014 Creatures you control have haste.").effects).toEqual([]);
  });
});

describe("kinds in a list", () => {
  test("what is said behind the last, with an article of its own, is about it alone", () =>
    expect(read("This spell costs {1} less to cast for each card in your graveyard that's an instant card, a sorcery card, or a card that has an Adventure.", { type_line: "Creature" }).effects)
      .toMatchObject([{ kind: "own-cost", amount: { of: { kind: "any", of: [{ type: "Instant" }, { type: "Sorcery" }, { kind: "has-adventure" }] } } }]));
  test("more than one of them by name", () =>
    expect(read("{T}: Add {C}. If you control creatures named Mine Imp and Tower Imp, add {C}{C}{C} instead.").abilities)
      .toEqual(["{T}: {C}; if (creature \"Mine Imp\" you control >= 1 and creature \"Tower Imp\" you control >= 1): {C}{C}{C}"]));
});
