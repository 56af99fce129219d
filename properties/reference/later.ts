import type { Step } from "../../src/answer.ts";
import type { Paying, Position } from "../../src/board/position.ts";
import { MANA_TYPES, type ManaType } from "../../src/mana/index.ts";
import { begin, cardIn, copyNow, isPaid, paymentOf, perform, Pool, totalsFor, viewOf, yours, type State, type View } from "../../src/rules/index.ts";
import { leftIn, ZERO, type Price } from "../../src/referee/prices.ts";
import { settledTotals } from "./announcements.ts";
import { idsOf, keyOf } from "./alike.ts";
import { counted, type Tally } from "./tally.ts";

/** The price of how things stand once everything is paid. */
export type AtEnd = (state: State) => Price;

/** What is to stay payable: a card of the hand, or one of the other costs. */
interface Item {
  readonly key: string;
  readonly count: number;
  readonly weight: number;
  readonly theirs: boolean;
  readonly paying: Paying;
  /** Cards that go with it, one each time. */
  readonly cards: { readonly zone: "hand" | "graveyard"; readonly ids: readonly string[] } | undefined;
}

const itemsOf = (position: Position): readonly Item[] => {
  const cardsOf = ({ card, from }: Paying): Item["cards"] => {
    if (from !== "hand" && from !== "graveyard") return undefined;
    const entry = position[from].find((one) => one.card.name === card?.name);
    return entry === undefined ? undefined : { zone: from, ids: idsOf(entry) };
  };
  const hand = position.hand.map((entry): Item => ({
    key: entry.id, count: entry.count, weight: entry.weight, theirs: entry.turn === "theirs" && position.turn !== "theirs",
    paying: { card: entry.card, from: "hand", kind: "spell", additional: [], increase: [], reduce: [] }, cards: { zone: "hand", ids: idsOf(entry) },
  }));
  const others = (position.later ?? []).map(({ id, count, weight, turn, paying }): Item => ({
    key: id, count, weight, theirs: turn === "theirs" && position.turn !== "theirs", paying, cards: cardsOf(paying),
  }));
  return [...hand, ...others].filter(({ weight, paying }) => weight > 0 && (paying.cost ?? paying.card?.manaCost) !== undefined);
};

/** The turn passes to another player: unspent mana is gone (CR 500.5), what is for once a turn may be used again (CR 602.5b), and nothing untaps (CR 502.3). */
const passed = (state: State, theirs: Position): State => {
  let { copies } = state;
  const all = [...copies.entries()];
  for (const [id, copy] of all) copies = copies.with(id, { ...copy, used: [] });
  return { ...state, view: viewOf(theirs, new Set(all.flatMap(([id, copy]) => (copy.gone ? [id] : [])))), copies, pool: new Pool() };
};

/**
 * What can still be paid after everything is paid, by trying everything, one cost after the other in any order, those of the
 * next turn last: the weight of what cannot be paid together, and the number of what cannot be paid alone.
 */
export const laterLeft = (position: Position, tally: Tally, stepsFrom: (state: State, types: ReadonlySet<ManaType>) => readonly Step[]): AtEnd => {
  const types = new Set(MANA_TYPES);
  const items = itemsOf(position);
  const all = items.reduce((sum, { weight, count }) => sum + weight * count, 0);
  const theirs: Position = { ...position, turn: "theirs", pool: [], battlefield: position.battlefield.map((permanent) => ({ ...permanent, used: [] })) };
  return (end) => {
    let lightest = all;
    const alone = new Set<string>();
    const known = new Set<string>();
    const pay = (state: State, item: Item, before: readonly string[], isTheirs: boolean): void => {
      const id = item.cards?.ids.find((one) => cardIn(state, (item.cards as { zone: "hand" | "graveyard" }).zone, one) !== undefined);
      if (item.cards !== undefined && id === undefined) return;
      const { card, kind, from } = item.paying;
      if (kind === "ability" && from === "battlefield" && !yours(state.view).some(({ thing, copies }) => thing.name === card?.name && [...copies].some((copy) => copyNow(state, copy) !== undefined))) return;
      const onStack = kind === "spell" && from === "graveyard" ? id : undefined;
      const view: View = { ...state.view, position: { ...state.view.position, paying: item.paying }, onStack };
      const payment = paymentOf(view);
      if (payment.symbols === undefined) return;
      const { copies, pool, life, energy, cardsGone, newInGraveyard } = state;
      const gone = new Set([...cardsGone, ...(id !== undefined && kind === "spell" ? [id] : [])]);
      const x = payment.choosesX ? (typeof item.paying.x === "number" ? item.paying.x : payment.xLeast) : undefined;
      for (const total of totalsFor(view, payment, x).flatMap(settledTotals)) {
        go({ ...begin(view, payment, total), copies, pool, life, energy, newInGraveyard, cardsGone: gone }, [...before, item.key].sort(), isTheirs);
      }
    };
    const go = (state: State, done: readonly string[], isTheirs: boolean): void => {
      counted(tally);
      const key = `${isTheirs} ${done.join()} ${state.payment.purpose.thing?.name ?? ""} ${state.payment.purpose.thing?.id ?? ""} ${keyOf(end.view, state)}`;
      if (known.has(key)) return;
      known.add(key);
      if (!isPaid(state)) {
        for (const step of stepsFrom(state, types)) {
          const outcome = perform(state, step);
          if (outcome.ok) go(outcome.state, done, isTheirs);
        }
        return;
      }
      lightest = Math.min(lightest, items.reduce((sum, { key: item, weight }) => sum - weight * done.filter((one) => one === item).length, all));
      const [only] = done;
      if (done.length === 1 && only !== undefined) alone.add(only);
      const left = (item: Item): boolean => done.filter((one) => one === item.key).length < item.count;
      if (!isTheirs) for (const item of items) if (!item.theirs && left(item)) pay(state, item, done, false);
      const then = isTheirs ? state : passed(state, theirs);
      for (const item of items) if (item.theirs && left(item)) pay(then, item, done, true);
    };
    go(end, [], false);
    return {
      ...ZERO,
      ...leftIn(end),
      hand: lightest,
      oneByOne: items.reduce((sum, { key, count }) => sum + (alone.has(key) ? 0 : count), 0),
    };
  };
};
