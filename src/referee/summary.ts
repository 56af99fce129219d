import type { Summary } from "../answer.ts";
import type { CardGroup, Permanent, Position } from "../board/position.ts";
import { ANY_COLOR, MANA_TYPES, printMana, sizeOf, typeBit, type ManaType } from "../mana/index.ts";
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

/** How many of each, by name. */
const counted = <T>(all: readonly T[], nameOf: (one: T) => string, countOf: (one: T) => number): Readonly<Record<string, number>> => {
  if (all.length === 0) return {};
  const counts = new Map<string, number>();
  for (const one of all) {
    const name = nameOf(one);
    counts.set(name, (counts.get(name) ?? 0) + countOf(one));
  }
  // `fromEntries` defines own properties, so a card called "__proto__" is a key like any other.
  return Object.fromEntries(counts);
};

const SORTED_TYPES = MANA_TYPES.toSorted();

const printed = (mana: readonly Mana[]): string => {
  if (mana.length === 0) return "";
  const counts: { [Type in ManaType]: number } = { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };
  for (const { type, count } of mana) counts[type] += count;
  return printMana(SORTED_TYPES.filter((type) => counts[type] > 0).map((type) => ({ type, count: counts[type] })));
};

/** The mana spent on the cost itself. CR 106.3, 702.44a */
const spentOf = (mana: readonly Mana[], name: (id: string) => string): Summary["spent"] => ({
  mana: printed(mana),
  colors: sizeOf(mana.reduce((set, { type }) => set | typeBit[type], 0) & ANY_COLOR),
  snow: manaIn(mana.filter(({ unit }) => unit.snow)),
  from: counted(mana, ({ from, unit }) => name(unit.source ?? from), ({ count }) => count),
  riders: manaIn(mana.filter(({ unit }) => unit.rider !== undefined)),
});

/** What a payment has used up, by name. */
export const summaryOf = (position: Position, state: State): Summary => {
  const name = nameOf(position);
  const objects = (ids: readonly string[]): Readonly<Record<string, number>> => counted(ids, name, () => 1);
  const { tally } = state;
  // What the player who assists has left over is that player's.
  const mine = state.pool.kinds().filter(({ unit }) => unit.assists !== true);
  const staying = mine.filter(({ unit }) => unit.until !== undefined);
  return {
    tapped: objects([...new Set(tally.tapped)]),
    sacrificed: objects(tally.sacrificed),
    exiled: objects(tally.exiled),
    discarded: objects(tally.discarded),
    lifePaid: state.lifePaid,
    floating: printed(mine),
    ...(staying.length === 0 ? {} : { staying: printed(staying) }),
    convoked: tally.convoked,
    delved: tally.delved,
    improvised: tally.improvised,
    waterbent: tally.waterbent,
    ...(tally.assisted.length === 0 ? {} : { assisted: objects(tally.assisted) }),
    spent: spentOf(tally.spent, name),
    stillCastable: [],
  };
};
