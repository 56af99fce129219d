/**
 * The catalog's own form: facts about cards as lines of text, each fact that repeats written once.
 *
 * Sections are separated by a line that begins with "#". `words` are strings, `costs` mana costs, `abilities`,
 * `effects` and `castings` one JSON value a line; a card is one line of fields that point there by line number, in base 36.
 * Faces that are cards by themselves are lines of their own, in the last section. No rules text: of lines that
 * were not read only the number is kept: "1", "1!" if one of them may forbid a payment, "1+2" where two more work on
 * the battlefield only, "1+2+3" where three more could change only power or toughness there.
 *
 * Lines and not one JSON value, because a look-up then parses the handful of lines that its card points to.
 */
import type { Card, Casting, Effect, ManaAbility, NotUnderstood } from "../cards/index.ts";
import { COLORS, parseCost, printSymbols, type Color, type Cost } from "../mana/index.ts";

/** Raised whenever catalogs of before can no longer be read. */
export const FORMAT = "tapwright-catalog 2";

const SECTIONS = ["words", "types", "costs", "abilities", "effects", "castings", "cards", "faces"] as const;
type Section = (typeof SECTIONS)[number];

/** Lines, each once, numbered as they come. */
interface Table {
  readonly add: (line: string) => string;
  readonly lines: () => readonly string[];
}

const table = (): Table => {
  const numbers = new Map<string, number>();
  return {
    add: (line) => {
      const number = numbers.get(line) ?? numbers.size;
      numbers.set(line, number);
      return number.toString(36);
    },
    lines: () => [...numbers.keys()],
  };
};

const colorLetters = (colors: readonly Color[]): string => colors.join("");
const numberText = (value: number | undefined): string => (value === undefined ? "" : String(value));

/** "1 line of this card's text is not read": all that the catalog knows about it. */
const unreadLines = (count: number, mayForbid: boolean, onBoard: boolean, aboutPower: boolean): readonly NotUnderstood[] =>
  count === 0
    ? []
    : [{
        text: count === 1 ? "1 line of this card's text is not read" : `${count} lines of this card's text are not read`,
        ...(mayForbid ? { mayForbid } : {}),
        ...(onBoard ? { onBoard } : {}),
        ...(aboutPower ? { about: "power" as const } : {}),
      }];

/** How many lines of a card's text a line stands for: of a card out of a catalog one is for all of them. */
const linesIn = ({ text }: NotUnderstood): number => Number(/^(\d+) lines? of this card's text (?:is|are) not read$/.exec(text)?.[1] ?? 1);
const countLines = (lines: readonly NotUnderstood[]): number => lines.reduce((sum, line) => sum + linesIn(line), 0);

/** How many lines of a card were not read. */
export const unreadCount = (card: Card): number => countLines(card.notUnderstood);

/** Lines that always matter, then those that work on the battlefield only, then those of them that are about power. */
const unreadParts = (card: Card): readonly (readonly NotUnderstood[])[] => [
  card.notUnderstood.filter((line) => line.onBoard !== true),
  card.notUnderstood.filter((line) => line.onBoard === true && line.about === undefined),
  card.notUnderstood.filter((line) => line.onBoard === true && line.about !== undefined),
];

const someMayForbid = (lines: readonly NotUnderstood[]): boolean => lines.some((line) => line.mayForbid === true);

const encodeUnread = (card: Card): string =>
  unreadParts(card).map((lines) => (lines.length === 0 ? "" : `${countLines(lines)}${someMayForbid(lines) ? "!" : ""}`)).join("+").replace(/\++$/, "");

const decodeUnread = (field: string | undefined): readonly NotUnderstood[] =>
  (field ?? "").split("+").flatMap((part, index) => unreadLines(Number(part.replace("!", "")), part.endsWith("!"), index >= 1, index === 2));

/** Where cards as data keep words of their text, and what stands for words that would be a sentence of it. */
const WORDS_INSTEAD: ReadonlyMap<string, string> = new Map([
  ["text", "something that a position does not tell"],
  ["rider", "something for the spell it is spent on"],
  ["line", "an offer of its text that is not read"],
]);
const MOST_WORDS = 3;

/** The same data without sentences of rules text. */
const withoutSentences = <T>(data: T): T =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    const instead = WORDS_INSTEAD.get(key);
    return instead !== undefined && typeof value === "string" && value.split(" ").length > MOST_WORDS ? instead : value;
  }) as T;

