import { choicesByObject, type Source } from "./sources.ts";
import { coloredFirst, freeOfMana, leastBy, payer, payPip } from "./payer.ts";
import type { Strategy } from "./strategy.ts";

/** Basic lands, other lands, what is no land, what is used up; of these what has fewest types to choose from. */
const rank = (source: Source, types: number): number => {
  const { supertypes, types: cardTypes } = source.thing;
  const kind = source.consumes ? 3 : !cardTypes.includes("Land") ? 2 : supertypes.includes("Basic") ? 0 : 1;
  return 10 * kind + types + 100 * source.pain;
};

export const basicsFirst: Strategy = {
  name: "basics-first",
  who: "A careful player by rule of thumb: colored symbols first, with basic lands before duals, lands before creatures, and no pain or Treasure if something else will do.",
  falls: "One symbol at a time: what it takes for the first may be all that a later one could have used; knows nothing of the hand.",
  pay: payer((ledger) => {
    const types = choicesByObject(ledger.sources);
    return coloredFirst(ledger.pips).every((pip) =>
      payPip(ledger, pip, (candidates) => leastBy(freeOfMana(candidates), (source) => rank(source, types.get(source.object) ?? 0))));
  }),
};
