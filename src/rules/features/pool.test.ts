/** Mana in the pool: which unit a step means, and what floating mana remembers; CR 106.3, 106.4, 118.3a. */
import { describe, expect, test } from "vitest";
import type { Step } from "../../answer.ts";
import { convoke, creature, delve, judged, plan, refusals, spell, spend, statuses, tap, type Board } from "../traps/testing.ts";

const only = (type: string, more: object = {}) => ({ type, only: "Spend this mana only to cast creature spells.", ...more });

describe("which of several units", () => {
  test("CR 118.3a: restricted mana before free mana, plain before snow: what is left can do all that the other could", () => {
    const left = (cost: string, pool: unknown, ...pays: readonly string[]): readonly string[] =>
      refusals({ cast: creature(cost), pool }, plan(cost, pays.map((symbol) => spend("{G}", "pool", symbol))));
    for (const pool of [[only("G"), { type: "G" }], [{ type: "G" }, only("G")]]) expect(left("{1}{G}", pool, "{1}", "{G}")).toEqual([]);
    for (const pool of [[{ type: "G", snow: true }, { type: "G" }], [{ type: "G" }, { type: "G", snow: true }]]) {
      expect(left("{1}{S}", pool, "{1}", "{S}")).toEqual([]);
      expect(left("{1}{S}", pool, "{S}", "{1}")).toEqual([]);
    }
    for (const pool of [[only("G", { snow: true }), { type: "G" }], [{ type: "G" }, only("G", { snow: true })]]) expect(left("{S}{1}", pool, "{S}", "{1}")).toEqual([]);
  });
  test("CR 106.6: the restricted one is spent where it may, so the free one is left for what it may not", () => {
    const signet = (pool: unknown): readonly string[] => {
      const board: Board = { cast: creature("{G}{U}"), pool, with: ["Simic Signet (id s)"] };
      return refusals(board, plan("{G}{U}", [tap("s", "{G}{U}", { with: [{ unit: "{G}", from: "pool", pays: "{1}" }] }), spend("{G}", "pool", "{G}"), spend("{U}", "s", "{U}")]));
    };
    expect([signet([only("G"), { type: "G" }]), signet([{ type: "G" }, only("G")])]).toEqual([[], []]);
    expect(signet([only("G")])[0]).toBe("CR 106.6 mana-is-restricted");
  });
  test("CR 106.6: also where either would do: a Signet takes what only artifacts may, and leaves the other", () => {
    const bound = { type: "G", only: "Spend this mana only to activate abilities of artifacts." };
    for (const pool of [[bound, { type: "G" }], [{ type: "G" }, bound]]) {
      const board: Board = { cast: spell("{G}{U}"), pool, with: ["Simic Signet (id s)"] };
      expect(refusals(board, plan("{G}{U}", [tap("s", "{G}{U}", { with: [{ unit: "{G}", from: "pool", pays: "{1}" }] }), spend("{G}", "pool", "{G}"), spend("{U}", "s", "{U}")]))).toEqual([]);
    }
  });
  test("CR 118.3a: of the object and of the type that is said", () => {
    const board: Board = { cast: spell("{G}"), with: ["Forest (id f)", "Forest (id g)", "Mountain (id m)"] };
    const from = (unit: string, object: string): readonly string[] => refusals(board, plan("{G}", [tap("f", "{G}"), tap("m", "{R}"), spend(unit, object, "{G}")]));
    expect([from("{G}", "f"), from("{G}", "g")[0], from("{G}", "pool")[0], from("{R}", "f")[0], from("{R}", "m")[0]]).toEqual([[], "CR 118.3a no-such-mana", "CR 118.3a no-such-mana", "CR 118.3a no-such-mana", "CR 107.4 mana-does-not-pay-that"]);
  });
  test("CR 106.6: a restriction is blamed only where without it the mana would pay", () => {
    const faults = (cost: string, pays: string): string | undefined => refusals({ cast: spell(cost), pool: [only("G"), only("R")] }, plan(cost, [spend("{G}", "pool", pays)]))[0];
    expect([faults("{G}", "{G}"), faults("{W}", "{W}"), faults("{1}{W}", "{1}"), faults("{1}", "{W}")]).toEqual(["CR 106.6 mana-is-restricted", "CR 107.4 mana-does-not-pay-that", "CR 106.6 mana-is-restricted", "CR 107.4 mana-does-not-pay-that"]);
  });
  test("CR 106.6: of two symbols written alike, one that the mana may pay is enough to ask", () => {
    const board: Board = { cast: "Consume Spirit", x: 1, pool: [only("B")] };
    expect(refusals(board, plan("{2}{B}", [spend("{B}", "pool", "{1}")], { x: 1, symbols: [] }))[0]).toBe("CR 106.6 mana-is-restricted");
    expect(refusals({ ...board, pool: [only("G")] }, plan("{2}{B}", [spend("{G}", "pool", "{1}")], { x: 1, symbols: [] }))[0]).toBe("CR 106.6 mana-is-restricted");
  });
});

