/** Found by reading two hundred cards beside what was read of them: each fault as a kind, with cards that show it. */
import { describe, expect, test } from "vitest";
import { statuses, totals, type Board } from "../rules/traps/testing.ts";
import { readCard } from "./index.ts";

const unread = (oracle_text: string, type_line = "Enchantment"): number => readCard({ name: "Some Card", type_line, mana_cost: "{2}", oracle_text }).notUnderstood.length;

describe("is said not to be understood", () => {
  test("CR 603.2d: what triggers more often, unless it says what makes it trigger", () => {
    expect(unread("If a triggered ability of another colorless permanent you control triggers, that ability triggers an additional time.")).toBe(1);
    expect(unread("If a creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.")).toBe(0);
  });
  test("CR 702.125a: a keyword that pays, given to a spell that is cast this way", () =>
    expect(unread("Whenever this creature attacks, exile the top card of your library. You may cast it this turn. That spell has undaunted.", "Creature")).toBe(1));
  test("a card that makes mana, where its text is not given", () => {
    const known = (more: object): number => readCard({ name: "Some Card", type_line: "Land", produced_mana: ["G"], ...more }).notUnderstood.length;
    expect([known({}), known({ type_line: "Basic Land \u2014 Forest" }), known({ oracle_text: "{T}: Add {G}." }), known({ produced_mana: [] })]).toEqual([1, 0, 0, 0]);
    expect(statuses({ cost: "{G}", with: ["Secret Base"] })).toEqual(["unknown"]);
  });
});

test("power-up costs less by what its card costs, on the turn it entered", () => {
  const power = (state: string): Board => ({ cast: "Unliving Legionnaire", kind: "ability", cost: "{5}{B}{B}", with: [`Unliving Legionnaire${state}`, "3 Swamp"] });
  expect([...totals(power(" (sick)")), ...totals(power(""))]).toEqual(["{2}{B}", "{5}{B}{B}"]);
});

test("CR 601.2f: less for each counter that is removed besides", () => {
  const titan: Board = { cast: "Hierophant Bio-Titan", with: ["8 Forest", "Grizzly Bears (+1/+1 2)"], additional: ["Remove two +1/+1 counters from among creatures you control"] };
  expect(statuses(titan, { ...titan, additional: [] }, { ...titan, with: ["8 Forest", "Grizzly Bears (+1/+1 1)"], additional: [] })).toEqual(["payable", "payable", "unpayable"]);
});
