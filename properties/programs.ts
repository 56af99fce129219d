import { compareValues, type Activity, type Program } from "../src/solver/program.ts";

/** Programs written by hand, and what is best in small ones by trying everything. */

export const BUDGET = { budget: 5_000 };

export const activity = (more: Partial<Activity>): Activity => ({ upper: 1, uses: [], takes: [], gives: [], serves: [], prices: [], rank: 0, ...more });
export const program = (more: Partial<Program>): Program => ({ goods: [], resources: [], activities: [], demands: [], levels: 0, ...more });

/** A source: taps for `count` of a good, at a price. */
export const source = (good: number, count: number, prices: readonly number[], resource: number): Activity =>
  activity({ uses: [{ resource, amount: 1 }], gives: [{ good, count }], prices });

export const good = (initial = 0, leftover: readonly number[] = []): Program["goods"][number] => ({ initial, leftover });

/** Two programs in one: sources and demands of both, of the same goods. */
export const together = (one: Program, other: Program): Program => ({
  ...one,
  resources: [...one.resources, ...other.resources],
  activities: [...one.activities, ...other.activities.map((made) => ({ ...made, uses: made.uses.map(({ resource, amount }) => ({ resource: resource + one.resources.length, amount })) }))],
  demands: [...one.demands, ...other.demands],
});

/** The best values by trying every set of activities and every way to spend goods; only such as are allowed, by what counts. */
export const bruteForce = (asked: Program, isAllowed: (values: readonly number[]) => boolean = () => true, counted = (values: readonly number[]): readonly number[] => values): readonly number[] | undefined => {
  let best: readonly number[] | undefined;
  const spend = (left: readonly number[], demand: number, count: number, price: readonly number[]): void => {
    const { count: wanted, accepts } = asked.demands[demand] ?? { count: 0, accepts: [] };
    if (demand === asked.demands.length) {
      const values = price.map((value, level) => value + left.reduce((sum, some, index) => sum + some * (asked.goods[index]?.leftover[level] ?? 0), 0));
      if (isAllowed(values) && (best === undefined || compareValues(counted(values), counted(best)) < 0)) best = values;
      return;
    }
    if (count === wanted) {
      spend(left, demand + 1, 0, price);
      return;
    }
    for (const one of accepts) if ((left[one] as number) > 0) spend(left.with(one, (left[one] as number) - 1), demand, count + 1, price);
  };
  const choose = (from: number, used: ReadonlySet<number>, goods: readonly number[], price: readonly number[]): void => {
    if (from === asked.activities.length) {
      spend(goods, 0, 0, price);
      return;
    }
    choose(from + 1, used, goods, price);
    const { uses: [use], gives: [give], prices } = asked.activities[from] as Activity;
    if (use === undefined || give === undefined || used.has(use.resource)) return;
    choose(from + 1, new Set([...used, use.resource]), goods.with(give.good, (goods[give.good] as number) + give.count), price.map((value, level) => value + (prices[level] ?? 0)));
  };
  choose(0, new Set(), asked.goods.map(({ initial }) => initial), Array.from({ length: asked.levels }, () => 0));
  return best;
};
