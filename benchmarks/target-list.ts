import { pay, prepare, type Position } from "../src/index.ts";
import { encode, spendings, tableOf } from "../src/encode/index.ts";
import { POLICIES } from "../src/policy/index.ts";
import { paymentOf, totalsFor, viewOf } from "../src/rules/index.ts";
import { lp } from "../src/solver/lp.ts";
import type { Program, Solver } from "../src/solver/program.ts";
import { search } from "../src/solver/search.ts";
import type { Deck } from "./decks.ts";
import { randomFrom } from "./random.ts";
import { asked, COSTS, decksBoards, parsed, percentile, published, sourcesBoard, spell } from "./samples.ts";

/** One number to reach. */
export interface Target {
  readonly work: string;
  readonly unit: "µs" | "ms" | "times faster" | "times as long";
  readonly target: number;
  readonly measured: number;
  readonly reached: boolean;
}

export interface TargetOptions {
  readonly seed: number;
  /** How many boards each figure is taken from. */
  readonly boards: number;
  /** Missing: figures that need real decks are left out. */
  readonly decks?: readonly Deck[] | undefined;
  readonly progress?: (text: string) => void;
}

/** Milliseconds of one call, from `times` calls together. */
const timed = (work: () => unknown, times = 1): number => {
  const start = performance.now();
  for (let i = 0; i < times; i += 1) work();
  return (performance.now() - start) / times;
};

const median = (values: readonly number[]): number => percentile([...values].sort((a, b) => a - b), 0.5);

/** Code is compiled as it is used: the last of several passes counts. */
const PASSES = 12;

const warmed = <T>(items: readonly T[], time: (item: T) => unknown): void => {
  for (let pass = 1; pass < PASSES; pass += 1) for (const item of items) time(item);
};

const medianOver = <T>(items: readonly T[], time: (item: T) => number): number => {
  warmed(items, time);
  return median(items.map(time));
};

/** One call may wait for the collector: so many are made of each, and their median counts. */
const TIMES = 5;

const medianTime = (work: () => unknown): number => median(Array.from({ length: TIMES }, () => timed(work)));

const CALLS = 2_000;

/** Median over boards of one `canPay`, of costs that were asked after before. */
const canPayAgain = (positions: readonly Position[]): number => {
  const costs = COSTS.map((cost) => asked(spell(cost)));
  return medianOver(positions, (position) => {
    const board = prepare(position);
    for (const cost of costs) board.canPay(cost);
    let next = 0;
    return timed(() => board.canPay(costs[(next += 1) % costs.length]), CALLS);
  });
};

/** So many equal costs, each of which the board has not seen before, are timed together. */
const NEW_COSTS = 20;

const canPayFirst = (positions: readonly Position[]): number =>
  medianOver(positions, (position) => {
    const board = prepare(position);
    board.canPay(asked(spell("{1}")));
    return median(COSTS.map((cost) => {
      const costs = Array.from({ length: NEW_COSTS }, () => asked(spell(cost)));
      let next = 0;
      return timed(() => board.canPay(costs[next++]), NEW_COSTS);
    }));
  });

const castableFirst = (positions: readonly Position[]): number =>
  medianOver(positions, (position) => {
    const board = prepare(position);
    board.canPay();
    return timed(() => board.castable());
  });

const programsOf = (positions: readonly Position[]): readonly Program[] =>
  positions.flatMap((position) => {
    const view = viewOf(position);
    const [payment, table] = [paymentOf(view), tableOf(view)];
    const [total] = totalsFor(view, payment, payment.purpose.hasX ? payment.xLeast : undefined);
    const [spending] = spendings(table);
    return total === undefined || spending === undefined ? [] : [encode(table, payment, total, { policy: POLICIES.preserve, hand: "together", spending }).program];
  });

/** How many times faster the first is than the second on the same programs: the median, and the worst. */
const ratios = (programs: readonly Program[], one: Solver, other: Solver): readonly number[] => {
  const solve = (solver: Solver, program: Program): unknown => solver.solve(program, { budget: 600 });
  warmed(programs, (program) => [one, other].map((solver) => solve(solver, program)));
  const time = (solver: Solver, program: Program): number => medianTime(() => solve(solver, program));
  return programs.map((program) => time(other, program) / time(one, program)).sort((a, b) => a - b);
};

