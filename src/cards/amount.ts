import type { Color } from "../mana/index.ts";
import type { Comparison, Predicate } from "./predicate.ts";

/** Whose objects a text counts or changes. */
export type Whose = "you" | "opponents" | "anyone";

export type Zone = "battlefield" | "hand" | "graveyard" | "exile" | "command" | "library" | "stack";

/** A number that a text gives as a formula. */
export type Amount =
  | number
  /** Objects in a zone: "for each creature you control". `an-opponent`: of the opponent who has most of them. */
  | { readonly kind: "count"; readonly zone: "battlefield" | "hand" | "graveyard"; readonly whose: Whose | "an-opponent"; readonly of: Predicate }
  /** Counters on this object; without a name, of all kinds. */
  | { readonly kind: "counters"; readonly counter?: string }
  /** Counters on all of your objects that match. */
  | { readonly kind: "counters-among"; readonly counter?: string; readonly of: Predicate }
  /** Devotion to these colors; `"output"`: to the color that is being added. CR 700.5 */
  | { readonly kind: "devotion"; readonly to: readonly Color[] | "output" }
  /** Power of this object. */
  | { readonly kind: "power" }
  /** Toughness of this object. */
  | { readonly kind: "toughness" }
  /** Mana value of the chosen commander, of this object … */
  | { readonly kind: "mana-value" }
  /** The greatest power among your objects that match. */
  | { readonly kind: "greatest-power"; readonly of: Predicate }
  /** The greatest mana value among your objects that match. */
  | { readonly kind: "greatest-mana-value"; readonly of: Predicate }
  /** The sum of power among your objects that match. */
  | { readonly kind: "total-power"; readonly of: Predicate }
  /** The greatest toughness among your objects that match. */
  | { readonly kind: "greatest-toughness"; readonly of: Predicate }
  /** The sum of toughness among your objects that match. */
  | { readonly kind: "total-toughness"; readonly of: Predicate }
  /** The sum of mana value among your objects that match. */
  | { readonly kind: "total-mana-value"; readonly of: Predicate }
  /** How many different names, powers or mana values there are among your objects of that zone that match. */
  | { readonly kind: "different"; readonly value: "name" | "power" | "mana-value"; readonly zone: "battlefield" | "graveyard"; readonly of: Predicate }
  /** Card types among cards in your graveyard (delirium). */
  | { readonly kind: "card-types"; readonly zone: "graveyard" }
  /** Creatures in your party, CR 700.8. */
  | { readonly kind: "party" }
  /** Your life total as the position gives it. */
  | { readonly kind: "life" }
  /** Different basic land types among lands you control (domain). */
  | { readonly kind: "domain" }
  /** Different colors among your permanents that match. */
  | { readonly kind: "colors-among"; readonly of: Predicate }
  /** Different creature types among your permanents that match. */
  | { readonly kind: "creature-types"; readonly of: Predicate }
  /** The greatest number of your creatures that share a creature type. */
  | { readonly kind: "shared-creature-type" }
  /** Number of opponents (undaunted). CR 702.125 */
  | { readonly kind: "opponents" }
  /** Your other objects that match and have the name of the one that was tapped for mana. */
  | { readonly kind: "same-name"; readonly of: Predicate }
  /** Mana value of the object sacrificed, exiled, discarded … as the cost of this ability. */
  | { readonly kind: "cost-object"; readonly value: "mana-value" | "power" | "toughness" }
  /** A number that a position does not tell, as how much happened this turn; counts as 0. `text` says what. */
  | { readonly kind: "unknown"; readonly text: string }
  /** The X chosen for this ability's cost, as the number of counters removed. CR 107.3k */
  | { readonly kind: "x" }
  | { readonly kind: "sum"; readonly of: readonly Amount[] }
  | { readonly kind: "times"; readonly factor: number; readonly of: Amount }
  | { readonly kind: "at-most"; readonly limit: number; readonly of: Amount };

/** Something that must be true of the board right now. */
export type Condition =
  /** So many objects that match are in that zone ("if you control three or more artifacts"). */
  | { readonly kind: "amount"; readonly amount: Amount; readonly is: Comparison; readonly value: number }
  /** This object matches. */
  | { readonly kind: "self"; readonly is: Predicate }
  | { readonly kind: "not"; readonly of: Condition }
  | { readonly kind: "all"; readonly of: readonly Condition[] }
  | { readonly kind: "any"; readonly of: readonly Condition[] }
  /** Needs priority, so never while a cost is being paid: "Activate only as an instant". CR 602.5e */
  | { readonly kind: "priority" }
  /** It is the turn of this object's controller; `payer`: of the player who pays, whoever controls the object. */
  | { readonly kind: "your-turn"; readonly payer?: true }
  /** Depends on what a position does not tell (which phase, what happened this turn). `text` says what. */
  | { readonly kind: "unknown"; readonly text: string };
