import type { Condition } from "../cards/index.ts";

/** Words and lines before a text that say when it holds at all. */

const counters = (counter: string, is: ">=" | "<=", value: number): Condition => ({ kind: "amount", amount: { kind: "counters", counter }, is, value });

/** Keyword-like words before the ability proper that are conditions, CR 702.178 (max speed), 702.177 (exhaust). */
const GATES: readonly (readonly [prefix: string, condition: Condition])[] = [
  ["Max speed \u2014 ", { kind: "unknown", text: "you have max speed" }],
  ["Exhaust \u2014 ", { kind: "unknown", text: "not activated before" }],
  ["Solved \u2014 ", { kind: "unknown", text: "this case is solved" }],
];

const stationGate = (line: string): { readonly rest: string; readonly condition: Condition } | undefined => {
  const found = /^(\d+)\+ \| (.*)$/.exec(line);
  return found === null ? undefined : { rest: found[2] ?? "", condition: counters("charge", ">=", Number(found[1])) };
};

/** The line without its gate, and the gate. */
export const ungated = (line: string): { readonly rest: string; readonly condition?: Condition } => {
  const gate = GATES.find(([prefix]) => line.startsWith(prefix));
  if (gate !== undefined) return { rest: line.slice(gate[0].length), condition: gate[1] };
  return stationGate(line) ?? { rest: line };
};

/** How many charge counters a line of a Spacecraft asks for. CR 721.2 */
const stationOf = (line: string): number | undefined => {
  const found = /^(?:STATION )?(\d+)\+(?: \||$)/.exec(line);
  return found === null ? undefined : Number(found[1]);
};

/**
 * A line after which text holds only from a level on. A leveler counts its level counters (CR 711.2), a Spacecraft its
 * charge counters (CR 721.2); the level of a Class is given as level counters, too, and is 1 without them (CR 716.2).
 */
export const sectionOf = (line: string): Condition | undefined => {
  const [, from, to] = /^LEVEL (\d+)-(\d+)$/.exec(line) ?? [];
  if (from !== undefined && to !== undefined) return { kind: "all", of: [counters("level", ">=", Number(from)), counters("level", "<=", Number(to))] };
  const level = /^LEVEL (\d+)\+$/.exec(line)?.[1] ?? /^\{[^:]*: Level (\d+)$/.exec(line)?.[1];
  if (level !== undefined) return counters("level", ">=", Number(level));
  const station = stationOf(line);
  return station === undefined ? undefined : counters("charge", ">=", station);
};

/** With how many charge counters a Spacecraft that has power is a creature: as many as its last ability asks for. CR 721.2b */
export const creatureAt = (lines: readonly string[]): number | undefined => {
  const found = lines.flatMap((line) => stationOf(line) ?? []);
  return found.length === 0 ? undefined : Math.max(...found);
};
