import { activityOf, arcKey, flatten, PLAIN, type Flat, type Row } from "./flatten.ts";
import { compareValues, type Program, type Solution } from "./program.ts";
import { cutsFor, apart, notAll } from "./order.ts";
import type { Deadlock } from "./precedence.ts";
import { schedule } from "./schedule.ts";
import type { ExactSimplex } from "./exact-simplex.ts";
import type { Relaxation } from "./relaxation.ts";
import type { Simplex } from "./simplex.ts";
import { symmetries, type Chain } from "./symmetry.ts";
import { faultsOf } from "./verify.ts";

/**
 * Branch and bound, one level after the other, over the lexicographic relaxation of the levels to come.
 *
 * For each level in turn: the relaxation with all earlier levels held at their best is a lower bound, and as prices are
 * integers it may be rounded up. If the best solution so far meets it, the level is proved; otherwise the search looks
 * for a better one and drops nodes whose rounded bound at this level is no better. That the relaxation also minimizes the
 * later levels costs little and makes most first solutions the last.
 *
 * Branching narrows bounds only: activity levels first, then flows; where a solution has no order, cuts or the arcs of a
 * circle. The budget counts work, not time: one unit is one relaxation, and more if it takes many pivots in a large
 * table.
 */
/** Whichever solves the relaxations. */
export type Engine = typeof Simplex | typeof ExactSimplex;

/** Room for cuts that are found on the way. */
const MORE_ROWS = 60;

/** A change of one bound, undone when the search goes back. */
interface Narrowing {
  readonly column: number;
  readonly lower: number;
  readonly upper: number;
}

/** Where an activity is in the chain of those that are like it. */
interface Place {
  readonly chain: Chain;
  readonly position: number;
}

/** By variable. Chains of activities whose firings are told apart are left out. */
const placesIn = (program: Program, { units }: Flat): ReadonlyMap<number, Place> => {
  const unitsOf: number[][] = program.activities.map(() => []);
  for (const [unit, { activity }] of units.entries()) unitsOf[activity]?.push(unit);
  const chains = symmetries(program).filter((chain) => chain.every(({ uses }) => uses.every((use) => unitsOf[use]?.length === 1)));
  return new Map(chains.flatMap((activities) => {
    const chain = activities.map(({ uses }) => ({ uses: uses.map((use) => unitsOf[use]?.[0] as number) }));
    return chain.flatMap(({ uses }, position) => uses.map((use) => [use, { chain, position }] as const));
  }));
};

export class Search {
  private readonly program: Program;
  private readonly flat: Flat;
  private readonly simplex: Relaxation;
  /** The relaxation's point: whole parts, and what is beyond them. */
  private readonly point: Float64Array;
  private readonly parts: Float64Array;
  /** How much each variable moves: goods taken and given by an activity, 0 for a flow. */
  private readonly sizes: readonly number[];
  /** What is left of the budget. */
  nodes: number;
  private extraRows = 0;
  /** No solution can be better than this at the level in hand. */
  private goal = 0;
  best: Solution | undefined;
  proved = true;
  /** A solution had no order where who feeds whom is not told apart. */
  private stuck = false;
  private readonly isPlain: boolean;
  /** Most searches never branch, so it is made when it is first asked for. */
  private knownPlaces: ReadonlyMap<number, Place> | undefined;
  /** Some solution had no order, and the firings of an activity were not told apart, so that there may be others with one. */
  coarse = false;

