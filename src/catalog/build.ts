/**
 * Writes the catalog: `npm run catalog [cards.jsonl[.gz]]`. With --check it only says whether the one that is there
 * is what would be written. Reads Scryfall-like cards, one a line, through the text
 * reader, and keeps what a payer needs of them; no rules text.
 */
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createInterface } from "node:readline";
import { brotliCompressSync, brotliDecompressSync, constants, createGunzip } from "node:zlib";
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

/** The facts of all cards of a file, or a reason why not. */
const catalogText = async (source: string): Promise<{ readonly text: string; readonly cards: readonly Card[] }> => {
  if (!existsSync(source)) throw new Error(`There are no cards at ${source}. Give the path of a file with one Scryfall card a line.`);
  const cards = await readCards(source);
  return { text: encodeCatalog(cards), cards };
};

const build = async (source: string): Promise<void> => {
  const { text, cards } = await catalogText(source);
  const bytes = Buffer.from(text);
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  mkdirSync(new URL(".", CATALOG_FILE), { recursive: true });
  writeFileSync(CATALOG_FILE, packed);
  const unread = cards.filter((card) => card.notUnderstood.length > 0).length;
  process.stdout.write(`${cards.length} cards, ${unread} with lines that were not read; ${bytes.length} bytes, ${packed.length} packed.\n`);
};

const check = async (source: string): Promise<void> => {
  const { text } = await catalogText(source);
  const same = brotliDecompressSync(readFileSync(CATALOG_FILE)).toString("utf8") === text;
  process.stdout.write(same ? "The catalog is what the cards say.\n" : "The catalog is out of date: npm run catalog\n");
  process.exitCode = same ? 0 : 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2);
  const source = args.find((arg) => !arg.startsWith("--")) ?? DEFAULT_SOURCE;
  await (args.includes("--check") ? check(source) : build(source));
}
