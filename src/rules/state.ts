import type { Removed } from "../answer.ts";
import type { CostPart } from "../cards/index.ts";
import { copyId, type CardGroup } from "../board/position.ts";
import type { Moment } from "./amounts.ts";
import type { Due } from "./demand.ts";
import { cardThing } from "./elsewhere.ts";
import { Layered } from "./layered.ts";
import { keywordsOf, type Payment } from "./payment.ts";
import { floatingMana, Pool, type Mana } from "./pool.ts";
import { copyOf, counterChange, type Thing } from "./thing.ts";
import type { Total } from "./total.ts";
import { viewOf, type Seen, type View } from "./view.ts";

/** What has changed on one copy of a permanent. */
export interface CopyState {
  readonly tapped: boolean;
  readonly gone: boolean;
  readonly counters: Readonly<Record<string, number>>;
  /** Once-a-turn abilities already used, by index. */
  readonly used: readonly number[];
}

/** What the payment has done so far, for its summary. */
export interface Tally {
  readonly tapped: readonly string[];
  readonly sacrificed: readonly string[];
  readonly exiled: readonly string[];
  readonly discarded: readonly string[];
  readonly convoked: number;
  readonly delved: number;
  readonly improvised: number;
  readonly waterbent: number;
  /** Permanents of the player who assists that have been used. */
  readonly assisted: readonly string[];
  /** Mana spent on the cost itself, not on mana abilities. */
  readonly spent: readonly Mana[];
}

/**
 * A payment in progress: after CR 601.2f has locked the total, before it is all paid. Values only; `perform` makes the
 * next state and leaves this one as it is.
 */
export interface State {
  /** The board with what has left taken away. */
  readonly view: View;
  readonly payment: Payment;
  /** Copies that differ from what the position says. */
  readonly copies: Layered<string, CopyState>;
  readonly pool: Pool;
  readonly life: number;
  readonly energy: number;
  /** Mana still due. */
  readonly dues: readonly Due[];
  /** Announced life still due, one entry a symbol. */
  readonly lifeDue: readonly { readonly symbol: string; readonly amount: number }[];
  /** Other costs still due. */
  readonly partsDue: readonly CostPart[];
  /** Cards that have left hand or graveyard, by object id. */
  readonly cardsGone: ReadonlySet<string>;
  /** Cards put into the graveyard on the way: they may be delved. CR 108.2b: tokens are no cards. */
  readonly newInGraveyard: readonly Thing[];
  /** CR 601.2h has begun: no mana abilities any more. */
  readonly paying: boolean;
  /** The total includes mana, so mana abilities may be activated. CR 601.2g */
  readonly mayActivate: boolean;
  /** You have begun to activate mana abilities, so the player who assists has done so. CR 702.132a */
  readonly assistOver: boolean;
  readonly lifePaid: number;
  readonly tally: Tally;
}

/** The tally with some of it changed; see `stateWith`. */
export const tallyWith = (
  of: Tally,
  {
    tapped = of.tapped, sacrificed = of.sacrificed, exiled = of.exiled, discarded = of.discarded, convoked = of.convoked, delved = of.delved, improvised = of.improvised,
    waterbent = of.waterbent, assisted = of.assisted, spent = of.spent,
  }: Partial<Tally>,
): Tally => ({ tapped, sacrificed, exiled, discarded, convoked, delved, improvised, waterbent, assisted, spent });

/**
 * The state with some of it changed. Written out, as each step makes new ones: an object literal that is spread and then
 * overridden takes ten times as long.
 */
export const stateWith = (
  of: State,
  {
    view = of.view, payment = of.payment, copies = of.copies, pool = of.pool, life = of.life, energy = of.energy, dues = of.dues, lifeDue = of.lifeDue, partsDue = of.partsDue,
    cardsGone = of.cardsGone, newInGraveyard = of.newInGraveyard, paying = of.paying, mayActivate = of.mayActivate, assistOver = of.assistOver, lifePaid = of.lifePaid, tally = of.tally,
  }: Partial<State>,
): State => ({ view, payment, copies, pool, life, energy, dues, lifeDue, partsDue, cardsGone, newInGraveyard, paying, mayActivate, assistOver, lifePaid, tally });

const EMPTY_TALLY: Tally = {
  tapped: [], sacrificed: [], exiled: [], discarded: [], convoked: 0, delved: 0, improvised: 0, waterbent: 0, assisted: [], spent: [],
};

/** The state in which CR 601.2g begins. `total` must be settled: nothing in it is left to announce. */
export const begin = (view: View, payment: Payment, total: Total): State => ({
  view,
  payment,
  copies: new Layered(),
  pool: new Pool().with(floatingMana(view)) as Pool,
  life: view.position.life,
  energy: view.position.energy,
  dues: total.dues,
  lifeDue: total.life,
  partsDue: total.parts,
  cardsGone: new Set(view.onStack === undefined ? [] : [view.onStack]),
  newInGraveyard: [],
  paying: false,
  mayActivate: total.dues.length > 0,
  assistOver: false,
  lifePaid: 0,
  tally: EMPTY_TALLY,
});

/** A copy as a thing, as it is now; `undefined` if it is not (or no longer) on the battlefield. */
export const copyNow = (state: State, id: string): { readonly seen: Seen; readonly thing: Thing; readonly used: readonly number[] } | undefined => {
  const seen = state.view.owners.get(id);
  if (seen === undefined) return undefined;
  const changed = state.copies.get(id);
  if (changed === undefined) return { seen, thing: seen.thing.id === id ? seen.thing : { ...seen.thing, id }, used: seen.used };
  if (changed.gone) return undefined;
  return { seen, thing: changedThing(seen.thing, id, changed), used: changed.used };
};

