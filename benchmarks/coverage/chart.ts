import { BarChart } from "echarts/charts";
import { GridComponent, LegendComponent, TitleComponent } from "echarts/components";
import { use, type EChartsCoreOption } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import { COLORS, SHEET, svgOf } from "../svg.ts";
import { DEGREES, type CoverageReport, type Degree } from "./measure.ts";

use([BarChart, GridComponent, LegendComponent, TitleComponent, SVGRenderer]);

const WIDTH = 900;
const BAR = 22;
const AROUND = 130;

const LOOKS: Readonly<Record<Degree, { readonly name: string; readonly color: string }>> = {
  whole: { name: "read whole", color: COLORS.green },
  part: { name: "in part", color: COLORS.orange },
  none: { name: "not at all", color: COLORS.vermillion },
  untold: { name: "text not in the set", color: "#999999" },
};

const option = ({ date, all, rows }: CoverageReport): EChartsCoreOption => {
  const shown = [all, ...rows];
  return {
    ...SHEET,
    title: { text: "Cards that matter to paying, and how much of them is read", subtext: `${all.cards} cards, ${date}; in percent of those with that reason, their number behind it`, left: "center", top: 8 },
    legend: { bottom: 8, data: DEGREES.map((degree) => LOOKS[degree].name) },
    grid: { left: 190, right: 30, top: 75, bottom: 70 },
    xAxis: { type: "value", min: 0, max: 100, axisLabel: { formatter: "{value} %" } },
    yAxis: { type: "category", inverse: true, data: shown.map(({ label, cards }) => `${label} (${cards})`), axisTick: { show: false } },
    series: DEGREES.map((degree) => ({
      type: "bar", stack: "all", name: LOOKS[degree].name, itemStyle: { color: LOOKS[degree].color }, barWidth: "70%",
      data: shown.map(({ cards, degrees }) => (100 * degrees[degree]) / cards),
    })),
  };
};

export const coverageSvg = (report: CoverageReport): string => svgOf(option(report), WIDTH, AROUND + BAR * (report.rows.length + 1));
