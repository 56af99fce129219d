import { describe, expect, test } from "vitest";
import { parseCost, typeBit, typeSet, type ManaType } from "../mana/index.ts";
import { demandKey, demandsOf, demandSymbol, duesNamed, gather, lessOne, printDues, type Demand, type Due } from "./demand.ts";

const typed = (...types: readonly ManaType[]): Demand => ({ kind: "types", types: typeSet(types) });
const GENERIC: Demand = { kind: "generic" };
const X_BLACK: Demand = { kind: "generic", only: typeBit.B };
const WATERBEND: Demand = { kind: "generic", waterbend: true };
const due = (demand: Demand, count = 1): Due => ({ demand, count });
const cost = (text: string) => {
  const parsed = parseCost(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

describe("symbols of demands", () => {
  const PRINTED = ["{W}", "{C}", "{W/U}", "{W/B}", "{U/B}", "{U/R}", "{B/R}", "{B/G}", "{R/G}", "{R/W}", "{G/W}", "{G/U}", "{C/W}", "{C/U}", "{C/B}", "{C/R}", "{C/G}", "{2/W}", "{2/G}", "{W/P}", "{G/W/P}", "{R/W/P}", "{S}", "{1}"];
  test.each(PRINTED)("%s is named as it is printed", (symbol) => expect(demandsOf(cost(symbol)).map(({ demand }) => demandSymbol(demand))).toEqual([symbol]));
  test("generic mana is {1}, whatever rule of its own it has", () => expect([GENERIC, X_BLACK, WATERBEND].map(demandSymbol)).toEqual(["{1}", "{1}", "{1}"]));
  test("different demands have different keys", () => {
    const all = [...PRINTED.flatMap((symbol) => demandsOf(cost(symbol)).map(({ demand }) => demand)), X_BLACK, { ...X_BLACK, only: typeBit.G }, WATERBEND, { ...X_BLACK, waterbend: true } as Demand];
    expect(new Set(all.map(demandKey)).size).toBe(all.length);
    expect(demandKey({ kind: "types", types: typeBit.W, open: { kind: "life", amount: 2 } })).not.toBe(demandKey({ kind: "types", types: typeBit.W, open: { kind: "generic", amount: 2 } }));
  });
});

describe("dues", () => {
  test("of one kind are put together, in the order of their first appearance, and none of nothing", () => {
    expect(gather([due(typed("G")), due(GENERIC, 2), due(typed("G"), 2), due(typed("R"), 0), due(GENERIC, -2), due(WATERBEND)])).toEqual([due(typed("G"), 3), due(WATERBEND)]);
    expect(demandsOf(cost("{X}{X}{2}{G}"), 3)).toEqual([due(GENERIC, 8), due(typed("G"))]);
    expect(demandsOf(cost("{X}{G}"))).toEqual([due(typed("G"))]);
  });
  test("one mana less of one of them", () => {
    const [two, one] = [due(GENERIC, 2), due(typed("G"))];
    expect([lessOne([two, one], two), lessOne([two, one], one), lessOne([two], due(GENERIC, 2))]).toEqual([[due(GENERIC), one], [two], [two]]);
  });
  test("CR 107.4b: {1} means generic mana of one color only first, then any, then what waterbend could pay", () => {
    const [w, g, x] = [due(WATERBEND), due(GENERIC), due(X_BLACK)];
    for (const dues of [[w, g, x], [x, g, w], [g, w, x]]) expect(duesNamed([due(typed("G")), ...dues], "{1}")).toEqual([x, g, w]);
    expect(duesNamed([w, due(typed("G")), g], "{G}")).toEqual([due(typed("G"))]);
  });
  test("as a total: generic, snow, then colors in order", () => {
    expect(printDues([due(typed("G")), due({ kind: "snow" }, 2), due(typed("W"), 2), due(GENERIC, 3), due(WATERBEND, 2)])).toBe("{5}{S}{S}{W}{W}{G}");
    expect(printDues([due(typed("R")), due({ kind: "snow" })])).toBe("{S}{R}");
    expect([printDues([]), printDues([due({ kind: "snow" })]), printDues([due(GENERIC)])]).toEqual(["{0}", "{S}", "{1}"]);
  });
});
