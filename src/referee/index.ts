import type { Plan, Report, Summary, Violation } from "../answer.ts";
import type { Position } from "../board/position.ts";
import {
  begin, illegal, isPaid, paymentOf, perform, printDues, settle, totalsFor, viewOf, type Illegal, type State, type Total,
} from "../rules/index.ts";
import { summaryOf } from "./summary.ts";

const violation = (found: Illegal, step?: number): Violation => ({
  rule: found.rule,
  code: found.code,
  ...(step === undefined ? {} : { step }),
  ...(found.object === undefined ? {} : { object: found.object }),
});

const NOTHING: Summary = {
  tapped: {}, sacrificed: {}, exiled: {}, discarded: {}, lifePaid: 0, floating: "", convoked: 0, delved: 0, improvised: 0, waterbent: 0, stillCastable: [],
};

const refuse = (found: Illegal): Report => ({ legal: false, violations: [violation(found)], summary: NOTHING });

/** The totals that the announcements of a plan allow, and which of them the plan names. CR 601.2b, 601.2f */
const lockedTotal = (position: Position, plan: Plan): { readonly total: Total; readonly begun: State } | Illegal => {
  const view = viewOf(position);
  const payment = paymentOf(view);
  if (payment.symbols === undefined) return illegal("no-mana-cost");
  const { x } = plan.announce;
  const asked = position.paying.x;
  if (x !== undefined && (!Number.isInteger(x) || x < payment.xLeast)) return illegal("wrong-announcement");
  if (typeof asked === "number" && payment.purpose.hasX && x !== asked) return illegal("wrong-announcement");
  const settled = totalsFor(view, payment, payment.purpose.hasX ? (x ?? 0) : undefined).flatMap((total) => settle(total, plan.announce.symbols) ?? []);
  if (settled.length === 0) return illegal("wrong-announcement");
  const total = settled.filter((one) => printDues(one.dues) === plan.total);
  const [first] = bestFitting(total, plan);
  return first === undefined ? illegal("wrong-total") : { total: first, begun: begin(view, payment, first) };
};

/** Totals that print alike may still differ in life that buys reductions: the one whose life the plan pays. */
const bestFitting = (totals: readonly Total[], plan: Plan): readonly Total[] => {
  const paid = plan.steps.reduce((sum, step) => sum + (step.do === "life" ? step.amount : 0), 0);
  const lifeIn = (total: Total): number => total.life.reduce((sum, life) => sum + life.amount, 0);
  return [...totals].sort((a, b) => Math.abs(lifeIn(a) - paid) - Math.abs(lifeIn(b) - paid));
};

/**
 * Is this plan legal, from whatever program it comes? Replays it step by step through the rules; every illegal step is
 * reported with its rule and skipped. The summary is recomputed from the steps that were legal.
 */
export const check = (position: Position, plan: Plan): Report => {
  const locked = lockedTotal(position, plan);
  if ("rule" in locked) return refuse(locked);
  const violations: Violation[] = [];
  let state = locked.begun;
  for (const [index, step] of plan.steps.entries()) {
    const outcome = perform(state, step);
    if (outcome.ok) state = outcome.state;
    else violations.push(violation(outcome.illegal, index));
  }
  if (!isPaid(state)) violations.push(violation(illegal("not-all-paid")));
  return { legal: violations.length === 0, violations, summary: summaryOf(position, state) };
};

export { summaryOf } from "./summary.ts";
