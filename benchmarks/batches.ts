import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Long work in batches, each with a seed of its own. A finished batch is a line of a file; batches that stand there are not made
 * again, so an interrupted run goes on where it was. On several cores: the same command with `--share 1/2` and `--share 2/2`.
 */

/** For `parseArgs`. */
export const BATCH_OPTIONS = {
  boards: { type: "string", default: "100000" },
  seed: { type: "string", default: "1" },
  /** The file of finished batches. */
  out: { type: "string" },
  share: { type: "string", default: "1/1" },
} as const;

export interface BatchValues {
  readonly boards: string;
  readonly seed: string;
  readonly out?: string | undefined;
  readonly share: string;
}

/** Batches of different seeds have nothing in common. */
const SEEDS_APART = 1_000_000;

const wholeNumber = (name: string, text: string): number => {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  console.error(`--${name} must be a whole number, not "${text}".`);
  process.exit(2);
};

export interface Batch<Made> {
  readonly batch: number;
  readonly made: Made;
}

/** Makes the batches of this share that are not there yet, `size` boards each, and gives all that are there, in order. */
export const inBatches = async <Made>(name: string, size: number, values: BatchValues, make: (seed: number) => Made | Promise<Made>, told: (made: Made) => string): Promise<readonly Batch<Made>[]> => {
  const seed = wholeNumber("seed", values.seed);
  const batches = Math.ceil(wholeNumber("boards", values.boards) / size);
  const [share = 1, shares = 1] = values.share.split("/").map((part) => wholeNumber("share", part));
  const file = values.out ?? join(tmpdir(), `tapwright-${name}`, `seed-${seed}.jsonl`);
  mkdirSync(dirname(file), { recursive: true });
  console.error(`batches: ${file}`);
  const read = (): readonly Batch<Made>[] =>
    existsSync(file) ? readFileSync(file, "utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line) as Batch<Made>) : [];
  const done = new Set(read().map(({ batch }) => batch));
  const mine = Array.from({ length: batches }, (_, batch) => batch).filter((batch) => batch % shares === share - 1 && !done.has(batch));
  for (const [index, batch] of mine.entries()) {
    const made = await make(seed * SEEDS_APART + batch);
    appendFileSync(file, `${JSON.stringify({ batch, made } satisfies Batch<Made>)}\n`);
    console.error(`${index + 1} of ${mine.length} batches${told(made)}`);
  }
  return read().filter(({ batch }) => batch < batches).sort((a, b) => a.batch - b.batch);
};
