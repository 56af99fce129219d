/** Where mana comes from, card by card; CR 605, 106.5, 602. */
import { describe, expect, test } from "vitest";
import { creature, makes, paid, spell, statuses } from "../traps/testing.ts";

const beside = (what: string, ...others: readonly string[]): readonly string[] => makes({ with: [what, ...others] }, "x");

describe("as much as there is of something", () => {
  test("CR 107.3: Gaea's Cradle, Serra's Sanctum and Tolarian Academy count", () => {
    expect(beside("Gaea's Cradle (id x)", "3 Grizzly Bears", "Sol Ring")).toEqual(["GGG"]);
    expect(beside("Serra's Sanctum (id x)", "Mana Flare")).toEqual(["WW"]);
    expect(beside("Tolarian Academy (id x)", "2 Sol Ring", "Treasure")).toEqual(["UUU"]);
    expect(beside("Gaea's Cradle (id x)")).toEqual([]);
  });
  test("CR 700.5: Nykthos counts devotion, a hybrid symbol for either color", () => {
    const nykthos = { with: ["Nykthos, Shrine to Nyx (id x)", "Kalonian Tusker", { card: creature("{G/W}{G/W}") }] };
    expect(makes(nykthos, "x")).toEqual(["C", "GGGG", "WW"]);
    expect(paid({ cast: spell("{G}{G}{G}{G}"), with: [...nykthos.with, "2 Wastes"] })).toMatchObject({ tapped: { Wastes: 2, "Nykthos, Shrine to Nyx": 1 } });
  });
  test("CR 605.3: Cabal Coffers counts Swamps of any kind, tapped ones too", () => {
    expect(beside("Cabal Coffers (id x)", "3 Swamp (tapped)")).toEqual(["BBB"]);
    expect(beside("Cabal Coffers (id x)", "Urborg, Tomb of Yawgmoth", "Forest")).toEqual(["B", "BBB"]);
    expect(beside("Cabal Stronghold (id x)", "2 Swamp", "Urborg, Tomb of Yawgmoth")).toEqual(["B", "BB", "C"]);
  });
  test("CR 605.3: the three Urza lands make seven, two of them two", () => {
    const set = ["Urza's Mine", "Urza's Power Plant", "Urza's Tower"];
    expect(paid({ cast: spell("{7}"), with: set })).toMatchObject({ status: "payable", floating: "" });
    expect(statuses({ cast: spell("{8}"), with: set }, { cast: spell("{3}"), with: set.slice(1) }, { cast: spell("{2}"), with: set.slice(1) })).toEqual([
      "unpayable",
      "unpayable",
      "payable",
    ]);
  });
  test("CR 122.1: Everflowing Chalice makes as much as it has charge counters", () => {
    expect(beside("Everflowing Chalice (id x, charge 3)")).toEqual(["CCC"]);
    expect(beside("Everflowing Chalice (id x)")).toEqual([]);
  });
  test("CR 105.2: Bloom Tender makes one of each color among permanents", () =>
    expect(beside("Bloom Tender (id x)", "Watchwolf", "Goblin Electromancer", "Sol Ring")).toEqual(["GRUW"]));
  test("CR 208.1: Selvala makes as much as the greatest power, in any combination", () =>
    expect(paid({ cast: spell("{W}{U}{B}{R}"), with: ["Selvala, Heart of the Wilds", "Forest", { card: creature("{4}{G}", "4") }] })).toMatchObject({
      floating: "",
    }));
  test("CR 605.3: Cloudpost counts every Locus on the battlefield", () =>
    expect(makes({ with: ["2 Cloudpost (id x)", "Glimmerpost"], against: [["Cloudpost"]] }, "x#1")).toEqual(["CCCC"]));
});

