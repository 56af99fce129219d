import type { CostPart } from "./ability.ts";
import type { Condition } from "./amount.ts";
import type { Card } from "./card.ts";

/** How a card offers itself to be cast, beside paying its mana cost from the hand. CR 601.2b, 601.3, 118.8, 118.9 */
export type Casting =
  /** Another cost, another zone, or both. */
  | {
      readonly kind: "way";
      /** The keyword, or `OWN_WORDS`. */
      readonly name: string;
      /** In the mana cost's place, CR 118.9. Missing: the mana cost. */
      readonly cost?: readonly CostPart[];
      /** An additional cost that belongs to this way: retrace, jump-start. CR 118.8 */
      readonly besides?: readonly CostPart[];
      /** Where from. Missing: from wherever it may be cast for its mana cost. */
      readonly from?: "hand" | "graveyard";
      /** And not from anywhere else. */
      readonly only?: true;
      /** What it is cast as: another face, both halves, smaller. Missing: as it is. */
      readonly as?: Card;
      readonly when?: Condition;
    }
  /** An additional cost that the payer may choose to pay, as a kicker. `times`: how often at most. CR 118.8b, 702.33 */
  | { readonly kind: "besides"; readonly name: string; readonly cost: readonly CostPart[]; readonly times: number | "any" }
  /** Modes with costs of their own, of which one (tiered) or some (spree) have to be chosen. CR 702.172, 702.183 */
  | { readonly kind: "modes"; readonly name: string; readonly of: readonly (readonly CostPart[])[]; readonly several: boolean }
  /** Another face that can be cast in this one's place: CR 709.3, 712.11b, 715.3. */
  | { readonly kind: "face"; readonly card: Card }
  /** A line that offers a way or an additional cost, and was not read. */
  | { readonly kind: "unread"; readonly line: string; readonly from?: "graveyard" };

/** The name of what a card offers in words of its own, not by a keyword. */
export const OWN_WORDS = "its own text";

/** What a keyword with a cost behind it is for whoever casts the card. */
export type CastingKeyword =
  /** The cost is paid in the mana cost's place. `if`: only if so, which a position does not tell. */
  | { readonly kind: "instead"; readonly from?: "hand" | "graveyard"; readonly if?: string }
  /** The card may be cast from the graveyard with that additional cost. */
  | { readonly kind: "again" }
  /** The cost may be paid in addition, once or any number of times. */
  | { readonly kind: "besides"; readonly times: 1 | "any" };

const INSTEAD: CastingKeyword = { kind: "instead" };
const BESIDES: CastingKeyword = { kind: "besides", times: 1 };
const ANY_TIMES: CastingKeyword = { kind: "besides", times: "any" };
const AGAIN: CastingKeyword = { kind: "again" };
const FROM_GRAVEYARD: CastingKeyword = { kind: "instead", from: "graveyard" };

/**
 * Keywords that offer a way to cast the card, or a cost to pay besides, from hand, graveyard or command zone. What is cast
 * from exile (madness, foretell, plot, suspend) is not among them.
 */
export const CASTING_KEYWORDS: ReadonlyMap<string, CastingKeyword> = new Map<string, CastingKeyword>([
  // 702.34a, 138a, 146a, 180a
  ["flashback", FROM_GRAVEYARD], ["escape", FROM_GRAVEYARD], ["disturb", FROM_GRAVEYARD], ["harmonize", FROM_GRAVEYARD],
  // 702.187a
  ["mayhem", { kind: "instead", from: "graveyard", if: "it was discarded this turn" }],
  // 702.81a, 133a
  ["retrace", AGAIN], ["jump-start", AGAIN],
  // 702.74a, 96a, 103a, 109a, 113a, 119a, 140a, 148a, 152a, 176a, 188a
  ["evoke", INSTEAD], ["overload", INSTEAD], ["bestow", INSTEAD], ["dash", INSTEAD], ["awaken", INSTEAD], ["emerge", INSTEAD], ["mutate", INSTEAD],
  ["cleave", INSTEAD], ["blitz", INSTEAD], ["impending", INSTEAD], ["web-slinging", INSTEAD],
  // 702.185a
  ["warp", { kind: "instead", from: "hand" }],
  // 702.76a, 94a, 117a, 137a, 173a, 190a
  ["prowl", { kind: "instead", if: "something of yours of its type dealt combat damage to a player this turn" }],
  ["miracle", { kind: "instead", from: "hand", if: "it is the first card that was drawn this turn" }],
  ["surge", { kind: "instead", if: "you or a teammate cast another spell this turn" }],
  ["spectacle", { kind: "instead", if: "an opponent lost life this turn" }],
  ["freerunning", { kind: "instead", if: "an Assassin or a commander of yours dealt combat damage to a player this turn" }],
  ["sneak", { kind: "instead", if: "blockers were just declared" }],
  // 702.37a-b, 168a, 160a: not for what stands behind them, see the reader
  ["morph", INSTEAD], ["megamorph", INSTEAD], ["disguise", INSTEAD], ["prototype", INSTEAD],
  // 702.27a, 33a, 42a, 48a, 78a, 153a, 166a, 175a, 194a, 701.59a
  ["buyback", BESIDES], ["kicker", BESIDES], ["entwine", BESIDES], ["offering", BESIDES], ["conspire", BESIDES], ["casualty", BESIDES], ["bargain", BESIDES],
  ["offspring", BESIDES], ["teamwork", BESIDES],
  // 702.33c, 56a, 157a; 702.120a: for each mode beyond the first
  ["multikicker", ANY_TIMES], ["replicate", ANY_TIMES], ["squad", ANY_TIMES], ["escalate", ANY_TIMES],
  // 702.172a, 183a
  ["spree", BESIDES], ["tiered", BESIDES],
]);
