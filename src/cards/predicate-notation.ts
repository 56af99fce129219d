import { COLOR_NAMES, COLORS, parseCost, printCost } from "../mana/index.ts";
import { type Cursor, quoted, readQuoted } from "./cursor.ts";
import { CARD_TYPES, SUPERTYPES, type Comparison, type Predicate } from "./predicate.ts";

/**
 * The short notation of predicates inside an ability's line, printed and read back. A space joins what must all hold
 * ("other Elf"), a slash what may ("artifact/creature"), `non-` denies.
 */

/** Kinds that are one word and carry nothing. */
const PLAIN = [
  "colorless", "multicolored", "monocolored", "token", "tapped", "attacking", "blocking", "entered-this-turn", "commander",
  "historic", "other", "self", "shares-color", "attached", "chosen-type", "chosen-color", "chosen-name", "x-in-cost", "kicked", "face-down",
  "has-adventure", "shares-exiled-card-type",
] as const;

export const printPredicate = (of: Predicate): string => {
  switch (of.kind) {
    case "anything":
      return "permanent";
    case "type":
      return of.type.toLowerCase();
    case "supertype":
      return of.supertype.toLowerCase();
    case "subtype":
      return of.subtype;
    case "name":
      return quoted(of.name);
    case "color":
      return COLOR_NAMES[of.color];
    case "keyword":
      return `keyword(${of.keyword})`;
    case "counter":
      return `counter(${of.counter ?? ""})`;
    case "power":
    case "toughness":
      return `${of.kind}${of.is}${of.value}`;
    case "mana-value":
      return `mv${of.is}${of.value}`;
    case "mana-cost":
      return `cost(${printCost(of.cost)})`;
    case "not":
      return `non-${printInside(of.of)}`;
    case "all":
      return of.of.map(printInside).join(" ");
    case "any":
      return of.of.map((part) => (part.kind === "all" ? printPredicate(part) : printInside(part))).join("/");
    default:
      return of.kind;
  }
};

const printInside = (of: Predicate): string =>
  of.kind === "all" || of.kind === "any" ? `(${printPredicate(of)})` : printPredicate(of);

const TYPE_WORDS: ReadonlyMap<string, Predicate> = new Map<string, Predicate>([
  ...["permanent", "card"].flatMap((word): [string, Predicate][] => [word, `${word}s`].map((form) => [form, { kind: "anything" }])),
  ...CARD_TYPES.flatMap((type): [string, Predicate][] =>
    [type.toLowerCase(), plural(type.toLowerCase())].map((form) => [form, { kind: "type", type }])),
  ...SUPERTYPES.map((supertype): [string, Predicate] => [supertype.toLowerCase(), { kind: "supertype", supertype }]),
  ...COLORS.map((color): [string, Predicate] => [COLOR_NAMES[color], { kind: "color", color }]),
  ...PLAIN.map((kind): [string, Predicate] => [kind, { kind }]),
]);

function plural(word: string): string {
  return word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`;
}

const readAtom = (c: Cursor): Predicate | undefined => {
  if (c.eat("(")) {
    const inner = readPredicate(c);
    return inner !== undefined && c.eat(")") ? inner : undefined;
  }
  if (c.eat("non-")) {
    const of = readAtom(c);
    return of === undefined ? undefined : { kind: "not", of };
  }
  const name = readQuoted(c);
  if (name !== undefined) return { kind: "name", name };
  const call = c.match(/(?:keyword|counter)\([^)]*\)/y);
  if (call !== undefined) {
    const inside = call.slice(call.indexOf("(") + 1, -1);
    if (call.startsWith("keyword")) return { kind: "keyword", keyword: inside };
    return { kind: "counter", ...(inside === "" ? {} : { counter: inside }) };
  }
  const cost = c.match(/cost\([^)]*\)/y);
  if (cost !== undefined) {
    const parsed = parseCost(cost.slice("cost(".length, -1));
    return parsed.ok ? { kind: "mana-cost", cost: parsed.value } : undefined;
  }
  const measure = c.match(/(?:power|toughness|mv)(?:>=|<=|=)\d+/y);
  if (measure !== undefined) {
    const [, what = "", is = "=", value = "0"] = /^([a-z]+)([<>=]+)(\d+)$/.exec(measure) ?? [];
    return { kind: what === "mv" ? "mana-value" : what === "power" ? "power" : "toughness", is: is as Comparison, value: Number(value) };
  }
  const subtype = c.match(/[A-Z][A-Za-z'-]+/y);
  if (subtype !== undefined) return { kind: "subtype", subtype };
  return c.attempt(() => TYPE_WORDS.get(c.match(/[a-z-]+/y) ?? ""));
};

/** One or several, with this between them. */
const readJoined = (c: Cursor, kind: "all" | "any", between: string, readOne: (c: Cursor) => Predicate | undefined): Predicate | undefined => {
  const first = c.attempt(() => readOne(c));
  if (first === undefined) return undefined;
  const of = [first];
  for (;;) {
    const next = c.attempt(() => (c.eat(between) ? readOne(c) : undefined));
    if (next === undefined) return of.length === 1 ? first : { kind, of };
    of.push(next);
  }
};

const readAll = (c: Cursor): Predicate | undefined => readJoined(c, "all", " ", readAtom);

export const readPredicate = (c: Cursor): Predicate | undefined => readJoined(c, "any", "/", readAll);

/** `word` followed by a predicate. */
export const readAfter = <T>(c: Cursor, word: string, make: (of: Predicate) => T): T | undefined =>
  c.attempt(() => {
    const of = c.eat(word) ? readPredicate(c) : undefined;
    return of === undefined ? undefined : make(of);
  });

/** "creatures", "other creatures": the last word in the plural where it is a plain type. */
export const printPlural = (of: Predicate): string => {
  const text = printPredicate(of);
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const simple = last === "permanent" || CARD_TYPES.some((type) => type.toLowerCase() === last);
  return simple ? text.slice(0, text.length - last.length) + plural(last) : text;
};
