/**
 * Tokens. Forge names them by a script (`T:g_1_1_saproling`), whose name says color, power, toughness and types by convention,
 * or spells them out (`t:Saproling,P:1,T:1,Color:G,Types:Creature-Saproling,Keywords:`), which has no room for other abilities.
 */
import type { PositionInput } from "../board/index.ts";
import { CARD_TYPES, SUPERTYPES, typeOfSubtype } from "../cards/index.ts";
import { COLORS, colorNamed, isColor, type Color } from "../mana/index.ts";
import { PLANESWALKER_TYPES, SUBTYPES } from "../oracle/subtypes.ts";

/** A card as a position spells it out. */
export type CardObject = Exclude<PositionInput["you"]["battlefield"][number]["card"], string>;

/** Scripts of tokens that have a name of their own in the rules, CR 111.10; those of the others say what they are. */
const SCRIPTS = [
  ["c_a_treasure_sac", "Treasure"], ["c_a_gold_sac", "Gold"], ["c_a_powerstone", "Powerstone"], ["c_0_1_eldrazi_spawn_sac", "Eldrazi Spawn"],
  ["c_1_1_eldrazi_scion_sac", "Eldrazi Scion"], ["c_a_food_sac", "Food"], ["c_a_clue_draw", "Clue"], ["c_a_map_sac_explore", "Map"],
  ["c_a_junk_sac_exileplay", "Junk"], ["c_a_lander_sac_search", "Lander"],
] as const;

const NAME_OF_SCRIPT: ReadonlyMap<string, string> = new Map(SCRIPTS);
const SCRIPT_OF_NAME: ReadonlyMap<string, string> = new Map(SCRIPTS.map(([script, name]) => [name, script]));

export const scriptOf = (name: string): string | undefined => SCRIPT_OF_NAME.get(name);

/** Words at the end of a script's name, without space there, that are keywords. */
const KEYWORDS: ReadonlyMap<string, string> = new Map([
  ["flying", "Flying"], ["firststrike", "First strike"], ["doublestrike", "Double strike"], ["deathtouch", "Deathtouch"], ["haste", "Haste"],
  ["hexproof", "Hexproof"], ["indestructible", "Indestructible"], ["lifelink", "Lifelink"], ["menace", "Menace"], ["reach", "Reach"],
  ["trample", "Trample"], ["vigilance", "Vigilance"], ["defender", "Defender"], ["prowess", "Prowess"], ["decayed", "Decayed"],
]);

/** What is known of a token, and how surely. */
export type TokenReading =
  /** One of those that the catalog knows by name. */
  | { readonly kind: "named"; readonly name: string }
  /** All that the script's name or the entry says. */
  | { readonly kind: "told"; readonly card: CardObject }
  /** Something of it has no meaning here, and may be an ability. */
  | { readonly kind: "unclear"; readonly card: CardObject; readonly what: string };

const capitalized = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** Stands for abilities that are not known. A reader of card text does not understand it, and says so in every answer. */
const unknownAbilities = (what: string): string => `This token may have mana abilities or change costs: what ${what} stands for is not known here.`;

/** Types and abilities that letters between numbers and words stand for. */
const TYPE_LETTERS: ReadonlyMap<string, string> = new Map([["a", "Artifact"], ["e", "Enchantment"], ["l", "Land"]]);

const tokenTypes = (types: readonly string[], subtypes: readonly string[]): string =>
  ["Token", ...types].join(" ") + (subtypes.length === 0 ? "" : ` — ${subtypes.join(" ")}`);

const textOf = (lines: readonly string[]): { readonly oracle_text?: string } => (lines.length === 0 ? {} : { oracle_text: lines.join("\n") });

const isCreatureType = (word: string): boolean => SUBTYPES.has(word) && !PLANESWALKER_TYPES.has(word) && typeOfSubtype(word) === "Creature";

