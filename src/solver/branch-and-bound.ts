import { Alike, atLeast, atMost, type Narrowing } from "./alike.ts";
import type { ExactSimplex } from "./exact-simplex.ts";
import { activityOf, arcKey, flatten, MOST_COPIES, PLAIN, upperOf, valueOf, type Flat, type Row, type Variable } from "./flatten.ts";
import { Lumps } from "./lumps.ts";
import { apart, beyond, cutsFor, notAll } from "./order.ts";
import { outsideCuts } from "./outside.ts";
import type { Deadlock } from "./precedence.ts";
import { compareValues, type Program, type Solution } from "./program.ts";
import { firedAt } from "./reduced.ts";
import type { Relaxation } from "./relaxation.ts";
import { schedule, type Stuck } from "./schedule.ts";
import type { Simplex } from "./simplex.ts";
import { faultsOf } from "./verify.ts";

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

/** Room for rows beside those of the program: cuts for the order, cuts for lumps, totals of what is alike. */
const MOST_CUTS = 60;
const MOST_LUMPS = 40;
const MOST_TOTALS = 40;

/** Parts of a chain that are fewer than this are branched on one by one. */
const MANY = 3;
/** What is so near to a whole number is one. */
const WHOLE = 1e-6;

/** So much of the budget goes at most to feeding the firings of one point otherwise. */
const REARRANGED = 30;

/** How much each variable moves: goods taken and given by an activity, 0 for a flow. */
const sizesOf = (program: Program, flat: Flat): readonly number[] =>
  flat.variables.map((variable) => {
    if (variable.kind !== "fire") return 0;
    const { takes, gives } = activityOf(program, flat, variable.unit);
    return 1 + takes.reduce((sum, { count }) => sum + 2 * count, 0) + gives.reduce((sum, { count }) => sum + count, 0);
  });

/**
 * What to branch on: activities before flows, which mostly follow; the biggest first, as a tenth of an activity that takes two
 * mana and makes twenty spoils a relaxation more than half a land does. −1: all is whole.
 */
const mostBroken = (parts: Float64Array, sizes: readonly number[]): number => {
  let [best, bestSize, off] = [-1, -1, 0];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] as number;
    if (part === 0) continue;
    const distance = Math.min(part, 1 - part);
    const size = sizes[index] as number;
    if (size < bestSize || (size === bestSize && distance <= off)) continue;
    [best, bestSize, off] = [index, size, distance];
  }
  return best;
};

export class Search {
  private readonly program: Program;
  private readonly Engine: Engine;
  private readonly flat: Flat;
  private readonly simplex: Relaxation;
  /** The relaxation's point: whole parts, and what is beyond them. */
  private readonly point: Float64Array;
  private readonly parts: Float64Array;
  /** See `sizesOf`. */
  private readonly sizes: readonly number[];
  /** What is left of the budget. */
  nodes: number;
  private cuts = 0;
  /** By unit: nothing that fires no more often than this is better than what is known. `undefined`: that was too much to ask. */
  private lookedThrough: readonly number[] | undefined = [];
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
  private readonly isPlain: boolean;
  /** Some solution had no order, and the firings of an activity were not told apart, so that there may be others with one. */
  coarse = false;

