/** Whether mana suffices, asked of `canPay`: each board is prepared once, and each question on it asked once. */
import { prepare, printCost, type Card, type ParsedPaying, type Prepared } from "../../src/index.ts";
import { asked, parsed, spell } from "../samples.ts";
import { nodeCatalog } from "../../src/catalog/node.ts";
import type { Board, Mana } from "./chance.ts";
import { keyOf, type Counts } from "./counts.ts";

/** Cards of a deck that are the same to its mana. */
export interface Group {
  readonly card: string;
  readonly count: number;
  /** A land that enters tapped. */
  readonly tapped?: true;
  /** What comes onto the battlefield with it. It is kept for the spell. */
  readonly makes?: string;
}

export const cardOf = (name: string): Card => {
  const card = nodeCatalog.byName(name);
  if (card === undefined) throw new Error(`The catalog has no card "${name}".`);
  return card;
};

export const isLand = ({ card }: Group): boolean => cardOf(card).types.includes("Land");

const costOf = (name: string): string => {
  const { manaCost } = cardOf(name);
  if (manaCost === undefined) throw new Error(`"${name}" has no mana cost.`);
  return printCost(manaCost);
};

/** What `make` gives for a key, made once. */
const kept = <T>(make: (key: string) => T): ((key: string) => T) => {
  const known = new Map<string, T>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) known.set(key, (value = make(key)));
    return value;
  };
};

const preparedFrom = kept((battlefield): Prepared => prepare(parsed({ you: { battlefield: JSON.parse(battlefield) as object[] }, paying: { cost: "{0}" } })));
const costFrom = kept((cost): ParsedPaying => asked(spell(cost)));

const canPay = (battlefield: readonly object[], cost: string): boolean => {
  const text = JSON.stringify(battlefield);
  const answer = preparedFrom(text).canPay(costFrom(cost));
  // Nothing is counted as a failure that might be none.
  if (answer === undefined) throw new Error(`It is not known whether ${cost} can be paid with ${text}.`);
  return answer;
};

const entry = (card: string, count: number, more: object = {}): readonly object[] => (count > 0 ? [{ card, count, ...more }] : []);

/** What of the board can be used: everything but a land that came in tapped, and what is kept for the spell only by the spell. */
const battlefieldOf = (groups: readonly Group[], { counts, newLand }: Board, forSpell: boolean): readonly object[] =>
  groups.flatMap(({ card, tapped, makes }, group) => {
    const count = counts[group] as number;
    const late = tapped === true && group === newLand ? 1 : 0;
    return [...entry(card, count - late), ...entry(card, late, { tapped: true }), ...(makes !== undefined && forSpell ? entry(makes, count) : [])];
  });

export const manaOf = (groups: readonly Group[], cost: string): Mana => {
  const answers = new Map<string, boolean>();
  const once = (key: string, answer: () => boolean): boolean => {
    let known = answers.get(key);
    if (known === undefined) answers.set(key, (known = answer()));
    return known;
  };
  /** A new land is another only if it came in tapped. */
  const boardKey = ({ counts, newLand }: Board): string => keyOf(counts, [newLand !== undefined && groups[newLand]?.tapped === true ? newLand : groups.length]);
  const costs = groups.map((group) => (isLand(group) ? "" : costOf(group.card)));
  const together = (cards: Counts): string => cards.map((count, group) => (costs[group] as string).repeat(count)).join("");
  return {
    castsSpell: (board) => once(boardKey(board), () => canPay(battlefieldOf(groups, board, true), cost)),
    casts: (board, cards) => once(boardKey(board) + keyOf(cards), () => canPay(battlefieldOf(groups, board, false), together(cards))),
  };
};
