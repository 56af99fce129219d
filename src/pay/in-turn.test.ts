import { describe, expect, test } from "vitest";
import { wantedIn } from "../board/later.ts";
import { paymentOf } from "../rules/index.ts";
import { at, spell, type Board } from "../rules/traps/testing.ts";
import { search } from "../solver/search.ts";
import { DEFAULT_BUDGET } from "./asked.ts";
import { boardOf } from "./board.ts";
import { canBePaidInTurn, HAND } from "./in-turn.ts";

/** Everything that is to stay payable, in turn, where nothing else is due. */
const inTurn = (board: Omit<Board, "cast" | "cost">): boolean => {
  const position = at({ ...board, cost: "{0}" });
  const read = boardOf(position);
  return canBePaidInTurn({ ...read, payment: paymentOf(read.view), policy: HAND, solver: search, budget: DEFAULT_BUDGET }, position, wantedIn(position).flatMap((wanted) => Array.from({ length: wanted.count }, () => wanted)));
};

describe("costs are paid one after the other", () => {
  test("from what each leaves the others", () => {
    expect(inTurn({ with: ["Island", "Tundra"], hand: [{ card: spell("{U}") }, { card: spell("{W}") }] })).toBe(true);
    expect(inTurn({ with: ["Island", "Tundra"], hand: [{ card: spell("{W}") }, { card: spell("{U}") }, { card: spell("{U}") }] })).toBe(false);
  });
  test("in any order: a cost is locked before what it counts is given up (CR 601.2f)", () =>
    expect(inTurn({ with: ["3 Swamp", "3 Darksteel Citadel (tapped)"], hand: ["Deadly Dispute", "Frogmite"] })).toBe(true));
  test("but this turn's before those of the next", () => {
    const hand = ["Deadly Dispute", { card: "Frogmite", turn: "theirs" }];
    expect(inTurn({ with: ["3 Swamp", "3 Darksteel Citadel (tapped)"], hand })).toBe(false);
    expect(inTurn({ with: ["4 Swamp", "3 Darksteel Citadel (tapped)"], hand })).toBe(true);
  });
  test("with what is for once a turn on each (CR 602.5b)", () =>
    expect([["Forest"], []].map((more) => inTurn({ with: ["Wall of Roots", ...more], hand: [{ card: spell("{G}") }, { card: spell("{G}", "Instant"), turn: "theirs" }] }))).toEqual([true, true]));
  test("each copy by itself", () =>
    expect([2, 3].map((count) => inTurn({ with: ["2 Island"], hand: [{ card: spell("{U}"), count }] }))).toEqual([true, false]));
  test("and none is nothing", () => expect(inTurn({ with: [] })).toBe(true));
});
