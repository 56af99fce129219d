/** Promises about the hand hold after the plan: each card is asked for again. */
import { describe, expect, test } from "vitest";
import { at, spell, type Board } from "../rules/traps/testing.ts";
import { pay } from "./index.ts";

const answer = (board: Board) => pay(at(board));

describe("what a plan gives up takes its effects along", () => {
  const device = { name: "Some Device", mana_cost: "{1}{U}", type_line: "Sorcery" };
  // Goblin Electromancer: instant and sorcery spells cost {1} less.
  const board: Board = { cast: spell("{0}"), additional: ["Sacrifice a creature"], hand: [{ card: device }] };
  test("so the other creature is given up", () =>
    expect(answer({ ...board, with: ["Goblin Electromancer", "Grizzly Bears", "Island"] })).toMatchObject({
      status: "payable", optimal: false, summary: { sacrificed: { "Grizzly Bears": 1 }, stillCastable: ["Some Device"] },
    }));
  test("or nothing is promised", () => {
    const found = answer({ ...board, additional: ["Sacrifice Goblin Electromancer"], with: ["Goblin Electromancer", "Grizzly Bears", "Island"] });
    expect(found).toMatchObject({ status: "payable", optimal: false, summary: { sacrificed: { "Goblin Electromancer": 1 }, stillCastable: [] } });
    expect("levels" in found && found.levels.find(({ level }) => level === "hand")?.value).toBe(1);
  });
  test("where it does not matter, all is proved", () =>
    expect(answer({ ...board, with: ["Goblin Electromancer", "Grizzly Bears", "2 Island"] })).toMatchObject({ status: "payable", summary: { stillCastable: ["Some Device"] } }));
});

describe("what can be paid together", () => {
  // Mox Opal needs three artifacts, and Black Lotus is one of them until it pays.
  const hand = ["{G}", "{1}", "{1}"].map((mana_cost, index) => ({ card: { name: `Trick ${index + 1}`, mana_cost, type_line: "Sorcery" } }));
  test("is asked again, too, where the plan takes something away", () => {
    const found = answer({ cast: spell("{G}{G}{G}"), with: ["Mox Opal", "Black Lotus", "Darksteel Citadel", "Forest"], hand });
    expect(found).toMatchObject({ status: "payable", optimal: false, summary: { sacrificed: { "Black Lotus": 1 }, stillCastable: ["Trick 1", "Trick 2", "Trick 3"] } });
    expect(found.status === "payable" && [found.summary.castableTogether?.length, found.levels.find(({ level }) => level === "hand")?.value]).toEqual([2, 1]);
  });
});

describe("life, CR 119.4", () => {
  const board: Board = { cost: "{U}{U}", life: 1, with: ["Underground River", "Talisman of Dominance", "Treasure"], hand: [{ card: "Counterspell" }] };
  test("damage may be more than there is, also where a card of the hand asks for none", () =>
    expect(answer(board)).toMatchObject({ status: "payable", optimal: true, summary: { sacrificed: {}, lifePaid: 2, stillCastable: [] } }));
  test("and none is left for one that asks for some", () => {
    const vault = { name: "Some Vault", mana_cost: "{B/P}", type_line: "Artifact" };
    const lives = [1, 3, 4].map((life) => answer({ ...board, life, hand: [{ card: vault }], with: ["Underground River", "Talisman of Dominance"] }));
    expect(lives.map((found) => found.status === "payable" && [found.optimal, found.summary.stillCastable])).toEqual([[true, []], [true, []], [true, ["Some Vault"]]]);
  });
});

