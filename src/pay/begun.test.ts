/** A payment that has begun by hand: what is left of a locked total, CR 601.2f-h. */
import { describe, expect, test } from "vitest";
import { parsePosition } from "../board/index.ts";
import { FEW_CARDS } from "../board/testing.ts";
import { at, spell, totals, type Board } from "../rules/traps/testing.ts";
import { pay } from "./index.ts";
import { prepare } from "./prepare.ts";

const left = (due: string, board: Board) => pay(at({ ...board, due }));

describe("what is due", () => {
  test("CR 601.2f: nothing changes a total that is locked", () => {
    const thalia: Board = { cast: spell("{1}{U}"), with: ["2 Island"], against: [["Thalia, Guardian of Thraben"]] };
    expect(totals(thalia)).toEqual(["{2}{U}"]);
    expect(left("{2}", thalia)).toMatchObject({ status: "payable", plan: { total: "{2}" } });
    expect(left("{1}", { cast: spell("{4}"), with: ["Helm of Awakening", "Forest"] })).toMatchObject({ plan: { total: "{1}" }, summary: { tapped: { Forest: 1 } } });
    expect(left("{1}", { cast: spell("{1}"), with: ["Trinisphere", "Forest"] })).toMatchObject({ plan: { total: "{1}" } });
  });
  test("convoke, delve and restrictions are still the spell's", () => {
    expect(left("{1}", { cast: spell("{5}", "Sorcery", "Convoke"), with: ["Grizzly Bears"] })).toMatchObject({ summary: { convoked: 1 } });
    expect(left("{2}", { cast: spell("{5}", "Sorcery", "Delve"), graveyard: ["2 Opt"] })).toMatchObject({ summary: { delved: 2 } });
    expect(left("{1}", { cast: spell("{5}"), with: ["Ancient Ziggurat"] })).toMatchObject({ status: "unpayable" });
  });
  test("CR 106.6: mana that is for costs with {X} may still be spent, though X is chosen", () => {
    const rosheen: Board = { cast: spell("{X}{R}"), with: ["Rosheen Meanderer"] };
    expect(left("{4}", rosheen)).toMatchObject({ status: "payable", plan: { announce: { symbols: [] } } });
    expect(left("{4}", { ...rosheen, cast: spell("{4}{R}") })).toMatchObject({ status: "unpayable" });
  });
  test("costs in words, and nothing at all", () => {
    expect(left("{1}, Sacrifice a creature", { cast: spell("{2}"), with: ["Forest", "Grizzly Bears"] })).toMatchObject({ summary: { sacrificed: { "Grizzly Bears": 1 } } });
    // CR 601.2g: where no mana is left to be paid no mana ability may be activated.
    expect(left("", { cast: spell("{2}"), with: ["Forest"] })).toMatchObject({ status: "payable", plan: { total: "{0}", steps: [] } });
  });
  test("a text's own additional costs are not asked for again", () =>
    expect(left("{1}", { cast: "Village Rites", with: ["Swamp"] })).toMatchObject({ status: "payable", plan: { total: "{1}" } }));
  test("a prepared board, too", () =>
    expect(prepare(at({ cast: spell("{5}"), due: "{1}", with: ["Forest"] })).canPay()).toBe(true));
});

describe("what may no longer be done", () => {
  const parsed = (paying: object, entry: object = {}) => parsePosition({ you: { battlefield: [{ card: "Forest", ...entry }] }, paying }, FEW_CARDS);
  test("CR 602.5b: an ability that was used this turn", () => {
    expect(pay(at({ cost: "{G}", with: [{ card: "Wall of Roots", used: [0] }] }))).toMatchObject({ status: "unpayable" });
    expect(pay(at({ cost: "{G}{G}", with: ["Wall of Roots", { card: "Wall of Roots", used: [0] }] }))).toMatchObject({ status: "unpayable" });
    expect(prepare(at({ cost: "{G}", with: [{ card: "Wall of Roots", used: [0] }] })).canPay()).toBe(false);
  });
  test("CR 601.2b: X is a number by then", () =>
    expect(parsed({ card: "Forest", due: "{X}" })).toMatchObject({ ok: false, error: { code: "wrong-shape", path: "paying.due" } }));
  test("what is wrong has its place", () => {
    expect(parsed({ cost: "{1}", due: "{W/Z}" })).toMatchObject({ ok: false, error: { path: "paying.due" } });
    expect(parsed({ cost: "{1}" }, { used: [-1] })).toMatchObject({ ok: false, error: { path: "you.battlefield[0].used[0]" } });
  });
});
