import { isColor } from "../mana/index.ts";
import type { Amount, Whose } from "./amount.ts";
import { type Cursor, quoted, readQuoted } from "./cursor.ts";
import { printPlural, printPredicate, readAfter, readPredicate } from "./predicate-notation.ts";

/** The short notation of amounts inside an ability's line, printed and read back: "creatures you control", "(2 times power)". */

const PLACES = [
  ["battlefield", "you", "you control"], ["battlefield", "opponents", "opponents control"], ["battlefield", "anyone", "on the battlefield"],
  ["hand", "you", "in your hand"], ["hand", "opponents", "in opponents' hands"], ["hand", "anyone", "in all hands"],
  ["battlefield", "an-opponent", "an opponent controls"], ["hand", "an-opponent", "in an opponent's hand"],
  ["graveyard", "an-opponent", "in an opponent's graveyard"], ["graveyard", "you", "in your graveyard"], ["graveyard", "opponents", "in opponents' graveyards"], ["graveyard", "anyone", "in all graveyards"],
] as const;

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
