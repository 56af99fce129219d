import type { CostPart } from "../cards/index.ts";
import type { Payment } from "./payment.ts";
import { thingOf, type Thing } from "./thing.ts";

/** The object that "this" means in the words of an additional cost. */
export const partSource = (payment: Payment): Thing => payment.purpose.thing ?? NO_THING;

const NO_THING: Thing = thingOf(
  {
    name: "", manaCost: undefined, supertypes: [], types: [], subtypes: [], token: false, colors: [], colorIdentity: [], power: undefined,
    toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [],
  },
  "paying",
  "stack",
);

/** What one object counts for in a cost of any number of objects. CR 701.59a, 702.122a */
export const totalValue = (part: Extract<CostPart, { readonly kind: "total" }>, thing: Thing): number =>
  part.do === "tap" ? thing.power : thing.manaValue;
