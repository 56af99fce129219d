import { COLOR_NAMES, COLORS, isColor, parseCost, printCost } from "../mana/index.ts";
import type { Amount, Condition, Whose } from "./amount.ts";
import { CARD_TYPES, SUPERTYPES, type Comparison, type Predicate } from "./predicate.ts";

/**
 * The short notation of predicates, amounts and conditions inside an ability's line, printed and read back. A space
 * joins what must all hold ("other Elf"), a slash what may ("artifact/creature"), `non-` denies.
 */

/** A place in a text that is being read. Every reader returns `undefined` and stays where it is if it does not find its thing. */
export class Cursor {
  readonly text: string;
  at = 0;
  constructor(text: string) {
    this.text = text;
  }
  get done(): boolean {
    return this.at >= this.text.length;
  }
  eat(part: string): boolean {
    if (!this.text.startsWith(part, this.at)) return false;
    this.at += part.length;
    return true;
  }
  /** Reads what a sticky pattern matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }
  /** Reads, or goes back to where it was. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.at;
    const value = read();
    if (value === undefined) this.at = start;
    return value;
  }
}

/** Quoted text as JSON writes it, so that any text comes back as it was. */
export const quoted = (text: string): string => JSON.stringify(text);
export const readQuoted = (c: Cursor): string | undefined => {
  const found = c.match(/"(?:[^"\\]|\\.)*"/y);
  return found === undefined ? undefined : (JSON.parse(found) as string);
};

export const readNumber = (c: Cursor): number | undefined => {
  const digits = c.match(/\d+/y);
  return digits === undefined ? undefined : Number(digits);
};

export const readSeveral = <T>(c: Cursor, separator: string, readOne: (c: Cursor) => T | undefined): readonly T[] | undefined => {
  const found: T[] = [];
  do {
    const next = readOne(c);
    if (next === undefined) return undefined;
    found.push(next);
  } while (c.eat(separator));
  return found;
};

// ---------------------------------------------------------------- predicates

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

const readAll = (c: Cursor): Predicate | undefined => {
  const first = c.attempt(() => readAtom(c));
  if (first === undefined) return undefined;
  const of = [first];
  for (;;) {
    const next = c.attempt(() => (c.eat(" ") ? readAtom(c) : undefined));
    if (next === undefined) return of.length === 1 ? first : { kind: "all", of };
    of.push(next);
  }
};

export const readPredicate = (c: Cursor): Predicate | undefined => {
  const first = readAll(c);
  if (first === undefined) return undefined;
  const of = [first];
  for (;;) {
    const next = c.attempt(() => (c.eat("/") ? readAll(c) : undefined));
    if (next === undefined) return of.length === 1 ? first : { kind: "any", of };
    of.push(next);
  }
};

// ---------------------------------------------------------------- amounts

const PLACES = [
  ["battlefield", "you", "you control"], ["battlefield", "opponents", "opponents control"], ["battlefield", "anyone", "on the battlefield"],
  ["hand", "you", "in your hand"], ["hand", "opponents", "in opponents' hands"], ["hand", "anyone", "in all hands"],
  ["battlefield", "an-opponent", "an opponent controls"], ["hand", "an-opponent", "in an opponent's hand"],
  ["graveyard", "an-opponent", "in an opponent's graveyard"], ["graveyard", "you", "in your graveyard"], ["graveyard", "opponents", "in opponents' graveyards"], ["graveyard", "anyone", "in all graveyards"],
] as const;

/** "creatures", "other creatures": the last word in the plural where it is a plain type. */
export const printPlural = (of: Predicate): string => {
  const text = printPredicate(of);
  const last = text.slice(text.lastIndexOf(" ") + 1);
  const simple = last === "permanent" || CARD_TYPES.some((type) => type.toLowerCase() === last);
  return simple ? text.slice(0, text.length - last.length) + plural(last) : text;
};

export const printWhose = (whose: Whose): string =>
  whose === "you" ? "you control" : whose === "opponents" ? "opponents control" : "on the battlefield";

export const readWhose = (c: Cursor): Whose | undefined =>
  c.eat("you control") ? "you" : c.eat("opponents control") ? "opponents" : c.eat("on the battlefield") ? "anyone" : undefined;

