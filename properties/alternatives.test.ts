import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Plan } from "../src/answer.ts";
import { POLICIES } from "../src/policy/index.ts";
import { check } from "../src/referee/index.ts";
import { compareValues } from "../src/solver/program.ts";
import { tinyPosition, mediumPosition } from "./arbitraries/index.ts";
import { policies, withoutHand } from "./compared.ts";
import { payBut } from "./known.ts";
import { looksFor } from "./looks.ts";
import { TooLarge } from "./reference.ts";
import { runs } from "./runs.ts";

const SLOW = 3_600_000;
const TOP = 4;

const ignoring = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
};

describe("alternatives", () => {
  it("are the best payments that look different, by trying everything", () => {
    const counts = [0, 0, 0, 0, 0];
    fc.assert(
      fc.property(tinyPosition, policies, (position, policy) => {
        if (position.paying.x === "max") return;
        const answer = payBut(position, { policy, top: TOP });
        if (answer?.status !== "payable" || !answer.optimal) return;
        const { alternatives = [] } = answer;
        if (alternatives.some(({ optimal }) => !optimal)) return;
        const looks = ignoring(() => looksFor({ ...position, paying: { ...position.paying, ...(answer.plan.announce.x === undefined ? {} : { x: answer.plan.announce.x }) } }, policy, 1_500));
        if (looks === undefined || answer.plan.announce.x !== undefined) return;
        // With fewer than were asked for a budget may have run out on the last.
        const values = [answer, ...alternatives].map(({ levels }) => levels.map(({ value }) => value));
        expect(values).toEqual(looks.slice(0, values.length));
        counts[alternatives.length] = (counts[alternatives.length] as number) + 1;
      }),
      runs(100),
    );
    // Some boards have none, many have all that are asked for.
    for (const count of [counts[0], counts[TOP - 1]]) expect(count).toBeGreaterThan(5);
  }, SLOW);

  it("are legal, in order, and look different", () => {
    let all = 0;
    fc.assert(
      fc.property(mediumPosition, (position) => {
        const answer = payBut(position, { policy: withoutHand(POLICIES.preserve), top: 3 });
        if (answer?.status !== "payable") return;
        const plans = [answer, ...(answer.alternatives ?? [])];
        for (const { plan } of plans) expect(check(position, plan).violations).toEqual([]);
        const values = plans.map(({ levels }) => levels.map(({ value }) => value));
        if (plans.every(({ optimal }) => optimal)) for (const [index, value] of values.slice(1).entries()) expect(compareValues(values[index] as number[], value)).toBeLessThanOrEqual(0);
        const returned = (steps: Plan["steps"]): readonly string[] => steps.flatMap((step) => (step.do === "return" ? [step.object] : step.do === "activate" ? (step.returns ?? []) : []));
        const looks = plans.map(({ levels, plan, summary: { tapped, sacrificed, exiled, discarded, lifePaid } }) =>
          JSON.stringify([levels.filter(({ level }) => level === "counters" || level === "energy" || level === "returned" || level === "delved" || level === "assisted"), returned(plan.steps), ...[tapped, sacrificed, exiled, discarded].map((names) => Object.entries(names).sort()), lifePaid]));
        expect(new Set(looks).size).toBe(looks.length);
        all += plans.length - 1;
      }),
      runs(25),
    );
    expect(all).toBeGreaterThan(5);
  }, SLOW);
});
