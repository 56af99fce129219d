import type { CostChange, CostPart, SpendRule } from "../cards/index.ts";
import type { CastingReading, Reading } from "./meaning.ts";
import { makeParser } from "./grammar.generated.ts";

/** The generated parser behind typed functions. Text that the grammar does not know gives `undefined`. */
const parse = makeParser() as (text: string, startRule: string) => unknown;

export const parseLine = (text: string): Reading | undefined => parse(text, "Line") as Reading | undefined;
export const parseKeywords = (text: string): Reading | undefined => parse(text, "Keywords") as Reading | undefined;
export const parseCostWords = (text: string): readonly CostPart[] | undefined =>
  parse(text, "CostWords") as readonly CostPart[] | undefined;
export const parseOwnCost = (text: string): readonly CostPart[] | undefined =>
  parse(text, "OwnCostWords") as readonly CostPart[] | undefined;
export const parseOwnChange = (text: string): CostChange | undefined => parse(text, "OwnChange") as CostChange | undefined;
export const parseSpendWords = (text: string): SpendRule | undefined => parse(text, "SpendWords") as SpendRule | undefined;
export const parseCasting = (text: string): readonly CastingReading[] | undefined => parse(text, "CastingLine") as readonly CastingReading[] | undefined;
