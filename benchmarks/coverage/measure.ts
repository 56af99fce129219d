import { PAYMENT_KEYWORDS, type Card } from "../../src/cards/index.ts";
import { MANA_TYPES } from "../../src/mana/index.ts";
import { readCard } from "../../src/oracle/index.ts";
import type { CardSet, LabelledCard } from "./cards.ts";
import { elsewhere } from "./elsewhere.ts";
import { phraseOf } from "./phrases.ts";
import { TOLD_OTHERWISE } from "./told.ts";
import { typesMade } from "./types.ts";

/**
 * How much of the cards is read. Whole: no line is left that might matter to a payment, be it only by power or toughness,
 * and no way to cast the card that was not read. A card whose text this set does not have is `untold`.
 */

export const DEGREES = ["whole", "part", "none", "untold"] as const;
export type Degree = (typeof DEGREES)[number];

export interface Row {
  readonly label: string;
  readonly cards: number;
  readonly degrees: Readonly<Record<Degree, number>>;
}

export interface Phrase {
  readonly phrase: string;
  readonly names: readonly string[];
}

/** The types of mana that a reading makes, where they are not those of `produced_mana`. */
export interface Difference {
  readonly name: string;
  readonly made: string;
  readonly told: string;
  /** Where else it makes mana, and what is amiss with what is told. */
  readonly reasons: readonly string[];
  readonly degree: Degree;
}

export interface CoverageReport {
  readonly date: string;
  readonly sha256: string;
  readonly all: Row;
  readonly rows: readonly Row[];
  readonly phrases: readonly Phrase[];
  readonly types: { readonly compared: number; readonly differ: readonly Difference[]; readonly unmade: readonly Difference[] };
}

interface Reading {
  readonly json: LabelledCard;
  readonly card: Card;
  /** As phrases. */
  readonly unread: readonly string[];
  readonly degree: Degree;
}

const facesOf = (card: Card): readonly Card[] => card.faces ?? [card];

const unreadOf = (card: Card): readonly string[] =>
  facesOf(card).flatMap((face) =>
    [...face.notUnderstood.map(({ text }) => text), ...(face.castings ?? []).flatMap((casting) => (casting.kind === "unread" ? [casting.line] : []))].map((text) => phraseOf(text, face.name)));

/** Is anything read of it that a payer uses, beside its cost and types? */
const saysSomething = (face: Card): boolean =>
  face.abilities.length + face.effects.length > 0 || PAYMENT_KEYWORDS.some((word) => face.keywords.includes(word)) || (face.castings ?? []).some(({ kind }) => kind !== "unread");

const reading = (json: LabelledCard): Reading => {
  const card = readCard(json);
  const unread = unreadOf(card);
  const degree = json.src.text === undefined ? "untold" : unread.length === 0 ? "whole" : facesOf(card).some(saysSomething) ? "part" : "none";
  return { json, card, unread, degree };
};

const rowOf = (label: string, readings: readonly Reading[]): Row => {
  const count = (degree: Degree): number => readings.filter((one) => one.degree === degree).length;
  return { label, cards: readings.length, degrees: { whole: count("whole"), part: count("part"), none: count("none"), untold: count("untold") } };
};

const grouped = <T>(list: readonly T[], keys: (item: T) => readonly string[]): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of list) for (const key of new Set(keys(item))) groups.set(key, [...(groups.get(key) ?? []), item]);
  return groups;
};

const bySize = <T>(groups: ReadonlyMap<string, readonly T[]>): readonly (readonly [string, readonly T[]])[] =>
  [...groups].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));

/** Only where it is known what Scryfall says. */
const typesCompared = (readings: readonly Reading[]): CoverageReport["types"] => {
  const known = readings.filter(({ json }) => json.src.pm !== undefined).map(({ json, card, degree }): Difference => ({
    name: json.name,
    made: typesMade(card).join(""),
    told: MANA_TYPES.filter((type) => json.produced_mana?.includes(type)).join(""),
    reasons: [...elsewhere(json), ...(TOLD_OTHERWISE.get(json.name) ?? [])],
    degree,
  }));
  const making = known.filter(({ made }) => made !== "");
  return { compared: making.length, differ: making.filter(({ made, told }) => made !== told), unmade: known.filter(({ made, told }) => made === "" && told !== "") };
};

export const measure = ({ cards, date, sha256 }: CardSet): CoverageReport => {
  const readings = cards.map(reading);
  return {
    date, sha256,
    all: rowOf("all", readings),
    rows: bySize(grouped(readings, ({ json }) => json.why)).map(([label, those]) => rowOf(label, those)),
    phrases: bySize(grouped(readings, ({ unread }) => unread)).map(([phrase, those]) => ({ phrase, names: those.map(({ json }) => json.name) })),
    types: typesCompared(readings),
  };
};
