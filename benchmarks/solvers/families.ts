import type { Position } from "../../src/index.ts";
import { readDecks, type Deck } from "../decks.ts";
import { hardBoards, hardPositions } from "../hard.ts";
import { randomFrom, type Random } from "../random.ts";
import { decksBoards, parsed, published, sourcesBoard, spell } from "../samples.ts";
import { boardFrom, type Board, type Hand } from "./board.ts";
import { BASICS, COLOR_SYMBOLS, CONVERTERS, FILTERS, SIGNETS } from "./cards.ts";

/** Boards of one kind, by size. */
export interface Family {
  readonly name: string;
  /** What is drawn, and what a size counts. */
  readonly title: string;
  readonly sizes: readonly number[];
  /** Time against size means something, and who is too slow for one size is not asked about larger ones. */
  readonly grows: boolean;
  /** How the hand is kept: a board for each. Missing: together. */
  readonly hands?: readonly Hand[];
  /** The boards of a size; fewer than asked for where there are no more different ones. */
  readonly draw: (size: number, count: number, random: Random) => readonly Position[];
}

const times = <T>(count: number, make: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, index) => make(index));

const coloredCost = (random: Random, generic: readonly [number, number], colored: readonly [number, number]): string =>
  `{${random.between(...generic)}}${times(random.between(...colored), () => random.pick(COLOR_SYMBOLS)).join("")}`;

/** So many copies of four things, and a spell with convoke. */
const copiesBoard = (size: number, random: Random): Position => {
  const each = Math.floor(size / 4);
  const cards = [...random.shuffled(BASICS).slice(0, 2), "Bear Cub", "Llanowar Elves"];
  const battlefield = cards.map((card, index) => ({ card, count: index === 0 ? size - 3 * each : each })).filter(({ count }) => count > 0);
  return parsed({ you: { battlefield }, paying: spell(coloredCost(random, [1, 4], [1, 3]), { keywords: ["Convoke"] }) });
};

/** Half of the objects ask for mana to make mana. */
const costedBoard = (size: number, random: Random): Position => {
  const costed = [...SIGNETS, ...FILTERS, ...CONVERTERS.slice(0, 9)];
  const battlefield = times(size, (index) => ({ card: random.pick(index % 2 === 0 ? BASICS : costed) }));
  return parsed({ you: { battlefield }, paying: spell(coloredCost(random, [0, 3], [2, 4])) });
};

const decksFamily = (name: string, title: string, sizes: readonly number[], decks: readonly Deck[]): Family => ({
  name, title, sizes, grows: true, draw: (size, count, random) => decksBoards(decks, size, count, random),
});

const isCommander = ({ format }: Deck): boolean => format === "commander";

/** Families that need real decks are missing where there are none. */
export const familiesWith = (decks: readonly Deck[] | undefined): readonly Family[] => [
  { name: "sources", title: "different lands of one or two colors; size: lands", sizes: [5, 10, 20, 40, 80, 200], grows: true, draw: (size, count, random) => times(count, () => sourcesBoard(size, random)) },
  { name: "copies", title: "two basic lands, Bear Cubs and Llanowar Elves, a spell with convoke; size: copies", sizes: [10, 100, 1_000, 10_000], grows: true, draw: (size, count, random) => times(count, () => copiesBoard(size, random)) },
  { name: "costed", title: "basic lands and as many Signets, filter lands, Cataracts …; size: objects", sizes: [4, 6, 8, 12, 16, 24], grows: true, draw: (size, count, random) => times(count, () => costedBoard(size, random)) },
  ...(decks === undefined
    ? []
    : [
        decksFamily("60 cards", "boards of real 60-card decks; size: permanents", [5, 10, 20, 40], decks.filter((deck) => !isCommander(deck))),
        decksFamily("Commander", "boards of real Commander decks; size: permanents", [5, 10, 20, 40, 80], decks.filter(isCommander)),
      ]),
  { name: "cataracts", title: "published: 35 lands of five types and Cascading Cataracts; size: Cataracts", sizes: [3, 4, 5, 6, 7], grows: false, draw: (size) => [published.cataracts(size)] },
  { name: "bears", title: "published: {X}{G}{W}{W} with convoke and Bears; size: Bears", sizes: [500], grows: false, draw: (size) => [published.convoke(size)] },
  { name: "lands", title: "published: many lands of one or two colors; size: lands", sizes: [80], grows: false, draw: (size, _, random) => [sourcesBoard(size, random)] },
  { name: "any color", title: "published: permanents that each make any color; size: permanents", sizes: [25], grows: false, draw: (size) => [published.anyColor(size)] },
  { name: "hard", title: "what the hunt has found, hand kept together and card by card; size: the board's number", sizes: hardBoards().map((_, index) => index + 1), grows: false, hands: ["together", "one-by-one"], draw: (number) => hardPositions().slice(number - 1, number) },
];

export const families = (progress: (text: string) => void): readonly Family[] => {
  const decks = readDecks();
  if (decks === undefined) progress("skipped: boards of real decks, which are not here");
  return familiesWith(decks);
};

export interface Lot {
  readonly family: Family;
  readonly size: number;
  readonly boards: readonly Board[];
}

/** Boards that differ from seed to seed; drawn with some more for those that have no program. */
export const drawLot = (family: Family, size: number, count: number, seed: number): Lot => {
  const letters = [...family.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const random = randomFrom(seed * 1_000_003 + letters + size);
  const boards = family.draw(size, count, random).flatMap((position) => (family.hands ?? ["together"] as const).flatMap((hand) => boardFrom(position, hand) ?? []));
  return { family, size, boards };
};
