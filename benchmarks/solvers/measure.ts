import { cpus } from "node:os";
import { DEFAULT_BUDGET } from "../../src/pay/index.ts";
import { percentile } from "../samples.ts";
import { objectsOf, type Board } from "./board.ts";
import { differencesIn, isFailure, isUnproved, type Answers } from "./compare.ts";
import { CONTENDERS, type ContenderName } from "./contenders.ts";
import { drawLot, type Family, type Lot } from "./families.ts";
import type { Answered } from "./messages.ts";
import { ContenderProcess } from "./process.ts";

export interface Limits {
  /** Milliseconds for one board; a contender that takes longer is not asked about larger ones of the family. */
  readonly patience: number;
  /** Milliseconds for all boards of a size, first to answer and then to be timed; who has not answered all by then is not asked about larger ones. */
  readonly share: number;
}

export interface SolversOptions {
  readonly seed: number;
  /** Boards of each size. */
  readonly boards: number;
  readonly families: readonly Family[];
  readonly limits: Limits;
  readonly contenders?: readonly ContenderName[];
  readonly progress?: (text: string) => void;
  /** After each size, with all that was measured so far. */
  readonly kept?: (report: SolversReport) => void;
  readonly signal?: AbortSignal;
}

/** "floor": a loop that touches each object once, which is no contender. */
export interface SolverRow {
  readonly family: string;
  readonly size: number;
  readonly who: ContenderName | "floor";
  /** How many boards were answered, of how many. */
  readonly answered: number;
  readonly boards: number;
  /** Missing: nothing was timed. */
  readonly medianMs?: number;
  readonly p99Ms?: number;
  /** Median over that of the fastest contender. */
  readonly ratio?: number;
  /** The largest that the contender's process, which has solved this family's smaller boards before, has been. */
  readonly peakMegabytes?: number;
  readonly unproved: number;
  readonly failures: number;
  /** Why it is not asked about larger boards. */
  readonly dropped?: string;
}

export interface SolversReport {
  readonly node: string;
  readonly machine: string;
  readonly seed: number;
  readonly budget: number;
  readonly limits: Limits;
  readonly families: readonly Pick<Family, "name" | "title" | "grows">[];
  readonly rows: readonly SolverRow[];
  /** Answers that contradict each other or are wrong: each is a bug. */
  readonly differences: readonly { readonly family: string; readonly size: number; readonly board: number; readonly what: string }[];
  /** What engines threw. */
  readonly failures: readonly { readonly family: string; readonly size: number; readonly board: number; readonly who: string; readonly what: string }[];
}

/** Of each program the median of its later rounds: the earlier ones are run while code is being compiled. */
const timesOf = (rounds: readonly (readonly number[])[]): readonly number[] => {
  const late = rounds.slice(Math.floor(rounds.length / 2));
  return (late[0] ?? []).map((_, program) => percentile(late.map((round) => round[program] as number).sort((a, b) => a - b), 0.5));
};

const summary = (times: readonly number[]): { readonly medianMs?: number; readonly p99Ms?: number } => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted.length === 0 ? {} : { medianMs: percentile(sorted, 0.5), p99Ms: percentile(sorted, 0.99) };
};

const FLOOR_CALLS = 2_000;

/** Milliseconds of one loop over all objects of a board that looks at each. */
const floorTime = ({ position }: Board): number => {
  const objects = objectsOf(position);
  let untapped = 0;
  const start = performance.now();
  for (let call = 0; call < FLOOR_CALLS; call += 1) for (const { tapped } of objects) untapped += tapped ? 0 : 1;
  const time = (performance.now() - start) / FLOOR_CALLS;
  // The count is looked at, so that the loop is not done away with.
  if (untapped < 0) throw new Error("objects are counted down");
  return time;
};

interface Contestant {
  readonly process: ContenderProcess;
  dropped: string | undefined;
}

/** What one contender answered to a lot, and why it is not asked about larger ones. */
interface Asked {
  readonly contestant: Contestant;
  readonly answers: readonly Answered[];
}

const SECOND = 1_000;

const asked = async (contestant: Contestant, { boards }: Lot, { patience, share }: Limits): Promise<Asked> => {
  const { answers, ending } = await contestant.process.answer(boards.map(({ program }) => program), DEFAULT_BUDGET, share, patience);
  if (ending === "stuck") contestant.dropped = `over ${patience / SECOND} s on a board`;
  else if (ending !== "done") contestant.dropped = ending === "died" ? "its process died" : "interrupted";
  else if (answers.length < boards.length) contestant.dropped = `over ${share / SECOND} s for ${boards.length} boards`;
  else if (answers.some(({ milliseconds }) => milliseconds > patience)) contestant.dropped = `over ${patience / SECOND} s on a board`;
  return { contestant, answers };
};

