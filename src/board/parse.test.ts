import { describe, expect, test } from "vitest";
import type { ErrorCode } from "../answer.ts";
import { caseId, parseBoard, parseCase, parsePosition } from "./index.ts";
import { FEW_CARDS, plainCard } from "./testing.ts";
import { UNREAD_COST } from "./parse-cost.ts";

const parse = (json: unknown) => parsePosition(json, FEW_CARDS);

/** A position with this battlefield, more of yours, and something to pay. */
const position = (battlefield: unknown, you: object = {}, paying: unknown = { cost: "{1}" }, more: object = {}) => ({
  you: { battlefield, ...you }, paying, ...more,
});

const parsed = (json: unknown) => {
  const result = parse(json);
  if (!result.ok) throw new Error(`${result.error.code} ${result.error.path}: ${result.error.message}`);
  return result.value;
};

const forest = { card: "Forest" };

/** `levels` arrays inside one another. */
const deep = (levels: number): unknown => JSON.parse("[".repeat(levels) + "]".repeat(levels));

describe("what is wrong, where, and what is allowed", () => {
  const table: readonly (readonly [what: string, json: unknown, code: ErrorCode, path: string | undefined, message: RegExp])[] = [
    ["a number", 1, "wrong-shape", undefined, /object with the keys you and paying/],
    ["null", null, "wrong-shape", undefined, /object/],
    ["a list", [], "wrong-shape", undefined, /object/],
    ["nothing in it", {}, "wrong-shape", "you", /required/],
    ["you is a number", { you: 1 }, "wrong-shape", "you", /an object, got 1/],
    ["no battlefield", { you: {} }, "wrong-shape", "you.battlefield", /required/],
    ["battlefield is an object", position({}), "wrong-shape", "you.battlefield", /an array/],
    ["an entry is a name", position(["Forest"]), "wrong-shape", "you.battlefield[0]", /an object/],
    ["no card", position([forest, {}]), "wrong-shape", "you.battlefield[1].card", /required/],
    ["card is a number", position([{ card: 7 }]), "wrong-shape", "you.battlefield[0].card", /got 7/],
    ["card without a name", position([{ card: { type_line: "Land" } }]), "wrong-shape", "you.battlefield[0].card.name", /required/],
    ["an empty name", position([{ card: "" }]), "wrong-shape", "you.battlefield[0].card", /not empty/],
    ["a face that is no card", position([{ card: { name: "A", card_faces: [3] } }]), "wrong-shape", "you.battlefield[0].card.card_faces[0]", /an object/],
    ["an unknown card", position([forest, { card: "Forst" }]), "unknown-card", "you.battlefield[1].card", /"Forst".*"Forest"/],
    ["an unknown card like nothing", position([{ card: "Xyzzy" }]), "unknown-card", "you.battlefield[0].card", /No card is named "Xyzzy"\. A card/],
    ["an unknown card by object", position([{ card: { name: "Forst" } }]), "unknown-card", "you.battlefield[0].card", /"Forst"/],
    ["an unknown card to pay", position([], {}, { card: "Forst" }), "unknown-card", "paying.card", /"Forst"/],
    ["an unknown card of an opponent", position([], {}, { cost: "{1}" }, { opponents: [{}, { battlefield: [{ card: "Forst" }] }] }), "unknown-card", "opponents[1].battlefield[0].card", /"Forst"/],
    ["a card named __proto__", position([{ card: "__proto__" }]), "unknown-card", "you.battlefield[0].card", /"__proto__"/],
    ["a card named constructor", position([{ card: "constructor" }]), "unknown-card", "you.battlefield[0].card", /"constructor"/],
    ["count 0", position([{ ...forest, count: 0 }]), "bad-count", "you.battlefield[0].count", /from 1 to 1,000,000, got 0/],
    ["count below 0", position([{ ...forest, count: -3 }]), "bad-count", "you.battlefield[0].count", /from 1 to 1,000,000/],
    ["an enormous count", position([{ ...forest, count: 1e15 }]), "bad-count", "you.battlefield[0].count", /from 1 to 1,000,000/],
    ["an infinite count", position([{ ...forest, count: Infinity }]), "bad-count", "you.battlefield[0].count", /from 1 to 1,000,000/],
    ["half a land", position([{ ...forest, count: 0.5 }]), "bad-count", "you.battlefield[0].count", /whole number/],
    ["count as text", position([{ ...forest, count: "3" }]), "wrong-shape", "you.battlefield[0].count", /whole number/],
    ["tapped as text", position([{ ...forest, tapped: "yes" }]), "wrong-shape", "you.battlefield[0].tapped", /true or false/],
    ["counters as a list", position([{ ...forest, counters: [] }]), "wrong-shape", "you.battlefield[0].counters", /numbers by name/],
    ["counters as text", position([{ ...forest, counters: { charge: "2" } }]), "wrong-shape", "you.battlefield[0].counters.charge", /number/],
    ["counters below 0", position([{ ...forest, counters: { "+1/+1": -1 } }]), "bad-count", 'you.battlefield[0].counters["+1/+1"]', /0 to 1,000,000/],
    ["the same id twice", position([{ ...forest, id: "f" }, { ...forest, id: "f" }]), "duplicate-id", "you.battlefield[1].id", /"f" is taken/],
    ["the same id in two zones", position([{ ...forest, id: "f" }], { hand: [{ ...forest, id: "f" }] }), "duplicate-id", "you.hand[0].id", /taken/],
    ["the id of a copy", position([{ ...forest, id: "f", count: 2 }, { ...forest, id: "f#2" }]), "duplicate-id", "you.battlefield[1].id", /taken/],
    ["an id that answers use", position([{ ...forest, id: "pool" }]), "duplicate-id", "you.battlefield[0].id", /taken/],
    ["attached to nobody", position([{ ...forest, attachedTo: "x" }]), "unknown-object", "you.battlefield[0].attachedTo", /"x"/],
    ["attached to a name of two", position([forest, forest, { card: "Odd Stone", attachedTo: "Forest" }]), "unknown-object", "you.battlefield[2].attachedTo", /by its id/],
    ["attached to a later copy", position([{ ...forest, id: "f", count: 2 }, { card: "Odd Stone", attachedTo: "f#2" }]), "unknown-object", "you.battlefield[1].attachedTo", /entry of its own/],
    ["life as text", position([], { life: "20" }), "wrong-shape", "you.life", /whole number/],
    ["an unknown symbol in the pool", position([], { pool: "{G}{Q}" }), "unknown-symbol", "you.pool", /"\{Q\}" at character 4/],
    ["generic mana in the pool", position([], { pool: "{2}" }), "unknown-symbol", "you.pool", /not a mana/],
    ["an open brace in the pool", position([], { pool: ["{G"] }), "unknown-symbol", "you.pool[0]", /"\{G" at character 1/],
    ["no mana by number", position([], { pool: "0 {G}" }), "unknown-symbol", "you.pool", /at character 1/],
    ["more mana than is counted", position([], { pool: [{ type: "G", count: Number.MAX_SAFE_INTEGER }, "{G}"] }), "bad-count", "you.pool", /not counted/],
    ["an X beyond counting", position([], {}, { cost: "{X}", x: Number.MAX_SAFE_INTEGER + 1 }), "bad-count", "paying.x", /9,007,199,254,740,991/],
    ["an unknown type in the pool", position([], { pool: ["{G}", { type: "P" }] }), "unknown-symbol", "you.pool[1].type", /"P"/],
    ["nothing to pay", position([], {}, {}), "wrong-shape", "paying.card", /card or cost/],
    ["an unknown symbol in the cost", position([], {}, { cost: "{3}{Ü}" }), "unknown-symbol", "paying.cost", /"\{Ü\}" at character 4/],
    ["a cost without braces", position([], {}, { cost: "3UU" }), "unknown-symbol", "paying.cost", /in braces/],
    ["an unknown symbol in words", position([], {}, { cost: "{1}", additional: ["{2}", "Waterbend {?}"] }), "unknown-symbol", "paying.additional[1]", /"\{\?\}" at character 11/],
    ["an unknown symbol in a card to pay", position([], {}, { card: { name: "A", type_line: "Instant", mana_cost: "{1} // {P}" } }), "unknown-symbol", "paying.card.mana_cost", /"\{P\}" at character 8/],
    ["an unknown symbol in an increase", position([], {}, { cost: "{1}", increase: "1" }), "unknown-symbol", "paying.increase", /"1" at character 1/],
    ["an unknown symbol in a reduction", position([], {}, { cost: "{1}", reduce: "{1}{}" }), "unknown-symbol", "paying.reduce", /"\{\}" at character 4/],
    ["x below 0", position([], {}, { cost: "{X}", x: -1 }), "bad-count", "paying.x", /0 to 9,007,199,254,740,991/],
    ["x as words", position([], {}, { cost: "{X}", x: "lots" }), "wrong-shape", "paying.x", /"max"/],
    ["an unknown zone", position([], {}, { cost: "{1}", from: "sideboard" }), "wrong-shape", "paying.from", /"hand"/],
    ["an unknown kind", position([], {}, { cost: "{1}", kind: "trap" }), "wrong-shape", "paying.kind", /"spell"/],
    ["a card nested 100,000 deep", position([{ card: deep(100_000) }]), "wrong-shape", "you.battlefield[0].card", /an object/],
    ["only nesting", deep(100_000), "wrong-shape", undefined, /object/],
  ];

  test.each(table)("%s", (_, json, code, path, message) => {
    const result = parse(json);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.error.code).toBe(code);
    expect(result.error.path).toBe(path);
    expect(result.error.message).toMatch(message);
    expect(result.error.message.length).toBeLessThan(400);
  });

  test("a text of ten million letters is not repeated in the message", () => {
    const result = parse(position([{ card: "x".repeat(10_000_000) }], { life: "y".repeat(1_000_000) }));
    expect(result.ok ? "" : result.error.message.length).toBeLessThan(400);
  });
});

