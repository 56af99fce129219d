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

/** Opens a catalog. `text` is asked for at the first look-up, once; cards that were asked for are kept. */
export const openCatalog = (text: () => string): Catalog => {
  let opened: ReturnType<typeof decodeCatalog> | undefined;
  const catalog = () => (opened ??= decodeCatalog(text()));
  const known = new Map<number, Card>();
  const tokens = new Map(TOKENS.map((token) => [nameKey(token.name), token]));
  return {
    size: () => catalog().size,
    byName: (name) => {
      if (name.length > LONGEST_NAME) return undefined;
      const { names, card } = catalog();
      const index = names.get(nameKey(name));
      if (index === undefined) return tokens.get(nameKey(name));
      const found = known.get(index) ?? card(index);
      known.set(index, found);
      return found;
    },
    nearest: (name) => {
      const { names, card } = catalog();
      return nearby(nameKey(name.slice(0, LONGEST_NAME)), names.keys()).map((key) => card(names.get(key) ?? 0).name);
    },
  };
};
