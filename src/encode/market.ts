import { typeBit, typesIn } from "../mana/index.ts";
import { floatingMana, unitOf, type Unit } from "../rules/index.ts";
import type { ClaimedDemand } from "./claim.ts";
import type { Doubling } from "./doubling.ts";
import type { Carry, Draft, Phase, Stage } from "./draft.ts";
import { Goods, type Slot } from "./goods.ts";
import type { Future } from "./later.ts";
import type { Spending } from "./permits.ts";
import type { Table } from "./table.ts";

export interface Give {
  readonly good: number;
  readonly count: number;
}

export const mergeGives = (lists: readonly Give[]): readonly Give[] => {
  const sums = new Map<number, number>();
  for (const { good, count } of lists) sums.set(good, (sums.get(good) ?? 0) + count);
  return [...sums].map(([good, count]) => ({ good, count }));
};

/** Where mana comes from and where it may go. */
export interface Market {
  readonly goods: Goods;
  /** Goods that demand number i accepts. */
  readonly accepted: readonly (readonly number[])[];
  /** Goods that take number k of draft number i accepts. */
  readonly takes: readonly (readonly (readonly number[])[])[];
  readonly gives: readonly (readonly Give[])[];
  readonly initial: ReadonlyMap<number, number>;
  /** What becomes of mana of one stage in the next; of each stage something must. */
  readonly carries: readonly { readonly carry: Carry; readonly from: number; readonly to: readonly Give[]; readonly isFirst: boolean }[];
  /** Goods of this payment with their counterparts in futures: what is left over floats on, for each future by itself. */
  readonly floats: readonly { readonly from: number; readonly to: readonly number[] }[];
}

export const marketOf = (
  table: Table, named: readonly ClaimedDemand[], drafts: readonly Draft[], futures: readonly Future[], doublings: readonly Doubling[],
  permissions: Spending["permissions"], apart: (unit: Unit) => string,
): Market => {
  // Every place that mana can go: the demands that are mana, then the takes of each draft.
  const slots: Slot[] = [];
  const slotOf = named.map(({ demand, claim }) =>
    demand === undefined ? undefined : slots.push({ demand, purpose: claim.payment.purpose, phase: claim.phase }) - 1);
  const takeSlots = drafts.map((draft) =>
    draft.takes.map((take) => slots.push({ demand: take.due.demand, purpose: take.purpose, phase: draft.phase ?? 0 }) - 1));
  const goods = new Goods(slots, permissions, apart);
  const gives = drafts.map((draft) => draft.gives.map(({ unit, count }) => ({ good: goods.indexOf(unit, draft.phase ?? 0), count })));
  const initial = new Map<number, number>();
  for (const mana of floatingMana(table.view)) {
    const good = goods.indexOf(mana.unit, stageOf(mana.unit, -doublings.length));
    initial.set(good, (initial.get(good) ?? 0) + mana.count);
  }
  const carries = doublings.flatMap((doubling, index) => carriesFrom(goods, doubling, index, index - doublings.length));
  // Unspent mana is gone as the turn ends. CR 500.5
  const thisTurn = futures.filter((future) => !future.isHeldUp);
  const floats = goods.units
    .flatMap(({ unit, phase }, from) => (phase === 0 && thisTurn.length > 0 ? [{ from, to: thisTurn.map((future) => goods.indexOf(unit, future.phase)) }] : []))
    .map(({ from, to }) => ({ from, to: to.filter((good) => goods.accepts.some((accepted) => accepted.includes(good))) }))
    .filter(({ to }) => to.length > 0);
  const accepts = (slot: number | undefined): readonly number[] => (slot === undefined ? [] : (goods.accepts[slot] as number[]));
  return { goods, accepted: slotOf.map(accepts), takes: takeSlots.map((list) => list.map(accepts)), gives, initial, carries, floats };
};

/** Mana of the player who assists is no part of what is doubled. */
export const stageOf = ({ assists }: Unit, stage: Phase): Phase => (assists === true ? 0 : stage);

/** Each kind of mana of a stage as each type that it may be. */
const carriesFrom = (goods: Goods, { more }: Doubling, doubling: number, stage: Stage): Market["carries"] =>
  goods.units.flatMap(({ unit, phase }, from) =>
    phase !== stage
      ? []
      : typesIn(unit.types).flatMap((type) => {
          const carry: Carry = { doubling, stage, unit, type, more: more(type) };
          const to = [
            { good: goods.indexOf(settledUnit(carry), stage + 1), count: 1 },
            ...carry.more.map((part) => ({ good: goods.indexOf(unitOf(part.types, part.from, part), stage + 1), count: part.count })),
          ];
          return [true, false].map((isFirst) => ({ carry, from, to: mergeGives(to), isFirst }));
        }));

/** The mana itself, once its type is known. */
export const settledUnit = ({ unit, type }: Carry): Unit => ({ ...unit, types: typeBit[type] });
