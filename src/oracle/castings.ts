import { CASTING_KEYWORDS, type Card, type Casting } from "../cards/index.ts";
import type { CardJson } from "../cards/json.ts";
import { colorsOf, type Color } from "../mana/index.ts";
import { parseCasting } from "./grammar.ts";
import type { CastingReading } from "./meaning.ts";
import { linesOf, normalizeLine } from "./normalize.ts";
import { withKeyword } from "./words.ts";

/** How a card may be cast, from its text and its faces. What is paid then is read elsewhere; nothing here changes it. */

/** Lines that offer a way to be cast or an additional cost, in words. What may be paid any number of times for less is read as part of the cost. */
const OFFERS = /\byou may pay (?:\{[^{}]+\})+ to cast ~|\brather than pay ~'s mana cost|\byou may cast ~ (?:from your graveyard|without|for)\b|\badditional cost to cast ~, you may\b(?! (?:[a-z]+ any number of [^.]*|collect evidence \d+)\. ~ costs \{\d+\} less to cast (?:for each [^.]* this way|if evidence was collected)\b)/i;

/** What happens at some time, or is bought by an ability, is no standing offer. CR 602.1a, 603.1 */
const HAPPENS = /^(?:When|Whenever|At) |: |"/;

const COSTLY_MODE = /^(?:\+ |\u2022 [^\u2014]+ \u2014 \{)/;

/** The keyword that a line begins with. */
const leading = (line: string): string => (/^[A-Za-z-]+/.exec(line)?.[0] ?? "").toLowerCase();

const GERUNDS: Readonly<Record<string, string>> = {
  paying: "pay", sacrificing: "sacrifice", discarding: "discard", exiling: "exile", removing: "remove", tapping: "tap", returning: "return",
};

/** "By discarding a card and paying {2}" as costs are written otherwise. */
const imperative = (line: string): string => line.replace(/\b(by|and) ([a-z]+ing)\b/g, (whole, before: string, word: string) => (GERUNDS[word] === undefined ? whole : `${before} ${GERUNDS[word]}`));

const FROM_GRAVEYARD = /\bfrom your graveyard\b/;

/** What one line offers; of a line of keywords each by itself. */
const readingsOf = (line: string): readonly CastingReading[] => {
  const whole = parseCasting(imperative(line));
  if (whole !== undefined) return whole;
  if (OFFERS.test(line)) return [];
  return line.split(/[,;] /).flatMap((part) => parseCasting(part) ?? []);
};

interface Text {
  readonly card: Card;
  readonly lines: readonly string[];
}

/** CR 702.120a: once for each mode beyond the first. */
const timesOf = (keyword: string, { lines }: Text): number | "any" => {
  const offered = CASTING_KEYWORDS.get(keyword);
  if (keyword === "escalate") return Math.max(0, lines.filter((line) => line.startsWith("\u2022")).length - 1);
  return offered?.kind === "besides" ? offered.times : 1;
};

/** CR 702.160a, 718.3: its mana cost, color and size are other ones; everything else is as it was. */
const prototyped = (card: Card, { cost, power, toughness }: Extract<CastingReading, { readonly kind: "prototype" }>): Card => {
  const { castings: _, ...same } = card;
  return { ...same, manaCost: cost, colors: colorsOf(cost), power, toughness };
};

const castingOf = (reading: CastingReading, text: Text): readonly Casting[] => {
  switch (reading.kind) {
    case "keyword": {
      const { keyword: name, cost } = reading;
      switch (CASTING_KEYWORDS.get(name)?.kind) {
        case "instead":
          return [{ kind: "way", name, cost, ...fromOf(name) }];
        case "again":
          return [{ kind: "way", name, besides: cost, from: "graveyard" }];
        case "besides":
          return [{ kind: "besides", name, cost, times: timesOf(name, text) }];
        case undefined:
          return [];
      }
      return [];
    }
    case "prototype":
      return [{ kind: "way", name: "prototype", as: prototyped(text.card, reading) }];
    case "mode":
    case "using":
      return [];
    case "way":
    case "besides":
      return [reading];
  }
};

const fromOf = (name: string): { readonly from?: "hand" | "graveyard" } => {
  const offered = CASTING_KEYWORDS.get(name);
  return offered?.kind === "instead" && offered.from !== undefined ? { from: offered.from } : {};
};

const FACE_DOWN: readonly string[] = ["morph", "megamorph", "disguise"];

/** CR 702.37a, 702.168a: face down for {3}, from the hand. */
const faceDown = ({ keywords }: Card): readonly Casting[] =>
  FACE_DOWN.filter((name) => keywords.includes(name)).map((name) => ({ kind: "way", name, cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 3 }] }] }));

/** CR 702.127a: this half is cast from the graveyard, and from nowhere else. */
const aftermath = ({ keywords }: Card): readonly Casting[] => (keywords.includes("aftermath") ? [{ kind: "way", name: "aftermath", from: "graveyard", only: true }] : []);

