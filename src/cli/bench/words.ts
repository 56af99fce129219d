/** Numbers and names as people read them. */
import type { Estimate } from "../../bench/statistics.ts";

/** What stands where there is nothing to tell. */
export const NOTHING = "–";

/** "12.3 %"; what is not 0 is not shown as 0. */
export const percent = (share: number | undefined): string =>
  share === undefined ? NOTHING : share > 0 && share < 0.0005 ? "<0.1 %" : share < 1 && share > 0.9995 ? ">99.9 %" : `${(share * 100).toFixed(1)} %`;

export const decimal = (value: number): string => (value !== 0 && Math.abs(value) < 0.0005 ? `${value < 0 ? "-" : ""}<0.001` : value.toFixed(3));

/** With the interval. */
export const estimated = (estimate: Estimate | undefined, told: (value: number) => string): string =>
  estimate === undefined ? NOTHING : `${told(estimate.value)} (${told(estimate.low)} to ${told(estimate.high)})`;

export const grouped = (count: number): string => count.toLocaleString("en-US");

/** Microseconds in a unit that is read at first sight. */
export const duration = (microseconds: number | undefined): string => {
  if (microseconds === undefined) return NOTHING;
  const [value, unit] = microseconds >= 1e6 ? [microseconds / 1e6, "s"] : microseconds >= 1e3 ? [microseconds / 1e3, "ms"] : [microseconds, "µs"];
  return `${value >= 100 ? Math.round(value) : Number(value.toPrecision(2))} ${unit}`;
};
