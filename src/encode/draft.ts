import type { Limited } from "../answer.ts";
import type { Wanted } from "../board/later.ts";
import type { CardGroup } from "../board/position.ts";
import type { ManaAbility, Predicate } from "../cards/index.ts";
import type { ManaType } from "../mana/index.ts";
import type { Bundle, Due, Purpose, Seen, Thing, Unit } from "../rules/index.ts";
import { NO_TOUCH, type Touch } from "../policy/index.ts";

/** The class of each object that an activation cost names. */
export interface Named {
  readonly tapsOthers: readonly Seen[];
  readonly sacrificesOthers: readonly Seen[];
  readonly exilesOthers: readonly Seen[];
  readonly returnsOthers: readonly Seen[];
  readonly untapsOther: Seen | undefined;
  readonly exilesCards: readonly CardGroup[];
  readonly discardsCards: readonly CardGroup[];
  /** Cards exiled that came into the graveyard on the way. */
  readonly exilesNew: number;
  readonly removed: { readonly counter: string; readonly count: number } | undefined;
  /** Counters removed from among objects, one by one. */
  readonly removedAmong: readonly { readonly seen: Seen; readonly counter: string }[];
}

/** One pin that a payment must keep to, as a reason names it. */
export type Kept =
  | { readonly kind: "use" | "forbid"; readonly object: string; readonly ability?: number }
  | { readonly kind: "limit"; readonly of: Limited; readonly most: number };

/** Something a payment may do, before goods are told apart: what decoding needs to make a step of it. */
export type Deed =
  | {
      readonly kind: "activate";
      /** The permanent, or the card in hand or graveyard, whose ability it is. */
      readonly seen: Seen | undefined; readonly entry: CardGroup | undefined;
      readonly ability: number;
      /** The ability as it is activated: what its cost lets choose is chosen. */
      readonly paid: ManaAbility;
      readonly bundle: Bundle;
      /** What the cost uses, beside the source itself and what the solution takes as fodder. */
      readonly named: Named;
      /** Life instead of mana of the ability's own cost. */
      readonly lifeFor: readonly { readonly symbol: string; readonly amount: number }[];
      /** The player who assists does it. CR 702.132a */
      readonly assists?: true;
    }
  /** One object meant for the cost of some activation that asks for several; what it is for, the solution's takes say. */
  | { readonly kind: "fodder"; readonly named: Named }
  | { readonly kind: "helper"; readonly as: "convoke" | "improvise" | "waterbend"; readonly seen: Seen; readonly due: number }
  | { readonly kind: "delve"; readonly entry: CardGroup; readonly due: number }
  /** Delves a card that came into the graveyard on the way. */
  | { readonly kind: "delve-new"; readonly due: number }
  /** Life for one symbol: an announced Phyrexian one, or instead of mana of a color (K'rrik): then `instead` is "{B}". */
  | { readonly kind: "life"; readonly due: number; readonly amount: number; readonly instead: string | undefined }
  /** Something stays, so that what it permits can be used when costs are paid, or it be shown. */
  | { readonly kind: "stay" }
  /** {2/W} announced as {2}. */
  | { readonly kind: "as-generic"; readonly due: number; readonly amount: number }
  | { readonly kind: "part"; readonly part: number; readonly do: "sacrifice" | "tap" | "exile" | "discard" | "return" | "reveal"; readonly seen?: Seen; readonly entry?: CardGroup }
  /** Removes one counter. */
  | { readonly kind: "part-counter"; readonly part: number; readonly seen: Seen; readonly counter: string }
  /** Exiles a card that came into the graveyard on the way. */
  | { readonly kind: "part-new"; readonly part: number }
  /** One mana is spent, as this type, so that it counts for what the policy asks of the mana spent. */
  | { readonly kind: "spend"; readonly good: number; readonly due: number; readonly type: ManaType }
  /** What the policy asks of the mana spent is met, given up, or more than met. */
  | { readonly kind: "goal" }
  /** More than a cost of any number of objects asks for. */
  | { readonly kind: "excess" }
  /** Life that the total has announced: paid in any case. */
  | { readonly kind: "announced-life" }
  | { readonly kind: "part-life"; readonly part: number; readonly amount: number }
  /** Something done later, for cards that are to stay castable; not part of the plan. */
  | { readonly kind: "later" }
  /** Mana left over from the payment floats on and may cast cards of the hand. CR 500.5 */
  | { readonly kind: "float" }
  /** Mana is unspent as what there is of its type is doubled. CR 701.10f */
  | ({ readonly kind: "carry" } & Carry)
  /** A cost stays payable, as that of a card in hand, or does not. */
  | { readonly kind: "keep"; readonly wanted: Wanted; readonly future: "together" | "alone" }
  | { readonly kind: "drop"; readonly wanted: Wanted }
  /** A pin is not kept to: for whoever asks which of them stand in the way. */
  | { readonly kind: "lift"; readonly pin: Kept }
  /** No life is paid after damage was dealt: lifts the bound that damage puts on later life payments. */
  | { readonly kind: "no-later-life" };

