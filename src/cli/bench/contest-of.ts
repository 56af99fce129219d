/** What a run compares, made of what it is called: the same in every process. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Settings } from "../../bench/chunks.ts";
import type { Contest } from "../../bench/contest.ts";
import { builtInDecks, builtInPuzzles, decksIn } from "../../bench/node.ts";
import { positionSets, type Deck, type PositionSet } from "../../bench/positions.ts";
import { parsePosition } from "../../board/index.ts";
import { nodeCatalog } from "../../catalog/node.ts";
import { fail, ok, type Result } from "../../result.ts";
import { STRATEGIES } from "../../strategies/index.ts";
import { CARDS } from "../cards.ts";
import { unreadable } from "../input.ts";

/** A file of decklists, and what is in it as one number, by which a run is known. */
export interface DecksFile {
  readonly file: string;
  readonly digest: string;
  readonly decks: readonly Deck[];
}

/** Missing: the decklists of the package. */
export const readDecks = (file: string | undefined): Result<DecksFile | undefined, string> => {
  if (file === undefined) return ok(undefined);
  try {
    const decks = decksIn(file);
    if (!decks.ok) return fail(`${file}, ${decks.error.path ?? "all of it"}: ${decks.error.message}`);
    return ok({ file, digest: `sha256 ${createHash("sha256").update(readFileSync(file)).digest("hex")}`, decks: decks.value });
  } catch (error) {
    return fail(unreadable(file, error).message);
  }
};

export const allSets = (decks: DecksFile | undefined): readonly PositionSet[] => positionSets({ cards: nodeCatalog, decks: decks?.decks ?? builtInDecks(), puzzles: builtInPuzzles() });

export const contestOf = (settings: Settings, decks: DecksFile | undefined): Contest => ({
  seed: settings.seed,
  sets: allSets(decks),
  strategies: STRATEGIES.filter(({ name }) => settings.strategies.includes(name)),
  parse: (position) => parsePosition(position, CARDS),
});
