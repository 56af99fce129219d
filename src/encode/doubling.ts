import { MANA_TYPES, type ManaType } from "../mana/index.ts";
import type { ManaAbility } from "../cards/index.ts";
import { doubles, isCounted, produce, YOU, type Bundle, type Seen } from "../rules/index.ts";
import { abilityDrafts } from "./ability-drafts.ts";
import type { Capacity, Draft, Stage } from "./draft.ts";
import { goneBefore, isLeave, isTap, sibling } from "./resource-names.ts";
import { hasUntapAbility, type Table } from "./table.ts";

/**
 * Mana abilities that double what is unspent (CR 701.10f) cut a payment into stages: what is made in one is carried into
 * the next, and each mana that is carried brings more of its type with it. How many times that happens, and by whom, is
 * settled before the program is made; in it each stage has goods of its own, and the board's resources are shared.
 */
export interface Doubling {
  readonly seen: Seen;
  readonly ability: number;
  /** What comes with one unspent mana of that type, replacement effects included. */
  readonly more: (type: ManaType) => Bundle;
}

/** What one mana of each type brings; `undefined` where that depends on how many there are, or something is to be chosen. */
const rateOf = (table: Table, seen: Seen, ability: ManaAbility): ReadonlyMap<ManaType, Bundle> | undefined => {
  const made = (unspent: Partial<Record<ManaType, number>>): Bundle | undefined => {
    const ways = produce(ability, seen.thing, table.start, { unspent });
    if (!ways.every(isCounted)) table.tooMuch = true;
    return ways.length === 1 && ways.every(isCounted) ? ways[0] : undefined;
  };
  const size = (bundle: Bundle | undefined): number => bundle?.reduce((sum, { count }) => sum + count, 0) ?? Number.NaN;
  const rates = new Map<ManaType, Bundle>();
  for (const type of MANA_TYPES) {
    const one = made({ [type]: 1 });
    if (one === undefined || size(made({ [type]: 3 })) !== 3 * size(one)) return undefined;
    rates.set(type, one);
  }
  const together = made(Object.fromEntries(MANA_TYPES.map((type) => [type, 1])));
  return size(together) === [...rates.values()].reduce((sum, bundle) => sum + size(bundle), 0) ? rates : undefined;
};

/** The permanents that double, each with the number of copies that can. */
const doublersOf = (table: Table): readonly { readonly doubling: Doubling; readonly copies: number }[] =>
  table.mine.flatMap((seen) =>
    seen.abilities.flatMap((ability, index) => {
      if (!doubles(ability) || seen.locked || seen.controller !== YOU) return [];
      const tapsOnly = ability.cost.every((part) => part.kind === "mana" || part.kind === "tap") && ability.cost.some((part) => part.kind === "tap");
      const rates = tapsOnly && !hasUntapAbility(seen) ? rateOf(table, seen, ability) : undefined;
      if (rates === undefined) {
        table.incomplete = true;
        return [];
      }
      if (seen.thing.tapped || !seen.ready) return [];
      return [{ doubling: { seen, ability: index, more: (type: ManaType) => rates.get(type) as Bundle }, copies: seen.copies.length }];
    }));

/** Stages are copies of the whole board, and each doubles what there is: more of them are not looked at. */
const MOST_DOUBLINGS = 4;
const MOST_SEQUENCES = 16;

/** Who may double, one after the other, beginning with nobody. What is left out makes the table incomplete. */
export const doublingsOf = (table: Table): readonly (readonly Doubling[])[] => {
  const doublers = doublersOf(table);
  const sequences: (readonly Doubling[])[] = [[]];
  for (let next = 0; next < sequences.length; next += 1) {
    const sequence = sequences[next] as readonly Doubling[];
    for (const { doubling, copies } of doublers) {
      if (sequence.filter((one) => one === doubling).length === copies) continue;
      if (sequence.length === MOST_DOUBLINGS || sequences.length === MOST_SEQUENCES) table.incomplete = true;
      else sequences.push([...sequence, doubling]);
    }
  }
  return sequences;
};

export const doublingName = (index: number): string => `doubling ${index}`;
/** There is something to double; otherwise it would only get rid of the mana that it costs. */
export const carriedName = (index: number): string => `something to double ${index}`;

/** Stages come one after the other: each has two hundreds of ranks, its abilities' and its doubling's. */
const STAGE_RANKS = 200;
const DOUBLING_RANK = 100;
const CARRY_RANK = 150;

const inStage = (draft: Draft, stage: Stage): Draft => ({ ...draft, phase: stage, rank: draft.rank + STAGE_RANKS * stage });

const doublingDrafts = (table: Table, { seen, ability }: Doubling, index: number, stage: Stage): readonly Draft[] =>
  abilityDrafts(table, seen, ability).map((draft) => ({
    ...inStage(draft, stage),
    rank: DOUBLING_RANK + STAGE_RANKS * stage,
    doubling: index,
    serves: [{ demand: doublingName(index), count: 1 }],
  }));

/** A copy that has left before a stage cannot be tapped in it. */
const withGone = (draft: Draft, stages: readonly Stage[]): Draft => {
  const phase = draft.phase ?? 0;
  const more = stages.flatMap((stage) =>
    draft.uses.flatMap(({ resource, amount }) => {
      if (isLeave(resource) && phase < stage) return [{ resource: goneBefore(resource, stage), amount }];
      if (isTap(resource) && phase >= stage) return [{ resource: goneBefore(sibling(resource, "leave"), stage), amount }];
      return [];
    }));
  return more.length === 0 ? draft : { ...draft, uses: [...draft.uses, ...more] };
};

/** Mana abilities in every stage, and the doublings between them. */
export const inStages = (table: Table, abilities: readonly Draft[], doublings: readonly Doubling[]): readonly Draft[] => {
  if (doublings.length === 0) return abilities;
  const all = [
    ...doublings.flatMap((doubling, index) => {
      const stage = index - doublings.length;
      return [...abilities.map((draft) => inStage(draft, stage)), ...doublingDrafts(table, doubling, index, stage)];
    }),
    ...abilities,
  ];
  if (!abilities.some(({ leaves = [] }) => leaves.length > 0)) return all;
  const later = doublings.map((_, index) => index + 1 - doublings.length);
  return all.map((draft) => withGone(draft, later));
};

export const goneResources = (base: ReadonlyMap<string, Capacity>, doublings: readonly Doubling[]): ReadonlyMap<string, Capacity> =>
  doublings.length === 0
    ? base
    : new Map([
        ...base,
        ...[...base].flatMap(([name, { capacity }]) =>
          isLeave(name) ? doublings.map((_, index) => [goneBefore(name, index + 1 - doublings.length), { capacity }] as const) : []),
      ]);

export const carryRank = (stage: Stage): number => CARRY_RANK + STAGE_RANKS * stage;

/** At most so many mana come of one that is there at the beginning of this stage. */
export const growthFrom = (doublings: readonly Doubling[], stage: Stage): number =>
  doublings.slice(doublings.length + stage).reduce(
    (product, { more }) => product * (1 + Math.max(...MANA_TYPES.map((type) => more(type).reduce((sum, { count }) => sum + count, 0)))), 1);
