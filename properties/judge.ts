import type { Plan } from "../src/answer.ts";
import type { Position } from "../src/board/position.ts";
import { Replay } from "./judge/replay.ts";
import { Illegal, must } from "./judge/shared.ts";
import { candidates, duesIn, sameDues } from "./judge/totals.ts";

/**
 * A second judge of plans, written anew: of the rules it shares the board after continuous effects, what matches a text,
 * and how things are counted; what costs, makes, pays and totals are it works out for itself. It names a fault only where
 * it is sure, so its silence is no praise.
 */

/** Why a plan cannot be legal; `undefined`: no fault seen. */
export type Fault = string | undefined;

/** The first fault of a plan that nothing can excuse; with several possible totals, all of them have one. */
export const faultOf = (position: Position, plan: Plan): Fault => {
  try {
    const { x } = plan.announce;
    const asked = position.paying.x;
    must(x === undefined || (Number.isInteger(x) && x >= 0), "no such X");
    must(typeof asked !== "number" || x === undefined || x === asked, "another X than was asked for");
    const total = duesIn(plan.total);
    const all = candidates(position, plan);
    must(all.length > 0, "the announcements do not fit the cost");
    const named = all.filter((candidate) => sameDues(candidate.dues, total));
    must(named.length > 0, "not what the cost comes to");
    let fault = "";
    for (const candidate of named) {
      try {
        new Replay(position, candidate).withX(x ?? 0).run(plan.steps);
        return undefined;
      } catch (error) {
        if (!(error instanceof Illegal)) throw error;
        fault = error.message;
      }
    }
    return fault;
  } catch (error) {
    if (error instanceof Illegal) return error.message;
    throw error;
  }
};
