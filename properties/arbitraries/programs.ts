import fc from "fast-check";
import type { Activity, Program } from "../../src/solver/program.ts";
import { good, program, source } from "../programs.ts";

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

/** Sources of one or two goods with prices, and demands that accept some of them: small enough to try every subset. */
export const plainProgram: fc.Arbitrary<Program> = fc
  .record({
    sources: fc.array(
      fc.record({ options: fc.array(fc.record({ good: fc.nat({ max: 2 }), count: fc.integer({ min: 1, max: 2 }), price: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 3 })) }), { minLength: 1, maxLength: 2 }) }),
      { minLength: 1, maxLength: 5 },
    ),
    demands: fc.array(fc.record({ count: fc.integer({ min: 1, max: 2 }), accepts: fc.subarray([0, 1, 2], { minLength: 1 }) }), { minLength: 1, maxLength: 3 }),
    leftover: fc.nat({ max: 2 }),
  })
  .map(({ sources, demands, leftover }) =>
    program({
      goods: [good(0, [leftover]), good(1, [leftover]), good(0, [leftover])],
      resources: sources.map(() => ({ capacity: 1 })),
      activities: sources.flatMap(({ options }, resource) => options.map(({ good: made, count, price }) => source(made, count, price, resource))),
      demands,
      levels: 2,
    }));
