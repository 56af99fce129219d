import type { Answer, LevelValue, Plan, Reason, Summary, Violation } from "../answer.ts";
import type { Position } from "../board/position.ts";
import { printPart } from "../cards/cost-notation.ts";
import { decode, doublingsOf, encode, keptCards, spendings, tableOf, type EncodeOptions, type Encoding, type Table } from "../encode/index.ts";
import { policyNamed, POLICIES, type Policy } from "../policy/index.ts";
import { check } from "../referee/index.ts";
import { paymentOf, totalsFor, viewOf, type Payment, type Total, type View } from "../rules/index.ts";
import { compareValues, type Outcome, type Solution, type Solver } from "../solver/program.ts";
import { search } from "../solver/search.ts";
import { withDelves } from "./delves.ts";
import { missingOf, type Missing } from "./missing.ts";
import { reasonsFor } from "./reasons.ts";
import { unreadLines } from "./unread.ts";

export interface PayOptions {
  /** The name of a policy that ships with the library, or a policy of your own. Default "preserve". */
  readonly policy?: string | Policy;
  /** Default: `search`. The linear program of `tapwright/lp` is an independent second opinion. */
  readonly solver?: Solver;
  /** In solver nodes, at least 1; see the solver for what a node is. Default 600. */
  readonly budget?: number;
}

export const DEFAULT_BUDGET = 600;

/** Plans name each mana, so payments of more are refused. */
export const MOST_MANA_DUE = 10_000;

interface Asked {
  readonly view: View;
  readonly payment: Payment;
  readonly table: Table;
  readonly policy: Policy;
  readonly solver: Solver;
  readonly budget: number;
}

interface Found {
  readonly total: Total;
  readonly encoding: Encoding;
  readonly solution: Solution;
  readonly proved: boolean;
}

/** More ways to lock the total than this are not tried; no card comes near it. */
const MOST_TOTALS_TRIED = 500;

/** A locked total, and what has to be settled before a program can be made: who permits what, and who doubles mana. */
type Way = { readonly total: Total } & Required<Pick<EncodeOptions, "spending" | "doublings">>;

const waysFor = ({ table }: Asked, totals: readonly Total[]): readonly Way[] =>
  totals.flatMap((total) => spendings(table).flatMap((spending) => doublingsOf(table).map((doublings) => ({ total, spending, doublings }))));

/** The best over all totals that may be locked for this X; `proved` false if a budget ran out somewhere. */
const best = (asked: Asked, x: number | undefined, options: EncodeOptions): { readonly found: Found | undefined; readonly proved: boolean } => {
  let found: Found | undefined;
  let proved = true;
  const totals = totalsFor(asked.view, asked.payment, x);
  if (totals.length > MOST_TOTALS_TRIED) proved = false;
  for (const { total, ...way } of waysFor(asked, totals.slice(0, MOST_TOTALS_TRIED))) {
    const encoding = encode(asked.table, asked.payment, total, { ...options, ...way });
    const outcome: Outcome = asked.solver.solve(encoding.program, { budget: asked.budget });
    const isProved = outcome.status === "infeasible" || options.policy === undefined ? encoding.isComplete : encoding.isBest;
    if (outcome.status === "unknown" || outcome.status === "feasible" || !isProved) proved = false;
    if (outcome.status !== "optimal" && outcome.status !== "feasible") continue;
    if (found === undefined || compareValues(outcome.solution.values, found.solution.values) < 0) {
      found = { total, encoding, solution: outcome.solution, proved: true };
    }
    if (options.policy === undefined) break;
  }
  return { found: found === undefined ? undefined : { ...found, proved }, proved };
};

const valueAt = (policy: Policy, found: Found, level: Policy["levels"][number]): number => found.solution.values[policy.levels.indexOf(level)] ?? 0;

/**
 * The best for a policy that may care about the hand. If all its cards can be cast together, each can be cast alone;
 * only otherwise is each one asked by itself.
 */
const bestForHand = (asked: Asked, x: number | undefined, keep: EncodeOptions["keep"]): ReturnType<typeof best> => {
  const { policy } = asked;
  const kept = keep === undefined ? {} : { keep };
  const asks = policy.levels.includes("hand") || policy.levels.includes("oneByOne");
  const first = best(asked, x, asks ? { policy, hand: "together", ...kept } : { policy, ...kept });
  if (!asks || first.found === undefined || valueAt(policy, first.found, "hand") === 0) return first;
  const second = best(asked, x, { policy, hand: "one-by-one", ...kept });
  // If the larger program was too much, the answer to the smaller one stands, unproved.
  return second.found === undefined ? { found: { ...first.found, proved: false }, proved: false } : second;
};

