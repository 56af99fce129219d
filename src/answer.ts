import type { ManaUntil, Zone } from "./cards/index.ts";

/** One step of a payment, in the order in which it happens: CR 601.2g, then 601.2h. Ids are object ids of the position. */
export type Step =
  /** Activate mana ability number `ability` of an object, choosing what it adds. */
  | {
      readonly do: "activate"; readonly object: string;
      /** Index into the object's abilities as the position gives them: its own in printed order, basic land types, then granted ones. */
      readonly ability: number;
      /** Mana spent on the ability's own cost: which unit, made by which object, pays which symbol. */
      readonly with: readonly Spend[];
      /** Life paid instead of mana of its own cost (K'rrik), one entry a symbol. */
      readonly lifeFor?: readonly { readonly symbol: string; readonly amount: number }[];
      readonly taps: readonly string[];
      readonly untaps?: readonly string[];
      readonly sacrifices: readonly string[];
      /** Cards exiled, discarded or returned to hand for its cost. */
      readonly exiles?: readonly string[];
      readonly discards?: readonly string[];
      readonly returns?: readonly string[];
      /** Counters removed for its cost; the X of the ability. */
      readonly removed?: Removed;
      /** Counters removed from among several objects for its cost, beside those. */
      readonly removedAmong?: readonly Removed[];
      /**
       * Everything that came into the pool, triggers and replacements included: "{G}{G}". More than 100 mana are counted:
       * "205 {G}, {U}", a number before a symbol, a comma between kinds. Where several sources add at once, they take the
       * symbols in the order in which they are written.
       */
      readonly adds: string;
      /** Life this activation costs, damage included. */
      readonly life?: number;
    }
  | { readonly do: "convoke" | "improvise" | "waterbend" | "delve"; readonly object: string; readonly pays: string }
  | ({ readonly do: "mana" } & Spend)
  | { readonly do: "life"; readonly amount: number; readonly pays: string }
  | { readonly do: "sacrifice" | "tap" | "discard" | "exile" | "return" | "reveal"; readonly object: string; readonly for: "additional cost" }
  /** One counter removed from an object of yours. */
  | { readonly do: "remove"; readonly object: string; readonly counter: string; readonly for: "additional cost" };

/** So many counters of one kind, removed from one object. */
export interface Removed {
  readonly object: string;
  readonly counter: string;
  readonly count: number;
}

/**
 * Mana spent on symbols, one on each. `from`: the object that made it, or "pool". Up to 100 that are alike stand one by
 * one, without `count`; of more, one entry says how many.
 */
export interface Spend {
  readonly unit: string;
  readonly from: string;
  readonly pays: string;
  /** At least 1. Missing: 1. */
  readonly count?: number;
  /** Which of the mana in the pool, where they differ: of this source, snow, lasting so long. Missing: rather a plain one. */
  readonly source?: string;
  readonly snow?: true;
  readonly until?: ManaUntil;
}

export interface Plan {
  readonly announce: {
    readonly x?: number;
    readonly symbols: readonly { readonly symbol: string; readonly as: string }[];
  };
  /** The locked total, CR 601.2f. */
  readonly total: string;
  /**
   * The X that "enters with X counters" and enters-abilities see, although X of the permanent is 0. CR 107.3m. Only
   * where X was chosen for a permanent spell.
   */
  readonly enters?: { readonly x: number };
  /** Mana value of the spell on the stack: the printed cost with this X, whatever is paid. CR 202.3 */
  readonly manaValue?: number;
  readonly steps: readonly Step[];
}

