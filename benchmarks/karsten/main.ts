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
 * The latter draws sources.svg and sources.png.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { pngOf } from "../solvers/plot.ts";
import { basesTable, sourcesReport, type SourcesReport } from "./mana-bases.ts";
import { sourcesSvg } from "./plot.ts";
import { CELLS, computedFor, TABLE_HEAD, tableLine } from "./table.ts";

const { values } = parseArgs({
  options: {
    "mana-bases": { type: "boolean" },
    json: { type: "string" },
    draw: { type: "string" },
    out: { type: "string", default: "docs" },
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
  const svg = sourcesSvg(JSON.parse(readFileSync(file, "utf8")) as SourcesReport);
  const [svgFile, pngFile] = ["svg", "png"].map((kind) => join(values.out, `sources.${kind}`)) as [string, string];
  writeFileSync(svgFile, svg);
  writeFileSync(pngFile, await pngOf(svg));
  process.stdout.write(`${svgFile}, ${pngFile}\n`);
};

if (values["mana-bases"] === true) printManaBases();
else if (values.draw !== undefined) await draw(values.draw);
else printTable();
