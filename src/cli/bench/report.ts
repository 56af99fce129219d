/** A run as one HTML file that opens anywhere: nothing in it is loaded from elsewhere, and nothing runs. */
import type { Scene } from "../../bench/scene.ts";
import { MEASURES, VERDICTS, VERDICT_WORDS, type Verdict } from "../../bench/measures.ts";
import { ALL, type SetSummary } from "../../bench/tally.ts";
import type { Strategy } from "../../strategies/index.ts";
import { escaped } from "./html.ts";
import type { StrategyTimes, Summary } from "./outcome.ts";
import { gapsPlot, sharesPlot } from "./plots.ts";
import { levelWords, sceneHtml } from "./scene-html.ts";
import { decimal, duration, estimated, grouped, NOTHING, percent } from "./words.ts";

/** A strategy and the positions that show where it falls short. */
export interface Shown {
  readonly strategy: Strategy;
  readonly scenes: readonly Scene[];
}

const STYLE = `
body { font: 15px/1.5 "DejaVu Sans", Verdana, Arial, sans-serif; color: #222; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; font-size: 12px; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid #ddd; padding: .25rem .5rem; text-align: right; vertical-align: top; }
td, th:first-child { white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
.scene { border: 1px solid #ddd; border-radius: 6px; padding: .5rem 1rem; margin: 1rem 0; }
.scene h4 { margin: .2rem 0 .6rem; } .scene p { margin: .3rem 0; }
.box { display: inline-block; border: 2px solid #bbb; border-radius: 4px; padding: .1rem .5rem; margin: .15rem 0; }
.box small, td small { display: block; color: #555; }
.box.theirs { border-color: #d55e00; background: #fbeae0; } .box.best { border-color: #009e73; background: #e2f4ee; } .box.both { border-color: #555; background: #eee; }
b.theirs { color: #b34f00; } b.best { color: #007a59; }
pre { white-space: pre-wrap; word-break: break-word; font-size: 11px; }
`;

const tableHtml = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  // An interval stands under its number, or a table is wider than the page.
  const cell = (text: string): string => escaped(text).replace(/ (\(.* to .*\))$/, "<small>$1</small>");
  const cells = (tag: "th" | "td", texts: readonly string[]): string => `<tr>${texts.map((text) => `<${tag}>${cell(text)}</${tag}>`).join("")}</tr>`;
  return `<table><thead>${cells("th", head)}</thead><tbody>${rows.map((row) => cells("td", row)).join("")}</tbody></table>`;
};

export const titleOf = ({ set }: SetSummary): string => (set === ALL ? "All sets" : set);

const levelsTable = ({ strategies }: SetSummary): string => {
  const levels = [...new Set(strategies.flatMap((one) => Object.keys(one.levels)))].sort();
  return tableHtml(
    ["mean gap by level", ...strategies.map(({ strategy }) => strategy)],
    levels.map((level) => [levelWords(level), ...strategies.map(({ levels: gaps }) => decimal(gaps[level]?.value ?? 0))]),
  );
};

const setHtml = (set: SetSummary): string => [
  `<h2>${escaped(titleOf(set))}</h2>`,
  `<p>${grouped(set.positions)} positions: ${grouped(set.payable)} payable (the best proved for ${grouped(set.proved)}${set.doubted === 0 ? "" : `; for ${grouped(set.doubted)} it leaves of the hand something else than pay says`}), ${grouped(set.unpayable)} not payable, ${grouped(set.unknown)} not known.</p>`,
  sharesPlot(set, titleOf(set)).svg,
  tableHtml(["of what is payable", ...VERDICTS], set.strategies.map(({ strategy, shares }) => [strategy, ...VERDICTS.map((verdict) => estimated(shares[verdict], percent))])),
  gapsPlot(set, titleOf(set)).svg,
  tableHtml(
    ["more than the best", "payments compared", ...MEASURES.map(({ title }) => title)],
    set.strategies.map(({ strategy, compared, measures }) => [strategy, grouped(compared), ...MEASURES.map(({ name }) => estimated(measures[name], decimal))]),
  ),
  levelsTable(set),
].join("\n");

const GROUP_TABLES = [["refused", "Refused, by format"], ["loses", "Loses something, by format"]] as const satisfies readonly (readonly [Verdict, string])[];

const groupsHtml = (groups: readonly SetSummary[], strategies: readonly string[]): string =>
  groups.length === 0 ? "" : GROUP_TABLES.map(([verdict, title]) => [
    `<h2>${title}</h2>`,
    tableHtml(["", "payable", ...strategies], groups.map(({ set, payable, strategies: all }) => [set, grouped(payable), ...all.map(({ shares }) => percent(shares[verdict]?.value))])),
  ].join("\n")).join("\n");

const strategyHtml = ({ strategy, scenes }: Shown): string => [
  `<h3>${escaped(strategy.name)}</h3>`,
  `<p>${escaped(strategy.who)} ${escaped(strategy.falls)}</p>`,
  ...(scenes.length === 0 ? ["<p>No mistake was found.</p>"] : scenes.map(sceneHtml)),
].join("\n");

const timesHtml = (times: readonly StrategyTimes[], machine: string): string => [
  "<h2>Time for one payment</h2>",
  `<p>${escaped(machine)}. Read from a histogram, at most 2.2 % off; other chunks ran beside it.</p>`,
  tableHtml(["strategy", "payments", "median", "99 of 100 take at most"], times.map(({ strategy, payments, medianMicroseconds, p99Microseconds }) => [strategy, grouped(payments), duration(medianMicroseconds), duration(p99Microseconds)])),
].join("\n");

const METHOD = `Each strategy gets each position. Its plan is judged by the referee and valued level by level, as the best payment of the policy is. Shares are of payable
costs, with Wilson's interval. Gaps are means over legal payments with the same X as the best, which is proved, so not over what was refused; their intervals are normal. A gap below 0 is bought with one at an earlier level.`;

export const reportHtml = (summary: Summary, times: readonly StrategyTimes[], machine: string, shown: readonly Shown[]): string => {
  const { settings, shard, policy } = summary;
  const what = `Seed ${settings.seed}, ${grouped(settings.positions)} positions a set, policy ${policy}${shard === undefined ? "" : `, part ${shard.part} of ${shard.of}`}.`;
  return [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>Ways to pay, compared</title><style>${STYLE}</style></head><body>`,
    `<h1>Ways to pay, compared</h1><p>${escaped(what)}</p><p>${escaped(METHOD)}</p>`,
    `<ul>${VERDICTS.map((verdict) => `<li><b>${verdict}</b>: ${escaped(VERDICT_WORDS[verdict])}</li>`).join("")}</ul>`,
    ...summary.sets.map(setHtml),
    groupsHtml(summary.groups, settings.strategies),
    settings.strategies.length === 0 ? "" : timesHtml(times, machine),
    "<h2>Where each falls short</h2>",
    ...shown.map(strategyHtml),
    `<p>${NOTHING} stands where there is nothing to tell.</p></body></html>\n`,
  ].join("\n");
};
