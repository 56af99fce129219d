import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { CardJson } from "../../src/cards/json.ts";

/** Card objects lie beside the project where it is worked on; their text is not ours to publish. */
const FOLDER = new URL("../../../shared/cards/", import.meta.url);
const CARDS = new URL("mana.jsonl.gz", FOLDER);

/** Known ways to make mana, and the program that compares a reading with them. */
export const FACTS = fileURLToPath(new URL("abilities.json", FOLDER));
export const SCORER = fileURLToPath(new URL("score-abilities.mjs", FOLDER));

/** A card that matters to paying: why, and which types of mana Scryfall says it makes. */
export interface LabelledCard extends CardJson {
  readonly why: readonly string[];
  readonly produced_mana?: readonly string[];
  /** Where each field is from; without `pm` it is not known what the card makes, without `text` what it says. */
  readonly src: { readonly pm?: string; readonly text?: string };
}

/** Cards, and what tells this set of them from any other. */
export interface CardSet {
  readonly cards: readonly LabelledCard[];
  readonly date: string;
  readonly sha256: string;
}

/** `undefined` where the cards are not. */
export const readCardSet = (): CardSet | undefined => {
  if (!existsSync(CARDS)) return undefined;
  const bytes = readFileSync(CARDS);
  return {
    cards: gunzipSync(bytes).toString("utf8").trim().split("\n").map((line) => JSON.parse(line) as LabelledCard),
    date: statSync(CARDS).mtime.toISOString().slice(0, 10),
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
};
