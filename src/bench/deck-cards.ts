import type { CardNames } from "../board/card-source.ts";
import type { Card } from "../cards/index.ts";
import { COLORS } from "../mana/index.ts";
import type { Random } from "./random.ts";

/** A decklist: names and how many of each. */
export interface Deck {
  readonly name: string;
  readonly format: string;
  readonly main: Readonly<Record<string, number>>;
  readonly commander?: Readonly<Record<string, number>> | readonly string[] | string;
}

/** A card of a list, under the name by which a position may give it. */
export interface Known {
  readonly name: string;
  readonly card: Card;
}

/** The card of a name; decklists name both faces, the catalog may know the first only. */
export const knownCard = (cards: CardNames, name: string): Known | undefined => {
  for (const asked of [name, name.split(" // ")[0] as string]) {
    const card = cards.byName(asked);
    if (card !== undefined) return { name: asked, card };
  }
  return undefined;
};

const PERMANENT: ReadonlySet<string> = new Set(["Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"]);
export const isPermanent = ({ card }: Known): boolean => card.types.some((type) => PERMANENT.has(type));
export const isLand = ({ card }: Known): boolean => card.types.includes("Land");
const isLegend = ({ card }: Known): boolean => card.supertypes.includes("Legendary") && card.types.includes("Creature");

/** Every card of a list that is known, as often as it is in it. */
export const cardsIn = (cards: CardNames, main: Deck["main"]): readonly Known[] =>
  Object.entries(main).flatMap(([name, count]) => {
    const one = knownCard(cards, name);
    return one === undefined ? [] : Array.from({ length: count }, () => one);
  });

/** The deck's commanders; where a list does not say, its first legendary creature. */
export const commandersOf = (cards: CardNames, { commander, format, main }: Deck): readonly Known[] => {
  const named = commander === undefined ? [] : typeof commander === "string" ? [commander] : Array.isArray(commander) ? (commander as readonly string[]) : Object.keys(commander);
  if (named.length > 0) return named.flatMap((name) => knownCard(cards, name) ?? []);
  return format === "commander" ? Object.keys(main).flatMap((name) => knownCard(cards, name) ?? []).filter(isLegend).slice(0, 1) : [];
};

/** What a card needs to be told beside its name: the color or type chosen for it. */
export const chosenFor = ({ card }: Known, random: Random): { readonly chosen?: string } => {
  const text = JSON.stringify([card.abilities, card.effects]);
  if (text.includes('"chosen-color"')) return { chosen: random.pick(COLORS) };
  return text.includes('"chosen-type"') ? { chosen: random.pick(["Elf", "Human", "Goblin", "Wizard"]) } : {};
};

/** Counters that a card removes for mana, so that there are some to remove. */
export const countersFor = ({ card }: Known, random: Random): { readonly counters?: Readonly<Record<string, number>> } => {
  const names = card.abilities.flatMap((ability) => ability.cost.flatMap((part) => (part.kind === "remove-counters" && part.counter !== undefined ? [part.counter] : [])));
  return names.length === 0 ? {} : { counters: Object.fromEntries(names.map((name) => [name, random.between(1, 3)])) };
};

/** Equal entries as one, with a count. */
export const gathered = <Entry extends object>(entries: readonly Entry[]): (Entry & { readonly count?: number })[] => {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(JSON.stringify(entry), (counts.get(JSON.stringify(entry)) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({ ...(JSON.parse(text) as Entry), ...(count > 1 ? { count } : {}) }));
};
