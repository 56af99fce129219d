import { BASIC_LAND_TYPES, type Card, type Effect, type ManaAbility, type ManaTypes, type Output } from "../../src/cards/index.ts";
import { COLORS, MANA_TYPES, type ManaType } from "../../src/mana/index.ts";

/**
 * Which types of mana a card's own and granted abilities can make, at best, as it was read: what Scryfall's `produced_mana`
 * says, too. That counts colors only where the type is that of other mana or of other objects, and nothing where mana is
 * made otherwise than it would be, or lands have other types.
 */

const typesOf = (of: ManaTypes): readonly ManaType[] => {
  switch (of.kind) {
    case "these":
      return of.types;
    case "chosen-color":
    case "exiled-card-colors":
    case "commander-identity":
    case "colors-among":
    case "could-produce":
    case "cost-object-could-produce":
    case "produced":
      return COLORS;
  }
};

const outputTypes = (output: Output): readonly ManaType[] => {
  switch (output.kind) {
    case "fixed":
      return output.mana;
    case "one-type":
    case "combination":
    case "each":
      return typesOf(output.of);
    case "as-unspent":
      return [];
  }
};

const abilityTypes = ({ outputs, instead = [] }: ManaAbility): readonly ManaType[] => [outputs, ...instead.map((other) => other.outputs)].flat().flatMap(outputTypes);

const isBasicType = (word: string): word is keyof typeof BASIC_LAND_TYPES => Object.hasOwn(BASIC_LAND_TYPES, word);

/** CR 305.6: basic land types give their ability to whatever has them. */
const landTypes = (words: readonly string[]): readonly ManaType[] => words.filter(isBasicType).map((type) => BASIC_LAND_TYPES[type]);

const effectTypes = (effect: Effect): readonly ManaType[] => {
  if (effect.kind === "grant-ability") return abilityTypes(effect.ability);
  return effect.kind === "tap-trigger" ? effect.adds.flatMap(outputTypes) : [];
};

const facesOf = (card: Card): readonly Card[] => card.faces ?? [card];

/** In the order of the rules, CR 106.1. */
export const typesMade = (card: Card): readonly ManaType[] => {
  const found = new Set(facesOf(card).flatMap((face) => [...landTypes(face.subtypes), ...face.abilities.flatMap(abilityTypes), ...face.effects.flatMap(effectTypes)]));
  return MANA_TYPES.filter((type) => found.has(type));
};
