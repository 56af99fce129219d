/**
 * How a spell comes to be cast on a turn. The player plays a land each turn if there is one, and casts what makes mana; which
 * land, and what of several, is decided so that the spell is most likely cast. What is cast on a turn makes mana from the next
 * turn on. The spell itself is taken to be there.
 *
 * It is the value of a decision process, worked out from the last turn back. Nothing here knows a card.
 */
import { keyOf, minus, plus, takings, total, type Counts } from "./counts.ts";
import { HAND, spellsToBottom } from "./rules.ts";

/** What has been played: how many of each group, and the group of the land that came this turn. */
export interface Board {
  readonly counts: Counts;
  readonly newLand: number | undefined;
}

/** What mana does for the player, told by whoever knows the cards. */
export interface Mana {
  /** Can the spell be cast on this board? */
  readonly castsSpell: (board: Board) => boolean;
  /** Can these cards of the hand be cast, all of them in one turn? */
  readonly casts: (board: Board, cards: Counts) => boolean;
}

export interface Game {
  /** By group of cards; all others, which come after the last group, do nothing. */
  readonly isLand: readonly boolean[];
  readonly turn: number;
  readonly drawsOnTurnOne: boolean;
  readonly mana: Mana;
  /** Only games count in which a land is played each turn, and the player plays for these. */
  readonly landEachTurn: boolean;
}

/** What the player knows of the library. */
export interface Order {
  /** The groups that the next card may be of. */
  readonly next: (library: readonly number[]) => readonly { readonly group: number; readonly probability: number }[];
  readonly left: (library: readonly number[], group: number) => readonly number[];
}

/** The library as numbers of cards by group: any of them may be next. */
export const ANY_ORDER: Order = {
  next: (library) => {
    const all = total(library);
    return library.flatMap((count, group) => (count === 0 ? [] : [{ group, probability: count / all }]));
  },
  left: (library, group) => plus(library, group, -1),
};

/** The library card by card, each by its group: the player knows what will come. */
export const THIS_ORDER: Order = {
  next: ([group]) => (group === undefined ? [] : [{ group, probability: 1 }]),
  left: (library) => library.slice(1),
};

/** Only the largest: what is cast can be of use, what stays in hand cannot. */
const largestOf = (all: readonly Counts[]): readonly Counts[] =>
  all.filter((one) => !all.some((other) => other !== one && other.every((count, group) => count >= (one[group] as number))));

/** Every choice of at most so many of each. */
const choicesOf = ([first, ...rest]: Counts): readonly Counts[] =>
  first === undefined ? [[]] : choicesOf(rest).flatMap((others) => Array.from({ length: first + 1 }, (_, taken) => [taken, ...others]));

const largest = <T>(items: readonly T[], valueOf: (item: T) => number): number => items.reduce((most, item) => Math.max(most, valueOf(item)), 0);

/** What `make` gives for a key, made once; of more than `most` all are forgotten. */
export const remembered = <T>(most = Number.POSITIVE_INFINITY): ((key: string, make: () => T) => T) => {
  const known = new Map<string, T>();
  return (key, make) => {
    let value = known.get(key);
    if (value === undefined) {
      if (known.size >= most) known.clear();
      known.set(key, (value = make()));
    }
    return value;
  };
};

/** What may be kept of a hand of seven. Cards that do nothing go to the bottom first: they are no loss. */
export const keepings = (isLand: readonly boolean[], hand: Counts, bottom: number): readonly Counts[] => {
  const held = hand.slice(0, isLand.length);
  const part = (lands: boolean): Counts => held.map((count, group) => (isLand[group] === lands ? count : 0));
  const [lands, sources] = [part(true), part(false)];
  const spells = spellsToBottom(HAND - total(lands), bottom);
  const useful = takings(sources, Math.max(0, spells - (hand[isLand.length] as number)));
  return takings(lands, bottom - spells).flatMap((some) => useful.map((others) => minus(minus(held, some), others)));
};

/** The value of a kept hand with the library that it leaves. What was found is remembered for the next. */
export const gameOf = ({ isLand, turn: last, drawsOnTurnOne, mana, landEachTurn }: Game, order: Order): ((hand: Counts, library: readonly number[]) => number) => {
  const blank = isLand.length;
  const lands = isLand.flatMap((is, group) => (is ? [group] : []));
  const landsOf = (hand: Counts): Counts => hand.map((count, group) => (isLand[group] === true ? count : 0));
  const nothing: Counts = isLand.map(() => 0);
  const [ends, castables, values] = [remembered<boolean>(), remembered<readonly Counts[]>(), remembered<number>()];

  /** The lands that can be played now, or none if there are none: playing one is never worse. */
  const landDrops = (hand: Counts): readonly (number | undefined)[] => {
    const held = lands.filter((group) => (hand[group] as number) > 0);
    return held.length > 0 ? held : landEachTurn ? [] : [undefined];
  };
  const withLand = (counts: Counts, newLand: number | undefined): Board => ({ counts: newLand === undefined ? counts : plus(counts, newLand), newLand });

  /** Is the spell cast, with these lands in hand on its turn? */
  const ended = (board: Counts, held: Counts): boolean => ends(keyOf(board, held), () => landDrops(held).some((land) => mana.castsSpell(withLand(board, land))));

  const castable = (board: Board, hand: Counts): readonly Counts[] => {
    const sources = minus(hand, landsOf(hand));
    if (total(sources) === 0) return [nothing];
    return castables(keyOf(board.counts, [board.newLand ?? blank], sources), () => largestOf(choicesOf(sources).filter((cards) => total(cards) === 0 || mana.casts(board, cards))));
  };

  const played = (turn: number, board: Counts, hand: Counts, library: readonly number[]): number =>
    largest(landDrops(hand), (land) => {
      const after = withLand(board, land);
      const left = land === undefined ? hand : plus(hand, land, -1);
      return largest(castable(after, hand), (cast) => begun(turn + 1, after.counts.map((count, group) => count + (cast[group] as number)), minus(left, cast), library));
    });

  const drawn = (hand: Counts, library: readonly number[], valueOf: (hand: Counts, group: number) => number): number =>
    order.next(library).reduce((sum, { group, probability }) => sum + probability * valueOf(group === blank ? hand : plus(hand, group), group), 0);

  /** From the beginning of a turn on. */
  const begun = (turn: number, board: Counts, hand: Counts, library: readonly number[]): number => {
    const draw = turn > 1 || drawsOnTurnOne;
    // On the last turn nothing but a land is played before the spell.
    if (turn === last && (!draw || ended(board, landsOf(hand)))) return ended(board, landsOf(hand)) ? 1 : 0;
    if (!draw) return played(turn, board, hand, library);
    if (turn === last) return drawn(hand, library, (held) => (ended(board, landsOf(held)) ? 1 : 0));
    return values(keyOf(board, hand, library), () => drawn(hand, library, (held, group) => played(turn, board, held, order.left(library, group))));
  };

  return (hand, library) => begun(1, nothing, hand, library);
};
