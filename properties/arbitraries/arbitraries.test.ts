import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printCost, printSymbol, type Color } from "../../src/mana/index.ts";
import type { Position } from "../../src/board/position.ts";
import { POLICIES } from "../../src/policy/index.ts";
import { featuresOf } from "../features.ts";
import { payBut } from "../known.ts";
import { referenceFor, TooLarge } from "../reference.ts";
import { card, cost, color, laterPosition, manaType, mediumPosition, palette, spellCost, symbol, tinyPosition } from "./index.ts";

const SEED = 7;
/** Whether, not how well. */
const ANY = { name: "any", levels: [] };
const drawn = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number): readonly T[] => fc.sample(arbitrary, { numRuns, seed: SEED });

const ALL: readonly (readonly [string, fc.Arbitrary<unknown>])[] = [
  ["color", color], ["mana type", manaType], ["palette", palette], ["symbol", symbol], ["cost", cost], ["spell cost", spellCost(["W", "U"], 3, 3)],
  ["tiny position", tinyPosition], ["medium position", mediumPosition], ["position with later costs", laterPosition],
];

describe("arbitraries", () => {
  it.each(ALL)("the same seed draws the same %s", (_, arbitrary) => {
    const first = drawn(arbitrary, 20);
    expect(drawn(arbitrary, 20)).toEqual(first);
    expect(new Set(first.map((value) => JSON.stringify(value))).size).toBeGreaterThan(2);
  });

  it("draws every kind of symbol", () => {
    expect(new Set(drawn(symbol, 400).map((one) => one.kind)).size).toBe(8);
    expect(drawn(symbol, 50).every((one) => printSymbol(one).startsWith("{"))).toBe(true);
    expect(drawn(cost, 50).every((one) => printCost(one).startsWith("{"))).toBe(true);
  });

  it("equal cards are the same object, so that permanents of one card are recognized", () => {
    for (const at of drawn(mediumPosition, 50)) {
      const byName = new Map(at.battlefield.map((entry) => [entry.card.name, entry.card]));
      expect(at.battlefield.every((entry) => byName.get(entry.card.name) === entry.card)).toBe(true);
    }
    expect(card("One")).not.toBe(card("One"));
  });

  it.each([["tiny", tinyPosition, 5], ["medium", mediumPosition, 15]] as const)("%s positions are valid", (_, arbitrary, most) => {
    for (const at of drawn(arbitrary, 200)) {
      const ids = [...at.battlefield, ...at.hand, ...at.graveyard].map((entry) => entry.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(at.battlefield.every((entry) => entry.count >= 1)).toBe(true);
      expect(at.battlefield.reduce((sum, entry) => sum + entry.count, 0)).toBeLessThanOrEqual(most);
      expect(at.life).toBeGreaterThanOrEqual(1);
      // Only creatures are in combat, and nothing both attacks and blocks.
      expect(at.battlefield.every((entry) => (!entry.attacking && !entry.blocking) || entry.card.types.includes("Creature"))).toBe(true);
      expect(at.battlefield.every((entry) => !(entry.attacking && entry.blocking))).toBe(true);
    }
  });
});

/** Every feature that positions are meant to have, and in how many of a hundred at least. */
const OFTEN: readonly (readonly [number, readonly string[]])[] = [
  [3, [
    "symbol generic", "symbol mana", "symbol hybrid", "symbol twobrid", "symbol phyrexian", "symbol hybrid-phyrexian", "symbol snow", "symbol variable", "symbol {C}",
    "X is given", "X is to be the largest", "convoke", "delve", "improvise", "harmonize", "an ability of its own", "an increase", "a reduction",
    "several additional costs", "X in words", "floating mana", "little life", "a hand", "hand ability", "graveyard ability", "a graveyard", "a card to be kept",
    "energy", "opponents' permanents", "copies", "tapped", "summoning sick", "attacking", "blocking", "counters", "multicolored", "snow", "token", "attached", "something chosen",
    "two mana", "amount by formula", "could produce", "doubling", "could produce of opponents", "damage", "once a turn", "restricted mana", "mana with a rider", "floating mana until end-of-combat", "floating mana until end-of-turn", "floating mana of a known source", "filter",
    "an outlet that may eat itself", "sacrifice-without",
    "ability cost mana", "ability cost tap", "ability cost untap", "ability cost life", "ability cost sacrifice-self", "ability cost sacrifice", "ability cost tap-others",
    "ability cost remove-counters", "ability cost put-counter", "ability cost energy",
    "effect spell-cost", "effect tap-trigger", "effect tap-replace", "effect land-types", "effect grant-ability", "effect grant-keyword", "effect as-though",
    "effect no-life-payment", "effect no-sacrifice", "effect ability-cost",
    "land types instead", "grants convoke", "as though any-color", "spell-cost reduce generic", "spell-cost reduce mana", "spell-cost colored only",
    "additional sacrifice", "additional choice", "additional total",
  ]],
  [1, [
    "additional sacrifice by power", "additional taps that share a color", "additional tap of a total", "additional exile of a total", "emerge", "offering",
    "graveyard counted", "mana that stays", "another player assists", "another player's pool",
    "additional life", "additional discard", "additional tap-others", "additional exile", "additional return", "additional mana", "additional waterbend", "additional reveal",
    "additional remove-counters-among", "ability cost choice", "ability cost remove-counters-among", "ability cost discard",
    "ability cost exile", "ability cost return", "ability cost untap-other", "activation condition", "life for a mana ability's own {B}",
    "effect spell-floor", "effect life-for-mana", "effect tap-multiply", "effect damage-when-tapped", "effect mana-ability-life", "effect grant-haste", "effect add-types", "effect set-types", "effect no-abilities", "effect copy-abilities", "haste at times",
    "effect set-colors", "effect no-activation", "effect ability-tap-payment", "land types in addition", "grants improvise", "as though any-type",
    "as though any-color, others colorless", "spell-cost increase generic", "spell-cost increase mana", "spell-cost reduce hybrid", "spell-cost with a least", "spell-cost for life",
    "opponents' effect land-types", "opponents' effect tap-replace", "opponents' effect spell-cost", "opponents' effect no-life-payment", "opponents' effect no-activation",
  ]],
];

const frequencies = (positions: readonly Position[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const at of positions) for (const feature of featuresOf(at)) counts.set(feature, (counts.get(feature) ?? 0) + 100 / positions.length);
  return counts;
};

describe("what is drawn", () => {
  it.each([["tiny", tinyPosition], ["medium", mediumPosition]] as const)("%s positions have every feature often", (_, arbitrary) => {
    const counts = frequencies(drawn(arbitrary, 2_000));
    const rare = OFTEN.flatMap(([least, features]) => features.filter((feature) => (counts.get(feature) ?? 0) < least).map((feature) => `${feature}: ${counts.get(feature) ?? 0} %`));
    expect(rare).toEqual([]);
  });

  it("25 to 75 of 100 medium positions are payable, with every keyword", () => {
    const positions = drawn(mediumPosition, 400);
    const share = (some: readonly Position[]): number => (100 * some.filter((at) => payBut(at, { policy: ANY })?.status === "payable").length) / some.length;
    const all = share(positions);
    expect([all > 25, all < 75]).toEqual([true, true]);
    const shares = ["convoke", "delve", "improvise"].map((keyword) => share(positions.filter((at) => at.paying.card?.keywords.includes(keyword))));
    expect(shares.filter((some) => some <= 25 || some >= 90)).toEqual([]);
  });

  it("25 to 75 of 100 tiny positions are payable, by the reference, and few are too large for it", () => {
    const verdicts = drawn(tinyPosition, 100).map((at) => {
      try {
        return referenceFor(at, POLICIES.preserve).payable ? "payable" : "unpayable";
      } catch (error) {
        if (error instanceof TooLarge) return "too large";
        throw error;
      }
    });
    const count = (verdict: string): number => verdicts.filter((one) => one === verdict).length;
    expect(count("payable")).toBeGreaterThan(25);
    expect(count("payable")).toBeLessThan(75);
    expect(count("too large")).toBeLessThanOrEqual(8);
  });

  it("colors of a board and a spell go together", () => {
    const greens = drawn(mediumPosition, 300).filter((at) => at.paying.card?.colors.includes("G" satisfies Color));
    expect(greens.length).toBeGreaterThan(30);
  });
});
