import { describe, expect, it, test } from "vitest";
import type { Change, Reason } from "../../answer.ts";
import { cards, refusal } from "./testing.ts";

const made = (name: string, type_line: string, oracle_text: string): object => ({ card: { name, type_line, oracle_text } });

const reasons = (board: readonly object[], paying: Parameters<typeof refusal>[1], more: object = {}): readonly Reason[] =>
  refusal({ battlefield: board, ...more }, paying).reasons;

const changes = (board: readonly object[], paying: Parameters<typeof refusal>[1], more: object = {}): readonly Change[] | undefined =>
  refusal({ battlefield: board, ...more }, paying).change;

describe("what is missing", () => {
  test.each([
    [["Island", "Forest"], "{U}{U}", "{U}"],
    [["Island"], "{1}{U}", "{1}"],
    [[], "{2}{W/U}", "{2}{W/U}"],
    [["Forest"], "{S}", "{S}"],
    // CR 107.4e: one symbol stays unpaid, whichever way it is announced.
    [["Island"], "{2/W}", "{2/W}"],
    // Filter lands cannot start each other: what they would make is not counted.
    [["Mystic Gate", "Sunken Ruins"], "{W}{U}", "{W}{U}"],
  ])("on %j of %s: %s", (names, cost, missing) => expect(refusal({ battlefield: cards(...names) }, cost).missing).toBe(missing));

  it("CR 118.8: a cost in words is missing as a whole, and counts as one", () => {
    const found = refusal({ battlefield: cards("Swamp", "Grizzly Bears") }, { cost: "{B}{B}", kind: "special", additional: ["Sacrifice three creatures"] });
    expect([found.missing, found.reasons[0]]).toEqual(["{B}", { code: "additional-cost", text: "sac 3 creature" }]);
  });

  it("is the least over the ways to lock the total (CR 601.2f)", () => {
    const spell = { name: "Spell", type_line: "Sorcery", mana_cost: "{2}{G}", oracle_text: "As an additional cost to cast this spell, discard a card or pay {3}." };
    const found = (hand: readonly object[]): readonly unknown[] => {
      const { missing, reasons: [first] } = refusal({ battlefield: cards("Forest"), hand }, { card: spell });
      return [missing, first?.code];
    };
    expect([found([{ card: "Opt" }]), found([])]).toEqual([["{2}", undefined], ["{2}", "additional-cost"]]);
  });

  it("is not said where the budget does not tell", () => {
    const battlefield = cards("Mystic Gate", "Sunken Ruins", "Graven Cairns", "Rugged Prairie", "Wooded Bastion", "Flooded Grove");
    // Each makes {C}; that none can start another takes a search.
    const missing = (budget: number): string | undefined => refusal({ battlefield }, "{W}{W}{U}{U}{B}{R}{G}{7}", { budget }).missing;
    expect([missing(1), missing(600)]).toEqual([undefined, "{1}{W}{W}{U}{U}{B}{R}{G}"]);
  });
});

describe("Hall's condition", () => {
  it("names the fewest symbols that ask for too much, and all that can pay them", () => {
    expect(reasons(cards("Island", "Watery Grave tapped", "Forest", "Forest"), "{1}{U}{U}")[0]).toEqual({ code: "hall", symbols: "{U}{U}", need: 2, supply: 1, objects: ["b1"] });
  });

  it("names the pool, and those that help (CR 702.51a)", () => {
    const found = refusal({ battlefield: cards("Savannah Lions", "Plains"), pool: "{W}" }, { card: { name: "Spell", type_line: "Sorcery", mana_cost: "{W}{W}{W}{W}", keywords: ["Convoke"] } });
    expect(found.reasons[0]).toEqual({ code: "hall", symbols: "{W}{W}{W}{W}", need: 4, supply: 3, objects: ["pool", "b2", "b1"] });
  });

  it("is not claimed where the matter is order", () => {
    expect(reasons(cards("Mystic Gate", "Sunken Ruins"), "{W}{U}").map(({ code }) => code)).toEqual(["needs-mana", "needs-mana"]);
  });
});

