import lpSolver from "javascript-lp-solver";
import { arcKey, flatten, type Flat, type Row } from "./flatten.ts";
import { compareValues, type Outcome, type Program, type Solution, type Solver } from "./program.ts";
import { apart, cutsFor, notAll } from "./order.ts";
import { isSmall } from "./relaxation.ts";
import { saturated } from "./saturate.ts";
import { schedule } from "./schedule.ts";
import { faultsOf } from "./verify.ts";

/**
 * The program by javascript-lp-solver: levels one after the other, each fixed before the next.
 *
 * Order: where a solution has none, some units wait for each other. In a solution with an order the first of them to
 * fire is fed from outside, and so a cut asks for that much from outside (as subtour cuts in routing). Where units take
 * more than one good and the cut holds already, the search branches on the arcs of the circle: at least one of them is
 * absent in every solution with an order.
 *
 * The library solves the linear relaxations only. Branching to integers is done here, because its own has no budget that
 * is counted in steps, and boards with sacrifice outlets and a hand kept it busy for minutes.
 *
 * A node of the budget is one call of the library.
 */
interface Model {
  readonly optimize: string;
  readonly opType: "min";
  readonly constraints: Record<string, { min?: number; max?: number; equal?: number }>;
  readonly variables: Record<string, Record<string, number>>;
}

// Its types do not fit module resolution "nodenext" (measured with 1.0.3), hence one cast, here.
const library = lpSolver as unknown as { readonly Solve: (model: Model) => Readonly<Record<string, unknown>> };

const bounds = { "<=": "max", ">=": "min", "=": "equal" } as const;

/** Bounds of a variable that branching has narrowed. */
interface Narrowed {
  readonly variable: number;
  readonly is: "<=" | ">=";
  readonly bound: number;
}

/** Variables are called v0, v1 …: the library's answer has "feasible" and "result" beside them. */
const modelOf = (flat: Flat, rows: readonly Row[], objective: ReadonlyMap<number, number>): Model => {
  const constraints: Model["constraints"] = {};
  const variables: Model["variables"] = {};
  for (const index of flat.variables.keys()) variables[`v${index}`] = { goal: objective.get(index) ?? 0 };
  const addRow = (name: string, row: Row): void => {
    constraints[name] = { [bounds[row.is]]: row.bound };
    for (const [variable, factor] of row.terms) (variables[`v${variable}`] as Record<string, number>)[name] = factor;
  };
  for (const [index, row] of rows.entries()) addRow(`r${index}`, row);
  for (const [index, variable] of flat.variables.entries()) {
    const upper = variable.kind === "fire" ? variable.upper : variable.kind === "started" ? 1 : undefined;
    if (upper !== undefined) addRow(`u${index}`, { terms: new Map([[index, 1]]), is: "<=", bound: upper });
  }
  return { optimize: "goal", opType: "min", constraints, variables };
};

const TOLERANCE = 1e-6;

class Budget {
  private left: number;
  constructor(nodes: number) {
    this.left = nodes;
  }
  take(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }
}

type Point =
  /** `proved`: no better point exists. */
  | { readonly status: "point"; readonly values: readonly number[]; readonly proved: boolean }
  | { readonly status: "infeasible" }
  | { readonly status: "unknown" };

const asRow = ({ variable, is, bound }: Narrowed): Row => ({ terms: new Map([[variable, 1]]), is, bound });

/**
 * The best integer point, by branching on the most fractional variable, the nearer side first. `goal`: a value that is
 * good enough to stop at.
 */
const solvePoint = (flat: Flat, rows: readonly Row[], objective: ReadonlyMap<number, number>, budget: Budget, goal: number): Point => {
  let best: readonly number[] | undefined;
  let bestValue = Number.POSITIVE_INFINITY;
  let complete = true;
  const open: (readonly Narrowed[])[] = [[]];
  for (let node = open.pop(); node !== undefined && bestValue > goal; node = open.pop()) {
    if (!budget.take()) {
      complete = false;
      break;
    }
    const answer = library.Solve(modelOf(flat, [...rows, ...node.map(asRow)], objective));
    if (answer.feasible !== true) continue;
    // Prices are integers, so a relaxation of 2.1 means at least 3.
    if (Math.ceil(Number(answer.result) - TOLERANCE) >= bestValue) continue;
    const raw = flat.variables.map((_, index) => Number(answer[`v${index}`] ?? 0));
    let worst = -1;
    let off = TOLERANCE;
    for (const [index, value] of raw.entries()) {
      const distance = Math.abs(value - Math.round(value));
      if (distance > off) {
        worst = index;
        off = distance;
      }
    }
    if (worst < 0) {
      const values = raw.map(Math.round);
      const value = valueOf(objective, values);
      if (value < bestValue) {
        best = values;
        bestValue = value;
      }
      continue;
    }
    const value = raw[worst] as number;
    const down: readonly Narrowed[] = [...node, { variable: worst, is: "<=", bound: Math.floor(value) }];
    const up: readonly Narrowed[] = [...node, { variable: worst, is: ">=", bound: Math.ceil(value) }];
    open.push(...(value - Math.floor(value) > 0.5 ? [down, up] : [up, down]));
  }
  if (best !== undefined) return { status: "point", values: best, proved: complete };
  return { status: complete ? "infeasible" : "unknown" };
};

const valueOf = (form: ReadonlyMap<number, number>, values: readonly number[]): number => {
  let sum = 0;
  for (const [variable, price] of form) sum += price * (values[variable] as number);
  return sum;
};

