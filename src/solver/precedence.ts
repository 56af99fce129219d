import { activityOf, type Flat } from "./flatten.ts";
import type { Program } from "./program.ts";

/** One unit that must have fired before another one does, if both fire. */
export type Pair = readonly [first: number, then: number];

/**
 * What resources of capacity 1 say of the order, whatever feeds what: units that use what another one ends, or that need
 * something left of what another one uses up, come before it.
 */
export const pairsOf = (program: Program, flat: Flat, values: readonly number[]): readonly Pair[] => {
  const fired = flat.units.flatMap((_, unit) => ((values[unit] as number) > 0 ? [unit] : []));
  const single = (resource: number): boolean => program.resources[resource]?.capacity === 1;
  const takers = new Map<number, number[]>();
  for (const unit of fired) {
    for (const { resource, amount } of activityOf(program, flat, unit).uses) if (amount > 0 && single(resource)) takers.set(resource, [...(takers.get(resource) ?? []), unit]);
  }
  if (takers.size === 0) return [];
  return fired.flatMap((unit) => {
    const { uses, needsLeft = [] } = activityOf(program, flat, unit);
    const endedBy = uses.flatMap(({ resource, amount }) => (amount > 0 && single(resource) ? (program.resources[resource]?.endedBy ?? []) : []));
    return [...new Set([...needsLeft, ...endedBy].flatMap((resource) => takers.get(resource) ?? []))].filter((other) => other !== unit).map((other) => [unit, other] as const);
  });
};

/** Units that wait for each other, by what must come first and by what feeds what. */
export interface Deadlock {
  /** Units of the pairs in it: if one of them does not fire, it is none. */
  readonly units: readonly number[];
  /** Feeds in it, from maker to taker: if one of them carries nothing, it is none. */
  readonly arcs: readonly Pair[];
}

/** A circle among these units; `feeds`: the makers that a unit waits for. */
export const deadlockOf = (stuck: readonly number[], pairs: readonly Pair[], feeds: (unit: number) => readonly number[]): Deadlock | undefined => {
  const waiting = new Set(stuck);
  const first = new Map<number, number[]>();
  for (const [before, after] of pairs) if (waiting.has(before) && waiting.has(after)) first.set(after, [...(first.get(after) ?? []), before]);
  interface Link {
    readonly from: number;
    readonly to: number;
    readonly isFeed: boolean;
  }
  const linksTo = (unit: number): readonly Link[] => [
    ...(first.get(unit) ?? []).map((from) => ({ from, to: unit, isFeed: false })),
    ...feeds(unit).filter((from) => waiting.has(from)).map((from) => ({ from, to: unit, isFeed: true })),
  ];
  const done = new Set<number>();
  const go = (at: number, path: readonly Link[]): readonly Link[] | undefined => {
    const seen = path.findIndex(({ to }) => to === at);
    if (seen >= 0) return path.slice(seen);
    if (done.has(at)) return undefined;
    done.add(at);
    for (const link of linksTo(at)) {
      const found = go(link.from, [...path, link]);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  for (const unit of stuck) {
    const circle = go(unit, []);
    if (circle === undefined || circle.every(({ isFeed }) => isFeed)) continue;
    return {
      units: [...new Set(circle.flatMap(({ from, to, isFeed }) => (isFeed ? [] : [from, to])))],
      arcs: circle.flatMap(({ from, to, isFeed }) => (isFeed ? [[from, to] as const] : [])),
    };
  }
  return undefined;
};
