/** Decklists and puzzles from the disk: the only part of this room that needs Node. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { InputError } from "../answer.ts";
import { parseDecks } from "./parse-decks.ts";
import type { Deck, PuzzleBoard } from "./positions.ts";
import type { Result } from "../result.ts";

/** The decklists that come with the package, beside the source as the catalog is. */
export const DECKS_FILE = new URL("../../data/decks.jsonl.gz", import.meta.url);

const isZipped = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Decklists from a file of JSON lines, zipped or not.
 * @throws what reading and unzipping throw
 */
export const decksIn = (file: URL | string): Result<readonly Deck[], InputError> => {
  const bytes = readFileSync(file);
  return parseDecks((isZipped(bytes) ? gunzipSync(bytes) : bytes).toString("utf8"));
};

/** Those that come with the package. */
export const builtInDecks = (): readonly Deck[] => {
  const read = decksIn(DECKS_FILE);
  if (!read.ok) throw new Error(`the decklists of the package: ${read.error.message}`);
  return read.value;
};

/** Boards of published puzzles that come with the package, one a line. */
export const PUZZLES_FILE = new URL("../../data/puzzles.jsonl", import.meta.url);

export const builtInPuzzles = (): readonly PuzzleBoard[] =>
  readFileSync(PUZZLES_FILE, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line) as PuzzleBoard);