const payTime = (position: Position): number => {
  warmed([position], (one) => pay(one));
  return medianTime(() => pay(position));
};

const MICRO = 1_000;

/** Whether, and how; why not is another question. */
const PLAIN = { explain: false } as const;

/** The numbers of the design, each measured by itself. */
export const targets = ({ seed, boards, decks, progress }: TargetOptions): readonly Target[] => {
  const found: Target[] = [];
  const add = (work: string, unit: Target["unit"], target: number, measure: () => number): void => {
    progress?.(work);
    const measured = measure();
    found.push({ work, unit, target, measured, reached: unit === "times faster" ? measured >= target : measured <= target });
  };
  const random = randomFrom(seed);
  const sources = (size: number): readonly Position[] => Array.from({ length: boards }, () => sourcesBoard(size, random));

  for (const size of [10, 80]) {
    const positions = sources(size);
    add(`canPay, prepared, ${size} one-mana sources, costs asked before`, "µs", 0.3, () => canPayAgain(positions) * MICRO);
    add(`canPay, prepared, ${size} one-mana sources, a new cost`, "µs", 0.3, () => canPayFirst(positions) * MICRO);
  }
  if (decks !== undefined) {
    const commander = decks.filter(({ format }) => format === "commander");
    const positions = decksBoards(commander, 30, boards, random);
    add("canPay, prepared, Commander decks, costs asked before", "µs", 5, () => canPayAgain(positions) * MICRO);
    add("canPay, prepared, Commander decks, a new cost", "µs", 5, () => canPayFirst(positions) * MICRO);
    add("pay, Commander decks, 30 permanents, 99 of 100", "ms", 1, () => {
      warmed(positions, (position) => pay(position, PLAIN));
      return percentile(positions.map((position) => medianTime(() => pay(position, PLAIN))).sort((a, b) => a - b), 0.99);
    });
    const programs = programsOf(positions.slice(0, Math.ceil(boards / 4)));
    const faster = ratios(programs, search, lp);
    add("search against lp, the same programs, median", "times faster", 50, () => percentile(faster, 0.5));
    add("search against lp, the same programs, worst", "times faster", 1, () => faster[0] ?? Number.NaN);
  }
  add("pay, 10 sources", "µs", 15, () => medianOver(sources(10), (position) => timed(() => pay(position, PLAIN))) * MICRO);
  const sevenCards = sources(20).map((position) => ({
    ...position, hand: COSTS.slice(0, 7).flatMap((cost) => parsed({ you: { battlefield: [], hand: [spell(cost)] }, paying: spell(cost) }).hand),
  }));
  add("castable, 7 cards in hand, 20 permanents, prepared", "µs", 20, () => castableFirst(sevenCards) * MICRO);
  for (const count of [3, 7]) add(`35 lands of five types and ${count} Cascading Cataracts`, "ms", 1, () => payTime(published.cataracts(count)));
  add("X and convoke, 500 identical creatures", "ms", 1, () => payTime(published.convoke(500)));
  add("80 lands", "ms", 1, () => payTime(sourcesBoard(80, random)));
  add("25 permanents that each make any color", "ms", 1, () => payTime(published.anyColor(25)));
  add("pay, 10,000 copies against 10 of a land, a creature and a Treasure", "times as long", 1.5, () => {
    const [many, few] = [published.copies(10_000), published.copies(10)];
    // Whichever is asked first is asked of code that is hardly compiled.
    for (const position of [many, few]) payTime(position);
    return payTime(many) / payTime(few);
  });
  return found;
};

const number = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toFixed(3));

export const targetsTable = (all: readonly Target[]): string => {
  const width = Math.max(...all.map(({ work }) => work.length));
  return all
    .map(({ work, unit, target, measured, reached }) =>
      `${work.padEnd(width)}  ${number(measured).padStart(9)} ${unit.padEnd(12)}  ${unit === "times faster" ? "at least" : "at most "} ${number(target).padStart(5)}  ${reached ? "reached" : "not reached"}\n`)
    .join("");
};

