import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { hardBoards, hardPositions } from "../benchmarks/hard.ts";
import { positionOf, smaller } from "../benchmarks/hunt-boards.ts";
import { hunt, tried } from "../benchmarks/hunt-run.ts";
import { benchMemory, growsOver } from "../benchmarks/memory-run.ts";
import { randomFrom } from "../benchmarks/random.ts";
import { boardFrom, type Board } from "../benchmarks/solvers/board.ts";
import * as cards from "../benchmarks/solvers/cards.ts";
import { differencesIn, isFailure, isUnproved, refusalsIn } from "../benchmarks/solvers/compare.ts";
import { CONTENDERS, loadContender } from "../benchmarks/solvers/contenders.ts";
import { EngineFailure, wholePoint } from "../benchmarks/solvers/engine.ts";
import { drawLot, familiesWith, type Family } from "../benchmarks/solvers/families.ts";
import { exponentOf } from "../benchmarks/solvers/growth.ts";
import { benchSolvers, type SolversReport } from "../benchmarks/solvers/measure.ts";
import type { Answered } from "../benchmarks/solvers/messages.ts";
import { pngOf } from "../benchmarks/png.ts";
import { growthSvg } from "../benchmarks/solvers/plot.ts";
import { apart } from "../benchmarks/svg.ts";
import { solversTable } from "../benchmarks/solvers/table.ts";
import { nodeCatalog } from "../src/catalog/node.ts";
import { flatten } from "../src/solver/flatten.ts";
import type { Outcome, Program, Solver } from "../src/solver/program.ts";
import { faultsOf } from "../src/solver/verify.ts";
import { inWords, mediumPosition, tinyPosition } from "./arbitraries/index.ts";
import { runs } from "./runs.ts";

const BUDGET = { budget: 600 };

describe("contenders", () => {
  let contenders: readonly Solver[] = [];
  beforeAll(async () => {
    contenders = await Promise.all(CONTENDERS.map(loadContender));
  });

  /** An engine that is not ours may give up, which proves nothing. */
  const answer = (solver: Solver, program: Program): Answered => {
    try {
      return { index: 0, milliseconds: 0, outcome: solver.solve(program, BUDGET) };
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error;
      return { index: 0, milliseconds: 0, failure: error.message };
    }
  };
  const answersTo = ({ program }: Board): ReadonlyMap<string, Answered> => new Map(contenders.map((solver) => [solver.name, answer(solver, program)]));
  const isProved = (one: Answered): boolean => !isFailure(one) && !isUnproved(one);

  it.each([["tiny", tinyPosition, 60], ["medium", mediumPosition.map((position) => ({ ...position, hand: [] })), 12]] as const)("agree on %s boards, and the referee takes what they answer", (_, positions, count) => {
    let proved = 0;
    fc.assert(
      fc.property(positions, (position) => {
        const board = boardFrom(position);
        if (board === undefined) return;
        const answers = answersTo(board);
        expect({ position: inWords(position), differences: differencesIn(board, answers) }).toEqual({ position: inWords(position), differences: [] });
        if ([...answers.values()].every(isProved)) proved += 1;
      }),
      runs(count),
    );
    expect(proved).toBeGreaterThan(0);
  });

  it("prove the best payment of a published board, without faults", () => {
    const [position] = familiesWith([]).flatMap((family) => (family.name === "cataracts" ? family.draw(3, 1, randomFrom(1)) : []));
    const board = boardFrom(position as NonNullable<typeof position>) as Board;
    const found = contenders.map((solver) => solver.solve(board.program, BUDGET));
    expect(found.map(({ status }) => status)).toEqual(CONTENDERS.map(() => "optimal"));
    for (const outcome of found) expect(outcome.status === "optimal" ? faultsOf(board.program, outcome.solution) : ["none"]).toEqual([]);
  });
});