const timed = async ({ contestant: { process, dropped }, answers }: Asked, lot: Lot, { share, patience }: Limits): Promise<SolverRow> => {
  const which = answers.filter((answer) => !isFailure(answer)).map(({ index }) => index);
  // All of them have been answered within a share once.
  const { rounds, peakMegabytes } = which.length === 0 ? { rounds: [], peakMegabytes: 0 } : await process.time(which, share, 2 * share + patience);
  return {
    family: lot.family.name, size: lot.size, who: process.name, answered: answers.length, boards: lot.boards.length, ...summary(timesOf(rounds)),
    ...(peakMegabytes > 0 ? { peakMegabytes } : {}), unproved: answers.filter(isUnproved).length, failures: answers.filter(isFailure).length,
    ...(dropped === undefined ? {} : { dropped }),
  };
};

const withRatios = (rows: readonly SolverRow[]): readonly SolverRow[] => {
  const fastest = Math.min(...rows.flatMap(({ who, medianMs }) => (who === "floor" ? [] : (medianMs ?? []))));
  return rows.map((row) => (row.medianMs === undefined || !Number.isFinite(fastest) ? row : { ...row, ratio: row.medianMs / fastest }));
};

/** What was found out about one size of a family. */
type Found = Pick<SolversReport, "rows" | "differences" | "failures">;

/** First all answers of all contenders are checked and compared, then each is timed. */
const measureLot = async (lot: Lot, contestants: readonly Contestant[], limits: Limits): Promise<Found> => {
  const { family: { name: family }, size, boards } = lot;
  const all: Asked[] = [];
  for (const contestant of contestants) all.push(await asked(contestant, lot, limits));
  const answersTo = (board: number): Answers =>
    new Map(all.flatMap(({ contestant, answers }) => answers.filter(({ index }) => index === board).map((answer) => [contestant.process.name, answer] as const)));
  const differences = boards.flatMap((board, index) => differencesIn(board, answersTo(index)).map((what) => ({ family, size, board: index, what })));
  const failures = all.flatMap(({ contestant, answers }) =>
    answers.flatMap((answer) => ("failure" in answer ? [{ family, size, board: answer.index, who: contestant.process.name, what: answer.failure }] : [])));
  for (const board of boards) floorTime(board);
  const rows: SolverRow[] = [
    { family, size, who: "floor", answered: boards.length, boards: boards.length, ...summary(boards.map(floorTime)), unproved: 0, failures: 0 },
  ];
  for (const one of all) rows.push(await timed(one, lot, limits));
  return { rows: withRatios(rows), differences, failures };
};

export const benchSolvers = async ({ seed, boards, families, limits, contenders = CONTENDERS, progress, kept, signal }: SolversOptions): Promise<SolversReport> => {
  const found: Found[] = [];
  const isInterrupted = (): boolean => signal?.aborted ?? false;
  const report = (): SolversReport => ({
    node: process.version, machine: cpus()[0]?.model ?? "unknown", seed, budget: DEFAULT_BUDGET, limits,
    families: families.map(({ name, title, grows }) => ({ name, title, grows })),
    rows: found.flatMap(({ rows }) => rows), differences: found.flatMap(({ differences }) => differences), failures: found.flatMap(({ failures }) => failures),
  });
  const start = (): readonly Contestant[] => contenders.map((name) => ({ process: new ContenderProcess(name), dropped: undefined }));
  const stop = (contestants: readonly Contestant[]): void => contestants.forEach((contestant) => contestant.process.stop());
  for (const family of families) {
    let contestants = start();
    const interrupt = (): void => stop(contestants);
    signal?.addEventListener("abort", interrupt);
    for (const [index, size] of family.sizes.entries()) {
      if (isInterrupted()) break;
      if (!family.grows && index > 0) {
        stop(contestants);
        contestants = start();
      }
      const left = contestants.filter(({ dropped }) => dropped === undefined);
      const lot = drawLot(family, size, boards, seed);
      if (left.length === 0 || lot.boards.length === 0) continue;
      progress?.(`${family.name}, ${lot.size}: ${lot.boards.length} boards, ${left.map((contestant) => contestant.process.name).join(", ")}`);
      const measured = await measureLot(lot, left, limits);
      // What was broken off is no measurement.
      if (isInterrupted()) break;
      found.push(measured);
      kept?.(report());
    }
    signal?.removeEventListener("abort", interrupt);
    stop(contestants);
  }
  return report();
};
