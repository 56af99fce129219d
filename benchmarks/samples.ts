/** Boards that benchmarks are made of, and how numbers are summed up. */
import { parsePosition, type Position } from "../src/index.ts";
import { CARDS, dealMany, type Deck } from "./decks.ts";
import type { Random } from "./random.ts";

/** @param sorted ascending  @param share 0 to 1 */
export const percentile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const parsed = (json: unknown): Position => {
  const position = parsePosition(json, CARDS);
  if (!position.ok) throw new Error(`${position.error.path ?? ""}: ${position.error.message}`);
  return position.value;
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
