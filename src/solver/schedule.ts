import type { Flat, FiringUnit, Stock } from "./flatten.ts";
import type { Firing, Program, Solution } from "./program.ts";
import { valuesOf } from "./verify.ts";

/** Why a solution of the plain program has no order. */
export type Stuck =
  /** These units wait for each other; `arcs` are the (maker, taker) pairs of a circle among them. */
  | { readonly kind: "circle"; readonly units: readonly number[]; readonly arcs: readonly (readonly [number, number])[] }
  /** A resource would have ended before it is used. */
  | { readonly kind: "ended"; readonly resource: number };

/**
 * Puts the firings of a solution of the plain program in order: any unit that its feeds allow, lower ranks first. With
 * single firings a feed names its maker, so greedy is complete: firing one thing never takes goods from another.
 */
export const schedule = (program: Program, flat: Flat, values: readonly number[]): Solution | Stuck => {
  const left = flat.units.map((_, unit) => values[unit] as number);
  const there = flat.stocks.map((stock) => (stock.maker < 0 ? (program.goods[stock.good]?.initial ?? 0) : 0));
  const feeds = new Map<string, number>();
  const takers = new Map<number, { variable: number; stock: number; take: number }[]>();
  for (const [variable, what] of flat.variables.entries()) {
    if (what.kind !== "feed" || values[variable] === 0) continue;
    feeds.set(String(variable), values[variable] as number);
    takers.set(what.unit, [...(takers.get(what.unit) ?? []), { variable, stock: what.stock, take: what.take }]);
  }
  const used = program.resources.map(() => 0);
  const firings: Firing[] = [];
  const byRank = flat.units.map((_, unit) => unit).sort((a, b) => rankOf(program, flat, a) - rankOf(program, flat, b) || a - b);

  /** The goods for one more firing of a unit, or undefined if they are not there. */
  const gather = (unit: number): { stock: number; variable: number; take: number; count: number }[] | undefined => {
    const activity = program.activities[(flat.units[unit] as FiringUnit).activity] as Program["activities"][number];
    const taken: { stock: number; variable: number; take: number; count: number }[] = [];
    const spare = new Map<number, number>();
    for (const [take, { count }] of activity.takes.entries()) {
      let missing = count;
      for (const feed of takers.get(unit) ?? []) {
        if (feed.take !== take || missing === 0) continue;
        const free = (there[feed.stock] as number) - (spare.get(feed.stock) ?? 0);
        const some = Math.min(missing, feeds.get(String(feed.variable)) ?? 0, free);
        if (some <= 0) continue;
        missing -= some;
        spare.set(feed.stock, (spare.get(feed.stock) ?? 0) + some);
        taken.push({ stock: feed.stock, variable: feed.variable, take, count: some });
      }
      if (missing > 0) return undefined;
    }
    return taken;
  };

  let ended: number | undefined;
  const canUse = (unit: number): boolean => {
    const { uses } = program.activities[(flat.units[unit] as FiringUnit).activity] as Program["activities"][number];
    return uses.every(({ resource, amount }) => {
      const { endedBy, capacity } = program.resources[resource] as Program["resources"][number];
      if (endedBy === undefined || amount <= 0) return true;
      const fine = capacity - Math.max(used[resource] as number, used[endedBy] as number) >= amount;
      if (!fine) ended = resource;
      return fine;
    });
  };

  const fire = (unit: number, taken: NonNullable<ReturnType<typeof gather>>): void => {
    const index = (flat.units[unit] as FiringUnit).activity;
    const activity = program.activities[index] as Program["activities"][number];
    for (const { stock, variable, count } of taken) {
      there[stock] = (there[stock] as number) - count;
      feeds.set(String(variable), (feeds.get(String(variable)) as number) - count);
    }
    for (const { resource, amount } of activity.uses) used[resource] = (used[resource] as number) + amount;
    for (const { good, count } of activity.gives) {
      const maker = (flat.units[unit] as FiringUnit).circle < 0 ? -1 : unit;
      const stock = flat.stocks.findIndex((one) => one.good === good && one.maker === maker);
      there[stock] = (there[stock] as number) + count;
    }
    left[unit] = (left[unit] as number) - 1;
    firings.push({
      activity: index,
      took: activity.takes.map((_, take) =>
        taken.filter((one) => one.take === take).map(({ stock, count }) => ({ good: (flat.stocks[stock] as Stock).good, count }))),
    });
  };

  // Ranks come in hundreds: all of one hundred has fired before the next begins.
  for (const group of groupsOf(byRank, (unit) => Math.floor(rankOf(program, flat, unit) / 100))) {
    for (let fired = true; fired; ) {
      fired = false;
      for (const unit of group) {
      while ((left[unit] as number) > 0 && canUse(unit)) {
        const taken = gather(unit);
        if (taken === undefined) break;
        fire(unit, taken);
        fired = true;
      }
      }
    }
    if (group.some((unit) => (left[unit] as number) > 0)) break;
  }
  const stuck = flat.units.flatMap((_, unit) => ((left[unit] as number) > 0 ? [unit] : []));
  if (stuck.length > 0) return reason(flat, stuck, takers, ended);
  const spends = spendsOf(flat, values);
  return { firings, spends, values: valuesOf(program, { firings, spends }) };
};

const groupsOf = (units: readonly number[], key: (unit: number) => number): readonly (readonly number[])[] => {
  const groups = new Map<number, number[]>();
  for (const unit of units) groups.set(key(unit), [...(groups.get(key(unit)) ?? []), unit]);
  return [...groups].sort(([a], [b]) => a - b).map(([, members]) => members);
};

const rankOf = (program: Program, flat: Flat, unit: number): number =>
  (program.activities[(flat.units[unit] as FiringUnit).activity] as Program["activities"][number]).rank;

const spendsOf = (flat: Flat, values: readonly number[]): Solution["spends"] => {
  const sums = new Map<string, { good: number; demand: number; count: number }>();
  for (const [variable, what] of flat.variables.entries()) {
    const count = values[variable] as number;
    if (what.kind !== "spend" || count === 0) continue;
    const { good } = flat.stocks[what.stock] as Stock;
    const key = `${good}>${what.demand}`;
    sums.set(key, { good, demand: what.demand, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
};

/** A circle among the stuck units: follow, from any of them, a maker that has not fired yet. */
const reason = (
  flat: Flat,
  stuck: readonly number[],
  takers: ReadonlyMap<number, readonly { readonly stock: number }[]>,
  ended: number | undefined,
): Stuck => {
  const waiting = new Set(stuck);
  const makerFor = (unit: number): number | undefined =>
    (takers.get(unit) ?? []).map(({ stock }) => (flat.stocks[stock] as Stock).maker).find((maker) => maker >= 0 && waiting.has(maker));
  const path: number[] = [];
  for (let at = stuck.find((unit) => makerFor(unit) !== undefined); at !== undefined; at = makerFor(at)) {
    const seen = path.indexOf(at);
    if (seen >= 0) {
      const members = path.slice(seen);
      // `path` runs from taker to maker.
      return { kind: "circle", units: stuck, arcs: members.map((taker, i) => [members[(i + 1) % members.length] as number, taker] as const) };
    }
    path.push(at);
  }
  return { kind: "ended", resource: ended ?? -1 };
};
