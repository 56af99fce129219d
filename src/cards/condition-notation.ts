import { printAmount, readAmount } from "./amount-notation.ts";
import type { Condition } from "./amount.ts";
import { type Cursor, quoted, readQuoted } from "./cursor.ts";
import { printPredicate, readAfter } from "./predicate-notation.ts";
import type { Comparison } from "./predicate.ts";

/** The short notation of conditions inside an ability's line, printed and read back: "your life >= 5", "not (your turn)". */

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
