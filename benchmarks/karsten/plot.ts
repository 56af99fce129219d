import type { EChartsCoreOption } from "echarts/core";
import { apartBy } from "../solvers/plot.ts";
import { svgOf } from "../svg.ts";
import type { Curve, SourcesReport } from "./mana-bases.ts";

const WIDTH = 1_300;
const HEIGHT = 560;
const TOP = 110;
const LEFT = 75;
const RIGHT = 215;
const BELOW = 65;
/** From one label to the next. */
const LABEL_HEIGHT = 17;

/** Colors that those who see few of them tell apart (Okabe and Ito). */
const COLORS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"];

type Chance = "castable" | "givenLands";
const PANELS: readonly { readonly chance: Chance; readonly title: (turn: number) => string }[] = [
  { chance: "castable", title: (turn) => `Castable on turn ${turn}` },
  { chance: "givenLands", title: (turn) => `Castable, where a land could be played each of ${turn} turns` },
];

const nameOf = ({ card }: Curve): string => card.replace(" [tapped]", " (tapped)").replace(/ \[makes .*\]/, "");

/** One panel for each of the two probabilities, one line for each card that is put in place of others. */
const sourcesOption = (curves: readonly Curve[]): EChartsCoreOption => {
  const [first] = curves;
  if (first === undefined) throw new Error("There is no curve to draw.");
  const across = WIDTH / PANELS.length;
  const down = HEIGHT - TOP - BELOW;
  const place = (panel: number) => ({ left: panel * across + LEFT, top: TOP, width: across - LEFT - RIGHT, height: down });
  const rangeOf = (chance: Chance): readonly [number, number] => {
    const all = curves.flatMap(({ points }) => points.map((point) => 100 * point[chance]));
    return [5 * Math.floor(Math.min(...all) / 5), 5 * Math.ceil(Math.max(...all) / 5)];
  };
  const most = Math.max(...first.points.map(({ count }) => count));
  return {
    animation: false,
    backgroundColor: "#ffffff",
    textStyle: { fontFamily: "DejaVu Sans, Verdana, Arial, sans-serif" },
    title: [
      { text: `What a source does for ${first.cost} on turn ${first.turn}`, left: "center", top: 14, textStyle: { fontSize: 21 } },
      { subtext: "60 cards, 24 lands, 12 Forests and 12 Islands to begin with; lands come in place of these, other cards in place of cards that make no mana", left: "center", top: 34, subtextStyle: { fontSize: 13, color: "#444" } },
      ...PANELS.map(({ title }, panel) => ({ text: title(first.turn), left: place(panel).left, top: TOP - 30, textStyle: { fontSize: 15, fontWeight: "normal" } })),
    ],
    grid: PANELS.map((_, panel) => place(panel)),
    xAxis: PANELS.map((_, panel) => ({ gridIndex: panel, type: "value", name: "how many", nameLocation: "middle", nameGap: 28, min: 0, max: most, interval: 2, splitLine: { show: false } })),
    yAxis: PANELS.map(({ chance }, panel) => {
      const [min, max] = rangeOf(chance);
      return { gridIndex: panel, type: "value", min, max, interval: 5, axisLabel: { formatter: "{value} %" }, splitLine: { lineStyle: { color: "#e8e8e8" } } };
    }),
    series: PANELS.flatMap(({ chance }, panel) => {
      const [low, high] = rangeOf(chance);
      const ends = curves.map(({ points }) => 100 * (points.at(-1)?.[chance] ?? 0));
      const moved = apartBy(ends.map((end) => ((high - end) / (high - low)) * down), LABEL_HEIGHT);
      return curves.map((curve, at) => ({
        type: "line", xAxisIndex: panel, yAxisIndex: panel, symbol: "circle", symbolSize: 6, color: COLORS[at % COLORS.length], lineStyle: { width: 2.5 },
        data: curve.points.map((point) => [point.count, 100 * point[chance]]),
        endLabel: { show: true, formatter: nameOf(curve), color: COLORS[at % COLORS.length], fontSize: 13, distance: 10, offset: [0, moved[at]] },
      }));
    }),
  };
};

export const sourcesSvg = ({ curves }: SourcesReport): string => svgOf(sourcesOption(curves), WIDTH, HEIGHT);
