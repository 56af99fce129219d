/**
 * Writes the catalog: `npm run catalog [cards.jsonl[.gz]]`. Reads Scryfall-like cards, one a line, through the text
 * reader, and keeps what a payer needs of them; no rules text.
 */
import { createReadStream, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";
import { brotliCompressSync, constants, createGunzip } from "node:zlib";
import { parseCard } from "../board/index.ts";
import type { Card } from "../cards/index.ts";
import { readCard } from "../oracle/index.ts";
import { encodeCatalog } from "./format.ts";
import { CATALOG_FILE } from "./node.ts";

const DEFAULT_SOURCE = "../shared/cards/oracle.jsonl.gz";

/** Every card of a file as it is read, sorted by name so that the same cards give the same bytes. */
export const readCards = async (file: string): Promise<readonly Card[]> => {
  const bytes = createReadStream(file);
  const cards: Card[] = [];
  for await (const line of createInterface({ input: file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes })) {
    if (line.trim() === "") continue;
    const card = parseCard(JSON.parse(line));
    if (!card.ok) throw new Error(`${file}: ${card.error.message} ${card.error.path ?? ""} in ${line.slice(0, 80)}`);
    cards.push(readCard(card.value));
  }
  return cards.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};

const build = async (source: string): Promise<void> => {
  if (!existsSync(source)) throw new Error(`There are no cards at ${source}. Give the path of a file with one Scryfall card a line.`);
  const cards = await readCards(source);
  const text = Buffer.from(encodeCatalog(cards));
  const packed = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  mkdirSync(new URL(".", CATALOG_FILE), { recursive: true });
  writeFileSync(CATALOG_FILE, packed);
  const unread = cards.filter((card) => card.notUnderstood.length > 0).length;
  process.stdout.write(`${cards.length} cards, ${unread} with lines that were not read; ${text.length} bytes, ${packed.length} packed.\n`);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(process.argv[2] ?? DEFAULT_SOURCE);
