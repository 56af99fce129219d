/**
 * Solvers side by side, on the same programs:
 *
 *     npm run bench:solvers -- --seed 1 --boards 100 --json solvers.json --only costed
 *
 * Each answer is checked and compared before anything is timed. The file is written after each size, and an interrupt ends
 * the run with the table of what was measured. Exit status 1: answers differ, or one was wrong.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { CONTENDERS, isContender } from "./contenders.ts";
import { families } from "./families.ts";
import { benchSolvers } from "./measure.ts";
import { solversTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    boards: { type: "string", default: "100" },
    json: { type: "string" },
    /** Names of families, by commas. */
    only: { type: "string" },
    /** The largest size of families that grow. */
    largest: { type: "string" },
    contenders: { type: "string", default: CONTENDERS.join(",") },
    /** Seconds. */
    patience: { type: "string", default: "10" },
    share: { type: "string", default: "10" },
  },
});

const wrong = (message: string): never => {
  console.error(message);
  process.exit(2);
};

const number = (name: "seed" | "boards" | "patience" | "share" | "largest", least: number): number => {
  const value = Number(values[name]);
  return Number.isFinite(value) && value >= least ? value : wrong(`--${name} must be a number from ${least} on, not "${values[name]}".`);
};

const all = families((text) => console.error(text));
const named = values.only?.split(",") ?? all.map(({ name }) => name);
for (const name of named) if (!all.some((family) => family.name === name)) wrong(`--only: there is no family "${name}"; there are ${all.map((family) => family.name).join(", ")}.`);
const largest = values.largest === undefined ? Number.POSITIVE_INFINITY : number("largest", 1);
const contenders = values.contenders.split(",").map((name) => (isContender(name) ? name : wrong(`--contenders: there is no "${name}"; there are ${CONTENDERS.join(", ")}.`)));

const interrupt = new AbortController();
process.on("SIGINT", () => interrupt.abort());
const SECOND = 1_000;
const { json } = values;
const report = await benchSolvers({
  seed: number("seed", 0),
  boards: number("boards", 1),
  families: all.filter(({ name }) => named.includes(name)).map((family) => ({ ...family, sizes: family.sizes.filter((size) => !family.grows || size <= largest) })),
  limits: { patience: number("patience", 0.1) * SECOND, share: number("share", 0.1) * SECOND },
  contenders,
  progress: (text) => console.error(text),
  kept: (found) => {
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(found, undefined, 1)}\n`);
  },
  signal: interrupt.signal,
});
process.stdout.write(solversTable(report));
if (interrupt.signal.aborted) console.error("interrupted: sizes that are missing were not measured");
if (report.differences.length > 0) process.exitCode = 1;
