import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Plan, Step } from "../src/answer.ts";
import { copyId, type Position } from "../src/board/position.ts";
import { check } from "../src/referee/index.ts";
import { mediumPosition } from "./arbitraries/index.ts";
import { payBut } from "./known.ts";
import { runs } from "./runs.ts";

/** A position and the plan that `pay` has for it, if it has one. */
const paid = (position: Position): { readonly position: Position; readonly plan: Plan } | undefined => {
  const answer = payBut(position);
  return answer?.status === "payable" ? { position, plan: answer.plan } : undefined;
};

const withSteps = (plan: Plan, steps: readonly Step[]): Plan => ({ ...plan, steps });
const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at);
const replaced = <T>(list: readonly T[], at: number, item: T): readonly T[] => list.map((old, index) => (index === at ? item : old));
const rulesIn = (position: Position, plan: Plan): readonly string[] => check(position, plan).violations.map(({ rule }) => rule);

/** For each plan of a medium board, and for each step in it, something is asserted. */
const forEachStep = (what: (position: Position, plan: Plan, step: Step, at: number) => void, numRuns = 80): void => {
  fc.assert(
    fc.property(mediumPosition, (at) => {
      const found = paid(at);
      if (found === undefined) return;
      for (const [index, step] of found.plan.steps.entries()) what(found.position, found.plan, step, index);
    }),
    runs(numRuns),
  );
};

/** The position with an object of the battlefield tapped. Of an entry with several copies, all are. */
const withTapped = (position: Position, object: string): Position => ({
  ...position,
  battlefield: position.battlefield.map((entry) =>
    Array.from({ length: entry.count }, (_, index) => copyId(entry, index)).includes(object) ? { ...entry, tapped: true } : entry),
});

describe("the referee", () => {
  it("accepts every plan that pay returns, with the same summary", () => {
    fc.assert(
      fc.property(mediumPosition, (position) => {
        const answer = payBut(position);
        if (answer?.status !== "payable") return;
        const report = check(position, answer.plan);
        expect(report.violations).toEqual([]);
        // What could still be cast is more than the referee says.
        const { stillCastable: _, ...told } = report.summary;
        expect(answer.summary).toMatchObject(told);
      }),
      runs(150),
    );
  });

  it("rejects a plan with any step of the payment dropped: not all is paid (CR 118.3)", () => {
    forEachStep((position, plan, step, at) => {
      if (step.do === "activate") return;
      expect(rulesIn(position, withSteps(plan, without(plan.steps, at)))).toContain("CR 118.3");
    });
  });

  it("rejects a plan without an activation whose mana is spent (CR 118.3a)", () => {
    forEachStep((position, plan, step, at) => {
      if (step.do !== "activate") return;
      // Another activation of the same object may have made mana of the same type.
      const makers = plan.steps.filter((other) => other.do === "activate" && other.object === step.object);
      const spends = plan.steps.some((other) => other.do === "mana" && other.from === step.object);
      if (makers.length > 1 || !spends) return;
      expect(rulesIn(position, withSteps(plan, without(plan.steps, at)))).toContain("CR 118.3a");
    });
  });

  it("rejects a plan with a step repeated", () => {
    forEachStep((position, plan, step, at) => {
      const rules = rulesIn(position, withSteps(plan, plan.steps.toSpliced(at, 0, step)));
      // A spare activation may be legal: it leaves its mana over. Nothing else may happen twice.
      // Its mana and its life are asked for before its taps, and may not be there a second time.
      // What has lost its last counter is not there any more (CR 118.3).
      const first = ["CR 107.5", "CR 118.3a", "CR 119.4", "CR 118.3"];
      if (step.do !== "activate" || step.sacrifices.length > 0) {
        expect(rules.length).toBeGreaterThan(0);
      } else if (step.taps.length > 0) {
        expect(first).toContain(rules[0]);
      }
    });
  });

  it("rejects a plan that taps what is tapped already (CR 107.5)", () => {
    forEachStep((position, plan, step) => {
      const tapped = step.do === "activate" ? step.taps[0] : step.do === "convoke" || step.do === "improvise" || step.do === "waterbend" ? step.object : undefined;
      // What the player who assists taps is not looked at here; and what the plan untaps may have been tapped before.
      if (tapped === undefined || !position.battlefield.some((entry) => tapped === entry.id || tapped.startsWith(`${entry.id}#`))) return;
      if (plan.steps.some((other) => other.do === "activate" && other.untaps?.includes(tapped) === true)) return;
      const rules = rulesIn(withTapped(position, tapped), plan);
      // What is tapped may be a Trinisphere, and then the total is another one.
      if (!rules.includes("CR 601.2f")) expect(rules).toContain("CR 107.5");
      else expect(rules).not.toEqual([]);
    });
  });

  it("rejects mana of a type that was not made (CR 118.3a)", () => {
    forEachStep((position, plan, step, at) => {
      if (step.do !== "mana") return;
      const made = plan.steps.flatMap((other) => (other.do === "activate" ? [other.adds] : [])).join("");
      const floating = [...position.pool, ...position.opponents.flatMap(({ pool = [] }) => pool)].map(({ type }) => `{${type}}`).join("");
      const other = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"].find((unit) => !made.includes(unit) && !floating.includes(unit));
      if (other === undefined) return;
      expect(rulesIn(position, withSteps(plan, replaced(plan.steps, at, { ...step, unit: other })))).toContain("CR 118.3a");
    });
  });

  it("rejects a mana ability after the first payment (CR 601.2g)", () => {
    forEachStep((position, plan, step) => {
      if (step.do !== "activate") return;
      const objectLeaves = plan.steps.some((other) =>
        other.do === "activate"
          ? [...other.sacrifices, ...(other.exiles ?? []), ...(other.returns ?? []), ...(other.discards ?? [])].includes(step.object)
          : "object" in other && other.object === step.object && other.do !== "tap");
      // Its last counter may have gone, and it with that.
      if (objectLeaves || step.removed !== undefined) return;
      const rules = rulesIn(position, withSteps(plan, [...plan.steps, step]));
      expect(rules).toHaveLength(1);
      // What gave it the ability may have been given up as a cost.
      const gaveUp = plan.steps.some((other) => other.do === "sacrifice" || other.do === "return");
      expect(gaveUp ? ["CR 601.2g", "CR 602.1"] : ["CR 601.2g"]).toContain(rules[0]);
    });
  });

  it("rejects a total that is not what the cost comes to (CR 601.2f)", () => {
    fc.assert(
      fc.property(mediumPosition, (at) => {
        const found = paid(at);
        if (found === undefined) return;
        expect(rulesIn(at, { ...found.plan, total: "{77}" })).toEqual(["CR 601.2f"]);
      }),
      runs(60),
    );
  });

  it("rejects an announcement that the cost does not have (CR 601.2b)", () => {
    fc.assert(
      fc.property(mediumPosition, (at) => {
        const found = paid(at);
        if (found === undefined) return;
        const symbols = [...found.plan.announce.symbols, { symbol: "{W/P}", as: "nothing" }];
        expect(rulesIn(at, { ...found.plan, announce: { ...found.plan.announce, symbols } })).toEqual(["CR 601.2b"]);
      }),
      runs(60),
    );
  });
});
