import { PAYMENT_KEYWORDS, type PaymentKeyword } from "../cards/index.ts";
import { NO_TOUCH } from "../policy/index.ts";
import { effectsOf, matches, permissionsOf, YOU, type Seen } from "../rules/index.ts";
import { allAbilityDrafts } from "./ability-drafts.ts";
import type { Claim } from "./claim.ts";
import { leaveName, stayName } from "./resource-names.ts";
import type { Table } from "./table.ts";
import type { Draft } from "./draft.ts";

/**
 * Some things may be done while costs are paid only because a permanent says so: granted convoke, delve and improvise,
 * life instead of mana. The permanent must then still be there: mana abilities come before (CR 601.2g-h), and one of
 * them may have given it up.
 *
 * Permanents that no mana ability can give up permit without more ado; but a payment may give up what a later one needs.
 */
export const mayLeave = (table: Table, seen: Seen): boolean =>
  allAbilityDrafts(table).some((draft) => draft.uses.some(({ resource }) => resource === leaveName(table, seen)));

export const seenById = (table: Table, id: string): readonly Seen[] => {
  const seen = table.view.owners.get(id);
  return seen === undefined ? [] : [seen];
};

type Needs = Pick<Draft, "needs">;

/** One of these has to stay. */
const oneOf = ({ table, phase }: Claim, ids: readonly string[]): Needs => {
  const sources = [...new Set(ids.flatMap((id) => seenById(table, id)))];
  return phase <= 0 && sources.some((seen) => !mayLeave(table, seen)) ? {} : { needs: sources.map((seen) => stayName(leaveName(table, seen))) };
};

/** What lets the spell be paid by this keyword. */
const keywordNeeds = (claim: Claim, keyword: PaymentKeyword): Needs => {
  const { view } = claim.table;
  const { purpose: { thing }, keywords } = claim.payment;
  if (thing === undefined || !keywords.has(keyword) || thing.keywords.includes(keyword)) return {};
  const grants = effectsOf(view, "grant-keyword").filter(
    ({ effect, source, controller }) => controller === YOU && effect.keyword === keyword && matches(effect.spell, thing, source));
  return oneOf(claim, grants.map(({ source }) => source.id));
};

export type KeywordNeeds = Readonly<Record<PaymentKeyword, Needs>>;

export const needsOfKeywords = (claim: Claim): KeywordNeeds =>
  Object.fromEntries(PAYMENT_KEYWORDS.map((keyword) => [keyword, keywordNeeds(claim, keyword)])) as unknown as KeywordNeeds;

/** What lets life be paid instead of mana of this color. */
export const needsOfLife = (claim: Claim, color: string): Needs =>
  oneOf(claim, effectsOf(claim.table.view, "life-for-mana").flatMap(({ effect, source, controller }) => (controller === YOU && effect.color === color ? [source.id] : [])));

type Permissions = ReturnType<typeof permissionsOf>;

/** How mana may be spent as though it were other mana, and which permanents must stay for it. CR 609.4b */
export interface Spending {
  readonly permissions: Permissions;
  readonly staying: readonly Seen[];
}

/** More permanents with permissions that may be given up than these are not counted on. */
const MOST_STAYING = 4;

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>((done, item) => done.flatMap((some) => [[...some, item], some]), [[]]);

/**
 * Permissions whose permanents may be given up are tried in every way: this one stays, or nobody counts on it. One way
 * only where nothing of the sort can leave.
 */
export const spendings = (table: Table): readonly Spending[] => {
  const all = permissionsOf(table.view);
  const leaving = (source: Permissions[number]): readonly Seen[] => seenById(table, source.source.id).filter((seen) => seen.controller === YOU && mayLeave(table, seen));
  const staying = [...new Set(all.flatMap(leaving))];
  // One that is given up in the end may before have let mana be spent on another ability's cost: not looked at.
  const costs = staying.length > 0 && allAbilityDrafts(table).some(({ takes }) => takes.length > 0);
  if (costs || staying.length > MOST_STAYING) table.incomplete = true;
  // What also takes away (CR 609.4b, Celestial Dawn) is there until it leaves, whether anybody counts on it or not.
  return subsets(staying.slice(0, MOST_STAYING)).map((kept) => ({
    permissions: all.filter((one) => one.effect.othersColorless === true || leaving(one).every((seen) => kept.includes(seen))),
    staying: kept,
  }));
};

export const stayDemand = (index: number): string => `stays in any case ${index}`;

/** Mana abilities come before. CR 601.2g-h */
const STAY: Omit<Draft, "uses"> = { deed: { kind: "stay" }, upper: 1, takes: [], gives: [], buries: [], serves: [], touch: NO_TOUCH, rank: 99 };

/** Of each of these permanents a copy stays: a demand that nothing else meets. */
export const stayDrafts = (table: Table, staying: readonly Seen[]): readonly Draft[] =>
  staying.map((seen, index) => ({ ...STAY, uses: [], needs: [stayName(leaveName(table, seen))], serves: [{ demand: stayDemand(index), count: 1 }] }));

/** What stays is there for all that need it, so there is one activity for each. */
const stayDraft = (stays: string): Draft => ({ ...STAY, uses: [{ resource: stays, amount: 1 }], stays });

/** Abilities that give something up count against its staying, where something needs it to stay: one of these drafts, or something else. */
export const withStays = (drafts: readonly Draft[], others: readonly string[] = []): readonly Draft[] => {
  const needed = new Set([...others, ...drafts.flatMap(({ needs = [] }) => needs)]);
  if (needed.size === 0) return drafts;
  const counted = drafts.map((draft) => {
    if (draft.deed.kind !== "activate" && draft.deed.kind !== "fodder") return draft;
    const more = draft.uses.flatMap(({ resource, amount }) => (needed.has(stayName(resource)) ? [{ resource: stayName(resource), amount }] : []));
    return more.length === 0 ? draft : { ...draft, uses: [...draft.uses, ...more] };
  });
  return [...counted, ...[...needed].map(stayDraft)];
};
