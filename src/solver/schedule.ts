import { activityOf, type Flat, type FiringUnit, type Stock } from "./flatten.ts";
import type { Firing, Program, Solution } from "./program.ts";
import { deadlockOf, pairsOf, type Deadlock, type Pair } from "./precedence.ts";
import { Usage } from "./usage.ts";
import { mayRepeat, valuesOf } from "./verify.ts";

/** Why a solution of the plain program has no order. */
export type Stuck =
  /** These units wait for each other; `arcs` are the (maker, taker) pairs of a circle among them. */
  | { readonly kind: "circle"; readonly units: readonly number[]; readonly arcs: readonly (readonly [number, number])[] }
  /** These units wait for each other, as resources say what comes first. */
  | ({ readonly kind: "deadlock" } & Deadlock)
  /**
   * A resource would have ended before it is used. `arcs`: the (maker, taker) pairs by which what ends it feeds what uses
   * it; none if that cannot be told.
   */
  | { readonly kind: "ended"; readonly resource: number; readonly arcs: readonly (readonly [number, number])[]; readonly units: readonly number[] };

/**
 * Puts the firings of a solution of the plain program in order: any unit that its feeds allow, lower ranks first. With
 * single firings a feed names its maker, so greedy is complete: firing one thing never takes goods from another.
 */
