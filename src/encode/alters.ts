import type { Amount, Condition, CostChange, Effect, ManaAbility, Output, Predicate } from "../cards/index.ts";
import { matches, type Seen, type Thing } from "../rules/index.ts";
import { putBy } from "./counters.ts";
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
  /** Permanents that get counters or lose them. */
  readonly counters: readonly Seen[];
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

const movesCards = ({ deed, uses, exhumes = [] }: Draft): boolean => {
  if (exhumes.length > 0 || uses.some(({ resource }) => isDeparture(resource) && !isLeave(resource))) return true;
  switch (deed.kind) {
    case "activate":
    case "fodder":
      return deed.named.returnsOthers.length > 0;
    case "part":
      return deed.do === "return" || (deed.do !== "reveal" && deed.entry !== undefined);
    case "delve":
    case "delve-new":
    case "part-new":
      return true;
    default:
      return false;
  }
};

const countersBy = ({ deed }: Draft): readonly Seen[] => {
  switch (deed.kind) {
    case "activate":
    case "fodder": {
      const { removed, removedAmong } = deed.named;
      const itself = deed.kind === "activate" && deed.seen !== undefined && (removed !== undefined || putBy(deed.paid).length > 0) ? [deed.seen] : [];
      return [...itself, ...removedAmong.map(({ seen }) => seen)];
    }
    case "part-counter":
      return [deed.seen];
    default:
      return [];
  }
};

/** Where a cost in words sacrifices it: tokens, too, as this is to be too much. */
const buriedBy = ({ deed, buries }: Draft): readonly Thing[] =>
  deed.kind === "part" && deed.do === "sacrifice" && deed.seen !== undefined ? [...buries, { ...deed.seen.thing, zone: "graveyard" }] : buries;

/** Made once for a draft that is asked after for several texts. */
export const doneBy = (draft: Draft): Done => ({
  leaves: [...losesForMana(draft), ...givesUp(draft)],
  buries: buriedBy(draft),
  movesCards: movesCards(draft),
  turns: turnedBy(draft),
  counters: countersBy(draft),
  life: draft.touch.life > 0,
});

/** By what is asked: tapped or not, as that may change on the way. */
const mayMatch = (of: Predicate, thing: Thing, source: Thing): boolean =>
  matches(of, { ...thing, tapped: true }, source) || matches(of, { ...thing, tapped: false }, source);

const asksTapped = (of: Predicate, thing: Thing, source: Thing): boolean =>
  matches(of, { ...thing, tapped: true }, source) !== matches(of, { ...thing, tapped: false }, source);

/** Does it ask for counters, or for what they change? CR 122.1a */
const asksCounters = (of: Predicate): boolean => {
  switch (of.kind) {
    case "counter":
    case "power":
    case "toughness":
      return true;
    case "not":
      return asksCounters(of.of);
    case "all":
    case "any":
      return of.of.some(asksCounters);
    default:
      return false;
  }
};

/** Are there other permanents that match afterwards? */
const changesThose = (of: Predicate, { leaves, turns, counters }: Done, source: Thing): boolean =>
  leaves.some(({ thing }) => mayMatch(of, thing, source)) || turns.some(({ thing }) => asksTapped(of, thing, source)) || (counters.length > 0 && asksCounters(of));

const changesGraveyard = (of: Predicate, { buries, movesCards: moves }: Done, source: Thing): boolean => moves || buries.some((thing) => mayMatch(of, thing, source));

/** Could the amount be another? `source`: the object whose text it is. */
export const altersAmount = (amount: Amount, done: Done, source: Thing): boolean => {
  if (typeof amount === "number") return false;
  switch (amount.kind) {
    case "count":
      return amount.zone === "battlefield" ? changesThose(amount.of, done, source) : amount.zone === "graveyard" ? changesGraveyard(amount.of, done, source) : done.movesCards;
    case "different":
      return amount.zone === "battlefield" ? done.counters.length > 0 || changesThose(amount.of, done, source) : changesGraveyard(amount.of, done, source);
    case "card-types":
      return done.movesCards || done.buries.length > 0;
    case "counters":
      return done.counters.some(({ copies }) => copies.has(source.id));
    case "counters-among":
    case "greatest-power":
    case "greatest-toughness":
    case "total-power":
    case "total-toughness":
      return done.counters.length > 0 || done.leaves.length > 0 || changesThose(amount.of, done, source);
    case "greatest-mana-value":
    case "total-mana-value":
    case "colors-among":
    case "creature-types":
    case "same-name":
      return changesThose(amount.of, done, source);
    case "power":
    case "toughness":
      return done.counters.length > 0 || done.leaves.length > 0;
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
      return done.counters.some(({ copies }) => copies.has(source.id)) || done.turns.some(({ copies }) => copies.has(source.id) && asksTapped(condition.is, source, source));
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

/** What a text looks up on the board: how much, and when. */
export interface Lookups {
  readonly amounts: readonly Amount[];
  readonly conditions: readonly Condition[];
}

const formulas = (amounts: readonly (Amount | undefined)[]): readonly Amount[] => amounts.flatMap((amount) => (typeof amount === "object" ? [amount] : []));

const formulasIn = (outputs: readonly Output[]): readonly Amount[] => formulas(outputs.map((output) => ("amount" in output ? output.amount : undefined)));

/** "For each …", "as long as …". */
export const lookupsOf = (text: Effect | CostChange): Lookups => ({
  amounts: [
    ...formulas(["amount" in text ? text.amount : 0, "times" in text ? text.times : 0, "power" in text ? text.power : 0, "toughness" in text ? text.toughness : 0]),
    ...("adds" in text ? formulasIn(text.adds) : []),
  ],
  conditions: "when" in text && text.when !== undefined ? [text.when] : [],
});

/** What an ability makes, and whether it may be activated. CR 602.5, 605.3b */
export const lookupsOfAbility = ({ conditions = [], outputs, instead = [] }: ManaAbility): Lookups => ({
  amounts: formulasIn([...outputs, ...instead.flatMap((other) => other.outputs)]),
  conditions: [...conditions, ...instead.map(({ when }) => when)],
});

/** Could it come to something else? `source`: the object whose text it is. */
export const alters = ({ amounts, conditions }: Lookups, done: Done, source: Thing): boolean =>
  conditions.some((condition) => altersCondition(condition, done, source)) || amounts.some((amount) => altersAmount(amount, done, source));

const isItself = (of: Predicate): boolean => of.kind === "self" || (of.kind === "all" && of.of.some(isItself));

/** Is it about nothing but the object that has it? Then it is no loss to others that it goes. */
export const isAboutItself = (effect: Effect): boolean => ("of" in effect && isItself(effect.of)) || ("to" in effect && isItself(effect.to));
