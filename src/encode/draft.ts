import type { CardGroup } from "../board/position.ts";
import type { ManaType } from "../mana/index.ts";
import type { Bundle, Due, Purpose, Seen, Unit } from "../rules/index.ts";
import type { Touch } from "../policy/index.ts";

/** Something a payment may do, before goods are told apart: what decoding needs to make a step of it. */
export type Deed =
  | {
      readonly kind: "activate"; readonly seen: Seen; readonly ability: number; readonly bundle: Bundle;
      /** The class of each object that the cost uses, beside the source itself. */
      readonly tapsOthers: readonly Seen[]; readonly sacrificesOthers: readonly Seen[]; readonly exilesOthers: readonly Seen[];
      readonly returnsOthers: readonly Seen[]; readonly untapsOther: Seen | undefined;
      readonly exilesCards: readonly CardGroup[]; readonly discardsCards: readonly CardGroup[];
      readonly removed: { readonly counter: string; readonly count: number } | undefined;
      /** Life instead of mana of the ability's own cost. */
      readonly lifeFor: readonly { readonly symbol: string; readonly amount: number }[];
      /** The player who assists does it. CR 702.132a */
      readonly assists?: true;
    }
  /** A card in hand or graveyard whose ability works there. */
  | { readonly kind: "activate-card"; readonly zone: "hand" | "graveyard"; readonly entry: CardGroup; readonly ability: number; readonly bundle: Bundle }
  | { readonly kind: "helper"; readonly as: "convoke" | "improvise" | "waterbend"; readonly seen: Seen; readonly due: number }
  | { readonly kind: "delve"; readonly entry: CardGroup; readonly due: number }
  /** Delves a card that came into the graveyard on the way. */
  | { readonly kind: "delve-new"; readonly due: number }
  /** Life for one symbol: an announced Phyrexian one, or instead of mana of a color (K'rrik): then `instead` is "{B}". */
  | { readonly kind: "life"; readonly due: number; readonly amount: number; readonly instead: string | undefined }
  /** A permanent stays, so that what it permits can be used when costs are paid. */
  | { readonly kind: "permit"; readonly seen: Seen }
  /** A permanent stays in any case: the payment spends mana as it lets mana be spent. */
  | { readonly kind: "stay"; readonly seen: Seen }
  /** {2/W} announced as {2}. */
  | { readonly kind: "as-generic"; readonly due: number; readonly amount: number }
  | { readonly kind: "part"; readonly part: number; readonly do: "sacrifice" | "tap" | "exile" | "discard" | "return" | "reveal"; readonly seen?: Seen; readonly entry?: CardGroup }
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
  /** A card of the hand stays castable, or does not. */
  | { readonly kind: "keep"; readonly entry: CardGroup; readonly future: "together" | "alone" }
  | { readonly kind: "drop"; readonly entry: CardGroup }
  /** No life is paid after damage was dealt: lifts the bound that damage puts on later life payments. */
  | { readonly kind: "no-later-life" };

/**
 * 0: the payment itself. Below 0: stages of it, before mana is doubled. From 1: futures, in which cards of the hand are cast from what is left. Futures exclude each
 * other: each has all that the payment leaves for itself.
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
  /** What it uses is there again once the payment is over. */
  readonly onlyNow?: true;
  /** Missing: 0. */
  readonly phase?: Phase;
  readonly upper: number;
  readonly uses: readonly { readonly resource: string; readonly amount: number }[];
  readonly takes: readonly { readonly due: Due; readonly purpose: Purpose }[];
  readonly gives: readonly { readonly unit: Unit; readonly count: number }[];
  /** Resources of which one must be left: an ability needs its source to be there. */
  readonly needsLeft?: readonly string[];
  /** Which doubling it is, of those that the program is made for. */
  readonly doubling?: number;
  /** Permanents that leave while mana abilities are activated. */
  readonly leaves?: readonly Seen[];
  /** Cards that come into the graveyard, where they may be delved. */
  readonly buries: number;
  /** The permission that it needs, or (a "permit") gives. */
  readonly needs?: string;
  readonly permits?: string;
  readonly serves: readonly { readonly demand: string; readonly count: number }[];
  readonly touch: Touch;
  readonly rank: number;
}

/** What there is of a resource; `endedBy` as in the program, by name. */
export interface Capacity {
  readonly capacity: number;
  readonly endedBy?: string;
}

/** More life than a payment costs where life is short enough to matter. */
export const LIFE_BOUND = 10_000;
/**
 * CR 119.4: life is paid out of what is left. Damage from mana abilities comes before the life that pays Phyrexian
 * symbols, so together they must fit; if no life is paid later, damage may be any.
 */
export const LIFE_BEFORE_LATER = "life before later payments";
export const LATER_LIFE = "later life";
