import { COLORS, sizeOf, typeBit, type Color, type Cost, type ManaCounts, type TypeSet } from "../mana/index.ts";
import { copyId } from "../board/position.ts";
import { BASIC_LAND_TYPES, typeOfSubtype, type Amount, type Condition, type Predicate, type Whose } from "../cards/index.ts";
import { assign } from "./assign.ts";
import { cardThing } from "./elsewhere.ts";
import { asOther, compare, matches } from "./matches.ts";
import { countersOn, type Thing } from "./thing.ts";
import { speaksOf, YOU } from "./players.ts";
import type { Seen, View } from "./view.ts";

/** The board at one moment: the view, and how many copies of each permanent are now in which state. */
export interface Moment {
  readonly view: View;
  /** The copies of one permanent that are still there, as things with their numbers. */
  readonly copiesOf: (seen: Seen) => readonly (readonly [Thing, number])[];
  /** Has this copy left the battlefield? */
  readonly isGone: (id: string) => boolean;
  /** Cards that came into your graveyard since the position was given. */
  readonly newInGraveyard: readonly Thing[];
}

/** The moment that the position describes. */
export const startOf = (view: View): Moment => ({
  view,
  copiesOf: (seen) => [[seen.thing, seen.copies.length]],
  isGone: () => false,
  newInGraveyard: [],
});

/** What an amount may refer to besides the board. */
export interface AmountContext {
  /** X of the ability's cost. */
  readonly x?: number;
  /** The object sacrificed, exiled or tapped as the ability's cost. */
  readonly costObject?: Thing;
  /** What it could have produced, CR 608.2h: known even when it has left. */
  readonly costTypes?: TypeSet;
  /** What was tapped for mana, for triggers on that. */
  readonly tapped?: Thing;
  /** Unspent mana as the ability resolves, for what doubles it. CR 701.10f */
  readonly unspent?: ManaCounts;
  /** The color being added, for "devotion to that color". */
  readonly color?: Color;
}

/** How many permanents match, and which, as (thing, number) pairs. */
export const matching = (
  moment: Moment,
  whose: Whose,
  of: Predicate,
  source: Thing,
  controller = YOU,
): readonly (readonly [Thing, number])[] =>
  moment.view.permanents
    .filter((seen) => speaksOf(whose, controller, seen.controller))
    .flatMap((seen) => {
      const copies = moment.copiesOf(seen);
      if (!seen.copies.has(source.id)) return copies.filter(([thing]) => matches(of, thing, source));
      // One of these copies is the source itself (or was); the others are not.
      const own = ownCopies(moment, copies, source.id);
      return copies.flatMap(([thing, count]) => {
        const rest = thing === own ? count - 1 : count;
        const self = thing === own && matches(of, { ...thing, id: source.id }, source) ? 1 : 0;
        const others = rest > 0 && matches(of, asOther(thing), source) ? rest : 0;
        return self + others > 0 ? [[thing, self + others] as const] : [];
      });
    });

/** The thing that stands for this copy: one of its own where it has changed, or that of all that have not, which comes first. */
const ownCopies = (moment: Moment, copies: readonly (readonly [Thing, number])[], id: string): Thing | undefined =>
  moment.isGone(id) ? undefined : (copies.find(([thing]) => thing.id === id) ?? copies[0])?.[0];

const total = (pairs: readonly (readonly [Thing, number])[]): number => pairs.reduce((sum, [, count]) => sum + count, 0);

/** All of a player's permanents of this moment. */
const permanentsNow = (moment: Moment, controller: number): readonly (readonly [Thing, number])[] =>
  moment.view.permanents.filter((seen) => seen.controller === controller).flatMap(moment.copiesOf);

/** How many of `colors` the mana symbols of a cost are, each symbol once. CR 700.5 */
const devotionOf = (cost: Cost, colors: readonly string[]): number =>
  cost.filter((symbol) => {
    switch (symbol.kind) {
      case "mana":
        return colors.includes(symbol.type);
      case "hybrid":
        return symbol.types.some((type) => colors.includes(type));
      case "twobrid":
      case "phyrexian":
        return colors.includes(symbol.color);
      case "hybrid-phyrexian":
        return symbol.colors.some((color) => colors.includes(color));
      case "generic":
      case "variable":
      case "snow":
        return false;
    }
  }).length;

const devotion = (moment: Moment, colors: readonly string[], controller: number): number =>
  permanentsNow(moment, controller).reduce((sum, [thing, count]) => sum + count * devotionOf(thing.manaCost, colors), 0);

