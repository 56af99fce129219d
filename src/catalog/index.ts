/** Built-in card facts, by name. Pure: whoever uses it brings the catalog's text, or `node.ts` reads it. */
import { distance } from "fastest-levenshtein";
import type { Card } from "../cards/index.ts";
import { decodeCatalog, nameKey } from "./format.ts";
import { TOKENS } from "./tokens.ts";

export { asCataloged, decodeCatalog, encodeCatalog, nameKey } from "./format.ts";

export interface Catalog {
  /** A card by its name in any letter case, a face of one by the face's name, or a token that has a name (Treasure). */
  readonly byName: (name: string) => Card | undefined;
  /** Names that look like this one, best first, at most five. */
  readonly nearest: (name: string) => readonly string[];
  /** The names of all faces of the card that has a face or a whole of this name, the front first; none for a card with one face. */
  readonly facesOf: (name: string) => readonly string[];
  /** How many cards there are, faces not counted. */
  readonly size: () => number;
}

/** Names longer than the longest card's are cut before they are compared, so that no input makes this slow. */
const LONGEST_NAME = 200;
const MOST_NEAR = 5;

/** How far a name may be off to be offered: a third of its letters, and a word of the name always is. */
const nearby = (wanted: string, keys: Iterable<string>): readonly string[] => {
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  const found: { readonly key: string; readonly off: number }[] = [];
  for (const key of keys) {
    if (wanted.length >= 4 && key.startsWith(wanted)) {
      found.push({ key, off: 1 });
    } else if (Math.abs(key.length - wanted.length) <= limit) {
      const off = distance(key, wanted);
      if (off <= limit) found.push({ key, off });
    }
  }
  return found
    .sort((a, b) => a.off - b.off || a.key.length - b.key.length || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_NEAR)
    .map(({ key }) => key);
};

const BETWEEN_FACES = " // ";

/** The number of each card with several faces, under its own name and its faces'; a card of that very name comes first. */
const wholesIn = (names: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const wholes = [...names].filter(([key]) => key.includes(BETWEEN_FACES));
  return new Map([...wholes.flatMap(([key, index]) => key.split(BETWEEN_FACES).map((face) => [face, index] as const)), ...wholes]);
};

/** Opens a catalog. `text` is asked for at the first look-up, once; cards that were asked for are kept. */
export const openCatalog = (text: () => string): Catalog => {
  let opened: ReturnType<typeof decodeCatalog> | undefined;
  const catalog = () => (opened ??= decodeCatalog(text()));
  const known = new Map<number, Card>();
  const tokens = new Map(TOKENS.map((token) => [nameKey(token.name), token]));
  const cardAt = (index: number): Card => {
    const found = known.get(index) ?? catalog().card(index);
    known.set(index, found);
    return found;
  };
  let wholes: ReadonlyMap<string, number> | undefined;
  return {
    size: () => catalog().size,
    byName: (name) => {
      if (name.length > LONGEST_NAME) return undefined;
      const index = catalog().names.get(nameKey(name));
      return index === undefined ? tokens.get(nameKey(name)) : cardAt(index);
    },
    facesOf: (name) => {
      if (name.length > LONGEST_NAME) return [];
      wholes ??= wholesIn(catalog().names);
      const index = wholes.get(nameKey(name));
      return index === undefined ? [] : (cardAt(index).faces ?? []).map((face) => face.name);
    },
    nearest: (name) => {
      const { names, card } = catalog();
      return nearby(nameKey(name.slice(0, LONGEST_NAME)), names.keys()).map((key) => card(names.get(key) ?? 0).name);
    },
  };
};