export interface Summary {
  /** By name, how many were tapped for any reason. */
  readonly tapped: Readonly<Record<string, number>>;
  readonly sacrificed: Readonly<Record<string, number>>;
  readonly exiled: Readonly<Record<string, number>>;
  readonly discarded: Readonly<Record<string, number>>;
  /** Life that the payment costs, damage from used abilities included. */
  readonly lifePaid: number;
  /** Mana left in the pool, written as in `adds`. */
  readonly floating: string;
  /** That part of it which is not lost as this step or phase ends. CR 106.4 */
  readonly staying?: string;
  readonly convoked: number;
  readonly delved: number;
  readonly improvised: number;
  readonly waterbent: number;
  /** By name, what the player who assists has used. CR 702.132a */
  readonly assisted?: Readonly<Record<string, number>>;
  /**
   * Mana spent on the cost itself: what texts mean that ask for colors, snow or a source of what was spent. What convokes,
   * is delved or paid by life is not in it. CR 702.44a, 700.14
   */
  readonly spent: {
    readonly mana: string;
    readonly colors: number;
    readonly snow: number;
    /** By name of what made it; "pool" where that is not known. */
    readonly from: Readonly<Record<string, number>>;
    /** How many of them do something for the spell. CR 106.6 */
    readonly riders: number;
  };
  /** Cards of the hand that can still be cast after this payment, each by itself. */
  readonly stillCastable: readonly string[];
  /** Those among them that can all be cast together, where that is fewer. */
  readonly castableTogether?: readonly string[];
}

/** Symbols that together accept mana and help from these objects only, and those supply too little. P. Hall's condition. */
export interface Shortage {
  /** As in `missing`. */
  readonly symbols: string;
  /** How many mana these symbols ask for. */
  readonly need: number;
  /** No more than so many of them can be paid at once; less than `need`. */
  readonly supply: number;
  /** All that can pay any of them now, "pool" for mana that is there already. */
  readonly objects: readonly string[];
}

/** An object, and how many there are that are alike in everything; missing: 1. */
export interface OfObjects {
  readonly object: string;
  readonly count?: number;
}

/** Why a cost cannot be paid, or what stands in the way. Words are in messages. */
export type Reason =
  | { readonly code: "no-mana-cost" }
  /** An X was asked for, but no {X} is in the cost that is paid. */
  | { readonly code: "no-x" }
  /** X may be no less than this. */
  | { readonly code: "x-too-small"; readonly least: number }
  | ({ readonly code: "hall" } & Shortage)
  | { readonly code: "additional-cost"; readonly text: string }
  | { readonly [C in ObjectCode]: { readonly code: C } & OfObjects }[ObjectCode]
  /** A part of its mana ability's own cost that nothing here can pay. */
  | ({ readonly code: "own-cost"; readonly part: string } & OfObjects);

/** What an object lacks that might have been expected to pay. */
export const OBJECT_CODES = [
  "tapped", "summoning-sick", "cannot-be-activated", "condition-not-met", "needs-priority", "cannot-pay-life", "not-enough-life",
  "makes-nothing", "restricted", "wrong-mana", "needs-mana",
] as const;
export type ObjectCode = (typeof OBJECT_CODES)[number];

/** Something that would be otherwise, so that the cost can be paid. All of an answer's `change` together make it payable. */
export type Change =
  /** Another X is announced: the largest that can be paid. */
  | { readonly code: "x"; readonly x: number }
  | { readonly code: "untapped"; readonly objects: readonly string[] }
  /** Under your control since your turn began. CR 302.6 */
  | { readonly code: "not-new"; readonly objects: readonly string[] }
  | { readonly code: "graveyard"; readonly cards: number }
  | { readonly code: "life"; readonly amount: number }
  /** That mana in the pool, as "{U}{U}", more than ten as "12 {C}, {U}"; {S} is a snow mana. */
  | { readonly code: "mana"; readonly mana: string }
  /** Without that additional cost, an index into `paying.additional`. */
  | { readonly code: "without"; readonly additional: number; readonly text: string };

/** What cannot be had back, or not this turn. */
export const LOSSES = ["sacrificed", "exiled", "discarded", "returned", "removed", "put", "energy", "life", "delved"] as const;
export type Loss = (typeof LOSSES)[number];

