import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capped, type Caps } from "../src/solver/capped.ts";
import { withoutDominated } from "../src/solver/dominance.ts";
import type { Program } from "../src/solver/program.ts";
import type { Reduced } from "../src/solver/reduced.ts";
import { exactSearch, search } from "../src/solver/search.ts";
import { withoutUseless } from "../src/solver/useless.ts";
import { faultsOf } from "../src/solver/verify.ts";
import { feedingProgram, plainProgram } from "./arbitraries/programs.ts";
import { activity, bruteForce, BUDGET, good, together } from "./programs.ts";
import { runs } from "./runs.ts";

/** Smaller programs in place of larger ones: nothing is lost by what is left out. */

/** The same status and the same best values, and a solution of what was asked. */
const expectSame = (asked: Program, { program: less, restored }: Reduced, whole = exactSearch.solve(asked, BUDGET)): void => {
  const outcome = exactSearch.solve(less, BUDGET);
  expect(outcome.status).toBe(whole.status);
  if (whole.status !== "optimal" || outcome.status !== "optimal") return;
  expect(outcome.solution.values).toEqual(whole.solution.values);
  expect(faultsOf(asked, restored(outcome.solution))).toEqual([]);
};

describe("what is left out because something else does better", () => {
  it("makes no difference to what is best, on programs that are tried out", () => {
    let [smaller, all] = [0, 0];
    fc.assert(
      fc.property(plainProgram, plainProgram, fc.nat({ max: 1 }), (one, other, more) => {
        const both = together(one, other);
        // More of a resource than one way alone can use.
        const asked = { ...both, resources: both.resources.map((resource) => ({ ...resource, capacity: resource.capacity + more })) };
        const reduced = withoutDominated(asked);
        all += 1;
        if (reduced.program.activities.length < asked.activities.length) smaller += 1;
        expectSame(asked, reduced);
      }),
      runs(300),
    );
    expect(smaller / all).toBeGreaterThan(0.2);
  });
});

describe("what cannot be done, and what nothing is done for", () => {
  /** Activities that only raise or serve a demand, or make what nobody wants, beside those of another program. */
  const withIdlers = (asked: Program, [raised, served, count]: readonly [number, number, number]): Program => ({
    ...asked,
    goods: [...asked.goods, good(0, [1])],
    demands: [...asked.demands, { count: 0, accepts: [0] }],
    activities: [
      ...asked.activities,
      activity({ prices: [0, 1], serves: [{ demand: raised % (asked.demands.length + 1), count: -count }, { demand: served % asked.demands.length, count: 1 }] }),
      activity({ prices: [1], takes: [{ count: 1, accepts: [1] }], gives: [{ good: asked.goods.length, count: 1 }] }),
      activity({ takes: [{ count: 1, accepts: [asked.goods.length] }], gives: [{ good: 0, count: 3 }] }),
    ],
  });

  it("makes no difference to whether there is a solution, and what is best", () => {
    let [smaller, none, all] = [0, 0, 0];
    fc.assert(
      fc.property(fc.oneof(plainProgram, feedingProgram), fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 3 })), (one, numbers) => {
        const asked = withIdlers(one, numbers);
        const [whole, useful] = [exactSearch.solve(asked, BUDGET), withoutUseless(asked)];
        fc.pre(whole.status === "optimal" || whole.status === "infeasible");
        all += 1;
        if (useful === undefined) {
          none += 1;
          expect(whole.status).toBe("infeasible");
          return;
        }
        if (useful.program.activities.length < asked.activities.length) smaller += 1;
        expectSame(asked, useful, whole);
      }),
      runs(150),
    );
    expect(smaller / all).toBeGreaterThan(0.05);
    expect(none).toBeGreaterThan(0);
  });
});

describe("levels that are capped", () => {
  const caps: fc.Arbitrary<Caps> = fc.tuple(fc.option(fc.nat({ max: 3 }), { nil: undefined }), fc.option(fc.nat({ max: 5 }), { nil: undefined }));

  it("leave the best of what comes to no more, on programs that are tried out", () => {
    let [solved, binding] = [0, 0];
    fc.assert(
      fc.property(plainProgram, caps, (asked, most) => {
        const isWithin = (values: readonly number[]): boolean => values.every((value, level) => value <= (most[level] ?? value));
        const open = (values: readonly number[]): readonly number[] => values.filter((_, level) => most[level] === undefined);
        const right = bruteForce(asked, isWithin, open);
        const { program: less, restored } = capped(asked, most);
        const outcome = search.solve(less, BUDGET);
        expect(outcome.status).toBe(right === undefined ? "infeasible" : "optimal");
        if (outcome.status !== "optimal") {
          if (bruteForce(asked) !== undefined) binding += 1;
          return;
        }
        solved += 1;
        const solution = restored(outcome.solution);
        expect(faultsOf(asked, solution)).toEqual([]);
        expect(isWithin(solution.values)).toBe(true);
        expect(open(solution.values)).toEqual(open(right ?? []));
        expect(outcome.solution.values).toEqual(open(solution.values));
      }),
      runs(400),
    );
    expect(solved).toBeGreaterThan(0);
    expect(binding).toBeGreaterThan(0);
  });
});