describe("as much as there is of creatures", () => {
  test("CR 608.2: formulas are read as the ability resolves", () => {
    expect(beside("Sanctum Weaver (id x)", "Mana Flare")).toEqual(["BB", "GG", "RR", "UU", "WW"]);
    expect(beside("Karametra's Acolyte (id x)", "Kalonian Tusker")).toEqual(["GGG"]);
    expect(beside("Overgrown Battlement (id x)", "Wall of Roots")).toEqual(["GG"]);
    expect(beside("Axebane Guardian (id x)", "Wall of Roots")).toEqual(["[WUBRG][WUBRG]"]);
    expect(beside("Rofellos, Llanowar Emissary (id x)", "3 Forest", "Dryad Arbor")).toEqual(["GGGG"]);
    expect(beside("Elvish Archdruid (id x)", "2 Llanowar Elves", "Dryad Arbor")).toEqual(["GGG"]);
    expect(makes({ with: ["Priest of Titania (id x)"], against: [["3 Llanowar Elves"]] }, "x")).toEqual(["GGGG"]);
  });
  test("CR 122.1a: +1/+1 counters count for power", () => expect(beside("Marwyn, the Nurturer (id x, +1/+1 2)")).toEqual(["GGG"]));
  test("CR 613.4c: what an effect adds to power counts too", () =>
    expect(beside("Selvala, Heart of the Wilds (id x)", "Mirari's Wake")).toEqual(["[WUBRG][WUBRG][WUBRG]"]),
  );
  test("CR 106.7: creatures that make what lands could produce", () => {
    expect(beside("Incubation Druid (id x)", "Forest", "Wastes")).toEqual(["[GC]"]);
    expect(beside("Incubation Druid (id x, +1/+1 1)", "Forest")).toEqual(["GGG"]);
    expect(beside("Naga Vitalist (id x)", "Skycloud Expanse")).toEqual(["[WU]"]);
    expect(makes({ with: ["Sylvok Explorer (id x)"], against: [["Swamp", "Wastes"]] }, "x")).toEqual(["B"]);
    expect(beside("Star Compass (id x)", "Forest", "Skycloud Expanse")).toEqual(["G"]);
  });
  test("CR 106.7: Squandered Resources gives what the sacrificed land could produce, tapped or not", () => {
    expect(paid({ cast: spell("{G}{G}"), with: ["Squandered Resources", "Forest"] })).toMatchObject({ tapped: { Forest: 1 }, sacrificed: { Forest: 1 } });
    expect(
      statuses(
        { cast: spell("{G}{G}{G}"), with: ["Squandered Resources", "Forest"] },
        { cast: spell("{W}"), with: ["Squandered Resources", "Skycloud Expanse (tapped)"] },
      ),
    ).toEqual(["unpayable", "payable"]);
  });
});

describe("counters and energy", () => {
  test("CR 107.3k: storage lands give as many as are taken off, and keep the others", () => {
    expect(
      statuses({ cast: spell("{R}{R}"), with: ["Dwarven Hold (storage 3)"] }, { cast: spell("{R}{R}{R}{R}"), with: ["Dwarven Hold (storage 3)"] }),
    ).toEqual(["payable", "unpayable"]);
    expect(paid({ cast: spell("{R}{R}"), with: ["Dwarven Hold (storage 3)"] })).toMatchObject({ floating: "" });
  });
  test("CR 605.3a: Calciform Pools may tap itself for the {1} of its other ability", () => {
    expect(paid({ cast: spell("{W}{W}{U}"), with: ["Calciform Pools (storage 3)"] })).toMatchObject({ tapped: { "Calciform Pools": 1 }, floating: "" });
    expect(
      statuses(
        { cast: spell("{W}"), with: ["Calciform Pools (storage 3, tapped)"] },
        { cast: spell("{W}"), with: ["Calciform Pools (storage 3, tapped)", "Wastes"] },
      ),
    ).toEqual(["unpayable", "payable"]);
  });
  test("CR 118.3: a Vivid land makes its own color for nothing and others for a counter", () => {
    expect(paid({ cast: spell("{R}"), with: ["Vivid Crag (charge 2)"] })).toMatchObject({ status: "payable" });
    expect(statuses({ cast: spell("{U}"), with: ["Vivid Crag (charge 1)"] }, { cast: spell("{U}"), with: ["Vivid Crag"] })).toEqual(["payable", "unpayable"]);
  });
  test("CR 118.3: Gemstone Mine needs a counter", () =>
    expect(statuses({ cast: spell("{U}"), with: ["Gemstone Mine (mining 3)"] }, { cast: spell("{U}"), with: ["Gemstone Mine"] })).toEqual([
      "payable",
      "unpayable",
    ]));
  test("CR 608.2: Gemstone Mine is gone with its last counter", () => {
    expect(paid({ cast: spell("{U}"), with: ["Gemstone Mine (mining 1)"] })).toMatchObject({ sacrificed: { "Gemstone Mine": 1 } });
    expect(paid({ cast: spell("{U}"), with: ["Gemstone Mine (mining 2)"] })).toMatchObject({ sacrificed: {} });
  });
  test("CR 107.14: energy is paid by losing energy", () =>
    expect(
      statuses(
        { cast: spell("{U}"), with: ["Aether Hub"], energy: 1 },
        { cast: spell("{U}"), with: ["Aether Hub"] },
        { cast: spell("{1}"), with: ["Aether Hub"] },
        { cast: spell("{U}{R}"), with: ["2 Aether Hub"], energy: 1 },
      ),
    ).toEqual(["payable", "unpayable", "payable", "unpayable"]));
});

