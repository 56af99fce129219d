/** For tests: a reader that knows three cards and reads costs in symbols only; JSON that is good but for one part. */
import fc from "fast-check";
import type { Card } from "../cards/index.ts";
import { parseCost } from "../mana/index.ts";
import { cardSource } from "./card-source.ts";
import type { CardJson } from "./source.ts";

export const plainCard = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: undefined, supertypes: [], types: [], subtypes: [], token: false, colors: [], colorIdentity: [],
  power: undefined, toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});

const KNOWN: ReadonlyMap<string, Card> = new Map(
  [
    plainCard("Forest", { types: ["Land"], subtypes: ["Forest"] }),
    plainCard("Llanowar Elves", { types: ["Creature"] }),
    plainCard("Odd Stone", { types: ["Artifact"], notUnderstood: [{ text: "a line" }] }),
  ].map((card) => [card.name.toLowerCase(), card]),
);

export const FEW_CARDS = cardSource(
  {
    readCard: (json: CardJson) => plainCard(json.name, { notUnderstood: json.oracle_text === undefined ? [] : [{ text: json.oracle_text }] }),
    readCost: (text) => {
      const cost = parseCost(text);
      return cost.ok ? [{ kind: "mana", cost: cost.value }] : undefined;
    },
    readSpend: (text) => (text === "only creatures" ? { kind: "only", uses: [] } : undefined),
  },
  { byName: (name) => KNOWN.get(name.toLowerCase()), nearest: (name) => (name.startsWith("F") ? ["Forest"] : []) },
);

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A case that uses every key. */
export const GOOD: Json = {
  id: "good",
  position: {
    you: {
      life: 20, energy: 2,
      pool: ["{G}", { type: "C", snow: true, source: "Forest", only: "only creatures", count: 2, until: "end-of-turn" }],
      battlefield: [
        { card: "Forest", id: "f", count: 2, tapped: true, summoningSick: true, attacking: true, blocking: false, token: false, commander: true },
        {
          card: {
            name: "A", mana_cost: "{G}", type_line: "Land", oracle_text: "a line", colors: [], color_identity: null, power: "1", toughness: "1", keywords: ["Convoke"], layout: "normal",
            card_faces: [{ name: "B", power: null }],
          },
          counters: { charge: 1 }, attachedTo: "f", chosen: "G",
        },
      ],
      hand: [{ card: "Forest", weight: 2.5, count: 2, turn: "theirs" }],
      graveyard: [{ card: "Forest", keep: true }],
      command: [],
      later: [{ card: "Forest", kind: "ability", from: "battlefield", cost: "{1}", name: "a trick", x: 1, weight: 0.5, count: 2, turn: "theirs", additional: ["{2}"], increase: "{1}", reduce: "{1}", ability: "equip" }],
    },
    opponents: [{ battlefield: [{ card: "Odd Stone", attachedTo: "Forest" }], assists: true, pool: "{C}" }],
    turn: "theirs",
    paying: { card: "Llanowar Elves", from: "hand", kind: "spell", cost: "{1}", x: "max", additional: ["{2}"], increase: "{1}", reduce: "{1}", ability: "equip" },
  },
};

export const PLAN: Json = {
  announce: { x: 1, symbols: [{ symbol: "{2/W}", as: "{2}" }] }, total: "{G}",
  steps: [{ do: "activate", object: "f", ability: 0, with: [{ unit: "{G}", from: "f", pays: "{1}" }], taps: ["f"], sacrifices: [], adds: "{G}" }, { do: "life", amount: 2, pays: "{W/P}" }],
};

/** The same value with the part that `choices` lead to replaced. */
const replaced = (value: Json, choices: readonly number[], by: Json): Json => {
  const [choice, ...rest] = choices;
  if (choice === undefined || typeof value !== "object" || value === null) return by;
  const keys = Object.keys(value);
  if (keys.length === 0) return by;
  const key = keys[choice % keys.length] ?? "";
  const part = (value as Readonly<Record<string, Json>>)[key] ?? null;
  if (Array.isArray(value)) return value.map((item: Json, index) => (String(index) === key ? replaced(part, rest, by) : item));
  return { ...value, [key]: replaced(part, rest, by) };
};

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
  fc.constantFrom<Json[]>("", "f", "f#1", "f#2", "b2", "Forest", "__proto__", "constructor", "{", "{G}", "{G", "-1", -1, 0, 1e9, 1e308, 0.5, [], {}, null, [null], { name: "" }),
  fc.constantFrom(..."{}[]#'/x0").chain((char) => fc.integer({ min: 1, max: 3000 }).map((times) => char.repeat(times))),
);

/** The same without some part of it, if it has any. */
export const lacking = (value: Json) => fc.array(fc.nat(20), { minLength: 1, maxLength: 7 }).map((choices) => JSON.parse(JSON.stringify(replaced(value, choices, undefined as unknown as Json))) as Json);

/** The same with any one part of it replaced by anything. */
export const changed = (value: Json) => fc.tuple(fc.array(fc.nat(20), { maxLength: 7 }), anything).map(([choices, by]) => replaced(value, choices, by));
