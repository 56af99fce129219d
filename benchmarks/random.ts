import { drawsFrom, type Random } from "../src/bench/random.ts";

export type { Random } from "../src/bench/random.ts";

/** The stream by which the boards of these benchmarks were drawn that published numbers are about (mulberry32). */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return drawsFrom(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  });
};
