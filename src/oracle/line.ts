import type { Condition, Effect, ManaAbility, NotUnderstood } from "../cards/index.ts";
import { parseCostWords, parseKeywords, parseLine } from "./grammar.ts";
import { PAYING_KEYWORDS } from "./keywords.ts";
import { normalizeLine } from "./normalize.ts";
import { couldMatter, mayForbid, movesLibraryCards, ownCostOf, ownSentences } from "./relevance.ts";

export interface LineContext {
  readonly names: readonly string[];
  /** The card is an instant or sorcery. */
  readonly spell: boolean;
  /** The card is a land. */
  readonly land: boolean;
  /** The line holds only from some level on, which no position tells. */
  readonly conditional: boolean;
}

export interface LineResult {
  readonly keywords: readonly string[];
  readonly abilities: readonly ManaAbility[];
  readonly effects: readonly Effect[];
  readonly notUnderstood: readonly NotUnderstood[];
}

const NOTHING: LineResult = { keywords: [], abilities: [], effects: [], notUnderstood: [] };

/** Longer lines than any in print are not looked at, so that no text takes long. */
const LONGEST = 2000;

/** Effects that an instant or sorcery has while it is being cast; all else in its text waits for its resolution. */
const isOwnEffect = (effect: Effect): boolean =>
  effect.kind === "own-cost" || effect.kind === "additional-cost" || effect.kind === "x-types" || effect.kind === "x-least" ||
  effect.kind === "no-mana" || effect.kind === "ability-tap-payment" || effect.kind === "as-though" || effect.kind === "only-mana-from";

const isOwnLandType = (effect: Effect): boolean => effect.kind === "land-types" && effect.of.kind === "self";

const unreadLine = (printed: string, line: string): LineResult => ({
  ...NOTHING,
  notUnderstood: [{ text: printed, ...(mayForbid(line) ? { mayForbid: true as const } : {}) }],
});

/** Keyword-like words before the ability proper that are conditions, CR 702.178 (max speed), 702.177 (exhaust). */
const GATES: readonly (readonly [prefix: string, condition: Condition])[] = [
  ["Max speed \u2014 ", { kind: "unknown", text: "you have max speed" }],
  ["Exhaust \u2014 ", { kind: "unknown", text: "not activated before" }],
  ["Solved \u2014 ", { kind: "unknown", text: "this case is solved" }],
];

const stationGate = (line: string): { readonly rest: string; readonly condition: Condition } | undefined => {
  const found = /^(\d+)\+ \| (.*)$/.exec(line);
  return found === null
    ? undefined
    : { rest: found[2] ?? "", condition: { kind: "amount", amount: { kind: "counters", counter: "charge" }, is: ">=", value: Number(found[1]) } };
};

/** The line without its gate, and the gate. */
const ungated = (line: string): { readonly rest: string; readonly condition?: Condition } => {
  const gate = GATES.find(([prefix]) => line.startsWith(prefix));
  if (gate !== undefined) return { rest: line.slice(gate[0].length), condition: gate[1] };
  return stationGate(line) ?? { rest: line };
};

/** Effects of sentences that stand among others which do not matter. All are read, or the line is not. */
const sentenceEffects = (printed: string, line: string, sentences: readonly string[]): LineResult => {
  const readings = sentences.map(parseLine);
  const effects = readings.flatMap((reading) => (reading?.kind === "effects" ? reading.effects : []));
  return readings.every((reading) => reading?.kind === "effects") && effects.every(isOwnEffect) ? { ...NOTHING, effects } : unreadLine(printed, line);
};

/** What an activated ability that makes no mana says about its own cost. */
const ownCostEffects = (printed: string, line: string): LineResult => {
  const { waterbend, sentences } = ownCostOf(line);
  const parts = waterbend === undefined ? [] : parseCostWords(waterbend);
  const result = sentenceEffects(printed, line, sentences);
  if (parts === undefined) return unreadLine(printed, line);
  const costs = parts.flatMap((part): readonly Effect[] => (part.kind === "waterbend" ? [{ kind: "ability-waterbend", cost: part.cost }] : []));
  return { ...result, effects: [...costs, ...result.effects] };
};

export const readLine = (printed: string, context: LineContext): LineResult => {
  const whole = normalizeLine(printed.slice(0, LONGEST), context.names);
  if (whole === "" ) return NOTHING;
  const { rest: line, condition } = ungated(whole);
  if (printed.length > LONGEST) return unreadLine(printed, line);
  // Most lines have nothing to do with paying: only their keywords are of interest.
  const matters = couldMatter(line, { spell: context.spell });
  const reading = matters ? parseLine(line) : parseKeywords(line);
  if (reading === undefined) {
    if (context.spell && matters) return sentenceEffects(printed, line, ownSentences(line));
    return matters ? unreadLine(printed, line) : ownCostEffects(printed, line);
  }
  switch (reading.kind) {
    case "irrelevant":
      return NOTHING;
    case "keywords":
      if (context.conditional || condition !== undefined) return reading.keywords.some((word) => PAYING_KEYWORDS.has(word)) ? unreadLine(printed, line) : NOTHING;
      return { ...NOTHING, keywords: reading.keywords, effects: reading.effects };
    case "ability":
      if (context.spell || movesLibraryCards(line)) return NOTHING;
      if (context.conditional) return unreadLine(printed, line);
      return {
        ...NOTHING,
        abilities: [condition === undefined ? reading.ability : { ...reading.ability, conditions: [...(reading.ability.conditions ?? []), condition] }],
      };
    case "effects":
      if (context.spell && !reading.effects.every(isOwnEffect)) return NOTHING;
      if (reading.effects.length === 0) return NOTHING;
      if (context.conditional || condition !== undefined) return unreadLine(printed, line);
      // "Is the chosen type" means a creature type on a creature.
      if (!context.land && reading.effects.some(isOwnLandType)) return unreadLine(printed, line);
      return { ...NOTHING, effects: reading.effects };
  }
};
