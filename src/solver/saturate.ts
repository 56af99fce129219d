import type { Activity, Program } from "./program.ts";

/**
 * A program with the same solutions at the same prices, in which no firing makes more of a good than all of the program
 * can use: what is beyond is left over whatever is done, so its price is a price of the firing.
 *
 * Proof. Let `most` bound what any solution takes and spends of a good, and let a firing give `count > most`, which
 * becomes `most`. An order that was possible stays so: once such a firing has been, there is as much of the good as can
 * ever be asked for. An order that is possible now was so before, as there was more. Left over is the same, less
 * `count - most` for each firing, which the firing pays itself.
 *
 * So the numbers that a solver sees are those of what is asked for, not of what could be made.
 */
export const saturated = (given: Program): Program => {
  // Most programs make little at a time; those are left as they are.
  if (given.activities.every(({ gives }) => gives.every(({ count }) => count <= LITTLE))) return given;
  const { activities } = given;
  const carriers = activities.map((activity) => isCarrier(given, activity));
  const asked = mostUsed(given, activities.filter((_, index) => carriers[index] === false));
  const program: Program = { ...given, activities: activities.map((activity, index) => (carriers[index] === true ? carryingLess(activity, asked) : activity)) };
  const most = mostUsed(program, program.activities);
  const exceeds = ({ gives }: Activity): boolean => gives.some(({ good, count }) => count > (most[good] as number));
  return { ...program, activities: program.activities.map((activity) => (exceeds(activity) ? within(program, activity, most) : activity)) };
};

const LITTLE = 100;

const within = (program: Program, activity: Activity, most: readonly number[]): Activity => {
  const prices = Array.from({ length: program.levels }, (_, level) => activity.prices[level] ?? 0);
  const gives = activity.gives.map(({ good, count }) => {
    const kept = Math.min(count, most[good] as number);
    const leftover = program.goods[good]?.leftover ?? [];
    for (const [level, price] of leftover.entries()) if (level < prices.length) prices[level] = (prices[level] as number) + price * (count - kept);
    return { good, count: kept };
  });
  return { ...activity, gives: gives.filter(({ count }) => count > 0), prices };
};

/** The most of each good that these activities and all demands together can come to use. */
const mostUsed = (program: Program, activities: readonly Activity[]): readonly number[] => {
  const most = program.goods.map(() => 0);
  const add = (accepts: readonly number[], count: number): void => {
    for (const good of accepts) most[good] = (most[good] as number) + count;
  };
  for (const { takes, upper } of activities) for (const { accepts, count } of takes) add(accepts, upper * count);
  const demanded = program.demands.map(({ count }) => count);
  for (const { serves, upper } of activities) {
    for (const { demand, count } of serves) if (count < 0) demanded[demand] = (demanded[demand] as number) - count * upper;
  }
  for (const [index, { accepts }] of program.demands.entries()) add(accepts, demanded[index] as number);
  // Of what must be used up no less may be made.
  return most.map((count, good) => (program.goods[good]?.usedUp === true ? Number.POSITIVE_INFINITY : count));
};

/**
 * It does nothing but turn one unit of a good, at the price of leaving it over, into goods that no other carrier takes
 * and that cost nothing to leave over. So it need not fire more often than what it makes can be used.
 */
const isCarrier = (program: Program, { uses, takes, gives, serves, prices }: Activity): boolean => {
  const [take] = takes;
  const [from] = take?.accepts ?? [];
  if (uses.length > 0 || serves.length > 0 || takes.length !== 1 || take?.count !== 1 || take.accepts.length !== 1 || from === undefined) return false;
  const leftover = program.goods[from]?.leftover ?? [];
  const isFree = (good: number): boolean => (program.goods[good]?.leftover ?? []).every((price) => price === 0);
  return (
    Array.from({ length: program.levels }, (_, level) => (prices[level] ?? 0) === (leftover[level] ?? 0)).every(Boolean) &&
    gives.every(({ good, count }) => count === 1 && isFree(good) && !program.activities.some((other) => other.uses.length === 0 && other.serves.length === 0 && other.takes.some(({ accepts }) => accepts.includes(good))))
  );
};

const carryingLess = (activity: Activity, asked: readonly number[]): Activity => ({
  ...activity,
  upper: Math.min(activity.upper, activity.gives.reduce((sum, { good }) => sum + (asked[good] as number), 0)),
});
