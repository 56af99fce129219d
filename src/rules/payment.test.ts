import { describe, expect, test } from "vitest";
import type { Permanent, Position } from "../board/position.ts";
import type { Amount, Card, CostPart, Effect } from "../cards/index.ts";
import { typeBit } from "../mana/index.ts";
import { startOf, valueOf } from "./amounts.ts";
import { activationDues } from "./ability-cost.ts";
import { printDues } from "./demand.ts";
import { isPayable, paymentOf } from "./payment.ts";
import { isSettled, settle, totalsFor } from "./total.ts";
import { illegal } from "./violation.ts";
import { viewOf } from "./view.ts";

const card = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: [{ kind: "generic", amount: 3 }], supertypes: [], types: ["Artifact"], subtypes: [], token: false, colors: [], colorIdentity: [],
  power: undefined, toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});
const permanent = (id: string, of: Card, more: Partial<Permanent> = {}): Permanent => ({
  id, count: 1, card: of, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: false, commander: false, ...more,
});
const position = (paying: Partial<Position["paying"]>, battlefield: readonly Permanent[] = [], against: readonly Permanent[] = []): Position => ({
  life: 20, energy: 0, pool: [], battlefield, hand: [], graveyard: [], command: [], opponents: [{ battlefield: against }], notUnderstood: [],
  paying: { from: "hand", kind: "spell", additional: [], increase: [], reduce: [], ...paying },
});
const totals = (at: Position): readonly string[] => {
  const view = viewOf(at);
  return totalsFor(view, paymentOf(view), undefined).map(({ dues }) => printDues(dues));
};
const generic = (amount: number) => [{ kind: "generic", amount }] as const;

describe("spells of a chosen color, CR 105.3", () => {
  const painter = (effect: Partial<Extract<Effect, { kind: "set-colors" }>>): Card =>
    card("Painter", { effects: [{ kind: "set-colors", whose: "you", of: { kind: "anything" }, colors: "chosen", inAddition: false, spells: true, ...effect }] });
  const colors = (of: Card, chosen: string, side: "you" | "them" = "you"): number | undefined => {
    const one = permanent("p", of, { chosen });
    return paymentOf(viewOf(position({ card: card("Spell", { colors: ["G"] }) }, side === "you" ? [one] : [], side === "you" ? [] : [one]))).purpose.thing?.colors;
  };
  test("are of it, or of it too", () => expect([colors(painter({}), "Blue"), colors(painter({ inAddition: true }), "U")]).toEqual([typeBit.U, typeBit.U | typeBit.G]));
  test("unless permanents alone are, or others' spells", () => expect([colors(painter({ spells: false }), "U"), colors(painter({}), "U", "them"), colors(painter({ whose: "opponents" }), "U", "them")]).toEqual([typeBit.G, typeBit.G, typeBit.U]));
});

describe("an ability that costs less for what is on its own permanent, CR 602.2b", () => {
  const amount: Amount = { kind: "counters", counter: "charge" };
  const machine = card("Machine", { effects: [{ kind: "own-ability", cost: [{ kind: "mana", cost: generic(5) }], changes: [{ change: "reduce", by: generic(1), amount }] }] });
  const ability = (battlefield: readonly Permanent[], against: readonly Permanent[] = []): readonly string[] =>
    totals(position({ card: machine, kind: "ability", from: "battlefield", cost: [{ kind: "mana", cost: generic(5) }] }, battlefield, against));
  const charged = (id: string, charge: number): Permanent => permanent(id, machine, { counters: { charge } });
  test("yours, of that name", () => {
    expect(ability([charged("a", 2)])).toEqual(["{3}"]);
    expect(ability([permanent("o", card("Other"), { counters: { charge: 4 } }), charged("a", 2)], [charged("t", 5)])).toEqual(["{3}"]);
    expect(ability([], [charged("t", 5)])).toEqual(["{5}"]);
  });
});

