import { leftoverPrices, pricesOf, type Policy } from "../policy/index.ts";
import { permissionsOf, pays, floatingMana, type Demand, type Payment, type Purpose, type Total, type Unit } from "../rules/index.ts";
import type { Activity, Program } from "../solver/program.ts";
import { abilityDrafts, cardAbilityDrafts, cardName, hereName, leaveName, tapName, type Table } from "./ability-drafts.ts";
import { LATER_LIFE, LIFE_BEFORE_LATER, LIFE_BOUND, type Capacity, type Draft } from "./draft.ts";
import { dueName, lifeName, partCount, partName, paymentDrafts } from "./payment-drafts.ts";
import { begin, partSource } from "../rules/index.ts";

/** A program and what its numbers mean. */
export interface Encoding {
  readonly program: Program;
  /** What activity number i is. */
  readonly drafts: readonly Draft[];
  /** The good that a unit belongs to. */
  readonly goodOf: (unit: Unit) => number;
  /** What demand number i is; `undefined`: a cost in words. */
  readonly demands: readonly (Demand | undefined)[];
  readonly isComplete: boolean;
}

/** A place where mana may be spent. */
interface Slot {
  readonly demand: Demand;
  readonly purpose: Purpose;
}

const resourcesOf = (table: Table): ReadonlyMap<string, Capacity> => {
  const { position } = table.view;
  const resources = new Map<string, Capacity>();
  for (const seen of table.mine) {
    const count = seen.copies.length;
    resources.set(tapName(table, seen), { capacity: seen.thing.tapped ? 0 : count, endedBy: leaveName(table, seen) });
    resources.set(hereName(table, seen), { capacity: count });
    resources.set(leaveName(table, seen), { capacity: count });
    for (const [index, ability] of seen.abilities.entries()) {
      if (ability.oncePerTurn === true) resources.set(`once ${seen.thing.id} ${index}`, { capacity: count });
    }
    for (const [counter, had] of Object.entries(seen.thing.counters)) resources.set(`counters ${seen.thing.id} ${counter}`, { capacity: had * count });
  }
  for (const seen of table.view.permanents) if (seen.thing.tapped) resources.set(`untap ${seen.thing.id}`, { capacity: seen.copies.length });
  for (const entry of [...position.hand, ...position.graveyard]) {
    resources.set(cardName(entry), { capacity: entry.count - (table.view.onStack !== undefined && isFirstCopy(table.view.onStack, entry.id) ? 1 : 0) });
  }
  resources.set("life", { capacity: Math.max(0, position.life) });
  resources.set(LIFE_BEFORE_LATER, { capacity: Math.max(0, position.life) });
  resources.set(LATER_LIFE, { capacity: LIFE_BOUND });
  resources.set("energy", { capacity: position.energy });
  return resources;
};

const isFirstCopy = (id: string, entry: string): boolean => id === entry || id === `${entry}#1`;

/** Total supply if every activity with a bound fires as often as it can: more than that no unbounded one is worth. */
const boundFor = (drafts: readonly Draft[], uppers: readonly number[], initial: number): number => {
  const made = drafts.reduce((sum, draft, index) => {
    const upper = uppers[index] as number;
    const gives = draft.gives.reduce((all, give) => all + give.count, 0) + draft.buries;
    return Number.isFinite(upper) ? sum + upper * gives : sum;
  }, initial);
  return Math.max(1, made);
};

const uppersOf = (drafts: readonly Draft[], resources: ReadonlyMap<string, Capacity>): readonly number[] =>
  drafts.map((draft) => {
    const needs = new Map<string, number>();
    for (const { resource, amount } of draft.uses) needs.set(resource, (needs.get(resource) ?? 0) + amount);
    return [...needs].reduce(
      (upper, [resource, amount]) => (amount <= 0 ? upper : Math.min(upper, Math.floor((resources.get(resource)?.capacity ?? 0) / amount))),
      draft.upper,
    );
  });

