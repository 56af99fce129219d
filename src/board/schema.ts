/**
 * The shape of a position as JSON. Keys that are not named here are tolerated and dropped, so that whole Scryfall
 * cards and positions of other programs can be given as they are. Nothing here recurses: however deep the JSON,
 * only these levels are looked at. The JSON Schema in schema/ is made of this file, descriptions included:
 * `npm run schema` after a change.
 */
import * as v from "valibot";
import { LIMITED, type Limited } from "../answer.ts";
import { MANA_UNTIL } from "../cards/index.ts";
import type { PINS } from "./pins.ts";

/** The most that one entry, one counter or one amount of life may stand for. */
export const LARGEST_COUNT = 1_000_000;

/** Mana, and X: as much as numbers are exact. */
export const LARGEST_AMOUNT = Number.MAX_SAFE_INTEGER;

/** A whole number of a range; the message says which, whatever is wrong with it. */
const whole = (least: number, largest = LARGEST_COUNT): v.GenericSchema<number> => {
  const allowed = `a whole number from ${least.toLocaleString("en-US")} to ${largest.toLocaleString("en-US")}`;
  return v.pipe(v.number(allowed), v.integer(allowed), v.minValue(least, allowed), v.maxValue(largest, allowed));
};

const isObject = (input: unknown): boolean => typeof input === "object" && input !== null && !Array.isArray(input);

/** An object with these keys at least. The library's own schema takes an array for one. Its type is left out of the pipe, as those grow large. */
export const object = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.custom<unknown>(isObject, "an object"), v.object(entries)) as unknown as v.ObjectSchema<Entries, undefined>;

/** One or the other. The kind of input decides, so that an error carries the path of the part that is wrong; to whom looks at it, it is a union. */
const either = <const One extends v.GenericSchema, const Other extends v.GenericSchema>(isOne: (input: unknown) => boolean, one: One, other: Other) =>
  ({
    ...v.lazy<One | Other>((input) => (isOne(input) ? one : other)),
    type: "union",
    options: [one, other],
  }) as unknown as v.UnionSchema<[One, Other], undefined>;

const textOr = <const Text extends v.GenericSchema, const Other extends v.GenericSchema>(ofText: Text, other: Other) => either((input) => typeof input === "string", ofText, other);

/** What the JSON Schema says of it: units, bounds, what is meant if it is missing. */
const about = <const Schema extends v.GenericSchema>(description: string, schema: Schema) => v.pipe(schema, v.description(description)) as unknown as Schema;

/** What the JSON Schema says beside what is checked here. */
const also = <const Schema extends v.GenericSchema>(words: Readonly<Record<string, unknown>>, schema: Schema) => v.pipe(schema, v.metadata(words)) as unknown as Schema;

const string = v.string();
const filled = v.pipe(string, v.nonEmpty());

/** Scryfall's copies have `null` now and then for what a card does not have. */
const text = (description: string) => about(description, v.nullish(string));
const texts = (description: string) => about(description, v.nullish(v.array(string)));
const flag = (description: string) => about(description, v.optional(v.boolean(), false));

const cardParts = {
  mana_cost: text("In symbols: {2}{W/U}. Missing or empty: it has no mana cost (CR 118.6)."),
  type_line: text("As printed: Legendary Creature — Elf Druid."),
  oracle_text: text("Rules text, one ability a line."),
  colors: texts("Letters W, U, B, R, G. Missing: those of its mana cost (CR 202.2)."),
  color_identity: texts("Letters W, U, B, R, G (CR 903.4)."),
  power: text("As printed."),
  toughness: text("As printed."),
  keywords: texts("Keywords beside those of its text: its own, or granted by something that the position leaves out."),
  produced_mana: texts("Letters W, U, B, R, G, C: that it makes mana, where its rules text is not given. How is then not understood."),
  layout: text("Scryfall's word for how its faces belong together: normal, split, transform …"),
};

const name = about("As Scryfall spells it; letter case does not matter.", filled);

const cardFace = object({ name, ...cardParts });

export const cardObject = object({
  name,
  ...cardParts,
  card_faces: about("The faces of a card that has several.", v.nullish(v.array(cardFace))),
});

const card = about(
  "A name is looked up in the catalog, as is an object that has nothing but a name and keywords. An object with more stands for itself: what it does not say it does not have.",
  textOr(name, cardObject),
);

/** An object of values by name. Its keys are read one by one, because the library's own schema drops "constructor". */
const byName = <const Value extends v.GenericSchema>(values: Value, expected: string): v.GenericSchema<Readonly<Record<string, v.InferOutput<Value>>>> =>
  v.pipe(
    v.custom<Readonly<Record<string, v.InferOutput<Value>>>>(isObject, expected),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, value] of Object.entries(dataset.value)) {
        const issue = v.safeParse(values, value, { abortEarly: true }).issues?.[0];
        if (issue !== undefined) addIssue({ message: issue.message, received: issue.received, input: value, path: [{ type: "object", origin: "value", input: dataset.value, key, value }] });
      }
    }),
    v.metadata({ values }),
  );