describe("what changes the cost of one kind of ability", () => {
  test("leaves mana abilities alone", () => {
    const equip = card("Shaper", { effects: [{ kind: "ability-cost", change: "reduce", by: generic(1), amount: 1, whose: "you", source: { kind: "anything" }, ability: "equip", manaAbilities: true }] });
    const stone = card("Stone", { abilities: [{ cost: [{ kind: "mana", cost: generic(2) }, { kind: "tap" }], outputs: [{ kind: "fixed", mana: ["C"] }] }] });
    const view = viewOf(position({}, [permanent("s", stone), permanent("e", equip)]));
    const [seen] = view.permanents;
    const [ability] = stone.abilities;
    expect(seen && ability && printDues(activationDues(view, seen.thing, ability, 0))).toBe("{2}");
  });
});

describe("parts", () => {
  test("an ability without a cost that is known costs nothing that could be paid", () => {
    const payment = paymentOf(viewOf(position({ card: card("Thing"), kind: "ability", from: "battlefield" })));
    expect([payment.symbols, payment.parts]).toEqual([undefined, []]);
  });
  test("that steps of a payment can pay, and those that they cannot", () => {
    const of = { kind: "anything" } as const;
    const yes: readonly CostPart[] = [
      { kind: "tap" }, { kind: "life", amount: 1 }, { kind: "tap-others", count: 1, of }, { kind: "sacrifice", count: 1, of }, { kind: "return", count: 1, of },
      { kind: "exile", count: 1, from: "hand", of }, { kind: "discard", count: 1, of },
      { kind: "discard", count: "hand", of }, { kind: "remove-counters-among", count: 1, of },
    ];
    const no: readonly CostPart[] = [{ kind: "remove-counters", count: 1 }, { kind: "untap" }, { kind: "energy", amount: 1 }, { kind: "sacrifice-self" }];
    expect([yes.map(isPayable), no.map(isPayable)]).toEqual([yes.map(() => true), no.map(() => false)]);
  });
  test("CR 107.3i: X in them is the X of the spell, however deep", () => {
    const view = viewOf(position({ card: card("Spell") }));
    const x: Amount = { kind: "x" };
    const asked = (amount: Amount): number | undefined => {
      const payment = paymentOf(view);
      const [part] = totalsFor(view, { ...payment, parts: [{ kind: "life", amount }] }, 3).flatMap(({ parts }) => parts);
      return part?.kind === "life" && payment.purpose.thing !== undefined ? valueOf(part.amount, payment.purpose.thing, startOf(view)) : undefined;
    };
    const amounts: readonly Amount[] = [2, x, { kind: "sum", of: [1, x, x] }, { kind: "times", factor: 2, of: x }, { kind: "at-most", limit: 2, of: x }, { kind: "life" }];
    expect(amounts.map(asked)).toEqual([2, 3, 7, 6, 2, 20]);
  });
});

describe("totals that are settled", () => {
  test("have no choice left", () => {
    expect([isSettled({ kind: "generic" }), isSettled({ kind: "snow" }), isSettled({ kind: "types", types: typeBit.W })]).toEqual([true, true, true]);
    expect([isSettled({ kind: "types", types: typeBit.W | typeBit.U }), isSettled({ kind: "types", types: typeBit.W, open: { kind: "life", amount: 2 } })]).toEqual([false, false]);
  });
  test("by announcements that fit them, each for one symbol", () => {
    const total = { x: undefined, announced: [{ symbol: "{2/W}", as: "{2}" }], dues: [{ demand: { kind: "types", types: typeBit.W | typeBit.U }, count: 1 }] as const, life: [], parts: [] };
    const said = (...all: readonly (readonly [string, string])[]) => settle(total, all.map(([symbol, as]) => ({ symbol, as })));
    expect(said(["{W/U}", "{U}"], ["{2/W}", "{2}"])).toMatchObject({ dues: [{ demand: { kind: "types", types: typeBit.U }, count: 1 }] });
    for (const wrong of [said(), said(["{W/U}", "{U}"]), said(["{2/W}", "{2}"]), said(["{2/W}", "{W}"], ["{W/U}", "{U}"]), said(["{2/B}", "{2}"], ["{W/U}", "{U}"]), said(["{2/W}", "{2}"], ["{W/U}", "{U}"], ["{W/U}", "{U}"])]) {
      expect(wrong).toBeUndefined();
    }
  });
});

test("what is illegal names an object where there is one", () => expect([illegal("not-there"), illegal("not-there", "x")]).toStrictEqual([{ code: "not-there", rule: "CR 118.3" }, { code: "not-there", rule: "CR 118.3", object: "x" }]));
