import { Alike, atLeast, atMost, type Narrowing } from "./alike.ts";
import { mostBroken, sizesOf } from "./broken.ts";
import type { ExactSimplex } from "./exact-simplex.ts";
import { flatten, upperOf, type Flat, type Row, type Variable } from "./flatten.ts";
import { Lumps } from "./lumps.ts";
import { compareValues, type Program, type Solution } from "./program.ts";
import type { Relaxation } from "./relaxation.ts";
import type { Simplex } from "./simplex.ts";

/**
 * Branch and bound, one level after the other, over the lexicographic relaxation of the levels to come.
 *
 * For each level in turn: the relaxation with all earlier levels held at their best is a lower bound, and as prices are
 * integers it may be rounded up. If the best solution so far meets it, the level is proved; otherwise the search looks
 * for a better one and drops nodes whose rounded bound at this level is no better. That the relaxation also minimizes the
 * later levels costs little and makes most first solutions the last.
 *
 * Where the relaxation is broken, rows are added that no whole solution feels (`lumps.ts`); then bounds are branched on: how
 * many of what is alike are used (`alike.ts`), activity levels, flows; where a solution has no order, cuts or the arcs of a
 * circle. The budget counts work, not time: one unit is one relaxation, and more if it takes many pivots in a large
 * table.
 */
/** Whichever solves the relaxations. */
export type Engine = typeof Simplex | typeof ExactSimplex;

const MOST_LUMPS = 40;
const MOST_TOTALS = 40;

/** Parts of a chain that are fewer than this are branched on one by one. */
const MANY = 3;
/** What is so near to a whole number is one. */
const WHOLE = 1e-6;

export abstract class BranchAndBound {
  protected readonly program: Program;
  protected readonly flat: Flat;
  protected readonly simplex: Relaxation;
  /** The relaxation's point: whole parts, and what is beyond them. */
  private readonly point: Float64Array;
  private readonly parts: Float64Array;
  /** See `sizesOf`. */
  private readonly sizes: readonly number[];
  /** What is left of the budget. */
  nodes: number;
  private lumpCuts = 0;
  private totals = 0;
  /** Most searches never branch, so these are made when they are first asked for. */
  private lumps: Lumps | undefined;
  private alike: Alike | undefined;
  /** No solution can be better than this at the level in hand. */
  private goal = 0;
  best: Solution | undefined;
  proved = true;
  /** A point had no order where who feeds whom is not told apart, and no row says why. */
  stuck = false;

  /** `known`: a solution that only better ones are looked for. */
  constructor(program: Program, budget: number, Engine: Engine, mostCopies: number, known?: Solution) {
    this.program = program;
    this.flat = flatten(program, mostCopies);
    this.nodes = budget;
    this.best = known;
    this.sizes = sizesOf(program, this.flat);
    const { variables, rows, objectives } = this.flat;
    this.simplex = new Engine(variables.length, rows.length + objectives.length, objectives.length);
    this.point = new Float64Array(variables.length);
    this.parts = new Float64Array(variables.length);
    for (const [column, variable] of variables.entries()) this.simplex.upper[column] = upperOf(variable) ?? Number.POSITIVE_INFINITY;
    for (const [level, objective] of objectives.entries()) for (const [variable, price] of objective) this.simplex.setCost(level, variable, price);
    for (const row of rows) this.addRow(row);
  }

  /** What is to be done with a whole point. */
  protected abstract accept(level: number, values: readonly number[]): void;

  protected addRow({ terms, is, bound }: Row): number {
    const slackLower = is === ">=" ? Number.NEGATIVE_INFINITY : 0;
    const slackUpper = is === "<=" ? Number.POSITIVE_INFINITY : 0;
    return this.simplex.addRow(terms, bound, slackLower, slackUpper);
  }

  run(): void {
    // Any solution first; the relaxation of all levels leads to a good one.
    this.explore(0);
    if (this.best === undefined) return;
    for (const [level, objective] of this.flat.objectives.entries()) {
      if (this.stuck) return;
      if (objective.size === 0) continue;
      const bound = this.valueAt(level) === 0 ? 0 : this.levelBound(level);
      this.goal = bound;
      if (!Number.isSafeInteger(Math.ceil(this.valueAt(level)))) {
        // Beyond that, numbers are not told apart.
        this.proved = false;
        return;
      }
      if (this.valueAt(level) > bound) this.explore(level);
      this.hold(objective, this.valueAt(level));
    }
  }

  /** A level comes to no more than this, and so what costs more does not fire. Where that is nothing, the bounds say it all. */
  private hold(objective: ReadonlyMap<number, number>, most: number): void {
    if (most > 0) this.addRow({ terms: objective, is: "<=", bound: most });
    const { upper } = this.simplex;
    for (const [column, price] of objective) upper[column] = Math.min(upper[column] as number, Math.floor(most / price));
  }

  /** Solves the relaxation and takes its work off the budget. */
  private relax(level: number, enough?: number): boolean {
    const before = this.simplex.cells;
    const feasible = this.simplex.solve(level, enough);
    this.nodes -= 1 + (this.simplex.cells - before) / this.simplex.cellsPerUnit;
    return feasible;
  }

