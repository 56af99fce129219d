import * as v from "valibot";
import type { InputError } from "../answer.ts";
import type { Card } from "../cards/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { failInput, issueError, quoted } from "./error.ts";
import { cardObject, type CardGiven } from "./schema.ts";
import type { CardJson, CardSource } from "./source.ts";

/** Turns what a position gives as a card into a `Card`; equal texts give the very same object. */
export type ReadCard = (given: CardGiven, path: string) => Result<Card, InputError>;

/** What a card looks like beyond its name. An object that says none of it is looked up, as a bare name is. */
const CHARACTERISTICS = ["mana_cost", "type_line", "oracle_text", "colors", "power", "toughness", "card_faces"] as const;

const standsForItself = (given: Exclude<CardGiven, string>): boolean =>
  CHARACTERISTICS.some((key) => given[key] !== undefined && given[key] !== null);

/** `null` as Scryfall's copies now and then give it is the same as nothing. */
const withoutNull = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

const cardJson = (given: Exclude<CardGiven, string>): CardJson => {
  const parts = (from: Omit<typeof given, "card_faces">): CardJson => ({
    name: from.name,
    mana_cost: withoutNull(from.mana_cost),
    type_line: withoutNull(from.type_line),
    oracle_text: withoutNull(from.oracle_text),
    colors: withoutNull(from.colors),
    color_identity: withoutNull(from.color_identity),
    power: withoutNull(from.power),
    toughness: withoutNull(from.toughness),
    keywords: withoutNull(from.keywords),
    layout: withoutNull(from.layout),
    produced_mana: withoutNull(from.produced_mana),
  });
  return { ...parts(given), card_faces: withoutNull(given.card_faces)?.map(parts) };
};

/** One card in Scryfall's form; keys that do not matter to paying are tolerated and dropped. */
export const parseCard = (json: unknown): Result<CardJson, InputError> => {
  const shape = v.safeParse(cardObject, json, { abortEarly: true });
  return shape.success ? ok(cardJson(shape.output)) : fail(issueError(shape.issues[0]));
};

/** A card with keywords that the position adds to its own ("its own or granted by something left out"). */
const withKeywords = (card: Card, keywords: readonly string[]): Card => {
  const missing = keywords.map((keyword) => keyword.toLowerCase()).filter((keyword) => !card.keywords.includes(keyword));
  return missing.length === 0 ? card : { ...card, keywords: [...card.keywords, ...new Set(missing)] };
};

const notFound = (name: string, nearest: readonly string[], path: string) => {
  const meant = nearest.length === 0 ? "" : ` Did you mean ${nearest.map((near) => `"${near}"`).join(", ")}?`;
  return failInput(
    "unknown-card",
    `No card is named ${quoted(name)}.${meant} A card that is not in the catalog needs at least a type_line.`,
    path,
  );
};

/** A reader with a memory as long as one position. */
export const cardReader = (cards: CardSource): ReadCard => {
  const seen = new Map<string, Card>();
  const lookUp = (name: string, path: string): Result<Card, InputError> => {
    const found = cards.byName(name);
    return found === undefined ? notFound(name, cards.nearest(name), path) : ok(found);
  };
  return (given, path) => {
    const key = JSON.stringify(given);
    const known = seen.get(key);
    if (known !== undefined) return ok(known);
    const keywords = typeof given === "string" ? [] : (given.keywords ?? []);
    const found: Result<Card, InputError> =
      typeof given === "string" ? lookUp(given, path)
      : standsForItself(given) ? ok(cards.read(cardJson(given)))
      : lookUp(given.name, path);
    if (!found.ok) return found;
    const card = withKeywords(found.value, keywords);
    seen.set(key, card);
    return ok(card);
  };
};
