import type { InputError } from "../answer.ts";
import type { PositionInput } from "../board/index.ts";
import type { Position } from "../board/position.ts";
import { isOfHand } from "../policy/index.ts";
import type { Result } from "../result.ts";
import type { Strategy } from "../strategies/strategy.ts";
import type { Chunk } from "./chunks.ts";
import { benchOn, bestOn, judged, type Bench } from "./judge.ts";
import { POLICY } from "./policy.ts";
import type { DrawnPosition, PositionSet } from "./positions.ts";
import type { Alarm, Judged, Row } from "./row.ts";

/** Who is compared, on what. */
export interface Contest {
  readonly seed: number;
  readonly sets: readonly PositionSet[];
  readonly strategies: readonly Strategy[];
  readonly parse: (position: PositionInput) => Result<Position, InputError>;
}

/** Runs a strategy, and may look at a clock meanwhile. */
export type Timed = <T>(strategy: string, run: () => T) => T;

export interface Drawn extends DrawnPosition {
  readonly set: string;
  readonly index: number;
  readonly parsed: Position;
}

/** What a set draws is a position, or there is a bug. */
export const drawn = ({ sets, seed, parse }: Contest, set: string, index: number): Drawn => {
  const found = sets.find(({ name }) => name === set);
  if (found === undefined) throw new Error(`There is no set ${set}.`);
  const one = found.draw(seed, index);
  const parsed = parse(one.position);
  if (!parsed.ok) throw new Error(`${one.id} is no position: ${parsed.error.message} (${parsed.error.path ?? "all of it"})`);
  return { ...one, set, index, parsed: parsed.value };
};

const sumOf = (entries: readonly { readonly count: number }[]): number => entries.reduce((sum, { count }) => sum + count, 0);

export const payingName = ({ paying }: Position): string => paying.card?.name ?? "the cost";

interface Raised {
  readonly strategy?: string;
  readonly what: string;
  readonly details?: unknown;
}

/** Is a strategy's plan that of the best payment? */
const paysBest = ({ policy }: Strategy): boolean => policy === POLICY;

/** A strategy's answer, judged; what cannot be is raised. */
const judgedBy = (strategy: Strategy, bench: Bench, timed: Timed, raise: (raised: Raised) => void): Judged => {
  const { name } = strategy;
  const { position, best } = bench;
  try {
    const plan = !paysBest(strategy) ? timed(name, () => strategy.pay(position)) : best.status === "payable" ? best.plan : undefined;
    const result = judged(bench, plan);
    if (result.outcome === "beats") raise({ strategy: name, what: `pays better than what pay calls best${result.level === undefined ? "" : `, at the level ${result.level}`}`, details: { plan, best, gaps: result.gaps } });
    return result;
  } catch (error) {
    raise({ strategy: name, what: `throws: ${error instanceof Error ? error.message : String(error)}` });
    return { outcome: "unknown" };
  }
};

const judgedOne = ({ strategies }: Contest, { set, index, id, from, parsed }: Drawn, timed: Timed, raise: (raised: Raised) => void): Row => {
  // The best payment is searched once; where it is a strategy, too, the time is that strategy's.
  const own = strategies.find(paysBest);
  const bench = benchOn(parsed, own === undefined ? bestOn(parsed) : timed(own.name, () => bestOn(parsed)));
  const { best, best: { status }, proved, misvalued } = bench;
  if (misvalued !== undefined && !Object.keys(misvalued).every(isOfHand)) raise({ what: "does not value the best plan as its steps do", details: { best, gaps: misvalued } });
  return {
    set, index, id, ...(from === undefined ? {} : { from }), paying: payingName(parsed), objects: sumOf(parsed.battlefield) + sumOf(parsed.hand),
    status: status === "error" ? "unknown" : status, proved,
    ...(misvalued === undefined ? {} : { doubt: misvalued }),
    results: Object.fromEntries(strategies.map((strategy) => [strategy.name, judgedBy(strategy, bench, timed, raise)])),
  };
};

export interface Done {
  readonly rows: readonly Row[];
  /** Empty unless there is a bug. */
  readonly alarms: readonly Alarm[];
}

/** All positions of a chunk with all strategies. */
export const judgeChunk = (contest: Contest, { set, from, to }: Chunk, timed: Timed): Done => {
  const alarms: Alarm[] = [];
  const rows: Row[] = [];
  for (let index = from; index < to; index += 1) {
    const one = drawn(contest, set, index);
    const raise = (raised: Raised): void => void alarms.push({ set, index, ...raised, position: one.position });
    try {
      rows.push(judgedOne(contest, one, timed, raise));
    } catch (error) {
      raise({ what: `throws: ${error instanceof Error ? error.message : String(error)}` });
    }
  }
  return { rows, alarms };
};
