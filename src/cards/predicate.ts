import type { Color, Cost } from "../mana/index.ts";

/** Card types that matter to paying, CR 205.2a. */
export const CARD_TYPES = [
  "Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery",
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Supertypes, CR 205.4a. */
export const SUPERTYPES = ["Basic", "Legendary", "Ongoing", "Snow", "World"] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** The basic land types and the mana that each makes, CR 305.6. */
export const BASIC_LAND_TYPES = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" } as const;
export type BasicLandType = keyof typeof BASIC_LAND_TYPES;

/** Subtypes that belong to other card types than creature and kindred, in lower case. CR 205.3g-k */
const SUBTYPES_BY_TYPE: readonly (readonly [CardType, string])[] = [
  ["Artifact", "attraction blood bobblehead clue contraption equipment food fortification gold incubator junk lander map powerstone spacecraft treasure vehicle"],
  ["Enchantment", "aura background cartouche case class curse role room rune saga shrine"],
  ["Land", "plains island swamp mountain forest cave desert gate lair locus mine planet power-plant sphere tower town urza's"],
  ["Instant", "adventure arcane lesson omen trap"],
  // Of planeswalkers those that texts about mana name.
  ["Planeswalker", "chandra jace"],
];

const TYPE_BY_SUBTYPE: ReadonlyMap<string, CardType> = new Map(
  SUBTYPES_BY_TYPE.flatMap(([type, subtypes]) => subtypes.split(" ").map((subtype) => [subtype, type] as const)),
);

/** Subtypes, in lower case, that are no creature types. */
export const NON_CREATURE_SUBTYPES: ReadonlySet<string> = new Set(TYPE_BY_SUBTYPE.keys());

/** The card type that a subtype belongs to; those of instants are of sorceries, too. CR 205.3b */
export const typeOfSubtype = (subtype: string): CardType => TYPE_BY_SUBTYPE.get(subtype.toLowerCase()) ?? "Creature";

export type Comparison = ">=" | "<=" | "=";

/**
 * What a text says an object must be ("another untapped Elf you control" is all of other, untapped, Elf; who
 * controls it stands beside the predicate). Used for permanents, for cards in hand and graveyard, and for spells.
 */
export type Predicate =
  | { readonly kind: "anything" }
  | { readonly kind: "type"; readonly type: CardType }
  | { readonly kind: "subtype"; readonly subtype: string }
  | { readonly kind: "supertype"; readonly supertype: Supertype }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "color"; readonly color: Color }
  | { readonly kind: "colorless" }
  | { readonly kind: "multicolored" }
  | { readonly kind: "monocolored" }
  | { readonly kind: "token" }
  | { readonly kind: "tapped" }
  | { readonly kind: "attacking" }
  | { readonly kind: "blocking" }
  | { readonly kind: "entered-this-turn" }
  | { readonly kind: "commander" }
  | { readonly kind: "historic" }
  /** Not the object whose text this is. */
  | { readonly kind: "other" }
  /** The object whose text this is. */
  | { readonly kind: "self" }
  /** Shares a color with the object whose text this is. */
  | { readonly kind: "shares-color" }
  /** What the object whose text this is is attached to (enchanted or equipped). */
  | { readonly kind: "attached" }
  | { readonly kind: "chosen-type" }
  | { readonly kind: "chosen-color" }
  /** The chosen name; for imprint the exiled card's name. */
  | { readonly kind: "chosen-name" }
  | { readonly kind: "keyword"; readonly keyword: string }
  | { readonly kind: "counter"; readonly counter?: string }
  | { readonly kind: "power"; readonly is: Comparison; readonly value: number }
  | { readonly kind: "toughness"; readonly is: Comparison; readonly value: number }
  | { readonly kind: "mana-value"; readonly is: Comparison; readonly value: number }
  /** Has this very mana cost; none at all is as {0}. */
  | { readonly kind: "mana-cost"; readonly cost: Cost }
  /** {X} (Y, Z) stands in the mana cost. */
  | { readonly kind: "x-in-cost" }
  /** One of its faces is an Adventure. CR 715.2 */
  | { readonly kind: "has-adventure" }
  /** Of a card type that the card exiled with this object (imprinted on it) has. */
  | { readonly kind: "shares-exiled-card-type" }
  /** For spells: cast with kicker. */
  | { readonly kind: "kicked" }
  /** For spells: cast face down, or a permanent that is face down. */
  | { readonly kind: "face-down" }
  | { readonly kind: "not"; readonly of: Predicate }
  | { readonly kind: "all"; readonly of: readonly Predicate[] }
  | { readonly kind: "any"; readonly of: readonly Predicate[] };
