/** What a run has come to, as its files and the terminal show it. */
import type { Settings, Shard } from "../../bench/chunks.ts";
import { POLICY } from "../../bench/policy.ts";
import { addHistograms, quantileOf, type Histogram } from "../../bench/statistics.ts";
import { Tally, type SetSummary } from "../../bench/tally.ts";
import { Telling } from "../../bench/telling.ts";
import type { Row } from "../../bench/row.ts";
import type { ChunkTimes } from "./files.ts";

/** `summary.json`: no times in it, so that equal runs have equal ones. */
export interface Summary {
  readonly format: "tapwright-bench-summary 1";
  readonly version: string;
  readonly policy: string;
  readonly settings: Settings;
  /** Missing: the whole run. */
  readonly shard?: Shard;
  readonly sets: readonly SetSummary[];
  /** Parts of sets by format. */
  readonly groups: readonly SetSummary[];
}

export interface StrategyTimes {
  readonly strategy: string;
  readonly payments: number;
  readonly medianMicroseconds: number | undefined;
  readonly p99Microseconds: number | undefined;
}

/** Counts what comes in, row by row. */
export class Counted {
  readonly telling = new Telling();
  private readonly settings: Settings;
  private readonly tally: Tally;
  private readonly times: Map<string, Histogram>;

  constructor(settings: Settings) {
    this.settings = settings;
    this.tally = new Tally(settings.sets, settings.strategies);
    this.times = new Map(settings.strategies.map((strategy) => [strategy, {}]));
  }

  addRow(row: Row): void {
    this.tally.add(row);
    this.telling.add(row);
  }

  addTimes({ times }: ChunkTimes): void {
    for (const [strategy, histogram] of Object.entries(times)) this.times.set(strategy, addHistograms(this.times.get(strategy) ?? {}, histogram));
  }

  summary(version: string, shard: Shard): Summary {
    return {
      format: "tapwright-bench-summary 1", version, policy: POLICY.name, settings: this.settings,
      ...(shard.of === 1 ? {} : { shard }), sets: this.tally.summary(), groups: this.tally.groupSummary(),
    };
  }

  strategyTimes(): readonly StrategyTimes[] {
    return [...this.times].map(([strategy, histogram]) => ({
      strategy,
      payments: Object.values(histogram).reduce((sum, count) => sum + count, 0),
      medianMicroseconds: quantileOf(histogram, 0.5),
      p99Microseconds: quantileOf(histogram, 0.99),
    }));
  }
}
