import type { Card, CostPart, SpendRule } from "../cards/index.ts";

/** A card as JSON gives it: Scryfall's field names, any part of them that matters. */
export interface CardJson {
  readonly name: string;
  readonly mana_cost?: string | undefined;
  readonly type_line?: string | undefined;
  readonly oracle_text?: string | undefined;
  readonly colors?: readonly string[] | undefined;
  readonly color_identity?: readonly string[] | undefined;
  readonly power?: string | undefined;
  readonly toughness?: string | undefined;
  readonly keywords?: readonly string[] | undefined;
  readonly layout?: string | undefined;
  readonly card_faces?: readonly CardJson[] | undefined;
}

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
