import { describe, expect, it } from "vitest";
import { CopyIds, Owners, placeOf } from "./copies.ts";

const run = (id: string, count: number, from = 0, to = count) => ({ entry: { id, count }, from, to });
const ids = (...runs: readonly ReturnType<typeof run>[]): CopyIds => new CopyIds(runs);

describe("ids of copies", () => {
  const some = ids(run("f", 3), run("g", 1), run("h", 5, 1, 4));
  const written = ["f#1", "f#2", "f#3", "g", "h#2", "h#3", "h#4"];

  it("are in board order, wherever they are asked for", () => {
    expect([...some]).toEqual(written);
    expect(some.length).toBe(7);
    expect(written.map((_, index) => some.at(index))).toEqual(written);
    expect(written.map((id) => some.indexOf(id))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const index of [-1, 7]) expect(() => some.at(index)).toThrow(RangeError);
    expect(() => ids().at(0)).toThrow("there are 0 copies");
  });
  it("are none that look like them", () => {
    for (const id of ["f", "f#0", "f#4", "f#01", "f#1.0", "f# 1", "g#1", "h#1", "h#5", "", "#1", "i", "__proto__", "f#1#1"]) expect([id, some.has(id), some.indexOf(id)]).toEqual([id, false, -1]);
  });
  it("may have a # in the name of the entry", () => {
    const odd = ids(run("a#2", 1), run("a#2#", 2));
    expect([...odd]).toEqual(["a#2", "a#2##1", "a#2##2"]);
    expect([odd.indexOf("a#2"), odd.indexOf("a#2##2"), odd.indexOf("a#1")]).toEqual([0, 2, -1]);
  });
  it("are found by what they fit", () => {
    expect(some.find((id) => id.startsWith("h"))).toBe("h#2");
    expect(some.find(() => false)).toBeUndefined();
  });
  it("without some are the others, in the same order", () => {
    expect([...some.without(new Set(["f#2", "h#4", "g", "h#2", "x"]))]).toEqual(["f#1", "f#3", "h#3"]);
    expect(some.without(new Set(["f#2"])).length).toBe(6);
    expect(some.without(new Set(["x", "h#1"]))).toBe(some);
    expect([...some.without(new Set(written))]).toEqual([]);
  });
  it("that one object tells apart are itself and another one", () => {
    expect(["f#1", "f#2", "h#4", "x"].map((id) => some.besides(id))).toEqual([["f#1", "f#2"], ["f#2", "f#1"], ["h#4", "f#1"], ["f#1"]]);
    expect([ids(run("g", 1)).besides("g"), ids(run("g", 1)).besides("f")]).toEqual([["g"], ["g"]]);
  });
  it("of a million are asked for one at a time", () => {
    const many = ids(run("t", 1_000_000));
    expect([many.length, many.at(999_999), many.indexOf("t#500000"), many.without(new Set(["t#1"])).length]).toEqual([1_000_000, "t#1000000", 499_999, 999_999]);
  });
});

describe("owners", () => {
  const [one, two] = [{ name: "one", copies: ids(run("f", 3, 0, 2), run("g", 1)) }, { name: "two", copies: ids(run("f", 3, 2, 3)) }];
  it("know whose a copy is, though copies of one entry are several things", () => {
    const owners = new Owners([one, two]);
    expect(["f#1", "f#2", "f#3", "f#4", "f", "g", "g#1"].map((id) => owners.get(id)?.name)).toEqual(["one", "one", "two", undefined, undefined, "one", undefined]);
    expect([owners.has("f#3"), owners.has("f#4")]).toEqual([true, false]);
  });
});

describe("where an id may be", () => {
  it.each([["f", [["f", 0]]], ["f#7", [["f#7", 0], ["f", 6]]], ["f#0", [["f#0", 0]]], ["f#x", [["f#x", 0]]], ["f#1e3", [["f#1e3", 0]]]] as const)("%s", (id, places) =>
    expect(placeOf(id).map(({ entry, index }) => [entry, index])).toEqual(places));
});