interface Usable {
  readonly draft: Draft;
  readonly upper: number;
}

/** Bounds that cannot bind are left out, and with the bound on life the activity that lifts it. */
const withoutSlack = (usable: readonly Usable[], resources: ReadonlyMap<string, Capacity>): readonly Usable[] => {
  const most = new Map<string, number>();
  for (const { draft, upper } of usable) {
    for (const { resource, amount } of draft.uses) if (amount > 0) most.set(resource, (most.get(resource) ?? 0) + amount * upper);
  }
  const isSlack = (resource: string): boolean => {
    const { capacity, endedBy } = resources.get(resource) ?? { capacity: 0 };
    return endedBy === undefined && (most.get(resource) ?? 0) <= capacity;
  };
  const lifeIsSlack = isSlack(LIFE_BEFORE_LATER);
  return usable
    .filter(({ draft }) => draft.deed.kind !== "no-later-life" || !lifeIsSlack)
    .map(({ draft, upper }) => {
      const uses = draft.uses.filter(({ resource }) => resource !== LATER_LIFE || !lifeIsSlack).filter(({ resource }) => resource === LATER_LIFE || !isSlack(resource));
      return uses.length === draft.uses.length ? { draft, upper } : { draft: { ...draft, uses }, upper };
    });
};

/** Goods are kinds of mana that no place to spend them tells apart; the last good is a new card in the graveyard. */
class Goods {
  private readonly indices = new Map<string, number>();
  private readonly known = new Map<string, number>();
  private readonly slots: readonly Slot[];
  private readonly permissions: ReturnType<typeof permissionsOf>;
  readonly accepts: number[][];
  constructor(slots: readonly Slot[], permissions: ReturnType<typeof permissionsOf>) {
    this.slots = slots;
    this.permissions = permissions;
    this.accepts = slots.map(() => []);
  }
  get size(): number {
    return this.indices.size;
  }
  indexOf = (unit: Unit): number => {
    const unitKey = `${unit.types} ${unit.snow} ${unit.from?.id ?? ""} ${unit.spend === undefined ? "" : JSON.stringify(unit.spend)}`;
    const before = this.known.get(unitKey);
    if (before !== undefined) return before;
    const accepted = this.slots.map((slot) => pays(unit, slot.demand, slot.purpose, this.permissions));
    const key = accepted.map((yes) => (yes ? "1" : "0")).join("");
    let index = this.indices.get(key);
    if (index === undefined) {
      index = this.indices.size;
      this.indices.set(key, index);
      for (const [slot, yes] of accepted.entries()) if (yes) (this.accepts[slot] as number[]).push(index);
    }
    this.known.set(unitKey, index);
    return index;
  };
}

