import { add, compare, exact, floor, isWhole, less, minus, over, sign, times, type Exact } from "./exact.ts";
import type { Relaxation } from "./relaxation.ts";

/**
 * The same as `simplex.ts` in exact numbers, and so without tolerances: for programs whose numbers are so far apart that
 * rounding would take a millionth of a firing for none. Slower by a hundred times, and rarely needed.
 */
const STALL = 40;

const AT_LOWER = 0;
const AT_UPPER = 1;
const BASIC = 2;

export class ExactSimplex implements Relaxation {
  lower: Float64Array;
  upper: Float64Array;
  readonly cellsPerUnit = 5_000;
  cells = 0;
  private readonly variables: number;
  private columns: number;
  private readonly levels: number;
  private readonly table: Exact[][] = [];
  private readonly value: Exact[] = [];
  private readonly right: Exact[] = [];
  private readonly basis: number[] = [];
  private status: Uint8Array;
  /** Reduced costs, a row for each level. */
  private readonly costs: readonly Exact[][];
  private held: Uint8Array;
  /** As last read. */
  private point: readonly Exact[] = [];

  /** `rows`: how many there is room for at first. */
  constructor(variables: number, rows: number, levels: number) {
    this.variables = variables;
    this.columns = variables + rows;
    this.levels = levels;
    this.lower = new Float64Array(this.columns);
    this.upper = new Float64Array(this.columns).fill(Number.POSITIVE_INFINITY);
    this.status = new Uint8Array(this.columns);
    this.costs = Array.from({ length: levels }, () => this.zeros());
    this.held = new Uint8Array(this.columns);
  }

  private zeros(): Exact[] {
    return Array.from({ length: this.columns }, () => 0);
  }

  private grow(): void {
    const [before, after] = [this.columns, 2 * this.columns + 1];
    for (const row of [...this.table, ...this.costs]) for (let column = before; column < after; column += 1) row.push(0);
    const [lower, upper, status] = [new Float64Array(after), new Float64Array(after).fill(Number.POSITIVE_INFINITY), new Uint8Array(after)];
    lower.set(this.lower);
    upper.set(this.upper);
    status.set(this.status);
    [this.lower, this.upper, this.status, this.held] = [lower, upper, status, new Uint8Array(after)];
    this.columns = after;
  }

  /** Columns in use. */
  private get used(): number {
    return this.variables + this.table.length;
  }

  setCost(level: number, variable: number, cost: number): void {
    (this.costs[level] as Exact[])[variable] = exact(cost);
  }

  private nonbasicValue(column: number): Exact {
    return exact((this.status[column] === AT_UPPER ? this.upper[column] : this.lower[column]) as number);
  }

  addRow(terms: ReadonlyMap<number, number>, bound: number, slackLower: number, slackUpper: number): number {
    const slack = this.used;
    if (slack === this.columns) this.grow();
    const row = this.zeros();
    for (const [variable, factor] of terms) row[variable] = exact(factor);
    row[slack] = 1;
    let right = exact(bound);
    // Expressed in the present basis.
    for (const [other, basic] of this.basis.entries()) {
      const factor = row[basic] as Exact;
      if (factor === 0) continue;
      subtract(row, factor, this.table[other] as Exact[]);
      right = less(right, times(factor, this.right[other] as Exact));
    }
    this.table.push(row);
    this.right.push(right);
    this.value.push(0);
    this.basis.push(slack);
    this.lower[slack] = slackLower;
    this.upper[slack] = slackUpper;
    this.status[slack] = BASIC;
    return slack;
  }