describe("defaults", () => {
  test("only the battlefield and something to pay are required", () => {
    expect(parsed({ you: { battlefield: [] }, paying: { cost: "{2}" } })).toEqual({
      life: 20, energy: 0, pool: [], battlefield: [], hand: [], graveyard: [], command: [], opponents: [], notUnderstood: [],
      paying: { from: "hand", kind: "spell", cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 2 }] }], additional: [], increase: [], reduce: [] },
    });
  });

  test("whose turn it is, if the position says so", () => {
    expect(parsed({ ...position([]), turn: "theirs" }).turn).toBe("theirs");
    expect(parse({ ...position([]), turn: "nobody's" })).toMatchObject({ ok: false, error: { code: "wrong-shape", path: "turn" } });
  });

  test("an unread line that works on the battlefield only is no matter while its card is cast, CR 113.6", () => {
    const static_ = plainCard("Static", { notUnderstood: [{ text: "there", onBoard: true }, { text: "everywhere" }] });
    const linesOf = (paying: unknown) => {
      const result = parsePosition(position([], {}, paying), { ...FEW_CARDS, byName: () => static_ });
      return result.ok ? result.value.notUnderstood.map(({ text }) => text) : result.error;
    };
    expect(linesOf({ card: "Static" })).toEqual(["everywhere"]);
    expect(linesOf({ card: "Static", kind: "ability" })).toEqual(["there", "everywhere"]);
  });

  test("an unread line keeps whether it may forbid a payment", () => {
    const forbidding = plainCard("Forbidder", { notUnderstood: [{ text: "no", mayForbid: true }] });
    const result = parsePosition(position([{ card: "Forbidder" }]), { ...FEW_CARDS, byName: () => forbidding });
    expect(result).toMatchObject({ ok: true, value: { notUnderstood: [{ object: "b1", text: "no", mayForbid: true }] } });
  });

  test("ids come from the place in the list and never clash with given ones", () => {
    const { battlefield, hand, graveyard, command, opponents } = parsed(position(
      [forest, { ...forest, id: "b1" }, forest, { ...forest, id: "b4#2" }, forest],
      { hand: [forest], graveyard: [forest], command: [forest] }, undefined, { opponents: [{ battlefield: [forest] }, { battlefield: [forest, forest] }] },
    ));
    expect(battlefield.map(({ id }) => id)).toEqual(["b1'", "b1", "b3", "b4#2", "b5"]);
    expect([hand, graveyard, command].map((zone) => zone[0]?.id)).toEqual(["h1", "g1", "c1"]);
    expect(opponents.map((side) => side.battlefield.map(({ id }) => id))).toEqual([["o1b1"], ["o2b1", "o2b2"]]);
  });

  test("an ability is used on the battlefield", () => {
    expect(parsed(position([], {}, { cost: "{1}", kind: "ability", ability: "equip" })).paying).toMatchObject({ from: "battlefield", kind: "ability", ability: "equip" });
  });

  test("a tax paid while something resolves is no spell", () => {
    expect(parsed(position([], {}, { cost: "{1}", from: "stack" })).paying).toMatchObject({ from: "stack", kind: "special" });
  });
});

