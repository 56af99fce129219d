import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardJson } from "../board/index.ts";
import { readBulk } from "./index.ts";
import { splitRows } from "./rows.ts";

async function* pieces(chunks: readonly string[]): AsyncGenerator<string> {
  yield* chunks;
}

/** A text cut at these places. */
const cut = (text: string, places: readonly number[]): readonly string[] => {
  const ends = [...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)).filter((chunk) => chunk !== "");
};

const rowsOf = async (chunks: readonly string[], limit = 1_000_000): Promise<readonly unknown[]> => {
  const found: unknown[] = [];
  for await (const row of splitRows(pieces(chunks), limit)) {
    expect(row.index).toBe(found.length + 1);
    found.push("text" in row ? JSON.parse(row.text) : "stray" in row ? row.stray : "too large");
  }
  return found;
};

/** Names of cards, and codes of what is wrong. */
const readAll = async (text: string, limit = 1_000_000): Promise<readonly (CardJson | string)[]> => {
  const found: (CardJson | string)[] = [];
  for await (const card of readBulk(pieces([text]), limit)) found.push(card.ok ? card.value : card.error.message);
  return found;
};
const namesIn = async (text: string, limit?: number): Promise<readonly string[]> => (await readAll(text, limit)).map((card) => (typeof card === "string" ? card.replace(/:.*/s, "") : card.name));

const print = (value: unknown, space?: number): string => JSON.stringify(value, undefined, space);
const FORMS: readonly ((cards: readonly object[]) => string)[] = [
  (cards) => print(cards),
  (cards) => print(cards, 2),
  (cards) => `\uFEFF${cards.map((card) => print(card)).join("\n")}`,
  (cards) => cards.map((card) => `${print(card, 1)}\r\n`).join(""),
  (cards) => `[\n${cards.map((card) => print(card)).join(",\r\n")}\n]\n`,
  (cards) => print({ object: "list", total_cards: 3, data: cards, warnings: [{ name: "no card" }] }),
  (cards) => print({ object: "list", data: cards }, 2),
  (cards) => print({ meta: { date: "data", data: "x" }, data: { baseSetSize: 3, booster: { draft: [{ name: "no card" }] }, "ca\"rds": [], cards, code: "\"cards\":[", tokens: [{ name: "no card" }] }, more: [{}] }),
  (cards) => print({ data: { ABC: { cards, tokens: [{}] }, DEF: { cards: [] } } }, 2),
];

