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

export const groupsOf = (list: string): readonly Group[] => list.split(/[\n,]/).filter((line) => line.trim() !== "").map(groupOf);
