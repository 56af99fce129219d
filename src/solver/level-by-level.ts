import { arcKey, flatten, valueOf, type Flat, type Row } from "./flatten.ts";
import { apart, cutsFor, notAll } from "./order.ts";
import { compareValues, type Outcome, type Program, type Solution, type Solver } from "./program.ts";
import { isSmall } from "./relaxation.ts";
import { saturated } from "./saturate.ts";
import { schedule } from "./schedule.ts";
import { faultsOf } from "./verify.ts";

/**
 * A solver made of any engine for integer linear programs: levels one after the other, each fixed before the next.
 *
 * Order: where a solution has none, some units wait for each other. In a solution with an order the first of them to
 * fire is fed from outside, and so a cut asks for that much from outside (as subtour cuts in routing). Where units take
 * more than one good and the cut holds already, the search branches on the arcs of the circle: at least one of them is
 * absent in every solution with an order.
 */

/** What is left of a budget in nodes. What a node is, the engine says. */
export class Budget {
  private left: number;
  constructor(nodes: number) {
    this.left = nodes;
  }
  take(): boolean {
    this.left -= 1;
    return this.left >= 0;
  }
}

/** An integer point of the rows, or that there is none. */
export type Point =
  /** `proved`: no better point exists. */
  | { readonly status: "point"; readonly values: readonly number[]; readonly proved: boolean }
  | { readonly status: "infeasible" }
  | { readonly status: "unknown" };

/**
 * What is asked of an engine: the point of these rows with the least objective. `goal`: a value that is good enough to stop
 * at; `Number.MAX_VALUE`: any point will do.
 */
export type SolvePoint = (flat: Flat, rows: readonly Row[], objective: ReadonlyMap<number, number>, budget: Budget, goal: number) => Point;

/** A rough single objective that often lands on the optimum of all levels at once; only a start, never a proof. */
const blended = (flat: Flat): ReadonlyMap<number, number> => {
  const form = new Map<number, number>();
  for (const [level, objective] of flat.objectives.entries()) {
    const weight = 4 ** (flat.objectives.length - 1 - level);
    for (const [variable, price] of objective) form.set(variable, (form.get(variable) ?? 0) + price * weight);
  }
  return form;
};

interface Engine {
  readonly name: string;
  readonly solvePoint: SolvePoint;
  readonly budget: Budget;
}

/** Levels one after the other. A level whose value is already 0 is proved by its bound. */
const solveLevels = (engine: Engine, flat: Flat, extra: readonly Row[]): Point => {
  const rows = [...flat.rows, ...extra];
  // The first point need not be the best of the blend, only a point.
  const start = engine.solvePoint(flat, rows, blended(flat), engine.budget, Number.MAX_VALUE);
  if (start.status !== "point") return start;
  let best = start;
  let proved = true;
  for (const objective of flat.objectives) {
    if (objective.size === 0) continue;
    if (valueOf(objective, best.values) > 0) {
      const point = engine.solvePoint(flat, rows, objective, engine.budget, 0);
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

const explore = (engine: Engine, program: Program, flat: Flat, extra: readonly Row[], search: Search): void => {
  const point = solveLevels(engine, flat, [...search.cuts, ...extra]);
  if (point.status === "infeasible") return;
  if (point.status === "unknown") {
    search.proved = false;
    return;
  }
  if (!point.proved) search.proved = false;
  const found = schedule(program, flat, point.values);
  if (!("kind" in found)) {
    const faults = faultsOf(program, found);
    if (faults.length > 0) throw new Error(`${engine.name}: ${faults.join("; ")}`);
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
      explore(engine, program, flat, extra, search);
      return;
    }
    if (several) search.proved = false;
    for (const [maker, taker] of found.arcs) explore(engine, program, flat, [...extra, ...forbid(flat, maker, taker)], search);
    return;
  }
  if (found.kind === "deadlock") {
    const { units, arcs } = found;
    if (arcs.length === 0 && units.every((unit) => flat.units[unit]?.upper === 1)) {
      search.cuts.push(notAll(units));
      explore(engine, program, flat, extra, search);
      return;
    }
    if (arcs.some((arc) => arc.some((unit) => (flat.units[unit]?.upper ?? 1) > 1))) search.proved = false;
    for (const unit of units) explore(engine, program, flat, [...extra, { terms: new Map([[unit, 1]]), is: "<=", bound: 0 }], search);
    for (const [maker, taker] of arcs) explore(engine, program, flat, [...extra, ...forbid(flat, maker, taker)], search);
    return;
  }
  // Either nothing is both used and ended, or one of the arcs by which its end feeds its use is absent.
  const rows = apart(program, flat, found.resource);
  const isNew = rows.length > 0 && !extra.some((row) => row.bound === rows[0]?.bound && sameTerms(row, rows[0] as Row));
  if (found.arcs.length === 0 || (program.resources[found.resource]?.capacity ?? 0) > 1 || !isNew) search.proved = false;
  if (isNew) explore(engine, program, flat, [...extra, ...rows], search);
  for (const [maker, taker] of found.arcs) explore(engine, program, flat, [...extra, ...forbid(flat, maker, taker)], search);
};

const sameTerms = (a: Row, b: Row): boolean => a.terms.size === b.terms.size && [...a.terms].every(([key, value]) => b.terms.get(key) === value);

export const levelByLevel = (name: string, solvePoint: SolvePoint): Solver => ({
  name,
  solve: (given, { budget }): Outcome => {
    const program = saturated(given);
    // Engines round, so they do not tell large numbers apart.
    if (!isSmall(program)) return { status: "unknown" };
    const search: Search = { cuts: [], best: undefined, proved: true };
    explore({ name, solvePoint, budget: new Budget(budget) }, program, flatten(program), [], search);
    if (search.best !== undefined) return { status: search.proved ? "optimal" : "feasible", solution: search.best };
    return { status: search.proved ? "infeasible" : "unknown" };
  },
});
