import { hasSource, isHeldUp, onTheirTurn, wantedIn, type Wanted } from "../board/later.ts";
import type { Position } from "../board/position.ts";
import { lazily } from "../lazily.ts";
import { boardFor, boardOf, type Board } from "./board.ts";
import { answered, castingOn, linesOf, questionOn, withoutOne } from "./question.ts";

/** A cost that is to stay payable, and whether it can be paid by all that there is. */
export interface PayableLater {
  /** Of the card in hand, or of the entry under `later`. */
  readonly id: string;
  /** `undefined`: not known; see `Prepared.canPay`. */
  readonly payable: boolean | undefined;
}

const isPayable = (board: Board, wanted: Wanted): boolean | undefined => {
  const { position } = board.view;
  const { paying, entry } = wanted;
  if (!hasSource(position.battlefield, wanted)) return false;
  // A spell of the hand has left it before anything is paid. CR 601.2a
  const on = entry !== undefined && paying.from === "hand" && paying.kind === "spell" ? boardOf(withoutOne(position, entry)) : board;
  return answered(questionOn(boardFor(on, { paying, notUnderstood: paying.card === undefined ? [] : linesOf(paying.card) })));
};

/** What a position is to leave payable, each cost by itself, of those that are asked after: those of the hand first, in its order. */
export const payableLater = (position: Position, isAsked: (wanted: Wanted) => boolean = () => true): readonly PayableLater[] => {
  const [now, then] = [lazily(() => boardOf(position)), lazily(() => boardOf(onTheirTurn(position)))];
  const [castNow, castThen] = [lazily(() => castingOn(now())), lazily(() => castingOn(then()))];
  return wantedIn(position).filter(isAsked).map((wanted): PayableLater => {
    const held = isHeldUp(position, wanted);
    const entry = position.hand.find(({ id }) => id === wanted.id);
    return { id: wanted.id, payable: entry === undefined ? isPayable((held ? then : now)(), wanted) : (held ? castThen : castNow)()(entry).payable };
  });
};
