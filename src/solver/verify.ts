import type { Activity, Program, Solution } from "./program.ts";
import { Usage } from "./usage.ts";

/**
 * What is wrong with a solution, recomputed from the program as it was given; empty if nothing is. Solvers run it on
 * each solution before they return it, so that a rounding error is a bug that shows.
 */
export const faultsOf = (program: Program, solution: Solution): readonly string[] => {
  const faults: string[] = [];
  const levels = program.activities.map(() => 0);
  const made = program.goods.map((good) => good.initial);
  const usage = new Usage(program);
  const served = program.demands.map(() => 0);

  for (const [at, firing] of solution.firings.entries()) {
    const activity = program.activities[firing.activity];
    if (activity === undefined) {
      faults.push(`firing ${at}: no activity ${firing.activity}`);
      continue;
    }
    const { times } = firing;
    const ofThose = (resource: number): number => (times - 1) * activity.uses.reduce((sum, use) => sum + (use.resource === resource ? use.amount : 0), 0);
    if (times > 1 && !mayRepeat(activity)) faults.push(`firing ${at}: not to be taken together`);
    for (const { resource, amount } of activity.uses) {
      const { endedBy, reducedBy } = program.resources[resource] as Program["resources"][number];
      // What is used only grows along the way, so the last time is the hardest.
      if ((endedBy !== undefined || reducedBy !== undefined) && amount > 0 && usage.left(resource) - ofThose(resource) < amount) {
        faults.push(`firing ${at}: resource ${resource} has ended`);
      }
    }
    for (const resource of activity.needsLeft ?? []) {
      if (usage.used(resource) + ofThose(resource) >= (program.resources[resource]?.capacity ?? 0)) faults.push(`firing ${at}: nothing of resource ${resource} is left`);
    }
    usage.fire(activity, times);
    for (const { resource, amount } of activity.uses) {
      // Negative amounts give back, but not before: a bound that is lifted (no capacity of its own is used) excepted.
      if (amount > 0 && usage.used(resource) > (program.resources[resource]?.capacity ?? 0)) faults.push(`firing ${at}: resource ${resource} is used up`);
    }
    levels[firing.activity] = (levels[firing.activity] as number) + times;
    for (const [k, take] of activity.takes.entries()) {
      const took = firing.took[k] ?? [];
      const sum = took.reduce((total, { count }) => total + count, 0);
      if (sum !== times * take.count) faults.push(`firing ${at}: take ${k} has ${sum} of ${times * take.count}`);
      for (const { good, count } of took) {
        if (!take.accepts.includes(good)) faults.push(`firing ${at}: take ${k} does not accept good ${good}`);
        made[good] = (made[good] as number) - count;
        if ((made[good] as number) < 0) faults.push(`firing ${at}: good ${good} is not there yet`);
      }
    }
    for (const { good, count } of activity.gives) made[good] = (made[good] as number) + times * count;
    for (const { demand, count } of activity.serves) served[demand] = (served[demand] as number) + times * count;
  }
  for (const { good, demand, count } of solution.spends) {
    if (!(program.demands[demand]?.accepts.includes(good) ?? false)) faults.push(`demand ${demand} does not accept good ${good}`);
    made[good] = (made[good] as number) - count;
    served[demand] = (served[demand] as number) + count;
  }
  for (const [activity, level] of levels.entries()) {
    if (level > (program.activities[activity]?.upper ?? 0)) faults.push(`activity ${activity} is above its bound`);
  }
  for (const [resource, { capacity }] of program.resources.entries()) {
    if (usage.used(resource) > capacity) faults.push(`resource ${resource} is overused`);
  }
  for (const [demand, amount] of served.entries()) {
    if (amount !== program.demands[demand]?.count) faults.push(`demand ${demand} is met ${amount} times`);
  }
  for (const [good, amount] of made.entries()) {
    if (amount < 0) faults.push(`good ${good} is overspent`);
    if (amount > 0 && program.goods[good]?.usedUp === true) faults.push(`good ${good} is left over`);
  }
  const values = valuesOf(program, solution);
  for (const [level, value] of values.entries()) {
    if (value !== solution.values[level]) faults.push(`level ${level} is ${value}, not ${String(solution.values[level])}`);
  }
  return faults;
};

/** May several firings be told as one? Not where one of them can take what another made, or use what it gave back. */
export const mayRepeat = ({ uses, takes, gives }: Activity): boolean =>
  uses.every(({ amount }) => amount >= 0) && !gives.some(({ good }) => takes.some(({ accepts }) => accepts.includes(good)));

/** The value of each level, from the firings and what is left over. */
export const valuesOf = (program: Program, solution: Pick<Solution, "firings" | "spends">): readonly number[] => {
  const left = program.goods.map((good) => good.initial);
  const values = Array.from({ length: program.levels }, () => 0);
  const add = (prices: readonly number[], times: number): void => {
    for (const [level, price] of prices.entries()) if (level < values.length) values[level] = (values[level] as number) + price * times;
  };
  for (const { activity, times, took } of solution.firings) {
    const { prices, gives } = program.activities[activity] as Activity;
    add(prices, times);
    for (const { good, count } of gives) left[good] = (left[good] as number) + times * count;
    for (const { good, count } of took.flat()) left[good] = (left[good] as number) - count;
  }
  for (const { good, count } of solution.spends) left[good] = (left[good] as number) - count;
  for (const [good, count] of left.entries()) add((program.goods[good] as Program["goods"][number]).leftover, count);
  return values;
};