const catalogedCasting = (casting: Casting): Casting => {
  if (casting.kind === "face") return { ...casting, card: asCataloged(casting.card) };
  if (casting.kind !== "way" || casting.as === undefined) return withoutSentences(casting);
  const { as, ...way } = casting;
  return { ...withoutSentences(way), as: asCataloged(as) };
};

/** A card as the catalog gives it back: as read, but for sentences of its text, which become markers. Done twice it is as done once. */
export const asCataloged = (card: Card): Card => ({
  ...card,
  abilities: withoutSentences(card.abilities),
  effects: withoutSentences(card.effects),
  notUnderstood: decodeUnread(encodeUnread(card)),
  ...(card.faces === undefined ? {} : { faces: card.faces.map(asCataloged) }),
  ...(card.castings === undefined ? {} : { castings: card.castings.map(catalogedCasting) }),
});

/** All cards as one text. */
export const encodeCatalog = (cards: readonly Card[]): string => {
  const tables = { words: table(), types: table(), costs: table(), abilities: table(), effects: table(), castings: table(), faces: table() };
  const list = (of: Table, lines: readonly string[]): string => lines.map((line) => of.add(line)).join(",");
  const encodeCard = (card: Card): string => {
    const types = [card.supertypes.join(" "), card.types.join(" "), card.subtypes.join("|"), card.token ? "token" : ""].join(";");
    return [
      card.name,
      card.manaCost === undefined ? "" : tables.costs.add(printSymbols(card.manaCost)),
      tables.types.add(types),
      colorLetters(card.colors),
      // Nearly always the same as the colors.
      colorLetters(card.colorIdentity) === colorLetters(card.colors) ? "=" : colorLetters(card.colorIdentity),
      numberText(card.power),
      numberText(card.toughness),
      list(tables.words, card.keywords),
      list(tables.abilities, withoutSentences(card.abilities).map((ability) => JSON.stringify(ability))),
      list(tables.effects, withoutSentences(card.effects).map((effect) => JSON.stringify(effect))),
      encodeUnread(card),
      card.faces === undefined ? "" : list(tables.faces, card.faces.map(encodeCard)) || "-",
      list(tables.castings, (card.castings ?? []).map((casting) => JSON.stringify(catalogedCasting(casting)))),
    ].join("\t").replace(/\t+$/, "");
  };
  const rows = cards.map(encodeCard);
  const sections: Readonly<Record<Section, readonly string[]>> = {
    words: tables.words.lines(), types: tables.types.lines(), costs: tables.costs.lines(), abilities: tables.abilities.lines(),
    effects: tables.effects.lines(), castings: tables.castings.lines(), cards: rows, faces: tables.faces.lines(),
  };
  return [FORMAT, ...SECTIONS.flatMap((section) => [`#${section}`, ...sections[section]]), ""].join("\n");
};

/** An opened catalog: its lines, and cards out of them. */
export interface Decoded {
  /** Names of cards, then names of faces that are not names of cards, each with the card's number. */
  readonly names: ReadonlyMap<string, number>;
  /** The card behind a number of `names`. */
  readonly card: (number: number) => Card;
  /** How many cards there are, faces not counted. */
  readonly size: number;
}

/** How a name is compared: letter case, accents, kinds of quotes and spaces around "//" do not matter. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s*\/\/+\s*/g, " // ")
    .trim()
    .toLowerCase();

