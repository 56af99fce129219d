import { LIMITED, type Limited } from "../answer.ts";
import type { CardGroup, Permanent, Position } from "../board/position.ts";
import type { Pin, Pins } from "../board/pins.ts";
import { NO_TOUCH } from "../policy/index.ts";
import type { Seen } from "../rules/index.ts";
import type { Capacity, Deed, Draft, Named } from "./draft.ts";
import { uppersOf } from "./resources.ts";

/**
 * Pins as bounds of the program: what is forbidden uses a resource of which there is none, what is limited one of which
 * there is so much, what must be used serves a demand. What is avoided has a price. They hold for this payment: cards of
 * the hand may be cast later with what is pinned now.
 */

/** One pin that a payment must keep to, as a reason names it. */
export type Kept =
  | { readonly kind: "use" | "forbid"; readonly object: string; readonly ability?: number }
  | { readonly kind: "limit"; readonly of: Limited; readonly most: number };

type Entry = Permanent | CardGroup;

const isPinned = (entry: Entry): entry is Entry & { readonly pins: Pins } => entry.pins !== undefined;

/** Everything that may be pinned, in board order. */
const pinnedEntries = ({ battlefield, hand, graveyard, opponents }: Position): readonly (Entry & { readonly pins: Pins })[] =>
  [...battlefield, ...hand, ...graveyard, ...opponents.flatMap((side) => side.battlefield)].filter(isPinned);

const each = (object: string, kind: "use" | "forbid", pin: Pin | undefined): readonly Kept[] =>
  pin === undefined ? [] : pin === true ? [{ kind, object }] : [...new Set(pin)].map((ability) => ({ kind, object, ability }));

/** What the payment must keep to, in board order; limits last. */
export const keptPins = (position: Position): readonly Kept[] => [
  ...pinnedEntries(position).flatMap(({ id, pins }) => [...each(id, "use", pins.use), ...each(id, "forbid", pins.forbid)]),
  ...LIMITED.flatMap((of): readonly Kept[] => {
    const most = position.paying.limits?.[of];
    return most === undefined ? [] : [{ kind: "limit", of, most }];
  }),
];

/** Does the player hold this payment to anything? Then what there is may not all be used. */
export const isHeld = (position: Position): boolean => keptPins(position).length > 0;

/** Is there anything that must be used? */
export const mustUse = (position: Position): boolean => pinnedEntries(position).some(({ pins }) => pins.use !== undefined);

/** Is anything to be avoided? */
export const avoids = (position: Position): boolean => pinnedEntries(position).some(({ pins }) => pins.avoid !== undefined);

const pinName = (kept: Kept): string => (kept.kind === "limit" ? `pin ${kept.of}` : `pin ${kept.kind} ${kept.object} ${kept.ability ?? ""}`);

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

/** More of anything than a payment comes to, and little enough for floating point to tell a part of it from nothing. */
export const PLENTY = 10_000;

const DEED: Pick<Draft, "takes" | "gives" | "buries" | "uses" | "touch"> = { takes: [], gives: [], buries: [], uses: [], touch: NO_TOUCH };
/** Before anything else. */
const LIFT_RANK = -1;
const EXCESS_RANK = 299;

/** A pin that may be lifted, at a price: so much of what it forbids is then there, or what it asks for is done. */
const liftOf = (pin: Kept, most: number): Draft => ({
  ...DEED,
  deed: { kind: "lift", pin },
  upper: 1,
  ...(pin.kind === "use" ? { serves: [{ demand: pinName(pin), count: 1 }] } : { serves: [], uses: [{ resource: pinName(pin), amount: -most }] }),
  touch: { ...NO_TOUCH, avoided: 1 },
  rank: LIFT_RANK,
});

export interface Pinned {
  readonly drafts: readonly Draft[];
  readonly resources: ReadonlyMap<string, Capacity>;
  readonly demands: readonly { readonly name: string; readonly count: number }[];
}

/**
 * The drafts of a payment and its futures, held to the pins of the position. `liftable`: each may be lifted instead, which
 * is all that then has a price of its own.
 */
export const pinned = (position: Position, drafts: readonly Draft[], resources: ReadonlyMap<string, Capacity>, liftable: boolean): Pinned => {
  const [kept, pins] = [keptPins(position), new Map(pinnedEntries(position).map((entry) => [entry.id, entry.pins]))];
  if (kept.length === 0 && pins.size === 0) return { drafts, resources: new Map(), demands: [] };
  const wanted = kept.filter(({ kind }) => kind === "use");
  const uppers = uppersOf(drafts, resources);
  /** By pin, the most that a payment could come to: the less it is, the more the program tells. */
  const most = new Map<Kept, number>(kept.map((pin) => [pin, 0]));
  const held = drafts.map((draft, index): Draft => {
    if ((draft.phase ?? 0) > 0) return draft;
    const used = usedBy(draft.deed);
    const amountOf = (pin: Kept): number => (pin.kind === "limit" ? draft.touch[pin.of] : count(used, pin.object, pin.ability));
    const some = kept.map((pin) => ({ pin, amount: amountOf(pin) })).filter(({ amount }) => amount > 0);
    for (const { pin, amount } of some) most.set(pin, (most.get(pin) as number) + amount * (uppers[index] as number));
    const avoided = liftable ? 0 : avoidedBy(pins, used);
    return some.length === 0 && avoided === 0 ? draft : {
      ...draft,
      uses: [...draft.uses, ...some.filter(({ pin }) => pin.kind !== "use").map(({ pin, amount }) => ({ resource: pinName(pin), amount }))],
      serves: [...draft.serves, ...some.filter(({ pin }) => pin.kind === "use").map(({ pin, amount }) => ({ demand: pinName(pin), count: amount }))],
      touch: { ...draft.touch, avoided },
    };
  });
  const mostOf = (pin: Kept): number => Math.min(PLENTY, most.get(pin) as number);
  const excess = wanted.map((pin): Draft => ({
    ...DEED, deed: { kind: "excess" }, upper: Math.max(0, mostOf(pin) - 1), serves: [{ demand: pinName(pin), count: -1 }], rank: EXCESS_RANK,
  }));
  return {
    drafts: [...held, ...excess, ...(liftable ? kept.map((pin) => liftOf(pin, mostOf(pin))) : [])],
    resources: new Map(kept.flatMap((pin) => (pin.kind === "use" ? [] : [[pinName(pin), { capacity: pin.kind === "limit" ? pin.most : 0 }] as const]))),
    demands: wanted.map((pin) => ({ name: pinName(pin), count: 1 })),
  };
};

/** The pins that a solution lifts. */
export const liftedBy = (drafts: readonly Draft[], firings: readonly { readonly activity: number }[]): readonly Kept[] =>
  firings.flatMap(({ activity }) => {
    const deed = drafts[activity]?.deed;
    return deed?.kind === "lift" ? [deed.pin] : [];
  });
