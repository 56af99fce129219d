/** A decklist as a mana base, and all that is taken for granted about its cards. */
import type { ManaTypes } from "../../src/cards/index.ts";
import type { Card, ManaAbility } from "../../src/index.ts";
import { BASICS } from "../solvers/cards.ts";
import { mainDeck } from "./decklist.ts";
import { cardOf, isLand, isPermanent, type Group } from "./mana.ts";
import type { ManaBase } from "./on-curve.ts";

export interface DeckRead extends ManaBase {
  /** What makes mana: lands, and other cards that are cast for it. */
  readonly lands: readonly Group[];
  readonly others: readonly Group[];
  /** Lands that are taken to enter untapped, because nobody said otherwise. */
  readonly untapped: readonly string[];
  /** Lands that make no mana by themselves: those that search for others. */
  readonly barren: readonly string[];
  /** Whose mana depends on more than what is played here, or that have another face: they may be counted too low. */
  readonly depends: readonly string[];
  /** Of which only one can stay on the battlefield, CR 704.5j. They are counted each time. */
  readonly legends: readonly string[];
}

const isBasic = ({ supertypes }: Card): boolean => supertypes.includes("Basic");
const BASIC_TYPES: ReadonlySet<string> = new Set(BASICS);
const hasBasicType = ({ subtypes }: Card): boolean => subtypes.some((type) => BASIC_TYPES.has(type));

/** Costs that whoever has the card can pay, and mana that is the same on every board and for every spell. */
const OWN_COSTS: ReadonlySet<ManaAbility["cost"][number]["kind"]> = new Set(["mana", "tap", "life", "sacrifice-self", "exile-self"]);
const isPlain = ({ cost, outputs, instead, conditions, spend }: ManaAbility, hasCommander: boolean): boolean => {
  const isKnown = (of: ManaTypes): boolean => of.kind === "these" || (of.kind === "commander-identity" && hasCommander);
  return instead === undefined && conditions === undefined && spend === undefined && cost.every(({ kind }) => OWN_COSTS.has(kind)) &&
    outputs.every((output) => output.kind === "fixed" || (output.kind !== "as-unspent" && isKnown(output.of) && (output.kind === "each" || typeof output.amount === "number")));
};

/** What says of a card as a source of mana that it is no other than another. */
const sameness = ({ card, tapped, makes }: Group): string => {
  const { manaCost, supertypes, types, subtypes, colors, keywords, abilities, effects, notUnderstood } = cardOf(card);
  return JSON.stringify([isLand({ card }) ? [] : manaCost, supertypes, types, subtypes, colors, keywords, abilities, effects, notUnderstood, tapped, makes]);
};

/** Cards that are the same to mana as one group, named by the first. */
const merged = (groups: readonly Group[]): readonly Group[] => {
  const known = new Map<string, Group>();
  for (const group of groups) {
    const key = sameness(group);
    const before = known.get(key);
    known.set(key, before === undefined ? group : { ...before, count: before.count + group.count });
  }
  return [...known.values()];
};

const named = (groups: readonly Group[]): readonly string[] => groups.map(({ card }) => card);

/** @param commanders are taken out of the list */
export const readDeck = (list: string, commanders: readonly string[]): DeckRead => {
  const cards = mainDeck(list).map((group) => ({ ...group, card: cardOf(group.card).name })).filter(({ card }) => !commanders.includes(card));
  const lands = cards.filter(isLand);
  const isTold = ({ card }: Group): boolean =>
    cardOf(card).abilities.every((ability) => isPlain(ability, commanders.length > 0)) && cardOf(card).notUnderstood.length === 0 && !card.includes(" // ");
  const isSource = ({ card, makes }: Group): boolean => makes !== undefined || (isPermanent(card) && cardOf(card).manaCost !== undefined && cardOf(card).abilities.length > 0);
  const others = cards.filter((group) => !isLand(group) && isSource(group));
  const barren = lands.filter(({ card }) => cardOf(card).abilities.length === 0 && !hasBasicType(cardOf(card)));
  return {
    size: cards.reduce((sum, { count }) => sum + count, 0),
    groups: merged([...lands, ...others]),
    commanders,
    lands,
    others,
    untapped: named(lands.filter((group) => group.tapped === undefined && !barren.includes(group) && !isBasic(cardOf(group.card)))),
    barren: named(barren),
    depends: named([...lands, ...others].filter((group) => !isTold(group))),
    legends: named([...lands, ...others].filter(({ card, count }) => count > 1 && cardOf(card).supertypes.includes("Legendary"))),
  };
};
