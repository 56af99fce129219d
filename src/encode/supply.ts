import { copyId } from "../board/position.ts";
import { floatingMana, MOST_COUNTED, pays, permissionsOf, type Demand, type Unit } from "../rules/index.ts";
import { MOST_KINDS, needsOf, reachOf, type Needs, type Reach } from "../solver/hall.ts";
import { absenceOf, resizing } from "./absence.ts";
import { allAbilityDrafts } from "./ability-drafts.ts";
import { demandsOfClaim, type Claim } from "./claim.ts";
import { resizes } from "./counters.ts";
import { doublingsOf } from "./doubling.ts";
import { DAMAGE, LIFE_BEFORE_LATER, type Draft } from "./draft.ts";
import { paymentDrafts } from "./payment-drafts.ts";
import { spendings } from "./permits.ts";
import { hereName, isTap, leaveName, tapName } from "./resource-names.ts";
import { renewedIn, resourcesOf, summed } from "./resources.ts";
import { hasEffects, type Table } from "./table.ts";

/**
 * What a board can supply, as Hall's theorem asks for it. Once with nothing but what is sure to work together, and once
 * with more than can ever be had: where the first is enough a cost can be paid, where the second is not it cannot, and
 * only between them a program has to be solved.
 */
export interface Supplies {
  readonly needs: Needs;
  /** `undefined`: nothing is sure here. */
  readonly sure: Reach | undefined;
  /** `undefined`: no bound is known here. */
  readonly most: Reach | undefined;
}

/** So many units of mana, of kinds by index. */
type Bundle = readonly { readonly unit: number; readonly count: number }[];

/** What one use of a resource brings, and the mana that it costs. */
interface Yield {
  readonly gives: Bundle;
  readonly takes: number;
}

/** So much of a resource, and what each use of it may bring. */
interface Supply {
  readonly capacity: number;
  readonly yields: readonly Yield[];
}

/** Everything about the supplies of a board that does not depend on what is paid. */
export interface Stock {
  readonly table: Table;
  /** Kinds of mana that the board makes or holds. */
  readonly units: readonly Unit[];
  /** The kinds of mana that an ability's draft gives. */
  readonly unitsOf: (draft: Draft) => readonly number[];
  readonly pool: Bundle;
  /** By resource name: how much there is, and what its uses may bring. Each ability is counted at one of its resources. */
  readonly yields: ReadonlyMap<string, Supply>;
  /** Permanents that are tapped for mana and ask for nothing else, by the name of their tap: one of these bundles each. */
  readonly sure: ReadonlyMap<string, { readonly copies: number; readonly bundles: readonly Bundle[] }>;
  /** Some of them deal damage: then no life is sure to be left. CR 119.4 */
  readonly hurts: boolean;
  /** Some ability changes power by counters: then costs that look at power may come to something else. */
  readonly resizes: boolean;
  /** No bound is known: mana without end, abilities that no resource bounds, ways that were left out. */
  readonly isOpen: boolean;
}

/** More than any cost asks for. */
const PLENTY = Number.POSITIVE_INFINITY;

/** Does a text look at what paying changes: what is tapped, and counters? */
export const looksAtState = (text: unknown): boolean => /"tapped"|"counter/.test(JSON.stringify(text) ?? "");

/**
 * Does an ability make the same whenever it is activated, in some order in which those that give up nothing come first?
 */
const isSteady = (draft: Draft): boolean => {
  if (draft.deed.kind !== "activate" || draft.deed.seen === undefined) return false;
  const ability = draft.deed.paid;
  if (looksAtState([ability.conditions, ability.instead, ability.outputs])) return false;
  if ((draft.leaves ?? []).length === 0) return true;
  return ability.conditions === undefined && ability.instead === undefined &&
    ability.outputs.every((output) => output.kind === "fixed" || ("of" in output && output.of.kind === "these" && (!("amount" in output) || typeof output.amount === "number")));
};

