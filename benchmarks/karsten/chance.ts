/** The probability that a spell can be cast on a turn, exactly: every opening hand, every card drawn, the best way to play. */
import { hands, minus, total, type Counts } from "./counts.ts";
import { ANY_ORDER, gameOf, keepings, type Game } from "./game.ts";
import { HAND, isKept, type Look, type Rules } from "./rules.ts";

export interface Question extends Omit<Game, "drawsOnTurnOne"> {
  /** How many cards of each group the deck has; the rest of its `size` cards do nothing. */
  readonly deck: Counts;
  readonly size: number;
  readonly rules: Rules;
}

export const chanceOf = ({ deck, size, rules: { looks, drawsOnTurnOne }, ...game }: Question): number => {
  const whole: Counts = [...deck, size - total(deck)];
  const opening = hands(whole, HAND);
  const valueOf = gameOf({ ...game, drawsOnTurnOne }, ANY_ORDER);
  const looked = (next: number, look: Look): number =>
    opening.reduce((sum, { hand, probability }) => {
      const keeping = keepings(game.isLand, hand, look.bottom);
      if (!isKept(look, game.isLand, keeping[0] as Counts)) return sum + probability * next;
      return sum + probability * Math.max(...keeping.map((kept) => valueOf(kept, minus(whole, hand))));
    }, 0);
  return looks.reduceRight(looked, 0);
};
