/** What changes how much mana is made and of which type; CR 106.12, 605.1b, 614. */
import { describe, expect, test } from "vitest";
import { couldMake, makes, paid, spell, statuses } from "../traps/testing.ts";

/** What the permanent called x makes beside these. */
const beside = (what: string, ...others: readonly string[]): readonly string[] =>
  makes({ with: [`${what.includes(")") ? what.replace(")", ", id x)") : `${what} (id x)`}`, ...others] }, "x");

describe("colors of cards in the graveyard", () => {
  const grafstone = ["Corrupted Grafstone (id x)"];
  test("CR 106.5: Corrupted Grafstone makes a color among them, and nothing without one", () => {
    expect(makes({ with: grafstone, graveyard: ["Opt", "Dark Ritual"] }, "x")).toEqual(["[UB]"]);
    expect(makes({ with: grafstone, graveyard: ["Sol Ring"] }, "x")).toEqual([]);
  });
  test("CR 601.2a: a spell that is cast from there has left it, one of two copies only", () => {
    const flashback = { with: grafstone, cast: "Faithless Looting", from: "graveyard", cost: "{2}{R}" };
    expect(makes({ ...flashback, graveyard: ["Faithless Looting", "Opt"] }, "x")).toEqual(["U"]);
    expect(makes({ ...flashback, graveyard: ["2 Faithless Looting"] }, "x")).toEqual(["R"]);
  });
});

describe("triggers, CR 106.12a", () => {
  test("CR 605.1b: Auras add to the land that they are on, and to no other", () => {
    expect(beside("Forest", "Wild Growth (on x)")).toEqual(["GG"]);
    expect(beside("Island", "Wild Growth (on x)")).toEqual(["GU"]);
    expect(beside("Forest", "Utopia Sprawl (on x, chosen B)")).toEqual(["BG"]);
    expect(beside("Forest", "Overgrowth (on x)", "Wild Growth (on x)")).toEqual(["GGGG"]);
    expect(beside("Forest", "Island (id y)", "Wild Growth (on y)")).toEqual(["G"]);
  });
  test("CR 106.5: a Sprawl without a chosen color adds nothing", () => expect(beside("Forest", "Utopia Sprawl (on x)")).toEqual(["G"]));
  test("CR 106.12a: Mana Flare adds a type that the land produced, for every player", () => {
    expect(beside("Forest", "Mana Flare")).toEqual(["GG"]);
    expect(beside("Skycloud Expanse", "Mana Flare")).toEqual(["UW[WU]"]);
    expect(beside("Ancient Tomb", "Mana Flare")).toEqual(["CCC"]);
    expect(makes({ with: ["Forest (id x)"], against: [["Mana Flare"]] }, "x")).toEqual(["GG"]);
    expect(beside("Sol Ring", "Mana Flare")).toEqual(["CC"]);
  });
  test("CR 106.12a: Mirari's Wake, Zendikar Resurgent and Vorinclex speak of your lands", () => {
    for (const name of ["Mirari's Wake", "Zendikar Resurgent", "Vorinclex, Voice of Hunger"]) {
      expect(beside("Forest", name)).toEqual(["GG"]);
      expect(beside("Llanowar Elves", name)).toEqual(["G"]);
      expect(makes({ with: ["Forest (id x)"], against: [[name]] }, "x")).toEqual(["G"]);
    }
  });
  test("CR 106.12a: Crypt Ghast asks for a Swamp, whatever mana it makes", () => {
    expect(beside("Swamp", "Crypt Ghast")).toEqual(["BB"]);
    expect(beside("Forest", "Crypt Ghast")).toEqual(["G"]);
    expect(beside("Forest", "Crypt Ghast", "Urborg, Tomb of Yawgmoth")).toEqual(["BB", "BG"]);
  });
  test("CR 106.12a: Caged Sun looks at any ability of a land and at the chosen color", () => {
    expect(beside("Forest", "Caged Sun (chosen G)")).toEqual(["GG"]);
    expect(beside("Island", "Caged Sun (chosen G)")).toEqual(["U"]);
    expect(beside("Llanowar Elves", "Caged Sun (chosen G)")).toEqual(["G"]);
    // No {T} in the cost of what removes the counters.
    expect(paid({ cast: spell("{W}{W}{W}"), with: ["Calciform Pools (storage 2)", "Caged Sun (chosen W)"] })).toMatchObject({ status: "payable" });
  });
  test("CR 106.12a: Gauntlet of Power asks for a basic land", () => {
    expect(beside("Snow-Covered Forest", "Gauntlet of Power (chosen G)")).toEqual(["GG"]);
    expect(beside("Dryad Arbor", "Gauntlet of Power (chosen G)")).toEqual(["G"]);
  });
  test("CR 106.12a: Leyline of Abundance and Badgermole Cub look at creatures, their own and borrowed abilities alike", () => {
    for (const name of ["Leyline of Abundance", "Badgermole Cub"]) {
      expect(beside("Palladium Myr", name)).toEqual(["CCG"]);
      expect(beside("Sol Ring", name)).toEqual(["CC"]);
      expect(beside("Dryad Arbor", name)).toEqual(["GG"]);
    }
    expect(beside("Grizzly Bears", "Leyline of Abundance", "Cryptolith Rite")).toEqual(["G[WUBRG]"]);
  });
  test("CR 106.12a: Kinnan looks at everything but lands", () => {
    expect(beside("Sol Ring", "Kinnan, Bonder Prodigy")).toEqual(["CCC"]);
    expect(beside("Forest", "Kinnan, Bonder Prodigy")).toEqual(["G"]);
    expect(beside("Treasure", "Kinnan, Bonder Prodigy")).toEqual(["BB", "GG", "RR", "UU", "WW"]);
    expect(beside("Gold", "Kinnan, Bonder Prodigy")).toEqual(["[WUBRG]"]);
  });
  test("CR 607: Extraplanar Lens knows the land that it has imprinted by its name", () => {
    expect(beside("Forest", "Extraplanar Lens (chosen Forest)")).toEqual(["GG"]);
    expect(beside("Snow-Covered Forest", "Extraplanar Lens (chosen Forest)")).toEqual(["G"]);
  });
  test("CR 605.4a: a mana of a trigger triggers nothing itself, and each trigger adds", () =>
    expect(beside("Forest", "Mana Flare", "Mirari's Wake", "Wild Growth (on x)")).toEqual(["GGGG"]));
});

