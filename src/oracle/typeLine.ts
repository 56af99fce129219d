import { CARD_TYPES, SUPERTYPES, type CardType, type Supertype } from "../cards/index.ts";

export interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly token: boolean;
}

/** Reads "Legendary Artifact Creature — Elf Druid", CR 205.1. Words that are no type are passed over. */
export const readTypeLine = (text: string): TypeLine => {
  // Where two faces share a line, the first stands for the card.
  const [front = ""] = text.split(" // ");
  const [left = "", right = ""] = front.split(/ *[\u2014\u2013] *| - /);
  const words = left.split(/\s+/);
  const has = (name: string): boolean => words.some((word) => word.toLowerCase() === name.toLowerCase());
  return {
    supertypes: SUPERTYPES.filter(has),
    // "Tribal" is what Kindred was called until 2024.
    types: CARD_TYPES.filter((type) => has(type) || (type === "Kindred" && has("Tribal"))),
    subtypes: right.split(/\s+/).filter((word) => word !== ""),
    token: has("Token"),
  };
};
