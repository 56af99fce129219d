import type { Flat } from "./flatten.ts";
import type { Program } from "./program.ts";
import type { Relaxation } from "./relaxation.ts";
import { symmetries, type Chain } from "./symmetry.ts";

/**
 * What a branch on one of several sources that are alike says of the others, and branches on how many of them are used. All
 * of it rests on `symmetries`: no part of a chain need be used more often than the one before it.
 */

/** A change of the bounds of one column. */
export interface Narrowing {
  readonly column: number;
  readonly lower: number;
  readonly upper: number;
}

/** Parts that are alike, and the slack of a row that says how often they are used in all, once there is one. */
interface Group {
  readonly chain: Chain;
  total?: number;
}

/** Where a column is in the chain of those that are like it. */
interface Place {
  readonly group: Group;
  readonly position: number;
}

type Bounds = Pick<Relaxation, "lower" | "upper">;

/** By column. Chains of activities whose firings are told apart are left out. */
const placesIn = (program: Program, { units }: Flat): ReadonlyMap<number, Place> => {
  const unitsOf: number[][] = program.activities.map(() => []);
  for (const [unit, { activity }] of units.entries()) unitsOf[activity]?.push(unit);
  const chains = symmetries(program).filter((chain) => chain.every(({ uses }) => uses.every((use) => unitsOf[use]?.length === 1)));
  return new Map(chains.flatMap((activities) => {
    const group: Group = { chain: activities.map(({ uses }) => ({ uses: uses.map((use) => unitsOf[use]?.[0] as number) })) };
    return group.chain.flatMap(({ uses }, position) => uses.map((use) => [use, { group, position }] as const));
  }));
};

export class Alike {
  private readonly places: ReadonlyMap<number, Place>;

  constructor(program: Program, flat: Flat) {
    this.places = placesIn(program, flat);
  }

  groupOf(column: number): Group | undefined {
    return this.places.get(column)?.group;
  }

  /** What follows from a narrowing for the other parts of its chain. */
  following(narrowing: Narrowing, { lower, upper }: Bounds): readonly Narrowing[] {
    const place = this.places.get(narrowing.column);
    if (place === undefined) return [];
    const { group: { chain }, position } = place;
    const { uses } = chain[position] as Chain[number];
    const sum = (bounds: Float64Array, changed: number): number => uses.reduce((all, use) => all + (use === narrowing.column ? changed : (bounds[use] as number)), 0);
    const most = sum(upper, narrowing.upper);
    const least = sum(lower, narrowing.lower);
    const later = chain.slice(position + 1).flatMap((part) =>
      part.uses.flatMap((column) => ((upper[column] as number) > most ? [{ column, lower: lower[column] as number, upper: most }] : [])));
    // Which of several uses it is, is not said.
    const earlier = chain.slice(0, position).flatMap((part) =>
      part.uses.length === 1 ? part.uses.flatMap((column) => ((lower[column] as number) < least ? [{ column, lower: least, upper: upper[column] as number }] : [])) : []);
    return [...later, ...earlier];
  }
}

/** So many uses of a chain in all: of the n-th part no more than one n-th of them. */
export const atMost = (chain: Chain, total: number, { lower }: Bounds): readonly Narrowing[] =>
  chain.flatMap(({ uses }, position) => uses.map((column) => ({ column, lower: lower[column] as number, upper: Math.floor(total / (position + 1)) })));

/** What the parts before cannot be used for is left to this one and those after it, of which it is used most. */
export const atLeast = (chain: Chain, total: number, { upper }: Bounds): readonly Narrowing[] => {
  let before = 0;
  return chain.flatMap(({ uses }, position) => {
    const least = Math.ceil((total - before) / (chain.length - position));
    before += uses.reduce((sum, column) => sum + (upper[column] as number), 0);
    return least > 0 && uses.length === 1 ? uses.map((column) => ({ column, lower: least, upper: upper[column] as number })) : [];
  });
};
