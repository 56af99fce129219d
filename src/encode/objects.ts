import type { Removed } from "../answer.ts";
import type { CardGroup } from "../board/position.ts";
import type { CostPart, ManaAbility } from "../cards/index.ts";
import type { Seen, Thing } from "../rules/index.ts";
import type { Cards, Copies } from "./copies.ts";
import { putBy } from "./counters.ts";
import type { Deed, Named } from "./draft.ts";
import { buriedCard } from "./hand.ts";
import { stateMark } from "./states.ts";
import type { Table } from "./table.ts";
import { buriedThings } from "./way.ts";

type Activation = Extract<Deed, { kind: "activate" }>;

/** The objects that one activation uses, copy by copy. */
export interface Objects {
  readonly object: string;
  readonly taps: readonly string[];
  readonly untaps: readonly string[];
  readonly sacrifices: readonly string[];
  readonly exiles: readonly string[];
  readonly discards: readonly string[];
  readonly returns: readonly string[];
  readonly removed: Removed | undefined;
  readonly removedAmong: readonly Removed[];
  /** What has come into the graveyard. */
  readonly buried: readonly (readonly [string, Thing])[];
}

export const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`decoding: ${what}`);
  return value;
};

/** What copies and cards an activation finds, and what has become of them. */
export interface Stock {
  readonly table: Table;
  readonly copies: Copies;
  readonly cards: Cards;
}

/** A copy to give up, in the state that the solution has it in where it tells states apart. `marks` loses what is used. */
export const copyToGive = ({ table, copies }: Stock, seen: Seen, marks: string[], except?: string): string => {
  for (const state of ["untapped", "tapped", "spent"] as const) {
    const at = marks.indexOf(stateMark(table, seen, state));
    if (at < 0) continue;
    marks.splice(at, 1);
    return found(copies.find(seen, state !== "untapped", undefined, except), `no ${state} ${seen.thing.name} is left`);
  }
  return found(copies.toGive(seen, except), `no ${seen.thing.name} is left`);
};

const asksOther = (paid: ManaAbility, kinds: readonly CostPart["kind"][]): boolean =>
  paid.cost.some((part) => kinds.includes(part.kind) && JSON.stringify(part).includes('"kind":"other"'));

/** The permanent is sacrificed by the effect, not as a cost, so no step names it. */
const losesLastCounter = (paid: ManaAbility, seen: Seen, removed: Named["removed"]): boolean =>
  (paid.effects ?? []).some(
    (effect) => effect.kind === "sacrifice-without" && (seen.thing.counters[effect.counter] ?? 0) - (removed?.counter === effect.counter ? removed.count : 0) <= 0);

