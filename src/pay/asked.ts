import type { Wanted } from "../board/later.ts";
import {
  doublingsOf, encode, isHeld, spendings, suppliesFor, type EncodeOptions, type Encoding, type Single, type Stock, type Supplies, type Table,
} from "../encode/index.ts";
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
  /** The costs that are to stay payable and can each be paid after it, where that was found out beside the program. */
  readonly alone?: readonly Wanted[];
}

/** More ways to lock the total than this are not tried; no card comes near it. */
const MOST_TOTALS_TRIED = 500;

/** A locked total, and what has to be settled before a program can be made: who permits what, and who doubles mana. */
export type Way = { readonly total: Total } & Required<Pick<EncodeOptions, "spending" | "doublings">>;

export const waysFor = ({ table }: Asked, totals: readonly Total[]): readonly Way[] =>
  totals.flatMap((total) => spendings(table).flatMap((spending) => doublingsOf(table).map((doublings) => ({ total, spending, doublings }))));

export const encodedFor = ({ table, payment }: Asked, { total, ...way }: Way, options: EncodeOptions): Encoding => encode(table, payment, total, { ...options, ...way });

const solvedFor = (asked: Asked, way: Way, options: EncodeOptions): Solved => {
  const encoding = encodedFor(asked, way, options);
  return { encoding, outcome: asked.solver.solve(encoding.program, { budget: asked.budget }) };
};

export interface Best {
  readonly found: Found | undefined;
  readonly proved: boolean;
  /** What was left out would make a plan too long. */
  readonly isCut: boolean;
}

/** The program of a way, and what comes out of it. */
interface Solved {
  readonly encoding: Encoding;
  readonly outcome: Outcome;
}

/** The best over all totals that may be locked for this X; `proved` false if a budget ran out somewhere. */
export const best = (asked: Asked, x: number | undefined, options: EncodeOptions, solved: (way: Way) => Solved = (way) => solvedFor(asked, way, options)): Best => {
  let found: Found | undefined;
  let proved = true;
  let isCut = false;
  let mayKeepMore = false;
  const doubts: (readonly number[])[] = [];
  const totals = totalsFor(asked.view, asked.payment, x);
  if (totals.length > MOST_TOTALS_TRIED) proved = false;
  for (const way of waysFor(asked, totals.slice(0, MOST_TOTALS_TRIED))) {
    const { encoding, outcome } = solved(way);
    isCut ||= encoding.isCut;
    mayKeepMore ||= encoding.mayKeepMore;
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
