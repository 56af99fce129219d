import type { Plan, Step } from "../src/answer.ts";
import type { Position } from "../src/board/position.ts";
import { MANA_TYPES, type ManaType } from "../src/mana/index.ts";
import type { Policy } from "../src/policy/index.ts";
import {
  begin, isPaid, paymentOf, perform, settle, totalsFor, viewOf, type Payment, type State, type Total, type View,
} from "../src/rules/index.ts";
import { pinBook } from "./pins.ts";
import { leftIn, plus, priceOf, priceOfSteps, scalesOf, valuesOf, ZERO, type Price, type Scales } from "../src/referee/prices.ts";
import { activationSteps, relevantTypes } from "./reference/activations.ts";
import { keyOf, manaKey } from "./reference/alike.ts";
import { settledTotals } from "./reference/announcements.ts";
import { paymentSteps } from "./reference/payments.ts";
import { laterLeft, type AtEnd } from "./reference/later.ts";
import { Queue } from "./reference/queue.ts";
import { counted, TooLarge, type Tally } from "./reference/tally.ts";

export { TooLarge } from "./reference/tally.ts";

/**
 * The exhaustive reference: every legal payment of a tiny position, by a search for the cheapest way through the transition
 * system with a memory of states. It enumerates announcements, activations and payments by itself; what is legal, `perform` says.
 *
 * What it leaves out, it leaves out because nothing can change by it:
 * - Of copies that are alike in everything, only the first is used.
 * - A unit's type is chosen among the types that some cost of this position names, and one more that stands for the rest.
 * - Mana due is paid in the order of the total, unless a card that another cost buries may be delved: then in any order
 *   (convoke with a creature, sacrifice it, delve it). Costs in words may come before, between and after (CR 601.2h).
 *
 * Time and memory grow exponentially with the board: five permanents are fine, ten are not.
 */
export interface Verdict {
  readonly payable: boolean;
  /** The values of the best payment, by the policy's levels. */
  readonly values: readonly number[] | undefined;
  /** For "max": the largest X that can be paid. */
  readonly maxX: number | undefined;
  /** The most cards that any payment exiles by delve; 0 without delve. */
  readonly maxDelved: number;
}

export const MOST_STATES = 3_000;

/** Beyond the largest payable X so many more are tried, in case payability has holes. */
const MORE_X = 2;

interface Best {
  /** What is given up by then; mana left over is counted at the end. */
  readonly price: Price;
  readonly spent: State["tally"]["spent"];
  readonly delved: number;
}

const leftOver: AtEnd = (state) => ({ ...ZERO, ...leftIn(state) });

/** More mana than this in the pool at once: some loop makes mana out of nothing. */
const MOST_MANA = 14;

/**
 * The cheapest way from any of these states to where everything is paid (Dijkstra: no step has a negative price, so that
 * {Q} and {T} may go in circles), and, where cards may be delved, the most cards that any way delves: the number delved
 * so far is part of a state then, and the search goes on to the end.
 */
const cheapest = (begun: readonly State[], policy: Policy, scales: Scales, types: ReadonlySet<ManaType>, tally: Tally, atEnd: AtEnd): Best | undefined => {
  const queue = new Queue();
  const done = new Set<string>();
  const [first] = begun;
  if (first === undefined) return undefined;
  const { view } = first;
  const mayDelve = begun.some((state) => state.payment.keywords.has("delve"));
  // What is asked of the mana spent can be told at the end only, and is then part of the state; until then it may come to 0.
  const asksSpent = policy.levels.some((level) => typeof level === "object");
  const none = policy.levels.map((level) => (typeof level === "object" ? 0 : undefined));
  const book = pinBook(view.position);
  const add = (state: State, price: Price, met: readonly string[], end: boolean): void => {
    if (!book.isWithin(price)) return;
    const values = valuesOf(policy, price, state.tally.spent);
    queue.push({ state, price, values: end ? values : values.map((value, level) => none[level] ?? value), met, end });
  };
  for (const state of begun) add(state, ZERO, [], false);
  let best: Omit<Best, "delved"> | undefined;
  let delved = 0;
  for (let way = queue.pop(); way !== undefined; way = queue.pop()) {
    const { state, price, met } = way;
    if (way.end) {
      best ??= { price, spent: state.tally.spent };
      if (!mayDelve) break;
      continue;
    }
    const spent = asksSpent ? state.tally.spent.map((mana) => `${mana.count}${manaKey(view, mana)}`).sort().join(" ") : "";
    const key = `${spent} ${met.join()} ${book.standing(price)} ${mayDelve ? state.tally.delved : ""} ${keyOf(view, state)}`;
    if (done.has(key)) continue;
    done.add(key);
    counted(tally);
    if (state.pool.amount > MOST_MANA) throw new TooLarge(`more than ${MOST_MANA} mana in the pool`);
    // Everything is paid: nothing more to be done but mana abilities, which can only lose something by now.
    const isMet = met.length === book.wanted.length;
    if (isPaid(state) && isMet) {
      delved = Math.max(delved, state.tally.delved);
      if (best === undefined) add(state, plus(price, atEnd(state)), met, true);
      continue;
    }
    for (const step of stepsFrom(state, types, !isMet)) {
      const outcome = book.isForbidden(step) ? undefined : perform(state, step);
      if (outcome?.ok !== true) continue;
      const cost: Price = { ...priceOf(scales, state, step, outcome.state), avoided: book.avoidedIn(step, new Set(state.newInGraveyard.map(({ id }) => id))) };
      add(outcome.state, plus(price, cost), [...new Set([...met, ...book.metBy(step).filter((one) => book.wanted.includes(one))])].sort(), false);
    }
  }
  return best === undefined ? undefined : { ...best, delved };
};

