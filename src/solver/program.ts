/**
 * The payment program: a production network with integer levels. Nothing here knows what a land is.
 *
 * Goods are made and spent; activities use up resources, may take goods and give goods, and may serve demands directly.
 * Every demand must be met exactly. Levels are linear forms over activities and leftover goods, minimized one after the
 * other. Activities that take goods need goods that were made before: `Solution.firings` is an order in which that holds.
 */
export interface Good {
  /** Units there at the start. */
  readonly initial: number;
  /** Price of each unit left over, by level; missing levels are 0. */
  readonly leftover: Prices;
  /** Nothing of it may be left over. */
  readonly usedUp?: true;
}

/** By level index. All prices are non-negative integers, so 0 is a lower bound for every level. */
export type Prices = readonly number[];

export interface Resource {
  /** At least 0. */
  readonly capacity: number;
  /**
   * What is used of this other resource is gone for this one, too, from then on, unless it had been used here before.
   * (A permanent may be tapped and then leave, but not leave and then be tapped.)
   */
  readonly endedBy?: number;
  /** What is used of this other resource is no longer there for this one, from then on; it may be more than there is. */
  readonly reducedBy?: number;
}

export interface Take {
  readonly count: number;
  /** Goods, any of which will do for each unit. */
  readonly accepts: readonly number[];
}

export interface Activity {
  /** The level is an integer from 0 to this. */
  readonly upper: number;
  readonly uses: readonly { readonly resource: number; readonly amount: number }[];
  readonly takes: readonly Take[];
  readonly gives: readonly { readonly good: number; readonly count: number }[];
  /** Meets that much of a demand by itself. Negative: raises the demand. */
  readonly serves: readonly { readonly demand: number; readonly count: number }[];
  readonly prices: Prices;
  /** Resources of which something must still be left when it fires, though it need not use any. */
  readonly needsLeft?: readonly number[];
  /** Where the order is free, lower ranks fire first; all ranks of one hundred (0–99, 100–199 …) before the next. */
  readonly rank: number;
}

export interface Demand {
  /** At least 0; units to be met exactly. */
  readonly count: number;
  readonly accepts: readonly number[];
}

export interface Program {
  readonly goods: readonly Good[];
  readonly resources: readonly Resource[];
  readonly activities: readonly Activity[];
  readonly demands: readonly Demand[];
  /** Number of levels; 0: any solution will do. */
  readonly levels: number;
}

/**
 * One activity carried out so often in a row, with the goods that it took: `took[k]` lists (good, count) for its take
 * number k, all times together, in the order in which they were taken.
 */
export interface Firing {
  readonly activity: number;
  /** At least 1. */
  readonly times: number;
  readonly took: readonly (readonly { readonly good: number; readonly count: number }[])[];
}

export interface Solution {
  /** In an order in which every take is covered by goods made before. */
  readonly firings: readonly Firing[];
  /** Goods spent on demands. */
  readonly spends: readonly { readonly good: number; readonly demand: number; readonly count: number }[];
  /** The value of each level. */
  readonly values: readonly number[];
}

export type Outcome =
  | { readonly status: "optimal"; readonly solution: Solution }
  /** The budget ran out; this is the best that was found. */
  | { readonly status: "feasible"; readonly solution: Solution }
  | { readonly status: "infeasible" }
  /** The budget ran out and nothing was found. */
  | { readonly status: "unknown" };

export interface SolveOptions {
  /** Counted in nodes, never in time. What a node is, the solver says. At least 1. */
  readonly budget: number;
}

export interface Solver {
  readonly name: string;
  readonly solve: (program: Program, options: SolveOptions) => Outcome;
}

/** Lexicographic order of two value vectors: negative if `a` is better. */
export const compareValues = (a: readonly number[], b: readonly number[]): number => {
  for (let level = 0; level < Math.max(a.length, b.length); level += 1) {
    const difference = (a[level] ?? 0) - (b[level] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