const changedThing = (thing: Thing, id: string, { tapped, counters }: CopyState): Thing => {
  const more = counters === thing.counters ? 0 : counterChange({ counters }) - counterChange(thing);
  return copyOf(thing, { id, tapped, counters, power: thing.power + more, toughness: thing.toughness + more });
};

/** The board as it is now, for amounts and conditions; looked at only where one asks. */
export const momentOf = (state: State): Moment => {
  let changed: Map<Seen, string[]> | undefined;
  const changedCopies = (): Map<Seen, string[]> => {
    const bySeen = new Map<Seen, string[]>();
    for (const [id] of state.copies.entries()) {
      const seen = state.view.owners.get(id);
      if (seen !== undefined) {
        const ids = bySeen.get(seen);
        if (ids === undefined) bySeen.set(seen, [id]);
        else ids.push(id);
      }
    }
    return bySeen;
  };
  return {
    view: state.view,
    copiesOf: (seen) => {
      changed ??= changedCopies();
      const ids = changed.get(seen);
      if (ids === undefined) return [[seen.thing, seen.copies.length]];
      const untouched = seen.copies.find((id) => !state.copies.has(id));
      return [
        ...(untouched === undefined ? [] : [[{ ...seen.thing, id: untouched }, seen.copies.length - ids.length] as const]),
        ...ids.flatMap((id) => {
          const copy = state.copies.get(id) as CopyState;
          return copy.gone ? [] : [[changedThing(seen.thing, id, copy), 1] as const];
        }),
      ];
    },
    isGone: (id) => state.copies.get(id)?.gone === true,
    newInGraveyard: state.newInGraveyard,
  };
};

/** The copies with one of them changed. */
export const copiesWith = ({ view, copies }: State, id: string, change: Partial<CopyState>): State["copies"] => {
  const known = copies.get(id);
  if (known !== undefined) return copies.with(id, { ...known, ...change });
  const seen = view.owners.get(id);
  return copies.with(id, { tapped: seen?.thing.tapped ?? false, gone: false, counters: seen?.thing.counters ?? {}, used: seen?.used ?? [], ...change });
};

/** The state with one copy changed. */
export const withCopy = (state: State, id: string, change: Partial<CopyState>): State => stateWith(state, { copies: copiesWith(state, id, change) });

/** Counters are removed from one copy. CR 122.1 */
export const withoutCounters = (state: State, { object, counter, count }: Removed): State => {
  const had = copyNow(state, object)?.thing.counters ?? {};
  return withCopy(state, object, { counters: { ...had, [counter]: (had[counter] ?? 0) - count } });
};

/** A permanent leaves the battlefield; a card that is sacrificed is in the graveyard at once. */
export const withLeaving = (state: State, id: string, to: "graveyard" | "elsewhere"): State => {
  const now = copyNow(state, id);
  if (now === undefined) return state;
  const left = withCopy(state, id, { gone: true });
  const moved =
    to === "graveyard" && !now.thing.token ? stateWith(left, { newInGraveyard: [...left.newInGraveyard, { ...now.thing, zone: "graveyard" as const }] }) : left;
  // Its effects end with it, and formulas may count it: the board is seen anew. Copies without effects on others change nothing.
  const hasEffects = state.view.dynamic || state.view.effects.some((active) => active.source.id === id);
  if (!hasEffects) return moved;
  const view = viewOf(state.view.position, goneIds(moved));
  // Convoke and its like that a permanent granted are gone with it.
  return stateWith(moved, { view, payment: { ...state.payment, keywords: keywordsOf(view, state.payment.purpose.thing) } });
};

const goneIds = (state: State): ReadonlySet<string> => new Set([...state.copies.entries()].filter(([, copy]) => copy.gone).map(([id]) => id));

/** A card in your hand or graveyard by its object id; `undefined` if it is not there (any more). */
export const cardIn = (state: State, zone: "hand" | "graveyard", id: string): { readonly thing: Thing; readonly entry?: CardGroup } | undefined => {
  const fresh = zone === "graveyard" ? state.newInGraveyard.find((thing) => thing.id === id) : undefined;
  if (fresh !== undefined) return { thing: fresh };
  if (state.cardsGone.has(id)) return undefined;
  for (const entry of state.view.position[zone]) {
    if (entry.id !== id && !id.startsWith(`${entry.id}#`)) continue;
    for (let index = 0; index < entry.count; index += 1) {
      if (copyId(entry, index) === id) return { thing: cardThing(state.view, entry.card, id, zone), entry };
    }
  }
  return undefined;
};

/** The cards that are left in your hand, by object id. */
export const handOf = (state: State): readonly string[] =>
  state.view.position.hand.flatMap((entry) => Array.from({ length: entry.count }, (_, index) => copyId(entry, index))).filter((id) => !state.cardsGone.has(id));

/** A card of your hand or graveyard is there no more. */
export const withoutCard = (state: State, id: string): State => stateWith(state, {
  cardsGone: new Set([...state.cardsGone, id]),
  newInGraveyard: state.newInGraveyard.filter((thing) => thing.id !== id),
});

export const tallied = (state: State, list: "tapped" | "sacrificed" | "exiled" | "discarded" | "assisted", id: string): State =>
  stateWith(state, { tally: tallyWith(state.tally, { [list]: [...state.tally[list], id] }) });

/** A card of your hand is discarded: it is in the graveyard at once. CR 701.8a */
export const withDiscarded = (state: State, id: string): State => {
  const card = cardIn(state, "hand", id);
  const after = tallied(withoutCard(state, id), "discarded", id);
  return card === undefined ? after : stateWith(after, { newInGraveyard: [...after.newInGraveyard, { ...card.thing, zone: "graveyard" }] });
};
