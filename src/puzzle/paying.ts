import type { InputError } from "../answer.ts";
import type { PositionInput } from "../board/index.ts";
import { fail, ok, type Result } from "../result.ts";
import type { CardInput } from "./permanent.ts";
import type { BoardInput } from "./parse.ts";
import type { PuzzleCards } from "./subject.ts";

const nameOf = ({ card }: CardInput): string => (typeof card === "string" ? card : card.name);

/** One copy less of the entry at a place. CR 601.2a */
const without = (entries: readonly CardInput[], at: number): CardInput[] =>
  entries.flatMap((entry, index) => (index !== at ? [entry] : (entry.count ?? 1) <= 1 ? [] : [{ ...entry, count: (entry.count ?? 1) - 1 }]));

/**
 * A board with something to pay for: a card of hand, command zone or graveyard, looked for in this order, by its own name or
 * one of its faces'; or a cost in symbols. What is cast from the hand is taken out of it, as `hand` holds the other cards.
 */
export const payFor = (board: BoardInput, what: string, cards: PuzzleCards): Result<PositionInput, InputError> => {
  if (what.trim().startsWith("{")) return ok({ ...board, paying: { cost: what } });
  const wanted = what.trim().toLowerCase();
  const isIt = (entry: CardInput): boolean => [nameOf(entry), ...cards.facesOf(nameOf(entry))].some((name) => name.toLowerCase() === wanted);
  for (const from of ["hand", "command", "graveyard"] as const) {
    const entries = board.you[from] ?? [];
    const at = entries.findIndex(isIt);
    const entry = entries[at];
    if (entry === undefined) continue;
    const card = nameOf(entry).toLowerCase() === wanted ? entry.card : what.trim();
    return ok({ ...board, you: from === "hand" ? { ...board.you, hand: without(entries, at) } : board.you, paying: { card, ...(from === "hand" ? {} : { from }) } });
  }
  return fail({ code: "unknown-object", message: `Neither hand nor command zone nor graveyard has "${what.slice(0, 60)}".` });
};
