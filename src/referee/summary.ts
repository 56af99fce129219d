import type { Summary } from "../answer.ts";
import { copyId, type Position } from "../board/position.ts";
import type { State } from "../rules/index.ts";

/** Card names by object id, for everything of yours that a payment can touch. */
const namesById = (position: Position): ReadonlyMap<string, string> =>
  new Map(
    [...position.battlefield, ...position.hand, ...position.graveyard].flatMap((entry) =>
      Array.from({ length: entry.count }, (_, index) => [copyId(entry, index), entry.card.name] as const),
    ),
  );

const counted = (ids: readonly string[], names: ReadonlyMap<string, string>): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const name = names.get(id) ?? id;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  // `fromEntries` defines own properties, so a card called "__proto__" is a key like any other.
  return Object.fromEntries(counts);
};

/** What a payment has used up, by name. */
export const summaryOf = (position: Position, state: State): Summary => {
  const names = namesById(position);
  const { tally } = state;
  return {
    tapped: counted([...new Set(tally.tapped)], names),
    sacrificed: counted(tally.sacrificed, names),
    exiled: counted(tally.exiled, names),
    discarded: counted(tally.discarded, names),
    lifePaid: state.lifePaid,
    floating: state.pool.map((mana) => `{${mana.type}}`).sort().join(""),
    convoked: tally.convoked,
    delved: tally.delved,
    improvised: tally.improvised,
    waterbent: tally.waterbent,
    stillCastable: [],
  };
};