export const schedule = (program: Program, flat: Flat, values: readonly number[]): Solution | Stuck => {
  const left = flat.units.map((_, unit) => values[unit] as number);
  const there = flat.stocks.map((stock) => (stock.maker < 0 ? (program.goods[stock.good]?.initial ?? 0) : 0));
  const feeds = new Map<number, number>();
  const takers = new Map<number, { variable: number; stock: number; take: number }[]>();
  for (const [variable, what] of flat.variables.entries()) {
    if (what.kind !== "feed" || values[variable] === 0) continue;
    feeds.set(variable, values[variable] as number);
    takers.set(what.unit, [...(takers.get(what.unit) ?? []), { variable, stock: what.stock, take: what.take }]);
  }
  const usage = new Usage(program);
  const pairs = pairsOf(program, flat, values);
  const group = (unit: number): number => Math.floor(rankOf(program, flat, unit) / 100);
  // What a later hundred needs cannot be used up in an earlier one.
  const late = pairs.find(([before, after]) => group(before) > group(after));
  if (late !== undefined) return { kind: "deadlock", units: late, arcs: [] };
  const before = new Map<number, number[]>();
  for (const [first, then] of pairs) before.set(then, [...(before.get(then) ?? []), first]);
  const firings: Firing[] = [];
  const byRank = [...flat.units.keys()].filter((unit) => (left[unit] as number) > 0).sort((a, b) => rankOf(program, flat, a) - rankOf(program, flat, b) || a - b);

  /** The goods for so many more firings of a unit, or undefined if they are not there. */
  const gather = (unit: number, times: number): { stock: number; variable: number; take: number; count: number }[] | undefined => {
    const activity = activityOf(program, flat, unit);
    const taken: { stock: number; variable: number; take: number; count: number }[] = [];
    const spare = new Map<number, number>();
    for (const [take, { count }] of activity.takes.entries()) {
      let missing = times * count;
      for (const feed of takers.get(unit) ?? []) {
        if (feed.take !== take || missing === 0) continue;
        const free = (there[feed.stock] as number) - (spare.get(feed.stock) ?? 0);
        const some = Math.min(missing, feeds.get(feed.variable) ?? 0, free);
        if (some <= 0) continue;
        missing -= some;
        spare.set(feed.stock, (spare.get(feed.stock) ?? 0) + some);
        taken.push({ stock: feed.stock, variable: feed.variable, take, count: some });
      }
      if (missing > 0) return undefined;
    }
    return taken;
  };

  let ended: { readonly resource: number; readonly unit: number } | undefined;
  /** May it fire so often in a row? */
  const canUse = (unit: number, times: number): boolean => {
    const { uses, needsLeft = [] } = activityOf(program, flat, unit);
    const ofThose = (resource: number): number => (times - 1) * uses.reduce((sum, use) => sum + (use.resource === resource ? use.amount : 0), 0);
    const beforeLast = (resource: number): number => usage.used(resource) + ofThose(resource);
    if (needsLeft.some((resource) => beforeLast(resource) >= (program.resources[resource]?.capacity ?? 0))) return false;
    return uses.every(({ resource, amount }) => {
      const { endedBy, reducedBy, capacity } = program.resources[resource] as Program["resources"][number];
      if (amount <= 0) return true;
      // What is given back later cannot be used before.
      if (beforeLast(resource) + amount > capacity) return false;
      if (endedBy === undefined && reducedBy === undefined) return true;
      const fine = usage.left(resource) - ofThose(resource) >= amount;
      if (!fine && times === 1) ended = { resource, unit };
      return fine;
    });
  };

  const fire = (unit: number, taken: NonNullable<ReturnType<typeof gather>>, times: number): void => {
    const activity = activityOf(program, flat, unit);
    for (const { stock, variable, count } of taken) {
      there[stock] = (there[stock] as number) - count;
      feeds.set(variable, (feeds.get(variable) as number) - count);
    }
    usage.fire(activity, times);
    const isPooled = (flat.units[unit] as FiringUnit).circle < 0;
    for (const { good, count } of activity.gives) {
      // The first stocks are those of goods, whoever makes them.
      const stock = isPooled ? good : flat.stocks.findIndex((one) => one.good === good && one.maker === unit);
      there[stock] = (there[stock] as number) + times * count;
    }
    left[unit] = (left[unit] as number) - times;
    firings.push({
      activity: (flat.units[unit] as FiringUnit).activity,
      times,
      took: activity.takes.map((_, take) =>
        taken.filter((one) => one.take === take).map(({ stock, count }) => ({ good: (flat.stocks[stock] as Stock).good, count }))),
    });
  };

  const fireSo = (unit: number, times: number): boolean => {
    if ((before.get(unit) ?? []).some((first) => (left[first] as number) > 0) || !canUse(unit, times)) return false;
    const taken = gather(unit, times);
    if (taken === undefined) return false;
    fire(unit, taken, times);
    return true;
  };
  const tryOne = (unit: number): boolean => (left[unit] as number) > 0 && fireSo(unit, 1);
  /** As much of what is left as can be done at once, by halving. */
  const tryFire = (unit: number): boolean => {
    if (!firesTogether(program, flat, unit)) return tryOne(unit);
    for (let times = left[unit] as number; times > 0; times = Math.floor(times / 2)) if (fireSo(unit, times)) return true;
    return false;
  };
  /** How many that are still to fire need something left of what this unit uses, or use what it ends or makes less. */
  const spoils = (unit: number): number => {
    const uses = new Set(activityOf(program, flat, unit).uses.map(({ resource }) => resource));
    const spoilt = (resource: number | undefined): boolean => resource !== undefined && uses.has(resource);
    return flat.units.filter(({ activity }, other) => {
      if (other === unit || (left[other] as number) <= 0) return false;
      const { needsLeft = [], uses: others = [] } = program.activities[activity] ?? {};
      return needsLeft.some(spoilt) ||
        others.some(({ resource, amount }) => amount > 0 && (spoilt(program.resources[resource]?.endedBy) || spoilt(program.resources[resource]?.reducedBy)));
    }).length;
  };
  const ends = endersOf(program, flat);
  // Ranks come in hundreds: all of one hundred has fired before the next begins. Within it, what ends a resource for
  // others waits until nothing else can fire.
  for (const members of groupsOf(byRank, group)) {
    const plain = members.filter((unit) => !ends.has(unit));
    const enders = members.filter((unit) => ends.has(unit));
    for (let fired = true; fired; ) {
      fired = false;
      for (const unit of plain) while (tryFire(unit)) fired = true;
      const waiting = members.filter((unit) => (left[unit] as number) > 0);
      // Where nothing else waits, nothing can come between.
      fired ||= waiting.length === 1 ? waiting.some(tryFire) : [...enders].sort((a, b) => spoils(a) - spoils(b)).some(tryOne);
    }
    if (members.some((unit) => (left[unit] as number) > 0)) break;
  }
  const stuck = flat.units.flatMap((_, unit) => ((left[unit] as number) > 0 ? [unit] : []));
  if (stuck.length > 0) return reason(program, flat, stuck, takers, ended, pairs);
  const spends = spendsOf(flat, values);
  return { firings, spends, values: valuesOf(program, { firings, spends }) };
};

