/** Traps 47 to 58: convoke, delve, improvise: what stands in for mana, and what is no longer there to do so. */
import { describe, expect, test } from "vitest";
import { answerTo, paid, plan, refusals, spell, spend, statuses, tap, totals } from "./testing.ts";

const convoking = (cost: string) => spell(cost, "Instant", "Convoke");
const delving = (cost: string) => spell(cost, "Instant", "Delve");
const improvising = (cost: string) => spell(cost, "Instant", "Improvise");

describe("the locked total", () => {
  test("CR 702.51b, 702.66b, 702.126b trap 47: taxes, additional costs, X and alternative costs are paid like the rest", () => {
    expect(paid({ cast: delving("{7}{U}"), with: ["Island", "Thalia, Guardian of Thraben"], additional: ["{1}"], graveyard: ["12 Divination"] })).toMatchObject(
      { total: "{9}{U}", delved: 9, maxDelved: 9 },
    );
    expect(paid({ cast: improvising("{3}{U}"), cost: "{U}", additional: ["{2}"], with: ["Island", "3 Darksteel Axe"] })).toMatchObject({
      total: "{2}{U}",
      improvised: 2,
    });
    expect(paid({ cast: "Chord of Calling", x: "max", with: ["6 Grizzly Bears"] })).toMatchObject({ maxX: 3, convoked: 6 });
  });
  test("CR 702.66a trap 47: never more of them than there are symbols", () => {
    expect(paid({ cast: "Treasure Cruise", with: ["Island"], graveyard: ["12 Divination"] })).toMatchObject({ delved: 7, maxDelved: 7 });
    expect(paid({ cast: convoking("{1}{G}"), with: ["5 Grizzly Bears"] })).toMatchObject({ convoked: 2 });
    const board = { cast: delving("{1}"), graveyard: ["Divination (id a)", "Divination (id b)"] };
    expect(
      refusals(
        board,
        plan("{1}", [
          { do: "delve", object: "a", pays: "{1}" },
          { do: "delve", object: "b", pays: "{1}" },
        ]),
      ),
    ).toEqual(["CR 702.66a generic-only"]);
  });
  test("CR 601.2f trap 47: a discount comes before, so fewer creatures are asked", () =>
    expect(paid({ cast: "Siege Wurm", with: ["Heartless Summoning", "7 Grizzly Bears"] })).toMatchObject({ total: "{3}{G}{G}", convoked: 5 }));
});

describe("one object, one use", () => {
  test("CR 601.2g-h trap 48: a creature tapped for mana, its own or another's, does not convoke", () => {
    expect(
      statuses(
        { cast: convoking("{1}{G}"), with: ["Llanowar Elves"] },
        { cast: convoking("{1}{G}"), with: ["Springleaf Drum", "Grizzly Bears"] },
        { cast: convoking("{1}{G}"), with: ["Springleaf Drum", "2 Grizzly Bears"] },
      ),
    ).toEqual(["unpayable", "unpayable", "payable"]);
    expect(statuses({ cast: convoking("{2}"), with: ["Eldrazi Spawn"] })).toEqual(["unpayable"]);
  });
  test("CR 601.2g-h trap 48: one whose mana ability leaves it untapped does both", () => {
    expect(paid({ cast: convoking("{1}{G}"), with: ["Wall of Roots"] })).toMatchObject({ convoked: 1, tapped: { "Wall of Roots": 1 } });
    expect(statuses({ cast: convoking("{2}{G}"), with: ["Wall of Roots"] })).toEqual(["unpayable"]);
  });
  test("CR 601.2h trap 49: convoked, then sacrificed as the additional cost", () => {
    const board = { cast: convoking("{G}"), additional: ["Sacrifice a creature"], with: ["Grizzly Bears (id b)"] };
    expect(paid(board)).toMatchObject({ convoked: 1, sacrificed: { "Grizzly Bears": 1 } });
    const other = plan("{G}", [
      { do: "sacrifice", object: "b", for: "additional cost" },
      { do: "convoke", object: "b", pays: "{G}" },
    ]);
    expect(refusals(board, other)).toContain("CR 118.3 not-there");
  });
  test("CR 601.2g-h trap 49: tapped for mana, then sacrificed", () => {
    const fling = { cast: spell("{G}"), additional: ["Sacrifice a creature"] };
    expect(paid({ ...fling, with: ["Llanowar Elves"] })).toMatchObject({ tapped: { "Llanowar Elves": 1 }, sacrificed: { "Llanowar Elves": 1 } });
  });
  test("CR 118.10 trap 49: but one sacrifice pays one cost", () => {
    const twice = { cast: spell("{1}"), additional: ["Sacrifice a creature", "Sacrifice a creature"], pool: "{C}" };
    expect(statuses({ ...twice, with: ["Grizzly Bears"] }, { ...twice, with: ["2 Grizzly Bears"] })).toEqual(["unpayable", "payable"]);
  });
});

