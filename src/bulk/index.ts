/** Files of cards, Scryfall's and MTGJSON's, as a stream of cards or of what is wrong with a row. */
import type { InputError } from "../answer.ts";
import { parseCard, parseJson, type CardJson } from "../board/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { cardsOf, FaceCollector, isMtgjson } from "./mtgjson.ts";
import { splitRows, type Row } from "./rows.ts";

/** A card, or an error that names the row. */
export type BulkCard = Result<CardJson, InputError>;

const inRow = (index: number, error: InputError): BulkCard => fail({ ...error, message: `Card ${index}: ${error.message}` });

const textOf = (row: Row, limit: number): Result<unknown, InputError> => {
  if ("stray" in row) return fail({ code: "not-json", message: `${JSON.stringify(row.stray)} stands where a card should begin.` });
  if ("tooLarge" in row) return fail({ code: "too-large", message: `It is longer than ${limit / 1_000_000} MB.` });
  return parseJson(row.text);
};

/** One row as cards: of MTGJSON's one by its faces. */
const cardsIn = (json: unknown, faces: FaceCollector): readonly BulkCard[] => {
  if (Array.isArray(json) && json.length > 0 && json.every(isMtgjson)) return cardsOf(json).map(parseCard);
  return isMtgjson(json) ? faces.add(json).map(parseCard) : [parseCard(json)];
};

/** The cards of a text that comes in pieces. A bad row is an error with its number, and the others are read. */
export async function* readBulk(chunks: AsyncIterable<string>, limit: number): AsyncGenerator<BulkCard> {
  const faces = new FaceCollector();
  for await (const row of splitRows(chunks, limit)) {
    const json = textOf(row, limit);
    for (const card of json.ok ? cardsIn(json.value, faces) : [json]) yield card.ok ? ok(card.value) : inRow(row.index, card.error);
  }
  yield* faces.rest().map((card) => parseCard(card));
}
