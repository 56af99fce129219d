import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { compareValues } from "../solver/program.ts";
import { cheapestShares, type Share, type Supplier } from "./transversal.ts";

/** By trying: the least that meeting all demands costs. */
const leastCost = (suppliers: readonly Supplier[], counts: readonly number[]): readonly number[] | undefined => {
  const kind = counts.findIndex((count) => count > 0);
  if (kind < 0) return [0, 0];
  const rest = counts.with(kind, (counts[kind] as number) - 1);
  let best: readonly number[] | undefined;
  for (const [index, supplier] of suppliers.entries()) {
    if (supplier.count === 0 || (supplier.serves & (1 << kind)) === 0) continue;
    const others = leastCost(suppliers.with(index, { ...supplier, count: supplier.count - 1 }), rest);
    const cost = others?.map((price, level) => price + (supplier.price[level] as number));
    if (cost !== undefined && (best === undefined || compareValues(cost, best) < 0)) best = cost;
  }
  return best;
};

const problem = fc.integer({ min: 1, max: 3 }).chain((kinds) =>
  fc.record({
    counts: fc.array(fc.nat({ max: 2 }), { minLength: kinds, maxLength: kinds }),
    suppliers: fc.array(
      fc.record({ serves: fc.nat({ max: (1 << kinds) - 1 }), count: fc.nat({ max: 2 }), price: fc.tuple(fc.integer({ min: -1, max: 2 }), fc.nat({ max: 3 })) }),
      { maxLength: 5 }),
  }));

const sum = (shares: readonly Share[], isMeant: (share: Share) => boolean): number => shares.filter(isMeant).reduce((all, { count }) => all + count, 0);

describe("the cheapest units that meet all demands", () => {
  it("cost what trying all ways finds, serve what they can, and are there", () => {
    let met = 0;
    fc.assert(
      fc.property(problem, ({ suppliers, counts }) => {
        const shares = cheapestShares(suppliers, counts);
        const cost = shares?.reduce((all, { supplier, count }) => all.map((value, level) => value + count * (suppliers[supplier]?.price[level] as number)), [0, 0]);
        expect(cost).toEqual(leastCost(suppliers, counts));
        if (shares === undefined) return;
        for (const { supplier, kind, count } of shares) {
          expect(count).toBeGreaterThan(0);
          expect((suppliers[supplier] as Supplier).serves & (1 << kind)).not.toBe(0);
        }
        expect(counts.map((_, kind) => sum(shares, (share) => share.kind === kind))).toEqual(counts);
        for (const [index, { count }] of suppliers.entries()) expect(sum(shares, ({ supplier }) => supplier === index)).toBeLessThanOrEqual(count);
        met += 1;
      }),
      { numRuns: 2_000 },
    );
    expect(met).toBeGreaterThan(400);
  });

  test("of equal prices the first", () => {
    const alike: Supplier = { serves: 1, count: 1, price: [1] };
    expect(cheapestShares([alike, alike], [1])).toEqual([{ supplier: 0, kind: 0, count: 1 }]);
  });
});
