import { printCost, sizeOf, typeBit } from "../mana/index.ts";
import { NON_CREATURE_SUBTYPES, type Comparison, type Predicate } from "../cards/index.ts";
import { chosenColor, countersOn, type Thing } from "./thing.ts";

export const compare = (value: number, is: Comparison, bound: number): boolean =>
  is === ">=" ? value >= bound : is === "<=" ? value <= bound : value === bound;

const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Has the creature type (or other subtype); changeling is every creature type, CR 702.73a. */
const hasSubtype = (thing: Thing, subtype: string): boolean =>
  thing.subtypes.some((own) => sameText(own, subtype)) ||
  (thing.keywords.includes("changeling") && !NON_CREATURE_SUBTYPES.has(subtype.toLowerCase()));

/** A thing that stands for all copies, as a copy that is not the one whose text is read: "other" means it. */
export const asOther = (thing: Thing): Thing => ({ ...thing, id: "\u0000other" });

/**
 * Does `thing` match? `source` is the object whose text this is; without one, what refers to it does not match.
 */
export const matches = (predicate: Predicate, thing: Thing, source: Thing | undefined): boolean => {
  switch (predicate.kind) {
    case "anything":
      return true;
    case "type":
      return thing.types.includes(predicate.type);
    case "subtype":
      return hasSubtype(thing, predicate.subtype);
    case "supertype":
      return thing.supertypes.includes(predicate.supertype);
    case "name":
      return sameText(thing.name, predicate.name);
    case "color":
      return (thing.colors & typeBit[predicate.color]) !== 0;
    case "colorless":
      return thing.colors === 0;
    case "multicolored":
      return sizeOf(thing.colors) > 1;
    case "monocolored":
      return sizeOf(thing.colors) === 1;
    case "token":
      return thing.token;
    case "tapped":
      return thing.tapped;
    case "attacking":
      return thing.attacking;
    case "blocking":
      return thing.blocking;
    case "entered-this-turn":
      return thing.isNew;
    case "commander":
      return thing.commander;
    case "historic":
      // CR 700.6: an artifact, legendary, or a Saga.
      return thing.types.includes("Artifact") || thing.supertypes.includes("Legendary") || hasSubtype(thing, "Saga");
    case "other":
      return source !== undefined && thing.id !== source.id;
    case "self":
      return source !== undefined && thing.id === source.id;
    case "shares-color":
      return source !== undefined && (thing.colors & source.colors) !== 0;
    case "attached":
      return source?.attachedTo !== undefined && source.attachedTo === groupIdOf(thing.id);
    case "chosen-type":
      // A creature type as a rule, a card type for Cloud Key.
      return source?.chosen !== undefined && (hasSubtype(thing, source.chosen) || thing.types.some((type) => sameText(type, source.chosen ?? "")));
    case "chosen-color":
      return source !== undefined && (thing.colors & chosenColor(source)) !== 0;
    case "chosen-name":
      return source?.chosen !== undefined && sameText(thing.name, source.chosen);
    case "keyword":
      return thing.keywords.includes(predicate.keyword.toLowerCase());
    case "counter":
      return countersOn(thing, predicate.counter) > 0;
    case "power":
      return compare(thing.power, predicate.is, predicate.value);
    case "toughness":
      return compare(thing.toughness, predicate.is, predicate.value);
    case "mana-value":
      return compare(thing.manaValue, predicate.is, predicate.value);
    case "mana-cost":
      return printCost(thing.manaCost) === printCost(predicate.cost);
    case "x-in-cost":
      return thing.xInCost;
    case "has-adventure":
      return thing.keywords.includes("adventure");
    case "shares-exiled-card-type":
      return source?.exiled?.types.some((type) => thing.types.includes(type)) === true;
    case "kicked":
      return thing.kicked;
    case "face-down":
      return thing.faceDown;
    case "not":
      return !matches(predicate.of, thing, source);
    case "all":
      return predicate.of.every((part) => matches(part, thing, source));
    case "any":
      return predicate.of.some((part) => matches(part, thing, source));
  }
};

/** The entry that a copy belongs to: "f1#2" is a copy of "f1". An attachment names the entry and means its first copy. */
export const groupIdOf = (id: string): string => {
  const at = id.lastIndexOf("#");
  return at > 0 && id.slice(at + 1) === "1" ? id.slice(0, at) : id;
};
