/**
 * Suppliers of one unit each, every unit of a supplier at the same price whatever it serves, for demands of a few kinds that are met
 * exactly. Sets of units that can all serve at once are the independent sets of a transversal matroid, and those that meet
 * every demand are bases of it, all of one size; so taking units in order of price, each that still fits, gives a cheapest base,
 * for any order of prices that goes with addition: lexicographic ones, and negative ones, included. (J. Edmonds and D. Fulkerson,
 * "Transversals and Matroid Partition", 1965; J. Edmonds, "Matroids and the Greedy Algorithm", 1971.)
 *
 * Units can all serve at once if no set of kinds is all that more units can serve than these kinds ask for together (P. Hall,
 * 1935, seen from the units). What is left of that is the slack of a set. Sets of kinds are bit masks.
 */
import { needsOf } from "../solver/hall.ts";

export interface Supplier {
  /** The kinds of demand that each of its units can serve. */
  readonly serves: number;
  readonly count: number;
  /** Level by level. */
  readonly price: readonly number[];
}

/** So many units of a supplier serve this kind. */
export interface Share {
  readonly supplier: number;
  readonly kind: number;
  readonly count: number;
}

const isAllOf = (part: number, set: number): boolean => (part & ~set) === 0;

/** The most that all sets which are meant allow, and what is then left of them. */
const taken = (slack: number[], wanted: number, isMeant: (set: number) => boolean): number => {
  let most = wanted;
  for (let set = 0; set < slack.length && most > 0; set += 1) if (isMeant(set)) most = Math.min(most, slack[set] as number);
  if (most > 0) for (let set = 0; set < slack.length; set += 1) if (isMeant(set)) slack[set] = (slack[set] as number) - most;
  return most;
};

const comparePrices = (a: readonly number[], b: readonly number[]): number => {
  for (let level = 0; level < a.length; level += 1) {
    const difference = (a[level] as number) - (b[level] as number);
    if (difference !== 0) return difference;
  }
  return 0;
};

/**
 * Who serves what in a cheapest way to meet all demands, in the order of suppliers; of equal prices the first. `undefined`: there
 * is no way.
 *
 * Once the units are chosen, all of them serve, as their number is that of the demands: so many of a supplier go to its first
 * kind as leave the others a place, and so on.
 *
 * @param counts what each kind asks for
 */
export const cheapestShares = (suppliers: readonly Supplier[], counts: readonly number[]): readonly Share[] | undefined => {
  const slack = [...needsOf(counts)];
  const used = suppliers.map(() => 0);
  const byPrice = suppliers.map((_, index) => index).sort((a, b) => comparePrices((suppliers[a] as Supplier).price, (suppliers[b] as Supplier).price) || a - b);
  for (const index of byPrice) {
    if (slack.at(-1) === 0) break;
    const { serves, count } = suppliers[index] as Supplier;
    used[index] = taken(slack, count, (set) => isAllOf(serves, set));
  }
  if (slack.at(-1) !== 0) return undefined;
  return suppliers.flatMap(({ serves }, supplier) => {
    const shares: Share[] = [];
    let left = used[supplier] as number;
    for (let kind = 0; kind < counts.length && left > 0; kind += 1) {
      if ((serves & (1 << kind)) === 0) continue;
      const count = taken(slack, left, (set) => (set & (1 << kind)) !== 0 && !isAllOf(serves, set));
      if (count > 0) shares.push({ supplier, kind, count });
      left -= count;
    }
    return shares;
  });
};
