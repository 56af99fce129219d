import { BASIC_LAND_TYPES, type BasicLandType, type Condition, type Effect, type EffectKind, type ManaAbility, type Whose } from "../cards/index.ts";
import { holds, valueOf, type Moment } from "./amounts.ts";
import { chosenType, withAddedTypes, withColors } from "./elsewhere.ts";
import type { CopyIds } from "./copies.ts";
import { looksAtOthers } from "./losses.ts";
import { asOther, matches } from "./matches.ts";
import { speaksOf } from "./players.ts";
import { withBasePower, withoutType, withSubtypes, withTypes, type Thing } from "./thing.ts";

/** What has effects: a permanent, or a card in your graveyard with text that works there. */
export interface Source {
  readonly copies: CopyIds;
  readonly controller: number;
  readonly thing: Thing;
  readonly effects: readonly Effect[];
  /** Of a card in the graveyard: the mana abilities that it would have on the battlefield. */
  readonly printed?: readonly ManaAbility[];
}

/** A permanent while continuous effects are applied to it. */
export interface Draft extends Source {
  thing: Thing;
  abilities: readonly ManaAbility[];
  granted: ManaAbility[];
  effects: readonly Effect[];
  readonly used: readonly number[];
  haste: boolean;
  locked: boolean;
  /** Its basic land types give it mana abilities, CR 305.6. */
  intrinsic: boolean;
}

/** Kinds of effects that decide what a permanent is and can do: those of layers 4 to 7, CR 613.1d-g. */
const CONTINUOUS: ReadonlySet<EffectKind> = new Set<EffectKind>([
  "land-types", "set-types", "add-types", "not-type", "set-colors", "no-abilities", "grant-ability", "copy-abilities", "grant-haste", "grant-keyword", "no-activation", "power",
]);

/** What the effect does to characteristics depends on what else is there. */
export const isDynamic = (effect: Effect): boolean =>
  CONTINUOUS.has(effect.kind) &&
  (("when" in effect && effect.when !== undefined && looksAtOthers(effect.when)) ||
    (effect.kind === "copy-abilities" && effect.when === undefined) ||
    (effect.kind === "power" && (typeof effect.power === "object" || typeof effect.toughness === "object")));

const applies = (target: Source, source: Source, whose: Whose): boolean => speaksOf(whose, source.controller, target.controller);

const isBasicLandType = (text: string): text is BasicLandType => Object.hasOwn(BASIC_LAND_TYPES, text);

/** The ability that each basic land type gives, CR 305.6. */
const INTRINSIC = Object.fromEntries(
  Object.entries(BASIC_LAND_TYPES).map(([type, mana]): [string, ManaAbility] => [type, { cost: [{ kind: "tap" }], outputs: [{ kind: "fixed", mana: [mana] }] }]),
) as Readonly<Record<BasicLandType, ManaAbility>>;

/** CR 305.6: a land with a basic land type has the matching mana ability, whatever its text. */
const intrinsicAbilities = (thing: Thing): readonly ManaAbility[] =>
  thing.types.includes("Land") ? thing.subtypes.filter(isBasicLandType).map((type) => INTRINSIC[type]) : [];

/** All mana abilities that a permanent has. */
export const abilitiesOf = ({ abilities, intrinsic, thing, granted }: Draft): readonly ManaAbility[] =>
  (granted.length > 0 || (intrinsic && thing.subtypes.length > 0) ? [...abilities, ...(intrinsic ? intrinsicAbilities(thing) : []), ...granted] : abilities);

type PowerEffect = Extract<Effect, { readonly kind: "power" }>;

/** How many of the source's copies change one copy of the target. */
const timesOn = (target: Draft, effect: PowerEffect, source: Source): number => {
  if (!applies(target, source, effect.whose)) return 0;
  const own = matches(effect.of, target.thing, source.thing);
  if (target !== source) return own ? source.copies.length : 0;
  // "Other Elves get +1/+1": three such Elves have +2/+2 each.
  const others = source.copies.length - 1;
  return (own ? 1 : 0) + (others > 0 && matches(effect.of, asOther(target.thing), source.thing) ? others : 0);
};

/** What one effect does to one target: the thing as it is after it, or nothing. */
const powerChange = (target: Draft, effect: PowerEffect, source: Source, moment: Moment): ((thing: Thing) => Thing) | undefined => {
  const times = timesOn(target, effect, source);
  const about = effect.each ? target.thing : source.thing;
  if (times === 0 || (effect.when !== undefined && !holds(effect.when, about, moment, source.controller))) return undefined;
  const [power, toughness] = [effect.power, effect.toughness].map((amount) =>
    amount === undefined ? undefined : valueOf(amount, about, moment, {}, source.controller));
  return (thing) =>
    effect.base
      ? withBasePower(thing, power, toughness)
      : { ...thing, power: thing.power + times * (power ?? 0), toughness: thing.toughness + times * (toughness ?? 0) };
};

/**
 * Layer 7: what objects say of their own power first (7a), then base power (7b), then changes (7c); counters are in
 * already. All formulas of a step are evaluated as of before it, so none sees what another one does. CR 613.4
 */
