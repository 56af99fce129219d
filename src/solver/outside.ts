import { components } from "./components.ts";
import { activityOf, valueOf, type FiringUnit, type Flat, type Row, type Stock } from "./flatten.ts";
import type { Program, Take } from "./program.ts";
import { MOST_FACTOR } from "./relaxation.ts";

/**
 * Cuts where makers are not told apart. Of units that take goods, the first one to fire takes what none of them has made: of
 * each good no more than comes from outside, and no more than they all take. So for every set of goods, what of these comes
 * from outside and what of the others they take is together at least as much as that one takes. For each circle among the
 * units that wait, the set of goods is looked at for which this is least at the point.
 */
export const outsideCuts = (program: Program, flat: Flat, stuck: readonly number[], values: readonly number[]): readonly Row[] => {
  const feeds = feedsOf(program, flat, stuck);
  return circlesAmong(program, flat, stuck, values, feeds).flatMap((waiting) => outsideCut(program, flat, waiting, values, feeds));
};

type Form = Map<number, number>;

const addTo = (form: Form, column: number, factor: number): Form => form.set(column, (form.get(column) ?? 0) + factor);

/** Feeds of a unit, by take: good and column. */
type Feeds = readonly (readonly { readonly good: number; readonly column: number }[])[];

const feedsOf = (program: Program, flat: Flat, units: readonly number[]): ReadonlyMap<number, Feeds> => {
  const feeds = new Map(units.map((unit) => [unit, activityOf(program, flat, unit).takes.map((): { good: number; column: number }[] => [])]));
  for (const [column, variable] of flat.variables.entries()) {
    if (variable.kind === "feed") feeds.get(variable.unit)?.[variable.take]?.push({ good: (flat.stocks[variable.stock] as Stock).good, column });
  }
  return feeds;
};

/** What is made of each good, there from the start or by units that are not among these. */
const outsideOf = (program: Program, flat: Flat, units: readonly number[]): ((good: number) => { readonly start: number; readonly form: ReadonlyMap<number, number> }) => {
  const inside = new Set(units);
  const made = program.goods.map((): Form => new Map());
  for (const unit of flat.units.keys()) if (!inside.has(unit)) for (const { good, count } of activityOf(program, flat, unit).gives) addTo(made[good] as Form, unit, count);
  return (good) => ({ start: program.goods[good]?.initial ?? 0, form: made[good] as Form });
};

const outsideCut = (program: Program, flat: Flat, waiting: readonly number[], values: readonly number[], feeds: ReadonlyMap<number, Feeds>): readonly Row[] => {
  const outside = outsideOf(program, flat, waiting);
  const there = (good: number): number => outside(good).start + valueOf(outside(good).form, values);
  // Of a unit that takes several things the one that is least to be had from outside.
  const chosen = waiting.map((unit) => {
    const some = (feeds.get(unit) as Feeds).map((list, take) => ({ list, count: (activityOf(program, flat, unit).takes[take] as Take).count }));
    const had = ({ list }: (typeof some)[number]): number => list.reduce((sum, { good, column }) => sum + Math.min(there(good), values[column] as number), 0);
    return some.reduce((least, other) => (had(other) - other.count < had(least) - least.count ? other : least));
  });
  const least = Math.min(...chosen.map(({ count }) => count));
  const taken = new Map<number, Form>();
  for (const { good, column } of chosen.flatMap(({ list }) => list)) taken.set(good, addTo(taken.get(good) ?? new Map<number, number>(), column, 1));
  const terms: Form = new Map();
  let [had, initial] = [0, 0];
  for (const [good, form] of taken) {
    const fed = valueOf(form, values);
    const isScarce = there(good) < fed;
    had += isScarce ? there(good) : fed;
    if (isScarce) initial += outside(good).start;
    for (const [column, factor] of isScarce ? outside(good).form : form) addTo(terms, column, factor);
  }
  return waiting.flatMap((unit): readonly Row[] => {
    // One that fires several times asks for its share with each.
    const { upper } = flat.units[unit] as FiringUnit;
    if (upper * had >= least * (values[unit] as number)) return [];
    const scaled: Form = new Map([...terms].map(([column, factor]) => [column, upper * factor]));
    return [...scaled.values()].some((factor) => factor > MOST_FACTOR) ? [] : [{ terms: addTo(scaled, unit, -least), is: ">=", bound: -upper * initial }];
  });
};

/** Units that wait for goods which only others among them make, at this point. */
const circlesAmong = (program: Program, flat: Flat, stuck: readonly number[], values: readonly number[], feeds: ReadonlyMap<number, Feeds>): readonly (readonly number[])[] => {
  const wanted = new Map(stuck.map((unit) => [unit, new Set((feeds.get(unit) as Feeds).flat().flatMap(({ good, column }) => ((values[column] as number) > 0 ? [good] : [])))]));
  const takers = stuck.filter((unit) => (wanted.get(unit) as ReadonlySet<number>).size > 0);
  const isFed = (maker: number, taker: number): boolean => activityOf(program, flat, maker).gives.some(({ good }) => (wanted.get(taker) as ReadonlySet<number>).has(good));
  return components(takers, (unit) => takers.filter((other) => isFed(unit, other)));
};