  constructor(program: Program, budget: number, Engine: Engine, mostCopies: number) {
    this.program = program;
    this.isPlain = mostCopies === PLAIN;
    this.flat = flatten(program, mostCopies);
    this.nodes = budget;
    this.sizes = this.flat.variables.map((variable) => {
      if (variable.kind !== "fire") return 0;
      const { takes, gives } = activityOf(program, this.flat, variable.unit);
      return 1 + takes.reduce((sum, { count }) => sum + 2 * count, 0) + gives.reduce((sum, { count }) => sum + count, 0);
    });
    const { variables, rows, objectives } = this.flat;
    this.simplex = new Engine(variables.length, rows.length + MORE_ROWS + objectives.length, objectives.length);
    this.point = new Float64Array(variables.length);
    this.parts = new Float64Array(variables.length);
    for (const [index, variable] of variables.entries()) {
      if (variable.kind === "fire") this.simplex.upper[index] = variable.upper;
      if (variable.kind === "started") this.simplex.upper[index] = 1;
    }
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
      this.addRow({ terms: objective, is: "<=", bound: this.valueAt(level) });
    }
  }

  /** Solves the relaxation and takes its work off the budget. */
  private relax(level: number): boolean {
    const before = this.simplex.cells;
    const feasible = this.simplex.solve(level);
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
    if (!this.relax(level)) return;
    if (this.relaxedValue(level) >= this.valueAt(level)) return;
    const fractional = this.mostFractional();
    if (fractional < 0) {
      this.accept(level, Array.from(this.point));
      return;
    }
    const floor = this.point[fractional] as number;
    const down = (): void => this.within(level, [{ column: fractional, lower: this.simplex.lower[fractional] as number, upper: floor }]);
    const up = (): void => this.within(level, [{ column: fractional, lower: floor + 1, upper: this.simplex.upper[fractional] as number }]);
    if ((this.parts[fractional] as number) >= 0.5) {
      up();
      down();
    } else {
      down();
      up();
    }
  }

  /**
   * What to branch on: activities before flows, which mostly follow; the biggest first, as a tenth of an activity that
   * takes two mana and makes twenty spoils a relaxation more than half a land does.
   */
  private mostFractional(): number {
    let best = -1;
    let bestSize = -1;
    let off = 0;
    for (let index = 0; index < this.parts.length; index += 1) {
      const part = this.parts[index] as number;
      if (part === 0) continue;
      const distance = Math.min(part, 1 - part);
      const size = this.sizes[index] as number;
      if (size > bestSize || (size === bestSize && distance > off)) {
        best = index;
        off = distance;
        bestSize = size;
      }
    }
    return best;
  }

  private accept(level: number, values: readonly number[]): void {
    const found = schedule(this.program, this.flat, values);
    if (!("kind" in found)) {
      const faults = faultsOf(this.program, found);
      if (faults.length > 0) throw new Error(`search: ${faults.join("; ")}`);
      if (this.best === undefined || compareValues(found.values, this.best.values) < 0) this.best = found;
      return;
    }
    if (this.isPlain) {
      this.stuck = true;
      this.proved = false;
      return;
    }
    if (found.kind === "ended") {
      // Either nothing is both used and ended, or one of the arcs by which its end feeds its use is absent.
      const capacity = this.program.resources[found.resource]?.capacity ?? 0;
      if (found.arcs.length === 0 || capacity > 1) this.missed();
      const [row] = apart(this.program, this.flat, found.resource);
      if (row !== undefined && this.hasRoom(1)) {
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
    const cuts = cutsFor(this.program, this.flat, found.units, values);
    if (cuts.length > 0 && this.hasRoom(cuts.length)) {
      // True of every solution with an order, so the rows stay.
      for (const cut of cuts) this.addRow(cut);
      this.explore(level);
      return;
    }
    // An arc between activities that fire several times may carry something in one firing and nothing in another.
    if (found.units.some((unit) => (this.flat.units[unit]?.upper ?? 1) > 1)) this.missed();
    this.withoutArcs(level, found.arcs);
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
  private resolve(level: number, { units, arcs }: Deadlock): void {
    if (arcs.length === 0 && units.every((unit) => this.flat.units[unit]?.upper === 1) && this.hasRoom(1)) {
      // True of every solution with an order, so the row stays.
      this.addRow(notAll(units));
      this.explore(level);
      return;
    }
    if (arcs.some((arc) => arc.some((unit) => (this.flat.units[unit]?.upper ?? 1) > 1))) this.missed();
    for (const unit of units) this.within(level, [{ column: unit, lower: 0, upper: 0 }]);
    this.withoutArcs(level, arcs);
  }

  /** Solutions may have been left out. */
  private missed(): void {
    this.proved = false;
    this.coarse = true;
  }

  private hasRoom(rows: number): boolean {
    this.extraRows += rows;
    return this.extraRows <= MORE_ROWS;
  }

  /** What follows for the other parts of its chain: see `symmetries`. */
  private following(narrowing: Narrowing): readonly Narrowing[] {
    const place = (this.knownPlaces ??= placesIn(this.program, this.flat)).get(narrowing.column);
    if (place === undefined) return [];
    const { lower, upper } = this.simplex;
    const { chain, position } = place;
    const { uses } = chain[position] as Chain[number];
    const sum = (bounds: Float64Array, changed: number): number => uses.reduce((all, use) => all + (use === narrowing.column ? changed : (bounds[use] as number)), 0);
    const most = sum(upper, narrowing.upper);
    const least = sum(lower, narrowing.lower);
    const later = chain.slice(position + 1).flatMap((part) =>
      part.uses.flatMap((column) => ((upper[column] as number) > most ? [{ column, lower: lower[column] as number, upper: most }] : [])));
    // Which of several uses it is, is not said.
    const earlier = chain.slice(0, position).flatMap((part) =>
      part.uses.length === 1 ? part.uses.flatMap((column) => ((lower[column] as number) < least ? [{ column, lower: least, upper: upper[column] as number }] : [])) : []);
    return [...later, ...earlier];
  }

  private within(level: number, given: readonly Narrowing[]): void {
    const { lower, upper } = this.simplex;
    const narrowings = [...given, ...given.flatMap((one) => this.following(one))];
    const before = narrowings.map(({ column }) => ({ column, lower: lower[column] as number, upper: upper[column] as number }));
    for (const one of narrowings) {
      lower[one.column] = Math.max(lower[one.column] as number, one.lower);
      upper[one.column] = Math.min(upper[one.column] as number, one.upper);
    }
    this.explore(level);
    for (const one of before) {
      lower[one.column] = one.lower;
      upper[one.column] = one.upper;
    }
  }
}
