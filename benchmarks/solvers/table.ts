import type { SolverRow, SolversReport } from "./measure.ts";
import { exponentOf } from "./growth.ts";

const MICRO = 1_000;

/** Three digits and a unit. */
export const duration = (ms: number): string => {
  const [value, unit] = ms >= MICRO ? [ms / MICRO, "s"] : ms >= 1 ? [ms, "ms"] : ms * MICRO >= 1 ? [ms * MICRO, "µs"] : [ms * MICRO * MICRO, "ns"];
  return `${value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2)} ${unit}`;
};

const ratio = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value >= 0.01 ? value.toFixed(2) : value.toExponential(0));

const COLUMNS = [
  { head: "size", width: 6 }, { head: "", width: 8 }, { head: "boards", width: 9 }, { head: "median", width: 9 }, { head: "99 %", width: 9 }, { head: "× fastest", width: 10 },
  { head: "peak MB", width: 8 }, { head: "unproved", width: 9 }, { head: "failed", width: 7 },
] as const;

const line = (cells: readonly string[]): string =>
  `${cells.map((cell, index) => (index === 1 ? ` ${cell.padEnd((COLUMNS[index]?.width ?? 1) - 1)}` : cell.padStart(COLUMNS[index]?.width ?? 0))).join("").trimEnd()}\n`;

const rowLine = ({ size, who, answered, boards, medianMs, p99Ms, ratio: factor, peakMegabytes, unproved, failures }: SolverRow, isFirst: boolean): string =>
  line([
    isFirst ? String(size) : "", who, answered === boards ? String(boards) : `${answered}/${boards}`,
    medianMs === undefined ? "-" : duration(medianMs), p99Ms === undefined ? "-" : duration(p99Ms), factor === undefined ? "-" : ratio(factor),
    peakMegabytes === undefined ? "" : peakMegabytes.toFixed(0), unproved > 0 ? String(unproved) : "", failures > 0 ? String(failures) : "",
  ]);

/** The names in a row of a family, in their first order. */
const namesIn = (rows: readonly SolverRow[]): readonly SolverRow["who"][] => [...new Set(rows.map(({ who }) => who))];

export const exponents = (rows: readonly SolverRow[]): readonly { readonly who: SolverRow["who"]; readonly exponent: number }[] =>
  namesIn(rows).flatMap((who) => {
    const points = rows.flatMap((row) => (row.who === who && row.medianMs !== undefined ? [{ size: row.size, time: row.medianMs }] : []));
    const exponent = exponentOf(points);
    return exponent === undefined ? [] : [{ who, exponent }];
  });

const familyTable = ({ name, title, grows }: SolversReport["families"][number], rows: readonly SolverRow[]): string => {
  if (rows.length === 0) return "";
  const growth = grows ? exponents(rows).map(({ who, exponent }) => `${who} ${exponent.toFixed(2)}`) : [];
  return [
    `\n${name}: ${title}\n`,
    line(COLUMNS.map(({ head }) => head)),
    ...rows.map((row, index) => rowLine(row, row.size !== rows[index - 1]?.size)),
    ...(growth.length > 0 ? [`  growth exponents: ${growth.join(", ")}\n`] : []),
    ...rows.flatMap(({ who, size, dropped }) => (dropped === undefined ? [] : [`  ${who} ${grows ? "is not asked beyond" : "does not finish"} size ${size}: ${dropped}\n`])),
  ].join("");
};

export const solversTable = ({ node, machine, seed, budget, limits, families, rows, differences, failures }: SolversReport): string => {
  const failed = new Map<string, number>();
  for (const { who, what } of failures) failed.set(`${who}: ${what}`, (failed.get(`${who}: ${what}`) ?? 0) + 1);
  return [
    `node ${node} on ${machine}\n`,
    `seed ${seed}, budget ${budget}; at most ${limits.patience / MICRO} s for one board, ${limits.share / MICRO} s for all of a size\n`,
    ...families.map((family) => familyTable(family, rows.filter((row) => row.family === family.name))),
    ...(failed.size > 0 ? ["\nEngines failed\n", ...[...failed].map(([what, count]) => `  ${count} × ${what}\n`)] : []),
    ...(differences.length > 0
      ? ["\nAnswers differ\n", ...differences.map(({ family, size, board, what }) => `  ${family}, size ${size}, board ${board}: ${what}\n`)]
      : [rows.length > 0 ? "\nNo answers differ: each was decoded, judged and compared before it was timed.\n" : "\nNothing was measured.\n"]),
  ].join("");
};
