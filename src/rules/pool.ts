import type { Spend } from "../answer.ts";
import type { SpendRule } from "../cards/index.ts";
import { typeBit, type ManaCounts, type ManaType } from "../mana/index.ts";
import { duesNamed, lessOne, type Due } from "./demand.ts";
import { isRestricted, pays, unitOf, type Permission, type Purpose, type Unit } from "./spend.ts";
import { isSnow, type Thing } from "./thing.ts";
import type { View } from "./view.ts";
import type { IllegalCode } from "./violation.ts";

/** One mana in the pool. CR 106.4 */
export interface Mana {
  readonly type: ManaType;
  /** Object id of what made it, or "pool" if it was there before. CR 106.3 */
  readonly from: string;
  readonly unit: Unit;
}

/**
 * A step names mana by type and origin. Where that fits several units, the one that can pay less is meant: restricted
 * before free, plain before snow. What it pays the others could, too, so no payment is spoiled.
 */
const freedomOf = ({ unit }: Mana): number => (unit.spend === undefined ? 2 : 0) + (unit.snow ? 1 : 0);

/** The mana that floats before anything is done. CR 118.3a */
export const floatingMana = (view: View): readonly Mana[] =>
  view.position.pool.flatMap((mana) =>
    Array.from({ length: mana.count }, (): Mana => {
      const unit = unitOf(typeBit[mana.type], sourceNamed(view, mana.source), mana.spend);
      return { type: mana.type, from: "pool", unit: { ...unit, snow: mana.snow || unit.snow } };
    }),
  );

/** What made floating mana, as far as the board still shows it. */
const sourceNamed = (view: View, name: string | undefined): Thing | undefined =>
  name === undefined ? undefined : view.permanents.find((seen) => seen.thing.name.toLowerCase() === name.toLowerCase())?.thing;

/** How much of each type a pool holds, whatever made it and whatever it may be spent on. */
export const countsOf = (pool: readonly Mana[]): ManaCounts => {
  const counts: Partial<Record<ManaType, number>> = {};
  for (const { type } of pool) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
};

/** Mana of a given kind made by an object. */
export const manaFrom = (type: ManaType, from: Thing, spend: SpendRule | undefined): Mana => ({
  type,
  from: from.id,
  unit: { types: typeBit[type], snow: isSnow(from), spend, from },
});

/** Pool and dues after one mana has paid one mana of one symbol, or why it may not. CR 118.3a */
export const spendMana = (
  pool: readonly Mana[], dues: readonly Due[], spend: Spend, purpose: Purpose, permissions: readonly Permission[],
): { readonly pool: readonly Mana[]; readonly dues: readonly Due[] } | IllegalCode => {
  const held = pool.filter((mana) => `{${mana.type}}` === spend.unit && mana.from === spend.from);
  const named = duesNamed(dues, spend.pays);
  let best: { readonly mana: Mana; readonly due: Due } | undefined;
  for (const mana of held) {
    if (best !== undefined && freedomOf(best.mana) <= freedomOf(mana)) continue;
    const due = named.find(({ demand }) => pays(mana.unit, demand, purpose, permissions));
    if (due !== undefined) best = { mana, due };
  }
  if (best !== undefined) {
    const { mana, due } = best;
    return { pool: pool.filter((other) => other !== mana), dues: lessOne(dues, due) };
  }
  const restricted = held.some(({ unit }) => named.some(({ demand }) => isRestricted(unit, demand, purpose, permissions)));
  return restricted ? "mana-is-restricted" : held.length > 0 ? "mana-does-not-pay-that" : "no-such-mana";
};