describe("rows", () => {
  test("are found in every form of file, wherever the stream is cut", async () => {
    const card = fc.dictionary(fc.string().filter((key) => key !== "data"), fc.jsonValue({ maxDepth: 2 }));
    await fc.assert(
      fc.asyncProperty(fc.array(card, { maxLength: 5 }), fc.constantFrom(...FORMS), fc.array(fc.nat()), async (cards, form, places) => {
        const plain = cards.map((one) => JSON.parse(print(one)) as object);
        expect(await rowsOf(cut(form(plain), places))).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });

  test("of cards by name are arrays of faces", async () => {
    const data = { A: [{ name: "A" }], "B // C": [{ name: "B // C", side: "a" }, { name: "B // C", side: "b" }] };
    for (const space of [0, 2]) expect(await rowsOf([print({ meta: {}, data }, space)])).toEqual(Object.values(data));
  });

  test("what is no card is a row, and the others are found", async () => {
    expect(await rowsOf(['{"a":1} x {"b":2}'])).toEqual([{ a: 1 }, "x ", { b: 2 }]);
    expect(await rowsOf(['[1, {"a":1}, "b", {"c":2}]'])).toEqual(["1", { a: 1 }, '"b"', { c: 2 }]);
    expect(await rowsOf(["hello\nworld\n{}"])).toEqual(["hello", "world", {}]);
  });

  test("nothing is kept of one that is too large, and those behind it are read", async () => {
    const large = print({ a: "x".repeat(2000) });
    expect(await rowsOf([`[${large},`, '{"b":1}]'], 1000)).toEqual(["too large", { b: 1 }]);
    expect(await rowsOf([...`${large}\n{"b":1}`], 1000)).toEqual(["too large", { b: 1 }]);
  });
});

describe("bad rows are errors with their number, and the run goes on", () => {
  test("in lines that are cut short, in a text or behind one", async () => {
    expect(await namesIn('{"name":"A"}\n{"name":"B","text":"cut sho\n{"name":"C"}\n{"name":"D"\n{"name":"E"}\n{"name":1}\n{"name":"F",}\n{"name":"G"}')).toEqual(["A", "Card 2", "C", "Card 4", "E", "Card 6", "Card 7", "G"]);
  });

  test("in an array", async () => expect(await namesIn('[{"name":"A"}, {"nam":"B"}, 7, {"name":"C"}]')).toEqual(["A", "Card 2", "Card 3", "C"]));

  test("at the end", async () => expect(await namesIn('[{"name":"A"}, {"name":"B"')).toEqual(["A", "Card 2"]));

  test.each(["", " \n", "[]", "[", "]]]", "{\"data\":{}}", "{\"data\":[", "{\"data\":{\"cards\":"])("%j has none", async (text) => expect(await readAll(text)).toEqual([]));

  test("whatever the text, it does not matter where it is cut", async () => {
    const piece = fc.constantFrom("{", "}", "[", "]", ",", ":", '"', "\\", "\n", "data", '"data":', '"cards":', '"name":"A"', '{"name":"B"}', "1", " ", "x");
    await fc.assert(fc.asyncProperty(fc.array(piece, { maxLength: 40 }), fc.array(fc.nat()), async (parts, places) => {
      const rows = async (chunks: readonly string[]): Promise<readonly unknown[]> => {
        const found: unknown[] = [];
        for await (const row of splitRows(pieces(chunks), 1000)) found.push(row);
        return found;
      };
      const text = parts.join("");
      expect(await rows(cut(text, places))).toEqual(await rows([text]));
    }), { numRuns: 500 });
  });
});

describe("MTGJSON", () => {
  const bear = { name: "Made-up Bear", manaCost: "{1}{G}", text: "Haste", type: "Creature — Bear", colors: ["G"], colorIdentity: ["G"], power: "2", toughness: "2", keywords: ["Haste"], layout: "normal" };
  const halves = [
    { name: "Up // Down", faceName: "Down", side: "b", manaCost: "{R}", type: "Sorcery", text: "Aftermath", colors: ["R"], colorIdentity: ["R", "U"], keywords: ["Aftermath"], layout: "aftermath" },
    { name: "Up // Down", faceName: "Up", side: "a", manaCost: "{U}", type: "Instant", text: "", colors: ["U"], colorIdentity: ["R", "U"], keywords: ["Aftermath"], layout: "aftermath" },
  ];
  const read = { name: "Made-up Bear", mana_cost: "{1}{G}", oracle_text: "Haste", type_line: "Creature — Bear", colors: ["G"], color_identity: ["G"], power: "2", toughness: "2", keywords: ["Haste"], layout: "normal" };
  const both = {
    name: "Up // Down", layout: "split", keywords: ["Aftermath"], color_identity: ["R", "U"],
    card_faces: [{ name: "Up", mana_cost: "{U}", type_line: "Instant" }, { name: "Down", mana_cost: "{R}", type_line: "Sorcery", oracle_text: "Aftermath", colors: ["R"] }],
  };

  test("cards by name", async () => {
    expect(await readAll(print({ meta: {}, data: { "Made-up Bear": [bear], "Up // Down": halves } }))).toMatchObject([read, both]);
  });

  test("a set, where faces need not be neighbours", async () => {
    const faces = halves.map((half, index) => ({ ...half, number: "7", setCode: "ABC", otherFaceIds: [`${index}`] }));
    expect(await readAll(print({ meta: {}, data: { code: "ABC", cards: [faces[0], bear, faces[1]] } }))).toMatchObject([read, both]);
  });

  test("a face without its other one stands for itself", async () => {
    expect(await readAll(print({ data: { code: "ABC", cards: [{ ...halves[0], otherFaceIds: ["1"] }] } }))).toMatchObject([{ name: "Down", type_line: "Sorcery" }]);
  });

  test("what melds, and what it melds into, are cards by themselves", async () => {
    const parts = [{ ...bear, faceName: "Rat", side: "a", layout: "meld", name: "Rat // Host" }, { ...bear, faceName: "Host", side: "b", layout: "meld", name: "Rat // Host" }];
    expect(await namesIn(print({ data: { "Rat // Host": parts } }))).toEqual(["Rat", "Host"]);
  });

  test("several cards that have one name", async () => expect(await namesIn(print({ data: { Odd: [bear, { ...bear, text: "Flying" }] } }))).toEqual(["Made-up Bear", "Made-up Bear"]));

  test("null and wrong types in it are as good as nothing", async () => {
    expect(await readAll(print([{ ...bear, text: null, power: 2, colors: "G" }]))).toMatchObject([{ name: "Made-up Bear", type_line: "Creature — Bear" }]);
  });
});
