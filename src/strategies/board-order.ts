import { coloredFirst, freeOfMana, payer, payPip } from "./payer.ts";
import type { Strategy } from "./strategy.ts";

export const boardOrder: Strategy = {
  name: "board-order",
  who: "A simple program or a player in a hurry: colored symbols first, each from the first permanent on the board that can pay it.",
  falls: "Takes a dual land where a basic land would have done, so a later symbol finds nothing; cracks a Treasure because it lies in front.",
  pay: payer((ledger) => coloredFirst(ledger.pips).every((pip) => payPip(ledger, pip, (candidates) => freeOfMana(candidates)[0]))),
};
