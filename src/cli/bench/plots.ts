/** Plots of a summary as SVG: text in, text out, so that they need no engine and open anywhere. */
import { nice, ticks } from "d3-array";
import { MEASURES, VERDICTS, VERDICT_WORDS, type Verdict } from "../../bench/measures.ts";
import type { Estimate } from "../../bench/statistics.ts";
import type { SetSummary, StrategySummary } from "../../bench/tally.ts";
import { escaped } from "./html.ts";

/** Colors that those who see few of them tell apart (Okabe and Ito). */
const COLORS: Readonly<Record<Verdict, string>> = { best: "#009e73", sources: "#56b4e9", loses: "#e69f00", refused: "#d55e00", illegal: "#000000", unknown: "#bbbbbb" };
const INK = "#222222";
const FAINT = "#dddddd";

const WIDTH = 900;
const NAMES = 200;
const LINE = 24;
const MARGIN = 20;

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

const text = (x: number, y: number, words: string, more = ""): string => `<text x="${number(x)}" y="${number(y)}" ${more}>${escaped(words)}</text>`;
const rule = (x1: number, y1: number, x2: number, y2: number, color: string, width = 1): string =>
  `<line x1="${number(x1)}" y1="${number(y1)}" x2="${number(x2)}" y2="${number(y2)}" stroke="${color}" stroke-width="${width}"/>`;

const drawing = (title: string, height: number, parts: readonly string[]): Drawing => ({
  width: WIDTH, height,
  svg: [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="DejaVu Sans, Verdana, Arial, sans-serif" font-size="12" fill="${INK}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    text(WIDTH / 2, 22, title, 'text-anchor="middle" font-size="16"'),
    ...parts,
    "</svg>",
  ].join("\n"),
});

const nameAt = (y: number, strategy: string): string => text(NAMES - 10, y + LINE / 2 + 4, strategy, 'text-anchor="end"');

const bar = ({ strategy, shares }: StrategySummary, y: number): string => {
  let x = NAMES;
  const parts = VERDICTS.map((verdict) => {
    const width = (shares[verdict]?.value ?? 0) * (WIDTH - NAMES - MARGIN);
    x += width;
    return width === 0 ? "" : `<rect x="${number(x - width)}" y="${y + 3}" width="${number(width)}" height="${LINE - 6}" fill="${COLORS[verdict]}"><title>${escaped(`${strategy}: ${VERDICT_WORDS[verdict]}`)}</title></rect>`;
  });
  return [nameAt(y, strategy), ...parts].join("");
};

const legend = (y: number): string =>
  VERDICTS.map((verdict, index) => {
    const [x, top] = [NAMES + (index % 2) * 340, y + Math.floor(index / 2) * 18];
    return `<rect x="${x}" y="${top}" width="12" height="12" fill="${COLORS[verdict]}"/>${text(x + 18, top + 10, VERDICT_WORDS[verdict])}`;
  }).join("");

/** What becomes of a payable cost, for each strategy. */
export const sharesPlot = ({ strategies, payable }: SetSummary, title: string): Drawing => {
  const bottom = 40 + strategies.length * LINE;
  const scale = [0, 0.25, 0.5, 0.75, 1].map((share) => text(NAMES + share * (WIDTH - NAMES - MARGIN), bottom + 16, `${share * 100} %`, 'text-anchor="middle"'));
  return drawing(`${title}: what becomes of ${payable.toLocaleString("en-US")} payable costs`, bottom + 90, [...strategies.map((one, index) => bar(one, 40 + index * LINE)), ...scale, legend(bottom + 32)]);
};

/** One number of each strategy, as a dot with its interval. */
interface Panel {
  readonly title: string;
  readonly of: (strategy: StrategySummary) => Estimate | undefined;
}

const PANELS: readonly Panel[] = [
  { title: "Refused, share of payable costs", of: ({ shares }) => shares.refused },
  ...MEASURES.map(({ name, title }): Panel => ({ title: `${title}, mean`, of: ({ measures }) => measures[name] })),
];

const panelAt = ({ title, of }: Panel, strategies: readonly StrategySummary[], top: number): string => {
  const known = strategies.flatMap((strategy) => of(strategy) ?? []);
  const [least, most] = [Math.min(0, ...known.map((one) => one.low)), Math.max(0, ...known.map((one) => one.high))];
  // Where all are 0 there is no scale to be found.
  const [low, high] = nice(least, least === most ? 1 : most, 6);
  const at = (value: number): number => NAMES + ((value - low) / (high - low)) * (WIDTH - NAMES - MARGIN);
  const bottom = top + 8 + strategies.length * LINE;
  const lines = ticks(low, high, 6).map((tick) => rule(at(tick), top, at(tick), bottom, tick === 0 ? INK : FAINT) + text(at(tick), bottom + 14, String(tick), 'text-anchor="middle"'));
  const dots = strategies.map((strategy, index) => {
    const y = top + index * LINE;
    const estimate = of(strategy);
    if (estimate === undefined) return nameAt(y, strategy.strategy);
    const middle = y + LINE / 2;
    return `${nameAt(y, strategy.strategy)}${rule(at(estimate.low), middle, at(estimate.high), middle, COLORS.refused, 3)}<circle cx="${number(at(estimate.value))}" cy="${middle}" r="4" fill="${INK}"/>`;
  });
  return [text(NAMES, top - 8, title, 'font-size="14"'), ...lines, ...dots].join("\n");
};

/** Refusals and gaps with their intervals, one panel each. */
export const gapsPlot = ({ strategies }: SetSummary, title: string): Drawing => {
  const each = strategies.length * LINE + 60;
  return drawing(`${title}: how much more than the best payment, with 95 % intervals`, 40 + PANELS.length * each, PANELS.map((panel, index) => panelAt(panel, strategies, 64 + index * each)));
};