describe("who pays what", () => {
  test("CR 702.51a trap 50: the creature of two colors where it is needed, the colorless one for generic mana", () => {
    expect(paid({ cast: convoking("{1}{G}{W}"), with: ["Watchwolf", "Savannah Lions", "Ornithopter"] })).toMatchObject({ convoked: 3 });
    expect(paid({ cast: convoking("{1}{G}{W}"), with: ["Watchwolf", "Grizzly Bears", "Ornithopter"] })).toMatchObject({ convoked: 3 });
    expect(
      statuses(
        { cast: convoking("{1}{G}{W}"), with: ["Watchwolf", "2 Ornithopter"] },
        { cast: "Chord of Calling", x: 0, with: ["2 Watchwolf", "Savannah Lions"] },
      ),
    ).toEqual(["unpayable", "unpayable"]);
  });
  test("CR 601.2b, 702.51a trap 50: hybrid and Phyrexian symbols are settled first, then they are plain", () => {
    expect(paid({ cast: convoking("{1}{G/W}{G/W}"), with: ["2 Savannah Lions", "Goblin Piker"] })).toMatchObject({ convoked: 3 });
    expect(paid({ cast: convoking("{1}{B/P}{B/P}"), life: 1, with: ["2 Walking Corpse", "Goblin Piker"] })).toMatchObject({ convoked: 3, lifePaid: 0 });
    expect(paid({ cast: convoking("{2/W}"), with: ["2 Ornithopter"] })).toMatchObject({ convoked: 2 });
  });
  test("CR 702.51a, 702.66a, 702.126a trap 51: none of them pays {C} or {S}", () => {
    for (const cost of ["{C}", "{S}"]) {
      expect(
        statuses(
          { cast: convoking(cost), with: ["2 Ornithopter"] },
          { cast: improvising(cost), with: ["2 Darksteel Axe"] },
          { cast: delving(cost), graveyard: ["3 Divination"] },
        ),
      ).toEqual(["unpayable", "unpayable", "unpayable"]);
    }
    expect(paid({ cast: convoking("{3}{C}"), with: ["3 Ornithopter", "Wastes"] })).toMatchObject({ convoked: 3, tapped: { Ornithopter: 3, Wastes: 1 } });
  });
  test("CR 702.126a trap 51: improvise and delve pay no color either", () =>
    expect(statuses({ cast: improvising("{U}"), with: ["3 Darksteel Axe"] }, { cast: delving("{U}"), graveyard: ["3 Divination"] })).toEqual([
      "unpayable",
      "unpayable",
    ]));
});

describe("the graveyard", () => {
  test("CR 601.2a trap 52: a spell cast from there has left it", () => {
    const back = { cast: "Treasure Cruise", from: "graveyard", cost: "{7}{U}", with: ["Island"] };
    expect(statuses({ ...back, graveyard: ["Treasure Cruise", "6 Divination"] }, { ...back, graveyard: ["Treasure Cruise", "7 Divination"] })).toEqual([
      "unpayable",
      "payable",
    ]);
  });
  test("CR 118.10 trap 52: what escape exiles is not delved as well", () => {
    const escape = {
      cast: "Treasure Cruise",
      from: "graveyard",
      cost: "{7}{U}",
      additional: ["Exile three other cards from your graveyard"],
      with: ["Underworld Breach", "Island"],
    };
    expect(statuses({ ...escape, graveyard: ["Treasure Cruise", "9 Divination"] }, { ...escape, graveyard: ["Treasure Cruise", "10 Divination"] })).toEqual([
      "unpayable",
      "payable",
    ]);
  });
  test("CR 601.2g, 108.2b trap 53: a card sacrificed for mana can be delved, a token is no card", () => {
    const cruise = { cast: "Treasure Cruise", graveyard: ["6 Divination"] };
    expect(paid({ ...cruise, with: ["Lotus Petal"] })).toMatchObject({ delved: 7, sacrificed: { "Lotus Petal": 1 } });
    expect(statuses({ ...cruise, with: ["Treasure"] }, { ...cruise, with: ["Lotus Petal (token)"] })).toEqual(["unpayable", "unpayable"]);
  });
  test("CR 601.2h trap 53: so can a card sacrificed or discarded as an additional cost, those being paid in any order", () => {
    expect(paid({ cast: delving("{1}"), additional: ["Sacrifice a creature"], with: ["Grizzly Bears"] })).toMatchObject({ delved: 1 });
    expect(paid({ cast: delving("{1}"), additional: ["Discard a card"], hand: ["Divination"] })).toMatchObject({ delved: 1 });
  });
  test("CR 601.2h trap 54: cards milled as a cost come last, so none of them is promised to delve", () => {
    // A position tells nothing of the library, so a cost that mills is not judged at all.
    expect(statuses({ cast: delving("{1}"), additional: ["Mill two cards"] })).toEqual(["unknown"]);
  });
});

