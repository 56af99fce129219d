/** Entries of a zone as those of a position. */
import type { PositionInput } from "../board/index.ts";
import { colorNamed, isColor } from "../mana/index.ts";
import { counterName } from "./counters.ts";
import { countsOf, wholeNumber, type Entry } from "./entry.ts";
import { cardIn, permanentIn, type PuzzleCards } from "./subject.ts";
import type { Warn } from "./warning.ts";

export type PermanentInput = PositionInput["you"]["battlefield"][number];
export type CardInput = NonNullable<PositionInput["you"]["hand"]>[number];

const MOST = 1_000_000;

/** Which printing it is, and what Forge does while it puts it there: nothing of the state itself. */
const NO_STATE = ["Set", "Art", "NoETBTrigs"] as const;

/** What a position holds of a permanent. */
const HELD = [
  "Tapped", "SummonSick", "Counters", "ChosenColor", "ChosenType", "NamedCard", "Id", "AttachedTo", "Attaching", "FaceDown", "Transformed", "Modal",
  "Flipped", "Meld", "PhasedOut", "Attacking", "IsCommander", "ClassLevel", "UnlockedRoom", "IsToken", "Imprinting",
] as const;
/** And of a card elsewhere. */
const HELD_ELSEWHERE = ["Id", "IsCommander"] as const;

/** What a position has no place for, and whether it could matter to a payment. */
const NOT_HELD: ReadonlyMap<string, readonly [what: string, matters: boolean]> = new Map([
  ["Owner", ["who owns it", false]], ["Damage", ["damage on it", false]], ["Suspected", ["that it is suspected", false]], ["Saddled", ["that it is saddled", false]],
  ["Renowned", ["that it is renowned", true]], ["Monstrous", ["that it is monstrous", true]], ["Solved", ["that it is solved", true]],
  ["IsRingBearer", ["that it is your Ring-bearer", true]], ["ChosenType2", ["a second type chosen for it", true]], ["ChosenCards", ["cards chosen for it", true]],
  ["RememberedCards", ["cards that it remembers", true]], ["ExiledWith", ["what exiled it", true]], ["MergedCards", ["what it is merged with", true]],
  ["EnchantingPlayer", ["which player it enchants", true]], ["OnAdventure", ["that it is on an adventure", true]], ["Foretold", ["that it is foretold", true]],
  ["ForetoldThisTurn", ["that it was foretold this turn", true]],
]);

/** What Forge does to the board once it is set up. */
const CHANGES_BOARD: ReadonlyMap<string, string> = new Map([
  ["ExecuteScript", "A script is run for it before play"], ["Ability", "It has an ability that the file spells out in Forge's own words"],
]);

/** What of an entry nobody takes from here on. */
const warnOfRest = (entry: Entry, held: readonly string[], warn: Warn): void => {
  for (const modifier of entry.modifiers.keys()) {
    const notHeld = NOT_HELD.get(modifier);
    const changes = CHANGES_BOARD.get(modifier);
    if (held.includes(modifier) || (NO_STATE as readonly string[]).includes(modifier)) continue;
    if (changes !== undefined) warn("changes-board", `${changes}, which is not done here.`, true);
    else if (notHeld !== undefined) warn("not-held", `A position has no place for ${notHeld[0]}.`, notHeld[1]);
    else if ((HELD as readonly string[]).includes(modifier)) warn("not-held", `A position has no place for ${modifier} of a card that is no permanent.`, true);
    else warn("unknown-modifier", `Nobody knows ${modifier}. Letter case matters.`, true);
  }
};

/** Of all entries: who has an id, and what is exiled under one. */
export interface Known {
  /** The last entry that says so holds an id, as in Forge. */
  readonly holders: ReadonlyMap<string, Entry>;
  /** Ids on a battlefield. */
  readonly onBattlefield: ReadonlySet<string>;
  readonly exiled: ReadonlyMap<string, string>;
}

/** What is the same for all entries. */
export interface Context {
  readonly cards: PuzzleCards;
  readonly known: Known;
  /** Attackers are attackers only in these steps. */
  readonly combat: boolean;
  /** Nothing is summoning sick. */
  readonly awake: boolean;
}

const lastOf = (entry: Entry, modifier: string): string | undefined => entry.modifiers.get(modifier)?.at(-1);

const idOf = (entry: Entry, { holders }: Known, warn: Warn): { readonly id?: string } => {
  const id = lastOf(entry, "Id");
  if (id === undefined) return {};
  if (id === "") warn("bad-value", "Its Id is empty.", true);
  else if (holders.get(id) !== entry) warn("repeated", `Another entry has the Id ${id}, too, and the last one holds it.`, true);
  else return { id };
  return {};
};

