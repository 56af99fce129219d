import type { Card, CostPart, SpendRule } from "../cards/index.ts";
import type { CardJson, CardSource } from "./source.ts";

/** Readers of card text. */
export interface Readers {
  readonly readCard: (card: CardJson) => Card;
  readonly readCost: (text: string) => readonly CostPart[] | undefined;
  readonly readSpend: (text: string) => SpendRule | undefined;
}

/** Cards by name. */
export interface CardNames {
  readonly byName: (name: string) => Card | undefined;
  readonly nearest: (name: string) => readonly string[];
}

/** A catalog without any card, for those whose positions bring all their cards along. */
export const NO_CATALOG: CardNames = { byName: () => undefined, nearest: () => [] };

/** What `parsePosition` needs, from a reader of texts and a catalog. */
export const cardSource = (readers: Readers, catalog: CardNames = NO_CATALOG): CardSource => ({
  byName: catalog.byName,
  nearest: catalog.nearest,
  read: readers.readCard,
  readCost: readers.readCost,
  readSpend: readers.readSpend,
});
