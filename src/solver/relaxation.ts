import type { Program } from "./program.ts";

/** A linear program in bounded variables that is solved again as its bounds change: what `search` needs of an engine. */
export interface Relaxation {
  /** Bounds by column: variables, then one slack for each row. Whole numbers, or infinite. Another row may put others in their place. */
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  /** Table entries that were looked at or changed so far. */
  readonly cells: number;
  /** So many of them are one more unit of a budget. */
  readonly cellsPerUnit: number;
  setCost(level: number, variable: number, cost: number): void;
  /** Adds `terms · x + slack = bound`; the slack's bounds make it an equation or an inequality. Returns the slack's column. */
  addRow(terms: ReadonlyMap<number, number>, bound: number, slackLower: number, slackUpper: number): number;
  /**
   * The lexicographic optimum of the levels from `first` on, within the present bounds; false if there is no point. Where the
   * first of them comes to `enough`, rounded up, the others may be left as they are.
   */
  solve(first: number, enough?: number): boolean;
  /** The point: of each variable the whole part, and what is beyond it; 0 where it is whole. */
  read(floors: Float64Array, parts: Float64Array): void;
  /** The value of a form at the point that was last read, rounded up. */
  least(form: ReadonlyMap<number, number>): number;
}

/**
 * Numbers in rows and prices up to which the fast engine, which rounds, tells whole points from others: a firing that
 * makes `n` is off by at least 1/n where it is not whole.
 */
export const MOST_FACTOR = 100_000;
const MOST_BOUND = 10_000_000;

/** Are all numbers such that floating point does? */
export const isSmall = ({ goods, activities, demands }: Program): boolean =>
  activities.every(
    ({ takes, gives, serves, prices }) =>
      takes.every(({ count }) => count <= MOST_FACTOR) &&
      gives.every(({ count }) => count <= MOST_FACTOR) &&
      serves.every(({ count }) => Math.abs(count) <= MOST_FACTOR) &&
      prices.every((price) => price <= MOST_BOUND),
  ) && goods.every(({ initial }) => initial <= MOST_BOUND) && demands.every(({ count }) => count <= MOST_BOUND);
