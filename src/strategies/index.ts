import { allSubsets } from "./all-subsets.ts";
import { basicsFirst } from "./basics-first.ts";
import { boardOrder } from "./board-order.ts";
import { lastSymbol } from "./last-symbol.ts";
import { matching } from "./matching.ts";
import { mostConstrained } from "./most-constrained.ts";
import { ours, oursWithoutHand } from "./ours.ts";
import { printedOrder } from "./printed-order.ts";
import { shardByShard } from "./shard-by-shard.ts";
import type { Strategy } from "./strategy.ts";

export type { Strategy } from "./strategy.ts";

/** Ways to pay that are in use today, from the simplest to our own. `docs/strategies.md` compares them. */
export const STRATEGIES: readonly Strategy[] = [
  boardOrder, basicsFirst, mostConstrained, printedOrder, lastSymbol, shardByShard, matching, allSubsets, oursWithoutHand, ours,
];

export const strategyByName = (name: string): Strategy | undefined => STRATEGIES.find((strategy) => strategy.name === name);
