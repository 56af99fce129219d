import { hasSource, isHeldUp, onTheirTurn, type Wanted } from "../board/later.ts";
import { payingOther, type Position } from "../board/position.ts";
import type { Policy } from "../policy/index.ts";
import { paymentOf } from "../rules/index.ts";
import { acceptedBest } from "./accepted.ts";
import type { Asked } from "./asked.ts";
import { boardOf } from "./board.ts";
import { withoutOne } from "./question.ts";

/** What stays payable, and nothing else. */
export const HAND: Policy = { name: "hand", levels: ["hand"] };

/** More payments than this are not tried: it takes one a cost where the first order does, and each is a program. */
const MOST_TRIED = 16;

/** Only these costs are still to stay payable. */
const keeping = (position: Position, rest: readonly Wanted[]): Position => ({
  ...position,
  hand: position.hand.map((entry) => ({ ...entry, weight: rest.find(({ id }) => id === entry.id)?.weight ?? 0 })),
  ...(position.later === undefined ? {} : { later: position.later.filter((later) => rest.some(({ id }) => id === later.id)) }),
});

/** A card that is cast has left the hand before anything is paid. CR 601.2a */
const withoutCard = (position: Position, { id, paying, entry }: Wanted): Position => {
  const card = paying.kind !== "spell" || paying.from !== "hand" ? undefined : position.hand.find((one) => one.id === (entry?.id ?? id));
  return card === undefined ? position : withoutOne(position, card);
};

/** The board after a cost has been paid so that the rest stays payable, as far as programs see; `undefined`: it cannot be. */
const afterPaying = (asked: Asked, position: Position, wanted: Wanted, rest: readonly Wanted[]): Position | undefined => {
  if (!hasSource(position.battlefield, wanted)) return undefined;
  const board = boardOf(payingOther(keeping(withoutCard(position, wanted), rest), wanted.paying));
  const payment = paymentOf(board.view);
  const x = !payment.choosesX ? undefined : typeof wanted.paying.x === "number" ? wanted.paying.x : payment.xLeast;
  const accepted = acceptedBest({ ...asked, ...board, payment, policy: HAND }, x);
  return accepted.status === "accepted" ? accepted.after() : undefined;
};

/**
 * Can these costs be paid one after the other in some order, this turn's before those of the next, each by a payment that the referee
 * accepts? Programs say of all together what is so at the start; where what is done for one changes another, it may be so nevertheless.
 *
 * @param costs as often as each is to be paid
 */
export const canBePaidInTurn = (asked: Asked, position: Position, costs: readonly Wanted[]): boolean => {
  let tried = 0;
  const from = (now: Position, left: readonly Wanted[]): boolean => {
    if (left.length === 0) return true;
    const open = left.filter((wanted) => !isHeldUp(now, wanted));
    if (open.length === 0) return from(onTheirTurn(now), left);
    return [...new Set(open)].some((wanted) => {
      if (tried === MOST_TRIED) return false;
      tried += 1;
      const rest = left.toSpliced(left.indexOf(wanted), 1);
      const after = afterPaying(asked, now, wanted, rest);
      return after !== undefined && from(after, rest);
    });
  };
  return from(position, costs);
};
