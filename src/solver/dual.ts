import { AT_LOWER, AT_UPPER, BASIC, EPSILON, FEASIBLE, SMALLEST_PIVOT, type Tableau } from "./tableau.ts";

/** The dual simplex: from a basis that is best but out of bounds back within them. */

/** More pivots in one run than it may take, before it gives way to the primal simplex. */
const MOST_DUAL = 200;

/** By the first level from `first` on that tells: −1 or 1 as the column costs when it goes up or down, 0 if neither. */
const costSign = (tableau: Tableau, first: number, column: number): number => {
  for (let level = first; level < tableau.levels; level += 1) {
    const cost = tableau.costs[level * tableau.columns + column] as number;
    if (cost > EPSILON * 10) return 1;
    if (cost < -EPSILON * 10) return -1;
  }
  return 0;
};

/** Puts columns at the bound where they cost least; false: some has no such bound. */
export const straighten = (tableau: Tableau, first: number): boolean => {
  const used = tableau.variables + tableau.rows;
  for (let column = 0; column < used; column += 1) {
    if (tableau.status[column] === BASIC || tableau.lower[column] === tableau.upper[column]) continue;
    const sign = costSign(tableau, first, column);
    if (sign === 0 || sign === (tableau.status[column] === AT_LOWER ? 1 : -1)) continue;
    const other = tableau.status[column] === AT_LOWER ? AT_UPPER : AT_LOWER;
    if (!Number.isFinite((other === AT_UPPER ? tableau.upper : tableau.lower)[column] as number)) return false;
    tableau.status[column] = other;
  }
  return true;
};

/** Is it cheaper, for what it moves, to bring in the one column than the other? */
const isCheaper = (tableau: Tableau, first: number, one: number, oneFactor: number, other: number, otherFactor: number): boolean => {
  for (let level = first; level < tableau.levels; level += 1) {
    const from = level * tableau.columns;
    const difference = Math.abs(tableau.costs[from + one] as number) / oneFactor - Math.abs(tableau.costs[from + other] as number) / otherFactor;
    if (Math.abs(difference) > EPSILON) return difference < 0;
  }
  return oneFactor > otherFactor;
};

/** A column comes in so far that what leaves stands at its bound. */
const exchange = (tableau: Tableau, row: number, entering: number, isAbove: boolean): void => {
  const left = tableau.basis[row] as number;
  const bound = (isAbove ? tableau.upper[left] : tableau.lower[left]) as number;
  const step = ((tableau.value[row] as number) - bound) / (tableau.table[row * tableau.columns + entering] as number);
  for (let other = 0; other < tableau.rows; other += 1) {
    const factor = tableau.table[other * tableau.columns + entering] as number;
    if (factor !== 0) tableau.value[other] = (tableau.value[other] as number) - factor * step;
  }
  const entered = tableau.nonbasicValue(entering) + step;
  tableau.pivot(row, entering);
  tableau.status[left] = isAbove ? AT_UPPER : AT_LOWER;
  tableau.status[entering] = BASIC;
  tableau.basis[row] = entering;
  tableau.value[row] = entered;
};

/**
 * From a basis that is best but out of bounds, one row after the other is brought within them at the least cost of all levels
 * (dual simplex): a bound that was narrowed takes few pivots. False: no column helps a row; `gradient` is that row.
 * `undefined`: it takes too long.
 */
export const dual = (tableau: Tableau, first: number): boolean | undefined => {
  const used = tableau.variables + tableau.rows;
  for (let moves = 0; moves < MOST_DUAL; moves += 1) {
    let row = -1;
    let most = FEASIBLE;
    for (let index = 0; index < tableau.rows; index += 1) {
      const column = tableau.basis[index] as number;
      const value = tableau.value[index] as number;
      const off = Math.max((tableau.lower[column] as number) - value, value - (tableau.upper[column] as number));
      if (off <= most) continue;
      row = index;
      most = off;
    }
    if (row < 0) return true;
    const left = tableau.basis[row] as number;
    const isAbove = (tableau.value[row] as number) > (tableau.upper[left] as number);
    const start = row * tableau.columns;
    let entering = -1;
    let size = 0;
    for (let column = 0; column < used; column += 1) {
      const factor = tableau.table[start + column] as number;
      if (Math.abs(factor) < SMALLEST_PIVOT || tableau.status[column] === BASIC || tableau.lower[column] === tableau.upper[column]) continue;
      // Does it bring the row nearer, going the one way that it can?
      const helpful = (factor > 0) === isAbove ? AT_LOWER : AT_UPPER;
      if (tableau.status[column] !== helpful) continue;
      if (entering >= 0 && !isCheaper(tableau, first, column, Math.abs(factor), entering, size)) continue;
      entering = column;
      size = Math.abs(factor);
    }
    if (entering < 0) {
      const sign = isAbove ? -1 : 1;
      for (let column = 0; column < used; column += 1) tableau.gradient[column] = sign * (tableau.table[start + column] as number);
      return false;
    }
    exchange(tableau, row, entering, isAbove);
  }
  return undefined;
};
