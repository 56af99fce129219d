import { LIMITED } from "../answer.ts";
import type { CardGroup, Permanent, Position } from "../board/position.ts";
import type { Pin, Pins } from "../board/pins.ts";
import { NO_TOUCH } from "../policy/index.ts";
import type { Seen } from "../rules/index.ts";
import { atLeastName, atMostName, type Bound, type Bounded } from "./bounds.ts";
import type { Deed, Draft, Kept, Named } from "./draft.ts";

/**
 * Pins as bounds of the program: what is forbidden uses a resource of which there is none, what is limited one of which
 * there is so much, what must be used serves a demand. What is avoided has a price. They hold for this payment: cards of
 * the hand may be cast later with what is pinned now.
 */

type Entry = Permanent | CardGroup;

const isPinned = (entry: Entry): entry is Entry & { readonly pins: Pins } => entry.pins !== undefined;

/** Everything that may be pinned, in board order. */
const pinnedEntries = ({ battlefield, hand, graveyard, opponents }: Position): readonly (Entry & { readonly pins: Pins })[] =>
  [...battlefield, ...hand, ...graveyard, ...opponents.flatMap((side) => side.battlefield)].filter(isPinned);

const each = (object: string, kind: "use" | "forbid", pin: Pin | undefined): readonly Kept[] =>
  pin === undefined ? [] : pin === true ? [{ kind, object }] : [...new Set(pin)].map((ability) => ({ kind, object, ability }));

/** A list of no abilities says nothing. */
const isSaid = (pin: Pin | undefined): boolean => pin !== undefined && (pin === true || pin.length > 0);

/** What the payment must keep to, in board order; limits last. */
export const keptPins = (position: Position): readonly Kept[] => [
  ...pinnedEntries(position).flatMap(({ id, pins }) => [...each(id, "use", pins.use), ...each(id, "forbid", pins.forbid)]),
  ...LIMITED.flatMap((of): readonly Kept[] => {
    const most = position.paying.limits?.[of];
    return most === undefined ? [] : [{ kind: "limit", of, most }];
  }),
];

/** Is something pinned so? */
const somePinned = ({ battlefield, hand, graveyard, opponents }: Position, isIt: (pins: Pins) => boolean): boolean => {
  const some = (entries: readonly Entry[]): boolean => entries.some(({ pins }) => pins !== undefined && isIt(pins));
  return some(battlefield) || some(hand) || some(graveyard) || opponents.some((side) => some(side.battlefield));
};

/** Does the player hold this payment to anything? Then what there is may not all be used. */
export const isHeld = (position: Position): boolean =>
  LIMITED.some((of) => position.paying.limits?.[of] !== undefined) || somePinned(position, ({ use, forbid }) => isSaid(use) || isSaid(forbid));

/** Is there anything that must be used? */
export const mustUse = (position: Position): boolean => somePinned(position, ({ use }) => use !== undefined);

/** Is anything to be avoided? */
export const avoids = (position: Position): boolean => somePinned(position, ({ avoid }) => avoid !== undefined);

/** An object that is used, and by which ability of its own. */
interface Used {
  readonly entry: string;
  readonly ability?: number;
}

/** Copies that are alike are of entries that are pinned alike; those that must be used are of one entry. */
const entryOf = (seen: Seen): string => (seen.copies.runs[0] as Seen["copies"]["runs"][number]).entry.id;

const namedBy = (named: Named): readonly Used[] => [
  ...[...named.tapsOthers, ...named.sacrificesOthers, ...named.exilesOthers, ...named.returnsOthers, ...named.removedAmong.map(({ seen }) => seen)].map((seen) => ({ entry: entryOf(seen) })),
  ...(named.untapsOther === undefined ? [] : [{ entry: entryOf(named.untapsOther) }]),
  ...[...named.exilesCards, ...named.discardsCards].map(({ id }) => ({ entry: id })),
];

