import { colorsOf, COLORS, parseCost, type Color, type Cost } from "../mana/index.ts";
import { BASIC_LAND_TYPES, type Card, type Condition, type Effect, type ManaAbility, type NotUnderstood } from "../cards/index.ts";
import type { CardJson } from "../cards/json.ts";
import { withCastings, withFaces } from "./castings.ts";
import { allConditions } from "./conditions.ts";
import { anchored, anchorWords, chapterOf, creatureAt, sectionOf } from "./gates.ts";
import { NOTHING, readLine, type LineResult, type OwnAbility } from "./line.ts";
import { linesOf, normalizeLine, ownNames, withoutReminder } from "./normalize.ts";
import { readTypeLine, type TypeLine } from "./typeLine.ts";

// JSON may say null where a field is missing, whatever its type promises: hence `== null` below.

/** A missing or empty mana cost is no cost at all, CR 202.1b. */
const readManaCost = (text: string | undefined): Cost | undefined => {
  if (text == null || text.trim() === "") return undefined;
  const parsed = parseCost(text.split(" // ")[0] ?? "");
  return parsed.ok ? parsed.value : undefined;
};

/** A mana cost that is printed but holds something that is no mana symbol. */
const unreadCost = (text: string | undefined): readonly NotUnderstood[] =>
  text != null && text.trim() !== "" && readManaCost(text) === undefined ? [{ text }] : [];

const readNumber = (text: string | undefined): number | undefined =>
  text != null && /^[+-]?\d+$/.test(text.trim()) ? Number(text) : undefined;

const colorsIn = (letters: readonly string[]): readonly Color[] =>
  COLORS.filter((color) => letters.includes(color));

/** Symbols of color anywhere in the text but the reminder text, CR 903.4. */
const colorsOfText = (text: string): readonly Color[] =>
  colorsIn(
    linesOf(text)
      .flatMap((line) => withoutReminder(line).match(/\{[^{}]*\}/g) ?? [])
      .flatMap((symbol) => symbol.slice(1, -1).split("/")),
  );

const unique = <T>(list: Iterable<T>): readonly T[] => [...new Set(list)];

/** All that a card's own text says. */
interface TextReading {
  readonly keywords: readonly string[];
  readonly abilities: readonly ManaAbility[];
  readonly effects: readonly Effect[];
  readonly notUnderstood: readonly NotUnderstood[];
}

/**
 * What the activated abilities cost that make no mana: all of them, so that each can be told from the others, or none
 * where mana is all that any of them costs.
 */
const ownAbilities = (all: readonly OwnAbility[]): readonly OwnAbility[] => {
  const isMore = (ability: OwnAbility): boolean =>
    ability.changes !== undefined || ability.xTypes !== undefined || ability.xLeast !== undefined || ability.cost.some((part) => part.kind !== "mana");
  return all.some(isMore) ? all : [];
};

/** "4/4" in a section of a leveler, CR 711.2a. */
const ownSize = (line: string, section: Condition): LineResult | undefined => {
  const [, power, toughness] = /^(\d+)\/(\d+)$/.exec(line) ?? [];
  return power === undefined
    ? undefined
    : { ...NOTHING, effects: [{ kind: "power", whose: "anyone", of: { kind: "self" }, base: true, power: Number(power), toughness: Number(toughness), when: section }] };
};

/** A Spacecraft with power is a creature once it has charge counters enough. */
const stationed = (json: CardJson, type: TypeLine): readonly Effect[] => {
  const at = type.subtypes.includes("Spacecraft") && !type.types.includes("Creature") && readNumber(json.power) !== undefined ? creatureAt(linesOf(json.oracle_text ?? "")) : undefined;
  return at === undefined
    ? []
    : [{
        kind: "add-types", whose: "anyone", of: { kind: "self" }, types: ["Creature"], supertypes: [], subtypes: [],
        when: { kind: "amount", amount: { kind: "counters", counter: "charge" }, is: ">=", value: at },
      }];
};

const readText = (json: CardJson, type: TypeLine): TextReading => {
  const names = ownNames(json.name, type.supertypes.includes("Legendary"));
  const spell = type.types.includes("Instant") || type.types.includes("Sorcery");
  const land = type.types.includes("Land");
  const manaCost = readManaCost(json.mana_cost) ?? [];
  const lines = linesOf(json.oracle_text ?? "");
  const choices = anchorWords(lines.map((line) => normalizeLine(line, names)));
  let section: Condition | undefined;
  const results: LineResult[] = [];
  for (const printed of lines) {
    const begins = sectionOf(printed);
    const size = section === undefined ? undefined : ownSize(printed, section);
    const part = chapterOf(normalizeLine(printed, names)) ?? anchored(printed, choices);
    // A line that begins a section says for itself when it holds.
    const when = [begins === undefined ? section : undefined, part?.condition].filter((condition) => condition !== undefined);
    results.push(size ?? readLine(part?.rest ?? printed, { names, spell, land, manaCost, ...(when.length === 0 ? {} : { section: allConditions(when) }) }));
    section = begins ?? section;
  }
  return {
    keywords: unique(results.flatMap((result) => result.keywords)),
    abilities: results.flatMap((result) => result.abilities),
    effects: [...results.flatMap((result) => result.effects), ...stationed(json, type), ...ownAbilities(results.flatMap((result) => result.ownAbilities))],
    notUnderstood: results.flatMap((result) => result.notUnderstood),
  };
};

