import { colorNamed, isManaType, manaValue, NO_TYPE, typeBit, typeSet, variablesIn, type Cost, type TypeSet } from "../mana/index.ts";
import { NON_CREATURE_SUBTYPES, typeOfSubtype, type Card, type CardType, type Effect, type Supertype, type Zone } from "../cards/index.ts";
import { remembered } from "../lazily.ts";

/**
 * Anything that a text can describe: a permanent, a card in a zone, a spell. Characteristics are those after
 * continuous effects; `tapped` and `counters` are those of this moment.
 */
export interface Thing {
  readonly id: string;
  readonly name: string;
  readonly zone: Zone | "stack";
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly colors: TypeSet;
  readonly power: number;
  readonly toughness: number;
  readonly manaValue: number;
  readonly manaCost: Cost;
  readonly keywords: readonly string[];
  readonly token: boolean;
  readonly commander: boolean;
  readonly tapped: boolean;
  readonly attacking: boolean;
  readonly blocking: boolean;
  /** Under its controller's control only since this turn began or later. */
  readonly isNew: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly chosen: string | undefined;
  readonly attachedTo: string | undefined;
  readonly xInCost: boolean;
  readonly kicked: boolean;
  readonly faceDown: boolean;
  /** The card exiled with it (imprinted on it), as far as the position says. */
  readonly exiled: { readonly colors: TypeSet; readonly types: readonly CardType[] } | undefined;
}

/** A card as a thing in a zone, untapped and without anything on it. */
export const thingOf = (card: Card, id: string, zone: Thing["zone"]): Thing => {
  const thing = plainThing(card, id, zone, {
    token: card.token, commander: false, tapped: false, attacking: false, blocking: false, isNew: false, counters: {}, chosen: undefined, attachedTo: undefined, exiled: undefined,
  });
  return zone === "battlefield" ? thing : card.effects.reduce(asElsewhere, thing);
};

/** A card as a permanent, counters included. */
export const permanentThing = (card: Card, id: string, on: OnBoard): Thing => withCounters(plainThing(card, id, "battlefield", on));

/** What a card says that it is wherever it is not on the battlefield. CR 604.3 */
const asElsewhere = (thing: Thing, effect: Effect): Thing =>
  effect.kind === "add-types" && effect.zone === "elsewhere" && typeof effect.subtypes === "object"
    ? withSubtypes({ ...thing, types: [...thing.types, ...effect.types.filter((type) => !thing.types.includes(type))] }, effect.subtypes)
    : thing;

/** What is so of one object and not of its card. */
export type OnBoard = Pick<Thing, "token" | "commander" | "tapped" | "attacking" | "blocking" | "isNew" | "counters" | "chosen" | "attachedTo" | "exiled">;

/** What a cost says of its card, and its colors as a set. */
const printedOf = remembered(({ colors, manaCost }: Card): Pick<Thing, "colors" | "manaValue" | "manaCost" | "xInCost"> => ({
  colors: typeSet(colors),
  manaValue: manaCost === undefined ? 0 : manaValue(manaCost),
  manaCost: manaCost ?? [],
  xInCost: manaCost !== undefined && variablesIn(manaCost) > 0,
}));

/** Written out, as boards are read often: spreading takes ten times as long. */
const plainThing = (card: Card, id: string, zone: Thing["zone"], { token, commander, tapped, attacking, blocking, isNew, counters, chosen, attachedTo, exiled }: OnBoard): Thing => {
  const { colors, manaValue: value, manaCost, xInCost } = printedOf(card);
  return {
    id, name: card.name, zone, supertypes: card.supertypes, types: card.types, subtypes: card.subtypes, colors, power: card.power ?? 0, toughness: card.toughness ?? 0,
    manaValue: value, manaCost, keywords: card.keywords, token, commander, tapped, attacking, blocking, isNew, counters, chosen, attachedTo, xInCost, kicked: false, faceDown: false, exiled,
  };
};

