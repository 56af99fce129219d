import type { Condition, CostChange, CostPart, Effect, ManaAbility, NotUnderstood } from "../cards/index.ts";
import type { Cost } from "../mana/index.ts";
import { ungated } from "./gates.ts";
import { parseKeywords, parseLine, parseOwnChange, parseOwnCost } from "./grammar.ts";
import { PAYING_KEYWORDS } from "./keywords.ts";
import { allConditions, isUnreadPower, withWhen } from "./conditions.ts";
import { normalizeLine } from "./normalize.ts";
import { anyManaForThat, changesPower, couldMatter, isManaAbilityLine, mayForbid, mayLessenPower, ownCostOf, ownSentences, worksOnBoardOnly } from "./relevance.ts";

export interface LineContext {
  readonly names: readonly string[];
  /** The card is an instant or sorcery. */
  readonly spell: boolean;
  /** The card is a land. */
  readonly land: boolean;
  /** Of the card; empty if it has none. */
  readonly manaCost: Cost;
  /** The line holds only so: from a level on. */
  readonly section?: Condition;
}

export interface LineResult {
  readonly keywords: readonly string[];
  readonly abilities: readonly ManaAbility[];
  readonly effects: readonly Effect[];
  readonly notUnderstood: readonly NotUnderstood[];
  /** What the line's activated ability costs, if it makes no mana. */
  readonly ownAbilities: readonly OwnAbility[];
}

export const NOTHING: LineResult = { keywords: [], abilities: [], effects: [], notUnderstood: [], ownAbilities: [] };

/** Longer lines than any in print are not looked at, so that no text takes long. */
const LONGEST = 2000;

/** Effects that an instant or sorcery has while it is being cast; all else in its text waits for its resolution. */
const isOwnEffect = (effect: Effect): boolean =>
  effect.kind === "own-cost" || effect.kind === "additional-cost" || effect.kind === "x-types" || effect.kind === "x-least" ||
  effect.kind === "no-mana" || effect.kind === "ability-tap-payment" || effect.kind === "as-though" || effect.kind === "only-mana-from";

type OwnLandType = Extract<Effect, { readonly kind: "land-types" }>;
const isOwnLandType = (effect: Effect): effect is OwnLandType => effect.kind === "land-types" && effect.of.kind === "self";

const unreadLine = (printed: string, line: string): LineResult => ({
  ...NOTHING,
  notUnderstood: [{ text: printed, ...(mayForbid(line) ? { mayForbid: true as const } : {}) }],
});

/** Nothing but power or toughness is at stake. */
const unreadPower = (printed: string, line: string): readonly NotUnderstood[] => [
  { text: printed, ...(mayLessenPower(line) ? { mayForbid: true as const } : {}), onBoard: true, about: "power" },
];

/** A card that is somewhere by this text may be cast with any mana; which one, a position does not tell. */
const thatCardWith = (pays: "any-color" | "any-type"): Effect => ({
  kind: "as-though", whose: "you", pays, on: [{ kind: "cast", spell: { kind: "anything" }, from: ["exile", "graveyard", "library"] }],
  when: { kind: "unknown", text: "the spell is one that this lets you cast" },
});

/** Effects of sentences that stand among others which do not matter. All are read, or the line is not. */
const sentenceEffects = (printed: string, line: string, sentences: readonly string[]): LineResult => {
  const readings = sentences.map(parseLine);
  const effects = readings.flatMap((reading) => (reading?.kind === "effects" ? reading.effects : []));
  return readings.every((reading) => reading?.kind === "effects") && effects.every(isOwnEffect) ? { ...NOTHING, effects } : unreadLine(printed, line);
};

/** The cost of an activated ability that is no mana ability, with its rules for X. */
export type OwnAbility = Extract<Effect, { readonly kind: "own-ability" }>;

/** All parts of the cost that are known. */
const ownCostParts = (text: string): readonly CostPart[] =>
  parseOwnCost(text) ?? text.split(/, (?:and )?| and /).flatMap((part) => parseOwnCost(part) ?? []);

/** Power-up: the first turn it costs less by what the card costs. */
const byItsManaCost = (by: Cost): CostChange => ({ change: "reduce", by, amount: 1, when: { kind: "self", is: { kind: "entered-this-turn" } } });

/** What an activated ability that makes no mana says about its own cost. */
const ownCost = (printed: string, line: string, manaCost: Cost): LineResult => {
  const { cost, changes: changeSentences, sentences } = ownCostOf(line);
  if (cost === undefined) return NOTHING;
  const parts = ownCostParts(cost);
  const { effects, notUnderstood } = sentenceEffects(printed, line, sentences);
  const xTypes = effects.find((effect) => effect.kind === "x-types")?.types;
  const xLeast = effects.find((effect) => effect.kind === "x-least")?.value;
  const said = changeSentences.flatMap((sentence) => parseOwnChange(sentence) ?? []);
  const changes = [...said, ...(line.startsWith("Power-up \u2014 ") ? [byItsManaCost(manaCost)] : [])];
  const unread = said.length < changeSentences.length ? unreadLine(printed, line).notUnderstood : [];
  const rules = { ...(changes.length === 0 ? {} : { changes }), ...(xTypes === undefined ? {} : { xTypes }), ...(xLeast === undefined ? {} : { xLeast }) };
  return {
    ...NOTHING,
    effects: effects.filter((effect) => effect.kind !== "x-types" && effect.kind !== "x-least"),
    notUnderstood: notUnderstood.length > 0 ? notUnderstood : unread,
    ownAbilities: parts.length === 0 ? [] : [{ kind: "own-ability", cost: parts, ...rules }],
  };
};

