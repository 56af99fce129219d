/** Traps 37 to 46: mana abilities, the order in which they are used, and who may tap. */
import { describe, expect, test } from "vitest";
import { couldMake, makes, paid, plan, refusals, spell, spend, statuses, tap, unit } from "./testing.ts";

describe("mana abilities that cost mana", () => {
  test("CR 605.3a, 118.3 trap 37: two filter lands cannot start each other, one mana from elsewhere starts both", () => {
    expect(statuses({ cast: "Azorius Charm", with: ["2 Skycloud Expanse"] }, { cast: "Azorius Charm", with: ["2 Azorius Signet"] })).toEqual([
      "unpayable",
      "unpayable",
    ]);
    expect(paid({ cast: spell("{W}{W}{U}"), with: ["2 Skycloud Expanse", "Wastes"] })).toMatchObject({
      tapped: { "Skycloud Expanse": 2, Wastes: 1 },
      floating: "",
    });
    expect(statuses({ cast: spell("{W}{W}{W}"), with: ["2 Skycloud Expanse", "Wastes"] })).toEqual(["unpayable"]);
  });
  test("CR 605.3c trap 37: mana does not pay for the ability that makes it", () => {
    const board = { cast: "Azorius Charm", with: ["Skycloud Expanse (id e)"] };
    const steps = [tap("e", "{W}{U}", { with: [unit("{W}", "e", "{1}")] }), spend("{U}", "e", "{U}")];
    expect(refusals(board, plan("{W}{U}", steps))).toContain("CR 118.3a no-such-mana");
  });
  test("CR 107.4e trap 38: colorless mana does not start a filter of hybrid cost, its colors do", () => {
    expect(
      statuses(
        { cast: "Azorius Charm", with: ["Mystic Gate", "Wastes"] },
        { cast: "Azorius Charm", with: ["Mystic Gate", "Island"] },
        { cast: spell("{W}{W}"), with: ["Mystic Gate", "Island"] },
      ),
    ).toEqual(["unpayable", "payable", "payable"]);
  });
  test("CR 605.3, 602.2b trap 41: they nest: Coffers is paid with what the Swamps make", () => {
    expect(paid({ cast: spell("{2}{B}{B}"), with: ["Cabal Coffers", "3 Swamp"] })).toMatchObject({ tapped: { "Cabal Coffers": 1, Swamp: 3 }, floating: "" });
    expect(statuses({ cast: spell("{3}{B}{B}"), with: ["Cabal Coffers", "3 Swamp"] })).toEqual(["unpayable"]);
  });
  test("CR 602.2b trap 41: what makes abilities cheaper makes mana abilities of creatures cheaper, to one mana at least", () => {
    const pala = { cast: spell("{U}"), with: ["Pili-Pala (tapped)", "Wastes"] };
    expect(
      statuses(pala, { ...pala, with: [...pala.with, "Training Grounds"] }, { cast: spell("{U}"), with: ["Pili-Pala (tapped)", "Training Grounds"] }),
    ).toEqual(["unpayable", "payable", "unpayable"]);
  });
});

describe("what is no mana ability", () => {
  test("CR 605.5b trap 39: a spell that makes mana is a spell", () =>
    expect(statuses({ cast: "Phyrexian Rager", with: ["Swamp"], hand: ["Dark Ritual"] })).toEqual(["unpayable"]));
  test("CR 605.1a trap 39: nor an ability with a target, a loyalty ability or a fetch land", () => {
    const anything = spell("{1}");
    expect(
      statuses(
        { cast: anything, with: ["Deathrite Shaman"], graveyard: ["Forest"] },
        { cast: anything, with: ["Chandra, Torch of Defiance (loyalty 4)"] },
        { cast: anything, with: ["Evolving Wilds"] },
      ),
    ).toEqual(["unpayable", "unpayable", "unpayable"]);
  });
  test("CR 602.5e trap 39: Lion's Eye Diamond is one, but needs the time of an instant", () => {
    const board = { cast: spell("{1}"), with: ["Lion's Eye Diamond (id d)"] };
    expect(statuses(board)).toEqual(["unpayable"]);
    expect(refusals(board, plan("{1}", [tap("d", "{R}{R}{R}", { sacrifices: ["d"] }), spend("{R}", "d", "{1}")]))).toContain("CR 602.5e needs-priority");
  });
  test("CR 605.1a trap 39: though it lends its types, because it could add them", () =>
    expect(couldMake({ with: ["Lion's Eye Diamond (id d)"] }, "d")).toBe("WUBRG"));
  test("CR 605.1a trap 44a: an ability that draws or mills is none", () =>
    expect(statuses({ cast: spell("{G}"), with: ["Chromatic Sphere", "Wastes"] }, { cast: spell("{1}"), with: ["Millikin"] })).toEqual([
      "unpayable",
      "unpayable",
    ]));
  test("CR 605.1a trap 44a: one whose card comes from another trigger is one", () =>
    expect(paid({ cast: spell("{G}"), with: ["Chromatic Star", "Wastes"] })).toMatchObject({
      sacrificed: { "Chromatic Star": 1 },
      tapped: { "Chromatic Star": 1, Wastes: 1 },
    }));
});

