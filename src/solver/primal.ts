import { AT_LOWER, AT_UPPER, BASIC, EPSILON, FEASIBLE, SMALLEST_PIVOT, WHOLE, type Tableau } from "./tableau.ts";

/** The primal simplex: from any basis to a point within all bounds, and from there to the least of each level in turn. */

/** More pivots in one run than any that ends. */
const MOST_PIVOTS = 2_000;
/** After so many pivots without progress, Bland's rule takes over: it cannot cycle. */
const STALL = 40;

/** Sum of infeasibilities, and how it changes with each nonbasic column. */
const infeasibility = (tableau: Tableau): number => {
  const used = tableau.variables + tableau.rows;
  tableau.gradient.fill(0, 0, used);
  let sum = 0;
  for (let row = 0; row < tableau.rows; row += 1) {
    const column = tableau.basis[row] as number;
    const value = tableau.value[row] as number;
    const below = (tableau.lower[column] as number) - value;
    const above = value - (tableau.upper[column] as number);
    if (below <= FEASIBLE && above <= FEASIBLE) continue;
    const sign = below > FEASIBLE ? 1 : -1;
    sum += below > FEASIBLE ? below : above;
    const start = row * tableau.columns;
    for (let j = 0; j < used; j += 1) tableau.gradient[j] = (tableau.gradient[j] as number) + sign * (tableau.table[start + j] as number);
  }
  return sum;
};

/** The column to bring in by what it costs (`costs` from `from` on), +1 or −1 times (index + 1) for up or down; 0: none. */
const columnFor = (tableau: Tableau, costs: Float64Array, from: number, bland: boolean): number => {
  let best = 0;
  let most = EPSILON * 10;
  const used = tableau.variables + tableau.rows;
  for (let column = 0; column < used; column += 1) {
    const reduced = costs[from + column] as number;
    if (reduced <= most && reduced >= -most) continue;
    if (tableau.status[column] === BASIC || tableau.held[column] === 1 || tableau.lower[column] === tableau.upper[column]) continue;
    const gain = tableau.status[column] === AT_LOWER ? -reduced : reduced;
    if (gain <= most) continue;
    best = tableau.status[column] === AT_LOWER ? column + 1 : -(column + 1);
    if (bland) return best;
    most = gain;
  }
  return best;
};

/** Moves a column as far as it goes; false if nothing stops it. */
const move = (tableau: Tableau, entering: number, repairing: boolean, bland: boolean): boolean => {
  const column = Math.abs(entering) - 1;
  const direction = entering > 0 ? 1 : -1;
  let step = (tableau.upper[column] as number) - (tableau.lower[column] as number);
  let leaving = -1;
  let toUpper = false;
  let size = 0;
  for (let row = 0; row < tableau.rows; row += 1) {
    const factor = tableau.table[row * tableau.columns + column] as number;
    if (Math.abs(factor) < SMALLEST_PIVOT) continue;
    const rate = -direction * factor;
    const basic = tableau.basis[row] as number;
    const value = tableau.value[row] as number;
    const low = tableau.lower[basic] as number;
    const high = tableau.upper[basic] as number;
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
    const tie = !better && room < step + EPSILON && leaving >= 0 && (bland ? basic < (tableau.basis[leaving] as number) : Math.abs(factor) > size);
    if (better || tie) {
      step = better ? room : Math.min(step, room);
      leaving = row;
      toUpper = atUpper;
      size = Math.abs(factor);
    }
  }
  if (!Number.isFinite(step)) return false;
  for (let row = 0; row < tableau.rows; row += 1) {
    const factor = tableau.table[row * tableau.columns + column] as number;
    if (factor !== 0) tableau.value[row] = (tableau.value[row] as number) - direction * factor * step;
  }
  if (leaving < 0) {
    tableau.status[column] = direction > 0 ? AT_UPPER : AT_LOWER;
    return true;
  }
  const entered = tableau.nonbasicValue(column) + direction * step;
  const left = tableau.basis[leaving] as number;
  tableau.pivot(leaving, column);
  tableau.status[left] = toUpper ? AT_UPPER : AT_LOWER;
  tableau.status[column] = BASIC;
  tableau.basis[leaving] = column;
  tableau.value[leaving] = entered;
  return true;
};

/** Brings the point within all bounds; `undefined`: it does not come to an end. */
export const repair = (tableau: Tableau): boolean | undefined => {
  let before = Number.POSITIVE_INFINITY;
  let stalled = 0;
  for (let moves = 0; moves < MOST_PIVOTS; moves += 1) {
    const sum = infeasibility(tableau);
    if (sum === 0) return true;
    stalled = sum < before - FEASIBLE ? 0 : stalled + 1;
    before = Math.min(before, sum);
    const entering = columnFor(tableau, tableau.gradient, 0, stalled > STALL);
    if (entering === 0) return false;
    // What is repaired is bounded by the sum of infeasibilities, so something always stops the move.
    if (!move(tableau, entering, true, stalled > STALL)) return undefined;
  }
  return undefined;
};

/** Minimizes the levels from `first` on; false: it does not come to an end. */
export const minimize = (tableau: Tableau, first: number, enough: number): boolean => {
  const used = tableau.variables + tableau.rows;
  for (let level = first; level < tableau.levels; level += 1) {
    if (tableau.isPriced[level] === 0) continue;
    const from = level * tableau.columns;
    let stalled = 0;
    for (let moves = 0; ; moves += 1) {
      const bland = stalled > STALL;
      const entering = columnFor(tableau, tableau.costs, from, bland);
      if (entering === 0) break;
      const pivots = tableau.pivots;
      if (moves === MOST_PIVOTS || !move(tableau, entering, false, bland)) return false;
      stalled = tableau.pivots === pivots ? 0 : stalled + 1;
    }
    for (let column = 0; column < used; column += 1) {
      if (tableau.status[column] !== BASIC && Math.abs(tableau.costs[from + column] as number) > EPSILON * 10) tableau.held[column] = 1;
    }
    if (level === first && enough < Number.POSITIVE_INFINITY && Math.ceil(tableau.valueAt(level) - WHOLE) >= enough) break;
  }
  return true;
};
