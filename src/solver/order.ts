import { activityOf, type FiringUnit, type Flat, type Row, type Stock } from "./flatten.ts";
import type { Program } from "./program.ts";

/** Used of one resource and of what ends it together stay within capacity: then any order will do. */
export const apart = (program: Program, flat: Flat, resource: number): readonly Row[] => {
  const one = program.resources[resource];
  if (one?.endedBy === undefined) return [];
  const terms = new Map<number, number>();
  for (const [unit, { activity }] of flat.units.entries()) {
    const uses = (program.activities[activity]?.uses ?? []).filter((use) => use.resource === resource || use.resource === one.endedBy);
    const both = new Set(uses.map((use) => use.resource)).size > 1;
    const total = uses.reduce((sum, { amount }) => sum + amount, 0);
    if (total !== 0) terms.set(unit, both ? Math.max(0, ...uses.map(({ amount }) => amount)) : total);
  }
  return [{ terms, is: "<=", bound: one.capacity }];
};

/** One of these units, which fire once at most, does not fire. */
export const notAll = (units: readonly number[]): Row => ({ terms: new Map(units.map((unit) => [unit, 1])), is: "<=", bound: units.length - 1 });

/** Something fires that does not at this point, or more often than there. None: no row tells that apart from the point. */
export const beyond = (flat: Flat, values: readonly number[]): readonly Row[] => {
  const some = flat.units.flatMap(({ upper }, unit) => ((values[unit] as number) < upper ? [{ unit, times: values[unit] as number }] : []));
  const whole = some.reduce((product, { times }) => product * (times + 1), 1);
  if (some.reduce((sum, { times }) => sum + times / (times + 1), 0) >= 1 || whole > 1_000) return [];
  return [{ terms: new Map(some.map(({ unit, times }) => [unit, whole / (times + 1)])), is: ">=", bound: whole }];
};

/** What units that wait for each other get from outside, and the least that any of them takes in all. */
export const cutsFor = (program: Program, flat: Flat, waiting: readonly number[], values: readonly number[]): readonly Row[] => {
  const inside = new Set(waiting);
  const outside = flat.variables.flatMap((variable, index) =>
    variable.kind === "feed" && inside.has(variable.unit) && !inside.has((flat.stocks[variable.stock] as Stock).maker) ? [index] : []);
  const least = Math.min(...waiting.map((unit) => activityOf(program, flat, unit).takes.reduce((sum, { count }) => sum + count, 0)));
  const fed = outside.reduce((sum, variable) => sum + (values[variable] as number), 0);
  if (fed >= least) return [];
  return waiting
    .filter((unit) => (flat.units[unit] as FiringUnit).upper === 1)
    .map((unit) => ({ terms: new Map([...outside.map((variable) => [variable, 1] as const), [unit, -least]]), is: ">=", bound: 0 }));
};
