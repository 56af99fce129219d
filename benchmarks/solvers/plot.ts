import { use, type EChartsCoreOption } from "echarts/core";
import { LineChart, ScatterChart } from "echarts/charts";
import { GridComponent, TitleComponent } from "echarts/components";
import { SVGRenderer } from "echarts/renderers";
import { apart, COLORS, END_LABEL, PANEL_TITLE, SHEET, svgOf, titled } from "../svg.ts";
import type { SolverRow, SolversReport } from "./measure.ts";
import { exponentOf } from "./growth.ts";

use([LineChart, ScatterChart, GridComponent, TitleComponent, SVGRenderer]);

const WIDTH = 1_300;
const HEIGHT = 900;
const COLUMNS = 2;
/** Room above the panels, and around the lines of each. */
const TOP = 95;
const LEFT = 75;
const RIGHT = 245;
const ABOVE = 30;
const BELOW = 65;
/** How each solver is drawn, and its name for the reader. */
const LOOKS: Readonly<Record<SolverRow["who"], { readonly color: string; readonly label: string; readonly dashed?: true }>> = {
  search: { color: COLORS.blue, label: "search" },
  lp: { color: COLORS.vermillion, label: "lp" },
  yalps: { color: COLORS.green, label: "yalps" },
  highs: { color: COLORS.purple, label: "highs" },
  floor: { color: "#777777", label: "one look at each object", dashed: true },
};

/** Families that are drawn, with a title each that says what grows. */
const PANELS: readonly { readonly family: string; readonly title: string; readonly axis: string }[] = [
  { family: "sources", title: "Different lands of one or two colors", axis: "lands" },
  { family: "copies", title: "Copies of four cards, convoke", axis: "permanents" },
  { family: "costed", title: "Half of them ask for mana: Signets, filter lands …", axis: "permanents" },
  { family: "Commander", title: "Boards of real Commander decks", axis: "permanents" },
];

/** A unit that is read at first sight, for each power of ten. */
const timeLabel = (ms: number): string => {
  const [value, unit] = ms >= 1_000 ? [ms / 1_000, "s"] : ms >= 1 ? [ms, "ms"] : ms >= 1e-3 ? [ms * 1e3, "µs"] : [ms * 1e6, "ns"];
  return `${Math.round(value)} ${unit}`;
};

type Measured = SolverRow & { readonly medianMs: number };
const isMeasured = (row: SolverRow): row is Measured => row.medianMs !== undefined;

/** Who it is, how the time grows, and why the line ends before the panel does. */
const labelOf = (who: SolverRow["who"], rows: readonly Measured[], largest: number): string => {
  const exponent = exponentOf(rows.map(({ size, medianMs }) => ({ size, time: medianMs })));
  const last = rows.at(-1)?.size ?? largest;
  // What is rounded to nothing has no sign.
  const growth = exponent === undefined ? "" : `  ∝ n^${(Math.round(exponent * 10) / 10 + 0).toFixed(1)}`;
  return `${LOOKS[who].label}${growth}${last < largest ? `, too slow beyond ${last}` : ""}`;
};

/** The powers of ten around these numbers. */
const decades = (values: readonly number[]): readonly [number, number] => [10 ** Math.floor(Math.log10(Math.min(...values))), 10 ** Math.ceil(Math.log10(Math.max(...values)))];

/** One line per solver in one panel per family; both axes logarithmic, the same times everywhere. */
export const growthOption = ({ node, seed, rows }: SolversReport): EChartsCoreOption => {
  const measured = rows.filter(isMeasured);
  const panels = PANELS.filter(({ family }) => new Set(measured.filter((row) => row.family === family).map(({ size }) => size)).size > 1);
  if (panels.length === 0) throw new Error("The report has no family with two sizes or more to draw: measure again without --only, or with --only sources.");
  const shown = measured.filter(({ family }) => panels.some((panel) => panel.family === family));
  const [low, high] = decades(shown.map(({ medianMs }) => medianMs));
  const lines = Math.ceil(panels.length / COLUMNS);
  const [across, down] = [WIDTH / COLUMNS, (HEIGHT - TOP) / lines];
  const place = (index: number) => ({ x: (index % COLUMNS) * across, y: TOP + Math.floor(index / COLUMNS) * down });
  const heightOf = (ms: number): number => ((Math.log(high) - Math.log(ms)) / (Math.log(high) - Math.log(low))) * (down - ABOVE - BELOW);
  return {
    ...SHEET,
    title: [
      ...titled("How long a payment takes to find and prove best, by size of the board", `Median time of one program over seeded boards (seed ${seed}, Node ${node}); both axes are logarithmic; n^k: slope by least squares`),
      ...panels.map(({ title }, index) => ({ text: title, left: place(index).x + LEFT, top: place(index).y, textStyle: PANEL_TITLE })),
    ],
    grid: panels.map((_, index) => ({ left: place(index).x + LEFT, top: place(index).y + ABOVE, width: across - LEFT - RIGHT, height: down - ABOVE - BELOW })),
    xAxis: panels.map(({ axis, family }, index) => {
      const sizes = shown.filter((row) => row.family === family).map(({ size }) => size);
      return { gridIndex: index, type: "log", name: `size (${axis})`, nameLocation: "middle", nameGap: 28, min: Math.min(...sizes), max: Math.max(...sizes), ...ticksAt(sizes), splitLine: { show: false } };
    }),
    yAxis: panels.map((_, index) => ({
      gridIndex: index, type: "log", name: "time (median)", nameLocation: "middle", nameGap: 58, min: low, max: high, axisLabel: { formatter: timeLabel }, splitLine: { lineStyle: { color: "#e8e8e8" } },
    })),
    series: panels.flatMap(({ family }, index) => {
      const lineOf = (who: SolverRow["who"]): readonly Measured[] => shown.filter((row) => row.family === family && row.who === who);
      const drawn = (Object.keys(LOOKS) as SolverRow["who"][]).filter((who) => lineOf(who).length > 0);
      const moved = apart(drawn.map((who) => heightOf(lineOf(who).at(-1)?.medianMs ?? low)));
      const largest = Math.max(...drawn.flatMap((who) => lineOf(who).map(({ size }) => size)));
      return drawn.flatMap((who, at) => {
        const { color, dashed } = LOOKS[who];
        const label = { show: true, position: "right", formatter: labelOf(who, lineOf(who), largest), color, ...END_LABEL, offset: [0, moved[at]] };
        return [
          {
            type: "line", xAxisIndex: index, yAxisIndex: index, symbol: "circle", symbolSize: 7, data: lineOf(who).map(({ size, medianMs }) => [size, medianMs]),
            color, lineStyle: { width: 2.5, type: dashed === true ? "dashed" : "solid" },
          },
          // All labels stand beside the panel, at the height of their lines' ends.
          { type: "scatter", xAxisIndex: index, yAxisIndex: index, symbolSize: 0, itemStyle: { opacity: 1 }, data: [[largest, lineOf(who).at(-1)?.medianMs ?? low]], label },
        ];
      });
    }),
  };
};

/** Marks on a logarithmic axis where the sizes are, not at powers of ten only. */
const ticksAt = (sizes: readonly number[]): object => {
  const values = [...new Set(sizes)].sort((a, b) => a - b);
  return { axisTick: { customValues: values }, axisLabel: { customValues: values, formatter: (value: number) => value.toLocaleString("en") } };
};

export const growthSvg = (report: SolversReport): string => svgOf(growthOption(report), WIDTH, HEIGHT);