describe("replacements, CR 106.12b", () => {
  test("CR 614.5: Mana Reflection doubles everything that you tap, Nyxbloom Ancient triples it", () => {
    expect(beside("Forest", "Mana Reflection")).toEqual(["GG"]);
    expect(beside("Palladium Myr", "Nyxbloom Ancient")).toEqual(["CCCCCC"]);
    expect(makes({ with: ["Forest (id x)"], against: [["Mana Reflection"]] }, "x")).toEqual(["G"]);
  });
  test("CR 106.6a: doubled mana is bound as the first is", () => {
    expect(
      statuses(
        { cast: spell("{2}"), with: ["Mana Reflection", "Ancient Ziggurat"] },
        { cast: spell("{2}", "Creature — Bear"), with: ["Mana Reflection", "Ancient Ziggurat"] },
      ),
    ).toEqual(["unpayable", "payable"]);
  });
  test("CR 106.6a: mana that a trigger adds is not", () =>
    expect(
      statuses({ cast: spell("{R}"), with: ["Mana Flare", "Ancient Ziggurat"] }, { cast: spell("{R}{R}"), with: ["Mana Flare", "Ancient Ziggurat"] }),
    ).toEqual(["payable", "unpayable"]));
  test("CR 605.4a: triggers come after replacements: what they add is not doubled", () => {
    expect(beside("Forest", "Mana Reflection", "Mana Flare")).toEqual(["GGG"]);
    expect(beside("Forest", "Contamination", "Wild Growth (on x)")).toEqual(["BG"]);
    expect(beside("Forest", "Contamination", "Mana Flare")).toEqual(["BB"]);
  });
  test("CR 106.12b: Virtue of Strength asks for a basic land", () => {
    expect(beside("Forest", "Virtue of Strength")).toEqual(["GGG"]);
    expect(beside("Dryad Arbor", "Virtue of Strength")).toEqual(["G"]);
    expect(beside("Forest", "Virtue of Strength", "Mana Reflection")).toEqual(["GGGGGG"]);
  });
  test("CR 106.12b: Contamination changes type and amount, of lands only", () => {
    expect([beside("Forest", "Contamination"), beside("Ancient Tomb", "Contamination"), beside("Llanowar Elves", "Contamination")]).toEqual([
      ["B"],
      ["B"],
      ["G"],
    ]);
    expect(makes({ with: ["Forest (id x)"], against: [["Contamination"]] }, "x")).toEqual(["B"]);
  });
  test("CR 106.12b: Ritual of Subdual changes the type alone, Hall of Gemstone colors alone", () => {
    expect([beside("Forest", "Ritual of Subdual"), beside("Ancient Tomb", "Ritual of Subdual")]).toEqual([["C"], ["CC"]]);
    expect([
      beside("Forest", "Hall of Gemstone (chosen U)"),
      beside("Ancient Tomb", "Hall of Gemstone (chosen U)"),
      beside("Skycloud Expanse", "Hall of Gemstone (chosen U)"),
    ]).toEqual([["U"], ["CC"], ["UU"]]);
  });
  test("CR 106.12b: Damping Sphere looks at the amount", () =>
    expect([
      beside("Ancient Tomb", "Damping Sphere"),
      beside("Forest", "Damping Sphere"),
      beside("Sol Ring", "Damping Sphere"),
      beside("Skycloud Expanse", "Damping Sphere"),
    ]).toEqual([["C"], ["G"], ["CC"], ["C"]]));
  test("CR 616.1: of Contamination and Ritual of Subdual the last one chosen tells the type", () =>
    expect(beside("Ancient Tomb", "Contamination", "Ritual of Subdual")).toEqual(["B", "C"]));
});

