import type { CardJson } from "../../src/cards/json.ts";
import { linesOf, withoutReminder } from "../../src/oracle/normalize.ts";
import { movesLibraryCards } from "../../src/oracle/relevance.ts";

/** Where a card makes mana otherwise than by mana abilities that it has or gives, so that no payment can use it. CR 605.1 */
export const ELSEWHERE = [
  "as a spell resolves", "by a trigger", "by a loyalty ability", "by tokens that it makes", "by what it gives to one target", "by other types of lands",
  "by an ability with a target, or one that moves cards of a library",
] as const;
export type Elsewhere = (typeof ELSEWHERE)[number];

const MANA_TOKEN = /\b(?:Treasure|Gold|Powerstone|Vibranium|Lander|Mutavault)\b|\b[Cc]reates?\b.*\btokens?\b.*\b[Aa]dd\b/;
const ADDS = /\b(?:adds?|produces?)\b[^.]*(?:\{[WUBRGC]\}|mana)/i;
const TRIGGER = /^(?:[^\u2014]{1,40} \u2014 )?(?:When|Whenever|At) |^[IVX]+(?:, [IVX]+)* \u2014 |^\u2022 |^\d+(?:[-\u2014]\d+)? \| |^Cumulative upkeep|\bat the beginning of\b/;
const LOYALTY = /^[+\u2212-]?[\dX]+: /;
const LAND_TYPES = /\b(?:is|are) (?:an? )?(?:Plains|Islands?|Swamps?|Mountains?|Forests?)\b/;

const wayOf = (line: string, spell: boolean): Elsewhere | undefined => {
  const bare = withoutReminder(line);
  const outside = bare.replace(/"[^"]*"/g, "");
  if (MANA_TOKEN.test(bare)) return "by tokens that it makes";
  if (/\bfirebending\b/i.test(outside)) return "by a trigger";
  if (LAND_TYPES.test(outside)) return "by other types of lands";
  if (/\b[Tt]arget [a-z]+ gains "[^"]*[Aa]dd/.test(bare)) return "by what it gives to one target";
  if (!ADDS.test(bare)) return undefined;
  if (spell) return "as a spell resolves";
  if (LOYALTY.test(outside)) return "by a loyalty ability";
  if (TRIGGER.test(outside) || /"(?:When|Whenever|At) /.test(bare)) return "by a trigger";
  return /\btarget\b/i.test(outside) || movesLibraryCards(outside) ? "by an ability with a target, or one that moves cards of a library" : undefined;
};

export const elsewhere = (json: CardJson): readonly Elsewhere[] => {
  const found = new Set((json.card_faces ?? [json]).flatMap((face) => {
    const spell = /\b(?:Instant|Sorcery)\b/.test(face.type_line ?? json.type_line ?? "");
    return linesOf(face.oracle_text ?? "").flatMap((line) => wayOf(line, spell) ?? []);
  }));
  return ELSEWHERE.filter((reason) => found.has(reason));
};
