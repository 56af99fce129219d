import { isHeldUp, wantedIn } from "../board/later.ts";
import type { Position } from "../board/position.ts";
import { NO_TOUCH } from "../policy/index.ts";
import { atPhase as at } from "./phase.ts";
import { cardName, isDeparture, isHere, isLeave, isOnce, isStay, isTap, leaveName, sibling, stayName } from "./resource-names.ts";
import type { Table } from "./table.ts";
import { demandsOfClaim, type Claim, type ClaimedDemand } from "./claim.ts";
import { DAMAGE, LATER_LIFE, LIFE, LIFE_BEFORE_LATER, liftsLife, type Capacity, type Draft, type Phase } from "./draft.ts";
import { changesLaterCosts, changesLaterMana } from "./later-changes.ts";
import { laterCosts, nextTurn, type LaterCost } from "./later-costs.ts";
import { paymentDrafts } from "./payment-drafts.ts";
import { withStays } from "./permits.ts";
import { onceResources } from "./resources.ts";

/** What may come after the payment: everything that is to stay payable together, or one cost alone. */
export interface Future {
  readonly phase: Phase;
  readonly kind: "together" | "alone";
  readonly costs: readonly LaterCost[];
  /** The board that they are paid on. */
  readonly table: Table;
  /** It is the next turn: mana that is left over is gone, and what is for once a turn is renewed. */
  readonly isHeldUp: boolean;
  /** What comes before in the same course of things, on the same permanents. */
  readonly after?: Phase;
}

/** The phase whose permanents, cards and life a future uses. */
const sharedPhase = ({ phase, after }: Future): Phase => after ?? phase;

/** First this turn, then the next; then each cost by itself, if that is asked. */
export const futuresOf = (table: Table, oneByOne: boolean): readonly Future[] => {
  const { position } = table.view;
  const asksNext = wantedIn(position).some((wanted) => isHeldUp(position, wanted));
  const next = asksNext ? nextTurn(table) : undefined;
  if (asksNext && next === undefined) table.incomplete = true;
  const turns = [{ board: table, held: false }, ...(next === undefined ? [] : [{ board: next, held: true }])]
    .map(({ board, held }) => ({ table: board, isHeldUp: held, costs: laterCosts(table, board, held) }))
    .filter(({ costs }) => costs.length > 0);
  const together = turns.map((turn, index): Future => ({ ...turn, phase: index + 1, kind: "together", ...(index === 0 ? {} : { after: 1 }) }));
  if (!oneByOne) return together;
  const alone = turns.flatMap((turn) => turn.costs.map((cost) => ({ ...turn, costs: [cost] })));
  return [...together, ...alone.map((turn, index): Future => ({ ...turn, phase: together.length + index + 1, kind: "alone" }))];
};

/** Weights of what is to stay payable are told apart to this part of one. */
const FINEST = 1_000_000;

/**
 * What weights are multiplied with, so that all are whole: solvers round what a level can come to up to the next
 * whole number.
 */
export const weightScale = (position: Position): number => {
  const wanted = wantedIn(position);
  let scale = 1;
  while (scale < FINEST && wanted.some(({ weight }) => !Number.isInteger(weight * scale))) scale *= 10;
  return scale;
};

const LATER_RANK = 1_000;
/** Within a future: after mana abilities, so that what they leave can be counted on. */
const KEEP_RANK = 100;

const goneAt = (name: string, phase: Phase): string => `gone by ${name} @${phase}`;
const stayAt = (name: string, phase: Phase): string => `stay by ${name} @${phase}`;

/**
 * Bounds of a future over the copies of one permanent. Let T, C, L be the copies tapped for mana, convoking and leaving
 * in the payment, and T', C', L' the same in the future: T+C+T'+C' ("tap"), L+T'+C' ("gone"), C+L+T'+C' ("here"),
 * L+L' ("leave") and L+C'+L' ("stay") are each at most the number of copies. Sets T and L may overlap (tapped, then
 * sacrificed), so these are enough to choose the copies.
 */
const boundsInPayment = (draft: Draft, futures: readonly Future[]): Draft => {
  const extra = futures.filter(({ after }) => after === undefined).flatMap(({ phase, isHeldUp: renews }) =>
    draft.uses.flatMap(({ resource, amount }) => {
      if (renews && isOnce(resource)) return [];
      if (resource === LATER_LIFE || (amount < 0 && resource === LIFE_BEFORE_LATER) || resource === LIFE || resource === DAMAGE || isStay(resource)) return [];
      if (resource === LIFE_BEFORE_LATER) return [{ resource: at(LIFE, phase), amount }];
      const names = [
        at(resource, phase),
        ...(isLeave(resource) ? [goneAt(resource, phase), stayAt(resource, phase)] : []),
        // What the payment gives up, in whatever way, is not there any more.
        ...(isDeparture(resource) ? [at(stayName(resource), phase)] : []),
      ];
      return names.map((name) => ({ resource: name, amount }));
    }));
  return extra.length === 0 ? draft : { ...draft, uses: [...draft.uses, ...extra] };
};

