import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePlan } from "../src/board/index.ts";
import type { Position } from "../src/board/position.ts";
import { POLICIES, type Policy } from "../src/policy/index.ts";
import { check } from "../src/referee/index.ts";
import { STRATEGIES, strategyByName, type Strategy } from "../src/strategies/index.ts";
import { colorBoard, randomColorBoard, type ColorBoard } from "./color-boards.ts";
import { mediumPosition, tinyPosition } from "./arbitraries/index.ts";
import { payBut } from "./known.ts";
import { valuesOfPlan } from "./reference.ts";
import { runs } from "./runs.ts";

const named = (name: string): Strategy => {
  const found = strategyByName(name);
  if (found === undefined) throw new Error(`there is no strategy ${name}`);
  return found;
};

/** What a plan gives up can be counted from its steps; what it leaves of the hand cannot. */
const WITHOUT_HAND: Policy = { name: "without-hand", levels: POLICIES.preserve.levels.filter((level) => level !== "hand" && level !== "oneByOne") };

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
};

describe("on any board", () => {
  it.each(STRATEGIES)("$name answers with a plan or refuses, and the same twice", ({ pay }) => {
    let plans = 0;
    fc.assert(
      fc.property(fc.oneof(tinyPosition, mediumPosition), (position) => {
        const plan = pay(position);
        expect(pay(position)).toEqual(plan);
        if (plan === undefined) return;
        plans += 1;
        const read = parsePlan(JSON.parse(JSON.stringify(plan)));
        expect(read.ok && check(position, read.value)).toEqual(check(position, plan));
      }),
      runs(60),
    );
    expect(plans).toBeGreaterThan(0);
  });

  it.each(STRATEGIES)("what $name pays legally is no better than the best, and then there is a best", ({ pay }) => {
    let judged = 0;
    fc.assert(
      fc.property(fc.oneof(tinyPosition, mediumPosition), (position) => {
        const plan = pay(position);
        if (plan === undefined || !check(position, plan).legal) return;
        // The same X, so that the same cost is compared.
        const asked: Position = plan.announce.x === undefined ? position : { ...position, paying: { ...position.paying, x: plan.announce.x } };
        const best = payBut(asked, { policy: WITHOUT_HAND });
        if (best === undefined) return;
        expect(best.status).not.toBe("unpayable");
        if (best.status !== "payable" || !best.optimal) return;
        const values = valuesOfPlan(asked, plan, WITHOUT_HAND);
        expect(values).toBeDefined();
        expect(compare(values ?? [], best.levels.map(({ value }) => value))).toBeGreaterThanOrEqual(0);
        judged += 1;
      }),
      runs(60),
    );
    expect(judged).toBeGreaterThan(0);
  });
});

/** How many of a hundred payable boards it refuses, or pays wrongly. */
const refused = (strategy: Strategy, boards: readonly ColorBoard[], kind: "spell" | "ability"): number => {
  const failed = boards.filter((board) => {
    const position = colorBoard(board, kind);
    const plan = strategy.pay(position);
    return plan === undefined || !check(position, plan).legal;
  });
  return (100 * failed.length) / boards.length;
};

/** The share of payable boards of so many symbols and sources that was found for the described programs, in models of them. */
const PUBLISHED: readonly (readonly [symbols: number, sources: number, rates: Readonly<Record<string, number>>])[] = [
  [3, 3, { "most-constrained": 1.15, "printed-order": 1.07, "printed-order ability": 5.28, "last-symbol": 1.31 }],
  [4, 4, { "most-constrained": 2.67, "printed-order": 1.68, "printed-order ability": 8.19, "last-symbol": 2.06 }],
  [5, 5, { "most-constrained": 4.25, "printed-order": 2.77, "printed-order ability": 10.56, "last-symbol": 2.44 }],
  [5, 6, { "most-constrained": 1.78, "printed-order": 0.57, "printed-order ability": 5.33, "last-symbol": 0.93 }],
];

describe("refused though payable", () => {
  it.each(PUBLISHED)("%i symbols and %i sources: as often as was found for the described programs", (symbols, sources, rates) => {
    const boards = Array.from({ length: 600 }, (_, index) => randomColorBoard(11, index, symbols, sources));
    const found = Object.keys(rates).map((key) => {
      const [name = "", kind] = key.split(" ");
      return [key, refused(named(name), boards, kind === "ability" ? "ability" : "spell")] as const;
    });
    // Boards were drawn anew from a description, so the order of magnitude is what can be compared.
    expect(found.filter(([key, rate]) => rate < (rates[key] as number) / 3 || rate > (rates[key] as number) * 3)).toEqual([]);
  });

  it("never, for those that are exact on sources of one mana", () => {
    const boards = Array.from({ length: 300 }, (_, index) => randomColorBoard(12, index, 4, 5));
    for (const name of ["matching", "all-subsets", "ours-without-hand", "ours"]) expect(refused(named(name), boards, "spell")).toBe(0);
  });
});
