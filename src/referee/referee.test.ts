import { describe, expect, test } from "vitest";
import { judged, plan, spell, spend, tap, type Board } from "../rules/traps/testing.ts";

const NOTHING = {
  tapped: {}, sacrificed: {}, exiled: {}, discarded: {}, lifePaid: 0, floating: "", convoked: 0, delved: 0, improvised: 0, waterbent: 0, stillCastable: [],
  spent: { mana: "", colors: 0, snow: 0, from: {}, riders: 0 },
};
const G: Board = { cast: spell("{G}"), with: ["Forest (id f)", "Mountain (id m)"] };

describe("what the referee reports", () => {
  test("a legal plan, and what it has used up", () =>
    expect(judged(G, plan("{G}", [tap("f", "{G}"), spend("{G}", "f", "{G}")]))).toStrictEqual({ legal: true, violations: [], summary: { ...NOTHING, tapped: { Forest: 1 }, spent: { mana: "{G}", colors: 1, snow: 0, from: { Forest: 1 }, riders: 0 } } }));
  test("each violation with its rule, its step and its object, where there are such", () => {
    const report = judged(G, plan("{G}", [tap("f", "{G}"), tap("f", "{G}"), { do: "life", amount: 2, pays: "{G}" }]));
    expect(report.legal).toBe(false);
    expect(report.violations).toStrictEqual([
      { rule: "CR 107.5", code: "already-tapped", step: 1, object: "f" },
      { rule: "CR 601.2h", code: "nothing-like-that-due", step: 2 },
      { rule: "CR 118.3", code: "not-all-paid" },
    ]);
  });
  test("a plan that cannot begin, with an empty summary", () =>
    expect(judged(G, plan("{R}", [tap("f", "{G}")]))).toStrictEqual({ legal: false, violations: [{ rule: "CR 601.2f", code: "wrong-total" }], summary: NOTHING }));
  test("names of yours by their object ids, in number, and ids that it does not know as they are", () => {
    const board: Board = {
      cast: spell("{G}", "Instant", "Delve"), additional: ["Discard a card"], with: ["2 Forest (id f)"], hand: ["2 Opt (id h)"], pool: "{R}{C}{G}{G}",
    };
    const report = judged(board, plan("{G}", [tap("f#2", "{G}"), spend("{G}", "f#2", "{G}"), { do: "discard", object: "h#2", for: "additional cost" }]));
    // What floats is told in order.
    expect(report).toMatchObject({ legal: true, summary: { tapped: { Forest: 1 }, discarded: { Opt: 1 }, floating: "{C}{G}{G}{R}" } });
  });
  test("a copy tapped twice, with an untapping between, once", () => {
    const board: Board = { cast: spell("{W}"), with: ["Cryptolith Rite", "Pili-Pala (id p)"], pool: "{C}{C}{C}{C}" };
    const untap = tap("p", "{W}", { taps: [], untaps: ["p"], with: [{ unit: "{C}", from: "pool", pays: "{1}" }, { unit: "{C}", from: "pool", pays: "{1}" }] });
    const rite = tap("p", "{U}", { ability: 1 });
    expect(judged(board, plan("{W}", [rite, untap, rite])).summary.tapped).toEqual({ "Pili-Pala": 1 });
  });
});

describe("totals, CR 601.2f", () => {
  const legal = (cost: string, total: string, pool: string, ...pays: readonly string[]): boolean => {
    const units = pool.match(/\{.\}/g) ?? [];
    return judged({ cast: spell(cost), pool }, plan(total, pays.map((symbol, index) => spend(units[index] ?? "", "pool", symbol)))).legal;
  };
  test("are the same however their symbols stand, and generic mana is split", () => {
    expect(legal("{2}{W}{U}", "{U}{1}{W}{1}", "{G}{G}{W}{U}", "{1}", "{1}", "{W}", "{U}")).toBe(true);
    expect(legal("{2}", "{1}{1}", "{G}{G}", "{1}", "{1}")).toBe(true);
  });
  test("are others with another color, another number, or no cost at all", () => {
    expect(["{U}", "{W}{W}", "{1}{W}", "{1}", "{0}", "nonsense", "", "{W"].map((total) => legal("{W}", total, "{W}", "{W}"))).toEqual(Array.from({ length: 8 }, () => false));
    expect(["{1}", "{3}", "{2}{W}"].map((total) => legal("{2}", total, "{W}{W}", "{1}", "{1}"))).toEqual([false, false, false]);
    expect(legal("{W}", "{W}", "{W}", "{W}")).toBe(true);
  });
  test("that print alike may differ in the rest: the plan pays one of them", () => {
    const shards = (...steps: Parameters<typeof plan>[1]) => judged({ cast: "Bone Shards", pool: "{B}", with: ["Grizzly Bears (id b)"], hand: ["Opt (id o)"] }, plan("{B}", [spend("{B}", "pool", "{B}"), ...steps]));
    expect(shards({ do: "discard", object: "o", for: "additional cost" })).toMatchObject({ legal: true, summary: { discarded: { Opt: 1 } } });
    expect(shards({ do: "sacrifice", object: "b", for: "additional cost" })).toMatchObject({ legal: true, summary: { sacrificed: { "Grizzly Bears": 1 } } });
    expect(shards().legal).toBe(false);
  });
});

