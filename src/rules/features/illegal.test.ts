/** One illegal plan for each thing that the referee can find wrong, with the rule that it breaks. */
import { describe, expect, test } from "vitest";
import type { Plan, Step } from "../../answer.ts";
import { plan, refusals, spell, spend, tap, unit, type Board } from "../traps/testing.ts";

const G = spell("{G}");
const sacrifice = (object: string): Step => ({ do: "sacrifice", object, for: "additional cost" });

describe("illegal plans", () => {
  test.each<[title: string, Board, Plan, refusal: string]>([
    ["CR 601.2b: X that nobody announced", { cast: "Blaze", pool: "{R}" }, plan("{R}", [], { x: -1, symbols: [] }), "CR 601.2b wrong-announcement"],
    ["CR 601.2b: another X than was asked for", { cast: "Blaze", x: 2, pool: "{R}" }, plan("{R}", [], { x: 0, symbols: [] }), "CR 601.2b wrong-announcement"],
    [
      "CR 601.2b: half of a symbol that the cost has not",
      { cast: spell("{W/U}"), pool: "{R}" },
      plan("{R}", [spend("{R}", "pool", "{R}")], { symbols: [{ symbol: "{W/U}", as: "{R}" }] }),
      "CR 601.2b wrong-announcement",
    ],
    [
      "CR 601.2f: a total without the tax",
      { cast: "Opt", with: ["Thalia, Guardian of Thraben"], pool: "{U}" },
      plan("{U}", [spend("{U}", "pool", "{U}")]),
      "CR 601.2f wrong-total",
    ],
    [
      "CR 601.2f: a total without Trinisphere",
      { cast: "Opt", with: ["Trinisphere"], pool: "{U}" },
      plan("{U}", [spend("{U}", "pool", "{U}")]),
      "CR 601.2f wrong-total",
    ],
    ["CR 118.3: a part of the cost is left", { cast: spell("{1}{G}"), pool: "{G}" }, plan("{1}{G}", [spend("{G}", "pool", "{G}")]), "CR 118.3 not-all-paid"],
    [
      "CR 118.3: an additional cost is left",
      { cast: G, pool: "{G}", additional: ["Sacrifice a creature"], with: ["Grizzly Bears"] },
      plan("{G}", [spend("{G}", "pool", "{G}")]),
      "CR 118.3 not-all-paid",
    ],
    ["CR 118.3a: mana that is not there", { cast: G }, plan("{G}", [spend("{G}", "pool", "{G}")]), "CR 118.3a no-such-mana"],
    [
      "CR 118.3a: the same mana twice",
      { cast: spell("{G}{G}"), pool: "{G}" },
      plan("{G}{G}", [spend("{G}", "pool", "{G}"), spend("{G}", "pool", "{G}")]),
      "CR 118.3a no-such-mana",
    ],
    ["CR 107.4: mana of the wrong color", { cast: G, pool: "{R}" }, plan("{G}", [spend("{R}", "pool", "{G}")]), "CR 107.4 mana-does-not-pay-that"],
    ["CR 118.3: a permanent that is not there", { cast: G }, plan("{G}", [tap("nobody", "{G}")]), "CR 118.3 not-there"],
    ["CR 602.1: an ability that it has not", { cast: G, with: ["Forest (id f)"] }, plan("{G}", [tap("f", "{G}", { ability: 1 })]), "CR 602.1 no-such-ability"],
    ["CR 602.2: another player's land", { cast: G, against: [[{ card: "Forest", id: "f" }]] }, plan("{G}", [tap("f", "{G}")]), "CR 602.2 not-yours"],
    [
      "CR 602.2b: the mana of the ability's cost is not paid",
      { cast: spell("{W}{U}"), with: ["Azorius Signet (id s)"] },
      plan("{W}{U}", [tap("s", "{W}{U}")]),
      "CR 602.2b cost-not-paid",
    ],
    ["CR 602.2b: the Treasure is tapped and kept", { cast: G, with: ["Treasure (id t)"] }, plan("{G}", [tap("t", "{G}")]), "CR 602.2b cost-not-paid"],
    [
      "CR 605.3b: more mana than the land makes",
      { cast: spell("{G}{G}"), with: ["Forest (id f)"] },
      plan("{G}{G}", [tap("f", "{G}{G}")]),
      "CR 605.3b adds-something-else",
    ],
    [
      "CR 605.3b: mana of a type that it does not make",
      { cast: spell("{R}"), with: ["Forest (id f)"] },
      plan("{R}", [tap("f", "{R}")]),
      "CR 605.3b adds-something-else",
    ],
    ["CR 602.5: a condition that does not hold", { cast: G, with: ["Mox Opal (id o)"] }, plan("{G}", [tap("o", "{G}")]), "CR 602.5 condition-not-met"],
    [
      "CR 602.5: an ability that an effect stops",
      { cast: spell("{1}"), with: ["Sol Ring (id r)", "Stony Silence"] },
      plan("{1}", [tap("r", "{C}{C}")]),
      "CR 602.5 cannot-be-activated",
    ],
    [
      "CR 601.2g: an ability after the first cost was paid",
      { cast: spell("{1}{G}"), pool: "{G}", with: ["Forest (id f)"] },
      plan("{1}{G}", [spend("{G}", "pool", "{G}"), tap("f", "{G}")]),
      "CR 601.2g after-paying-began",
    ],
    [
      "CR 601.2g: an ability after a sacrifice for the cost",
      { cast: G, additional: ["Sacrifice a creature"], with: ["Grizzly Bears (id b)", "Forest (id f)"] },
      plan("{G}", [sacrifice("b"), tap("f", "{G}")]),
      "CR 601.2g after-paying-began",
    ],
    [
      "CR 601.2g: mana abilities when no mana is asked for",
      { cast: "Ornithopter", with: ["Forest (id f)"] },
      plan("{0}", [tap("f", "{G}")]),
      "CR 601.2g no-mana-due",
    ],
    [
      "CR 118.8: a sacrifice that nothing asks for",
      { cast: G, pool: "{G}", with: ["Grizzly Bears (id b)"] },
      plan("{G}", [sacrifice("b")]),
      "CR 118.8 not-that-cost",
    ],
    [
      "CR 118.8: a land where a creature is asked for",
      { cast: G, pool: "{G}", additional: ["Sacrifice a creature"], with: ["Forest (id f)"] },
      plan("{G}", [sacrifice("f")]),
      "CR 118.8 not-that-cost",
    ],
    [
      "CR 119.4: more life than there is",
      { cast: spell("{G/P}"), life: 1 },
      plan("{0}", [{ do: "life", amount: 2, pays: "{G/P}" }], { symbols: [{ symbol: "{G/P}", as: "life" }] }),
      "CR 119.4 not-enough-life",
    ],
    [
      "CR 119.4: Mana Confluence without life",
      { cast: G, life: 0, with: ["Mana Confluence (id c)"] },
      plan("{G}", [tap("c", "{G}", { life: 1 })]),
      "CR 119.4 not-enough-life",
    ],
    [
      "CR 119.8: life where none can be paid",
      { cast: G, with: ["Mana Confluence (id c)", "Angel of Jubilation"] },
      plan("{G}", [tap("c", "{G}", { life: 1 })]),
      "CR 119.8 cannot-pay-life",
    ],
    [
      "CR 614.17b: a sacrifice that an effect forbids",
      { cast: G, with: ["Treasure (id t)", "Yasharn, Implacable Earth"] },
      plan("{G}", [tap("t", "{G}", { sacrifices: ["t"] })]),
      "CR 614.17b cannot-sacrifice",
    ],
    [
      "CR 118.3: counters that are not there",
      { cast: G, with: ["Gemstone Mine (id m)"] },
      plan("{G}", [tap("m", "{G}", { removed: { object: "m", counter: "mining", count: 1 } })]),
      "CR 118.3 not-enough-counters",
    ],
    [
      "CR 107.14: energy that is not there",
      { cast: G, with: ["Aether Hub (id h)"] },
      plan("{G}", [tap("h", "{G}", { ability: 1 })]),
      "CR 107.14 not-enough-energy",
    ],
    [
      "CR 702.51a: convoke that the spell has not",
      { cast: G, with: ["Grizzly Bears (id b)"] },
      plan("{G}", [{ do: "convoke", object: "b", pays: "{G}" }]),
      "CR 702.51a no-convoke",
    ],
    [
      "CR 702.51a: convoke with a land",
      { cast: spell("{G}", "Instant", "Convoke"), with: ["Forest (id f)"] },
      plan("{G}", [{ do: "convoke", object: "f", pays: "{G}" }]),
      "CR 702.51a not-a-creature",
    ],
    [
      "CR 702.66a: delve that the spell has not",
      { cast: spell("{1}"), graveyard: ["Opt (id o)"] },
      plan("{1}", [{ do: "delve", object: "o", pays: "{1}" }]),
      "CR 702.66a no-delve",
    ],
    [
      "CR 702.66a: delve of a card in hand",
      { cast: spell("{1}", "Instant", "Delve"), hand: ["Opt (id o)"] },
      plan("{1}", [{ do: "delve", object: "o", pays: "{1}" }]),
      "CR 702.66a not-a-card-in-graveyard",
    ],
    [
      "CR 702.66a: the same card twice",
      { cast: spell("{2}", "Instant", "Delve"), graveyard: ["Opt (id o)"] },
      plan("{2}", [
        { do: "delve", object: "o", pays: "{1}" },
        { do: "delve", object: "o", pays: "{1}" },
      ]),
      "CR 702.66a not-a-card-in-graveyard",
    ],
    [
      "CR 702.126a: improvise that the spell has not",
      { cast: spell("{1}"), with: ["Sol Ring (id r)"] },
      plan("{1}", [{ do: "improvise", object: "r", pays: "{1}" }]),
      "CR 702.126a no-improvise",
    ],
    [
      "CR 702.126a: improvise with a creature",
      { cast: spell("{1}", "Instant", "Improvise"), with: ["Grizzly Bears (id b)"] },
      plan("{1}", [{ do: "improvise", object: "b", pays: "{1}" }]),
      "CR 702.126a not-an-artifact",
    ],
    [
      "CR 701.67a: waterbend without such a cost",
      { cast: spell("{1}"), with: ["Sol Ring (id r)"] },
      plan("{1}", [{ do: "waterbend", object: "r", pays: "{1}" }]),
      "CR 701.67a no-waterbend",
    ],
    [
      "CR 602.5b: once a turn, twice",
      { cast: spell("{G}{G}"), with: ["Wall of Roots (id w)"] },
      plan("{G}{G}", [tap("w", "{G}", { taps: [] }), tap("w", "{G}", { taps: [] })]),
      "CR 602.5b already-used-this-turn",
    ],
    [
      "CR 302.6: Cryptolith Rite and a new creature",
      { cast: G, with: ["Cryptolith Rite", "Grizzly Bears (id b, sick)"] },
      plan("{G}", [tap("b", "{G}")]),
      "CR 302.6 summoning-sick",
    ],
    [
      "CR 602.5e: Lion's Eye Diamond while casting",
      { cast: spell("{R}"), with: ["Lion's Eye Diamond (id d)"] },
      plan("{R}", [tap("d", "{R}{R}{R}", { sacrifices: ["d"] })]),
      "CR 602.5e needs-priority",
    ],
    ["CR 118.6: no mana cost", { cast: "Ancestral Vision", pool: "{U}" }, plan("{U}", [spend("{U}", "pool", "{U}")]), "CR 118.6 no-mana-cost"],
    [
      "CR 118.3a: mana of a filter to start that filter",
      { cast: spell("{W}{W}"), with: ["Mystic Gate (id g)"] },
      plan("{W}{W}", [tap("g", "{W}{W}", { ability: 1, with: [unit("{W}", "g", "{W/U}")] })]),
      "CR 118.3a no-such-mana",
    ],
  ])("%s", (_, board, given, refusal) => expect(refusals(board, given)).toContain(refusal));

  test("CR 601.2h: an illegal step is skipped, and what is legal afterwards is not blamed", () => {
    const board = { cast: G, with: ["Forest (id f)", "Island (id i)"] };
    expect(refusals(board, plan("{G}", [tap("i", "{G}"), tap("f", "{G}"), spend("{G}", "f", "{G}")]))).toEqual(["CR 605.3b adds-something-else"]);
  });

  test("CR 601.2f: a total is the same in whatever order its symbols are written", () =>
    expect(refusals({ cast: spell("{W}{U}"), pool: "{W}{U}" }, plan("{U}{W}", [spend("{W}", "pool", "{W}"), spend("{U}", "pool", "{U}")]))).toEqual([]));
  test("CR 702.51a: convoke with another player's creature", () => {
    const board = { cast: spell("{G}", "Instant", "Convoke"), against: [[{ card: "Grizzly Bears", id: "b" }]] };
    expect(refusals(board, plan("{G}", [{ do: "convoke", object: "b", pays: "{G}" }]))[0]).toMatch(/^CR 702\.51a /);
  });
});

