import { components } from "./components.ts";
import type { Activity, Program } from "./program.ts";

/**
 * A payment program as a plain integer linear program, with the order of firings in view.
 *
 * Which goods feed which activity matters only where activities can feed each other in a circle (two filter lands, a
 * Signet and itself). Activities on such a circle are split into single firings, copy i feeding later copies only, and
 * their goods are told apart by producer. All other goods of a kind are one pool.
 */
export interface Stock {
  readonly good: number;
  /** Index into `units`, or -1: made by anything that is on no circle, or there from the start. */
  readonly maker: number;
}

/** An activity, or one single firing of it. */
export interface FiringUnit {
  readonly activity: number;
  readonly upper: number;
  /** Position among the single firings of the activity, from 0; -1: not split. */
  readonly copy: number;
  /** Index of the circle (strongly connected component) that it is on; -1: none. */
  readonly circle: number;
}

export type Variable =
  | { readonly kind: "fire"; readonly unit: number; readonly upper: number }
  | { readonly kind: "feed"; readonly stock: number; readonly unit: number; readonly take: number }
  | { readonly kind: "spend"; readonly stock: number; readonly demand: number }
  | { readonly kind: "left"; readonly stock: number }
  /** 1 if the unit (an unsplit one that may feed itself) fires at all. */
  | { readonly kind: "started"; readonly unit: number };

export interface Row {
  readonly terms: ReadonlyMap<number, number>;
  readonly is: "<=" | "=" | ">=";
  readonly bound: number;
}

export interface Flat {
  readonly units: readonly FiringUnit[];
  readonly stocks: readonly Stock[];
  readonly variables: readonly Variable[];
  readonly rows: readonly Row[];
  /** One linear form per level. */
  readonly objectives: readonly ReadonlyMap<number, number>[];
  /** Feed variables by (maker, taker), for forbidding them. */
  readonly arcs: ReadonlyMap<string, readonly number[]>;
}

/** Activities on a circle are split if they can fire no more often than this; beyond, one bound per activity stands for the order. */
export const MOST_COPIES = 12;

/** Nothing is told apart by who feeds whom: solutions need not have an order. */
export const PLAIN = 0;

/** More firings than this on circles are not told apart: each pair of them would be a variable. */
export const MOST_ON_CIRCLES = 150;

const accepted = (activity: Activity): ReadonlySet<number> => new Set(activity.takes.flatMap((take) => take.accepts));

/**
 * Strongly connected components; -1 for activities on no circle. An arc leads from an activity to
 * one that it can feed, and from one that uses a resource to one that ends it: what is to be tapped and then sacrificed
 * must not need the mana of its own sacrifice.
 */
const circlesOf = ({ activities, resources }: Program): readonly number[] => {
  // Nothing is on a circle if nothing takes goods.
  if (activities.every(({ takes }) => takes.length === 0)) return activities.map(() => -1);
  const endedBy = new Map<number, number[]>();
  for (const [resource, { endedBy: ender }] of resources.entries()) if (ender !== undefined) endedBy.set(ender, [...(endedBy.get(ender) ?? []), resource]);
  const all = activities.map((activity, index) => ({
    index,
    takes: accepted(activity),
    ends: new Set(activity.uses.flatMap(({ resource }) => endedBy.get(resource) ?? [])),
  }));
  const isTaker = (index: number): boolean => (all[index]?.takes.size ?? 0) > 0;
  const takers = all.filter(({ takes, ends }) => takes.size > 0 || ends.size > 0);
  const next = new Map(takers.map(({ index }) => {
    const activity = activities[index] as Activity;
    const gives = activity.gives.map(({ good }) => good);
    const used = isTaker(index) ? activity.uses.map(({ resource }) => resource) : [];
    return [
      index,
      takers
        .filter((other) => gives.some((good) => other.takes.has(good)) || (other.index !== index && used.some((resource) => other.ends.has(resource))))
        .map((other) => other.index),
    ] as const;
  }));
  const circle = activities.map(() => -1);
  for (const [found, members] of components(takers.map(({ index }) => index), (at) => next.get(at) ?? []).entries()) for (const member of members) circle[member] = found;
  return circle;
};

/** The activity that a unit is, or is one firing of. */
export const activityOf = (program: Program, { units }: Pick<Flat, "units">, unit: number): Activity =>
  program.activities[(units[unit] as FiringUnit).activity] as Activity;

/** The most that a variable can be, where it has an end of its own. */
export const upperOf = (variable: Variable): number | undefined =>
  variable.kind === "fire" ? variable.upper : variable.kind === "started" ? 1 : undefined;

export const valueOf = (form: ReadonlyMap<number, number>, values: readonly number[]): number => {
  let sum = 0;
  for (const [variable, price] of form) sum += price * (values[variable] as number);
  return sum;
};

export const arcKey = (maker: number, taker: number): string => `${maker}>${taker}`;

