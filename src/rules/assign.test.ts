import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assign } from "./assign.ts";

/** The most items that can have places, by trying everything. */
const most = (items: readonly (readonly number[])[], taken: ReadonlySet<number> = new Set()): number => {
  const [first, ...rest] = items;
  if (first === undefined) return 0;
  return Math.max(most(rest, taken), ...first.filter((place) => !taken.has(place)).map((place) => 1 + most(rest, new Set([...taken, place]))));
};

describe("as many items as can be have a place of their own", () => {
  it("each where it fits, none twice, and there is no way to seat more", () => {
    fc.assert(
      fc.property(fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 4 }), { maxLength: 5 }), (items) => {
        const places = [0, 1, 2, 3, 4];
        const held = assign(items, places, (item, place) => item.includes(place));
        const seated = held.flatMap((item, place) => (item === undefined ? [] : [{ item, place }]));
        for (const { item, place } of seated) expect(item).toContain(place);
        expect(seated.length).toBe(most(items));
        expect(held.length).toBe(places.length);
        // One item has one place: each occurs as often as it was given, at most.
        for (const item of items) expect(held.filter((other) => other === item).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("earlier ones move where they must", () => {
    const fits = (item: string, place: string): boolean => item.includes(place);
    expect(assign(["ab", "a"], ["a", "b"], fits)).toEqual(["a", "ab"]);
    expect(assign(["abc", "ab", "a"], ["a", "b", "c"], fits)).toEqual(["a", "ab", "abc"]);
    expect(assign(["a", "a"], ["a", "b"], fits)).toEqual(["a", undefined]);
  });

  it("thousands of one kind at once", () => {
    const many = Array.from({ length: 5_000 }, (_, index) => index);
    expect(assign(many, many, () => true)).toEqual(many);
  });
});
