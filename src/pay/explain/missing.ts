import type { Step } from "../../answer.ts";
import { decode, encode, type Encoding } from "../../encode/index.ts";
import { parseSymbols, printSymbols } from "../../mana/index.ts";
import { begin, demandSymbol, FOR_REDUCTION, isPaid, perform, settle, totalsFor, type Due, type Total } from "../../rules/index.ts";
import type { Activity, Program, Solution } from "../../solver/program.ts";
import { tooMuchOf } from "../accepted.ts";
import { encodedFor, waysFor, type Asked, type Way } from "../asked.ts";
import { nextDueX } from "../largest-x.ts";

/** A smallest set of what a locked total asks for without which the rest of it can be paid: mana, costs in words, life for symbols. */
export interface Missing {
  /** How many symbols and costs in words. */
  readonly size: number;
  /** As "{2}{U}"; "" if only costs in words are missing. */
  readonly symbols: string;
  readonly mana: readonly Due[];
  /** Costs in words: indices into the total's parts. */
  readonly parts: readonly number[];
  readonly total: Total;
  /** Objects that pay the rest, in one payment that the rules let through. */
  readonly paid: ReadonlySet<string>;
}

/** More ways to lock the total than this are not looked at. */
const MOST_WAYS = 20;

/** A cost in words is missing as a whole; more of one symbol is more that is missing, and a typed one is worse than a generic one. */
interface Skip {
  readonly demand: number;
  readonly activity: Activity;
}

const skipsOf = ({ program, demands }: Encoding, total: Total): readonly Skip[] => {
  const firstPart = demands.findIndex((demand) => demand === undefined);
  const dues = firstPart < 0 ? demands.length : firstPart;
  const skip = (demand: number, upper: number, count: number, typed: number): Skip =>
    ({ demand, activity: { upper, uses: [], takes: [], gives: [], serves: [{ demand, count }], prices: [1, typed], rank: 99 } });
  const counts = program.demands.map(({ count }) => count);
  return [
    ...demands.slice(0, dues).map((due, demand) => skip(demand, counts[demand] as number, 1, due?.kind === "generic" ? 0 : 1)),
    ...total.parts.map((_, part) => skip(dues + part, 1, counts[dues + part] as number, 1)),
    // Life that a reduction costs is no symbol: without it the total is another one.
    ...total.life.flatMap(({ symbol }, index) => (symbol === FOR_REDUCTION ? [] : [skip(dues + total.parts.length + index, 1, 1, 1)])),
  ].filter(({ activity }) => activity.upper > 0 && (activity.serves[0]?.count ?? 0) > 0);
};

/** The same program, in which anything that is asked for may stay unpaid, at a price of one each. */
const relaxed = (program: Program, skips: readonly Skip[]): Program => ({
  ...program,
  levels: 2,
  goods: program.goods.map((good) => ({ ...good, leftover: [] })),
  activities: [...program.activities.map((activity): Activity => ({ ...activity, prices: [] })), ...skips.map(({ activity }) => activity)],
});

/** How often each demand stays unpaid. */
const skipped = ({ program }: Encoding, skips: readonly Skip[], { firings }: Solution): ReadonlyMap<number, number> =>
  new Map(firings.flatMap(({ activity, times }) => {
    const skip = skips[activity - program.activities.length];
    return skip === undefined ? [] : [[skip.demand, times] as const];
  }));

/** The rest of a total, without what stays unpaid. */
const restOf = (total: Total, unpaid: ReadonlyMap<number, number>, dues: number): Total => ({
  ...total,
  dues: total.dues.map((due, index) => ({ ...due, count: due.count - (unpaid.get(index) ?? 0) })).filter(({ count }) => count > 0),
  parts: total.parts.filter((_, part) => !unpaid.has(dues + part)),
  life: total.life.filter((_, index) => !unpaid.has(dues + total.parts.length + index)),
});

/** Objects that steps name: those that are used, tapped or given up. */
const objectsIn = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(steps.flatMap((step) => (step.do === "activate" ? [step.object, ...step.taps, ...step.sacrifices] : "object" in step ? [step.object] : [])));