  /** Values of basic variables from those of the others; run after bounds have changed. */
  private refresh(): void {
    for (let column = 0; column < this.used; column += 1) {
      if (this.status[column] === AT_UPPER && this.upper[column] === Number.POSITIVE_INFINITY) this.status[column] = AT_LOWER;
      if (this.status[column] === AT_LOWER && this.lower[column] === Number.NEGATIVE_INFINITY) this.status[column] = AT_UPPER;
    }
    for (const [row, entries] of this.table.entries()) {
      let value = this.right[row] as Exact;
      for (let column = 0; column < this.used; column += 1) {
        const factor = entries[column] as Exact;
        if (factor === 0 || this.status[column] === BASIC) continue;
        value = less(value, times(factor, this.nonbasicValue(column)));
      }
      this.value[row] = value;
    }
  }

  private pivot(row: number, column: number): void {
    this.cells += this.used;
    const entries = this.table[row] as Exact[];
    const scale = over(1, entries[column] as Exact);
    for (let j = 0; j < this.used; j += 1) if (entries[j] !== 0) entries[j] = times(entries[j] as Exact, scale);
    this.right[row] = times(this.right[row] as Exact, scale);
    for (const [other, others] of this.table.entries()) {
      const factor = others[column] as Exact;
      if (other === row || factor === 0) continue;
      this.cells += this.used;
      subtract(others, factor, entries);
      this.right[other] = less(this.right[other] as Exact, times(factor, this.right[row] as Exact));
    }
    for (const costs of this.costs) if (costs[column] !== 0) subtract(costs, costs[column] as Exact, entries);
  }

  /** −1: below its bounds, 1: above them, 0: within. */
  private side(row: number): number {
    const column = this.basis[row] as number;
    const value = this.value[row] as Exact;
    const [low, high] = [this.lower[column] as number, this.upper[column] as number];
    if (Number.isFinite(low) && compare(value, exact(low)) < 0) return -1;
    return Number.isFinite(high) && compare(value, exact(high)) > 0 ? 1 : 0;
  }

  /** Sum of infeasibilities, and how it changes with each nonbasic column. */
  private infeasibility(): { readonly sum: Exact; readonly gradient: readonly Exact[] } {
    const gradient = this.zeros();
    let sum: Exact = 0;
    for (const [row, entries] of this.table.entries()) {
      const side = this.side(row);
      if (side === 0) continue;
      const column = this.basis[row] as number;
      const bound = exact((side < 0 ? this.lower[column] : this.upper[column]) as number);
      sum = add(sum, side < 0 ? less(bound, this.value[row] as Exact) : less(this.value[row] as Exact, bound));
      subtract(gradient, side, entries);
    }
    return { sum, gradient };
  }

  /** The column to bring in, +1 or −1 times (index + 1) for up or down; 0: none. */
  private entering(costs: readonly Exact[], bland: boolean): number {
    let best = 0;
    let most: Exact = 0;
    for (let column = 0; column < this.used; column += 1) {
      if (this.status[column] === BASIC || this.held[column] === 1 || this.lower[column] === this.upper[column]) continue;
      const reduced = costs[column] as Exact;
      const gain = this.status[column] === AT_LOWER ? minus(reduced) : reduced;
      if (compare(gain, most) <= 0) continue;
      best = this.status[column] === AT_LOWER ? column + 1 : -(column + 1);
      if (bland) return best;
      most = gain;
    }
    return best;
  }

