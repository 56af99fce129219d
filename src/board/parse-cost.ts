import type { InputError } from "../answer.ts";
import { exampleOf, type CostPart } from "../cards/index.ts";
import { parseCost, parseSymbol, type Cost, type SymbolError } from "../mana/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { failInput, quoted, symbolError } from "./error.ts";
import type { CardSource } from "./source.ts";

/** A cost that nothing can pay: it stands for words that were not read, so that no plan ignores them. */
export const UNREAD_COST: readonly CostPart[] = [{ kind: "sacrifice", count: 1, of: { kind: "any", of: [] } }];

/** Symbols that stand in costs and are no mana: tap, untap, energy, tickets, the chaos symbol. CR 107.5 onwards */
const OTHER_SYMBOLS = new Set(["T", "Q", "E", "TK", "CHAOS", "PW"]);

/** The first pair of braces that no rule knows, or letters and digits that should have had braces. */
const wrongSymbol = (text: string): SymbolError | undefined => {
  for (const found of text.matchAll(/\{([^{}]*)\}?/g)) {
    const inside = found[1] ?? "";
    const closed = found[0].endsWith("}");
    if (!closed || (parseSymbol(inside) === undefined && !OTHER_SYMBOLS.has(inside.toUpperCase()))) {
      return { code: "unknown-symbol", text: found[0], at: found.index };
    }
  }
  return /^[\dWUBRGCXYZSP/]+$/i.test(text) ? { code: "unknown-symbol", text, at: 0 } : undefined;
};

const BRACES = " Write each symbol in braces, as {2}{W/U}.";

/** Symbols alone: what `increase` and `reduce` may be. */
export const parseManaCost = (text: string, path: string): Result<Cost, InputError> => {
  const cost = parseCost(text);
  return cost.ok ? cost : fail(symbolError(cost.error, path, BRACES));
};

/** A cost in symbols or words; `read: false` if its words were not understood. */
export const parseAnyCost = (
  text: string,
  cards: CardSource,
  path: string,
): Result<{ readonly parts: readonly CostPart[]; readonly read: boolean }, InputError> => {
  const parts = cards.readCost(text);
  if (parts !== undefined) return ok({ parts, read: true });
  const example = exampleOf(text.trim());
  if (example !== undefined) return failInput("incomplete-cost", `${quoted(text)} needs its cost: write it as ${quoted(example)}.`, path);
  const wrong = wrongSymbol(text);
  return wrong === undefined ? ok({ parts: UNREAD_COST, read: false }) : fail(symbolError(wrong, path, BRACES));
};