const castableAfter = ({ encoding, solution }: Found): Pick<Summary, "stillCastable" | "castableTogether"> => {
  const { together, alone } = keptCards(encoding, solution);
  return alone.length === 0 ? { stillCastable: together } : { stillCastable: alone, castableTogether: together };
};

const isPayable = (asked: Asked, x: number): { readonly yes: boolean; readonly proved: boolean; readonly mayLoop: boolean } => {
  const { found, proved } = best(asked, x, {});
  return { yes: found !== undefined, proved, mayLoop: found?.encoding.mayLoop === true };
};

interface LargestX {
  readonly x: number | undefined;
  readonly proved: boolean;
  /** There is no largest; `x` is payable. */
  readonly unbounded?: true;
}

/** Where something can be untapped and tapped again, an X beyond this is taken as proof that the loop gains mana. */
const LOOPED_X = 300;

const isNothingDue = (asked: Asked, x: number): boolean => totalsFor(asked.view, asked.payment, x).every(({ dues }) => dues.length === 0);

/**
 * The largest payable X. With a smaller X the same payment leaves mana over or helpers untapped, so payability goes
 * down with X and doubling, then halving finds the last one that works.
 */
const largestX = (asked: Asked): LargestX => {
  let low = asked.payment.xLeast;
  const first = isPayable(asked, low);
  if (!first.yes) {
    // One exception: where nothing is due no mana ability may be activated (CR 601.2g), and so no card be put where
    // another cost wants it. Reductions may take off the first few mana of X.
    do low += 1; while (low < MOST_MANA_DUE && isNothingDue(asked, low));
    const next = isPayable(asked, low);
    if (!next.yes) return { x: undefined, proved: first.proved && next.proved };
  }
  let proved = true;
  let high = low + 1;
  let answer = isPayable(asked, high);
  for (; answer.yes; answer = isPayable(asked, high)) {
    low = high;
    if (answer.mayLoop && high >= LOOPED_X) return { x: high, proved, unbounded: true };
    if (high > MOST_MANA_DUE) return { x: high, proved };
    high *= 2;
  }
  proved &&= answer.proved;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    answer = isPayable(asked, middle);
    proved &&= answer.yes || answer.proved;
    if (answer.yes) low = middle;
    else high = middle;
  }
  return { x: low, proved };
};

const levelsOf = (policy: Policy, values: readonly number[]): readonly LevelValue[] =>
  policy.levels.map((level, index) => ({ level, value: values[index] ?? 0 }));

/** Thrown when the referee rejects a plan that was about to be returned: always a bug here, never the caller's. */
export class RejectedPlan extends Error {
  readonly plan: Plan;
  constructor(plan: Plan, why: string) {
    super(`the referee rejects the plan: ${why}`);
    this.name = "RejectedPlan";
    this.plan = plan;
  }
}

type Accepted =
  | { readonly status: "accepted"; readonly found: Found; readonly plan: Plan; readonly summary: Summary }
  | { readonly status: "none"; readonly proved: boolean };

/**
 * The best payment that the referee accepts. A program sees the board as it is at the start; where permanents leave and
 * take with them what the plan relies on, the referee refuses it. Then they are kept, first those with effects, then
 * all, and the answer is not proved.
 */
const acceptedBest = (asked: Asked, x: number | undefined): Accepted => {
  const { position } = asked.view;
  let refusal: RejectedPlan | undefined;
  for (const keep of [undefined, "effects", "all"] as const) {
    const { found, proved } = bestForHand(asked, x, keep);
    if (found === undefined) return { status: "none", proved: proved && keep === undefined };
    const plan = decode(asked.table, asked.payment, found.total, found.encoding, found.solution);
    const report = check(position, plan);
    if (report.legal) return { status: "accepted", found, plan, summary: report.summary };
    refusal = new RejectedPlan(plan, report.violations.map(violationText).join("; "));
    // Nothing leaves, so the board is what the program saw: a mistake here.
    if (!found.encoding.drafts.some(({ leaves = [] }, index) => leaves.length > 0 && found.solution.firings.some(({ activity }) => activity === index))) break;
  }
  throw refusal as RejectedPlan;
};

const violationText = ({ code, rule, step, object }: Violation): string =>
  `${code} (${rule})${step === undefined ? "" : ` at step ${step}`}${object === undefined ? "" : `: ${object}`}`;

