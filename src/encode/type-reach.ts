import { ANY_TYPE, type TypeSet } from "../mana/index.ts";
import { permissionsOf, type Unit } from "../rules/index.ts";
import type { Reach } from "../solver/hall.ts";
import { mostReach, sureReach, type Stock } from "./supply.ts";

/**
 * What a board can supply by sets of mana types, as bit masks below 64: how many units could be of one of these types.
 * Enough for costs of typed and generic mana that nothing but mana pays: which units could serve some of their symbols
 * depends on no more than the types that these ask for together.
 */
export interface TypeReach {
  /** Nothing but what is sure to work together; `undefined`: nothing is. */
  readonly sure: Reach | undefined;
  /** More than can ever be had; `undefined`: no bound is known. */
  readonly most: Reach | undefined;
}

const TYPE_SETS = ANY_TYPE + 1;

/** Mana that the player who assists makes pays only for spells with assist. CR 702.132a */
const typesOf = ({ types, assists }: Unit): TypeSet => (assists === true ? 0 : types);

/** `undefined`: mana may be spent as though it were of other types, so its own say nothing. CR 609.4b */
export const typeReachOf = (stock: Stock): TypeReach | undefined => {
  const { table, units, isOpen } = stock;
  if (permissionsOf(table.view).length > 0) return undefined;
  const types = units.map(typesOf);
  // What restricted mana may be spent on is not asked here. CR 106.6
  const sure = sureReach(stock, units.map(({ spend }, unit) => (spend === undefined ? (types[unit] as number) : 0)), [], TYPE_SETS);
  const isBounded = !isOpen && !table.incomplete && !stock.resizes;
  return { sure, most: isBounded ? mostReach(stock, types, [], TYPE_SETS) : undefined };
};
