import { ANY_COLOR, COLORS, sizeOf, typeBit, typeSet, type Color, type TypeSet } from "../mana/index.ts";
import type { Card } from "../cards/index.ts";
import type { Ledger, Pip } from "./ledger.ts";
import { freeOfMana, isColored, leastBy, payer, payPip } from "./payer.ts";
import { typesByObject, type Source } from "./sources.ts";
import type { Strategy } from "./strategy.ts";

/** By number of colors from none to five. */
const BASE = [1, 0, 3, 4, 5, 10] as const;
const NONBASIC = 2;
const PAIN = 15;
const ATTACKER = 20;
const SCARCE = 5;
/** What each tap is worth that a source of several mana saves. */
const SAVED = 25;

/** Of each color the most symbols that one card asks for. */
const needsOf = (cards: readonly (Card | undefined)[]): ReadonlyMap<Color, number> =>
  new Map(COLORS.map((color) => [color, Math.max(0, ...cards.map((card) => (card?.manaCost ?? []).filter((symbol) => symbol.kind === "mana" && symbol.type === color).length))]));

/** What using a source costs as things stand, made anew for each choice: the fewer sources a color has left, the scarcer it is. */
const scoring = (ledger: Ledger): (() => (source: Source) => number) => {
  const { hand, paying } = ledger.view.position;
  // Abilities are paid for without a look at the hand.
  const needs = needsOf(paying.kind === "spell" ? [paying.card, ...hand.map(({ card }) => card)] : []);
  const types = typesByObject(ledger.sources);
  const colorsOf = (object: string): TypeSet => (types.get(object) ?? 0) & ANY_COLOR;
  return () => {
    const left = [...new Set(ledger.free().map(({ object }) => object))].map(colorsOf);
    const scarce = typeSet(COLORS.filter((color) => left.filter((set) => (set & typeBit[color]) !== 0).length <= (needs.get(color) ?? 0)));
    return ({ object, pain, thing: { types: cardTypes, supertypes, power, isNew } }) =>
      (BASE[sizeOf(colorsOf(object))] ?? 0) + (cardTypes.includes("Land") && !supertypes.includes("Basic") ? NONBASIC : 0) + (pain > 0 ? PAIN + pain : 0) +
      (cardTypes.includes("Creature") && !isNew && power > 0 ? ATTACKER : 0) + SCARCE * sizeOf(colorsOf(object) & scarce);
  };
};

const lasting = (sources: readonly Source[]): readonly Source[] => sources.filter(({ consumes }) => !consumes);

const decide = (ledger: Ledger): boolean => {
  const scores = scoring(ledger);
  const cheapest = (candidates: readonly Source[]): Source | undefined => leastBy(lasting(candidates), scores());
  /** `due`: how much generic mana is to be paid yet, this one included. */
  const payGeneric = (pip: Pip, due: number): boolean =>
    payPip(ledger, pip, (candidates) => {
      const fitting = lasting(freeOfMana(candidates));
      const singles = new Set(fitting.flatMap(({ object, makes }) => (makes.length === 1 ? [object] : []))).size;
      const score = scores();
      return leastBy(fitting, (source) => score(source) - (singles < due ? SAVED * (Math.min(source.makes.length, due) - 1) : 0));
    });
  const generic = ledger.pips.filter((pip) => !isColored(pip));
  return ledger.pips.filter(isColored).every((pip) => payPip(ledger, pip, cheapest)) &&
    // With any source and whatever type of mana.
    ledger.hungry().every((hungry) => ledger.feed(hungry, () => cheapest(freeOfMana(ledger.free())), true)) &&
    generic.every((pip, index) => payGeneric(pip, generic.length - index));
};

export const printedOrder: Strategy = {
  name: "printed-order",
  who: "An engine that pays symbols in printed order, each from the source with the lowest score: few colors, basic, painless, no attacker, and no color that cards in hand are short of.",
  falls: "Never goes back on a choice. Pays what a filter land or Signet asks for with mana of any type, so such a plan may be illegal; never takes a Treasure by itself.",
  pay: payer(decide),
};
