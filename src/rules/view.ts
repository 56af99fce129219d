import { BASIC_LAND_TYPES, type BasicLandType, type Effect, type ManaAbility, type Whose } from "../cards/index.ts";
import { copyId, type Permanent, type Position } from "../board/position.ts";
import { typeSet, type TypeSet } from "../mana/index.ts";
import { holds, startOf, valueOf, type Moment } from "./amounts.ts";
import { asOther, matches } from "./matches.ts";
import { speaksOf, YOU } from "./players.ts";
import { chosenColor, thingOf, withBasePower, withCounters, withoutType, type Thing } from "./thing.ts";

/** Permanents that rules and payer cannot tell apart, after continuous effects. */
export interface Seen {
  /** Characteristics and state of each copy; `thing.id` is the first copy's id. */
  readonly thing: Thing;
  /** Object ids, in board order. Never empty. */
  readonly copies: readonly string[];
  /** Mana abilities: its own in printed order, basic land types (CR 305.6), then granted ones. */
  readonly abilities: readonly ManaAbility[];
  /** 0: you; 1 and up: that opponent. */
  readonly controller: number;
  /** May use {T} and {Q} although new: not a creature, not new, or haste. CR 302.6, 702.10c */
  readonly ready: boolean;
  /** Its activated abilities cannot be activated. */
  readonly locked: boolean;
}

/** An effect that a permanent has at work. */
export interface Active {
  readonly effect: Effect;
  readonly source: Thing;
  readonly controller: number;
}

/** The position as the rules see it: computed once, never changed. */
export interface View {
  readonly position: Position;
  /** All permanents; yours first, in board order. */
  readonly permanents: readonly Seen[];
  readonly effects: readonly Active[];
  /** Which permanents an object id belongs to. */
  readonly owners: ReadonlyMap<string, Seen>;
  /** Formulas and conditions decide characteristics, so whatever leaves may change them: the board has to be seen anew. */
  readonly dynamic: boolean;
  /** The graveyard card that is being cast: it is on the stack already, CR 601.2a. */
  readonly onStack: string | undefined;
}

export { speaksOf, YOU } from "./players.ts";

/** The ability that a basic land type gives, CR 305.6. */
const intrinsic = (type: BasicLandType): ManaAbility => ({
  cost: [{ kind: "tap" }],
  outputs: [{ kind: "fixed", mana: [BASIC_LAND_TYPES[type]] }],
});

const isBasicLandType = (text: string): text is BasicLandType => Object.hasOwn(BASIC_LAND_TYPES, text);

interface Draft {
  readonly entry: Permanent;
  readonly copies: readonly string[];
  readonly controller: number;
  thing: Thing;
  abilities: readonly ManaAbility[];
  granted: ManaAbility[];
  effects: readonly Effect[];
  haste: boolean;
  locked: boolean;
}

const draftOf = (entry: Permanent, copies: readonly string[], controller: number): Draft => ({
  entry,
  copies,
  controller,
  thing: withCounters({
    ...thingOf(entry.card, copies[0] as string, "battlefield"),
    token: entry.token || entry.card.token,
    commander: entry.commander,
    tapped: entry.tapped,
    attacking: entry.attacking,
    blocking: entry.blocking,
    isNew: entry.summoningSick,
    counters: entry.counters,
    chosen: entry.chosen,
    attachedTo: entry.attachedTo,
  }),
  abilities: entry.card.abilities.filter((ability) => ability.zone === undefined),
  granted: [],
  effects: entry.card.effects,
  haste: entry.card.keywords.includes("haste"),
  locked: false,
});

/** Entries of one side as drafts; alike entries are one, and an entry that something is attached to gives up its first copy. */
const draftsOf = (entries: readonly Permanent[], controller: number, hosts: ReadonlySet<string>): Draft[] => {
  const drafts: { key: unknown[]; entry: Permanent; copies: string[] }[] = [];
  const byCard = new Map<unknown, typeof drafts>();
  const add = (entry: Permanent, copies: string[], alone: boolean): void => {
    const key = [
      entry.tapped, entry.summoningSick, entry.attacking, entry.blocking, entry.chosen, entry.attachedTo, entry.token,
      entry.commander, JSON.stringify(entry.counters),
    ];
    const same = alone ? undefined : byCard.get(entry.card)?.find((other) => other.key.every((part, i) => part === key[i]));
    if (same !== undefined) {
      for (const id of copies) same.copies.push(id);
      return;
    }
    const draft = { key, entry, copies };
    drafts.push(draft);
    if (!alone) byCard.set(entry.card, [...(byCard.get(entry.card) ?? []), draft]);
  };
  for (const entry of entries) {
    const copies = Array.from({ length: entry.count }, (_, index) => copyId(entry, index));
    if (hosts.has(entry.id)) {
      add(entry, copies.slice(0, 1), true);
      if (copies.length > 1) add(entry, copies.slice(1), false);
    } else {
      add(entry, copies, false);
    }
  }
  return drafts.map(({ entry, copies }) => draftOf(entry, copies, controller));
};

