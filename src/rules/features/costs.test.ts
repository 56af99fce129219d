/** Activation and additional costs that ask for several objects, for counters, for the whole hand, or let choose. */
import { describe, expect, test } from "vitest";
import { check } from "../../referee/index.ts";
import { answerTo, at, creature, paid, plan, refusals, spell, spend, statuses, tap, type Board } from "../traps/testing.ts";

const artifact = (oracle_text: string): { readonly card: Readonly<Record<string, unknown>>; readonly id: string } =>
  ({ card: { name: "Some Stone", type_line: "Artifact", oracle_text }, id: "stone" });
const body = (oracle_text: string): { readonly card: Readonly<Record<string, unknown>>; readonly id: string } =>
  ({ card: { name: "Some Body", type_line: "Creature — Elf", power: "1", toughness: "1", oracle_text }, id: "body" });
const beasts = (count: number): readonly { readonly card: Readonly<Record<string, unknown>> }[] =>
  Array.from({ length: count }, (_, index) => ({ card: { ...creature("{1}"), name: `Beast ${index + 1}` } }));

const steps = (board: Board): readonly Readonly<Record<string, unknown>>[] => {
  const answer = answerTo(board);
  return answer.status === "payable" ? answer.plan.steps.map((step) => ({ ...step })) : [];
};

describe("counters from among objects, CR 122.1, 118.3", () => {
  const siphon = artifact("Remove two counters from among creatures you control: Add {G}{G}.");
  test("they may stand on different creatures, and each removal is named", () =>
    expect(steps({ cast: spell("{G}{G}"), with: [siphon, "Grizzly Bears (id a, +1/+1 1)", "Runeclaw Bear (id b, charge 1)"] })[0]).toMatchObject({
      object: "stone", removedAmong: [{ object: "a", counter: "+1/+1", count: 1 }, { object: "b", counter: "charge", count: 1 }],
    }));
  test("one counter is too few, and those of an artifact are not meant", () =>
    expect(
      statuses(
        { cast: spell("{G}{G}"), with: [siphon, "Grizzly Bears (+1/+1 1)"] },
        { cast: spell("{G}{G}"), with: [siphon, "Grizzly Bears (+1/+1 1)", "Ornithopter (charge 1)"] },
        { cast: spell("{G}{G}"), with: [siphon, "Grizzly Bears (+1/+1 1)", "Sol Ring (charge 5)"] },
      ),
    ).toEqual(["unpayable", "payable", "unpayable"]));
  test("counters that a cost has put there on the way may be removed again, once each", () =>
    expect(
      statuses(
        { cast: spell("{G}{G}{G}"), with: [siphon, "Wall of Roots (charge 1)"] },
        { cast: spell("{G}{G}{G}"), with: [siphon, "Wall of Roots"] },
      ),
    ).toEqual(["payable", "unpayable"]));
  test("as an additional cost each counter is a step", () =>
    expect(steps({ cast: spell("{G}"), pool: "{G}", additional: ["Remove two counters from among creatures you control"], with: ["2 Grizzly Bears (+1/+1 1)"] }).slice(1)).toEqual([
      { do: "remove", object: "b1#1", counter: "+1/+1", for: "additional cost" },
      { do: "remove", object: "b1#2", counter: "+1/+1", for: "additional cost" },
    ]));
  test("a creature given up for mana takes its counters with it", () =>
    expect(statuses({ cast: spell("{1}{C}"), additional: ["Remove a +1/+1 counter from among creatures you control"], with: ["Phyrexian Altar", "Wastes", "Grizzly Bears (+1/+1 1)"] })).toEqual(["unpayable"]));
  test("the referee: other counters, more of them than there are, or what is not asked for", () => {
    const board: Board = { cast: spell("{G}{G}"), with: [siphon, "Grizzly Bears (id a, +1/+1 1)", "Sol Ring (id s, charge 2)"] };
    const using = (removedAmong: readonly { object: string; counter: string; count: number }[]): readonly string[] =>
      refusals(board, plan("{G}{G}", [tap("stone", "{G}{G}", { taps: [], removedAmong })]));
    expect(using([{ object: "s", counter: "charge", count: 2 }])[0]).toBe("CR 602.2b cost-not-paid");
    expect(using([{ object: "a", counter: "+1/+1", count: 2 }])[0]).toBe("CR 118.3 not-enough-counters");
    expect(using([{ object: "a", counter: "+1/+1", count: 1 }])[0]).toBe("CR 602.2b cost-not-paid");
  });
});

