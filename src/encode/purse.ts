import type { Spend } from "../answer.ts";
import { printMana, typeBit, typesIn, WRITTEN_OUT, type ManaType } from "../mana/index.ts";
import { demandSymbol, manaIn, pays, type Demand, type Mana, type Purpose, type Unit } from "../rules/index.ts";
import type { Encoding } from "./encoding.ts";
import type { Phase } from "./draft.ts";

/** Mana that a plan makes or finds, all alike; its types are chosen when it is known what it pays. */
export interface Batch {
  readonly unit: Unit;
  readonly from: string;
  /** What has been spent of it, as which type, in this order. */
  readonly spent: { readonly type: ManaType; readonly count: number }[];
  left: number;
}

/** Spends that are alike, and how many. */
export interface Spent {
  readonly spend: Spend;
  readonly count: number;
}

interface Taken {
  readonly unit: Unit;
  readonly from: string;
  readonly count: number;
}

/** The mana there is while a plan is written, by good; what came first is spent first. */
export class Purse {
  private readonly encoding: Encoding;
  private readonly floats: readonly Mana[];
  private readonly byGood = new Map<number, Batch[]>();

  /** @param floats what is in the pool at the beginning */
  constructor(encoding: Encoding, floats: readonly Mana[]) {
    this.encoding = encoding;
    this.floats = floats;
  }

  /** `as`: the mana that a program takes it for. */
  put(unit: Unit, from: string, count: number, phase: Phase, as = unit): Batch {
    const batch: Batch = { unit, from, spent: [], left: count };
    const good = this.encoding.goodOf(as, phase);
    const there = this.byGood.get(good);
    if (there === undefined) this.byGood.set(good, [batch]);
    else there.push(batch);
    return batch;
  }

  /** The first mana of a good that is left. */
  first(good: number): Batch {
    const batches = this.byGood.get(good) ?? [];
    while (batches[0]?.left === 0) batches.shift();
    const [first] = batches;
    if (first === undefined) throw new Error(`decoding: good ${good} is not there`);
    return first;
  }

  /** How much of a good is left. */
  left = (good: number): number => manaIn((this.byGood.get(good) ?? []).map(({ left }) => ({ count: left })));

  /** Takes mana of a good as mana of one type, by who made it. */
  take(good: number, type: ManaType, count: number): readonly Taken[] {
    const taken: Taken[] = [];
    for (let missing = count; missing > 0; ) {
      const batch = this.first(good);
      const some = Math.min(missing, batch.left);
      batch.spent.push({ type, count: some });
      batch.left -= some;
      missing -= some;
      taken.push({ unit: batch.unit, from: batch.from, count: some });
    }
    return taken;
  }

  /** Takes mana of a good, and fixes its type by what it pays, unless one is given. */
  spend(good: number, demand: Demand, purpose: Purpose, count: number, as?: ManaType): readonly Spent[] {
    const spends: Spent[] = [];
    for (let due = count; due > 0; ) {
      const batch = this.first(good);
      const types = as === undefined ? typesIn(batch.unit.types) : [as];
      const type = types.find((one) => pays({ ...batch.unit, types: typeBit[one] }, demand, purpose, this.encoding.permissions));
      if (type === undefined) throw new Error("decoding: a unit pays nothing it was meant for");
      const taken = this.take(good, type, Math.min(due, batch.left));
      due -= manaIn(taken);
      for (const { unit, from, count: some } of taken) spends.push({ spend: { unit: `{${type}}`, from, pays: demandSymbol(demand), ...told(this.floats, unit, from, type) }, count: some });
    }
    return spends;
  }
}

/** Of several mana of one type in the pool, which is meant. */
export const told = (floats: readonly Mana[], unit: Unit, from: string, type: ManaType): Pick<Spend, "source" | "snow" | "until"> => {
  if (floats.length === 0) return {};
  const alike = floats.filter((mana) => mana.type === type && mana.from === from);
  const differ = alike.some((mana) => mana.unit.snow !== unit.snow || mana.unit.source !== unit.source || mana.unit.until !== unit.until);
  if (!differ) return {};
  return { ...(unit.source === undefined ? {} : { source: unit.source }), ...(unit.snow ? { snow: true } : {}), ...(unit.until === undefined ? {} : { until: unit.until }) };
};

/** Mana as it was spent; what is left over may be of any of its types. */
export const printBatches = (batches: readonly Batch[]): string =>
  printMana(batches.flatMap(({ unit, spent, left }) => [...spent, ...typesIn(unit.types).slice(0, 1).flatMap((type) => (left > 0 ? [{ type, count: left }] : []))]));

const isLike = (a: Spend, b: Spend): boolean =>
  a.unit === b.unit && a.from === b.from && a.pays === b.pays && a.source === b.source && a.snow === b.snow && a.until === b.until;

/** Neighbours that are alike stand together: one by one, or, where they are many, counted. */
export const written = (spends: readonly Spent[]): readonly Spend[] => {
  const all: Spend[] = [];
  for (let at = 0; at < spends.length; ) {
    const { spend } = spends[at] as Spent;
    let count = 0;
    for (let next = spends[at]; next !== undefined && isLike(next.spend, spend); next = spends[at]) {
      count += next.count;
      at += 1;
    }
    if (count > WRITTEN_OUT) all.push({ ...spend, count });
    else for (let one = 0; one < count; one += 1) all.push(spend);
  }
  return all;
};
