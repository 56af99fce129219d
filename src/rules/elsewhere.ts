import type { Card, Effect } from "../cards/index.ts";
import { typeSet } from "../mana/index.ts";
import { matches } from "./matches.ts";
import { speaksOf, YOU } from "./players.ts";
import { chosenColor, thingOf, withEveryCreatureType, withSubtypes, type Thing } from "./thing.ts";
import type { View } from "./view.ts";

/** Types and colors that effects give, and what of it holds for spells and cards that are not on the battlefield. */

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();

/** The type chosen for an object, as a type line would have it. */
export const chosenType = ({ chosen }: Thing): readonly string[] => (chosen === undefined || chosen === "" ? [] : [capitalized(chosen)]);

/** Types in addition, CR 205.1b. */
export const withAddedTypes = (thing: Thing, effect: Extract<Effect, { readonly kind: "add-types" }>, source: Thing): Thing => {
  const typed = {
    ...thing,
    types: [...thing.types, ...effect.types.filter((type) => !thing.types.includes(type))],
    supertypes: [...thing.supertypes, ...effect.supertypes.filter((type) => !thing.supertypes.includes(type))],
  };
  if (effect.subtypes === "every-creature-type") return withEveryCreatureType(typed);
  return withSubtypes(typed, effect.subtypes === "chosen" ? chosenType(source) : effect.subtypes);
};

/** CR 106.5's like: a color that was not chosen is none to be. */
export const withColors = (thing: Thing, effect: Extract<Effect, { readonly kind: "set-colors" }>, source: Thing): Thing => {
  const colors = effect.colors === "chosen" ? chosenColor(source) : typeSet(effect.colors);
  if (effect.colors === "chosen" && colors === 0) return thing;
  return { ...thing, colors: effect.inAddition ? thing.colors | colors : colors };
};

/**
 * "Spells you control are white", "the same is true for creature cards you own that aren't on the battlefield": types
 * first, then colors. CR 105.3, 613.1d-e
 */
export const elsewhere = (view: Pick<View, "effects">, card: Thing): Thing => {
  const speaking = view.effects.filter(({ effect, controller }) =>
    (effect.kind === "add-types" || effect.kind === "set-colors") && effect.spells === true && speaksOf(effect.whose, controller, YOU));
  const typed = speaking.reduce((thing, { effect, source }) =>
    (effect.kind === "add-types" && matches(effect.of, thing, source) ? withAddedTypes(thing, effect, source) : thing), card);
  return speaking.reduce((thing, { effect, source }) =>
    (effect.kind === "set-colors" && matches(effect.of, thing, source) ? withColors(thing, effect, source) : thing), typed);
};

/** A card of yours in hand or graveyard, as effects on the board make it. */
export const cardThing = (view: Pick<View, "effects">, card: Card, id: string, zone: "hand" | "graveyard"): Thing => elsewhere(view, thingOf(card, id, zone));
