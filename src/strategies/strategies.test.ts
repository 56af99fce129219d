import { describe, expect, test } from "vitest";
import type { Plan } from "../answer.ts";
import { nodeCatalog } from "../catalog/node.ts";
import { cardSource, check, parsePosition, readCard, readCost, readSpend, type Position, type PositionInput } from "../index.ts";
import { STRATEGIES, strategyByName, type Strategy } from "./index.ts";

const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

type You = Omit<PositionInput["you"], "battlefield">;

const board = (names: readonly string[], paying: PositionInput["paying"], you: You = {}): Position => {
  const read = parsePosition({ you: { ...you, battlefield: names.map((card) => ({ card })) }, paying }, CARDS);
  if (!read.ok) throw new Error(`${read.error.path ?? ""}: ${read.error.message}`);
  return read.value;
};

const spell = (mana_cost: string, oracle_text = ""): PositionInput["paying"] => ({ card: { name: "A Spell", type_line: "Sorcery", mana_cost, oracle_text } });

const named = (name: string): Strategy => {
  const found = strategyByName(name);
  if (found === undefined) throw new Error(`there is no strategy ${name}`);
  return found;
};

/** What a plan taps, sacrifices and so on, as a player would tell it. `undefined`: refused. */
const told = (position: Position, plan: Plan | undefined): string | undefined => {
  if (plan === undefined) return undefined;
  const { legal, summary } = check(position, plan);
  const names = (counts: Readonly<Record<string, number>>): string => Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, count]) => (count > 1 ? `${count} ${name}` : name)).join(", ");
  return [
    legal ? "" : "illegal", names(summary.tapped), summary.lifePaid > 0 ? `life ${summary.lifePaid}` : "", summary.floating === "" ? "" : `left ${summary.floating}`,
    Object.keys(summary.sacrificed).length > 0 ? `sacrificed ${names(summary.sacrificed)}` : "", summary.delved > 0 ? `delved ${summary.delved}` : "", summary.convoked > 0 ? `convoked ${summary.convoked}` : "",
    summary.improvised > 0 ? `improvised ${summary.improvised}` : "",
  ].filter((part) => part !== "").join("; ");
};

const pays = (name: string, position: Position): string | undefined => told(position, named(name).pay(position));

const GRAVEYARD: You = { graveyard: [{ card: "Opt", count: 3 }] };

describe("strategies", () => {
  test("have names of their own, in kebab-case, and say who pays so and where that falls short", () => {
    expect(new Set(STRATEGIES.map(({ name }) => name)).size).toBe(STRATEGIES.length);
    for (const { name, who, falls } of STRATEGIES) {
      expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
      expect(who).toMatch(/^[A-Z].*\.$/);
      expect(falls).toMatch(/^[A-Z].*\.$/);
    }
    expect(strategyByName("none")).toBeUndefined();
  });

  test.each(STRATEGIES.map(({ name }) => name))("%s pays what is simple, and refuses what cannot be paid", (name) => {
    expect(pays(name, board(["Forest", "Island"], spell("{1}{U}")))).toBe("Forest, Island");
    expect(pays(name, board(["Forest", "Forest"], spell("{1}{U}")))).toBeUndefined();
    expect(pays(name, board(["Forest", "Island"], { card: "Ancestral Vision" }))).toBeUndefined();
    expect(pays(name, board(["Forest"], { ...spell("{G}"), x: 2 }))).toBeUndefined();
  });
});

/** Payable, and refused by the described programs. */
const FALSE_REFUSALS: readonly (readonly [string, readonly string[], string])[] = [
  ["board-order", ["Hallowed Fountain", "Plains"], "{W}{U}"],
  ["basics-first", ["Hallowed Fountain", "Godless Shrine"], "{W}{U}"],
  ["most-constrained", ["Island", "Hallowed Fountain", "Godless Shrine"], "{W}{U}{U}"],
  ["printed-order", ["Plains", "Watery Grave", "Hallowed Fountain"], "{W}{U}{B}"],
  ["last-symbol", ["Hallowed Fountain", "Xander's Lounge"], "{W}{U}"],
  ["shard-by-shard", ["Hallowed Fountain", "Godless Shrine"], "{W}{U}"],
  ["matching", ["Azorius Chancery"], "{W}{U}"],
  ["all-subsets", ["Island", "Azorius Signet"], "{W}{U}"],
];

