import type { PositionInput } from "../board/schema.ts";
import { variablesIn } from "../mana/index.ts";
import { chosenFor, countersFor, gathered, isLand, type Known } from "./deck-cards.ts";
import { playedUntil, type Table } from "./game.ts";
import type { Random } from "./random.ts";

/** How a game goes from which a position is taken. */
export interface Game {
  readonly cards: readonly Known[];
  readonly commanders: readonly Known[];
  /** From and to, both included. */
  readonly turns: readonly [number, number];
  readonly life: number;
  readonly opponents: number;
}

/** How often a spell has been cast this turn already. */
const MIDWAY = 0.3;

const isSpell = (one: Known): boolean => !isLand(one) && one.card.manaCost !== undefined;

/** What is cast: one of the hand or the command zone; where there is no spell, the next of the library. */
const toCast = ({ hand, command, library }: Table, random: Random): { readonly one: Known; readonly casts?: number } | undefined => {
  const spells = [...hand.filter(isSpell).map((one) => ({ one })), ...command];
  return spells.length > 0 ? random.pick(spells) : library.filter(isSpell).map((one) => ({ one }))[0];
};

const battlefieldOf = ({ battlefield, turn }: Table, random: Random): PositionInput["you"]["battlefield"] =>
  gathered(battlefield.map(({ one, since, tapped, casts }) => ({
    card: one.name,
    ...(tapped ? { tapped } : {}),
    ...(since === turn && one.card.types.includes("Creature") ? { summoningSick: true } : {}),
    ...(casts === undefined ? {} : { commander: true }),
    ...chosenFor(one, random),
    ...countersFor(one, random),
  })));

/** A position out of a game: one of the cards is to be cast, the rest stays in hand. `undefined` where there is no spell. */
export const positionFrom = ({ cards, commanders, turns, life, opponents }: Game, random: Random): PositionInput | undefined => {
  const table = playedUntil(random.between(...turns), cards, commanders, random, random.chance(MIDWAY));
  const spell = toCast(table, random);
  if (spell === undefined) return undefined;
  const { one, casts } = spell;
  const at = casts === undefined ? table.hand.indexOf(one) : -1;
  const hand = at < 0 ? table.hand : table.hand.toSpliced(at, 1);
  const named = (some: readonly Known[]): PositionInput["you"]["hand"] => gathered(some.map(({ name }) => ({ card: name })));
  return {
    you: {
      life: random.between(Math.ceil(life / 4), life),
      battlefield: battlefieldOf(table, random),
      hand: named(hand),
      graveyard: named(table.graveyard),
      command: table.command.filter((other) => other !== spell).map((other) => ({ card: other.one.name, ...(other.casts > 0 ? { casts: other.casts } : {}) })),
    },
    opponents: Array.from({ length: opponents }, () => ({})),
    paying: {
      card: one.name,
      ...(casts === undefined ? {} : { from: "command", ...(casts > 0 ? { additional: [`{${2 * casts}}`] } : {}) }),
      ...(variablesIn(one.card.manaCost ?? []) > 0 ? { x: random.between(1, 4) } : {}),
    },
  };
};
