import { addRows, leastOf, mostOf, residual, type SparseRow } from "./certificate.ts";
import type { Relaxation } from "./relaxation.ts";

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
const EPSILON = 1e-9;
/** What is so near to a whole number is one. */
const WHOLE = 1e-6;
const FEASIBLE = 1e-7;
/** A bound may be so much less than the value that it is for. */
const CERTAIN = 1e-6;
/** Smaller entries are not pivoted on: dividing by them makes noise large. */
const SMALLEST_PIVOT = 1e-7;
/** More pivots in one run than any that ends. */
const MOST_PIVOTS = 2_000;
/** And in one run of the dual simplex, which otherwise gives way to the other. */
const MOST_DUAL = 200;
/** After so many pivots without progress, Bland's rule takes over: it cannot cycle. */
const STALL = 40;

/** Room for so many more rows at least, where there is none left. */
const MORE_ROWS = 16;

const AT_LOWER = 0;
const AT_UPPER = 1;
const BASIC = 2;

/** Thrown where rounding leaves no answer that can be trusted. */
export class Unstable extends Error {
  constructor() {
    super("simplex: numbers are lost to rounding");
    this.name = "Unstable";
  }
}

export class Simplex implements Relaxation {
  /** Columns that there is room for: variables, then one slack for each row. */
  private columns: number;
  readonly variables: number;
  readonly levels: number;
  lower: Float64Array;
  upper: Float64Array;
  private rows = 0;
  private table: Float64Array;
  private value: Float64Array;
  private readonly right: number[] = [];
  private basis: Int32Array;
  private status: Uint8Array;
  /** Reduced costs, a row for each level. */
  private costs: Float64Array;
  /** Rows and prices as they were given. */
  private readonly given: SparseRow[] = [];
  private prices: Float64Array;
  /** Levels at which something has a price. */
  private readonly isPriced: Uint8Array;
  private form: Float64Array;
  private held: Uint8Array;
  private gradient: Float64Array;
  /** Columns with an entry in the pivot row. */
  private filled: Int32Array;
  /** In which row a basic column is. */
  private rowOf: Int32Array;
  /** As last read. */
  private readonly point: Float64Array;
  readonly cellsPerUnit = 50_000;
  cells = 0;
  private pivots = 0;
  /** The level that the basis is best from, if it was not spoiled. */
  private solvedFrom = -1;

  /** `rows`: how many there is room for at first. */
  constructor(variables: number, rows: number, levels: number) {
    this.variables = variables;
    this.columns = variables + rows;
    this.levels = levels;
    this.lower = new Float64Array(this.columns);
    this.upper = new Float64Array(this.columns).fill(Number.POSITIVE_INFINITY);
    this.table = new Float64Array(rows * this.columns);
    this.value = new Float64Array(rows);
    this.basis = new Int32Array(rows);
    this.status = new Uint8Array(this.columns);
    this.costs = new Float64Array(Math.max(1, levels) * this.columns);
    this.prices = new Float64Array(Math.max(1, levels) * this.columns);
    this.isPriced = new Uint8Array(levels);
    this.form = new Float64Array(this.columns);
    this.held = new Uint8Array(this.columns);
    this.gradient = new Float64Array(this.columns);
    this.filled = new Int32Array(this.columns);
    this.rowOf = new Int32Array(this.columns);
    this.point = new Float64Array(variables);
  }

  /** Room for twice as many rows, and some more. */
  private grow(): void {
    const [before, rows] = [this.columns, 2 * this.rows + MORE_ROWS];
    const after = this.variables + rows;
    const wider = (table: Float64Array, lines: number, used: number): Float64Array => {
      const more = new Float64Array(lines * after);
      for (let line = 0; line < used; line += 1) more.set(table.subarray(line * before, (line + 1) * before), line * after);
      return more;
    };
    const lines = Math.max(1, this.levels);
    this.table = wider(this.table, rows, this.rows);
    this.costs = wider(this.costs, lines, lines);
    this.prices = wider(this.prices, lines, lines);
    this.lower = longer(this.lower, new Float64Array(after));
    this.upper = longer(this.upper, new Float64Array(after).fill(Number.POSITIVE_INFINITY));
    this.value = longer(this.value, new Float64Array(rows));
    this.basis = longer(this.basis, new Int32Array(rows));
    this.status = longer(this.status, new Uint8Array(after));
    this.held = new Uint8Array(after);
    this.form = new Float64Array(after);
    this.gradient = new Float64Array(after);
    this.filled = new Int32Array(after);
    this.rowOf = new Int32Array(after);
    this.columns = after;
  }