const countersOf = (entry: Entry, warn: Warn): { readonly counters?: Readonly<Record<string, number>> } => {
  const { counts, bad } = countsOf((entry.modifiers.get("Counters") ?? []).join(","), MOST);
  if (bad.length > 0) warn("bad-value", `These are no counters: ${bad.join(", ")}.`, true);
  const level = lastOf(entry, "ClassLevel");
  const classLevel = level === undefined ? undefined : wholeNumber(level, 1, MOST);
  if (level !== undefined && classLevel === undefined) warn("bad-value", `${level} is no level of a Class.`, true);
  // The level of a Class is a position's level counters, CR 717.
  const all = [...counts.filter(([, count]) => count > 0).map(([name, count]) => [counterName(name), count] as const), ...(classLevel === undefined ? [] : [["level", classLevel] as const])];
  return all.length === 0 ? {} : { counters: Object.fromEntries(all) };
};

const chosenColor = (text: string): string | undefined => {
  const name = text.trim();
  return isColor(name.toUpperCase()) ? name.toUpperCase() : colorNamed(name);
};

/** One thing at most is chosen in a position: a color, a type, a name, or the card that is imprinted. */
const chosenOf = (entry: Entry, { exiled }: Known, warn: Warn): { readonly chosen?: string } => {
  const found: string[] = [];
  for (const text of (entry.modifiers.get("ChosenColor") ?? []).flatMap((list) => list.split(","))) {
    const color = chosenColor(text);
    if (color === undefined) warn("bad-value", `${text} is no color.`, true);
    else found.push(color);
  }
  found.push(...["ChosenType", "NamedCard"].flatMap((modifier) => entry.modifiers.get(modifier) ?? []).filter((text) => text !== ""));
  for (const id of (entry.modifiers.get("Imprinting") ?? []).flatMap((list) => list.split(",")).map((text) => text.trim())) {
    const name = exiled.get(id);
    if (name === undefined) warn("unknown-id", `What is imprinted on it, ${id}, is not in exile.`, true);
    else found.push(name);
  }
  const [first, ...more] = found;
  if (more.length > 0) warn("not-held", `A position holds one choice; left out: ${more.join(", ")}.`, true);
  return first === undefined ? {} : { chosen: first };
};

const attachedTo = (entry: Entry, { onBattlefield }: Known, warn: Warn): { readonly attachedTo?: string } => {
  const id = lastOf(entry, "AttachedTo") ?? lastOf(entry, "Attaching");
  if (id === undefined) return {};
  if (onBattlefield.has(id)) return { attachedTo: id };
  warn("unknown-id", `It is attached to ${id}, and nothing on the battlefield has that Id.`, true);
  return {};
};

const attackingOf = (entry: Entry, combat: boolean, warn: Warn): { readonly attacking?: true } => {
  const attacked = lastOf(entry, "Attacking");
  if (attacked === undefined) return {};
  if (!combat) warn("bad-value", "It attacks only where activephase is COMBAT_DECLARE_ATTACKERS or COMBAT_DECLARE_BLOCKERS.", true);
  else if (attacked !== "") warn("not-held", `A position has no place for what it attacks (${attacked}).`, false);
  return combat ? { attacking: true } : {};
};

/** A permanent; `undefined` for one that is phased out and so not there, CR 702.26b. */
export const readPermanent = (entry: Entry, { cards, known, combat, awake }: Context, warn: Warn): PermanentInput | undefined => {
  if (entry.modifiers.has("PhasedOut")) {
    warn("not-held", "It is phased out, so it is left out.", false);
    return undefined;
  }
  const { card, token } = permanentIn(entry, cards, warn);
  warnOfRest(entry, HELD, warn);
  const isOn = (modifier: string): boolean => entry.modifiers.has(modifier);
  return {
    card,
    ...idOf(entry, known, warn),
    ...(isOn("Tapped") ? { tapped: true } : {}),
    ...(isOn("SummonSick") && !awake ? { summoningSick: true } : {}),
    ...attackingOf(entry, combat, warn),
    ...countersOf(entry, warn),
    ...chosenOf(entry, known, warn),
    ...attachedTo(entry, known, warn),
    ...(token ? { token: true } : {}),
    ...(isOn("IsCommander") ? { commander: true } : {}),
  };
};

/** A card in hand, graveyard or command zone. */
export const readCardIn = (entry: Entry, { cards, known }: Context, warn: Warn): CardInput => {
  warnOfRest(entry, HELD_ELSEWHERE, warn);
  return { card: cardIn(entry, cards, warn).card, ...idOf(entry, known, warn) };
};

/** Neighbours that are alike and have no id become one entry with a count. */
export const counted = <T extends { readonly id?: string | undefined; readonly count?: number | undefined }>(entries: readonly T[]): readonly T[] => {
  const groups: { readonly key: string; readonly entry: T; count: number }[] = [];
  for (const entry of entries) {
    const key = JSON.stringify(entry);
    const last = groups.at(-1);
    if (last?.key === key && entry.id === undefined) last.count += 1;
    else groups.push({ key, entry, count: 1 });
  }
  return groups.map(({ entry, count }) => (count === 1 ? entry : { ...entry, count }));
};
