import type { Card, Effect, EffectKind, ManaAbility } from "../cards/index.ts";
import { copyId, type Permanent, type Position } from "../board/position.ts";
import { remembered } from "../lazily.ts";
import { typeSet, type TypeSet } from "../mana/index.ts";
import { startOf } from "./amounts.ts";
import { CopyIds, Owners, type Run } from "./copies.ts";
import { abilitiesOf, applyContinuousEffects, isDynamic, type Draft, type Source } from "./continuous.ts";
import { YOU } from "./players.ts";
import { permanentThing, thingOf, type Thing } from "./thing.ts";

/** Permanents that rules and payer cannot tell apart, after continuous effects. */
export interface Seen {
  /** Characteristics and state of each copy; `thing.id` is the first copy's id. */
  readonly thing: Thing;
  /** Object ids, in board order. Never empty. */
  readonly copies: CopyIds;
  /** Mana abilities: its own in printed order, basic land types (CR 305.6), then granted ones. */
  readonly abilities: readonly ManaAbility[];
  /** 0: you; 1 and up: that opponent. */
  readonly controller: number;
  /** May use {T} and {Q} although new: not a creature, not new, or haste. CR 302.6, 702.10c */
  readonly ready: boolean;
  /** Once-a-turn abilities of each copy that were activated this turn before. CR 602.5b */
  readonly used: readonly number[];
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
  readonly owners: Owners<Seen>;
  /** Formulas and conditions decide characteristics, so whatever leaves may change them: the board has to be seen anew. */
  readonly dynamic: boolean;
  /** The graveyard card that is being cast: it is on the stack already, CR 601.2a. */
  readonly onStack: string | undefined;
}

export { speaksOf, YOU } from "./players.ts";

/** Does an effect work from this zone? CR 113.6 */
const worksOn = (zone: "battlefield" | "graveyard") => (effect: Effect): boolean =>
  (("zone" in effect ? effect.zone : undefined) ?? "battlefield") === zone;

/** What a card has to say as a permanent. */
const onBattlefield = remembered(({ abilities, effects, keywords }: Card): Pick<Draft, "abilities" | "effects" | "haste"> => ({
  abilities: abilities.filter((ability) => ability.zone === undefined),
  effects: effects.filter(worksOn("battlefield")),
  haste: keywords.includes("haste"),
}));

const draftOf = (entry: Permanent, copies: CopyIds, controller: number): Draft => {
  const { abilities, effects, haste } = onBattlefield(entry.card);
  return {
    copies,
    controller,
    thing: permanentThing(entry.card, copies.at(0), {
      token: entry.token || entry.card.token,
      commander: entry.commander,
      tapped: entry.tapped,
      attacking: entry.attacking,
      blocking: entry.blocking,
      isNew: entry.summoningSick,
      counters: entry.counters,
      chosen: entry.chosen,
      attachedTo: entry.attachedTo,
      exiled: entry.exiled === undefined ? undefined : { colors: typeSet(entry.exiled.colors), types: entry.exiled.types },
    }),
    abilities,
    granted: [],
    effects,
    used: entry.used ?? [],
    haste,
    locked: false,
    intrinsic: true,
  };
};

/** Entries of one card that no one can tell apart. What must be used is so of each entry by itself. */
const isAlike = (a: Permanent, b: Permanent): boolean =>
  a.tapped === b.tapped && a.summoningSick === b.summoningSick && a.attacking === b.attacking && a.blocking === b.blocking && a.chosen === b.chosen &&
  a.attachedTo === b.attachedTo && a.token === b.token && a.commander === b.commander && a.pins?.use === undefined && b.pins?.use === undefined &&
  JSON.stringify([a.counters, a.used, a.pins]) === JSON.stringify([b.counters, b.used, b.pins]);

/** Entries of one side as drafts; alike entries are one, and an entry that something is attached to gives up its first copy. */
const draftsOf = (entries: readonly Permanent[], controller: number, hosts: ReadonlySet<string>): Draft[] => {
  const drafts: { entry: Permanent; runs: Run[] }[] = [];
  const byCard = new Map<unknown, typeof drafts>();
  const add = (entry: Permanent, run: Run, alone: boolean): void => {
    const ofCard = alone ? undefined : byCard.get(entry.card);
    const same = ofCard?.find((other) => isAlike(other.entry, entry));
    if (same !== undefined) {
      same.runs.push(run);
      return;
    }
    const draft = { entry, runs: [run] };
    drafts.push(draft);
    if (ofCard !== undefined) ofCard.push(draft);
    else if (!alone) byCard.set(entry.card, [draft]);
  };
  for (const entry of entries) {
    if (hosts.has(entry.id)) {
      add(entry, { entry, from: 0, to: 1 }, true);
      if (entry.count > 1) add(entry, { entry, from: 1, to: entry.count }, false);
    } else {
      add(entry, { entry, from: 0, to: entry.count }, false);
    }
  }
  return drafts.map(({ entry, runs }) => draftOf(entry, new CopyIds(runs), controller));
};

