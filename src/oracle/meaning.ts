import { COLORS, parseCost, type Cost } from "../mana/index.ts";
import type { Amount, CardType, Casting, Condition, CostPart, Effect, ManaAbility, ManaTypes, Output, Predicate, SideEffect, SpendRule, Supertype, Whose } from "../cards/index.ts";
import { BASIC_LAND_TYPES, CARD_TYPES, OWN_WORDS, SUPERTYPES } from "../cards/index.ts";
import { allConditions, withWhen } from "./conditions.ts";

/** The small constructors that the grammar's actions use; everything that is not plain data is here. */

/** What one line says. */
export type Reading =
  | { readonly kind: "keywords"; readonly keywords: readonly string[]; readonly effects: readonly Effect[] }
  | { readonly kind: "ability"; readonly ability: ManaAbility }
  | { readonly kind: "effects"; readonly effects: readonly Effect[] }
  /** Read, and it has nothing to do with paying. */
  | { readonly kind: "irrelevant" };

/** What one line says of how its card may be cast. */
export type CastingReading =
  /** A keyword with its cost. */
  | Extract<CostPart, { readonly kind: "keyword" }>
  /** "{1}{U} \u2014 2/1", CR 702.160a. */
  | { readonly kind: "prototype"; readonly cost: Cost; readonly power: number; readonly toughness: number }
  /** One of several modes, with its cost. */
  | { readonly kind: "mode"; readonly cost: readonly CostPart[] }
  /** By a keyword that the card has, from the graveyard. */
  | { readonly kind: "using"; readonly keyword: string }
  | Extract<Casting, { readonly kind: "way" | "besides" }>;

export const NUMBER_WORDS = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
  "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
];

export const numberOf = (word: string): number => {
  const at = NUMBER_WORDS.indexOf(word.toLowerCase());
  return at >= 0 ? at : Number(word);
};

export const isNumber = (word: string): boolean => NUMBER_WORDS.includes(word.toLowerCase());

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

export const cardTypeOf = (word: string): CardType | undefined => {
  const name = capitalized(word).replace(/^Sorceries$/, "Sorcery").replace(/s$/, "");
  return CARD_TYPES.find((type) => type === name);
};

export const supertypeOf = (word: string): Supertype | undefined =>
  SUPERTYPES.find((type) => type === capitalized(word));

export const costOf = (text: string): Cost | undefined => {
  const parsed = parseCost(text);
  return parsed.ok ? parsed.value : undefined;
};

export const isAnything = (of: Predicate): boolean => of.kind === "anything";

/** All of these, without needless nesting. */
export const all = (list: readonly (Predicate | null | undefined)[]): Predicate => {
  const flat = list.flatMap((of) => (of == null || isAnything(of) ? [] : of.kind === "all" ? of.of : [of]));
  const [first, ...rest] = flat;
  if (first === undefined) return { kind: "anything" };
  return rest.length === 0 ? first : { kind: "all", of: flat };
};

/** Any of these. */
export const any = (list: readonly Predicate[]): Predicate => {
  const flat = list.flatMap((of) => (of.kind === "any" ? of.of : [of]));
  const [first, ...rest] = flat;
  if (first === undefined || flat.some(isAnything)) return { kind: "anything" };
  return rest.length === 0 ? first : { kind: "any", of: flat };
};

export const not = (of: Predicate): Predicate => (of.kind === "not" ? of.of : { kind: "not", of });

/** Whether what matches can only be lands. */
export const areLands = (of: Predicate): boolean =>
  (of.kind === "type" && of.type === "Land") ||
  (of.kind === "subtype" && Object.hasOwn(BASIC_LAND_TYPES, of.subtype)) ||
  (of.kind === "all" && of.of.some(areLands)) ||
  (of.kind === "any" && of.of.every(areLands));

export const times = (factor: number, of: Amount): Amount =>
  factor === 1 ? of : typeof of === "number" ? factor * of : { kind: "times", factor, of };

export const sum = (a: number, of: Amount): Amount =>
  a === 0 ? of : typeof of === "number" ? a + of : { kind: "sum", of: [a, of] };

/** Cards that you own in exile and in your graveyard: what is in exile a position does not tell. */
export const alsoInExile = (of: Predicate): Amount => ({ kind: "sum", of: [{ kind: "count", zone: "graveyard", whose: "you", of }, { kind: "unknown", text: "for each such card that you own in exile" }] });

/** Land types that are not basic, CR 205.3i. */
export const NONBASIC_LAND_TYPES: readonly string[] = ["Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Planet", "Power-Plant", "Sphere", "Tower", "Town", "Urza's"];

/** Generic mana and nothing else. */
export const isGeneric = (cost: Cost): boolean => cost.every(({ kind }) => kind === "generic");