/** Position and locked total as a payment program. `policy` missing: any payment will do. */
export const encode = (table: Table, payment: Payment, total: Total, policy: Policy | undefined): Encoding => {
  const mayActivate = total.dues.length > 0;
  const own = mayActivate ? table.mine.flatMap((seen) => seen.abilities.flatMap((_, index) => abilityDrafts(table, seen, index))) : [];
  const all = [...own, ...(mayActivate ? cardAbilityDrafts(table) : []), ...paymentDrafts(table, payment, total)];
  const resources = resourcesOf(table);
  const upperBounds = uppersOf(all, resources);
  const usable = withoutSlack(
    all.flatMap((draft, index) => ((upperBounds[index] as number) > 0 ? [{ draft, upper: upperBounds[index] as number }] : [])),
    resources,
  );
  const drafts = usable.map(({ draft }) => draft);

  const source = partSource(begin(table.view, payment, total));
  const needsGeneric = drafts.some(({ deed }) => deed.kind === "as-generic") && !total.dues.some(({ demand }) => demand.kind === "generic" && demand.only === undefined && demand.waterbend === undefined);
  const due: readonly { readonly demand: Demand; readonly count: number }[] = [...total.dues, ...(needsGeneric ? [{ demand: { kind: "generic" } as const, count: 0 }] : [])];
  const demandNames = new Map<string, number>();
  for (const index of due.keys()) demandNames.set(dueName(index), index);
  for (const index of total.parts.keys()) demandNames.set(partName(index), due.length + index);
  for (const index of total.life.keys()) demandNames.set(lifeName(index), due.length + total.parts.length + index);

  // Every place that mana can go: first the dues, then the takes of each draft.
  const slots: Slot[] = due.map(({ demand }) => ({ demand, purpose: payment.purpose }));
  const takeSlots = drafts.map((draft) => draft.takes.map((take) => slots.push({ demand: take.due.demand, purpose: take.purpose }) - 1));
  const goods = new Goods(slots, permissionsOf(table.view));
  const floating = floatingMana(table.view);
  const gives = drafts.map((draft) => draft.gives.map(({ unit, count }) => ({ good: goods.indexOf(unit), count })));
  const initial = new Map<number, number>();
  for (const mana of floating) {
    const good = goods.indexOf(mana.unit);
    initial.set(good, (initial.get(good) ?? 0) + 1);
  }
  const buried = goods.size;

  const names = [...resources.keys()];
  const resourceIndex = new Map(names.map((name, index) => [name, index]));
  const bound = boundFor(drafts, usable.map(({ upper }) => upper), floating.length);
  const activities = drafts.map((draft, index): Activity => {
    const { upper } = usable[index] as (typeof usable)[number];
    const given = mergeGives(gives[index] as { good: number; count: number }[], draft.buries > 0 && payment.keywords.has("delve") ? [{ good: buried, count: draft.buries }] : []);
    return {
      upper: Number.isFinite(upper) ? upper : bound,
      uses: draft.uses.map(({ resource, amount }) => ({ resource: resourceIndex.get(resource) as number, amount })),
      takes:
        draft.deed.kind === "delve-new"
          ? [{ count: 1, accepts: [buried] }]
          : draft.takes.map((take, k) => ({ count: take.due.count, accepts: goods.accepts[(takeSlots[index] as number[])[k] as number] as number[] })),
      gives: given,
      serves: draft.serves.map(({ demand, count }) => ({ demand: demandNames.get(demand) as number, count })),
      prices: policy === undefined ? [] : pricesOf(policy, draft.touch),
      rank: draft.rank,
    };
  });
  const leftover = policy === undefined ? [] : leftoverPrices(policy);
  return {
    drafts,
    goodOf: goods.indexOf,
    demands: [...due.map(({ demand }) => demand), ...total.parts.map(() => undefined), ...total.life.map(() => undefined)],
    isComplete: !table.incomplete,
    program: {
      goods: [...Array.from({ length: buried }, (_, good) => ({ initial: initial.get(good) ?? 0, leftover })), { initial: 0, leftover: [] }],
      resources: names.map((name) => {
        const { capacity, endedBy } = resources.get(name) as Capacity;
        return { capacity, ...(endedBy === undefined ? {} : { endedBy: resourceIndex.get(endedBy) as number }) };
      }),
      activities,
      demands: [
        ...due.map(({ count }, index) => ({ count, accepts: goods.accepts[index] as number[] })),
        // A part that nothing here can pay asks for one object that is not there.
        ...total.parts.map((part) => ({ count: partCount(part, source, table) ?? 1, accepts: [] })),
        ...total.life.map(() => ({ count: 1, accepts: [] })),
      ],
      levels: policy === undefined ? 0 : policy.levels.length,
    },
  };
};

const mergeGives = (...lists: readonly { good: number; count: number }[][]): { good: number; count: number }[] => {
  const sums = new Map<number, number>();
  for (const { good, count } of lists.flat()) sums.set(good, (sums.get(good) ?? 0) + count);
  return [...sums].map(([good, count]) => ({ good, count }));
};