describe("costs that let choose, CR 601.2b, 602.2b", () => {
  const forager = body("{T}, Forage: Add {G}{G}.");
  test("either choice pays, and the step tells which by what it names", () => {
    expect(steps({ cast: spell("{G}{G}"), with: [forager], graveyard: ["3 Opt"] })[0]).toMatchObject({ exiles: ["g1#1", "g1#2", "g1#3"], sacrifices: [] });
    expect(steps({ cast: spell("{G}{G}"), with: [forager, { card: { name: "Food", type_line: "Token Artifact — Food" }, id: "f", token: true }] })[0]).toMatchObject({ sacrifices: ["f"] });
    expect(statuses({ cast: spell("{G}{G}"), with: [forager], graveyard: ["2 Opt"] })).toEqual(["unpayable"]);
  });
  test("the referee: half of each choice is none", () =>
    expect(
      refusals({ cast: spell("{G}{G}"), with: [forager], graveyard: ["2 Opt"] }, plan("{G}{G}", [tap("body", "{G}{G}", { exiles: ["g1#1", "g1#2"] })]))[0],
    ).toBe("CR 602.2b cost-not-paid"));
});

describe("cards in hand and graveyard", () => {
  test("CR 601.2g: an ability may exile a card that another one has put into the graveyard", () => {
    const nest = { card: { name: "Some Nest", type_line: "Enchantment", oracle_text: "Exile a card from your graveyard: Add {B}." } };
    expect(
      statuses(
        { cast: spell("{B}{G}"), with: [nest, "Lotus Petal"] },
        { cast: spell("{B}{G}"), with: [nest, "Treasure"] },
        { cast: spell("{B}{G}"), with: [nest] , pool: "{G}" },
      ),
    ).toEqual(["payable", "unpayable", "unpayable"]);
  });
  test("CR 118.8: a creature card that is sacrificed on the way may be exiled as a creature card", () => {
    const additional = ["Exile a creature card from your graveyard"];
    expect(
      statuses(
        { cast: spell("{C}{C}"), additional, with: ["Ashnod's Altar", "Grizzly Bears"] },
        { cast: spell("{C}{C}"), additional, with: ["Krark-Clan Ironworks", "Mind Stone"] },
      ),
    ).toEqual(["payable", "unpayable"]);
  });
  test("CR 118.3: a card in hand may cost life beside itself", () => {
    const guide = { card: { name: "Some Guide", type_line: "Creature", oracle_text: "Exile this card from your hand, Pay 1 life: Add {B}{B}." } };
    expect(paid({ cast: spell("{B}{B}"), hand: [guide] })).toMatchObject({ status: "payable", lifePaid: 1, optimal: true });
    expect(statuses({ cast: spell("{B}{B}"), hand: [guide], with: ["Platinum Emperion"] })).toEqual(["unpayable"]);
  });
  test("CR 302.6, 601.2g: a card in the graveyard may tap a new creature", () => {
    const caller = { card: { name: "Some Caller", type_line: "Artifact", oracle_text: "{1}, Exile this card from your graveyard, Tap an untapped creature you control: Add {G}{G}." } };
    expect(statuses({ cast: spell("{G}{G}"), pool: "{C}", graveyard: [caller], with: ["Grizzly Bears (sick)"] }, { cast: spell("{G}{G}"), pool: "{C}", graveyard: [caller] })).toEqual(["payable", "unpayable"]);
  });
});

