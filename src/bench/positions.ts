import type { PositionInput } from "../board/schema.ts";
import type { CardNames } from "../board/card-source.ts";
import { cornersSet } from "./corners.ts";

/** A position as anybody may give it to `tapwright pay`. */
export interface DrawnPosition {
  /** Name of the set, seed and index: enough to draw it again. */
  readonly id: string;
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

/** A decklist: names and how many of each. */
export interface Deck {
  readonly name: string;
  readonly format: string;
  readonly main: Readonly<Record<string, number>>;
  readonly commander?: Readonly<Record<string, number>> | readonly string[] | string;
}

/** What sets are made of. */
export interface Facts {
  readonly cards: CardNames;
  readonly decks: readonly Deck[];
}

/** All sets that can be drawn of these facts. */
export const positionSets: (facts: Facts) => readonly PositionSet[] = () => [cornersSet];
