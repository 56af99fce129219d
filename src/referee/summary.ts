import type { Summary } from "../answer.ts";
import type { CardGroup, Permanent, Position } from "../board/position.ts";
import { MANA_TYPES, printMana } from "../mana/index.ts";
import { manaIn, type Mana, type State } from "../rules/index.ts";

/** The entry of an object that a payment may touch: copies have that of them all. */
export const entriesIn = ({ battlefield, hand, graveyard, opponents }: Position): ((id: string) => Permanent | CardGroup | undefined) => {
  const byId = new Map<string, Permanent | CardGroup>();
  for (const entries of [battlefield, hand, graveyard, ...opponents.map((side) => side.battlefield)]) for (const entry of entries) byId.set(entry.id, entry);
  return (id) => byId.get(id) ?? byId.get(id.replace(/#\d+$/, ""));
};

/** The card name of an object that a payment has touched. */
const nameOf = (position: Position): ((id: string) => string) => {
  const entryOf = entriesIn(position);
  return (id) => entryOf(id)?.card.name ?? id;
};

const counted = (ids: readonly string[], name: (id: string) => string): Readonly<Record<string, number>> => {
  if (ids.length === 0) return {};
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(name(id), (counts.get(name(id)) ?? 0) + 1);
  // `fromEntries` defines own properties, so a card called "__proto__" is a key like any other.
  return Object.fromEntries(counts);
};

const SORTED_TYPES = MANA_TYPES.toSorted();

const printed = (mana: readonly Mana[]): string =>
  (mana.length === 0 ? "" : printMana(SORTED_TYPES.flatMap((type) => {
    const count = manaIn(mana.filter((one) => one.type === type));
    return count > 0 ? [{ type, count }] : [];
  })));

/** How many of each, by name. */
const totals = (mana: readonly Mana[], name: (one: Mana) => string): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const one of mana) counts.set(name(one), (counts.get(name(one)) ?? 0) + one.count);
  return Object.fromEntries(counts);
};

/** The mana spent on the cost itself. CR 106.3, 702.44a */
const spentOf = (mana: readonly Mana[], name: (id: string) => string): Summary["spent"] => ({
  mana: printed(mana),
  colors: new Set(mana.flatMap(({ type }) => (type === "C" ? [] : [type]))).size,
  snow: manaIn(mana.filter(({ unit }) => unit.snow)),
  from: totals(mana, ({ from, unit }) => name(unit.source ?? from)),
  riders: manaIn(mana.filter(({ unit }) => unit.rider !== undefined)),
});

/** What a payment has used up, by name. */
export const summaryOf = (position: Position, state: State): Summary => {
  const name = nameOf(position);
  const { tally } = state;
  // What the player who assists has left over is that player's.
  const mine = state.pool.kinds().filter(({ unit }) => unit.assists !== true);
  const staying = mine.filter(({ unit }) => unit.until !== undefined);
  return {
    tapped: counted([...new Set(tally.tapped)], name),
    sacrificed: counted(tally.sacrificed, name),
    exiled: counted(tally.exiled, name),
    discarded: counted(tally.discarded, name),
    lifePaid: state.lifePaid,
    floating: printed(mine),
    ...(staying.length === 0 ? {} : { staying: printed(staying) }),
    convoked: tally.convoked,
    delved: tally.delved,
    improvised: tally.improvised,
    waterbent: tally.waterbent,
    ...(tally.assisted.length === 0 ? {} : { assisted: counted(tally.assisted, name) }),
    spent: spentOf(tally.spent, name),
    stillCastable: [],
  };
};
