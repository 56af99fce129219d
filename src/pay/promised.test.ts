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