describe("cards", () => {
  test("names in any letter case; the same text is the very same card", () => {
    const { battlefield } = parsed(position([{ card: "forest" }, { card: { name: "Forest" } }, { card: "forest" }]));
    expect(battlefield.map(({ card }) => card.name)).toEqual(["Forest", "Forest", "Forest"]);
    expect(battlefield[0]?.card).toBe(battlefield[2]?.card);
  });

  test("an object with a type line stands for itself, whatever a real card has", () => {
    expect(parsed(position([{ card: { name: "Forest", type_line: "Land" } }])).battlefield[0]?.card.subtypes).toEqual([]);
  });

  test("unknown keys and nulls of real Scryfall objects are tolerated", () => {
    const card = { name: "A", type_line: "Land", mana_cost: null, prices: { usd: null }, legalities: {}, card_faces: null };
    expect(parsed(position([{ card, note: "mine" }], { name: "me" }, undefined, { comment: 1 })).battlefield).toHaveLength(1);
  });

  test("keywords are added to those of the card", () => {
    const { battlefield } = parsed(position([{ card: { name: "Llanowar Elves", keywords: ["Haste", "haste"] } }, { card: "Llanowar Elves" }]));
    expect(battlefield.map(({ card }) => card.keywords)).toEqual([["haste"], []]);
  });
});