/** What becomes of the payment without an object. Each is proved by asking for it. */
export type Because =
  /** The cost itself asks for it. */
  | { readonly code: "asked" }
  | ({ readonly code: "hall" } & Shortage)
  /** It cannot be paid at all, or not with this X where a smaller one was allowed. */
  | { readonly code: "needed"; readonly x?: number }
  /** The best payment gives up more: `value` at that level of the policy, where this one has `here`. */
  | { readonly code: "dearer"; readonly level: string; readonly value: number; readonly here: number };

/** Why this payment. */
export type Why =
  /** Cards of the hand that can still be cast, each by itself. */
  | { readonly code: "keeps"; readonly cards: readonly string[] }
  /** Cards of the hand that cannot, whichever payment as good as this is chosen. */
  | { readonly code: "lets-go"; readonly cards: readonly string[] }
  | {
      readonly code: "gives-up"; readonly what: Loss;
      /** Life, energy, cards, permanents or counters. */
      readonly amount: number;
      /** What is given up, or what counters are on; missing: life or energy. */
      readonly objects?: readonly string[];
      /** Whose mana ability it is for; missing: for the cost itself. */
      readonly object?: string;
      /** Without that object. Missing: not known. */
      readonly because?: Because;
    }
  /** Mana left over that is lost. */
  | { readonly code: "leaves-over"; readonly mana: string }
  | { readonly code: "gives-up-nothing" };

export interface NotReadLine {
  readonly object: string;
  readonly text: string;
}

export const ERROR_CODES = [
  "not-json", "empty-input", "too-large", "wrong-shape", "unknown-card", "unknown-symbol", "incomplete-cost", "bad-count", "duplicate-id",
  "unknown-object", "unknown-policy", "too-much-mana", "unreadable", "internal",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface InputError {
  readonly code: ErrorCode;
  /** What is wrong and what to do about it, one sentence or two. */
  readonly message: string;
  /** Where: "you.battlefield[3].card". */
  readonly path?: string;
}

interface AnswerBase {
  readonly id?: string;
  readonly notUnderstood: readonly NotReadLine[];
  /**
   * What a text asks for and a position does not tell (what happened this turn, what is targeted), with the object whose
   * text it is. It is taken as not so.
   */
  readonly assumed?: readonly NotReadLine[];
}

/** One level of the policy and what the plan scores there; less is better. */
export interface LevelValue {
  readonly level: string;
  readonly value: number;
}

/** CONTRACT: what `pay` answers. */
export type Answer =
  | (AnswerBase & {
      readonly status: "payable";
      /** Proved best under the policy. */
      readonly optimal: boolean;
      readonly policy: string;
      readonly levels: readonly LevelValue[];
      readonly maxX?: number | "unbounded";
      readonly maxDelved?: number;
      readonly plan: Plan;
      readonly summary: Summary;
      /** Where it was asked for: what this payment keeps and gives up, and why. */
      readonly why?: readonly Why[];
    })
  | (AnswerBase & {
      readonly status: "unpayable"; readonly policy: string;
      /** A smallest set of symbols that stays unpaid; missing where that is not proved. */
      readonly missing?: string;
      readonly reasons: readonly Reason[];
      /** What would make it payable; missing where nothing was found. */
      readonly change?: readonly Change[];
    })
  | (AnswerBase & { readonly status: "unknown"; readonly policy: string; readonly reasons: readonly Reason[] })
  | { readonly id?: string; readonly status: "error"; readonly error: InputError };

/** What the referee says of a plan. */
export interface Violation {
  /** The rule that forbids it, as "CR 107.5". */
  readonly rule: string;
  readonly code: string;
  /** Index into `steps`; missing: the plan as a whole. */
  readonly step?: number;
  readonly object?: string;
}

export interface Report {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  readonly summary: Summary;
}

export type { Zone };
