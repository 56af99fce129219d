import type { CardNames } from "../board/card-source.ts";
import type { PositionInput } from "../board/schema.ts";
import { variablesIn } from "../mana/index.ts";
import type { PositionSet } from "./positions.ts";
import { randomFrom, type Random } from "./random.ts";

/** The board of a published puzzle: a position that does not say what is to be paid. */
export interface PuzzleBoard {
  readonly id: string;
  readonly name: string;
  readonly board: Omit<PositionInput, "paying">;
}

type Hand = NonNullable<PositionInput["you"]["hand"]>;

/** One of the spells in hand is to be cast. */
interface Question {
  readonly puzzle: PuzzleBoard;
  readonly spell: Hand[number];
  readonly hasX: boolean;
}

const questionsOf = (cards: CardNames, puzzle: PuzzleBoard): readonly Question[] =>
  (puzzle.board.you.hand ?? []).flatMap((spell) => {
    const cost = typeof spell.card === "string" ? cards.byName(spell.card)?.manaCost : undefined;
    return cost === undefined ? [] : [{ puzzle, spell, hasX: variablesIn(cost) > 0 }];
  });

/** One copy less of an entry of the hand. */
const without = (hand: Hand, spell: Hand[number]): Hand =>
  hand.flatMap((entry) => (entry !== spell ? [entry] : (entry.count ?? 1) > 1 ? [{ ...entry, count: (entry.count ?? 1) - 1 }] : []));

/** How often an entry of the battlefield is tapped, after the first round. */
const TAPPED = 0.5;

const asked = ({ puzzle: { board }, spell, hasX }: Question, round: number, random: Random): PositionInput => ({
  ...board,
  you: {
    ...board.you,
    hand: without(board.you.hand ?? [], spell),
    battlefield: round === 0 ? board.you.battlefield : board.you.battlefield.map((entry) => (random.chance(TAPPED) ? { ...entry, tapped: true } : entry)),
  },
  paying: { card: spell.card, ...(hasX ? { x: random.between(1, 3) } : {}) },
});

/** Each spell in hand of each puzzle, one after the other, and then again with some permanents tapped. */
export const puzzlesSet = (cards: CardNames, puzzles: readonly PuzzleBoard[]): PositionSet => {
  const questions = puzzles.flatMap((puzzle) => questionsOf(cards, puzzle));
  return {
    name: "puzzles",
    about:
      `Boards of ${puzzles.length} published puzzles, as Forge has them: each of the ${questions.length} spells in their hands is to be cast, the others stay in hand; X is 1 to 3. ` +
      `As published nearly all of them can be paid, and the question is what stays castable. After these the same again, each entry of the battlefield tapped with a probability of ${TAPPED}.`,
    draw: (seed, index) => {
      const question = questions[index % questions.length];
      if (question === undefined) throw new Error("no puzzle here has a spell");
      const position = asked(question, Math.floor(index / questions.length), randomFrom(seed, index));
      return { id: `puzzles-${seed}-${index}`, from: { deck: question.puzzle.name }, position };
    },
  };
};