/** Everything that may be worth doing next. `more`: what a cost of any number of objects no longer needs, too. */
export const stepsFrom = (state: State, types: ReadonlySet<ManaType>, more = false): readonly Step[] => {
  const now = paymentSteps(state, more);
  return state.paying ? now : [...activationSteps(state, types), ...now];
};


const bestFor = (position: Position, view: View, payment: Payment, policy: Policy, x: number | undefined, tally: Tally): Best | undefined => {
  const scales = scalesOf(view);
  const asksHand = policy.levels.includes("hand") && position.hand.length + (position.later ?? []).length > 0;
  const atEnd = asksHand ? laterLeft(position, tally, stepsFrom) : leftOver;
  const totals = totalsFor(view, payment, x);
  const asksColors = policy.levels.some((level) => typeof level === "object");
  const types = asksHand || asksColors ? new Set(MANA_TYPES) : new Set(totals.flatMap((total) => [...relevantTypes(view, total)]));
  return cheapest(totals.flatMap(settledTotals).map((total) => begin(view, payment, total)), policy, scales, types, tally, atEnd);
};

/**
 * Can one of these totals be paid, whatever the cost that they were made from says?
 * @throws TooLarge if there are too many states.
 */
export const isPayableTotal = (view: View, payment: Payment, totals: readonly Total[], most = MOST_STATES): boolean => {
  const types = new Set(totals.flatMap((total) => [...relevantTypes(view, total)]));
  const begun = totals.flatMap(settledTotals).map((total) => begin(view, payment, total));
  return cheapest(begun, { name: "any", levels: [] }, scalesOf(view), types, { states: 0, most }, leftOver) !== undefined;
};

const NOT_PAYABLE: Verdict = { payable: false, values: undefined, maxX: undefined, maxDelved: 0 };

/**
 * The truth about a tiny position.
 * @throws TooLarge if there are too many states.
 */
export const referenceFor = (position: Position, policy: Policy, most = MOST_STATES): Verdict => {
  const view = viewOf(position);
  const payment = paymentOf(view);
  if (payment.symbols === undefined) return NOT_PAYABLE;
  const tally: Tally = { states: 0, most };
  const at = (x: number | undefined): Best | undefined => bestFor(position, view, payment, policy, x, tally);
  const verdict = (best: Best | undefined, maxX: number | undefined): Verdict =>
    best === undefined ? NOT_PAYABLE : { payable: true, values: valuesOf(policy, best.price, best.spent), maxX, maxDelved: best.delved };
  if (!payment.choosesX) return verdict(at(undefined), undefined);
  const wanted = position.paying.x ?? "max";
  if (wanted !== "max") return wanted < payment.xLeast ? NOT_PAYABLE : verdict(at(wanted), undefined);
  let found: { readonly best: Best; readonly x: number } | undefined;
  // CR 601.2g: where reductions leave nothing due no mana ability may be activated, so a larger X may be payable first.
  const isNothingDue = (x: number): boolean => totalsFor(view, payment, x).every(({ dues }) => dues.length === 0);
  let firstDue = payment.xLeast;
  while (firstDue < payment.xLeast + MOST_MANA && isNothingDue(firstDue)) firstDue += 1;
  for (let x = payment.xLeast; x <= (found === undefined ? firstDue : Math.max(found.x, firstDue)) + MORE_X; x += 1) {
    const best = at(x);
    if (best !== undefined) found = { best, x };
  }
  return verdict(found?.best, found?.x);
};

/** The level values of a plan, from its steps alone; `undefined` if a step is illegal. */
export const valuesOfPlan = (position: Position, plan: Plan, policy: Policy): readonly number[] | undefined => {
  const view = viewOf(position);
  const payment = paymentOf(view);
  const scales = scalesOf(view);
  const totals = totalsFor(view, payment, payment.choosesX ? plan.announce.x : undefined).flatMap((total) => settle(total, plan.announce.symbols) ?? []);
  for (const total of totals) {
    const paid = priceOfSteps(scales, begin(view, payment, total), plan.steps);
    if (paid !== undefined && isPaid(paid.state)) return valuesOf(policy, paid.price, paid.state.tally.spent);
  }
  return undefined;
};
