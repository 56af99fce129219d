import * as v from "valibot";
import type { InputError } from "../answer.ts";
import { fail, ok, type Result } from "../result.ts";
import type { Deck } from "./deck-cards.ts";

const counts = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));
const deckSchema = v.object({
  name: v.string(),
  format: v.string(),
  main: counts,
  commander: v.optional(v.union([v.string(), v.array(v.string()), counts])),
});

const parseDeck = (line: string, path: string): Result<Deck, InputError> => {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return fail({ code: "not-json", message: "Decklists are JSON, one a line.", path });
  }
  const read = v.safeParse(deckSchema, json);
  if (!read.success) return fail({ code: "wrong-shape", message: `A decklist has name, format, and under main how many there are of each card: ${read.issues[0].message}.`, path });
  const { name, format, main, commander } = read.output;
  return ok({ name, format, main, ...(commander === undefined ? {} : { commander }) });
};

/** Decklists, one a line as JSON: `{"name", "format", "main": {"Forest": 20, …}, "commander"?}`; other keys are dropped. */
export const parseDecks = (text: string): Result<readonly Deck[], InputError> => {
  const decks: Deck[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = parseDeck(line, `line ${index + 1}`);
    if (!read.ok) return read;
    decks.push(read.value);
  }
  return ok(decks);
};
