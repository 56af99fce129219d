/** Boards that benchmarks are made of, and how numbers are summed up. */
import { parsePaying, parsePosition, type ParsedPaying, type Position } from "../src/index.ts";
import { CARDS, dealMany, type Deck } from "./decks.ts";
import type { Random } from "./random.ts";
import { BASICS } from "./solvers/cards.ts";

/** @param sorted ascending  @param share 0 to 1 */
export const percentile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const parsed = (json: unknown): Position => {
  const position = parsePosition(json, CARDS);
  if (!position.ok) throw new Error(`${position.error.path ?? ""}: ${position.error.message}`);
  return position.value;
};

/** Costs that players know. */
export const COSTS = ["{W}", "{1}{U}", "{2}{B}", "{1}{R}{R}", "{2}{G}{W}", "{U}{B}", "{3}{R}{G}", "{4}", "{W}{U}{B}", "{2}{G}{G}"] as const;

export const spell = (mana_cost: string, more: object = {}): object => ({ card: { name: "Spell", type_line: "Sorcery", mana_cost, ...more } });

export const asked = (json: object): ParsedPaying => {
  const paying = parsePaying(json, CARDS);
  if (!paying.ok) throw new Error(paying.error.message);
  return paying.value;
};

/** Boards that were published because some engine was slow on them, and copies of a land, a creature and a Treasure. */
export const published = {
  /** Arena's engine as described by its programmers; see the design's numbers. */
  cataracts: (count: number): Position =>
    parsed({ you: { battlefield: [...BASICS.map((card) => ({ card, count: 7 })), { card: "Cascading Cataracts", count }] }, paying: spell("{W}{U}{B}{R}{G}{3}") }),
  convoke: (count: number): Position =>
    parsed({ you: { battlefield: [{ card: "Bear Cub", count }] }, paying: { ...spell("{X}{G}{W}{W}", { keywords: ["Convoke"] }), x: "max" } }),
  copies: (count: number): Position =>
    parsed({ you: { battlefield: ["Forest", "Bear Cub", "Treasure"].map((card) => ({ card, count })) }, paying: spell("{4}{G}{G}", { keywords: ["Convoke"] }) }),
  anyColor: (count: number): Position =>
    parsed({
      you: { battlefield: Array.from({ length: count }, (_, index) => ({ card: { name: `Prism ${index}`, type_line: "Artifact", oracle_text: "{T}: Add one mana of any color." } })) },
      paying: spell("{W}{U}{B}{R}{G}{5}"),
    }),
};

const COLOR_WORDS = ["{W}", "{U}", "{B}", "{R}", "{G}"] as const;

/** A board of `size` different lands of one or two colors, and a spell of three to five mana. */
export const sourcesBoard = (size: number, random: Random): Position => {
  const battlefield = Array.from({ length: size }, (_, index) => {
    const [a, b] = [random.pick(COLOR_WORDS), random.pick(COLOR_WORDS)];
    return { card: { name: `Source ${index + 1}`, type_line: "Land", oracle_text: a === b ? `{T}: Add ${a}.` : `{T}: Add ${a} or ${b}.` } };
  });
  const cost = `{${random.between(1, 3)}}${random.pick(COLOR_WORDS)}${random.pick(COLOR_WORDS)}`;
  return parsed({ you: { battlefield }, paying: { card: { name: "Spell", type_line: "Sorcery", mana_cost: cost } } });
};

/** A deck has no 80 different permanents: larger boards are dealt from several decks together. */
const together = (decks: readonly Deck[], size: number, random: Random): readonly Deck[] => {
  const each = Math.ceil(size / 12);
  return Array.from({ length: 40 }, () => {
    const some = Array.from({ length: each }, () => random.pick(decks));
    return { name: "several", format: "several", main: Object.assign({}, ...some.map(({ main }) => main)) as Deck["main"] };
  });
};

export const decksBoards = (decks: readonly Deck[], size: number, count: number, random: Random): readonly Position[] => {
  const lands = Math.ceil(size * 0.6);
  return dealMany(together(decks, size, random), count, random, { lands: [lands, lands], others: [size - lands, size - lands] }).map(({ position }) => parsed(position));
};
