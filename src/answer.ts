import type { ManaUntil, Zone } from "./cards/index.ts";

/**
 * A whole number, 0 or more.
 * @asType integer
 * @minimum 0
 */
type Count = number;

/** One step of a payment, in the order in which it happens: CR 601.2g, then 601.2h. Ids are object ids of the position. */
export type Step =
  /** Activate mana ability number `ability` of an object, choosing what it adds. */
  | {
      readonly do: "activate"; readonly object: string;
      /** Index into the object's abilities as the position gives them: its own in printed order, basic land types, then granted ones. */
      readonly ability: Count;
      /** Mana spent on the ability's own cost: which unit, made by which object, pays which symbol. */
      readonly with: readonly Spend[];
      /** Life paid instead of mana of its own cost (K'rrik), one entry a symbol. */
      readonly lifeFor?: readonly { readonly symbol: string; readonly amount: Count }[];
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
      readonly life?: Count;
    }
  | { readonly do: "convoke" | "improvise" | "waterbend" | "delve"; readonly object: string; readonly pays: string }
  | ({ readonly do: "mana" } & Spend)
  | { readonly do: "life"; readonly amount: Count; readonly pays: string }
  | { readonly do: "sacrifice" | "tap" | "discard" | "exile" | "return" | "reveal"; readonly object: string; readonly for: "additional cost" }
  /** One counter removed from an object of yours. */
  | { readonly do: "remove"; readonly object: string; readonly counter: string; readonly for: "additional cost" };

/** So many counters of one kind, removed from one object. */
export interface Removed {
  readonly object: string;
  readonly counter: string;
  readonly count: Count;
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
  readonly count?: Count;
  /** Which of the mana in the pool, where they differ: of this source, snow, lasting so long. Missing: rather a plain one. */
  readonly source?: string;
  readonly snow?: true;
  readonly until?: ManaUntil;
}

export interface Plan {
  readonly announce: {
    readonly x?: Count;
    readonly symbols: readonly { readonly symbol: string; readonly as: string }[];
  };
  /** The locked total, CR 601.2f. */
  readonly total: string;
  /**
   * The X that "enters with X counters" and enters-abilities see, although X of the permanent is 0. CR 107.3m. Only
   * where X was chosen for a permanent spell.
   */
  readonly enters?: { readonly x: Count };
  /** Mana value of the spell on the stack: the printed cost with this X, whatever is paid. CR 202.3 */
  readonly manaValue?: Count;
  readonly steps: readonly Step[];
}

export interface Summary {
  /** By name, how many were tapped for any reason. */
  readonly tapped: Readonly<Record<string, Count>>;
  readonly sacrificed: Readonly<Record<string, Count>>;
  readonly exiled: Readonly<Record<string, Count>>;
  readonly discarded: Readonly<Record<string, Count>>;
  /** Life that the payment costs, damage from used abilities included. */
  readonly lifePaid: Count;
  /** Mana left in the pool, written as in `adds`. */
  readonly floating: string;
  /** That part of it which is not lost as this step or phase ends. CR 106.4 */
  readonly staying?: string;
  readonly convoked: Count;
  readonly delved: Count;
  readonly improvised: Count;
  readonly waterbent: Count;
  /** By name, what the player who assists has used. CR 702.132a */
  readonly assisted?: Readonly<Record<string, Count>>;
  /**
   * Mana spent on the cost itself: what texts mean that ask for colors, snow or a source of what was spent. What convokes,
   * is delved or paid by life is not in it. CR 702.44a, 700.14
   */
  readonly spent: {
    readonly mana: string;
    readonly colors: Count;
    readonly snow: Count;
    /** By name of what made it; "pool" where that is not known. */
    readonly from: Readonly<Record<string, Count>>;
    /** How many of them do something for the spell. CR 106.6 */
    readonly riders: Count;
  };
  /** What can still be cast after this payment, or paid, each by itself: cards of the hand, and what else is to stay payable. */
  readonly stillCastable: readonly string[];
  /** Those among them that can all be cast and paid together, where that is fewer. */
  readonly castableTogether?: readonly string[];
}

/** What a payment may be limited in: how much of it is given up, as levels of policies count it. */
export const LIMITED = [
  "sacrificed", "exiled", "returned", "counters", "energy", "life", "kept", "delved", "tapped", "creatures", "lands", "attackers",
] as const;
export type Limited = (typeof LIMITED)[number];

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
  /** One of a smallest set of pins and limits that have to be lifted: with them the cost cannot be paid, without it can. */
  | { readonly code: "pinned"; readonly object: string; readonly pin: "use" | "forbid"; readonly ability?: number }
  | { readonly code: "limited"; readonly limit: Limited; readonly most: number }
  | { readonly [C in ObjectCode]: { readonly code: C } & OfObjects }[ObjectCode]
  /** A part of its mana ability's own cost that nothing here can pay. */
  | ({ readonly code: "own-cost"; readonly part: string } & OfObjects);

