import type { Plan } from "../answer.ts";
import type { Position } from "../board/position.ts";
import { paymentOf, totalsFor, viewOf, type Payment, type View } from "../rules/index.ts";
import { Ledger, type Pip } from "./ledger.ts";
import type { Source } from "./sources.ts";

/** Ways to announce the cost are tried in turn, up to so many. */
const MOST_TOTALS = 8;

/** An X that is to be as large as can be is tried up to this, one by one. */
const MOST_X = 99;

const planFor = (view: View, payment: Payment, x: number | undefined, decide: (ledger: Ledger) => boolean): Plan | undefined => {
  for (const total of totalsFor(view, payment, x).slice(0, MOST_TOTALS)) {
    const ledger = new Ledger(view, payment, total);
    const plan = ledger.mayBegin && decide(ledger) ? ledger.plan() : undefined;
    if (plan !== undefined) return plan;
  }
  return undefined;
};

/**
 * A payer by what it decides on a ledger; `false`: it refuses. What is common to all: X as given, or raised one by one
 * until the payer refuses; announcements in the order of the rules' list; what was not read and what is pinned is not looked at.
 */
export const payer = (decide: (ledger: Ledger) => boolean) => (position: Position): Plan | undefined => {
  const view = viewOf(position);
  const payment = paymentOf(view);
  const { x } = position.paying;
  if (payment.symbols === undefined || (!payment.choosesX && typeof x === "number" && x > 0)) return undefined;
  if (!payment.choosesX) return planFor(view, payment, undefined, decide);
  if (typeof x === "number") return x < payment.xLeast ? undefined : planFor(view, payment, x, decide);
  let best: Plan | undefined;
  for (let next = payment.xLeast; next <= MOST_X; next += 1) {
    const plan = planFor(view, payment, next, decide);
    if (plan === undefined) break;
    best = plan;
  }
  return best;
};

/** Which of the sources that can pay a pip is used; `undefined`: none. */
export type Choose = (candidates: readonly Source[], pip: Pip) => Source | undefined;

/**
 * Mana that is there, else a source, else what the symbol itself offers: life for {W/P} (of which `left` at least stays), {2}
 * for {2/W}.
 */
export const payPip = (ledger: Ledger, pip: Pip, choose: Choose, left = 0): boolean => {
  if (ledger.fromPool(pip)) return true;
  const source = choose(ledger.candidates(pip), pip);
  if (source !== undefined) return ledger.use(source, pip);
  return ledger.payLife(pip, left) || (ledger.asGeneric(pip)?.every((part) => payPip(ledger, part, choose, left)) ?? false);
};

export const isColored = ({ demand }: Pip): boolean => demand.kind !== "generic";

/** What asks for a type of mana before what does not. */
export const coloredFirst = (pips: readonly Pip[]): readonly Pip[] => [...pips.filter(isColored), ...pips.filter((pip) => !isColored(pip))];

/** Without abilities that cost mana themselves. */
export const freeOfMana = (sources: readonly Source[]): readonly Source[] => sources.filter(({ asks }) => asks.length === 0);

/** The first of those with the smallest score. */
export const leastBy = <T>(items: readonly T[], score: (item: T) => number): T | undefined =>
  items.reduce<{ readonly item: T; readonly score: number } | undefined>((best, item) => {
    const value = score(item);
    return best === undefined || value < best.score ? { item, score: value } : best;
  }, undefined)?.item;
