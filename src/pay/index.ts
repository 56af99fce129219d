import type { Answer } from "../answer.ts";
import type { Position } from "../board/position.ts";
import { avoids, encode } from "../encode/index.ts";
import { avoidingFirst, policyNamed, POLICIES, type Policy } from "../policy/index.ts";
import { MOST_COUNTED, readPayment, totalsFor } from "../rules/index.ts";
import { search } from "../solver/search.ts";
import type { Solver } from "../solver/program.ts";
import { castableAfter, levelsOf } from "./accepted.ts";
import { DEFAULT_BUDGET, isSupplied, isCountable, suppliesOf, waysFor, type Asked } from "./asked.ts";
import { largestX, type LargestX } from "./largest-x.ts";
import { alternativesTo } from "./alternatives.ts";
import { boardOf, type Board } from "./board.ts";
import { withDelves } from "./delves.ts";
import { paidDirectly } from "./direct.ts";
import { frontierFrom, weighing, type Between } from "./frontier.ts";
import { obstaclesFor, refusalFor } from "./explain/refusal.ts";
import { whyOf } from "./explain/why.ts";
import { promisedBest } from "./promised.ts";
import { unreadLines } from "./unread.ts";

export { ATTEMPTS, MOST_DEEDS, RejectedPlan } from "./accepted.ts";
export { DEFAULT_BUDGET } from "./asked.ts";

export interface PayOptions {
  /** The name of a policy that ships with the library, or a policy of your own. Default "preserve". */
  readonly policy?: string | Policy;
  /** Default: `search`. The linear program of `tapwright/lp` is an independent second opinion. */
  readonly solver?: Solver;
  /** In solver nodes, at least 1; see the solver for what a node is. Default 600. */
  readonly budget?: number;
  /** How many payments are wanted that look different, the best included; at least 1. Default 1. */
  readonly top?: number;
  /**
   * Two levels to weigh against each other, as ["life", "hand"]: the best by the first, and as alternatives what more of it buys
   * of the second. Instead of `top`.
   */
  readonly frontier?: Between;
  /**
   * `false`: no explanation of what is unpayable, which costs more time than finding out. `true`: what is payable is explained
   * as well (`why`). Missing: only what is unpayable.
   */
  readonly explain?: boolean;
}

const tooMuch = (message: string): Answer => ({ status: "error", error: { code: "too-much-mana", message } });

const MAKES_TOO_MUCH = `An ability here makes more mana at once than is counted (${MOST_COUNTED}), and the answer depends on it.`;

export const policyOf = (given: PayOptions["policy"]): Policy | undefined =>
  given === undefined ? POLICIES.preserve : typeof given === "string" ? policyNamed(given) : given;

export const noPolicy = (given: PayOptions["policy"]): Extract<Answer, { readonly status: "error" }> =>
  ({ status: "error", error: { code: "unknown-policy", message: `There is no policy "${String(given)}"; there are ${Object.keys(POLICIES).join(", ")}.` } });

/** The most cards that any legal payment exiles by delve, over the ways to lock the total. */
const mostDelved = (asked: Asked, x: number | undefined): number =>
  waysFor(asked, totalsFor(asked.view, asked.payment, x)).reduce(
    (most, { total, ...way }) => Math.max(most, withDelves(asked.solver, asked.budget, encode(asked.table, asked.payment, total, way), asked.view.position)),
    0,
  );

/** CR 107.3b: where the cost paid has no {X}, X is 0. */
const maxX = (position: Position, { x, unbounded }: LargestX): { readonly maxX?: number | "unbounded" } => {
  if (x === undefined) return position.paying.x === "max" ? { maxX: 0 } : {};
  if (typeof position.paying.x === "number") return {};
  return { maxX: unbounded === true ? "unbounded" : x };
};

/**
 * The best payment for what the position asks, under the policy; every plan has passed the referee.
 *
 * `unpayable` is proved. Where lines were not read that might matter, or the budget was used up, it is `unknown`.
 * @throws RejectedPlan if solver and referee disagree: a bug.
 */
export const pay = (position: Position, options: PayOptions = {}): Answer => payOn(boardOf(position), options);

