import type { Spend } from "../../src/answer.ts";
import { copyId } from "../../src/board/position.ts";
import { cardIn, copyNow, demandSymbol, yours, type Demand, type Mana, type Pool, type State, type View } from "../../src/rules/index.ts";

/** Which states, objects and mana are alike, so that one of them stands for all. */

const copyKey = (state: State, id: string): string => {
  const copy = state.copies.get(id);
  return copy === undefined ? "as given" : changedKey(copy);
};

type Changed = NonNullable<ReturnType<State["copies"]["get"]>>;

const remembered = <K extends object>(make: (key: K) => string): ((key: K) => string) => {
  const known = new WeakMap<K, string>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
};

const changedKey = remembered((copy: Changed) =>
  copy.gone ? "gone" : `${copy.tapped ? "tapped" : ""}${JSON.stringify(Object.entries(copy.counters).sort())}${[...copy.used].sort().join()}`);

/** Mana by what may ever be asked of it: its type, its rider, and which permanents made it. */
export const manaKey = (view: View, mana: Mana): string => `${unitKey(mana)}@${view.owners.get(mana.from)?.copies.at(0) ?? mana.from}`;

/** How much of each kind there is. */
export const poolKey = (view: View, pool: Pool): string => {
  const counts = new Map<string, number>();
  for (const mana of pool.kinds()) {
    const key = manaKey(view, mana);
    counts.set(key, (counts.get(key) ?? 0) + mana.count);
  }
  return [...counts].map(([key, count]) => `${count}${key}`).sort().join(" ");
};

const unitKey = remembered((mana: Mana) => `${mana.type}${mana.unit.snow ? "s" : ""}${JSON.stringify(mana.unit.spend ?? "")}${mana.unit.rider ?? ""}${mana.unit.until ?? ""}${mana.unit.source ?? ""}`);
const demandKeyOf = remembered((demand: Demand) => `${demandSymbol(demand)}${JSON.stringify(demand)}`);
const partsKey = remembered((parts: State["partsDue"]) => JSON.stringify(parts));
const lifeKey = remembered((life: State["lifeDue"]) => JSON.stringify(life));

/** Of each permanent, how its copies have changed; those that are alike may stand for each other. */
const copiesKey = (view: View, state: State): string => {
  const found: string[] = [];
  for (const [id, copy] of state.copies.entries()) {
    const key = changedKey(copy);
    found.push(`${view.owners.get(id)?.copies.at(0) ?? id}:${key}`);
  }
  return found.sort().join(" ");
};

/** `view`: the board as it was given, where every object has its place. */
export const keyOf = (view: View, state: State): string => {
  const { position } = view;
  const cards = state.cardsGone.size === 0 ? "" : [...position.hand, ...position.graveyard].map((entry) => idsOf(entry).filter((id) => state.cardsGone.has(id)).length).join();
  return [
    state.paying ? "p" : state.assistOver ? "o" : "a", state.life, state.energy, copiesKey(view, state), cards, poolKey(view, state.pool),
    state.dues.map((due) => `${due.count}${demandKeyOf(due.demand)}`).join(" "), lifeKey(state.lifeDue), partsKey(state.partsDue),
    state.newInGraveyard.map((thing) => view.owners.get(thing.id)?.copies.at(0) ?? thing.id).sort().join(" "),
  ].join("|");
};

export const idsOf = (entry: { readonly id: string; readonly count: number }): readonly string[] =>
  Array.from({ length: entry.count }, (_, index) => copyId(entry, index));

/** Ids of your permanents, of copies that are alike now only the first `most`. */
export const someOfEach = (state: State, most: number, apart?: string): readonly string[] =>
  yours(state.view).flatMap((seen) => {
    const taken = new Map<string, number>();
    return [...seen.copies].filter((id) => {
      if (copyNow(state, id) === undefined) return false;
      const key = id === apart ? "apart" : copyKey(state, id);
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return (taken.get(key) as number) <= most;
    });
  });

/** Ids of cards in a zone, of each entry only the first `most`; new ones in the graveyard are all named. */
export const someCards = (state: State, zone: "hand" | "graveyard", most: number): readonly string[] => [
  ...state.view.position[zone].flatMap((entry) => idsOf(entry).filter((id) => cardIn(state, zone, id) !== undefined).slice(0, most)),
  ...(zone === "graveyard" ? state.newInGraveyard.map((thing) => thing.id) : []),
];

export const distinctMana = (state: State, pool: Pool): readonly Mana[] => [...new Map(pool.kinds().map((mana) => [manaKey(state.view, mana), mana])).values()];

/** A mana as a step names it: of those in the pool that are of one type, this one. */
export const naming = ({ type, from, unit: { snow, source, until } }: Mana): Pick<Spend, "unit" | "from" | "source" | "snow" | "until"> => ({
  unit: `{${type}}`, from,
  ...(from !== "pool" && from !== "assist" ? {} : { ...(snow ? { snow } : {}), ...(source === undefined ? {} : { source }), ...(until === undefined ? {} : { until }) }),
});
