/** What is to stay payable beside the hand, on this turn and the next. */
import { describe, expect, test } from "vitest";
import { apply } from "../referee/index.ts";
import { at, spell, type Board } from "../rules/traps/testing.ts";
import { pay } from "./index.ts";
import { payableLater } from "./later.ts";

const kept = (board: Board): Readonly<Record<string, unknown>> => {
  const answer = pay(at(board), { explain: true });
  return answer.status !== "payable" ? { status: answer.status } : {
    optimal: answer.optimal, tapped: answer.summary.tapped, castable: answer.summary.stillCastable,
    why: answer.why?.flatMap((why) => (why.code === "lets-go" ? [...why.cards, ...why.costs ?? []] : [])),
  };
};

const counter = { card: "Counterspell", turn: "theirs" };

describe("held up for the next turn", () => {
  test("from what stays untapped (CR 502.3)", () =>
    expect(kept({ cast: spell("{2}"), with: ["2 Island", "2 Forest"], hand: [counter] })).toEqual({ optimal: true, tapped: { Forest: 2 }, castable: ["Counterspell"], why: [] }));
  test("not from mana that floats (CR 500.5)", () => {
    const board: Board = { cast: spell("{1}"), pool: "{U}", with: ["Forest", "Island"], hand: [{ card: "Counterspell" }] };
    expect(kept(board)).toMatchObject({ castable: ["Counterspell"] });
    expect(kept({ ...board, hand: [counter] })).toMatchObject({ castable: [] });
  });
  test("by what is for once a turn, which is renewed (CR 602.5b)", () => {
    // Wall of Roots: put a -0/-1 counter on it, once each turn.
    const board: Board = { cast: spell("{G}"), with: ["Wall of Roots"], hand: [{ card: spell("{G}", "Instant") }] };
    expect(kept(board)).toMatchObject({ castable: [] });
    expect(kept({ ...board, hand: [{ card: spell("{G}", "Instant"), turn: "theirs" }] })).toMatchObject({ castable: ["Some Spell"], optimal: true });
  });
  test("together with what comes before it: each land is there once", () =>
    expect(kept({ cast: spell("{0}"), with: ["2 Island"], hand: [{ card: spell("{U}") }, { ...counter, weight: 2 }] })).toMatchObject({ castable: ["Some Spell", "Counterspell"], why: [] }));
  test("on their turn it is no other turn", () =>
    expect(kept({ cast: spell("{1}"), pool: "{U}", turn: "theirs", with: ["Forest", "Island"], hand: [counter] })).toMatchObject({ castable: ["Counterspell"] }));
});

describe("abilities on the board", () => {
  const ballista = { card: "Walking Ballista", kind: "ability", cost: "{4}" };
  test("stay payable, and are called by their cost", () =>
    expect(kept({ cast: spell("{G}"), with: ["Forest", "Llanowar Elves (sick)", "4 Wastes", "Walking Ballista (+1/+1 1)"], later: [ballista] })).toEqual({
      optimal: true, tapped: { Forest: 1 }, castable: ["Walking Ballista: {4}"], why: [],
    }));
  test("weigh as much as they are said to", () => {
    const board: Board = { cast: spell("{1}"), with: ["5 Forest", "Walking Ballista (+1/+1 1)"], hand: [{ card: spell("{G}"), weight: 1 }] };
    expect(kept({ ...board, later: [{ ...ballista, weight: 2 }] })).toMatchObject({ castable: ["Some Spell", "Walking Ballista: {4}"] });
    const answer = pay(at({ ...board, later: [{ ...ballista, weight: 2 }] }));
    expect(answer.status === "payable" && answer.summary.castableTogether).toEqual(["Walking Ballista: {4}"]);
  });
  test("keep their permanent (CR 602.1)", () =>
    expect(kept({ cast: spell("{0}"), additional: ["Sacrifice a creature"], with: ["Walking Ballista (+1/+1 1)", "Grizzly Bears", "4 Wastes"], later: [ballista] })).toMatchObject({ castable: ["Walking Ballista: {4}"] }));
  test("are let go with it", () =>
    expect(kept({ cast: spell("{0}"), additional: ["Sacrifice a creature"], with: ["Walking Ballista (+1/+1 1)", "4 Wastes"], later: [ballista] })).toMatchObject({ castable: [] }));
});

