/** What the referee takes and refuses in the steps that pay: life, helpers, and the objects of costs in words; CR 601.2h, 118.8, 119.4. */
import { describe, expect, test } from "vitest";
import type { Plan, Step } from "../../answer.ts";
import { convoke, delve, judged, plan, refusals, spell, spend, tap, type Board } from "../traps/testing.ts";

const [FREE, G] = [spell("{0}"), spell("{G}")];
const convoking = (cost: string) => spell(cost, "Instant", "Convoke");
const life = (amount: number, pays: string): Step => ({ do: "life", amount, pays });
type Deed = Exclude<Extract<Step, { for: "additional cost" }>["do"], "remove">;
const does = (deed: Deed, object: string): Step => ({ do: deed, object, for: "additional cost" });
/** Faults of these steps alone: what stays unpaid is not asked. */
const faults = (board: Board, given: Plan): readonly string[] => refusals(board, given).filter((fault) => fault !== "CR 118.3 not-all-paid");
const asLife = (...symbols: readonly string[]): Plan["announce"] => ({ symbols: symbols.map((symbol) => ({ symbol, as: "life" })) });

const NOT_DUE = "CR 601.2h nothing-like-that-due";
const NOT_THAT = "CR 118.8 not-that-cost";

describe("life, CR 107.4f, 119.4", () => {
  const phyrexian: Board = { cast: spell("{G/P}{R/P}") };
  const announced = asLife("{G/P}", "{R/P}");
  const paying = (...steps: readonly Step[]): Plan => plan("{0}", steps, announced);
  test("CR 107.4f: two life for each symbol, in any order", () => {
    expect(refusals(phyrexian, paying(life(2, "{R/P}"), life(2, "{G/P}")))).toEqual([]);
    expect(judged(phyrexian, paying(life(2, "{R/P}"), life(2, "{G/P}"))).summary.lifePaid).toBe(4);
  });
  test("CR 601.2h: once for each", () => expect(faults(phyrexian, paying(life(2, "{G/P}"), life(2, "{G/P}")))).toEqual([NOT_DUE]));
  test("CR 107.4f: no other amount", () => expect(faults(phyrexian, paying(life(1, "{G/P}"), life(4, "{G/P}"), life(-2, "{G/P}")))).toEqual([NOT_DUE, NOT_DUE, NOT_DUE]));
  test("CR 119.4: the second is paid from what the first has left", () => {
    expect(faults({ ...phyrexian, life: 3 }, paying(life(2, "{G/P}"), life(2, "{R/P}")))).toEqual(["CR 119.4 not-enough-life"]);
    expect(faults({ ...phyrexian, life: 4 }, paying(life(2, "{G/P}"), life(2, "{R/P}")))).toEqual([]);
  });
  test("CR 119.8: not where no life can be paid", () =>
    expect(faults({ ...phyrexian, with: ["Platinum Emperion"] }, paying(life(2, "{G/P}")))).toEqual(["CR 119.8 cannot-pay-life"]));

  const words: Board = { cast: FREE, additional: ["Sacrifice a creature", "Pay 2 life"], with: ["Grizzly Bears (id b)"] };
  test("CR 118.8: life for an additional cost in words, beside others", () =>
    expect(refusals(words, plan("{0}", [life(2, "additional cost"), does("sacrifice", "b")]))).toEqual([]));
  test("CR 118.8: that much, once, and where there is such a cost", () => {
    expect(faults(words, plan("{0}", [life(1, "additional cost"), life(2, "{G/P}"), life(2, "additional cost"), life(2, "additional cost")]))).toEqual([NOT_DUE, NOT_DUE, NOT_DUE]);
    expect(faults(words, plan("{0}", [life(2, "{B}"), life(2, "")]))).toEqual([NOT_DUE, NOT_DUE]);
    expect(faults({ ...words, additional: ["Sacrifice a creature"] }, plan("{0}", [life(2, "additional cost")]))).toEqual([NOT_DUE]);
    expect(faults({ ...words, additional: ["Sacrifice a creature"] }, plan("{0}", [life(1, "additional cost")]))).toEqual([NOT_DUE]);
  });
  test("CR 107.3i: X life is as much as X", () => {
    const deluge = { cast: "Toxic Deluge", x: 3, pool: "{B}{B}{B}" };
    const black = [spend("{B}", "pool", "{1}"), spend("{B}", "pool", "{1}"), spend("{B}", "pool", "{B}")];
    expect(refusals(deluge, plan("{2}{B}", [...black, life(3, "additional cost")], { x: 3, symbols: [] }))).toEqual([]);
    expect(faults(deluge, plan("{2}{B}", [...black, life(2, "additional cost")], { x: 3, symbols: [] }))).toEqual([NOT_DUE]);
  });

  const krrik: Board = { cast: spell("{B}{R}{W/B}"), with: ["K'rrik, Son of Yawgmoth"] };
  const krriks = (...steps: readonly Step[]): Plan => plan("{W}{B}{R}", steps, { symbols: [{ symbol: "{W/B}", as: "{W}" }] });
  test("CR 601.2h: K'rrik: two life for one {B}", () => expect(faults(krrik, krriks(life(2, "{B}")))).toEqual([]));
  test("CR 601.2h: K'rrik: no other life, no other symbol, no second {B}", () =>
    expect(faults(krrik, krriks(life(1, "{B}"), life(3, "{B}"), life(2, "{R}"), life(2, "{W}"), life(2, "{B}"), life(2, "{B}")))).toEqual([NOT_DUE, NOT_DUE, NOT_DUE, NOT_DUE, NOT_DUE]));
  test("CR 601.2h: nor without him, nor with another player's", () => {
    expect(faults({ ...krrik, with: [] }, krriks(life(2, "{B}")))).toEqual([NOT_DUE]);
    expect(faults({ ...krrik, with: [], against: [["K'rrik, Son of Yawgmoth"]] }, krriks(life(2, "{B}")))).toEqual([NOT_DUE]);
  });
});

