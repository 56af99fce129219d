/** What a new catalog has otherwise than the one before, for whoever makes it. */
import type { Card } from "../cards/index.ts";
import { asCataloged, unreadCount } from "./format.ts";

/** Names, in the order of the new catalog; a card that is read worse is not among the changed. */
export interface CatalogChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** More lines are unread than before. */
  readonly worse: readonly string[];
  readonly removed: readonly string[];
}

const allUnread = (card: Card): number => Math.max(unreadCount(card), (card.faces ?? []).reduce((sum, face) => sum + unreadCount(face), 0));

export const changesBetween = (before: ReadonlyMap<string, Card>, now: readonly Card[]): CatalogChanges => {
  const names = new Set(now.map(({ name }) => name));
  const both = now.flatMap((card) => {
    const old = before.get(card.name);
    return old === undefined ? [] : [{ name: card.name, old, cataloged: asCataloged(card) }];
  });
  const different = both.filter(({ old, cataloged }) => JSON.stringify(old) !== JSON.stringify(cataloged));
  const isWorse = ({ old, cataloged }: (typeof both)[number]): boolean => allUnread(cataloged) > allUnread(old);
  return {
    added: now.filter(({ name }) => !before.has(name)).map(({ name }) => name),
    changed: different.filter((one) => !isWorse(one)).map(({ name }) => name),
    worse: different.filter(isWorse).map(({ name }) => name),
    removed: [...before.keys()].filter((name) => !names.has(name)),
  };
};

const MOST_NAMES = 20;

/** "2 cards added: Bear, Elf". */
export const changeLines = (changes: CatalogChanges, most = MOST_NAMES): readonly string[] =>
  ([["added", "added"], ["changed", "read otherwise"], ["worse", "READ WORSE THAN BEFORE"], ["removed", "gone"]] as const).flatMap(([key, words]) => {
    const names = changes[key];
    if (names.length === 0) return [];
    const more = names.length > most ? `, and ${names.length - most} more` : "";
    return [`${names.length} ${names.length === 1 ? "card" : "cards"} ${words}: ${names.slice(0, most).join("; ")}${more}`];
  });