const id = about("Unique on the board, and none of pool, paying and assist. Missing: b1, b2 … by place on your battlefield, h1, g1, c1, o1b1 elsewhere. Copies of an entry with a count are ID#1, ID#2 …", v.optional(filled));
const count = (what: string) => about(`So many ${what}, all alike. 1 if missing.`, v.optional(whole(1), 1));

/** `false` is as good as none. */
const pin = (description: string) => about(`${description} Numbers: these abilities of it alone.`, v.optional(either((input) => Array.isArray(input), v.array(whole(0)), v.boolean())));
const pins = {
  use: pin("The payment must use it, at least one copy."),
  avoid: pin("The payment uses it only if there is no other way."),
  forbid: pin("The payment may not use it."),
} satisfies Readonly<Record<(typeof PINS)[number], unknown>>;

const permanent = object({
  card,
  id,
  count: count("permanents"),
  tapped: flag("It is tapped."),
  summoningSick: flag("It came under its controller's control this turn. Matters for creatures only (CR 302.6)."),
  attacking: flag("It is attacking."),
  blocking: flag("It is blocking."),
  counters: about("Counters on each copy: how many, by kind.", v.optional(byName(whole(0), "an object of numbers by name"))),
  chosen: about("What was chosen for it: a color letter, a creature type or land type, or a card's name; for imprint the exiled card's.", v.optional(string)),
  attachedTo: about("The id of what it is attached to, or a name that only one entry on the battlefield has.", v.optional(string)),
  token: flag("It is a token."),
  commander: flag("It is its owner's commander."),
  used: about("Abilities that are for once a turn and were activated this turn, by number, in the order of the position's plans (CR 602.5b).", v.optional(v.array(whole(0)), [])),
  ...pins,
});

const WEIGHT = `a number from 0 to ${LARGEST_COUNT.toLocaleString("en-US")}`;
const weight = v.pipe(v.number(WEIGHT), v.minValue(0, WEIGHT), v.maxValue(LARGEST_COUNT, WEIGHT));

const heldUp = about("In hand: theirs, if it is to be held up for the next turn, another player's: by then mana is gone, and what is for once a turn is renewed. Missing: it may be cast this turn.", v.optional(v.literal("theirs")));

const cardGroup = object({
  card,
  id,
  count: count("cards"),
  weight: about("In hand: how much you want to stay able to cast it, compared with other cards. 1 if missing.", v.optional(weight, 1)),
  keep: flag("In the graveyard: leave it there if possible."),
  turn: heldUp,
  ...pins,
  casts: about("In the command zone: how often it was cast from there this game (CR 903.8). Missing: never.", v.optional(whole(0))),
});

const poolUnit = object({
  type: about("W, U, B, R, G or C.", string),
  count: about("So much mana, all alike. 1 if missing.", v.optional(whole(1, LARGEST_AMOUNT), 1)),
  snow: flag("It comes from a snow source (CR 107.4h)."),
  source: about("The name of what made it.", v.optional(string)),
  until: about("Until when it is not lost as steps and phases end. Missing: it is lost as this one ends (CR 500.5).", v.optional(v.picklist(MANA_UNTIL))),
  only: about("What it may be spent on, in a card's words: Spend this mana only to cast creature spells. (CR 106.6)", v.optional(string)),
  rider: about("What it does for the spell that it is spent on, in a word or a card's words (CR 106.6).", v.optional(string)),
});

const manaText = about("Mana in symbols: {G}{G}{C}. With numbers, kinds stand apart by commas: 205 {G}, {U}.", string);
const pool = about("Mana that is there already (CR 106.4).", v.optional(textOr(manaText, v.array(textOr(manaText, poolUnit))), ""));

const zone = v.picklist(["battlefield", "hand", "graveyard", "exile", "command", "library", "stack"]);
const costText = about("Symbols, {2}{W/U}, or a card's words: Sacrifice a creature.", string);
const symbolsText = (description: string) => about(`${description} Symbols only: {2}.`, v.optional(string, ""));

const limit = (description: string) => about(description, v.optional(whole(0)));
// What is not known here would not be kept to, so it is an error.
const limits = v.strictObject({
  sacrificed: limit("Permanents sacrificed."),
  exiled: limit("Permanents exiled, and cards of the hand exiled or discarded."),
  returned: limit("Permanents returned to hand."),
  counters: limit("Counters removed, or put on as a cost."),
  energy: limit("Energy."),
  life: limit("Life paid, and damage from abilities that are used."),
  kept: limit("Cards of the graveyard exiled that were to be left there."),
  delved: limit("Cards of the graveyard exiled."),
  tapped: limit("Permanents tapped."),
  creatures: limit("Creatures tapped."),
  lands: limit("Lands tapped."),
  attackers: limit("Creatures tapped that could attack."),
} satisfies Readonly<Record<Limited, unknown>>, `limits of ${LIMITED.join(", ")}`);

