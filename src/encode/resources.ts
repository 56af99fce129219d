import { copyId } from "../board/position.ts";
import { cardName, counterName, hereName, keptName, leaveName, lostName, onceName, stayName, tapName, untapName } from "./resource-names.ts";
import type { Table } from "./table.ts";
import { DAMAGE, isLifeBound, LATER_LIFE, LIFE_BEFORE_LATER, LIFE_BOUND, type Capacity, type Draft } from "./draft.ts";

/** Abilities that are for once a turn. `isNewTurn`: none was activated yet. CR 602.5b */
export const onceResources = (table: Table, isNewTurn: boolean): readonly (readonly [string, Capacity])[] =>
  [...table.mine, ...table.shared].flatMap((seen) =>
    seen.abilities.flatMap((ability, index) =>
      ability.oncePerTurn === true ? [[onceName(seen, index), { capacity: seen.used.includes(index) && !isNewTurn ? 0 : seen.copies.length }] as const] : []));

/** Everything that the position has of what drafts use. */
export const resourcesOf = (table: Table): ReadonlyMap<string, Capacity> => {
  const { position } = table.view;
  const resources = new Map<string, Capacity>();
  for (const seen of [...table.mine, ...table.shared]) {
    const count = seen.copies.length;
    resources.set(tapName(table, seen), { capacity: seen.thing.tapped ? 0 : count, endedBy: leaveName(table, seen) });
    resources.set(hereName(table, seen), { capacity: count });
    resources.set(leaveName(table, seen), { capacity: count });
    resources.set(stayName(leaveName(table, seen)), { capacity: count });
    for (const [counter, had] of Object.entries(seen.thing.counters)) {
      const all = { capacity: had * count };
      resources.set(counterName(seen, counter), table.removesAmong() ? { ...all, endedBy: lostName(seen, counter) } : all);
      resources.set(lostName(seen, counter), all);
      resources.set(keptName(seen, counter), all);
    }
  }
  for (const [name, capacity] of onceResources(table, false)) resources.set(name, capacity);
  for (const seen of table.view.permanents) resources.set(untapName(seen), { capacity: seen.thing.tapped ? seen.copies.length : 0 });
  for (const entry of [...position.hand, ...position.graveyard]) {
    const capacity = entry.count - (copyId(entry, 0) === table.view.onStack ? 1 : 0);
    resources.set(cardName(entry), { capacity });
    resources.set(stayName(cardName(entry)), { capacity });
  }
  resources.set("life", { capacity: Math.max(0, position.life), reducedBy: DAMAGE });
  resources.set(DAMAGE, { capacity: Number.MAX_SAFE_INTEGER });
  resources.set(LIFE_BEFORE_LATER, { capacity: Math.max(0, position.life) });
  resources.set(LATER_LIFE, { capacity: LIFE_BOUND });
  resources.set("energy", { capacity: position.energy });
  return resources;
};

/** Total supply if every activity with a bound fires as often as it can: more than that no unbounded one is worth. */
export const boundFor = (drafts: readonly Draft[], uppers: readonly number[], initial: number): number => {
  const made = drafts.reduce((sum, draft, index) => {
    const upper = uppers[index] as number;
    const gives = draft.gives.reduce((all, give) => all + give.count, 0) + draft.buries.length + (draft.givesMarks ?? []).reduce((all, give) => all + give.count, 0);
    return Number.isFinite(upper) ? sum + upper * gives : sum;
  }, initial);
  return Math.max(1, made);
};

/** Each resource once. */
export const summed = (uses: Draft["uses"]): Draft["uses"] => {
  const sums = new Map<string, number>();
  for (const { resource, amount } of uses) sums.set(resource, (sums.get(resource) ?? 0) + amount);
  return [...sums].map(([resource, amount]) => ({ resource, amount }));
};

/** How often each draft can fire by its own uses alone; infinite where nothing bounds it. */
export const uppersOf = (drafts: readonly Draft[], resources: ReadonlyMap<string, Capacity>): readonly number[] => {
  const renewed = renewedIn(drafts);
  return drafts.map((draft) =>
    summed(draft.uses).reduce(
      (upper, { resource, amount }) => (amount <= 0 || isLifeBound(resource) || resource === DAMAGE || renewed.has(resource) ? upper : Math.min(upper, Math.floor((resources.get(resource)?.capacity ?? 0) / amount))),
      draft.upper,
    ));
};

/** Resources that something gives back, or lifts: they bound no activity by themselves. */
export const renewedIn = (drafts: readonly Draft[]): ReadonlySet<string> =>
  new Set(drafts.flatMap(({ uses, deed }) => (deed.kind === "no-later-life" ? [] : uses.flatMap(({ resource, amount }) => (amount < 0 ? [resource] : [])))));

export interface Usable {
  readonly draft: Draft;
  readonly upper: number;
}

/** Bounds that cannot bind are left out, and with a bound on life the activity that lifts it. */
export const withoutSlack = (usable: readonly Usable[], resources: ReadonlyMap<string, Capacity>): readonly Usable[] => {
  const most = new Map<string, number>();
  for (const { draft, upper } of usable) {
    for (const { resource, amount } of draft.uses) if (amount > 0) most.set(resource, (most.get(resource) ?? 0) + amount * upper);
  }
  const renewed = renewedIn(usable.map(({ draft }) => draft));
  const enders = new Set([...resources.values()].flatMap(({ endedBy }) => (endedBy === undefined ? [] : [endedBy])));
  // What reduces another one is no bound by itself, and without that one it is none at all.
  const reduced = new Map([...resources].flatMap(([resource, { reducedBy }]) => (reducedBy === undefined ? [] : [[reducedBy, resource] as const])));
  const isSlack = (resource: string): boolean => {
    const of = reduced.get(resource);
    if (of !== undefined) return !most.has(of) || isSlack(of);
    const { capacity, endedBy, reducedBy } = resources.get(resource) ?? { capacity: 0 };
    const less = reducedBy === undefined ? 0 : (most.get(reducedBy) ?? 0);
    return endedBy === undefined && !enders.has(resource) && !renewed.has(resource) && (most.get(resource) ?? 0) + less <= capacity;
  };
  const lifted = new Map(usable.flatMap(({ draft: { deed, uses: [later, bound] } }) => (deed.kind === "no-later-life" && later !== undefined && bound !== undefined ? [[later.resource, bound.resource] as const] : [])));
  return usable
    .filter(({ draft: { deed, uses: [later] } }) => deed.kind !== "no-later-life" || later === undefined || !isSlack(lifted.get(later.resource) as string))
    .map(({ draft, upper }) => {
      const isAmple = ({ resource }: Draft["uses"][number]): boolean => isSlack(lifted.get(resource) ?? resource);
      const ample = draft.uses.filter(isAmple);
      return ample.length === 0 ? { draft, upper } : { draft: { ...draft, uses: draft.uses.filter((use) => !isAmple(use)), ample }, upper };
    });
};
