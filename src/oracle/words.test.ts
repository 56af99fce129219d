import { describe, expect, test } from "vitest";
import { printPart } from "../cards/cost-notation.ts";
import { readCost, readSpend } from "./words.ts";

const printed = (text: string): string | undefined => readCost(text)?.map(printPart).join(", ");

describe("costs in words", () => {
  test.each([
    ["{2}{R}", "{2}, {R}"],
    ["{X}", "{X}"],
    ["{1}, {T}", "{1}, {T}"],
    ["Waterbend {4}", "waterbend {4}"],
    ["waterbend {5}", "waterbend {5}"],
    ["Pay 3 life", "life 3"],
    ["Pay {E}{E}", "energy 2"],
    ["Sacrifice a creature", "sac 1 creature"],
    ["Sacrifice two artifacts", "sac 2 artifact"],
    ["Sacrifice another creature or an artifact", "sac 1 other creature/artifact"],
    ["Sacrifice this land", "sac self"],
    ["Sacrifice Llanowar Elves", 'sac 1 "Llanowar Elves"'],
    ["Tap Rumbling Baloth", 'tap 1 "Rumbling Baloth"'],
    ["Tap two untapped Elves you control", "tap 2 Elf"],
    ["Tap another untapped creature you control", "tap 1 other creature"],
    ["Exile three other cards from your graveyard", "exile 3 other from graveyard"],
    ["Exile this card from your hand", "exile self"],
    ["Discard a card", "discard 1"],
    ["Discard your hand", "discard hand"],
    ["Remove a charge counter from this artifact", "remove 1 charge"],
    ["Remove any number of storage counters from this land", "remove X storage"],
    ["Put a -0/-1 counter on this creature", "put 1 -0/-1"],
    ["Return a land you control to its owner's hand", "return 1 land"],
    ["{1}, Sacrifice an artifact", "{1}, sac 1 artifact"],
    ["Pay {1} and sacrifice a creature", "{1}, sac 1 creature"],
    ["Kicker {2}{R}", "kicker ({2}, {R})"],
    ["Buyback \u2014 Sacrifice a land.", "buyback (sac 1 land)"],
    ["Casualty 2", "casualty (sac 1 creature power>=2)"],
    ["bargain", "bargain (sac 1 artifact/enchantment/token)"],
    ["Conspire", "conspire (tap 2 creature shares-color)"],
    ["Teamwork 3", "teamwork (tap total power 3 creature)"],
    ["Crew 2", "crew (tap total power 2 other creature)"],
    ["Collect evidence 6", "collect evidence (exile total mv 6 permanent)"],
    ["Emerge {5}{U}{U}", "emerge ({5}, {U}, {U}, emerge creature)"],
    ["Goblin offering", "offering (offering Goblin)"],
    ["Islandcycling {2}", "cycling ({2})"],
    ["Gift a card", "gift ()"],
  ])("%s", (text, line) => expect(printed(text)).toBe(line));

  test.each(["", "Sing a song", "Sacrifice", "{", "Pay many life", "Sacrifice a", "Kicker", "Casualty", "Casualty two", "Morph {3}", "Ninjutsu {U}"])("not read: %j", (text) =>
    expect(readCost(text)).toBeUndefined());
});

describe("what mana may be spent on, CR 106.6", () => {
  const creature = { kind: "type", type: "Creature" } as const;
  const artifact = { kind: "type", type: "Artifact" } as const;
  test.each([
    ["Spend this mana only to cast creature spells.", { kind: "only", uses: [{ kind: "cast", spell: creature }] }],
    ["Spend this mana only to cast a creature spell", { kind: "only", uses: [{ kind: "cast", spell: creature }] }],
    ["This mana can't be spent to cast a nonartifact spell.", { kind: "not", uses: [{ kind: "cast", spell: { kind: "not", of: artifact } }] }],
    ["Spend this mana only on costs that contain {X}.", { kind: "only", uses: [{ kind: "x-cost" }] }],
    ["This mana can't be spent to pay generic mana costs.", { kind: "not", uses: [{ kind: "generic" }] }],
    ["Spend this mana only to activate abilities.", { kind: "only", uses: [{ kind: "activate", source: { kind: "anything" } }] }],
    [
      "Spend this mana only to cast artifact spells or activate abilities of artifacts.",
      { kind: "only", uses: [{ kind: "cast", spell: artifact }, { kind: "activate", source: artifact }] },
    ],
    [
      "Spend this mana only to cast spells from exile.",
      { kind: "only", uses: [{ kind: "cast", spell: { kind: "anything" }, from: ["exile"] }] },
    ],
    [
      "Spend this mana only to cast spells with mana value 5 or greater or spells with {X} in their mana costs.",
      { kind: "only", uses: [{ kind: "cast", spell: { kind: "mana-value", is: ">=", value: 5 } }, { kind: "cast", spell: { kind: "x-in-cost" } }] },
    ],
  ])("%s", (text, rule) => expect(readSpend(text)).toEqual(rule));

  test("a restriction that is not known is not guessed at", () =>
    expect(readSpend("Spend this mana only to cast spells you like.")).toBeUndefined());
});
