import type { Amount, Condition, CostChange, Effect, Predicate } from "../cards/index.ts";
import { matches, type Seen, type Thing } from "../rules/index.ts";
import { putBy, resizes } from "./counters.ts";
import type { Draft } from "./draft.ts";
import { isDeparture, isLeave } from "./resource-names.ts";

/**
 * Could what a payment does change what a formula or a condition comes to? Both are looked at as the rules ask for them (CR 611.3a),
 * programs see them as at the start. What is told here may be too much, never too little.
 */

/** What a draft does to anything that a text may count. */
export interface Done {
  /** Permanents that leave the battlefield. */
  readonly leaves: readonly Seen[];
  /** Cards come into your graveyard. */
  readonly buries: readonly Thing[];
  /** Cards leave hand or graveyard, or come there in other ways. */
  readonly movesCards: boolean;
  /** Permanents that are tapped or untapped. */
  readonly turns: readonly Seen[];
  readonly counters: boolean;
  readonly life: boolean;
}

/** What a cost in words gives up while costs are paid. */
export const givesUp = ({ deed }: Draft): readonly Seen[] =>
  deed.kind === "part" && deed.do !== "tap" && deed.do !== "reveal" && deed.seen !== undefined ? [deed.seen] : [];

/** What leaves while mana abilities are activated. */
export const losesForMana = ({ leaves = [] }: Draft): readonly Seen[] => leaves;

const turnedBy = ({ deed }: Draft): readonly Seen[] => {
  switch (deed.kind) {
    case "activate":
    case "fodder": {
      const { tapsOthers, untapsOther } = deed.named;
      const itself = deed.kind === "activate" && deed.seen !== undefined && deed.paid.cost.some(({ kind }) => kind === "tap" || kind === "untap") ? [deed.seen] : [];
      return [...itself, ...tapsOthers, ...(untapsOther === undefined ? [] : [untapsOther])];
    }
    case "helper":
      return [deed.seen];
    case "part":
      return deed.do === "tap" && deed.seen !== undefined ? [deed.seen] : [];
    default:
      return [];
  }
};

const movesCards = ({ deed, uses, exhumes = [] }: Draft): boolean =>
  exhumes.length > 0 || deed.kind === "delve-new" || deed.kind === "part-new" || uses.some(({ resource }) => isDeparture(resource) && !isLeave(resource)) ||
  (deed.kind === "part" && deed.do === "return") || ((deed.kind === "activate" || deed.kind === "fodder") && deed.named.returnsOthers.length > 0);

const changesCounters = (draft: Draft): boolean =>
  draft.touch.counters > 0 || resizes(draft) || (draft.deed.kind === "activate" && putBy(draft.deed.paid).length > 0);

/** Made once for a draft that is asked after for several texts. */
export const doneBy = (draft: Draft): Done => ({
  leaves: [...losesForMana(draft), ...givesUp(draft)],
  buries: draft.buries,
  movesCards: movesCards(draft),
  turns: turnedBy(draft),
  counters: changesCounters(draft),
  life: draft.touch.life > 0,
});

/** By what is asked: tapped or not, as that may change on the way. */
const mayMatch = (of: Predicate, thing: Thing, source: Thing): boolean =>
  matches(of, { ...thing, tapped: true }, source) || matches(of, { ...thing, tapped: false }, source);

const asksTapped = (of: Predicate, thing: Thing, source: Thing): boolean =>
  matches(of, { ...thing, tapped: true }, source) !== matches(of, { ...thing, tapped: false }, source);

/** Are there other permanents that match afterwards? */
const changesThose = (of: Predicate, { leaves, turns }: Done, source: Thing): boolean =>
  leaves.some(({ thing }) => mayMatch(of, thing, source)) || turns.some(({ thing }) => asksTapped(of, thing, source));

const changesGraveyard = (of: Predicate, { buries, movesCards: moves }: Done, source: Thing): boolean => moves || buries.some((thing) => mayMatch(of, thing, source));

