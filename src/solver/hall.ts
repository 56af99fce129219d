/**
 * Hall's theorem, for demands of a few kinds. Suppliers of one unit each can meet all demands exactly if, for every set of
 * kinds, there are at least as many suppliers that could serve one of them as these kinds ask for together. (P. Hall, "On
 * Representatives of Subsets", 1935; demands of one kind are alike, so sets of kinds are enough.)
 *
 * Sets of kinds are bit masks below 2^k, k the number of kinds.
 */

/** By set of kinds: how many units the kinds in it ask for together. */
export type Needs = readonly number[];

/** By set of kinds: how many suppliers could serve at least one kind in it. */
export type Reach = readonly number[];

/** More kinds than this are not asked for: the sets would be too many. */
export const MOST_KINDS = 8;

/** @param counts how many units each kind asks for; at most MOST_KINDS of them */
export const needsOf = (counts: readonly number[]): Needs => {
  const needs = [0];
  for (const count of counts) needs.push(...needs.map((before) => before + count));
  return needs;
};

/** @param suppliers by set of kinds: how many suppliers could serve just these kinds; 2^k of them */
export const reachOf = (suppliers: readonly number[]): Reach => {
  // How many can serve nothing outside a set, by adding up its subsets one kind at a time.
  const within = [...suppliers];
  for (let kind = 1; kind < within.length; kind *= 2) {
    for (let set = 0; set < within.length; set += 1) if ((set & kind) !== 0) within[set] = (within[set] as number) + (within[set ^ kind] as number);
  }
  const all = within.length - 1;
  return within.map((_, set) => (within[all] as number) - (within[all ^ set] as number));
};

/** Is every set of kinds within reach? */
export const covers = (reach: Reach, needs: Needs): boolean => {
  for (let set = 0; set < needs.length; set += 1) if ((reach[set] as number) < (needs[set] as number)) return false;
  return true;
};