/** One copy of it, as it has become; written out like `plainThing`. */
export const copyOf = (of: Thing, { id, tapped, counters, power, toughness }: Pick<Thing, "id" | "tapped" | "counters" | "power" | "toughness">): Thing => ({
  id, name: of.name, zone: of.zone, supertypes: of.supertypes, types: of.types, subtypes: of.subtypes, colors: of.colors, power, toughness, manaValue: of.manaValue,
  manaCost: of.manaCost, keywords: of.keywords, token: of.token, commander: of.commander, tapped, attacking: of.attacking, blocking: of.blocking, isNew: of.isNew, counters,
  chosen: of.chosen, attachedTo: of.attachedTo, xInCost: of.xInCost, kicked: of.kicked, faceDown: of.faceDown, exiled: of.exiled,
});

/** How many counters of this name are on it; without a name, of all kinds. */
export const countersOn = (thing: Thing, counter: string | undefined): number =>
  counter === undefined ? Object.values(thing.counters).reduce((sum, count) => sum + count, 0) : (thing.counters[counter] ?? 0);

/** What counters add to power and toughness. */
export const counterChange = (thing: Pick<Thing, "counters">): number => (thing.counters["+1/+1"] ?? 0) - (thing.counters["-1/-1"] ?? 0);

/** Base power or toughness set by an effect; counters still count. CR 613.4b */
export const withBasePower = (thing: Thing, power: number | undefined, toughness: number | undefined): Thing => ({
  ...thing,
  power: power === undefined ? thing.power : power + counterChange(thing),
  toughness: toughness === undefined ? thing.toughness : toughness + counterChange(thing),
});

/** Without a card type, and without the creature types that go with it. CR 205.1a */
export const withoutType = (thing: Thing, type: CardType): Thing => ({
  ...thing,
  types: thing.types.filter((own) => own !== type),
  ...(type === "Creature"
    ? { subtypes: thing.subtypes.filter((own) => NON_CREATURE_SUBTYPES.has(own.toLowerCase())), keywords: thing.keywords.filter((own) => own !== "changeling") }
    : {}),
});

export const withSubtypes = (thing: Thing, subtypes: readonly string[]): Thing => ({
  ...thing,
  subtypes: [...thing.subtypes, ...subtypes.filter((type) => !thing.subtypes.includes(type))],
});

/** Every creature type, as changeling gives it. CR 702.73a */
export const withEveryCreatureType = (thing: Thing): Thing =>
  thing.keywords.includes("changeling") ? thing : { ...thing, keywords: [...thing.keywords, "changeling"] };

/** Do subtypes of a card type go with these card types? Kindreds have creature types. CR 205.3b, 205.3m */
const bearSubtypesOf = (types: readonly CardType[], type: CardType): boolean => types.includes(type) || (type === "Creature" && types.includes("Kindred"));

/**
 * Of other card types, or with other subtypes of a card type. Subtypes that belong to card types that it still has stay,
 * unless they are replaced. CR 205.1a
 */
export const withTypes = (
  thing: Thing, { types = thing.types, subtypes, replaces }: { readonly types?: readonly CardType[]; readonly subtypes: readonly string[]; readonly replaces: readonly CardType[] },
): Thing => {
  const stay = (type: CardType): boolean => bearSubtypesOf(types, type) && !bearSubtypesOf(replaces, type);
  return withSubtypes(
    {
      ...thing, types, subtypes: thing.subtypes.filter((own) => stay(typeOfSubtype(own))),
      keywords: stay("Creature") ? thing.keywords : thing.keywords.filter((own) => own !== "changeling"),
    },
    subtypes,
  );
};

/** A power or toughness changed by counters, CR 613.4c. */
export const withCounters = (thing: Thing): Thing => {
  const change = counterChange(thing);
  return change === 0 ? thing : { ...thing, power: thing.power + change, toughness: thing.toughness + change };
};

export const isCreature = (thing: Pick<Thing, "types">): boolean => thing.types.includes("Creature");
export const isArtifact = (thing: Pick<Thing, "types">): boolean => thing.types.includes("Artifact");
export const isSnow = (thing: Pick<Thing, "supertypes">): boolean => thing.supertypes.includes("Snow");

/** The color chosen for a thing, by letter or name; colorless where that was chosen, nothing where no color was. */
export const chosenColor = ({ chosen }: Thing): TypeSet => {
  if (chosen === undefined) return NO_TYPE;
  const letter = chosen.toUpperCase();
  if (isManaType(letter)) return typeBit[letter];
  const color = colorNamed(chosen);
  return color !== undefined ? typeBit[color] : letter === "COLORLESS" ? typeBit.C : NO_TYPE;
};
