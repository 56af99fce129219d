import type { Flat } from "./flatten.ts";
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

/** What fires at a point where no firings are told apart, and no more often than there. */
export const firedAt = (given: Program, { units }: Flat, values: readonly number[]): Reduced => {
  const kept = units.flatMap(({ activity }, unit) => ((values[unit] as number) > 0 ? [{ activity, upper: values[unit] as number }] : []));
  const { program, restored } = keeping(given, kept.map(({ activity }) => activity));
  return { program: { ...program, activities: program.activities.map((activity, index) => ({ ...activity, upper: (kept[index] as (typeof kept)[number]).upper })) }, restored };
};
