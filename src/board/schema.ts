/**
 * The shape of a position as JSON. Keys that are not named here are tolerated and dropped, so that whole Scryfall
 * cards and positions of other programs can be given as they are. Nothing here recurses: however deep the JSON,
 * only these levels are looked at.
 */
import * as v from "valibot";
import { MANA_UNTIL } from "../cards/index.ts";

/** The most that one entry, one counter or one amount of life may stand for. */
export const LARGEST_COUNT = 1_000_000;

/** Mana, and X: as much as numbers are exact. */
export const LARGEST_AMOUNT = Number.MAX_SAFE_INTEGER;

/** A whole number of a range; the message says which, whatever is wrong with it. */
const whole = (least: number, largest = LARGEST_COUNT) => {
  const allowed = `a whole number from ${least.toLocaleString("en-US")} to ${largest.toLocaleString("en-US")}`;
  return v.pipe(v.number(allowed), v.integer(allowed), v.minValue(least, allowed), v.maxValue(largest, allowed));
};

const isObject = (input: unknown): boolean => typeof input === "object" && input !== null && !Array.isArray(input);

/** An object with these keys at least. The library's own schema takes an array for one. */
const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<unknown>(isObject, "an object"), v.object(entries));

const flag = v.optional(v.boolean(), false);
const text = v.nullish(v.string());
const texts = v.nullish(v.array(v.string()));

const cardParts = {
  mana_cost: text,
  type_line: text,
  oracle_text: text,
  colors: texts,
  color_identity: texts,
  power: text,
  toughness: text,
  keywords: texts,
  layout: text,
};

const name = v.pipe(v.string(), v.nonEmpty());

export const cardObject = object({
  name,
  ...cardParts,
  card_faces: v.nullish(v.array(object({ name, ...cardParts }))),
});

// `lazy` and not `union`, so that an error carries the path of the part that is wrong.
const card = v.lazy((input) => (typeof input === "string" ? name : cardObject));

/** Any plain object; its keys are read one by one where it is used, because a record schema drops "constructor". */
const plainObject = v.custom<Readonly<Record<string, unknown>>>(isObject, "an object of numbers by name");

const id = v.optional(v.pipe(v.string(), v.nonEmpty()));

const permanent = object({
  card,
  id,
  count: v.optional(whole(1), 1),
  tapped: flag,
  summoningSick: flag,
  attacking: flag,
  blocking: flag,
  counters: v.optional(plainObject),
  chosen: v.optional(v.string()),
  attachedTo: v.optional(v.string()),
  token: flag,
  commander: flag,
});

const WEIGHT = `a number from 0 to ${LARGEST_COUNT.toLocaleString("en-US")}`;
const weight = v.pipe(v.number(WEIGHT), v.minValue(0, WEIGHT), v.maxValue(LARGEST_COUNT, WEIGHT));

const cardGroup = object({
  card,
  id,
  count: v.optional(whole(1), 1),
  weight: v.optional(weight, 1),
  keep: flag,
  casts: v.optional(whole(0)),
});

const poolUnit = v.lazy((input) =>
  typeof input === "string"
    ? v.string()
    : object({ type: v.string(), count: v.optional(whole(1, LARGEST_AMOUNT), 1), snow: flag, source: v.optional(v.string()), until: v.optional(v.picklist(MANA_UNTIL)), only: v.optional(v.string()) }),
);

const pool = v.optional(v.lazy((input) => (typeof input === "string" ? v.string() : v.array(poolUnit))), "");

const zone = v.picklist(["battlefield", "hand", "graveyard", "exile", "command", "library", "stack"]);

export const payingSchema = object({
  card: v.optional(card),
  from: v.optional(zone),
  kind: v.optional(v.picklist(["spell", "ability", "special"])),
  cost: v.optional(v.string()),
  x: v.optional(v.lazy((input) => (typeof input === "string" ? v.literal("max") : whole(0, LARGEST_AMOUNT)))),
  additional: v.optional(v.array(v.string()), []),
  increase: v.optional(v.string(), ""),
  reduce: v.optional(v.string(), ""),
  ability: v.optional(v.string()),
});

export const positionSchema = object({
  you: object({
    life: v.optional(whole(-LARGEST_COUNT), 20),
    energy: v.optional(whole(0), 0),
    pool,
    battlefield: v.array(permanent),
    hand: v.optional(v.array(cardGroup), []),
    graveyard: v.optional(v.array(cardGroup), []),
    command: v.optional(v.array(cardGroup), []),
  }),
  opponents: v.optional(v.array(object({ battlefield: v.optional(v.array(permanent), []), pool, assists: flag })), []),
  turn: v.optional(v.picklist(["yours", "theirs"])),
  paying: payingSchema,
});

export type PositionJson = v.InferOutput<typeof positionSchema>;
export type PermanentJson = PositionJson["you"]["battlefield"][number];
export type CardGroupJson = PositionJson["you"]["hand"][number];
export type PoolJson = PositionJson["you"]["pool"];
export type PayingJson = PositionJson["paying"];
export type CardGiven = PermanentJson["card"];
