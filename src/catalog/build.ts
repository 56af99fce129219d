/**
 * Writes the catalog: `npm run catalog [-- --file CARDS]`. Reads a file of cards of Scryfall's or MTGJSON's through the text
 * reader, and keeps what a payer needs of them; no rules text. Says what is otherwise than in the catalog before.
 *
 *   --add     keeps the cards of the catalog before that the file does not have: for a new set
 *   --check   writes nothing, and only says whether the catalog that is there is what would be written
 *   --all     names every card that changed
 */
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, brotliDecompressSync, constants, createGunzip } from "node:zlib";
import type { CardJson } from "../board/index.ts";
import { readBulk } from "../bulk/index.ts";
import type { Card } from "../cards/index.ts";
import { readCard } from "../oracle/index.ts";
import { changeLines, changesBetween } from "./build-changes.ts";
import { decodeCatalog, encodeCatalog, nameKey } from "./format.ts";
import { CATALOG_FILE } from "./node.ts";

const DEFAULT_SOURCE = "../shared/cards/oracle.jsonl.gz";
const LARGEST_CARD = 10_000_000;

/** Scryfall's words for what is no card of a deck (CR 108.2b, 114, 311 to 314), or is another card's other printing. */
const NO_CARDS: ReadonlySet<string | undefined> = new Set(["token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard", "reversible_card"]);

async function* textOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const decoder = new StringDecoder("utf8");
  for await (const chunk of file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes) yield decoder.write(chunk as Buffer);
  yield decoder.end();
}

const byName = (a: Card, b: Card): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** Every card of a file as it is read, the first of each name, sorted by name so that the same cards give the same bytes. */
export const readCards = async (file: string, complain: (message: string) => void = (message) => { throw new Error(message); }): Promise<readonly Card[]> => {
  const found = new Map<string, CardJson>();
  for await (const card of readBulk(textOf(file), LARGEST_CARD)) {
    if (!card.ok) complain(`${file}: ${card.error.message} ${card.error.path ?? ""}`.trim());
    else if (!NO_CARDS.has(card.value.layout) && !found.has(nameKey(card.value.name))) found.set(nameKey(card.value.name), card.value);
  }
  return [...found.values()].map(readCard).sort(byName);
};

const catalogThere = (): ReadonlyMap<string, Card> => {
  if (!existsSync(CATALOG_FILE)) return new Map();
  try {
    const { size, card } = decodeCatalog(brotliDecompressSync(readFileSync(CATALOG_FILE)).toString("utf8"));
    return new Map(Array.from({ length: size }, (_, index) => card(index)).map((one) => [one.name, one]));
  } catch (error) {
    // One of an older form cannot be compared with, and is written anew.
    process.stderr.write(`The catalog that is there cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
    return new Map();
  }
};

/** Cards that a file has, and those that only the catalog before has. */
const together = (before: ReadonlyMap<string, Card>, now: readonly Card[]): readonly Card[] => {
  const names = new Set(now.map(({ name }) => nameKey(name)));
  return [...now, ...[...before.values()].filter(({ name }) => !names.has(nameKey(name)))].sort(byName);
};

const write = (text: string): number => {
  const bytes = Buffer.from(text);
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  mkdirSync(new URL(".", CATALOG_FILE), { recursive: true });
  writeFileSync(CATALOG_FILE, packed);
  return packed.length;
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { file: { type: "string" }, add: { type: "boolean" }, check: { type: "boolean" }, all: { type: "boolean" } } });
  const source = values.file ?? positionals[0] ?? DEFAULT_SOURCE;
  if (!existsSync(source)) throw new Error(`There are no cards at ${source}. Give a file of Scryfall's or MTGJSON's with --file.`);
  let bad = 0;
  const read = await readCards(source, (message) => {
    bad += 1;
    process.stderr.write(`${message}\n`);
  });
  if (read.length === 0) throw new Error(`There is no card in ${source}.`);
  const before = catalogThere();
  const cards = values.add === true ? together(before, read) : read;
  const text = encodeCatalog(cards);
  for (const line of changeLines(changesBetween(before, cards), values.all === true ? Infinity : undefined)) say(line);
  if (values.check === true) {
    const same = existsSync(CATALOG_FILE) && brotliDecompressSync(readFileSync(CATALOG_FILE)).toString("utf8") === text;
    say(same ? "The catalog is what the cards say." : "The catalog is out of date: npm run catalog");
    process.exitCode = same ? 0 : 1;
    return;
  }
  const unread = cards.filter((card) => card.notUnderstood.length > 0).length;
  say(`${cards.length} cards, ${unread} with lines that were not read; ${Buffer.byteLength(text)} bytes, ${write(text)} packed.`);
  if (bad > 0) process.exitCode = 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
