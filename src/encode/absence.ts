import type { Effect, EffectKind } from "../cards/index.ts";
import { isDynamic, looksAtPower, mayBegin, type Payment } from "../rules/index.ts";
import { resizes } from "./counters.ts";
import type { Draft } from "./draft.ts";
import type { Table } from "./table.ts";

/**
 * Programs see effects as they are at the start. A permanent that is given up for mana takes its effects with it, and
 * what is done afterwards is done without them. That can only matter for effects that are looked at after the total is
 * locked (CR 601.2g-h), and in two ways.
 */
type Absence =
  /** Nothing is looked at any more, or a program has it in view (permissions, CR 609.4b). */
  | "no matter"
  /** Without the effect there may be a better payment: one mana less that floats. */
  | "may be better"
  /** Without the effect something may be possible that was not. */
  | "may allow";

const ABSENCE: Readonly<Record<EffectKind, Absence>> = {
  "spell-cost": "no matter",
  "spell-floor": "no matter",
  "own-cost": "no matter",
  "own-ability": "no matter",
  "face-up-cost": "no matter",
  "additional-cost": "no matter",
  "x-types": "no matter",
  "x-least": "no matter",
  "no-mana": "no matter",
  "only-mana-from": "no matter",
  "grant-keyword": "no matter",
  "ability-tap-payment": "no matter",
  "life-for-mana": "no matter",
  "grant-haste": "no matter",
  "damage-when-tapped": "may be better",
  "mana-ability-life": "may allow",
  "ability-cost": "may allow",
  "grant-ability": "may be better",
  "copy-abilities": "may be better",
  "land-types": "may allow",
  "add-types": "may be better",
  "set-types": "may allow",
  "not-type": "may allow",
  "set-colors": "may allow",
  power: "may be better",
  "no-abilities": "may allow",
  "no-activation": "may allow",
  "tap-trigger": "may be better",
  "tap-multiply": "may be better",
  "tap-replace": "may allow",
  "as-though": "may be better",
  "no-life-payment": "may allow",
  "no-sacrifice": "may allow",
};

/** Effects that are still looked at while costs are paid, after mana abilities. CR 601.2h */
const WHEN_PAYING: ReadonlySet<EffectKind> = new Set<EffectKind>([
  "as-though", "set-colors", "add-types", "not-type", "land-types", "power", "no-sacrifice", "no-life-payment", "damage-when-tapped",
]);

/** CR 609.4b: what makes mana of other types colorless only may allow something by being gone. */
const whenActivating = (effect: Effect): Absence => (effect.kind === "as-though" && effect.othersColorless === true ? "may allow" : ABSENCE[effect.kind]);

/** CR 609.4b: what makes mana of other types colorless only may be better gone; other permissions only help. */
const whenPaying = (effect: Effect): Absence =>
  !WHEN_PAYING.has(effect.kind) ? "no matter"
  : effect.kind === "as-though" ? (effect.othersColorless === true ? "may allow" : "no matter")
  : ABSENCE[effect.kind];

/** Effects of others may depend on what is there. What a formula makes of power is left to the referee. */
const ofOthers = (effect: Effect): Absence =>
  effect.kind === "power" || !isDynamic(effect) ? "no matter" : mayBegin(effect) ? "may allow" : ABSENCE[effect.kind];

/**
 * What the permanents that these drafts give up could change by being gone, for mana or as a cost that may be paid before
 * others are: their own effects, and those of others that depend on what is there.
 */
export const absenceOf = (table: Table, abilities: readonly Draft[], payments: readonly Draft[]): { readonly mayBeBetter: boolean; readonly mayAllow: boolean } => {
  const early = new Set(abilities.flatMap(({ leaves = [] }) => leaves).flatMap(({ copies }) => copies));
  const late = new Set(payments.flatMap(({ deed }) => (deed.kind === "part" && deed.do !== "tap" && deed.do !== "reveal" && deed.seen !== undefined ? deed.seen.copies : [])));
  const found = new Set(table.view.effects.flatMap(({ source, effect }) => [
    ...(early.has(source.id) ? [whenActivating(effect)] : early.size > 0 ? [ofOthers(effect)] : []),
    ...(late.has(source.id) ? [whenPaying(effect)] : []),
  ]));
  return { mayBeBetter: found.has("may be better") || found.has("may allow"), mayAllow: found.has("may allow") };
};

/** Programs see power and toughness as they are at the start, too: counters that are put or removed change them. CR 122.1a */
export const mayResize = (table: Table, payment: Payment, drafts: readonly Draft[]): boolean => drafts.some(resizes) && looksAtPower(table.view, payment);
