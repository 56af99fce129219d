/** The folder of a run: what was done, so that the same command goes on from there. */
import { appendFileSync, createReadStream, existsSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chunkAt, chunksOf, shardOf, type Settings, type Shard } from "../../bench/chunks.ts";
import type { Row } from "../../bench/row.ts";
import type { Histogram } from "../../bench/statistics.ts";
import { fail, ok, type Result } from "../../result.ts";
import { readLines } from "../input.ts";

export const FORMAT = "tapwright-bench 1";

/** What `run.json` says: enough to know whether two folders belong to one run. */
export interface RunFile {
  readonly format: typeof FORMAT;
  readonly version: string;
  readonly settings: Settings;
  readonly shard: Shard;
}

/** How long the strategies took in one chunk: a line of `times.jsonl`. */
export interface ChunkTimes {
  readonly chunk: number;
  readonly times: Readonly<Record<string, Histogram>>;
}

export const RUN = "run.json";
export const RESULTS = "results.jsonl";
export const TIMES = "times.jsonl";

const textOf = (run: unknown): string => `${JSON.stringify(run, undefined, 2)}\n`;
export const writeJson = (file: string, json: unknown): void => writeFileSync(file, textOf(json));

export const readRun = (folder: string): Result<RunFile, string> => {
  const file = join(folder, RUN);
  if (!existsSync(file)) return fail(`There is no run in ${folder}: it has no ${RUN}.`);
  try {
    const run = JSON.parse(readFileSync(file, "utf8")) as RunFile;
    return run.format === FORMAT ? ok(run) : fail(`${file} is of another form (${String(run.format)}) than ${FORMAT}.`);
  } catch (error) {
    return fail(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** What differs between two runs, in words; `undefined`: nothing. */
export const differenceOf = (one: RunFile, other: RunFile): string | undefined => {
  const flat = ({ settings, shard, ...rest }: RunFile): Readonly<Record<string, unknown>> => ({ ...rest, ...settings, shard: `${shard.part}/${shard.of}` });
  const [a, b] = [flat(one), flat(other)];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
    .map((key) => `${key} is ${JSON.stringify(a[key])} there and ${JSON.stringify(b[key])} here`)
    .join("; ") || undefined;
};

/** Lines that have been written to their end, and the byte at which each ends. What a killed process has left of a line is none. */
async function* wholeLines(file: string): AsyncGenerator<{ readonly line: string; readonly end: number }> {
  if (!existsSync(file)) return;
  let end = 0;
  let last: { readonly line: string; readonly end: number } | undefined;
  for await (const line of readLines(createReadStream(file) as AsyncIterable<Buffer>)) {
    if (!line.ok) throw new Error(`${file} cannot be read: ${line.error.message}`);
    if (last !== undefined) yield last;
    end += Buffer.byteLength(line.value) + 1;
    last = { line: line.value, end };
  }
  // The last one has its end only if the file is so long.
  if (last !== undefined && last.end <= readSize(file)) yield last;
}

const readSize = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** The bytes at which chunks of so many lines end, as far as they are there as a whole. */
const chunkEnds = async (file: string, sizes: readonly number[]): Promise<readonly number[]> => {
  const ends: number[] = [];
  let lines = 0;
  for await (const { end } of wholeLines(file)) {
    lines += 1;
    if (lines !== sizes[ends.length]) continue;
    ends.push(end);
    lines = 0;
  }
  return ends;
};

/** How many of these chunks are there as a whole, in both files; what is beyond is cut off. */
const recover = async (folder: string, settings: Settings, numbers: readonly number[]): Promise<number> => {
  const files = [
    { file: join(folder, RESULTS), sizes: numbers.map((number) => chunkAt(settings, number)).map(({ from, to }) => to - from) },
    { file: join(folder, TIMES), sizes: numbers.map(() => 1) },
  ];
  const ends = await Promise.all(files.map(({ file, sizes }) => chunkEnds(file, sizes)));
  const done = Math.min(...ends.map(({ length }) => length));
  for (const [index, { file }] of files.entries()) {
    const end = ends[index]?.[done - 1] ?? 0;
    if (readSize(file) > end) truncateSync(file, end);
  }
  return done;
};

/** A run in a folder. */
export class RunFolder {
  readonly folder: string;
  readonly run: RunFile;
  /** Chunks that are there already. */
  readonly done: number;

  private constructor(folder: string, run: RunFile, done: number) {
    this.folder = folder;
    this.run = run;
    this.done = done;
  }

  /** Made, or opened where the same run was interrupted. */
  static async open(folder: string, run: RunFile): Promise<Result<RunFolder, string>> {
    if (!existsSync(join(folder, RUN))) {
      if (existsSync(join(folder, RESULTS))) return fail(`${folder} has a ${RESULTS} without a ${RUN}: name another folder.`);
      mkdirSync(folder, { recursive: true });
      writeJson(join(folder, RUN), run);
      return ok(new RunFolder(folder, run, 0));
    }
    const there = readRun(folder);
    if (!there.ok) return there;
    const difference = differenceOf(there.value, run);
    if (difference !== undefined) return fail(`${folder} holds another run: ${difference}. Name another folder, or ask for the same.`);
    return ok(new RunFolder(folder, run, await recover(folder, run.settings, chunksOf(run.settings, run.shard))));
  }

  /** Times come last, so that a chunk without them is done again. */
  append(lines: string, times: ChunkTimes): void {
    appendFileSync(join(this.folder, RESULTS), lines);
    appendFileSync(join(this.folder, TIMES), `${JSON.stringify(times)}\n`);
  }
}

/** Lines of a folder's file, read as they are asked for. */
const linesIn = (folder: string, file: string): AsyncGenerator<{ readonly line: string }> => wholeLines(join(folder, file));

export async function* rowsIn(folder: string): AsyncGenerator<Row> {
  for await (const { line } of linesIn(folder, RESULTS)) yield JSON.parse(line) as Row;
}

export async function* timesIn(folder: string): AsyncGenerator<ChunkTimes> {
  for await (const { line } of linesIn(folder, TIMES)) yield JSON.parse(line) as ChunkTimes;
}

/** A chunk as it stands in a folder. */
export interface StoredChunk {
  readonly lines: string;
  readonly times: ChunkTimes;
}

/**
 * The chunks of a whole run out of the folders of its shards, which stand in the order of their parts.
 * @throws Error if one is not complete
 */
export async function* mergedChunks(settings: Settings, folders: readonly string[]): AsyncGenerator<StoredChunk> {
  const shards = folders.map((folder) => ({ folder, rows: linesIn(folder, RESULTS), times: linesIn(folder, TIMES) }));
  const next = async (folder: string, lines: AsyncGenerator<{ readonly line: string }>): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`The run in ${folder} is not complete: go on with it first.`);
    return value.line;
  };
  const all = chunksOf(settings, { part: 1, of: 1 });
  for (const number of all) {
    const { folder, rows, times } = shards[shardOf(number, shards.length) - 1] as (typeof shards)[number];
    const { from, to } = chunkAt(settings, number);
    let lines = "";
    for (let index = from; index < to; index += 1) lines += `${await next(folder, rows)}\n`;
    yield { lines, times: JSON.parse(await next(folder, times)) as ChunkTimes };
  }
}