describe("the whole hand, CR 701.9", () => {
  const diamond = artifact("Discard your hand: Add {C}{C}{C}.");
  test("all of it is discarded, however much that is", () => {
    expect(paid({ cast: spell("{3}"), with: [diamond], hand: ["2 Opt", "Counterspell"] })).toMatchObject({ discarded: { Opt: 2, Counterspell: 1 } });
    expect(paid({ cast: spell("{3}"), with: [diamond] })).toMatchObject({ status: "payable", discarded: {} });
  });
  test("CR 601.2g: what another cost takes first need not be discarded", () =>
    expect(paid({ cast: spell("{3}{G}"), with: [diamond], hand: ["Elvish Spirit Guide"] })).toMatchObject({ exiled: { "Elvish Spirit Guide": 1 }, discarded: {} }));
  test("after it there is no card left to exile", () =>
    expect(refusals({ cast: spell("{3}{G}"), with: [diamond], hand: ["Elvish Spirit Guide"] }, plan("{3}{G}", [
      tap("stone", "{C}{C}{C}", { taps: [], discards: ["h1"] }), tap("h1", "{G}", { taps: [], exiles: ["h1"] }),
    ]))[0]).toBe("CR 118.3 not-there"));
  test("CR 601.2h: as an additional cost, once nothing is left", () => {
    const board: Board = { cast: spell("{G}"), pool: "{G}", additional: ["Discard your hand"], hand: ["2 Opt"] };
    expect(paid(board)).toMatchObject({ status: "payable", discarded: { Opt: 2 } });
    expect(refusals(board, plan("{G}", [spend("{G}", "pool", "{G}"), { do: "discard", object: "h1#1", for: "additional cost" }]))).toEqual(["CR 118.3 not-all-paid"]);
  });
});

describe("several objects for one cost, CR 601.2g, 602.2b", () => {
  const pyre = artifact("Sacrifice three creatures: Add {R}{R}{R}{R}.");
  test("of twelve different creatures three are given up, proved", () => {
    const board: Board = { cast: spell("{R}{R}{R}{R}"), with: [pyre, ...beasts(12)] };
    expect(paid(board)).toMatchObject({ status: "payable", optimal: true, sacrificed: { "Beast 1": 1, "Beast 2": 1, "Beast 3": 1 } });
    const answer = answerTo(board);
    expect(answer.status === "payable" && check(at(board), answer.plan).legal).toBe(true);
  });
  test("twice three of five creatures cannot be given up", () =>
    expect(statuses({ cast: spell("{R}{R}{R}{R}{R}"), with: [pyre, ...beasts(5)] }, { cast: spell("{R}{R}{R}{R}{R}"), with: [pyre, ...beasts(6)] })).toEqual(["unpayable", "payable"]));
  test("what is given up may have been tapped for mana, and what waits for that mana may not be it", () =>
    expect(
      statuses(
        { cast: spell("{R}{R}{R}{R}{G}{G}{G}"), with: [pyre, "Llanowar Elves", "Elvish Mystic", "Fyndhorn Elves"] },
        { cast: spell("{R}{R}{R}{R}{G}"), with: [artifact("{1}, Sacrifice three creatures: Add {R}{R}{R}{R}."), ...beasts(2), "Boreal Druid", "Llanowar Elves"] },
        { cast: spell("{R}{R}{R}{R}{G}"), with: [artifact("{1}, Sacrifice three creatures: Add {R}{R}{R}{R}."), ...beasts(2), "Llanowar Elves"] },
      ),
    ).toEqual(["payable", "payable", "unpayable"]));
});

describe("what untaps itself and is given up, CR 107.6", () => {
  const scarecrow = { card: { name: "Some Scarecrow", type_line: "Artifact Creature — Scarecrow", power: "1", toughness: "1", oracle_text: "{2}, {Q}: Add one mana of any color." } };
  const tapped = { ...scarecrow, tapped: true };
  test("it is given up after it has untapped, or before, or tapped; each answer is proved", () => {
    expect(paid({ cast: spell("{W}{C}{C}"), with: ["Ashnod's Altar", "2 Wastes", tapped] })).toMatchObject({ status: "payable", optimal: true, sacrificed: { "Some Scarecrow": 1 } });
    expect(paid({ cast: spell("{C}{C}"), with: ["Ashnod's Altar", scarecrow] })).toMatchObject({ status: "payable", optimal: true });
    expect(statuses({ cast: spell("{C}{C}{C}"), with: ["Ashnod's Altar", scarecrow] }, { cast: spell("{W}"), with: ["Ashnod's Altar", tapped] })).toEqual(["unpayable", "unpayable"]);
  });
  test("CR 601.2h: it convokes and is then sacrificed, but is not untapped any more", () =>
    expect(
      statuses(
        { cast: spell("{1}", "Sorcery", "Convoke"), additional: ["Sacrifice a creature"], with: [scarecrow] },
        { cast: spell("{1}{W}", "Sorcery", "Convoke"), with: [scarecrow, "Wastes"] },
      ),
    ).toEqual(["payable", "unpayable"]));
});
