import { describe, expect, test } from "vitest";
import { parseMana, typeSet, type ManaType } from "../mana/index.ts";
import { unitsOf } from "./adds.ts";
import type { Part } from "./bundle.ts";
import type { Thing } from "./thing.ts";

/** `WU 3 a`: three mana made by a, each white or blue. */
const part = (text: string): Part => {
  const [types = "", count, id] = text.split(" ");
  return { types: typeSet([...types] as ManaType[]), count: Number(count), from: { id, supertypes: [] } as unknown as Thing };
};

const told = (parts: readonly string[], adds: string): readonly string[] | undefined =>
  unitsOf(parts.map(part), parseMana(adds) ?? [])?.map(({ type, from, count }) => `${count} ${type} ${from}`).sort();

describe("what an activation adds, told by its symbols", () => {
  test.each<readonly [string, readonly string[], string, readonly string[] | undefined]>([
    ["one kind", ["G 5 a"], "5 {G}", ["5 G a"]],
    ["another amount", ["G 5 a"], "4 {G}", undefined],
    ["another type", ["G 5 a"], "4 {G}{W}", undefined],
    ["parts in the order of the text", ["WU 1 a", "WU 1 b"], "{U}{W}", ["1 U a", "1 W b"]],
    ["a flexible part makes way for a fixed one", ["WU 2 a", "W 1 b"], "2 {W}, {U}", ["1 U a", "1 W a", "1 W b"]],
    ["over several parts", ["WU 1 a", "UB 1 b", "BR 1 c"], "{U}{B}{W}", ["1 B c", "1 U b", "1 W a"]],
    ["a chain that does not end", ["WU 1 a", "UB 1 b"], "{W}{W}", undefined],
    ["as many as can be counted", ["WU 3000000000000000 a", "W 3000000000000000 b"], "3000000000000001 {W}, 2999999999999999 {U}", ["1 W a", "2999999999999999 U a", "3000000000000000 W b"]],
  ])("%s", (_, parts, adds, expected) => expect(told(parts, adds)).toEqual(expected));
});
