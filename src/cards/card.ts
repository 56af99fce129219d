import type { Color, Cost } from "../mana/index.ts";
import type { ManaAbility } from "./ability.ts";
import type { Casting } from "./casting.ts";
import type { Effect } from "./effect.ts";
import type { CardType, Supertype } from "./predicate.ts";

/** Text that may matter to paying and was not read; the answer then promises only what it found. */
export interface NotUnderstood {
  readonly text: string;
  /** It might make a payment illegal or dearer, so that nothing can be promised; otherwise it could only help. */
  readonly mayForbid?: true;
  /** It works on the battlefield only, so it is no matter while its own card is being cast. CR 113.6 */
  readonly onBoard?: true;
  /** It could change only power or toughness, so it is no matter where nothing looks at them. */
  readonly about?: "power";
}

/** A card (or one face of it) as far as a payer needs it. No rules text. */
export interface Card {
  readonly name: string;
  /** `undefined`: no mana cost at all, which is not {0}. CR 118.6, 202.1b */
  readonly manaCost: Cost | undefined;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  /** Subtypes as printed, case kept: "Elf", "Power-Plant". */
  readonly subtypes: readonly string[];
  readonly token: boolean;
  readonly colors: readonly Color[];
  /** Colors in mana cost and text, CR 903.4; for "your commander's color identity". */
  readonly colorIdentity: readonly Color[];
  /** Printed power and toughness; `undefined` where there is none or it is not a number. */
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  /** Lower case: "convoke", "haste", "changeling" … */
  readonly keywords: readonly string[];
  readonly abilities: readonly ManaAbility[];
  readonly effects: readonly Effect[];
  readonly notUnderstood: readonly NotUnderstood[];
  /** Other faces that can be cast or are on the battlefield by themselves (adventure, split, modal double-faced). */
  readonly faces?: readonly Card[];
  /** How it offers itself to be cast, beside paying its mana cost. Missing: in no other way. */
  readonly castings?: readonly Casting[];
}
