import { compareValues, type Activity, type Program } from "./program.ts";

/**
 * Two lands that do the same differ in no more than what using them costs. Parts of a program that are alike, each with
 * resources that nothing else uses, form a chain, the cheapest first. `uses`: the activities by which they differ in price.
 *
 * Some best solution uses no part of a chain more often than the one before it. Proof: let two parts change their roles in
 * a solution where it is not so. Nothing but prices tells them apart, so it stays a solution with an order; and as each use
 * of the second costs the same more than one of the first, and no other activity does, it costs no more.
 */
export interface Part {
  readonly uses: readonly number[];
}
export type Chain = readonly Part[];

/** What more activities use is nobody's own: life, energy. */
const MOST_USERS = 24;

/** Activities that are connected by resources which only few use. */
const components = ({ activities, resources }: Program): readonly (readonly number[])[] => {
  const users: number[][] = resources.map(() => []);
  for (const [index, { uses, needsLeft = [] }] of activities.entries()) {
    for (const resource of new Set([...uses.map((use) => use.resource), ...needsLeft])) users[resource]?.push(index);
  }
  const parent = [...activities.keys()];
  const root = (index: number): number => {
    let at = index;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] as number] as number;
      at = parent[at] as number;
    }
    return at;
  };
  for (const [resource, list] of users.entries()) {
    if (list.length > MOST_USERS) continue;
    const { endedBy, reducedBy } = resources[resource] as Program["resources"][number];
    const linked = [endedBy, reducedBy].flatMap((other) => (other === undefined || (users[other] as number[]).length > MOST_USERS ? [] : (users[other] as number[])));
    const [first, ...others] = [...list, ...linked];
    if (first !== undefined) for (const other of others) parent[root(other)] = root(first);
  }
  const found = new Map<number, number[]>();
  for (const index of activities.keys()) found.set(root(index), [...(found.get(root(index)) ?? []), index]);
  return [...found.values()].filter((part) => part.some((index) => (activities[index] as Activity).uses.length > 0));
};

/** All that a part does, but for prices, its own resources by the order in which they appear. */
const likenessOf = ({ activities, resources }: Program, part: readonly number[], isOwn: (resource: number) => boolean): string => {
  const labels = new Map<number, string>();
  const label = (resource: number): string => {
    if (!isOwn(resource)) return `${resource}`;
    const known = labels.get(resource) ?? `own ${labels.size}`;
    labels.set(resource, known);
    return known;
  };
  const done = part.map((index) => {
    const { upper, uses, takes, gives, serves, needsLeft = [], rank } = activities[index] as Activity;
    return [upper, rank, uses.map(({ resource, amount }) => [label(resource), amount]), takes, gives, serves, needsLeft.map(label)];
  });
  const limits = [...labels].map(([resource, name]) => {
    const { capacity, endedBy, reducedBy } = resources[resource] as Program["resources"][number];
    return [name, capacity, endedBy === undefined ? "" : label(endedBy), reducedBy === undefined ? "" : label(reducedBy)];
  });
  return JSON.stringify([done, limits]);
};

/** Level by level: by how much more the one costs than the other. */
const difference = (one: Activity, other: Activity): readonly number[] =>
  Array.from({ length: Math.max(one.prices.length, other.prices.length) }, (_, level) => (one.prices[level] ?? 0) - (other.prices[level] ?? 0));

const isNothing = (prices: readonly number[]): boolean => prices.every((price) => price === 0);

/** Parts that are alike, in order of price, as far as each use of the next costs the same more. */
const chainsOf = ({ activities }: Program, alike: readonly (readonly number[])[]): readonly Chain[] => {
  const at = (index: number | undefined): Activity => activities[index as number] as Activity;
  const ordered = [...alike].sort((a, b) => a.reduce((sign, index, k) => (sign === 0 ? compareValues(at(index).prices, at(b[k]).prices) : sign), 0));
  const chains: { parts: (readonly number[])[]; differing: readonly number[] }[] = [];
  for (const part of ordered) {
    const chain = chains.at(-1);
    const before = chain?.parts.at(-1);
    if (chain === undefined || before === undefined) {
      chains.push({ parts: [part], differing: [] });
      continue;
    }
    const more = part.map((index, k) => difference(at(index), at(before[k])));
    const differing = more.flatMap((prices, k) => (isNothing(prices) ? [] : [k]));
    const isEven = differing.every((k) => compareValues(more[k] as readonly number[], more[differing[0] as number] as readonly number[]) === 0);
    const isSame = differing.length === 0 || chain.differing.length === 0 || differing.join() === chain.differing.join();
    if (isEven && isSame) {
      chain.parts.push(part);
      if (chain.differing.length === 0) chain.differing = differing;
    } else {
      chains.push({ parts: [part], differing: [] });
    }
  }
  return chains
    .filter(({ parts }) => parts.length > 1)
    .map(({ parts, differing }) => parts.map((part) => ({ uses: differing.length === 0 ? part : differing.map((k) => part[k] as number) })));
};

export const symmetries = (program: Program): readonly Chain[] => {
  const users = program.resources.map(() => 0);
  for (const { uses, needsLeft = [] } of program.activities) for (const resource of new Set([...uses.map((use) => use.resource), ...needsLeft])) users[resource] = (users[resource] as number) + 1;
  const alike = new Map<string, (readonly number[])[]>();
  for (const part of components(program)) {
    const key = likenessOf(program, part, (resource) => (users[resource] as number) <= MOST_USERS);
    alike.set(key, [...(alike.get(key) ?? []), part]);
  }
  return [...alike.values()].filter((parts) => parts.length > 1).flatMap((parts) => chainsOf(program, parts));
};
