import type { CardGroup, Position } from "../board/position.ts";
import { NO_TOUCH } from "../policy/index.ts";
import { paymentOf, totalsFor, type Payment, type Total } from "../rules/index.ts";
import { atPhase as at } from "./phase.ts";
import { cardName, isDeparture, isHere, isLeave, isStay, isTap, sibling, stayName } from "./resource-names.ts";
import type { Table } from "./table.ts";
import { demandsOfClaim, handPart, type Claim } from "./claim.ts";
import { DAMAGE, LATER_LIFE, LIFE_BEFORE_LATER, type Capacity, type Draft, type Phase } from "./draft.ts";
import { paymentDrafts } from "./payment-drafts.ts";
import { withStays } from "./permits.ts";

/** A card of the hand and the ways in which its cost may be locked. */
export interface LaterCard {
  readonly entry: CardGroup;
  readonly options: readonly { readonly table: Table; readonly payment: Payment; readonly total: Total }[];
}

/** Ways to announce a hand card's cost that are looked at; more are rare, and leaving them out only promises less. */
const MOST_OPTIONS = 6;

/** The position in which a card of the hand is what is being paid for. */
const casting = (position: Position, entry: CardGroup): Position => ({
  ...position,
  // Whether anybody will assist is not known.
  opponents: position.opponents.map(({ battlefield }) => ({ battlefield })),
  paying: { card: entry.card, from: "hand", kind: "spell", additional: [], increase: [], reduce: [] },
});

/** Cards of the hand that could be cast at all; X is as small as it may be. */
export const laterCards = (table: Table): readonly LaterCard[] =>
  table.view.position.hand.flatMap((entry): readonly LaterCard[] => {
    if (entry.weight <= 0) return [];
    const view = { ...table.view, position: casting(table.view.position, entry), onStack: undefined };
    const payment = paymentOf(view);
    if (payment.symbols === undefined) return [];
    const totals = totalsFor(view, payment, payment.choosesX ? payment.xLeast : undefined);
    // How much of the hand would be left to discard is not asked.
    if (totals.some((total) => handPart(total) >= 0)) {
      table.incomplete = true;
      return [];
    }
    // Of those that are the more or less of one offer, any may be the one that can be paid.
    if (totals.length > MOST_OPTIONS && payment.parts.some(({ kind }) => kind === "for-less")) table.incomplete = true;
    const options = totals.slice(0, MOST_OPTIONS).map((total) => ({ table: { ...table, view }, payment, total }));
    return options.length === 0 ? [] : [{ entry, options }];
  });

/** What may come after the payment: all cards of the hand together, or one of them alone. */
export interface Future {
  readonly phase: Phase;
  readonly kind: "together" | "alone";
  readonly cards: readonly LaterCard[];
}

export const futuresOf = (cards: readonly LaterCard[], oneByOne: boolean): readonly Future[] => {
  if (cards.length === 0) return [];
  const together: Future = { phase: 1, kind: "together", cards };
  return oneByOne ? [together, ...cards.map((card, index): Future => ({ phase: index + 2, kind: "alone", cards: [card] }))] : [together];
};

/** Weights are told apart to this part of one. */
const FINEST = 1_000_000;

/**
 * What weights of the hand are multiplied with, so that all are whole: solvers round what a level can come to up to the next
 * whole number.
 */
export const weightScale = ({ hand }: Position): number => {
  let scale = 1;
  while (scale < FINEST && hand.some(({ weight }) => !Number.isInteger(weight * scale))) scale *= 10;
  return scale;
};

const LATER_RANK = 1_000;

const goneAt = (name: string, phase: Phase): string => `gone by ${name} @${phase}`;
const stayAt = (name: string, phase: Phase): string => `stay by ${name} @${phase}`;

/**
 * Bounds of a future over the copies of one permanent. Let T, C, L be the copies tapped for mana, convoking and leaving
 * in the payment, and T', C', L' the same in the future: T+C+T'+C' ("tap"), L+T'+C' ("gone"), C+L+T'+C' ("here"),
 * L+L' ("leave") and L+C'+L' ("stay") are each at most the number of copies. Sets T and L may overlap (tapped, then
 * sacrificed), so these are enough to choose the copies.
 */