describe("helpers", () => {
  const bears: Board = { cast: convoking("{2}{U}"), with: ["Grizzly Bears (id b)", "Sol Ring (id r)"] };
  const improvising: Board = { cast: spell("{1}{U}", "Instant", "Improvise"), with: ["Sol Ring (id r)", "Darksteel Axe (id a)"], against: [["Sol Ring (id o)"]] };
  const delving: Board = { cast: spell("{1}{U}", "Instant", "Delve"), graveyard: ["2 Opt (id o)"], hand: ["Shock (id h)"], against: [["Grizzly Bears (id t)"]] };
  test("CR 702.51a: a creature that convoked is tapped", () =>
    expect(faults(bears, plan("{2}{U}", [convoke("b", "{1}"), convoke("b", "{1}")]))).toEqual(["CR 107.5 already-tapped"]));
  test("CR 702.51a: not for a symbol that is not there, nor for one of another color", () =>
    expect(faults(bears, plan("{2}{U}", [convoke("b", "{G}"), convoke("b", "{U}")]))).toEqual([NOT_DUE, "CR 702.51a wrong-color-to-convoke"]));
  test("CR 702.51a, 107.4h: not for snow, whatever the creature's color", () =>
    expect(faults({ cast: convoking("{S}"), with: ["Grizzly Bears (id b)"] }, plan("{S}", [convoke("b", "{S}")]))).toEqual(["CR 702.51a wrong-color-to-convoke"]));
  test("CR 702.126a: an artifact improvises for generic mana, and once", () => {
    const improvise = (object: string, pays: string): Step => ({ do: "improvise", object, pays });
    expect(faults(improvising, plan("{1}{U}", [improvise("r", "{U}"), improvise("r", "{G}"), improvise("r", "{1}"), improvise("r", "{1}"), improvise("a", "{1}")]))).toEqual([
      "CR 702.126a improvises-generic-only",
      "CR 702.126a improvises-generic-only",
      "CR 107.5 already-tapped",
      "CR 702.126a improvises-generic-only",
    ]);
    expect(faults(improvising, plan("{1}{U}", [improvise("o", "{1}"), improvise("nobody", "{1}")]))).toEqual(["CR 702.126a improvises-anothers", "CR 118.3 not-there"]);
    expect(judged(improvising, plan("{1}{U}", [improvise("r", "{1}")])).summary).toMatchObject({ improvised: 1, convoked: 0, waterbent: 0, tapped: { "Sol Ring": 1 } });
  });
  test("CR 702.66a: a card of the graveyard is delved for generic mana, and once", () => {
    const delved = (object: string, pays: string): Step => ({ do: "delve", object, pays });
    expect(faults(delving, plan("{1}{U}", [delved("o#1", "{U}"), delved("o#1", "{G}"), delved("h", "{1}"), delved("t", "{1}"), delve("o#1"), delve("o#2")]))).toEqual([
      "CR 702.66a generic-only",
      "CR 702.66a generic-only",
      "CR 702.66a not-a-card-in-graveyard",
      "CR 702.66a not-a-card-in-graveyard",
      "CR 702.66a generic-only",
    ]);
    expect(judged(delving, plan("{1}{U}", [delve("o#2")])).summary).toMatchObject({ delved: 1, exiled: { Opt: 1 } });
    expect(faults({ ...delving, cast: spell("{2}{U}", "Instant", "Delve") }, plan("{2}{U}", [delve("o#2"), delve("o#2")]))).toEqual(["CR 702.66a not-a-card-in-graveyard"]);
    expect(faults(delving, plan("{1}{U}", [delve("o"), delve("o#3"), delve("o#0")]))).toEqual(["a", "b", "c"].map(() => "CR 702.66a not-a-card-in-graveyard"));
  });
  test("CR 701.67a: waterbend: artifacts and creatures for the generic part of that cost alone", () => {
    const waterbend = (object: string, pays: string): Step => ({ do: "waterbend", object, pays });
    const board: Board = { cast: spell("{1}{U}"), additional: ["Waterbend {2}"], with: ["Sol Ring (id r)", "Grizzly Bears (id b)", "Forest (id f)", "Darksteel Axe (id a)"], against: [["Sol Ring (id o)"]] };
    const steps = [waterbend("f", "{1}"), waterbend("o", "{1}"), waterbend("r", "{U}"), waterbend("r", "{1}"), waterbend("b", "{1}"), waterbend("a", "{1}")];
    expect(faults(board, plan("{3}{U}", steps))).toEqual(["CR 701.67a no-waterbend", "CR 701.67a waterbends-anothers", "CR 701.67a no-waterbend", "CR 701.67a no-waterbend"]);
    expect(judged(board, plan("{3}{U}", steps)).summary).toMatchObject({ waterbent: 2, convoked: 0, improvised: 0, tapped: { "Sol Ring": 1, "Grizzly Bears": 1 } });
  });
  test("CR 602.2b: Heirloom Epic's ability takes creatures for its mana, and nothing else", () => {
    const board: Board = { cast: "Heirloom Epic", kind: "ability", from: "battlefield", cost: "{4}", with: ["Heirloom Epic (id e)", "Grizzly Bears (id b)", "Sol Ring (id r)"] };
    const waterbend = (object: string): Step => ({ do: "waterbend", object, pays: "{1}" });
    expect(faults(board, plan("{4}", [waterbend("b"), waterbend("r")]))).toEqual(["CR 701.67a no-waterbend"]);
    expect(faults({ ...board, cast: "Cryptic Trilobite", cost: "{1}" }, plan("{1}", [waterbend("b")]))).toEqual(["CR 701.67a no-waterbend"]);
    // Each mana: colored mana, too.
    expect(faults({ ...board, cost: "{U}" }, plan("{U}", [{ do: "waterbend", object: "r", pays: "{U}" }, { do: "waterbend", object: "b", pays: "{U}" }]))).toEqual(["CR 701.67a no-waterbend"]);
  });
});