describe("cards from elsewhere", () => {
  test("one in the graveyard is not delved away", () =>
    expect(kept({ cast: spell("{1}", "Sorcery", "delve"), with: ["2 Swamp", "Island"], graveyard: ["Think Twice"], later: [{ card: "Think Twice", from: "graveyard", cost: "{2}{U}", name: "Think Twice again" }] })).toMatchObject({
      castable: [],
    }));
  test("nor where all lands are needed for it", () =>
    expect(kept({ cast: spell("{1}", "Sorcery", "delve"), with: ["2 Swamp", "Island"], graveyard: ["Think Twice", "Swamp"], later: [{ card: "Think Twice", from: "graveyard", cost: "{2}{U}", name: "Think Twice again" }] })).toMatchObject({
      castable: ["Think Twice again"], tapped: {},
    }));
  test("one in exile is taken to be there", () =>
    expect(kept({ cast: spell("{G}"), with: ["Forest", "Taiga"], later: [{ card: spell("{R}"), from: "exile" }] })).toMatchObject({ tapped: { Forest: 1 }, castable: ["Some Spell"] }));
  test("one of the hand for more than its mana cost: it is cast but once", () => {
    const board: Board = { cast: spell("{1}"), with: ["4 Forest"], hand: [{ card: spell("{1}"), weight: 1 }], later: [{ card: spell("{1}"), from: "hand", additional: ["{2}"], name: "kicked" }] };
    const answer = pay(at(board));
    expect(answer.status === "payable" && [answer.summary.stillCastable, answer.summary.castableTogether]).toEqual([["Some Spell", "kicked"], ["Some Spell"]]);
  });
  test("or just so much mana", () => expect(kept({ cast: spell("{1}"), with: ["Island", "Forest", "Swamp"], later: [{ cost: "{U}{B}" }] })).toMatchObject({ tapped: { Forest: 1 }, castable: ["{U}{B}"] }));
  test("so often", () => {
    const board: Board = { cast: spell("{1}"), with: ["5 Forest"], later: [{ cost: "{G}{G}", count: 2 }] };
    const answer = pay(at(board));
    expect(answer.status === "payable" && [answer.summary.stillCastable, answer.optimal]).toEqual([["{G}{G}", "{G}{G}"], true]);
  });
  test("so often for life, too", () => {
    const answer = pay(at({ cast: spell("{1}"), with: ["Forest", "2 Swamp"], later: [{ cost: "{B}", additional: ["Pay 2 life"], count: 2 }] }));
    expect(answer.status === "payable" && answer.summary.stillCastable).toHaveLength(2);
  });
  test("X is as small as it may be, or as large as is said", () => {
    const board: Board = { cast: spell("{1}"), with: ["4 Forest"] };
    expect(kept({ ...board, later: [{ cost: "{X}{G}" }] })).toMatchObject({ castable: ["{X}{G}"] });
    expect(kept({ ...board, later: [{ cost: "{X}{G}", x: 2 }] })).toMatchObject({ castable: ["{X}{G}"] });
    expect(kept({ ...board, later: [{ cost: "{X}{G}", x: 3 }] })).toMatchObject({ castable: [] });
  });
});

describe("asked again after the plan", () => {
  test("each cost by its id", () => {
    const position = at({ cast: spell("{1}"), with: ["Island", "Forest", "Plains (tapped)"], hand: [{ card: spell("{U}", "Instant"), id: "h" }], later: [{ cost: "{W}", id: "l" }] });
    const answer = pay(position);
    const after = answer.status === "payable" ? apply(position, answer.plan) : undefined;
    expect(after?.ok === true && payableLater(after.value)).toEqual([{ id: "h", payable: true }, { id: "l", payable: false }]);
  });
});