/** Who uses how much of each resource. */
const usersOf = (program: Program, units: readonly FiringUnit[]): ReadonlyMap<number, ReadonlyMap<number, number>> => {
  const users = new Map<number, Map<number, number>>();
  for (const [unit, { activity }] of units.entries()) {
    for (const { resource, amount } of program.activities[activity]?.uses ?? []) {
      const terms = users.get(resource) ?? new Map<number, number>();
      terms.set(unit, (terms.get(unit) ?? 0) + amount);
      users.set(resource, terms);
    }
  }
  return users;
};

/** The most that each demand can come to ask for: activities may raise it. */
const mostDemanded = ({ demands, activities }: Program): readonly number[] => {
  const most = demands.map(({ count }) => count);
  for (const { serves, upper } of activities) for (const { demand, count } of serves) if (count < 0) most[demand] = (most[demand] as number) - count * upper;
  return most;
};

/** Where a stock may go: a variable that feeds or spends it, with its column. */
interface Outlet {
  readonly variable: Extract<Variable, { readonly kind: "feed" | "spend" }>;
  readonly column: number;
}

const outletsOf = (stocks: readonly Stock[], variables: readonly Variable[]): readonly (readonly Outlet[])[] => {
  const outlets: Outlet[][] = stocks.map(() => []);
  for (const [column, variable] of variables.entries()) {
    if (variable.kind === "feed" || variable.kind === "spend") outlets[variable.stock]?.push({ variable, column });
  }
  return outlets;
};

/**
 * Rows that no integer solution feels and that make the relaxation say more: of two {W} made at once, a cost with one
 * {W} in it can use but one, so half a firing will not do. Where a stock can be used at most `most` times in all, each
 * firing counts for at most that much.
 */
const tightened = (
  program: Program,
  units: readonly FiringUnit[],
  stocks: readonly Stock[],
  outlets: readonly (readonly Outlet[])[],
  supply: readonly ReadonlyMap<number, number>[],
  demanded: readonly number[],
): readonly Row[] =>
  stocks.flatMap((stock, index): readonly Row[] => {
    const made = supply[index] as ReadonlyMap<number, number>;
    const users = outlets[index] as readonly Outlet[];
    const most = users.reduce((sum, { variable }) => {
      if (variable.kind === "spend") return sum + (demanded[variable.demand] as number);
      const taken = activityOf(program, { units }, variable.unit).takes[variable.take]?.count ?? 0;
      return sum + (units[variable.unit] as FiringUnit).upper * taken;
    }, 0);
    if (users.length === 0 || ![...made.values()].some((count) => count > most)) return [];
    const terms = new Map<number, number>([...made].map(([unit, count]) => [unit, -Math.min(count, most)]));
    for (const { column } of users) terms.set(column, 1);
    return [{ terms, is: "<=", bound: stock.maker < 0 ? (program.goods[stock.good]?.initial ?? 0) : 0 }];
  });

