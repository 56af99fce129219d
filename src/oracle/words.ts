import { exampleOf, type CostPart, type SpendRule } from "../cards/index.ts";
import { parseCostWords, parseSpendWords } from "./grammar.ts";
import { normalizeLine } from "./normalize.ts";

/** Longer than any cost or restriction in print; more is not one. */
const LONGEST = 400;

/** "Buyback \u2014 Sacrifice a land": a keyword before its cost, with or without spaces around the dash. */
const BEFORE_DASH = /^([A-Za-z -]+?)( \d+)? ?[\u2014\u2013] ?/;

/** A keyword is no ability word that may be dropped. CR 207.2c */
export const withKeyword = (text: string): string =>
  text.replace(BEFORE_DASH, (whole, head: string, number = "") => (exampleOf(head) === undefined ? whole : `${head}${number}\u2014`));

/** A cost in words as cards use them: "{2}{R}", "Sacrifice a creature", "Waterbend {4}", "Casualty 2". `undefined` if not read. */
export const readCost = (text: string): readonly CostPart[] | undefined =>
  text.length > LONGEST ? undefined : parseCostWords(normalizeLine(withKeyword(text), []));

/** "Spend this mana only to cast creature spells." `undefined` if not read. */
export const readSpend = (text: string): SpendRule | undefined => {
  const line = normalizeLine(text, []);
  return text.length > LONGEST ? undefined : parseSpendWords(line.endsWith(".") ? line : `${line}.`);
};