/** What a body of sentences says besides the mana that it adds. */
export type Clause =
  | { readonly kind: "effect"; readonly effect: SideEffect }
  | { readonly kind: "spend"; readonly spend: SpendRule; readonly rider?: string }
  | { readonly kind: "rider"; readonly rider: string }
  | { readonly kind: "condition"; readonly condition: Condition }
  | { readonly kind: "instead"; readonly when: Condition; readonly outputs: readonly Output[] }
  /** "Choose a color.", to which a later "that color" refers. */
  | { readonly kind: "choose-color" }
  | { readonly kind: "once" }
  | { readonly kind: "any-player" }
  | { readonly kind: "stays" }
  /** Says nothing that a payer cares about. */
  | { readonly kind: "nothing" };

/** The ability that a cost and its sentences make; `undefined` when two sentences contradict each other. */
export const abilityOf = (
  items: readonly CostItem[], read: readonly Output[], clauses: readonly Clause[],
): ManaAbility | undefined => {
  const chosen = clauses.some((clause) => clause.kind === "choose-color");
  if (!chosen && read.some(refersBack)) return undefined;
  const outputs = read.map((output) => (refersBack(output) ? { ...output, of: ANY_COLOR } : output));
  const effects = [
    ...items.flatMap((item) => item.effect ?? []),
    ...clauses.flatMap((clause) => (clause.kind === "effect" ? [inOrder(clause.effect, outputs)] : [])),
  ];
  const conditions = clauses.flatMap((clause) => (clause.kind === "condition" ? [clause.condition] : []));
  const instead = clauses.flatMap((clause) =>
    clause.kind === "instead" ? [{ when: clause.when, outputs: clause.outputs }] : []);
  const spends = clauses.flatMap((clause) => (clause.kind === "spend" ? [clause.spend] : []));
  const riders = clauses.flatMap((clause) =>
    clause.kind === "rider" || clause.kind === "spend" ? (clause.rider === undefined ? [] : [clause.rider]) : []);
  const [spend, ...otherSpends] = spends;
  if (otherSpends.length > 0 || outputs.length === 0) return undefined;
  const zone = items.find((item) => item.zone !== undefined)?.zone;
  return {
    cost: items.flatMap((item) => item.part ?? []),
    outputs,
    ...(instead.length > 0 ? { instead: instead.map((other) => ({ ...other, outputs: other.outputs.map(sameAs(outputs[0])) })) } : {}),
    ...(spend !== undefined ? { spend } : {}),
    ...(riders.length > 0 ? { rider: riders.join("; ") } : {}),
    ...(effects.length > 0 ? { effects } : {}),
    ...(conditions.length > 0 ? { conditions } : {}),
    ...(clauses.some((clause) => clause.kind === "once") ? { oncePerTurn: true as const } : {}),
    ...(clauses.some((clause) => clause.kind === "any-player") ? { anyPlayer: true as const } : {}),
    ...(zone !== undefined ? { zone } : {}),
    ...(clauses.some((clause) => clause.kind === "stays") ? { stays: true as const } : {}),
  };
};

const looksAtCounters = (amount: Amount): boolean => {
  if (typeof amount === "number") return false;
  if (amount.kind === "sum") return amount.of.some(looksAtCounters);
  return amount.kind === "times" || amount.kind === "at-most" ? looksAtCounters(amount.of) : amount.kind === "counters";
};

/** That counters are put before the mana is added matters only where the amount counts them. */
const inOrder = (effect: SideEffect, outputs: readonly Output[]): SideEffect => {
  if (effect.kind !== "put-counter" || effect.before === undefined) return effect;
  const { before, ...later } = effect;
  return outputs.some((output) => "amount" in output && looksAtCounters(output.amount)) ? { ...later, before } : later;
};

const ANY_COLOR: ManaTypes = { kind: "these", types: COLORS };

/** "That color": the grammar's own kind, which never leaves this file. */
const refersBack = (output: Output): output is Extract<Output, { readonly kind: "one-type" }> =>
  output.kind === "one-type" && (output.of.kind as string) === "that-color";

/** "Add three mana of that type instead": of the types that the ability's own output has. */
const sameAs = (own: Output | undefined) => (output: Output): Output =>
  output.kind === "one-type" && (output.of.kind as string) === "same" && own !== undefined && "of" in own
    ? { ...output, of: own.of }
    : output;

/** One part of a cost as read; some can only be paid from another zone, which is then where the ability works, CR 113.6. */
export interface CostItem {
  /** Missing: it costs nothing now. */
  readonly part?: CostPart;
  readonly zone?: "hand" | "graveyard";
  /** What it will cost later. */
  readonly effect?: SideEffect;
}

/** Ten pairs: "two mana of different colors". */
export const differentPairs = (): readonly Output[] =>
  COLORS.flatMap((first, at) => COLORS.slice(at + 1).map((second): Output => ({ kind: "fixed", mana: [first, second] })));

