/** Whatever is changed in a good position, the parser answers with a position or an error, and never throws. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ERROR_CODES } from "../answer.ts";
import { parseCase, parsePlan } from "./index.ts";
import { FEW_CARDS } from "./testing.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const GOOD: Json = {
  id: "good",
  position: {
    you: {
      life: 20, energy: 2,
      pool: ["{G}", { type: "C", snow: true, source: "Forest", only: "only creatures", count: 2 }],
      battlefield: [
        { card: "Forest", id: "f", count: 2 },
        { card: { name: "A", type_line: "Land", colors: [], card_faces: [{ name: "B" }] }, counters: { charge: 1 }, attachedTo: "f", chosen: "G" },
      ],
      hand: [{ card: "Forest", weight: 2 }],
      graveyard: [{ card: "Forest", keep: true }],
      command: [],
    },
    opponents: [{ battlefield: [{ card: "Odd Stone", attachedTo: "Forest" }] }],
    paying: { card: "Llanowar Elves", from: "hand", kind: "spell", cost: "{1}", x: "max", additional: ["{2}"], increase: "{1}", reduce: "{1}" },
  },
};

const PLAN: Json = {
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

const changed = (value: Json) => fc.tuple(fc.array(fc.nat(20), { maxLength: 7 }), anything).map(([choices, by]) => replaced(value, choices, by));

describe("changed positions", () => {
  test("are positions or errors with a code and words", () => {
    fc.assert(
      fc.property(changed(GOOD), (json) => {
        const result = parseCase(json, FEW_CARDS);
        if (result.ok) {
          const { battlefield, hand, graveyard, command, opponents } = result.value.position;
          const ids = [battlefield, hand, graveyard, command, ...opponents.map((side) => side.battlefield)].flat().map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { attachedTo } of battlefield) if (attachedTo !== undefined) expect(ids).toContain(attachedTo);
        } else {
          expect(ERROR_CODES).toContain(result.error.code);
          expect(result.error.message.length).toBeGreaterThan(10);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("and so are plans", () => {
    fc.assert(
      fc.property(changed(PLAN), (json) => {
        const result = parsePlan(json);
        expect(result.ok || ERROR_CODES.includes(result.error.code)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