describe("answers are compared", () => {
  const solved = (status: "optimal" | "feasible", values: readonly number[]): Answered => ({ index: 0, milliseconds: 1, outcome: { status, solution: { firings: [], spends: [], values } } });
  const plain = (status: "infeasible" | "unknown"): Answered => ({ index: 0, milliseconds: 1, outcome: { status } satisfies Outcome });
  const failed: Answered = { index: 0, milliseconds: 1, failure: "it gave up" };
  const board = { faultsOf: () => [], mayBeRefused: false };
  const differ = (...answers: readonly Answered[]): boolean => differencesIn(board, new Map(answers.map((answer, index) => [`solver ${index}`, answer]))).length > 0;

  it.each([
    ["equal values", false, [solved("optimal", [0, 2]), solved("optimal", [0, 2])]],
    ["other values at a later level", true, [solved("optimal", [0, 2]), solved("optimal", [0, 3])]],
    ["best and impossible", true, [solved("optimal", [0]), plain("infeasible")]],
    ["found without proof, and impossible", true, [solved("feasible", [0]), plain("infeasible")]],
    ["worse without proof", false, [solved("optimal", [1]), solved("feasible", [2])]],
    ["better without proof than what is proved best", true, [solved("optimal", [1]), solved("feasible", [0])]],
    ["nothing known", false, [solved("optimal", [1]), plain("unknown")]],
    ["an engine that failed", false, [solved("optimal", [1]), failed]],
  ] as const)("%s: different is %s", (_, expected, answers) => {
    expect(differ(...answers)).toBe(expected);
    expect(differ(...answers.toReversed())).toBe(expected);
  });

  it("a solution that the judge finds fault with is told with who gave it", () => {
    const [answers, fault, refusal] = [new Map([["yalps", solved("optimal", [0])]]), "level 0 is 1, not 0", "the referee: no-such-ability (CR 602.1) at step 1"];
    const by = (found: string, mayBeRefused: boolean) => {
      const judge = { faultsOf: () => [found], mayBeRefused };
      return [differencesIn(judge, answers), refusalsIn(judge, answers)];
    };
    expect([by(fault, false), by(fault, true)]).toEqual([[[`yalps: ${fault}`], 0], [[`yalps: ${fault}`], 0]]);
    expect([by(refusal, false), by(refusal, true)]).toEqual([[[`yalps: ${refusal}`], 0], [[], 1]]);
  });

  it("values of an engine are held against rows and bounds in whole numbers", () => {
    const program: Program = {
      goods: [{ initial: 0, leftover: [] }], resources: [{ capacity: 1 }], levels: 0, demands: [{ count: 1, accepts: [0] }],
      activities: [{ upper: 1, uses: [{ resource: 0, amount: 1 }], takes: [], gives: [{ good: 0, count: 1 }], serves: [], prices: [], rank: 0 }],
    };
    const flat = flatten(program);
    const point = (raw: readonly number[]) => wholePoint("engine", flat, flat.rows, raw);
    expect(flat.variables.map(({ kind }) => kind)).toEqual(["fire", "spend"]);
    expect(point([1 - 1e-9, 1 + 1e-9])).toEqual([1, 1]);
    for (const raw of [[0.5, 0.5], [0, 1], [2, 1], [Number.NaN, 1], [1, 0]]) expect(() => point(raw)).toThrow(EngineFailure);
  });
});

