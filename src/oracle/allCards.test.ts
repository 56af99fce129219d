import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAbility, printAbility } from "../cards/line.ts";
import type { Card, ManaAbility } from "../cards/index.ts";
import type { CardJson } from "../cards/json.ts";
import { readCard } from "./index.ts";

/** Rules text is not ours to publish: it is read from beside the project, or these tests are skipped. */
const FOLDER = new URL("../../../shared/cards/", import.meta.url);
const present = existsSync(new URL("oracle.jsonl.gz", FOLDER));

const load = (name: string): readonly CardJson[] =>
  gunzipSync(readFileSync(new URL(name, FOLDER))).toString("utf8").trim().split("\n").map((line) => JSON.parse(line) as CardJson);

const facesOf = (card: Card): readonly Card[] => card.faces ?? [card];
const abilitiesOf = (card: Card): readonly ManaAbility[] =>
  facesOf(card).flatMap((face) => [...face.abilities, ...face.effects.flatMap((effect) => (effect.kind === "grant-ability" ? [effect.ability] : []))]);

describe.skipIf(!present)("all cards (skipped without ../shared/cards/oracle.jsonl.gz)", () => {
  // What it takes of the processor, as others may be at work, too.
  const secondsSince = (start: NodeJS.CpuUsage): number => process.cpuUsage(start).user / 1_000_000;
  const start = process.cpuUsage();
  const cards = present ? load("oracle.jsonl.gz").map(readCard) : [];
  const seconds = secondsSince(start);
  const byName = new Map(cards.map((card) => [card.name, card]));
  const card = (name: string): Card => byName.get(name) ?? readCard({ name });

  test("are read in seconds", () => expect(seconds).toBeLessThan(30));

  test("that matter to paying are read whole, 97 of 100: no line is left, and no way to cast them", () => {
    const told = load("mana.jsonl.gz").filter((json) => (json.card_faces ?? [json]).some((face) => (face.oracle_text ?? "") !== ""));
    const whole = told.filter(({ name }) => facesOf(card(name)).every((face) => face.notUnderstood.length === 0 && (face.castings ?? []).every(({ kind }) => kind !== "unread")));
    expect(whole.length / told.length).toBeGreaterThan(0.97);
  });

  test("with words dropped, doubled or moved are read without throwing, in seconds", () => {
    const texts = present ? load("mana.jsonl.gz").map(({ oracle_text }) => oracle_text ?? "") : [];
    const spoiled = fc.tuple(fc.constantFrom("", ...texts), fc.array(fc.tuple(fc.nat(200), fc.nat(200), fc.constantFrom("drop", "double", "move")), { minLength: 1, maxLength: 4 })).map(([text, changes]) => {
      const words = text.split(/(?<= )/);
      for (const [from, to, what] of changes) {
        const [word = ""] = words.splice(from % Math.max(1, words.length), what === "double" ? 0 : 1);
        if (what !== "drop") words.splice(to % Math.max(1, words.length), 0, word === "" ? (words[0] ?? "") : word);
      }
      return words.join("");
    });
    const before = process.cpuUsage();
    fc.assert(fc.property(spoiled, fc.constantFrom("Artifact", "Sorcery", "Land", "Creature \u2014 Elf"), (oracle_text, type_line) => {
      expect(readCard({ name: "Thing", type_line, oracle_text }).name).toBe("Thing");
    }), { numRuns: 2000 });
    expect(secondsSince(before)).toBeLessThan(30);
  });

  test("print every mana ability so that it can be read back", () => {
    const wrong = cards.flatMap(abilitiesOf).map(printAbility).filter((line) => {
      const back = parseAbility(line);
      return back === undefined || printAbility(back) !== line;
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ["Llanowar Elves", ["{T}: {G}"]],
    ["Mox Opal", ["{T} [if artifacts you control >= 3]: any"]],
    ["Mystic Gate", ["{T}: {C}", "{W/U}, {T}: {W}{W} | {W}{U} | {U}{U}"]],
    ["Gaea's Cradle", ["{T}: creatures you control {G}"]],
    ["Reflecting Pool", ["{T}: type that lands you control could produce"]],
    ["Command Tower", ["{T}: commander's color"]],
    ["Lion's Eye Diamond", ["discard hand, sac self [if you have priority]: 3 any"]],
    ["Urza's Tower", ["{T}: {C}; if (Urza's Mine you control >= 1 and Urza's Power-Plant you control >= 1): {C}{C}{C}"]],
    ["Deathrite Shaman", []],
    ["Chromatic Sphere", []],
    ["Dark Ritual", []],
    ["Forest", []],
  ])("%s", (name, expected) => expect(card(name).abilities.map(printAbility)).toEqual(expected));

  test.each([
    ["Trinisphere", ["spell-floor"]],
    ["Thalia, Guardian of Thraben", ["spell-cost"]],
    ["Urborg, Tomb of Yawgmoth", ["land-types"]],
    ["Blood Moon", ["land-types"]],
    ["Mycosynth Lattice", ["add-types", "set-colors", "as-though"]],
    ["Damping Sphere", ["tap-replace", "spell-cost"]],
    ["Angel of Jubilation", ["power", "no-life-payment", "no-sacrifice"]],
    ["City of Brass", ["damage-when-tapped"]],
    ["K'rrik, Son of Yawgmoth", ["life-for-mana"]],
    ["Inspiring Statuary", ["grant-keyword"]],
    ["Hall of Gemstone", ["tap-replace"]],
    ["Caged Sun", ["power", "tap-trigger"]],
    ["Lightning Axe", ["additional-cost"]],
    ["Crypt Rats", ["own-ability"]],
    ["Glorious Anthem", ["power"]],
    ["Iroas, God of Victory", ["not-type"]],
    ["Celestial Dawn", ["land-types", "set-colors", "as-though"]],
  ])("%s: %j", (name, kinds) => {
    expect(card(name).effects.map((effect) => effect.kind)).toEqual(kinds);
    expect(card(name).notUnderstood).toEqual([]);
  });
});
