/** Forge's puzzle files (`.pzl`) and saved states as positions. CR numbers stand where a rule decides what a modifier means. */
import type { InputError } from "../answer.ts";
import type { PositionInput } from "../board/index.ts";
import { isManaType, MANA_TYPES } from "../mana/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { countsOf, entriesOf, wholeNumber, type Entry } from "./entry.ts";
import { counted, readCardIn, readPermanent, type CardInput, type Context, type Known, type PermanentInput } from "./permanent.ts";
import { playerNumber, readState, type Aspect, type GlobalKey, type PlayerLines, type StateLine, type StateText } from "./state.ts";
import type { PuzzleCards } from "./subject.ts";
import type { PuzzleWarning, Warn } from "./warning.ts";

/** A position that need not say what is to be paid. */
export type BoardInput = Omit<PositionInput, "paying"> & Partial<Pick<PositionInput, "paying">>;

/** What a state file says that is no part of a position and changes no payment. */
export interface PuzzleFacts {
  /** Name, Goal, Turns, Difficulty, Description and so on, as written. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly turn?: number;
  /** MAIN1, COMBAT_DECLARE_BLOCKERS … */
  readonly phase?: string;
}

export interface Puzzle {
  readonly position: BoardInput;
  readonly facts: PuzzleFacts;
  /** In the order of lines. */
  readonly warnings: readonly PuzzleWarning[];
}

