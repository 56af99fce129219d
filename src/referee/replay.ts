import type { Plan, Report, Summary, Violation } from "../answer.ts";
import type { Position } from "../board/position.ts";
import { parseCost, printCost, type Cost } from "../mana/index.ts";
import {
  announcedTotals, begin, illegal, isPaid, paymentOf, perform, printDues, settle, type Illegal, type Payment, type State, type View,
} from "../rules/index.ts";
import { summaryOf } from "./summary.ts";

const violation = (found: Illegal, step?: number): Violation => ({
  rule: found.rule,
  code: found.code,
  ...(step === undefined ? {} : { step }),
  ...(found.object === undefined ? {} : { object: found.object }),
});

const NOTHING: Summary = {
  tapped: {}, sacrificed: {}, exiled: {}, discarded: {}, lifePaid: 0, floating: "", convoked: 0, delved: 0, improvised: 0, waterbent: 0,
  spent: { mana: "", colors: 0, snow: 0, from: {}, riders: 0 }, stillCastable: [],
};

const refuse = (found: Illegal): Report => ({ legal: false, violations: [violation(found)], summary: NOTHING });

/** The same symbols in any order: plans come from other programs, too. */
const sameSymbols = (ours: string, theirs: string): boolean => {
  if (ours === theirs) return true;
  const [a, b] = [parseCost(ours, Number.MAX_SAFE_INTEGER), parseCost(theirs, Number.MAX_SAFE_INTEGER)];
  if (!a.ok || !b.ok) return false;
  const sorted = (cost: Cost): string => {
    const generic = cost.reduce((sum, symbol) => sum + (symbol.kind === "generic" ? symbol.amount : 0), 0);
    return [generic, ...cost.filter((symbol) => symbol.kind !== "generic").map((symbol) => printCost([symbol])).sort()].join("");
  };
  return sorted(a.value) === sorted(b.value);
};

/** The states in which the payment may begin by what the plan announces and calls its total. CR 601.2b, 601.2f */
const begunStates = (view: View, plan: Plan, payment: Payment): readonly State[] | Illegal => {
  const { position } = view;
  if (payment.symbols === undefined) return illegal("no-mana-cost");
  const { x } = plan.announce;
  const asked = position.paying.x;
  if (x !== undefined && (!Number.isInteger(x) || x < payment.xLeast)) return illegal("wrong-announcement");
  if (typeof asked === "number" && payment.choosesX && x !== asked) return illegal("wrong-announcement");
  const settled = announcedTotals(view, payment, payment.choosesX ? (x ?? 0) : undefined, plan.announce.symbols).flatMap((total) => settle(total, plan.announce.symbols) ?? []);
  if (settled.length === 0) return illegal("wrong-announcement");
  const named = settled.filter((total) => sameSymbols(printDues(total.dues), plan.total));
  return named.length === 0 ? illegal("wrong-total") : named.map((total) => begin(view, payment, total));
};

/** What came of a plan. */
interface Replayed {
  readonly report: Report;
  /** Where it began, with its total locked, and where it has led; `undefined` if it could not begin. */
  readonly begun: State | undefined;
  readonly state: State | undefined;
}

const replay = (position: Position, plan: Plan, begun: State): Replayed => {
  const violations: Violation[] = [];
  let state = begun;
  for (const [index, step] of plan.steps.entries()) {
    const outcome = perform(state, step);
    if (outcome.ok) state = outcome.state;
    else violations.push(violation(outcome.illegal, index));
  }
  if (!isPaid(state)) violations.push(violation(illegal("not-all-paid")));
  return { report: { legal: violations.length === 0, violations, summary: summaryOf(position, state) }, begun, state };
};

/**
 * A plan step by step through the rules, on a board that they have looked at. Every illegal step is reported with its rule
 * and skipped. The summary is recomputed from the steps that were legal. Totals that print alike may differ in costs that are
 * not mana; the plan is legal if it pays one of them. `payment`: what the rules read of the view, if that has been done.
 */
export const replayOn = (view: View, plan: Plan, payment = paymentOf(view)): Replayed => {
  const begun = begunStates(view, plan, payment);
  if ("rule" in begun) return { report: refuse(begun), begun: undefined, state: undefined };
  const all = begun.map((state) => replay(view.position, plan, state));
  return all.reduce((best, one) => (one.report.violations.length < best.report.violations.length ? one : best));
};
