import { NO_TOUCH } from "../policy/index.ts";
import type { Capacity, Draft } from "./draft.ts";
import { isLeave, leaveName } from "./resource-names.ts";
import { renewedIn, summed, uppersOf } from "./resources.ts";
import { hasEffects, type Table } from "./table.ts";

/** A number that a payment comes to, and between what it must lie. */
export interface Bound {
  /** Unlike any other name of the program. */
  readonly name: string;
  /** What carrying out a draft once adds to it: at least 0. */
  readonly amountOf: (draft: Draft) => number;
  /** Missing: 0. */
  readonly least?: number;
  /** Missing: as much as there is. */
  readonly most?: number;
}

export interface Bounded {
  readonly drafts: readonly Draft[];
  readonly resources: ReadonlyMap<string, Capacity>;
  readonly demands: readonly { readonly name: string; readonly count: number }[];
  /** The most that a payment could come to by a bound, whatever its own ends are; at most `PLENTY`. */
  readonly mostOf: (bound: Bound) => number;
}

/** More of anything than a payment mostly comes to, and little enough for floating point to tell a part of it from nothing. */
export const PLENTY = 10_000;

/** More uses of anything than a plan can name. */
const BEYOND_PLANS = 100_000;

export const atMostName = ({ name }: Bound): string => `at most: ${name}`;
export const atLeastName = ({ name }: Bound): string => `at least: ${name}`;

/** Nothing with effects leaves the battlefield; and nothing at all. */
export const keepingBounds = (table: Table): readonly Bound[] => {
  const withEffects = new Set(table.mine.filter((seen) => hasEffects(table, seen)).map((seen) => leaveName(table, seen)));
  const leaving = (counts: (resource: string) => boolean) => ({ phase = 0, uses }: Draft): number =>
    phase > 0 ? 0 : uses.reduce((sum, { resource, amount }) => sum + (amount > 0 && counts(resource) ? amount : 0), 0);
  return [
    { name: "kept: effects", amountOf: leaving((resource) => withEffects.has(resource)), most: 0 },
    { name: "kept: all", amountOf: leaving(isLeave), most: 0 },
  ];
};

/** After everything that serves a demand. */
const EXCESS_RANK = 299;

const excessOf = (bound: Bound, upper: number): Draft => ({
  deed: { kind: "excess" }, upper, uses: [], takes: [], gives: [], buries: [], serves: [{ demand: atLeastName(bound), count: -1 }], touch: NO_TOUCH, rank: EXCESS_RANK,
});

/** What a draft adds to a bound each time, and how often it can at most. */
interface Part {
  readonly draft: Draft;
  readonly amount: number;
  readonly upper: number;
}

/** All parts as often as they can; or, where they share a resource, as often as that lets them together: a land is tapped once, for whatever. */
const mostFrom = (parts: readonly Part[], resources: ReadonlyMap<string, Capacity>, renewed: ReadonlySet<string>): number => {
  const all = parts.reduce((sum, { amount, upper }) => sum + amount * upper, 0);
  const [first, ...others] = parts;
  const usedBy = ({ draft }: Part, resource: string): number => summed(draft.uses).reduce((sum, use) => (use.resource === resource ? sum + use.amount : sum), 0);
  const shared = (first === undefined ? [] : summed(first.draft.uses)).map(({ resource }) => resource).filter((resource) => !renewed.has(resource) && [first, ...others].every((part) => part !== undefined && usedBy(part, resource) > 0));
  return shared.reduce(
    (least, resource) => Math.min(least, Math.max(...parts.map((part) => part.amount / usedBy(part, resource))) * (resources.get(resource)?.capacity ?? Number.POSITIVE_INFINITY)),
    all);
};

/** The drafts held to bounds: of what has a most there is so much, what has a least serves a demand, and more than that is no harm. */
export const bounded = (drafts: readonly Draft[], resources: ReadonlyMap<string, Capacity>, bounds: readonly Bound[]): Bounded => {
  if (bounds.length === 0) return { drafts, resources: new Map(), demands: [], mostOf: () => 0 };
  const uppers = uppersOf(drafts, resources);
  const renewed = renewedIn(drafts);
  const parts = new Map<Bound, Part[]>(bounds.map((bound) => [bound, []]));
  const isLeast = ({ least = 0 }: Bound): boolean => least > 0;
  const held = drafts.map((draft, index): Draft => {
    const some = bounds.map((bound) => ({ bound, amount: bound.amountOf(draft) })).filter(({ amount }) => amount > 0);
    for (const { bound, amount } of some) (parts.get(bound) as Part[]).push({ draft, amount, upper: uppers[index] as number });
    return some.length === 0 ? draft : {
      ...draft,
      uses: [...draft.uses, ...some.filter(({ bound }) => bound.most !== undefined).map(({ bound, amount }) => ({ resource: atMostName(bound), amount }))],
      serves: [...draft.serves, ...some.filter(({ bound }) => isLeast(bound)).map(({ bound, amount }) => ({ demand: atLeastName(bound), count: amount }))],
    };
  });
  const mostBy = (bound: Bound): number => mostFrom(parts.get(bound) as Part[], resources, renewed);
  const mostOf = (bound: Bound): number => Math.min(PLENTY, mostBy(bound));
  const least = bounds.filter(isLeast);
  return {
    drafts: [...held, ...least.map((bound) => excessOf(bound, Math.min(BEYOND_PLANS, Math.max(0, mostBy(bound) - (bound.least as number)))))],
    resources: new Map(bounds.flatMap((bound) => (bound.most === undefined ? [] : [[atMostName(bound), { capacity: bound.most }] as const]))),
    demands: least.map((bound) => ({ name: atLeastName(bound), count: bound.least as number })),
    mostOf,
  };
};