describe("order", () => {
  test("CR 605.3a trap 40: Mox Opal is used while the third artifact is still there", () => {
    const board = { cast: spell("{1}{U}"), with: ["Mox Opal (id o)", "Treasure (id t)", "Ornithopter"] };
    expect(paid(board)).toMatchObject({ tapped: { "Mox Opal": 1 }, sacrificed: { Treasure: 1 } });
    expect(statuses({ cast: spell("{U}"), with: ["Mox Opal", "Ornithopter"] })).toEqual(["unpayable"]);
    const late = [tap("t", "{U}", { sacrifices: ["t"] }), tap("o", "{R}"), spend("{U}", "t", "{U}"), spend("{R}", "o", "{1}")];
    expect(refusals(board, plan("{1}{U}", late))).toContain("CR 602.5 condition-not-met");
  });
  test("CR 601.2g trap 42: mana abilities come before paying", () => {
    const board = { cast: spell("{1}{G}"), with: ["Forest (id f)"], pool: "{G}" };
    expect(refusals(board, plan("{1}{G}", [spend("{G}", "pool", "{G}"), tap("f", "{G}"), spend("{G}", "f", "{1}")]))).toContain("CR 601.2g after-paying-began");
  });
  test("CR 119.4 trap 42: life paid for mana is gone when Phyrexian symbols are paid", () => {
    const board = { cast: "Dismember", with: ["Swamp", "Mana Confluence"] };
    expect(statuses({ ...board, life: 2 }, { ...board, life: 3 })).toEqual(["unpayable", "payable"]);
    expect(paid({ ...board, life: 3 })).toMatchObject({ lifePaid: 3 });
  });
  test("CR 603.3 trap 42: damage of a trigger comes only afterwards, damage of the ability itself at once", () => {
    expect(statuses({ cast: "Dismember", life: 2, with: ["Swamp", "City of Brass"] })).toEqual(["payable"]);
    const pain = { cast: spell("{W}{B/P}"), with: ["Adarkar Wastes"] };
    expect(statuses({ ...pain, life: 2 }, { ...pain, life: 3 })).toEqual(["unpayable", "payable"]);
  });
  test("CR 601.2g trap 42: what was sacrificed for mana does not pay the additional cost", () => {
    const board = { cast: spell("{C}"), additional: ["Sacrifice a creature"] };
    expect(statuses({ ...board, with: ["Eldrazi Spawn"] }, { ...board, with: ["2 Eldrazi Spawn"] })).toEqual(["unpayable", "payable"]);
  });
  test("CR 119.4 trap 43: the last life may be paid", () => {
    expect(paid({ cast: "Dismember", life: 4, with: ["Wastes"] })).toMatchObject({ lifePaid: 4 });
    expect(statuses({ cast: "Dismember", life: 3, with: ["Wastes"] })).toEqual(["unpayable"]);
    expect(statuses({ cast: spell("{W}"), life: 1, with: ["Mana Confluence"] }, { cast: spell("{W}{W}"), life: 1, with: ["2 Mana Confluence"] })).toEqual([
      "payable",
      "unpayable",
    ]);
  });
  test("CR 119.8, 614.17b trap 43: who cannot pay life can still be dealt damage", () => {
    const angel = "Angel of Jubilation";
    expect(
      statuses(
        { cast: spell("{W}"), with: [angel, "Mana Confluence"] },
        { cast: spell("{W}"), with: [angel, "City of Brass"] },
        { cast: spell("{W}"), with: [angel, "Adarkar Wastes"] },
      ),
    ).toEqual(["unpayable", "payable", "payable"]);
    expect(statuses({ cast: "Dismember", with: [angel, "Wastes"] }, { cast: "Dismember", with: ["Platinum Emperion", "Wastes"] })).toEqual([
      "unpayable",
      "unpayable",
    ]);
    expect(statuses({ cast: spell("{W}"), with: ["Mana Confluence"], against: [[angel]] })).toEqual(["unpayable"]);
  });
});