const zoneCount = (moment: Moment, zone: "hand" | "graveyard", of: Predicate, source: Thing): number => {
  const { position } = moment.view;
  const cards = zone === "hand" ? position.hand : position.graveyard;
  const given = cards.reduce((sum, entry) => sum + (matches(of, cardThing(moment.view, entry.card, entry.id, zone), source) ? entry.count : 0), 0);
  if (zone === "hand") return given;
  const cast = cards.find((entry) => copyId(entry, 0) === moment.view.onStack);
  const onStack = cast !== undefined && matches(of, cardThing(moment.view, cast.card, cast.id, zone), source) ? 1 : 0;
  return given - onStack + moment.newInGraveyard.filter((thing) => matches(of, thing, source)).length;
};

/** Cards in your graveyard, one thing for all copies; a card that is being cast from there has left it. CR 601.2a */
export const graveyardThings = (moment: Moment): readonly Thing[] => [
  ...moment.view.position.graveyard
    .filter((entry) => entry.count > 1 || copyId(entry, 0) !== moment.view.onStack)
    .map((entry) => cardThing(moment.view, entry.card, entry.id, "graveyard")),
  ...moment.newInGraveyard,
];

/** How many an opponent of the controller has: the one who has most. */
const mostOfAnOpponent = (moment: Moment, of: Predicate, source: Thing, controller: number): number =>
  [YOU, ...moment.view.position.opponents.map((_, index) => index + 1)]
    .filter((player) => player !== controller)
    .reduce((most, player) => Math.max(most, total(matching(moment, "you", of, source, player))), 0);

const PARTY_ROLES = ["Cleric", "Rogue", "Warrior", "Wizard"] as const;

/** The most creatures of which each fills a role of its own. CR 700.8 */
const partyOf = (creatures: readonly (readonly [Thing, number])[]): number => {
  const copies = creatures.flatMap(([thing, count]) => Array.from({ length: Math.min(count, PARTY_ROLES.length) }, () => thing));
  const fits = (role: string, thing: Thing): boolean => thing.subtypes.includes(role) || thing.keywords.includes("changeling");
  return assign(PARTY_ROLES, copies, fits).filter((role) => role !== undefined).length;
};

type Measure = "power" | "toughness" | "manaValue";

/** The value of an amount right now; 0 where it refers to something that is not there. CR 107.2 */
export const valueOf = (amount: Amount, source: Thing, moment: Moment, context: AmountContext = {}, controller = YOU): number => {
  if (typeof amount === "number") return amount;
  const yours = (of: Predicate): readonly (readonly [Thing, number])[] => matching(moment, "you", of, source, controller);
  const things = (of: Predicate): readonly Thing[] => yours(of).map(([thing]) => thing);
  const greatest = (of: Predicate, value: Measure): number => things(of).reduce((most, thing) => Math.max(most, thing[value]), 0);
  const totalOf = (of: Predicate, value: Measure): number => Math.max(0, yours(of).reduce((sum, [thing, count]) => sum + count * thing[value], 0));
  switch (amount.kind) {
    case "count":
      if (amount.zone !== "battlefield") {
        // A position shows no hand or graveyard but yours.
        return amount.whose === "an-opponent" || amount.whose === "opponents" ? 0 : zoneCount(moment, amount.zone, amount.of, source);
      }
      return amount.whose === "an-opponent"
        ? mostOfAnOpponent(moment, amount.of, source, controller)
        : total(matching(moment, amount.whose, amount.of, source, controller));
    case "counters":
      return countersOn(source, amount.counter);
    case "counters-among":
      return yours(amount.of).reduce((sum, [thing, count]) => sum + count * countersOn(thing, amount.counter), 0);
    case "devotion":
      return devotion(moment, amount.to === "output" ? (context.color === undefined ? [] : [context.color]) : amount.to, controller);
    case "power":
      return Math.max(0, source.power);
    case "toughness":
      return Math.max(0, source.toughness);
    case "mana-value":
      return source.manaValue;
    case "greatest-power":
      return greatest(amount.of, "power");
    case "greatest-mana-value":
      return greatest(amount.of, "manaValue");
    case "total-power":
      return totalOf(amount.of, "power");
    case "greatest-toughness":
      return greatest(amount.of, "toughness");
    case "total-toughness":
      return totalOf(amount.of, "toughness");
    case "total-mana-value":
      return totalOf(amount.of, "manaValue");
    case "different": {
      const found = amount.zone === "battlefield" ? things(amount.of) : graveyardThings(moment).filter((thing) => matches(amount.of, thing, source));
      return new Set(found.map((thing) => (amount.value === "name" ? thing.name : amount.value === "power" ? thing.power : thing.manaValue))).size;
    }
    case "card-types":
      return new Set(graveyardThings(moment).flatMap((thing) => thing.types)).size;
    case "party":
      return partyOf(yours({ kind: "type", type: "Creature" }));
    case "life":
      return moment.view.position.life;
    case "domain": {
      const lands = things({ kind: "type", type: "Land" });
      return Object.keys(BASIC_LAND_TYPES).filter((type) => lands.some((thing) => thing.subtypes.includes(type))).length;
    }
    case "colors-among":
      return sizeOf(things(amount.of).reduce((set, thing) => set | thing.colors, 0));
    case "creature-types":
      return creatureTypesAmong(things(amount.of));
    case "unknown":
      return 0;
    case "shared-creature-type":
      return sharedCreatureType(yours({ kind: "type", type: "Creature" }));
    case "opponents":
      return moment.view.position.opponents.length;
    case "same-name":
      return context.tapped === undefined ? 0 : othersNamedLike(context.tapped, yours(amount.of), moment);
    case "cost-object":
      return context.costObject === undefined
        ? 0
        : amount.value === "mana-value" ? context.costObject.manaValue : Math.max(0, context.costObject[amount.value]);
    case "x":
      return context.x ?? 0;
    case "sum":
      return amount.of.reduce<number>((sum, part) => sum + valueOf(part, source, moment, context, controller), 0);
    case "times":
      return amount.factor * valueOf(amount.of, source, moment, context, controller);
    case "at-most":
      return Math.min(amount.limit, valueOf(amount.of, source, moment, context, controller));
  }
};

