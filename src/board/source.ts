import type { Card, CostPart, SpendRule } from "../cards/index.ts";
import type { CardJson } from "../cards/json.ts";

export type { CardJson };

/** Where the board gets cards from. The host supplies it, so that reading text and the catalog stay out of the core. */
export interface CardSource {
  /** A real card by its exact name (any letter case), or one of its faces. */
  readonly byName: (name: string) => Card | undefined;
  /** Names that look like this one, best first, at most five; for error messages. */
  readonly nearest: (name: string) => readonly string[];
  /** A card that stands for itself: what it does not say it does not have. Never throws. */
  readonly read: (card: CardJson) => Card;
  /** A cost in words as cards use them ("Sacrifice a creature", "Waterbend {4}", "{2}{R}"); `undefined` if not read. */
  readonly readCost: (text: string) => readonly CostPart[] | undefined;
  /** "Spend this mana only to cast creature spells." */
  readonly readSpend: (text: string) => SpendRule | undefined;
}
