import { fail, ok, type Result } from "../result.ts";
import { symbolAt, unknownAt, type ManaSymbol, type SymbolError } from "./symbol.ts";
import { MANA_TYPES, type ManaType } from "./type.ts";

/** So much mana of one type. */
export interface ManaCount {
  readonly type: ManaType;
  /** A whole number, at least 1. */
  readonly count: number;
}

/** Up to so many of what is written stand one by one, as "{G}{G}"; more are counted, as "200 {G}". */
export const WRITTEN_OUT = 100;

/** Neighbours of one type as one. */
const joined = (mana: readonly ManaCount[]): readonly ManaCount[] => {
  const runs: ManaCount[] = [];
  for (const run of mana) {
    const last = runs.at(-1);
    if (last?.type === run.type) runs[runs.length - 1] = { type: run.type, count: last.count + run.count };
    else runs.push(run);
  }
  return runs;
};

/** Mana as text: "{G}{G}{U}"; more than `WRITTEN_OUT` in all as "205 {G}, {U}". */
export const printMana = (mana: readonly ManaCount[]): string =>
  mana.reduce((sum, { count }) => sum + count, 0) <= WRITTEN_OUT
    ? mana.map(({ type, count }) => `{${type}}`.repeat(count)).join("")
    : joined(mana).map(({ type, count }) => (count === 1 ? `{${type}}` : `${count} {${type}}`)).join(", ");

export interface CountedSymbol {
  readonly symbol: ManaSymbol;
  readonly count: number;
}

/** A number with the spaces after it, or what separates symbols. */
const COUNT = /(\d+) */y;
const SEPARATOR = /[ ,]+/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Symbols, each with or without a number before it: "{G}{G}", "205 {G}, {U}"; spaces and commas may stand between them. */
export const parseCounted = (text: string): Result<readonly CountedSymbol[], SymbolError> => {
  const found: CountedSymbol[] = [];
  let at = 0;
  while (at < text.length) {
    const separator = matchAt(SEPARATOR, text, at);
    if (separator !== null) {
      at += separator[0].length;
      continue;
    }
    const number = matchAt(COUNT, text, at);
    const count = number === null ? 1 : Number(number[1]);
    const read = symbolAt(text, at + (number?.[0].length ?? 0));
    if (read === undefined || !Number.isSafeInteger(count) || count < 1) return fail(unknownAt(text, at));
    found.push({ symbol: read.symbol, count });
    at = read.end;
  }
  return ok(found);
};

/** What most abilities add. */
const SINGLE: ReadonlyMap<string, readonly ManaCount[]> = new Map(MANA_TYPES.map((type) => [`{${type}}`, [{ type, count: 1 }]]));

/** Mana as `printMana` writes it, in the order of the text; `undefined` if it is no mana, or more than can be counted. */
export const parseMana = (text: string): readonly ManaCount[] | undefined => {
  const single = SINGLE.get(text);
  if (single !== undefined) return single;
  const read = parseCounted(text);
  if (!read.ok) return undefined;
  const mana = read.value.flatMap(({ symbol, count }) => (symbol.kind === "mana" ? [{ type: symbol.type, count }] : []));
  return mana.length === read.value.length && Number.isSafeInteger(mana.reduce((sum, { count }) => sum + count, 0)) ? joined(mana) : undefined;
};