const firesTogether = (program: Program, flat: Flat, unit: number): boolean =>
  (flat.units[unit] as FiringUnit).circle < 0 && mayRepeat(activityOf(program, flat, unit));

/** Units that use a resource by which another one ends, or is less. */
const endersOf = (program: Program, flat: Flat): ReadonlySet<number> => {
  const enders = new Set(program.resources.flatMap(({ endedBy, reducedBy }) => [...(endedBy === undefined ? [] : [endedBy]), ...(reducedBy === undefined ? [] : [reducedBy])]));
  if (enders.size === 0) return enders;
  return new Set(flat.units.flatMap(({ activity }, unit) => ((program.activities[activity]?.uses ?? []).some(({ resource }) => enders.has(resource)) ? [unit] : [])));
};

const groupsOf = (units: readonly number[], key: (unit: number) => number): readonly (readonly number[])[] => {
  const groups = new Map<number, number[]>();
  for (const unit of units) groups.set(key(unit), [...(groups.get(key(unit)) ?? []), unit]);
  return [...groups].sort(([a], [b]) => a - b).map(([, members]) => members);
};

const rankOf = (program: Program, flat: Flat, unit: number): number =>
  activityOf(program, flat, unit).rank;

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

/** Why units are stuck: a circle among them, or a resource that has ended. */
const reason = (
  program: Program,
  flat: Flat,
  stuck: readonly number[],
  takers: ReadonlyMap<number, readonly { readonly stock: number }[]>,
  ended: { readonly resource: number; readonly unit: number } | undefined,
  pairs: readonly Pair[],
): Stuck => {
  const waiting = new Set(stuck);
  const makersFor = (unit: number): readonly number[] => [...new Set((takers.get(unit) ?? []).map(({ stock }) => (flat.stocks[stock] as Stock).maker).filter((maker) => maker >= 0))];
  const deadlock = deadlockOf(stuck, pairs, makersFor);
  if (deadlock !== undefined) return { kind: "deadlock", ...deadlock };
  const makerFor = (unit: number): number | undefined => makersFor(unit).find((maker) => waiting.has(maker));
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
  if (ended === undefined) return { kind: "ended", resource: -1, arcs: [], units: stuck };
  return { kind: "ended", resource: ended.resource, arcs: feedingPath(program, flat, makersFor, ended), units: stuck };
};

/** How what ends the resource feeds the unit that wanted it: from maker to taker, by tagged goods. */
const feedingPath = (
  program: Program,
  flat: Flat,
  makersFor: (unit: number) => readonly number[],
  { resource, unit }: { readonly resource: number; readonly unit: number },
): readonly (readonly [number, number])[] => {
  const ender = program.resources[resource]?.endedBy;
  const isEnder = (other: number): boolean =>
    activityOf(program, flat, other).uses.some((use) => use.resource === ender);
  const seen = new Set<number>();
  const from = (at: number): readonly (readonly [number, number])[] | undefined => {
    if (seen.has(at)) return undefined;
    seen.add(at);
    for (const maker of makersFor(at)) {
      if (isEnder(maker)) return [[maker, at]];
      const rest = from(maker);
      if (rest !== undefined) return [...rest, [maker, at]];
    }
    return undefined;
  };
  return from(unit) ?? [];
};
