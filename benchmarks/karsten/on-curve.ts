import { chanceOf, type Mana } from "./chance.ts";
import { isLand, manaOf, type Group } from "./mana.ts";
import { karstenRules, type Rules } from "./rules.ts";

/** A deck as far as its mana goes; its other cards do nothing. */
export interface ManaBase {
  readonly size: number;
  readonly groups: readonly Group[];
}

export interface Chances {
  /** That the spell can be cast. */
  readonly castable: number;
  /** That a land can be played each turn, which is to have seen as many lands as there were turns: one card a turn is drawn. */
  readonly lands: number;
  /** The former given the latter, as Karsten counts: whether the colors are right. */
  readonly givenLands: number;
}

const EVERYTHING: Mana = { castsSpell: () => true, casts: () => true };

/** How likely a spell that is in hand can be cast on a turn. */
export const chancesOf = ({ size, groups }: ManaBase, cost: string, turn: number, rules: Rules = karstenRules(size)): Chances => {
  const question = { deck: groups.map(({ count }) => count), isLand: groups.map(isLand), size, turn, rules, mana: manaOf(groups, cost) };
  const landCount = groups.filter(isLand).reduce((sum, { count }) => sum + count, 0);
  const lands = chanceOf({ ...question, deck: [landCount], isLand: [true], mana: EVERYTHING, landEachTurn: true });
  return { castable: chanceOf({ ...question, landEachTurn: false }), lands, givenLands: chanceOf({ ...question, landEachTurn: true }) / lands };
};
