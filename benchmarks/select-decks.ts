/**
 * Chooses the decklists that come with the project, `data/decks.jsonl.gz`, from a file of many: of each format every n-th
 * whole list whose cards are all known, one of a name. `tsx benchmarks/select-decks.ts [FILE]`
 */
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { cardsIn, knownCard, type Deck } from "../src/bench/deck-cards.ts";
import { nodeCatalog } from "../src/catalog/node.ts";
import { DECKS_FILE, decksIn } from "../src/bench/node.ts";
import { SHARED_DECKS } from "./decks.ts";

/** How many lists of each format. */
const WANTED: Readonly<Record<string, number>> = { standard: 24, modern: 18, pioneer: 12, legacy: 8, vintage: 4, pauper: 8, commander: 26 };

/** Commanders may stand beside the list. */
const LEAST = { commander: 98, other: 60 } as const;

const isKnown = ({ main }: Deck): boolean => Object.keys(main).every((name) => knownCard(nodeCatalog, name) !== undefined);

const read = decksIn(process.argv[2] ?? SHARED_DECKS);
if (!read.ok) throw new Error(read.error.message);
const all = read.value;
const chosen = Object.entries(WANTED).flatMap(([format, count]): readonly Deck[] => {
  const whole = all.filter((deck) => deck.format === format && cardsIn(nodeCatalog, deck.main).length >= LEAST[format === "commander" ? "commander" : "other"] && isKnown(deck));
  const known = [...new Map(whole.map((deck) => [deck.name, deck])).values()];
  return Array.from({ length: Math.min(count, known.length) }, (_, index) => known[Math.floor((index * known.length) / count)] as Deck);
});
const lines = chosen.map(({ name, format, main, commander }) => JSON.stringify({ name, format, main, ...(commander === undefined ? {} : { commander }) }));
writeFileSync(DECKS_FILE, gzipSync(`${lines.join("\n")}\n`, { level: 9 }));
process.stdout.write(`${chosen.length} lists\n`);
