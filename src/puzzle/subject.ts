/** What an entry is: a card by name, one of its faces, a token, or something that lies face down. */
import type { CardNames } from "../board/index.ts";
import type { Card } from "../cards/index.ts";
import type { Entry } from "./entry.ts";
import { readInline, readScript, type CardObject } from "./tokens.ts";
import type { Warn } from "./warning.ts";

/** Cards by name. The catalog is one. */
export interface PuzzleCards extends CardNames {
  /** The names of all faces of the card that has a face or a whole of this name, the front first; none for a card with one face. */
  readonly facesOf: (name: string) => readonly string[];
}

export interface Subject {
  readonly card: string | CardObject;
  /** Missing: not known by name. */
  readonly known?: Card;
  readonly token: boolean;
}

/** CR 708.2a */
const FACE_DOWN: CardObject = { name: "Face-down creature", type_line: "Creature", power: "2", toughness: "2" };
/** CR 701.58a */
const CLOAKED: CardObject = { ...FACE_DOWN, oracle_text: "Ward {2}" };

const named = (name: string, cards: PuzzleCards, warn: Warn): Subject => {
  const known = cards.byName(name);
  if (known !== undefined) return { card: name, known, token: known.token };
  const near = cards.nearest(name);
  const meant = near.length === 0 ? "" : ` Did you mean ${near.map((one) => `"${one}"`).join(", ")}?`;
  warn("unknown-card", `No card has this name.${meant} The position is refused until it is given with at least a type_line.`, true);
  return { card: name, token: false };
};

const scripted = (script: string, cards: PuzzleCards, warn: Warn): Subject => {
  const reading = readScript(script);
  if (reading.kind === "named") return named(reading.name, cards, warn);
  const { card } = reading;
  warn(
    reading.kind === "told" ? "read-as" : "unknown-token",
    reading.kind === "told" ? "Read by its script's name; an ability that the name does not tell is missing." : `Not all of ${reading.what} is known; abilities of it are taken as not understood.`,
    true,
  );
  return { card, token: true };
};

const spelledOut = (text: string, cards: PuzzleCards, warn: Warn): Subject => {
  const { card, bad, pictured } = readInline(text);
  if (bad.length > 0) warn("bad-value", `Of this token was not read: ${bad.join(", ")}.`, true);
  const known = cards.byName(card.name);
  if (known?.token === true) {
    // CR 111.10: such a token has its ability by the rules; the notation has no room for it.
    warn("read-as", `Read as the ${known.name} token of the rules, with its abilities, for which this notation has no room.`, true);
    return { card: known.name, known, token: true };
  }
  if (pictured.length > 0) warn("read-as", `No color is given, so it is colorless; the name of its picture says ${pictured.join("")}.`, true);
  return { card, token: true };
};

/** The card itself, whatever side of it is up. */
const wholeOf = (name: string, cards: PuzzleCards, warn: Warn): Subject =>
  name.startsWith("T:") ? scripted(name.slice(2), cards, warn)
  : name.startsWith("t:") ? spelledOut(name.slice(2), cards, warn)
  : named(name, cards, warn);

const face = (subject: Subject, at: number, what: string, cards: PuzzleCards, warn: Warn): Subject => {
  const name = typeof subject.card === "string" ? cards.facesOf(subject.card)[at] : undefined;
  const known = name === undefined ? undefined : cards.byName(name);
  if (name !== undefined && known !== undefined) return { card: name, known, token: subject.token };
  warn("unknown-face", `It is ${what}, and its other face is not known: the one it is named by stands for it.`, true);
  return subject;
};

/** CR 709.5: of a room on the battlefield there is what its unlocked doors say, and no more. */
const room = (entry: Entry, subject: Subject, cards: PuzzleCards, warn: Warn): Subject => {
  const doors = new Set(entry.modifiers.get("UnlockedRoom")?.map((door) => (/^left/i.test(door) ? 0 : 1)));
  if (doors.size === 0) return { card: { name: "Locked room", type_line: "Enchantment — Room" }, token: subject.token };
  if (doors.size === 2) warn("not-held", "Both doors are unlocked; only the left one's text is taken.", true);
  return face(subject, doors.has(0) ? 0 : 1, "unlocked", cards, warn);
};

/** What a card in any zone but the battlefield is. */
export const cardIn = (entry: Entry, cards: PuzzleCards, warn: Warn): Subject => wholeOf(entry.name, cards, warn);

/** What a permanent is as it stands. */
export const permanentIn = (entry: Entry, cards: PuzzleCards, warn: Warn): Subject => {
  const { modifiers } = entry;
  const down = modifiers.get("FaceDown");
  if (down !== undefined) {
    warn("not-held", "It lies face down, so it is a 2/2 creature without a name; what it really is is left out.", false);
    return { card: down.includes("Cloaked") ? CLOAKED : FACE_DOWN, token: modifiers.has("IsToken") };
  }
  const whole = wholeOf(entry.name, cards, warn);
  const subject = modifiers.has("IsToken") ? { ...whole, token: true } : whole;
  for (const [modifier, what] of [["Transformed", "transformed"], ["Modal", "its other side"], ["Flipped", "flipped"]] as const) {
    if (modifiers.has(modifier)) return face(subject, 1, what, cards, warn);
  }
  if (modifiers.has("Meld")) {
    warn("unknown-face", "It is melded, and a position does not know into what: the one it is named by stands for it.", true);
    return subject;
  }
  return subject.known?.subtypes.includes("Room") === true ? room(entry, subject, cards, warn) : subject;
};
