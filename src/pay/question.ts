import { castingFor } from "../board/later.ts";
import { copyId, type CardGroup, type ParsedPaying, type Position } from "../board/position.ts";
import type { Card, CostPart, Effect, ManaAbility } from "../cards/index.ts";
import { mustUse } from "../encode/index.ts";
import { lazily, remembered } from "../lazily.ts";
import { POLICIES } from "../policy/index.ts";
import { paymentOf } from "../rules/index.ts";
import { search } from "../solver/search.ts";
import { isAccepted, type Verdict } from "./accepted.ts";
import { DEFAULT_BUDGET, isCountable, isSupplied, suppliesOf, type Asked } from "./asked.ts";
import { boardFor, boardOf, PAYING, type Board } from "./board.ts";
import { largestX, nextDueX } from "./largest-x.ts";
import { plainOn, type Plain } from "./plain.ts";
import { unreadLines, type Unread } from "./unread.ts";

/** Can a cost be paid, and how much of X? Without a plan. */

/** A cost on the board, looked at once. */
export interface Question {
  readonly asked: Asked;
  readonly unread: Unread;
  /** The X that is asked for: the one given, or the smallest. */
  readonly x: number | undefined;
  /** It asks for no more mana than is counted. */
  readonly countable: boolean;
  /** What there is to pay it with, for that X. */
  readonly supplies: ReturnType<typeof suppliesOf>;
  /** What programs say, where counting does not tell. */
  readonly solved: () => Verdict;
  /** No payment is possible whatever there is: no cost to pay (CR 118.6), or an X where none is. */
  readonly isHopeless: boolean;
}

export const questionOn = ({ view, table, stock, singles }: Board): Question => {
  const payment = paymentOf(view);
  const { paying } = view.position;
  const asked: Asked = { view, payment, table, stock, singles, policy: POLICIES.preserve, solver: search, budget: DEFAULT_BUDGET };
  const x = !payment.choosesX ? undefined : typeof paying.x === "number" ? paying.x : payment.xLeast;
  const isHopeless = payment.symbols === undefined || (x ?? payment.xLeast) < payment.xLeast || (!payment.purpose.hasX && typeof paying.x === "number" && paying.x > 0);
  const supplies = isHopeless ? [] : suppliesOf(asked, x);
  const solved = lazily(() => solvedBy(asked, x));
  return { asked, unread: unreadLines(view, payment), x, countable: isCountable(asked, x), supplies, solved, isHopeless };
};

/** What must be used may have a place in a larger X only. */
const usedBy = (asked: Asked): Verdict => {
  const { x, proved } = largestX(asked);
  return x === undefined ? { yes: false, proved } : isAccepted(asked, x);
};

/** With a smallest X that leaves nothing due another one may work. */
const solvedBy = (asked: Asked, x: number | undefined): Verdict => {
  const first = isAccepted(asked, x);
  if (first.yes || x === undefined || typeof asked.view.position.paying.x === "number") return first;
  if (mustUse(asked.view.position)) return usedBy(asked);
  const next = isAccepted(asked, nextDueX(asked, x));
  return { yes: next.yes, proved: first.proved && next.proved };
};

export const answered = ({ unread, countable, x, supplies, solved, isHopeless }: Question): boolean | undefined => {
  if (isHopeless) return false;
  if (unread.mayForbid || !countable) return undefined;
  const isRead = unread.lines.length === 0;
  const supplied = isSupplied(supplies);
  if (supplied === true) return true;
  if (supplied === false && x === undefined) return isRead ? false : undefined;
  const { yes, proved } = solved();
  if (yes) return true;
  return proved && isRead ? false : undefined;
};

export const largest = ({ asked, unread, x, isHopeless }: Question): number | "unbounded" | undefined => {
  if (isHopeless || unread.mayForbid || x === undefined) return undefined;
  const limit = largestX(asked);
  if (!limit.proved || limit.isUncounted === true || (limit.x !== undefined && unread.lines.length > 0)) return undefined;
  return limit.unbounded === true ? "unbounded" : limit.x;
};

/** Lines of a card that were not read, as far as they may matter to casting it. */
export const linesOf = (card: Card): ParsedPaying["notUnderstood"] =>
  card.notUnderstood.filter(({ onBoard }) => onBoard !== true).map((line) => ({ ...line, object: PAYING }));

/** What casting a card of the hand for its own cost is. */
export const castingOf = (entry: CardGroup): ParsedPaying => ({
  paying: castingFor(entry),
  notUnderstood: linesOf(entry.card),
});

/** The hand without one copy of a card that is being cast. */
export const withoutOne = (position: Position, entry: CardGroup): Position => ({
  ...position,
  hand: position.hand.flatMap((other) => (other !== entry ? [other] : entry.count > 1 ? [{ ...entry, count: entry.count - 1 }] : [])),
});

/** Parts of a cost that have nothing to do with the hand. */
const APART_FROM_HAND: ReadonlySet<CostPart["kind"]> = new Set(["tap", "untap", "mana", "sacrifice-self", "energy"]);

/** Seen at a glance: it taps, and makes so much mana. */
const isPlainAbility = ({ cost, outputs, conditions, instead }: ManaAbility): boolean =>
  conditions === undefined && instead === undefined && cost.every(({ kind }) => APART_FROM_HAND.has(kind)) &&
  outputs.every((output) => output.kind === "fixed" || ("of" in output && output.of.kind === "these" && (!("amount" in output) || typeof output.amount === "number")));

const speaksOfHand = (text: unknown): boolean => /"hand"|"discard"/.test(JSON.stringify(text));

const isOfHand = remembered((ability: ManaAbility): boolean => !isPlainAbility(ability) && speaksOfHand(ability));
const effectIsOfHand = remembered<Effect, boolean>(speaksOfHand);

/** Does anything on the board, or in the hand itself, look at cards of the hand or use them? */
const usesHand = ({ view }: Board): boolean =>
  view.position.hand.some(({ card }) => card.abilities.some(({ zone }) => zone === "hand")) ||
  view.permanents.some(({ abilities }) => abilities.some(isOfHand)) || view.effects.some(({ effect }) => effectIsOfHand(effect));

/** A card of the hand, and whether it could be cast for its own cost by all that there is. */
export interface Castable {
  /** The object id of its first copy. */
  readonly object: string;
  readonly name: string;
  /** `undefined`: not known; see `Prepared.canPay`. */
  readonly payable: boolean | undefined;
  /** For costs with {X}: the largest that can be paid. */
  readonly maxX?: number | "unbounded";
}

/** Whether a card of the hand could be cast, and the question, where the board does not tell at a glance. */
export const castingOn = (board: Board, plain: Plain = plainOn(board)): ((entry: CardGroup) => { readonly payable: boolean | undefined; readonly question?: Question }) => {
  const isApart = usesHand(board);
  return (entry) => {
    const casting = castingOf(entry);
    const told = isApart ? undefined : plain(casting);
    if (told !== undefined) return { payable: told };
    const question = questionOn(boardFor(isApart ? boardOf(withoutOne(board.view.position, entry)) : board, casting));
    return { payable: answered(question), question };
  };
};

/** The cards of the hand, in its order. `plain`: what the board tells at a glance. */
export const castableOn = (board: Board, plain?: Plain): readonly Castable[] => {
  const cast = castingOn(board, plain);
  return board.view.position.hand.map((entry) => {
    const { payable, question } = cast(entry);
    const maxX = payable === true && question?.x !== undefined ? largest(question) : undefined;
    return { object: copyId(entry, 0), name: entry.card.name, payable, ...(maxX === undefined ? {} : { maxX }) };
  });
};