/** The same mana `factor` times: {G}{G} for each … */
export const repeated = (mana: readonly Output[], amount: Amount): readonly Output[] | undefined => {
  const out: Output[] = [];
  for (const output of mana) {
    if (output.kind === "fixed") {
      const [type] = output.mana;
      if (type === undefined || output.mana.some((other) => other !== type)) return undefined;
      out.push({ kind: "one-type", of: { kind: "these", types: [type] }, amount: times(output.mana.length, amount) });
    } else if ((output.kind === "one-type" || output.kind === "combination") && typeof output.amount === "number") {
      out.push({ ...output, amount: times(output.amount, amount) });
    } else return undefined;
  }
  return out;
};

/** Whom an effect is about. `it`: by that word only. */
interface Target {
  readonly whose: Whose;
  readonly to: Predicate;
  readonly it?: true;
}

/** "+2/-0", "+X/+X, where X is …", as read. */
interface PowerChange {
  readonly power: Signed;
  readonly toughness: Signed;
  readonly formula: { readonly amount: Amount; readonly x: boolean; readonly when?: Condition } | null;
  readonly text: string;
}
interface Signed {
  readonly sign: 1 | -1;
  readonly n: number | "X";
}

interface PowerParts {
  readonly target: Target;
  readonly change: PowerChange;
  readonly tails: readonly (readonly ((target: Target) => readonly Effect[])[])[];
  readonly whens: readonly Condition[];
  readonly text: string;
}

const amountOf = ({ sign, n }: Signed, { formula }: PowerChange): Amount | undefined => {
  if (n === 0) return 0;
  if (formula === null) return n === "X" ? undefined : sign * n;
  if (formula.x) return n === "X" ? times(sign, formula.amount) : sign * n;
  return n === "X" ? undefined : times(sign * n, formula.amount);
};

/** Where a text says "it" or "other", and the object it changes is not its own, the one that is changed is meant. */
const ABOUT_EACH = /\b(?:it|its|it's|they|their|other|another)\b/i;
const IT = /\b(?:it|its|it's|they|their)\b/i;
const OTHER = /\b(?:other|another)\b/i;
const NO_OBJECT = /\bit(?:'s| is| isn't)(?: not)? your turn\b|\bother than yours\b/g;

/** "Other Elves you control get +1/+1 and have haste." `undefined`: not to be read with certainty. */
export const powerEffects = ({ target, change, tails, whens, text }: PowerParts): readonly Effect[] | undefined => {
  const own = target.to.kind === "self";
  // "It" is this object only if the sentence has named it.
  if (target.it && !/~/.test(text)) return undefined;
  // In a condition that has named this object, "it" is that one; and "another" there is other than this object.
  const each = !own && (ABOUT_EACH.test(change.text) || (IT.test(text.replace(NO_OBJECT, "")) && !text.includes("~")));
  if (each && `${text}${change.text}`.includes("~")) return undefined;
  if (each && OTHER.test(text.replace(NO_OBJECT, ""))) return undefined;
  const [power, toughness] = [amountOf(change.power, change), amountOf(change.toughness, change)];
  if (power === undefined || toughness === undefined || (change.formula?.x === true && change.power.n !== "X" && change.toughness.n !== "X")) return undefined;
  const conditions = [...whens, ...(change.formula?.when === undefined ? [] : [change.formula.when])];
  const given = tails.flat().flatMap((make) => make(target));
  // What a formula counts only at times says nothing of when the rest holds.
  if (given.length > 0 && (each || change.formula?.when !== undefined) && conditions.length > 0) return undefined;
  const others = withWhen(given, conditions.length === 0 ? undefined : allConditions(conditions));
  if (others === undefined) return undefined;
  return [
    {
      kind: "power", whose: target.whose, of: target.to,
      ...(power === 0 ? {} : { power }), ...(toughness === 0 ? {} : { toughness }),
      ...(each ? { each } : {}), ...(conditions.length > 0 ? { when: allConditions(conditions) } : {}),
    },
    ...others,
  ];
};

export { becomes } from "./becomes.ts";
export { allConditions, anyCondition, EARLIER, fromGraveyard, notCondition, UNREAD_POWER, withWhen } from "./conditions.ts";
export { colorNamed as colorOf } from "../mana/index.ts";
export { subtypeOf } from "./subtypes.ts";
export { isCostKeyword, isPlainKeyword, isPricedKeyword } from "./keywords.ts";

export { OWN_WORDS };

type OwnWay = Extract<Casting, { readonly kind: "way" }>;

/** What a card offers in its own words, if some of these conditions are met. */
export const castFor = (offer: Partial<OwnWay>, ...whens: readonly (Condition | null)[]): OwnWay => {
  const conditions = whens.filter((when) => when !== null);
  return { kind: "way", name: OWN_WORDS, ...offer, ...(conditions.length === 0 ? {} : { when: allConditions(conditions) }) };
};
