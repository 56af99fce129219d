import { addRows, leastOf, mostOf, residual } from "./certificate.ts";
import { dual, straighten } from "./dual.ts";
import { minimize, repair } from "./primal.ts";
import type { Relaxation } from "./relaxation.ts";
import { FEASIBLE, Tableau } from "./tableau.ts";

/**
 * A linear program in bounded variables, kept solved while its bounds change: the engine of `search.ts`.
 *
 * Dense tableau, primal simplex. A basis that bounds have made infeasible is repaired by minimizing the sum of
 * infeasibilities from where it stands, so that a branch costs a few pivots and nothing is ever copied or restored but
 * bounds. Several objectives are minimized lexicographically in one run: once a level is optimal, nonbasic columns with
 * a nonzero reduced cost at it are held where they are, which leaves exactly its optimal face to the next level.
 *
 * Pivots round, and a small one spoils a table. So nothing that it says is believed before it was counted anew from the
 * rows as they were given (`certificate.ts`): the point, that there is none, the bound of the first level. If that fails
 * the table is made anew for the same basis, and if it fails again `Unstable` is thrown.
 *
 * Chosen over a network algorithm because boards have bounds over several activities at once (a creature taps, convokes
 * or is sacrificed) and gains (a Signet's one mana makes two), and over a library because those rebuild their model for
 * each of a few hundred nodes.
 */

/** A bound may be so much less than the value that it is for. */
const CERTAIN = 1e-6;

/** Thrown where rounding leaves no answer that can be trusted. */
export class Unstable extends Error {
  constructor() {
    super("simplex: numbers are lost to rounding");
    this.name = "Unstable";
  }
}

export class Simplex extends Tableau implements Relaxation {
  readonly cellsPerUnit = 50_000;
  /** The level that the basis is best from, if it was not spoiled. */
  private solvedFrom = -1;

  /**
   * The lexicographic optimum of the levels from `first` on, within the present bounds; false if there is no point at
   * all. Levels must be bounded below, which non-negative prices see to. If the first of them comes to `enough`, rounded up, the
   * others are left as they are.
   *
   * @throws Unstable
   */
  solve(first: number, enough = Number.POSITIVE_INFINITY): boolean {
    const found = this.attempt(first, enough);
    if (found !== undefined) return found;
    this.solvedFrom = -1;
    this.rebuild();
    const again = this.attempt(first, enough);
    if (again === undefined) throw new Unstable();
    return again;
  }

  /** `undefined`: what comes out is not to be trusted. */
  private attempt(first: number, enough: number): boolean | undefined {
    this.held.fill(0);
    const isDual = this.solvedFrom === first && straighten(this, first);
    this.solvedFrom = first;
    this.refresh();
    if (isDual && dual(this, first) === false && this.isSurelyInfeasible()) return false;
    const isFeasible = repair(this);
    if (isFeasible === undefined) return undefined;
    if (!isFeasible) return this.isSurelyInfeasible() ? false : undefined;
    return minimize(this, first, enough) && this.isSurelyPoint() && this.isSurelyBound(first) ? true : undefined;
  }

  private isSurelyPoint(): boolean {
    for (let row = 0; row < this.rows; row += 1) this.rowOf[this.basis[row] as number] = row;
    return residual(this.given, this.variables, (column) => this.valueOf(column)) <= FEASIBLE * 10;
  }

  /** The gradient is a sum of rows: if nothing within bounds comes to it, there is no point. Farkas' lemma */
  private isSurelyInfeasible(): boolean {
    const used = this.variables + this.rows;
    const form = new Float64Array(used);
    const sum = addRows(this.given, (row) => this.gradient[this.variables + row] as number, this.variables, form);
    const room = FEASIBLE * (1 + Math.abs(sum)) * 0.1;
    return leastOf(form, used, this) > sum + room || mostOf(form, used, this) < sum - room;
  }

  /** Reduced costs of slacks are the multipliers of a sum of rows that bounds the level from below. */
  private isSurelyBound(level: number): boolean {
    if (level >= this.levels) return true;
    const used = this.variables + this.rows;
    const from = level * this.columns;
    const form = this.prices.slice(from, from + used);
    const value = form.reduce((sum, price, column) => (price === 0 || column >= this.variables ? sum : sum + price * this.valueOf(column)), 0);
    const sum = addRows(this.given, (row) => this.costs[from + this.variables + row] as number, this.variables, form);
    return leastOf(form, used, this) - sum >= value - CERTAIN * (1 + Math.abs(value));
  }
}