describe("one object for two, CR 118.3", () => {
  const source = (cost: string) => ({ card: { name: "Some Outlet", type_line: "Artifact", oracle_text: `${cost}: Add {G}.` }, id: "s" });
  const two = (cost: string, board: Partial<Board>, names: (first: string, second: string) => object, [first, second]: readonly [string, string]): readonly unknown[] =>
    [second, first].map((other) => {
      const step = tap("s", "{G}", { taps: [], ...names(first, other) });
      return refusals({ cast: G, ...board, with: [source(cost), ...(board.with ?? [])] }, plan("{G}", [step, spend("{G}", "s", "{G}")]))[0];
    });
  test.each<[string, readonly unknown[]]>([
    ["sacrificed", two("Sacrifice two creatures", { with: ["2 Grizzly Bears (id b)"] }, (a, b) => ({ sacrifices: [a, b] }), ["b#1", "b#2"])],
    ["returned", two("Return two creatures you control to their owner's hand", { with: ["2 Grizzly Bears (id b)"] }, (a, b) => ({ returns: [a, b] }), ["b#1", "b#2"])],
    ["tapped", two("Tap two untapped creatures you control", { with: ["2 Grizzly Bears (id b)"] }, (a, b) => ({ taps: [a, b] }), ["b#1", "b#2"])],
    ["exiled from the graveyard", two("Exile two cards from your graveyard", { graveyard: ["2 Grizzly Bears (id b)"] }, (a, b) => ({ exiles: [a, b] }), ["b#1", "b#2"])],
    ["discarded", two("Discard two cards", { hand: ["2 Grizzly Bears (id b)"] }, (a, b) => ({ discards: [a, b] }), ["b#1", "b#2"])],
    ["discarded with the whole hand", two("Discard your hand", { hand: ["2 Grizzly Bears (id b)"] }, (a, b) => ({ discards: [a, b] }), ["b#1", "b#2"])],
  ])("is not %s twice for one cost", (_, [fine, twice]) => {
    expect(fine).toBeUndefined();
    expect(twice).toBe("CR 602.2b cost-not-paid");
  });
});
