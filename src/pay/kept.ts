import type { Summary } from "../answer.ts";
import { wantedIn, type Wanted } from "../board/later.ts";
import { weightScale, type Share, type Singles, type Supplier } from "../encode/index.ts";
import { ANY_TYPE, type TypeSet } from "../mana/index.ts";
import type { Unit } from "../rules/index.ts";
import { needsOf, reachOf } from "../solver/hall.ts";
import type { Asked } from "./asked.ts";
import { asksOfHand } from "./hand.ts";
import { printedKindsOn, type Kinds } from "./plain.ts";
import { castingOf } from "./question.ts";

/** What mana for any purpose may be; restricted mana is not counted on. CR 106.6 */
const typesOf = (units: readonly Unit[]): TypeSet => units.reduce((types, unit) => (unit.spend === undefined ? types | unit.types : types), 0);

/** All that there is, in the order of suppliers: how much, of which types. */
const thereIs = ({ floats, singles }: Singles): readonly { readonly types: TypeSet; readonly count: number; readonly isRestricted: boolean }[] =>
  [...floats.map(({ unit, count }) => ({ units: [unit], count })), ...singles.map(({ makes, seen }) => ({ units: makes.map(({ unit }) => unit), count: seen.copies.length }))]
    .map(({ units, count }) => ({ types: typesOf(units), count, isRestricted: units.some(({ spend }) => spend !== undefined) }));

/** A card of the hand, and by set of types how much it asks for that only these types pay. */
interface Costing {
  readonly wanted: Wanted;
  readonly needs: readonly number[];
}

const SETS = ANY_TYPE + 1;

const needsBy = ({ types, counts }: Kinds): readonly number[] => {
  const due = Array.from({ length: SETS }, () => 0);
  for (const [kind, set] of types.entries()) due[set] = (due[set] as number) + (counts[kind] as number);
  const asked = reachOf(due);
  const all = asked[ANY_TYPE] as number;
  return asked.map((_, set) => all - (asked[ANY_TYPE ^ set] as number));
};

/** So many copies of each card. */
type Choice = readonly number[];

/** Hall's condition: symbols that only these types pay ask for no more mana than can be of one of them. */
const suffices = (supply: readonly number[], cards: readonly Costing[], choice: Choice): boolean =>
  supply.every((count, set) => count >= cards.reduce((sum, { needs }, card) => sum + (choice[card] as number) * (needs[set] as number), 0));

/** What these shares leave, by set of types: how much can be of one of them. */
const leftBy = (there: ReturnType<typeof thereIs>, shares: readonly Share[]): readonly number[] => {
  const left = Array.from({ length: SETS }, () => 0);
  for (const { types, count } of there) left[types] = (left[types] as number) + count;
  for (const { supplier, count } of shares) {
    const { types } = there[supplier] as (typeof there)[number];
    left[types] = (left[types] as number) - count;
  }
  return reachOf(left);
};

/**
 * By set of types: how much can be of one of them beside what is due, whoever pays that. Hall's theorem for both together: kinds of
 * dues and symbols of these types ask for no more than can serve any of them.
 */
const leftAtMost = (there: ReturnType<typeof thereIs>, suppliers: readonly Supplier[], counts: readonly number[]): readonly number[] => {
  const sets = 1 << counts.length;
  const all = Array.from({ length: sets * SETS }, () => 0);
  for (const [supplier, { types, count }] of there.entries()) {
    const at = types * sets + (suppliers[supplier] as Supplier).serves;
    all[at] = (all[at] as number) + count;
  }
  const [reach, needs] = [reachOf(all), needsOf(counts)];
  return Array.from({ length: SETS }, (_, types) => needs.reduce((least, need, kinds) => Math.min(least, (reach[types * sets + kinds] as number) - need), Number.POSITIVE_INFINITY));
};

/** More ways to choose cards than this, or kinds of dues, are left to the programs. */
const MOST_CHOICES = 200;
const MOST_KINDS = 5;

