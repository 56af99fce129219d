import { init, type EChartsCoreOption } from "echarts/core";

/** A chart as text; who draws registers the parts of echarts that it uses. */
export const svgOf = (option: EChartsCoreOption, width: number, height: number): string => {
  const chart = init(undefined, undefined, { renderer: "svg", ssr: true, width, height });
  chart.setOption(option);
  const svg = chart.renderToSVGString();
  chart.dispose();
  return svg;
};

export const FONT = { fontFamily: "DejaVu Sans, Verdana, Arial, sans-serif" };
