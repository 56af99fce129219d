/** What mana may be spent on, as what, by whom else costs are paid, and what forbids it; CR 106.6, 609.4b, 702.51, 602.5. */
import { describe, expect, test } from "vitest";
import { creature, paid, spell, statuses } from "../traps/testing.ts";

describe("restrictions, CR 106.6", () => {
  const elf = creature("{G}", "1", "Creature — Elf");
  test("CR 106.6: Cavern of Souls and Unclaimed Territory: creature spells of the chosen type", () => {
    for (const name of ["Cavern of Souls", "Unclaimed Territory"]) {
      expect(
        statuses(
          { cast: elf, with: [`${name} (chosen Elf)`] },
          { cast: elf, with: [`${name} (chosen Goblin)`] },
          { cast: spell("{G}"), with: [`${name} (chosen Elf)`] },
          { cast: spell("{1}"), with: [`${name} (chosen Elf)`] },
        ),
      ).toEqual(["payable", "unpayable", "unpayable", "payable"]);
    }
  });
  test("CR 106.6: Delighted Halfling: legendary spells, Somberwald Sage: creature spells", () => {
    expect(
      statuses({ cast: spell("{U}", "Legendary Artifact"), with: ["Delighted Halfling"] }, { cast: spell("{U}", "Artifact"), with: ["Delighted Halfling"] }),
    ).toEqual(["payable", "unpayable"]);
    expect(
      statuses(
        { cast: creature("{U}{U}{U}"), with: ["Somberwald Sage"] },
        { cast: spell("{U}{U}{U}"), with: ["Somberwald Sage"] },
        { cast: creature("{U}{U}{R}"), with: ["Somberwald Sage"] },
      ),
    ).toEqual(["payable", "unpayable", "unpayable"]);
  });
  test("CR 106.6: Eldrazi Temple: two for colorless Eldrazi, spell or ability, one for all", () => {
    const eldrazi = creature("{2}", "2", "Creature — Eldrazi");
    expect(
      statuses(
        { cast: eldrazi, with: ["Eldrazi Temple"] },
        { cast: creature("{1}{G}", "2", "Creature — Eldrazi"), with: ["Eldrazi Temple", "Forest"] },
        { cast: creature("{2}{G}", "2", "Creature — Eldrazi"), with: ["Eldrazi Temple", "Forest"] },
        { cast: eldrazi, from: "battlefield", kind: "ability", cost: "{2}", with: ["Eldrazi Temple"] },
      ),
    ).toEqual(["payable", "payable", "unpayable", "payable"]);
  });
  test("CR 106.6: Castle Garenbrig: creature spells and abilities of creatures", () => {
    const castle = ["Castle Garenbrig", "4 Forest"];
    expect(
      statuses(
        { cast: creature("{5}{G}"), with: castle },
        { cast: spell("{5}{G}"), with: castle },
        { cast: creature("{1}"), from: "battlefield", kind: "ability", cost: "{6}", with: castle },
      ),
    ).toEqual(["payable", "unpayable", "payable"]);
  });
  test("CR 106.6: Jeweled Lotus: your commander; Pillar of the Paruns: multicolored; Haven and Hive: Dragons, Slivers", () => {
    const wolf = { cast: "Watchwolf", command: ["Watchwolf"], with: ["Jeweled Lotus", "Plains"] };
    expect(statuses({ ...wolf, from: "command" }, { ...wolf, from: "hand" })).toEqual(["payable", "unpayable"]);
    expect(statuses({ cast: spell("{W}{U}"), with: ["2 Pillar of the Paruns"] }, { cast: spell("{W}"), with: ["Pillar of the Paruns"] })).toEqual([
      "payable",
      "unpayable",
    ]);
    for (const [name, type] of [
      ["Haven of the Spirit Dragon", "Dragon"],
      ["Sliver Hive", "Sliver"],
    ]) {
      expect(statuses({ cast: creature("{W}", "1", `Creature — ${type}`), with: [`${name}`] }, { cast: creature("{W}"), with: [`${name}`] })).toEqual([
        "payable",
        "unpayable",
      ]);
    }
  });
  test("CR 106.6: mana of Jegantha pays no generic cost", () =>
    expect(
      statuses(
        { cast: spell("{W}{U}{B}{R}{G}"), with: ["Jegantha, the Wellspring"] },
        { cast: spell("{1}{G}"), with: ["Jegantha, the Wellspring"] },
        { cast: spell("{1}{G}"), with: ["Jegantha, the Wellspring", "Wastes"] },
      ),
    ).toEqual(["payable", "unpayable", "payable"]));
  test("CR 106.6: Powerstones pay artifact spells and abilities of all", () =>
    expect(
      statuses(
        { cast: spell("{2}", "Artifact"), with: ["2 Powerstone"] },
        { cast: spell("{2}"), with: ["2 Powerstone"] },
        { cast: creature("{G}"), from: "battlefield", kind: "ability", cost: "{2}", with: ["2 Powerstone"] },
      ),
    ).toEqual(["payable", "unpayable", "payable"]));
  test("CR 601.2h: a spell may say which mana pays for it", () => {
    expect(
      statuses(
        { cast: "Myr Superion", with: ["2 Wastes"] },
        { cast: "Myr Superion", with: ["Palladium Myr"] },
        { cast: "Myr Superion", with: ["Springleaf Drum", "Llanowar Elves (sick)", "Iron Myr"] },
        { cast: "Myr Superion", with: ["Llanowar Elves", "Iron Myr"] },
      ),
    ).toEqual(["unpayable", "payable", "unpayable", "payable"]);
  });
  test("CR 601.2h: Hogaak takes no mana at all", () => {
    const hogaak = { cast: "Hogaak, Arisen Necropolis", graveyard: ["5 Divination"] };
    expect(statuses({ ...hogaak, with: ["7 Swamp"] }, { ...hogaak, with: ["Walking Corpse", "Grizzly Bears"] })).toEqual(["unpayable", "payable"]);
  });
});