/** A plan is wanted and nothing about others, from whatever finds it. */
const isPlanOnly = ({ solver, top = 1, frontier, explain }: PayOptions): boolean => solver === undefined && top <= 1 && frontier === undefined && explain !== true;

/** The same on a board that has been read already. */
export const payOn = ({ view, table, stock, singles }: Board, options: PayOptions = {}): Answer => {
  const { position } = view;
  const given = policyOf(options.policy);
  if (given === undefined) return noPolicy(options.policy);
  const weighed = options.frontier === undefined ? given : weighing(given, options.frontier);
  const policy = avoids(position) ? avoidingFirst(weighed) : weighed;
  const payment = readPayment(view);
  const unread = unreadLines(view, payment);
  const base = {
    policy: policy.name, notUnderstood: unread.lines, ...(unread.assumed.length === 0 ? {} : { assumed: unread.assumed }),
  };

  if (payment.symbols === undefined) return { ...base, status: "unpayable", reasons: [{ code: "no-mana-cost" }] };
  if (!payment.purpose.hasX && typeof position.paying.x === "number" && position.paying.x > 0) return { ...base, status: "unpayable", reasons: [{ code: "no-x" }] };
  if (unread.mayForbid) return { ...base, status: "unknown", reasons: [] };

  const asked: Asked = { view, payment, table, stock, singles, policy, solver: options.solver ?? search, budget: options.budget ?? DEFAULT_BUDGET };
  const refused = (proved: boolean, least: number | undefined, isCut = false): Answer => {
    if (proved && unread.lines.length === 0) return { ...base, status: "unpayable", ...(options.explain === false ? { reasons: [] } : refusalFor(asked, least)) };
    if (table.tooMuch) return tooMuch(MAKES_TOO_MUCH);
    if (isCut) return tooMuch("An ability here can be activated any number of times, and no payment was found that a plan could list.");
    return { ...base, status: "unknown", reasons: options.explain === false ? [] : obstaclesFor(asked, least) };
  };
  const wanted = position.paying.x ?? "max";
  const limit: LargestX = !payment.choosesX ? { x: undefined, proved: true } : wanted === "max" ? largestX(asked) : { x: wanted, proved: true };
  if (payment.choosesX && (limit.x === undefined || limit.x < payment.xLeast)) return refused(limit.proved, payment.xLeast, limit.isCut);
  // What was left out would make X larger.
  if (!limit.proved && table.tooMuch) return tooMuch(MAKES_TOO_MUCH);
  const { x } = limit;
  const direct = isPlanOnly(options) ? paidDirectly(asked, x) : undefined;
  if (direct === "none") return refused(true, x);
  if (direct !== undefined) {
    const { levels, plan, summary } = direct;
    return { ...base, status: "payable", optimal: limit.proved && unread.lines.length === 0, levels, ...maxX(position, limit), plan, summary };
  }
  if (limit.isUncounted === true || !isCountable(asked, x)) return tooMuch(`This asks for more mana than is counted: ${MOST_COUNTED}. Ask for less, or give a smaller X.`);

  // Far too little needs no program to be seen.
  if (isSupplied(suppliesOf(asked, x)) === false) return refused(true, x);
  const accepted = promisedBest(asked, x);
  if (accepted.status === "too-much") return tooMuch(accepted.message);
  if (accepted.status === "none") return refused(accepted.proved, x, accepted.isCut);
  const { found, plan, summary } = accepted;
  const delves = payment.keywords.has("delve") ? mostDelved(asked, x) : undefined;
  const optimal = found.proved && limit.proved && unread.lines.length === 0;
  const shown = { ...summary, ...castableAfter(found, accepted.broken) };
  return {
    ...base,
    status: "payable",
    optimal,
    levels: levelsOf(asked, found.solution.values),
    ...maxX(position, limit),
    ...(delves === undefined ? {} : { maxDelved: delves }),
    plan,
    summary: shown,
    ...(options.explain === true ? { why: whyOf({ asked, x, found, isProved: optimal, plan, summary: shown }) } : {}),
    ...(options.frontier !== undefined ? { alternatives: frontierFrom(asked, x, accepted, options.frontier) }
      : options.top === undefined || options.top <= 1 ? {} : { alternatives: alternativesTo(asked, x, accepted, options.top - 1) }),
  };
};
