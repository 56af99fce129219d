import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atLeast, atMost } from "./alike.ts";

/** How often parts of a chain are used, none more often than the one before it, and the most of each. */
const used = fc
  .array(fc.record({ times: fc.nat({ max: 3 }), more: fc.nat({ max: 2 }) }), { minLength: 1, maxLength: 6 })
  .map((parts) => [...parts].sort((a, b) => b.times - a.times));

describe("so many uses of what is alike", () => {
  it("bound each part, and never more tightly than uses in order are", () => {
    let tight = 0;
    fc.assert(fc.property(used, (parts) => {
      const chain = parts.map((_, column) => ({ uses: [column] }));
      const total = parts.reduce((sum, { times }) => sum + times, 0);
      const bounds = { lower: new Float64Array(parts.length), upper: Float64Array.from(parts, ({ times, more }) => times + more) };
      for (const { column, lower, upper } of [...atMost(chain, total, bounds), ...atLeast(chain, total, bounds)]) {
        const { times } = parts[column] as (typeof parts)[number];
        expect(lower).toBeLessThanOrEqual(times);
        expect(upper).toBeGreaterThanOrEqual(times);
        if (lower === times && times > 0) tight += 1;
      }
    }), { numRuns: 500 });
    expect(tight).toBeGreaterThan(100);
  });

  it("two uses of three that can be used once are those of the first two", () => {
    const chain = [0, 1, 2].map((column) => ({ uses: [column] }));
    const bounds = { lower: Float64Array.of(0, 0, 0), upper: Float64Array.of(1, 1, 1) };
    expect(atMost(chain, 2, bounds).map(({ upper }) => Math.min(1, upper))).toEqual([1, 1, 0]);
    expect(atLeast(chain, 2, bounds).map(({ column, lower }) => [column, lower])).toEqual([[0, 1], [1, 1]]);
  });
});