/** The same as JSON from outside: what is no text and no number is not taken. */
export const parseFacts = (json: unknown): PuzzleFacts => {
  const facts = typeof json === "object" && json !== null ? (json as { readonly metadata?: unknown; readonly turn?: unknown; readonly phase?: unknown }) : {};
  const metadata = typeof facts.metadata === "object" && facts.metadata !== null ? Object.entries(facts.metadata) : [];
  return {
    metadata: Object.fromEntries(metadata.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
    ...(typeof facts.turn === "number" && Number.isSafeInteger(facts.turn) && facts.turn >= 0 ? { turn: facts.turn } : {}),
    ...(typeof facts.phase === "string" ? { phase: facts.phase } : {}),
  };
};

const MOST_LIFE = 1_000_000;

/** Zones that a position has no place for; the same of others but for what they control. */
const OTHER_ZONES: Readonly<Partial<Record<Aspect, string>>> = {
  hand: "hand", graveyard: "graveyard", library: "library", exile: "exile", command: "command zone", sideboard: "sideboard",
};

/** Numbers and lists that a position has no place for, and whether they could matter; nothing is left out where they are 0 or empty. */
const NOT_HELD: Readonly<Partial<Record<Aspect, readonly [what: string, matters: boolean]>>> = {
  landsplayed: ["lands played this turn", false], landsplayedlastturn: ["lands played last turn", false],
  numringtemptedyou: ["how often the Ring has tempted a player", true], speed: ["a player's speed", true],
};

const CHANGES_BOARD: Readonly<Partial<Record<Aspect, string>>> = {
  precast: "These spells and abilities resolve before play begins", putonstack: "These spells are on the stack as play begins",
};

const COMBAT: ReadonlySet<string> = new Set(["COMBAT_DECLARE_ATTACKERS", "COMBAT_DECLARE_BLOCKERS"]);

/** Entries of one line, with what to say of them. */
interface Zone {
  readonly line: StateLine;
  readonly entries: readonly Entry[];
}

/** The state with its zones taken apart. Entries are compared as objects, so this is done once. */
interface Opened {
  readonly state: StateText;
  readonly zone: (player: number, aspect: Aspect) => Zone | undefined;
}

const ZONES: readonly Aspect[] = ["battlefield", "hand", "graveyard", "library", "exile", "command", "sideboard"];

const open = (state: StateText): Opened => {
  const zones = new Map<StateLine, Zone>();
  for (const lines of state.players.values()) {
    for (const aspect of ZONES) {
      const line = lines[aspect];
      if (line !== undefined) zones.set(line, { line, entries: entriesOf(line.value) });
    }
  }
  return {
    state,
    zone: (player, aspect) => {
      const line = state.players.get(player)?.[aspect];
      return line === undefined ? undefined : zones.get(line);
    },
  };
};

const idsIn = (zone: Zone | undefined): readonly (readonly [id: string, entry: Entry])[] =>
  (zone?.entries ?? []).flatMap((entry) => {
    const id = entry.modifiers.get("Id")?.at(-1);
    return id === undefined ? [] : [[id, entry] as const];
  });

const knownIn = ({ state, zone }: Opened): Known => {
  const players = [...state.players.keys()];
  const of = (aspect: Aspect) => players.flatMap((player) => idsIn(zone(player, aspect)));
  const holders = new Map(ZONES.flatMap(of));
  const there = of("battlefield").filter(([id, entry]) => holders.get(id) === entry && !entry.modifiers.has("PhasedOut"));
  return {
    holders,
    onBattlefield: new Set(there.map(([id]) => id)),
    exiled: new Map(of("exile").map(([id, entry]) => [id, entry.name])),
  };
};

/** Writes down what is said, with the place that it is about. */
type Teller = (line: StateLine, entry?: Entry) => Warn;

const shortName = (name: string): string => (name.length > 60 ? `${name.slice(0, 57)}…` : name);

/** Letters by spaces: `R R`. */
const poolOf = (line: StateLine | undefined, tell: Teller): readonly string[] => {
  if (line === undefined) return [];
  const letters = line.value.toUpperCase().split(/\s+/).filter((letter) => letter !== "");
  const bad = letters.filter((letter) => !isManaType(letter));
  if (bad.length > 0) tell(line)("bad-value", `This is no mana: ${bad.slice(0, 10).map(shortName).join(" ")}. It is written as W U B R G C, with spaces.`, true);
  return letters.filter(isManaType);
};

const symbolsOf = (letters: readonly string[]): string => letters.map((letter) => `{${letter}}`).join("");

/** What is in a pool; Forge's persistent mana is not lost as steps and phases end. CR 106.4 */
const manaOf = (lines: PlayerLines, tell: Teller): { readonly pool?: NonNullable<PositionInput["you"]["pool"]> } => {
  const lost = poolOf(lines.manapool, tell);
  const kept = poolOf(lines.persistentmana, tell);
  if (kept.length === 0) return lost.length === 0 ? {} : { pool: symbolsOf(lost) };
  const lasting = MANA_TYPES.map((type) => ({ type, count: kept.filter((letter) => letter === type).length, until: "end-of-turn" as const }));
  return { pool: [...(lost.length === 0 ? [] : [symbolsOf(lost)]), ...lasting.filter(({ count }) => count > 0)] };
};

const numberOf = (line: StateLine | undefined, least: number, tell: Teller): number | undefined => {
  if (line === undefined) return undefined;
  const number = wholeNumber(line.value, least, MOST_LIFE);
  if (number === undefined) tell(line)("bad-value", `${shortName(line.value)} is no whole number from ${least.toLocaleString("en-US")} to ${MOST_LIFE.toLocaleString("en-US")}.`, true);
  return number;
};

const energyOf = (line: StateLine | undefined, mine: boolean, tell: Teller): { readonly energy?: number } => {
  if (line === undefined) return {};
  const { counts, bad } = countsOf(line.value, MOST_LIFE);
  if (bad.length > 0) tell(line)("bad-value", `These are no counters: ${bad.map(shortName).join(", ")}.`, true);
  const isEnergy = (name: string): boolean => mine && name.toUpperCase() === "ENERGY";
  const others = counts.filter(([name, count]) => count > 0 && !isEnergy(name)).map(([name, count]) => `${name}=${count}`);
  if (others.length > 0) tell(line)("not-held", `A position has no place for these counters of a player: ${others.join(", ")}.`, true);
  const energy = counts.filter(([name]) => isEnergy(name)).reduce((sum, [, count]) => sum + count, 0);
  return energy === 0 ? {} : { energy };
};

/** What is left out of what a file says of a player. */
const warnOfRest = (player: number, { state, zone }: Opened, tell: Teller): void => {
  const lines = state.players.get(player) ?? {};
  const left = player === 0 ? ["library", "exile", "sideboard"] as const : ["hand", "graveyard", "library", "exile", "command", "sideboard"] as const;
  for (const aspect of left) {
    const found = zone(player, aspect);
    if (found === undefined || found.entries.length === 0) continue;
    const whose = player === 0 ? "your" : "another player's";
    // What is exiled or in another's graveyard some cards look at; a library and a sideboard none.
    tell(found.line)("not-held", `A position has no place for ${whose} ${OTHER_ZONES[aspect]}; cards left out: ${found.entries.length}.`, aspect !== "library" && aspect !== "sideboard");
  }
  if (player !== 0 && lines.life !== undefined) tell(lines.life)("not-held", "A position has no place for another player's life.", false);
  for (const [aspect, [what, matters]] of Object.entries(NOT_HELD) as [Aspect, readonly [string, boolean]][]) {
    const line = lines[aspect];
    if (line !== undefined && !/^0*$/.test(line.value)) tell(line)("not-held", `A position has no place for ${what}.`, matters);
  }
  for (const [aspect, what] of Object.entries(CHANGES_BOARD) as [Aspect, string][]) {
    const line = lines[aspect];
    if (line !== undefined && line.value !== "") tell(line)("changes-board", `${what}, which is not done here, so the position is not the puzzle's: ${shortName(line.value)}.`, true);
  }
};

const battlefieldOf = (player: number, opened: Opened, context: Context, tell: Teller): readonly PermanentInput[] => {
  const found = opened.zone(player, "battlefield");
  return counted((found?.entries ?? []).flatMap((entry) => (found === undefined ? [] : (readPermanent(entry, context, tell(found.line, entry)) ?? []))));
};

const cardsIn = <K extends "hand" | "graveyard" | "command">(aspect: K, opened: Opened, context: Context, tell: Teller): { readonly [A in K]?: CardInput[] } => {
  const found = opened.zone(0, aspect);
  if (found === undefined || found.entries.length === 0) return {};
  return { [aspect]: [...counted(found.entries.map((entry) => readCardIn(entry, context, tell(found.line, entry))))] } as { readonly [A in K]?: CardInput[] };
};

/** Whose turn it is; "none" and nothing are yours. */
const turnOf = (line: StateLine | undefined, tell: Teller): { readonly turn?: "yours" | "theirs" } => {
  if (line === undefined || line.value === "" || line.value.toLowerCase() === "none") return {};
  const player = playerNumber(line.value.toLowerCase());
  if (player === undefined) tell(line)("bad-value", `${shortName(line.value)} is no player; your turn is taken.`, true);
  return player === undefined || player === 0 ? {} : { turn: "theirs" };
};

const text = (globals: StateText["globals"], key: GlobalKey): string => globals[key]?.value.trim() ?? "";

/** What the state is, if it is one at all. */
const emptyState = ({ globals, players }: StateText): boolean => players.size === 0 && Object.keys(globals).length === 0;

/**
 * A state file as a position from the first player's side, and all of it that a position does not hold. It fails only for
 * a text that has no state at all.
 */
export const parsePuzzle = (source: string, cards: PuzzleCards): Result<Puzzle, InputError> => {
  if (source.trim() === "") return fail({ code: "empty-input", message: "There is nothing to read: the input is empty." });
  const state = readState(source);
  if (emptyState(state)) return fail({ code: "not-a-puzzle", message: "This is no state of Forge's: there is no line as humanbattlefield=Forest;Forest." });
  const warnings: PuzzleWarning[] = [...state.warnings];
  const tell: Teller = ({ line, key }, entry) => (code, message, matters) =>
    void warnings.push({ code, line, key, message: entry === undefined ? message : `${shortName(entry.name)}: ${message}`, matters });

  const opened = open(state);
  const { globals, players } = state;
  const phase = text(globals, "activephase").toUpperCase();
  const context: Context = { cards, known: knownIn(opened), combat: COMBAT.has(phase), awake: text(globals, "removesummoningsickness").toLowerCase() === "true" };
  const yours = players.get(0) ?? {};
  const life = numberOf(yours.life, -MOST_LIFE, tell);
  const others = Array.from({ length: Math.max(1, ...players.keys()) }, (_, index) => index + 1);
  const position: BoardInput = {
    you: {
      ...(life === undefined ? {} : { life }),
      ...energyOf(yours.counters, true, tell),
      ...manaOf(yours, tell),
      battlefield: [...battlefieldOf(0, opened, context, tell)],
      ...cardsIn("hand", opened, context, tell),
      ...cardsIn("graveyard", opened, context, tell),
      ...cardsIn("command", opened, context, tell),
    },
    opponents: others.map((player) => {
      energyOf(players.get(player)?.counters, false, tell);
      return { ...manaOf(players.get(player) ?? {}, tell), battlefield: [...battlefieldOf(player, opened, context, tell)] };
    }),
    ...turnOf(globals.activeplayer, tell),
  };
  for (const player of [0, ...others]) warnOfRest(player, opened, tell);
  const advance = globals.activephaseadvance;
  if (advance !== undefined && advance.value !== "" && advance.value.toUpperCase() !== "NONE") {
    tell(advance)("changes-board", `The game goes on to ${shortName(advance.value)} before play begins, which is not done here.`, true);
  }
  const turn = numberOf(globals.turn, 0, tell);
  return ok({
    position,
    facts: { metadata: state.metadata, ...(turn === undefined ? {} : { turn }), ...(phase === "" || phase === "NONE" ? {} : { phase }) },
    warnings: warnings.sort((a, b) => a.line - b.line),
  });
};
