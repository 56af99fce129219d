import type { Engine } from "./branch-and-bound.ts";
import { withoutDominated } from "./dominance.ts";
import { ExactSimplex } from "./exact-simplex.ts";
import { MOST_COPIES, PLAIN } from "./flatten.ts";
import { Search } from "./ordered.ts";
import type { Outcome, Program, Solution, SolveOptions, Solver } from "./program.ts";
import { keeping, type Reduced } from "./reduced.ts";
import { isSmall } from "./relaxation.ts";
import { saturated } from "./saturate.ts";
import { Simplex, Unstable } from "./simplex.ts";
import { withoutUseless } from "./useless.ts";

/** An outcome, and what of the budget it took; the last unit may be more than was left. */
export interface Counted {
  readonly outcome: Outcome;
  readonly work: number;
}

/** At first only what fires at most so often is told apart firing by firing: mostly that is enough. */
const FEW_COPIES = 2;

const isFiner = ({ activities }: Program): boolean => activities.some(({ upper }) => upper > FEW_COPIES && upper <= MOST_COPIES);

/** The share of a budget that goes, beyond it, to finding any solution in the end. */
const SIMPLE_SHARE = 0.3;

/** Nothing that takes goods to make others: far smaller where much does, and what solves it solves the program. */
const withoutCosted = (program: Program): Reduced =>
  keeping(program, program.activities.flatMap(({ takes, gives, uses }, index) => (takes.length > 0 && gives.length > 0 && uses.length > 0 ? [] : [index])));

/**
 * First, who feeds whom is left out of the program: it then has all solutions with an order, and some without. Where one of
 * these is the best, rows are found that it breaks and no solution with an order does, or its firings are fed otherwise. Only
 * where neither helps the order comes in, at first of what fires but once or twice.
 */
const searched = (program: Program, budget: number, engine: Engine): Counted => {
  let work = 0;
  const run = (asked: Program, nodes: number, mostCopies: number, known?: Solution): Search => {
    const one = new Search(asked, nodes, engine, mostCopies, known);
    one.run();
    work += nodes - one.nodes;
    return one;
  };
  const outcome = (): Outcome => {
    const plain = run(program, budget, PLAIN);
    let last = plain;
    if (plain.stuck) {
      last = run(program, Math.max(0, budget - work), FEW_COPIES, plain.best);
      if (last.coarse && last.nodes > 0 && isFiner(program)) last = run(program, last.nodes, MOST_COPIES, last.best);
    }
    const { best, proved } = last;
    if (proved) return best === undefined ? { status: "infeasible" } : { status: "optimal", solution: best };
    // Where who feeds whom was the trouble, what needs no feeding may be better.
    if (best !== undefined && !plain.stuck) return { status: "feasible", solution: best };
    const simple = withoutCosted(program);
    const found = run(simple.program, budget * SIMPLE_SHARE, PLAIN, best).best;
    if (found === undefined) return { status: "unknown" };
    return { status: "feasible", solution: found === best ? best : simple.restored(found) };
  };
  return { outcome: outcome(), work };
};

const restoredBy = ({ restored }: Reduced, { outcome, work }: Counted): Counted => ({
  outcome: "solution" in outcome ? { ...outcome, solution: restored(outcome.solution) } : outcome, work,
});

/** The search, and how much work it was: for whoever looks for boards that are hard. */
export const searchCounted = (given: Program, { budget }: SolveOptions): Counted => {
  const useful = withoutUseless(given);
  if (useful === undefined) return { outcome: { status: "infeasible" }, work: 0 };
  return restoredBy(useful, searchedWithin(useful.program, budget));
};

const searchedWithin = (given: Program, budget: number): Counted => {
  const reduced = withoutDominated(given);
  const program = saturated(reduced.program);
  if (!isSmall(program)) return restoredBy(reduced, searched(program, budget, ExactSimplex));
  try {
    return restoredBy(reduced, searched(program, budget, Simplex));
  } catch (error) {
    if (!(error instanceof Unstable)) throw error;
    return restoredBy(reduced, searched(program, budget, ExactSimplex));
  }
};

/** Exact search over what is left of a program: what dominates, what can be used, and what order asks for. */
export const search: Solver = {
  name: "search",
  solve: (program, options) => searchCounted(program, options).outcome,
};

/** The same in exact numbers throughout, whatever they are: slower, and a check of what the other rounds. */
export const exactSearch: Solver = {
  name: "exact search",
  solve: (program, { budget }) => searched(program, budget, ExactSimplex).outcome,
};
