import { BranchAndBound, type Engine } from "./branch-and-bound.ts";
import { arcKey, MOST_COPIES, PLAIN, valueOf, type Row } from "./flatten.ts";
import { apart, beyond, cutsFor, notAll } from "./order.ts";
import { outsideCuts } from "./outside.ts";
import type { Deadlock } from "./precedence.ts";
import { compareValues, type Program, type Solution } from "./program.ts";
import { firedAt } from "./reduced.ts";
import { schedule, type Stuck } from "./schedule.ts";
import { faultsOf } from "./verify.ts";

/**
 * Branch and bound for solutions that have an order: where a whole point has none, rows say why, the same firings are fed otherwise, or
 * the arcs of a circle are branched on.
 */

/** Room for rows about the order, beside those of the program. */
const MOST_CUTS = 60;

/** So much of the budget goes at most to feeding the firings of one point otherwise. */
const REARRANGED = 30;

export class Search extends BranchAndBound {
  private readonly Engine: Engine;
  private readonly isPlain: boolean;
  private cuts = 0;
  /** By unit: nothing that fires no more often than this is better than what is known. `undefined`: that was too much to ask. */
  private lookedThrough: readonly number[] | undefined = [];
  /** Some solution had no order, and the firings of an activity were not told apart, so that there may be others with one. */
  coarse = false;

  constructor(program: Program, budget: number, Engine: Engine, mostCopies: number, known?: Solution) {
    super(program, budget, Engine, mostCopies, known);
    this.Engine = Engine;
    this.isPlain = mostCopies === PLAIN;
  }

  protected accept(level: number, values: readonly number[]): void {
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
}
