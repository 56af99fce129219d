import { sizeOf, typeBit, typesIn, type ManaType, type TypeSet } from "../mana/index.ts";
import type { ManaUntil, SpendRule } from "../cards/index.ts";
import { manaIn, MOST_COUNTED } from "./pool.ts";
import type { Thing } from "./thing.ts";

/**
 * Mana that comes into the pool together: `count` units, each of any type in `types`, chosen one by one.
 * Units whose types must agree with each other stand in different bundles instead.
 */
export interface Part {
  readonly types: TypeSet;
  readonly count: number;
  /** Who made it, CR 106.3: the permanent, or the source of the trigger. Snow and "mana from a …" look at it. */
  readonly from: Thing;
  readonly spend?: SpendRule;
  /** What it does for the spell that it is spent on. A replacement's mana has it, too; a trigger's has not. CR 106.6a */
  readonly rider?: string;
  readonly until?: ManaUntil;
}

/** One way in which an activation may turn out; the player picks. */
export type Bundle = readonly Part[];

export const typesMade = (bundle: Bundle): TypeSet => bundle.reduce((set, part) => set | part.types, 0);

/** All multisets of `count` types out of `types`, as parts of one type each. */
const splits = (part: Part): readonly (readonly Part[])[] => {
  const types = typesIn(part.types);
  const go = (rest: readonly ManaType[], count: number): readonly (readonly Part[])[] => {
    const [first, ...others] = rest;
    if (first === undefined) return [[]];
    // The last type takes what is left.
    const shares = others.length === 0 ? [count] : Array.from({ length: count + 1 }, (_, taken) => taken);
    return shares.flatMap((taken) =>
      go(others, count - taken).map((tail) => (taken === 0 ? tail : [{ ...part, types: typeBit[first], count: taken }, ...tail])),
    );
  };
  return go(types, part.count);
};

/** Each part of one type only, so that "that mana" and "the type it produced" are known. */
export const concrete = (bundle: Bundle): readonly Bundle[] =>
  bundle.reduce((ways, { types, count }) => ways * multisets(sizeOf(types), count), 1) > MOST_SPLITS ? [uncounted(bundle)] : eachSplit(bundle);

const eachSplit = (bundle: Bundle): readonly Bundle[] =>
  bundle.reduce<readonly Bundle[]>(
    (done, part) => (sizeOf(part.types) <= 1 ? done.map((head) => [...head, part]) : splits(part).flatMap((ways) => done.map((head) => [...head, ...ways]))),
    [[]],
  );

/** The number itself, or, where it is no longer exact, one that says so: no bundle may pass for less than it is. */
export const counted = (count: number): number => (count <= MOST_COUNTED ? count : Number.POSITIVE_INFINITY);

/** A bundle of more mana than can be counted, or in more ways than can be told: it is there, but not known. */
export const isCounted = (bundle: Bundle): boolean => manaIn(bundle) <= MOST_COUNTED;

export const uncounted = (bundle: Bundle): Bundle => bundle.map((part) => ({ ...part, count: Number.POSITIVE_INFINITY }));

/** More ways than this to split what one effect makes are not told apart. */
export const MOST_SPLITS = 20_000;

/** What tells a part from another, beside how much it is. */
const kindKey = ({ types, from, spend, rider, until }: Part): string => JSON.stringify([types, from.id, spend, rider, until]);

export const bundleKey = (bundle: Bundle): string => bundle.map((part) => `${kindKey(part)}x${part.count}`).sort().join();

/** Parts that no one can tell apart become one. */
export const tidy = (bundle: Bundle): Bundle => {
  const parts = new Map<string, Part>();
  for (const part of bundle) {
    if (part.count === 0) continue;
    const key = kindKey(part);
    const same = parts.get(key);
    parts.set(key, same === undefined ? part : { ...same, count: counted(same.count + part.count) });
  }
  return [...parts.values()];
};

export const distinct = (bundles: readonly Bundle[]): readonly Bundle[] =>
  // One part of one bundle, as most lands make it.
  bundles.length === 1 && bundles[0]?.length === 1 && bundles[0][0]?.count !== 0 ? bundles : [...new Map(bundles.map(tidy).map((bundle) => [bundleKey(bundle), bundle])).values()];

/** In how many ways `count` units can each be of one of `kinds`: "count + kinds - 1 over kinds - 1". */
const multisets = (kinds: number, count: number): number => {
  let result = 1;
  for (let i = 1; i < kinds; i += 1) result = (result * (count + i)) / i;
  return result;
};

/**
 * "{W}{W}, {W}{U}, or {U}{U}" is two mana, each white or blue: bundles that together are all ways to fill so many
 * units with these types are one bundle of flexible units.
 */
export const merged = (bundles: readonly Bundle[]): readonly Bundle[] => {
  const [first = []] = bundles;
  const [part] = first;
  // One way is what it is, and nothing to look at.
  if (bundles.length < 2 || part === undefined) return bundles;
  const count = manaIn(first);
  const types = bundles.reduce((set, bundle) => set | typesMade(bundle), 0);
  const alike = bundles.every((bundle) => manaIn(bundle) === count && bundle.every((other) => sizeOf(other.types) === 1));
  // Single units are as many ways as types, however often one is written.
  return alike && (count === 1 || distinct(bundles).length === multisets(sizeOf(types), count)) ? [[{ ...part, types, count }]] : bundles;
};