/** A rough single objective that often lands on the optimum of all levels at once; only a start, never a proof. */
const blended = (flat: Flat): ReadonlyMap<number, number> => {
  const form = new Map<number, number>();
  for (const [level, objective] of flat.objectives.entries()) {
    const weight = 4 ** (flat.objectives.length - 1 - level);
    for (const [variable, price] of objective) form.set(variable, (form.get(variable) ?? 0) + price * weight);
  }
  return form;
};

/** Levels one after the other. A level whose value is already 0 is proved by its bound. */
const solveLevels = (flat: Flat, extra: readonly Row[], budget: Budget): Point => {
  const rows = [...flat.rows, ...extra];
  // The first point need not be the best of the blend, only a point.
  const start = solvePoint(flat, rows, blended(flat), budget, Number.MAX_VALUE);
  if (start.status !== "point") return start;
  let best = start;
  let proved = true;
  for (const objective of flat.objectives) {
    if (objective.size === 0) continue;
    if (valueOf(objective, best.values) > 0) {
      const point = solvePoint(flat, rows, objective, budget, 0);
      // A point was found before, so only the budget can fail here: what was found stays, unproved.
      if (point.status !== "point") return { ...best, proved: false };
      proved &&= point.proved;
      if (valueOf(objective, point.values) < valueOf(objective, best.values)) best = point;
    }
    rows.push({ terms: objective, is: "<=", bound: valueOf(objective, best.values) });
  }
  return { ...best, proved };
};

interface Search {
  /** True of every solution that has an order, so they hold in all branches. */
  readonly cuts: Row[];
  best: Solution | undefined;
  proved: boolean;
}

const forbid = (flat: Flat, maker: number, taker: number): readonly Row[] =>
  (flat.arcs.get(arcKey(maker, taker)) ?? []).map((feed) => ({ terms: new Map([[feed, 1]]), is: "<=", bound: 0 }));

const explore = (program: Program, flat: Flat, extra: readonly Row[], budget: Budget, search: Search): void => {
  const point = solveLevels(flat, [...search.cuts, ...extra], budget);
  if (point.status === "infeasible") return;
  if (point.status === "unknown") {
    search.proved = false;
    return;
  }
  if (!point.proved) search.proved = false;
  const found = schedule(program, flat, point.values);
  if (!("kind" in found)) {
    const faults = faultsOf(program, found);
    if (faults.length > 0) throw new Error(`lp solver: ${faults.join("; ")}`);
    if (search.best === undefined || compareValues(found.values, search.best.values) < 0) search.best = found;
    return;
  }
  // No payment below this point is better than the point itself, order or not.
  const bound = flat.objectives.map((objective) => valueOf(objective, point.values));
  if (search.best !== undefined && compareValues(bound, search.best.values) >= 0) return;
  if (found.kind === "circle") {
    // An arc between activities that fire several times may carry something in one firing and nothing in another.
    const several = found.units.some((unit) => (flat.units[unit]?.upper ?? 1) > 1);
    const cuts = cutsFor(program, flat, found.units, point.values);
    if (cuts.length > 0) {
      search.cuts.push(...cuts);
      explore(program, flat, extra, budget, search);
      return;
    }
    if (several) search.proved = false;
    for (const [maker, taker] of found.arcs) explore(program, flat, [...extra, ...forbid(flat, maker, taker)], budget, search);
    return;
  }
  if (found.kind === "deadlock") {
    const { units, arcs } = found;
    if (arcs.length === 0 && units.every((unit) => flat.units[unit]?.upper === 1)) {
      search.cuts.push(notAll(units));
      explore(program, flat, extra, budget, search);
      return;
    }
    if (arcs.some((arc) => arc.some((unit) => (flat.units[unit]?.upper ?? 1) > 1))) search.proved = false;
    for (const unit of units) explore(program, flat, [...extra, { terms: new Map([[unit, 1]]), is: "<=", bound: 0 }], budget, search);
    for (const [maker, taker] of arcs) explore(program, flat, [...extra, ...forbid(flat, maker, taker)], budget, search);
    return;
  }
  // Either nothing is both used and ended, or one of the arcs by which its end feeds its use is absent.
  const rows = apart(program, flat, found.resource);
  const isNew = rows.length > 0 && !extra.some((row) => row.bound === rows[0]?.bound && sameTerms(row, rows[0] as Row));
  if (found.arcs.length === 0 || (program.resources[found.resource]?.capacity ?? 0) > 1 || !isNew) search.proved = false;
  if (isNew) explore(program, flat, [...extra, ...rows], budget, search);
  for (const [maker, taker] of found.arcs) explore(program, flat, [...extra, ...forbid(flat, maker, taker)], budget, search);
};

const sameTerms = (a: Row, b: Row): boolean => a.terms.size === b.terms.size && [...a.terms].every(([key, value]) => b.terms.get(key) === value);

export const lp: Solver = {
  name: "lp",
  solve: (given, { budget }): Outcome => {
    const program = saturated(given);
    // The library rounds, so it does not tell large numbers apart.
    if (!isSmall(program)) return { status: "unknown" };
    const search: Search = { cuts: [], best: undefined, proved: true };
    explore(program, flatten(program), [], new Budget(budget), search);
    if (search.best !== undefined) return { status: search.proved ? "optimal" : "feasible", solution: search.best };
    return { status: search.proved ? "infeasible" : "unknown" };
  },
};
