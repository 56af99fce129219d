import type { ManaType } from "../mana/index.ts";

/**
 * Levels that look at the mana spent on the cost itself (CR 106.3, 106.6): for texts that ask what was spent. Mana abilities'
 * own costs are no part of it; nor is what convokes, is delved or paid by life. CR 702.44a, 700.14
 */
export type SpentLevel =
  /** Converge, sunburst: how many of the five colors were not spent. CR 702.44a */
  | { readonly spent: "colors" }
  | SpentMana;

/** Mana of some kind: 0 if so much of it was spent, otherwise 1. What is missing is not looked at. */
export interface SpentMana {
  readonly spent: "mana";
  /** Adamant: of this type; `"same"`: all of one color, whichever. */
  readonly color?: ManaType | "same";
  /** From a snow source. CR 107.4h */
  readonly snow?: true;
  /** Made by something of this name, card type or subtype: "Treasure", "Artifact". */
  readonly from?: string;
  /** That does something for the spell ("that spell can't be countered"). CR 106.6 */
  readonly rider?: true;
  /** So much of it; default 1. */
  readonly least?: number;
  /** How much is short of `least`, not only whether. Not with `"same"`. */
  readonly each?: true;
  /** How much of it was spent: rather none. `least` and `each` are then not looked at; not with `"same"`. */
  readonly avoid?: true;
}

/** How often a level that wants mana spent wants it. */
export const leastOf = ({ least = 1 }: SpentMana): number => least;

/** A level as one line: what answers call it. */
export const spentName = (level: SpentLevel): string => {
  if (level.spent === "colors") return "spent colors";
  const { color, snow, from, rider, avoid, each } = level;
  const what = [
    ...(snow === true ? ["snow"] : []), ...(color === undefined ? [] : color === "same" ? ["of one color"] : [`{${color}}`]),
    ...(from === undefined ? [] : [`from ${from}`]), ...(rider === true ? ["with a rider"] : []),
  ].join(" ");
  const much = avoid === true ? "no mana" : `${each === true ? "each of " : ""}${leastOf(level)} mana`;
  return `spent ${much}${what === "" ? "" : ` ${what}`}`;
};
