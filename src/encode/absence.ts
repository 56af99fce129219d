import type { Effect, EffectKind } from "../cards/index.ts";
import { isDynamic, looksAtPower, mayBegin, type Payment } from "../rules/index.ts";
import { countsBoard } from "./ability-drafts.ts";
import { resizes } from "./counters.ts";
import type { Draft } from "./draft.ts";
import type { Table } from "./table.ts";

/**
 * Programs see effects as they are at the start. A permanent that is given up for mana takes its effects with it, and
 * what is done afterwards is done without them. That can only matter for effects that are looked at after the total is
 * locked (CR 601.2g-h), and in two ways.
 */
type Change =
  /** Nothing is looked at any more, or a program has it in view (permissions, CR 609.4b). */
  | "no matter"
  /** Without the effect there may be a better payment: one mana less that floats. */
  | "may be better"
  /** Without the effect something may be possible that was not. */
  | "may allow";

const ABSENCE: Readonly<Record<EffectKind, Change>> = {
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
const whenActivating = (effect: Effect): Change => (effect.kind === "as-though" && effect.othersColorless === true ? "may allow" : ABSENCE[effect.kind]);

/** CR 609.4b: what makes mana of other types colorless only may be better gone; other permissions only help. */
const whenPaying = (effect: Effect): Change =>
  !WHEN_PAYING.has(effect.kind) ? "no matter"
  : effect.kind === "as-though" ? (effect.othersColorless === true ? "may allow" : "no matter")
  : ABSENCE[effect.kind];

/** Effects of others may depend on what is there. What a formula makes of power is left to the referee. */
const ofOthers = (effect: Effect): Change =>
  effect.kind === "power" || !isDynamic(effect) ? "no matter" : mayBegin(effect) ? "may allow" : ABSENCE[effect.kind];

export interface Absence {
  readonly mayBeBetter: boolean;
  readonly mayAllow: boolean;
  /** What has to be done for that: a payment that does none of it is seen as it is. */
  readonly doubtful: readonly Draft[];
}

const givesUp = ({ deed }: Draft): readonly string[] =>
  deed.kind === "part" && deed.do !== "tap" && deed.do !== "reveal" && deed.seen !== undefined ? deed.seen.copies : [];

const losesForMana = ({ leaves = [] }: Draft): readonly string[] => leaves.flatMap(({ copies }) => copies);

/**
 * What the permanents that these drafts give up could change by being gone, for mana or as a cost that may be paid before
 * others are: their own effects, and those of others that depend on what is there.
 * Amounts are seen with nothing gone but what the own cost takes: in another order less may float.
 */
export const absenceOf = (table: Table, abilities: readonly Draft[], payments: readonly Draft[]): Absence => {
  const [early, late] = [new Set(abilities.flatMap(losesForMana)), new Set(payments.flatMap(givesUp))];
  const found = new Set<Change>();
  const [sources, lateSources] = [new Set<string>(), new Set<string>()];
  let others = early.size > 0 && abilities.some(({ deed }) => deed.kind === "activate" && countsBoard(deed.paid));
  if (others) found.add("may be better");
  for (const { source, effect } of table.view.effects) {
    const [now, ofOther, then] = [
      early.has(source.id) ? whenActivating(effect) : "no matter",
      !early.has(source.id) && early.size > 0 ? ofOthers(effect) : "no matter",
      late.has(source.id) ? whenPaying(effect) : "no matter",
    ];
    if (now !== "no matter") sources.add(source.id);
    if (ofOther !== "no matter") others = true;
    if (then !== "no matter") lateSources.add(source.id);
    for (const one of [now, ofOther, then]) found.add(one);
  }
  const doubtful = [
    ...abilities.filter((draft) => losesForMana(draft).some((id) => others || sources.has(id))),
    ...payments.filter((draft) => givesUp(draft).some((id) => lateSources.has(id))),
  ];
  return { mayBeBetter: found.has("may be better") || found.has("may allow"), mayAllow: found.has("may allow"), doubtful };
};

/** Programs see power and toughness as they are at the start, too: counters that are put or removed change them. CR 122.1a */
export const resizing = (table: Table, payment: Payment, drafts: readonly Draft[]): readonly Draft[] => {
  const found = drafts.filter(resizes);
  return found.length > 0 && looksAtPower(table.view, payment) ? found : [];
};
