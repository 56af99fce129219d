/** One chunk of a run, in a process of its own. */
import type { Chunk, Settings } from "../../bench/chunks.ts";
import { judgeChunk, type Contest } from "../../bench/contest.ts";
import type { Alarm } from "../../bench/row.ts";
import { placeOf, type Histogram } from "../../bench/statistics.ts";
import { contestOf, readDecks } from "./contest-of.ts";

export interface Task {
  readonly settings: Settings;
  /** The file of decklists, if not those of the package. */
  readonly decks: string | undefined;
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

// A process serves one run: what its sets are drawn from is read once.
let known: Contest | undefined;

const contestFor = ({ settings, decks: file }: Task): Contest => {
  const decks = readDecks(file);
  if (!decks.ok) throw new Error(decks.error);
  return contestOf(settings, decks.value);
};

export default (task: Task): ChunkDone => {
  const { chunk } = task;
  known ??= contestFor(task);
  const times = new Map<string, Record<number, number>>();
  const { rows, alarms } = judgeChunk(known, chunk, (strategy, run) => {
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
