import { describe, expect, test } from "vitest";
import { plainCard } from "../board/testing.ts";
import { typeSet, type ManaType } from "../mana/index.ts";
import { madeOf } from "./adds.ts";
import type { Bundle } from "./bundle.ts";
import { thingOf } from "./thing.ts";

const from = (id: string) => thingOf(plainCard(id), id, "battlefield");
const part = (id: string, types: string, count = 1): Bundle[number] => ({ types: typeSet([...types] as ManaType[]), count, from: from(id) });

/** Who made which, as "a:W". */
const told = (ways: readonly Bundle[], adds: string): readonly string[] | undefined => madeOf(ways, adds)?.map(({ from: id, type, count }) => `${id}:${count}${type}`);

describe("what a step says is added, CR 106.3, 605.3b", () => {
  const ways: readonly Bundle[] = [[part("a", "R"), part("b", "W")], [part("a", "W"), part("b", "R")]];
  test("the order in which it is written tells which of several triggers made which", () => {
    expect(told(ways, "{R}{W}")).toEqual(["a:1R", "b:1W"]);
    expect(told(ways, "{W}{R}")).toEqual(["a:1W", "b:1R"]);
  });
  test("in any other order it is still that mana", () => {
    expect(told([[part("a", "R"), part("b", "W", 2)]], "{W}{R}{W}")).toEqual(["a:1R", "b:2W"]);
    expect(told(ways, "{W}{W}")).toBeUndefined();
    expect(told(ways, "two mana")).toBeUndefined();
  });
  test("large amounts are told by their counts", () =>
    expect(told([[part("a", "R", 3), part("b", "W", 200)], [part("a", "W", 200), part("b", "R", 3)]], "200 {W}, {R}{R}{R}")).toEqual(["a:200W", "b:3R"]));
  test("symbols of one kind that stand together may be of several triggers", () => {
    const among: readonly Bundle[] = [[part("a", "R"), part("b", "W"), part("c", "R")], [part("a", "R"), part("b", "R"), part("c", "W")]];
    expect(told(among, "{R}{R}{W}")).toEqual(["a:1R", "b:1R", "c:1W"]);
  });
  test("out of order it is the way that can be it", () =>
    expect(told([[part("a", "R"), part("b", "R", 2)], [part("a", "R"), part("b", "W", 2)]], "{W}{R}{W}")).toEqual(["a:1R", "b:2W"]));
});

describe("mana of any of several types is what leaves the rest a place", () => {
  test.each<[Bundle, string, readonly string[] | undefined]>([
    [[part("a", "WU"), part("b", "W")], "{W}{U}", ["a:1U", "b:1W"]],
    [[part("a", "WU", 3), part("b", "W")], "{W}{W}{W}{U}", ["a:2W", "a:1U", "b:1W"]],
    [[part("a", "WUB", 2), part("b", "W", 2), part("c", "B")], "{W}{B}{U}{U}{W}", ["a:2U", "b:2W", "c:1B"]],
    [[part("a", "WU"), part("b", "WB"), part("c", "B")], "{W}{B}{U}", ["a:1U", "b:1W", "c:1B"]],
    [[part("a", "WU"), part("b", "W")], "{U}{U}", undefined],
    [[part("a", "WU"), part("b", "WU")], "{U}{B}", undefined],
  ])("%#", (bundle, adds, expected) => expect(told([bundle], adds)).toEqual(expected));
});
