import fc from "fast-check";
import type { Activity, Program } from "../../src/solver/program.ts";

const GOODS = [0, 1, 2] as const;

/** Gives one or two goods, and may take some: on its own, or of what others and itself have made. */
const feeding: fc.Arbitrary<Activity> = fc
  .record({
    upper: fc.constantFrom(1, 1, 1, 2),
    takes: fc.array(fc.record({ count: fc.constantFrom(1, 1, 2), accepts: fc.subarray([...GOODS], { minLength: 1 }) }), { maxLength: 2 }),
    gives: fc.uniqueArray(fc.record({ good: fc.constantFrom(...GOODS), count: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 2, selector: ({ good }) => good }),
    prices: fc.tuple(fc.nat({ max: 1 }), fc.nat({ max: 3 })),
  })
  .map((more) => ({ ...more, uses: [], serves: [], rank: 0 }));

/** Activities that may feed each other in circles, and one or two demands: small enough to try every order. */
export const feedingProgram: fc.Arbitrary<Program> = fc
  .record({
    initial: fc.tuple(fc.nat({ max: 1 }), fc.constant(0), fc.constant(0)),
    leftover: fc.nat({ max: 1 }),
    activities: fc.array(feeding, { minLength: 2, maxLength: 5 }),
    demands: fc.array(fc.record({ count: fc.integer({ min: 1, max: 3 }), accepts: fc.subarray([...GOODS], { minLength: 1 }) }), { minLength: 1, maxLength: 2 }),
  })
  .map(({ initial, leftover, activities, demands }) => ({
    goods: initial.map((count) => ({ initial: count, leftover: [leftover] })), resources: [], activities, demands, levels: 2,
  }));
