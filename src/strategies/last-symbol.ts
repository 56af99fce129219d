import { delve, tapInstead } from "./helpers.ts";
import type { Ledger, Pip } from "./ledger.ts";
import { freeOfMana, leastBy, payer } from "./payer.ts";
import { choicesByObject, type Source } from "./sources.ts";
import type { Strategy } from "./strategy.ts";

const decide = (ledger: Ledger): boolean => {
  const abilities = choicesByObject(ledger.sources);
  const open: Pip[] = [...ledger.pips];
  /** How many symbols it could pay, how many abilities it has, and whether it is a land. */
  const uses = (source: Source): number =>
    open.filter((pip) => ledger.canPay(source, pip)).length + (abilities.get(source.object) ?? 0) + (source.thing.types.includes("Land") ? 0 : 2);
  const isAllUsable = ({ makes }: Source): boolean => makes.length <= open.length && makes.every((made) => open.some((pip) => ledger.pays(made, pip)));

  for (let pip = open.at(-1); pip !== undefined; pip = open.at(-1)) {
    if (!ledger.fromPool(pip)) {
      const candidates = freeOfMana(ledger.candidates(pip));
      const source = leastBy(candidates.filter(isAllUsable), uses) ?? leastBy(candidates, uses);
      const isPaid = source === undefined ? ledger.payLife(pip) || tapInstead(ledger, pip) || delve(ledger, pip) : ledger.use(source, pip);
      const parts = isPaid ? [] : ledger.asGeneric(pip);
      if (parts === undefined) return false;
      open.pop();
      open.push(...parts);
    } else open.pop();
  }
  return true;
};

export const lastSymbol: Strategy = {
  name: "last-symbol",
  who: "A computer player that pays the last symbol first, from the producer that is of use for the fewest symbols and has the fewest abilities; life, convoke, improvise and delve only where no mana is left.",
  falls: "Never goes back on a choice. Does not see pain, Treasures or attackers; leaves abilities alone that cost mana.",
  pay: payer(decide),
};
