import { describe, expect, test } from "vitest";
import type { Position } from "../board/index.ts";
import { pay } from "./index.ts";
import { at, plan, spell, tap, type Board } from "../rules/traps/testing.ts";
import { apply } from "../referee/index.ts";
import { prepare } from "./prepare.ts";

/** The board after its best payment. */
const after = (board: Board): Position => {
  const position = at(board);
  const answer = pay(position);
  if (answer.status !== "payable") throw new Error(answer.status);
  const applied = apply(position, answer.plan);
  if (!applied.ok) throw new Error("the referee rejects it");
  return applied.value;
};

const listed = (entries: readonly { readonly id: string; readonly count: number; readonly card: { readonly name: string }; readonly tapped?: boolean }[]): readonly string[] =>
  entries.map(({ id, count, card, tapped }) => `${id}: ${count} ${card.name}${tapped === true ? " tapped" : ""}`);

describe("the position after a payment", () => {
  test("copies that are no longer alike are entries of their own", () => {
    expect(listed(after({ cost: "{G}{G}", with: ["5 Forest"] }).battlefield)).toEqual(["b1: 2 Forest tapped", "b1/2: 3 Forest"]);
    expect(listed(after({ cost: "{G}{G}", with: ["2 Forest"] }).battlefield)).toEqual(["b1: 2 Forest tapped"]);
    expect(listed(after({ cost: "{G}", with: ["2 Forest (id f)", "Island (id f/2)"] }).battlefield)).toEqual(["f: 1 Forest tapped", "f/3: 1 Forest", "f/2: 1 Island"]);
  });
  test("what is attached to a first copy stays attached to it", () => {
    const { battlefield } = after({ cost: "{G}{G}", with: ["2 Forest (id f)", "Wild Growth (on f)"] });
    expect(listed(battlefield)).toEqual(["f: 1 Forest tapped", "f/2: 1 Forest", "b2: 1 Wild Growth"]);
    expect(battlefield[2]?.attachedTo).toBe("f");
  });
  test("what is given up is gone: cards are in the graveyard, tokens are not (CR 701.16a, 111.7)", () => {
    expect(listed(after({ cost: "{G}{G}", with: ["Lotus Petal", "Treasure"] }).graveyard)).toEqual(["graveyard b1: 1 Lotus Petal"]);
    expect(after({ cost: "{G}{G}", with: ["Lotus Petal", "Treasure"] }).battlefield).toEqual([]);
  });
  test("cards exiled or discarded for it are not where they were", () => {
    expect(listed(after({ cast: spell("{3}", "Sorcery", "Delve"), with: ["Forest"], graveyard: ["4 Opt"] }).graveyard)).toEqual(["g1: 1 Opt"]);
    const { hand, graveyard } = after({ cast: spell("{0}"), additional: ["Discard a card"], hand: ["2 Opt"] });
    expect([listed(hand), listed(graveyard)]).toEqual([["h1: 1 Opt"], ["graveyard h1#1: 1 Opt"]]);
  });
  test("what a cost returns is in hand", () => {
    const { battlefield, hand } = after({ cast: spell("{0}"), additional: ["Return a land you control to its owner's hand"], with: ["2 Forest"] });
    expect([listed(battlefield), listed(hand)]).toEqual([["b1: 1 Forest"], ["hand b1#1: 1 Forest"]]);
  });
  test("mana that is left floats, with what is known of it (CR 106.4, 106.6)", () => {
    expect(after({ cost: "{1}", with: ["Sol Ring"] }).pool).toEqual([{ type: "C", count: 1, snow: false, source: "Sol Ring" }]);
    expect(after({ cost: "{1}", pool: "{G}{G}" }).pool).toEqual([{ type: "G", count: 1, snow: false }]);
  });
  test("life, energy and counters are what is left", () => {
    expect(after({ cost: "{W}", with: ["Mana Confluence"], life: 7 }).life).toBe(6);
    expect(after({ cost: "{W}", with: ["Adarkar Wastes"], life: 7 }).life).toBe(6);
    expect(after({ cost: "{W}", with: ["Aether Hub"], energy: 3 }).energy).toBe(2);
    expect(after({ cost: "{W}", with: ["Vivid Crag (charge 1)"] }).battlefield[0]?.counters).toEqual({});
    expect(after({ cost: "{W}", with: ["Vivid Crag (charge 2)"] }).battlefield[0]?.counters).toEqual({ charge: 1 });
  });
  test("an ability that was used this turn is used (CR 602.5b)", () => {
    const board: Board = { cost: "{G}{G}", with: ["Wall of Roots", "Forest"] };
    const left = after(board);
    expect(left.battlefield[0]).toMatchObject({ used: [0], counters: { "-0/-1": 1 } });
    expect(pay({ ...left, paying: at({ cost: "{G}" }).paying })).toMatchObject({ status: "unpayable" });
  });
  test("a card that is cast from graveyard or command zone is not there any more (CR 601.2a)", () => {
    expect(after({ cast: "Faithless Looting", from: "graveyard", cost: "{2}{R}", with: ["3 Mountain"], graveyard: ["2 Faithless Looting"] }).graveyard).toMatchObject([{ count: 1 }]);
    expect(after({ cast: "Grizzly Bears", from: "command", with: ["2 Forest"], command: ["Grizzly Bears"] }).command).toEqual([]);
  });
  test.each([[["Golos, Tireless Pilgrim"]], [[]]])("a commander that was cast is one still: its color identity is known (CR 903.3, 903.4)", (command) => {
    const board: Board = { cast: "Golos, Tireless Pilgrim", from: "command", with: ["5 Wastes", "Command Tower"], hand: ["Opt"], command };
    expect(pay(at(board))).toMatchObject({ status: "payable", optimal: true, summary: { stillCastable: ["Opt"] } });
    expect(pay({ ...after(board), paying: at({ cost: "{U}" }).paying })).toMatchObject({ status: "payable" });
    // Asked for another cost on the same board, it has not been cast.
    expect(prepare(at(board)).castable()).toMatchObject([{ name: "Opt", payable: true }]);
  });
  test("so is one that was sacrificed", () => {
    const board: Board = { cost: "{C}{C}", with: ["Ashnod's Altar", "Golos, Tireless Pilgrim (commander)", "Command Tower"] };
    expect(pay({ ...after(board), paying: at({ cost: "{U}" }).paying })).toMatchObject({ status: "payable" });
  });
  test("nothing is due, and pins are gone", () => {
    const left = after({ cost: "{1}", with: ["Island (forbid)", "Forest (use)"], hand: ["Opt (avoid)"] });
    expect(JSON.stringify(left)).not.toMatch(/pins|limits/);
    expect(pay(left)).toMatchObject({ status: "payable", plan: { steps: [] } });
  });
  test("the position that was given stays as it was", () => {
    const position = at({ cost: "{G}{G}", with: ["5 Forest"] });
    const before = JSON.stringify(position);
    after({ cost: "{G}{G}", with: ["5 Forest"] });
    expect(JSON.stringify(position)).toBe(before);
  });
  test("ten thousand copies are two entries", () =>
    expect(listed(after({ cost: "{G}", with: ["10000 Forest"] }).battlefield)).toEqual(["b1: 1 Forest tapped", "b1/2: 9999 Forest"]));
  test("an illegal plan is the referee's report", () =>
    expect(apply(at({ cost: "{G}", with: ["Forest"] }), plan("{G}", [tap("b1", "{U}")]))).toMatchObject({ ok: false, error: { legal: false, violations: [{ code: "adds-something-else" }, { code: "not-all-paid" }] } }));
});