describe("mana or stand-in", () => {
  test("CR 702.126a, 601.2g trap 55: Treasures tapped for improvise and Spawns tapped for convoke stay", () => {
    expect(paid({ cast: improvising("{2}{U}"), with: ["Island", "2 Treasure"] })).toMatchObject({ improvised: 2, sacrificed: {} });
    expect(paid({ cast: convoking("{3}{W}"), with: ["Plains", "3 Eldrazi Spawn"] })).toMatchObject({ convoked: 3, sacrificed: {} });
  });
  test("CR 601.2g trap 55: tapped for improvise and sacrificed for mana, both, is impossible", () => {
    expect(
      statuses(
        { cast: improvising("{2}"), with: ["Treasure"] },
        { cast: improvising("{1}{U}"), with: ["Krark-Clan Ironworks", "Treasure"] },
        { cast: improvising("{5}{U}"), with: ["Krark-Clan Ironworks", "Darksteel Axe", "Island"] },
      ),
    ).toEqual(["unpayable", "payable", "unpayable"]);
    const board = { cast: improvising("{2}"), with: ["Treasure (id t)"] };
    const both = plan("{2}", [tap("t", "{U}", { sacrifices: ["t"] }), spend("{U}", "t", "{1}"), { do: "improvise", object: "t", pays: "{1}" }]);
    expect(refusals(board, both)).toContain("CR 118.3 not-there");
  });
  test("CR 601.2g trap 56: Sol Ring is worth two as mana, one as an artifact", () => {
    expect(paid({ cast: improvising("{2}{U}"), with: ["Island", "Sol Ring"] })).toMatchObject({ improvised: 0, tapped: { Island: 1, "Sol Ring": 1 } });
    expect(statuses({ cast: improvising("{3}{U}"), with: ["Island", "Sol Ring"] })).toEqual(["unpayable"]);
  });
  test("CR 601.2g trap 57: Gaea's Cradle counts creatures before they convoke or die", () => {
    expect(paid({ cast: convoking("{3}{G}"), with: ["Gaea's Cradle", "2 Grizzly Bears"] })).toMatchObject({
      convoked: 2,
      tapped: { "Gaea's Cradle": 1, "Grizzly Bears": 2 },
    });
    expect(paid({ cast: spell("{G}{G}"), additional: ["Sacrifice a creature"], with: ["Gaea's Cradle", "2 Grizzly Bears"] })).toMatchObject({
      sacrificed: { "Grizzly Bears": 1 },
    });
    expect(statuses({ cast: spell("{G}{G}{C}"), with: ["Gaea's Cradle", "Eldrazi Spawn", "Grizzly Bears"] })).toEqual(["payable"]);
  });
  test("CR 702.126a trap 58: what grants improvise may be tapped for it", () =>
    expect(paid({ cast: spell("{1}"), with: ["Inspiring Statuary"] })).toMatchObject({ improvised: 1 }));
  test("CR 702.51a, 601.2h trap 58: what grants convoke must still be there when costs are paid", () => {
    // Given up to the Tower the Engineer makes two mana; kept, it lets the Bears make one beside the Tower's one.
    const board = { cast: spell("{3}", "Artifact"), with: ["Phyrexian Tower (id t)", "Chief Engineer (id e, tapped)", "Grizzly Bears (id b)"] };
    expect(statuses(board, { ...board, cast: spell("{2}", "Artifact") })).toEqual(["unpayable", "payable"]);
    const steps = [
      tap("t", "{B}{B}", { ability: 1, sacrifices: ["e"] }),
      spend("{B}", "t", "{1}"),
      spend("{B}", "t", "{1}"),
      { do: "convoke", object: "b", pays: "{1}" } as const,
    ];
    expect(refusals(board, plan("{3}", steps))).toContain("CR 702.51a no-convoke");
  });
  test("CR 702.126a, 601.2h trap 58: and what grants improvise", () => {
    const board = { cast: spell("{3}"), with: ["Krark-Clan Ironworks (id k)", "Inspiring Statuary (id s)"] };
    const gone = plan("{3}", [
      tap("k", "{C}{C}", { taps: [], sacrifices: ["s"] }),
      spend("{C}", "k", "{1}"),
      spend("{C}", "k", "{1}"),
      { do: "improvise", object: "k", pays: "{1}" },
    ]);
    expect(refusals(board, gone)).toContain("CR 702.126a no-improvise");
  });
  test("CR 601.2f trap 58: a permanent that makes the spell cheaper need not stay", () => {
    const helm = { cast: spell("{3}"), with: ["Krark-Clan Ironworks (id k)", "Helm of Awakening (id h)"] };
    expect(totals(helm)).toEqual(["{2}"]);
    expect(answerTo(helm)).toMatchObject({ status: "payable", plan: { total: "{2}" } });
    expect(refusals(helm, plan("{2}", [tap("k", "{C}{C}", { taps: [], sacrifices: ["h"] }), spend("{C}", "k", "{1}"), spend("{C}", "k", "{1}")]))).toEqual([]);
  });
  test("CR 702.51a trap 61: attacking is not tapped, and what blocks never is by that", () => {
    expect(
      statuses(
        { cast: convoking("{W}"), with: ["Serra Angel (attacking)"] },
        { cast: convoking("{W}"), with: ["Savannah Lions (blocking)"] },
        { cast: convoking("{W}"), with: ["Savannah Lions (attacking, tapped)"] },
      ),
    ).toEqual(["payable", "payable", "unpayable"]);
  });
});
