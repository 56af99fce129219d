import type { ManaAbility } from "../cards/index.ts";
import { remembered } from "../lazily.ts";
import { produce, unitOf, type Seen, type Unit } from "../rules/index.ts";
import type { Touch } from "../policy/index.ts";
import { hasSay } from "./says.ts";
import { looksAtState } from "./supply.ts";
import { tapTouch, type Table } from "./table.ts";

/** An untapped permanent whose abilities only tap it for one mana; any copy of it, once. */
export interface Single {
  readonly seen: Seen;
  /** What it can make, by which of its abilities. */
  readonly makes: readonly { readonly ability: number; readonly unit: Unit }[];
  readonly touch: Touch;
}

const onlyTaps = ({ cost, outputs, conditions, instead, effects = [], oncePerTurn }: ManaAbility): boolean =>
  cost.length === 1 && cost[0]?.kind === "tap" && conditions === undefined && instead === undefined && oncePerTurn === undefined &&
  effects.every(({ kind }) => kind === "other") && outputs.every(({ kind }) => kind !== "as-unspent") && !looksAtState(outputs);

const isTapAlone = remembered(onlyTaps);

/** It cannot be activated, whatever else is done: nothing here untaps anything. CR 107.5, 302.6 */
const isIdle = ({ thing, ready, locked }: Seen, { cost }: ManaAbility): boolean =>
  locked || ((thing.tapped || !ready) && cost.some(({ kind }) => kind === "tap"));

/** `undefined`: it can do something else as well. */
const singleOf = (table: Table, seen: Seen): readonly Single[] | undefined => {
  const makes: { readonly ability: number; readonly unit: Unit }[] = [];
  for (const [index, ability] of seen.abilities.entries()) {
    if (isIdle(seen, ability)) continue;
    if (!isTapAlone(ability)) return undefined;
    for (const bundle of produce(ability, seen.thing, table.start)) {
      const [part] = bundle;
      if (bundle.length !== 1 || part?.count !== 1) return undefined;
      makes.push({ ability: index, unit: unitOf(part.types, part.from, part) });
    }
  }
  return makes.length === 0 ? [] : [{ seen, makes, touch: tapTouch(table, seen, true) }];
};

/**
 * All that there is to activate, if each of it is tapped for one mana and gives up nothing else; `undefined`: something is not so,
 * or something has a say in it. Then no activation changes what another one makes, or costs.
 */
export const singlesOf = (table: Table): readonly Single[] | undefined => {
  const { position, effects } = table.view;
  const others = [position.hand, position.graveyard].some((cards) => cards.some(({ card }) => card.abilities.some(({ zone }) => zone !== undefined)));
  if (table.shared.length > 0 || others || effects.some(({ effect }) => hasSay(effect.kind, "mana made"))) return undefined;
  const singles: Single[] = [];
  for (const seen of table.mine) {
    const found = singleOf(table, seen);
    if (found === undefined) return undefined;
    singles.push(...found);
  }
  return singles;
};