describe("families", () => {
  const families = familiesWith([{ name: "small", format: "commander", main: { Forest: 10, Island: 10, "Llanowar Elves": 4, "Sol Ring": 1, Divination: 3 } }]);

  it("the same seed draws the same boards, another seed others", () => {
    for (const family of families.filter(({ grows, name }) => grows && name !== "60 cards")) {
      const draw = (seed: number) => drawLot(family, family.sizes[0] as number, 4, seed).boards.map(({ program }) => JSON.stringify(program));
      expect(draw(1)).toEqual(draw(1));
      expect([family.name, draw(1).length > 0]).toEqual([family.name, true]);
      expect([family.name, draw(2)]).not.toEqual([family.name, draw(1)]);
    }
  });

  it("sizes go where they are said to go", () => {
    const sizesOf = (name: string) => families.find((family) => family.name === name)?.sizes ?? [];
    expect([sizesOf("sources").at(0), sizesOf("sources").at(-1)]).toEqual([5, 200]);
    expect([sizesOf("copies").at(0), sizesOf("copies").at(-1)]).toEqual([10, 10_000]);
    const copies = families.find(({ name }) => name === "copies")?.draw(1_000, 1, randomFrom(1)) ?? [];
    expect(copies.map(({ battlefield }) => battlefield.reduce((sum, { count }) => sum + count, 0))).toEqual([1_000]);
  });

  it("names cards that the catalog has", () => {
    const names = Object.values(cards).flat().filter((name) => !name.startsWith("{"));
    expect(names.filter((name) => nodeCatalog.byName(name) === undefined)).toEqual([]);
  });

  it("keeps the hard boards that were found, hardest first", () => {
    const works = hardBoards().map(({ work }) => work.most);
    expect(works).toEqual([...works].sort((a, b) => b - a));
    expect(hardPositions().flatMap((position) => boardFrom(position) ?? [])).toHaveLength(works.length);
    expect(works.length).toBeGreaterThan(0);
  });
});

