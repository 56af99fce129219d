import {
  doublingsOf, encode, isHeld, mustUse, spendings, suppliesFor, type EncodeOptions, type Encoding, type Single, type Stock, type Supplies, type Table,
} from "../encode/index.ts";
import { LARGEST_GENERIC } from "../mana/index.ts";
import type { Policy } from "../policy/index.ts";
import { MOST_COUNTED, totalsFor, type Payment, type Total, type View } from "../rules/index.ts";
import { covers } from "../solver/hall.ts";
import { compareValues, type Outcome, type Solution, type Solver } from "../solver/program.ts";

export const DEFAULT_BUDGET = 600;

/** A cost on a board, and how to look for its payment. */
export interface Asked {
  readonly view: View;
  readonly payment: Payment;
  readonly table: Table;
  /** Made when they are first asked for. */
  readonly stock: () => Stock;
  readonly singles: () => readonly Single[] | undefined;
  readonly policy: Policy;
  readonly solver: Solver;
  readonly budget: number;
}

export interface Found {
  readonly way: Way;
  readonly encoding: Encoding;
  readonly solution: Solution;
  readonly proved: boolean;
}

/** More ways to lock the total than this are not tried; no card comes near it. */
const MOST_TOTALS_TRIED = 500;

/** A locked total, and what has to be settled before a program can be made: who permits what, and who doubles mana. */
export type Way = { readonly total: Total } & Required<Pick<EncodeOptions, "spending" | "doublings">>;

export const waysFor = ({ table }: Asked, totals: readonly Total[]): readonly Way[] =>
  totals.flatMap((total) => spendings(table).flatMap((spending) => doublingsOf(table).map((doublings) => ({ total, spending, doublings }))));

export const encodedFor = ({ table, payment }: Asked, { total, ...way }: Way, options: EncodeOptions): Encoding => encode(table, payment, total, { ...options, ...way });

export interface Best {
  readonly found: Found | undefined;
  readonly proved: boolean;
  /** What was left out would make a plan too long. */
  readonly isCut: boolean;
}

/** The best over all totals that may be locked for this X; `proved` false if a budget ran out somewhere. */
export const best = (asked: Asked, x: number | undefined, options: EncodeOptions): Best => {
  let found: Found | undefined;
  let proved = true;
  let isCut = false;
  let mayKeepMore = false;
  const doubts: (readonly number[])[] = [];
  const totals = totalsFor(asked.view, asked.payment, x);
  if (totals.length > MOST_TOTALS_TRIED) proved = false;
  for (const way of waysFor(asked, totals.slice(0, MOST_TOTALS_TRIED))) {
    const encoding = encodedFor(asked, way, options);
    isCut ||= encoding.isCut;
    mayKeepMore ||= encoding.mayKeepMore;
    const outcome: Outcome = asked.solver.solve(encoding.program, { budget: asked.budget });
    const isProved = outcome.status === "infeasible" || options.policy === undefined ? encoding.isComplete : encoding.isBest;
    const { doubtFrom } = encoding;
    if (outcome.status === "unknown" || outcome.status === "feasible" || (!isProved && doubtFrom === undefined)) proved = false;
    else if (!isProved && doubtFrom !== undefined) doubts.push(doubtFrom);
    if (outcome.status !== "optimal" && outcome.status !== "feasible") continue;
    if (found === undefined || compareValues(outcome.solution.values, found.solution.values) < 0) {
      found = { way, encoding, solution: outcome.solution, proved: true };
    }
    if (options.policy === undefined) break;
  }
  if (doubts.length > 0 && (found === undefined || !isBeyondDoubt(found.solution.values, doubts))) proved = false;
  if (mayKeepMore && found !== undefined && valueAt(options.policy, found, "hand") > 0) proved = false;
  return { found: found === undefined ? undefined : { ...found, proved }, proved, isCut };
};

/** What a payment comes to at one level of a policy; 0 where the policy does not have it. */
export const valueAt = (policy: Policy | undefined, { solution }: Pick<Found, "solution">, level: Policy["levels"][number]): number =>
  solution.values[policy?.levels.indexOf(level) ?? -1] ?? 0;

/** What programs do not see right costs no less. */
const isBeyondDoubt = (values: readonly number[], doubts: readonly (readonly number[])[]): boolean => doubts.every((doubt) => compareValues(values, doubt) <= 0);

/** The least mana that may be due for this X. */
const dueFor = ({ view, payment }: Asked, x: number | undefined): number =>
  Math.min(...totalsFor(view, payment, x).map(({ dues }) => dues.reduce((sum, { count }) => sum + count, 0)));