describe("refused though payable", () => {
  test.each(FALSE_REFUSALS)("%s: %j for %s", (name, lands, cost) => {
    const position = board(lands, spell(cost));
    expect(pays(name, position)).toBeUndefined();
    expect(pays("ours", position)).toBeDefined();
  });

  test("for an ability printed order does not look at scarce colors", () => {
    const position = board(["Hallowed Fountain", "Godless Shrine"], { cost: "{W}{U}", kind: "ability", from: "battlefield" });
    expect(pays("printed-order", position)).toBeUndefined();
    expect(pays("printed-order", board(["Hallowed Fountain", "Godless Shrine"], spell("{W}{U}")))).toBe("Godless Shrine, Hallowed Fountain");
  });
});

/** What tells one from the other. */
const HABITS: readonly (readonly [habit: string, name: string, position: Position, paid: string | undefined])[] = [
  ["the first permanent", "board-order", board(["Treasure", "Forest"], spell("{G}")), "Treasure; sacrificed Treasure"],
  ["what is used up comes last", "basics-first", board(["Treasure", "Llanowar Elves", "Forest"], spell("{1}{G}")), "Forest, Llanowar Elves"],
  ["pain only where nothing else will do", "basics-first", board(["Adarkar Wastes", "Hallowed Fountain"], spell("{W}")), "Hallowed Fountain"],
  ["floating mana before anything is tapped", "basics-first", board(["Forest"], spell("{G}"), { pool: "{G}" }), ""],
  ["a filter land first, fed by another land", "most-constrained", board(["Plains", "Swamp", "Fetid Heath"], spell("{W}{B}")), "Fetid Heath, Plains"],
  ["one mana of a source that makes two", "most-constrained", board(["Sol Ring", "Forest"], spell("{2}")), "Forest, Sol Ring; left {C}"],
  ["no symbol without a source of its own", "most-constrained", board(["Sol Ring"], spell("{2}")), undefined],
  ["restrictions are seen too late", "most-constrained", board(["Ancient Ziggurat", "Forest"], spell("{G}{G}")), undefined],
  ["pain lands before creatures", "most-constrained", board(["Llanowar Elves", "Brushland"], spell("{1}")), "Brushland"],
  ["two mana of a source where one each does not suffice", "printed-order", board(["Sol Ring", "Forest"], spell("{2}{G}")), "Forest, Sol Ring"],
  ["no Treasure by itself", "printed-order", board(["Treasure"], spell("{G}")), undefined],
  ["attackers last", "printed-order", board(["Llanowar Elves", "Hallowed Fountain"], spell("{1}")), "Hallowed Fountain"],
  ["a filter fed with the wrong color", "printed-order", board(["Mystic Gate", "Mountain"], spell("{W}")), "illegal; Mountain; left {R}"],
  ["a basic land before one whose color is scarce in hand", "printed-order", board(["Watery Grave", "Island"], spell("{U}"), { hand: [{ card: "Doom Blade" }] }), "Island"],
  ["mana before life", "last-symbol", board(["Mountain"], { card: "Gut Shot" }), "Mountain"],
  ["life where no mana is left", "last-symbol", board(["Forest"], { card: "Gut Shot" }), "life 2"],
  ["mana before a graveyard", "last-symbol", board(["Island", "Island", "Island"], spell("{2}{U}", "Delve"), GRAVEYARD), "3 Island"],
  ["a graveyard where no mana is left", "last-symbol", board(["Island"], spell("{2}{U}", "Delve"), GRAVEYARD), "Island; delved 2"],
  ["the producer of fewest uses", "last-symbol", board(["Hallowed Fountain", "Island"], spell("{W}{U}")), "Hallowed Fountain, Island"],
  ["the graveyard before mana", "shard-by-shard", board(["Island", "Island", "Island"], spell("{2}{U}", "Delve"), GRAVEYARD), "Island; delved 2"],
  ["convoke by what makes no mana", "shard-by-shard", board(["Llanowar Elves", "Grizzly Bears", "Forest"], spell("{1}{G}{G}", "Convoke")), "Forest, Grizzly Bears, Llanowar Elves; convoked 1"],
  ["artifacts improvise", "shard-by-shard", board(["Bottle Gnomes", "Island"], spell("{1}{U}", "Improvise")), "Bottle Gnomes, Island; improvised 1"],
  ["no life if only two are left", "shard-by-shard", board([], { card: "Gut Shot" }, { life: 2 }), undefined],
  ["colorless sources first", "shard-by-shard", board(["Forest", "Wastes"], spell("{1}")), "Wastes"],
  ["hybrid symbols exactly", "matching", board(["Plains", "Island", "Swamp"], spell("{W/U}{W/U}{U/B}")), "Island, Plains, Swamp"],
  ["no life", "matching", board([], { card: "Gut Shot" }), undefined],
  ["least waste before fewest taps", "all-subsets", board(["Sol Ring", "Forest", "Forest", "Forest"], spell("{1}{G}{G}")), "3 Forest"],
  ["two lands that make two", "all-subsets", board(["Azorius Chancery", "Azorius Chancery"], spell("{1}{W}{W}{U}")), "2 Azorius Chancery"],
  ["fourteen sources", "all-subsets", board(Array.from({ length: 14 }, () => "Forest"), spell("{2}")), "2 Forest"],
  ["not fifteen", "all-subsets", board(Array.from({ length: 15 }, () => "Forest"), spell("{2}")), undefined],
  ["{2} for {2/W} where there is no white", "basics-first", board(["Island", "Island", "Plains"], spell("{2/W}{2/W}")), "2 Island, Plains"],
  ["X as large as it can be", "basics-first", board(["Mountain", "Mountain", "Forest"], { ...spell("{X}{R}"), x: "max" }), "Forest, 2 Mountain"],
  ["an additional cost by the first that will do", "basics-first", board(["Swamp", "Grizzly Bears", "Hill Giant"], { ...spell("{B}"), additional: ["Sacrifice a creature"] }), "Swamp; sacrificed Grizzly Bears"],
  ["a discard by the first card", "basics-first", board(["Swamp"], { ...spell("{B}"), additional: ["Discard a card"] }, { hand: [{ card: "Opt" }] }), "Swamp"],
  ["an additional cost that nothing pays", "basics-first", board(["Swamp"], { ...spell("{B}"), additional: ["Sacrifice a creature"] }), undefined],
  ["a cost that is reduced", "board-order", board(["Ruby Medallion", "Mountain"], spell("{1}{R}")), "Mountain"],
  ["the hand kept castable", "ours", board(["Hallowed Fountain", "Steam Vents"], spell("{U}"), { hand: [{ card: "Lightning Bolt" }] }), "Hallowed Fountain"],
  ["the hand not looked at", "ours-without-hand", board(["Steam Vents", "Hallowed Fountain"], spell("{U}"), { hand: [{ card: "Lightning Bolt" }] }), "Steam Vents"],
];

describe("habits", () => {
  test.each(HABITS)("%s: %s", (_, name, position, paid) => expect(pays(name, position)).toBe(paid));

  test("the X that is found is announced", () => {
    const position = board(["Mountain", "Mountain", "Forest"], { ...spell("{X}{R}"), x: "max" });
    expect(named("board-order").pay(position)?.announce.x).toBe(2);
  });
});
