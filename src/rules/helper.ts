import { matches } from "./matches.ts";
import type { Demand } from "./demand.ts";
import type { Payment } from "./payment.ts";
import { isArtifact, isCreature, type Thing } from "./thing.ts";

/** Ways in which a permanent that is tapped pays, though it makes no mana. */
export const HELPERS = ["convoke", "improvise", "waterbend"] as const;
export type Helper = (typeof HELPERS)[number];

/** May a permanent pay one mana of this demand in this way? */
export const helps = (as: Helper, thing: Thing, demand: Demand, payment: Payment): boolean => {
  switch (as) {
    case "convoke":
      // CR 702.51a: one generic, or one mana of one of the creature's colors.
      return payment.keywords.has("convoke") && isCreature(thing) &&
        (demand.kind === "generic" || (demand.kind === "types" && (demand.types & thing.colors) !== 0));
    case "improvise":
      // CR 702.126a
      return payment.keywords.has("improvise") && isArtifact(thing) && demand.kind === "generic";
    case "waterbend": {
      // CR 701.67a-b: artifacts and creatures, for the generic part of the waterbend cost alone. The same word serves
      // abilities whose own text lets permanents of some kind be tapped instead.
      const own = payment.tapPayments.find(({ taps }) => matches(taps, thing, thing));
      if (demand.kind !== "generic") return own?.pays === "any";
      return own !== undefined || (demand.waterbend === true && (isArtifact(thing) || isCreature(thing)));
    }
  }
};
