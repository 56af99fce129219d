import { describe, expect, it } from "vitest";
import { components } from "./components.ts";

const circles = (arcs: Readonly<Record<number, readonly number[]>>): readonly (readonly number[])[] =>
  components(Object.keys(arcs).map(Number), (at) => arcs[at] ?? []).map((members) => [...members].sort((a, b) => a - b));

describe("circles", () => {
  it.each<readonly [string, Readonly<Record<number, readonly number[]>>, readonly (readonly number[])[]]>([
    ["a chain is none", { 0: [1], 1: [2], 2: [] }, []],
    ["two that lead to each other", { 0: [1], 1: [0] }, [[0, 1]]],
    ["one that leads to itself", { 0: [0, 1], 1: [] }, [[0]]],
    ["what only leads there, or away, is no part of it", { 0: [1], 1: [2], 2: [1, 3], 3: [] }, [[1, 2]]],
    ["two circles that share a member are one", { 0: [1], 1: [0, 2], 2: [1] }, [[0, 1, 2]]],
    ["two that are linked one way are two", { 0: [1], 1: [0, 2], 2: [3], 3: [2] }, [[2, 3], [0, 1]]],
  ])("%s", (_, arcs, found) => expect(circles(arcs)).toEqual(found));
});
