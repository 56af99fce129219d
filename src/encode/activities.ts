import { leftoverPrices, NO_TOUCH, pricesOf, type Policy } from "../policy/index.ts";
import type { Unit } from "../rules/index.ts";
import type { Activity } from "../solver/program.ts";
import type { Ceilings } from "./ceilings.ts";
import type { ClaimedDemand } from "./claim.ts";
import { carriedName, carryRank, growthFrom, type Doubling } from "./doubling.ts";
import type { Draft } from "./draft.ts";
import type { Future } from "./later.ts";
import { mergeGives, type Market } from "./market.ts";
import { marksOf } from "./marks.ts";
import { summed } from "./resources.ts";
import type { Table } from "./table.ts";

/** Goods that are no mana, after those that are: marks, then what stays. */
export interface Extras {
  readonly marks: ReturnType<typeof marksOf>;
  readonly markGood: (mark: string) => number;
  /** What stays, by name. */
  readonly stays: readonly string[];
  readonly stayGood: (name: string) => number;
}

export const extrasOf = (table: Table, drafts: readonly Draft[], futures: readonly Future[], mana: number): Extras => {
  const marks = marksOf(table, drafts, futures.flatMap(({ phase, after }) => (after === undefined ? [phase] : [])));
  const numbers = new Map(marks.names.map((mark, index) => [mark, mana + index]));
  const stays = [...new Set(drafts.flatMap((draft) => draft.stays ?? []))];
  return {
    marks,
    markGood: (mark) => numbers.get(mark) as number,
    stays,
    stayGood: (name) => mana + marks.names.length + stays.indexOf(name),
  };
};

/** What stays is needed at most once for each mana that is due, or that a future may come to ask for. */
const mostUses = (named: readonly ClaimedDemand[], drafts: readonly Draft[]): number =>
  Math.min(Number.MAX_SAFE_INTEGER,
    named.reduce((sum, { count }) => sum + count, 0) +
    drafts.reduce((sum, { serves }) => sum + serves.reduce((all, { count }) => all + Math.max(0, -count), 0), 0));

/** What the player who assists has left over is no matter. */
const leftoverOfUnit = (policy: Policy, { assists, until }: Unit): readonly number[] => (assists === true ? [] : leftoverPrices(policy, until));

/** What a mana costs that nobody spends, by its good. */
export const leftoversOf = ({ goods }: Market, policy: Policy | undefined, doublings: readonly Doubling[]): {
  readonly floating: (good: number) => readonly number[];
  readonly lost: (phase: number, good: number) => readonly number[];
} => {
  const floating = (good: number): readonly number[] =>
    policy === undefined ? [] : leftoverOfUnit(policy, (goods.units[good] as Market["goods"]["units"][number]).unit);
  return {
    floating,
    // Mana that is not carried is doubled, too, if nobody spends it.
    lost: (phase, good) => {
      const plain = policy === undefined ? [] : leftoverPrices(policy, undefined);
      return phase > 0 ? [] : floating(good).map((price, level) => price + (plain[level] ?? 0) * (growthFrom(doublings, phase) - 1));
    },
  };
};

/** After the payment, before anything later. */
const FLOAT_RANK = 500;
const FLOAT: Draft = { deed: { kind: "float" }, upper: 0, uses: [], takes: [], gives: [], buries: [], serves: [], touch: NO_TOUCH, rank: FLOAT_RANK };

/** What drafts become once everything has its number. */
export interface Numbers {
  readonly resource: (name: string) => number;
  readonly demand: (name: string) => number;
}

/** One activity for each draft, in their order. */
export const activitiesOf = (
  drafts: readonly Draft[], named: readonly ClaimedDemand[], market: Market, extras: Extras, ceilings: Ceilings, policy: Policy | undefined, { resource, demand }: Numbers,
): readonly Activity[] => {
  const uses = mostUses(named, drafts);
  return drafts.map((draft, index) => ({
    upper: ceilings.uppers[index] as number,
    uses: summed(draft.uses).map(({ resource: name, amount }) => ({ resource: resource(name), amount })),
    takes: [
      ...draft.takes.map((take, k) => ({ count: take.due.count, accepts: market.takes[index]?.[k] ?? [] })),
      ...extras.marks.takes(draft).map(({ count, accepts }) => ({ count, accepts: accepts.map(extras.markGood) })),
      ...(draft.needs === undefined ? [] : [{ count: 1, accepts: draft.needs.filter((name) => extras.stays.includes(name)).map(extras.stayGood) }]),
    ],
    gives: mergeGives([
      ...(market.gives[index] ?? []),
      ...extras.marks.gives(draft).map(({ mark, count }) => ({ good: extras.markGood(mark), count })),
      ...(draft.stays === undefined ? [] : [{ good: extras.stayGood(draft.stays), count: uses }]),
    ]),
    serves: draft.serves.map(({ demand: name, count }) => ({ demand: demand(name), count })),
    prices: policy === undefined ? [] : pricesOf(policy, draft.touch),
    ...(draft.needsLeft === undefined ? {} : { needsLeft: draft.needsLeft.map(resource) }),
    rank: draft.rank,
  }));
};

interface Moved {
  readonly draft: Draft;
  readonly activity: Activity;
}

/** What is left over of the payment floats on into futures: mana and marks. */
export const floatsOf = (market: Market, { marks, markGood }: Extras, { bound }: Ceilings, priceOf: (good: number) => readonly number[]): readonly Moved[] => {
  const floatOf = (from: number, to: readonly number[], prices: readonly number[]): Moved => ({
    draft: FLOAT,
    activity: { upper: bound, uses: [], takes: [{ count: 1, accepts: [from] }], gives: to.map((good) => ({ good, count: 1 })), serves: [], prices, rank: FLOAT_RANK },
  });
  return [
    ...market.floats.map(({ from, to }) => floatOf(from, to, priceOf(from))),
    ...marks.floats.map(({ from, to }) => floatOf(markGood(from), to.map(markGood), [])),
  ];
};

/** What is unspent at the end of a stage is carried into the next. */
export const carriesOf = (market: Market, { bound }: Ceilings, { demand }: Numbers): readonly Moved[] =>
  market.carries.map(({ carry, from, to, isFirst }) => ({
    draft: { ...FLOAT, deed: { kind: "carry", ...carry } },
    activity: {
      upper: isFirst ? 1 : bound,
      uses: [],
      takes: [{ count: 1, accepts: [from] }],
      gives: to,
      serves: isFirst ? [{ demand: demand(carriedName(carry.doubling)), count: 1 }] : [],
      prices: [],
      rank: carryRank(carry.stage),
    },
  }));