describe("mana for mana", () => {
  test("CR 605.3a: filter lands, Signets and Castles need mana from elsewhere", () => {
    expect(statuses({ cast: spell("{W}{W}"), with: ["Mystic Gate", "Island"] }, { cast: spell("{W}{W}"), with: ["Mystic Gate", "Forest"] })).toEqual([
      "payable",
      "unpayable",
    ]);
    expect(paid({ cast: spell("{W}{U}{B}{R}"), with: ["Azorius Signet", "Rakdos Signet", "2 Wastes"] })).toMatchObject({ floating: "" });
    expect(statuses({ cast: spell("{B}"), with: ["Castle Sengir"] }, { cast: spell("{B}"), with: ["Castle Sengir", "Wastes"] })).toEqual([
      "unpayable",
      "payable",
    ]);
  });
  test("CR 605.3a: Cascading Cataracts turns five mana into five of any colors", () => {
    expect(paid({ cast: spell("{W}{U}{B}{R}{G}"), with: ["Cascading Cataracts", "5 Wastes"] })).toMatchObject({
      tapped: { "Cascading Cataracts": 1, Wastes: 5 },
    });
    expect(
      statuses(
        { cast: spell("{W}{U}{B}{R}{G}"), with: ["Cascading Cataracts", "4 Wastes"] },
        { cast: spell("{G}{G}{G}{G}{G}"), with: ["Cascading Cataracts", "5 Wastes"] },
        { cast: spell("{G}{G}{G}{G}{G}"), with: ["Crystal Quarry", "5 Wastes"] },
      ),
    ).toEqual(["unpayable", "payable", "unpayable"]);
  });
  test("CR 107.6: Pili-Pala and what taps it", () =>
    expect(paid({ cast: spell("{U}"), with: ["Pili-Pala", "2 Wastes", "Springleaf Drum"] })).toMatchObject({ status: "payable" }));
  test("CR 602.1: an ability without {T} is used as often as it is paid for", () =>
    expect(
      statuses(
        { cast: spell("{B}{B}"), with: ["Agent of Stromgald (tapped, sick)", "2 Mountain"] },
        { cast: spell("{B}{B}"), with: ["Agent of Stromgald", "2 Wastes"] },
      ),
    ).toEqual(["payable", "unpayable"]));
});

describe("tapping others", () => {
  test("CR 302.6: Heritage Druid and Birchlore Rangers tap new Elves, themselves too", () => {
    expect(paid({ cast: spell("{G}{G}{G}"), with: ["Heritage Druid (sick)", "2 Llanowar Elves (sick)"] })).toMatchObject({
      tapped: { "Heritage Druid": 1, "Llanowar Elves": 2 },
    });
    expect(
      statuses(
        { cast: spell("{U}"), with: ["Birchlore Rangers (sick)", "Llanowar Elves (sick)"] },
        { cast: spell("{U}"), with: ["Birchlore Rangers", "Grizzly Bears"] },
        { cast: spell("{U}{U}"), with: ["Birchlore Rangers", "2 Llanowar Elves"] },
      ),
    ).toEqual(["payable", "unpayable", "unpayable"]);
  });
  test("CR 605.1a: Earthcraft adds no mana and has a target: not while paying", () =>
    expect(statuses({ cast: spell("{G}{G}"), with: ["Earthcraft", "Forest", "Grizzly Bears"] })).toEqual(["unpayable"]));
  test("CR 605.1a: Urza taps artifacts for blue, new and without {T}", () => {
    expect(
      statuses(
        { cast: spell("{U}{U}"), with: ["Urza, Lord High Artificer (sick)", "2 Palladium Myr (sick)"] },
        { cast: spell("{U}"), with: ["Urza, Lord High Artificer"] },
        { cast: spell("{U}{U}"), with: ["Urza, Lord High Artificer", "Mana Reflection", "Darksteel Axe"] },
      ),
    ).toEqual(["payable", "unpayable", "unpayable"]);
    expect(statuses({ cast: spell("{C}{C}{U}"), with: ["Urza, Lord High Artificer", "Sol Ring"] })).toEqual(["unpayable"]);
  });
  test("CR 602.2b: Springleaf Drum taps a creature that could have made mana itself only once", () =>
    expect(
      statuses(
        { cast: spell("{G}{G}"), with: ["Springleaf Drum", "Llanowar Elves"] },
        { cast: spell("{G}{G}"), with: ["Springleaf Drum", "2 Llanowar Elves"] },
      ),
    ).toEqual(["unpayable", "payable"]));
});

