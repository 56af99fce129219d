import { describe, expect, test } from "vitest";
import { nodeCatalog } from "../catalog/node.ts";
import { cardSource, parsePosition, pay, readCard, readCost, readSpend, type Position } from "../index.ts";
import { isLand, knownCard } from "./deck-cards.ts";
import { builtInDecks, builtInPuzzles } from "./node.ts";
import { parseDecks } from "./parse-decks.ts";
import { positionSets, type PositionSet } from "./positions.ts";

const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const DECKS = builtInDecks();
const PUZZLES = builtInPuzzles();
const SETS = positionSets({ cards: nodeCatalog, decks: DECKS, puzzles: PUZZLES });
/** Those that are drawn of something. */
const DRAWN = SETS.filter(({ name }) => name !== "puzzles");

const parsed = (set: PositionSet, seed: number, index: number): Position => {
  const { id, position } = set.draw(seed, index);
  const read = parsePosition(position, CARDS);
  if (!read.ok) throw new Error(`${id}: ${read.error.message}`);
  return read.value;
};

const setNamed = (name: string): PositionSet => {
  const found = SETS.find((set) => set.name === name);
  if (found === undefined) throw new Error(`there is no set ${name}`);
  return found;
};

const share = <T>(items: readonly T[], is: (item: T) => boolean): number => items.filter(is).length / items.length;

describe("sets of positions", () => {
  test("with decks and without", () => {
    expect(SETS.map(({ name }) => name)).toEqual(["decks", "limited", "corners", "puzzles"]);
    expect(positionSets({ cards: nodeCatalog, decks: [] }).map(({ name }) => name)).toEqual(["limited", "corners"]);
  });

  test.each(SETS)("$name: a position depends on seed and index alone, and has an id of its own", (set) => {
    const twentieth = set.draw(3, 20);
    const drawn = Array.from({ length: 60 }, (_, index) => set.draw(3, index));
    expect(drawn[20]).toEqual(twentieth);
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(60);
    // Early turns come to the same now and then.
    expect(new Set(drawn.map(({ position }) => JSON.stringify(position))).size).toBeGreaterThan(55);
    expect(set.draw(4, 20)).not.toEqual(twentieth);
  });

  test.each(DRAWN)("$name: payable and unpayable are both common, and little is not known", (set) => {
    const answers = Array.from({ length: 100 }, (_, index) => pay(parsed(set, 5, index), { explain: false }).status);
    expect(share(answers, (status) => status === "payable")).toBeGreaterThan(0.3);
    expect(share(answers, (status) => status === "unpayable")).toBeGreaterThan(0.15);
    expect(share(answers, (status) => status === "unknown" || status === "error")).toBeLessThan(0.1);
  });

  test.each(DRAWN)("$name: permanents are tapped and new, hands are held", (set) => {
    const positions = Array.from({ length: 150 }, (_, index) => parsed(set, 6, index));
    expect(share(positions, ({ battlefield }) => battlefield.some(({ tapped }) => tapped))).toBeGreaterThan(0.1);
    expect(share(positions, ({ battlefield }) => battlefield.some(({ summoningSick }) => summoningSick))).toBeGreaterThan(0.02);
    expect(share(positions, ({ hand }) => hand.length > 0)).toBeGreaterThan(0.6);
    expect(share(positions, ({ battlefield }) => battlefield.some(({ card }) => !card.types.includes("Land")))).toBeGreaterThan(0.4);
  });
});

