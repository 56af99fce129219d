import type { CardGroup, Position } from "../board/position.ts";
import { NO_TOUCH } from "../policy/index.ts";
import { paymentOf, totalsFor, type Payment, type Total } from "../rules/index.ts";
import { cardName, hereName, laterHereName, laterTapName, leaveName, tapName, type Table } from "./ability-drafts.ts";
import { demandsOfClaim, type Claim } from "./claim.ts";
import { LATER_LIFE, LIFE_BEFORE_LATER, type Draft } from "./draft.ts";
import { paymentDrafts } from "./payment-drafts.ts";

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
  paying: { card: entry.card, from: "hand", kind: "spell", additional: [], increase: [], reduce: [] },
});

/** Cards of the hand that could be cast at all; X is as small as it may be. */
export const laterCards = (table: Table): readonly LaterCard[] =>
  table.view.position.hand.flatMap((entry): readonly LaterCard[] => {
    if (entry.weight <= 0) return [];
    const view = { ...table.view, position: casting(table.view.position, entry), onStack: undefined };
    const payment = paymentOf(view);
    if (payment.symbols === undefined) return [];
    const totals = totalsFor(view, payment, payment.purpose.hasX ? payment.xLeast : undefined);
    const options = totals.slice(0, MOST_OPTIONS).map((total) => ({ table: { ...table, view }, payment, total }));
    return options.length === 0 ? [] : [{ entry, options }];
  });

const LATER_RANK = 1_000;

/**
 * The same deed later. What it taps must not have been tapped, convoked or given up before; what it gives up must not
 * have been given up before.
 */
const laterUses = (table: Table, uses: Draft["uses"]): Draft["uses"] => {
  const more = new Map<string, readonly string[]>(table.mine.flatMap((seen) => [
    [tapName(table, seen), [tapName(table, seen), hereName(table, seen), laterTapName(table, seen)]],
    [hereName(table, seen), [laterHereName(table, seen)]],
    [leaveName(table, seen), [leaveName(table, seen)]],
  ] as [string, readonly string[]][]));
  return uses.flatMap(({ resource, amount }) => {
    if (resource === LIFE_BEFORE_LATER || resource === LATER_LIFE) return [];
    return (more.get(resource) ?? [resource]).map((name) => ({ resource: name, amount }));
  });
};

/** In the payment itself, what leaves is missing later. */
export const withLaterBounds = (table: Table, draft: Draft): Draft => {
  const names = new Map(table.mine.map((seen) => [leaveName(table, seen), [laterTapName(table, seen), laterHereName(table, seen)]] as const));
  const extra = draft.uses.flatMap(({ resource, amount }) => (names.get(resource) ?? []).map((name) => ({ resource: name, amount })));
  return extra.length === 0 ? draft : { ...draft, uses: [...draft.uses, ...extra] };
};

const later = (table: Table, draft: Draft): Draft => ({
  ...draft,
  deed: { kind: "later" },
  phase: 1,
  uses: laterUses(table, draft.uses),
  buries: 0,
  touch: NO_TOUCH,
  rank: draft.rank + LATER_RANK,
});

export const handName = (index: number): string => `hand ${index}`;

interface Later {
  readonly claims: readonly Claim[];
  readonly drafts: readonly Draft[];
}

/**
 * Level "hand" as part of the program: each card of the hand is kept, which raises demands that are met later from what
 * is left, or dropped, at the price of its weight.
 */
export const laterProgram = (table: Table, cards: readonly LaterCard[], abilities: readonly Draft[]): Later => {
  const claims = cards.flatMap(({ options }, card) =>
    options.map((option, index): Claim => ({ ...option, phase: 1, prefix: `hand ${card} way ${index} ` })));
  const keeps = cards.flatMap(({ entry, options }, card): readonly Draft[] => [
    ...options.map((_, index): Draft => ({
      deed: { kind: "keep", entry },
      phase: 1,
      upper: entry.count,
      uses: [{ resource: cardName(entry), amount: 1 }],
      takes: [],
      gives: [],
      buries: 0,
      serves: [
        { demand: handName(card), count: 1 },
        ...demandsOfClaim(claims.find((claim) => claim.prefix === `hand ${card} way ${index} `) as Claim)
          .filter(({ count }) => count > 0)
          .map(({ name, count }) => ({ demand: name, count: -count })),
      ],
      touch: NO_TOUCH,
      rank: LATER_RANK - 1,
    })),
    {
      deed: { kind: "drop", entry },
      phase: 1,
      upper: entry.count,
      uses: [],
      takes: [],
      gives: [],
      buries: 0,
      serves: [{ demand: handName(card), count: 1 }],
      touch: { ...NO_TOUCH, hand: entry.weight },
      rank: LATER_RANK - 1,
    },
  ]);
  const payments = claims
    .flatMap(paymentDrafts)
    .filter(({ deed }) => deed.kind !== "delve-new" && deed.kind !== "no-later-life")
    .map((draft) => later(table, draft));
  return { claims, drafts: [...keeps, ...abilities.map((draft) => later(table, draft)), ...payments] };
};