/** The objects that pay the rest, step by step through the rules; `undefined`: no such payment was found. CR 601.2g-h, 118.3 */
const paidBy = (asked: Asked, { spending, doublings }: Way, rest: Total): ReadonlySet<string> | undefined => {
  const encoding = encode(asked.table, asked.payment, rest, { spending, doublings });
  const outcome = asked.solver.solve(encoding.program, { budget: asked.budget });
  if (outcome.status !== "optimal" && outcome.status !== "feasible") return undefined;
  if (tooMuchOf({ encoding, solution: outcome.solution }) !== undefined) return undefined;
  const { announce, steps } = decode(asked.table, asked.payment, rest, encoding, outcome.solution);
  const settled = settle(rest, announce.symbols);
  if (settled === undefined) return undefined;
  let state = begin(asked.view, asked.payment, settled);
  for (const step of steps) {
    const next = perform(state, step);
    if (!next.ok) return undefined;
    state = next.state;
  }
  return isPaid(state) ? objectsIn(steps) : undefined;
};

/** Where nothing is due for the smallest X, something may be for a larger one, and mana abilities be activated. CR 601.2g */
const totalsAsked = (asked: Asked, x: number | undefined): readonly Total[] => {
  const totals = totalsFor(asked.view, asked.payment, x);
  const isLargest = x !== undefined && typeof asked.view.position.paying.x !== "number";
  return isLargest && totals.every(({ dues }) => dues.length === 0) ? [...totals, ...totalsFor(asked.view, asked.payment, nextDueX(asked, x))] : totals;
};

interface Candidate {
  readonly way: Way;
  readonly missing: Omit<Missing, "paid">;
  readonly rest: Total;
}

const candidateOf = (way: Way, encoding: Encoding, skips: readonly Skip[], solution: Solution): Candidate => {
  const { total } = way;
  const unpaid = skipped(encoding, skips, solution);
  const firstPart = encoding.demands.findIndex((demand) => demand === undefined);
  const dues = firstPart < 0 ? encoding.demands.length : firstPart;
  const mana = total.dues.flatMap(({ demand }, index) => (unpaid.has(index) ? [{ demand, count: unpaid.get(index) as number }] : []));
  const life = total.life.filter((_, index) => unpaid.has(dues + total.parts.length + index));
  return {
    way,
    rest: restOf(total, unpaid, dues),
    missing: {
      size: [...unpaid.values()].reduce((sum, count) => sum + count, 0),
      symbols: summed([...mana.map(({ demand, count }) => ({ symbol: demandSymbol(demand), count })), ...life.map(({ symbol }) => ({ symbol, count: 1 }))]),
      mana,
      parts: total.parts.flatMap((_, part) => (unpaid.has(dues + part) ? [part] : [])),
      total,
    },
  };
};

/**
 * The least that stays unpaid, over the ways to lock the total; `undefined` where it is not proved that less is not possible,
 * or the rules do not let the rest be paid.
 */
export const leastMissing = (asked: Asked, x: number | undefined): Missing | undefined => {
  const ways = waysFor(asked, totalsAsked(asked, x));
  let isProved = ways.length <= MOST_WAYS;
  let least: Candidate | undefined;
  for (const way of ways.slice(0, MOST_WAYS)) {
    const encoding = encodedFor(asked, way, {});
    const skips = skipsOf(encoding, way.total);
    const outcome = asked.solver.solve(relaxed(encoding.program, skips), { budget: asked.budget });
    isProved &&= outcome.status === "infeasible" || outcome.status === "optimal";
    isProved &&= encoding.isComplete;
    if (outcome.status !== "optimal" && outcome.status !== "feasible") continue;
    const candidate = candidateOf(way, encoding, skips, outcome.solution);
    if (least === undefined || candidate.missing.size < least.missing.size) least = candidate;
  }
  // Of a cost that cannot be paid something is missing, so nothing is less than one.
  if (least === undefined || least.missing.size === 0 || !(isProved || least.missing.size === 1)) return undefined;
  const paid = paidBy(asked, least.way, least.rest);
  return paid === undefined ? undefined : { ...least.missing, paid };
};

/** "{1}", "{1}" and "{U}" as "{2}{U}". */
export const summed = (symbols: readonly { readonly symbol: string; readonly count: number }[]): string => {
  const generic = symbols.reduce((sum, { symbol, count }) => sum + (symbol === "{1}" ? count : 0), 0);
  const rest = parseSymbols(symbols.flatMap(({ symbol, count }) => (symbol === "{1}" ? [] : [symbol.repeat(count)])).join(""));
  return (generic > 0 ? `{${generic}}` : "") + (rest.ok ? printSymbols(rest.value) : "");
};