/** Numbers are exact up to there. */
export const isCountable = (asked: Asked, x: number | undefined): boolean => {
  const due = dueFor(asked, x);
  return due <= MOST_COUNTED || due === Number.POSITIVE_INFINITY;
};

/** What there is to pay each total with, for this X. */
export const suppliesOf = ({ view, table, payment, stock }: Asked, x: number | undefined): readonly (Supplies | undefined)[] => {
  const totals = totalsFor(view, payment, x);
  // Of too many ways none is looked at.
  if (totals.length > MOST_TOTALS_TRIED) return [undefined];
  const all = totals.map((total) => suppliesFor(stock(), { table, payment, total, phase: 0, prefix: "" }));
  // What is there may not all be used.
  return isHeld(view.position) ? all.map((one) => one && { ...one, sure: undefined }) : all;
};

/** Can one of these totals be paid, as far as Hall's theorem tells? `undefined`: it takes a program to know. */
export const isSupplied = (all: readonly (Supplies | undefined)[]): boolean | undefined => {
  let isShort = true;
  for (const supplies of all) {
    if (supplies === undefined) {
      isShort = false;
      continue;
    }
    if (supplies.sure !== undefined && covers(supplies.sure, supplies.needs)) return true;
    if (supplies.most === undefined || covers(supplies.most, supplies.needs)) isShort = false;
  }
  return isShort ? false : undefined;
};

interface Payable {
  readonly yes: boolean;
  readonly proved: boolean;
  readonly isCut: boolean;
  /** From this X on it takes a loop that gains mana. */
  readonly loopsFrom: number;
}

const isPayable = (asked: Asked, x: number): Payable => {
  const yes = isSupplied(suppliesOf(asked, x));
  if (yes !== undefined) return { yes, proved: true, isCut: false, loopsFrom: Number.POSITIVE_INFINITY };
  const { found, proved, isCut } = best(asked, x, {});
  return { yes: found !== undefined, proved, isCut, loopsFrom: found?.encoding.mayLoop === true ? found.encoding.unlooped + LOOPED_X : Number.POSITIVE_INFINITY };
};

export interface LargestX {
  readonly x: number | undefined;
  readonly proved: boolean;
  /** There is no largest; `x` is payable. */
  readonly unbounded?: true;
  /** It is known only that X may be as large as can be counted: `x` is more. */
  readonly isUncounted?: true;
  /** See `Best`. */
  readonly isCut?: boolean;
}

/** Where something can be untapped and tapped again, so much more than there is otherwise is taken as proof that the loop gains mana. */
const LOOPED_X = 300;

const isNothingDue = (asked: Asked, x: number): boolean => totalsFor(asked.view, asked.payment, x).every(({ dues }) => dues.length === 0);

/**
 * The smallest X above this one with which something is due. Where nothing is due no mana ability may be activated
 * (CR 601.2g), and so no card be put where another cost wants it; and reductions may take off the first few mana of X.
 */
export const nextDueX = (asked: Asked, x: number): number => {
  let [nothing, something] = [x, x + 1];
  // With a larger X no less is due.
  for (let step = 1; isNothingDue(asked, something); step *= 2) {
    if (something > LARGEST_GENERIC) return x + 1;
    [nothing, something] = [something, something + step];
  }
  while (something - nothing > 1) {
    const middle = Math.floor((nothing + something) / 2);
    if (isNothingDue(asked, middle)) nothing = middle;
    else something = middle;
  }
  return something;
};

/**
 * The largest payable X. With a smaller X the same payment leaves mana over or helpers untapped, so payability goes
 * down with X and doubling, then halving finds the last one that works.
 */
export const largestX = (asked: Asked): LargestX => {
  let low = asked.payment.xLeast;
  const first = isPayable(asked, low);
  if (!first.yes) {
    low = nextDueX(asked, low);
    const next = isPayable(asked, low);
    // What must be used may have a place in a larger X only: generic mana that another player pays.
    if (!next.yes) return { x: undefined, proved: first.proved && next.proved && !mustUse(asked.view.position), isCut: first.isCut || next.isCut };
  }
  let proved = true;
  let high = low + 1;
  for (; isCountable(asked, high); high *= 2) {
    const answer = isPayable(asked, high);
    if (!answer.yes) {
      proved &&= answer.proved;
      break;
    }
    low = high;
    if (high >= answer.loopsFrom) return { x: high, proved, unbounded: true };
  }
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    const answer = isCountable(asked, middle) ? isPayable(asked, middle) : { yes: false, proved: true };
    proved &&= answer.yes || answer.proved;
    if (answer.yes) low = middle;
    else high = middle;
  }
  if (!isCountable(asked, high)) return { x: high, proved, isUncounted: true };
  return { x: low, proved };
};
