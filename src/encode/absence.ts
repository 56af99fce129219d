import type { Effect, EffectKind, ManaAbility } from "../cards/index.ts";
import { lazily } from "../lazily.ts";
import { abilityMayGain, isDynamic, looksAtOthers, looksAtPower, mayBegin, triggerMayGain, type Gaining, type Payment, type Seen, type Thing } from "../rules/index.ts";
import { countsBoard } from "./ability-drafts.ts";
import { alters, doneBy, givesUp, isAboutItself, lookupsOf, losesForMana } from "./alters.ts";
import { resizes } from "./counters.ts";
import type { Draft } from "./draft.ts";
import { isDeparture } from "./resource-names.ts";
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

/** As these leave, other permanents may come to match what texts ask for, or cease to. CR 613 */
const SHAPES: ReadonlySet<EffectKind> = new Set<EffectKind>(["add-types", "set-types", "not-type", "land-types", "set-colors", "power", "no-abilities"]);

/** CR 609.4b: what makes mana of other types colorless only may allow something by being gone. */
const whenActivating = (effect: Effect): Change => (effect.kind === "as-though" && effect.othersColorless === true ? "may allow" : ABSENCE[effect.kind]);

/** CR 609.4b: what makes mana of other types colorless only may be better gone; other permissions only help. */
const whenPaying = (effect: Effect): Change =>
  !WHEN_PAYING.has(effect.kind) ? "no matter"
  : effect.kind === "as-though" ? (effect.othersColorless === true ? "may allow" : "no matter")
  : ABSENCE[effect.kind];

/** What some effect of another object comes to be. What a formula makes of power is left to the referee. */
const ofOthers = (effect: Effect, gaining: Gaining): Change => {
  if (effect.kind === "power" || (ABSENCE[effect.kind] === "no matter" && !isDynamic(effect))) return "no matter";
  if (mayBegin(effect, gaining) || (effect.kind === "tap-trigger" && triggerMayGain(effect, gaining))) return "may allow";
  // Cards with abilities that it copies come into the graveyard.
  if (effect.kind === "copy-abilities" && effect.from === "graveyard" && gaining.has("graveyard")) return "may allow";
  return isDynamic(effect) || ("when" in effect && effect.when !== undefined && looksAtOthers(effect.when)) ? ABSENCE[effect.kind] : "no matter";
};

/** Where permanents and cards go while mana abilities are activated. */
const gainingBy = (abilities: readonly Draft[]): Gaining =>
  new Set(abilities.flatMap(({ deed, buries }) => [
    ...(buries.length > 0 ? ["graveyard" as const] : []),
    ...((deed.kind === "activate" || deed.kind === "fodder") && deed.named.returnsOthers.length > 0 ? ["hand" as const] : []),
  ]));

/** Every mana ability of yours, that of a card which may yet come into the graveyard included. */
const abilitiesOf = ({ view, mine, shared }: Table): readonly ManaAbility[] => [
  ...[...mine, ...shared].flatMap(({ abilities }) => abilities),
  ...[...view.position.hand, ...view.position.graveyard].flatMap(({ card }) => card.abilities),
];

/** Abilities that work in the graveyard, of cards that come there on the way. CR 113.6 */
const mayRise = ({ view: { position, effects } }: Table, gaining: Gaining): boolean =>
  gaining.has("graveyard") &&
  ([...position.battlefield, ...position.hand].some(({ card }) => card.abilities.some(({ zone }) => zone === "graveyard")) ||
    effects.some(({ effect }) => effect.kind === "grant-ability" && effect.zone === "graveyard"));

/** What amounts and conditions of abilities come to be, as what they look at leaves. CR 602.5, 605.3b */
const ofAbilities = (table: Table, abilities: readonly Draft[], gaining: Gaining): Change => {
  const counts = abilities.some(({ deed }) => deed.kind === "activate" && countsBoard(deed.paid));
  // CR 106.12b, Damping Sphere: less mana may be left as it is.
  const spares = table.view.effects.some(({ effect }) => effect.kind === "tap-replace" && effect.least !== undefined);
  if ((counts && spares) || mayRise(table, gaining) || abilitiesOf(table).some((ability) => abilityMayGain(ability, gaining))) return "may allow";
  // Seen with nothing gone but what the own cost takes: in another order less may float.
  return counts ? "may be better" : "no matter";
};

/** Something leaves where it is as it is activated. */
const losesSomething = ({ leaves = [], buries, uses }: Draft): boolean => leaves.length > 0 || buries.length > 0 || uses.some(({ resource }) => isDeparture(resource));

export interface Absence {
  readonly mayBeBetter: boolean;
  readonly mayAllow: boolean;
  /** What has to be done for that: a payment that does none of it is seen as it is. */
  readonly doubtful: readonly Draft[];
}

/**
 * What the permanents that these drafts give up could change by being gone, for mana or as a cost that may be paid before
 * others are: their own effects, those of others that depend on what is there, and what abilities count.
 */
export const absenceOf = (table: Table, abilities: readonly Draft[], payments: readonly Draft[]): Absence => {
  const [early, late] = [new Set(abilities.flatMap(losesForMana)), new Set(payments.flatMap(givesUp))];
  const losing = abilities.filter(losesSomething);
  const gaining = gainingBy(abilities);
  const [sources, lateSources] = [new Set<Seen>(), new Set<Seen>()];
  const byOthers: Change[] = losing.length === 0 ? [] : [ofAbilities(table, abilities, gaining)];
  const done = lazily(() => losing.map(doneBy));
  const reshapes = lazily(() => table.view.effects.some(({ source, effect }) => SHAPES.has(effect.kind) && !isAboutItself(effect) && [...early].some(({ copies }) => copies.has(source.id))));
  // What others are able to do, and what a trigger adds, is looked at, too.
  const isAltered = (effect: Effect, source: Thing): boolean =>
    effect.kind === "copy-abilities" || effect.kind === "tap-trigger" || reshapes() || done().some((one) => alters(lookupsOf(effect), one, source));
  const found = new Set<Change>();
  for (const { source, effect } of table.view.effects) {
    const owner = table.view.owners.get(source.id);
    const isLost = !isAboutItself(effect);
    const leavesEarly = isLost && owner !== undefined && early.has(owner);
    const now = leavesEarly ? whenActivating(effect) : "no matter";
    const then = owner !== undefined && isLost && late.has(owner) ? whenPaying(effect) : "no matter";
    if (losing.length > 0 && !leavesEarly && isAltered(effect, source)) byOthers.push(ofOthers(effect, gaining));
    if (owner !== undefined && now !== "no matter") sources.add(owner);
    if (owner !== undefined && then !== "no matter") lateSources.add(owner);
    found.add(now).add(then);
  }
  const others = byOthers.some((change) => change !== "no matter");
  for (const change of byOthers) found.add(change);
  const doubtful = [
    ...(others ? losing : abilities.filter((draft) => losesForMana(draft).some((seen) => sources.has(seen)))),
    ...payments.filter((draft) => givesUp(draft).some((seen) => lateSources.has(seen))),
  ];
  return { mayBeBetter: found.has("may be better") || found.has("may allow"), mayAllow: found.has("may allow"), doubtful };
};

/** Programs see power and toughness as they are at the start, too: counters that are put or removed change them. CR 122.1a */
export const resizing = (table: Table, payment: Payment, drafts: readonly Draft[]): readonly Draft[] => {
  const found = drafts.filter(resizes);
  return found.length > 0 && looksAtPower(table.view, payment) ? found : [];
};
