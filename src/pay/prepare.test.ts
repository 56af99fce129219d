import { describe, expect, it } from "vitest";
import { cardSource, parsePaying, parsePosition, type ParsedPaying } from "../board/index.ts";
import { nodeCatalog } from "../catalog/node.ts";
import { readCard, readCost, readSpend } from "../oracle/index.ts";
import { boardOf } from "./board.ts";
import { plainOn } from "./plain.ts";
import { prepare, type Prepared } from "./prepare.ts";

const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

const cards = (...names: readonly string[]): readonly { readonly card: string }[] => names.map((card) => ({ card }));

const board = (you: object, paying: object = { cost: "{0}" }): Prepared => {
  const position = parsePosition({ you, paying }, CARDS);
  if (!position.ok) throw new Error(position.error.message);
  return prepare(position.value);
};

const cost = (paying: object): ParsedPaying => {
  const parsed = parsePaying(paying, CARDS);
  if (!parsed.ok) throw new Error(`${parsed.error.message} (${parsed.error.path ?? ""})`);
  return parsed.value;
};

describe("a prepared board", () => {
  const lands = board({ battlefield: cards("Island", "Island", "Watery Grave", "Dimir Signet") });

  it("answers for many costs", () => {
    expect(["{U}{U}{U}", "{U}{U}{U}{U}", "{B}{B}{U}", "{3}{B}", "{5}", "{B}{B}{B}"].map((text) => lands.canPay(cost({ cost: text })))).toEqual([true, false, true, true, false, false]);
  });

  it("pays any of them as `pay` does", () => {
    const answer = lands.pay(cost({ card: "Counterspell" }));
    expect(answer).toMatchObject({ status: "payable", optimal: true, summary: { tapped: { Island: 2 } } });
  });

  it("CR 119.4: symbols share the life there is", () => {
    const maxX = (life: number): unknown => board({ life, pool: "{B}", battlefield: [] }).maxX(cost({ cost: "{X}{U/B/P}{U/P}", x: "max" }));
    expect([maxX(1), maxX(2), maxX(4)]).toEqual([undefined, 0, 1]);
  });

  it("finds the largest X, for a cost and for the hand", () => {
    expect(lands.maxX(cost({ cost: "{X}{U}" }))).toBe(3);
    expect(lands.maxX(cost({ cost: "{U}" }))).toBeUndefined();
    const scarecrow = { name: "Blue Scarecrow", type_line: "Artifact Creature — Scarecrow", oracle_text: "{2}, {Q}: Add one mana of any color.", colors: ["U"] };
    const loop = board({ battlefield: [{ card: scarecrow }, ...cards("Grand Architect", "Island")] });
    expect(loop.maxX(cost({ card: "Blaze", x: "max" }))).toBe("unbounded");
  });

  it("knows which cards of the hand can be cast, each by all there is", () => {
    const hand = board({ battlefield: cards("Island", "Island", "Swamp"), hand: cards("Counterspell", "Doom Blade", "Damnation", "Braingeyser") });
    expect(hand.castable().map(({ object, name, payable, maxX }) => [object, name, payable, maxX])).toEqual([
      ["h1", "Counterspell", true, undefined], ["h2", "Doom Blade", true, undefined], ["h3", "Damnation", false, undefined], ["h4", "Braingeyser", true, 1],
    ]);
  });

  it("does not let a card of the hand pay for itself (CR 601.2a)", () => {
    const guides = (count: number): Prepared => board({ battlefield: cards("Mountain", "Mountain"), hand: [{ card: "Simian Spirit Guide", count }] });
    // {2}{R}: two Mountains, and a Guide that is exiled; it is on the stack if there is no other.
    expect(guides(1).castable()[0]?.payable).toBe(false);
    expect(guides(2).castable()[0]?.payable).toBe(true);
  });

  it("sees restrictions, helpers and taxes of each cost (CR 106.6, 702.51a, 601.2f)", () => {
    const odd = board({ battlefield: [...cards("Ancient Ziggurat", "Llanowar Elves", "Thalia, Guardian of Thraben")] });
    expect(odd.canPay(cost({ card: { name: "Bear", mana_cost: "{G}{G}", type_line: "Creature" } }))).toBe(true);
    expect(odd.canPay(cost({ card: { name: "Bolt", mana_cost: "{G}", type_line: "Instant" } }))).toBe(false);
    expect(odd.canPay(cost({ card: { name: "Rally", mana_cost: "{W}{G}", type_line: "Instant", keywords: ["Convoke"] } }))).toBe(false);
    expect(odd.canPay(cost({ card: { name: "Rally", mana_cost: "{W}", type_line: "Instant", keywords: ["Convoke"] } }))).toBe(true);
  });

  it("CR 601.2a: a card that is cast from the graveyard is there again for another cost", () => {
    const titans = board({ battlefield: cards("Titans' Nest"), graveyard: cards("Deep Analysis") }, { card: "Deep Analysis", from: "graveyard", cost: "{1}{U}" });
    expect(titans.canPay(cost({ card: { name: "Blue", mana_cost: "{1}", type_line: "Sorcery", colors: ["U"] } }))).toBe(true);
    expect(titans.canPay(cost({ card: { name: "Blue", mana_cost: "{2}", type_line: "Sorcery", colors: ["U"] } }))).toBe(false);
  });

  it("tells by counting what is printed on a card, and nothing else by it", () => {
    const island = cards("Island", "Island", "Watery Grave", "Dimir Signet");
    const card = (mana_cost: string, more: object = {}): ParsedPaying => cost({ card: { name: "Card", type_line: "Instant", mana_cost, ...more } });
    const told = (battlefield: readonly { readonly card: string }[], asked: ParsedPaying): boolean | undefined => {
      const position = parsePosition({ you: { battlefield }, paying: { cost: "{0}" } }, CARDS);
      if (!position.ok) throw new Error(position.error.message);
      return plainOn(boardOf(position.value))(asked);
    };
    // Two {B} and a {U}: the Signet makes a {U} and a {B} of one mana, which counting leaves open.
    expect(["{U}{U}{U}", "{U}{U}{U}{U}{U}", "{B}{B}{U}", "{2}{U/B}", "{0}", "{4}", "{5}", "{W}"].map((text) => told(island, card(text)))).toEqual([true, false, undefined, true, true, undefined, false, false]);
    for (const text of ["{X}", "{S}", "{2/W}", "{U/P}", "{W}{U}{B}{R}{G}{C}{1}"]) expect(told(island, card(text))).toBeUndefined();
    for (const more of [{ keywords: ["Convoke"] }, { oracle_text: "This spell costs {1} less to cast." }, { oracle_text: "Assist", keywords: ["Assist"] }]) expect(told(island, card("{U}", more))).toBeUndefined();
    for (const one of ["Thalia, Guardian of Thraben", "Trinisphere", "K'rrik, Son of Yawgmoth", "Chromatic Orrery", "Mycosynth Lattice", "Angel of Jubilation"]) expect([one, told([...island, { card: one }], card("{U}"))]).toEqual([one, undefined]);
    // A tax on artifacts is none of an instant's.
    expect(told([...island, { card: "Goblin Electromancer" }], card("{U}", { type_line: "Artifact" }))).toBe(true);
    expect(told(island, cost({ cost: "{U}" }))).toBeUndefined();
    expect(told(island, cost({ card: "Counterspell", x: 0 }))).toBeUndefined();
    expect(told(island, cost({ card: "Counterspell", additional: ["{1}"] }))).toBeUndefined();
  });

  it("does not know what unread text might change", () => {
    const card = { name: "Stone", type_line: "Artifact", oracle_text: "Spells you cast are paid for in a way that nobody understands: add mana." };
    expect(board({ battlefield: [{ card }] }).canPay(cost({ cost: "{1}" }))).toBeUndefined();
  });

  it("says where a cost is wrong", () => {
    expect(parsePaying({ cost: "{Q!}" }, CARDS)).toMatchObject({ ok: false, error: { path: "paying.cost" } });
    expect(parsePaying({ x: -1, cost: "{X}" }, CARDS)).toMatchObject({ ok: false, error: { path: "paying.x" } });
    expect(parsePaying(7, CARDS)).toMatchObject({ ok: false, error: { path: "paying" } });
  });
});