/** The objects that carrying this out once uses. What is only shown, or there, is not used. */
const usedBy = (deed: Deed): readonly Used[] => {
  switch (deed.kind) {
    case "activate": {
      const entry = deed.seen === undefined ? deed.entry?.id : entryOf(deed.seen);
      return [...(entry === undefined ? [] : [{ entry, ability: deed.ability }]), ...namedBy(deed.named)];
    }
    case "fodder":
      return namedBy(deed.named);
    case "helper":
    case "part-counter":
      return [{ entry: entryOf(deed.seen) }];
    case "delve":
      return [{ entry: deed.entry.id }];
    case "part":
      if (deed.do === "reveal") return [];
      return [{ entry: deed.seen === undefined ? (deed.entry as CardGroup).id : entryOf(deed.seen) }];
    case "delve-new":
    case "part-new":
    case "life":
    case "stay":
    case "as-generic":
    case "spend":
    case "goal":
    case "excess":
    case "announced-life":
    case "part-life":
    case "later":
    case "float":
    case "carry":
    case "keep":
    case "drop":
    case "lift":
    case "no-later-life":
      return [];
  }
};

const count = (used: readonly Used[], object: string, ability: number | undefined): number =>
  used.filter((one) => one.entry === object && (ability === undefined || one.ability === ability)).length;

const avoidedBy = (pins: ReadonlyMap<string, Pins>, used: readonly Used[]): number =>
  used.filter(({ entry, ability }) => {
    const pin = pins.get(entry)?.avoid;
    return pin === true || (pin !== undefined && ability !== undefined && pin.includes(ability));
  }).length;

const isNow = ({ phase = 0 }: Draft): boolean => phase <= 0;

const boundOf = (pin: Kept): Bound =>
  pin.kind === "limit" ? { name: pin.of, amountOf: (draft) => (isNow(draft) ? draft.touch[pin.of] : 0), most: pin.most }
  : {
      name: `${pin.kind} ${pin.object} ${pin.ability ?? ""}`,
      amountOf: (draft) => (isNow(draft) ? count(usedBy(draft.deed), pin.object, pin.ability) : 0),
      ...(pin.kind === "use" ? { least: 1 } : { most: 0 }),
    };

/** What the position's pins and limits bound. */
export const pinBounds = (position: Position): readonly Bound[] => keptPins(position).map(boundOf);

/** The drafts of a payment, with what they use of what is to be avoided. */
export const avoiding = (position: Position, drafts: readonly Draft[]): readonly Draft[] => {
  const pins = new Map(pinnedEntries(position).map((entry) => [entry.id, entry.pins]));
  if (!avoids(position)) return drafts;
  return drafts.map((draft) => {
    const avoided = isNow(draft) ? avoidedBy(pins, usedBy(draft.deed)) : 0;
    return avoided === 0 ? draft : { ...draft, touch: { ...draft.touch, avoided } };
  });
};

/** Before anything else. */
const LIFT_RANK = -1;

/** For each pin a draft that lifts it, at a price: so much of what it forbids is then there, or what it asks for is done. */
export const lifts = (position: Position, { mostOf }: Bounded, bounds: readonly Bound[]): readonly Draft[] =>
  keptPins(position).map((pin, index): Draft => {
    const bound = bounds[index] as Bound;
    return {
      deed: { kind: "lift", pin },
      upper: 1,
      uses: pin.kind === "use" ? [] : [{ resource: atMostName(bound), amount: -mostOf(bound) }],
      takes: [],
      gives: [],
      buries: [],
      serves: pin.kind === "use" ? [{ demand: atLeastName(bound), count: 1 }] : [],
      touch: { ...NO_TOUCH, avoided: 1 },
      rank: LIFT_RANK,
    };
  });

/** The pins that a solution lifts. */
export const liftedBy = (drafts: readonly Draft[], firings: readonly { readonly activity: number }[]): readonly Kept[] =>
  firings.flatMap(({ activity }) => {
    const deed = drafts[activity]?.deed;
    return deed?.kind === "lift" ? [deed.pin] : [];
  });