/** Could the amount be another? `source`: the object whose text it is. */
export const altersAmount = (amount: Amount, done: Done, source: Thing): boolean => {
  if (typeof amount === "number") return false;
  switch (amount.kind) {
    case "count":
      return amount.zone === "battlefield" ? changesThose(amount.of, done, source) : amount.zone === "graveyard" ? changesGraveyard(amount.of, done, source) : done.movesCards;
    case "different":
      return amount.zone === "battlefield" ? done.counters || changesThose(amount.of, done, source) : changesGraveyard(amount.of, done, source);
    case "card-types":
      return done.movesCards || done.buries.length > 0;
    case "counters":
      return done.counters;
    case "counters-among":
    case "greatest-power":
    case "greatest-toughness":
    case "total-power":
    case "total-toughness":
      return done.counters || done.leaves.length > 0 || changesThose(amount.of, done, source);
    case "greatest-mana-value":
    case "total-mana-value":
    case "colors-among":
    case "creature-types":
    case "same-name":
      return changesThose(amount.of, done, source);
    case "power":
    case "toughness":
      return done.counters || done.leaves.length > 0;
    case "devotion":
      return done.leaves.some(({ thing }) => (thing.manaCost ?? []).length > 0);
    case "domain":
      return done.leaves.some(({ thing }) => thing.types.includes("Land"));
    case "party":
    case "shared-creature-type":
      return done.leaves.length > 0;
    case "life":
      return done.life;
    case "sum":
      return amount.of.some((part) => altersAmount(part, done, source));
    case "times":
    case "at-most":
      return altersAmount(amount.of, done, source);
    // What an object is by itself, what is chosen for a cost, and what no payment changes.
    case "mana-value":
    case "cost-object":
    case "x":
    case "opponents":
    case "unknown":
      return false;
  }
};

/** Could the condition come to be true or false? */
export const altersCondition = (condition: Condition, done: Done, source: Thing): boolean => {
  switch (condition.kind) {
    case "amount":
      return altersAmount(condition.amount, done, source);
    case "self":
      return done.counters || done.turns.some((seen) => seen.copies.has(source.id) && asksTapped(condition.is, source, source));
    case "not":
      return altersCondition(condition.of, done, source);
    case "all":
    case "any":
      return condition.of.some((part) => altersCondition(part, done, source));
    case "priority":
    case "your-turn":
    case "unknown":
      return false;
  }
};

/** A text that says how much, or when. */
export type Text = Effect | CostChange;

/** "For each …". */
const formulasIn = (text: Text): readonly Amount[] => {
  const numbers = [
    "amount" in text ? text.amount : 0, "times" in text ? text.times : 0, "power" in text ? text.power : 0, "toughness" in text ? text.toughness : 0,
    ...("adds" in text ? text.adds.map((output) => ("amount" in output ? output.amount : 0)) : []),
  ];
  return numbers.flatMap((number) => (typeof number === "object" ? [number] : []));
};

const whenOf = (text: Text): Condition | undefined => ("when" in text ? text.when : undefined);

/** Is anything looked up for it on the board? */
export const looksUp = (text: Text): boolean => whenOf(text) !== undefined || formulasIn(text).length > 0;

/** Could what it says be another? `source`: the object whose text it is. */
export const altersText = (text: Text, done: Done, source: Thing): boolean => {
  const when = whenOf(text);
  return (when !== undefined && altersCondition(when, done, source)) || formulasIn(text).some((amount) => altersAmount(amount, done, source));
};

const isItself = (of: Predicate): boolean => of.kind === "self" || (of.kind === "all" && of.of.some(isItself));

/** Is it about nothing but the object that has it? Then it is no loss to others that it goes. */
export const isAboutItself = (effect: Effect): boolean => ("of" in effect && isItself(effect.of)) || ("to" in effect && isItself(effect.to));