/** Accents and typographic quotes are rare: only then is the slow way needed. */
const isPlain = (name: string): boolean => /^[\x20-\x2E\x30-\x7E]*$/.test(name);
const quickKey = (name: string): string => (isPlain(name) ? name.toLowerCase() : nameKey(name));

const sectionsOf = (text: string): Readonly<Record<Section, readonly string[]>> => {
  const sections: Record<Section, string[]> = { words: [], types: [], costs: [], abilities: [], effects: [], castings: [], cards: [], faces: [] };
  const marks = SECTIONS.map((section) => ({ section, at: text.indexOf(`\n#${section}\n`) }));
  for (const [index, { section, at }] of marks.entries()) {
    if (at < 0) throw new Error(`The catalog has no section ${section}.`);
    const start = at + section.length + 3;
    const end = marks[index + 1]?.at ?? text.length - 1;
    sections[section] = end < start ? [] : text.slice(start, end).split("\n");
  }
  return sections;
};

/** Reads what `encodeCatalog` wrote. Throws on anything else: the catalog is ours, so that is a bug. */
export const decodeCatalog = (text: string): Decoded => {
  if (!text.startsWith(`${FORMAT}\n`)) throw new Error("This is not a catalog of this version.");
  const sections = sectionsOf(text);
  const rows = [...sections.cards, ...sections.faces];
  const line = (section: Section, number: string): string => {
    const found = sections[section][Number.parseInt(number, 36)];
    if (found === undefined) throw new Error(`The catalog's section ${section} has no line ${number}.`);
    return found;
  };
  const list = (field: string | undefined): readonly string[] => (field === undefined || field === "" || field === "-" ? [] : field.split(","));
  const words = (text: string, separator: string): readonly string[] => (text === "" ? [] : text.split(separator));
  const cost = (number: string): Cost => {
    const parsed = parseCost(line("costs", number));
    if (!parsed.ok) throw new Error(`The catalog has the cost ${parsed.error.text}.`);
    return parsed.value;
  };
  const colors = (letters: string): readonly Color[] => COLORS.filter((color) => letters.includes(color));
  const number = (field: string | undefined): number | undefined => (field === undefined || field === "" ? undefined : Number(field));

  const decode = (row: string): Card => {
    const [name = "", manaCost = "", types = "0", own = "", identity = "", power, toughness, keywords, abilities, effects, unread, faces, castings] = row.split("\t");
    const [supertypes = "", cardTypes = "", subtypes = "", token = ""] = line("types", types).split(";");
    return {
      name,
      manaCost: manaCost === "" ? undefined : cost(manaCost),
      supertypes: words(supertypes, " ") as Card["supertypes"],
      types: words(cardTypes, " ") as Card["types"],
      subtypes: words(subtypes, "|"),
      token: token !== "",
      colors: colors(own),
      colorIdentity: colors(identity === "=" ? own : identity),
      power: number(power),
      toughness: number(toughness),
      keywords: list(keywords).map((word) => line("words", word)),
      abilities: list(abilities).map((ability) => JSON.parse(line("abilities", ability)) as ManaAbility),
      effects: list(effects).map((effect) => JSON.parse(line("effects", effect)) as Effect),
      notUnderstood: decodeUnread(unread),
      ...(castings === undefined ? {} : { castings: list(castings).map((casting) => JSON.parse(line("castings", casting)) as Casting) }),
      ...(faces === undefined || faces === "" ? {} : { faces: list(faces).map((face) => decode(line("faces", face))) }),
    };
  };

  const names = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const end = row.indexOf("\t");
    const key = quickKey(end < 0 ? row : row.slice(0, end));
    // Cards come before faces, so a card keeps its name where a face of another card has it too.
    if (!names.has(key)) names.set(key, index);
  }
  return {
    names,
    size: sections.cards.length,
    card: (index) => {
      const row = rows[index];
      if (row === undefined) throw new Error(`The catalog has no card ${index}.`);
      return decode(row);
    },
  };
};
