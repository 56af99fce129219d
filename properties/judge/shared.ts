import type { Effect } from "../../src/cards/index.ts";
import type { Position } from "../../src/board/position.ts";
import { parseSymbols, type ManaSymbol } from "../../src/mana/index.ts";
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
  const read = parseSymbols(text);
  return read.ok ? read.value : refuse(`no symbols: ${text}`);
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
