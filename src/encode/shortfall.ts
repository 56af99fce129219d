import { copyId } from "../board/position.ts";
import { demandSymbol, type Demand } from "../rules/index.ts";
import { allAbilityDrafts } from "./ability-drafts.ts";
import type { Claim } from "./claim.ts";
import type { Draft } from "./draft.ts";
import { resourcesOf, uppersOf } from "./resources.ts";
import { servingOf, suppliesFor, type Serving, type Stock } from "./supply.ts";
import type { Table } from "./table.ts";

/** Symbols that ask for more than everything that can pay any of them supplies: a set that violates Hall's condition. */
export interface Shortfall {
  readonly dues: readonly { readonly demand: Demand; readonly count: number }[];
  readonly need: number;
  /** Less than `need`; a bound that cannot be exceeded. */
  readonly supply: number;
  /** Ids of all objects that can pay any of these symbols, "pool" for floating mana. */
  readonly objects: readonly string[];
}

/** Objects that a deed is done with. */
const idsOf = (deed: Draft["deed"]): readonly string[] => {
  if (deed.kind === "helper") return [...deed.seen.copies];
  if (deed.kind === "delve") return Array.from({ length: deed.entry.count }, (_, copy) => copyId(deed.entry, copy));
  if (deed.kind !== "activate") return [];
  if (deed.seen !== undefined) return [...deed.seen.copies];
  const { entry } = deed;
  return entry === undefined ? [] : Array.from({ length: entry.count }, (_, copy) => copyId(entry, copy));
};

/** More objects than this are not named. */
const MOST_NAMED = 100;

/** What abilities can do by what there is, each by itself. */
export const usableDrafts = (table: Table): readonly Draft[] => {
  const drafts = allAbilityDrafts(table);
  const uppers = uppersOf(drafts, resourcesOf(table));
  return drafts.filter((_, index) => (uppers[index] as number) > 0);
};

/** Would any ability that could be activated use this resource? */
export const abilitiesUse = (table: Table, resource: string): boolean => allAbilityDrafts(table).some(({ uses }) => uses.some((use) => use.resource === resource));

/** Who can pay a symbol of these kinds; `undefined`: something that is no object can, or they are too many to be named. */
const objectsFor = (stock: Stock, { masks, servers }: Serving, set: number): readonly string[] | undefined => {
  const serves = (unit: number): boolean => ((masks[unit] as number) & set) !== 0;
  const makers = usableDrafts(stock.table).filter((draft) => stock.unitsOf(draft).some(serves));
  const helpers = servers.filter(({ mask, count }) => (mask & set) !== 0 && count > 0);
  if (helpers.some(({ deed }) => deed.kind !== "helper" && deed.kind !== "delve")) return undefined;
  const able = helpers.filter(({ deed }) => deed.kind !== "helper" || !deed.seen.thing.tapped);
  const all = new Set([
    ...(stock.pool.some(({ unit }) => serves(unit)) ? ["pool"] : []),
    ...[...makers.map(({ deed }) => deed), ...able.map(({ deed }) => deed)].filter((deed) => countOf(deed) <= MOST_NAMED).flatMap(idsOf),
  ].filter((id) => id !== stock.table.view.onStack));
  const isTooMany = [...makers, ...able].some(({ deed }) => countOf(deed) > MOST_NAMED) || all.size > MOST_NAMED;
  return isTooMany ? undefined : [...all];
};

const countOf = (deed: Draft["deed"]): number =>
  deed.kind === "helper" ? deed.seen.copies.length : deed.kind === "delve" ? deed.entry.count : deed.kind === "activate" ? (deed.seen?.copies.length ?? deed.entry?.count ?? 0) : 0;

/** Kinds that are written alike, as {1} and the {1} of a waterbend cost, are all in the set or none: else its symbols would not tell. */
const isNameable = ({ kinds }: Serving, set: number): boolean => {
  const symbols = (isIn: boolean): readonly string[] => kinds.filter((_, kind) => ((set & (1 << kind)) !== 0) === isIn).map(({ demand }) => demandSymbol(demand));
  const outside = new Set(symbols(false));
  return !symbols(true).some((symbol) => outside.has(symbol));
};

/** The violated set of the fewest symbols; `undefined`: no set is known to be violated, or who can pay it cannot be named. */
export const shortfallOf = (stock: Stock, claim: Claim): Shortfall | undefined => {
  const serving = servingOf(stock, claim);
  const supplies = suppliesFor(stock, claim, serving);
  if (serving === undefined || supplies?.most === undefined) return undefined;
  const { needs, most } = supplies;
  const violated = needs.flatMap((need, set) => ((most[set] as number) < need && isNameable(serving, set) ? [{ need, set }] : []));
  const [smallest] = [...violated].sort((a, b) => a.need - b.need || a.set - b.set);
  if (smallest === undefined) return undefined;
  const { need, set } = smallest;
  const objects = objectsFor(stock, serving, set);
  if (objects === undefined) return undefined;
  return { dues: serving.kinds.filter((_, kind) => (set & (1 << kind)) !== 0), need, supply: Math.max(0, most[set] as number), objects };
};
