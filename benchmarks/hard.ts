import { readFileSync } from "node:fs";
import type { Position } from "../src/index.ts";
import { parsed } from "./samples.ts";

const FILE = new URL("hard-boards.json", import.meta.url);

/** A board that the hunt has found, by names of cards, and how much work it was then. */
export interface HardBoard {
  /** Where it was found, so that it can be found again. */
  readonly found: string;
  /** Units of the budget that `search` took for its hardest program, and for all of them. */
  readonly work: { readonly most: number; readonly all: number };
  readonly position: object;
}

export const hardBoards = (): readonly HardBoard[] => JSON.parse(readFileSync(FILE, "utf8")) as readonly HardBoard[];

export const hardPositions = (): readonly Position[] => hardBoards().map(({ position }) => parsed(position));
