/** Whether mana suffices, asked of `canPay`: each board is prepared once, and each question on it asked once. */
import { nodeCatalog } from "../../src/catalog/node.ts";
import { prepare, printCost, type Card, type ManaAbility, type ParsedPaying, type Prepared } from "../../src/index.ts";
import { asked, parsed, spell } from "../samples.ts";
import { keyOf, type Counts } from "./counts.ts";
import { remembered, type Board, type Mana } from "./game.ts";

/** Cards of a deck that are the same to its mana. */
export interface Group {
  readonly card: string;
  readonly count: number;
  /** A land that enters tapped. */
  readonly tapped?: true;
  /** What comes onto the battlefield with it. */
  readonly makes?: string;
}

/** A card by its name, or by the names of both its faces. */
export const cardOf = (name: string): Card => {
  const card = nodeCatalog.byName(name) ?? nodeCatalog.byName(name.split(" // ")[0] as string);
  if (card === undefined) throw new Error(`The catalog has no card "${name}".`);
  return card;
};

export const isPermanent = (name: string): boolean => !cardOf(name).types.some((type) => type === "Instant" || type === "Sorcery");

export const isLand = ({ card }: Pick<Group, "card">): boolean => cardOf(card).types.includes("Land");

const costOf = (name: string): string => {
  const { manaCost } = cardOf(name);
  if (manaCost === undefined) throw new Error(`"${name}" has no mana cost.`);
  return printCost(manaCost);
};

/** A card to be cast for its mana cost, whatever its text says of other costs. */
export const castOf = (name: string): object => {
  const { supertypes, types, subtypes } = cardOf(name);
  return spell(costOf(name), { name, type_line: [...supertypes, ...types, ...(subtypes.length > 0 ? ["—", ...subtypes] : [])].join(" ") });
};

/** What can be done every turn. */
const LASTING: ReadonlySet<ManaAbility["cost"][number]["kind"]> = new Set(["mana", "tap", "untap", "life", "tap-others", "reveal"]);

/** The mana abilities that use something up: they are kept for the spell. */
const keptFor = (name: string): readonly number[] => cardOf(name).abilities.flatMap(({ cost }, index) => (cost.every(({ kind }) => LASTING.has(kind)) ? [] : [index]));

/** Prepared boards are large. */
const MOST_PREPARED = 4_000;
const prepareds = remembered<Prepared>(MOST_PREPARED);
const payings = remembered<ParsedPaying>();

const canPay = (you: object, paying: object): boolean => {
  const board = JSON.stringify(you);
  const cost = JSON.stringify(paying);
  const prepared = prepareds(board, () => prepare(parsed({ you, paying: { cost: "{0}" } })));
  const answer = prepared.canPay(payings(cost, () => asked(paying)));
  // Nothing is counted as a failure that might be none.
  if (answer === undefined) throw new Error(`It is not known whether ${cost} can be paid with ${board}.`);
  return answer;
};

/** Whether the spell is what is paid for; other cards leave alone what is kept for it. */
const entry = (card: string, count: number, forSpell: boolean, more: object = {}): readonly object[] => {
  const forbid = forSpell ? [] : keptFor(card);
  return count > 0 ? [{ card, count, ...(forbid.length > 0 ? { forbid } : {}), ...more }] : [];
};

const battlefieldOf = (groups: readonly Group[], { counts, newLand }: Board, forSpell: boolean): readonly object[] =>
  groups.flatMap(({ card, tapped, makes }, group) => {
    const count = counts[group] as number;
    const late = tapped === true && group === newLand ? 1 : 0;
    return [...entry(card, isPermanent(card) ? count - late : 0, forSpell), ...entry(card, late, forSpell, { tapped: true }), ...(makes === undefined ? [] : entry(makes, count, forSpell))];
  });

/** @param paying the spell, as a position says it  @param commanders what lies in the command zone */
export const manaOf = (groups: readonly Group[], paying: object, commanders: readonly string[] = []): Mana => {
  const answers = remembered<boolean>();
  const zone = commanders.length > 0 ? { command: commanders.map((card) => ({ card })) } : {};
  const onBoard = (board: Board, forSpell: boolean): object => ({ battlefield: battlefieldOf(groups, board, forSpell), ...zone });
  /** A new land is another only if it came in tapped. */
  const boardKey = ({ counts, newLand }: Board): string => keyOf(counts, [newLand !== undefined && groups[newLand]?.tapped === true ? newLand : groups.length]);
  const costs = groups.map((group) => (isLand(group) ? "" : costOf(group.card)));
  const together = (cards: Counts): object => {
    const [first, ...others] = cards.flatMap((count, group) => Array.from({ length: count }, () => group));
    // What is restricted to some spells pays for one alone; for several it is left aside.
    return first !== undefined && others.length === 0 ? castOf((groups[first] as Group).card) : spell([first, ...others].map((group) => costs[group as number]).join(""));
  };
  return {
    castsSpell: (board) => answers(boardKey(board), () => canPay(onBoard(board, true), paying)),
    casts: (board, cards) => answers(boardKey(board) + keyOf(cards), () => canPay(onBoard(board, false), together(cards))),
  };
};