/** What an ability costs is of interest whatever else its line says. */
const withOwnCost = (result: LineResult, own: LineResult): LineResult => ({
  ...result,
  effects: [...result.effects, ...own.effects],
  notUnderstood: result.notUnderstood.length > 0 ? result.notUnderstood : own.notUnderstood,
  ownAbilities: [...result.ownAbilities, ...own.ownAbilities],
});

const onBoard = (line: string, result: LineResult): LineResult =>
  result.notUnderstood.length > 0 && worksOnBoardOnly(line)
    ? { ...result, notUnderstood: result.notUnderstood.map((unread) => ({ ...unread, onBoard: true })) }
    : result;

/** One printed line. */
export const readLine = (printed: string, context: LineContext): LineResult => {
  if (printed.length > LONGEST) return { ...NOTHING, notUnderstood: [{ text: printed, mayForbid: true }] };
  const whole = normalizeLine(printed, context.names);
  if (whole === "") return NOTHING;
  const { rest: line, condition } = ungated(whole);
  const gates = [context.section, condition].filter((gate) => gate !== undefined);
  const result = readWhole(printed, line, gates.length === 0 ? undefined : allConditions(gates), context);
  return context.spell ? result : onBoard(line, withOwnCost(result, ownCost(printed, line, context.manaCost)));
};

const readWhole = (printed: string, line: string, condition: Condition | undefined, context: LineContext): LineResult => {
  // Most lines have nothing to do with paying: only their keywords are of interest.
  const matters = couldMatter(line, { spell: context.spell });
  const power = changesPower(line, { spell: context.spell });
  const anyMana = anyManaForThat(line, { spell: context.spell });
  if (anyMana !== undefined) return { ...NOTHING, effects: [thatCardWith(anyMana)] };
  const reading = matters || power ? parseLine(line) : parseKeywords(line);
  if (reading === undefined) {
    if (power && !matters) return { ...NOTHING, notUnderstood: unreadPower(printed, line) };
    if (context.spell && matters) return sentenceEffects(printed, line, ownSentences(line));
    return matters ? unreadLine(printed, line) : NOTHING;
  }
  switch (reading.kind) {
    case "irrelevant":
      return NOTHING;
    case "keywords":
      return condition === undefined ? { ...NOTHING, keywords: reading.keywords, effects: reading.effects } : gatedKeywords(printed, line, condition, reading);
    case "ability":
      if (context.spell || !isManaAbilityLine(line)) return NOTHING;
      return {
        ...NOTHING,
        abilities: [condition === undefined ? reading.ability : { ...reading.ability, conditions: [...(reading.ability.conditions ?? []), condition] }],
      };
    case "effects":
      if (context.spell && !reading.effects.every(isOwnEffect)) return NOTHING;
      if (reading.effects.length === 0) return NOTHING;
      if (reading.effects.some(isByWhatWasPaid)) return unreadLine(printed, line);
      return readEffects(printed, line, condition, context, reading.effects);
  }
};

/** "Costs {2} less for each counter removed this way": how many that are, no announcement says. */
const isByWhatWasPaid = (effect: Effect): boolean => effect.kind === "own-cost" && typeof effect.amount === "object" && effect.amount.kind === "x";

/** Keywords that it has only at times: of those that matter, haste can be given so. */
const gatedKeywords = (
  printed: string, line: string, condition: Condition, { keywords, effects }: { readonly keywords: readonly string[]; readonly effects: readonly Effect[] },
): LineResult => {
  const paying = keywords.filter((word) => PAYING_KEYWORDS.has(word));
  if (effects.length > 0 || paying.some((word) => word !== "haste")) return unreadLine(printed, line);
  return paying.length === 0 ? NOTHING : { ...NOTHING, effects: [{ kind: "grant-haste", whose: "anyone", to: { kind: "self" }, when: condition }] };
};

/** Effects as read, and what was not read of power among them. */
const readEffects = (
  printed: string, line: string, condition: Condition | undefined, context: LineContext, all: readonly Effect[],
): LineResult => {
  const always = all.filter((effect) => !isUnreadPower(effect));
  const unread = always.length < all.length ? unreadPower(printed, line) : [];
  const effects = withWhen(always, condition);
  if (effects === undefined) return always.every((effect) => effect.kind === "power") ? { ...NOTHING, notUnderstood: unreadPower(printed, line) } : unreadLine(printed, line);
  // "Is the chosen type" means a creature type on a creature.
  if (!context.land && effects.some(isOwnLandType)) return { ...NOTHING, effects: effects.map(asCreatureType), notUnderstood: unread };
  const isOwnAbility = (effect: Effect): effect is OwnAbility => effect.kind === "own-ability";
  return { ...NOTHING, effects: effects.filter((effect) => !isOwnAbility(effect)), ownAbilities: effects.filter(isOwnAbility), notUnderstood: unread };
};

/** The chosen type of an object that is no land is a creature type. */
const asCreatureType = (effect: Effect): Effect =>
  isOwnLandType(effect) && effect.types === "chosen"
    ? effect.inAddition
      ? { kind: "add-types", whose: effect.whose, of: effect.of, types: [], supertypes: [], subtypes: "chosen" }
      : effect
    : effect;