  protected valueAt(level: number): number {
    return this.best?.values[level] ?? Number.POSITIVE_INFINITY;
  }

  /** What the relaxation says a level must cost at least. */
  private levelBound(level: number): number {
    return this.relax(level) ? this.relaxedValue(level) : this.valueAt(level);
  }

  private relaxedValue(level: number): number {
    this.simplex.read(this.point, this.parts);
    return this.simplex.least(this.flat.objectives[level] ?? new Map());
  }

  /** Looks for a better value of a level (for any solution if there is none) in the node that the bounds describe. */
  protected explore(level: number): void {
    if (this.stuck) return;
    if (this.best !== undefined && (this.program.levels === 0 || this.valueAt(level) <= this.goal)) return;
    if (this.nodes <= 0) {
      this.proved = false;
      return;
    }
    if (!this.relax(level, this.valueAt(level))) return;
    if (this.relaxedValue(level) >= this.valueAt(level)) return;
    const broken = mostBroken(this.parts, this.sizes);
    if (broken < 0) {
      this.accept(level, Array.from(this.point));
      return;
    }
    if (this.tightened()) {
      this.explore(level);
      return;
    }
    if (!this.branchOnTotal(level, broken)) this.branch(level, broken);
  }

  /** Rows that the point breaks and no whole solution does. */
  private tightened(): boolean {
    if (this.lumpCuts >= MOST_LUMPS) return false;
    this.lumps ??= new Lumps(this.program, this.flat);
    const cuts = this.lumps.cuts((column) => (this.point[column] as number) + (this.parts[column] as number)).slice(0, MOST_LUMPS - this.lumpCuts);
    this.lumpCuts += cuts.length;
    for (const cut of cuts) this.addRow(cut);
    return cuts.length > 0;
  }

  private branch(level: number, column: number): void {
    const { lower, upper } = this.simplex;
    const floor = this.point[column] as number;
    this.bothWays(level, (this.parts[column] as number) >= 0.5,
      [{ column, lower: lower[column] as number, upper: floor }],
      [{ column, lower: floor + 1, upper: upper[column] as number }]);
  }

  private bothWays(level: number, upFirst: boolean, down: readonly Narrowing[], up: readonly Narrowing[]): void {
    this.within(level, upFirst ? up : down);
    this.within(level, upFirst ? down : up);
  }

  /**
   * Of sources that are alike it matters how many are used, not which: while that number is broken the search branches on it,
   * and not on one after the other. `column`: one of them.
   */
  private branchOnTotal(level: number, column: number): boolean {
    const group = this.alikeTo().groupOf(column);
    if (group === undefined || group.chain.length < MANY) return false;
    const columns = group.chain.flatMap(({ uses }) => uses);
    const total = columns.reduce((sum, use) => sum + (this.point[use] as number) + (this.parts[use] as number), 0);
    const floor = Math.floor(total + WHOLE);
    if (total - floor < WHOLE) return false;
    if (group.total === undefined) {
      if (this.totals === MOST_TOTALS) return false;
      this.totals += 1;
      // Its slack is the number, negative.
      group.total = this.addRow({ terms: new Map(columns.map((use) => [use, 1])), is: "=", bound: 0 });
      this.simplex.lower[group.total] = -columns.reduce((sum, use) => sum + (upperOf(this.flat.variables[use] as Variable) ?? 0), 0);
    }
    const { lower, upper } = this.simplex;
    this.bothWays(level, total - floor >= 0.5,
      [{ column: group.total, lower: -floor, upper: upper[group.total] as number }, ...atMost(group.chain, floor, this.simplex)],
      [{ column: group.total, lower: lower[group.total] as number, upper: -floor - 1 }, ...atLeast(group.chain, floor + 1, this.simplex)]);
    return true;
  }

  private alikeTo(): Alike {
    return (this.alike ??= new Alike(this.program, this.flat));
  }

  protected improve(solution: Solution): void {
    if (this.best === undefined || compareValues(solution.values, this.best.values) < 0) this.best = solution;
  }

  protected within(level: number, given: readonly Narrowing[]): void {
    const narrowings = [...given, ...given.flatMap((one) => this.alikeTo().following(one, this.simplex))];
    const before = narrowings.map(({ column }) => ({ column, lower: this.simplex.lower[column] as number, upper: this.simplex.upper[column] as number }));
    const set = ({ column, lower, upper }: Narrowing): void => {
      this.simplex.lower[column] = lower;
      this.simplex.upper[column] = upper;
    };
    for (const { column, lower, upper } of narrowings) set({ column, lower: Math.max(this.simplex.lower[column] as number, lower), upper: Math.min(this.simplex.upper[column] as number, upper) });
    const isEmpty = narrowings.some(({ column }) => (this.simplex.lower[column] as number) > (this.simplex.upper[column] as number));
    if (!isEmpty) this.explore(level);
    for (const one of before) set(one);
  }
}
