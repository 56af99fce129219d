import { leftoverPrices, NO_TOUCH, pricesOf, type Policy } from "../policy/index.ts";
import { floatingMana, permissionsOf, type Demand, type Payment, type Total, type Unit } from "../rules/index.ts";
import type { Activity, Program } from "../solver/program.ts";
import { allAbilityDrafts, type Table } from "./ability-drafts.ts";
import { demandsOfClaim, type Claim } from "./claim.ts";
import type { Capacity, Draft } from "./draft.ts";
import { Goods, type Slot } from "./goods.ts";
import { handName, laterCards, laterProgram, withLaterBounds } from "./later.ts";
import { paymentDrafts } from "./payment-drafts.ts";
import { boundFor, resourcesOf, uppersOf, withoutSlack } from "./resources.ts";

/** A program and what its numbers mean. */
export interface Encoding {
  readonly program: Program;
  /** What activity number i is. */
  readonly drafts: readonly Draft[];
  /** The good that a unit of the payment itself belongs to. */
  readonly goodOf: (unit: Unit) => number;
  /** What demand number i is, the dues of the total first; `undefined`: not mana, or not of this payment. */
  readonly demands: readonly (Demand | undefined)[];
  readonly isComplete: boolean;
}

/** After the payment, before anything later. */
const CARRY_RANK = 500;
const CARRY: Draft = { deed: { kind: "carry" }, upper: 0, uses: [], takes: [], gives: [], buries: 0, serves: [], touch: NO_TOUCH, rank: CARRY_RANK };

const mergeGives = (lists: readonly { readonly good: number; readonly count: number }[]): readonly { readonly good: number; readonly count: number }[] => {
  const sums = new Map<number, number>();
  for (const { good, count } of lists) sums.set(good, (sums.get(good) ?? 0) + count);
  return [...sums].map(([good, count]) => ({ good, count }));
};

/**
 * Position and locked total as a payment program. `policy` missing: any payment will do. If the policy cares about the
 * hand, its cards are in the program, too.
 */