  /** Moves a column as far as it goes; false if nothing stops it. */
  private move(entering: number, repairing: boolean, bland: boolean): boolean {
    const column = Math.abs(entering) - 1;
    const direction = entering > 0 ? 1 : -1;
    const width = (this.upper[column] as number) - (this.lower[column] as number);
    let step: Exact | undefined = Number.isFinite(width) ? less(exact(this.upper[column] as number), exact(this.lower[column] as number)) : undefined;
    let leaving = -1;
    let toUpper = false;
    for (const [row, entries] of this.table.entries()) {
      const factor = entries[column] as Exact;
      if (factor === 0) continue;
      const rate = times(-direction, factor);
      const side = repairing ? this.side(row) : 0;
      // What is outside stops where it comes inside, and may go further away for free.
      if (side !== 0 && side * sign(rate) > 0) continue;
      const atUpper = side === 0 ? sign(rate) > 0 : side > 0;
      const basic = this.basis[row] as number;
      const bound = (atUpper ? this.upper[basic] : this.lower[basic]) as number;
      if (!Number.isFinite(bound)) continue;
      const room = over(less(exact(bound), this.value[row] as Exact), rate);
      const order: number = step === undefined ? -1 : compare(room, step);
      if (order < 0 || (order === 0 && bland && leaving >= 0 && basic < (this.basis[leaving] as number))) {
        step = room;
        leaving = row;
        toUpper = atUpper;
      }
    }
    if (step === undefined) return false;
    const moved = times(direction, step);
    for (const [row, entries] of this.table.entries()) {
      const factor = entries[column] as Exact;
      if (factor !== 0) this.value[row] = less(this.value[row] as Exact, times(factor, moved));
    }
    if (leaving < 0) {
      this.status[column] = direction > 0 ? AT_UPPER : AT_LOWER;
      return true;
    }
    const entered = add(this.nonbasicValue(column), moved);
    const left = this.basis[leaving] as number;
    this.pivot(leaving, column);
    this.status[left] = toUpper ? AT_UPPER : AT_LOWER;
    this.status[column] = BASIC;
    this.basis[leaving] = column;
    this.value[leaving] = entered;
    return true;
  }

  /** Brings the point within all bounds; false if that is impossible. */
  private repair(): boolean {
    let before: Exact | undefined;
    let stalled = 0;
    for (;;) {
      const { sum, gradient } = this.infeasibility();
      if (sum === 0) return true;
      stalled = before === undefined || compare(sum, before) < 0 ? 0 : stalled + 1;
      before = sum;
      const entering = this.entering(gradient, stalled > STALL);
      if (entering === 0 || !this.move(entering, true, stalled > STALL)) return false;
    }
  }

  solve(first: number): boolean {
    this.held.fill(0);
    this.refresh();
    if (!this.repair()) return false;
    for (let level = first; level < this.levels; level += 1) {
      const costs = this.costs[level] as readonly Exact[];
      for (let stalled = 0; ; stalled += 1) {
        const entering = this.entering(costs, stalled > STALL);
        if (entering === 0) break;
        if (!this.move(entering, false, stalled > STALL)) throw new Error("simplex: a level is unbounded");
      }
      for (let column = 0; column < this.used; column += 1) {
        if (this.status[column] !== BASIC && costs[column] !== 0) this.held[column] = 1;
      }
    }
    return true;
  }

  read(floors: Float64Array, parts: Float64Array): void {
    const rowOf = new Map(this.basis.map((column, row) => [column, row]));
    this.point = Array.from({ length: this.variables }, (_, column) => {
      const row = rowOf.get(column);
      return row === undefined ? this.nonbasicValue(column) : (this.value[row] as Exact);
    });
    for (const [column, value] of this.point.entries()) {
      const whole = floor(value);
      floors[column] = Number(whole);
      parts[column] = isWhole(value) ? 0 : within(less(value, exact(Number(whole))));
    }
  }

  least(form: ReadonlyMap<number, number>): number {
    let value: Exact = 0;
    for (const [variable, price] of form) value = add(value, times(exact(price), this.point[variable] as Exact));
    return -Number(floor(minus(value)));
  }
}

/** One row less a multiple of another. */
const subtract = (from: Exact[], factor: Exact, row: readonly Exact[]): void => {
  for (const [j, entry] of row.entries()) if (entry !== 0) from[j] = less(from[j] as Exact, times(factor, entry));
};

/** A proper fraction as a plain number that is one, too: branching looks at its size only. */
const SMALLEST_PART = 1e-9;
const within = (part: Exact): number => {
  const size = Number(floor(times(part, 1e9))) / 1e9;
  return Math.min(Math.max(size, SMALLEST_PART), 1 - SMALLEST_PART);
};
