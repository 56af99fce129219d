import type { Effect } from "../../src/cards/index.ts";
import type { Position } from "../../src/board/position.ts";
import { parseSymbols, type ManaSymbol, type ManaType } from "../../src/mana/index.ts";
import { thingOf, type Thing, type View } from "../../src/rules/index.ts";

/** A fault that has been found. */
export class Illegal extends Error {}

export const refuse = (why: string): never => {
  throw new Illegal(why);
};

export const must = (is: boolean, why: string): void => {
  if (!is) refuse(why);
};

export const symbolsIn = (text: string): readonly ManaSymbol[] => {
  const read = parseSymbols(text, Number.MAX_SAFE_INTEGER);
  return read.ok ? read.value : refuse(`no symbols: ${text}`);
};

/** How much mana of which type a text names: "{G}{G}", or "205 {G}, {U}". */
export const manaNamed = (text: string): readonly { readonly type: ManaType; readonly count: number }[] => {
  const compact = text.replaceAll(/[ ,]/g, "");
  const named = [...compact.matchAll(/(\d+)?\{([WUBRGC])\}/g)];
  must(named.map(([one]) => one).join("") === compact, `adds what is no mana: ${text}`);
  return named.map(([, count, type]) => {
    must(count === undefined || (Number(count) > 0 && Number.isSafeInteger(Number(count))), `no count: ${String(count)}`);
    return { type: type as ManaType, count: count === undefined ? 1 : Number(count) };
  });
};

/** A symbol whose halves stand in one order, whoever wrote it. */
export const canonical = (text: string): string => `{${text.slice(1, -1).split("/").sort().join("/")}}`;

export const spellOf = (position: Position): Thing | undefined => {
  const { card, kind } = position.paying;
  return card === undefined ? undefined : thingOf(card, "paying", kind === "spell" ? "stack" : "battlefield");
};

/** Effects of one kind, with their source. */
export const effectsIn = <K extends Effect["kind"]>(view: View, kind: K) =>
  view.effects.flatMap(({ effect, source, controller }) => (effect.kind === kind ? [{ effect: effect as Extract<Effect, { kind: K }>, source, controller }] : []));
