import type { CardGroup, Position } from "../src/board/position.ts";
import type { Policy } from "../src/policy/index.ts";
import { summaryOf } from "../src/referee/summary.ts";
import { begin, isPaid, paymentOf, perform, totalsFor, viewOf, type State } from "../src/rules/index.ts";
import { compareValues } from "../src/solver/program.ts";
import { pinBook } from "./pins.ts";
import { leftIn, plus, priceOf, scalesOf, valuesOf, ZERO, type Price } from "../src/referee/prices.ts";
import { relevantTypes } from "./reference/activations.ts";
import { idsOf, keyOf } from "./reference/alike.ts";
import { settledTotals } from "./reference/announcements.ts";
import { stepsFrom, TooLarge } from "./reference.ts";

/** How much of it is lost in each way. */
const WAYS = ["life", "counters", "energy", "sacrificed", "exiled", "returned", "delved"] as const;

const nameIn = (entries: readonly CardGroup[], id: string): readonly string[] => entries.flatMap((entry) => (idsOf(entry).includes(id) ? [entry.card.name] : []));

/** What a player sees of how things stand: what is tapped or gone from where it was, by name, and how much is lost in each way. */
export type Look = ReadonlyMap<string, number>;

const lookOf = (position: Position, state: State, price: Price): Look => {
  const look = new Map<string, number>(WAYS.map((way) => [way, price[way]]));
  const add = (what: string, count = 1): void => void look.set(what, (look.get(what) ?? 0) + count);
  const { owners } = viewOf(position);
  for (const [name, count] of Object.entries(summaryOf(position, state).tapped)) add(`tapped ${name}`, count);
  for (const [id, copy] of state.copies.entries()) if (copy.gone) add(`gone ${owners.get(id)?.thing.name}`);
  for (const zone of ["hand", "graveyard"] as const) for (const name of [...state.cardsGone].flatMap((id) => nameIn(position[zone], id))) add(`${zone} ${name}`);
  return look;
};

const keyOfLook = (look: Look): string => JSON.stringify([...look].sort());

/** Does it do all that the other does? */
const isMore = (look: Look, than: Look): boolean => [...than].every(([what, count]) => (look.get(what) ?? 0) >= count);

/**
 * By trying everything: of all payments that look alike the values of the best, best look first, without those that only do
 * more than one before them.
 * @throws TooLarge if there are too many states.
 */
export const looksFor = (position: Position, policy: Policy, most: number): readonly (readonly number[])[] => {
  const view = viewOf(position);
  const payment = paymentOf(view);
  const scales = scalesOf(view);
  const book = pinBook(position);
  const totals = totalsFor(view, payment, undefined);
  const types = new Set(totals.flatMap((total) => [...relevantTypes(view, total)]));
  const best = new Map<string, { readonly look: Look; readonly values: readonly number[] }>();
  const reached = new Map<string, readonly number[]>();
  const go = (state: State, price: Price): void => {
    const values = valuesOf(policy, price, []);
    const key = `${keyOfLook(lookOf(position, state, price))} ${keyOf(view, state)}`;
    const before = reached.get(key);
    if (before !== undefined && compareValues(before, values) <= 0) return;
    reached.set(key, values);
    if (reached.size > most) throw new TooLarge(`more than ${most} states`);
    if (isPaid(state)) {
      const [look, end] = [lookOf(position, state, price), valuesOf(policy, { ...price, ...leftIn(state) }, [])];
      const known = best.get(keyOfLook(look));
      if (known === undefined || compareValues(end, known.values) < 0) best.set(keyOfLook(look), { look, values: end });
      return;
    }
    for (const step of stepsFrom(state, types)) {
      const outcome = book.isForbidden(step) ? undefined : perform(state, step);
      if (outcome?.ok === true) go(outcome.state, plus(price, priceOf(scales, state, step, outcome.state)));
    }
  };
  for (const total of totals.flatMap(settledTotals)) go(begin(view, payment, total), ZERO);
  const kept: { readonly look: Look; readonly values: readonly number[] }[] = [];
  for (const one of [...best.values()].sort((a, b) => compareValues(a.values, b.values))) {
    if (!kept.some(({ look }) => isMore(one.look, look))) kept.push(one);
  }
  return kept.map(({ values }) => values);
};