describe("giving up others", () => {
  test("CR 701.21: Krark-Clan Ironworks takes artifacts, itself and tapped ones too", () => {
    expect(paid({ cast: spell("{2}"), with: ["Krark-Clan Ironworks"] })).toMatchObject({ sacrificed: { "Krark-Clan Ironworks": 1 } });
    expect(paid({ cast: spell("{6}"), with: ["Sol Ring", "Krark-Clan Ironworks"] })).toMatchObject({
      sacrificed: { "Krark-Clan Ironworks": 1, "Sol Ring": 1 },
      tapped: { "Sol Ring": 1 },
    });
    expect(statuses({ cast: spell("{4}"), with: ["Krark-Clan Ironworks", "Grizzly Bears"] })).toEqual(["unpayable"]);
  });
  test("CR 701.21: the order on the board does not matter for who is given up first", () => {
    expect(
      statuses({ cast: spell("{4}"), with: ["Krark-Clan Ironworks", "Darksteel Axe"] }, { cast: spell("{R}{R}"), with: ["Skirk Prospector", "Goblin Piker"] }),
    ).toEqual(["payable", "payable"]);
  });
  test("CR 202.3: Food Chain makes one more than the mana value, for creature spells", () => {
    const chain = ["Food Chain", "Grizzly Bears"];
    expect(paid({ cast: creature("{1}{U}{U}"), with: chain })).toMatchObject({ exiled: { "Grizzly Bears": 1 } });
    expect(
      statuses({ cast: creature("{W}{U}{U}"), with: chain }, { cast: spell("{1}{U}{U}"), with: chain }, { cast: creature("{2}{U}{U}"), with: chain }),
    ).toEqual(["unpayable", "unpayable", "unpayable"]);
  });
  test("CR 701.13: Spirit Guides are exiled from the hand", () => {
    expect(paid({ cast: spell("{R}{G}"), hand: ["Simian Spirit Guide", "Elvish Spirit Guide"] })).toMatchObject({
      exiled: { "Simian Spirit Guide": 1, "Elvish Spirit Guide": 1 },
    });
    expect(statuses({ cast: spell("{R}"), with: ["Simian Spirit Guide"] }, { cast: spell("{R}"), graveyard: ["Simian Spirit Guide"] })).toEqual([
      "unpayable",
      "unpayable",
    ]);
  });
  test("CR 111.10: tokens: Treasure taps, Gold, Spawn and Scion only go", () => {
    expect(
      statuses(
        { cast: spell("{R}"), with: ["Treasure (tapped)"] },
        { cast: spell("{R}"), with: ["Gold (tapped)"] },
        { cast: spell("{C}"), with: ["Eldrazi Spawn (tapped, sick)"] },
        { cast: spell("{C}"), with: ["Eldrazi Scion (sick)"] },
      ),
    ).toEqual(["unpayable", "payable", "payable", "payable"]);
    expect(paid({ cast: spell("{R}"), with: ["Treasure", "Mountain"] })).toMatchObject({ tapped: { Mountain: 1 }, sacrificed: {} });
  });
  test("CR 701.21a: altars and the Tower give up creatures", () => {
    expect(
      statuses(
        { cast: spell("{R}{G}"), with: ["Phyrexian Altar", "2 Grizzly Bears"] },
        { cast: spell("{4}"), with: ["Ashnod's Altar", "2 Grizzly Bears (tapped, sick)"] },
        { cast: spell("{B}{B}"), with: ["Phyrexian Tower", "Grizzly Bears"] },
        { cast: spell("{B}{B}{B}{B}"), with: ["Phyrexian Tower", "2 Grizzly Bears"] },
      ),
    ).toEqual(["payable", "payable", "payable", "unpayable"]);
  });
});

describe("given abilities and conditions", () => {
  test("CR 613.1f: Cryptolith Rite makes creatures tap for any color", () =>
    expect(
      statuses(
        { cast: spell("{W}{U}"), with: ["Cryptolith Rite", "2 Grizzly Bears"] },
        { cast: spell("{W}{U}"), against: [["Cryptolith Rite"]], with: ["2 Grizzly Bears"] },
      ),
    ).toEqual(["payable", "unpayable"]));
  test("CR 613.1f: Galazeth Prismari makes artifacts tap, for instants and sorceries", () => {
    const dragon = ["Galazeth Prismari", "2 Darksteel Axe"];
    expect(
      statuses({ cast: spell("{W}{U}"), with: dragon }, { cast: spell("{W}{U}", "Instant"), with: dragon }, { cast: creature("{W}{U}"), with: dragon }),
    ).toEqual(["payable", "payable", "unpayable"]);
  });
  test("CR 602.5: Mox Opal needs three artifacts, Mox Amber a legend", () => {
    expect(
      statuses(
        { cast: spell("{U}"), with: ["Mox Opal", "2 Ornithopter"] },
        { cast: spell("{U}"), with: ["Mox Opal", "Ornithopter"] },
        { cast: spell("{W}"), with: ["Mox Amber", { card: creature("{1}{W}", "2", "Legendary Creature — Human") }] },
        { cast: spell("{W}"), with: ["Mox Amber", "Savannah Lions"] },
      ),
    ).toEqual(["payable", "unpayable", "payable", "unpayable"]);
  });
});