const boundsInPayment = (draft: Draft, futures: readonly Future[]): Draft => {
  const extra = futures.flatMap(({ phase }) =>
    draft.uses.flatMap(({ resource, amount }) => {
      if (resource === LATER_LIFE || (amount < 0 && resource === LIFE_BEFORE_LATER) || resource === "life" || resource === DAMAGE || isStay(resource)) return [];
      if (resource === LIFE_BEFORE_LATER) return [{ resource: at("life", phase), amount }];
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

const inFuture = (draft: Draft, phase: Phase, usedNow: ReadonlySet<string>): Draft => ({
  ...draft,
  deed: { kind: "later" },
  phase,
  uses: draft.uses.flatMap(({ resource, amount }) => {
    if (resource === LIFE_BEFORE_LATER || resource === LATER_LIFE) return [];
    const names = isTap(resource)
      ? [
          at(resource, phase),
          // Where nothing leaves or convokes in the payment, these bounds follow from the first.
          ...(usedNow.has(sibling(resource, "here")) ? [at(sibling(resource, "here"), phase)] : []),
          ...(usedNow.has(sibling(resource, "leave")) ? [goneAt(sibling(resource, "leave"), phase)] : []),
        ]
      : isHere(resource) ? [stayAt(sibling(resource, "leave"), phase)] : [at(resource, phase)];
    return names.map((name) => ({ resource: name, amount }));
  }),
  ...(draft.takesMarks === undefined ? {} : { takesMarks: draft.takesMarks.map(({ count, accepts }) => ({ count, accepts: accepts.map((mark) => at(mark, phase)) })) }),
  ...(draft.givesMarks === undefined ? {} : { givesMarks: draft.givesMarks.map(({ mark, count }) => ({ mark: at(mark, phase), count })) }),
  ...(draft.needsLeft === undefined ? {} : { needsLeft: draft.needsLeft.map((name) => at(name, phase)) }),
  ...(draft.needs === undefined ? {} : { needs: draft.needs.map((name) => at(name, phase)) }),
  ...(draft.stays === undefined ? {} : { stays: at(draft.stays, phase) }),
  touch: NO_TOUCH,
  rank: draft.rank + LATER_RANK * phase,
});

/** The same amounts of everything in each future, less what the payment uses. */
export const futureResources = (base: ReadonlyMap<string, Capacity>, futures: readonly Future[]): ReadonlyMap<string, Capacity> => {
  const all = new Map(base);
  for (const { phase } of futures) {
    for (const [name, { capacity, endedBy, reducedBy }] of base) {
      if (name === LIFE_BEFORE_LATER || name === LATER_LIFE) continue;
      all.set(at(name, phase), { capacity, ...(endedBy === undefined ? {} : { endedBy: at(endedBy, phase) }), ...(reducedBy === undefined ? {} : { reducedBy: at(reducedBy, phase) }) });
      if (isLeave(name)) {
        all.set(goneAt(name, phase), { capacity });
        all.set(stayAt(name, phase), { capacity });
      }
    }
  }
  return all;
};

export const keepName = (future: Future, card: number): string => `keep ${card} @${future.phase}`;

const prefixOf = (future: Future, card: number, option: number): string => `future ${future.phase} card ${card} way ${option} `;

export const claimsOf = (future: Future): readonly Claim[] =>
  future.cards.flatMap(({ options }, card) =>
    options.map((option, index): Claim => ({ ...option, phase: future.phase, prefix: prefixOf(future, card, index) })));

const idle: Pick<Draft, "takes" | "gives" | "buries"> = { takes: [], gives: [], buries: [] };

/** Each card is kept, which raises demands of the future, or dropped, at a price. */
const choices = (future: Future, claims: readonly Claim[]): readonly Draft[] =>
  future.cards.flatMap(({ entry, options }, card): readonly Draft[] => {
    const count = future.kind === "together" ? entry.count : 1;
    const serves = { demand: keepName(future, card), count: 1 };
    const rank = LATER_RANK * future.phase - 1;
    const keeps = options.map((_, index): Draft => ({
      ...idle,
      deed: { kind: "keep", entry, future: future.kind },
      phase: future.phase,
      upper: count,
      uses: [{ resource: at(cardName(entry), future.phase), amount: 1 }],
      serves: [
        serves,
        ...demandsOfClaim(claims.find(({ prefix }) => prefix === prefixOf(future, card, index)) as Claim)
          .filter((demand) => demand.count > 0)
          .map((demand) => ({ demand: demand.name, count: -demand.count })),
      ],
      touch: NO_TOUCH,
      rank,
    }));
    const scale = options[0] === undefined ? 1 : weightScale(options[0].table.view.position);
    const price = future.kind === "together" ? { hand: Math.round(entry.weight * scale) } : { oneByOne: entry.count };
    const drop: Draft = {
      ...idle, deed: { kind: "drop", entry }, phase: future.phase, upper: count, uses: [], serves: [serves], touch: { ...NO_TOUCH, ...price }, rank,
    };
    return [...keeps, drop];
  });

/** Everything done in a future. */
const draftsOfFuture = (future: Future, abilities: readonly Draft[], usedNow: ReadonlySet<string>): readonly Draft[] => {
  const claims = claimsOf(future);
  const payments = claims.flatMap(paymentDrafts).filter(({ deed }) => deed.kind !== "no-later-life");
  return [...choices(future, claims), ...withStays([...abilities, ...payments]).map((draft) => inFuture(draft, future.phase, usedNow))];
};

/** The drafts of a payment together with those of its futures. */
export const withFutures = (now: readonly Draft[], futures: readonly Future[], abilities: readonly Draft[]): readonly Draft[] => {
  const usedNow = new Set(now.flatMap(({ uses }) => uses.map(({ resource }) => resource)));
  return [...now.map((draft) => boundsInPayment(draft, futures)), ...futures.flatMap((future) => draftsOfFuture(future, abilities, usedNow))];
};
