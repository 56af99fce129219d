/** What is asked for on the command line, as settings of a run; or what is wrong with it. */
import { distance } from "fastest-levenshtein";
import { WHOLE, type Settings, type Shard } from "../../bench/chunks.ts";
import type { PositionSet } from "../../bench/positions.ts";
import { fail, ok, type Result } from "../../result.ts";
import { STRATEGIES } from "../../strategies/index.ts";

export interface BenchOptions {
  readonly positions: number;
  readonly seed: number;
  readonly set?: readonly string[];
  readonly strategies?: readonly string[];
  readonly decks?: string;
  readonly out?: string;
  readonly json?: boolean;
  readonly shard?: string;
}

/** Names in the order of all; an unknown one is told the nearest. */
const chosen = (what: string, asked: readonly string[] | undefined, all: readonly string[]): Result<readonly string[], string> => {
  if (asked === undefined) return ok(all);
  if (asked.length === 0) return fail(`No ${what} is named. There are ${all.join(", ")}.`);
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown === undefined) return ok(all.filter((name) => asked.includes(name)));
  const [nearest] = all.toSorted((a, b) => distance(a, unknown) - distance(b, unknown));
  return fail(`There is no ${what} "${unknown}". ${nearest === undefined ? "" : `Did you mean "${nearest}"? `}There are ${all.join(", ")}.`);
};

export const parseShard = (text: string | undefined): Result<Shard, string> => {
  if (text === undefined) return ok(WHOLE);
  const [, part, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? [];
  const shard: Shard = { part: Number(part), of: Number(of) };
  return part !== undefined && shard.part >= 1 && shard.part <= shard.of ? ok(shard) : fail(`--shard is a part of so many, as 1/4, not "${text}".`);
};

/** As many as anybody can wait for. */
const MOST_POSITIONS = 10_000_000;

export const settingsFrom = ({ positions, seed, set, strategies }: BenchOptions, sets: readonly PositionSet[], decks: string | undefined): Result<Settings, string> => {
  if (positions > MOST_POSITIONS) return fail(`At most ${MOST_POSITIONS} positions of each set are drawn.`);
  const setNames = chosen("set", set, sets.map(({ name }) => name));
  if (!setNames.ok) return setNames;
  const strategyNames = chosen("strategy", strategies, STRATEGIES.map(({ name }) => name));
  return strategyNames.ok ? ok({ seed, positions, sets: setNames.value, strategies: strategyNames.value, ...(decks === undefined ? {} : { decks }) }) : strategyNames;
};