/** Taps its source for mana, may give it up, and asks for nothing else. */
const isOwn = (table: Table, draft: Draft): boolean => {
  const { deed, uses, takes, leaves = [], takesMarks = [], exhumes = [] } = draft;
  if (deed.kind !== "activate" || deed.seen === undefined || takes.length + takesMarks.length + exhumes.length > 0 || !isSteady(draft)) return false;
  const { seen } = deed;
  if (leaves.some((other) => other !== seen || hasEffects(table, other))) return false;
  const own = [tapName(table, seen), hereName(table, seen), leaveName(table, seen)];
  // Damage is no cost: any amount may be dealt. CR 118.1
  return uses.some(({ resource }) => resource === own[0]) &&
    summed(uses).every(({ resource, amount }) => resource === LIFE_BEFORE_LATER || resource === DAMAGE || (amount === 1 && own.includes(resource)));
};

/** The one resource at which an ability is counted: a tap where it has one, else whatever bounds it. */
const countedAt = ({ uses }: Draft): string | undefined => {
  const bounding = uses.filter(({ resource, amount }) => amount > 0 && !resource.startsWith("life") && resource !== DAMAGE).map(({ resource }) => resource);
  return bounding.find(isTap) ?? bounding[0];
};

export const stockOf = (table: Table): Stock => {
  const drafts = allAbilityDrafts(table);
  const resources = resourcesOf(table);
  const units: Unit[] = [];
  const known = new Map<string, number>();
  const indexOf = (unit: Unit): number => {
    const key = `${unit.assists === true} ${unit.types} ${unit.snow} ${unit.from?.id ?? ""} ${unit.spend === undefined ? "" : JSON.stringify(unit.spend)}`;
    const index = known.get(key) ?? units.push(unit) - 1;
    known.set(key, index);
    return index;
  };
  const yields = new Map<string, { capacity: number; yields: Yield[] }>();
  const sure = new Map<string, { copies: number; bundles: Bundle[] }>();
  let hurts = false;
  // An effect that ends or begins as something is tapped may change what others make.
  const isCalm = !table.view.effects.some(({ effect }) => "when" in effect && looksAtState(effect.when));
  for (const draft of drafts) {
    const at = countedAt(draft);
    if (at === undefined) continue;
    const capacity = resources.get(at)?.capacity ?? 0;
    const gives = draft.gives.map(({ unit, count }) => ({ unit: indexOf(unit), count }));
    const entry = yields.get(at) ?? { capacity, yields: [] };
    entry.yields.push({ gives, takes: draft.takes.reduce((sum, { due }) => sum + due.count, 0) });
    yields.set(at, entry);
    if (!isCalm || capacity === 0 || !isOwn(table, draft)) continue;
    const own = sure.get(at) ?? { copies: capacity, bundles: [] };
    own.bundles.push(gives);
    sure.set(at, own);
    hurts ||= draft.touch.life > 0;
  }
  const isBounded = renewedIn(drafts).size === 0 && drafts.every((draft) => countedAt(draft) !== undefined) && doublingsOf(table).length === 1;
  return {
    table,
    units,
    unitsOf: ({ gives }) => gives.map(({ unit }) => indexOf(unit)),
    pool: floatingMana(table.view).map(({ unit, count }) => ({ unit: indexOf(unit), count })),
    yields,
    sure,
    hurts,
    resizes: drafts.some(resizes),
    isOpen: !isBounded || spendings(table).length > 1 || absenceOf(table, drafts, []).mayAllow || table.incomplete,
  };
};

/** Somebody who serves a demand without mana: convoke and its like, delve, life. */
export interface Server {
  /** What it does. */
  readonly deed: Draft["deed"];
  readonly resource: string | undefined;
  readonly mask: number;
  readonly count: number;
  readonly isSure: boolean;
}