describe("objects of costs in words, CR 118.8", () => {
  const at = (additional: string, more: Board = {}): Board => ({
    cast: spell("{1}", "Instant", "Delve"), additional: [additional],
    with: ["Grizzly Bears (id b)", "Forest (id f)", "Savannah Lions (id l, tapped)"], hand: ["Opt (id o)", "Goblin Piker (id p)"], graveyard: ["Shock (id g)", "Goblin Piker (id q)"],
    against: [["Grizzly Bears (id t)"]], ...more,
  });
  const COSTS: readonly (readonly [Deed, words: string, fits: string, fitsNot: readonly string[]])[] = [
    ["sacrifice", "Sacrifice a creature", "b", ["f", "t", "p", "q", "nobody"]],
    ["tap", "Tap an untapped creature you control", "b", ["f", "t", "p", "q", "nobody"]],
    ["return", "Return a creature you control to its owner's hand", "b", ["f", "t", "p", "q", "nobody"]],
    ["exile", "Exile a creature you control", "b", ["f", "t", "p", "q", "nobody"]],
    ["exile", "Exile a creature card from your graveyard", "q", ["g", "b", "p", "t", "nobody"]],
    ["exile", "Exile a creature card from your hand", "p", ["o", "b", "q", "t", "nobody"]],
    ["discard", "Discard a creature card", "p", ["o", "b", "q", "t", "nobody"]],
  ];
  test.each(COSTS)("CR 118.8: %s, asked for by: %s", (deed, words, fits, fitsNot) => {
    expect(faults(at(words), plan("{1}", [does(deed, fits)]))).toEqual([]);
    // Once: what is paid is not due any more.
    expect(faults(at(words), plan("{1}", [does(deed, fits), does(deed, fits)]))).toEqual([NOT_THAT]);
    for (const object of fitsNot) expect(faults(at(words), plan("{1}", [does(deed, object)]))).toEqual([NOT_THAT]);
    for (const other of ["sacrifice", "tap", "return", "exile", "discard"] as const) {
      if (other !== deed) expect(faults(at(words), plan("{1}", [does(other, fits)]))).toEqual([NOT_THAT]);
    }
  });
  test("CR 118.8: each step finds the cost that asks for it, whichever comes first", () => {
    const board = at("", { additional: COSTS.filter((_, index) => index !== 2 && index !== 3).map(([, words]) => words), with: ["2 Grizzly Bears (id b)"], hand: ["Goblin Piker (id p)", "Goblin Piker (id r)"] });
    const steps = [does("discard", "r"), does("exile", "p"), does("exile", "q"), does("tap", "b#1"), does("sacrifice", "b#2"), delve("g")];
    expect(refusals(board, plan("{1}", steps))).toEqual([]);
    expect(judged(board, plan("{1}", steps)).summary).toMatchObject({ discarded: { "Goblin Piker": 1 }, exiled: { "Goblin Piker": 2, Shock: 1 }, sacrificed: { "Grizzly Bears": 1 }, tapped: { "Grizzly Bears": 1 } });
  });
  test("CR 118.10: two objects are two, none of them twice", () => {
    const two = (words: string, deed: Deed, ...objects: readonly string[]) => faults(at(words, { with: ["2 Grizzly Bears (id b)"], hand: ["2 Opt (id o)"], graveyard: ["2 Shock (id g)"] }), plan("{1}", objects.map((object) => does(deed, object))));
    for (const [words, deed, id] of [
      ["Sacrifice two creatures", "sacrifice", "b"],
      ["Tap two untapped creatures you control", "tap", "b"],
      ["Return two creatures you control to their owner's hand", "return", "b"],
      ["Exile two cards from your graveyard", "exile", "g"],
      ["Discard two cards", "discard", "o"],
    ] as const) {
      expect(two(words, deed, `${id}#1`, `${id}#2`)).toEqual([]);
      expect(two(words, deed, `${id}#1`, `${id}#1`)).toEqual([deed === "tap" ? "CR 107.5 already-tapped" : NOT_THAT]);
    }
  });
  test("CR 614.17b: a creature that cannot be sacrificed", () =>
    expect(faults(at("Sacrifice a creature", { with: ["Grizzly Bears (id b)", "Angel of Jubilation"] }), plan("{1}", [does("sacrifice", "b")]))).toEqual(["CR 614.17b cannot-sacrifice"]));
  test("CR 107.5: a tapped creature cannot be tapped for a cost", () =>
    expect(faults(at("Tap an untapped creature you control"), plan("{1}", [does("tap", "l")]))).toEqual(["CR 107.5 already-tapped"]));
  test("CR 302.6: a new one can, where words ask for it", () =>
    expect(faults(at("Tap an untapped creature you control", { with: ["Grizzly Bears (id b, sick)"] }), plan("{1}", [does("tap", "b")]))).toEqual([]));
  test("CR 702.66a: what is sacrificed or discarded may be delved, what is exiled or returned may not", () => {
    const gone = "CR 702.66a not-a-card-in-graveyard";
    expect(COSTS.map(([deed, words, fits]) => faults(at(words), plan("{1}", [does(deed, fits), delve(fits)])))).toEqual([[], [gone], [gone], [gone], [gone], [gone], []]);
  });
  test("CR 118.10: what is returned or exiled from the battlefield cannot convoke any more", () => {
    for (const [deed, words] of COSTS.slice(2, 4)) {
      const board = at(words, { cast: convoking("{1}") });
      expect(faults(board, plan("{1}", [does(deed, "b"), convoke("b", "{1}")]))).toEqual(["CR 118.3 not-there"]);
    }
  });
  test("CR 107.3i: X creatures to sacrifice are as many as X; none where X is 0", () => {
    const board: Board = { cast: "Fix What's Broken", pool: "{W}{W}{W}{B}{B}", x: 2 };
    const paying = (x: number, ...steps: readonly Step[]): readonly string[] =>
      refusals({ ...board, x }, plan("{2}{W}{B}", [spend("{W}", "pool", "{1}"), spend("{W}", "pool", "{1}"), spend("{W}", "pool", "{W}"), spend("{B}", "pool", "{B}"), ...steps], { x, symbols: [] }));
    expect(paying(2, life(2, "additional cost"))).toEqual([]);
    expect(paying(2)).toEqual(["CR 118.3 not-all-paid"]);
    expect(paying(0)).toEqual([]);
  });
});

