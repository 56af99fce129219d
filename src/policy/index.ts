import type { ManaUntil } from "../cards/index.ts";
import { spentName, type SpentLevel } from "./spent.ts";

/** What a payment uses up, counted by what a policy may care about. All numbers are at least 0. */
export interface Touch {
  /** Uses of objects that the player would rather not use in this payment. */
  readonly avoided: number;
  /** Permanents that go to the graveyard. */
  readonly sacrificed: number;
  /** Hand cards exiled or discarded, and permanents exiled. */
  readonly exiled: number;
  /** Permanents returned to hand. */
  readonly returned: number;
  /** Counters removed, or put on as a cost. */
  readonly counters: number;
  readonly energy: number;
  /** Life paid, and damage that comes with it. */
  readonly life: number;
  /** Weight of hand cards that cannot all be cast any more from what is left untapped. */
  readonly hand: number;
  /** Hand cards that cannot be cast any more, each asked by itself. */
  readonly oneByOne: number;
  /** Mana left in the pool that is lost as this step or phase ends. */
  readonly floating: number;
  /** Mana left in the pool that lasts until combat ends: sooner lost than what lasts until the turn ends. CR 702.189 */
  readonly expiring: number;
  /** Graveyard cards exiled, and those among them that the player would rather keep. */
  readonly delved: number;
  readonly kept: number;
  /** Permanents tapped. */
  readonly tapped: number;
  /** Creatures tapped that could still attack. */
  readonly attackers: number;
  readonly creatures: number;
  readonly lands: number;
  /** Over permanents tapped: how many colors each could make. */
  readonly flexibility: number;
  /** Permanents of the player who assists that are used, twice if they are sacrificed. */
  readonly assisted: number;
  /** Sum of board positions, from 1. */
  readonly order: number;
}

/** A touch of these kinds and no others. Written out, as one is made for each permanent: spreading takes ten times as long. */
export const touchOf = ({
  avoided = 0, sacrificed = 0, exiled = 0, returned = 0, counters = 0, energy = 0, life = 0, hand = 0, oneByOne = 0, floating = 0, expiring = 0, delved = 0, kept = 0, tapped = 0,
  attackers = 0, creatures = 0, lands = 0, flexibility = 0, assisted = 0, order = 0,
}: Partial<Touch>): Touch => ({
  avoided, sacrificed, exiled, returned, counters, energy, life, hand, oneByOne, floating, expiring, delved, kept, tapped, attackers, creatures, lands, flexibility, assisted, order,
});

export const NO_TOUCH = touchOf({});

const KINDS = Object.keys(NO_TOUCH) as readonly (keyof Touch)[];

/** What one level minimizes: one kind of use, or mana left over. */
export const LEVELS = [
  "avoided", "sacrificed", "exiled", "counters", "energy", "life", "returned", "hand", "oneByOne", "floating", "expiring", "kept", "attackers", "flexibility", "tapped", "delved",
  "creatures", "lands", "assisted", "order",
] as const;
export type Level = (typeof LEVELS)[number];

/** One kind of use, or what is asked of the mana spent. */
export type AnyLevel = Level | SpentLevel;

/** Does a level count what is to stay payable? */
export const isOfHand = (level: AnyLevel | string | undefined): level is "hand" | "oneByOne" => level === "hand" || level === "oneByOne";

/** What "best" means: levels compared in order. Data; a caller may write its own. */
export interface Policy {
  readonly name: string;
  readonly levels: readonly AnyLevel[];
}

/** What the player would rather not use is used only where there is no other way, if the policy does not say otherwise. */
export const avoidingFirst = (policy: Policy): Policy => (policy.levels.includes("avoided") ? policy : { ...policy, levels: ["avoided", ...policy.levels] });

/** What answers call a level. */
export const levelName = (level: AnyLevel): string => (typeof level === "string" ? level : spentName(level));

/** Nothing that cannot be had back is given up for anything that can. */
const LOSSES = ["sacrificed", "exiled", "counters", "energy", "life", "returned"] as const satisfies readonly Level[];

export const POLICIES = {
  /** The default: lose nothing for good, stay able to cast the hand, leave no mana over, then use what is least useful. */
  preserve: { name: "preserve", levels: [...LOSSES, "hand", "oneByOne", "floating", "expiring", "kept", "attackers", "flexibility", "tapped", "delved", "assisted", "order"] },
  "fewest-taps": { name: "fewest-taps", levels: [...LOSSES, "hand", "oneByOne", "tapped", "floating", "expiring", "kept", "attackers", "flexibility", "delved", "assisted", "order"] },
  /** Creatures last. */
  "spare-creatures": { name: "spare-creatures", levels: [...LOSSES, "hand", "oneByOne", "creatures", "floating", "expiring", "kept", "flexibility", "tapped", "delved", "assisted", "order"] },
  /** Convoke and delve first. */
  "spare-lands": { name: "spare-lands", levels: [...LOSSES, "hand", "oneByOne", "lands", "floating", "expiring", "kept", "flexibility", "tapped", "delved", "assisted", "order"] },
  "spare-graveyard": { name: "spare-graveyard", levels: [...LOSSES, "hand", "oneByOne", "kept", "delved", "floating", "expiring", "attackers", "flexibility", "tapped", "assisted", "order"] },
  "spare-life": { name: "spare-life", levels: ["life", "sacrificed", "exiled", "counters", "energy", "returned", "hand", "oneByOne", "floating", "expiring", "kept", "attackers", "flexibility", "tapped", "delved", "assisted", "order"] },
} as const satisfies Readonly<Record<string, Policy>>;

export type PolicyName = keyof typeof POLICIES;

export const policyNamed = (name: string): Policy | undefined => (Object.hasOwn(POLICIES, name) ? POLICIES[name as PolicyName] : undefined);

/** The price of a touch at each level. */
export const pricesOf = (policy: Policy, touch: Touch): readonly number[] => policy.levels.map((level) => (typeof level === "string" ? touch[level] : 0));

/** The price of one mana left over at each level, by until when it lasts. */
export const leftoverPrices = (policy: Policy, until: ManaUntil | undefined): readonly number[] => {
  const left = until === undefined ? "floating" : until === "end-of-combat" ? "expiring" : undefined;
  return policy.levels.map((level) => (level === left ? 1 : 0));
};

export const addTouch = (a: Touch, b: Touch): Touch => {
  if (a === NO_TOUCH) return b;
  if (b === NO_TOUCH) return a;
  const sum: { -readonly [Kind in keyof Touch]: number } = { ...a };
  for (const kind of KINDS) sum[kind] += b[kind];
  return sum;
};

export { leastOf, type SpentLevel, type SpentMana } from "./spent.ts";
