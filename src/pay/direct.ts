import type { LevelValue, Plan, Summary } from "../answer.ts";
import type { Position } from "../board/position.ts";
import { avoids, cheapestShares, isHeld, planOfShares, type Single, type Supplier } from "../encode/index.ts";
import { leftoverPrices, pricesOf, type Policy } from "../policy/index.ts";
import { replayOn } from "../referee/index.ts";
import { floatingMana, manaIn, MOST_COUNTED, pays, totalsFor, type Demand, type Mana, type Payment, type Total, type Unit } from "../rules/index.ts";
import { MOST_KINDS } from "../solver/hall.ts";
import { levelsOf, MOST_DEEDS, rejected } from "./accepted.ts";
import type { Asked } from "./asked.ts";
import { keptWith, type Kept, type Paid } from "./kept.ts";

/** A best payment, proved. */
export interface Direct {
  readonly plan: Plan;
  readonly levels: readonly LevelValue[];
  readonly summary: Summary;
}

/** Mana of these symbols and nothing else is due, and nothing but mana pays it. */
const isMana = (payment: Payment, { parts, life, dues }: Total): boolean =>
  parts.length + life.length + payment.keywords.size + payment.tapPayments.length === 0 && payment.purpose.assist === undefined && dues.length <= MOST_KINDS &&
  dues.every(({ demand }) => (demand.kind === "types" ? demand.open === undefined : demand.kind === "snow" || demand.waterbend === undefined)) && manaIn(dues) <= MOST_COUNTED;

/** Is a player's wish in the way of taking what is cheapest? */
const isFree = (position: Position, { levels }: Policy): boolean => !isHeld(position) && !avoids(position) && levels.every((level) => typeof level === "string");

const servedBy = (units: readonly Unit[], dues: readonly { readonly demand: Demand }[], { purpose }: Payment): number =>
  dues.reduce((set, { demand }, kind) => (units.some((unit) => pays(unit, demand, purpose, [])) ? set | (1 << kind) : set), 0);

/** What is used is not left over. */
const floatingSupplier = (policy: Policy, { unit, count }: Mana, serves: number): Supplier => ({ serves, count, price: leftoverPrices(policy, unit.until).map((price) => -price) });

const tappedSupplier = (policy: Policy, { seen, touch }: Single, serves: number): Supplier => ({ serves, count: seen.copies.length, price: pricesOf(policy, touch) });

/** Level by level, of what is used, of all that floated and is left, and of what of the hand is not castable then. */
const valuesOf = (policy: Policy, { suppliers, there: { floats }, shares }: Paid, { hand, oneByOne }: Kept): readonly number[] => {
  const values = policy.levels.map((level) => (level === "hand" ? hand : level === "oneByOne" ? oneByOne : 0));
  const add = (prices: readonly number[], times: number): void => {
    for (const [level, price] of prices.entries()) values[level] = (values[level] as number) + price * times;
  };
  for (const { unit, count } of floats) add(leftoverPrices(policy, unit.until), count);
  for (const { supplier, count } of shares) add((suppliers[supplier] as Supplier).price, count);
  return values;
};

/**
 * The best payment where every source is tapped for one mana and gives up nothing else, the same whatever the mana is spent on:
 * `cheapestShares` has the theorem. More than is due is never made, as no price is below 0. If no payment leaves more of the hand
 * castable (`keptWith`), nothing is better. "none": there is no payment. `undefined`: it takes a program to know.
 */
export const paidDirectly = (asked: Asked, x: number | undefined): Direct | "none" | undefined => {
  const { view, payment, table, policy } = asked;
  const singles = isFree(view.position, policy) ? asked.singles() : undefined;
  if (singles === undefined) return undefined;
  const [total, ...others] = totalsFor(view, payment, x);
  if (total === undefined || others.length > 0 || !isMana(payment, total)) return undefined;
  // What the player who assists has is for spells with assist alone. CR 702.132a
  const floats = floatingMana(view).filter(({ unit }) => unit.assists !== true);
  if (manaIn([...floats, ...total.dues]) > MOST_COUNTED || manaIn(total.dues) > MOST_DEEDS) return undefined;
  const suppliers = [
    ...floats.map((mana) => floatingSupplier(policy, mana, servedBy([mana.unit], total.dues, payment))),
    ...singles.map((single) => tappedSupplier(policy, single, servedBy(single.makes.map(({ unit }) => unit), total.dues, payment))),
  ];
  const counts = total.dues.map(({ count }) => count);
  const shares = cheapestShares(suppliers, counts);
  if (shares === undefined) return "none";
  const paid: Paid = { there: { floats, singles }, suppliers, counts, shares };
  const kept = keptWith(asked, paid);
  if (kept === undefined) return undefined;
  const plan = planOfShares(table, payment, total, paid.there, shares);
  const { report } = replayOn(view, plan, payment);
  if (!report.legal) throw rejected(plan, report);
  return { plan, levels: levelsOf(asked, valuesOf(policy, paid, kept)), summary: { ...report.summary, ...kept.castable } };
};
