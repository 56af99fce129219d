import { GlobalFonts, createCanvas, loadImage } from "@napi-rs/canvas";
import { use, type EChartsCoreOption } from "echarts/core";
import { LineChart, ScatterChart } from "echarts/charts";
import { GridComponent, TitleComponent } from "echarts/components";
import { SVGRenderer } from "echarts/renderers";
import { FONT, svgOf } from "../svg.ts";
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
/** From one label to the next. */
const LABEL_HEIGHT = 17;

/** Colors that those who see few of them tell apart (Okabe and Ito), and names for the reader. */
const LOOKS: Readonly<Record<SolverRow["who"], { readonly color: string; readonly label: string; readonly dashed?: true }>> = {
  search: { color: "#0072b2", label: "search" },
  lp: { color: "#d55e00", label: "lp" },
  yalps: { color: "#009e73", label: "yalps" },
  highs: { color: "#cc79a7", label: "highs" },
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

/** How far down labels are moved so that none covers another, in the order given: heights in pixels, from the top. */
export const apartBy = (heights: readonly number[], gap: number): readonly number[] => {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] as number) - (heights[b] as number));
  const moved = heights.map(() => 0);
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const height = heights[index] as number;
    moved[index] = Math.max(0, last + gap - height);
    last = height + (moved[index] as number);
  }
  return moved;
};

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
    animation: false,
    backgroundColor: "#ffffff",
    textStyle: FONT,
    title: [
      { text: "How long a payment takes to find and prove best, by size of the board", left: "center", top: 14, textStyle: { fontSize: 21 } },
      { subtext: `Median time of one program over seeded boards (seed ${seed}, Node ${node}); both axes are logarithmic; n^k: slope by least squares`, left: "center", top: 34, subtextStyle: { fontSize: 13, color: "#444" } },
      ...panels.map(({ title }, index) => ({ text: title, left: place(index).x + LEFT, top: place(index).y, textStyle: { fontSize: 15, fontWeight: "normal" } })),
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
      const moved = apartBy(drawn.map((who) => heightOf(lineOf(who).at(-1)?.medianMs ?? low)), LABEL_HEIGHT);
      const largest = Math.max(...drawn.flatMap((who) => lineOf(who).map(({ size }) => size)));
      return drawn.flatMap((who, at) => {
        const { color, dashed } = LOOKS[who];
        const label = { show: true, position: "right", formatter: labelOf(who, lineOf(who), largest), color, fontSize: 13, distance: 10, offset: [0, moved[at]] };
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

/** Pixels for each unit of the drawing, so that text is sharp. */
const SCALE = 1.5;

export const pngOf = async (svg: string): Promise<Buffer> => {
  if (GlobalFonts.families.length === 0) throw new Error("There is no font on this machine to write the labels with: install one, for example DejaVu Sans.");
  const image = await loadImage(Buffer.from(svg));
  const canvas = createCanvas(image.width * SCALE, image.height * SCALE);
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toBuffer("image/png");
};