/** Amounts that are one phrase. */
const PHRASES: readonly (readonly [string, Amount])[] = [
  ["power", { kind: "power" }], ["toughness", { kind: "toughness" }], ["mana value", { kind: "mana-value" }], ["domain", { kind: "domain" }],
  ["card types in your graveyard", { kind: "card-types", zone: "graveyard" }], ["creatures in your party", { kind: "party" }], ["your life", { kind: "life" }],
  ["creatures that share a type", { kind: "shared-creature-type" }], ["X", { kind: "x" }], ["opponents you have", { kind: "opponents" }],
  ["paid object's mana value", { kind: "cost-object", value: "mana-value" }], ["paid object's power", { kind: "cost-object", value: "power" }],
  ["paid object's toughness", { kind: "cost-object", value: "toughness" }],
  ["devotion to that color", { kind: "devotion", to: "output" }],
];

/** Amounts that are some words and a kind of object. */
const AMONG = {
  "greatest-power": "greatest power among ",
  "greatest-toughness": "greatest toughness among ",
  "greatest-mana-value": "greatest mana value among ",
  "total-power": "total power of ",
  "total-toughness": "total toughness of ",
  "total-mana-value": "total mana value of ",
  "same-name": "others of that name among ",
  "colors-among": "colors among ",
  "creature-types": "creature types among ",
} as const;

const VALUES = { name: "names", power: "powers", "mana-value": "mana values" } as const;
const DIFFERENT = (["name", "power", "mana-value"] as const).flatMap((value) =>
  (["battlefield", "graveyard"] as const).map((zone) => ({ value, zone })));

export const printAmount = (amount: Amount): string => {
  if (typeof amount === "number") return String(amount);
  switch (amount.kind) {
    case "count":
      return `${printPlural(amount.of)} ${PLACES.find(([zone, whose]) => zone === amount.zone && whose === amount.whose)?.[2] ?? ""}`;
    case "counters":
      return `${amount.counter ?? "any"} counters`;
    case "counters-among":
      return `${amount.counter ?? "any"} counters among ${printPredicate(amount.of)}`;
    case "devotion":
      return amount.to === "output" ? "devotion to that color" : `devotion to ${amount.to.join("/")}`;
    case "greatest-power":
    case "greatest-toughness":
    case "greatest-mana-value":
    case "total-power":
    case "total-toughness":
    case "total-mana-value":
    case "same-name":
    case "colors-among":
    case "creature-types":
      return `${AMONG[amount.kind]}${printPredicate(amount.of)}`;
    case "unknown":
      return quoted(amount.text);
    case "different":
      return `different ${VALUES[amount.value]} ${amount.zone === "battlefield" ? "among" : "in your graveyard among"} ${printPredicate(amount.of)}`;
    case "sum":
      return `(${amount.of.map(printAmount).join(" + ")})`;
    case "times":
      return `(${amount.factor} times ${printAmount(amount.of)})`;
    case "at-most":
      return `(at most ${amount.limit} of ${printAmount(amount.of)})`;
    default:
      return PHRASES.find(([, of]) => JSON.stringify(of) === JSON.stringify(amount))?.[0] ?? amount.kind;
  }
};

/** `word` followed by a predicate. */
const readAfter = <T>(c: Cursor, word: string, make: (of: Predicate) => T): T | undefined =>
  c.attempt(() => {
    const of = c.eat(word) ? readPredicate(c) : undefined;
    return of === undefined ? undefined : make(of);
  });

const readGroup = (c: Cursor): Amount | undefined => {
  if (!c.eat("(")) return undefined;
  if (c.eat("at most ")) {
    const limit = Number(c.match(/\d+/y));
    const of = c.eat(" of ") ? readAmount(c) : undefined;
    return of !== undefined && c.eat(")") ? { kind: "at-most", limit, of } : undefined;
  }
  const factor = c.attempt(() => (c.match(/-?\d+ times /y)));
  if (factor !== undefined) {
    const of = readAmount(c);
    return of !== undefined && c.eat(")") ? { kind: "times", factor: parseInt(factor, 10), of } : undefined;
  }
  const of: Amount[] = [];
  do {
    const next = readAmount(c);
    if (next === undefined) return undefined;
    of.push(next);
  } while (c.eat(" + "));
  return c.eat(")") && of.length > 1 ? { kind: "sum", of } : undefined;
};