describe("permissions, CR 609.4b", () => {
  test("CR 609.4b: Celestial Dawn makes white of every color, and colorless of other mana", () => {
    const dawn = ["Celestial Dawn"];
    expect(
      statuses(
        { cast: spell("{R}{G}"), with: [...dawn, "2 Forest"] },
        { cast: spell("{G}"), with: [...dawn, "Llanowar Elves"] },
        { cast: spell("{C}"), with: [...dawn, "Llanowar Elves"] },
      ),
    ).toEqual(["payable", "unpayable", "payable"]);
  });
  test("CR 609.4b: Mycosynth Lattice: any color, for all players, not {C}", () => {
    expect(
      statuses(
        { cast: spell("{R}{G}"), against: [["Mycosynth Lattice"]], with: ["2 Island"] },
        { cast: spell("{R}{C}"), with: ["Mycosynth Lattice", "2 Island"] },
        { cast: spell("{R}{G}"), with: ["Mycosynth Lattice", "Sol Ring"] },
      ),
    ).toEqual(["payable", "unpayable", "payable"]);
  });
  test("CR 613.1d: under the Lattice lands are artifacts, for better and worse", () => {
    expect(
      statuses(
        { cast: spell("{3}", "Instant", "Improvise"), with: ["Mycosynth Lattice", "2 Forest"] },
        { cast: spell("{G}"), with: ["Mycosynth Lattice", "Forest", "Stony Silence"] },
      ),
    ).toEqual(["payable", "unpayable"]);
  });
  test("CR 609.4b: Chromatic Orrery: its own five mana as five colors", () => {
    expect(
      statuses(
        { cast: spell("{W}{U}{B}{R}{G}"), with: ["Chromatic Orrery"] },
        { cast: spell("{C}{C}{U}"), with: ["Chromatic Orrery"] },
        { cast: spell("{R}"), against: [["Chromatic Orrery"]], with: ["Forest"] },
      ),
    ).toEqual(["payable", "payable", "unpayable"]);
  });
  test("CR 609.4b: Vizier of the Menagerie: any type, for creature spells", () =>
    expect(
      statuses(
        { cast: creature("{C}{U}"), with: ["Vizier of the Menagerie", "2 Forest"] },
        { cast: spell("{C}{U}"), with: ["Vizier of the Menagerie", "2 Forest"] },
      ),
    ).toEqual(["payable", "unpayable"]));
  test("CR 119.4: K'rrik takes two life for each {B}, of spells and abilities, and of nothing else", () => {
    const krrik = ["K'rrik, Son of Yawgmoth"];
    expect(paid({ cast: "Sign in Blood", with: krrik })).toMatchObject({ lifePaid: 4 });
    expect(paid({ cast: "Sign in Blood", with: [...krrik, "Swamp"] })).toMatchObject({ lifePaid: 2, tapped: { Swamp: 1 } });
    expect(
      statuses(
        { cast: spell("{1}{B}"), with: krrik },
        { cast: "Sign in Blood", life: 3, with: krrik },
        { cast: creature("{G}"), from: "battlefield", kind: "ability", cost: "{B}{B}", with: krrik },
        { cast: "Sign in Blood", against: [krrik] },
      ),
    ).toEqual(["unpayable", "unpayable", "payable", "unpayable"]);
    expect(paid({ cast: "K'rrik, Son of Yawgmoth", with: ["4 Wastes"] })).toMatchObject({ lifePaid: 6 });
  });
  test("CR 601.2b: nor of a hybrid symbol unless that is announced as {B}", () =>
    expect([
      paid({ cast: spell("{B/R}"), with: ["K'rrik, Son of Yawgmoth"] }),
      paid({ cast: spell("{2/B}"), with: ["K'rrik, Son of Yawgmoth"] }),
    ]).toMatchObject([
      { total: "{B}", lifePaid: 2 },
      { total: "{B}", lifePaid: 2 },
    ]));
  test("CR 602.2b, 605.3: K'rrik's life pays {B} of a mana ability", () =>
    expect(paid({ cast: spell("{R}"), with: ["K'rrik, Son of Yawgmoth", "Blood Celebrant"] })).toMatchObject({ lifePaid: 3 }),
  );
  test("CR 106.6: a pool may hold bound mana", () => {
    const pool = [{ type: "C", only: "Spend this mana only to cast creature spells." }];
    expect(statuses({ cast: creature("{1}"), pool }, { cast: spell("{1}"), pool })).toEqual(["payable", "unpayable"]);
  });
});