/** CR 702.172a, 702.183a: the modes of a spree or tiered spell, each with its cost. */
const modesOf = ({ card, lines }: Text): readonly Casting[] =>
  ["spree", "tiered"].filter((name) => card.keywords.includes(name)).flatMap((name): readonly Casting[] => {
    const modes = lines.filter((line) => COSTLY_MODE.test(line));
    const costs = modes.flatMap((line) => readingsOf(line).flatMap((reading) => (reading.kind === "mode" ? [reading.cost] : [])));
    return modes.length > 0 && costs.length === modes.length ? [{ kind: "modes", name, of: costs, several: name === "spree" }] : [{ kind: "unread", line: name }];
  });

/** "Using its warp ability": that way, from the graveyard. */
const usingOf = (line: string, keyword: string, ways: readonly Casting[]): Casting => {
  const way = ways.find((other) => other.kind === "way" && other.name === keyword);
  return way === undefined ? { kind: "unread", line: line.replaceAll("~", "it"), from: "graveyard" } : { ...way, from: "graveyard" } as Casting;
};

/** The card with what its own text offers. */
export const withCastings = (card: Card, json: CardJson, names: readonly string[]): Card => {
  const lines = linesOf(json.oracle_text ?? "").map((line) => normalizeLine(withKeyword(line), names));
  const text: Text = { card, lines };
  const offers = lines.filter((line) => !HAPPENS.test(line) && (OFFERS.test(line) || line.split(/[,;] /).some((part) => CASTING_KEYWORDS.has(leading(part)) || part.endsWith(" offering"))));
  const readings = offers.map((line) => ({ line, found: readingsOf(line) }));
  const ways = [...faceDown(card), ...aftermath(card), ...readings.flatMap(({ found }) => found).flatMap((reading) => castingOf(reading, text))];
  const using = readings.flatMap(({ line, found }) => found.flatMap((reading) => (reading.kind === "using" ? [usingOf(line, reading.keyword, ways)] : [])));
  const unread = readings.flatMap(({ line, found }): readonly Casting[] =>
    found.length === 0 && OFFERS.test(line) ? [{ kind: "unread", line: line.replaceAll("~", card.name), ...(FROM_GRAVEYARD.test(line) ? { from: "graveyard" } : {}) }] : []);
  const castings = [...ways, ...using, ...modesOf(text), ...unread];
  return castings.length === 0 ? card : { ...card, castings };
};

// ---------------------------------------------------------------- faces

/** Layouts by which the other faces may be cast as the first one is: CR 709.3, 712.11b, 715.3, 720.3. */
const CASTABLE_FACES: ReadonlySet<string> = new Set(["split", "adventure", "modal_dfc"]);
/** And those where nobody casts them, or only in a way that the first face tells. */
const OTHER_LAYOUTS: ReadonlySet<string> = new Set(["transform", "flip", "meld", "prepare"]);

/** CR 709.4d: both halves of a fused spell are one. */
const fused = (name: string, halves: readonly Card[]): Card => {
  const [first] = halves as readonly [Card];
  const all = <T>(of: (half: Card) => readonly T[]): readonly T[] => [...new Set(halves.flatMap(of))];
  const { castings: _, faces: __, ...same } = first;
  return {
    ...same, name, manaCost: halves.flatMap((half) => half.manaCost ?? []), types: all((half) => half.types), supertypes: all((half) => half.supertypes),
    subtypes: all((half) => half.subtypes), colors: all<Color>((half) => half.colors), keywords: all((half) => half.keywords),
    effects: halves.flatMap((half) => half.effects), notUnderstood: halves.flatMap((half) => half.notUnderstood),
  };
};

/** A face that is no offer where nothing is known of how the faces belong together. */
const otherFace = (face: Card, layout: string | undefined): readonly Casting[] => {
  const isKnown = layout !== undefined && (CASTABLE_FACES.has(layout) || OTHER_LAYOUTS.has(layout));
  if (isKnown ? CASTABLE_FACES.has(layout) : face.subtypes.some((type) => type === "Adventure" || type === "Omen")) return [{ kind: "face", card: face }];
  return isKnown || face.manaCost === undefined ? [] : [{ kind: "unread", line: `face ${face.name}` }];
};

/** CR 702.146a, 712.8c: the back face is cast for the disturb cost; its mana value is that of the front. */
const asBack = (casting: Casting, front: Card, back: Card | undefined): Casting =>
  casting.kind === "way" && casting.name === "disturb" && back !== undefined ? { ...casting, as: { ...back, manaCost: front.manaCost } } : casting;

/** The first face with what the others offer, as the whole card is cast by it. */
export const withFaces = ({ name, layout }: CardJson, faces: readonly Card[]): readonly Card[] => {
  const [front, ...others] = faces;
  if (front === undefined) return faces;
  const fuse: readonly Casting[] = others.length > 0 && faces.every((face) => face.keywords.includes("fuse")) ? [{ kind: "way", name: "fuse", from: "hand", as: fused(name, faces) }] : [];
  const castings = [
    ...(front.castings ?? []).map((casting) => asBack(casting, front, others[0])),
    ...others.flatMap((face) => otherFace(face, layout)),
    ...fuse,
  ];
  return castings.length === 0 ? faces : [{ ...front, castings }, ...others];
};