/**
 * CR 119.4: what the payment costs in life and deals in damage is no longer there for a future that pays life. One that pays none may
 * have less than none left, as damage may be any.
 */
const noLifeLater = (phase: Phase): Draft => ({ ...liftsLife(at(LATER_LIFE, phase), at(LIFE, phase)), phase });

const inFuture = (draft: Draft, future: Future, usedNow: ReadonlySet<string>): Draft => {
  const { phase, after, isHeldUp: renews } = future;
  const shared = sharedPhase(future);
  const marksHere = (mark: string): readonly string[] => (after === undefined ? [at(mark, phase)] : [at(mark, after), at(mark, phase)]);
  return {
    ...draft,
    deed: { kind: "later" },
    phase,
    ...(after === undefined ? {} : { after }),
    uses: draft.uses.flatMap(({ resource, amount }) => {
      if (resource === LIFE_BEFORE_LATER || resource === LATER_LIFE) return [];
      const names = resource === LIFE ? [at(LIFE, shared), at(LATER_LIFE, shared)] : isTap(resource)
        ? [
            at(resource, shared),
            // Where nothing leaves or convokes in the payment, these bounds follow from the first.
            ...(usedNow.has(sibling(resource, "here")) ? [at(sibling(resource, "here"), shared)] : []),
            ...(usedNow.has(sibling(resource, "leave")) ? [goneAt(sibling(resource, "leave"), shared)] : []),
          ]
        : isHere(resource) ? [stayAt(sibling(resource, "leave"), shared)] : [at(resource, renews && isOnce(resource) ? phase : shared)];
      return names.map((name) => ({ resource: name, amount }));
    }),
    ...(draft.takesMarks === undefined ? {} : { takesMarks: draft.takesMarks.map(({ count, accepts }) => ({ count, accepts: accepts.flatMap(marksHere) })) }),
    ...(draft.givesMarks === undefined ? {} : { givesMarks: draft.givesMarks.map(({ mark, count }) => ({ mark: at(mark, phase), count })) }),
    ...(draft.needsLeft === undefined ? {} : { needsLeft: draft.needsLeft.map((name) => at(name, shared)) }),
    ...(draft.needs === undefined ? {} : { needs: draft.needs.map((name) => at(name, shared)) }),
    ...(draft.stays === undefined ? {} : { stays: at(draft.stays, shared) }),
    touch: NO_TOUCH,
    rank: draft.rank + LATER_RANK * phase,
  };
};

/** The same amounts of everything in each future, less what the payment uses. */
export const futureResources = (base: ReadonlyMap<string, Capacity>, futures: readonly Future[]): ReadonlyMap<string, Capacity> => {
  const all = new Map(base);
  for (const { phase, after, isHeldUp: renews, table } of futures) {
    for (const [name, { capacity, endedBy, reducedBy }] of after === undefined ? base : []) {
      if (name === LIFE_BEFORE_LATER) continue;
      all.set(at(name, phase), { capacity, ...(endedBy === undefined ? {} : { endedBy: at(endedBy, phase) }), ...(reducedBy === undefined ? {} : { reducedBy: at(reducedBy, phase) }) });
      if (isLeave(name)) {
        all.set(goneAt(name, phase), { capacity });
        all.set(stayAt(name, phase), { capacity });
      }
    }
    // CR 602.5b
    if (renews) for (const [name, capacity] of onceResources(table, true)) all.set(at(name, phase), capacity);
  }
  return all;
};

export const keepName = (future: Future, cost: number): string => `keep ${cost} @${future.phase}`;

const prefixOf = (future: Future, cost: number, option: number): string => `future ${future.phase} cost ${cost} way ${option} `;

/** How often a cost may be paid in a future. */
const timesIn = ({ kind }: Future, { wanted }: LaterCost): number => (kind === "together" ? wanted.count : 1);

/** What is bounded by the total alone may be done for each time that it is paid. */
const oftener = (draft: Draft, times: number): Draft => {
  const { deed } = draft;
  const isOfTotal = deed.kind === "life" || deed.kind === "as-generic" || deed.kind === "part-life" || deed.kind === "announced-life" || deed.kind === "excess" || (deed.kind === "part" && deed.do === "reveal");
  return times > 1 && isOfTotal ? { ...draft, upper: draft.upper * times } : draft;
};

/** How the costs of a future are paid. */
const paymentsIn = (future: Future): readonly Draft[] =>
  future.costs.flatMap((cost, index) => claimsFor(future, cost, index).flatMap(paymentDrafts)
    .flatMap((draft) => (draft.deed.kind === "no-later-life" ? [] : [oftener(draft, timesIn(future, cost))])));

const claimsFor = (future: Future, { options }: LaterCost, cost: number): readonly Claim[] =>
  options.map((option, index): Claim => ({ ...option, phase: future.phase, prefix: prefixOf(future, cost, index) }));

export const claimsOf = (future: Future): readonly Claim[] =>
  future.costs.flatMap((cost, index) => claimsFor(future, cost, index));

const idle: Pick<Draft, "takes" | "gives" | "buries"> = { takes: [], gives: [], buries: [] };