describe("who else pays", () => {
  test("CR 702.51a: Chief Engineer gives convoke to your artifact spells", () =>
    expect(
      statuses(
        { cast: spell("{2}", "Artifact"), with: ["Chief Engineer (sick)", "Grizzly Bears (sick)"] },
        { cast: spell("{2}"), with: ["Chief Engineer", "Grizzly Bears"] },
        { cast: spell("{1}", "Artifact"), with: ["Grizzly Bears"], against: [["Chief Engineer"]] },
      ),
    ).toEqual(["payable", "unpayable", "unpayable"]));
  test("CR 702.126a: Inspiring Statuary gives improvise to your nonartifact spells", () =>
    expect(
      statuses(
        { cast: spell("{2}"), with: ["Inspiring Statuary", "Darksteel Axe"] },
        { cast: spell("{2}", "Artifact"), with: ["Inspiring Statuary", "Darksteel Axe"] },
        { cast: spell("{1}"), with: ["Darksteel Axe"], against: [["Inspiring Statuary"]] },
      ),
    ).toEqual(["payable", "unpayable", "unpayable"]));
  test("CR 702.51, 702.126a: an artifact creature convokes or improvises, not both", () =>
    expect(
      statuses(
        { cast: spell("{2}", "Instant", "Convoke", "Improvise"), with: ["Ornithopter"] },
        { cast: spell("{2}", "Instant", "Convoke", "Improvise"), with: ["Ornithopter", "Darksteel Axe"] },
      ),
    ).toEqual(["unpayable", "payable"]));
  test("CR 701.67a: waterbend costs of abilities and of X", () => {
    const leaper = { cast: "Geyser Leaper", from: "battlefield", kind: "ability", cost: "Waterbend {4}" } as const;
    expect(paid({ ...leaper, with: ["Geyser Leaper", "Darksteel Axe", "2 Wastes"] })).toMatchObject({
      waterbent: 2,
      tapped: { Wastes: 2, "Geyser Leaper": 1, "Darksteel Axe": 1 },
    });
    expect(paid({ ...leaper, with: ["Geyser Leaper", "Darksteel Axe", "2 Wastes", "Training Grounds"] })).toMatchObject({ total: expect.stringMatching(/2/) });
  });
  test("CR 702.180a: harmonize with no creature costs all of it", () => {
    const dragonfire = { cast: "Channeled Dragonfire", from: "graveyard", graveyard: ["Channeled Dragonfire"], cost: "{5}{R}{R}" };
    expect(statuses({ ...dragonfire, with: ["7 Mountain"] }, { ...dragonfire, with: ["6 Mountain"] })).toEqual(["payable", "unpayable"]);
  });
});

describe("what forbids, CR 602.5", () => {
  test("CR 602.5: Stony Silence and Collector Ouphe stop artifacts, mana abilities too; improvise is no ability of theirs", () => {
    for (const name of ["Stony Silence", "Collector Ouphe"]) {
      expect(
        statuses(
          { cast: spell("{1}"), with: ["Sol Ring"], against: [[name]] },
          { cast: spell("{1}"), with: ["Treasure", name] },
          { cast: spell("{1}", "Instant", "Improvise"), with: ["Sol Ring", name] },
          { cast: spell("{1}"), with: ["Forest", name] },
        ),
      ).toEqual(["unpayable", "unpayable", "payable", "payable"]);
    }
  });
  test("CR 602.5: Cursed Totem stops creatures, Linvala those of her opponents", () => {
    expect(
      statuses(
        { cast: spell("{G}"), with: ["Llanowar Elves", "Cursed Totem"] },
        { cast: spell("{G}"), with: ["Llanowar Elves", "Linvala, Keeper of Silence"] },
        { cast: spell("{G}"), with: ["Llanowar Elves"], against: [["Linvala, Keeper of Silence"]] },
        { cast: spell("{G}"), with: ["Dryad Arbor", "Cursed Totem"] },
      ),
    ).toEqual(["unpayable", "payable", "unpayable", "unpayable"]);
  });
  test("CR 605.1: Pithing Needle leaves mana abilities alone", () =>
    expect(statuses({ cast: spell("{2}"), with: ["Sol Ring"], against: [["Pithing Needle (chosen Sol Ring)"]] })).toEqual(["payable"]));
  test("CR 614.17b: Yasharn: no life and no nonland permanent for casting", () => {
    const yasharn = "Yasharn, Implacable Earth";
    expect(
      statuses(
        { cast: spell("{1}"), with: ["Treasure", yasharn] },
        { cast: spell("{1}"), with: ["Mana Confluence", yasharn] },
        { cast: spell("{2}"), with: ["Crystal Vein", yasharn] },
        { cast: spell("{B/P}"), with: [yasharn] },
        { cast: spell("{W}"), with: ["City of Brass", yasharn] },
      ),
    ).toEqual(["unpayable", "unpayable", "payable", "unpayable", "payable"]);
  });
});