const serversOf = (claim: Claim, bitOf: ReadonlyMap<string, number>, mayBury: boolean, hurts: boolean): readonly Server[] => {
  const drafts = paymentDrafts(claim);
  const { life } = claim.table.view.position;
  // Symbols share the life there is: each is sure of its own only where there is enough for all of them. CR 119.4
  const wanted = drafts.reduce((sum, { deed, upper }) => (deed.kind === "life" ? sum + upper * deed.amount : sum), 0);
  return drafts.flatMap((draft): readonly Server[] => {
    const mask = draft.serves.reduce((set, { demand, count }) => (count > 0 ? set | (bitOf.get(demand) ?? 0) : set), 0);
    if (mask === 0) return [];
    const isFree = draft.needs === undefined;
    switch (draft.deed.kind) {
      case "helper":
        // One that would have to untap itself first is not sure.
        return [{ deed: draft.deed, resource: tapName(claim.table, draft.deed.seen), mask, count: draft.upper, isSure: isFree && !draft.deed.seen.thing.tapped }];
      case "delve": {
        const isCast = copyId(draft.deed.entry, 0) === claim.table.view.onStack;
        return [{ deed: draft.deed, resource: countedAt(draft), mask, count: draft.upper - (isCast ? 1 : 0), isSure: isFree }];
      }
      case "delve-new":
        return mayBury ? [{ deed: draft.deed, resource: undefined, mask, count: PLENTY, isSure: false }] : [];
      case "life": {
        const count = Math.min(draft.upper, Math.floor(Math.max(0, life) / draft.deed.amount));
        return [{ deed: draft.deed, resource: undefined, mask, count, isSure: isFree && draft.deed.instead === undefined && !hurts && wanted <= life }];
      }
      default:
        return [{ deed: draft.deed, resource: undefined, mask, count: PLENTY, isSure: false }];
    }
  });
};

/** May what is done for this cost change the board so that more can be paid? */
const isUnforeseen = ({ table }: Stock, claim: Claim): boolean => {
  const drafts = paymentDrafts(claim);
  return absenceOf(table, [], drafts).mayAllow || resizing(claim.table, claim.payment, [...allAbilityDrafts(table), ...drafts]).length > 0 || claim.table.incomplete;
};

/** The kinds of symbols of a cost, which are bits of sets of kinds, and who could serve which of them. */
export interface Serving {
  readonly kinds: readonly { readonly demand: Demand; readonly count: number }[];
  /** By unit of the stock: the kinds that it may serve. */
  readonly masks: readonly number[];
  readonly servers: readonly Server[];
  /** Costs in words, and life that is announced. */
  readonly others: number;
}

/** `undefined`: too many kinds of symbols. */
export const servingOf = (stock: Stock, claim: Claim): Serving | undefined => {
  const all = demandsOfClaim(claim).filter(({ count }) => count > 0);
  const kinds = all.flatMap(({ name, demand, count }) => (demand === undefined ? [] : [{ name, demand, count }]));
  if (kinds.length > MOST_KINDS) return undefined;
  const permissions = permissionsOf(stock.table.view);
  const { purpose } = claim.payment;
  const masks = stock.units.map((unit) => kinds.reduce((set, { demand }, kind) => (pays(unit, demand, purpose, permissions) ? set | (1 << kind) : set), 0));
  const bitOf = new Map(kinds.map(({ name }, kind) => [name, 1 << kind]));
  const mayBury = allAbilityDrafts(stock.table).some(({ buries }) => buries.length > 0) || all.length > kinds.length;
  return { kinds, masks, servers: serversOf(claim, bitOf, mayBury, stock.hurts), others: all.length - kinds.length };
};

/** What is to be paid with what there is; `undefined`: too many kinds of symbols. */
export const suppliesFor = (stock: Stock, claim: Claim, serving = servingOf(stock, claim)): Supplies | undefined => {
  if (serving === undefined) return undefined;
  const { kinds, masks, servers, others } = serving;
  const sets = 1 << kinds.length;
  return {
    needs: needsOf(kinds.map(({ count }) => count)),
    // Costs in words may want the same objects.
    sure: others > 0 ? undefined : sureReach(stock, masks, servers, sets),
    // Something may have been left out of the ways to pay this cost; and what another player assists with is not counted.
    most: stock.isOpen || claim.payment.purpose.assist === true || isUnforeseen(stock, claim) ? undefined : mostReach(stock, masks, servers, sets),
  };
};

/** Is it one unit, whichever way? Then all ways together count, by the kinds that they may serve. */
const isSingle = (bundles: readonly Bundle[]): boolean => bundles.every((bundle) => bundle.length === 1 && bundle[0]?.count === 1);

