import { leftoverPrices, NO_TOUCH, pricesOf, type Policy } from "../policy/index.ts";
import { typeBit, typesIn } from "../mana/index.ts";
import { floatingMana, unitOf, type Demand, type Payment, type Total, type Unit } from "../rules/index.ts";
import { compareValues, type Activity, type Program } from "../solver/program.ts";
import { absenceOf, changesLaterCosts, resizing } from "./absence.ts";
import { assistDrafts } from "./assist-drafts.ts";
import { allAbilityDrafts } from "./ability-drafts.ts";
import { resizes } from "./counters.ts";
import { goalProgram, goalsOf, toldApart, type Place } from "./goals.ts";
import { bounded, type Bound } from "./bounds.ts";
import { hasEffects, type Table } from "./table.ts";
import { demandsOfClaim, type Claim, type NamedDemand } from "./claim.ts";
import { carriedName, carryRank, doublingName, doublingsOf, goneResources, growthFrom, inStages, type Doubling } from "./doubling.ts";
import { LIFE_BEFORE_LATER, type Capacity, type Carry, type Draft, type Phase, type Stage } from "./draft.ts";
import { Goods, type Slot } from "./goods.ts";
import { withHand } from "./hand.ts";
import { changeEachOther, claimsOf, futureResources, futuresOf, keepName, withFutures, type Future } from "./later.ts";
import { boundedByMarks, isFodder, marksOf, type MarkOf } from "./marks.ts";
import { paymentDrafts } from "./payment-drafts.ts";
import { avoiding, lifts, pinBounds } from "./pins.ts";
import { spendings, stayDemand, stayDrafts, withStays, type Spending } from "./permits.ts";
import { boundFor, renewedIn, resourcesOf, summed, uppersOf, withoutSlack, type Usable } from "./resources.ts";

/** A program and what its numbers mean. */
export interface Encoding {
  readonly program: Program;
  /** What activity number i is. */
  readonly drafts: readonly Draft[];
  /** The good that a unit of a phase belongs to. */
  readonly goodOf: (unit: Unit, phase: Phase) => number;
  /** How many stages come before the last one. */
  readonly stages: number;
  /** Which takes of its activity are marks: so many from there on. */
  readonly takesOf: (draft: Draft) => { readonly first: number; readonly count: number };
  /** The mark that a good is; `undefined`: it is mana, or what stays. */
  readonly markOf: (good: number) => string | undefined;
  /** The mark of a card that has come into the graveyard, where some cost can use it. */
  readonly buriedMark: MarkOf;
  /** What demand number i is, the dues of the total first; `undefined`: not mana, or not of this payment. */
  readonly demands: readonly (Demand | undefined)[];
  /** How mana may be spent in this program. */
  readonly permissions: Spending["permissions"];
  /** All that can be done is in the program: if it has no solution, there is no payment. */
  readonly isComplete: boolean;
  /** And nothing better than its best can be done. */
  readonly isBest: boolean;
  /**
   * Otherwise: nothing better can be done but at this price, level by level. What the program does not see right gives
   * something up, and no price is negative. `undefined`: it may be at any price.
   */
  readonly doubtFrom: readonly number[] | undefined;
  /** More may stay payable together than is seen here: what is paid first may make what comes after it cheaper. */
  readonly mayKeepMore: boolean;
  /** Something can be untapped and tapped again, so that mana may be without bound. */
  readonly mayLoop: boolean;
  /** At most so much mana, or help instead of it, is there without going in circles. */
  readonly unlooped: number;
  /** Doublings make at most so much of one mana. */
  readonly growth: number;
  /** Something that nothing else bounds is bounded by how much a plan lists. */
  readonly isCut: boolean;
}

/** After the payment, before anything later. */
const FLOAT_RANK = 500;
const FLOAT: Draft = { deed: { kind: "float" }, upper: 0, uses: [], takes: [], gives: [], buries: [], serves: [], touch: NO_TOUCH, rank: FLOAT_RANK };

