import type { Activity, Prices, Program, Solution } from "./program.ts";
import { keeping, type Reduced } from "./reduced.ts";
import { valuesOf } from "./verify.ts";

/** By level: the most that it may come to. `undefined`: it is minimized, as before. */
export type Caps = readonly (number | undefined)[];

/**
 * The solutions that come to no more than this at some levels; only the others are still levels. A capped level is a resource of so
 * much, used by whatever costs something at it. What is left over of a good that costs something is left by an activity, which fires
 * after all others; where the cap is 0, nothing may be left.
 */
export const capped = (given: Program, caps: Caps): Reduced => {
  const open = Array.from({ length: given.levels }, (_, level) => level).filter((level) => caps[level] === undefined);
  const closed = Array.from({ length: given.levels }, (_, level) => ({ level, most: caps[level] ?? 0 })).filter(({ level }) => caps[level] !== undefined);
  const none = closed.filter(({ most }) => most === 0);
  const some = closed.filter(({ most }) => most > 0).map((cap, index) => ({ ...cap, resource: given.resources.length + index }));
  const isFree = (prices: Prices): boolean => none.every(({ level }) => (prices[level] ?? 0) === 0);
  const openPrices = (prices: Prices): Prices => open.map((level) => prices[level] ?? 0);
  const usesOf = (prices: Prices): Activity["uses"] => some.flatMap(({ level, resource }) => ((prices[level] ?? 0) > 0 ? [{ resource, amount: prices[level] as number }] : []));
  const counted = ({ leftover }: Program["goods"][number]): boolean => closed.some(({ level }) => (leftover[level] ?? 0) > 0);
  const affordable = keeping(given, given.activities.flatMap(({ prices }, index) => (isFree(prices) ? [index] : [])));
  const { activities } = affordable.program;
  const afterAll = activities.reduce((most, { rank }) => Math.max(most, rank), 0) + 100;
  const leaving = given.goods.flatMap((good, index): readonly Activity[] => {
    const most = good.initial + activities.reduce((sum, { upper, gives }) => sum + gives.reduce((all, give) => all + (give.good === index ? upper * give.count : 0), 0), 0);
    return !counted(good) || !isFree(good.leftover) || good.usedUp === true || most === 0 ? [] : [{
      upper: most, uses: usesOf(good.leftover), takes: [{ count: 1, accepts: [index] }], gives: [], serves: [], prices: openPrices(good.leftover), rank: afterAll,
    }];
  });
  return {
    program: {
      goods: given.goods.map((good) => (counted(good) ? { initial: good.initial, leftover: [], usedUp: true as const } : { ...good, leftover: openPrices(good.leftover) })),
      resources: [...given.resources, ...some.map(({ most }) => ({ capacity: most }))],
      activities: [...activities.map((activity) => ({ ...activity, uses: [...activity.uses, ...usesOf(activity.prices)], prices: openPrices(activity.prices) })), ...leaving],
      demands: given.demands,
      levels: open.length,
    },
    restored: (solution) => valued(given, affordable.restored({ ...solution, firings: solution.firings.filter(({ activity }) => activity < activities.length) })),
  };
};

const valued = (program: Program, solution: Solution): Solution => ({ ...solution, values: valuesOf(program, solution) });