const kindsOf = (masks: readonly number[], bundles: readonly Bundle[]): number => bundles.reduce((set, [only]) => set | (masks[only?.unit ?? 0] as number), 0);

/** By set of kinds, what is sure to be there. `masks`: the kinds that each unit may serve. */
export const sureReach = (stock: Stock, masks: readonly number[], servers: readonly Server[], sets: number): Reach | undefined => {
  const suppliers: number[] = Array.from<number>({ length: sets }).fill(0);
  const add = (mask: number, count: number): void => void (suppliers[mask] = (suppliers[mask] as number) + count);
  const useful = (bundle: Bundle): number => bundle.reduce((sum, { unit, count }) => (masks[unit] === 0 ? sum : sum + count), 0);
  for (const { unit, count } of stock.pool) add(masks[unit] as number, count);
  const helpers = new Map<string, { mask: number; count: number }>();
  for (const { resource, mask, count, isSure } of servers) {
    if (!isSure) continue;
    if (resource === undefined) add(mask, count);
    else helpers.set(resource, { mask: mask | (helpers.get(resource)?.mask ?? 0), count });
  }
  for (const [resource, { copies, bundles }] of stock.sure) {
    const helper = helpers.get(resource);
    helpers.delete(resource);
    if (isSingle(bundles)) {
      add(kindsOf(masks, bundles) | (helper?.mask ?? 0), copies);
      continue;
    }
    const best = bundles.reduce((most, bundle) => (useful(bundle) > useful(most) ? bundle : most));
    for (const { unit, count } of best) add(masks[unit] as number, copies * count);
  }
  for (const { mask, count } of helpers.values()) add(mask, count);
  // Beyond that, sums are not exact, and so nothing is sure.
  return suppliers.reduce((sum, count) => sum + count, 0) <= MOST_COUNTED ? reachOf(suppliers) : undefined;
};

/** By set of kinds, what is more than can ever be had. */
export const mostReach = (stock: Stock, masks: readonly number[], servers: readonly Server[], sets: number): Reach => {
  // Mana that pays nothing here may yet pay for abilities; else each mana that they take is one less.
  const isAllUseful = masks.every((mask) => mask !== 0);
  const within = (bundle: Bundle, set: number): number => bundle.reduce((sum, { unit, count }) => (((masks[unit] as number) & set) === 0 ? sum : sum + count), 0);
  const helpers = new Map<string, Server>();
  for (const server of servers) {
    if (server.resource === undefined) continue;
    const before = helpers.get(server.resource);
    helpers.set(server.resource, { ...server, mask: server.mask | (before?.mask ?? 0) });
  }
  // What makes one unit for nothing is a supplier of Hall's theorem; only the others have to be looked at for each set.
  const suppliers: number[] = Array.from<number>({ length: sets }).fill(0);
  const lumpy: (readonly [string, Supply])[] = [];
  for (const [resource, supply] of stock.yields) {
    const { capacity, yields } = supply;
    const bundles = yields.map(({ gives }) => gives);
    if (helpers.has(resource) || yields.some(({ takes }) => takes > 0) || !isSingle(bundles)) lumpy.push([resource, supply]);
    else {
      const kinds = kindsOf(masks, bundles);
      suppliers[kinds] = (suppliers[kinds] as number) + capacity;
    }
  }
  const singles = reachOf(suppliers);
  if (stock.pool.length + servers.length + lumpy.length === 0) return singles;
  return singles.map((single, set) => {
    const isAll = set === sets - 1 && isAllUseful;
    let reach = single + within(stock.pool, set);
    for (const { resource, mask, count } of servers) if (resource === undefined && (mask & set) !== 0) reach += count;
    for (const { resource, mask, count } of helpers.values()) if ((mask & set) !== 0 && !stock.yields.has(resource as string)) reach += count;
    for (const [resource, { capacity, yields }] of lumpy) {
      const helps = ((helpers.get(resource)?.mask ?? 0) & set) === 0 ? 0 : 1;
      reach += capacity * yields.reduce((most, { gives, takes }) => Math.max(most, within(gives, set) - (isAll ? takes : 0)), helps);
    }
    return reach;
  });
};
