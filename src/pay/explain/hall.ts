import type { Shortage } from "../../answer.ts";
import { shortfallOf, type Shortfall } from "../../encode/index.ts";
import { demandSymbol, totalsFor } from "../../rules/index.ts";
import type { Asked } from "../asked.ts";
import { summed } from "./missing.ts";

/** More ways to lock the total than this are not looked at. */
const MOST_TOTALS = 20;

const printed = ({ dues, need, supply, objects }: Shortfall): Shortage => ({
  symbols: summed(dues.map(({ demand, count }) => ({ symbol: demandSymbol(demand), count }))), need, supply, objects,
});

/**
 * Symbols that together ask for more than all that can pay any of them supplies: Hall's condition is violated, and so the
 * cost cannot be paid. Said only where the same is true of every way to lock the total.
 */
export const shortageOf = ({ view, table, payment, stock }: Asked, x: number | undefined): Shortage | undefined => {
  const totals = totalsFor(view, payment, x);
  if (totals.length > MOST_TOTALS) return undefined;
  const [first, ...others] = totals.map((total) => shortfallOf(stock(), { table, payment, total, phase: 0, prefix: "" }));
  if (first === undefined) return undefined;
  const shortage = printed(first);
  const isSame = (other: Shortfall | undefined): boolean => other !== undefined && JSON.stringify(printed(other)) === JSON.stringify(shortage);
  return others.every(isSame) ? shortage : undefined;
};
