import { describe, expect, test } from "vitest";
import { cardSource, parsePosition, type Position } from "../board/index.ts";
import { nodeCatalog } from "../catalog/node.ts";
import { readCard, readCost, readSpend } from "../oracle/index.ts";
import { POLICIES } from "../policy/index.ts";
import { paymentOf } from "../rules/index.ts";
import { search } from "../solver/search.ts";
import { boardOf } from "./board.ts";
import { paidDirectly } from "./direct.ts";
import { pay } from "./index.ts";

const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

const at = (json: object): Position => {
  const position = parsePosition(json, CARDS);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
};

const lands = (...names: readonly string[]): object[] => names.map((card) => ({ card }));

const told = (position: Position): "plan" | "none" | "program" => {
  const board = boardOf(position);
  const found = paidDirectly({ ...board, payment: paymentOf(board.view), policy: POLICIES.preserve, solver: search, budget: 600 }, undefined);
  return found === undefined ? "program" : found === "none" ? "none" : "plan";
};

const counterspell = { card: "Counterspell" };

describe("without a program", () => {
  test.each<readonly [what: string, you: object, paying: object, expected: "plan" | "none" | "program", opponents?: readonly object[]]>([
    ["lands of one and two colors", { battlefield: lands("Island", "Watery Grave", "Swamp") }, counterspell, "plan"],
    ["mana that floats", { pool: "{U}", battlefield: lands("Island", "Swamp") }, counterspell, "plan"],
    ["hybrid symbols", { battlefield: lands("Island", "Swamp") }, { cost: "{U/B}{U/B}" }, "plan"],
    ["too little: no payment", { battlefield: lands("Island", "Swamp") }, counterspell, "none"],
    ["what is tapped or new is not there, whatever it could do", { battlefield: [{ card: "Sol Ring", tapped: true }, { card: "Llanowar Elves", summoningSick: true }, ...lands("Forest")] }, { cost: "{G}{G}" }, "none"],
    ["a hand that stays castable", { battlefield: lands("Island", "Island", "Forest"), hand: lands("Giant Growth") }, counterspell, "plan"],
    ["a hand that does not, whatever is tapped", { battlefield: lands("Island", "Island"), hand: lands("Giant Growth") }, counterspell, "plan"],
    ["either of two cards, not both", { battlefield: lands("Forest", "Island", "Island"), hand: lands("Giant Growth", "Llanowar Elves") }, counterspell, "plan"],
    ["a hand that would if something else were tapped", { battlefield: lands("Forest", "Island"), hand: lands("Giant Growth") }, { cost: "{1}" }, "program"],
    ["of a hand that does not, a card that would if something else were tapped", { battlefield: lands("Forest", "Island"), hand: lands("Giant Growth", "Shock") }, { cost: "{1}" }, "program"],
    ["a hand that does not, and mana for some spells", { battlefield: lands("Ancient Ziggurat", "Island", "Island"), hand: lands("Llanowar Elves") }, counterspell, "program"],
    ["more than one mana", { battlefield: lands("Sol Ring", "Island") }, { cost: "{2}" }, "program"],
    ["damage with some of its mana", { battlefield: lands("Underground River", "Island") }, counterspell, "program"],
    ["a Treasure is given up", { battlefield: lands("Treasure", "Island") }, counterspell, "program"],
    ["an effect on lands that are tapped", { battlefield: lands("Mirari's Wake", "Island", "Island") }, counterspell, "program"],
    ["life for a symbol", { battlefield: lands("Island") }, { cost: "{U/P}" }, "program"],
    ["convoke", { battlefield: lands("Island", "Bear Cub") }, { card: { name: "Spell", type_line: "Sorcery", mana_cost: "{1}{U}", keywords: ["Convoke"] } }, "program"],
    ["a pin", { battlefield: [{ card: "Island", use: true }, ...lands("Island", "Island")] }, counterspell, "program"],
    ["a limit", { battlefield: lands("Island", "Island") }, { ...counterspell, limits: { lands: 1 } }, "program"],
    ["another player's mana is for spells with assist", { battlefield: lands("Island", "Island") }, counterspell, "plan", [{ battlefield: [], assists: true, pool: "{C}{C}" }]],
  ])("%s", (_, you, paying, expected, opponents = []) => {
    const position = at({ you, paying, opponents });
    expect(told(position)).toBe(expected);
    const [ours, program] = [pay(position), pay(position, { solver: search })];
    expect(ours.status).toBe(program.status);
    expect(ours.status === "payable" && ours.levels).toEqual(program.status === "payable" && program.levels);
  });

  test("CR 106.6: mana that only creature spells may be cast with", () => {
    const creature = (type_line: string): Position => at({ you: { battlefield: lands("Ancient Ziggurat", "Island", "Island") }, paying: { card: { name: "Spell", type_line, mana_cost: "{1}{U}{U}" } } });
    expect([told(creature("Creature — Bear")), told(creature("Sorcery"))]).toEqual(["plan", "none"]);
  });
});