  setCost(level: number, variable: number, cost: number): void {
    this.costs[level * this.columns + variable] = cost;
    this.prices[level * this.columns + variable] = cost;
    this.isPriced[level] = 1;
  }

  private nonbasicValue(column: number): number {
    return (this.status[column] === AT_UPPER ? this.upper[column] : this.lower[column]) as number;
  }

  /** Adds `terms · x + slack = bound`; the slack's bounds make it an equation or an inequality. Returns the slack's column. */
  addRow(terms: ReadonlyMap<number, number>, bound: number, slackLower: number, slackUpper: number): number {
    const row = this.rows;
    const slack = this.variables + row;
    if (slack === this.columns) this.grow();
    this.rows += 1;
    this.given.push({ columns: [...terms.keys()], factors: [...terms.values()], bound });
    const start = row * this.columns;
    for (const [variable, factor] of terms) this.table[start + variable] = factor;
    this.table[start + slack] = 1;
    let value = bound;
    // Expressed in the present basis.
    for (let other = 0; other < row; other += 1) {
      const factor = this.table[start + (this.basis[other] as number)] as number;
      if (factor === 0) continue;
      const from = other * this.columns;
      for (let column = 0; column < this.columns; column += 1) {
        this.table[start + column] = (this.table[start + column] as number) - factor * (this.table[from + column] as number);
      }
      value -= factor * (this.right[other] as number);
    }
    this.right[row] = value;
    this.lower[slack] = slackLower;
    this.upper[slack] = slackUpper;
    this.basis[row] = slack;
    this.status[slack] = BASIC;
    return slack;
  }

  /** Values of basic variables from those of the others; run after bounds have changed. */
  private refresh(): void {
    for (let column = 0; column < this.variables + this.rows; column += 1) {
      if (this.status[column] === BASIC) continue;
      if (this.status[column] === AT_UPPER && this.upper[column] === Number.POSITIVE_INFINITY) this.status[column] = AT_LOWER;
      if (this.status[column] === AT_LOWER && this.lower[column] === Number.NEGATIVE_INFINITY) this.status[column] = AT_UPPER;
    }
    // Most columns are at 0.
    const { filled, table, columns: width } = this;
    let count = 0;
    for (let column = 0; column < this.variables + this.rows; column += 1) {
      if (this.status[column] === BASIC || this.nonbasicValue(column) === 0) continue;
      filled[count] = column;
      count += 1;
    }
    for (let row = 0; row < this.rows; row += 1) {
      let value = this.right[row] as number;
      for (let k = 0; k < count; k += 1) {
        const factor = table[row * width + (filled[k] as number)] as number;
        if (factor !== 0) value -= factor * this.nonbasicValue(filled[k] as number);
      }
      this.value[row] = value;
    }
  }

  private pivot(row: number, column: number): void {
    this.pivots += 1;
    const { table, costs, right, columns: width, filled } = this;
    const start = row * width;
    const used = this.variables + this.rows;
    const scale = 1 / (table[start + column] as number);
    // Rows are mostly zeros: only what is there is worth touching.
    let count = 0;
    for (let j = 0; j < used; j += 1) {
      const entry = table[start + j] as number;
      if (entry === 0) continue;
      table[start + j] = entry * scale;
      filled[count] = j;
      count += 1;
    }
    // What is found out before and after a pivot is about as much as one row.
    this.cells += 2 * (used + this.rows);
    table[start + column] = 1;
    right[row] = (right[row] as number) * scale;
    for (let other = 0; other < this.rows; other += 1) {
      if (other === row) continue;
      const from = other * width;
      const factor = table[from + column] as number;
      if (factor === 0) continue;
      subtract(table, from, factor, start, filled, count, table);
      this.cells += count;
      table[from + column] = 0;
      right[other] = (right[other] as number) - factor * (right[row] as number);
    }
    for (let level = 0; level < this.levels; level += 1) {
      const from = level * width;
      const factor = costs[from + column] as number;
      if (factor === 0) continue;
      subtract(costs, from, factor, start, filled, count, table);
      costs[from + column] = 0;
    }
  }

