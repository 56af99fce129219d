import { fail, ok, type Result } from "../result.ts";
import { isColor, isManaType, type Color, type ManaType } from "./type.ts";

/** The largest number that a generic symbol of an input may have; more is a mistake, not a cost. Totals may have more. */
export const LARGEST_GENERIC = 1_000_000;

/** One mana symbol of a cost, CR 107.4. */
export type ManaSymbol =
  /** {2}: any mana; {0} is the amount 0. CR 107.4b, 107.4d */
  | { readonly kind: "generic"; readonly amount: number }
  /** {X}: generic mana, the amount chosen while announcing. CR 107.3, 107.4b */
  | { readonly kind: "variable"; readonly letter: "X" | "Y" | "Z" }
  /** {W} to {G}, {C}: one mana of that type. CR 107.4a, 107.4c */
  | { readonly kind: "mana"; readonly type: ManaType }
  /** {W/U}, {C/W}: one mana of either type. CR 107.4e */
  | { readonly kind: "hybrid"; readonly types: readonly [ManaType, ManaType] }
  /** {2/W}: that color, or that much generic mana. CR 107.4e */
  | { readonly kind: "twobrid"; readonly amount: number; readonly color: Color }
  /** {W/P}: that color, or 2 life. CR 107.4f */
  | { readonly kind: "phyrexian"; readonly color: Color }
  /** {W/U/P}: either color, or 2 life. CR 107.4f */
  | { readonly kind: "hybrid-phyrexian"; readonly colors: readonly [Color, Color] }
  /** {S}: one mana of any type from a snow source. CR 107.4h */
  | { readonly kind: "snow" };

export type SymbolKind = ManaSymbol["kind"];

/** Life that replaces one Phyrexian symbol, CR 107.4f. */
export const PHYREXIAN_LIFE = 2;

/** Where a text stops being a cost: `at` counts characters from 0. */
export type SymbolError = { readonly code: "unknown-symbol"; readonly text: string; readonly at: number };

/** The inside of one pair of braces as a symbol; `undefined` if CR 107.4 has no such symbol, or not of that size. */
export const parseSymbol = (inside: string, largest = LARGEST_GENERIC): ManaSymbol | undefined => {
  const text = inside.toUpperCase();
  if (/^\d{1,16}$/.test(text)) {
    const amount = Number(text);
    return amount <= largest ? { kind: "generic", amount } : undefined;
  }
  if (text === "X" || text === "Y" || text === "Z") return { kind: "variable", letter: text };
  if (text === "S") return { kind: "snow" };
  if (isManaType(text)) return { kind: "mana", type: text };
  const parts = text.split("/");
  const [first, second, third] = parts;
  if (first === undefined || second === undefined || parts.length > 3) return undefined;
  if (third !== undefined) {
    return isColor(first) && isColor(second) && first !== second && third === "P"
      ? { kind: "hybrid-phyrexian", colors: [first, second] }
      : undefined;
  }
  if (second === "P") return isColor(first) ? { kind: "phyrexian", color: first } : undefined;
  if (/^[1-9]$/.test(first)) return isColor(second) ? { kind: "twobrid", amount: Number(first), color: second } : undefined;
  return isManaType(first) && isManaType(second) && first !== second ? { kind: "hybrid", types: [first, second] } : undefined;
};

export const printSymbol = (symbol: ManaSymbol): string => {
  switch (symbol.kind) {
    case "generic":
      return `{${symbol.amount}}`;
    case "variable":
      return `{${symbol.letter}}`;
    case "mana":
      return `{${symbol.type}}`;
    case "hybrid":
      return `{${symbol.types.join("/")}}`;
    case "twobrid":
      return `{${symbol.amount}/${symbol.color}}`;
    case "phyrexian":
      return `{${symbol.color}/P}`;
    case "hybrid-phyrexian":
      return `{${symbol.colors.join("/")}/P}`;
    case "snow":
      return "{S}";
  }
};

/** The symbol that begins at a place of a text, and where it ends; `undefined` if none does. */
export const symbolAt = (text: string, at: number, largest = LARGEST_GENERIC): { readonly symbol: ManaSymbol; readonly end: number } | undefined => {
  const close = text[at] === "{" ? text.indexOf("}", at) : -1;
  const symbol = close < 0 ? undefined : parseSymbol(text.slice(at + 1, close), largest);
  return symbol === undefined ? undefined : { symbol, end: close + 1 };
};

export const unknownAt = (text: string, at: number): SymbolError => {
  const close = text[at] === "{" ? text.indexOf("}", at) : -1;
  return { code: "unknown-symbol", text: text.slice(at, close < 0 ? at + 12 : close + 1), at };
};

/** A text of symbols, as {2}{W/U}; spaces between symbols are allowed. `largest`: of a generic symbol. */
export const parseSymbols = (text: string, largest = LARGEST_GENERIC): Result<readonly ManaSymbol[], SymbolError> => {
  const symbols: ManaSymbol[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === " ") {
      at += 1;
      continue;
    }
    const read = symbolAt(text, at, largest);
    if (read === undefined) return fail(unknownAt(text, at));
    symbols.push(read.symbol);
    at = read.end;
  }
  return ok(symbols);
};

export const printSymbols = (symbols: readonly ManaSymbol[]): string => symbols.map(printSymbol).join("");
