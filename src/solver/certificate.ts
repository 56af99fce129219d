/**
 * Duality, counted anew from the rows as they were given: a tableau that has been pivoted a thousand times may be wrong,
 * what these functions find is not. Multipliers of the rows may come from anywhere; a sum of rows holds for every solution,
 * whatever they are. (Neumaier and Shcherbina, Safe bounds in linear and mixed-integer linear programming, 2004.)
 */
export interface SparseRow {
  /** Variables; the row's slack is not among them. */
  readonly columns: readonly number[];
  readonly factors: readonly number[];
  readonly bound: number;
}

export interface Bounds {
  readonly lower: Float64Array;
  readonly upper: Float64Array;
}

/** Less than so much of a column without an end is rounding. */
const NOISE = 1e-9;

/**
 * Adds the rows to `form`, so many times each, and returns what the sum is equal to. `form` has a column for each variable
 * and, behind them, one for the slack of each row.
 */
export const addRows = (rows: readonly SparseRow[], times: (row: number) => number, variables: number, form: Float64Array): number => {
  let bound = 0;
  for (const [index, { columns, factors, bound: right }] of rows.entries()) {
    const factor = times(index);
    if (factor === 0) continue;
    for (const [k, column] of columns.entries()) form[column] = (form[column] as number) + factor * (factors[k] as number);
    form[variables + index] = (form[variables + index] as number) + factor;
    bound += factor * right;
  }
  return bound;
};

/** The least that a form can be within bounds. */
export const leastOf = (form: Float64Array, used: number, { lower, upper }: Bounds): number => {
  let least = 0;
  for (let column = 0; column < used; column += 1) {
    const factor = form[column] as number;
    if (factor === 0) continue;
    const end = (factor > 0 ? lower[column] : upper[column]) as number;
    if (Number.isFinite(end)) least += factor * end;
    else if (Math.abs(factor) > NOISE) return Number.NEGATIVE_INFINITY;
  }
  return least;
};

/** The same for the most. */
export const mostOf = (form: Float64Array, used: number, { lower, upper }: Bounds): number => -leastOf(form.map((factor) => -factor), used, { lower, upper });

/** How far the point is from one of the rows, at most. */
export const residual = (rows: readonly SparseRow[], variables: number, valueOf: (column: number) => number): number =>
  rows.reduce((most, { columns, factors, bound }, index) => {
    const value = columns.reduce((sum, column, k) => sum + (factors[k] as number) * valueOf(column), valueOf(variables + index));
    return Math.max(most, Math.abs(value - bound) / (1 + Math.abs(bound)));
  }, 0);