const choicesOf = (cards: readonly Costing[]): readonly Choice[] | undefined => {
  let all: readonly Choice[] = [[]];
  for (const { wanted: { count } } of cards) {
    if (all.length * (count + 1) > MOST_CHOICES) return undefined;
    all = all.flatMap((choice) => Array.from({ length: count + 1 }, (_, less) => [...choice, count - less]));
  }
  return all;
};

/** What of the hand is castable after a payment, and what these levels come to. */
export interface Kept {
  readonly castable: Pick<Summary, "stillCastable" | "castableTogether">;
  readonly hand: number;
  readonly oneByOne: number;
}

const NOTHING_ASKED: Kept = { castable: { stillCastable: [] }, hand: 0, oneByOne: 0 };

/** How units that may pay are divided up: the shares of what is due, and who else could serve it. */
export interface Paid {
  readonly there: Singles;
  readonly suppliers: readonly Supplier[];
  /** What each kind of dues asks for. */
  readonly counts: readonly number[];
  readonly shares: readonly Share[];
}

/**
 * What of the hand that the policy asks after can be cast with what these shares leave, for what is printed on it: together, and each
 * card alone. `undefined`: another payment might leave more, or it cannot be told by counting.
 *
 * No payment leaves cards that cannot be paid together with it by all that there is. So where nothing heavier can, and no other card by
 * itself, these levels are as small as they can be.
 */
export const keptWith = ({ view, policy }: Asked, paid: Paid): Kept | undefined => {
  const all = asksOfHand(policy) ? wantedIn(view.position) : [];
  // For another cost than what is printed on a card of the hand, or not with what floats.
  if (all.some(({ id, turn, entry }) => turn !== undefined || entry?.id !== id)) return undefined;
  const hand = all.flatMap((wanted) => (wanted.entry?.card.manaCost === undefined ? [] : [{ wanted, entry: wanted.entry }]));
  if (hand.length === 0) return NOTHING_ASKED;
  const printed = printedKindsOn(view);
  const cards: Costing[] = [];
  for (const { wanted, entry } of hand) {
    const kinds = printed(castingOf(entry));
    if (kinds === undefined) return undefined;
    cards.push({ wanted, needs: needsBy(kinds) });
  }
  const there = thereIs(paid.there);
  const left = leftBy(there, paid.shares);
  const names = (choice: Choice): readonly string[] => cards.flatMap(({ wanted: { name } }, card) => Array.from({ length: choice[card] as number }, () => name));
  const whole = cards.map(({ wanted: { count } }) => count);
  if (suffices(left, cards, whole)) return { castable: { stillCastable: names(whole) }, hand: 0, oneByOne: 0 };
  // What restricted mana could pay for is not counted.
  const choices = paid.counts.length > MOST_KINDS || there.some(({ isRestricted }) => isRestricted) ? undefined : choicesOf(cards);
  if (choices === undefined) return undefined;
  const scale = weightScale(view.position);
  const weightOf = (choice: Choice): number => cards.reduce((sum, { wanted: { weight } }, card) => sum + (choice[card] as number) * Math.round(weight * scale), 0);
  const most = leftAtMost(there, paid.suppliers, paid.counts);
  const heaviest = choices.reduce((one, other) => (suffices(left, cards, other) && (!suffices(left, cards, one) || weightOf(other) > weightOf(one)) ? other : one));
  if (choices.some((choice) => weightOf(choice) > weightOf(heaviest) && suffices(most, cards, choice))) return undefined;
  const alone = cards.filter((card) => suffices(left, [card], [1]));
  if (cards.some((card) => !alone.includes(card) && suffices(most, [card], [1]))) return undefined;
  return {
    castable: { stillCastable: alone.map(({ wanted: { name } }) => name), ...(alone.length === 0 ? {} : { castableTogether: names(heaviest) }) },
    hand: weightOf(whole) - weightOf(heaviest),
    oneByOne: cards.reduce((sum, card) => sum + (alone.includes(card) ? 0 : card.wanted.count), 0),
  };
};
