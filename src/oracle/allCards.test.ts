import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
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
  const start = process.cpuUsage();
  const cards = present ? load("oracle.jsonl.gz").map(readCard) : [];
  // Of this thread's work, not of the clock: other tests run beside.
  const seconds = process.cpuUsage(start).user / 1e6;
  const byName = new Map(cards.map((card) => [card.name, card]));
  const card = (name: string): Card => byName.get(name) ?? readCard({ name });

  test("are read in seconds", () => expect(seconds).toBeLessThan(30));

  test("that matter to paying are read whole, nineteen of twenty", () => {
    const names = load("mana.jsonl.gz").map(({ name }) => card(name));
    const whole = names.filter((read) => facesOf(read).every((face) => face.notUnderstood.every((line) => line.about === "power")));
    expect(whole.length / names.length).toBeGreaterThan(0.95);
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
