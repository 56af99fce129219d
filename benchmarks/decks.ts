import { existsSync } from "node:fs";
import { cardsIn, chosenFor, commandersOf, countersFor, gathered, isLand, isPermanent, type Deck, type Known } from "../src/bench/deck-cards.ts";
import type { Random } from "../src/bench/random.ts";
import { nodeCatalog } from "../src/catalog/node.ts";
import { decksIn } from "../src/bench/node.ts";
import { cardSource, readCard, readCost, readSpend } from "../src/index.ts";
import { COLORS, variablesIn } from "../src/mana/index.ts";

export type { Deck } from "../src/bench/deck-cards.ts";

/** Real decklists, which lie beside the project where it is worked on; elsewhere there are none. */
export const SHARED_DECKS = new URL("../../shared/cards/decks.jsonl.gz", import.meta.url);

/** `undefined` where there are no decks. */
export const readDecks = (): readonly Deck[] | undefined => {
  const read = existsSync(SHARED_DECKS) ? decksIn(SHARED_DECKS) : undefined;
  return read?.ok === true ? read.value : undefined;
};

export const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

const onBattlefield = (one: Known, random: Random): object => ({
  card: one.name,
  ...(random.chance(0.15) ? { tapped: true } : {}),
  ...(random.chance(0.15) ? { summoningSick: true } : {}),
  ...(one.card.types.includes("Creature") && random.chance(0.1) ? { attacking: true } : {}),
  ...chosenFor(one, random),
  ...countersFor(one, random),
});

export interface Size {
  /** From and to, both included. */
  readonly lands: readonly [number, number];
  readonly others: readonly [number, number];
}

const USUAL: Size = { lands: [1, 9], others: [0, 7] };
/** Commander is played with more of everything. */
const COMMANDER: Size = { lands: [3, 16], others: [0, 20] };

export interface Dealt {
  readonly id: string;
  readonly position: object;
}

/**
 * A position as it might come up with this deck: some of its lands and other permanents on the battlefield, some of its
 * cards in the graveyard and the hand, and one of its spells to be paid for. `undefined` if the deck has no spell.
 */
export const deal = (deck: Deck, id: string, random: Random, size: Size = deck.format === "commander" ? COMMANDER : USUAL): Dealt | undefined => {
  const library = random.shuffled(cardsIn(nodeCatalog, deck.main));
  const commanders = commandersOf(nodeCatalog, deck);
  const [first] = commanders;
  // Now and then the commander is what is cast, for two more each time it was cast before (CR 903.8).
  const isCommander = first?.card.manaCost !== undefined && random.chance(0.1);
  const drawn = library.find((one) => !isLand(one) && one.card.manaCost !== undefined);
  const spell = isCommander ? first : drawn;
  if (spell === undefined) return undefined;
  const rest = library.filter((one) => one !== drawn && !commanders.some((other) => other.name === one.name));
  const lands = rest.filter(isLand).slice(0, random.between(...size.lands));
  const others = rest.filter((one) => !isLand(one) && isPermanent(one)).slice(0, random.between(...size.others));
  const left = rest.filter((one) => !isLand(one) && !others.includes(one));
  const graveyard = left.slice(0, random.chance(0.3) ? 0 : random.between(0, 10));
  const hand = left.slice(graveyard.length, graveyard.length + random.between(0, 4));
  const treasures = random.chance(0.1) ? random.between(1, 3) : 0;
  const inPlay = isCommander ? [] : commanders.filter(() => random.chance(0.4));
  const hasX = spell.card.manaCost !== undefined && variablesIn(spell.card.manaCost) > 0;
  return {
    id,
    position: {
      you: {
        life: random.chance(0.2) ? random.between(1, 5) : random.between(6, deck.format === "commander" ? 40 : 20),
        ...(random.chance(0.1) ? { pool: `{${random.pick([...COLORS, "C"])}}` } : {}),
        battlefield: [
          ...gathered([...lands, ...others].map((one) => onBattlefield(one, random))),
          ...inPlay.map((one) => ({ ...onBattlefield(one, random), commander: true })),
          ...(treasures > 0 ? [{ card: "Treasure", count: treasures }] : []),
        ],
        hand: gathered(hand.map(({ name }) => ({ card: name }))),
        graveyard: gathered(graveyard.map(({ name }) => ({ card: name }))),
        command: commanders.filter((one) => !inPlay.includes(one) && one !== spell).map(({ name }) => ({ card: name })),
      },
      opponents: Array.from({ length: deck.format === "commander" ? 3 : 1 }, () => ({})),
      paying: { card: spell.name, ...(isCommander ? { from: "command", additional: [`{${2 * random.between(0, 2)}}`] } : {}), ...(hasX ? { x: random.chance(0.7) ? "max" : random.between(0, 4) } : {}) },
    },
  };
};

/** As many positions as asked for, each from a deck drawn anew. The same seed deals the same. */
export const dealMany = (decks: readonly Deck[], count: number, random: Random, size?: Size): readonly Dealt[] => {
  const dealt: Dealt[] = [];
  for (let tries = 0; dealt.length < count && tries < count * 10; tries += 1) {
    const one = deal(random.pick(decks), `board-${dealt.length + 1}`, random, size);
    if (one !== undefined) dealt.push(one);
  }
  return dealt;
};
