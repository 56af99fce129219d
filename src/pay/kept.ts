import type { Share, Singles } from "../encode/index.ts";
import { wantedIn } from "../board/later.ts";
import { ANY_TYPE, type TypeSet } from "../mana/index.ts";
import type { Unit } from "../rules/index.ts";
import { reachOf } from "../solver/hall.ts";
import type { Asked } from "./asked.ts";
import { printedKindsOn } from "./plain.ts";
import { castingOf } from "./question.ts";

/** What mana for any purpose may be; restricted mana is not counted on. CR 106.6 */
const typesOf = (units: readonly Unit[]): TypeSet => units.reduce((types, unit) => (unit.spend === undefined ? types | unit.types : types), 0);

/** By set of types: how much is of just these types. */
class ByTypes {
  readonly counts: number[] = Array.from({ length: ANY_TYPE + 1 }, () => 0);
  add = (types: TypeSet, count: number): void => void (this.counts[types] = (this.counts[types] as number) + count);
}

/** What these shares leave. */
const leftBy = ({ floats, singles }: Singles, shares: readonly Share[]): ByTypes => {
  const left = new ByTypes();
  const all = [
    ...floats.map(({ unit, count }) => ({ types: typesOf([unit]), count })),
    ...singles.map(({ makes, seen }) => ({ types: typesOf(makes.map(({ unit }) => unit)), count: seen.copies.length })),
  ];
  for (const { types, count } of all) left.add(types, count);
  for (const { supplier, count } of shares) left.add((all[supplier] as (typeof all)[number]).types, -count);
  return left;
};

/**
 * The names of all cards of the hand that the policy asks after, if all can be cast together with what these shares leave, for what
 * is printed on them; otherwise `undefined`. Hall's theorem by sets of types: symbols that only these types pay ask for no more mana
 * than can be of one of them.
 */
export const keptWith = ({ view, policy }: Asked, there: Singles, shares: readonly Share[]): readonly string[] | undefined => {
  const asks = policy.levels.includes("hand") || policy.levels.includes("oneByOne");
  const wanted = asks ? wantedIn(view.position) : [];
  // For another cost than what is printed on a card of the hand, or not with what floats.
  if (wanted.some(({ id, turn, entry }) => turn !== undefined || entry?.id !== id)) return undefined;
  const hand = wanted.flatMap(({ entry }) => (entry?.card.manaCost === undefined ? [] : [entry]));
  if (hand.length === 0) return [];
  const kindsOf = printedKindsOn(view);
  const due = new ByTypes();
  for (const entry of hand) {
    const kinds = kindsOf(castingOf(entry));
    if (kinds === undefined) return undefined;
    for (const [kind, types] of kinds.types.entries()) due.add(types, (kinds.counts[kind] as number) * entry.count);
  }
  const [asked, reach] = [reachOf(due.counts), reachOf(leftBy(there, shares).counts)];
  const all = asked[ANY_TYPE] as number;
  const isEnough = reach.every((count, types) => count >= all - (asked[ANY_TYPE ^ types] as number));
  return isEnough ? hand.flatMap(({ card, count }) => Array.from({ length: count }, () => card.name)) : undefined;
};
