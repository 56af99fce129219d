/** How likely a card of a decklist can be cast on a turn, in words, with all that is taken for granted. */
import { printCost } from "../../src/index.ts";
import { PAYMENT_KEYWORDS } from "../../src/cards/index.ts";
import { randomFrom } from "../random.ts";
import { takingsOf, total } from "./counts.ts";
import { readDeck, type DeckRead } from "./deck.ts";
import { cardOf, castOf, type Group } from "./mana.ts";
import { chancesOf, questionOn, type Chances } from "./on-curve.ts";
import { HAND, karstenRules } from "./rules.ts";
import { shareOf, type Estimate } from "../../src/bench/statistics.ts";
import { sampled, type Sample, type Watch } from "./sample.ts";

/** If what can be drawn is so many different things, all of it is looked at; if more, games are drawn at random. */
const MOST_EXACT = 10_000;
const GAMES = 10_000;

export interface DeckQuestion {
  /** The text of the list. */
  readonly list: string;
  readonly spell: string;
  readonly turn: number;
  readonly commanders: readonly string[];
  /** Games to draw, in any case; missing: as many as it takes. */
  readonly games?: number;
  readonly seed: number;
  readonly watch?: Watch;
}

export type DeckAnswer = { readonly deck: DeckRead } & ({ readonly kind: "exact"; readonly chances: Chances } | { readonly kind: "sampled"; readonly sample: Sample; readonly seed: number });

/** @throws where a card is not known, the deck is too small, or it is not known whether something can be paid */
export const deckAnswer = async ({ list, spell, turn, commanders, games, seed, watch }: DeckQuestion): Promise<DeckAnswer> => {
  const deck = readDeck(list, commanders);
  if (deck.size < HAND + turn) throw new Error(`A deck of ${deck.size} cards is too small for turn ${turn}.`);
  const paying = castOf(spell);
  const counts = deck.groups.map(({ count }) => count);
  if (games === undefined && takingsOf([...counts, deck.size - total(counts)], HAND + turn) <= MOST_EXACT) return { deck, kind: "exact", chances: chancesOf(deck, paying, turn) };
  return { deck, kind: "sampled", seed, sample: await sampled(questionOn(deck, paying, turn), games ?? GAMES, randomFrom(seed), watch) };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const NO_GAME = "not known: there is no such game";
const between = (found: Estimate | undefined): string => (found === undefined ? NO_GAME : `${percent(found.value)} (95 %: ${percent(found.low)} to ${percent(found.high)})`);

const numbers = (answer: DeckAnswer): readonly [castable: string, lands: string, given: string, how: string] => {
  if (answer.kind === "exact") {
    const { castable, lands, givenLands } = answer.chances;
    return [percent(castable), percent(lands), lands > 0 ? percent(givenLands) : NO_GAME, "Exact: every hand and every card drawn."];
  }
  const { games, castable, lands, both } = answer.sample;
  return [
    between(shareOf(castable, games)), between(shareOf(lands, games)), between(shareOf(both, lands)),
    `${games} games drawn with seed ${answer.seed}, played knowing what will be drawn: without that, castable is as likely or less.`,
  ];
};

const listed = (groups: readonly Group[]): string => groups.map(({ card, count, tapped, makes }) => `${count} ${card}${tapped === true ? " [tapped]" : ""}${makes === undefined ? "" : ` [makes ${makes}]`}`).join(", ");

const told = (head: string, names: readonly string[]): readonly string[] => (names.length > 0 ? [`${head} ${names.join(", ")}.`] : []);

/** What else the card says of its cost. */
const saysMore = (spell: string): boolean => {
  const { effects, keywords, castings, manaCost = [] } = cardOf(spell);
  return effects.length > 0 || (castings ?? []).length > 0 || PAYMENT_KEYWORDS.some((keyword) => keywords.includes(keyword)) || manaCost.some(({ kind }) => kind === "variable");
};

export const deckWords = (answer: DeckAnswer, { spell, turn, commanders }: Pick<DeckQuestion, "spell" | "turn" | "commanders">): string => {
  const { size, lands, others, untapped, barren, depends, legends } = answer.deck;
  const [castable, landEachTurn, given, how] = numbers(answer);
  const { manaCost = [], name } = cardOf(spell);
  const all = lands.reduce((sum, { count }) => sum + count, 0);
  return [
    `${name} ${printCost(manaCost)} on turn ${turn}, ${size} cards, ${all} lands`,
    `castable                          ${castable}`,
    `a land could be played each turn  ${landEachTurn}`,
    `castable where one could          ${given}`,
    how,
    `Hands are kept as by Frank Karsten's players${karstenRules(size).drawsOnTurnOne ? ", with a free mulligan and a card on turn 1" : ", on the play"}; the spell is taken to be in hand.`,
    `Lands: ${listed(lands)}.`,
    ...told("Cast for their mana, which is there from the next turn on:", others.length > 0 ? [listed(others)] : []),
    ...told("Taken to enter untapped (write [tapped] behind those that do not):", untapped),
    ...told("Lands that make no mana themselves, and are counted so (write what they search for in their place):", barren),
    ...told("Counted too low, perhaps, because their mana depends on more than what is played here, or because of their other face:", depends),
    ...told("Counted each time, although only one of them can stay:", legends),
    ...(saysMore(spell) ? [`${name} says more of its cost; its mana cost alone is asked for, with X as 0.`] : []),
    ...told("In the command zone:", commanders),
    "Of these nothing counts but their mana, and other cards do nothing here.",
  ].map((line) => `${line}\n`).join("");
};
