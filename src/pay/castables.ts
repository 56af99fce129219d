import type { CastableAnswer, CastableCard, CastableWay } from "../answer.ts";
import type { ParsedPaying, Position } from "../board/position.ts";
import { joined, printPart } from "../cards/cost-notation.ts";
import type { CostPart } from "../cards/index.ts";
import { paymentOf, viewOf } from "../rules/index.ts";
import { withPaying } from "./board.ts";
import { noPolicy, policyOf, type PayOptions } from "./index.ts";
import { prepare, type Prepared } from "./prepare.ts";
import { isCostUntold } from "./unread.ts";
import { COMMANDER_TAX, MANA_COST, waysToCast, type CardToCast, type WayToCast } from "./ways-to-cast.ts";

/** How often a kicker is asked for at most, where its text sets no limit. */
const MOST_TIMES = 100;

/** The largest number up to `most` that works, if 1 does and fewer work whenever more do; `undefined`: not known. */
const largestTimes = (most: number, works: (times: number) => boolean | undefined): number | undefined => {
  let [low, high] = [1, most + 1];
  while (high - low > 1) {
    const middle = Math.min(low * 2, Math.floor((low + high) / 2));
    const answer = works(middle);
    if (answer === undefined) return undefined;
    if (answer) low = middle;
    else high = middle;
  }
  return low;
};

const maxTimes = (way: WayToCast, board: Prepared): { readonly maxTimes?: number } => {
  if (way.repeatable === undefined) return {};
  const { times } = way.repeatable;
  const found = largestTimes(times === "any" ? MOST_TIMES : times, (count) => board.canPay(way.paying(count)));
  return found === undefined || (times === "any" && found === MOST_TIMES) ? {} : { maxTimes: found };
};

/** May something that the position does not tell, and that looks at how a spell is cast, change what this way costs? */
const isDoubtful = (way: WayToCast, cost: ParsedPaying, position: Position): boolean => {
  // What the way itself brings along, as retrace its discard, is no choice that a text looks at.
  const isMore = way.additional.some(({ name }) => name !== COMMANDER_TAX && name !== way.cost.name);
  if (way.cost.name === MANA_COST && !isMore) return false;
  const view = viewOf(withPaying(position, cost));
  return isCostUntold(view, paymentOf(view), isMore);
};

const costText = (parts: readonly CostPart[]): string =>
  joined(parts).map((part) => (part.kind === "mana" ? part.cost.map((symbol) => printPart({ kind: "mana", cost: [symbol] })).join("") : printPart(part))).join(", ");

type Verdict = Omit<CastableWay, "way" | "face" | "cost" | "additional" | "onlyIf">;

/** Payable, and how best; or not; or nothing at all: not known. */
const verdictOn = (way: WayToCast, position: Position, board: Prepared, options: PayOptions): Verdict => {
  const cost = way.paying();
  if (isDoubtful(way, cost, position)) return {};
  const payable = board.canPay(cost);
  if (payable === false) return { payable };
  const answer = board.pay(cost, { ...options, explain: false });
  if (answer.status === "error") return payable === undefined ? {} : { payable };
  const { notUnderstood, assumed } = answer;
  const said = { ...(notUnderstood.length === 0 ? {} : { notUnderstood }), ...(assumed === undefined ? {} : { assumed }) };
  if (answer.status === "unpayable") return { payable: false, ...said };
  if (answer.status === "unknown") return { ...(payable === undefined ? {} : { payable }), ...said };
  const { maxX, maxDelved, optimal, plan, summary } = answer;
  return {
    payable: true, ...(maxX === undefined ? {} : { maxX }), ...maxTimes(way, board), ...(maxDelved === undefined ? {} : { maxDelved }),
    optimal, plan, summary, ...said,
  };
};

const answered = (way: WayToCast, verdict: Verdict): CastableWay => ({
  way: way.cost.name,
  ...(way.face === undefined ? {} : { face: way.face }),
  cost: costText(way.cost.cost),
  additional: way.additional.map(({ name, cost }) => ({ name, cost: costText(cost) })),
  ...(way.onlyIf.length === 0 ? {} : { onlyIf: way.onlyIf }),
  ...verdict,
});

/** Castable by one of its ways; `undefined`: not known. */
const isCastable = (ways: readonly CastableWay[], notUnderstood: readonly string[]): boolean | undefined => {
  if (ways.some(({ payable, onlyIf }) => payable === true && onlyIf === undefined)) return true;
  return notUnderstood.length > 0 || ways.some(({ payable }) => payable !== false) ? undefined : false;
};

const cardOf = ({ entry, object, from, position, ways, notUnderstood }: CardToCast, board: Prepared, options: PayOptions): CastableCard => {
  const all = ways.map((way) => answered(way, verdictOn(way, position, board, options)));
  const castable = isCastable(all, notUnderstood);
  return { object, name: entry.card.name, from, ...(castable === undefined ? {} : { castable }), ways: all, notUnderstood };
};

const statusOf = (cards: readonly CastableCard[]): "castable" | "not-castable" | "unknown" =>
  cards.some(({ castable }) => castable === true) ? "castable" : cards.every(({ castable }) => castable === false) ? "not-castable" : "unknown";

/**
 * Which cards of hand, graveyard and command zone could be cast by all that there is, one at a time: every way to cast
 * each that its own text offers, and the best payment of those that can be paid for. See `waysToCast` for what is not
 * looked at. What the position asks to be paid is no matter.
 * @throws RejectedPlan if solver and referee disagree: a bug.
 */
export const castables = (position: Position, options: PayOptions = {}): CastableAnswer => {
  const policy = policyOf(options.policy);
  if (policy === undefined) return noPolicy(options.policy);
  const boards = new Map<Position, Prepared>();
  const boardOf = (on: Position): Prepared => {
    const known = boards.get(on) ?? prepare(on);
    boards.set(on, known);
    return known;
  };
  const cards = waysToCast(position).map((card) => cardOf(card, boardOf(card.position), options));
  return { status: statusOf(cards), policy: policy.name, cards };
};
