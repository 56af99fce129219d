import type { Payables } from "../answer.ts";
import type { CardGroup, Later, Paying, Position } from "./position.ts";

/** A cost that the payment is to leave payable: of a card in hand, or another that the position names. */
export interface Wanted extends Later {
  /** The card of hand or graveyard that goes with it: a cost of that card can be paid only while it is there. */
  readonly entry?: CardGroup;
}

/** What casting a card of the hand for its own cost is. */
export const castingFor = ({ card }: CardGroup): Paying => ({ card, from: "hand", kind: "spell", additional: [], increase: [], reduce: [] });

const ofHand = (entry: CardGroup): Wanted => ({
  id: entry.id, name: entry.card.name, count: entry.count, weight: entry.weight, entry, paying: castingFor(entry),
  ...(entry.turn === undefined ? {} : { turn: entry.turn }),
});

/** The card that a cost goes with, where the position has it; others are taken to be there, as those in exile are. */
const entryOf = ({ hand, graveyard }: Position, { paying: { card, from } }: Later): CardGroup | undefined =>
  card === undefined ? undefined : from === "hand" ? hand.find((entry) => entry.card.name === card.name) : from === "graveyard" ? graveyard.find((entry) => entry.card.name === card.name) : undefined;

/** The permanent whose ability it is has to be there. */
export const hasSource = (battlefield: Position["battlefield"], { paying: { kind, from, card } }: Pick<Later, "paying">): boolean =>
  kind !== "ability" || from !== "battlefield" || card === undefined || battlefield.some((permanent) => permanent.card.name === card.name);

/** Everything that the payment is to leave payable: cards of the hand first, in their order; nothing without weight. */
export const wantedIn = (position: Position): readonly Wanted[] => [
  ...position.hand.map(ofHand),
  ...(position.later ?? []).map((later) => {
    const entry = entryOf(position, later);
    return { ...later, ...(entry === undefined ? {} : { entry }) };
  }),
].filter(({ weight }) => weight > 0);

/**
 * These names of what is to stay payable: of cards that are cast, and of what is only paid, as abilities are, special actions, or so
 * much mana. A name that is of both is the latter: to cast is to pay.
 */
export const castAndPaid = (position: Position, names: readonly string[]): Payables => {
  const onlyPaid = new Set(wantedIn(position).filter(({ paying: { kind, card } }) => kind !== "spell" || card === undefined).map(({ name }) => name));
  const costs = names.filter((name) => onlyPaid.has(name));
  return { cards: names.filter((name) => !onlyPaid.has(name)), ...(costs.length === 0 ? {} : { costs }) };
};

/** The hand is what is left of these cards: what came to it on the way was none of them. */
export const withHandOf = (before: readonly CardGroup[], after: Position): Position => {
  const ids = new Set(before.map(({ id }) => id));
  return { ...after, hand: after.hand.filter(({ id }) => ids.has(id)) };
};

/** Is it to be paid on the next turn, which is another player's? On their turn already, it is no other turn. */
export const isHeldUp = (position: Position, { turn }: Pick<Later, "turn">): boolean => turn === "theirs" && position.turn !== "theirs";

/**
 * The same board as the turn passes to another player: mana is gone (CR 500.5), nothing untaps (CR 502.3 untaps the active
 * player's permanents). What may be used once a turn may be used again, CR 602.5b.
 */
export const onTheirTurn = (position: Position): Position => ({
  ...position,
  turn: "theirs",
  pool: [],
  battlefield: position.battlefield.map((permanent) => {
    const { used: _, ...rest } = permanent;
    return rest;
  }),
});

/** What answers call a cost that was given no name: the card; with an ability's cost, or the cost alone. */
export const nameOfLater = ({ paying: { card, kind } }: Pick<Later, "paying">, cost: string | undefined): string => {
  const name = card?.name;
  if (name === undefined) return cost ?? "";
  return kind === "spell" || cost === undefined ? name : `${name}: ${cost}`;
};
