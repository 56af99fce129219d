import { measured, MEASURES, verdictOf, VERDICTS, type Verdict } from "./measures.ts";
import { X_LEVEL } from "./policy.ts";
import type { Judged, Row } from "./row.ts";
import { meanOf, NO_SUMS, shareOf, withNumber, type Estimate, type Sums } from "./statistics.ts";

/** Of what is compared with the best payment: by how much more a payment comes to. */
export interface Gap extends Estimate {
  /** Part of the payments in which it is more. */
  readonly share: number;
  readonly most: number;
}

export interface StrategySummary {
  readonly strategy: string;
  /** Of what is payable. */
  readonly verdicts: Readonly<Record<Verdict, number>>;
  readonly shares: Readonly<Record<Verdict, Estimate | undefined>>;
  /** Of "sources" and "loses": the first level at which it is worse. */
  readonly first: Readonly<Record<string, number>>;
  /** Legal payments, with the same X as the best, which is proved: what gaps are means over. */
  readonly compared: number;
  readonly measures: Readonly<Record<string, Gap>>;
  /** By level of the policy; levels without a gap are left out. */
  readonly levels: Readonly<Record<string, Gap>>;
  /** First rules broken by plans that are not legal, also where nothing is payable. */
  readonly violations: Readonly<Record<string, number>>;
  /** Plans that are not legal where there is no payment. */
  readonly illegalUnpayable: number;
}

export interface SetSummary {
  readonly set: string;
  readonly positions: number;
  readonly payable: number;
  readonly unpayable: number;
  readonly unknown: number;
  /** Payable, and the best is proved. */
  readonly proved: number;
  /** Payable, and what `pay` says of the hand does not hold: see `doubt` of a row. */
  readonly doubted: number;
  readonly strategies: readonly StrategySummary[];
}

/** All sets together. */
export const ALL = "all";

interface Count {
  readonly verdicts: Record<Verdict, number>;
  readonly first: Map<string, number>;
  readonly measures: Map<string, Sums>;
  readonly levels: Map<string, Sums>;
  readonly violations: Map<string, number>;
  compared: number;
  illegalUnpayable: number;
}

const newCount = (): Count => ({
  verdicts: Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>,
  first: new Map(), measures: new Map(), levels: new Map(), violations: new Map(), compared: 0, illegalUnpayable: 0,
});

const more = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
const plusNumber = (sums: Map<string, Sums>, key: string, number: number): void => void sums.set(key, withNumber(sums.get(key) ?? NO_SUMS, number));

const countPayable = (count: Count, judged: Judged): void => {
  count.verdicts[verdictOf(judged)] += 1;
  if (judged.outcome !== "worse" && judged.outcome !== "optimal") return;
  if (judged.level !== undefined) more(count.first, judged.level);
  // What a smaller X costs is no measure of anything.
  if (judged.level === X_LEVEL) return;
  count.compared += 1;
  for (const [level, gap] of Object.entries(judged.gaps ?? {})) plusNumber(count.levels, level, gap);
  for (const measure of MEASURES) plusNumber(count.measures, measure.name, measured(judged.gaps, measure));
};

const countJudged = (count: Count, judged: Judged, status: Row["status"]): void => {
  if (judged.violation !== undefined) more(count.violations, judged.violation);
  if (status === "payable") countPayable(count, judged);
  else if (status === "unpayable" && judged.outcome === "illegal") count.illegalUnpayable += 1;
};

/** By name, so that it does not matter what came first. */
const sorted = <T, U>(entries: ReadonlyMap<string, T>, told: (value: T) => U): Readonly<Record<string, U>> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, told(value)]));

const same = <T>(value: T): T => value;

const summaryOf = (strategy: string, payable: number, count: Count): StrategySummary => {
  const { verdicts, compared, illegalUnpayable } = count;
  const gap = (sums: Sums): Gap => ({ ...(meanOf(sums, compared) as Estimate), share: sums.positive / compared, most: sums.most });
  return {
    strategy,
    verdicts: { ...verdicts },
    shares: Object.fromEntries(VERDICTS.map((verdict) => [verdict, shareOf(verdicts[verdict], payable)])) as StrategySummary["shares"],
    first: sorted(count.first, same),
    compared,
    measures: sorted(count.measures, gap),
    levels: sorted(count.levels, gap),
    violations: sorted(count.violations, same),
    illegalUnpayable,
  };
};

class SetTally {
  private readonly strategies: ReadonlyMap<string, Count>;
  private readonly statuses: Record<Row["status"], number> = { payable: 0, unpayable: 0, unknown: 0 };
  private proved = 0;
  private doubted = 0;

  constructor(strategies: readonly string[]) {
    this.strategies = new Map(strategies.map((strategy) => [strategy, newCount()]));
  }

  add({ status, proved, doubt, results }: Row): void {
    this.statuses[status] += 1;
    if (status === "payable" && proved) this.proved += 1;
    if (doubt !== undefined) this.doubted += 1;
    for (const [strategy, count] of this.strategies) {
      const judged = results[strategy];
      if (judged !== undefined) countJudged(count, judged, status);
    }
  }

  summary(set: string): SetSummary {
    const { payable, unpayable, unknown } = this.statuses;
    return {
      set, positions: payable + unpayable + unknown, payable, unpayable, unknown, proved: this.proved, doubted: this.doubted,
      strategies: [...this.strategies].map(([strategy, count]) => summaryOf(strategy, payable, count)),
    };
  }
}

/** Counts rows as they come; what it keeps does not grow with their number. */
export class Tally {
  private readonly strategies: readonly string[];
  private readonly sets: ReadonlyMap<string, SetTally>;
  private readonly groups = new Map<string, SetTally>();

  constructor(sets: readonly string[], strategies: readonly string[]) {
    this.strategies = strategies;
    const names = sets.length > 1 ? [ALL, ...sets] : sets;
    this.sets = new Map(names.map((set) => [set, new SetTally(strategies)]));
  }

  add(row: Row): void {
    this.sets.get(ALL)?.add(row);
    this.sets.get(row.set)?.add(row);
    if (row.from?.format !== undefined) this.groupOf(`${row.set}, ${row.from.format}`).add(row);
  }

  private groupOf(name: string): SetTally {
    const group = this.groups.get(name) ?? new SetTally(this.strategies);
    this.groups.set(name, group);
    return group;
  }

  /** All sets together first, where there are several. */
  summary(): readonly SetSummary[] {
    return [...this.sets].map(([set, tally]) => tally.summary(set));
  }

  /** Parts of sets by the format of what was drawn from, by name. */
  groupSummary(): readonly SetSummary[] {
    return [...this.groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, tally]) => tally.summary(name));
  }
}