  /** `known`: a solution that only better ones are looked for. */
  constructor(program: Program, budget: number, Engine: Engine, mostCopies: number, known?: Solution) {
    this.program = program;
    this.Engine = Engine;
    this.isPlain = mostCopies === PLAIN;
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

  private addRow({ terms, is, bound }: Row): number {
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

  private valueAt(level: number): number {
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
  private explore(level: number): void {
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

  private accept(level: number, values: readonly number[]): void {
    const found = schedule(this.program, this.flat, values);
    if (!("kind" in found)) {
      const faults = faultsOf(this.program, found);
      if (faults.length > 0) throw new Error(`search: ${faults.join("; ")}`);
      this.improve(found);
      return;
    }
    if (this.isPlain) this.orderPlain(level, found, values);
    else this.order(level, found, values);
  }

  /** Rows that are true of every solution with an order that is better than what is known, so they stay. */
  private cut(level: number, rows: readonly Row[]): boolean {
    if (rows.length === 0 || this.cuts + rows.length > MOST_CUTS) return false;
    this.cuts += rows.length;
    for (const row of rows) this.addRow(row);
    this.explore(level);
    return true;
  }

  /** The point has no order, and who feeds whom is not told apart. */
  private orderPlain(level: number, found: Stuck, values: readonly number[]): void {
    const rows = found.kind === "deadlock" ? this.notAllOf(found) : outsideCuts(this.program, this.flat, found.units, values);
    if (this.cut(level, rows) || this.rearranged(level, values)) return;
    this.stuck = true;
    this.proved = false;
  }

  /** One of units that wait for each other, whatever feeds them, does not fire. */
  private notAllOf({ units, arcs }: Deadlock): readonly Row[] {
    return arcs.length === 0 && units.every((unit) => this.flat.units[unit]?.upper === 1) ? [notAll(units)] : [];
  }

  private order(level: number, found: Stuck, values: readonly number[]): void {
    if (found.kind === "ended") {
      // Either nothing is both used and ended, or one of the arcs by which its end feeds its use is absent.
      const capacity = this.program.resources[found.resource]?.capacity ?? 0;
      if (found.arcs.length === 0 || capacity > 1) this.missed();
      const [row] = apart(this.program, this.flat, found.resource);
      if (row !== undefined && this.cuts < MOST_CUTS) {
        this.cuts += 1;
        const slack = this.addRow(row);
        this.explore(level);
        // The row holds in this branch only. Its slack keeps an end: a column without any has no value to stand at.
        this.simplex.lower[slack] = this.leastSlack(row);
      } else {
        this.proved = false;
      }
      this.withoutArcs(level, found.arcs);
      return;
    }
    if (found.kind === "deadlock") {
      this.resolve(level, found);
      return;
    }
    if (this.cut(level, cutsFor(this.program, this.flat, found.units, values))) return;
    // An arc between activities that fire several times may carry something in one firing and nothing in another.
    if (found.units.some((unit) => (this.flat.units[unit]?.upper ?? 1) > 1)) this.missed();
    this.withoutArcs(level, found.arcs);
  }

  /**
   * The same firings, fed otherwise. If the best of these comes to what the point comes to, nothing below the point is better.
   * If not, but all of them are looked through, what is better than all that is known fires something beyond these. Points that
   * differ in little come one after the other, so what fired at those before is looked through with it.
   */
  private rearranged(level: number, values: readonly number[]): boolean {
    const before = this.lookedThrough;
    const together = this.flat.units.map((_, unit) => Math.max(values[unit] as number, before?.[unit] ?? 0));
    for (const most of before?.some((times, unit) => times > (values[unit] as number)) === true ? [together, values] : [values]) {
      const { solution, proved } = this.bestOf(most);
      if (solution !== undefined) this.improve(solution);
      if (solution !== undefined && compareValues(solution.values, this.flat.objectives.map((objective) => valueOf(objective, values))) <= 0) return true;
      const rows = proved ? beyond(this.flat, most) : [];
      // Where together they are too many, they stay so.
      this.lookedThrough = rows.length > 0 && this.lookedThrough !== undefined ? most : undefined;
      if (this.cut(level, rows)) return true;
    }
    return false;
  }

  /** What is better than all that is known, of firings up to these, in a small program in which who feeds whom is told apart. */
  private bestOf(most: readonly number[]): { readonly solution: Solution | undefined; readonly proved: boolean } {
    const { program, restored } = firedAt(this.program, this.flat, most);
    const budget = Math.min(this.nodes, REARRANGED);
    const small = new Search(program, budget, this.Engine, MOST_COPIES, this.best);
    small.run();
    this.nodes -= budget - small.nodes;
    return { solution: small.best === undefined || small.best === this.best ? undefined : restored(small.best), proved: small.proved };
  }

  private improve(solution: Solution): void {
    if (this.best === undefined || compareValues(solution.values, this.best.values) < 0) this.best = solution;
  }

  /** The slack of a row of firings, whatever fires: with this bound the row says nothing. */
  private leastSlack({ terms, bound }: Row): number {
    return [...terms].reduce((least, [unit, factor]) => least - Math.max(0, factor) * (this.flat.units[unit]?.upper ?? 0), bound);
  }

  /** One branch for each arc: the one in which it carries nothing. */
  private withoutArcs(level: number, arcs: readonly (readonly [number, number])[]): void {
    for (const [maker, taker] of arcs) {
      const feeds = this.flat.arcs.get(arcKey(maker, taker)) ?? [];
      this.within(level, feeds.map((column) => ({ column, lower: 0, upper: 0 })));
    }
  }

  /** Not all of them fire, or not all of these feeds are there. */
  private resolve(level: number, deadlock: Deadlock): void {
    if (this.cut(level, this.notAllOf(deadlock))) return;
    const { units, arcs } = deadlock;
    if (arcs.some((arc) => arc.some((unit) => (this.flat.units[unit]?.upper ?? 1) > 1))) this.missed();
    for (const unit of units) this.within(level, [{ column: unit, lower: 0, upper: 0 }]);
    this.withoutArcs(level, arcs);
  }

  /** Solutions may have been left out. */
  private missed(): void {
    this.proved = false;
    this.coarse = true;
  }

  private within(level: number, given: readonly Narrowing[]): void {
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