describe("who may tap", () => {
  const G = spell("{G}");
  test("CR 302.6 trap 44: a new creature may be tapped where words ask for it", () => {
    expect(
      statuses(
        { cast: G, with: ["Springleaf Drum", "Grizzly Bears (sick)"] },
        { cast: spell("{2}{G}"), with: ["Heritage Druid (sick)", "2 Llanowar Elves (sick)"] },
      ),
    ).toEqual(["payable", "payable"]);
    expect(
      statuses(
        { cast: spell("{G}", "Instant", "Convoke"), with: ["Grizzly Bears (sick)"] },
        { cast: spell("{1}", "Instant", "Improvise"), with: ["Palladium Myr (sick)"] },
      ),
    ).toEqual(["payable", "payable"]);
    expect(
      statuses({
        cast: "Geyser Leaper",
        from: "battlefield",
        kind: "ability",
        cost: "Waterbend {4}",
        with: ["Geyser Leaper (sick)", "3 Grizzly Bears (sick)"],
      }),
    ).toEqual(["payable"]);
  });
  test("CR 302.6 trap 44: but not for {T} or {Q}, its own or given to it", () =>
    expect(
      statuses(
        { cast: G, with: ["Llanowar Elves (sick)"] },
        { cast: G, with: ["Cryptolith Rite", "Grizzly Bears (sick)"] },
        { cast: G, with: ["Cryptolith Rite", "Grizzly Bears"] },
        { cast: G, with: ["Pili-Pala (tapped, sick)", "2 Wastes"] },
      ),
    ).toEqual(["unpayable", "unpayable", "payable", "unpayable"]));
  test("CR 302.6 trap 45: lands and artifacts are never too new, creatures among them are", () => {
    const anything = spell("{1}");
    expect(
      statuses(
        { cast: anything, with: ["Sol Ring (sick)"] },
        { cast: anything, with: ["Wastes (sick)"] },
        { cast: G, with: ["Dryad Arbor (sick)"] },
        { cast: anything, with: ["Palladium Myr (sick)"] },
      ),
    ).toEqual(["payable", "payable", "unpayable", "unpayable"]);
  });
  test("CR 702.10c trap 45: haste frees them", () =>
    expect(
      statuses(
        { cast: G, with: ["Dryad Arbor (sick)", "Concordant Crossroads"] },
        { cast: G, with: ["Dryad Arbor (sick)", "Fervor"] },
        { cast: G, with: ["Dryad Arbor (sick)"], against: [["Fervor"]] },
      ),
    ).toEqual(["payable", "payable", "unpayable"]));
  test("CR 107.6 trap 46: {Q} needs a permanent that is tapped", () => {
    const board = { cast: spell("{U}"), with: ["Pili-Pala (id p)", "Wastes (id a)", "Wastes (id b)"] };
    expect(statuses(board, { ...board, with: ["Pili-Pala (tapped)", "2 Wastes"] })).toEqual(["unpayable", "payable"]);
    const steps = [
      tap("a", "{C}"),
      tap("b", "{C}"),
      tap("p", "{U}", { taps: [], untaps: ["p"], with: [unit("{C}", "a", "{1}"), unit("{C}", "b", "{1}")] }),
      spend("{U}", "p", "{U}"),
    ];
    expect(refusals(board, plan("{U}", steps))).toContain("CR 107.6 already-untapped");
  });
  test("CR 106.12 trap 46: to untap is not to tap for mana", () =>
    expect(makes({ with: ["Mana Reflection", "Pili-Pala (id p, tapped)"] }, "p")).toEqual(["[WUBRG]"]));
});