/** More ways to lock the total than this are not looked at to say what is missing. */
const MOST_EXPLAINED = 20;

/** A smallest set of symbols that stays unpaid, over the ways to lock the total. */
const leastMissing = (asked: Asked, x: number | undefined): { readonly missing?: Missing; readonly total?: Total } => {
  let least: { missing: Missing; total: Total } | undefined;
  for (const { total, ...way } of waysFor(asked, totalsFor(asked.view, asked.payment, x)).slice(0, MOST_EXPLAINED)) {
    const missing = missingOf(asked.solver, asked.budget, encode(asked.table, asked.payment, total, way), total);
    if (missing !== undefined && missing.size > 0 && (least === undefined || missing.size < least.missing.size)) least = { missing, total };
  }
  return least ?? {};
};

const partWords = (total: Total | undefined, part: number): string => {
  const found = total?.parts[part];
  return found === undefined ? "" : printPart(found);
};

type Refusal = Pick<Extract<Answer, { status: "unpayable" }>, "missing" | "reasons">;

const refusalFor = (asked: Asked, x: number | undefined): Refusal => {
  const { missing, total } = leastMissing(asked, x);
  const parts = (missing?.parts ?? []).map((part): Reason => ({ code: "additional-cost", text: partWords(total, part) }));
  return {
    ...(missing === undefined || missing.symbols === "" ? {} : { missing: missing.symbols }),
    reasons: [...parts, ...reasonsFor(asked.table)],
  };
};

const policyOf = (given: PayOptions["policy"]): Policy | undefined =>
  given === undefined ? POLICIES.preserve : typeof given === "string" ? policyNamed(given) : given;

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
export const pay = (position: Position, options: PayOptions = {}): Answer => {
  const policy = policyOf(options.policy);
  if (policy === undefined) {
    const names = Object.keys(POLICIES).join(", ");
    return { status: "error", error: { code: "unknown-policy", message: `There is no policy "${String(options.policy)}"; there are ${names}.` } };
  }
  const view = viewOf(position);
  const payment = paymentOf(view);
  const unread = unreadLines(view, payment);
  const base = {
    policy: policy.name, notUnderstood: unread.lines, ...(unread.assumed.length === 0 ? {} : { assumed: unread.assumed }),
  };

  if (payment.symbols === undefined) return { ...base, status: "unpayable", reasons: [{ code: "no-mana-cost" }] };
  if (!payment.purpose.hasX && typeof position.paying.x === "number" && position.paying.x > 0) return { ...base, status: "unpayable", reasons: [{ code: "no-x" }] };
  if (unread.mayForbid) return { ...base, status: "unknown", reasons: [] };

  const asked: Asked = { view, payment, table: tableOf(view), policy, solver: options.solver ?? search, budget: options.budget ?? DEFAULT_BUDGET };
  const refused = (proved: boolean, least: number | undefined): Answer =>
    proved && unread.lines.length === 0
      ? { ...base, status: "unpayable", ...refusalFor(asked, least) }
      : { ...base, status: "unknown", reasons: reasonsFor(asked.table) };
  const wanted = position.paying.x ?? "max";
  const limit: LargestX = !payment.purpose.hasX ? { x: undefined, proved: true } : wanted === "max" ? largestX(asked) : { x: wanted, proved: true };
  if (payment.purpose.hasX && (limit.x === undefined || limit.x < payment.xLeast)) return refused(limit.proved, payment.xLeast);
  const { x } = limit;
  const due = Math.min(...totalsFor(view, payment, x).map(({ dues }) => dues.reduce((sum, { count }) => sum + count, 0)));
  if (Number.isFinite(due) && due > MOST_MANA_DUE) {
    return { status: "error", error: { code: "too-much-mana", message: `This asks for ${due} mana; plans are written for up to ${MOST_MANA_DUE}. Ask for less, or give a smaller X.` } };
  }

  const accepted = acceptedBest(asked, x);
  if (accepted.status === "none") return refused(accepted.proved, x);
  const { found, plan, summary } = accepted;
  const delves = payment.keywords.has("delve") ? mostDelved(asked, x) : undefined;
  return {
    ...base,
    status: "payable",
    optimal: found.proved && limit.proved && unread.lines.length === 0,
    levels: levelsOf(policy, found.solution.values),
    ...maxX(position, limit),
    ...(delves === undefined ? {} : { maxDelved: delves }),
    plan,
    summary: { ...summary, ...castableAfter(found) },
  };
};
