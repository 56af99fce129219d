/** Traps 59, 60 and 62: waterbend, harmonize, emerge, and special actions. */
import { describe, expect, test } from "vitest";
import { creature, paid, plan, refusals, spell, spend, statuses, tap, totals } from "./testing.ts";

describe("waterbend", () => {
  const revival = { cast: "Spirit Water Revival", additional: ["Waterbend {6}"] };
  test("CR 701.67b trap 59: artifacts and creatures pay the waterbend part and nothing of the rest", () => {
    expect(paid({ ...revival, with: ["3 Island", "6 Darksteel Axe"] })).toMatchObject({ tapped: { Island: 3, "Darksteel Axe": 6 }, waterbent: 6 });
    expect(
      statuses({ ...revival, with: ["2 Island", "7 Darksteel Axe"] }, { ...revival, with: ["3 Island", "3 Darksteel Axe", "3 Grizzly Bears (sick)"] }),
    ).toEqual(["unpayable", "payable"]);
  });
  test("CR 701.67a trap 59: mana may pay the waterbend part as well", () =>
    expect(statuses({ ...revival, with: ["8 Island", "Darksteel Axe"] }, { ...revival, with: ["7 Island", "Darksteel Axe"] })).toEqual([
      "payable",
      "unpayable",
    ]));
  test("CR 701.67a trap 59: its generic mana only, and no object twice", () => {
    const leaper = { cast: "Geyser Leaper", from: "battlefield", kind: "ability", cost: "Waterbend {4}" } as const;
    expect(statuses({ ...leaper, with: ["Geyser Leaper (sick)", "2 Ornithopter"] }, { ...leaper, with: ["Geyser Leaper", "2 Ornithopter", "Wastes"] })).toEqual(
      ["unpayable", "payable"],
    );
    const board = { ...revival, with: ["Darksteel Axe (id a)"], pool: "{U}{U}{U}{U}{U}{U}{U}{U}" };
    const wrong = plan(totals(board)[0] ?? "", [{ do: "waterbend", object: "a", pays: "{U}" }]);
    expect(refusals(board, wrong)[0]).toMatch(/^CR (?:701\.67|601\.2h)/);
  });
  test("CR 701.67a trap 59: a tapped artifact pays nothing", () =>
    expect(
      statuses(
        { cast: spell("{U}"), additional: ["Waterbend {1}"], with: ["Island", "Darksteel Axe (tapped)"] },
        { cast: spell("{U}"), additional: ["Waterbend {1}"], with: ["Island", "Darksteel Axe"] },
      ),
    ).toEqual(["unpayable", "payable"]));
});

describe("harmonize", () => {
  const rebuff = {
    cast: "Ureni's Rebuff",
    from: "graveyard",
    graveyard: ["Ureni's Rebuff"],
    cost: "{5}{U}",
    additional: ["Tap Llanowar Elves"],
    reduce: "{1}",
  };
  test("CR 702.180b trap 60: the creature that was chosen may not tap for mana as well", () => {
    expect(statuses({ ...rebuff, with: ["Llanowar Elves", "4 Island"] }, { ...rebuff, with: ["Llanowar Elves", "5 Island"] })).toEqual([
      "unpayable",
      "payable",
    ]);
    const board = { ...rebuff, with: ["Llanowar Elves (id e)"], pool: "{U}{U}{U}{U}" };
    const steps = [tap("e", "{G}"), spend("{G}", "e", "{1}"), { do: "tap", object: "e", for: "additional cost" } as const];
    expect(refusals(board, plan("{4}{U}", steps))).toContain("CR 107.5 already-tapped");
  });
  test("CR 702.180b, 302.6 trap 60: a new creature will do, a tapped one will not", () =>
    expect(statuses({ ...rebuff, with: ["Llanowar Elves (sick)", "5 Island"] }, { ...rebuff, with: ["Llanowar Elves (tapped)", "5 Island"] })).toEqual([
      "payable",
      "unpayable",
    ]));
});

describe("emerge", () => {
  const fiend = { cast: "Elder Deep-Fiend", cost: "{5}{U}{U}", additional: ["Sacrifice Llanowar Elves"], reduce: "{1}" };
  test("CR 702.119c trap 60: the creature that is given up may make mana before", () => {
    expect(paid({ ...fiend, with: ["Llanowar Elves", "5 Island"] })).toMatchObject({
      total: "{4}{U}{U}",
      tapped: { "Llanowar Elves": 1, Island: 5 },
      sacrificed: { "Llanowar Elves": 1 },
    });
    expect(statuses({ ...fiend, with: ["Llanowar Elves", "4 Island"] }, { ...fiend, with: ["Llanowar Elves (sick)", "5 Island"] })).toEqual([
      "unpayable",
      "unpayable",
    ]);
  });
  test("CR 702.119c trap 60: not by being sacrificed for it", () => {
    const spawn = { ...fiend, additional: ["Sacrifice a creature"], reduce: "" };
    expect(statuses({ ...spawn, with: ["Eldrazi Spawn", "6 Island"] }, { ...spawn, with: ["2 Eldrazi Spawn", "6 Island"] })).toEqual(["unpayable", "payable"]);
  });
});

describe("special actions", () => {
  const action = { cast: spell("{6}{U}", "Instant", "Convoke", "Delve"), cost: "{2}", kind: "special" } as const;
  test("CR 116.2 trap 62: no discount for spells and no tax on them", () => {
    expect(totals({ ...action, with: ["Helm of Awakening", "Thalia, Guardian of Thraben"] })).toEqual(["{2}"]);
    expect(totals({ ...action, with: ["Trinisphere"], cost: "{1}" })).toEqual(["{1}"]);
    expect(totals({ ...action, kind: "spell", with: ["Helm of Awakening"] })).toEqual(["{1}"]);
  });
  test("CR 116.2 trap 62: neither convoke nor delve", () => {
    expect(statuses({ ...action, with: ["2 Grizzly Bears"] }, { ...action, graveyard: ["2 Divination"] })).toEqual(["unpayable", "unpayable"]);
    expect(statuses({ ...action, kind: "spell", with: ["2 Grizzly Bears"] }, { ...action, kind: "spell", graveyard: ["2 Divination"] })).toEqual([
      "payable",
      "payable",
    ]);
  });
  test("CR 116.2 trap 62: no mana that is for casting only, but mana abilities", () => {
    const creatureCard = { ...action, cast: creature("{4}{G}") };
    expect(
      statuses(
        { ...creatureCard, with: ["2 Ancient Ziggurat"] },
        { ...creatureCard, with: ["Sol Ring"] },
        { ...creatureCard, kind: "spell", with: ["2 Ancient Ziggurat"] },
      ),
    ).toEqual(["unpayable", "payable", "payable"]);
  });
  test("CR 107.3d trap 62: X of a special action is chosen when it is paid", () =>
    expect(paid({ ...action, cost: "{X}{U}", x: "max", with: ["3 Island"] })).toMatchObject({ maxX: 2 }));
});