describe("the solver benchmark", () => {
  const family = (sizes: readonly number[]): Family => ({ ...(familiesWith(undefined)[0] as Family), sizes });
  const limits = { patience: 20_000, share: 1_000 };

  it("checks, times and compares contenders in processes of their own", async () => {
    const kept: number[] = [];
    const report = await benchSolvers({ seed: 1, boards: 2, families: [family([3, 6])], limits: { ...limits, share: 200 }, kept: ({ rows }) => kept.push(rows.length) });
    expect(report.rows.map(({ size, who }) => [size, who])).toEqual([3, 6].flatMap((size) => ["floor", ...CONTENDERS].map((who) => [size, who])));
    expect(kept).toEqual([5, 10]);
    expect([report.differences, report.failures]).toEqual([[], []]);
    const isMeasured = ({ who, medianMs = 0, ratio = 0, peakMegabytes = 0 }: SolversReport["rows"][number]): boolean =>
      medianMs > 0 && (who === "floor" ? ratio > 0 && ratio < 1 && peakMegabytes === 0 : ratio >= 1 && peakMegabytes > 10);
    expect(report.rows.filter((row) => !isMeasured(row))).toEqual([]);
    const table = solversTable(report);
    for (const word of [...CONTENDERS, "floor", "growth exponents", "No answers differ"]) expect(table).toContain(word);
    expect(Math.max(...table.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it("does not ask who takes too long about larger boards, and says so", async () => {
    const report = await benchSolvers({ seed: 1, boards: 30, families: [family([20, 40])], limits: { ...limits, share: 1 }, contenders: ["lp"] });
    expect(report.rows.filter(({ who }) => who === "lp").map(({ size, dropped }) => [size, dropped])).toEqual([[20, "over 0.001 s for 30 boards"]]);
    expect(solversTable(report)).toContain("lp is not asked beyond size 20");
  });

  it("ends a process that takes longer than it may", async () => {
    const report = await benchSolvers({ seed: 1, boards: 1, families: [family([80])], limits: { patience: 5, share: 1_000 }, contenders: ["highs"] });
    expect(report.rows.filter(({ who }) => who === "highs").map(({ answered, dropped }) => [answered, dropped])).toEqual([[0, "over 0.005 s on a board"]]);
  });

  it("keeps what was measured when it is interrupted", async () => {
    const interrupt = new AbortController();
    const report = await benchSolvers({ seed: 1, boards: 1, families: [family([3, 6, 9])], limits, contenders: ["search"], signal: interrupt.signal, kept: () => interrupt.abort() });
    expect(report.rows.map(({ size, who }) => [size, who])).toEqual([[3, "floor"], [3, "search"]]);
  });

  it("tells how time grows", () => {
    const grown = (exponent: number) => exponentOf([5, 10, 40].map((size) => ({ size, time: 3 * size ** exponent })));
    expect([grown(0), grown(1), grown(2.5)].map((found) => found?.toFixed(6))).toEqual(["0.000000", "1.000000", "2.500000"]);
    expect(exponentOf([{ size: 5, time: 1 }])).toBeUndefined();
  });

  it("draws a line for each solver, with its name, as SVG and as PNG", async () => {
    const rows: SolversReport["rows"] = [10, 100].flatMap((size) =>
      (["floor", ...CONTENDERS] as const).map((who, index) => ({ family: "copies", size, who, answered: 1, boards: 1, medianMs: 0.001 * 10 ** index, unproved: 0, failures: 0 })));
    const svg = growthSvg({ node: "v20", machine: "one", seed: 1, budget: 600, limits, families: [], rows, differences: [], failures: [] });
    for (const word of [...CONTENDERS, "one look at each object", "time (median)", "size (permanents)", "1 ms"]) expect(svg).toContain(word);
    expect((await pngOf(svg)).subarray(1, 4).toString()).toBe("PNG");
    expect(() => growthSvg({ node: "v20", machine: "one", seed: 1, budget: 600, limits, families: [], rows: [], differences: [], failures: [] })).toThrow("--only");
  });

  it("moves labels apart and leaves alone those that are", () => {
    expect(apart([100, 10, 105, 12])).toEqual([0, 0, 12, 15]);
  });
});

describe("the hunt", () => {
  it("is the same with the same seed, and only climbs", async () => {
    const run = () => hunt({ seed: 3, steps: 25, budget: 60 });
    const [one, other] = [await run(), await run()];
    const essence = ({ worst, steps, threw }: typeof one) => ({ steps, threw, worst: worst.map(({ found, work, position }) => ({ found, work, position })) });
    expect(essence(other)).toEqual(essence(one));
    expect(one.steps).toBeGreaterThanOrEqual(25);
    expect(one.worst.length).toBeGreaterThan(0);
    expect(one.threw).toEqual([]);
  });

  it("counts more work for more to be searched", () => {
    const prey = { hand: ["Cryptic Command", "Kitchen Finks"], keywords: [], cost: ["{W}", "{U}", "{B}"] };
    const plain = ["Plains", "Island", "Swamp", "Mountain"];
    const costed = ["Island", "Azorius Signet", "Dimir Signet", "Rakdos Signet", "Sunken Ruins", "Graven Cairns", "Fire-Lit Thicket"];
    const [easy, hard] = [plain, costed].map((battlefield) => tried({ ...prey, battlefield }, 600));
    expect(easy?.work.most).toBeGreaterThan(0);
    expect(hard?.work.most).toBeGreaterThan(easy?.work.most ?? Number.POSITIVE_INFINITY);
    expect([easy?.status, hard?.status]).toEqual(["payable", "payable"]);
  });

  it("leaves out one thing at a time", () => {
    const prey = { battlefield: ["Plains", "Island"], hand: ["Ponder"], cost: ["{U}"], keywords: ["Convoke"] };
    expect(smaller(prey).map(({ battlefield, hand, cost, keywords }) => battlefield.length + hand.length + cost.length + keywords.length)).toEqual([4, 4, 4, 4]);
    expect(JSON.stringify(positionOf(prey))).toContain("Convoke");
  });
});

describe("memory", () => {
  const run = (used: () => number) => benchMemory({ seed: 1, canPayCalls: 30, payCalls: 12, looks: 6, collect: () => undefined, used });

  it("a heap that stands is told from one that grows", () => {
    let used = 0;
    expect(run(() => 30e6).map(({ work, used: { length }, grows }) => [work, length, grows])).toEqual([["canPay", 6, false], ["pay", 6, false]]);
    expect(run(() => (used += 1e6)).map(({ grows }) => grows)).toEqual([true, true]);
  });

  it("what is filled once is no growth", () => {
    expect(growsOver([10e6, 20e6, 29e6, 30e6, 30.1e6, 30e6])).toBe(false);
    expect(growsOver([10e6, 12e6, 14e6, 16e6, 18e6, 20e6])).toBe(true);
    expect(growsOver([])).toBe(false);
  });
});
