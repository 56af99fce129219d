import { pricesOf, type Policy } from "../policy/index.ts";
import type { Payment, Total } from "../rules/index.ts";
import { compareValues } from "../solver/program.ts";
import { absenceOf, resizing } from "./absence.ts";
import { activitiesOf, carriesOf, extrasOf, floatsOf, leftoversOf, type Numbers } from "./activities.ts";
import { ceilingsOf } from "./ceilings.ts";
import type { ClaimedDemand } from "./claim.ts";
import { carriedName, doublingName, doublingsOf } from "./doubling.ts";
import type { Capacity, Draft } from "./draft.ts";
import { draftsFor, type Drafted } from "./drafts.ts";
import type { EncodeOptions, Encoding } from "./encoding.ts";
import { goalProgram, goalsOf, toldApart, type Place } from "./goals.ts";
import { changesLaterCosts } from "./later-changes.ts";
import { allDemands } from "./later.ts";
import { marketOf } from "./market.ts";
import { isFodder } from "./marks.ts";
import { spendings, stayDemand, type Spending } from "./permits.ts";
import type { Table } from "./table.ts";

const numbersOf = (resources: readonly string[], named: readonly ClaimedDemand[]): Numbers => {
  const demandIndex = new Map(named.map(({ name }, index) => [name, index]));
  const resourceIndex = new Map(resources.map((name, index) => [name, index]));
  return { resource: (name) => resourceIndex.get(name) as number, demand: (name) => demandIndex.get(name) as number };
};

/** What any of these costs at least. */
const leastPrice = (policy: Policy, drafts: readonly Draft[]): readonly number[] =>
  drafts.map(({ touch }) => pricesOf(policy, touch)).reduce((least, prices) => (compareValues(prices, least) < 0 ? prices : least));

/** What a solution of the program says of payments, and what the lack of one. */
const certaintyOf = (table: Table, payment: Payment, { futures, abilities, theirs, payments, plain }: Drafted, { policy, keep, careful }: EncodeOptions, isCut: boolean): Pick<Encoding, "isComplete" | "isBest" | "doubtFrom"> => {
  const absence = absenceOf(table, [...abilities, ...theirs], payments);
  const resized = resizing(table, payment, [...abilities, ...payments]);
  const later = futures.length === 0 ? [] : changesLaterCosts(table, plain);
  const doubtful = [...absence.doubtful, ...resized, ...later];
  const isWhole = !table.incomplete && keep === undefined && careful === undefined && !isCut;
  // Futures do not double.
  const mayBeBest = isWhole && (futures.length === 0 || doublingsOf(table).length === 1);
  return {
    isComplete: isWhole && !absence.mayAllow && resized.length === 0,
    isBest: mayBeBest && !absence.mayBeBetter && resized.length + later.length === 0,
    doubtFrom: policy === undefined || !mayBeBest || doubtful.length === 0 ? undefined : leastPrice(policy, doubtful),
  };
};

/** Position and locked total as a payment program. */
export const encode = (table: Table, payment: Payment, total: Total, options: EncodeOptions): Encoding => {
  const { policy, loops = 0, doublings = [], spending = spendings(table)[0] as Spending } = options;
  const drafted = draftsFor(table, payment, total, doublings, spending, options);
  const { now, futures, resources, usable } = drafted;
  const drafts = usable.map(({ draft }) => draft);
  const named: readonly ClaimedDemand[] = [
    ...allDemands(now, futures),
    ...spending.staying.map((_, index) => ({ name: stayDemand(index), demand: undefined, count: 1, claim: now })),
    ...doublings.flatMap((_, index) => [doublingName(index), carriedName(index)].map((name) => ({ name, demand: undefined, count: 1, claim: now }))),
    ...drafted.demands.map((one) => ({ ...one, demand: undefined, claim: now })),
  ];

  const goals = goalsOf(policy);
  const market = marketOf(table, named, drafts, futures, doublings, spending.permissions, toldApart(goals));
  const places = named.flatMap(({ demand, claim, count }, due): readonly Place[] =>
    claim !== now || demand === undefined ? [] : [{ due, demand, count, purpose: payment.purpose, accepts: market.accepted[due] ?? [] }]);
  const asked = goalProgram(goals, policy?.levels.length ?? 0, named.length, places, market.goods, spending.permissions);
  const extras = extrasOf(table, drafts, futures, market.goods.size);
  const ceilings = ceilingsOf(usable, {
    floating: [...market.initial.values()].reduce((sum, count) => sum + count, 0), due: total.dues.reduce((sum, { count }) => sum + count, 0),
    loops, canUntap: extras.marks.initial.size > 0, doublings,
  });

  const resourceNames = [...resources.keys()];
  const numbers = numbersOf(resourceNames, named);
  const leftovers = leftoversOf(market, policy, doublings);
  const moved = [...floatsOf(market, extras, ceilings, leftovers.floating), ...carriesOf(market, ceilings, numbers), ...asked.activities];
  return {
    drafts: [...drafts, ...moved.map(({ draft }) => draft)],
    goodOf: (unit, phase) => market.goods.indexOf(unit, phase),
    stages: doublings.length,
    takesOf: (draft) => ({ first: draft.takes.length, count: extras.marks.takes(draft).length }),
    markOf: (good) => extras.marks.names[good - market.goods.size],
    buriedMark: extras.marks.markOf,
    demands: named.map(({ demand, claim }) => (claim === now ? demand : undefined)),
    permissions: spending.permissions,
    ...certaintyOf(table, payment, drafted, options, ceilings.isCut),
    mayKeepMore: drafts.some(({ alters }) => alters === "costs"),
    mayLoop: ceilings.mayLoop,
    unlooped: ceilings.unlooped,
    growth: ceilings.growth,
    isCut: ceilings.isCut,
    program: {
      goods: [
        ...market.goods.units.map(({ phase }, good) => ({ initial: market.initial.get(good) ?? 0, leftover: leftovers.lost(phase, good) })),
        ...extras.marks.names.map((mark) => ({ initial: extras.marks.initial.get(mark) ?? 0, leftover: [], ...(isFodder(mark) ? { usedUp: true as const } : {}) })),
        ...extras.stays.map(() => ({ initial: 0, leftover: [] })),
      ],
      resources: resourceNames.map((name) => {
        const { capacity, endedBy, reducedBy } = resources.get(name) as Capacity;
        return { capacity, ...(endedBy === undefined ? {} : { endedBy: numbers.resource(endedBy) }), ...(reducedBy === undefined ? {} : { reducedBy: numbers.resource(reducedBy) }) };
      }),
      activities: [...activitiesOf(drafts, named, market, extras, ceilings, policy, numbers), ...moved.map(({ activity }) => activity)],
      demands: [
        ...named.map(({ count, claim }, index) => {
          const accepts = market.accepted[index] ?? [];
          return { count, accepts: claim === now ? accepts.filter((good) => !asked.shunned.has(good)) : accepts };
        }),
        ...asked.demands.map((count) => ({ count, accepts: [] })),
      ],
      levels: policy === undefined ? 0 : policy.levels.length,
    },
  };
};
