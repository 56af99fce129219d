import { init, type EChartsCoreOption } from "echarts/core";

/** A chart as text; who draws registers the parts of echarts that it uses. */
export const svgOf = (option: EChartsCoreOption, width: number, height: number): string => {
  const chart = init(undefined, undefined, { renderer: "svg", ssr: true, width, height });
  chart.setOption(option);
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
};

/** What every chart has. */
export const SHEET = { animation: false, backgroundColor: "#ffffff", textStyle: { fontFamily: "DejaVu Sans, Verdana, Arial, sans-serif" } };

/** Colors that those who see few of them tell apart (Okabe and Ito). */
export const COLORS = { blue: "#0072b2", vermillion: "#d55e00", green: "#009e73", purple: "#cc79a7", orange: "#e69f00", sky: "#56b4e9" } as const;

/** Title and subtitle of a chart with panels. */
export const titled = (text: string, subtext: string): readonly object[] => [
  { text, left: "center", top: 14, textStyle: { fontSize: 21 } },
  { subtext, left: "center", top: 34, subtextStyle: { fontSize: 13, color: "#444" } },
];

export const PANEL_TITLE = { fontSize: 15, fontWeight: "normal" } as const;

/** The name of a line, beside its end. */
export const END_LABEL = { fontSize: 13, distance: 10 };

/** From one of these to the next. */
const LABEL_HEIGHT = 17;

/** How far down labels are moved so that none covers another, in the order given: heights in pixels, from the top. */
export const apart = (heights: readonly number[]): readonly number[] => {
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] as number) - (heights[b] as number));
  const moved = heights.map(() => 0);
  let last = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const height = heights[index] as number;
    moved[index] = Math.max(0, last + LABEL_HEIGHT - height);
    last = height + (moved[index] as number);
  }
  return moved;
};
