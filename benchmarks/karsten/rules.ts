import type { Counts } from "./counts.ts";

/** A look at seven cards. CR 103.5: with each mulligan one more of them goes to the bottom of the library. */
export interface Look {
  readonly bottom: number;
  /** Kept with this many lands, from and to, both included, counted after cards have gone to the bottom. */
  readonly keep: readonly [least: number, most: number];
}

export interface Rules {
  readonly looks: readonly Look[];
  /** CR 103.8a: who plays first draws no card on turn 1; in games of several players everybody does (CR 103.8c). */
  readonly drawsOnTurnOne: boolean;
}

/** Is a hand kept, of which cards have gone to the bottom? */
export const isKept = ({ keep: [least, most] }: Look, isLand: readonly boolean[], hand: Counts): boolean => {
  const lands = hand.reduce((sum, count, group) => sum + (isLand[group] === true ? count : 0), 0);
  return lands >= least && lands <= most;
};

export const HAND = 7;
/** What every hand should come near to when cards are put on the bottom. */
const LANDS_WANTED = 3;
const ANY: Look["keep"] = [0, HAND];

/** The rules by which Frank Karsten's players keep: on the play; with 99 cards a free mulligan first, and a card on turn 1. */
export const karstenRules = (deckSize: number): Rules => {
  const commander = deckSize === 99;
  const free: readonly Look[] = commander ? [{ bottom: 0, keep: [3, 5] }] : [];
  return {
    looks: [...free, { bottom: 0, keep: [2, 5] }, { bottom: 1, keep: [2, 4] }, { bottom: 2, keep: [2, 4] }, { bottom: 3, keep: ANY }],
    drawsOnTurnOne: commander,
  };
};

/** No mulligans: what can be counted by hand. */
export const keepAll = (drawsOnTurnOne: boolean): Rules => ({ looks: [{ bottom: 0, keep: ANY }], drawsOnTurnOne });

/** How many of the cards that go to the bottom are spells: so many that three lands are left, or as many lands as there are. */
export const spellsToBottom = (spells: number, bottom: number): number => Math.min(bottom, Math.max(0, spells - (HAND - bottom - LANDS_WANTED)));
