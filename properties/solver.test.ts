import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Position } from "../src/board/position.ts";
import { capped, type Caps } from "../src/solver/capped.ts";
import { withoutDominated } from "../src/solver/dominance.ts";
import { lp } from "../src/solver/lp.ts";
import { compareValues, type Activity, type Program, type Solver } from "../src/solver/program.ts";
import type { Reduced } from "../src/solver/reduced.ts";
import { exactSearch, search } from "../src/solver/search.ts";
import { symmetries } from "../src/solver/symmetry.ts";
import { withoutUseless } from "../src/solver/useless.ts";
import { faultsOf } from "../src/solver/verify.ts";
import { feedingProgram } from "./arbitraries/programs.ts";
import { inWords, mediumPosition } from "./arbitraries/index.ts";
import { payBut } from "./known.ts";
import { runs } from "./runs.ts";

const SOLVERS: readonly Solver[] = [search, lp, exactSearch];
const BUDGET = { budget: 5_000 };

const activity = (more: Partial<Activity>): Activity => ({ upper: 1, uses: [], takes: [], gives: [], serves: [], prices: [], rank: 0, ...more });
const program = (more: Partial<Program>): Program => ({ goods: [], resources: [], activities: [], demands: [], levels: 0, ...more });

/** A source: taps for `count` of a good, at a price. */
const source = (good: number, count: number, prices: readonly number[], resource: number): Activity =>
  activity({ uses: [{ resource, amount: 1 }], gives: [{ good, count }], prices });

const good = (initial = 0, leftover: readonly number[] = []): Program["goods"][number] => ({ initial, leftover });

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

/** Sources of one or two goods with prices, and demands that accept some of them: small enough to try every subset. */
const plainProgram: fc.Arbitrary<Program> = fc
  .record({
    sources: fc.array(
      fc.record({ options: fc.array(fc.record({ good: fc.nat({ max: 2 }), count: fc.integer({ min: 1, max: 2 }), price: fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 3 })) }), { minLength: 1, maxLength: 2 }) }),
      { minLength: 1, maxLength: 5 },
    ),
    demands: fc.array(fc.record({ count: fc.integer({ min: 1, max: 2 }), accepts: fc.subarray([0, 1, 2], { minLength: 1 }) }), { minLength: 1, maxLength: 3 }),
    leftover: fc.nat({ max: 2 }),
  })
  .map(({ sources, demands, leftover }) =>
    program({
      goods: [good(0, [leftover]), good(1, [leftover]), good(0, [leftover])],
      resources: sources.map(() => ({ capacity: 1 })),
      activities: sources.flatMap(({ options }, resource) => options.map(({ good: made, count, price }) => source(made, count, price, resource))),
      demands,
      levels: 2,
    }));

/** Two programs in one: sources and demands of both, of the same goods. */
const together = (one: Program, other: Program): Program => ({
  ...one,
  resources: [...one.resources, ...other.resources],
  activities: [...one.activities, ...other.activities.map((made) => ({ ...made, uses: made.uses.map(({ resource, amount }) => ({ resource: resource + one.resources.length, amount })) }))],
  demands: [...one.demands, ...other.demands],
});

/** The best values by trying every set of activities and every way to spend goods; only such as are allowed, by what counts. */
const bruteForce = (asked: Program, isAllowed: (values: readonly number[]) => boolean = () => true, counted = (values: readonly number[]): readonly number[] => values): readonly number[] | undefined => {
  let best: readonly number[] | undefined;
  const spend = (left: readonly number[], demand: number, count: number, price: readonly number[]): void => {
    const { count: wanted, accepts } = asked.demands[demand] ?? { count: 0, accepts: [] };
    if (demand === asked.demands.length) {
      const values = price.map((value, level) => value + left.reduce((sum, some, index) => sum + some * (asked.goods[index]?.leftover[level] ?? 0), 0));
      if (isAllowed(values) && (best === undefined || compareValues(counted(values), counted(best)) < 0)) best = values;
      return;
    }
    if (count === wanted) {
      spend(left, demand + 1, 0, price);
      return;
    }
    for (const one of accepts) if ((left[one] as number) > 0) spend(left.with(one, (left[one] as number) - 1), demand, count + 1, price);
  };
  const choose = (from: number, used: ReadonlySet<number>, goods: readonly number[], price: readonly number[]): void => {
    if (from === asked.activities.length) {
      spend(goods, 0, 0, price);
      return;
    }
    choose(from + 1, used, goods, price);
    const { uses: [use], gives: [give], prices } = asked.activities[from] as Activity;
    if (use === undefined || give === undefined || used.has(use.resource)) return;
    choose(from + 1, new Set([...used, use.resource]), goods.with(give.good, (goods[give.good] as number) + give.count), price.map((value, level) => value + (prices[level] ?? 0)));
  };
  choose(0, new Set(), asked.goods.map(({ initial }) => initial), Array.from({ length: asked.levels }, () => 0));
  return best;
};

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