export const readAmount = (c: Cursor): Amount | undefined => {
  const digits = c.match(/-?\d+(?![A-Za-z])/y);
  if (digits !== undefined) return Number(digits);
  const unknown = c.attempt(() => {
    const text = readQuoted(c);
    return text !== undefined && !c.text.startsWith(" you control", c.at) ? text : undefined;
  });
  if (unknown !== undefined) return { kind: "unknown", text: unknown };
  for (const [phrase, amount] of PHRASES) {
    if (c.text.startsWith(phrase, c.at) && !/[A-Za-z0-9<>='-]/.test(c.text[c.at + phrase.length] ?? " ") && c.eat(phrase)) return amount;
  }
  const colors = c.match(/devotion to [WUBRG](?:\/[WUBRG])*/y);
  if (colors !== undefined) return { kind: "devotion", to: colors.slice("devotion to ".length).split("/").filter(isColor) };
  return (
    readAmong(c) ??
    c.attempt(() => readDifferent(c)) ??
    c.attempt(() => readGroup(c)) ??
    c.attempt(() => readCount(c)) ??
    c.attempt(() => readCounters(c))
  );
};

const readAmong = (c: Cursor): Amount | undefined => {
  for (const kind of Object.keys(AMONG) as readonly (keyof typeof AMONG)[]) {
    const found = readAfter(c, AMONG[kind], (of): Amount => ({ kind, of }));
    if (found !== undefined) return found;
  }
  return undefined;
};

const readDifferent = (c: Cursor): Amount | undefined => {
  for (const { value, zone } of DIFFERENT) {
    const words = `different ${VALUES[value]} ${zone === "battlefield" ? "among" : "in your graveyard among"} `;
    const found = readAfter(c, words, (of): Amount => ({ kind: "different", value, zone, of }));
    if (found !== undefined) return found;
  }
  return undefined;
};

const readCount = (c: Cursor): Amount | undefined => {
  const of = readPredicate(c);
  if (of === undefined || !c.eat(" ")) return undefined;
  const place = PLACES.find(([, , words]) => c.eat(words));
  return place === undefined ? undefined : { kind: "count", zone: place[0], whose: place[1], of };
};

const readCounters = (c: Cursor): Amount | undefined => {
  const name = c.match(/[^\s(]+(?= counters)/y);
  if (name === undefined || !c.eat(" counters")) return undefined;
  const counter = name === "any" ? {} : { counter: name };
  return readAfter(c, " among ", (of): Amount => ({ kind: "counters-among", ...counter, of })) ?? { kind: "counters", ...counter };
};

// ---------------------------------------------------------------- conditions

export const printCondition = (when: Condition): string => {
  switch (when.kind) {
    case "amount":
      return `${printAmount(when.amount)} ${when.is} ${when.value}`;
    case "self":
      return `self is ${printPredicate(when.is)}`;
    case "not":
      return `not (${printCondition(when.of)})`;
    case "all":
      return `(${when.of.map(printCondition).join(" and ")})`;
    case "any":
      return `(${when.of.map(printCondition).join(" or ")})`;
    case "priority":
      return "you have priority";
    case "your-turn":
      return when.payer ? "payer's turn" : "your turn";
    case "unknown":
      return quoted(when.text);
  }
};

export const readCondition = (c: Cursor): Condition | undefined => {
  if (c.eat("you have priority")) return { kind: "priority" };
  if (c.eat("your turn")) return { kind: "your-turn" };
  if (c.eat("payer's turn")) return { kind: "your-turn", payer: true };
  const text = readQuoted(c);
  if (text !== undefined && !c.text.startsWith(" ", c.at)) return { kind: "unknown", text };
  const self = readAfter(c, "self is ", (is): Condition => ({ kind: "self", is }));
  if (self !== undefined) return self;
  if (c.eat("not (")) {
    const of = readCondition(c);
    return of !== undefined && c.eat(")") ? { kind: "not", of } : undefined;
  }
  return c.attempt(() => readComparison(c)) ?? c.attempt(() => readJoined(c));
};

const readComparison = (c: Cursor): Condition | undefined => {
  const amount = readAmount(c);
  const is = amount === undefined ? undefined : c.match(/ (?:>=|<=|=) /y);
  const value = is === undefined ? undefined : c.match(/-?\d+/y);
  return amount === undefined || is === undefined || value === undefined
    ? undefined
    : { kind: "amount", amount, is: is.trim() as Comparison, value: Number(value) };
};

const readJoined = (c: Cursor): Condition | undefined => {
  if (!c.eat("(")) return undefined;
  const of: Condition[] = [];
  let joint: " and " | " or " | undefined;
  for (;;) {
    const next = readCondition(c);
    if (next === undefined) return undefined;
    of.push(next);
    if (c.eat(")")) return { kind: joint === " or " ? "any" : "all", of };
    joint ??= c.text.startsWith(" or ", c.at) ? " or " : " and ";
    if (!c.eat(joint)) return undefined;
  }
};
