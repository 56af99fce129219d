import { CARD_TYPES, SUPERTYPES } from "../cards/index.ts";
import { PLANESWALKER_TYPES, SUBTYPES } from "./subtypes.ts";

/** Makes printed text uniform before the grammar sees it: one wording, `~` for the card itself, no reminder text. */

/** Prefixes before a dash that change what the line means; any other is an ability word, CR 207.2c, or mere flavor. */
const MEANINGFUL_PREFIXES: ReadonlySet<string> = new Set([
  "Companion", "Max speed", "Solved", "To solve", "Exhaust", "Boast", "Renew", "Forecast", "Power-up", "Visit", "Prize", "Partner",
  "Hidden agenda", "Champion", "Gift", "Specialize", "Secret council",
]);

/** Drops text in parentheses, CR 207.2. Works on unbalanced text too. */
export const withoutReminder = (text: string): string => {
  let depth = 0;
  let out = "";
  for (const char of text) {
    if (char === "(") depth += 1;
    else if (char === ")" && depth > 0) depth -= 1;
    else if (depth === 0) out += char;
  }
  return out;
};

/** Words that stand in rules text in their own right, so that they are no short name ("Black Panther", "Land Wurm"). */
const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...[...CARD_TYPES, ...SUPERTYPES].map((word) => word.toLowerCase()),
  "white", "blue", "black", "red", "green", "colorless", "the", "this", "each", "all", "other", "another", "you", "your", "mana", "life", "add",
  "sacrifice", "discard", "exile", "tap", "untap", "haste", "flash", "spell", "spells", "creatures", "lands", "artifacts", "enchanted", "equipped",
  "activate", "activated", "spend", "draw", "flying", "whenever", "when", "nonland", "noncreature", "kicker", "equip", "choose", "put", "remove",
]);

/** The names by which a card's text may call it: the whole name, and for legends its first part. CR 201.5 */
export const ownNames = (name: string, legendary: boolean): readonly string[] => {
  const short = legendary
    ? [name.split(", ")[0], name.split(" the ")[0], name.split(" of ")[0], name.split(" ")[0]]
    : [name.split(", ")[0]];
  const usable = (text: string | undefined): text is string =>
    text !== undefined && text.length > 2 && (!SUBTYPES.has(text) || PLANESWALKER_TYPES.has(text)) && !COMMON_WORDS.has(text.toLowerCase());
  return [...new Set([name, ...short].filter(usable))].sort((a, b) => b.length - a.length);
};

const isWordCharacter = (char: string | undefined): boolean => char !== undefined && /[A-Za-z0-9-]/.test(char);

/** Replaces whole-word occurrences of `name`. */
const replaceName = (text: string, name: string): string => {
  let out = "";
  let from = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, from)) {
    const end = at + name.length;
    const whole = !isWordCharacter(text[at - 1]) && !isWordCharacter(text[end]);
    // "named Thing" is about all that are so named. Only names without a comma can be told from what follows.
    const isNamed = text.slice(0, at).endsWith(" named ") && !name.includes(",");
    out += text.slice(from, at) + (whole && !isNamed ? "~" : name);
    from = end;
  }
  return out + text.slice(from);
};

/** "this creature", "this land", "this Aura" …: anything but "this way", "this turn", "this mana", "this ability" … */
const THIS = /\b[Tt]his (?:creature|land|artifact|enchantment|permanent|token|spell|card|planeswalker|battle|vehicle|door|[A-Z][a-z]+)\b(?! (?:spell|card)s?\b)/g;

const withoutAbilityWord = (line: string): string => {
  const dash = line.indexOf(" \u2014 ");
  if (dash < 0 || dash > 40) return line;
  const word = line.slice(0, dash);
  const plain = /^[A-Z][^.:,{}"|]*$/.test(word) && !/^[IVX]+$/.test(word);
  return plain && !MEANINGFUL_PREFIXES.has(word) ? line.slice(dash + 3) : line;
};

/** One printed line in the form that the grammar reads; "" if nothing is left of it. */
export const normalizeLine = (printed: string, names: readonly string[]): string => {
  const plain = withoutReminder(printed)
    .replaceAll("\u2019", "'")
    .replace(/[\u201c\u201d]/g, "\"")
    .replace(/ to your mana pool| to their mana pool/g, "")
    .replace(/enters the battlefield/g, "enters")
    .replace(/\s+/g, " ")
    .trim();
  const named = names.reduce(replaceName, plain).replace(THIS, "~");
  return withoutAbilityWord(named).replace(/ ([.,])/g, "$1").trim();
};

/** The modes of an activated ability belong to its line, CR 700.2; those of a spell say nothing of its cost. */
const hasModes = (line: string): boolean => /^[^"]*: [Cc]hoose [^"]*\u2014$/.test(line);

/** The printed lines of a rules text. */
export const linesOf = (text: string): readonly string[] => {
  const lines: string[] = [];
  let inModes = false;
  for (const line of text.split(/\r?\n/).map((part) => part.trim()).filter((part) => part !== "")) {
    inModes = hasModes(line) || (inModes && line.startsWith("\u2022"));
    if (inModes && line.startsWith("\u2022")) lines[lines.length - 1] += ` ${line}`;
    else lines.push(line);
  }
  return lines;
};
