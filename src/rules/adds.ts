import { parseMana, typeBit, type ManaCount, type ManaType } from "../mana/index.ts";
import { manaFrom, manaIn, type Mana } from "./pool.ts";
import type { Bundle, Part } from "./bundle.ts";

/** What an activation says that it adds, or `undefined` if that is no mana. */
const manaWritten = (adds: string): readonly ManaCount[] | undefined => parseMana(adds);

/** A part of a bundle, and what it has been taken to be so far. */
interface Filled {
  readonly part: Part;
  readonly as: Map<ManaType, number>;
  free: number;
}

/** A part that can take mana of a type, which the part `before` gives up for mana that comes to it. */
interface Reached {
  readonly at: Filled;
  readonly type: ManaType;
  readonly before: Reached | undefined;
}

const fits = ({ part }: Filled, type: ManaType): boolean => (part.types & typeBit[type]) !== 0;

/** The shortest way to a part with room: mana of a type goes to a part, which passes on other mana that it holds. */
const wayToRoom = (parts: readonly Filled[], type: ManaType): Reached | undefined => {
  const seen = new Set<Filled>();
  let reached: readonly Reached[] = parts.filter((at) => fits(at, type)).map((at) => ({ at, type, before: undefined }));
  while (reached.length > 0) {
    const next: Reached[] = [];
    for (const step of reached) {
      if (seen.has(step.at)) continue;
      seen.add(step.at);
      if (step.at.free > 0) return step;
      for (const held of step.at.as.keys()) {
        for (const at of parts) if (!seen.has(at) && fits(at, held)) next.push({ at, type: held, before: step });
      }
    }
    reached = next;
  }
  return undefined;
};

/** How much can go that way. */
const room = ({ at, type, before }: Reached, last = at.free): number =>
  before === undefined ? last : room(before, Math.min(last, before.at.as.get(type) ?? 0));

const put = ({ at, type, before }: Reached, count: number): void => {
  at.as.set(type, (at.as.get(type) ?? 0) + count);
  if (before === undefined) return;
  const left = (before.at.as.get(type) ?? 0) - count;
  if (left > 0) before.at.as.set(type, left);
  else before.at.as.delete(type);
  put(before, count);
};

/**
 * The mana of a bundle, taken to be what `adds` says; each part may be any of its types. Parts take what is written in
 * their own order, and pass it on where another symbol has no other place: by shortest augmenting paths, counts as
 * capacities. `undefined`: it cannot be that.
 */
export const unitsOf = (bundle: Bundle, adds: readonly ManaCount[]): readonly Mana[] | undefined => {
  if (manaIn(bundle) !== manaIn(adds)) return undefined;
  const [[only], [run]] = [bundle, adds];
  // All of one part as one type, as most abilities make it.
  if (only !== undefined && run !== undefined && bundle.length + adds.length === 2) return (only.types & typeBit[run.type]) === 0 ? undefined : [manaFrom(run.type, only.from, only, run.count)];
  const parts = bundle.map((part): Filled => ({ part, as: new Map(), free: part.count }));
  for (const { type, count } of adds) {
    for (let left = count; left > 0; ) {
      const way = wayToRoom(parts, type);
      if (way === undefined) return undefined;
      const some = Math.min(left, room(way));
      put(way, some);
      way.at.free -= some;
      left -= some;
    }
  }
  return parts.flatMap(({ part, as }) => [...as].map(([type, count]) => manaFrom(type, part.from, part, count)));
};

/** Is what is written just this, part after part? That tells which of several triggers made which mana. CR 106.3 */
const isInOrder = (bundle: Bundle, adds: readonly ManaCount[]): boolean => {
  const runs = adds.map((run) => ({ ...run }));
  const isNext = ({ types, count }: Part): boolean => {
    for (let left = count; left > 0; ) {
      const [run] = runs;
      if (run === undefined || (types & typeBit[run.type]) === 0) return false;
      const some = Math.min(left, run.count);
      left -= some;
      run.count -= some;
      if (run.count === 0) runs.shift();
    }
    return true;
  };
  return manaIn(bundle) === manaIn(adds) && bundle.every(isNext);
};

/** The mana that a step says is added, if one of these is that: rather one that is it in the order written. CR 605.3b */
export const madeOf = (ways: readonly Bundle[], text: string): readonly Mana[] | undefined => {
  const adds = manaWritten(text);
  if (adds === undefined) return undefined;
  const [only] = ways;
  if (only !== undefined && ways.length === 1) return unitsOf(only, adds);
  const ordered = ways.find((bundle) => isInOrder(bundle, adds));
  return ordered === undefined ? ways.map((bundle) => unitsOf(bundle, adds)).find((units) => units !== undefined) : unitsOf(ordered, adds);
};