/** How many of these have the name of `tapped`, which itself does not count. */
const othersNamedLike = (tapped: Thing, pairs: readonly (readonly [Thing, number])[], moment: Moment): number => {
  const seen = moment.view.owners.get(tapped.id);
  const own = seen === undefined ? undefined : ownCopies(moment, moment.copiesOf(seen), tapped.id);
  const named = pairs.filter(([thing]) => thing.name === tapped.name);
  return total(named) - (named.some(([thing]) => thing.id === own?.id) ? 1 : 0);
};

/** There are more creature types than any cost asks for; a changeling has them all. CR 205.3m, 702.73a */
const ALL_CREATURE_TYPES = 300;

const creatureTypesAmong = (things: readonly Thing[]): number =>
  things.some((thing) => thing.keywords.includes("changeling"))
    ? ALL_CREATURE_TYPES
    : new Set(things.flatMap((thing) => thing.subtypes.filter((subtype) => typeOfSubtype(subtype) === "Creature"))).size;

const sharedCreatureType = (creatures: readonly (readonly [Thing, number])[]): number => {
  const counts = new Map<string, number>();
  const changelings = total(creatures.filter(([thing]) => thing.keywords.includes("changeling")));
  for (const [thing, count] of creatures) {
    if (thing.keywords.includes("changeling")) continue;
    for (const subtype of thing.subtypes) counts.set(subtype, (counts.get(subtype) ?? 0) + count);
  }
  return Math.max(0, ...counts.values()) + changelings;
};

/** Is a condition met right now? What a position does not tell counts as not met; it is reported by the caller. */
export const holds = (condition: Condition, source: Thing, moment: Moment, controller = YOU): boolean => {
  switch (condition.kind) {
    case "amount":
      return compare(valueOf(condition.amount, source, moment, {}, controller), condition.is, condition.value);
    case "self":
      return matches(condition.is, source, source);
    case "not":
      return condition.of.kind !== "unknown" && !holds(condition.of, source, moment, controller);
    case "all":
      return condition.of.every((part) => holds(part, source, moment, controller));
    case "any":
      return condition.of.some((part) => holds(part, source, moment, controller));
    case "priority":
      // CR 602.5e: while a cost is being paid nobody has priority.
      return false;
    case "your-turn":
      // One of the opponents' turns is as good as another here: a position says only that it is not yours.
      return (moment.view.position.turn !== "theirs") === (condition.payer === true || controller === YOU);
    case "unknown":
      return false;
  }
};

/** Does an effect hold right now, as far as it says when? */
export const isInForce = (
  { effect, source, controller }: { readonly effect: { readonly when?: Condition }; readonly source: Thing; readonly controller: number }, moment: Moment,
): boolean => effect.when === undefined || holds(effect.when, source, moment, controller);

/** The texts of amounts that the position does not tell. */
export const untoldIn = (amount: Amount): readonly string[] => {
  if (typeof amount === "number") return [];
  if (amount.kind === "unknown") return [amount.text];
  if (amount.kind === "sum") return amount.of.flatMap(untoldIn);
  return amount.kind === "times" || amount.kind === "at-most" ? untoldIn(amount.of) : [];
};

/** The texts of conditions that the position cannot answer. */
export const unknownsIn = (condition: Condition): readonly string[] => {
  switch (condition.kind) {
    case "unknown":
      return [condition.text];
    case "not":
      return unknownsIn(condition.of);
    case "all":
    case "any":
      return condition.of.flatMap(unknownsIn);
    case "amount":
      return untoldIn(condition.amount);
    case "self":
    case "priority":
    case "your-turn":
      return [];
  }
};

/** Colors among things, as letters. */
export const colorsAmong = (things: readonly Thing[]): readonly Color[] => {
  const set = things.reduce((all, thing) => all | thing.colors, 0);
  return COLORS.filter((color) => (set & typeBit[color]) !== 0);
};
