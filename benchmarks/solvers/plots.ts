/**
 * Draws how times grow with the size of boards, from what bench:solvers measured:
 *
 *     npm run bench:solvers -- --json docs/growth.json
 *     npm run plots -- --json docs/growth.json --out docs
 *
 * Writes growth.svg and growth.png.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { SolversReport } from "./measure.ts";
import { pngOf } from "../png.ts";
import { growthSvg } from "./plot.ts";

const { values } = parseArgs({ options: { json: { type: "string", default: "docs/growth.json" }, out: { type: "string", default: "docs" } } });

const svg = growthSvg(JSON.parse(readFileSync(values.json, "utf8")) as SolversReport);
writeFileSync(join(values.out, "growth.svg"), svg);
writeFileSync(join(values.out, "growth.png"), await pngOf(svg));
process.stdout.write(`${join(values.out, "growth.svg")}, ${join(values.out, "growth.png")}\n`);
