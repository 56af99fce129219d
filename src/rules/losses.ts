import { ANY_TYPE, typeSet, type TypeSet } from "../mana/index.ts";
import type { Amount, Condition, Effect, ManaAbility, ManaTypes, Output } from "../cards/index.ts";

/**
 * What could come to be more, or to be true, as permanents and cards leave where they are while mana abilities are
 * activated. Conditions and amounts are looked at as each ability is activated and resolves. CR 602.5, 605.3b, 611.3a
 */

/** The zones of yours that gain by it. */
export type Gaining = ReadonlySet<"hand" | "graveyard">;

/** Amounts about an object itself, or about what payments do not change. */
const STEADY: ReadonlySet<string> = new Set(["counters", "mana-value", "life", "opponents", "x"]);

/** Could other permanents that leave make it true or false? */
export const looksAtOthers = (condition: Condition): boolean => {
  switch (condition.kind) {
    case "amount":
      return typeof condition.amount === "object" && !STEADY.has(condition.amount.kind);
    case "not":
      return looksAtOthers(condition.of);
    case "all":
    case "any":
      return condition.of.some(looksAtOthers);
    case "self":
    case "priority":
    case "your-turn":
    case "unknown":
      return false;
  }
};

const mayGrow = (amount: Amount, gaining: Gaining): boolean => {
  if (typeof amount === "number") return false;
  switch (amount.kind) {
    case "count":
      return amount.zone !== "battlefield" && (amount.whose === "you" || amount.whose === "anyone") && gaining.has(amount.zone);
    case "different":
    case "card-types":
      return amount.zone === "graveyard" && gaining.has("graveyard");
    case "sum":
      return amount.of.some((part) => mayGrow(part, gaining));
    case "times":
      return amount.factor < 0 || mayGrow(amount.of, gaining);
    case "at-most":
      return mayGrow(amount.of, gaining);
    default:
      return false;
  }
};

/** Could it become true? Conditions that ask for so much at least do so only where there comes to be more. */
const mayBeMet = (condition: Condition, gaining: Gaining): boolean => {
  switch (condition.kind) {
    case "amount":
      return condition.is === ">=" ? mayGrow(condition.amount, gaining) : looksAtOthers(condition);
    case "all":
    case "any":
      return condition.of.some((part) => mayBeMet(part, gaining));
    case "not":
      return looksAtOthers(condition.of);
    case "self":
    case "priority":
    case "your-turn":
    case "unknown":
      return false;
  }
};

/** Could it begin to work by what leaves? */
export const mayBegin = (effect: Effect, gaining: Gaining): boolean => "when" in effect && effect.when !== undefined && mayBeMet(effect.when, gaining);

/** The types that it may be, so far as its text says; any where it does not. */
const typesOf = (types: ManaTypes): TypeSet => (types.kind === "these" ? typeSet(types.types) : ANY_TYPE);

const outputTypes = (output: Output): TypeSet => (output.kind === "fixed" ? typeSet(output.mana) : output.kind === "as-unspent" ? ANY_TYPE : typesOf(output.of));

/** How much it is; `undefined`: that depends. */
const sizeOf = (output: Output): number | undefined =>
  output.kind === "fixed" ? output.mana.length : "amount" in output && typeof output.amount === "number" ? output.amount : undefined;

/** Whatever the one makes, could the other make it, too? */
const isWithin = (one: Output, other: Output): boolean => {
  const [size, most] = [sizeOf(one), sizeOf(other)];
  if (size === undefined || most === undefined || size > most) return false;
  if ("of" in one && "of" in other && one.kind === other.kind && JSON.stringify(one.of) === JSON.stringify(other.of)) return true;
  const types = outputTypes(other);
  // One type and no other, or free to be any of these.
  return (outputTypes(one) & ~types) === 0 && ((types & (types - 1)) === 0 || (other.kind === "combination" && other.of.kind === "these"));
};

const outputMayGain = (output: Output, gaining: Gaining): boolean =>
  ("amount" in output && mayGrow(output.amount, gaining)) ||
  ("of" in output && output.of.kind === "colors-among" && output.of.zone === "graveyard" && gaining.has("graveyard"));

/**
 * Could the ability come to make what it does not make now: more mana, mana of other types, or any at all? With less of
 * the same types it makes nothing new.
 */
export const abilityMayGain = ({ conditions = [], outputs, instead = [] }: ManaAbility, gaining: Gaining): boolean =>
  conditions.some((condition) => mayBeMet(condition, gaining)) ||
  [...outputs, ...instead.flatMap((other) => other.outputs)].some((output) => outputMayGain(output, gaining)) ||
  instead.some(({ when, outputs: others }) => mayBeMet(when, gaining) || (looksAtOthers(when) && !outputs.every((one) => others.some((other) => isWithin(one, other)))));

/** Could such an effect of another object come to add more mana for what is tapped? */
export const triggerMayGain = (effect: Extract<Effect, { readonly kind: "tap-trigger" }>, gaining: Gaining): boolean =>
  effect.adds.some((output) => outputMayGain(output, gaining)) || (effect.times !== undefined && mayGrow(effect.times, gaining));
