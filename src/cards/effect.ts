import type { BasicLandType, CardType, Predicate, Supertype } from "./predicate.ts";
import type { Color, Cost, ManaType } from "../mana/index.ts";
import type { Amount, Condition, Whose, Zone } from "./amount.ts";
import type { CostPart, ManaAbility, ManaTypes, Output, Use } from "./ability.ts";

/** Keywords by which something else than mana pays. CR 702.51, 702.66, 702.126 */
export const PAYMENT_KEYWORDS = ["convoke", "delve", "improvise"] as const;
export type PaymentKeyword = (typeof PAYMENT_KEYWORDS)[number];

/** By how much a cost is more or less: `amount` times `by`. CR 601.2f, 118.7 */
export interface CostChange {
  readonly change: "increase" | "reduce";
  readonly by: Cost;
  readonly amount: Amount;
  readonly when?: Condition;
}

/**
 * An effect other than an activated mana ability that decides how costs may be paid. `when` is checked at the moment
 * that the rules name (cost changes and floors: CR 601.2f).
 */
export type Effect =
  /** "Noncreature spells cost {1} more": what a spell costs, by whose spells and which. `amount` times `by`. CR 601.2f, 118.7 */
  | {
      readonly kind: "spell-cost"; readonly change: "increase" | "reduce"; readonly by: Cost; readonly amount: Amount;
      readonly whose: Whose; readonly spell: Predicate; readonly from?: readonly Zone[];
      /** "This effect reduces only the amount of colored mana you pay": no spill into generic. */
      readonly coloredOnly?: true;
      /** The total is not reduced below this much mana. */
      readonly least?: number;
      /** The reduction is bought: "you may pay 2 life … cost {G} less if you paid life this way". */
      readonly forLife?: number;
      readonly when?: Condition;
    }
  /** The same for activated abilities of matching permanents. `ability`: only "equip" and the like. */
  | {
      readonly kind: "ability-cost"; readonly change: "increase" | "reduce"; readonly by: Cost; readonly amount: Amount;
      readonly whose: Whose; readonly source: Predicate; readonly ability?: string; readonly from?: readonly Zone[];
      readonly least?: number; readonly manaAbilities: boolean; readonly when?: Condition;
    }
  /** "Mana abilities of this land cost an additional 1 life". */
  | { readonly kind: "mana-ability-life"; readonly amount: number; readonly of: Predicate }
  /** Trinisphere: a spell that would cost less than `least` mana costs that much. CR 601.2f */
  | { readonly kind: "spell-floor"; readonly least: number; readonly whose: Whose; readonly when?: Condition }
  /** This very spell costs more or less (affinity, "costs {1} less for each …"). */
  | {
      readonly kind: "own-cost"; readonly change: "increase" | "reduce"; readonly by: Cost; readonly amount: Amount;
      readonly coloredOnly?: true; readonly when?: Condition;
    }
  /** An additional cost in the spell's own text; `optional`: only if announced. CR 118.8 */
  | { readonly kind: "additional-cost"; readonly cost: readonly CostPart[]; readonly optional: boolean }
  /** "Spend only black mana on X", as the types that X takes. */
  | { readonly kind: "x-types"; readonly types: readonly ManaType[] }
  /** "X can't be 0" */
  | { readonly kind: "x-least"; readonly value: number }
  /** "You can't spend mana to cast this spell." */
  | { readonly kind: "no-mana" }
  /** "Spend only mana produced by creatures to cast this spell." */
  | {
      readonly kind: "only-mana-from"; readonly source: Predicate;
      /** Only if this alternative cost is paid ("… to cast it this way"). CR 118.9 */
      readonly whenCost?: Cost;
    }
  /** Matching spells that you cast have convoke, delve or improvise. */
  | { readonly kind: "grant-keyword"; readonly keyword: PaymentKeyword; readonly spell: Predicate; readonly from?: readonly Zone[]; readonly when?: Condition }
  /** "For each mana in this ability's activation cost, you may tap an untapped creature": convoke-like on own abilities. */
  | { readonly kind: "ability-tap-payment"; readonly taps: Predicate; readonly pays: "generic" | "any" }
  /**
   * An activated ability of this card that is no mana ability has this cost, and these rules for its X. Given for all
   * of a card's abilities if at least one of them costs more than mana. Parts that no payer knows are left out.
   */
  | {
      readonly kind: "own-ability"; readonly cost: readonly CostPart[]; readonly xTypes?: readonly ManaType[]; readonly xLeast?: number;
      /** "This ability costs {1} less to activate for each …". */
      readonly changes?: readonly CostChange[];
    }
  /** What turning this permanent face up costs, which is a special action: morph, megamorph, disguise. CR 702.37e, 116.2b */
  | { readonly kind: "face-up-cost"; readonly cost: readonly CostPart[] }
  /** Matching permanents have a mana ability. `zone`: where it works from; missing: the battlefield. CR 113.6b */
  | { readonly kind: "grant-ability"; readonly whose: Whose; readonly to: Predicate; readonly ability: ManaAbility; readonly zone?: "graveyard"; readonly when?: Condition }
  /** Matching permanents have the mana abilities of others (Necrotic Ooze): of what `theirs` control, or of your graveyard. */
  | {
      readonly kind: "copy-abilities"; readonly whose: Whose; readonly to: Predicate; readonly from: "battlefield" | "graveyard";
      readonly theirs: Whose; readonly source: Predicate; readonly when?: Condition;
    }
  /** Matching creatures have haste, or may use {T} as though they had it. CR 702.10c */
  | { readonly kind: "grant-haste"; readonly whose: Whose; readonly to: Predicate; readonly zone?: "graveyard"; readonly when?: Condition }
  /** Matching lands have these basic land types, in addition or instead. CR 305.6, 305.7 */
  | {
      readonly kind: "land-types"; readonly whose: Whose; readonly of: Predicate;
      readonly types: readonly BasicLandType[] | "chosen"; readonly inAddition: boolean; readonly when?: Condition;
    }
  /**
   * Matching permanents have these types in addition (Mycosynth Lattice, March of the Machines). `"chosen"`: the type
   * chosen for this object; `"every-creature-type"` as changeling. `spells`: so do your spells and your cards that are
   * not on the battlefield.
   */
  | {
      readonly kind: "add-types"; readonly whose: Whose; readonly of: Predicate; readonly types: readonly CardType[];
      readonly supertypes: readonly Supertype[]; readonly subtypes: readonly string[] | "chosen" | "every-creature-type";
      readonly spells?: true; readonly when?: Condition;
      /** "As long as this isn't on the battlefield". */
      readonly zone?: "elsewhere";
    }
  /**
   * Matching permanents are of these card types (missing: of their own) instead of others, and have these subtypes
   * instead of those that belong to the card types in `replaces`. Supertypes stay. CR 205.1a
   */
  | {
      readonly kind: "set-types"; readonly whose: Whose; readonly of: Predicate; readonly types?: readonly CardType[];
      readonly subtypes: readonly string[]; readonly replaces: readonly CardType[]; readonly when?: Condition;
    }
  /** Colors of matching permanents (and of spells, where `spells`); `"chosen"`: the color chosen for this object. */
  | {
      readonly kind: "set-colors"; readonly whose: Whose; readonly of: Predicate; readonly colors: readonly Color[] | "chosen";
      readonly inAddition: boolean; readonly spells: boolean; readonly when?: Condition;
    }
  /** Matching permanents are not of that card type ("isn't a creature"), CR 613.1d. */
  | { readonly kind: "not-type"; readonly whose: Whose; readonly of: Predicate; readonly type: CardType; readonly when?: Condition }
  /**
   * Power and toughness of matching permanents are more (or less) by so much; missing: unchanged. CR 613.4c
   * `base`: these are their base power and toughness, CR 613.4a-b. `each`: formula and condition are about each of these
   * objects ("its mana value"), not about the object whose text this is; "you" still is the latter's controller.
   */
  | {
      readonly kind: "power"; readonly whose: Whose; readonly of: Predicate; readonly power?: Amount; readonly toughness?: Amount;
      readonly base?: true; readonly each?: true; readonly when?: Condition;
    }
  /** Matching permanents lose all abilities, or lose their mana abilities. */
  | { readonly kind: "no-abilities"; readonly whose: Whose; readonly of: Predicate; readonly when?: Condition }
  /** Activated abilities of matching permanents can't be activated; `manaToo` false: unless they are mana abilities. */
  | { readonly kind: "no-activation"; readonly whose: Whose; readonly of: Predicate; readonly manaToo: boolean; readonly when?: Condition }
  /**
   * "Whenever you tap a land for mana, add …". `types`: only if that type was produced. CR 106.12a, 605.1b
   * `anyAbility`: also of abilities without {T} ("whenever a land's ability causes you to add").
   */
  | {
      readonly kind: "tap-trigger"; readonly by: Whose; readonly of: Predicate; readonly types?: ManaTypes;
      readonly anyAbility?: true;
      readonly adds: readonly Output[]; readonly times?: Amount; readonly spend?: readonly Use[]; readonly when?: Condition;
    }
  /** "If you tap a permanent for mana, it produces twice as much instead". CR 106.12b */
  | { readonly kind: "tap-multiply"; readonly by: Whose; readonly of: Predicate; readonly factor: number; readonly types?: ManaTypes }
  /** "If a land is tapped for (two or more) mana, it produces {C} instead of any other type (and amount)". CR 106.12b */
  | {
      readonly kind: "tap-replace"; readonly by: Whose; readonly of: Predicate;
      /** Applies only to at least this much mana. */
      readonly least?: number;
      readonly types: ManaTypes;
      /** The amount becomes 1, too. */
      readonly amountToo: boolean;
      /** Only colored mana is changed ("instead of any other color"). */
      readonly colorsOnly: boolean;
      readonly when?: Condition;
    }
  /** "You may spend mana as though it were mana of any color (type) …". CR 609.4b, 118.14 */
  | {
      readonly kind: "as-though"; readonly whose: Whose; readonly pays: "any-color" | "any-type" | readonly ManaType[];
      /** Only mana of these types may be so spent; missing: any. */
      readonly mana?: readonly ManaType[];
      /** Mana of other types counts as colorless only (Celestial Dawn). */
      readonly othersColorless?: true;
      /** What it may be spent on so; missing: anything. */
      readonly on?: readonly Use[];
      readonly when?: Condition;
    }
  /** "For each {B} in a cost, you may pay 2 life rather than pay that mana." */
  | { readonly kind: "life-for-mana"; readonly color: Color; readonly life: number }
  /** You can't pay life (CR 119.8): Platinum Emperion, Angel of Jubilation. */
  | { readonly kind: "no-life-payment"; readonly whose: Whose }
  /** Matching permanents can't be sacrificed to cast spells or activate abilities. */
  | { readonly kind: "no-sacrifice"; readonly whose: Whose; readonly of: Predicate }
  /** Whenever this becomes tapped, it deals damage to you: counts as life paid by the policy, is no cost. CR 603.3 */
  | { readonly kind: "damage-when-tapped"; readonly amount: number; readonly of: Predicate; readonly forMana: boolean };

export type EffectKind = Effect["kind"];