describe("what objects lack", () => {
  const stone = made("Odd Stone", "Artifact", "{T}, Pay 3 life: Add {G}.");
  test.each<[string, readonly object[], string, object, Reason]>([
    ["is tapped", cards("Forest tapped"), "{G}", {}, { code: "tapped", object: "b1" }],
    ["three of them are", [{ card: "Forest", count: 3, tapped: true }], "{G}", {}, { code: "tapped", object: "b1#1", count: 3 }],
    ["CR 302.6: is new", cards("Llanowar Elves new"), "{G}", {}, { code: "summoning-sick", object: "b1" }],
    ["CR 602.5: may not be activated", cards("Sol Ring", "Stony Silence"), "{1}", {}, { code: "cannot-be-activated", object: "b1" }],
    ["CR 602.5b: it was used this turn", [{ card: "Wall of Roots", used: [0] }], "{G}", {}, { code: "used-this-turn", object: "b1" }],
    ["CR 602.5: its condition is not met", cards("Mox Opal"), "{G}", {}, { code: "condition-not-met", object: "b1" }],
    ["CR 602.5e: needs priority", cards("Lion's Eye Diamond"), "{G}", {}, { code: "needs-priority", object: "b1" }],
    ["CR 119.4: there is too little life", [stone], "{G}", { life: 2 }, { code: "not-enough-life", object: "b1" }],
    ["CR 119.8: life may not be paid", [stone, ...cards("Platinum Emperion")], "{G}", {}, { code: "cannot-pay-life", object: "b1" }],
    ["CR 118.3: there is nothing to sacrifice", cards("Ashnod's Altar"), "{1}", {}, { code: "own-cost", object: "b1", part: "sac 1 creature" }],
    ["makes nothing", cards("Gaea's Cradle"), "{G}", {}, { code: "makes-nothing", object: "b1" }],
    ["CR 106.6: its mana is for something else", cards("Ancient Ziggurat"), "{G}", {}, { code: "restricted", object: "b1" }],
    ["CR 107.4: its mana is of the wrong type", cards("Mountain"), "{G}", {}, { code: "wrong-mana", object: "b1" }],
    ["wrong mana it would make, were it untapped", cards("Mountain tapped"), "{G}", {}, { code: "wrong-mana", object: "b1" }],
    ["CR 602.2b: needs mana first", cards("Gruul Signet"), "{G}", {}, { code: "needs-mana", object: "b1" }],
  ])("%s", (_, board, cost, more, reason) => expect(reasons(board, cost, more)).toContainEqual(reason));

  it("nothing, where another ability of it will do, or where it convokes", () => {
    expect(reasons(cards("Forest", "Vivid Grove"), "{G}{G}{G}").filter((reason) => "object" in reason)).toEqual([]);
    const convoked = refusal({ battlefield: cards("Llanowar Elves new") }, { card: { name: "Spell", type_line: "Sorcery", mana_cost: "{G}{G}", keywords: ["Convoke"] } });
    expect(convoked.reasons.filter((reason) => "object" in reason)).toEqual([]);
  });

  it("CR 107.4e: {2/W} announced as {2} takes any mana", () => {
    expect(reasons(cards("Mountain"), "{2/W}").filter(({ code }) => code === "wrong-mana")).toEqual([]);
  });
});

describe("what would change it", () => {
  test.each<[string, readonly Change[] | undefined, readonly Change[]]>([
    ["one object, where one will do", changes(cards("Forest tapped", "Island", "Watery Grave tapped"), "{U}{U}"), [{ code: "untapped", objects: ["b3"] }]],
    ["several, but none too many", changes([...cards("Mountain tapped"), { card: "Island", count: 4, tapped: true }, ...cards("Island")], "{U}{U}{U}"), [{ code: "untapped", objects: ["b2#3", "b2#4"] }]],
    ["a creature that is not new", changes(cards("Forest", "Llanowar Elves new"), "{G}{G}"), [{ code: "not-new", objects: ["b2"] }]],
    ["a creature that is neither tapped nor new", changes([{ card: "Llanowar Elves", tapped: true, summoningSick: true }], "{G}"), [{ code: "untapped", objects: ["b1"] }, { code: "not-new", objects: ["b1"] }]],
    ["life", changes(cards("Swamp"), { card: "Dismember" }, { life: 1 }), [{ code: "life", amount: 3 }]],
    ["CR 702.66a: cards in the graveyard", changes(cards("Island"), { card: "Treasure Cruise" }, { graveyard: [{ card: "Opt", count: 4 }] }), [{ code: "graveyard", cards: 3 }]],
    ["mana", changes(cards("Forest"), "{1}{U}{W/B}"), [{ code: "mana", mana: "{W}{U}" }]],
    ["CR 107.4h: snow mana", changes(cards("Forest"), "{S}"), [{ code: "mana", mana: "{S}" }]],
    ["much mana", changes([], "{12}{U}"), [{ code: "mana", mana: "{U}, 12 {C}" }]],
    ["another X, the largest", changes(cards("Mountain", "Mountain", "Mountain"), { card: "Blaze", x: 5 }), [{ code: "x", x: 2 }]],
    ["without an additional cost", changes(cards("Swamp"), { cost: "{B}", kind: "special", additional: ["Sacrifice a creature"] }), [{ code: "without", additional: 0, text: "sac 1 creature" }]],
    ["mana, and without an additional cost", changes([], { cost: "{B}", kind: "special", additional: ["Sacrifice a creature"] }), [{ code: "mana", mana: "{B}" }, { code: "without", additional: 0, text: "sac 1 creature" }]],
  ])("%s", (_, found, change) => expect(found).toEqual(change));

  it("is not said where nothing was found: mana may not be spent on it at all", () => {
    expect(changes(cards("Forest"), { card: { name: "Spell", type_line: "Creature — Myr", mana_cost: "{2}", oracle_text: "Spend only mana produced by creatures to cast this spell." } })).toBeUndefined();
  });
});

it("CR 107.3a: X may not be that small", () => {
  const spell = { name: "Spell", type_line: "Sorcery", mana_cost: "{X}{G}", oracle_text: "X can't be 0." };
  expect(refusal({ battlefield: cards("Forest", "Forest") }, { card: spell, x: 0 })).toMatchObject({ reasons: [{ code: "x-too-small", least: 1 }], change: [{ code: "x", x: 1 }] });
});

it("is left out where it is not wanted", () => {
  expect(refusal({ battlefield: cards("Forest tapped") }, "{G}", { explain: false })).toEqual({ status: "unpayable", policy: "preserve", notUnderstood: [], reasons: [] });
});
