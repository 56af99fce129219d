import type { CostPart, SpendRule } from "../cards/index.ts";
import { parseCostWords, parseSpendWords } from "./grammar.ts";
import { normalizeLine } from "./normalize.ts";

/** Longer than any cost or restriction in print; more is not one. */
const LONGEST = 400;

/** A cost in words as cards use them: "{2}{R}", "Sacrifice a creature", "Waterbend {4}". `undefined` if not read. */
export const readCost = (text: string): readonly CostPart[] | undefined =>
  text.length > LONGEST ? undefined : parseCostWords(normalizeLine(text, []));

/** "Spend this mana only to cast creature spells." `undefined` if not read. */
export const readSpend = (text: string): SpendRule | undefined => {
  const line = normalizeLine(text, []);
  return text.length > LONGEST ? undefined : parseSpendWords(line.endsWith(".") ? line : `${line}.`);
};
