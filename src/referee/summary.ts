import type { Summary } from "../answer.ts";
import type { Position } from "../board/position.ts";
import { MANA_TYPES, printMana } from "../mana/index.ts";
import { manaIn, type Pool, type State } from "../rules/index.ts";

/** The card name of an object of yours that a payment has touched: copies have their entry's. */
const nameOf = (position: Position): ((id: string) => string) => {
  const names = new Map([...position.battlefield, ...position.hand, ...position.graveyard].map((entry) => [entry.id, entry.card.name]));
  return (id) => names.get(id) ?? names.get(id.replace(/#\d+$/, "")) ?? id;
};

const counted = (ids: readonly string[], name: (id: string) => string): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(name(id), (counts.get(name(id)) ?? 0) + 1);
  // `fromEntries` defines own properties, so a card called "__proto__" is a key like any other.
  return Object.fromEntries(counts);
};

const floatingText = (pool: Pool): string => {
  const kinds = pool.kinds();
  return printMana(MANA_TYPES.toSorted().flatMap((type) => {
    const count = manaIn(kinds.filter((mana) => mana.type === type));
    return count > 0 ? [{ type, count }] : [];
  }));
};

/** What a payment has used up, by name. */
export const summaryOf = (position: Position, state: State): Summary => {
  const name = nameOf(position);
  const { tally } = state;
  return {
    tapped: counted([...new Set(tally.tapped)], name),
    sacrificed: counted(tally.sacrificed, name),
    exiled: counted(tally.exiled, name),
    discarded: counted(tally.discarded, name),
    lifePaid: state.lifePaid,
    floating: floatingText(state.pool),
    convoked: tally.convoked,
    delved: tally.delved,
    improvised: tally.improvised,
    waterbent: tally.waterbent,
    stillCastable: [],
  };
};
