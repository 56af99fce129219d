/** What a run compares, made of what it is called: the same in every thread. */
import type { Settings } from "../../bench/chunks.ts";
import type { Contest } from "../../bench/contest.ts";
import { positionSets, type PositionSet } from "../../bench/positions.ts";
import { parsePosition } from "../../board/index.ts";
import { nodeCatalog } from "../../catalog/node.ts";
import { STRATEGIES } from "../../strategies/index.ts";
import { CARDS } from "../cards.ts";

export const allSets = (_: Pick<Settings, "decks">): readonly PositionSet[] => positionSets({ cards: nodeCatalog, decks: [] });

export const contestOf = (settings: Settings): Contest => ({
  seed: settings.seed,
  sets: allSets(settings),
  strategies: settings.strategies.flatMap((name) => STRATEGIES.filter((strategy) => strategy.name === name)),
  parse: (position) => parsePosition(position, CARDS),
});