  /** Sum of infeasibilities, and how it changes with each nonbasic column. */
  private infeasibility(): number {
    const used = this.variables + this.rows;
    this.gradient.fill(0, 0, used);
    let sum = 0;
    for (let row = 0; row < this.rows; row += 1) {
      const column = this.basis[row] as number;
      const value = this.value[row] as number;
      const below = (this.lower[column] as number) - value;
      const above = value - (this.upper[column] as number);
      if (below <= FEASIBLE && above <= FEASIBLE) continue;
      const sign = below > FEASIBLE ? 1 : -1;
      sum += below > FEASIBLE ? below : above;
      const start = row * this.columns;
      for (let j = 0; j < used; j += 1) this.gradient[j] = (this.gradient[j] as number) + sign * (this.table[start + j] as number);
    }
    return sum;
  }

  /** The column to bring in by what it costs (`costs` from `from` on), +1 or −1 times (index + 1) for up or down; 0: none. */
  private entering(costs: Float64Array, from: number, bland: boolean): number {
    let best = 0;
    let most = EPSILON * 10;
    const used = this.variables + this.rows;
    for (let column = 0; column < used; column += 1) {
      const reduced = costs[from + column] as number;
      if (reduced <= most && reduced >= -most) continue;
      if (this.status[column] === BASIC || this.held[column] === 1 || this.lower[column] === this.upper[column]) continue;
      const gain = this.status[column] === AT_LOWER ? -reduced : reduced;
      if (gain <= most) continue;
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
    let step = (this.upper[column] as number) - (this.lower[column] as number);
    let leaving = -1;
    let toUpper = false;
    let size = 0;
    for (let row = 0; row < this.rows; row += 1) {
      const factor = this.table[row * this.columns + column] as number;
      if (Math.abs(factor) < SMALLEST_PIVOT) continue;
      const rate = -direction * factor;
      const basic = this.basis[row] as number;
      const value = this.value[row] as number;
      const low = this.lower[basic] as number;
      const high = this.upper[basic] as number;
      let room: number;
      let atUpper: boolean;
      if (repairing && value < low - FEASIBLE) {
        // Already below: it stops where it becomes feasible, and may fall further for free.
        if (rate < 0) continue;
        room = (low - value) / rate;
        atUpper = false;
      } else if (repairing && value > high + FEASIBLE) {
        if (rate > 0) continue;
        room = (high - value) / rate;
        atUpper = true;
      } else {
        const bound = rate > 0 ? high : low;
        if (!Number.isFinite(bound)) continue;
        room = Math.max(0, (bound - value) / rate);
        atUpper = rate > 0;
      }
      const better = room < step - EPSILON;
      const tie = !better && room < step + EPSILON && leaving >= 0 && (bland ? basic < (this.basis[leaving] as number) : Math.abs(factor) > size);
      if (better || tie) {
        step = better ? room : Math.min(step, room);
        leaving = row;
        toUpper = atUpper;
        size = Math.abs(factor);
      }
    }
    if (!Number.isFinite(step)) return false;
    for (let row = 0; row < this.rows; row += 1) {
      const factor = this.table[row * this.columns + column] as number;
      if (factor !== 0) this.value[row] = (this.value[row] as number) - direction * factor * step;
    }
    if (leaving < 0) {
      this.status[column] = direction > 0 ? AT_UPPER : AT_LOWER;
      return true;
    }
    const entered = this.nonbasicValue(column) + direction * step;
    const left = this.basis[leaving] as number;
    this.pivot(leaving, column);
    this.status[left] = toUpper ? AT_UPPER : AT_LOWER;
    this.status[column] = BASIC;
    this.basis[leaving] = column;
    this.value[leaving] = entered;
    return true;
  }

  /** By the first level from `first` on that tells: −1 or 1 as the column costs when it goes up or down, 0 if neither. */
  private costSign(first: number, column: number): number {
    for (let level = first; level < this.levels; level += 1) {
      const cost = this.costs[level * this.columns + column] as number;
      if (cost > EPSILON * 10) return 1;
      if (cost < -EPSILON * 10) return -1;
    }
    return 0;
  }

  /** Puts columns at the bound where they cost least; false: some has no such bound. */
  private straighten(first: number): boolean {
    const used = this.variables + this.rows;
    for (let column = 0; column < used; column += 1) {
      if (this.status[column] === BASIC || this.lower[column] === this.upper[column]) continue;
      const sign = this.costSign(first, column);
      if (sign === 0 || sign === (this.status[column] === AT_LOWER ? 1 : -1)) continue;
      const other = this.status[column] === AT_LOWER ? AT_UPPER : AT_LOWER;
      if (!Number.isFinite((other === AT_UPPER ? this.upper : this.lower)[column] as number)) return false;
      this.status[column] = other;
    }
    return true;
  }

  /** Is it cheaper, for what it moves, to bring in the one column than the other? */
  private isCheaper(first: number, one: number, oneFactor: number, other: number, otherFactor: number): boolean {
    for (let level = first; level < this.levels; level += 1) {
      const from = level * this.columns;
      const difference = Math.abs(this.costs[from + one] as number) / oneFactor - Math.abs(this.costs[from + other] as number) / otherFactor;
      if (Math.abs(difference) > EPSILON) return difference < 0;
    }
    return oneFactor > otherFactor;
  }

  /**
   * From a basis that is best but out of bounds, one row after the other is brought within them at the least cost of all levels
   * (dual simplex): a bound that was narrowed takes few pivots. False: no column helps a row; `gradient` is that row.
   * `undefined`: it takes too long.
   */
  private dual(first: number): boolean | undefined {
    const used = this.variables + this.rows;
    for (let moves = 0; moves < MOST_DUAL; moves += 1) {
      let row = -1;
      let most = FEASIBLE;
      for (let index = 0; index < this.rows; index += 1) {
        const column = this.basis[index] as number;
        const value = this.value[index] as number;
        const off = Math.max((this.lower[column] as number) - value, value - (this.upper[column] as number));
        if (off <= most) continue;
        row = index;
        most = off;
      }
      if (row < 0) return true;
      const left = this.basis[row] as number;
      const isAbove = (this.value[row] as number) > (this.upper[left] as number);
      const start = row * this.columns;
      let entering = -1;
      let size = 0;
      for (let column = 0; column < used; column += 1) {
        const factor = this.table[start + column] as number;
        if (Math.abs(factor) < SMALLEST_PIVOT || this.status[column] === BASIC || this.lower[column] === this.upper[column]) continue;
        // Does it bring the row nearer, going the one way that it can?
        const helpful = (factor > 0) === isAbove ? AT_LOWER : AT_UPPER;
        if (this.status[column] !== helpful) continue;
        if (entering >= 0 && !this.isCheaper(first, column, Math.abs(factor), entering, size)) continue;
        entering = column;
        size = Math.abs(factor);
      }
      if (entering < 0) {
        const sign = isAbove ? -1 : 1;
        for (let column = 0; column < used; column += 1) this.gradient[column] = sign * (this.table[start + column] as number);
        return false;
      }
      this.exchange(row, entering, isAbove);
    }
    return undefined;
  }

  /** A column comes in so far that what leaves stands at its bound. */
  private exchange(row: number, entering: number, isAbove: boolean): void {
    const left = this.basis[row] as number;
    const bound = (isAbove ? this.upper[left] : this.lower[left]) as number;
    const step = ((this.value[row] as number) - bound) / (this.table[row * this.columns + entering] as number);
    for (let other = 0; other < this.rows; other += 1) {
      const factor = this.table[other * this.columns + entering] as number;
      if (factor !== 0) this.value[other] = (this.value[other] as number) - factor * step;
    }
    const entered = this.nonbasicValue(entering) + step;
    this.pivot(row, entering);
    this.status[left] = isAbove ? AT_UPPER : AT_LOWER;
    this.status[entering] = BASIC;
    this.basis[row] = entering;
    this.value[row] = entered;
  }

  /** Brings the point within all bounds; `undefined`: it does not come to an end. */
  private repair(): boolean | undefined {
    let before = Number.POSITIVE_INFINITY;
    let stalled = 0;
    for (let moves = 0; moves < MOST_PIVOTS; moves += 1) {
      const sum = this.infeasibility();
      if (sum === 0) return true;
      stalled = sum < before - FEASIBLE ? 0 : stalled + 1;
      before = Math.min(before, sum);
      const entering = this.entering(this.gradient, 0, stalled > STALL);
      if (entering === 0) return false;
      // What is repaired is bounded by the sum of infeasibilities, so something always stops the move.
      if (!this.move(entering, true, stalled > STALL)) return undefined;
    }
    return undefined;
  }

  /** Minimizes the levels from `first` on; false: it does not come to an end. */
  private minimize(first: number, enough: number): boolean {
    const used = this.variables + this.rows;
    for (let level = first; level < this.levels; level += 1) {
      if (this.isPriced[level] === 0) continue;
      const from = level * this.columns;
      let stalled = 0;
      for (let moves = 0; ; moves += 1) {
        const bland = stalled > STALL;
        const entering = this.entering(this.costs, from, bland);
        if (entering === 0) break;
        const pivots = this.pivots;
        if (moves === MOST_PIVOTS || !this.move(entering, false, bland)) return false;
        stalled = this.pivots === pivots ? 0 : stalled + 1;
      }
      for (let column = 0; column < used; column += 1) {
        if (this.status[column] !== BASIC && Math.abs(this.costs[from + column] as number) > EPSILON * 10) this.held[column] = 1;
      }
      if (level === first && enough < Number.POSITIVE_INFINITY && Math.ceil(this.valueAt(level) - WHOLE) >= enough) break;
    }
    return true;
  }

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
    this.rebuild();
    const again = this.attempt(first, enough);
    if (again === undefined) throw new Unstable();
    return again;
  }