describe("floating mana", () => {
  test("CR 106.3: remembers what made it, as far as that is still there", () => {
    const superion = (source: string | undefined, ...board: readonly string[]): Board => ({ cast: "Myr Superion", pool: [{ type: "C", count: 2, source }], with: board });
    expect(statuses(superion("palladium myr", "Sol Ring (tapped)", "Palladium Myr (tapped)"), superion("Sol Ring", "Sol Ring (tapped)", "Palladium Myr (tapped)"), superion("Iron Myr", "Palladium Myr (tapped)"), superion(undefined, "Palladium Myr (tapped)"))).toEqual(["payable", "unpayable", "unpayable", "unpayable"]);
  });
  test("CR 107.4h: is snow if its source is, or if it is said to be", () => {
    const snow = (pool: unknown, ...board: readonly string[]): Board => ({ cast: spell("{S}"), pool, with: board });
    expect(statuses(snow([{ type: "G", source: "Snow-Covered Forest" }], "Snow-Covered Forest (tapped)"), snow([{ type: "G", snow: true }]), snow([{ type: "G" }]))).toEqual(["payable", "payable", "unpayable"]);
  });
  test("CR 106.4: what is not spent floats on", () =>
    expect(judged({ cast: spell("{G}"), pool: "{R}{G}", with: ["Forest (id f)"] }, plan("{G}", [tap("f", "{G}"), spend("{G}", "f", "{G}")])).summary.floating).toBe("{G}{R}"));
});

describe("cards that are there, and are not any more", () => {
  const board: Board = { cast: spell("{3}", "Instant", "Delve"), graveyard: ["2 Opt (id o)", "Shock (id s)"], from: "graveyard" };
  test("CR 601.2a: a card that is being cast is on the stack", () => {
    const cruise: Board = { cast: "Treasure Cruise", from: "graveyard", cost: "{2}", graveyard: ["2 Treasure Cruise (id t)"] };
    expect([refusals(cruise, plan("{2}", [delve("t#1")]))[0], refusals(cruise, plan("{2}", [delve("t#2")]))]).toEqual(["CR 702.66a not-a-card-in-graveyard", ["CR 118.3 not-all-paid"]]);
    expect(refusals({ ...cruise, from: "hand" }, plan("{2}", [delve("t#1"), delve("t#2")]))).toEqual([]);
  });
  test("CR 118.3: ids are those of cards, not what only begins like one", () => {
    const faults = (id: string): string | undefined => refusals(board, plan("{3}", [delve(id)]))[0];
    expect([faults("o"), faults("o#3"), faults("o#11"), faults("s#1"), faults("sx"), faults("")]).toEqual(Array.from({ length: 6 }, () => "CR 702.66a not-a-card-in-graveyard"));
    expect([faults("o#1"), faults("o#2"), faults("s")]).toEqual(Array.from({ length: 3 }, () => "CR 118.3 not-all-paid"));
  });
  test("CR 400.7: a card that came into the graveyard and left it is gone", () => {
    const petal: Board = { cast: spell("{2}{G}", "Instant", "Delve"), with: ["Lotus Petal (id p)", "Lotus Petal (id q)"] };
    const crack = (id: string): Step => tap(id, "{G}", { sacrifices: [id] });
    expect(refusals(petal, plan("{2}{G}", [crack("p"), crack("q"), delve("p"), delve("q"), spend("{G}", "p", "{G}")]))).toEqual([]);
    expect(refusals(petal, plan("{2}{G}", [crack("p"), crack("q"), delve("p"), delve("p")]))).toContain("CR 702.66a not-a-card-in-graveyard");
  });
});

