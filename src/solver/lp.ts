import lpSolver from "javascript-lp-solver";
import { upperOf, valueOf, type Flat, type Row } from "./flatten.ts";
import { levelByLevel, type SolvePoint } from "./level-by-level.ts";
import type { Solver } from "./program.ts";

/**
 * The program by javascript-lp-solver, level by level.
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
const library = lpSolver as unknown as {
  readonly Solve: (model: Model) => Readonly<Record<string, unknown>>;
  readonly Tableau: { readonly prototype: { pivot: (this: unknown, row: number, column: number) => void } };
};

/** A relaxation that takes more pivots than this is given up, and nothing is said to be proved. */
const MOST_PIVOTS = 1_000;

class Endless extends Error {}

/**
 * The library's answer. `undefined`: it goes round in circles, as its first phase does on some degenerate rows (measured with 1.0.3;
 * its own look-out for cycles does not see them). It has no limit of its own but a clock, so its pivots are counted while it is at it.
 */
const solved = (model: Model): Readonly<Record<string, unknown>> | undefined => {
  const { prototype } = library.Tableau;
  const { pivot } = prototype;
  let left = MOST_PIVOTS;
  prototype.pivot = function counted(row, column) {
    if (left === 0) throw new Endless();
    left -= 1;
    pivot.call(this, row, column);
  };
  try {
    return library.Solve(model);
  } catch (error) {
    if (error instanceof Endless) return undefined;
    throw error;
  } finally {
    prototype.pivot = pivot;
  }
};

const bounds = { "<=": "max", ">=": "min", "=": "equal" } as const;

/** Bounds of a variable that branching has narrowed. */
interface Narrowed {
  readonly variable: number;
  readonly is: "<=" | ">=";
  readonly bound: number;
}

/**
 * Variables are called v0, v1 …: the library's answer has "feasible" and "result" beside them. Where nothing is to be minimized the
 * sum of all of them is: without any objective its first phase has gone round for ever on degenerate rows.
 */
const modelOf = (flat: Flat, rows: readonly Row[], objective: ReadonlyMap<number, number>): Model => {
  const constraints: Model["constraints"] = {};
  const variables: Model["variables"] = {};
  for (const index of flat.variables.keys()) variables[`v${index}`] = { goal: objective.size === 0 ? 1 : (objective.get(index) ?? 0) };
  const addRow = (name: string, row: Row): void => {
    constraints[name] = { [bounds[row.is]]: row.bound };
    for (const [variable, factor] of row.terms) (variables[`v${variable}`] as Record<string, number>)[name] = factor;
  };
  for (const [index, row] of rows.entries()) addRow(`r${index}`, row);
  for (const [index, variable] of flat.variables.entries()) {
    const upper = upperOf(variable);
    if (upper !== undefined) addRow(`u${index}`, { terms: new Map([[index, 1]]), is: "<=", bound: upper });
  }
  return { optimize: "goal", opType: "min", constraints, variables };
};

const TOLERANCE = 1e-6;

const asRow = ({ variable, is, bound }: Narrowed): Row => ({ terms: new Map([[variable, 1]]), is, bound });

/** The best integer point, by branching on the most fractional variable, the nearer side first. */
const solvePoint: SolvePoint = (flat, rows, objective, budget, goal) => {
  let best: readonly number[] | undefined;
  let bestValue = Number.POSITIVE_INFINITY;
  let complete = true;
  const open: (readonly Narrowed[])[] = [[]];
  for (let node = open.pop(); node !== undefined && bestValue > goal; node = open.pop()) {
    if (!budget.take()) {
      complete = false;
      break;
    }
    const answer = solved(modelOf(flat, [...rows, ...node.map(asRow)], objective));
    if (answer === undefined) {
      complete = false;
      break;
    }
    if (answer.feasible !== true) continue;
    // Prices are integers, so a relaxation of 2.1 means at least 3.
    if (objective.size > 0 && Math.ceil(Number(answer.result) - TOLERANCE) >= bestValue) continue;
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

export const lp: Solver = levelByLevel("lp", solvePoint);