describe("objects", () => {
  test("counters have lower-case names; none is dropped and zeros are", () => {
    const counters = JSON.parse('{"Charge":1,"charge":2,"__proto__":3,"constructor":4,"toString":5,"+1/+1":0}') as object;
    const found = parsed(position([{ ...forest, counters }])).battlefield[0]?.counters ?? {};
    expect(Object.entries(found)).toEqual([["charge", 3], ["__proto__", 3], ["constructor", 4], ["tostring", 5]]);
    expect(parsed(position([forest])).battlefield[0]?.counters["constructor"]).toBeUndefined();
  });

  test("attached to an id, a first copy, or a name that one entry has", () => {
    const stone = { card: "Odd Stone" };
    const { battlefield } = parsed(position([
      { ...forest, id: "f", count: 2 }, { card: "Llanowar Elves" }, { ...stone, attachedTo: "f" }, { ...stone, attachedTo: "f#1" }, { ...stone, attachedTo: "llanowar elves" },
    ]));
    expect(battlefield.map(({ attachedTo }) => attachedTo)).toEqual([undefined, undefined, "f", "f", "b2"]);
  });
});

describe("the pool", () => {
  test("symbols and units; alike ones are one entry", () => {
    const units = ["{G}{G}", { type: "g" }, { type: "{C}", snow: true, source: "Treasure", count: 2 }, { type: "C", only: "only creatures" }];
    expect(parsed(position([], { pool: units })).pool).toEqual([
      { type: "G", count: 3, snow: false },
      { type: "C", count: 2, snow: true, source: "Treasure" },
      { type: "C", count: 1, snow: false, spend: { kind: "only", uses: [] } },
    ]);
  });

  test("as many as are counted, in numbers and in the words of a summary", () => {
    expect(parsed(position([], { pool: "205891132094649 {G}, {U}" })).pool).toEqual([{ type: "G", count: 205_891_132_094_649, snow: false }, { type: "U", count: 1, snow: false }]);
    expect(parsed(position([], { pool: [{ type: "G", count: Number.MAX_SAFE_INTEGER }] })).pool).toEqual([{ type: "G", count: Number.MAX_SAFE_INTEGER, snow: false }]);
  });

  test("mana under a restriction that was not read pays for nothing, and says so (CR 106.6)", () => {
    const { pool, notUnderstood } = parsed(position([], { pool: [{ type: "C", only: "only on Tuesdays" }] }));
    expect(pool[0]?.spend).toEqual({ kind: "only", uses: [] });
    expect(notUnderstood).toEqual([{ object: "pool", text: "only on Tuesdays" }]);
  });
});

