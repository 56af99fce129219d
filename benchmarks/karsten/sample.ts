/** Games drawn at random, where there are too many kinds of cards to look at all of them. */
import { setImmediate } from "node:timers/promises";
import type { Random } from "../random.ts";
import type { Question } from "./chance.ts";
import { plus, total, type Counts } from "./counts.ts";
import { gameOf, keepings, THIS_ORDER } from "./game.ts";
import { HAND, isKept } from "./rules.ts";

export interface Sample {
  readonly games: number;
  readonly castable: number;
  /** In which a land could be played each turn. */
  readonly lands: number;
  readonly both: number;
}

/** Who waits for games to be drawn, and may have enough of it. */
export interface Watch {
  readonly progress: (sample: Sample) => void;
  readonly signal: AbortSignal;
}

const UNWATCHED: Watch = { progress: () => undefined, signal: new AbortController().signal };
const WATCHED_EVERY = 100;

/**
 * Counts games in which the spell can be cast by a player who knows what will be drawn: what is castable without knowing is
 * castable so, too. Where a land can be played each turn, playing it is never worse, so one look tells both numbers.
 */
export const sampled = async ({ deck, size, rules: { looks, drawsOnTurnOne }, isLand, turn, mana }: Omit<Question, "landEachTurn">, games: number, random: Random, watch: Watch = UNWATCHED): Promise<Sample> => {
  const blank = deck.length;
  const cards = [...deck, size - total(deck)].flatMap((count, group) => Array.from({ length: count }, () => group));
  const counted = (drawn: readonly number[]): Counts => drawn.reduce<Counts>((counts, group) => plus(counts, group), [...deck.map(() => 0), 0]);
  const landsIn = (counts: Counts): number => counts.reduce((sum, count, group) => sum + (isLand[group] === true ? count : 0), 0);
  const draws = turn - (drawsOnTurnOne ? 0 : 1);

  /** The hand that is kept, in each way of putting cards on the bottom, and what is drawn after it. */
  const opened = (): { readonly kept: readonly Counts[]; readonly drawn: readonly number[] } => {
    for (const look of looks) {
      const library = random.shuffled(cards);
      const kept = keepings(isLand, counted(library.slice(0, HAND)), look.bottom);
      if (isKept(look, isLand, kept[0] as Counts)) return { kept, drawn: library.slice(HAND, HAND + draws) };
    }
    throw new Error("Some hand must be kept.");
  };

  let sample: Sample = { games: 0, castable: 0, lands: 0, both: 0 };
  while (sample.games < games && !watch.signal.aborted) {
    const { kept, drawn } = opened();
    const valueOf = gameOf({ isLand, turn, drawsOnTurnOne, mana, landEachTurn: false }, THIS_ORDER);
    const castable = kept.some((hand) => valueOf(hand, drawn) === 1) ? 1 : 0;
    const lands = landsIn(kept[0] as Counts) + drawn.filter((group) => group !== blank && isLand[group] === true).length >= turn ? 1 : 0;
    sample = { games: sample.games + 1, castable: sample.castable + castable, lands: sample.lands + lands, both: sample.both + castable * lands };
    if (sample.games % WATCHED_EVERY === 0) {
      watch.progress(sample);
      await setImmediate();
    }
  }
  return sample;
};
