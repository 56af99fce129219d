import type { CardGroup, Position } from "../src/board/position.ts";
import type { Policy } from "../src/policy/index.ts";
import { summaryOf } from "../src/referee/summary.ts";
import { begin, isPaid, paymentOf, perform, totalsFor, viewOf, type State } from "../src/rules/index.ts";
import { compareValues } from "../src/solver/program.ts";
import { pinBook } from "./pins.ts";
import { leftIn, plus, priceOf, scalesOf, valuesOf, ZERO, type Price } from "./prices.ts";
import { relevantTypes } from "./reference/activations.ts";
import { idsOf, keyOf } from "./reference/alike.ts";
import { settledTotals } from "./reference/announcements.ts";
import { stepsFrom, TooLarge } from "./reference.ts";

/** How much of it is lost in each way. */
const WAYS = ["life", "counters", "energy", "sacrificed", "exiled", "returned", "delved"] as const;

const nameIn = (entries: readonly CardGroup[], id: string): readonly string[] => entries.flatMap((entry) => (idsOf(entry).includes(id) ? [entry.card.name] : []));

/** What a player sees of how things stand: names that are tapped or gone from where they were, and how much is lost in each way. */
const lookOf = (position: Position, state: State, price: Price): string => {
  const gone = [...state.copies.entries()].flatMap(([id, copy]) => (copy.gone ? [viewOf(position).owners.get(id)?.thing.name] : []));
  const cards = (["hand", "graveyard"] as const).map((zone) => [...state.cardsGone].flatMap((id) => nameIn(position[zone], id)).sort());
  return JSON.stringify([Object.entries(summaryOf(position, state).tapped).sort(), gone.sort(), cards, state.tally.assisted.length, WAYS.map((way) => price[way])]);
};

/**
 * By trying everything: of all payments that look alike the values of the best, best look first.
 * @throws TooLarge if there are too many states.
 */
export const looksFor = (position: Position, policy: Policy, most: number): readonly (readonly number[])[] => {
  const view = viewOf(position);
  const payment = paymentOf(view);
  const scales = scalesOf(position);
  const book = pinBook(position);
  const totals = totalsFor(view, payment, undefined);
  const types = new Set(totals.flatMap((total) => [...relevantTypes(view, total)]));
  const best = new Map<string, readonly number[]>();
  const reached = new Map<string, readonly number[]>();
  const go = (state: State, price: Price): void => {
    const values = valuesOf(policy, price, []);
    const key = `${lookOf(position, state, price)} ${keyOf(view, state)}`;
    const before = reached.get(key);
    if (before !== undefined && compareValues(before, values) <= 0) return;
    reached.set(key, values);
    if (reached.size > most) throw new TooLarge(`more than ${most} states`);
    if (isPaid(state)) {
      const [look, end] = [lookOf(position, state, price), valuesOf(policy, { ...price, ...leftIn(state) }, [])];
      const known = best.get(look);
      if (known === undefined || compareValues(end, known) < 0) best.set(look, end);
      return;
    }
    for (const step of stepsFrom(state, types)) {
      const outcome = book.isForbidden(step) ? undefined : perform(state, step);
      if (outcome?.ok === true) go(outcome.state, plus(price, priceOf(scales, state, step, outcome.state)));
    }
  };
  for (const total of totals.flatMap(settledTotals)) go(begin(view, payment, total), ZERO);
  return [...best.values()].sort(compareValues);
};
