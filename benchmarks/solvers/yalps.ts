import { solve, type Constraint } from "yalps";
import { upperOf, type Flat, type Row } from "../../src/solver/flatten.ts";
import { levelByLevel, type SolvePoint } from "../../src/solver/level-by-level.ts";
import { EngineFailure, wholePoint } from "./engine.ts";

/** Rows are constraints by their number, bounds of variables come behind them, and this is the objective. */
const OBJECTIVE = -1;

const constraintOf = ({ is, bound }: Row): Constraint => (is === "=" ? { equal: bound } : is === "<=" ? { max: bound } : { min: bound });

const modelOf = (flat: Flat, rows: readonly Row[], objective: ReadonlyMap<number, number>) => {
  const variables = flat.variables.map((_, index) => [index, new Map([[OBJECTIVE, objective.get(index) ?? 0]])] as const);
  const constraints: (readonly [number, Constraint])[] = rows.map((row, index) => [index, constraintOf(row)]);
  for (const [index, { terms }] of rows.entries()) for (const [variable, factor] of terms) variables[variable]?.[1].set(index, factor);
  for (const [index, variable] of flat.variables.entries()) {
    const upper = upperOf(variable);
    if (upper === undefined) continue;
    constraints.push([rows.length + index, { max: upper }]);
    variables[index]?.[1].set(rows.length + index, 1);
  }
  return { direction: "minimize", objective: OBJECTIVE, constraints, variables, integers: true } as const;
};

/** So far from the relaxation that the first whole point is near enough. */
const ANY = 1e12;

const solvePoint: SolvePoint = (flat, rows, objective, budget, goal) => {
  if (!budget.take()) return { status: "unknown" };
  const answer = solve<number, number>(modelOf(flat, rows, objective), goal === Number.MAX_VALUE ? { tolerance: ANY } : {});
  if (answer.status === "infeasible") return { status: "infeasible" };
  if (answer.status === "timedout" && Number.isNaN(answer.result)) return { status: "unknown" };
  if (answer.status === "cycled" || answer.status === "unbounded") throw new EngineFailure("yalps", `it says "${answer.status}" of a bounded program`);
  const raw = Array.from({ length: flat.variables.length }, () => 0);
  for (const [variable, value] of answer.variables) raw[variable] = value;
  return { status: "point", values: wholePoint("yalps", flat, rows, raw), proved: answer.status === "optimal" };
};

/** YALPS, with its own branching; a node of the budget is one call, which ends by itself after 32,768 branches. */
export const yalps = levelByLevel("yalps", solvePoint);
