import { assign } from "../rules/assign.ts";
import type { Ledger } from "./ledger.ts";
import { coloredFirst, freeOfMana, payer } from "./payer.ts";
import type { Strategy } from "./strategy.ts";

const decide = (ledger: Ledger): boolean => {
  const open = coloredFirst(ledger.pips).filter((pip) => !ledger.fromPool(pip));
  const single = freeOfMana(ledger.free()).filter(({ makes, consumes }) => makes.length === 1 && !consumes);
  const objects = [...new Set(single.map(({ object }) => object))];
  const sourceFor = (pip: (typeof open)[number], object: string) => single.find((source) => source.object === object && ledger.canPay(source, pip));
  const seated = assign(open, objects, (pip, object) => sourceFor(pip, object) !== undefined);
  if (seated.filter((pip) => pip !== undefined).length < open.length) return false;
  return seated.every((pip, index) => {
    const source = pip === undefined ? undefined : sourceFor(pip, objects[index] as string);
    return pip === undefined || (source !== undefined && ledger.use(source, pip));
  });
};

export const matching: Strategy = {
  name: "matching",
  who: "A program that simulates opening hands: a maximum matching of symbols to sources (Kuhn), which is exact for sources of one mana.",
  falls: "Knows only what makes one mana and asks for none: no bounce lands, filters, Signets or Sol Ring, no Treasures, no life for Phyrexian symbols, no convoke or delve. No preference among sources.",
  pay: payer(decide),
};
