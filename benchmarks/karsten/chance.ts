/**
 * The probability that a spell can be cast on a turn, exactly: every opening hand, every card drawn, every way to play.
 *
 * The player keeps hands by fixed rules, plays a land each turn if there is one, and casts what makes mana; which land, what
 * to cast of several, and which cards go to the bottom is decided so that the probability is largest, without knowing what
 * will be drawn. What is cast on a turn makes mana from the next turn on. The spell itself is taken to be there.
 *
 * It is the value of a decision process, worked out from the last turn back. Nothing here knows a card.
 */
import { hands, keyOf, minus, plus, takings, total, type Counts } from "./counts.ts";
import { HAND, spellsToBottom, type Look, type Rules } from "./rules.ts";

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

export interface Question {
  /** How many cards of each group the deck has; all other cards do nothing. */
  readonly deck: Counts;
  readonly isLand: readonly boolean[];
  readonly size: number;
  readonly turn: number;
  readonly rules: Rules;
  readonly mana: Mana;
  /** Only games count in which a land is played each turn, and the player plays for these. */
  readonly landEachTurn: boolean;
}

/** Only the largest: what is cast can be of use, what stays in hand cannot. */
const largestOf = (all: readonly Counts[]): readonly Counts[] =>
  all.filter((one) => !all.some((other) => other !== one && other.every((count, group) => count >= (one[group] as number))));

/** Every choice of at most so many of each. */
const choicesOf = ([first, ...rest]: Counts): readonly Counts[] =>
  first === undefined ? [[]] : choicesOf(rest).flatMap((others) => Array.from({ length: first + 1 }, (_, taken) => [taken, ...others]));

const largest = <T>(items: readonly T[], valueOf: (item: T) => number): number => items.reduce((most, item) => Math.max(most, valueOf(item)), 0);

export const chanceOf = ({ deck, isLand, size, turn: last, rules, mana, landEachTurn }: Question): number => {
  const blank = deck.length;
  const lands = isLand.flatMap((is, group) => (is ? [group] : []));
  const landsIn = (counts: Counts): number => lands.reduce((sum, group) => sum + (counts[group] as number), 0);
  const landsOf = (counts: Counts): Counts => counts.map((count, group) => (isLand[group] === true ? count : 0));
  const othersOf = (counts: Counts): Counts => counts.map((count, group) => (isLand[group] === true ? 0 : count));
  const nothing: Counts = deck.map(() => 0);

  const ends = new Map<string, boolean>();
  const castables = new Map<string, readonly Counts[]>();
  const values = new Map<string, number>();

  /** The lands that can be played now, or none if there are none: playing one is never worse. */
  const landDrops = (hand: Counts): readonly (number | undefined)[] => {
    const held = lands.filter((group) => (hand[group] as number) > 0);
    return held.length > 0 ? held : landEachTurn ? [] : [undefined];
  };
  const withLand = (counts: Counts, newLand: number | undefined): Board => ({ counts: newLand === undefined ? counts : plus(counts, newLand), newLand });

  const ended = (board: Counts, hand: Counts): boolean => {
    const key = keyOf(board, hand);
    let known = ends.get(key);
    if (known === undefined) ends.set(key, (known = landDrops(hand).some((land) => mana.castsSpell(withLand(board, land)))));
    return known;
  };

  const castable = (board: Board, hand: Counts): readonly Counts[] => {
    const others = othersOf(hand);
    if (total(others) === 0) return [nothing];
    const key = keyOf(board.counts, [board.newLand ?? blank], others);
    let known = castables.get(key);
    if (known === undefined) castables.set(key, (known = largestOf(choicesOf(others).filter((cards) => total(cards) === 0 || mana.casts(board, cards)))));
    return known;
  };

  const played = (turn: number, board: Counts, hand: Counts, library: Counts): number =>
    largest(landDrops(hand), (land) => {
      const after = withLand(board, land);
      const left = land === undefined ? hand : plus(hand, land, -1);
      return largest(castable(after, hand), (cast) => begun(turn + 1, after.counts.map((count, group) => count + (cast[group] as number)), minus(left, cast), library));
    });

  const drawn = (library: Counts, hand: Counts, valueOf: (hand: Counts, library: Counts) => number): number => {
    const all = total(library);
    return library.reduce((sum, count, group) => (count === 0 ? sum : sum + (count / all) * valueOf(group === blank ? hand : plus(hand, group), plus(library, group, -1))), 0);
  };

  /** From the beginning of a turn on. */
  const begun = (turn: number, board: Counts, hand: Counts, library: Counts): number => {
    if (turn === last) {
      // What makes mana is of no more use in the hand.
      const held = landsOf(hand);
      return ended(board, held) ? 1 : turn === 1 && !rules.drawsOnTurnOne ? 0 : drawn(library, held, (with_) => (ended(board, landsOf(with_)) ? 1 : 0));
    }
    if (turn === 1 && !rules.drawsOnTurnOne) return played(turn, board, hand, library);
    const key = keyOf(board, hand, library);
    let value = values.get(key);
    if (value === undefined) values.set(key, (value = drawn(library, hand, (more, left) => played(turn, board, more, left))));
    return value;
  };

  const whole: Counts = [...deck, size - total(deck)];
  const opening = hands(whole, HAND);

  /** Cards that do nothing go to the bottom first: they are no loss. */
  const bottomed = (hand: Counts, bottom: number): readonly Counts[] => {
    const held = hand.slice(0, blank);
    const spells = spellsToBottom(HAND - landsIn(hand), bottom);
    const useful = takings(othersOf(held), Math.max(0, spells - (hand[blank] as number)));
    return takings(landsOf(held), bottom - spells).flatMap((some) => useful.map((others) => minus(minus(held, some), others)));
  };

  const looked = (next: number, { bottom, keep: [least, most] }: Look): number =>
    opening.reduce((sum, { hand, probability }) => {
      const kept = bottomed(hand, bottom);
      const held = landsIn(kept[0] as Counts);
      const value = held < least || held > most ? next : largest(kept, (some) => begun(1, nothing, some, minus(whole, hand)));
      return sum + probability * value;
    }, 0);

  return rules.looks.reduceRight(looked, 0);
};
