/** How a state file names a card of a position, and what it cannot tell of it. */
import type { Card } from "../cards/index.ts";
import { printCost } from "../mana/index.ts";
import type { PuzzleCards } from "./subject.ts";
import { scriptOf } from "./tokens.ts";
import type { Warn } from "./warning.ts";

/** What separates entries, modifiers and the parts of a token. */
const BREAKS = /[;|\n\r]/;

/** A name with the modifiers that say which side is up. */
export interface CardText {
  readonly name: string;
  readonly modifiers: readonly string[];
}

/** As far as a payer can tell. Both come from the same reader of text, so that their parts have one order. */
const alike = (one: Card, other: Card): boolean => JSON.stringify(one) === JSON.stringify(other);

/** "Back" as the other side of "Front". */
const sideOf = (card: Card, cards: PuzzleCards): CardText | undefined => {
  const [front, back] = cards.facesOf(card.name);
  if (front === undefined || back !== card.name) return undefined;
  if (card.subtypes.includes("Room")) return { name: front, modifiers: ["UnlockedRoom:RightSplit"] };
  const isModal = cards.byName(front)?.castings?.some((casting) => casting.kind === "face" && casting.card.name === back) === true;
  return { name: front, modifiers: [isModal ? "Modal" : "Transformed"] };
};

/** Keywords are separated by hyphens, fields by commas. */
const fitsIn = (keyword: string): boolean => !/[-,;|\n\r]/.test(keyword);

const spelledOut = (card: Card): string => {
  const types = [...card.types, ...card.subtypes, ...card.supertypes].join("-");
  const cost = card.manaCost === undefined ? "no cost" : printCost(card.manaCost).slice(1, -1).replaceAll("}{", " ");
  return `t:${card.name},P:${card.power ?? 0},T:${card.toughness ?? 0},Cost:${cost},Color:${card.colors.join("") || "C"},Types:${types},Keywords:${card.keywords.filter(fitsIn).join("-")}`;
};

/** Is there more to it than numbers, types, colors and keywords? */
const hasText = (card: Card): boolean => card.abilities.length + card.effects.length + card.notUnderstood.length > 0 || card.castings !== undefined || card.faces !== undefined;

const tokenText = (card: Card, cards: PuzzleCards, warn: Warn): CardText | undefined => {
  const script = scriptOf(card.name);
  const known = cards.byName(card.name);
  if (script !== undefined && known !== undefined && alike(known, card)) return { name: `T:${script}`, modifiers: [] };
  if (/[,:]/.test(card.name) || BREAKS.test(card.name)) return undefined;
  if (hasText(card) || !card.keywords.every(fitsIn)) warn("not-held", `${card.name}: a token that is spelled out has no abilities but plain keywords.`, true);
  return { name: spelledOut(card), modifiers: [] };
};

const namedText = (card: Card, onBattlefield: boolean, cards: PuzzleCards, warn: Warn): CardText => {
  const known = cards.byName(card.name);
  if (known === undefined) warn("unknown-card", `${card.name}: no card has this name, and a state file has room for names only.`, true);
  else if (!alike(known, card)) warn("not-held", `${card.name}: it is another card than the one of this name; a state file has room for names only.`, true);
  const side = onBattlefield ? sideOf(card, cards) : undefined;
  if (side !== undefined) return side;
  return { name: card.name, modifiers: onBattlefield && card.subtypes.includes("Room") ? ["UnlockedRoom:LeftSplit"] : [] };
};

/** `undefined` if no entry can name it, which is said. */
export const cardText = (card: Card, isToken: boolean, onBattlefield: boolean, cards: PuzzleCards, warn: Warn): CardText | undefined => {
  const text =
    card.token ? tokenText(card, cards, warn)
    : BREAKS.test(card.name) || /^t:/i.test(card.name) || card.name.endsWith("+") ? undefined
    : namedText(card, onBattlefield, cards, warn);
  if (text === undefined) warn("not-held", `${card.name}: a state file cannot have this name in it.`, true);
  return text === undefined || !isToken || card.token ? text : { ...text, modifiers: [...text.modifiers, "IsToken"] };
};
