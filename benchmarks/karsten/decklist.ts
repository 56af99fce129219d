/** Decklists as text: "4 Forest", with what the catalog does not know of a card behind it in brackets. */
import type { Group } from "./mana.ts";

const LINE = /^(?<count>\d+)x? (?<card>[^[\]]+?)(?: \[(?<mark>[^\]]*)\])?$/;

/** @throws where a line is none of a decklist */
export const groupOf = (text: string): Group => {
  const { count, card, mark } = LINE.exec(text.trim())?.groups ?? {};
  if (count === undefined || card === undefined) throw new Error(`"${text}" is no line like "4 Forest".`);
  const group = { card, count: Number(count) };
  if (mark === undefined) return group;
  if (mark === "tapped") return { ...group, tapped: true };
  const makes = /^makes (.+)$/.exec(mark)?.[1];
  if (makes === undefined) throw new Error(`"[${mark}]" of "${card}" is neither [tapped] nor [makes NAME].`);
  return { ...group, makes };
};

/** Lines, or what stands between commas where it is a line of code. */
export const groupsOf = (list: string): readonly Group[] => list.split(/[\n,]/).filter((line) => line.trim() !== "").map(groupOf);

/** Where the main deck ends. */
const SIDEBOARD = /^(?:sideboard|maybeboard|considering)\b/i;
/** Headings of a decklist, and what is said beside it. */
const NO_CARD = /^(?:deck|main ?deck|mainboard|commander|companion|about|name .*)?:?$|^(?:\/\/|#)/i;
/** "(M21) 123" of an edition, and stars and marks behind it. */
const EDITION = /\s+\([A-Z0-9]{2,6}\)(?:\s+[\w★-]+)?(?:\s+\*\w\*)?(?=$|\s+\[)/;

/** The main deck of a list as players and programs write it. */
export const mainDeck = (list: string): readonly Group[] => {
  const lines = list.split(/\r?\n/).map((line) => line.trim());
  const end = lines.findIndex((line) => SIDEBOARD.test(line));
  return lines.slice(0, end < 0 ? lines.length : end).filter((line) => !NO_CARD.test(line)).map((line) => groupOf(line.replace(EDITION, "")));
};
