import type { Reason } from "../answer.ts";
import { encode, liftedBy, type Kept } from "../encode/index.ts";
import type { Policy } from "../policy/index.ts";
import { totalsFor } from "../rules/index.ts";
import { waysFor, type Asked } from "./asked.ts";

/** Each pin that is lifted counts one, and nothing else does. */
const FEWEST_LIFTED: Policy = { name: "fewest lifted", levels: ["avoided"] };

const reasonOf = (pin: Kept): Reason =>
  pin.kind === "limit" ? { code: "limited", limit: pin.of, most: pin.most }
  : { code: "pinned", object: pin.object, pin: pin.kind, ...(pin.ability === undefined ? {} : { ability: pin.ability }) };

/**
 * A smallest set of pins without which the cost could be paid, over the ways to lock the total: none if pins have nothing
 * to do with it. `undefined`: the budget ran out, or something in the way is not seen, so that it is not known.
 */
export const liftedFor = (asked: Asked, x: number | undefined): readonly Reason[] | undefined => {
  let fewest: readonly Kept[] | undefined;
  for (const { total, ...way } of waysFor(asked, totalsFor(asked.view, asked.payment, x))) {
    const { program, drafts } = encode(asked.table, asked.payment, total, { ...way, policy: FEWEST_LIFTED, liftable: true });
    const outcome = asked.solver.solve(program, { budget: asked.budget });
    if (outcome.status === "infeasible") continue;
    if (outcome.status !== "optimal") return undefined;
    const lifted = liftedBy(drafts, outcome.solution.firings);
    if (fewest === undefined || lifted.length < fewest.length) fewest = lifted;
  }
  return (fewest ?? []).map(reasonOf);
};
