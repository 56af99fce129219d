import type { Answer } from "../src/answer.ts";
import type { Position } from "../src/board/position.ts";
import { pay, type PayOptions } from "../src/pay/index.ts";

/**
 * A bug that these properties have found and that is not fixed yet, by what boards must have for it. Such boards are not
 * judged, or, where `throws` is given, only not when `pay` throws that; so what is new stands out. An entry goes as soon
 * as its bug is fixed.
 */
interface Known {
  readonly bug: string;
  readonly may: (position: Position) => boolean;
  readonly throws?: RegExp;
}

export const KNOWN: readonly Known[] = [
];

export const isKnown = (position: Position): boolean => KNOWN.some(({ may, throws }) => throws === undefined && may(position));

/** `pay` without explanations, but for the bugs that are known: `undefined` where one of them may show. */
export const payBut = (position: Position, options?: PayOptions): Answer | undefined => {
  if (isKnown(position)) return undefined;
  try {
    return pay(position, { explain: false, ...options });
  } catch (error) {
    if (error instanceof Error && KNOWN.some(({ may, throws }) => throws?.test(error.message) === true && may(position))) return undefined;
    throw error;
  }
};