interface Give {
  readonly good: number;
  readonly count: number;
}

const mergeGives = (lists: readonly Give[]): readonly Give[] => {
  const sums = new Map<number, number>();
  for (const { good, count } of lists) sums.set(good, (sums.get(good) ?? 0) + count);
  return [...sums].map(([good, count]) => ({ good, count }));
};

export interface EncodeOptions {
  /** Missing: any payment will do. */
  readonly policy?: Policy;
  /** Which costs that are to stay payable are asked after: all together, or each alone as well. Missing: none. */
  readonly hand?: "together" | "one-by-one";
  /** How mana may be spent; see `spendings`. Missing: the first way. */
  readonly spending?: Spending;
  /**
   * Permanents that are not given up for mana: those with effects on the board, or all; then counters that change power stay
   * as they are, too. Programs see the board as it is at the start; what leaves can change it in ways that they do not foresee. The encoding is then not complete.
   */
  readonly keep?: "effects" | "all";
  /**
   * Damage is paid out of the life that costs need, as though it always came before them. A program does not see that a life
   * cost must wait for mana that comes with damage; where there is so little life, it may. The encoding is then not complete.
   */
  readonly careful?: true;
  /** Who doubles unspent mana, one after the other; see `doublingsOf`. Missing: nobody. */
  readonly doublings?: readonly Doubling[];
  /** Pins need not be kept to, at a price of one each, "avoided" in the policy. */
  readonly liftable?: true;
  /** What else the payment must keep to. */
  readonly bounds?: readonly Bound[];
  /** How often at most an activity that nothing bounds fires beyond what the board can feed. Default 0. */
  readonly loops?: number;
}

interface Named extends NamedDemand {
  readonly claim: Claim;
}

/** Everything that the program asks for: this payment first, then each future's costs, kept or dropped. */
const allDemands = (now: Claim, futures: readonly Future[]): readonly Named[] => [
  ...demandsOfClaim(now).map((one) => ({ ...one, claim: now })),
  ...futures.flatMap((future) => [
    // Nothing is due in a future until a cost is kept.
    ...claimsOf(future).flatMap((claim) => demandsOfClaim(claim).map((one) => ({ ...one, count: 0, claim }))),
    ...future.costs.map(({ wanted }, cost) => ({
      name: keepName(future, cost), demand: undefined, count: future.kind === "together" ? wanted.count : 1, claim: now,
    })),
  ]),
];

/** Where mana comes from and where it may go. */
interface Market {
  readonly goods: Goods;
  /** Goods that demand number i accepts. */
  readonly accepted: readonly (readonly number[])[];
  /** Goods that take number k of draft number i accepts. */
  readonly takes: readonly (readonly (readonly number[])[])[];
  readonly gives: readonly (readonly Give[])[];
  readonly initial: ReadonlyMap<number, number>;
  /** What becomes of mana of one stage in the next; of each stage something must. */
  readonly carries: readonly { readonly carry: Carry; readonly from: number; readonly to: readonly Give[]; readonly isFirst: boolean }[];
  /** Goods of this payment with their counterparts in futures: what is left over floats on, for each future by itself. */
  readonly floats: readonly { readonly from: number; readonly to: readonly number[] }[];
}

