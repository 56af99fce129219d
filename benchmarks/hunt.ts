/**
 * Looks for boards that are hard to pay on: climbs from random boards of real cards to ones that take `search` more work,
 * and then leaves out what is not needed for the default budget not to suffice.
 *
 *     npm run bench:hunt -- --seed 1 --steps 5000 --json worst.json
 *
 * The file is written after each climb; an interrupted hunt keeps what it has. Boards worth keeping go, with what found
 * them, into hard-boards.json, which is a family of bench:solvers. Exit status 1: something was thrown, which is a bug.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { DEFAULT_BUDGET } from "../src/pay/index.ts";
import { hunt, type HuntReport } from "./hunt-run.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    steps: { type: "string", default: "2000" },
    /** For each program; the climb ends where it is used up. */
    budget: { type: "string", default: "6000" },
    json: { type: "string" },
  },
});

const SHOWN = 10;

const lines = ({ worst, slowest, threw, steps, overBudget }: HuntReport): string =>
  [
    `${steps} boards, ${overBudget} of them take more than the default budget of ${DEFAULT_BUDGET}`,
    "    most      all       ms  answer      found",
    ...worst.slice(0, SHOWN).map(({ work, milliseconds, status, found }) => `${String(work.most).padStart(8)} ${String(work.all).padStart(8)} ${String(milliseconds).padStart(8)}  ${status.padEnd(10)}  ${found}`),
    "longest",
    ...slowest.map(({ work, milliseconds, status, found, budget }) => `${String(work.most).padStart(8)} ${String(work.all).padStart(8)} ${String(milliseconds).padStart(8)}  ${status.padEnd(10)}  ${found}, budget ${budget}`),
    ...threw.map(({ found, message }) => `threw: ${found}: ${message}`),
  ].map((line) => `${line}\n`).join("");

const { json } = values;
let isStopped = false;
process.on("SIGINT", () => {
  isStopped = true;
});
const report = await hunt({
  seed: Number(values.seed),
  steps: Number(values.steps),
  budget: Number(values.budget),
  stopped: () => isStopped,
  progress: (text) => console.error(text),
  kept: (found) => {
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(found, undefined, 2)}\n`);
  },
});
process.stdout.write(lines(report));
if (json !== undefined) writeFileSync(json, `${JSON.stringify(report, undefined, 2)}\n`);
if (report.threw.length > 0) process.exitCode = 1;