/** `g_3_3_dinosaur`, `c_1_1_a_thopter_flying`: colors, numbers, other types, creature types, keywords. */
export const readScript = (script: string): TokenReading => {
  const name = NAME_OF_SCRIPT.get(script);
  if (name !== undefined) return { kind: "named", name };
  const [colors = "", ...parts] = script.split("_");
  const size = parts.length >= 2 && /^\d+$/.test(parts[0] ?? "") && /^\d+$/.test(parts[1] ?? "") ? parts.splice(0, 2) : [];
  const types = size.length > 0 ? ["Creature"] : [];
  while (TYPE_LETTERS.has(parts[0] ?? "")) types.unshift(TYPE_LETTERS.get(parts.shift() ?? "") ?? "");
  const words = parts.map(capitalized);
  const subtypes = words.filter(isCreatureType);
  const keywords = parts.flatMap((word) => KEYWORDS.get(word) ?? []);
  const isRead = /^(?:c|[wubrg]+)$/.test(colors) && size.length > 0 && subtypes.length > 0 && subtypes.length + keywords.length === parts.length;
  const card: CardObject = {
    name: subtypes.length === 0 ? script : subtypes.join(" "),
    type_line: tokenTypes(types, subtypes),
    colors: COLORS.filter((color) => /^[wubrg]+$/.test(colors) && colors.toUpperCase().includes(color)),
    ...(size.length === 0 ? {} : { power: size[0] ?? "", toughness: size[1] ?? "" }),
    ...textOf([...keywords, ...(isRead ? [] : [unknownAbilities(`the script ${script}`)])]),
  };
  return isRead ? { kind: "told", card } : { kind: "unclear", card, what: `the script ${script}` };
};

/** "W", "WU", "White", "{W}{U}", "Colorless"; `undefined` if a word is no color. */
const colorsIn = (text: string): readonly Color[] | undefined => {
  const words = text.split(/[\s/{}&]+/).filter((word) => word !== "");
  if (words.every((word) => /^(?:c|colorless|none|null)$/i.test(word))) return [];
  const letters = new Set(words.flatMap((word) => colorNamed(word) ?? [...word.toUpperCase()]));
  return [...letters].every(isColor) ? COLORS.filter((color) => letters.has(color)) : undefined;
};

export interface InlineToken {
  readonly card: CardObject;
  /** What could not be read of it. */
  readonly bad: readonly string[];
  /** Colors that only the name of its picture tells: no color is given. */
  readonly pictured: readonly Color[];
}

/** `Assembly-Worker` is one subtype, although a hyphen separates them. */
const typeWords = (text: string): readonly string[] => text.replace(/Assembly-Worker/g, "Assembly\u0000Worker").split("-").map((word) => word.replace("\u0000", "-").trim()).filter((word) => word !== "");

/** What stands behind `t:`. */
export const readInline = (text: string): InlineToken => {
  const [name = "", ...rest] = text.split(",").map((part) => part.trim());
  const fields = new Map(rest.flatMap((part) => (part.includes(":") ? [[part.slice(0, part.indexOf(":")), part.slice(part.indexOf(":") + 1)] as const] : [])));
  const field = (key: string): string => fields.get(key) ?? "";
  const words = typeWords(field("Types"));
  const among = (list: readonly string[]): readonly string[] => list.filter((word) => words.includes(word));
  const types = [...among(SUPERTYPES), ...among(CARD_TYPES)];
  const colors = colorsIn(field("Color"));
  const image = /(?:^|_)([wubrg]+)_\d+_\d+_/.exec(field("Image"))?.[1]?.toUpperCase() ?? "";
  const isCreature = types.includes("Creature");
  return {
    card: {
      name: name.replace(/ Token$/, "") || "Token",
      type_line: tokenTypes(types, words.filter((word) => !types.includes(word))),
      ...(/^(?:|no cost|null)$/i.test(field("Cost")) ? {} : { mana_cost: field("Cost").split(/\s+/).map((symbol) => `{${symbol}}`).join("") }),
      ...(field("Color") !== "" && colors !== undefined ? { colors: [...colors] } : {}),
      ...(isCreature ? { power: field("P") || "0", toughness: field("T") || "0" } : {}),
      ...textOf(field("Keywords").split("-").map((word) => word.trim().replaceAll("CARDNAME", "This token")).filter((word) => word !== "")),
    },
    bad: [
      ...[...fields.keys()].filter((key) => !["P", "T", "Cost", "Color", "Types", "Keywords", "Image"].includes(key)),
      ...(colors === undefined ? [`Color:${field("Color")}`] : []),
      ...(types.length === 0 ? ["Types"] : []),
      ...["P", "T"].filter((key) => !/^[+-]?\d*$/.test(field(key))),
    ],
    pictured: field("Color") === "" && field("Cost").replace(/no cost/i, "").trim() === "" ? COLORS.filter((color) => image.includes(color)) : [],
  };
};
