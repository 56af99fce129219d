/** One chunk of a run, in a thread of its own. */
import type { Chunk, Settings } from "../../bench/chunks.ts";
import { judgeChunk, type Contest } from "../../bench/contest.ts";
import type { Alarm } from "../../bench/row.ts";
import { placeOf, type Histogram } from "../../bench/statistics.ts";
import { contestOf } from "./contest-of.ts";

export interface Task {
  readonly settings: Settings;
  readonly chunk: Chunk;
}

export interface ChunkDone {
  readonly chunk: number;
  /** Rows as lines of JSON, each with its end. */
  readonly lines: string;
  /** How long each strategy took, by its name. */
  readonly times: Readonly<Record<string, Histogram>>;
  readonly alarms: readonly Alarm[];
}

// What sets are drawn from is read once a thread.
let known: { readonly key: string; readonly contest: Contest } | undefined;

const contestFor = (settings: Settings): Contest => {
  const key = JSON.stringify(settings);
  if (known?.key !== key) known = { key, contest: contestOf(settings) };
  return known.contest;
};

export default ({ settings, chunk }: Task): ChunkDone => {
  const times = new Map<string, Record<number, number>>();
  const { rows, alarms } = judgeChunk(contestFor(settings), chunk, (strategy, run) => {
    const start = performance.now();
    const result = run();
    const place = placeOf((performance.now() - start) * 1_000);
    const counts = times.get(strategy) ?? {};
    counts[place] = (counts[place] ?? 0) + 1;
    times.set(strategy, counts);
    return result;
  });
  return { chunk: chunk.number, lines: rows.map((row) => `${JSON.stringify(row)}\n`).join(""), times: Object.fromEntries(times), alarms };
};

// An interrupt from the keyboard reaches all processes; this one ends what it has begun, and its parent says when it is over.
process.on("SIGINT", () => undefined);