describe("several costs that are kept", () => {
  // Sacrificing Thalia for the first makes the second cheaper: more than a program sees may be kept, so nothing is proved.
  const trick = (name: string) => ({ card: { name, mana_cost: "{B}", type_line: "Sorcery" } });
  test("may change what each other come to by what is given up for them", () =>
    expect(answer({ cast: spell("{0}"), with: ["Phyrexian Altar", "Thalia, Guardian of Thraben", "Swamp"], hand: [trick("One"), trick("Two")] })).toMatchObject({ status: "payable", optimal: false }));
  test("or dearer: then they are not called castable together (CR 601.2f)", () => {
    // Three artifacts make Frogmite cost {1}; Deadly Dispute sacrifices one of them this turn, and Frogmite is for the next.
    const board: Board = { cast: spell("{0}"), with: ["3 Swamp", "3 Darksteel Citadel (tapped)"], hand: ["Deadly Dispute", { card: "Frogmite", turn: "theirs", weight: 2 }] };
    const dear = answer(board);
    expect(dear).toMatchObject({ status: "payable", optimal: false, summary: { stillCastable: ["Deadly Dispute", "Frogmite"], castableTogether: ["Frogmite"] } });
    expect(dear.status === "payable" && dear.levels.find(({ level }) => level === "hand")?.value).toBe(1);
    // On one turn Frogmite is cast first: its cost is locked while all three are there.
    const inOrder = answer({ ...board, hand: ["Deadly Dispute", "Frogmite"] });
    expect(inOrder).toMatchObject({ status: "payable", optimal: true, summary: { stillCastable: ["Deadly Dispute", "Frogmite"] } });
    expect(inOrder.status === "payable" && inOrder.summary.castableTogether).toBeUndefined();
    // A creature that nothing counts may be given up instead.
    expect(answer({ ...board, with: ["3 Swamp", "3 Darksteel Citadel (tapped)", "Grizzly Bears"] })).toMatchObject({ status: "payable", optimal: true, summary: { stillCastable: ["Deadly Dispute", "Frogmite"] } });
  });
  test("or taken away what pays for it (CR 602.5)", () => {
    // Mox Opal asks for three artifacts, and Deadly Dispute sacrifices one of them this turn.
    const board: Board = { cast: spell("{0}"), with: ["2 Swamp", "Mox Opal", "2 Darksteel Citadel (tapped)"], hand: ["Deadly Dispute", { card: "Opt", turn: "theirs" }] };
    expect(answer(board)).toMatchObject({ status: "payable", optimal: false, summary: { stillCastable: ["Deadly Dispute", "Opt"], castableTogether: [expect.any(String)] } });
    // A fourth artifact may go: that is tried.
    const four = answer({ ...board, with: ["2 Swamp", "Mox Opal", "3 Darksteel Citadel (tapped)"] });
    expect(four).toMatchObject({ status: "payable", optimal: true, summary: { stillCastable: ["Deadly Dispute", "Opt"] } });
    expect(four.status === "payable" && [four.summary.castableTogether, four.levels.find(({ level }) => level === "hand")?.value]).toEqual([undefined, 0]);
    expect(answer({ ...board, with: ["2 Swamp", "Mox Opal", "2 Darksteel Citadel (tapped)", "Grizzly Bears"] })).toMatchObject({ status: "payable", optimal: true, summary: { stillCastable: ["Deadly Dispute", "Opt"] } });
  });
  test("as by an artifact less, where one of them has affinity", () =>
    expect(answer({ cast: spell("{0}"), with: ["Treasure", "Sol Ring (tapped)", "2 Island"], hand: [{ card: "Frogmite" }, trick("One"), trick("Two")] })).toMatchObject({ status: "payable", optimal: false }));
  test.each([
    ["an effect that holds while its permanent is untapped, which nothing taps", ["Skirk Prospector", "Trinisphere", "3 Mountain"]],
    ["what a permanent cost less by when it was cast", ["Treasure", "Frogmite", "2 Mountain"]],
    ["an effect that asks for counters, which nothing puts or removes", ["Treasure", "Artist's Talent", "2 Mountain"]],
    ["a number of lands, of which none leaves", ["Treasure", "The World Tree", "Mountain"]],
  ])("not by %s", (_, there) => {
    const red = (name: string) => ({ card: { name, mana_cost: "{2}{R}", type_line: "Sorcery" } });
    const found = answer({ cast: spell("{R}"), with: there, hand: [red("One"), red("Two")] });
    expect(found).toMatchObject({ status: "payable", optimal: true });
    expect(found.status === "payable" && found.levels.find(({ level }) => level === "hand")?.value).toBeGreaterThan(0);
  });
  test("and are proved where nothing does", () =>
    expect(answer({ cast: spell("{0}"), with: ["Phyrexian Altar", "Grizzly Bears"], hand: [trick("One"), trick("Two")] })).toMatchObject({ status: "payable", optimal: true, summary: { castableTogether: [expect.any(String)] } }));
});
