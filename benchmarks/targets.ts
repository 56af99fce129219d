/**
 * The numbers to reach, measured and compared:
 *
 *     npm run bench:targets -- --boards 100 --seed 1 --json targets.json
 *
 * Exit status 1 if one of them is not reached; with --smoke, which takes few boards, only if one could not be measured.
 * Figures of real decks are left out where the decks are not there.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readDecks } from "./decks.ts";
import { targets, targetsTable } from "./target-list.ts";

const { values } = parseArgs({
  options: {
    boards: { type: "string" },
    seed: { type: "string", default: "1" },
    json: { type: "string" },
    /** Does it run? */
    smoke: { type: "boolean", default: false },
  },
});

const decks = readDecks();
if (decks === undefined) console.error("skipped: boards of real decks, which are not here");
const all = targets({ seed: Number(values.seed), boards: Number(values.boards ?? (values.smoke ? 4 : 100)), decks, progress: (text) => console.error(text) });
process.stdout.write(`node ${process.version}, seed ${values.seed}, medians where nothing else is said\n${targetsTable(all)}`);
const missed = all.filter(({ reached }) => !reached).length;
process.stdout.write(`${all.length - missed} of ${all.length} reached\n`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(all, undefined, 2)}\n`);
const isBad = values.smoke ? all.some(({ measured }) => !(measured > 0 && Number.isFinite(measured))) : missed > 0;
if (isBad) process.exitCode = 1;
