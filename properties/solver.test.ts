import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Position } from "../src/board/position.ts";
import { lp } from "../src/solver/lp.ts";
import type { Program, Solver } from "../src/solver/program.ts";
import { exactSearch, search } from "../src/solver/search.ts";
import { symmetries } from "../src/solver/symmetry.ts";
import { faultsOf } from "../src/solver/verify.ts";
import { inWords, mediumPosition } from "./arbitraries/index.ts";
import { plainProgram } from "./arbitraries/programs.ts";
import { payBut } from "./known.ts";
import { activity, bruteForce, BUDGET, good, program, source, together } from "./programs.ts";
import { runs } from "./runs.ts";

const SOLVERS: readonly Solver[] = [search, lp, exactSearch];

interface Case {
  readonly title: string;
  readonly asked: Program;
  /** Missing: there is no solution. */
  readonly values?: readonly number[];
  /** That there is none need not be proved: which order a resource ends in is more than a solver must know. */
  readonly unproved?: true;
}

/** Each counted by hand. */
const CASES: readonly Case[] = [
  { title: "nothing asked, nothing done", asked: program({ levels: 1 }), values: [0] },
  { title: "a demand that nothing meets", asked: program({ demands: [{ count: 1, accepts: [] }] }) },
  { title: "a good that is there meets it", asked: program({ goods: [good(1)], demands: [{ count: 1, accepts: [0] }], levels: 1 }), values: [0] },
  {
    title: "the cheaper of two sources",
    asked: program({
      goods: [good()], resources: [{ capacity: 1 }, { capacity: 1 }], activities: [source(0, 1, [3], 0), source(0, 1, [2], 1)], demands: [{ count: 1, accepts: [0] }], levels: 1,
    }),
    values: [2],
  },
  {
    title: "an earlier level comes first, however much a later one costs",
    asked: program({
      goods: [good()], resources: [{ capacity: 1 }, { capacity: 1 }], activities: [source(0, 1, [1, 0], 0), source(0, 1, [0, 100], 1)], demands: [{ count: 1, accepts: [0] }], levels: 2,
    }),
    values: [0, 100],
  },
  {
    title: "what is left over has its price",
    asked: program({ goods: [good(0, [1])], resources: [{ capacity: 1 }], activities: [source(0, 2, [0], 0)], demands: [{ count: 1, accepts: [0] }], levels: 1 }),
    values: [1],
  },
  {
    title: "two that feed each other cannot start",
    asked: program({
      goods: [good(), good()],
      activities: [
        activity({ takes: [{ count: 1, accepts: [1] }], gives: [{ good: 0, count: 2 }] }),
        activity({ takes: [{ count: 1, accepts: [0] }], gives: [{ good: 1, count: 2 }] }),
      ],
      demands: [{ count: 1, accepts: [0] }],
    }),
  },
  {
    title: "they can once a good is there",
    asked: program({
      goods: [good(1), good()],
      activities: [
        activity({ takes: [{ count: 1, accepts: [1] }], gives: [{ good: 0, count: 2 }] }),
        activity({ takes: [{ count: 1, accepts: [0] }], gives: [{ good: 1, count: 2 }] }),
      ],
      demands: [{ count: 2, accepts: [0] }, { count: 1, accepts: [1] }],
      levels: 1,
    }),
    values: [0],
  },
  {
    title: "one that feeds itself cannot start either",
    asked: program({ goods: [good()], activities: [activity({ upper: 5, takes: [{ count: 1, accepts: [0] }], gives: [{ good: 0, count: 2 }] })], demands: [{ count: 1, accepts: [0] }] }),
  },
  {
    title: "a shared resource is used once",
    asked: program({
      goods: [good(), good()], resources: [{ capacity: 1 }], activities: [source(0, 1, [], 0), source(1, 1, [], 0)], demands: [{ count: 1, accepts: [0] }, { count: 1, accepts: [1] }],
    }),
  },
  {
    title: "an activity that raises a demand: {2/W} as {2}",
    asked: program({
      goods: [good(2), good()],
      activities: [activity({ serves: [{ demand: 0, count: 1 }, { demand: 1, count: -2 }] })],
      demands: [{ count: 1, accepts: [1] }, { count: 0, accepts: [0, 1] }],
      levels: 1,
    }),
    values: [0],
  },
  {
    title: "used first and ended afterwards is fine",
    asked: program({
      goods: [good(), good()], resources: [{ capacity: 1, endedBy: 1 }, { capacity: 1 }],
      activities: [source(0, 1, [], 0), source(1, 1, [], 1)], demands: [{ count: 1, accepts: [0] }, { count: 1, accepts: [1] }],
    }),
    values: [],
  },
  {
    title: "ended before it is used is not",
    asked: program({
      goods: [good(), good()], resources: [{ capacity: 1, endedBy: 1 }, { capacity: 1 }],
      activities: [activity({ uses: [{ resource: 0, amount: 1 }], takes: [{ count: 1, accepts: [1] }], gives: [{ good: 0, count: 1 }] }), source(1, 1, [], 1)],
      demands: [{ count: 1, accepts: [0] }],
    }),
    unproved: true,
  },
];

