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

const NUMERALS: readonly string[] = ["I", "II", "III", "IV", "V", "VI"];

/**
 * "II \u2014 This Saga gains \"{T}: Add {C}.\"": what it has from that chapter on, told by its lore counters. A Saga on the
 * battlefield has had its first chapter, whether or not its counters are given. CR 714.2
 */
export const chapterOf = (line: string): { readonly rest: string; readonly condition?: Condition } | undefined => {
  const [, numeral = "", quoted] = /^([IVX]+)(?:, [IVX]+)* \u2014 ~ gains "(.*)"$/.exec(line) ?? [];
  if (quoted === undefined) return undefined;
  const chapter = NUMERALS.indexOf(numeral) + 1;
  const rest = quoted.replace(/(?<![A-Za-z])'|'(?![A-Za-z])/g, "\"");
  return chapter === 0 ? undefined : chapter === 1 ? { rest } : { rest, condition: counters("lore", ">=", chapter) };
};

/** "As this enters, choose Khans or Dragons." */
export const anchorWords = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => /^As ~ enters, choose ([A-Z][A-Za-z' -]*) or ([A-Z][A-Za-z' -]*)\.$/.exec(line)?.slice(1) ?? []);

/** "\u2022 Khans \u2014 Creatures you control have haste.": so only if that was chosen, which a position does not tell. CR 614.12b */
export const anchored = (line: string, choices: readonly string[]): { readonly rest: string; readonly condition: Condition } | undefined => {
  const [, word = "", rest] = /^\u2022 ([^\u2014]+) \u2014 (.*)$/.exec(line) ?? [];
  return rest === undefined || !choices.includes(word) ? undefined : { rest, condition: { kind: "unknown", text: `${word} was chosen` } };
};