/** What has to be there still for its ability to be activated: any of these. Nothing, where the payment gives one of them up in no way. */
const needsOf = ({ sources }: LaterCost, table: Table, usedNow: ReadonlySet<string>): readonly string[] => {
  const names = sources.map((seen) => leaveName(table, seen));
  return names.every((name) => usedNow.has(name)) ? names.map(stayName) : [];
};

/** Each cost is kept, which raises demands of the future, or dropped, at a price. */
const choices = (table: Table, future: Future, claims: readonly Claim[], usedNow: ReadonlySet<string>): readonly Draft[] =>
  future.costs.flatMap((cost, index): readonly Draft[] => {
    const { wanted, options } = cost;
    const shared = sharedPhase(future);
    const count = timesIn(future, cost);
    const serves = { demand: keepName(future, index), count: 1 };
    const rank = LATER_RANK * future.phase + KEEP_RANK;
    const needs = needsOf(cost, table, usedNow);
    const keeps = options.map((_, option): Draft => ({
      ...idle,
      deed: { kind: "keep", wanted, future: future.kind },
      phase: future.phase,
      upper: count,
      uses: wanted.entry === undefined ? [] : [{ resource: at(cardName(wanted.entry), shared), amount: 1 }],
      ...(needs.length === 0 ? {} : { needs: needs.map((name) => at(name, shared)) }),
      serves: [
        serves,
        ...demandsOfClaim(claims.find(({ prefix }) => prefix === prefixOf(future, index, option)) as Claim)
          .filter((demand) => demand.count > 0)
          .map((demand) => ({ demand: demand.name, count: -demand.count })),
      ],
      touch: NO_TOUCH,
      rank,
    }));
    const price = future.kind === "together" ? { hand: Math.round(wanted.weight * weightScale(table.view.position)) } : { oneByOne: wanted.count };
    const drop: Draft = {
      ...idle, deed: { kind: "drop", wanted }, phase: future.phase, upper: count, uses: [], serves: [serves], touch: { ...NO_TOUCH, ...price }, rank,
    };
    return [...keeps, drop];
  });

/** Are several costs to be kept together? Then what is done for one may change what another comes to. */
const keepsSeveral = (futures: readonly Future[]): boolean =>
  futures.reduce((sum, future) => (future.kind === "together" ? sum + future.costs.reduce((all, cost) => all + timesIn(future, cost), 0) : sum), 0) > 1;

/** Everything that is asked for: by this payment first, then by each future's costs, kept or dropped. */
export const allDemands = (now: Claim, futures: readonly Future[]): readonly ClaimedDemand[] => [
  ...demandsOfClaim(now).map((one) => ({ ...one, claim: now })),
  ...futures.flatMap((future) => [
    // Nothing is due in a future until a cost is kept.
    ...claimsOf(future).flatMap((claim) => demandsOfClaim(claim).map((one) => ({ ...one, count: 0, claim }))),
    ...future.costs.map(({ wanted }, cost) => ({
      name: keepName(future, cost), demand: undefined, count: future.kind === "together" ? wanted.count : 1, claim: now,
    })),
  ]),
];

/** What is done in a future for its costs, and of that what may change others of them. */
interface DoneLater {
  readonly able: readonly Draft[];
  readonly altering: ReadonlyMap<Draft, Draft["alters"]>;
}

const alteringOf = (table: Table, drafts: readonly Draft[]): DoneLater["altering"] => new Map([
  ...changesLaterMana(table, drafts).map((draft) => [draft, "mana"] as const),
  ...changesLaterCosts(table, drafts).map((draft) => [draft, "costs"] as const),
]);

/** Everything done in a future. */
const draftsOfFuture = (table: Table, future: Future, { able, altering }: DoneLater, usedNow: ReadonlySet<string>): readonly Draft[] => [
  ...choices(table, future, claimsOf(future), usedNow),
  ...able.map((draft): Draft => {
    const alters = altering.get(draft);
    const later = inFuture(draft, future, usedNow);
    return alters === undefined ? later : { ...later, alters };
  }),
];

/** The drafts of a payment together with those of its futures. */
export const withFutures = (table: Table, now: readonly Draft[], futures: readonly Future[], abilitiesOn: (table: Table) => readonly Draft[], steady: boolean): readonly Draft[] => {
  const usedNow = new Set(now.flatMap(({ uses }) => uses.map(({ resource }) => resource)));
  const lifts = futures.flatMap(({ phase, after }) => (after === undefined ? [noLifeLater(phase)] : []));
  const isSeveral = keepsSeveral(futures);
  const doneIn = (future: Future): DoneLater => {
    const needed = future.costs.flatMap((cost) => needsOf(cost, table, usedNow));
    const able = withStays([...abilitiesOn(future.table), ...paymentsIn(future)], needed);
    const altering = isSeveral && future.kind === "together" ? alteringOf(future.table, able) : new Map();
    return { able: steady ? able.filter((draft) => !altering.has(draft)) : able, altering };
  };
  return [...now.map((draft) => boundsInPayment(draft, futures)), ...lifts, ...futures.flatMap((future) => draftsOfFuture(table, future, doneIn(future), usedNow))];
};