describe("announcements, CR 601.2b", () => {
  const faults = (board: Board, total: string, announce: Parameters<typeof plan>[2]): readonly string[] => judged(board, plan(total, [], announce)).violations.map(({ code }) => code);
  const begun = ["not-all-paid"];
  test("X is a whole number, at least as large as the card says, and the one that was asked for", () => {
    const x = (x: number | undefined, board: Board = { cast: "Blaze" }): readonly string[] => faults(board, "{2}{R}", { ...(x === undefined ? {} : { x }), symbols: [] });
    expect([x(2), x(2.5), x(-1)]).toEqual([begun, ["wrong-announcement"], ["wrong-announcement"]]);
    expect([x(2, { cast: "Blaze", x: 2 }), x(2, { cast: "Blaze", x: 3 }), x(2, { cast: "Blaze", x: "max" }), x(undefined, { cast: "Blaze", x: 2 })]).toEqual([begun, ["wrong-announcement"], begun, ["wrong-announcement"]]);
    expect(faults({ cast: "Mind Grind" }, "{U}{B}", { x: 0, symbols: [] })).toEqual(["wrong-announcement"]);
    expect(faults({ cast: "Mind Grind" }, "{1}{U}{B}", { x: 1, symbols: [] })).toEqual(begun);
  });
  test("X that is not said is 0; where there is none, none is asked for", () => {
    expect(faults({ cast: "Blaze" }, "{R}", { symbols: [] })).toEqual(begun);
    expect(faults({ cast: "Opt", x: 2 }, "{U}", { symbols: [] })).toEqual(begun);
    expect(faults({ cast: "Opt" }, "{U}", { x: 3, symbols: [] })).toEqual(begun);
  });
  test("each symbol with several ways is announced once, as one of its ways", () => {
    const said = (...as: readonly string[]): Parameters<typeof plan>[2] => ({ symbols: as.map((one) => ({ symbol: "{W/U}", as: one })) });
    const hybrid: Board = { cast: spell("{W/U}{W/U}") };
    expect(faults(hybrid, "{W}{U}", said("{W}", "{U}"))).toEqual(begun);
    expect(faults(hybrid, "{W}{U}", said("{U}", "{W}"))).toEqual(begun);
    for (const wrong of [said(), said("{W}"), said("{W}", "{B}"), said("{W}", "{U}", "{U}"), { symbols: [{ symbol: "{W/B}", as: "{W}" }, { symbol: "{W/U}", as: "{U}" }] }]) {
      expect(faults(hybrid, "{W}{U}", wrong)).toEqual(["wrong-announcement"]);
    }
    expect(faults(hybrid, "{W}{W}", said("{W}", "{U}"))).toEqual(["wrong-total"]);
  });
  test("those that a discount looks at as well", () => {
    const procession = (as: readonly string[], total: string): readonly string[] => faults({ cast: spell("{2/W}{2/B}"), reduce: "{1}" }, total, { symbols: as.map((one, index) => ({ symbol: ["{2/W}", "{2/B}"][index] ?? "{2/W}", as: one })) });
    expect([procession(["{2}", "{B}"], "{1}{B}"), procession(["{W}", "{2}"], "{1}{W}"), procession(["{2}", "{2}"], "{3}"), procession(["{W}", "{B}"], "{W}{B}")]).toEqual([begun, begun, begun, begun]);
    expect([procession(["{2}", "{B}"], "{1}{W}"), procession(["{W}", "{2}"], "{1}{B}")]).toEqual([["wrong-total"], ["wrong-total"]]);
    expect([procession(["{B}", "{W}"], "{W}{B}"), procession(["{2}"], "{1}{B}"), procession(["{2}", "{B}", "{W}"], "{1}{B}"), procession(["{2}", "{2}", "{2}"], "{3}")]).toEqual(Array.from({ length: 4 }, () => ["wrong-announcement"]));
  });
  test("ways to announce that come to the same are told apart", () => {
    const board: Board = { cast: spell("{W/U}{U/B}{W/B}"), reduce: "{G}" };
    const said = (...as: readonly string[]): readonly string[] => faults(board, "{W}{U}{B}", { symbols: ["{W/U}", "{U/B}", "{W/B}"].map((symbol, index) => ({ symbol, as: as[index] ?? "" })) });
    expect([said("{W}", "{U}", "{B}"), said("{U}", "{B}", "{W}"), said("{W}", "{B}", "{W}"), said("{U}", "{U}", "{B}")]).toEqual([begun, begun, ["wrong-total"], ["wrong-total"]]);
  });
  test("a part of the life or of the rest of the cost that is not paid is told", () => {
    expect(faults({ cast: spell("{W/P}") }, "{0}", { symbols: [{ symbol: "{W/P}", as: "life" }] })).toEqual(begun);
    expect(faults({ cast: spell("{0}") }, "{0}", { symbols: [] })).toEqual([]);
  });
});
