/**
 * Frank Karsten's table of how many sources a spell needs, with payability from `canPay`:
 *
 *     npm run karsten
 *
 * Exit status 1: a number differs from the published one. What his table does not tell, mana bases of two colors:
 *
 *     npm run karsten -- --mana-bases --json docs/sources.json
 *     npm run karsten -- --draw docs/sources.json --out docs
 *
 * The latter draws sources.svg and sources.png. A deck of your own, "4 Forest" a line, as it is written for any program:
 *
 *     npm run karsten -- --deck examples/deck.txt --spell "Cryptic Command" --turn 4
 *
 * [tapped] behind a land says that it enters tapped, [makes Treasure] what comes with a card. With many kinds of lands games are
 * drawn: --games N, --seed N; an interrupt ends with what was drawn. Exit status 3: something cannot be read or is not known.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { manaValue } from "../../src/index.ts";
import { deckAnswer, deckWords } from "./deck-report.ts";
import { cardOf } from "./mana.ts";
import { basesTable, sourcesReport, type SourcesReport } from "./mana-bases.ts";
import type { Sample } from "./sample.ts";
import { CELLS, computedFor, TABLE_HEAD, tableLine } from "./table.ts";

const { values } = parseArgs({
  options: {
    "mana-bases": { type: "boolean" },
    json: { type: "string" },
    draw: { type: "string" },
    out: { type: "string", default: "docs" },
    deck: { type: "string" },
    spell: { type: "string" },
    /** Missing: the turn of the spell's mana value. */
    turn: { type: "string" },
    /** Is taken out of the deck and put into the command zone. */
    commander: { type: "string", multiple: true, default: [] },
    games: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});

const printTable = (): void => {
  process.stdout.write(TABLE_HEAD);
  let differ = 0;
  for (const cell of CELLS) {
    const computed = computedFor(cell);
    process.stdout.write(tableLine(computed));
    if (computed.differs) differ += 1;
  }
  process.stdout.write(`${CELLS.length - differ} of ${CELLS.length} cells as published\n`);
  if (differ > 0) process.exitCode = 1;
};

const printManaBases = (): void => {
  const report = sourcesReport((text) => console.error(text));
  process.stdout.write(`${basesTable(report)}\n`);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(report, undefined, 1)}\n`);
};

const draw = async (file: string): Promise<void> => {
  // What draws takes seconds to load.
  const [{ sourcesSvg }, { pngOf }] = await Promise.all([import("./plot.ts"), import("../png.ts")]);
  const svg = sourcesSvg(JSON.parse(readFileSync(file, "utf8")) as SourcesReport);
  const [svgFile, pngFile] = ["svg", "png"].map((kind) => join(values.out, `sources.${kind}`)) as [string, string];
  writeFileSync(svgFile, svg);
  writeFileSync(pngFile, await pngOf(svg));
  process.stdout.write(`${svgFile}, ${pngFile}\n`);
};

const wrong = (message: string, status: number): never => {
  console.error(message);
  process.exit(status);
};

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= 1 ? number : wrong(`--${name} must be a whole number from 1 on, not "${text}".`, 2);
};

const SHOWN_EVERY = 1_000;

const printDeck = async (file: string): Promise<void> => {
  const { spell, commander: commanders, games, seed } = values;
  if (spell === undefined) return wrong("--deck needs --spell, the name of a card.", 2);
  try {
    const turn = values.turn === undefined ? Math.max(1, manaValue(cardOf(spell).manaCost ?? [])) : wholeNumber("turn", values.turn);
    const interrupt = new AbortController();
    process.once("SIGINT", () => interrupt.abort());
    const progress = ({ games: done }: Sample): void => {
      if (done % SHOWN_EVERY === 0) console.error(`${done} games`);
    };
    const question = { list: readFileSync(file, "utf8"), spell, turn, commanders, seed: wholeNumber("seed", seed), watch: { progress, signal: interrupt.signal }, ...(games === undefined ? {} : { games: wholeNumber("games", games) }) };
    console.error(`${spell} on turn ${turn}: this can take half a minute`);
    process.stdout.write(deckWords(await deckAnswer(question), question));
  } catch (error) {
    // Errors of other kinds are bugs.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    wrong(error.message, 3);
  }
};

if (values.deck !== undefined) await printDeck(values.deck);
else if (values["mana-bases"] === true) printManaBases();
else if (values.draw !== undefined) await draw(values.draw);
else printTable();