/** What `effect` of one permanent does to the characteristics of the permanents it speaks of. CR 613.1 */
const applyTo = (drafts: readonly Draft[], kind: Effect["kind"], change: (target: Draft, effect: Effect, source: Draft) => void): void => {
  for (const source of drafts) {
    for (const effect of source.effects) {
      if (effect.kind !== kind) continue;
      for (const target of drafts) change(target, effect, source);
    }
  }
};

const applies = (target: Draft, source: Draft, whose: Whose): boolean => speaksOf(whose, source.controller, target.controller);

const withSubtypes = (thing: Thing, types: readonly string[]): Thing => ({
  ...thing,
  subtypes: [...thing.subtypes, ...types.filter((type) => !thing.subtypes.includes(type))],
});

const landTypesOf = (effect: Effect & { kind: "land-types" }, source: Draft): readonly string[] =>
  effect.types !== "chosen" ? effect.types : source.thing.chosen === undefined ? [] : [capitalized(source.thing.chosen)];

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();

type PowerEffect = Extract<Effect, { readonly kind: "power" }>;

/** What the effect does depends on what else is there. */
const looksAtBoard = (effect: Effect): boolean =>
  effect.kind === "power"
    ? effect.when !== undefined || typeof effect.power === "object" || typeof effect.toughness === "object"
    : effect.kind === "not-type" && effect.when !== undefined;

/** How many of the source's copies change one copy of the target. */
const timesOn = (target: Draft, effect: PowerEffect, source: Draft): number => {
  if (!applies(target, source, effect.whose)) return 0;
  const own = matches(effect.of, target.thing, source.thing);
  if (target !== source) return own ? source.copies.length : 0;
  // "Other Elves get +1/+1": three such Elves have +2/+2 each.
  const others = source.copies.length - 1;
  return (own ? 1 : 0) + (others > 0 && matches(effect.of, asOther(target.thing), source.thing) ? others : 0);
};

