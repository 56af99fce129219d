import type { Condition, Effect, EffectKind } from "../cards/index.ts";

/** Conditions put together, and effects that hold only as long as one is met. */

export const notCondition = (of: Condition): Condition => (of.kind === "not" ? of.of : { kind: "not", of });

export const allConditions = (list: readonly Condition[]): Condition => {
  const [first, ...rest] = list;
  return first !== undefined && rest.length === 0 ? first : { kind: "all", of: list };
};

export const anyCondition = (list: readonly Condition[]): Condition => {
  const [first, ...rest] = list;
  return first !== undefined && rest.length === 0 ? first : { kind: "any", of: list };
};

/** Something about power or toughness that was not read: the grammar's own kind, which the reader takes out of the effects. */
export const UNREAD_POWER = { kind: "unread-power" } as unknown as Effect;
export const isUnreadPower = (effect: Effect): boolean => effect === UNREAD_POWER;

/** What something has done this turn or the turn before may still be at work. */
export const EARLIER: Condition = { kind: "unknown", text: "an effect of earlier this turn" };

/** Effects that can hold at times only. */
const CONDITIONAL: ReadonlySet<EffectKind> = new Set<EffectKind>([
  "spell-cost", "ability-cost", "spell-floor", "own-cost", "tap-trigger", "tap-replace", "as-though", "power", "not-type", "land-types", "set-types",
  "add-types", "set-colors", "grant-ability", "copy-abilities", "grant-haste", "grant-keyword", "no-abilities", "no-activation",
]);

/** What is tapped changes while costs are paid, which is followed where power is concerned only. */
const looksAtTapped = (condition: Condition): boolean => JSON.stringify(condition).includes('"kind":"tapped"');

const whenOf = (effect: Effect): Condition | undefined => ("when" in effect ? effect.when : undefined);

/** The same effects as long as a condition holds; `undefined` if one of them cannot be said so. */
export const withWhen = (effects: readonly Effect[], when: Condition | undefined): readonly Effect[] | undefined => {
  if (when === undefined) return effects;
  const fits = (effect: Effect): boolean =>
    isUnreadPower(effect) || (CONDITIONAL.has(effect.kind) && (effect.kind === "power" ? effect.each !== true : !looksAtTapped(when)));
  if (!effects.every(fits)) return undefined;
  return effects.map((effect): Effect => {
    const own = whenOf(effect);
    return isUnreadPower(effect) ? effect : ({ ...effect, when: own === undefined ? when : allConditions([own, when]) } as Effect);
  });
};

/** "As long as this card is in your graveyard, …": `undefined` if one of the effects cannot work from there. CR 113.6b */
export const fromGraveyard = (effects: readonly Effect[], when: Condition | undefined): readonly Effect[] | undefined =>
  effects.every((effect) => effect.kind === "grant-haste" || effect.kind === "grant-ability")
    ? withWhen(effects.map((effect): Effect => (effect.kind === "grant-haste" || effect.kind === "grant-ability" ? { ...effect, zone: "graveyard" } : effect)), when)
    : undefined;