const marketOf = (
  table: Table, named: readonly Named[], drafts: readonly Draft[], futures: readonly Future[], doublings: readonly Doubling[],
  permissions: Spending["permissions"], apart: ReturnType<typeof toldApart>,
): Market => {
  // Every place that mana can go: the demands that are mana, then the takes of each draft.
  const slots: Slot[] = [];
  const slotOf = named.map(({ demand, claim }) =>
    demand === undefined ? undefined : slots.push({ demand, purpose: claim.payment.purpose, phase: claim.phase }) - 1);
  const takeSlots = drafts.map((draft) =>
    draft.takes.map((take) => slots.push({ demand: take.due.demand, purpose: take.purpose, phase: draft.phase ?? 0 }) - 1));
  const goods = new Goods(slots, permissions, apart);
  const gives = drafts.map((draft) => draft.gives.map(({ unit, count }) => ({ good: goods.indexOf(unit, draft.phase ?? 0), count })));
  const initial = new Map<number, number>();
  for (const mana of floatingMana(table.view)) {
    const good = goods.indexOf(mana.unit, stageOf(mana.unit, -doublings.length));
    initial.set(good, (initial.get(good) ?? 0) + mana.count);
  }
  const carries = doublings.flatMap((doubling, index) => carriesFrom(goods, doubling, index, index - doublings.length));
  // Unspent mana is gone as the turn ends. CR 500.5
  const thisTurn = futures.filter((future) => !future.isHeldUp);
  const floats = goods.units
    .flatMap(({ unit, phase }, from) => (phase === 0 && thisTurn.length > 0 ? [{ from, to: thisTurn.map((future) => goods.indexOf(unit, future.phase)) }] : []))
    .map(({ from, to }) => ({ from, to: to.filter((good) => goods.accepts.some((accepted) => accepted.includes(good))) }))
    .filter(({ to }) => to.length > 0);
  const accepts = (slot: number | undefined): readonly number[] => (slot === undefined ? [] : (goods.accepts[slot] as number[]));
  return { goods, accepted: slotOf.map(accepts), takes: takeSlots.map((list) => list.map(accepts)), gives, initial, carries, floats };
};

/** Mana of the player who assists is no part of what is doubled. */
export const stageOf = ({ assists }: Unit, stage: Phase): Phase => (assists === true ? 0 : stage);

/** Each kind of mana of a stage as each type that it may be. */
const carriesFrom = (goods: Goods, { more }: Doubling, doubling: number, stage: Stage): Market["carries"] =>
  goods.units.flatMap(({ unit, phase }, from) =>
    phase !== stage
      ? []
      : typesIn(unit.types).flatMap((type) => {
          const carry: Carry = { doubling, stage, unit, type, more: more(type) };
          const to = [
            { good: goods.indexOf(settledUnit(carry), stage + 1), count: 1 },
            ...carry.more.map((part) => ({ good: goods.indexOf(unitOf(part.types, part.from, part), stage + 1), count: part.count })),
          ];
          return [true, false].map((isFirst) => ({ carry, from, to: mergeGives(to), isFirst }));
        }));

/** The mana itself, once its type is known. */
export const settledUnit = ({ unit, type }: Carry): Unit => ({ ...unit, types: typeBit[type] });

/** Goods that are no mana, after those that are: marks, then what stays. */
interface Extras {
  readonly marks: ReturnType<typeof marksOf>;
  readonly markGood: (mark: string) => number;
  /** What stays, by name. */
  readonly stays: readonly string[];
  readonly stayGood: (name: string) => number;
}

const extrasOf = (table: Table, drafts: readonly Draft[], futures: readonly Future[], mana: number): Extras => {
  const marks = marksOf(table, drafts, futures.flatMap(({ phase, after }) => (after === undefined ? [phase] : [])));
  const numbers = new Map(marks.names.map((mark, index) => [mark, mana + index]));
  const stays = [...new Set(drafts.flatMap((draft) => draft.stays ?? []))];
  return {
    marks,
    markGood: (mark) => numbers.get(mark) as number,
    stays,
    stayGood: (name) => mana + marks.names.length + stays.indexOf(name),
  };
};

/** What nothing bounds is done no more often than this: a plan names each time. */
const MOST_UNBOUNDED = 10_000;

/** All that is made or helps if what has no bound is done twice by each copy: as it stands, and once untapped. */
const onceThrough = (usable: readonly Usable[], floating: number): number =>
  usable.reduce((sum, { draft: { deed, gives, serves }, upper }) => {
    const each = [...gives, ...serves].reduce((all, { count }) => all + Math.max(0, count), 0);
    return sum + each * (Number.isFinite(upper) ? upper : deed.kind === "activate" ? 2 * (deed.seen?.copies.length ?? deed.entry?.count ?? 0) : 0);
  }, floating);