  /** `undefined`: what comes out is not to be trusted. */
  private attempt(first: number, enough: number): boolean | undefined {
    this.held.fill(0);
    const isDual = this.solvedFrom === first && this.straighten(first);
    this.solvedFrom = first;
    this.refresh();
    if (isDual && this.dual(first) === false && this.isSurelyInfeasible()) return false;
    const isFeasible = this.repair();
    if (isFeasible === undefined) return undefined;
    if (!isFeasible) return this.isSurelyInfeasible() ? false : undefined;
    return this.minimize(first, enough) && this.isSurelyPoint() && this.isSurelyBound(first) ? true : undefined;
  }

  private valueOf(column: number): number {
    return this.status[column] === BASIC ? (this.value[this.rowOf[column] as number] as number) : this.nonbasicValue(column);
  }

  /** What the point comes to at a level. */
  private valueAt(level: number): number {
    const from = level * this.columns;
    let value = 0;
    for (let column = 0; column < this.variables; column += 1) {
      const price = this.prices[from + column] as number;
      if (price !== 0 && this.status[column] !== BASIC) value += price * this.nonbasicValue(column);
    }
    for (let row = 0; row < this.rows; row += 1) {
      const column = this.basis[row] as number;
      if (column < this.variables) value += (this.prices[from + column] as number) * (this.value[row] as number);
    }
    return value;
  }

