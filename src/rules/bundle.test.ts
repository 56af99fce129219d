import { describe, expect, test } from "vitest";
import { plainCard } from "../board/testing.ts";
import { typeSet, typesIn, type ManaType } from "../mana/index.ts";
import { bundleKey, concrete, counted, distinct, isCounted, merged, MOST_SPLITS, tidy, typesMade, uncounted, type Bundle, type Part } from "./bundle.ts";
import { MOST_COUNTED } from "./pool.ts";
import { thingOf } from "./thing.ts";

const from = (id: string) => thingOf(plainCard("Maker"), id, "battlefield");
const MAKER = from("maker");
/** `part("WU", 2)`: two mana, each white or blue. */
const part = (types: string, count = 1, more: Partial<Part> = {}): Part => ({ types: typeSet([...types] as ManaType[]), count, from: MAKER, ...more });
const print = (bundle: Bundle): string => bundle.map(({ types, count }) => `${count}${typesIn(types).join("")}`).sort().join(" ");

/** Alike but for one thing, by which they can be told apart: CR 106.3, 106.6, 106.6a, 106.4. */
const KINDS: readonly Part[] = [
  part("G"), part("R"), part("GR"), part("G", 1, { from: from("other") }),
  part("G", 1, { spend: { kind: "only", uses: [] } }), part("G", 1, { spend: { kind: "not", uses: [] } }),
  part("G", 1, { rider: "can't be countered" }), part("G", 1, { rider: "haste" }),
  part("G", 1, { until: "end-of-turn" }), part("G", 1, { until: "end-of-combat" }),
];

describe("parts of a bundle", () => {
  test("that no one can tell apart are one", () => {
    expect(KINDS.map((one) => tidy([one, { ...one, count: 2 }]))).toEqual(KINDS.map((one) => [{ ...one, count: 3 }]));
    expect(tidy(KINDS)).toEqual(KINDS);
  });
  test("make bundles that are told apart by them, in whatever order", () => {
    expect(new Set([...KINDS, part("G", 2)].map((one) => bundleKey([one]))).size).toBe(KINDS.length + 1);
    expect(bundleKey(KINDS)).toBe(bundleKey(KINDS.toReversed()));
    expect(distinct([[part("G"), part("R")], [part("R"), part("G")], [part("G", 2)], [part("G"), part("G")]]).map(print)).toEqual(["1G 1R", "2G"]);
  });
  test("make the types of all", () => expect([typesMade([part("WU"), part("G")]), typesMade([])]).toEqual([typeSet(["W", "U", "G"]), 0]));
});

describe("mana that is no longer counted", () => {
  test("is as much as numbers tell, and no more", () => {
    expect([MOST_COUNTED - 1, MOST_COUNTED, MOST_COUNTED + 1].map(counted)).toEqual([MOST_COUNTED - 1, MOST_COUNTED, Number.POSITIVE_INFINITY]);
    expect([[part("G", MOST_COUNTED)], [part("G", MOST_COUNTED), part("R")], uncounted([part("G")])].map(isCounted)).toEqual([true, false, false]);
  });
  test("parts that come together to more are not", () => expect(tidy([part("G", MOST_COUNTED), part("G", MOST_COUNTED)])).toEqual([part("G", Number.POSITIVE_INFINITY)]));
});

describe("each part of one type, CR 106.12a", () => {
  test("in every way", () => {
    expect(concrete([part("WU", 2), part("G", 3)]).map(print).toSorted()).toEqual(["1U 1W 3G", "2U 3G", "2W 3G"]);
    expect(concrete([part("WU"), part("BR")]).map(print).toSorted()).toEqual(["1B 1U", "1B 1W", "1R 1U", "1R 1W"]);
  });
  test("unless the ways are too many to tell: then how much it is is not known", () => {
    expect(concrete([part("WU", MOST_SPLITS - 1)])).toHaveLength(MOST_SPLITS);
    expect(concrete([part("WU", MOST_SPLITS), part("G")])).toEqual([[part("WU", Number.POSITIVE_INFINITY), part("G", Number.POSITIVE_INFINITY)]]);
    expect(concrete([part("WU", 199), part("BR", 100)])).toEqual([uncounted([part("WU"), part("BR")])]);
    expect(concrete([part("G", MOST_SPLITS * 2)])).toEqual([[part("G", MOST_SPLITS * 2)]]);
    // "4 choose 2" ways to be one of three types, twice.
    expect(concrete([part("WUB", 2)])).toHaveLength(6);
  });
});

describe("ways that together are one way with the choice left open", () => {
  const after = (...ways: Bundle[]): readonly string[] => merged(ways).map(print);
  test("are that one", () => {
    expect(after([part("W", 2)], [part("W"), part("U")], [part("U", 2)])).toEqual(["2WU"]);
    expect(after([part("W", 2)], [part("W"), part("U")], [part("U"), part("W")], [part("U", 2)])).toEqual(["2WU"]);
  });
  test("but not where one of them is missing, although others, open themselves, make up the number", () => {
    expect(after([part("W", 2)], [part("W"), part("U")], [part("W"), part("WU")])).toEqual(["2W", "1U 1W", "1W 1WU"]);
    expect(after([part("WU", 2)], [part("W", 2)], [part("U", 2)], [part("W"), part("U")], [part("B", 2)], [part("WB", 2)])).toHaveLength(6);
  });
  test("nor where there is one, or none", () => expect([after([part("W"), part("U")]), after()]).toEqual([["1U 1W"], []]));
});