const costKeys = {
  card: about("The spell, or the permanent whose ability it is: a card as anywhere else.", v.optional(card)),
  from: about("Where it is. Missing: hand, for abilities battlefield.", v.optional(zone)),
  kind: about("What is paid for. Missing: a spell.", v.optional(v.picklist(["spell", "ability", "special"]))),
  cost: about("Where it is not the card's mana cost: an ability's cost, an alternative cost. In symbols, {3}{U}, or words: Waterbend {4}.", v.optional(string)),
  additional: about("Additional costs (CR 118.8), one entry each: kicker, buyback, commander tax.", v.optional(v.array(costText), [])),
  increase: symbolsText("What permanents that the position leaves out add to the cost."),
  reduce: symbolsText("What permanents that the position leaves out take off the cost."),
  ability: about("What kind of ability, where mana may be spent on some only: equip, cycling …", v.optional(string)),
};
const x = whole(0, LARGEST_AMOUNT);

/** `card` or `cost` is required: checked where they are read, which has words for it. */
export const payingSchema = also({ anyOf: [{ required: ["card"] }, { required: ["cost"] }] }, object({
  ...costKeys,
  x: about("The X to pay for; max: the largest that can be paid, which is meant if it is missing.", v.optional(textOr(v.literal("max"), x))),
  limits: about("The most that the payment may give up, by level of policies.", v.optional(limits)),
  due: about("What is left of a total that is locked, in a payment that has begun: nothing increases or reduces it any more (CR 601.2f).", v.optional(string)),
}));

/** As for `payingSchema`. */
const later = also({ anyOf: [{ required: ["card"] }, { required: ["cost"] }] }, object({
  id,
  name: about("What answers call it. Missing: its card's name, with the cost of an ability.", v.optional(filled)),
  ...costKeys,
  x: about("The X to pay for. Missing: the smallest.", v.optional(x)),
  count: about("So often. 1 if missing.", v.optional(whole(1), 1)),
  weight: about("How much you want it to stay payable, compared with cards in hand. 1 if missing.", v.optional(weight, 1)),
  turn: heldUp,
}));

const opponent = object({
  battlefield: about("What that player controls.", v.optional(v.array(permanent), [])),
  pool,
  assists: flag("That player pays for generic mana of a spell with assist (CR 702.132). One player at most."),
});

const you = object({
  life: about("Life total. 20 if missing.", v.optional(whole(-LARGEST_COUNT), 20)),
  energy: about("Energy counters. None if missing.", v.optional(whole(0), 0)),
  pool,
  battlefield: about("What you control. The order is the last thing that decides between payments.", v.array(permanent)),
  hand: about("The other cards in hand: the payment keeps them castable where it can.", v.optional(v.array(cardGroup), [])),
  graveyard: about("Cards in your graveyard.", v.optional(v.array(cardGroup), [])),
  command: about("Cards in the command zone.", v.optional(v.array(cardGroup), [])),
  later: about("What else the payment should leave payable, beside cards in hand: abilities, cards from other zones, a card of the hand for another cost.", v.optional(v.array(later), [])),
});

export const positionSchema = object({
  you,
  opponents: about("One entry each: their number matters, and what they control where cards look at it.", v.optional(v.array(opponent), [])),
  turn: about("Whose turn it is. Missing: yours.", v.optional(v.picklist(["yours", "theirs"]))),
  paying: payingSchema,
});

/** One line of `pay --jsonl`, and what test cases are. */
export const caseSchema: v.GenericSchema = object({
  id: about("A text or a number that the answer carries, too.", v.optional(v.unknown())),
  position: positionSchema,
});

/** Parts that have a name in the JSON Schema. */
export const DEFINITIONS: Readonly<Record<string, v.GenericSchema>> = {
  Position: positionSchema, You: you, Opponent: opponent, Paying: payingSchema, Permanent: permanent, CardGroup: cardGroup, Mana: poolUnit,
  Later: later, Card: card, CardObject: cardObject, CardFace: cardFace,
};

/** A position as it may be written: for those who write it in TypeScript. `parsePosition` takes anything. */
export type PositionInput = v.InferInput<typeof positionSchema>;

export type PositionJson = v.InferOutput<typeof positionSchema>;
export type PermanentJson = PositionJson["you"]["battlefield"][number];
export type CardGroupJson = PositionJson["you"]["hand"][number];
export type LaterJson = PositionJson["you"]["later"][number];
export type PoolJson = PositionJson["you"]["pool"];
export type PayingJson = PositionJson["paying"];
export type CardGiven = PermanentJson["card"];