  private isSurelyPoint(): boolean {
    for (let row = 0; row < this.rows; row += 1) this.rowOf[this.basis[row] as number] = row;
    return residual(this.given, this.variables, (column) => this.valueOf(column)) <= FEASIBLE * 10;
  }

  /** The gradient is a sum of rows: if nothing within bounds comes to it, there is no point. Farkas' lemma */
  private isSurelyInfeasible(): boolean {
    const used = this.variables + this.rows;
    this.form.fill(0, 0, used);
    const sum = addRows(this.given, (row) => this.gradient[this.variables + row] as number, this.variables, this.form);
    const room = FEASIBLE * (1 + Math.abs(sum)) * 0.1;
    return leastOf(this.form, used, this) > sum + room || mostOf(this.form, used, this) < sum - room;
  }

  /** Reduced costs of slacks are the multipliers of a sum of rows that bounds the level from below. */
  private isSurelyBound(level: number): boolean {
    if (level >= this.levels) return true;
    const used = this.variables + this.rows;
    const from = level * this.columns;
    this.form.set(this.prices.subarray(from, from + used));
    const value = this.form.reduce((sum, price, column) => (price === 0 || column >= this.variables ? sum : sum + price * this.valueOf(column)), 0);
    const sum = addRows(this.given, (row) => this.costs[from + this.variables + row] as number, this.variables, this.form);
    return leastOf(this.form, used, this) - sum >= value - CERTAIN * (1 + Math.abs(value));
  }

