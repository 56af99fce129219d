/**
 * The slow suite: `pay` and the exhaustive reference on many tiny boards, every feature of `properties/arbitraries` together.
 *
 *     npm run check:agreement -- --boards 200000 --seed 1
 *
 * Boards come in batches of 500, each with a seed of its own. A finished batch is a line of the file that is named first;
 * batches that stand there are not drawn again, so an interrupted run goes on where it was. On several cores: the same
 * command with `--share 1/2` and `--share 2/2`. Exit status 1: some board differs.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import fc from "fast-check";
import { tinyPosition } from "../properties/arbitraries/index.ts";
import { compared, OUTCOMES, policies, type Outcome } from "../properties/compared.ts";

const BATCH = 500;
/** Batches of different seeds have nothing in common. */
const SEEDS_APART = 1_000_000;

const { values } = parseArgs({
  options: {
    boards: { type: "string", default: "200000" },
    seed: { type: "string", default: "1" },
    /** The file of finished batches. */
    out: { type: "string" },
    share: { type: "string", default: "1/1" },
  },
});

interface Batch {
  readonly batch: number;
  readonly counts: Readonly<Record<Outcome, number>>;
  /** Boards that differ, or on which something was thrown: how to have them again, and what was found. */
  readonly differ: readonly { readonly seed: number; readonly index: number; readonly policy: string; readonly promised: unknown; readonly right: unknown }[];
}

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  console.error(`--${name} must be a whole number, not "${text}".`);
  process.exit(2);
};

const drawn = (batch: number, seed: number): Batch => {
  const counts: Record<Outcome, number> = { known: 0, "too large": 0, unknown: 0, "not proved": 0, proved: 0 };
  const differ = fc.sample(fc.tuple(tinyPosition, policies), { numRuns: BATCH, seed }).flatMap(([position, policy], index) => {
    const told = { seed, index, policy: policy.name };
    try {
      const { outcome, promised, right } = compared(position, policy);
      counts[outcome] += 1;
      return isDeepStrictEqual(promised, right) ? [] : [{ ...told, promised, right }];
    } catch (error) {
      return [{ ...told, promised: String(error), right: "an answer" }];
    }
  });
  return { batch, counts, differ };
};

const seed = wholeNumber("seed", values.seed);
const batches = Math.ceil(wholeNumber("boards", values.boards) / BATCH);
const [share = 1, shares = 1] = values.share.split("/").map((part) => wholeNumber("share", part));
const directory = join(tmpdir(), "tapwright-agreement");
const file = values.out ?? join(directory, `seed-${seed}.jsonl`);
if (values.out === undefined) mkdirSync(directory, { recursive: true });
console.error(`batches: ${file}`);

const read = (): readonly Batch[] =>
  existsSync(file) ? readFileSync(file, "utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line) as Batch) : [];

const done = new Set(read().map(({ batch }) => batch));
const mine = Array.from({ length: batches }, (_, batch) => batch).filter((batch) => batch % shares === share - 1 && !done.has(batch));
for (const [index, batch] of mine.entries()) {
  const made = drawn(batch, seed * SEEDS_APART + batch);
  appendFileSync(file, `${JSON.stringify(made)}\n`);
  console.error(`${index + 1} of ${mine.length} batches${made.differ.length > 0 ? `: ${made.differ.length} boards differ` : ""}`);
}

const all = read().filter(({ batch }) => batch < batches);
const differ = all.flatMap((batch) => batch.differ);
console.log(`${all.length * BATCH} boards: ${OUTCOMES.map((outcome) => `${outcome} ${all.reduce((sum, { counts }) => sum + counts[outcome], 0)}`).join(", ")}`);
for (const one of differ) console.log(JSON.stringify(one));
console.log(`${differ.length} boards differ`);
process.exit(differ.length > 0 ? 1 : 0);