/** What an object lacks that might have been expected to pay. */
export const OBJECT_CODES = [
  "tapped", "summoning-sick", "cannot-be-activated", "used-this-turn", "condition-not-met", "needs-priority", "cannot-pay-life", "not-enough-life",
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

/** Names of what a payment may keep: cards that are cast, and costs that are only paid, as those of abilities. */
export interface Payables {
  readonly cards: readonly string[];
  readonly costs?: readonly string[];
}

/** Why this payment. */
export type Why =
  /** What can still be cast or paid, each by itself. */
  | ({ readonly code: "keeps" } & Payables)
  /** What cannot, whichever payment as good as this is chosen. */
  | ({ readonly code: "lets-go" } & Payables)
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
  "not-json", "not-utf8", "empty-input", "too-large", "wrong-shape", "not-a-puzzle", "unknown-card", "unknown-symbol", "incomplete-cost", "unread-cost", "bad-count",
  "duplicate-id",
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

/** Another payment for the same. */
export interface Alternative {
  /** Proved that nothing between it and the one before was left out. */
  readonly optimal: boolean;
  readonly levels: readonly LevelValue[];
  readonly plan: Plan;
  readonly summary: Summary;
}

/** CONTRACT: what `pay` answers. */
export type Answer =
  | (AnswerBase & {
      readonly status: "payable";
      /** Proved best under the policy. */
      readonly optimal: boolean;
      readonly policy: string;
      readonly levels: readonly LevelValue[];
      readonly maxX?: Count | "unbounded";
      readonly maxDelved?: Count;
      readonly plan: Plan;
      readonly summary: Summary;
      /** Further payments that look different, best first, as many as were asked for, or as there are. */
      readonly alternatives?: readonly Alternative[];
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

/** One way to cast a card, and whether it can be paid for. */
export interface CastableWay {
  /** "mana cost", a keyword as "flashback", or "its own text". */
  readonly way: string;
  /** The face that is cast, where there are several. */
  readonly face?: string;
  /** "{2}{R}", in the notation of `cards`; "": there is no mana cost, CR 118.6. */
  readonly cost: string;
  /** What is paid in addition beyond what the text makes mandatory: commander tax, kickers. CR 118.8 */
  readonly additional: readonly { readonly name: string; readonly cost: string }[];
  /** What has to be so for this way, and a position does not tell. */
  readonly onlyIf?: readonly string[];
  /** Can it be paid? Missing: not known. */
  readonly payable?: boolean;
  readonly maxX?: number | "unbounded";
  /** How often the additional cost can be paid that may be paid more often (multikicker, replicate); looked for up to 100. */
  readonly maxTimes?: number;
  readonly maxDelved?: number;
  /** The best payment; `optimal`: proved best under the policy. */
  readonly optimal?: boolean;
  readonly plan?: Plan;
  readonly summary?: Summary;
  readonly notUnderstood?: readonly NotReadLine[];
  readonly assumed?: readonly NotReadLine[];
}

export interface CastableCard {
  readonly object: string;
  readonly name: string;
  readonly from: "hand" | "graveyard" | "command";
  /** Is there a way that can be paid and needs nothing that the position does not tell? Missing: not known. */
  readonly castable?: boolean;
  readonly ways: readonly CastableWay[];
  /** Ways, or costs besides, that the card's text offers and that were not read. */
  readonly notUnderstood: readonly string[];
}

/** What `castables` answers: each card of hand, graveyard and command zone that could be cast. */
export type CastableAnswer =
  | {
      readonly id?: string;
      /** Of the best card: "unknown" if none is known to be castable and not all are known not to be. */
      readonly status: "castable" | "not-castable" | "unknown";
      readonly policy: string;
      readonly cards: readonly CastableCard[];
    }
  | Extract<Answer, { readonly status: "error" }>;

/** What the referee says of a plan. */
export interface Violation {
  /** The rule that forbids it, as "CR 107.5". */
  readonly rule: string;
  readonly code: string;
  /** Index into `steps`; missing: the plan as a whole. */
  readonly step?: Count;
  readonly object?: string;
}

export interface Report {
  readonly legal: boolean;
  readonly violations: readonly Violation[];
  readonly summary: Summary;
}

/** CONTRACT: what `check --json` prints. */
export type CheckAnswer =
  | (Omit<Report, "violations"> & {
      readonly violations: readonly (Violation & {
        /** The code in words. */
        readonly message: string;
      })[];
      readonly notUnderstood: readonly NotReadLine[];
    })
  | { readonly status: "error"; readonly error: InputError };

export type { Zone };
