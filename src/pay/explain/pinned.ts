import type { Reason } from "../../answer.ts";
import { encode, liftedBy, type Kept } from "../../encode/index.ts";
import type { Policy } from "../../policy/index.ts";
import { totalsFor } from "../../rules/index.ts";
import { isAccepted } from "../accepted.ts";
import { waysFor, type Asked } from "../asked.ts";
import { askedWithout } from "../without-pins.ts";

/** Each pin that is lifted counts one, and nothing else does. */
const FEWEST_LIFTED: Policy = { name: "fewest lifted", levels: ["avoided"] };

const reasonOf = (pin: Kept): Reason =>
  pin.kind === "limit" ? { code: "limited", limit: pin.of, most: pin.most }
  : { code: "pinned", object: pin.object, pin: pin.kind, ...(pin.ability === undefined ? {} : { ability: pin.ability }) };

/**
 * A smallest set of pins without which the cost can be paid, over the ways to lock the total, as reasons: none if pins have
 * nothing to do with it. `undefined`: that is not proved.
 */
export const liftedFor = (asked: Asked, x: number | undefined): readonly Reason[] | undefined => {
  let fewest: readonly Kept[] | undefined;
  let isProved = true;
  for (const { total, ...way } of waysFor(asked, totalsFor(asked.view, asked.payment, x))) {
    const { program, drafts, isComplete } = encode(asked.table, asked.payment, total, { ...way, policy: FEWEST_LIFTED, liftable: true });
    const outcome = asked.solver.solve(program, { budget: asked.budget });
    isProved &&= isComplete && (outcome.status === "infeasible" || outcome.status === "optimal");
    if (outcome.status !== "optimal" && outcome.status !== "feasible") continue;
    const lifted = liftedBy(drafts, outcome.solution.firings);
    if (fewest === undefined || lifted.length < fewest.length) fewest = lifted;
  }
  if (fewest === undefined) return isProved ? [] : undefined;
  // With pins it cannot be paid, so fewer than one is none.
  if (!isProved && fewest.length > 1) return undefined;
  return isAccepted(askedWithout(asked, fewest), x).yes ? fewest.map(reasonOf) : undefined;
};
