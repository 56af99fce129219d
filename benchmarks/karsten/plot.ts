import { LineChart } from "echarts/charts";
import { GridComponent, TitleComponent } from "echarts/components";
import { use, type EChartsCoreOption } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { apart, COLORS, END_LABEL, PANEL_TITLE, SHEET, svgOf, titled } from "../svg.ts";
import type { Curve, SourcesReport } from "./mana-bases.ts";

use([LineChart, GridComponent, TitleComponent, SVGRenderer]);

const WIDTH = 1_300;
const HEIGHT = 560;
const TOP = 110;
const LEFT = 75;
const RIGHT = 215;
const BELOW = 65;
const LINE_COLORS = Object.values(COLORS);

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
    ...SHEET,
    title: [
      ...titled(
        `What a source does for ${first.cost} on turn ${first.turn}`,
        "60 cards, 24 lands, 12 Forests and 12 Islands to begin with; lands come in place of these, other cards in place of cards that make no mana",
      ),
      ...PANELS.map(({ title }, panel) => ({ text: title(first.turn), left: place(panel).left, top: TOP - 30, textStyle: PANEL_TITLE })),
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
      const moved = apart(ends.map((end) => ((high - end) / (high - low)) * down));
      return curves.map((curve, at) => ({
        type: "line", xAxisIndex: panel, yAxisIndex: panel, symbol: "circle", symbolSize: 6, color: LINE_COLORS[at % LINE_COLORS.length], lineStyle: { width: 2.5 },
        data: curve.points.map((point) => [point.count, 100 * point[chance]]),
        endLabel: { show: true, formatter: nameOf(curve), color: LINE_COLORS[at % LINE_COLORS.length], ...END_LABEL, offset: [0, moved[at]] },
      }));
    }),
  };
};

export const sourcesSvg = ({ curves }: SourcesReport): string => svgOf(sourcesOption(curves), WIDTH, HEIGHT);
