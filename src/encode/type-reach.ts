import { ANY_TYPE, type TypeSet } from "../mana/index.ts";
import { permissionsOf, type Unit } from "../rules/index.ts";
import { reachOf, type Reach } from "../solver/hall.ts";
import { allAbilityDrafts } from "./ability-drafts.ts";
import { resizes } from "./counters.ts";
import type { Stock, Supply } from "./supply.ts";

/**
 * What a board can supply by sets of mana types, as bit masks below 64: how many units could be of one of these types.
 * Enough for costs of typed and generic mana that nothing but mana pays: which units could serve some of their symbols
 * depends on no more than the types that these ask for together.
 */
export interface TypeReach {
  /** Nothing but what is sure to work together. */
  readonly sure: Reach;
  /** More than can ever be had; `undefined`: no bound is known. */
  readonly most: Reach | undefined;
}

const TYPE_SETS = ANY_TYPE + 1;

/** Mana that the player who assists makes pays only for spells with assist. CR 702.132a */
const typesOf = ({ types, assists }: Unit): TypeSet => (assists === true ? 0 : types);

/** `undefined`: mana may be spent as though it were of other types, so its own say nothing. CR 609.4b */
export const typeReachOf = (stock: Stock): TypeReach | undefined => {
  if (permissionsOf(stock.table.view).length > 0) return undefined;
  const drafts = allAbilityDrafts(stock.table);
  return { sure: sureOf(stock), most: stock.isOpen || stock.table.incomplete || drafts.some(resizes) ? undefined : mostOf(stock) };
};

/** Is it one unit, whichever way? Then only the types that it may be of count, all ways together. */
const isSingle = (bundles: readonly Stock["pool"][]): boolean => bundles.every((bundle) => bundle.length === 1 && bundle[0]?.count === 1);

const sureOf = ({ units, pool, sure }: Stock): Reach => {
  const suppliers = Array.from({ length: TYPE_SETS }, () => 0);
  // What restricted mana may be spent on is not asked here. CR 106.6
  const types = units.map((unit) => (unit.spend === undefined ? typesOf(unit) : 0));
  const add = (set: TypeSet, count: number): void => void (suppliers[set] = (suppliers[set] as number) + count);
  for (const { unit, count } of pool) add(types[unit] as number, count);
  for (const { copies, bundles } of sure.values()) {
    if (isSingle(bundles)) {
      add(bundles.reduce((set, [only]) => set | (types[only?.unit ?? 0] as number), 0), copies);
      continue;
    }
    const sizeOf = (bundle: (typeof bundles)[number]): number => bundle.reduce((sum, { unit, count }) => ((types[unit] as number) === 0 ? sum : sum + count), 0);
    const best = bundles.reduce((most, bundle) => (sizeOf(bundle) > sizeOf(most) ? bundle : most));
    for (const { unit, count } of best) add(types[unit] as number, copies * count);
  }
  return reachOf(suppliers);
};

const mostOf = ({ units, pool, yields }: Stock): Reach => {
  const types = units.map(typesOf);
  const suppliers = Array.from({ length: TYPE_SETS }, () => 0);
  const add = (set: TypeSet, count: number): void => void (suppliers[set] = (suppliers[set] as number) + count);
  for (const { unit, count } of pool) add(types[unit] as number, count);
  const lumpy: Supply[] = [];
  for (const { capacity, yields: uses } of yields.values()) {
    if (uses.every(({ takes }) => takes === 0) && isSingle(uses.map(({ gives }) => gives))) add(uses.reduce((set, { gives: [only] }) => set | (types[only?.unit ?? 0] as number), 0), capacity);
    else lumpy.push({ capacity, yields: uses });
  }
  return reachOf(suppliers).map((reach, set) => {
    const within = (bundle: Stock["pool"]): number => bundle.reduce((sum, { unit, count }) => (((types[unit] as number) & set) === 0 ? sum : sum + count), 0);
    // All mana together is what was made less what abilities took.
    const isAll = set === ANY_TYPE;
    return lumpy.reduce((sum, { capacity, yields: uses }) => sum + capacity * uses.reduce((most, { gives, takes }) => Math.max(most, within(gives) - (isAll ? takes : 0)), 0), reach);
  });
};
