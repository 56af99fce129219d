import type { Activity, Program, Solution } from "./program.ts";

/** A program with some of the activities of another one. */
export interface Reduced {
  readonly program: Program;
  /** The solution in numbers of the program given. */
  readonly restored: (solution: Solution) => Solution;
}

/** `kept`: numbers of activities, ascending. */
export const keeping = (given: Program, kept: readonly number[]): Reduced =>
  kept.length === given.activities.length
    ? { program: given, restored: (solution) => solution }
    : {
        program: { ...given, activities: kept.map((index) => given.activities[index] as Activity) },
        restored: (solution) => ({ ...solution, firings: solution.firings.map((firing) => ({ ...firing, activity: kept[firing.activity] as number })) }),
      };