export const encode = (table: Table, payment: Payment, total: Total, policy: Policy | undefined): Encoding => {
  const now: Claim = { table, payment, total, phase: 0, prefix: "" };
  const cards = policy?.levels.includes("hand") === true ? laterCards(table) : [];
  const abilities = allAbilityDrafts(table);
  // CR 601.2g: mana abilities may be activated only if there is mana to pay.
  const plain = [...(total.dues.length > 0 ? abilities : []), ...paymentDrafts(now)];
  const later = cards.length === 0 ? { claims: [], drafts: [] } : laterProgram(table, cards, abilities);
  const all = [...(cards.length === 0 ? plain : plain.map((draft) => withLaterBounds(table, draft))), ...later.drafts];

  const resources = resourcesOf(table);
  const uppers = uppersOf(all, resources);
  const usable = withoutSlack(
    all.flatMap((draft, index) => ((uppers[index] as number) > 0 ? [{ draft, upper: uppers[index] as number }] : [])),
    resources,
  );
  const drafts = usable.map(({ draft }) => draft);

  const asked = demandsOfClaim(now);
  const named = [
    ...asked.map((one) => ({ ...one, claim: now })),
    ...later.claims.flatMap((claim) => demandsOfClaim(claim).map((one) => ({ ...one, count: 0, claim }))),
    ...cards.map(({ entry }, index) => ({ name: handName(index), demand: undefined, count: entry.count, claim: now })),
  ];
  const demandIndex = new Map(named.map(({ name }, index) => [name, index]));

  // Every place that mana can go: the demands that are mana, then the takes of each draft.
  const slots: Slot[] = [];
  const slotOf = named.map(({ demand, claim }) =>
    demand === undefined ? undefined : slots.push({ demand, purpose: claim.payment.purpose, phase: claim.phase }) - 1);
  const takeSlots = drafts.map((draft) =>
    draft.takes.map((take) => slots.push({ demand: take.due.demand, purpose: take.purpose, phase: draft.phase ?? 0 }) - 1));
  const goods = new Goods(slots, permissionsOf(table.view));
  const gives = drafts.map((draft) => draft.gives.map(({ unit, count }) => ({ good: goods.indexOf(unit, draft.phase ?? 0), count })));
  const floating = floatingMana(table.view);
  const initial = new Map<number, number>();
  for (const mana of floating) {
    const good = goods.indexOf(mana.unit, 0);
    initial.set(good, (initial.get(good) ?? 0) + 1);
  }
  // With cards of the hand to cast, what is left of a good may be carried over to its counterpart later.
  const carries = cards.length === 0 ? [] : goods.units.flatMap(({ unit, phase }, good) => (phase === 0 ? [{ from: good, to: goods.indexOf(unit, 1) }] : []))
    .filter(({ to }) => goods.accepts.some((accepted) => accepted.includes(to)));
  const laterGoods = new Set(gives.flatMap((list, index) => (drafts[index]?.phase === 1 ? list.map(({ good }) => good) : [])).concat(carries.map(({ to }) => to)));
  // One good more: cards that come into the graveyard in time to be delved.
  const buried = goods.size;
  const canDelve = payment.keywords.has("delve");

  const names = [...resources.keys()];
  const resourceIndex = new Map(names.map((name, index) => [name, index]));
  const bound = boundFor(drafts, usable.map(({ upper }) => upper), floating.length);
  const accepts = (slot: number | undefined): readonly number[] => (slot === undefined ? [] : (goods.accepts[slot] as number[]));
  const activities = drafts.map((draft, index): Activity => {
    const { upper } = usable[index] as (typeof usable)[number];
    return {
      upper: Number.isFinite(upper) ? upper : bound,
      uses: draft.uses.map(({ resource, amount }) => ({ resource: resourceIndex.get(resource) as number, amount })),
      takes:
        draft.deed.kind === "delve-new"
          ? [{ count: 1, accepts: [buried] }]
          : draft.takes.map((take, k) => ({ count: take.due.count, accepts: accepts((takeSlots[index] as number[])[k]) })),
      gives: mergeGives([...(gives[index] as { good: number; count: number }[]), ...(canDelve && draft.buries > 0 ? [{ good: buried, count: draft.buries }] : [])]),
      serves: draft.serves.map(({ demand, count }) => ({ demand: demandIndex.get(demand) as number, count })),
      prices: policy === undefined ? [] : pricesOf(policy, draft.touch),
      rank: draft.rank,
    };
  });
  const leftover = policy === undefined ? [] : leftoverPrices(policy);
  const carrying = carries.map(({ from, to }): Activity => ({
    upper: bound,
    uses: [],
    takes: [{ count: 1, accepts: [from] }],
    gives: [{ good: to, count: 1 }],
    serves: [],
    prices: leftover,
    rank: CARRY_RANK,
  }));
  return {
    drafts: [...drafts, ...carries.map(() => CARRY)],
    goodOf: (unit) => goods.indexOf(unit, 0),
    demands: named.map(({ demand, claim }) => (claim === now ? demand : undefined)),
    isComplete: !table.incomplete,
    program: {
      goods: [
        ...Array.from({ length: buried }, (_, good) => ({ initial: initial.get(good) ?? 0, leftover: laterGoods.has(good) ? [] : leftover })),
        { initial: 0, leftover: [] },
      ],
      resources: names.map((name) => {
        const { capacity, endedBy } = resources.get(name) as Capacity;
        return { capacity, ...(endedBy === undefined ? {} : { endedBy: resourceIndex.get(endedBy) as number }) };
      }),
      activities: [...activities, ...carrying],
      demands: named.map(({ count }, index) => ({ count, accepts: accepts(slotOf[index]) })),
      levels: policy === undefined ? 0 : policy.levels.length,
    },
  };
};
