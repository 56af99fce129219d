import type { Answer } from "../answer.ts";
import type { ParsedPaying, Position } from "../board/position.ts";
import { lazily } from "../lazily.ts";
import { boardFor, boardOf } from "./board.ts";
import { payOn, type PayOptions } from "./index.ts";
import { plainOn } from "./plain.ts";
import { answered, castableOn, largest, questionOn, type Castable, type Question } from "./question.ts";

/**
 * A position that was read once, for many questions. Nothing in it changes: when the game goes on, prepare again. Costs
 * are recognized by identity, so whoever asks for the same one again should give the same object.
 */
export interface Prepared {
  readonly position: Position;
  /** As `pay` for this position, or for another cost on the same board. */
  readonly pay: (cost?: ParsedPaying, options?: PayOptions) => Answer;
  /**
   * Can it be paid at all? With X "max" or none given: for the smallest X. `undefined`: not known, because text was not
   * read or the budget was used up. Makes no plan.
   */
  readonly canPay: (cost?: ParsedPaying) => boolean | undefined;
  /** The largest X that can be paid; `undefined` if none, or if it is not known, or if nothing in the cost is {X}. */
  readonly maxX: (cost?: ParsedPaying) => number | "unbounded" | undefined;
  /** The cards of the hand, in its order. What a card costs beyond its own text, as commander tax, is not in it: see `castables`. */
  readonly castable: () => readonly Castable[];
}

/** @throws RejectedPlan from `pay` if solver and referee disagree: a bug */
export const prepare = (position: Position): Prepared => {
  const board = boardOf(position);
  const questions = new WeakMap<Position["paying"], Question>();
  const question = (cost: ParsedPaying | undefined): Question => {
    const paying = cost?.paying ?? position.paying;
    let known = questions.get(paying);
    if (known === undefined) {
      known = questionOn(cost === undefined ? board : boardFor(board, cost));
      questions.set(paying, known);
    }
    return known;
  };
  const plain = lazily(() => plainOn(board));
  const castable = lazily(() => castableOn(board, plain()));
  return {
    position,
    pay: (cost, options) => payOn(cost === undefined ? board : boardFor(board, cost), options),
    canPay: (cost) => (cost === undefined ? undefined : plain()(cost)) ?? answered(question(cost)),
    maxX: (cost) => largest(question(cost)),
    castable,
  };
};
