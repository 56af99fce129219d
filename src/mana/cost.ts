import { LARGEST_GENERIC, parseSymbols, printSymbol, type ManaSymbol, type SymbolError } from "./symbol.ts";
import type { Result } from "../result.ts";
import { COLORS, type Color } from "./type.ts";

/** A mana cost: its symbols in printed order. The empty list is no symbol at all, not {0}; see CR 118.5 and 118.6. */
export type Cost = readonly ManaSymbol[];

export const parseCost = (text: string, largest = LARGEST_GENERIC): Result<Cost, SymbolError> => parseSymbols(text, largest);

/** The cost as text; a cost without symbols prints as {0}. */
export const printCost = (cost: Cost): string => (cost.length === 0 ? "{0}" : cost.map(printSymbol).join(""));

/** What one symbol adds to mana value, X counted as `x`. CR 202.3e-g */
const symbolValue = (symbol: ManaSymbol, x: number): number => {
  switch (symbol.kind) {
    case "generic":
      return symbol.amount;
    case "variable":
      return x;
    case "twobrid":
      return symbol.amount;
    case "mana":
    case "hybrid":
    case "phyrexian":
    case "hybrid-phyrexian":
    case "snow":
      return 1;
  }
};

/** Mana value of a printed cost; X is 0 everywhere but on the stack. CR 202.3 */
export const manaValue = (cost: Cost, x = 0): number => cost.reduce((sum, symbol) => sum + symbolValue(symbol, x), 0);

/** The colors of the symbols in a cost, in printed order: an object's colors if nothing else says so. CR 105.2, 202.2 */
export const colorsOf = (cost: Cost): readonly Color[] => {
  const found = new Set<string>();
  for (const symbol of cost) {
    switch (symbol.kind) {
      case "mana":
        found.add(symbol.type);
        break;
      case "hybrid":
        for (const type of symbol.types) found.add(type);
        break;
      case "twobrid":
      case "phyrexian":
        found.add(symbol.color);
        break;
      case "hybrid-phyrexian":
        for (const color of symbol.colors) found.add(color);
        break;
      case "generic":
      case "variable":
      case "snow":
        break;
    }
  }
  return COLORS.filter((color) => found.has(color));
};

/** How often {X} (or {Y}, {Z}) stands in a cost. CR 107.3i */
export const variablesIn = (cost: Cost): number => cost.filter((symbol) => symbol.kind === "variable").length;