describe("decks", () => {
  const set = setNamed("decks");
  const drawn = Array.from({ length: 210 }, (_, index) => set.draw(7, index));

  test("every format is drawn, of many decks", () => {
    const formats = new Set(DECKS.map(({ format }) => format));
    expect(formats.size).toBe(7);
    expect(new Set(drawn.map(({ from }) => from?.format))).toEqual(formats);
    expect(new Set(drawn.map(({ from }) => from?.deck)).size).toBeGreaterThan(50);
  });

  test("Commander has three opponents and a commander somewhere", () => {
    const commander = drawn.filter(({ from }) => from?.format === "commander").map(({ position }) => position);
    expect(commander.every(({ opponents }) => opponents?.length === 3)).toBe(true);
    expect(share(commander, ({ you, paying }) => (you.command?.length ?? 0) > 0 || paying.from === "command" || you.battlefield.some((one) => one.commander === true))).toBeGreaterThan(0.9);
    expect(commander.some(({ paying }) => paying.from === "command")).toBe(true);
  });

  test("no position has more cards than the deck, nor more lands than turns", () => {
    for (const [index, { from }] of drawn.entries()) {
      const deck = DECKS.find(({ name, format }) => name === from?.deck && format === from?.format);
      const { battlefield, hand, graveyard, command, paying } = parsed(set, 7, index);
      const counts = new Map<string, number>();
      const count = (name: string, more: number): void => void counts.set(name, (counts.get(name) ?? 0) + more);
      for (const entry of [...battlefield, ...hand, ...graveyard, ...command]) count(entry.card.name, entry.count);
      count(paying.card?.name ?? "", 1);
      const inDeck = new Map(Object.entries(deck?.main ?? {}).map(([name, some]) => [knownCard(nodeCatalog, name)?.card.name, some]));
      for (const [name, some] of counts) expect(some).toBeLessThanOrEqual(inDeck.get(name) ?? 1);
      const lands = battlefield.filter(({ card }) => card.types.includes("Land")).reduce((sum, entry) => sum + entry.count, 0);
      expect(lands).toBeLessThanOrEqual(from?.format === "commander" ? 10 : 8);
    }
  });
});

describe("limited", () => {
  test("lands of two colors, dorks, rocks, and spells that ask for both", () => {
    const positions = Array.from({ length: 200 }, (_, index) => parsed(setNamed("limited"), 8, index));
    const makesMana = ({ battlefield }: Position, type: string): boolean => battlefield.some(({ card }) => card.abilities.length > 0 && card.types.includes(type as "Land"));
    expect(share(positions, (one) => makesMana(one, "Creature"))).toBeGreaterThan(0.05);
    expect(share(positions, (one) => makesMana(one, "Artifact"))).toBeGreaterThan(0.1);
    expect(share(positions, ({ paying }) => (paying.card?.colors.length ?? 0) > 1)).toBeGreaterThan(0.03);
    expect(positions.every(({ battlefield }) => battlefield.filter(({ card }) => card.types.includes("Land")).reduce((sum, { count }) => sum + count, 0) <= 9)).toBe(true);
  });
});

describe("corners", () => {
  const positions = Array.from({ length: 400 }, (_, index) => parsed(setNamed("corners"), 9, index));
  const symbols = ({ paying }: Position): readonly string[] => (paying.card?.manaCost ?? []).map(({ kind }) => kind);
  const abilities = ({ battlefield }: Position) => battlefield.flatMap(({ card }) => card.abilities);

  test.each<readonly [string, (position: Position) => boolean]>([
    ["mana abilities that cost mana", (one) => abilities(one).some(({ cost }) => cost.some(({ kind }) => kind === "mana"))],
    ["two mana at once", (one) => abilities(one).some(({ outputs }) => outputs.some((output) => output.kind === "fixed" && output.mana.length > 1))],
    ["mana for some spells only", (one) => abilities(one).some(({ spend }) => spend !== undefined)],
    ["convoke", ({ paying }) => paying.card?.keywords.includes("convoke") === true],
    ["creatures that make mana", ({ battlefield }) => battlefield.some(({ card }) => card.types.includes("Creature") && card.abilities.length > 0)],
    ["delve with cards to exile", ({ paying, graveyard }) => paying.card?.keywords.includes("delve") === true && graveyard.length > 0],
    ["Treasures", ({ battlefield }) => battlefield.some(({ card }) => card.name === "Treasure")],
    ["Phyrexian symbols", (one) => symbols(one).some((kind) => kind === "phyrexian" || kind === "hybrid-phyrexian")],
    ["hybrid symbols", (one) => symbols(one).some((kind) => kind === "hybrid" || kind === "twobrid")],
    ["damage for mana", (one) => abilities(one).some(({ effects }) => effects?.some(({ kind }) => kind === "damage") === true)],
  ])("%s", (_, is) => expect(share(positions, is)).toBeGreaterThan(0.05));
});

