import { printSymbols, parseSymbols } from "../mana/index.ts";
import type { Encoding } from "../encode/index.ts";
import { demandSymbol, type Total } from "../rules/index.ts";
import type { Activity, Program, Solver } from "../solver/program.ts";

export interface Missing {
  /** How many mana, and other costs, stay unpaid at least. */
  readonly size: number;
  /** A smallest set of symbols that stays unpaid. */
  readonly symbols: string;
  /** Costs that are not mana and stay unpaid: indices into the total's parts. */
  readonly parts: readonly number[];
}

/** The same program, in which anything may stay unpaid, at a price of one each. */
const relaxed = (program: Program): Program => ({
  ...program,
  levels: 1,
  goods: program.goods.map((good) => ({ ...good, leftover: [] })),
  activities: [
    ...program.activities.map((activity): Activity => ({ ...activity, prices: [] })),
    ...program.demands.map(({ count }, demand): Activity => ({
      upper: count, uses: [], takes: [], gives: [], serves: [{ demand, count: 1 }], prices: [1], rank: 99,
    })),
  ],
});

/** The least that stays unpaid of a total; `undefined` if the budget ran out. */
export const missingOf = (solver: Solver, budget: number, encoding: Encoding, total: Total): Missing | undefined => {
  const { program, demands } = encoding;
  const outcome = solver.solve(relaxed(program), { budget });
  if (outcome.status !== "optimal" && outcome.status !== "feasible") return undefined;
  const unpaid = outcome.solution.firings.flatMap(({ activity, times }) =>
    activity >= program.activities.length ? [{ demand: activity - program.activities.length, count: times }] : []);
  const symbols = unpaid.flatMap(({ demand, count }) => {
    const due = demands[demand];
    return due === undefined ? [] : [{ symbol: demandSymbol(due), count }];
  });
  const firstPart = demands.findIndex((demand) => demand === undefined);
  const parts = [...new Set(unpaid.map(({ demand }) => demand - firstPart).filter((part) => part >= 0 && part < total.parts.length))];
  return { size: unpaid.reduce((sum, { count }) => sum + count, 0), symbols: summed(symbols), parts };
};

/** "{1}", "{1}" and "{U}" as "{2}{U}". */
const summed = (symbols: readonly { readonly symbol: string; readonly count: number }[]): string => {
  const generic = symbols.reduce((sum, { symbol, count }) => sum + (symbol === "{1}" ? count : 0), 0);
  const rest = parseSymbols(symbols.flatMap(({ symbol, count }) => (symbol === "{1}" ? [] : [symbol.repeat(count)])).join(""));
  return (generic > 0 ? `{${generic}}` : "") + (rest.ok ? printSymbols(rest.value) : "");
};
