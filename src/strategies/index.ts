import { boardOrder } from "./board-order.ts";
import { ours, oursWithoutHand } from "./ours.ts";
import type { Strategy } from "./strategy.ts";

export type { Strategy } from "./strategy.ts";

/** Ways to pay that are in use today, from the simplest to our own. */
export const STRATEGIES: readonly Strategy[] = [boardOrder, oursWithoutHand, ours];

export const strategyByName = (name: string): Strategy | undefined => STRATEGIES.find((strategy) => strategy.name === name);