/** What stays is needed at most once for each mana that is due, or that a future may come to ask for. */
const mostUses = (named: readonly Named[], drafts: readonly Draft[]): number =>
  Math.min(Number.MAX_SAFE_INTEGER,
    named.reduce((sum, { count }) => sum + count, 0) +
    drafts.reduce((sum, { serves }) => sum + serves.reduce((all, { count }) => all + Math.max(0, -count), 0), 0));

const isKept = (table: Table, draft: Draft, keep: "effects" | "all"): boolean => {
  const { leaves = [] } = draft;
  return keep === "all" ? leaves.length === 0 && !resizes(draft) : !leaves.some((seen) => hasEffects(table, seen));
};

/** All life that an activation costs, damage included, out of the same life. */
const withDamageAsCost = (draft: Draft): Draft => {
  const all = draft.uses.reduce((sum, { resource, amount }) => sum + (resource === LIFE_BEFORE_LATER ? amount : 0), 0);
  return all <= 0 ? draft : { ...draft, uses: [...draft.uses.filter(({ resource }) => resource !== "life"), { resource: "life", amount: all }] };
};

/** What any of these costs at least. */
const leastPrice = (policy: Policy, drafts: readonly Draft[]): readonly number[] =>
  drafts.map(({ touch }) => pricesOf(policy, touch)).reduce((least, prices) => (compareValues(prices, least) < 0 ? prices : least));

/** What the player who assists has left over is no matter. */
const leftoverOfUnit = (policy: Policy, { assists, until }: Unit): readonly number[] => (assists === true ? [] : leftoverPrices(policy, until));