describe("copies of which some have changed", () => {
  test("CR 122.1a: counters removed or put on change power, and what looks at it", () => {
    const source = { name: "Some Source", type_line: "Creature — Elf", power: "1", oracle_text: "Remove a +1/+1 counter from this creature: Add an amount of {G} equal to this creature's power." };
    const board: Board = { cast: spell("{G}{G}{G}"), with: [{ card: source, id: "x", counters: { "+1/+1": 3 } }] };
    const step = (adds: string): Step => tap("x", adds, { taps: [], removed: { object: "x", counter: "+1/+1", count: 1 } });
    expect(refusals(board, plan("{G}{G}{G}", [step("{G}{G}{G}"), step("{G}{G}"), step("{G}"), ...["a", "b", "c"].map(() => spend("{G}", "x", "{G}"))]))).toEqual([]);
    expect(refusals(board, plan("{G}{G}{G}", [step("{G}{G}{G}{G}")]))[0]).toBe("CR 605.3b adds-something-else");
  });
  test("CR 601.2g: amounts see those that are tapped and those that have left, of one kind and of several", () => {
    const ring = { name: "Some Counter", type_line: "Artifact", oracle_text: "{T}: Add {C} for each untapped creature you control." };
    const board: Board = { cast: spell("{9}"), with: [{ card: ring, id: "x" }, "3 Llanowar Elves (id e)", "Ashnod's Altar (id a)"] };
    const before = (...steps: readonly Step[]) => (adds: string) => refusals(board, plan("{9}", [...steps, tap("x", adds)])).filter((fault) => fault !== "CR 118.3 not-all-paid");
    const [one, two, three] = ["{C}", "{C}{C}", "{C}{C}{C}"];
    expect([before()(three), before(tap("e#2", "{G}"))(two), before(tap("e#1", "{G}"), tap("e#2", "{G}"))(one), before(tap("e#1", "{G}"), tap("e#2", "{G}"), tap("e#3", "{G}"))(one)]).toEqual([[], [], [], ["CR 605.3b adds-something-else"]]);
    // CR 605.2: an ability that makes nothing may be activated.
    expect(before(tap("e#1", "{G}"), tap("e#2", "{G}"), tap("e#3", "{G}"))("")).toEqual([]);
    const altar = (id: string): Step => tap("a", "{C}{C}", { taps: [], sacrifices: [id] });
    expect([before(altar("e#1"))(two), before(altar("e#1"))(three), before(tap("e#1", "{G}"), altar("e#1"))(two), before(altar("e#1"), altar("e#2"), altar("e#3"))(one)]).toEqual([[], ["CR 605.3b adds-something-else"], [], ["CR 605.3b adds-something-else"]]);
  });
  test("CR 611.3a: an effect ends with what it came from, for amounts and for helpers", () => {
    const board: Board = { cast: spell("{2}", "Artifact"), with: ["2 Chief Engineer (id e, tapped)", "Grizzly Bears (id b)", "Ashnod's Altar (id a)"] };
    const altar = (id: string): Step => tap("a", "{C}{C}", { taps: [], sacrifices: [id] });
    expect(refusals(board, plan("{2}", [altar("e#1"), convoke("b", "{1}"), spend("{C}", "a", "{1}")]))).toEqual([]);
    expect(refusals(board, plan("{2}", [altar("e#1"), altar("e#2"), convoke("b", "{1}")]))[0]).toBe("CR 702.51a no-convoke");
    // Tapped is not gone, whatever has left since.
    const elves: Board = { ...board, with: ["2 Chief Engineer (id e, tapped)", "2 Llanowar Elves (id l)", "Ashnod's Altar (id a)"] };
    expect(refusals(elves, plan("{2}", [tap("l#2", "{G}"), altar("e#1"), altar("l#2"), spend("{C}", "a", "{1}"), spend("{C}", "a", "{1}")]))).toEqual([]);
    const drum: Board = { ...board, with: ["Chief Engineer (id e)", "Grizzly Bears (id b)", "Springleaf Drum (id d)", "Ashnod's Altar (id a)"] };
    expect(refusals(drum, plan("{2}", [tap("d", "{C}", { taps: ["d", "e"] })]))[0]).toBe("CR 605.3b adds-something-else");
    expect(refusals(drum, plan("{2}", [tap("d", "{W}", { taps: ["d", "e"] }), altar("d"), convoke("b", "{1}")])).slice(0, 1)).toEqual(["CR 602.2b cost-not-paid"]);
    expect(refusals(drum, plan("{2}", [tap("d", "{W}", { taps: ["d", "e"] }), spend("{W}", "d", "{1}"), convoke("b", "{1}")]))).toEqual([]);
  });
});
