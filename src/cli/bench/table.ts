/** A run's summary for the terminal, at most 80 columns wide. */
import { MEASURES, VERDICTS, VERDICT_WORDS, type Verdict } from "../../bench/measures.ts";
import { ALL, type SetSummary, type StrategySummary } from "../../bench/tally.ts";
import type { Colors } from "../render.ts";
import { wrap } from "../text.ts";
import type { StrategyTimes, Summary } from "./outcome.ts";
import { decimal, duration, grouped, NOTHING, percent } from "./words.ts";

const NAME = 26;
const COLUMN = 9;
const WIDE = 13;

const row = (name: string, cells: readonly string[], width: number): string => (name.padEnd(NAME) + cells.map((cell) => cell.padStart(width)).join("")).trimEnd();

const HEADS: Readonly<Record<Verdict, string>> = { best: "best", sources: "sources", loses: "loses", refused: "refused", illegal: "illegal", unknown: "unknown" };

/** Titles of measures that fit a column. */
const SHORT: Readonly<Record<string, string>> = { floating: "mana over", life: "life", lost: "given up", hand: "hand cards" };

const sharesLine = ({ strategy, shares }: StrategySummary): string => row(strategy, VERDICTS.map((verdict) => percent(shares[verdict]?.value)), COLUMN);

const gapsLine = ({ strategy, measures }: StrategySummary): string =>
  row(strategy, MEASURES.map(({ name }) => {
    const gap = measures[name];
    return gap === undefined ? NOTHING : decimal(gap.value);
  }), WIDE);

const titleOf = ({ set, positions, payable, unpayable, unknown }: SetSummary): string =>
  `${set === ALL ? "All sets" : set}: ${grouped(positions)} positions, ${grouped(payable)} payable, ${grouped(unpayable)} not, ${grouped(unknown)} not known`;

const setLines = (set: SetSummary, colors: Colors): readonly string[] => [
  "",
  colors.strong(titleOf(set)),
  colors.quiet(row("of what is payable", VERDICTS.map((verdict) => HEADS[verdict]), COLUMN)),
  ...set.strategies.map(sharesLine),
  "",
  colors.quiet(row("more than the best, mean", MEASURES.map(({ name }) => SHORT[name] ?? name), WIDE)),
  ...set.strategies.map(gapsLine),
];

const legend = (): readonly string[] => [
  "",
  ...VERDICTS.map((verdict) => wrap(`${HEADS[verdict]}: ${VERDICT_WORDS[verdict]}`, "", "  ")),
];

const timesLines = (times: readonly StrategyTimes[], colors: Colors): readonly string[] => [
  "",
  colors.quiet(row("time for one payment", ["median", "99 of 100"], WIDE)),
  ...times.map(({ strategy, medianMicroseconds, p99Microseconds }) => row(strategy, [duration(medianMicroseconds), duration(p99Microseconds)], WIDE)),
];

export const renderSummary = (summary: Summary, times: readonly StrategyTimes[], colors: Colors): string =>
  [...summary.sets.flatMap((set) => setLines(set, colors)).slice(1), ...timesLines(times, colors), ...legend()].join("\n");
