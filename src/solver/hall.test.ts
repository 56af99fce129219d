import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { covers, MOST_KINDS, needsOf, reachOf } from "./hall.ts";

/** By trying: can suppliers of one unit each meet all demands? `suppliers`: the kinds that each could serve, as a mask. */
const canServe = (suppliers: readonly number[], counts: readonly number[]): boolean => {
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return true;
  const rest = counts.with(kind, (counts[kind] as number) - 1);
  return suppliers.some((mask, index) => (mask & (1 << kind)) !== 0 && canServe(suppliers.toSpliced(index, 1), rest));
};

const bySet = (suppliers: readonly number[], kinds: number): readonly number[] => {
  const counts = Array.from({ length: 1 << kinds }, () => 0);
  for (const mask of suppliers) counts[mask] = (counts[mask] as number) + 1;
  return counts;
};

const problem = fc.integer({ min: 0, max: 4 }).chain((kinds) =>
  fc.record({
    kinds: fc.constant(kinds),
    counts: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: kinds, maxLength: kinds }),
    suppliers: fc.array(fc.integer({ min: 0, max: (1 << kinds) - 1 }), { maxLength: 7 }),
  }));

describe("Hall's theorem", () => {
  it("tells whether suppliers of one unit each can meet all demands", () => {
    let met = 0;
    let total = 0;
    fc.assert(
      fc.property(problem, ({ kinds, counts, suppliers }) => {
        const yes = covers(reachOf(bySet(suppliers, kinds)), needsOf(counts));
        expect(yes).toBe(canServe(suppliers, counts));
        met += yes ? 1 : 0;
        total += 1;
      }),
      { numRuns: 2_000 },
    );
    // Both answers occur often.
    expect(met / total).toBeGreaterThan(0.2);
    expect(met / total).toBeLessThan(0.8);
  });

  it("counts by sets of kinds", () => {
    expect(needsOf([2, 3])).toEqual([0, 2, 3, 5]);
    // One of the first kind, two of either, one of none.
    expect(reachOf([1, 1, 0, 2])).toEqual([0, 3, 2, 3]);
  });

  it("asks nothing where nothing is demanded", () => expect(covers(reachOf([0]), needsOf([]))).toBe(true));

  it("has few enough sets", () => expect(needsOf(Array.from({ length: MOST_KINDS }, () => 1))).toHaveLength(256));
});