/** `mostCopies`: what fires more often than that is not split; or `PLAIN`. */
export const flatten = (program: Program, mostCopies = MOST_COPIES): Flat => {
  const found = mostCopies === PLAIN ? program.activities.map(() => -1) : circlesOf(program);
  const onCircles = program.activities.reduce((sum, { upper }, index) => sum + ((found[index] as number) < 0 ? 0 : Math.min(upper, MOST_COPIES)), 0);
  // On a huge circle nobody can be told apart from everybody; an order is then found by luck or not at all.
  const circles = onCircles > MOST_ON_CIRCLES ? found.map(() => -1) : found;
  const units = program.activities.flatMap((activity, index): FiringUnit[] => {
    const circle = circles[index] as number;
    if (circle < 0 || activity.upper > mostCopies) return [{ activity: index, upper: activity.upper, copy: -1, circle }];
    return Array.from({ length: activity.upper }, (_, copy) => ({ activity: index, upper: 1, copy, circle }));
  });
  const activity = (unit: number): Activity => activityOf(program, { units }, unit);

  const stocks: Stock[] = program.goods.map((_, good) => ({ good, maker: -1 }));
  /** What is made on circles, by maker. */
  const stocksBy = new Map<number, Map<number, number>>();
  for (const [unit, { circle }] of units.entries()) {
    if (circle < 0) continue;
    const own = new Map<number, number>();
    for (const { good } of activity(unit).gives) if (!own.has(good)) own.set(good, stocks.push({ good, maker: unit }) - 1);
    stocksBy.set(unit, own);
  }

  const variables: Variable[] = units.map((unit, index) => ({ kind: "fire", unit: index, upper: unit.upper }));
  const add = (variable: Variable): number => variables.push(variable) - 1;
  const rows: Row[] = [];
  const supply: Map<number, number>[] = stocks.map(() => new Map());
  for (const unit of units.keys()) {
    const own = stocksBy.get(unit);
    for (const { good, count } of activity(unit).gives) {
      const terms = supply[own?.get(good) ?? good] as Map<number, number>;
      terms.set(unit, (terms.get(unit) ?? 0) + count);
    }
  }
  // By good: the common stock, then those of makers.
  const stocksOf: number[][] = program.goods.map(() => []);
  for (const [index, { good, maker }] of stocks.entries()) {
    if ((maker < 0 && (program.goods[good] as Program["goods"][number]).initial > 0) || (supply[index] as Map<number, number>).size > 0) stocksOf[good]?.push(index);
  }
  const stocksWith = (accepts: readonly number[]): readonly number[] => [...new Set(accepts)].flatMap((good) => stocksOf[good] ?? []).sort((a, b) => a - b);

  // Takes: each firing is fed in full.
  const arcs = new Map<string, number[]>();
  for (const [unit, self] of units.entries()) {
    const selfFeeds: number[] = [];
    let selfGives = 0;
    for (const [take, { count, accepts }] of activity(unit).takes.entries()) {
      const terms = new Map<number, number>([[unit, -count]]);
      for (const stock of stocksWith(accepts)) {
        const { maker, good } = stocks[stock] as Stock;
        if (maker >= 0) {
          const other = units[maker] as FiringUnit;
          const split = self.copy >= 0;
          if (split && maker === unit) continue;
          if (split && other.activity === self.activity && other.copy > self.copy) continue;
        }
        const feed = add({ kind: "feed", stock, unit, take });
        terms.set(feed, 1);
        if (maker >= 0) arcs.set(arcKey(maker, unit), [...(arcs.get(arcKey(maker, unit)) ?? []), feed]);
        if (maker === unit) {
          selfFeeds.push(feed);
          selfGives += activity(unit).gives.reduce((sum, give) => sum + (give.good === good ? give.count : 0), 0);
        }
      }
      rows.push({ terms, is: "=", bound: 0 });
    }
    if (selfFeeds.length > 0) {
      // The last firing of an unsplit activity cannot feed itself: feeds ≤ gives × (firings − started).
      const started = add({ kind: "started", unit });
      rows.push({ terms: new Map([...selfFeeds.map((feed) => [feed, 1] as const), [unit, -selfGives], [started, selfGives]]), is: "<=", bound: 0 });
      rows.push({ terms: new Map([[unit, 1], [started, -self.upper]]), is: "<=", bound: 0 });
    }
  }
  // Single firings of one activity are alike: the first ones first.
  for (const [unit, { copy }] of units.entries()) {
    if (copy > 0) rows.push({ terms: new Map([[unit, 1], [unit - 1, -1]]), is: "<=", bound: 0 });
  }
  const demanded = mostDemanded(program);
  for (const [index, demand] of program.demands.entries()) {
    const terms = new Map<number, number>();
    // Nothing is spent where nothing can be asked.
    if ((demanded[index] as number) > 0) for (const stock of stocksWith(demand.accepts)) terms.set(add({ kind: "spend", stock, demand: index }), 1);
    for (const [unit] of units.entries()) {
      const count = activity(unit).serves.reduce((sum, serve) => sum + (serve.demand === index ? serve.count : 0), 0);
      if (count !== 0) terms.set(unit, count);
    }
    if (terms.size > 0 || demand.count > 0) rows.push({ terms, is: "=", bound: demand.count });
  }
  const users = usersOf(program, units);
  for (const [index, { capacity }] of program.resources.entries()) {
    const terms = users.get(index) ?? new Map<number, number>();
    const most = [...terms].reduce((sum, [unit, amount]) => sum + Math.max(0, amount) * (units[unit] as FiringUnit).upper, 0);
    // What cannot be overused needs no row.
    if (most > capacity) rows.push({ terms, is: "<=", bound: capacity });
  }
  const outlets = outletsOf(stocks, variables);
  // Supply of each stock: what is fed, spent and left over is what was made.
  for (const [index, stock] of stocks.entries()) {
    const made = supply[index] as Map<number, number>;
    const initial = stock.maker < 0 ? (program.goods[stock.good]?.initial ?? 0) : 0;
    const terms = new Map<number, number>([...made].map(([unit, count]) => [unit, -count]));
    const users = outlets[index] as readonly Outlet[];
    for (const { column } of users) terms.set(column, 1);
    const priced = (program.goods[stock.good]?.leftover ?? []).some((price) => price > 0);
    if (program.goods[stock.good]?.usedUp === true) {
      if (initial > 0 || made.size > 0) rows.push({ terms, is: "=", bound: initial });
    } else if (priced && (initial > 0 || made.size > 0)) {
      terms.set(add({ kind: "left", stock: index }), 1);
      rows.push({ terms, is: "=", bound: initial });
    } else if (users.length > 0) {
      rows.push({ terms, is: "<=", bound: initial });
    }
  }
  rows.push(...tightened(program, units, stocks, outlets, supply, demanded));
  const objectives = Array.from({ length: program.levels }, (_, level) => {
    const form = new Map<number, number>();
    for (const [variable, what] of variables.entries()) {
      const price =
        what.kind === "fire"
          ? (activity(what.unit).prices[level] ?? 0)
          : what.kind === "left"
            ? ((program.goods[(stocks[what.stock] as Stock).good]?.leftover ?? [])[level] ?? 0)
            : 0;
      if (price !== 0) form.set(variable, price);
    }
    return form;
  });
  return { units, stocks, variables, rows, objectives, arcs };
};
