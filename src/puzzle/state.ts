/**
 * Forge's state files as lines: `[metadata]` with `Key:Value`, `[state]` with `key=value`. A key of the state is a player
 * (`human`, `ai`, or `p0` to `p9`) and what of that player it is about, told by how the key ends; letter case does not matter.
 */
import type { PuzzleWarning, WarningCode } from "./warning.ts";

export interface StateLine {
  /** Counted from 1. */
  readonly line: number;
  /** As written. */
  readonly key: string;
  readonly value: string;
}

/** What a key ends with, in the order in which Forge looks; "play" is the battlefield. */
const ENDINGS = [
  ["life", "life"], ["counters", "counters"], ["landsplayed", "landsplayed"], ["landsplayedlastturn", "landsplayedlastturn"],
  ["numringtemptedyou", "numringtemptedyou"], ["speed", "speed"], ["play", "battlefield"], ["battlefield", "battlefield"], ["hand", "hand"],
  ["graveyard", "graveyard"], ["library", "library"], ["exile", "exile"], ["command", "command"], ["sideboard", "sideboard"],
  ["precast", "precast"], ["putonstack", "putonstack"], ["manapool", "manapool"], ["persistentmana", "persistentmana"],
] as const;

/** What a line says of one player. */
export type Aspect = (typeof ENDINGS)[number][1];

const GLOBALS = ["turn", "activeplayer", "activephase", "activephaseadvance", "removesummoningsickness"] as const;
export type GlobalKey = (typeof GLOBALS)[number];

export type PlayerLines = Readonly<Partial<Record<Aspect, StateLine>>>;

export interface StateText {
  /** Keys as written, but each once. */
  readonly metadata: Readonly<Record<string, string>>;
  /** Line of each key of `metadata`. */
  readonly globals: Readonly<Partial<Record<GlobalKey, StateLine>>>;
  /** By number: 0 is the human player. */
  readonly players: ReadonlyMap<number, PlayerLines>;
  /** `ability<Name>` lines, which cards name by `Ability:Name`; by name in lower case. */
  readonly abilities: ReadonlySet<string>;
  readonly warnings: readonly PuzzleWarning[];
}

/** "human" and "p0" are the first player. A number has one digit. */
export const playerNumber = (text: string): number | undefined => {
  if (text.startsWith("human")) return 0;
  if (text.startsWith("ai")) return 1;
  return /^p\d/.test(text) ? Number(text[1]) : undefined;
};

const isGlobal = (key: string): key is GlobalKey => (GLOBALS as readonly string[]).includes(key);

/** A section's name, or a line's key and value; `undefined` for what says nothing: space and comments. */
type Parsed = { readonly section: string } | { readonly key: string; readonly value: string } | { readonly stray: string };

const parseLine = (text: string, separator: ":" | "="): Parsed | undefined => {
  const line = text.trim();
  if (line === "" || line.startsWith("#")) return undefined;
  const section = /^\[(.*)\]$/.exec(line)?.[1];
  if (section !== undefined) return { section: section.trim().toLowerCase() };
  const at = line.indexOf(separator);
  return at < 0 ? { stray: line } : { key: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
};

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** The lines of a file by what they are about. Where one says again what another has said, the later one holds, as in Forge. */
export const readState = (text: string): StateText => {
  const metadata = new Map<string, string>();
  const globals: Partial<Record<GlobalKey, StateLine>> = {};
  const players = new Map<number, Partial<Record<Aspect, StateLine>>>();
  const abilities = new Set<string>();
  const warnings: PuzzleWarning[] = [];
  // A state without sections is what Forge's developer mode writes.
  let section = "state";

  const put = <K extends string>(lines: Partial<Record<K, StateLine>>, name: K, found: StateLine): void => {
    const before = lines[name];
    if (before !== undefined) warnings.push({ code: "repeated", line: before.line, key: before.key, message: `Line ${found.line} says it again, and the later one holds.`, matters: true });
    lines[name] = found;
  };

  const putState = (found: StateLine, warn: (code: WarningCode, message: string) => void): void => {
    const key = found.key.toLowerCase();
    const player = playerNumber(key);
    const aspect = ENDINGS.find(([ending]) => key.endsWith(ending))?.[1];
    if (isGlobal(key)) put(globals, key, found);
    else if (key.startsWith("ability")) abilities.add(key.slice("ability".length));
    else if (player === undefined || aspect === undefined) warn("unknown-key", "Nobody knows this key, so the line is left out.");
    else {
      const lines = players.get(player) ?? {};
      players.set(player, lines);
      put(lines, aspect, found);
    }
  };

  for (const [index, raw] of text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/).entries()) {
    const line = index + 1;
    const parsed = parseLine(raw, section === "metadata" ? ":" : "=");
    if (parsed === undefined) continue;
    const warn = (key: string) => (code: WarningCode, message: string): void => void warnings.push({ code, line, key: shortened(key), message, matters: true });
    if ("section" in parsed) section = parsed.section;
    else if ("stray" in parsed) warn(parsed.stray)("unknown-key", "This is no key with a value, so the line is left out.");
    else if (section === "metadata") metadata.set(parsed.key, parsed.value);
    else if (section === "state") putState({ line, ...parsed }, warn(parsed.key));
    else warn(parsed.key)("unknown-key", `Nobody knows the section [${shortened(section)}], so the line is left out.`);
  }
  return { metadata: Object.fromEntries(metadata), globals, players, abilities, warnings };
};
