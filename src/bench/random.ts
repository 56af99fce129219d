import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";

/** A seeded stream of draws: the same seed draws the same everywhere. */
export interface Random {
  /** From 0, below 1. */
  readonly next: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** All of them, in another order. */
  readonly shuffled: <T>(items: readonly T[]) => readonly T[];
}

/** Mixes two numbers into a seed, so that the n-th draw of a seed needs none of those before (MurmurHash3's finalizer, twice). */
const mixed = (seed: number, index: number): number => {
  const finish = (value: number): number => {
    const once = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
    const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
    return twice ^ (twice >>> 16);
  };
  return finish(finish(seed | 0) + Math.imul(index | 0, 0x9e3779b1));
};

/** Draws from a stream of numbers from 0, below 1. */
export const drawsFrom = (next: () => number): Random => {
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[between(0, items.length - 1)] as (typeof items)[number];
    },
    shuffled: (items) => {
      const left = [...items];
      for (let at = left.length - 1; at > 0; at -= 1) {
        const other = between(0, at);
        [left[at], left[other]] = [left[other] as (typeof left)[number], left[at] as (typeof left)[number]];
      }
      return left;
    },
  };
};

/** @param index which of the streams of that seed */
export const randomFrom = (seed: number, index = 0): Random => {
  const generator = xoroshiro128plus(mixed(seed, index));
  return drawsFrom(() => uniformFloat64(generator));
};
