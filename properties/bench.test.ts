import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { benchOn, judged } from "../src/bench/judge.ts";
import { pay } from "../src/pay/index.ts";
import { STRATEGIES } from "../src/strategies/index.ts";
import { handPosition, mediumPosition, tinyPosition } from "./arbitraries/index.ts";
import { isKnown } from "./known.ts";
import { runs } from "./runs.ts";

const anyPosition = fc.oneof({ weight: 2, arbitrary: tinyPosition }, { weight: 1, arbitrary: mediumPosition }, { weight: 3, arbitrary: handPosition });

describe("plans judged from their steps", () => {
  it("the best comes to what pay says of it, at every level, what can still be cast included", () => {
    let [proved, losing, doubted] = [0, 0, 0];
    fc.assert(
      fc.property(anyPosition, (position) => {
        if (isKnown(position)) return;
        const bench = benchOn(position);
        // What is gone by then is seen as it was before: of the hand more or less may be left than is said.
        expect(Object.keys(bench.misvalued ?? {}).filter((level) => level !== "hand" && level !== "oneByOne")).toEqual([]);
        if (bench.misvalued !== undefined) doubted += 1;
        if (bench.best.status !== "payable" || !bench.proved) return;
        proved += 1;
        if (bench.best.levels.some(({ level, value }) => level === "hand" && value > 0)) losing += 1;
        const own = bench.weigh(bench.best.plan);
        // Proved on the board as it is, and not on the one that is left: then there is nothing to compare.
        if (own.legal && own.values === undefined) {
          doubted += 1;
          return;
        }
        if (bench.best.maxX !== "unbounded") expect(judged(bench, bench.best.plan)).toEqual({ outcome: "optimal" });
      }),
      runs(300),
    );
    expect(proved).toBeGreaterThan(0);
    expect(losing).toBeGreaterThan(0);
    expect(doubted / proved).toBeLessThan(0.02);
  });

  it("further payments are worse by what their levels say", () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.oneof(tinyPosition, handPosition), (position) => {
        if (isKnown(position)) return;
        const bench = benchOn(position);
        const answer = pay(position, { top: 3, explain: false });
        if (answer.status !== "payable" || !bench.proved || answer.maxX !== undefined) return;
        for (const { plan, levels, optimal } of answer.alternatives ?? []) {
          if (!optimal) continue;
          const gaps = Object.fromEntries(levels.flatMap(({ level, value }, index) => (value === answer.levels[index]?.value ? [] : [[level, value - (answer.levels[index]?.value ?? 0)] as const])));
          const result = judged(bench, plan);
          // What can be cast afterwards is asked anew by the judge, and need not be proved.
          if (result.outcome === "unknown") continue;
          expect(result.gaps ?? {}).toEqual(gaps);
          compared += 1;
        }
      }),
      runs(150),
    );
    expect(compared).toBeGreaterThan(0);
  });

  it("no strategy beats the best, the hand included", () => {
    let worse = 0;
    fc.assert(
      fc.property(handPosition, (position) => {
        if (isKnown(position)) return;
        const bench = benchOn(position);
        for (const { pay: plan } of STRATEGIES) {
          const result = judged(bench, plan(position));
          expect(result.outcome).not.toBe("beats");
          if (result.outcome === "worse") worse += 1;
        }
      }),
      runs(150),
    );
    expect(worse).toBeGreaterThan(0);
  });
});
