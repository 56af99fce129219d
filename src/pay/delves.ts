import type { Encoding } from "../encode/index.ts";
import type { Position } from "../board/position.ts";
import type { Activity, Program, Solver } from "../solver/program.ts";

const isDelve = (encoding: Encoding, activity: number): boolean => {
  const kind = encoding.drafts[activity]?.deed.kind;
  return kind === "delve" || kind === "delve-new";
};

/** The same program, in which exactly `count` cards are delved. */
const asking = (encoding: Encoding, count: number): Program => {
  const { program } = encoding;
  const demand = program.demands.length;
  return {
    ...program,
    levels: 0,
    demands: [...program.demands, { count, accepts: [] }],
    activities: program.activities.map((activity, index): Activity =>
      isDelve(encoding, index) ? { ...activity, serves: [...activity.serves, { demand, count: 1 }] } : activity),
  };
};

/** The most cards that any legal payment of this total can exile by delve. CR 702.66a */
export const withDelves = (solver: Solver, budget: number, encoding: Encoding, position: Position): number => {
  const generic = encoding.program.demands.reduce((sum, { count }, index) => sum + (encoding.demands[index]?.kind === "generic" ? count : 0), 0);
  // A {2/W} that is announced as {2} makes more of it.
  const opened = encoding.drafts.reduce((sum, { deed }, index) => sum + (deed.kind === "as-generic" ? deed.amount * (encoding.program.activities[index]?.upper ?? 0) : 0), 0);
  // Whatever is there may come into the graveyard on the way.
  const cards = [position.graveyard, position.battlefield, position.hand].flat().reduce((sum, { count }) => sum + count, 0);
  // Each number is asked for from the top; the first is nearly always possible, as mana may always be left unmade.
  for (let count = Math.min(generic + opened, cards); count > 0; count -= 1) {
    const outcome = solver.solve(asking(encoding, count), { budget });
    if (outcome.status === "optimal" || outcome.status === "feasible") return count;
  }
  return 0;
};