/** Equal removals are one. */
const gathered = (removed: readonly Removed[]): readonly Removed[] => {
  const sums = new Map<string, Removed>();
  for (const one of removed) {
    const key = `${one.object} ${one.counter}`;
    sums.set(key, { ...one, count: one.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
};

/** A copy on which such a counter stands. */
export const copyWithCounter = ({ copies }: Stock, seen: Seen, counter: string): string =>
  found(copies.toGive(seen, undefined, { counter, count: 1 }), `no ${counter} counter is left on ${seen.thing.name}`);

const sourceCopy = (stock: Stock, seen: Seen, { ability, paid }: Activation, named: Named, marks: string[]): string => {
  const { copies } = stock;
  const kinds = new Set(paid.cost.map((part) => part.kind));
  const { removed } = named;
  const leaves = kinds.has("sacrifice-self") || kinds.has("exile-self") || kinds.has("return-self");
  const none = `no copy of ${seen.thing.name} is left`;
  if (kinds.has("tap")) return found(copies.find(seen, false, removed), none);
  if (kinds.has("untap")) return found(copies.find(seen, true, removed), none);
  if (leaves && removed === undefined) return copyToGive(stock, seen, marks);
  // "Tap another untapped creature": rather a tapped one taps the others.
  if (named.tapsOthers.includes(seen) && asksOther(paid, ["tap-others"])) return found(copies.toGive(seen), none);
  return found(copies.anyFor(seen, ability, removed), none);
};

/** The objects of an activation. `named`: with its fodder; `fresh`: cards that came into the graveyard on the way, exiled for it. */
export const objectsOf = (stock: Stock, deed: Activation, named: Named, taken: readonly string[], fresh: readonly string[]): Objects => {
  const { table, copies, cards } = stock;
  const { seen, entry, paid } = deed;
  const kinds = new Set(paid.cost.map((part) => part.kind));
  const marks = [...taken];
  const lists = { taps: [] as string[], untaps: [] as string[], sacrifices: [] as string[], exiles: [] as string[], returns: [] as string[] };
  const buried: (readonly [string, Thing])[] = [];
  const object = seen === undefined ? cardCopy(cards, found(entry, "no source"), kinds) : sourceCopy(stock, seen, deed, named, marks);
  const leave = (other: Seen, list: string[], id: string, toGraveyard: boolean): void => {
    copies.leave(id);
    list.push(id);
    if (toGraveyard) buried.push(...buriedThings(other).map((thing) => [id, thing] as const));
  };
  const tap = (id: string): void => {
    copies.tap(id);
    lists.taps.push(id);
  };
  const apart = (...some: readonly CostPart["kind"][]): string | undefined => (asksOther(paid, some) ? object : undefined);
  if (kinds.has("tap")) tap(object);
  if (kinds.has("untap")) {
    copies.untap(object);
    lists.untaps.push(object);
  }
  for (const other of named.tapsOthers) tap(found(copies.untapped(other, apart("tap-others")), `no untapped ${other.thing.name} is left`));
  if (named.untapsOther !== undefined) {
    const id = found(copies.find(named.untapsOther, true) ?? named.untapsOther.copies.at(0), "nothing to untap");
    copies.untap(id);
    lists.untaps.push(id);
  }
  const removedAmong = named.removedAmong.map(({ seen: other, counter }): Removed => {
    const id = copyWithCounter(stock, other, counter);
    copies.count(id, counter, -1);
    return { object: id, counter, count: 1 };
  });
  if (named.removed !== undefined) copies.count(object, named.removed.counter, -named.removed.count);
  for (const { counter, count } of putBy(paid)) copies.count(object, counter, count);
  if (seen !== undefined) {
    // What the player who assists gives up comes into another graveyard.
    if (kinds.has("sacrifice-self")) leave(seen, lists.sacrifices, object, deed.assists !== true);
    if (kinds.has("exile-self")) leave(seen, lists.exiles, object, false);
  }
  for (const other of named.sacrificesOthers) leave(other, lists.sacrifices, copyToGive(stock, other, marks, apart("sacrifice")), true);
  for (const other of named.exilesOthers) leave(other, lists.exiles, copyToGive(stock, other, marks, apart("exile")), false);
  for (const other of named.returnsOthers) leave(other, lists.returns, kinds.has("return-self") ? object : copyToGive(stock, other, marks, apart("return")), false);
  if (seen !== undefined && losesLastCounter(paid, seen, named.removed)) {
    copies.leave(object);
    buried.push(...buriedThings(seen).map((thing) => [object, thing] as const));
  }
  const discards = named.discardsCards.map((card) => {
    const id = cards.take(card);
    buried.push([id, buriedCard(table, card)]);
    return id;
  });
  if (entry !== undefined && kinds.has("exile-self")) lists.exiles.push(object);
  if (entry !== undefined && kinds.has("discard-self")) {
    discards.push(object);
    buried.push([object, buriedCard(table, entry)]);
  }
  lists.exiles.push(...named.exilesCards.map((card) => cards.take(card)), ...fresh);
  return {
    object, ...lists, discards, buried,
    removed: named.removed === undefined ? undefined : { object, ...named.removed },
    removedAmong: gathered(removedAmong),
  };
};

/** The card whose ability it is: taken, if its cost takes it. */
const cardCopy = (cards: Cards, entry: CardGroup, kinds: ReadonlySet<CostPart["kind"]>): string =>
  kinds.has("exile-self") || kinds.has("discard-self") ? cards.take(entry) : cards.shown(entry);