describe("land types", () => {
  test("CR 305.7: under Blood Moon a nonbasic land is a Mountain and has no other ability", () => {
    expect([
      beside("Ancient Tomb", "Blood Moon"),
      beside("Skycloud Expanse", "Blood Moon"),
      beside("Forest", "Blood Moon"),
      beside("Dryad Arbor", "Blood Moon"),
    ]).toEqual([["R"], ["R"], ["G"], ["R"]]);
    expect(makes({ with: ["Ancient Tomb (id x)"], against: [["Blood Moon"]] }, "x")).toEqual(["R"]);
  });
  test("CR 613.8: Urborg under Blood Moon is a Mountain and makes no Swamps", () => {
    expect(beside("Forest", "Urborg, Tomb of Yawgmoth", "Blood Moon")).toEqual(["G"]);
    expect(beside("Urborg, Tomb of Yawgmoth", "Blood Moon")).toEqual(["R"]);
  });
  test("CR 305.7: Urborg and Yavimaya add a type and take nothing away, on both sides of the table", () => {
    expect(beside("Ancient Tomb", "Urborg, Tomb of Yawgmoth")).toEqual(["B", "CC"]);
    expect(beside("Urborg, Tomb of Yawgmoth", "Yavimaya, Cradle of Growth")).toEqual(["B", "G"]);
    expect(makes({ with: ["Forest (id x)"], against: [["Urborg, Tomb of Yawgmoth"]] }, "x")).toEqual(["B", "G"]);
    expect(couldMake({ with: ["Exotic Orchard (id o)", "Urborg, Tomb of Yawgmoth"], against: [["Wastes"]] }, "o")).toBe("B");
  });
  test("CR 305.6: Prismatic Omen and Dryad of the Ilysian Grove give all five types, to your lands", () => {
    for (const name of ["Prismatic Omen", "Dryad of the Ilysian Grove"]) {
      expect(beside("Wastes", name)).toEqual(["B", "C", "G", "R", "U", "W"]);
      expect(makes({ with: ["Wastes (id x)"], against: [[name]] }, "x")).toEqual(["C"]);
      expect(paid({ cast: spell("{W}{U}{B}{R}{G}"), with: [name, "5 Wastes"] })).toMatchObject({ tapped: { Wastes: 5 } });
    }
  });
  test("CR 305.7: Celestial Dawn makes Plains of your lands", () =>
    expect([beside("Forest", "Celestial Dawn"), beside("Ancient Tomb", "Celestial Dawn"), beside("Llanowar Elves", "Celestial Dawn")]).toEqual([
      ["W"],
      ["W"],
      ["G"],
    ]));
  test("CR 613.1f: Chromatic Lantern and Joiner Adept give an ability and leave types alone", () => {
    for (const name of ["Chromatic Lantern", "Joiner Adept"]) {
      expect(beside("Wastes", name)).toEqual(["C", "[WUBRG]"]);
      expect(statuses({ cast: spell("{B}{B}"), with: [name, "Swamp", "Forest", "Cabal Coffers"] })).toEqual(["payable"]);
    }
  });
});

describe("abilities that permanents have only so long", () => {
  test("CR 613.1f, 611.3a: below six lands The World Tree gives no land an ability, and so Reflecting Pool no color", () => {
    expect(statuses({ cost: "{U}", with: ["The World Tree (tapped)", "Reflecting Pool"] }, { cost: "{U}", with: ["The World Tree (tapped)", "Reflecting Pool", "4 Wastes (tapped)"] })).toEqual(["unpayable", "payable"]);
    expect(statuses({ cost: "{U}", with: ["Exotic Orchard"], against: [["The World Tree"]] })).toEqual(["unpayable"]);
  });
  test("CR 611.3a: of two that speak of others, each is another to the other", () => {
    const both = { cost: "{U}{W}", with: ["2 Forgotten Monument"] };
    expect([paid(both).lifePaid, ...statuses(both, { ...both, with: ["Forgotten Monument", "Wastes"] })]).toEqual([2, "payable", "unpayable"]);
  });
});
