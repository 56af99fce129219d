import type { CardNames } from "../board/card-source.ts";
import { cardsIn, commandersOf, type Deck, type Known } from "./deck-cards.ts";
import { positionFrom, type Game } from "./dealt.ts";
import type { PositionSet } from "./positions.ts";
import { randomFrom } from "./random.ts";

/** Turns, life and number of opponents by format. */
const gameOf = (cards: readonly Known[], commanders: readonly Known[], format: string): Game =>
  format === "commander" ? { cards, commanders, turns: [3, 10], life: 40, opponents: 3 } : { cards, commanders, turns: [2, 8], life: 20, opponents: 1 };

const MOST_TRIES = 50;

/** Positions out of games that these decks play. Formats are equally likely, and the decks of one format are. */
export const decksSet = (cards: CardNames, decks: readonly Deck[]): PositionSet => {
  const formats = [...new Set(decks.map(({ format }) => format))].sort();
  const byFormat = new Map(formats.map((format) => [format, decks.filter((deck) => deck.format === format)]));
  const games = new Map<Deck, Game>();
  const gameFor = (deck: Deck): Game => {
    const known = games.get(deck);
    if (known !== undefined) return known;
    const commanders = commandersOf(cards, deck);
    const library = cardsIn(cards, deck.main).filter(({ name }) => !commanders.some((commander) => commander.name === name));
    const game = gameOf(library, commanders, deck.format);
    games.set(deck, game);
    return game;
  };
  return {
    name: "decks",
    about:
      "Out of games of real decks: a format, one of its decks, a turn from 2 to 8 (Commander: 3 to 10). Seven cards are kept with 2 to 5 lands, else up to " +
      "three London mulligans are taken (of more than three lands one goes to the bottom, else the dearest spell). Each turn a land is played, one whose colors the hand lacks if there is " +
      "one, and then the castable spell of the highest mana value, again and again; with a probability of 0.12 a turn another permanent is lost. In the last turn the land is played, with a " +
      "probability of 0.3 one spell has been cast already, and one of the other cards in hand, or the commander, is to be cast; X is 1 to 4. What cards do as they enter or resolve is not played out.",
    draw: (seed, index) => {
      const random = randomFrom(seed, index);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const deck = random.pick(byFormat.get(random.pick(formats)) ?? []);
        const position = positionFrom(gameFor(deck), random);
        if (position !== undefined) return { id: `decks-${seed}-${index}`, from: { format: deck.format, deck: deck.name }, position };
      }
      throw new Error("no deck here has a spell");
    },
  };
};