describe("puzzles", () => {
  const set = setNamed("puzzles");
  const all = PUZZLES.flatMap(({ name, board }) => (board.you.hand ?? []).filter(({ card }) => typeof card === "string" && nodeCatalog.byName(card)?.manaCost !== undefined).map(({ card }) => [name, card]));

  test("every spell of every hand is asked about once, on the board as it was published, and then again", () => {
    expect(PUZZLES.length).toBe(40);
    const asked = Array.from({ length: all.length }, (_, index) => set.draw(1, index));
    expect(asked.map(({ from, position }) => [from?.deck, position.paying.card])).toEqual(all);
    for (const { from, position } of asked) expect(position.you.battlefield).toEqual(PUZZLES.find(({ name }) => name === from?.deck)?.board.you.battlefield);
    const again = set.draw(1, all.length);
    expect([again.from?.deck, again.position.paying.card]).toEqual(all[0]);
  });

  test("as published nearly everything can be paid; with tapped permanents payable and unpayable are both common", () => {
    const answers = (from: number) => Array.from({ length: 60 }, (_, index) => pay(parsed(set, 3, from + index), { explain: false, budget: 60 }).status);
    const [published, tapped] = [answers(0), answers(all.length)];
    expect(share(published, (status) => status === "payable")).toBeGreaterThan(0.9);
    expect(share(tapped, (status) => status === "payable")).toBeGreaterThan(0.15);
    expect(share(tapped, (status) => status === "unpayable")).toBeGreaterThan(0.15);
  });

  test("what is cast is in hand no more", () => {
    for (let index = 0; index < all.length; index += 1) {
      const { from, position } = set.draw(2, index);
      const cards = (hand: readonly { readonly count?: number | undefined }[] = []): number => hand.reduce((sum, { count = 1 }) => sum + count, 0);
      expect(cards(position.you.hand)).toBe(cards(PUZZLES.find(({ name }) => name === from?.deck)?.board.you.hand) - 1);
    }
  });
});

describe("decklists", () => {
  test("those that come along are of known cards, sixty of them or a hundred", () => {
    expect(DECKS.length).toBe(99);
    for (const { main, format } of DECKS) {
      expect(Object.keys(main).filter((card) => knownCard(nodeCatalog, card) === undefined)).toEqual([]);
      expect(Object.values(main).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(format === "commander" ? 98 : 60);
      expect(Object.keys(main).some((card) => isLand(knownCard(nodeCatalog, card) as NonNullable<ReturnType<typeof knownCard>>))).toBe(true);
    }
  });

  test("are JSON lines; other keys are dropped, empty lines skipped", () => {
    const deck = { name: "A", format: "modern", main: { Forest: 60 } };
    expect(parseDecks(`${JSON.stringify({ ...deck, side: {} })}\n\n${JSON.stringify({ ...deck, commander: "B" })}\n`)).toEqual({ ok: true, value: [deck, { ...deck, commander: "B" }] });
  });

  test.each([["{", "not-json"], ["[]", "wrong-shape"], ['{"name":"A","format":"modern","main":{"Forest":0}}', "wrong-shape"], ['{"name":"A","main":{}}', "wrong-shape"]])("%s is none", (line, code) => {
    const read = parseDecks(`{"name":"A","format":"modern","main":{}}\n${line}`);
    expect(read.ok ? undefined : [read.error.code, read.error.path]).toEqual([code, "line 2"]);
  });
});
