import { COLORS, sizeOf, typeBit, type Color } from "../mana/index.ts";
import type { Card } from "../cards/index.ts";
import type { Ledger, Pip } from "./ledger.ts";
import { freeOfMana, isColored, leastBy, payer, payPip } from "./payer.ts";
import { typesOf, type Source } from "./sources.ts";
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

const decide = (ledger: Ledger): boolean => {
  const { hand, paying } = ledger.view.position;
  // Abilities are paid for without a look at the hand.
  const needs = needsOf(paying.kind === "spell" ? [paying.card, ...hand.map(({ card }) => card)] : []);
  const colors = new Map<string, number>();
  for (const source of ledger.sources) colors.set(source.object, (colors.get(source.object) ?? 0) | (typesOf(source) & ~typeBit.C));
  const colorsOf = (source: Source): number => colors.get(source.object) ?? 0;

  /** How many objects could still make each color. */
  const available = (): ReadonlyMap<Color, number> => {
    const objects = new Map(ledger.free().map((source) => [source.object, colorsOf(source)]));
    return new Map(COLORS.map((color) => [color, [...objects.values()].filter((set) => (set & typeBit[color]) !== 0).length]));
  };
  const score = (source: Source, left: ReadonlyMap<Color, number>): number => {
    const { types, supertypes, power, isNew } = source.thing;
    const scarce = COLORS.filter((color) => (colorsOf(source) & typeBit[color]) !== 0 && (left.get(color) ?? 0) <= (needs.get(color) ?? 0)).length;
    return (BASE[sizeOf(colorsOf(source))] ?? 0) + (types.includes("Land") && !supertypes.includes("Basic") ? NONBASIC : 0) +
      (source.pain > 0 ? PAIN + source.pain : 0) + (types.includes("Creature") && !isNew && power > 0 ? ATTACKER : 0) + SCARCE * scarce;
  };
  const lasting = (sources: readonly Source[]): readonly Source[] => sources.filter(({ consumes }) => !consumes);
  const cheapest = (candidates: readonly Source[]): Source | undefined => {
    const left = available();
    return leastBy(lasting(candidates), (source) => score(source, left));
  };

  const [colored, generic] = [ledger.pips.filter(isColored), ledger.pips.filter((pip) => !isColored(pip))];
  if (!colored.every((pip) => payPip(ledger, pip, cheapest))) return false;
  // With any source and whatever type of mana.
  if (!ledger.hungry().every((hungry) => ledger.feed(hungry, () => cheapest(freeOfMana(ledger.free())), true))) return false;
  return generic.every((pip, index) => payGeneric(pip, generic.length - index));

  function payGeneric(pip: Pip, due: number): boolean {
    return payPip(ledger, pip, (candidates) => {
      const fitting = lasting(freeOfMana(candidates));
      const singles = new Set(fitting.flatMap(({ object, makes }) => (makes.length === 1 ? [object] : []))).size;
      const left = available();
      return leastBy(fitting, (source) => score(source, left) - (singles < due ? SAVED * (Math.min(source.makes.length, due) - 1) : 0));
    });
  }
};

export const printedOrder: Strategy = {
  name: "printed-order",
  who: "An engine that pays symbols in printed order, each from the source with the lowest score: few colors, basic, painless, no attacker, and no color that cards in hand are short of.",
  falls: "Never goes back on a choice. Pays what a filter land or Signet asks for with mana of any type, so such a plan may be illegal; never takes a Treasure by itself.",
  pay: payer(decide),
};
