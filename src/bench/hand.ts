import { withHandOf } from "../board/later.ts";
import type { CardGroup, Position } from "../board/position.ts";
import type { Policy } from "../policy/index.ts";
import { pay } from "../pay/index.ts";

/** Only what can still be cast is asked. */
const HAND: Policy = { name: "hand", levels: ["hand", "oneByOne"] };

/** What of the hand cannot be cast any more, as the levels of that name count it. */
export interface HandLost {
  readonly hand: number;
  readonly oneByOne: number;
  /** Names of what can be cast, each by itself, and together where that is fewer. */
  readonly castable: readonly string[];
  readonly together?: readonly string[];
}

/** Weights are told apart to a millionth; sums of fractions are not exact. */
const rounded = (weight: number): number => Math.round(weight * 1_000_000) / 1_000_000;

const isWanted = ({ weight, card }: CardGroup): boolean => weight > 0 && card.manaCost !== undefined;

/**
 * What a payment has lost of the hand, by asking again on the board that it leaves: nothing is to be paid there, so the best
 * payment does nothing, and says what can be cast. `undefined`: not proved.
 */
export const handLost = (before: Position, after: Position): HandLost | undefined => {
  const wanted = before.hand.filter(isWanted);
  if (wanted.length === 0) return { hand: 0, oneByOne: 0, castable: [] };
  const left = withHandOf(wanted, after);
  const counts = new Map(left.hand.map(({ id, count }) => [id, count]));
  const gone = wanted.map(({ id, count, weight }) => ({ weight, count: count - (counts.get(id) ?? 0) }));
  const answer = pay(left, { policy: HAND, explain: false });
  if (answer.status !== "payable" || !answer.optimal) return undefined;
  const [together = 0, alone = 0] = answer.levels.map(({ value }) => value);
  return {
    hand: rounded(together + gone.reduce((sum, { weight, count }) => sum + weight * count, 0)),
    oneByOne: alone + gone.reduce((sum, { count }) => sum + count, 0),
    castable: answer.summary.stillCastable,
    ...(answer.summary.castableTogether === undefined ? {} : { together: answer.summary.castableTogether }),
  };
};