const applyPower = (drafts: readonly Draft[], now: () => Moment): void => {
  const steps: readonly ((effect: PowerEffect) => boolean)[] = [
    (effect) => effect.base === true && effect.of.kind === "self",
    (effect) => effect.base === true && effect.of.kind !== "self",
    (effect) => effect.base !== true,
  ];
  for (const step of steps) {
    const found = drafts.flatMap((source) =>
      source.effects.flatMap((effect) => (effect.kind === "power" && step(effect) ? [{ effect, source }] : [])));
    if (found.length === 0) continue;
    const moment = now();
    const changes = found.flatMap(({ effect, source }) =>
      drafts.map((target) => ({ target, change: powerChange(target, effect, source, moment) })));
    for (const { target, change } of changes) if (change !== undefined) target.thing = change(target.thing);
  }
};

type Continuous = Extract<Effect, { readonly whose: Whose; readonly of: unknown } | { readonly whose: Whose; readonly to: unknown }>;

/** Does one of the source's copies say something of this copy of the target? "Other Caves": of two such Caves each does of the other. */
const speaksTo = (target: Draft, effect: Continuous, source: Source): boolean => {
  if (!applies(target, source, effect.whose)) return false;
  const to = "of" in effect ? effect.of : effect.to;
  return matches(to, target.thing, source.thing) || (target === source && source.copies.length > 1 && matches(to, asOther(target.thing), source.thing));
};

type Copying = Extract<Effect, { readonly kind: "copy-abilities" }>;
type EachCopy = (change: (target: Draft, effect: Copying, source: Source) => void) => void;

/** Abilities of others, until nobody learns a new one: those who copy may copy each other. CR 613.1f */
const copyAbilities = (drafts: readonly Draft[], elsewhere: readonly Source[], each: EachCopy): void => {
  for (let learned = true; learned; ) {
    learned = false;
    each((target, effect, source) => {
      const from = effect.from === "graveyard"
        ? elsewhere.filter(({ thing }) => matches(effect.source, thing, source.thing)).flatMap(({ printed = [] }) => printed)
        : drafts.filter((draft) => speaksOf(effect.theirs, source.controller, draft.controller) && matches(effect.source, draft.thing, source.thing)).flatMap(abilitiesOf);
      const known = abilitiesOf(target);
      const fresh = [...new Set(from)].filter((ability) => !known.includes(ability));
      target.granted.push(...fresh);
      learned ||= fresh.length > 0;
    });
  }
};

/**
 * Continuous effects in the order of layers: types (4), colors (5), abilities (6), power (7). CR 613.1d-g
 * `now`: the board with what has been applied so far, for formulas and conditions. `elsewhere`: sources that are no
 * permanents.
 */
export const applyContinuousEffects = (drafts: readonly Draft[], elsewhere: readonly Source[], now: () => Moment): void => {
  if (![...drafts, ...elsewhere].some(({ effects }) => effects.some(({ kind }) => CONTINUOUS.has(kind)))) return;
  /** What the effects of one kind do, each to all that it speaks of. */
  const applyAll = <K extends Continuous["kind"]>(kind: K, change: (target: Draft, effect: Continuous & { readonly kind: K }, source: Source) => void): void => {
    for (const source of [...drafts, ...elsewhere]) {
      for (const effect of source.effects) {
        if (effect.kind !== kind) continue;
        const found = effect as Continuous & { readonly kind: K };
        const { when } = found as { readonly when?: Condition };
        if (when !== undefined && !holds(when, source.thing, now(), source.controller)) continue;
        for (const target of drafts) if (speaksTo(target, found, source)) change(target, found, source);
      }
    }
  };
  // CR 305.7: a land that *becomes* a basic land type loses its printed abilities. Such effects first: they may
  // take away the others (dependency, CR 613.8).
  const asBasicLand = (target: Draft, subtypes: readonly string[]): void => {
    if (!subtypes.some(isBasicLandType)) return;
    target.abilities = [];
    target.effects = [];
  };
  applyAll("land-types", (target, effect, source) => {
    if (effect.inAddition || !target.thing.types.includes("Land")) return;
    const types = effect.types === "chosen" ? chosenType(source.thing) : effect.types;
    const kept = target.thing.subtypes.filter((subtype) => !isBasicLandType(subtype));
    target.thing = { ...target.thing, subtypes: [...kept, ...types] };
    target.abilities = [];
    target.effects = [];
  });
  applyAll("set-types", (target, effect) => {
    target.thing = withTypes(target.thing, effect);
    asBasicLand(target, effect.subtypes);
  });
  applyAll("land-types", (target, effect, source) => {
    if (!effect.inAddition || !target.thing.types.includes("Land")) return;
    target.thing = withSubtypes(target.thing, effect.types === "chosen" ? chosenType(source.thing) : effect.types);
  });
  applyAll("add-types", (target, effect, source) => {
    target.thing = withAddedTypes(target.thing, effect, source.thing);
  });
  applyAll("not-type", (target, effect) => {
    target.thing = withoutType(target.thing, effect.type);
  });
  applyAll("set-colors", (target, effect, source) => {
    target.thing = withColors(target.thing, effect, source.thing);
  });
  applyAll("no-abilities", (target, _, source) => {
    target.abilities = [];
    target.effects = target === source ? target.effects : [];
    target.haste = false;
    target.intrinsic = false;
  });
  applyAll("grant-ability", (target, effect) => {
    target.granted.push(effect.ability);
  });
  copyAbilities(drafts, elsewhere, (change) => applyAll("copy-abilities", change));
  applyAll("grant-haste", (target) => {
    target.haste = true;
  });
  applyAll("no-activation", (target, effect) => {
    if (effect.manaToo) target.locked = true;
  });
  applyPower(drafts, now);
};
