import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { afterAll, describe, expect, test } from "vitest";
import type { Card } from "../cards/index.ts";
import { changeLines, changesBetween } from "./build-changes.ts";
import { asCataloged, decodeCatalog, encodeCatalog, nameKey, openCatalog } from "./index.ts";
import { CATALOG_FILE, nodeCatalog } from "./node.ts";

const card = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: undefined, supertypes: [], types: [], subtypes: [], token: false, colors: [], colorIdentity: [],
  power: undefined, toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});

const CARDS: readonly Card[] = [
  card("Plain"),
  card("Free", { manaCost: [{ kind: "generic", amount: 0 }], power: -1, toughness: 0 }),
  card("No Symbols", { manaCost: [] }),
  card("Lands", { supertypes: ["Basic", "Snow"], types: ["Land"], subtypes: ["Power-Plant", "Time Lord"], token: true, colorIdentity: ["G"] }),
  card("Colors", { colors: ["W", "G"], colorIdentity: ["W", "G"], keywords: ["convoke", "first strike"], manaCost: [{ kind: "hybrid-phyrexian", colors: ["W", "U"] }] }),
  card("Maker", { abilities: [{ cost: [{ kind: "tap" }], outputs: [{ kind: "fixed", mana: ["G"] }], oncePerTurn: true }] }),
  card("Maker Two", { abilities: [{ cost: [{ kind: "tap" }], outputs: [{ kind: "fixed", mana: ["G"] }], rider: "this would be a sentence of the card" }] }),
  card("Floor", { effects: [{ kind: "spell-floor", least: 3, whose: "anyone" }], notUnderstood: [{ text: "a" }, { text: "b" }] }),
  card("Left // Right", { faces: [card("Left", { power: 1 }), card("Right", { notUnderstood: [{ text: "a", mayForbid: true }] })] }),
  card("Right"),
  card("Twice", {
    castings: [
      { kind: "way", name: "flashback", cost: [{ kind: "mana", cost: [{ kind: "mana", type: "R" }] }], from: "graveyard" },
      { kind: "way", name: "disturb", from: "graveyard", as: card("Back", { notUnderstood: [{ text: "words of the card's own" }] }), when: { kind: "unknown", text: "this is more than three words" } },
      { kind: "face", card: card("Other", { types: ["Sorcery"], notUnderstood: [{ text: "a", mayForbid: true }] }) },
      { kind: "unread", line: "this would be a sentence of the card" },
    ],
  }),
  card("Lim-Dûl's Vault"),
];

describe("the catalog's form", () => {
  test("gives back what went in, but for sentences", () => {
    const catalog = decodeCatalog(encodeCatalog(CARDS));
    expect(CARDS.map((_, index) => catalog.card(index))).toEqual(CARDS.map(asCataloged));
    expect(catalog.size).toBe(CARDS.length);
  });

  test("holds no sentence of a card's text", () => {
    const text = encodeCatalog([...CARDS, card("Talker", { notUnderstood: [{ text: "Whenever you do, this happens." }] })]);
    expect(text).not.toContain("sentence of the card");
    expect(text).not.toContain("words of the card");
    expect(text).not.toContain("more than three words");
    expect(text).not.toContain("Whenever");
  });

  test("says how many lines were not read", () => {
    const { byName } = openCatalog(() => encodeCatalog(CARDS));
    expect(byName("Floor")?.notUnderstood).toEqual([{ text: "2 lines of this card's text are not read" }]);
  });

  test("says that one of them may forbid a payment", () => {
    const { byName } = openCatalog(() => encodeCatalog([card("Odd", { notUnderstood: [{ text: "a" }, { text: "b", mayForbid: true }] })]));
    expect(byName("Odd")?.notUnderstood).toEqual([{ text: "2 lines of this card's text are not read", mayForbid: true }]);
  });

  test("tells lines that work on the battlefield only from others", () => {
    const { byName } = openCatalog(() => encodeCatalog([
      card("Odd", { notUnderstood: [{ text: "a", onBoard: true }, { text: "b", mayForbid: true }] }),
      card("Even", { notUnderstood: [{ text: "a", onBoard: true, mayForbid: true }] }),
    ]));
    const text = "1 line of this card's text is not read";
    expect(byName("Odd")?.notUnderstood).toEqual([{ text, mayForbid: true }, { text, onBoard: true }]);
    expect(byName("Even")?.notUnderstood).toEqual([{ text, mayForbid: true, onBoard: true }]);
  });

  test("is the same when its cards are written again: lines that were not read are counted, not what stands for them", () => {
    const odd = card("Odd", { notUnderstood: [{ text: "a" }, { text: "b", mayForbid: true }, { text: "c", onBoard: true }, { text: "d", onBoard: true }] });
    const text = encodeCatalog([...CARDS, odd]);
    const catalog = decodeCatalog(text);
    expect(encodeCatalog(Array.from({ length: catalog.size }, (_, index) => catalog.card(index)))).toBe(text);
  });

  test.each(["", "something else", "tapwright-catalog 1\n#words\n", "tapwright-catalog 2\n#words\n"])("%j is no catalog", (text) => {
    expect(() => decodeCatalog(text)).toThrow(/catalog/);
  });
});

