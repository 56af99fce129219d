import {
  doublingsOf, encode, spendings, suppliesFor, type EncodeOptions, type Encoding, type Stock, type Supplies, type Table,
} from "../encode/index.ts";
import type { Policy } from "../policy/index.ts";
import { totalsFor, type Payment, type Total, type View } from "../rules/index.ts";
import { covers } from "../solver/hall.ts";
import { compareValues, type Outcome, type Solution, type Solver } from "../solver/program.ts";

export const DEFAULT_BUDGET = 600;

/** Plans name each mana, so payments of more are refused. */
export const MOST_MANA_DUE = 10_000;

/** A cost on a board, and how to look for its payment. */
export interface Asked {
  readonly view: View;
  readonly payment: Payment;
  readonly table: Table;
  /** Made when it is first asked for. */
  readonly stock: () => Stock;
  readonly policy: Policy;
  readonly solver: Solver;
  readonly budget: number;
}

export interface Found {
  readonly total: Total;
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

export interface Best {
  readonly found: Found | undefined;
  readonly proved: boolean;
}

/** The best over all totals that may be locked for this X; `proved` false if a budget ran out somewhere. */
export const best = (asked: Asked, x: number | undefined, options: EncodeOptions): Best => {
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

/** What there is to pay each total with, for this X. */
export const suppliesOf = ({ view, table, payment, stock }: Asked, x: number | undefined): readonly (Supplies | undefined)[] => {
  const totals = totalsFor(view, payment, x);
  // Of too many ways none is looked at.
  if (totals.length > MOST_TOTALS_TRIED) return [undefined];
  return totals.map((total) => suppliesFor(stock(), { table, payment, total, phase: 0, prefix: "" }));
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
  readonly mayLoop: boolean;
}

const isPayable = (asked: Asked, x: number): Payable => {
  const yes = isSupplied(suppliesOf(asked, x));
  if (yes !== undefined) return { yes, proved: true, mayLoop: false };
  const { found, proved } = best(asked, x, {});
  return { yes: found !== undefined, proved, mayLoop: found?.encoding.mayLoop === true };
};

export interface LargestX {
  readonly x: number | undefined;
  readonly proved: boolean;
  /** There is no largest; `x` is payable. */
  readonly unbounded?: true;
}

/** Where something can be untapped and tapped again, an X beyond this is taken as proof that the loop gains mana. */
const LOOPED_X = 300;

const isNothingDue = (asked: Asked, x: number): boolean => totalsFor(asked.view, asked.payment, x).every(({ dues }) => dues.length === 0);

/**
 * The smallest X above this one with which something is due. Where nothing is due no mana ability may be activated
 * (CR 601.2g), and so no card be put where another cost wants it; and reductions may take off the first few mana of X.
 */
export const nextDueX = (asked: Asked, x: number): number => {
  let next = x + 1;
  while (next < MOST_MANA_DUE && isNothingDue(asked, next)) next += 1;
  return next;
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