describe("lines that were not read", () => {
  test("are kept of both battlefields and of what is paid", () => {
    const stone = { card: "Odd Stone" };
    const lines = parsed(position([forest, { ...stone, id: "s" }], { hand: [stone] }, { card: "Odd Stone" }, { opponents: [{ battlefield: [stone] }] })).notUnderstood;
    expect(lines.map(({ object }) => object)).toEqual(["s", "o1b1", "paying"]);
  });

  test("a cost in words that were not read is one that nothing pays, and no error", () => {
    const { paying, notUnderstood } = parsed(position([], {}, { cost: "Sing a song", additional: ["{2}", "Dance"] }));
    expect(paying.cost).toBe(UNREAD_COST);
    expect(paying.additional[1]).toBe(UNREAD_COST);
    expect(notUnderstood.map(({ text }) => text)).toEqual(["Sing a song", "Dance"]);
  });
});

describe("cases", () => {
  test("a case gives its id, a bare position may", () => {
    const bare = position([]);
    const ids = [{ id: "a", position: bare, expect: {} }, bare, { id: "b", ...bare }, { id: 7, position: bare }].map((json) => {
      const result = parseCase(json, FEW_CARDS);
      return result.ok ? result.value.id : result.error;
    });
    expect(ids).toEqual(["a", undefined, "b", "7"]);
  });

  test("paths begin inside the position", () => {
    const result = parseCase({ id: "a", position: position([{}]) }, FEW_CARDS);
    expect(result.ok ? "" : result.error.path).toBe("you.battlefield[0].card");
  });

  test("a board need not say what is to be paid; where it does, that is checked", () => {
    const { paying: _, ...board } = position([forest]);
    const parsedBoards = [board, { id: "a", position: board }, position([forest]), { id: "b", position: position([], {}, {}) }, { id: "c", position: 1 }, 1].map((json) => {
      const result = parseBoard(json, FEW_CARDS);
      return result.ok ? [result.value.id, result.value.position.paying.cost?.length] : [result.error.code, result.error.path];
    });
    expect(parsedBoards).toEqual([[undefined, 1], ["a", 1], [undefined, 1], ["wrong-shape", "paying.card"], ["wrong-shape", undefined], ["wrong-shape", undefined]]);
  });

  test("CR 903.8: a card of the command zone may say how often it was cast from there", () => {
    const { command } = parsed(position([], { command: [{ card: "Llanowar Elves", casts: 2 }, { card: "Llanowar Elves" }] }));
    expect(command.map(({ casts }) => casts)).toEqual([2, undefined]);
    expect(parse(position([], { command: [{ card: "Llanowar Elves", casts: -1 }] }))).toMatchObject({ ok: false, error: { path: "you.command[0].casts" } });
  });

  test("an id is readable of anything that has one", () => {
    expect([{ id: "a" }, { id: {} }, null, 3, [], "id"].map(caseId)).toEqual(["a", undefined, undefined, undefined, undefined, undefined]);
  });
});
