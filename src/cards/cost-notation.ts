import { parseCost, printCost } from "../mana/index.ts";
import { REDUCERS, type CostPart } from "./ability.ts";
import { printAmount, printWhose, readAmount, readWhose } from "./amount-notation.ts";
import { type Cursor, readNumber, readSeveral } from "./cursor.ts";
import { printPredicate, readPredicate } from "./predicate-notation.ts";
import type { Predicate } from "./predicate.ts";

/** Parts of an activation cost in the short notation, as `{T}` and `sac 2 creature`, printed and read back. */

const ANY = "any";

const printKind = (of: Predicate): string => (of.kind === "anything" ? "" : ` ${printPredicate(of)}`);

const printCount = (count: number | "hand" | "x"): string => (count === "x" ? "X" : String(count));

export const printPart = (part: CostPart): string => {
  switch (part.kind) {
    case "mana":
      return part.cost.map((symbol) => printCost([symbol])).join(", ");
    case "tap":
      return "{T}";
    case "untap":
      return "{Q}";
    case "life":
      return `life ${printAmount(part.amount)}`;
    case "sacrifice-self":
      return "sac self";
    case "sacrifice":
      return `sac ${printAmount(part.count)} ${printPredicate(part.of)}`;
    case "tap-others":
      return `tap ${printCount(part.count)} ${printPredicate(part.of)}`;
    case "untap-other":
      return `untap ${printPredicate(part.of)} ${printWhose(part.whose)}`;
    case "remove-counters":
      return `remove ${part.count === "x" ? "X" : part.count} ${part.counter ?? ANY}`;
    case "remove-counters-among":
      return `remove ${part.count} ${part.counter ?? ANY} among ${printPredicate(part.of)}`;
    case "put-counter":
      return `put ${part.count} ${part.counter}`;
    case "exile-self":
      return "exile self";
    case "exile":
      return `exile ${printCount(part.count)}${printKind(part.of)} from ${part.from}`;
    case "discard-self":
      return "discard self";
    case "discard":
      return `discard ${printCount(part.count)}${printKind(part.of)}`;
    case "return-self":
      return "return self";
    case "return":
      return `return ${printCount(part.count)} ${printPredicate(part.of)}`;
    case "reveal":
      return `reveal${printKind(part.of)} from ${part.from.join("/")}`;
    case "energy":
      return `energy ${part.amount}`;
    case "choice":
      return `(${part.of.map((parts) => parts.map(printPart).join(", ")).join(" or ")})`;
    case "waterbend":
      return `waterbend ${printCost(part.cost)}`;
    case "total":
      return part.do === "tap" ? `tap total power ${part.least} ${printPredicate(part.of)}` : `exile total mv ${part.least} ${printPredicate(part.of)}`;
    case "reducer":
      return `${part.by} ${printPredicate(part.of)}`;
    case "for-less":
      return `${part.exactly ?? (part.most === undefined ? "any times" : `up to ${part.most} times`)} (${printPart(part.each)}) for ${printCost(part.by)} less`;
    case "keyword":
      return `${part.keyword} (${part.cost.map(printPart).join(", ")})`;
  }
};

const readCount = (c: Cursor): number | "x" | undefined => (c.match(/X(?![A-Za-z])/y) === undefined ? readNumber(c) : "x");

/** A number or X, a space, and a kind of object. */
const readCounted = (c: Cursor): { readonly count: number | "x"; readonly of: Predicate } | undefined => {
  const count = readCount(c);
  const of = count !== undefined && c.eat(" ") ? readPredicate(c) : undefined;
  return count === undefined || of === undefined ? undefined : { count, of };
};

const readKind = (c: Cursor): Predicate =>
  c.attempt(() => (c.eat(" ") ? readPredicate(c) : undefined)) ?? { kind: "anything" };

/** Symbols of one cost are printed one by one; side by side they are one cost again. */
export const joined = (parts: readonly CostPart[]): readonly CostPart[] =>
  parts.reduce<readonly CostPart[]>((list, part) => {
    const last = list.at(-1);
    return part.kind === "mana" && last?.kind === "mana"
      ? [...list.slice(0, -1), { kind: "mana", cost: [...last.cost, ...part.cost] }]
      : [...list, part];
  }, []);

const readMana = (c: Cursor): CostPart | undefined => {
  const text = c.match(/(?:\{[^{}]*\})+/y);
  const parsed = text === undefined ? undefined : parseCost(text);
  return parsed?.ok ? { kind: "mana", cost: parsed.value } : undefined;
};

