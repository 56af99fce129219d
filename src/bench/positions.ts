import type { PositionInput } from "../board/schema.ts";
import type { CardNames } from "../board/card-source.ts";
import { cornersSet } from "./corners.ts";
import type { Deck } from "./deck-cards.ts";
import { decksSet } from "./decks.ts";
import { limitedSet } from "./limited.ts";
import { puzzlesSet, type PuzzleBoard } from "./puzzles.ts";

export type { Deck } from "./deck-cards.ts";
export type { PuzzleBoard } from "./puzzles.ts";

/** A position as anybody may give it to `tapwright pay`. */
export interface DrawnPosition {
  /** Name of the set, seed and index: enough to draw it again. */
  readonly id: string;
  /** What it was drawn from, for counts by group. */
  readonly from?: { readonly format?: string; readonly deck?: string };
  readonly position: PositionInput;
}

/** A stream of positions of one kind. */
export interface PositionSet {
  readonly name: string;
  /** What they are, so that it could be built again. */
  readonly about: string;
  /** The position of that number of a seed: the same for ever, whatever was drawn before. */
  readonly draw: (seed: number, index: number) => DrawnPosition;
}

/** What sets are made of. */
export interface Facts {
  readonly cards: CardNames;
  readonly decks: readonly Deck[];
  readonly puzzles?: readonly PuzzleBoard[];
}

/** All sets that can be drawn of these facts. */
export const positionSets = ({ cards, decks, puzzles = [] }: Facts): readonly PositionSet[] => [
  ...(decks.length === 0 ? [] : [decksSet(cards, decks)]), limitedSet(cards), cornersSet, ...(puzzles.length === 0 ? [] : [puzzlesSet(cards, puzzles)]),
];
