import type { Payment, Total } from "../rules/index.ts";
import { allAbilityDrafts } from "./ability-drafts.ts";
import { assistDrafts } from "./assist-drafts.ts";
import { bounded, type Bounded } from "./bounds.ts";
import type { Claim } from "./claim.ts";
import { resizes } from "./counters.ts";
import { goneResources, inStages, type Doubling } from "./doubling.ts";
import { LIFE_BEFORE_LATER, type Capacity, type Draft } from "./draft.ts";
import type { EncodeOptions } from "./encoding.ts";
import { withHand } from "./hand.ts";
import { futureResources, futuresOf, withFutures, type Future } from "./later.ts";
import { boundedByMarks, marksOf } from "./marks.ts";
import { paymentDrafts } from "./payment-drafts.ts";
import { stayDrafts, withStays, type Spending } from "./permits.ts";
import { avoiding, lifts, pinBounds } from "./pins.ts";
import { resourcesOf, uppersOf, withoutSlack, type Usable } from "./resources.ts";
import { hasEffects, type Table } from "./table.ts";

/** All that can be done in a payment and after it, before goods are told apart. */
export interface Drafted {
  readonly now: Claim;
  readonly futures: readonly Future[];
  /** The mana abilities that may be used on a board. */
  readonly abilitiesIn: (board: Table) => readonly Draft[];
  /** Those of this payment, and those of the player who assists. */
  readonly abilities: readonly Draft[];
  readonly theirs: readonly Draft[];
  /** What pays costs with anything but mana. */
  readonly payments: readonly Draft[];
  /** All of this payment, before it is held to pins and bounds. */
  readonly plain: readonly Draft[];
  /** What pins and bounds ask for. */
  readonly demands: Bounded["demands"];
  readonly resources: ReadonlyMap<string, Capacity>;
  /** What can be done at all, and how often at most. */
  readonly usable: readonly Usable[];
}

const isKept = (table: Table, draft: Draft, keep: "effects" | "all"): boolean => {
  const { leaves = [] } = draft;
  return keep === "all" ? leaves.length === 0 && !resizes(draft) : !leaves.some((seen) => hasEffects(table, seen));
};

/** All life that an activation costs, damage included, out of the same life. */
const withDamageAsCost = (draft: Draft): Draft => {
  const all = draft.uses.reduce((sum, { resource, amount }) => sum + (resource === LIFE_BEFORE_LATER ? amount : 0), 0);
  return all <= 0 ? draft : { ...draft, uses: [...draft.uses.filter(({ resource }) => resource !== "life"), { resource: "life", amount: all }] };
};

export const draftsFor = (
  table: Table, payment: Payment, total: Total, doublings: readonly Doubling[], spending: Spending, { hand, keep, careful, liftable, steady, bounds = [] }: EncodeOptions,
): Drafted => {
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
  const free = futures.length === 0 ? plain : withFutures(table, plain, futures, abilitiesIn, steady === true);
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
  return { now, futures, abilitiesIn, abilities, theirs, payments, plain, demands: held.demands, resources, usable };
};
