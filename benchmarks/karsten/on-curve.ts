import { chanceOf, type Question } from "./chance.ts";
import type { Mana } from "./game.ts";
import { isLand, manaOf, type Group } from "./mana.ts";
import { karstenRules, type Rules } from "./rules.ts";

/** A deck as far as its mana goes; its other cards do nothing. */
export interface ManaBase {
  readonly size: number;
  readonly groups: readonly Group[];
  /** In the command zone, for lands that look at their colors. */
  readonly commanders?: readonly string[];
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

export const questionOn = ({ size, groups, commanders }: ManaBase, paying: object, turn: number, rules: Rules = karstenRules(size)): Omit<Question, "landEachTurn"> =>
  ({ deck: groups.map(({ count }) => count), isLand: groups.map(isLand), size, turn, rules, mana: manaOf(groups, paying, commanders) });

/** How likely a spell that is in hand can be cast on a turn. */
export const chancesOf = (base: ManaBase, paying: object, turn: number, rules?: Rules): Chances => {
  const question = questionOn(base, paying, turn, rules);
  const landCount = base.groups.filter(isLand).reduce((sum, { count }) => sum + count, 0);
  const lands = chanceOf({ ...question, deck: [landCount], isLand: [true], mana: EVERYTHING, landEachTurn: true });
  return { castable: chanceOf({ ...question, landEachTurn: false }), lands, givenLands: chanceOf({ ...question, landEachTurn: true }) / lands };
};