describe.each(SOLVERS.map((solver) => [solver.name, solver] as const))("solver %s", (_, solver) => {
  it.each(CASES)("$title", ({ asked, values, unproved }) => {
    const outcome = solver.solve(asked, BUDGET);
    expect(values === undefined ? ["infeasible", ...(unproved === true ? ["unknown"] : [])] : ["optimal"]).toContain(outcome.status);
    if (outcome.status !== "optimal") return;
    expect(outcome.solution.values).toEqual(values);
    expect(faultsOf(asked, outcome.solution)).toEqual([]);
  });

  it("finds what trying everything finds, without faults", () => {
    let solved = 0;
    fc.assert(
      fc.property(plainProgram, (asked) => {
        const outcome = solver.solve(asked, BUDGET);
        const best = bruteForce(asked);
        expect(outcome.status).toBe(best === undefined ? "infeasible" : "optimal");
        if (outcome.status !== "optimal") return;
        solved += 1;
        expect(faultsOf(asked, outcome.solution)).toEqual([]);
        expect(outcome.solution.values).toEqual(best);
      }),
      runs(300),
    );
    expect(solved).toBeGreaterThan(0);
  });

  it("finds it as well where far more is made than can be used", () => {
    fc.assert(
      fc.property(plainProgram, fc.integer({ min: 60, max: 1_000_000 }), (plain, factor) => {
        const asked = { ...plain, activities: plain.activities.map((one) => ({ ...one, gives: one.gives.map(({ good: made, count }) => ({ good: made, count: count * factor })) })) };
        const outcome = solver.solve(asked, BUDGET);
        const best = bruteForce(asked);
        expect(outcome.status).toBe(best === undefined ? "infeasible" : "optimal");
        if (outcome.status !== "optimal") return;
        expect(faultsOf(asked, outcome.solution)).toEqual([]);
        expect(outcome.solution.values).toEqual(best);
      }),
      runs(100),
    );
  });
});

/** Where all goods and prices are so many times as many, so is the best. */
const timesAll = (asked: Program, by: number): Program => ({
  ...asked,
  goods: asked.goods.map((one) => ({ ...one, initial: one.initial * by })),
  activities: asked.activities.map((one) => ({
    ...one, gives: one.gives.map((give) => ({ ...give, count: give.count * by })), prices: one.prices.map((price) => price * by),
  })),
  demands: asked.demands.map((one) => ({ ...one, count: one.count * by })),
});