describe("names", () => {
  const { byName, nearest } = openCatalog(() => encodeCatalog(CARDS));

  test("in any letter case, with or without accents and typographic quotes", () => {
    expect(["PLAIN", "lim-dul's vault", "Lim-Dûl’s Vault", "left//right", " Left // Right "].map((name) => byName(name)?.name)).toEqual(
      ["Plain", "Lim-Dûl's Vault", "Lim-Dûl's Vault", "Left // Right", "Left // Right"],
    );
  });

  test("a face is found by its own name, but a card of that name comes first", () => {
    expect(byName("Left")?.power).toBe(1);
    expect(byName("Right")?.notUnderstood).toEqual([]);
  });

  test.each(["", "Nobody", "__proto__", "constructor", "toString", "x".repeat(1_000_000)])("%.20s is nobody", (name) => {
    expect(byName(name)).toBeUndefined();
  });

  test("near ones are offered, best first", () => {
    expect(nearest("Plian")).toEqual(["Plain"]);
    expect(nearest("Make")).toEqual(["Maker", "Maker Two"]);
    expect(nearest("qqqqqqqqqqqq")).toEqual([]);
    expect(nearest("x".repeat(1_000_000))).toEqual([]);
  });

  test("keys are the same for what is the same", () => expect(nameKey("Séance")).toBe(nameKey("seance")));
});

describe("the built-in catalog", () => {
  test("knows the cards that everybody plays", () => {
    const names = ["Forest", "Sol Ring", "Llanowar Elves", "Simic Signet", "Hogaak, Arisen Necropolis", "Fire // Ice", "Fire", "Delver of Secrets"];
    expect(names.map((name) => nodeCatalog.byName(name)?.name)).toEqual(names);
    expect(nodeCatalog.nearest("Lanowar Elfs")[0]).toBe("Llanowar Elves");
    expect(nodeCatalog.size()).toBeGreaterThan(30_000);
  });

  test("opens in a fraction of a second", async () => {
    const { readFileSync } = await import("node:fs");
    const { brotliDecompressSync } = await import("node:zlib");
    const start = performance.now();
    openCatalog(() => brotliDecompressSync(readFileSync(CATALOG_FILE)).toString()).byName("Sol Ring");
    // 45 ms where this was written; ten times as much still is no wait.
    expect(performance.now() - start).toBeLessThan(500);
    expect(readFileSync(CATALOG_FILE).length).toBeLessThan(1_500_000);
  });
});

describe("faces", () => {
  const { facesOf } = openCatalog(() => encodeCatalog(CARDS));
  test("of a card by its own name or one of theirs, the front first", () => {
    expect(["Left // Right", "left", "Right//Left", "LEFT // RIGHT"].map(facesOf)).toEqual([["Left", "Right"], ["Left", "Right"], [], ["Left", "Right"]]);
  });
  test.each(["Plain", "Nobody", "", "constructor", "x".repeat(1000)])("%.20s has none", (name) => expect(facesOf(name)).toEqual([]));
});

describe("what a new catalog has otherwise", () => {
  const before = new Map([card("Same"), card("Other", { power: 1 }), card("Worse", { notUnderstood: [{ text: "2 lines of this card's text are not read" }] }), card("Gone")].map((one) => [one.name, one]));
  const now = [card("Same"), card("Other", { power: 2 }), card("Worse", { notUnderstood: [{ text: "a" }, { text: "b" }, { text: "c" }] }), card("New")];

  test("is told apart: added, changed, read worse, removed", () => {
    expect(changesBetween(before, now)).toEqual({ added: ["New"], changed: ["Other"], worse: ["Worse"], removed: ["Gone"] });
  });

  test("in words, with names up to a number", () => {
    expect(changeLines({ added: ["A", "B", "C"], changed: [], worse: ["D"], removed: [] }, 2)).toEqual(["3 cards added: A; B, and 1 more", "1 card READ WORSE THAN BEFORE: D"]);
  });
});

describe("a file of cards for the catalog", () => {
  const folder = mkdtempSync(join(tmpdir(), "tapwright-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("gives each card once, by name, without tokens; bad rows are told and left out", async () => {
    const { readCards } = await import("./build.ts");
    const rows = [{ name: "B", type_line: "Land" }, { name: "A", type_line: "Artifact" }, { nam: "bad" }, { name: "b", type_line: "Artifact" }, { name: "T", type_line: "Token", layout: "token" }];
    const file = join(folder, "cards.json");
    writeFileSync(file, JSON.stringify(rows));
    const bad: string[] = [];
    const cards = await readCards(file, (message) => bad.push(message));
    expect(cards.map(({ name, types }) => [name, types])).toEqual([["A", ["Artifact"]], ["B", ["Land"]]]);
    expect(bad).toEqual([expect.stringContaining("Card 3")]);
  });
});

const SOURCE = "../shared/cards/oracle.jsonl.gz";

describe.skipIf(!existsSync(SOURCE))("all cards (skipped without the card file beside the project)", () => {
  test("come back as they were read", async () => {
    const { readCards } = await import("./build.ts");
    const cards = await readCards(SOURCE);
    const catalog = decodeCatalog(encodeCatalog(cards));
    const wrong = cards.filter((_, index) => JSON.stringify(catalog.card(index)) !== JSON.stringify(asCataloged(cards[index] ?? card("")))).map(({ name }) => name);
    expect(wrong).toEqual([]);
  });
});