const seenOf = (draft: Draft): Seen => ({
  thing: draft.thing,
  copies: draft.copies,
  abilities: abilitiesOf(draft),
  controller: draft.controller,
  ready: !draft.thing.isNew || draft.haste || !draft.thing.types.includes("Creature"),
  used: draft.used,
  locked: draft.locked,
});

/** Cards in your graveyard with effects that work there, or with mana abilities that others may have. The one that is being cast has left it. */
const graveyardSources = (position: Position, onStack: string | undefined): readonly Source[] =>
  position.graveyard.flatMap((entry): readonly Source[] => {
    const effects = entry.card.effects.filter(worksOn("graveyard"));
    const all = new CopyIds([{ entry, from: 0, to: entry.count }]);
    const copies = onStack === undefined ? all : all.without(new Set([onStack]));
    const id = copies.length === 0 ? undefined : copies.at(0);
    const printed = entry.card.abilities.filter((ability) => ability.zone === undefined);
    return effects.length + printed.length === 0 || id === undefined ? [] : [{ copies, controller: YOU, thing: thingOf(entry.card, id, "graveyard"), effects, printed }];
  });

/**
 * The board after continuous effects. `gone`: ids of objects that have left (the view is made anew when an object with
 * an effect leaves).
 */
export const viewOf = (position: Position, gone: ReadonlySet<string> = NONE_GONE): View => {
  const sides = [position.battlefield, ...position.opponents.map((side) => side.battlefield)];
  const hosts = new Set(sides.flatMap((entries) => entries.flatMap(({ attachedTo }) => attachedTo ?? NO_HOST)));
  const all = sides.flatMap((entries, controller) => draftsOf(entries, controller, hosts));
  const drafts = gone.size === 0 ? all : all.map((draft) => ({ ...draft, copies: draft.copies.without(gone) })).filter(({ copies }) => copies.length > 0);
  const onStack = castFromGraveyard(position);
  const boardOf = (): Pick<View, "permanents" | "owners"> => {
    const permanents = drafts.map(seenOf);
    return { permanents, owners: new Owners(permanents) };
  };
  const elsewhere = graveyardSources(position, onStack);
  applyContinuousEffects(drafts, elsewhere, () => startOf({ position, ...boardOf(), effects: [], onStack, dynamic: false }));
  // One entry per copy: two Mana Reflections are two effects.
  const effects = drafts.filter((draft) => draft.effects.length > 0).flatMap((draft) =>
    draft.effects.flatMap((effect) =>
      Array.from(draft.copies, (id) => ({ effect, source: { ...draft.thing, id }, controller: draft.controller })),
    ),
  );
  return { position, ...boardOf(), effects, onStack, dynamic: [...drafts, ...elsewhere].some((source) => source.effects.some(isDynamic)) };
};

/** CR 601.2a: a spell cast from the graveyard has left it before anything is paid. */
const castFromGraveyard = ({ paying, graveyard }: Position): string | undefined => {
  if (paying.kind !== "spell" || paying.from !== "graveyard" || paying.card === undefined) return undefined;
  if (paying.object !== undefined) return paying.object;
  const entry = graveyard.find((other) => other.card.name === paying.card?.name);
  return entry === undefined ? undefined : copyId(entry, 0);
};

const NONE_GONE: ReadonlySet<string> = new Set();
const NO_HOST: readonly string[] = [];

/** Effects of one kind, with their source, in board order. */
export const effectsOf = <K extends Effect["kind"]>(
  view: View,
  kind: K,
): readonly (Active & { readonly effect: Effect & { kind: K } })[] =>
  (view.effects.length === 0 ? NONE : (byKind(view.effects).get(kind) ?? NONE)) as readonly (Active & { readonly effect: Effect & { kind: K } })[];

const NONE: readonly Active[] = [];

const byKind = remembered((effects: View["effects"]): ReadonlyMap<EffectKind, readonly Active[]> => {
  const found = new Map<EffectKind, Active[]>();
  for (const active of effects) {
    const same = found.get(active.effect.kind);
    if (same === undefined) found.set(active.effect.kind, [active]);
    else same.push(active);
  }
  return found;
});

/** Your permanents. */
export const yours = (view: View): readonly Seen[] => view.permanents.filter((seen) => seen.controller === YOU);

/** Colors in the color identity of your commanders; `undefined` without a commander. CR 903.4, 903.4f */
export const commanderIdentity = (view: View): TypeSet | undefined => {
  const { position } = view;
  const cards = [
    ...position.battlefield.filter((entry) => entry.commander).map((entry) => entry.card),
    ...position.command.map((entry) => entry.card),
    ...(position.commanders ?? []),
    ...(position.paying.from === "command" && position.paying.card !== undefined ? [position.paying.card] : []),
  ];
  return cards.length === 0 ? undefined : cards.reduce((set, card) => set | typeSet(card.colorIdentity), 0);
};

