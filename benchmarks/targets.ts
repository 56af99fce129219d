/**
 * The numbers to reach, measured and compared:
 *
 *     npm run bench:targets -- --boards 100 --seed 1 --json targets.json
 *
 * Exit status 1 if one of them is not reached. Figures of real decks are left out where the decks are not there.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readDecks } from "./decks.ts";
import { targets, targetsTable } from "./target-list.ts";

const { values } = parseArgs({
  options: {
    boards: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    json: { type: "string" },
  },
});

const decks = readDecks();
if (decks === undefined) console.error("skipped: boards of real decks, which are not here");
const all = targets({ seed: Number(values.seed), boards: Number(values.boards), decks, progress: (text) => console.error(text) });
process.stdout.write(`node ${process.version}, seed ${values.seed}, medians where nothing else is said\n${targetsTable(all)}`);
const missed = all.filter(({ reached }) => !reached).length;
process.stdout.write(`${all.length - missed} of ${all.length} reached\n`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(all, undefined, 2)}\n`);
if (missed > 0) process.exitCode = 1;