/** Position and locked total as a payment program. */
export const encode = (table: Table, payment: Payment, total: Total, { policy, hand, keep, careful, liftable, bounds = [], loops = 0, doublings = [], spending = spendings(table)[0] as Spending }: EncodeOptions): Encoding => {
  const now: Claim = { table, payment, total, phase: 0, prefix: "" };
  const futures = hand === undefined ? [] : futuresOf(table, hand === "one-by-one");
  const abilitiesOn = (board: Table): readonly Draft[] => {
    const able = keep === undefined ? allAbilityDrafts(board) : allAbilityDrafts(board).filter((draft) => isKept(board, draft, keep));
    return careful === true ? able.map(withDamageAsCost) : able;
  };
  const abilities = abilitiesOn(table);
  const abilitiesIn = (board: Table): readonly Draft[] => (board === table ? abilities : abilitiesOn(board));
  // CR 601.2g: mana abilities may be activated only if there is mana to pay.
  // CR 702.132a: the other player's only if there is generic mana among it.
  const theirs = total.dues.some(({ demand }) => demand.kind === "generic" || (demand.kind === "types" && demand.open?.kind === "generic")) ? assistDrafts(table, payment) : [];
  const payments = paymentDrafts(now);
  const plain = withHand(table, now, withStays([
    ...(total.dues.length > 0 ? inStages(table, abilities, doublings) : []), ...(keep === undefined ? theirs : theirs.filter((draft) => isKept(table, draft, keep))),
    ...payments, ...stayDrafts(table, spending.staying),
  ]));
  const there = futureResources(goneResources(resourcesOf(table), doublings), futures);
  const { position } = table.view;
  const free = futures.length === 0 ? plain : withFutures(table, plain, futures, abilitiesIn);
  if (futures.some((future) => future.table.incomplete)) table.incomplete = true;
  const pins = pinBounds(position);
  const held = bounded(liftable === true ? free : avoiding(position, free), there, [...pins, ...bounds]);
  const all = liftable === true ? [...held.drafts, ...lifts(position, held, pins)] : held.drafts;
  const resources = held.resources.size === 0 ? there : new Map([...there, ...held.resources]);
  const uppers = boundedByMarks(all, uppersOf(all, resources), marksOf(table, all, []));
  const usable = withoutSlack(
    all.flatMap((draft, index) => ((uppers[index] as number) > 0 ? [{ draft, upper: uppers[index] as number }] : [])),
    resources,
  );
  const drafts = usable.map(({ draft }) => draft);

  const named: readonly Named[] = [
    ...allDemands(now, futures),
    ...spending.staying.map((_, index) => ({ name: stayDemand(index), demand: undefined, count: 1, claim: now })),
    ...doublings.flatMap((_, index) => [doublingName(index), carriedName(index)].map((name) => ({ name, demand: undefined, count: 1, claim: now }))),
    ...held.demands.map((one) => ({ ...one, demand: undefined, claim: now })),
  ];
  const goals = goalsOf(policy);
  const market = marketOf(table, named, drafts, futures, doublings, spending.permissions, toldApart(goals));
  const places = named.flatMap(({ demand, claim, count }, due): readonly Place[] =>
    claim !== now || demand === undefined ? [] : [{ due, demand, count, purpose: payment.purpose, accepts: market.accepted[due] ?? [] }]);
  const asked = goalProgram(goals, policy?.levels.length ?? 0, named.length, places, market.goods, spending.permissions);
  const extras = extrasOf(table, drafts, futures, market.goods.size);
  const uses = mostUses(named, drafts);
  const mayLoop = renewedIn(drafts).size > 0 || extras.marks.initial.size > 0;
  // A loop that gains one mana each time need not run more often than there is mana to pay, and as often for its own cost.
  const inLoops = mayLoop ? 2 * total.dues.reduce((sum, { count }) => sum + count, 0) + loops : 0;
  const floating = [...market.initial.values()].reduce((sum, count) => sum + count, 0);
  const growth = growthFrom(doublings, -doublings.length);
  const bound = (boundFor(drafts, usable.map(({ upper }) => upper), floating) + inLoops) * growth;
  const isUnbounded = usable.map(({ draft: { gives }, upper }) => gives.length > 0 && !Number.isFinite(upper));
  const isCut = bound > MOST_UNBOUNDED && isUnbounded.some(Boolean);

  const demandIndex = new Map(named.map(({ name }, index) => [name, index]));
  const resourceNames = [...resources.keys()];
  const resourceIndex = new Map(resourceNames.map((name, index) => [name, index]));
  const resource = (name: string): number => resourceIndex.get(name) as number;
  const leftoverOf = (good: number): readonly number[] =>
    policy === undefined ? [] : leftoverOfUnit(policy, (market.goods.units[good] as Market["goods"]["units"][number]).unit);

  const activityOf = (draft: Draft, index: number): Activity => {
    const { upper } = usable[index] as (typeof usable)[number];
    return {
      upper: Number.isFinite(upper) ? upper : isUnbounded[index] === true ? Math.min(bound, MOST_UNBOUNDED) : bound,
      uses: summed(draft.uses).map(({ resource: name, amount }) => ({ resource: resource(name), amount })),
      takes: [
        ...draft.takes.map((take, k) => ({ count: take.due.count, accepts: market.takes[index]?.[k] ?? [] })),
        ...extras.marks.takes(draft).map(({ count, accepts }) => ({ count, accepts: accepts.map(extras.markGood) })),
        ...(draft.needs === undefined ? [] : [{ count: 1, accepts: draft.needs.filter((name) => extras.stays.includes(name)).map(extras.stayGood) }]),
      ],
      gives: mergeGives([
        ...(market.gives[index] ?? []),
        ...extras.marks.gives(draft).map(({ mark, count }) => ({ good: extras.markGood(mark), count })),
        ...(draft.stays === undefined ? [] : [{ good: extras.stayGood(draft.stays), count: uses }]),
      ]),
      serves: draft.serves.map(({ demand, count }) => ({ demand: demandIndex.get(demand) as number, count })),
      prices: policy === undefined ? [] : pricesOf(policy, draft.touch),
      ...(draft.needsLeft === undefined ? {} : { needsLeft: draft.needsLeft.map(resource) }),
      rank: draft.rank,
    };
  };
  const floatOf = ({ from, to }: Market["floats"][number], prices: readonly number[]): Activity => ({
    upper: bound,
    uses: [],
    takes: [{ count: 1, accepts: [from] }],
    gives: to.map((good) => ({ good, count: 1 })),
    serves: [],
    prices,
    rank: FLOAT_RANK,
  });
  const floats = [
    ...market.floats.map((float) => floatOf(float, leftoverOf(float.from))),
    ...extras.marks.floats.map(({ from, to }) => floatOf({ from: extras.markGood(from), to: to.map(extras.markGood) }, [])),
  ];
  const carryOf = ({ carry, from, to, isFirst }: Market["carries"][number]): Activity => ({
    upper: isFirst ? 1 : bound,
    uses: [],
    takes: [{ count: 1, accepts: [from] }],
    gives: to,
    serves: isFirst ? [{ demand: demandIndex.get(carriedName(carry.doubling)) as number, count: 1 }] : [],
    prices: [],
    rank: carryRank(carry.stage),
  });
  // Mana that is not carried is doubled, too, if nobody spends it.
  const leftoverIn = (phase: number, good: number): readonly number[] => {
    const plain = policy === undefined ? [] : leftoverPrices(policy, undefined);
    return phase > 0 ? [] : leftoverOf(good).map((price, level) => price + (plain[level] ?? 0) * (growthFrom(doublings, phase) - 1));
  };

  const absence = absenceOf(table, [...abilities, ...theirs], payments);
  const resized = resizing(table, payment, [...abilities, ...payments]);
  const later = futures.length === 0 ? [] : changesLaterCosts(table, plain);
  const doubtful = [...absence.doubtful, ...resized, ...later];
  const isWhole = !table.incomplete && keep === undefined && careful === undefined && !isCut;
  // Futures do not double.
  const mayBeBest = isWhole && (futures.length === 0 || doublingsOf(table).length === 1);
  return {
    drafts: [
      ...drafts, ...floats.map(() => FLOAT), ...market.carries.map(({ carry }): Draft => ({ ...FLOAT, deed: { kind: "carry", ...carry } })),
      ...asked.activities.map(({ draft }) => draft),
    ],
    goodOf: (unit, phase) => market.goods.indexOf(unit, phase),
    stages: doublings.length,
    takesOf: (draft) => ({ first: draft.takes.length, count: extras.marks.takes(draft).length }),
    markOf: (good) => extras.marks.names[good - market.goods.size],
    buriedMark: extras.marks.markOf,
    demands: named.map(({ demand, claim }) => (claim === now ? demand : undefined)),
    permissions: spending.permissions,
    isComplete: isWhole && !absence.mayAllow && resized.length === 0,
    isBest: mayBeBest && !absence.mayBeBetter && resized.length + later.length === 0,
    doubtFrom: policy === undefined || !mayBeBest || doubtful.length === 0 ? undefined : leastPrice(policy, doubtful),
    mayKeepMore: changeEachOther(futures, abilitiesIn),
    mayLoop,
    unlooped: mayLoop ? growth * onceThrough(usable, floating) : bound,
    growth,
    isCut,
    program: {
      goods: [
        ...market.goods.units.map(({ phase }, good) => ({ initial: market.initial.get(good) ?? 0, leftover: leftoverIn(phase, good) })),
        ...extras.marks.names.map((mark) => ({ initial: extras.marks.initial.get(mark) ?? 0, leftover: [], ...(isFodder(mark) ? { usedUp: true as const } : {}) })),
        ...extras.stays.map(() => ({ initial: 0, leftover: [] })),
      ],
      resources: resourceNames.map((name) => {
        const { capacity, endedBy, reducedBy } = resources.get(name) as Capacity;
        return { capacity, ...(endedBy === undefined ? {} : { endedBy: resource(endedBy) }), ...(reducedBy === undefined ? {} : { reducedBy: resource(reducedBy) }) };
      }),
      activities: [...drafts.map(activityOf), ...floats, ...market.carries.map(carryOf), ...asked.activities.map(({ activity }) => activity)],
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