const readCounterName = (c: Cursor): { readonly counter?: string } | undefined => {
  const name = c.match(/[^\s,:[]+/y);
  return name === undefined ? undefined : name === ANY ? {} : { counter: name };
};

const readRemoved = (c: Cursor): CostPart | undefined => {
  const count = c.eat("X ") ? "x" : readNumber(c);
  if (count === undefined || (count !== "x" && !c.eat(" "))) return undefined;
  const counter = readCounterName(c);
  if (counter === undefined) return undefined;
  if (count === "x" || !c.eat(" among ")) return { kind: "remove-counters", count, ...counter };
  const of = readPredicate(c);
  return of === undefined ? undefined : { kind: "remove-counters-among", count, ...counter, of };
};

const readRevealed = (c: Cursor): CostPart | undefined => {
  const of = readKind(c);
  const from = c.match(/ from (?:battlefield|hand)(?:\/hand)?/y);
  return from === undefined ? undefined : { kind: "reveal", from: from.slice(6).split("/") as ("battlefield" | "hand")[], of };
};

const readExiled = (c: Cursor): CostPart | undefined => {
  const count = readCount(c);
  const of = readKind(c);
  const from = c.match(/ from (?:battlefield|hand|graveyard)/y);
  return count === undefined || from === undefined
    ? undefined
    : { kind: "exile", count, from: from.slice(6) as "battlefield" | "hand" | "graveyard", of };
};

const readSacrifice = (c: Cursor): CostPart | undefined => {
  const count = readAmount(c);
  const of = count !== undefined && c.eat(" ") ? readPredicate(c) : undefined;
  return count === undefined || of === undefined ? undefined : { kind: "sacrifice", count, of };
};

const readPut = (c: Cursor): CostPart | undefined => {
  const count = readNumber(c);
  const counter = count !== undefined && c.eat(" ") ? readCounterName(c)?.counter : undefined;
  return count === undefined || counter === undefined ? undefined : { kind: "put-counter", count, counter };
};

const readChoice = (c: Cursor): CostPart | undefined => {
  const of = readSeveral(c, " or ", (at) => readSeveral(at, ", ", readPart));
  return of !== undefined && c.eat(")") ? { kind: "choice", of: of.map(joined) } : undefined;
};

const TOTALS = [["tap", "tap total power "], ["exile", "exile total mv "]] as const;

const readTotal = (c: Cursor): CostPart | undefined => {
  for (const [does, words] of TOTALS) {
    if (!c.eat(words)) continue;
    const found = readCounted(c);
    return found === undefined || found.count === "x" ? undefined : { kind: "total", do: does, least: found.count, of: found.of };
  }
  return undefined;
};

const readReducer = (c: Cursor): CostPart | undefined => {
  const by = REDUCERS.find((reducer) => c.eat(`${reducer} `));
  const of = by === undefined ? undefined : readPredicate(c);
  return by === undefined || of === undefined ? undefined : { kind: "reducer", by, of };
};

const readKeyword = (c: Cursor): CostPart | undefined => {
  const keyword = c.match(/[a-z][a-z -]*(?= \()/y);
  if (keyword === undefined || !c.eat(" (")) return undefined;
  const cost = c.eat(")") ? [] : readSeveral(c, ", ", readPart);
  return cost === undefined || (cost.length > 0 && !c.eat(")")) ? undefined : { kind: "keyword", keyword, cost: joined(cost) };
};

export const readPart = (c: Cursor): CostPart | undefined => {
  if (c.eat("(")) return readChoice(c);
  const special = c.attempt(() => readKeyword(c)) ?? c.attempt(() => readTotal(c)) ?? c.attempt(() => readReducer(c));
  if (special !== undefined) return special;
  if (c.eat("{T}")) return { kind: "tap" };
  if (c.eat("{Q}")) return { kind: "untap" };
  for (const kind of ["sac", "exile", "discard", "return"] as const) {
    if (c.eat(`${kind} self`)) return { kind: kind === "sac" ? "sacrifice-self" : `${kind}-self` };
  }
  if (c.eat("life ")) {
    const amount = readAmount(c);
    return amount === undefined ? undefined : { kind: "life", amount };
  }
  if (c.eat("sac ")) return readSacrifice(c);
  if (c.eat("tap ")) {
    const found = readCounted(c);
    return found === undefined ? undefined : { kind: "tap-others", ...found };
  }
  if (c.eat("untap ")) {
    const of = readPredicate(c);
    const whose = of !== undefined && c.eat(" ") ? readWhose(c) : undefined;
    return of === undefined || whose === undefined ? undefined : { kind: "untap-other", whose, of };
  }
  if (c.eat("remove ")) return readRemoved(c);
  if (c.eat("put ")) return readPut(c);
  if (c.eat("exile ")) return readExiled(c);
  if (c.eat("discard hand")) return { kind: "discard", count: "hand", of: readKind(c) };
  if (c.eat("reveal")) return readRevealed(c);
  if (c.eat("discard ")) {
    const count = readCount(c);
    return count === undefined ? undefined : { kind: "discard", count, of: readKind(c) };
  }
  if (c.eat("return ")) {
    const found = readCounted(c);
    return found === undefined ? undefined : { kind: "return", ...found };
  }
  if (c.eat("energy ")) {
    const amount = readNumber(c);
    return amount === undefined ? undefined : { kind: "energy", amount };
  }
  if (c.eat("waterbend ")) {
    const mana = readMana(c);
    return mana?.kind === "mana" ? { kind: "waterbend", cost: mana.cost } : undefined;
  }
  return readMana(c);
};