/** What one effect does to one target: the thing as it is after it, or nothing. */
const powerChange = (target: Draft, effect: PowerEffect, source: Draft, moment: Moment): ((thing: Thing) => Thing) | undefined => {
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

/**
 * Continuous effects in the order of layers: types (4), colors (5), abilities (6), power (7). CR 613.1d-g
 * `now`: the board with what has been applied so far, for formulas and conditions.
 */
const applyContinuousEffects = (drafts: readonly Draft[], now: () => Moment): void => {
  // CR 305.7: a land that *becomes* a basic land type loses its printed abilities. Such effects first: they may
  // take away the others (dependency, CR 613.8).
  applyTo(drafts, "land-types", (target, effect, source) => {
    if (effect.kind !== "land-types" || effect.inAddition || !applies(target, source, effect.whose)) return;
    if (!target.thing.types.includes("Land") || !matches(effect.of, target.thing, source.thing)) return;
    const kept = target.thing.subtypes.filter((subtype) => !isBasicLandType(subtype));
    target.thing = { ...target.thing, subtypes: [...kept, ...landTypesOf(effect, source)] };
    target.abilities = [];
    target.effects = [];
  });
  applyTo(drafts, "land-types", (target, effect, source) => {
    if (effect.kind !== "land-types" || !effect.inAddition || !applies(target, source, effect.whose)) return;
    if (target.thing.types.includes("Land") && matches(effect.of, target.thing, source.thing)) {
      target.thing = withSubtypes(target.thing, landTypesOf(effect, source));
    }
  });
  applyTo(drafts, "add-types", (target, effect, source) => {
    if (effect.kind !== "add-types" || !applies(target, source, effect.whose) || !matches(effect.of, target.thing, source.thing)) return;
    target.thing = {
      ...withSubtypes(target.thing, effect.subtypes),
      types: [...target.thing.types, ...effect.types.filter((type) => !target.thing.types.includes(type))],
      supertypes: [...target.thing.supertypes, ...effect.supertypes.filter((type) => !target.thing.supertypes.includes(type))],
    };
  });
  applyTo(drafts, "not-type", (target, effect, source) => {
    if (effect.kind !== "not-type" || !applies(target, source, effect.whose) || !matches(effect.of, target.thing, source.thing)) return;
    if (effect.when === undefined || holds(effect.when, source.thing, now(), source.controller)) target.thing = withoutType(target.thing, effect.type);
  });
  applyTo(drafts, "set-colors", (target, effect, source) => {
    if (effect.kind !== "set-colors" || !applies(target, source, effect.whose) || !matches(effect.of, target.thing, source.thing)) return;
    const colors = effect.colors === "chosen" ? chosenColor(source.thing) : typeSet(effect.colors);
    // CR 106.5's like: a color that was not chosen is none to be.
    if (effect.colors === "chosen" && colors === 0) return;
    target.thing = { ...target.thing, colors: effect.inAddition ? target.thing.colors | colors : colors };
  });
  applyTo(drafts, "no-abilities", (target, effect, source) => {
    if (effect.kind !== "no-abilities" || !applies(target, source, effect.whose) || !matches(effect.of, target.thing, source.thing)) return;
    target.abilities = [];
    target.effects = target === source ? target.effects : [];
    target.haste = false;
  });
  applyTo(drafts, "grant-ability", (target, effect, source) => {
    if (effect.kind !== "grant-ability" || !applies(target, source, effect.whose) || !matches(effect.to, target.thing, source.thing)) return;
    target.granted.push(effect.ability);
  });
  applyTo(drafts, "grant-haste", (target, effect, source) => {
    if (effect.kind === "grant-haste" && applies(target, source, effect.whose) && matches(effect.to, target.thing, source.thing)) target.haste = true;
  });
  applyTo(drafts, "no-activation", (target, effect, source) => {
    if (effect.kind === "no-activation" && effect.manaToo && applies(target, source, effect.whose) && matches(effect.of, target.thing, source.thing)) {
      target.locked = true;
    }
  });
  applyPower(drafts, now);
};

/** CR 305.6: a land with a basic land type has the matching mana ability, whatever its text. */
const intrinsicAbilities = (thing: Thing): readonly ManaAbility[] =>
  thing.types.includes("Land") ? thing.subtypes.filter(isBasicLandType).map(intrinsic) : [];

const seenOf = (draft: Draft): Seen => ({
  thing: draft.thing,
  copies: draft.copies,
  abilities: [...draft.abilities, ...intrinsicAbilities(draft.thing), ...draft.granted],
  controller: draft.controller,
  ready: !draft.thing.isNew || draft.haste || !draft.thing.types.includes("Creature"),
  locked: draft.locked,
});

/**
 * The board after continuous effects. `gone`: ids of objects that have left (the view is made anew when an object with
 * an effect leaves).
 */
export const viewOf = (position: Position, gone: ReadonlySet<string> = NONE_GONE): View => {
  const sides = [position.battlefield, ...position.opponents.map((side) => side.battlefield)];
  const hosts = new Set(sides.flat().flatMap((entry) => (entry.attachedTo === undefined ? [] : [entry.attachedTo])));
  const drafts = sides
    .flatMap((entries, controller) => draftsOf(entries, controller, hosts))
    .map((draft) => (gone.size === 0 ? draft : { ...draft, copies: draft.copies.filter((id) => !gone.has(id)) }))
    .filter((draft) => draft.copies.length > 0);
  const onStack = castFromGraveyard(position);
  const boardOf = (): Pick<View, "permanents" | "owners"> => {
    const permanents = drafts.map(seenOf);
    return { permanents, owners: new Map(permanents.flatMap((seen) => seen.copies.map((id) => [id, seen] as const))) };
  };
  applyContinuousEffects(drafts, () => startOf({ position, ...boardOf(), effects: [], onStack, dynamic: false }));
  // One entry per copy: two Mana Reflections are two effects.
  const effects = drafts.flatMap((draft) =>
    draft.effects.flatMap((effect) =>
      draft.copies.map((id) => ({ effect, source: { ...draft.thing, id }, controller: draft.controller })),
    ),
  );
  return { position, ...boardOf(), effects, onStack, dynamic: drafts.some((draft) => draft.effects.some(looksAtBoard)) };
};

/** CR 601.2a: a spell cast from the graveyard has left it before anything is paid. */
const castFromGraveyard = ({ paying, graveyard }: Position): string | undefined => {
  if (paying.kind !== "spell" || paying.from !== "graveyard" || paying.card === undefined) return undefined;
  const entry = graveyard.find((other) => other.card.name === paying.card?.name);
  return entry === undefined ? undefined : copyId(entry, 0);
};

const NONE_GONE: ReadonlySet<string> = new Set();

/** Effects of one kind, with their source, in board order. */
export const effectsOf = <K extends Effect["kind"]>(
  view: View,
  kind: K,
): readonly { readonly effect: Effect & { kind: K }; readonly source: Thing; readonly controller: number }[] =>
  view.effects.flatMap((active) => (active.effect.kind === kind ? [{ ...active, effect: active.effect as Effect & { kind: K } }] : []));

/** Your permanents. */
export const yours = (view: View): readonly Seen[] => view.permanents.filter((seen) => seen.controller === YOU);

/** Colors in the color identity of your commanders; `undefined` without a commander. CR 903.4, 903.4f */
export const commanderIdentity = (view: View): TypeSet | undefined => {
  const { position } = view;
  const cards = [
    ...position.battlefield.filter((entry) => entry.commander).map((entry) => entry.card),
    ...position.command.map((entry) => entry.card),
    ...(position.paying.from === "command" && position.paying.card !== undefined ? [position.paying.card] : []),
  ];
  return cards.length === 0 ? undefined : cards.reduce((set, card) => set | typeSet(card.colorIdentity), 0);
};

