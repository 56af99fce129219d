import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Plan, Step, Summary } from "../src/answer.ts";
import type { Position } from "../src/board/position.ts";
import { parseMana, manaValue, parseCost, parseSymbols, type ManaSymbol } from "../src/mana/index.ts";
import { mediumPosition } from "./arbitraries/index.ts";
import { payBut } from "./known.ts";
import { runs } from "./runs.ts";

/** What holds for every plan of every board. */
const forEachPlan = (what: (plan: Plan, summary: Summary, position: Position) => void): void => {
  fc.assert(
    fc.property(mediumPosition, (position) => {
      const answer = payBut(position);
      if (answer?.status === "payable") what(answer.plan, answer.summary, position);
    }),
    runs(120),
  );
};

const symbolsIn = (text: string): readonly ManaSymbol[] => {
  const symbols = parseSymbols(text);
  if (!symbols.ok) throw new Error(`no symbols: ${text}`);
  return symbols.value;
};

const amountIn = (text: string): number => (parseMana(text) ?? []).reduce((sum, { count }) => sum + count, 0);
const genericIn = (plan: Plan): number => symbolsIn(plan.total).reduce((sum, symbol) => sum + (symbol.kind === "generic" ? symbol.amount : 0), 0);
const activations = (plan: Plan): readonly Extract<Step, { do: "activate" }>[] => plan.steps.flatMap((step) => (step.do === "activate" ? [step] : []));
const countOf = (plan: Plan, ...kinds: readonly Step["do"][]): number => plan.steps.filter((step) => kinds.includes(step.do)).length;

const frozen = <T>(value: T): T => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
};

describe("whatever is paid", () => {
  it("nothing of the position changes, so neither does mana value, delved and convoked spells included (CR 202.3, 702.66b, 702.51b)", () => {
    fc.assert(
      fc.property(mediumPosition, (position) => {
        const before = manaValue(position.paying.card?.manaCost ?? []);
        payBut(frozen(position));
        expect(manaValue(position.paying.card?.manaCost ?? [])).toBe(before);
      }),
      runs(100),
    );
  });

  it("no more cards are delved than the locked total has generic mana (CR 702.66a)", () => {
    forEachPlan((plan, summary) => {
      expect(summary.delved).toBeLessThanOrEqual(genericIn(plan));
      expect(summary.delved).toBe(countOf(plan, "delve"));
    });
  });

  it("no more artifacts are improvised than the locked total has generic mana (CR 702.126a)", () => {
    forEachPlan((plan, summary) => expect(summary.improvised + summary.delved).toBeLessThanOrEqual(genericIn(plan)));
  });

  it("no untapped object is tapped twice (CR 107.5)", () => {
    forEachPlan((plan) => {
      const tapped = new Set<string>();
      for (const step of plan.steps) {
        const taps = step.do === "activate" ? step.taps : ["convoke", "improvise", "waterbend", "tap"].includes(step.do) && "object" in step ? [step.object] : [];
        for (const id of step.do === "activate" ? (step.untaps ?? []) : []) tapped.delete(id);
        for (const id of taps) {
          expect(tapped.has(id)).toBe(false);
          tapped.add(id);
        }
      }
    });
  });

  it("nothing is used after it has left (CR 601.2g-h, 118.10)", () => {
    forEachPlan((plan) => {
      const gone = new Set<string>();
      for (const step of plan.steps) {
        // A card sacrificed for mana may be delved, or exiled from the graveyard: there it is a new object (CR 400.7).
        const uses = step.do === "activate" ? [step.object, ...step.taps, ...step.sacrifices] : "object" in step && step.do !== "delve" && step.do !== "exile" ? [step.object] : [];
        expect(uses.filter((id) => gone.has(id))).toEqual([]);
        const leaves = step.do === "activate" ? [...step.sacrifices, ...(step.exiles ?? []), ...(step.returns ?? [])] : ["sacrifice", "return", "discard"].includes(step.do) && "object" in step ? [step.object] : [];
        for (const id of leaves) gone.add(id);
      }
    });
  });

  it("no more life is paid for symbols than there is (CR 119.4)", () => {
    forEachPlan((plan, summary, position) => {
      const paid = plan.steps.reduce((sum, step) => sum + (step.do === "life" ? step.amount : 0), 0);
      expect(paid).toBeLessThanOrEqual(position.life);
      expect(summary.lifePaid).toBeGreaterThanOrEqual(paid);
    });
  });

  it("mana that floats or is made is spent or left over, no unit twice (CR 106.4, 118.3a)", () => {
    forEachPlan((plan, summary, position) => {
      const made = activations(plan).reduce((sum, step) => sum + amountIn(step.adds), 0) + position.pool.reduce((sum, { count }) => sum + count, 0);
      // CR 702.132a: mana of the player who assists is in a pool of its own, and what is left there is not told.
      const theirs = position.opponents.filter((side) => side.assists === true).flatMap((side) => side.pool ?? []).reduce((sum, { count }) => sum + count, 0);
      const isAssisted = position.opponents.some((side) => side.assists === true);
      const spent = plan.steps.flatMap((step) => (step.do === "mana" ? [step] : step.do === "activate" ? step.with : [])).reduce((sum, { count = 1 }) => sum + count, 0);
      const used = spent + amountIn(summary.floating);
      if (isAssisted) expect(used).toBeLessThanOrEqual(made + theirs);
      else expect(made).toBe(used);
    });
  });

  it("each mana of the total is paid once, by mana or by what stands in for it (CR 601.2h)", () => {
    forEachPlan((plan) => {
      const total = parseCost(plan.total);
      const due = total.ok ? manaValue(total.value) : -1;
      const instead = plan.steps.filter((step) => step.do === "life" && step.pays === "{B}").length;
      expect(countOf(plan, "mana", "convoke", "delve", "improvise", "waterbend") + instead).toBe(due);
    });
  });

  it("all mana abilities come before all payments (CR 601.2g-h)", () => {
    forEachPlan((plan) => {
      const first = plan.steps.findIndex((step) => step.do !== "activate");
      expect(first < 0 ? [] : plan.steps.slice(first).filter((step) => step.do === "activate")).toEqual([]);
    });
  });
});
