import type { Plan, Report } from "../answer.ts";
import type { State, View } from "../rules/index.ts";
import { priceOfSteps, scalesOf, type Price } from "./prices.ts";
import { replayOn } from "./replay.ts";

/** What the referee says of a plan, and what the plan comes to if it is legal. */
export type Valued =
  | { readonly legal: false; readonly report: Report }
  | {
      readonly legal: true;
      readonly report: Report;
      /** What it gives up. What of the hand can be cast afterwards is not in it, and what is avoided is not either. */
      readonly price: Price;
      /** Where it leads. */
      readonly state: State;
    };

/** Values plans from whatever program on a board that the rules have looked at: from their steps alone, by no solver. */
export const valuerOn = (view: View): ((plan: Plan) => Valued) => {
  const scales = scalesOf(view);
  return (plan) => {
    const { report, begun } = replayOn(view, plan);
    const paid = report.legal && begun !== undefined ? priceOfSteps(scales, begun, plan.steps) : undefined;
    return paid === undefined ? { legal: false, report } : { legal: true, report, ...paid };
  };
};