describe("the cost of an ability, CR 602.2b", () => {
  const own = { name: "Some Machine", mana_cost: "{2}", type_line: "Artifact Creature — Construct", power: "1", oracle_text: "{1}, {T}: Draw a card." };
  const board = (state: object = {}): Board => ({
    cast: own, kind: "ability", from: "battlefield", cost: "{1}", pool: "{C}", with: [{ card: own, id: "m", ...state }, "Grizzly Bears (id b)"],
  });
  const one = spend("{C}", "pool", "{1}");
  test("CR 107.5: {T} taps the object itself", () => expect(refusals(board(), plan("{1}", [one, does("tap", "m")]))).toEqual([]));
  test("CR 107.5: no other, and once", () => {
    expect(faults(board(), plan("{1}", [one, does("tap", "b")]))).toEqual([NOT_THAT]);
    expect(faults(board(), plan("{1}", [one, does("tap", "m"), does("tap", "m")]))).toEqual([NOT_THAT]);
    expect(refusals(board(), plan("{1}", [one]))).toEqual(["CR 118.3 not-all-paid"]);
    expect(faults(board({ tapped: true }), plan("{1}", [one, does("tap", "m")]))).toEqual(["CR 107.5 already-tapped"]);
  });
  test("CR 302.6: nor that of a new creature, unless it has haste", () => {
    expect(faults(board({ summoningSick: true }), plan("{1}", [one, does("tap", "m")]))).toEqual(["CR 302.6 summoning-sick"]);
    expect(faults({ ...board(), with: [{ card: own, id: "m", summoningSick: true }, "Concordant Crossroads"] }, plan("{1}", [one, does("tap", "m")]))).toEqual([]);
  });
});

test("CR 118.8: without a card there is no \"this\", and costs in words are paid as any", () => {
  const board: Board = { cost: "{G}", additional: ["Sacrifice another creature"], pool: "{G}", with: ["Grizzly Bears (id b)"] };
  expect(refusals(board, plan("{G}", [spend("{G}", "pool", "{G}"), does("sacrifice", "b")]))).toEqual([]);
  expect(refusals({ cast: G, with: ["Forest (id f)"] }, plan("{G}", [tap("f", "{G}"), spend("{G}", "f", "{G}")]))).toEqual([]);
});
