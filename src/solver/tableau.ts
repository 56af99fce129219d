import { type SparseRow } from "./certificate.ts";

/**
 * The dense tableau of a linear program in bounded variables: rows as they stand in the present basis, what is basic, and at which
 * bound all else stands. Nothing here decides what to pivot on.
 */
export const EPSILON = 1e-9;
/** What is so near to a whole number is one. */
export const WHOLE = 1e-6;
export const FEASIBLE = 1e-7;
/** Smaller entries are not pivoted on: dividing by them makes noise large. */
export const SMALLEST_PIVOT = 1e-7;

/** Room for so many more rows at least, where there is none left. */
const MORE_ROWS = 16;

export const AT_LOWER = 0;
export const AT_UPPER = 1;
export const BASIC = 2;

export class Tableau {
  /** Columns that there is room for: variables, then one slack for each row. */
  columns: number;
  readonly variables: number;
  readonly levels: number;
  lower: Float64Array;
  upper: Float64Array;
  rows = 0;
  table: Float64Array;
  value: Float64Array;
  readonly right: number[] = [];
  basis: Int32Array;
  status: Uint8Array;
  /** Reduced costs, a row for each level. */
  costs: Float64Array;
  /** Rows and prices as they were given. */
  readonly given: SparseRow[] = [];
  prices: Float64Array;
  /** Levels at which something has a price. */
  readonly isPriced: Uint8Array;
  held: Uint8Array;
  gradient: Float64Array;
  /** Columns with an entry in the pivot row. */
  filled: Int32Array;
  /** In which row a basic column is. */
  rowOf: Int32Array;
  /** As last read. */
  readonly point: Float64Array;
  cells = 0;
  pivots = 0;

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
    this.held = new Uint8Array(this.columns);
    this.gradient = new Float64Array(this.columns);
    this.filled = new Int32Array(this.columns);
    this.rowOf = new Int32Array(this.columns);
    this.point = new Float64Array(variables);
  }

  /** Room for twice as many rows, and some more. */
  grow(): void {
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

  nonbasicValue(column: number): number {
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
  refresh(): void {
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

  pivot(row: number, column: number): void {
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

  /** The table of the same basis, from the rows as they were given. */
  rebuild(): void {
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

  valueOf(column: number): number {
    return this.status[column] === BASIC ? (this.value[this.rowOf[column] as number] as number) : this.nonbasicValue(column);
  }

  /** What the point comes to at a level. */
  valueAt(level: number): number {
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
