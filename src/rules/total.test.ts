import { describe, expect, test } from "vitest";
import type { Permanent, Position } from "../board/position.ts";
import { plainCard } from "../board/testing.ts";
import type { Card, CostPart, Effect } from "../cards/index.ts";
import { parseCost, typeBit, type Cost } from "../mana/index.ts";
import { printDues } from "./demand.ts";
import { paymentOf } from "./payment.ts";
import { choicesOf, settle, totalsFor, type Total } from "./total.ts";
import { viewOf } from "./view.ts";

const cost = (text: string): Cost => {
  const read = parseCost(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};
const permanent = (card: Card): Permanent => ({
  id: "x", count: 1, card, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: false, commander: false,
});
type Own = Extract<Effect, { kind: "own-cost" }>;
type OfSpells = Extract<Effect, { kind: "spell-cost" }>;
interface Given {
  readonly keywords?: readonly string[];
  readonly own?: readonly Own[];
  readonly others?: readonly OfSpells[];
  readonly parts?: readonly CostPart[];
  readonly x?: number;
}
const totals = (mana: string, { keywords = [], own = [], others = [], parts = [], x }: Given = {}): readonly Total[] => {
  const card = plainCard("Spell", { types: ["Sorcery"], manaCost: cost(mana), effects: own, keywords });
  const at: Position = {
    life: 20, energy: 0, pool: [], battlefield: [permanent(plainCard("Effects", { effects: others }))], hand: [], graveyard: [], command: [], opponents: [], notUnderstood: [],
    paying: { card, from: "hand", kind: "spell", additional: parts.length === 0 ? [] : [parts], increase: [], reduce: [] },
  };
  const view = viewOf(at);
  return totalsFor(view, paymentOf(view), x);
};
const said = ({ announced }: Total): string => announced.map(({ symbol, as }) => `${symbol} as ${as}`).join(", ");
/** "{1}{W}, 2 life: {W/P} as {W}, {B/P} as life". */
const print = (total: Total): string => `${printDues(total.dues)}, ${total.life.reduce((sum, { amount }) => sum + amount, 0)} life: ${said(total)}`;

const cheaper = (by: string, more: Partial<OfSpells> = {}): OfSpells => ({ kind: "spell-cost", change: "reduce", by: cost(by), amount: 1, whose: "you", spell: { kind: "anything" }, ...more });
/** Changes nothing, but asks how each symbol is announced. */
const NO_RED = cheaper("{R}", { coloredOnly: true });
const SACRIFICE: CostPart = { kind: "sacrifice", count: 1, of: { kind: "type", type: "Creature" } };

describe("CR 601.2b, 118.13: how a symbol may be announced", () => {
  test.each<[string, ReturnType<typeof choicesOf>]>([
    ["{W/U}", [{ kind: "types", types: typeBit.W }, { kind: "types", types: typeBit.U }]],
    ["{2/W}", [{ kind: "types", types: typeBit.W }, { kind: "generic", amount: 2 }]],
    ["{W/P}", [{ kind: "types", types: typeBit.W }, { kind: "life", amount: 2 }]],
    ["{G/U/P}", [{ kind: "types", types: typeBit.G }, { kind: "types", types: typeBit.U }, { kind: "life", amount: 2 }]],
    ["{W}", [{ kind: "types", types: typeBit.W }]],
    ["{C}", [{ kind: "types", types: typeBit.C }]],
    ["{3}", []],
    ["{X}", []],
    ["{S}", []],
  ])("%s", (symbol, choices) => expect(cost(symbol).map(choicesOf)).toEqual([choices]));

  test("which of two equal symbols is which does not matter, and the first way stays", () => {
    expect(totals("{W/U}{W/U}", { others: [NO_RED] }).map(said)).toEqual(["{W/U} as {W}, {W/U} as {W}", "{W/U} as {W}, {W/U} as {U}", "{W/U} as {U}, {W/U} as {U}"]);
    expect(totals("{W/P}{B/P}{W/P}", { others: [NO_RED] })).toHaveLength(6);
  });
  test("CR 107.4f: life paid for one symbol is not life paid for another, nor mana that is reduced", () => {
    expect(totals("{W/P}", { others: [cheaper("{W}", { coloredOnly: true })] }).map(print)).toEqual(["{0}, 0 life: {W/P} as {W}", "{0}, 2 life: {W/P} as life"]);
    expect(totals("{W/P}{W/B/P}", { others: [NO_RED] }).map(print)).toEqual([
      "{W}{W}, 0 life: {W/P} as {W}, {W/B/P} as {W}", "{W}{B}, 0 life: {W/P} as {W}, {W/B/P} as {B}", "{W}, 2 life: {W/P} as {W}, {W/B/P} as life",
      "{W}, 2 life: {W/P} as life, {W/B/P} as {W}", "{B}, 2 life: {W/P} as life, {W/B/P} as {B}", "{0}, 4 life: {W/P} as life, {W/B/P} as life",
    ]);
  });
});

describe("CR 118.7: reductions", () => {
  const reduced = (mana: string, ...others: readonly OfSpells[]): readonly string[] => totals(mana, { others }).map(({ dues }) => printDues(dues));
  test("CR 107.1b: by less than nothing reduces nothing", () => expect(reduced("{3}{G}", cheaper("{1}", { amount: -2 }), cheaper("{G}", { amount: -2 }))).toEqual(["{3}{G}"]));
  test("CR 118.7c: colored mana first, what is left over takes generic mana", () => {
    expect(reduced("{3}{G}{G}", cheaper("{G}", { amount: 3 }))).toEqual(["{2}"]);
    expect(reduced("{3}{G}{G}", cheaper("{G}", { amount: 3, coloredOnly: true }))).toEqual(["{3}"]);
    expect(reduced("{3}{G}", cheaper("{G}", { amount: 9 }))).toEqual(["{0}"]);
  });
  test("CR 118.7e: half a hybrid symbol, the payer's choice for each", () =>
    expect(reduced("{1}{W}{U}", cheaper("{W/U}", { amount: 2 })).toSorted()).toEqual(["{1}", "{U}", "{W}"]));
  test("not below the least that they leave, by however many", () => {
    expect(reduced("{3}", cheaper("{1}", { amount: 5, least: 1 }))).toEqual(["{1}"]);
    expect(reduced("{G}{G}{G}", cheaper("{G}", { amount: 5, least: 1 }))).toEqual(["{G}"]);
    expect(reduced("{1}{G}", cheaper("{G}", { amount: 5, least: 2 }))).toEqual(["{1}{G}"]);
    expect(reduced("{1}", cheaper("{1}", { least: 2 }))).toEqual(["{1}"]);
  });
  test("of generic mana that waterbend may pay and of such that it may not, either order is a way", () => {
    const parts: readonly CostPart[] = [{ kind: "waterbend", cost: cost("{2}") }];
    const ways = (amount: number): readonly string[] => totals("{2}", { parts, others: [cheaper("{1}", { amount })] })
      .map(({ dues }) => dues.map(({ demand, count }) => `${count}${demand.kind === "generic" && demand.waterbend === true ? "w" : ""}`).join(" ")).toSorted();
    expect([ways(1), ways(3), ways(4)]).toEqual([["1 2w", "2 1w"], ["1", "1w"], [""]]);
  });
});

describe("CR 601.2g: mana abilities may be activated only where there is mana to pay", () => {
  test("so symbols that may all be paid with life are, or one is paid with mana, where something else is asked for", () => {
    expect(totals("{W/P}{W/P}{B/P}", { parts: [SACRIFICE] }).map(print)).toEqual([
      "{W/P}{W}{B/P}, 0 life: {W/P} as {W}", "{W/P}{W/P}{B}, 0 life: {B/P} as {B}",
      "{0}, 6 life: {W/P} as life, {W/P} as life, {B/P} as life",
    ]);
    expect(totals("{W/U/P}", { parts: [SACRIFICE] }).map(print)).toEqual(["{W}, 0 life: {W/U/P} as {W}", "{U}, 0 life: {W/U/P} as {U}", "{0}, 2 life: {W/U/P} as life"]);
    expect(totals("{W/U/P}", { parts: [SACRIFICE] }).map(({ parts }) => parts)).toEqual([[SACRIFICE], [SACRIFICE], [SACRIFICE]]);
  });
  test("CR 702.66a: cards for delve are something else", () => expect(totals("{B/P}", { keywords: ["delve"] }).map(print)).toEqual(["{B}, 0 life: {B/P} as {B}", "{0}, 2 life: {B/P} as life"]));
  test("otherwise it is left open", () => {
    expect(totals("{B/P}", { keywords: ["convoke"] }).map(print)).toEqual(["{B/P}, 0 life: "]);
    expect(["{1}{W/P}", "{W}{W/P}", "{W}", "{2/W}", "{W/U}", "{S}", "{0}"].map((mana) => totals(mana, { parts: [SACRIFICE] }).length)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});

describe("CR 107.3i: X of additional costs is the X of the spell", () => {
  const of = { kind: "anything" } as const;
  test.each<[CostPart, CostPart]>([
    [{ kind: "tap-others", count: "x", of }, { kind: "tap-others", count: 3, of }],
    [{ kind: "return", count: "x", of }, { kind: "return", count: 3, of }],
    [{ kind: "exile", count: "x", from: "graveyard", of }, { kind: "exile", count: 3, from: "graveyard", of }],
    [{ kind: "discard", count: "x", of }, { kind: "discard", count: 3, of }],
    [{ kind: "sacrifice", count: { kind: "x" }, of }, { kind: "sacrifice", count: 3, of }],
    [{ kind: "return", count: 2, of }, { kind: "return", count: 2, of }],
  ])("%j", (part, expected) => expect(totals("{1}", { parts: [part], x: 3 }).map(({ parts }) => parts)).toEqual([[expected]]));
  test("none of them is nothing", () => expect(totals("{1}", { parts: [{ kind: "tap-others", count: "x", of }], x: 0 }).map(({ parts }) => parts)).toEqual([[]]));
});

test("CR 601.2b: what was announced already must be among the announcements, where nothing else is due, too", () => {
  const total: Total = { x: undefined, announced: [{ symbol: "{2/W}", as: "{2}" }], dues: [], life: [], parts: [] };
  expect(settle(total, [{ symbol: "{2/W}", as: "{2}" }])).toEqual(total);
  expect(settle(total, [{ symbol: "{2/W}", as: "{W}" }])).toBeUndefined();
});
