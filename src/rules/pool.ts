import type { Spend } from "../answer.ts";
import type { PoolMana } from "../board/position.ts";
import { MANA_UNTIL } from "../cards/index.ts";
import { typeBit, type ManaCounts, type ManaType } from "../mana/index.ts";
import { duesNamed, lessSome, type Due } from "./demand.ts";
import { Layered } from "./layered.ts";
import { isRestricted, pays, unitOf, type Permission, type Purpose, type Terms, type Unit } from "./spend.ts";
import type { Thing } from "./thing.ts";
import type { View } from "./view.ts";
import type { IllegalCode } from "./violation.ts";

/** Mana in the pool that is alike: of one type, made by one object, with one rider. CR 106.3, 106.4 */
export interface Mana {
  readonly type: ManaType;
  /** Object id of what made it; "pool" if it was there before, "assist" if it was in the pool of the player who assists. CR 106.3 */
  readonly from: string;
  readonly unit: Unit;
  /** At least 1. */
  readonly count: number;
}

/** More mana than this is not counted: beyond it numbers are no longer exact. */
export const MOST_COUNTED = Number.MAX_SAFE_INTEGER;

/** How much mana that is. */
export const manaIn = (mana: readonly { readonly count: number }[]): number => mana.reduce((sum, { count }) => sum + count, 0);

/** The mana that floats, by what made it: a value, whose changes share what stays. CR 106.4 */
export class Pool {
  private readonly byMaker: Layered<string, readonly Mana[]>;
  /** How much there is in all. */
  readonly amount: number;

  constructor(byMaker: Layered<string, readonly Mana[]> = new Layered(), amount = 0) {
    this.byMaker = byMaker;
    this.amount = amount;
  }

  /** Mana that one object made. */
  from(maker: string): readonly Mana[] {
    return this.byMaker.get(maker) ?? [];
  }

  /** All kinds of mana that are there. */
  kinds(): readonly Mana[] {
    return [...this.byMaker.entries()].flatMap(([, mana]) => mana);
  }

  /** How much of each type you have, whatever made it and whatever it may be spent on. What the player who assists has is not yours, CR 702.132a. */
  counts(): ManaCounts {
    const counts: { [Type in ManaType]?: number } = {};
    for (const { type, unit, count } of this.kinds()) if (unit.assists !== true) counts[type] = (counts[type] ?? 0) + count;
    return counts;
  }

  /** With more mana in it; `undefined`: more than is counted. */
  with(made: readonly Mana[]): Pool | undefined {
    const amount = this.amount + manaIn(made);
    if (amount > MOST_COUNTED) return undefined;
    return new Pool(
      made.reduce((all, mana) => all.with(mana.from, [...(all.get(mana.from) ?? []), mana]), this.byMaker),
      amount,
    );
  }

  /** So much less of one kind of mana. */
  less(spent: Mana, count: number): Pool {
    const left = this.from(spent.from).flatMap((mana) => (mana !== spent ? [mana] : mana.count > count ? [{ ...mana, count: mana.count - count }] : []));
    return new Pool(this.byMaker.with(spent.from, left), this.amount - count);
  }
}

/**
 * A step names mana by type and origin. Where that fits several units, the one that can pay less is meant: restricted
 * before free, plain before snow, what is lost sooner before what stays, of no known source before another. What it pays the others could, too, so no payment is spoiled.
 */
const freedomOf = ({ unit }: Mana): number =>
  (unit.spend === undefined ? 16 : 0) + (unit.snow ? 8 : 0) + 2 * (unit.until === undefined ? 0 : 1 + MANA_UNTIL.indexOf(unit.until)) + (unit.source === undefined ? 0 : 1);

/** Does a step mean this mana? */
const isNamed = ({ type, from, unit }: Mana, spend: Spend): boolean =>
  `{${type}}` === spend.unit && from === spend.from && (spend.source === undefined || unit.source === spend.source) && (spend.snow !== true || unit.snow) &&
  (spend.until === undefined || unit.until === spend.until);

/** The mana that floats before anything is done, that of the player who assists behind it. CR 118.3a, 702.132a */
export const floatingMana = (view: View): readonly Mana[] => {
  const theirs = view.position.opponents.flatMap(({ assists, pool = [] }) => (assists === true ? pool : []));
  return [...view.position.pool.map((mana) => manaOf(view, mana, "pool")), ...theirs.map((mana) => manaOf(view, mana, "assist"))];
};

const manaOf = (view: View, mana: PoolMana, from: "pool" | "assist"): Mana => {
  const unit: Unit = unitOf(typeBit[mana.type], sourceNamed(view, mana.source), { ...mana, ...(from === "assist" ? { assists: true } : {}) });
  const more = mana.source === undefined ? {} : { source: mana.source };
  return { type: mana.type, from, unit: { ...unit, snow: mana.snow || unit.snow, ...more }, count: mana.count };
};

/** What made floating mana, as far as the board still shows it. */
const sourceNamed = (view: View, name: string | undefined): Thing | undefined =>
  name === undefined ? undefined : view.permanents.find((seen) => seen.thing.name.toLowerCase() === name.toLowerCase())?.thing;

/** Mana of a given kind made by an object. */
export const manaFrom = (type: ManaType, from: Thing, terms: Terms, count: number): Mana => ({
  type,
  from: from.id,
  unit: unitOf(typeBit[type], from, terms),
  count,
});

interface Purse {
  readonly pool: Pool;
  readonly dues: readonly Due[];
  /** What has been spent. */
  readonly spent: readonly Mana[];
}

/** What of the pool a spend means, and which due it pays; or why there is nothing. */
const meant = ({ pool, dues }: Purse, spend: Spend, purpose: Purpose, permissions: readonly Permission[]): { readonly mana: Mana; readonly due: Due } | IllegalCode => {
  const held = pool.from(spend.from).filter((mana) => isNamed(mana, spend));
  const named = duesNamed(dues, spend.pays);
  let best: { readonly mana: Mana; readonly due: Due } | undefined;
  for (const mana of held) {
    if (best !== undefined && freedomOf(best.mana) <= freedomOf(mana)) continue;
    const due = named.find(({ demand }) => pays(mana.unit, demand, purpose, permissions));
    if (due !== undefined) best = { mana, due };
  }
  if (best !== undefined) return best;
  const restricted = held.some(({ unit }) => named.some(({ demand }) => isRestricted(unit, demand, purpose, permissions)));
  return restricted ? "mana-is-restricted" : held.length > 0 ? "mana-does-not-pay-that" : "no-such-mana";
};

/**
 * Pool and dues after mana has paid as many symbols, one each, or why it may not: all of it or nothing. CR 118.3a
 *
 * What one mana means stays what is meant as long as there is more of it and more is due, so as much is taken at once.
 */
export const spendMana = (
  pool: Pool, dues: readonly Due[], spend: Spend, purpose: Purpose, permissions: readonly Permission[],
): Purse | IllegalCode => {
  const { count = 1 } = spend;
  if (!Number.isSafeInteger(count) || count < 1) return "no-such-mana";
  let purse: Purse = { pool, dues, spent: [] };
  for (let left = count; left > 0; ) {
    const found = meant(purse, spend, purpose, permissions);
    if (typeof found === "string") return found;
    const some = Math.min(left, found.mana.count, found.due.count);
    purse = { pool: purse.pool.less(found.mana, some), dues: lessSome(purse.dues, found.due, some), spent: [...purse.spent, { ...found.mana, count: some }] };
    left -= some;
  }
  return purse;
};