/** A keyword that a card object names, but whose line its text does not have, means what it always means. CR 702.125a */
const keywordEffects = (keywords: readonly string[], read: readonly Effect[]): readonly Effect[] =>
  keywords.includes("undaunted") && !read.some((effect) => effect.kind === "own-cost")
    ? [{ kind: "own-cost", change: "reduce", by: [{ kind: "generic", amount: 1 }], amount: { kind: "opponents" } }]
    : [];

/** What a card's own text makes it is so in every zone, whatever happens to its abilities. CR 604.3, 613.3 */
type OwnSubtypes = Extract<Effect, { readonly kind: "add-types" }> & { readonly subtypes: readonly string[] };
const isOwnSubtypes = (effect: Effect): effect is OwnSubtypes =>
  effect.kind === "add-types" && effect.of.kind === "self" && effect.types.length === 0 && effect.supertypes.length === 0 &&
  typeof effect.subtypes === "object" && effect.when === undefined;

/** Said to make mana, but neither its text nor a basic land type (CR 305.6) says how. */
const untoldMana = ({ produced_mana: produced, oracle_text: text }: CardJson, { types, subtypes }: TypeLine): Card["notUnderstood"] =>
  produced == null || produced.length === 0 || (text != null && text !== "") || (types.includes("Land") && subtypes.some((subtype) => Object.hasOwn(BASIC_LAND_TYPES, subtype)))
    ? []
    : [{ text: `It makes ${produced.map((type) => `{${type}}`).join("")} (its rules text is not known).`, onBoard: true }];

const readFace = (json: CardJson): Card => {
  const type = readTypeLine(json.type_line ?? "");
  const text = readText(json, type);
  const manaCost = readManaCost(json.mana_cost);
  const keywords = unique([...(json.keywords ?? []).map((word) => word.toLowerCase()), ...text.keywords]);
  const costColors = manaCost === undefined ? [] : colorsOf(manaCost);
  const printed = json.colors == null ? costColors : colorsIn(json.colors);
  const card: Card = {
    name: json.name,
    manaCost,
    supertypes: type.supertypes,
    types: type.types,
    subtypes: unique([...type.subtypes, ...text.effects.filter(isOwnSubtypes).flatMap((effect) => effect.subtypes)]),
    token: type.token,
    // Devoid takes the colors away whatever the cost says, CR 702.114a.
    colors: keywords.includes("devoid") ? [] : printed,
    colorIdentity:
      json.color_identity != null
        ? colorsIn(json.color_identity)
        : colorsIn(unique([...costColors, ...printed, ...colorsOfText(json.oracle_text ?? "")])),
    power: readNumber(json.power),
    toughness: readNumber(json.toughness),
    keywords,
    abilities: text.abilities,
    effects: [...text.effects.filter((effect) => !isOwnSubtypes(effect)), ...keywordEffects(keywords, text.effects)],
    notUnderstood: [...unreadCost(json.mana_cost), ...untoldMana(json, type), ...text.notUnderstood],
  };
  return withCastings(card, json, ownNames(json.name, type.supertypes.includes("Legendary")));
};

/** A face by itself. Keywords of the whole card are those of its faces, so a face does not take them over. */
const faceOf = (json: CardJson, face: CardJson, at: number): CardJson => ({
  ...face,
  name: face.name ?? json.name,
  // Where only the whole card has a type line or cost, the faces share it: "Creature — Elf // Land".
  type_line: face.type_line ?? json.type_line?.split(" // ")[at],
  mana_cost: face.mana_cost ?? json.mana_cost?.split(" // ")[at],
});

/** Keywords given for the whole card that no face has: granted by something else, so the front face has them. */
const grantedKeywords = (json: CardJson, faces: readonly Card[]): readonly string[] =>
  (json.keywords ?? []).map((word) => word.toLowerCase()).filter((word) => !faces.some((face) => face.keywords.includes(word)));

/** That a card has an Adventure (CR 715.2) its main face must tell by itself, for it may be known by that face's name. */
const ADVENTURE = "adventure";
const adventureWord = (faces: readonly Card[]): readonly string[] => (faces.slice(1).some((face) => face.subtypes.includes("Adventure")) ? [ADVENTURE] : []);

/** Reads a card as far as a payer needs it. Never throws; text that might matter and was not read is in `notUnderstood`. */
export const readCard = (json: CardJson): Card => {
  if (json.card_faces == null || json.card_faces.length === 0) return readFace(json);
  const faces = json.card_faces.map((face, at) => readFace(faceOf(json, face, at)));
  const granted = grantedKeywords(json, faces);
  const identity = json.color_identity == null ? unique(faces.flatMap((face) => face.colorIdentity)) : json.color_identity;
  const read = withFaces(json, faces.map((face, at) => ({
    ...face,
    keywords: at === 0 ? [...face.keywords, ...granted, ...adventureWord(faces)] : face.keywords,
    // One identity for the whole card, CR 903.4d.
    colorIdentity: colorsIn(identity),
  })));
  const [front = readFace(json)] = read;
  return { ...front, name: json.name, faces: read };
};