/** Goods that are no mana, by name: see `marks`. */
export interface TakesMark {
  readonly count: number;
  readonly accepts: readonly string[];
}
export interface GivesMark {
  readonly mark: string;
  readonly count: number;
}

/** A card that came into the graveyard on the way is taken from there, if it matches. */
export interface Exhumes {
  readonly of: Predicate;
  /** The object whose text the predicate is. */
  readonly source: Thing;
  readonly count: number;
}

/**
 * 0: the payment itself. Below 0: stages of it, before mana is doubled. From 1: futures, in which costs are paid from what is left. Futures exclude each
 * other, each has all that the payment leaves for itself; but for the next turn after this one (`after`), which has what both leave.
 */
export type Phase = number;

/** A stage of the payment: 0 is the last, −1 the one before the last doubling. */
export type Stage = number;

/** One mana of a stage becomes one of the next, and what doubling adds for it. */
export interface Carry {
  readonly doubling: number;
  readonly stage: Stage;
  readonly unit: Unit;
  /** Which of its types it is taken to be. */
  readonly type: ManaType;
  readonly more: Bundle;
}

export interface Draft {
  readonly deed: Deed;
  /** Missing: 0. */
  readonly phase?: Phase;
  /** An earlier phase of the same course of things, whose marks are there, too. */
  readonly after?: Phase;
  readonly upper: number;
  readonly uses: readonly { readonly resource: string; readonly amount: number }[];
  /** What else it uses, of which there is enough for everything. */
  readonly ample?: Draft["uses"];
  readonly takes: readonly { readonly due: Due; readonly purpose: Purpose }[];
  readonly gives: readonly { readonly unit: Unit; readonly count: number }[];
  /** Resources of which one must be left: an ability needs its source to be there. */
  readonly needsLeft?: readonly string[];
  /** Which doubling it is, of those that the program is made for. */
  readonly doubling?: number;
  /** Permanents that leave while mana abilities are activated. */
  readonly leaves?: readonly Seen[];
  /** Cards that come into the graveyard, where other costs may use them. */
  readonly buries: readonly Thing[];
  readonly exhumes?: readonly Exhumes[];
  readonly takesMarks?: readonly TakesMark[];
  readonly givesMarks?: readonly GivesMark[];
  /** What must still be there once mana abilities are over, by `stayName`: any one of these. */
  readonly needs?: readonly string[];
  /** (A "stay") what stays: any number of drafts may need it. */
  readonly stays?: string;
  /** (In a future of several costs) it may change what the others come to, or what pays them. */
  readonly alters?: "costs" | "mana";
  readonly serves: readonly { readonly demand: string; readonly count: number }[];
  readonly touch: Touch;
  readonly rank: number;
}

/** What there is of a resource; `endedBy` as in the program, by name. */
export interface Capacity {
  readonly capacity: number;
  readonly endedBy?: string;
  /** As in the program, by name. */
  readonly reducedBy?: string;
}

/** More life than a payment costs where life is short enough to matter. */
export const LIFE_BOUND = 10_000;
/** What life is paid out of. */
export const LIFE = "life";
/**
 * CR 119.4: life is paid out of what is left. Damage from mana abilities comes before the life that pays Phyrexian
 * symbols, so together they must fit; if no life is paid later, damage may be any.
 */
export const LIFE_BEFORE_LATER = "life before later payments";
export const LATER_LIFE = "later life";
/** Damage that abilities deal: as much less life is there from then on, down to none. It is no cost itself. CR 118.1 */
export const DAMAGE = "damage";

/** No life is paid where it would count as this: then this bound is none. */
export const liftsLife = (later: string, bound: string): Draft => ({
  deed: { kind: "no-later-life" }, upper: 1, uses: [{ resource: later, amount: LIFE_BOUND }, { resource: bound, amount: -LIFE_BOUND }],
  takes: [], gives: [], buries: [], serves: [], touch: NO_TOUCH, rank: -1,
});

/** Bounds that can be lifted: they bound nothing by themselves. */
export const isLifeBound = (resource: string): boolean => resource === LIFE_BEFORE_LATER || resource.startsWith(`${LIFE} @`);