describe("large numbers", () => {
  it("are exact: what is asked and made a hundred million million times over has the same best, as many times over", () => {
    fc.assert(
      fc.property(plainProgram, fc.constantFrom(1_000_001, 205_891_132_094_649), (plain, by) => {
        const asked = timesAll(plain, by);
        const outcome = search.solve(asked, BUDGET);
        const best = bruteForce(plain);
        expect(outcome.status).toBe(best === undefined ? "infeasible" : "optimal");
        if (outcome.status !== "optimal") return;
        expect(faultsOf(asked, outcome.solution)).toEqual([]);
        expect(outcome.solution.values).toEqual(best?.map((value) => value * by));
      }),
      runs(200),
    );
  });

  it.each([1_000, 1_000_000, 10_000_000, 2 ** 40, Number.MAX_SAFE_INTEGER - 1])("%d made pay %d, and not one more", (amount) => {
    const asked = (count: number): Program =>
      program({ goods: [good(0, [1])], resources: [{ capacity: 1 }, { capacity: 3 }], activities: [source(0, amount, [0], 0)], demands: [{ count, accepts: [0] }], levels: 1 });
    const statuses = [amount - 1, amount, amount + 1].map((count) => {
      const outcome = search.solve(asked(count), BUDGET);
      return [outcome.status, outcome.status === "optimal" ? outcome.solution.values : undefined];
    });
    expect(statuses).toEqual([["optimal", [1]], ["optimal", [0]], ["infeasible", undefined]]);
  });

  it("are not for the linear-programming library, which rounds: it says that it does not know", () => {
    const asked = program({ goods: [good()], resources: [{ capacity: 1 }], activities: [source(0, 2 ** 40, [], 0)], demands: [{ count: 2 ** 40, accepts: [0] }] });
    expect(lp.solve(asked, BUDGET)).toEqual({ status: "unknown" });
  });

  it("fire together where they may, and are then as good as one by one", () => {
    const asked = program({ goods: [good()], resources: [{ capacity: 9_000 }], activities: [{ ...source(0, 1, [1], 0), upper: 9_000 }], demands: [{ count: 8_000, accepts: [0] }], levels: 1 });
    const outcome = search.solve(asked, BUDGET);
    expect(outcome.status === "optimal" ? outcome.solution.firings.map(({ times }) => times) : []).toEqual([8_000]);
  });
});

/** Milliseconds: the lp solver takes its time. */
const SLOW = 600_000;

describe("sources that are alike but for their prices", () => {
  it("are used the cheapest first: the best values are those of trying everything", () => {
    let [chained, all] = [0, 0];
    fc.assert(
      fc.property(plainProgram, fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 2 }), (one, dearer) => {
        const asked = dearer.reduce((sum, more) => together(sum, { ...one, demands: [], activities: one.activities.slice(0, 3).map((made) => ({ ...made, prices: made.prices.map((price, level) => price + (level === 1 ? more : 0)) })) }), one);
        fc.pre(asked.activities.length <= 13);
        all += 1;
        if (symmetries(asked).length > 0) chained += 1;
        const outcome = search.solve(asked, BUDGET);
        const best = bruteForce(asked);
        expect(outcome.status).toBe(best === undefined ? "infeasible" : "optimal");
        if (outcome.status === "optimal") expect(outcome.solution.values).toEqual(best);
      }),
      runs(150),
    );
    expect(chained / all).toBeGreaterThan(0.5);
  });
});

describe("the solvers", () => {
  it("agree on medium boards: status, every level, the largest X and the most delved", () => {
    let proved = 0;
    const told = (position: Position, solver: Solver) => {
      const answer = payBut(position, { solver });
      if (answer === undefined) return undefined;
      if (answer.status === "unpayable") return { status: answer.status };
      return answer.status === "payable" && answer.optimal
        ? { status: answer.status, levels: answer.levels, maxX: answer.maxX, maxDelved: answer.maxDelved }
        : undefined;
    };
    fc.assert(
      // A hand makes programs several times as large; the lp solver is asked for what it can do in time.
      fc.property(mediumPosition.map((position) => ({ ...position, hand: [] })), (position) => {
        // Bug P12: with {Q} the lp solver does not find the most delved.
        if (JSON.stringify(position.battlefield).includes('"kind":"untap"')) return;
        const [one, other] = [told(position, search), told(position, lp)];
        if (one === undefined || other === undefined) return;
        proved += 1;
        expect({ position: inWords(position), ...one }).toEqual({ position: inWords(position), ...other });
      }),
      runs(120),
    );
    expect(proved).toBeGreaterThan(0);
  }, SLOW);
});
