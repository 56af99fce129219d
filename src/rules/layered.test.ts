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

  it("does so with more keys than it lays on top, whichever are set again", () => {
    let layered = new Layered<number, string>(new Map([[-1, "given"]]));
    for (let key = 0; key < 250; key += 1) layered = layered.with(key, "first");
    for (const key of [-1, 0, 249]) layered = layered.with(key, "second");
    const entries = [...layered.entries()];
    expect([entries.length, new Map(entries).size]).toEqual([251, 251]);
    expect(entries.filter(([, value]) => value === "second").map(([key]) => key).sort((a, b) => a - b)).toEqual([-1, 0, 249]);
    expect([layered.get(5), layered.has(250), layered.get(250)]).toEqual(["first", false, undefined]);
  });
});
