import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Layered } from "./layered.ts";

describe("Layered", () => {
  it("holds what a plain map holds, and leaves earlier versions as they were", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(300), fc.nat()), { maxLength: 500 }), (sets) => {
        const plain = new Map<number, number>();
        let layered = new Layered<number, number>();
        const before = layered;
        for (const [key, value] of sets) {
          plain.set(key, value);
          layered = layered.with(key, value);
        }
        expect(new Map(layered.entries())).toEqual(plain);
        for (const [key, value] of plain) expect([layered.get(key), layered.has(key)]).toEqual([value, true]);
        expect([...before.entries()]).toEqual([]);
      }),
    );
  });
});