  /** The table of the same basis, from the rows as they were given. */
  private rebuild(): void {
    this.solvedFrom = -1;
    const { variables, columns: width, table, status } = this;
    const used = variables + this.rows;
    const wanted = Array.from({ length: used }, (_, column) => column).filter((column) => status[column] === BASIC);
    const isWanted = new Set(wanted);
    table.fill(0);
    this.costs.set(this.prices);
    for (const [row, { columns, factors, bound }] of this.given.entries()) {
      for (const [k, column] of columns.entries()) table[row * width + column] = factors[k] as number;
      table[row * width + variables + row] = 1;
      this.right[row] = bound;
      this.basis[row] = variables + row;
    }
    const free = new Set(this.given.keys());
    for (const row of this.given.keys()) if (isWanted.has(variables + row)) free.delete(row);
    for (const column of wanted) {
      if (column >= variables) continue;
      let best = -1;
      for (const row of free) if (best < 0 || Math.abs(table[row * width + column] as number) > Math.abs(table[best * width + column] as number)) best = row;
      if (best < 0 || Math.abs(table[best * width + column] as number) < SMALLEST_PIVOT) {
        // The basis was lost to rounding: a slack takes the column's place.
        status[column] = AT_LOWER;
        continue;
      }
      this.pivot(best, column);
      this.basis[best] = column;
      free.delete(best);
    }
    for (const row of free) status[this.basis[row] as number] = BASIC;
  }

  read(floors: Float64Array, parts: Float64Array): void {
    const { point } = this;
    for (let column = 0; column < this.variables; column += 1) {
      if (this.status[column] !== BASIC) point[column] = this.nonbasicValue(column);
    }
    for (let row = 0; row < this.rows; row += 1) {
      const column = this.basis[row] as number;
      if (column < this.variables) point[column] = this.value[row] as number;
    }
    for (let column = 0; column < this.variables; column += 1) {
      const value = point[column] as number;
      const whole = Math.round(value);
      const isWhole = Math.abs(value - whole) <= WHOLE;
      floors[column] = isWhole ? whole : Math.floor(value);
      parts[column] = isWhole ? 0 : value - Math.floor(value);
    }
  }

  least(form: ReadonlyMap<number, number>): number {
    let value = 0;
    for (const [variable, price] of form) value += price * (this.point[variable] as number);
    return Math.ceil(value - WHOLE);
  }
}

const longer = <T extends Float64Array | Int32Array | Uint8Array>(before: T, after: T): T => {
  after.set(before);
  return after;
};

/** One row less a multiple of the pivot row; rounding noise is zero. */
const subtract = (
  into: Float64Array, from: number, factor: number, start: number, filled: Int32Array, count: number, table: Float64Array,
): void => {
  for (let k = 0; k < count; k += 1) {
    const j = filled[k] as number;
    const value = (into[from + j] as number) - factor * (table[start + j] as number);
    into[from + j] = value < NOISE && value > -NOISE ? 0 : value;
  }
};

const NOISE = 1e-12;
