/** Traps 27 to 36: what could be produced, what is tapped for mana, and in which order effects change it. */
import { describe, expect, test } from "vitest";
import { couldMake, makes, paid, plan, refusals, spend, statuses, tap } from "./testing.ts";

describe("could produce", () => {
  const POOL = "Reflecting Pool (id p)";
  test("CR 106.7 trap 27: lands that only look at each other make nothing", () => {
    expect(couldMake({ with: [POOL, "2 Reflecting Pool"] }, "p")).toBe("");
    expect(couldMake({ with: ["Exotic Orchard (id o)"], against: [["Exotic Orchard"]] }, "o")).toBe("");
  });
  test("CR 106.7 trap 27: one Forest feeds the whole chain, whatever its length and whoever owns the links", () => {
    const chain = { with: ["Exotic Orchard (id o)", "Forest"], against: [["Exotic Orchard (id x)"]] };
    expect([couldMake(chain, "o"), couldMake(chain, "x")]).toEqual(["G", "G"]);
    const long = { with: ["Exotic Orchard (id o)", POOL], against: [["Exotic Orchard", "Reflecting Pool (id r)", "Swamp"]] };
    expect([couldMake(long, "o"), couldMake(long, "p"), couldMake(long, "r")]).toEqual(["B", "B", "B"]);
    expect(paid({ ...chain, cast: "Kalonian Tusker" })).toMatchObject({ tapped: { "Exotic Orchard": 1, Forest: 1 } });
  });
  test("CR 106.7 trap 28: tapped lands, empty lands and lands that cost too much lend their types", () => {
    expect(couldMake({ with: [POOL, "Island (tapped)", "Mystic Gate (tapped)"] }, "p")).toBe("WUC");
    expect(couldMake({ with: [POOL, "Vivid Grove (charge 0)"] }, "p")).toBe("WUBRG");
    expect(couldMake({ with: [POOL, "Gemstone Mine (tapped)"] }, "p")).toBe("WUBRG");
  });
  test("CR 106.7 trap 28: a Pool may start the filter land from which it has its types", () =>
    expect(paid({ cast: "Azorius Charm", with: ["Reflecting Pool", "Skycloud Expanse"] })).toMatchObject({
      tapped: { "Reflecting Pool": 1, "Skycloud Expanse": 1 },
    }));
  test("CR 106.7 trap 29: what would add nothing now lends nothing", () => {
    expect(couldMake({ with: [POOL, "Gaea's Cradle", "Evolving Wilds"] }, "p")).toBe("");
    expect(couldMake({ with: [POOL, "Gaea's Cradle", "Ornithopter"] }, "p")).toBe("G");
    expect(couldMake({ with: [POOL, "Cabal Coffers"] }, "p")).toBe("");
    expect(couldMake({ with: [POOL, "Cabal Coffers", "Urborg, Tomb of Yawgmoth"] }, "p")).toBe("B");
  });
  test("CR 106.7 trap 28: abilities given by others and additional land types count, triggers of Auras do not", () => {
    expect(couldMake({ with: [POOL, "Joiner Adept"] }, "p")).toBe("WUBRG");
    expect(couldMake({ with: [POOL, "Cryptolith Rite", "Dryad Arbor"] }, "p")).toBe("WUBRG");
    expect(couldMake({ with: [POOL, "Island (id i)", "Wild Growth (on i)"] }, "p")).toBe("U");
    expect(couldMake({ with: ["Exotic Orchard (id o)", "Blood Moon"], against: [["Skycloud Expanse"]] }, "o")).toBe("R");
  });
  test("CR 903.4, 106.7 trap 28: an opponent's Command Tower does not know your commander", () =>
    expect(couldMake({ with: ["Exotic Orchard (id o)"], command: ["Watchwolf"], against: [["Command Tower"]] }, "o")).toBe(""));
  test("CR 106.7 trap 28: when an ability may be activated is not asked either", () => {
    expect(couldMake({ with: [POOL, "Temple of the False God"] }, "p")).toBe("C");
    expect(couldMake({ with: [POOL, "Nykthos, Shrine to Nyx", "Kalonian Tusker"] }, "p")).toBe("GC");
  });
  test("CR 106.7 trap 30: what replaces mana of lands replaces that of the Pool as well", () => {
    expect(couldMake({ with: [POOL, "Forest", "Contamination"] }, "p")).toBe("B");
    expect(couldMake({ with: [POOL, "Forest", "Hall of Gemstone (chosen R)"] }, "p")).toBe("R");
  });
  test("CR 106.7, 616.1 trap 30: any order of the replacements counts", () => {
    const stone = ["Fellwar Stone (id s)", "Contamination"];
    expect(couldMake({ with: stone, against: [["Forest"]] }, "s")).toBe("B");
    expect(couldMake({ with: stone, against: [["Pulse of Llanowar", "Forest"]] }, "s")).toBe("WUBRG");
    expect(couldMake({ with: ["Fellwar Stone (id s)"], against: [["Pulse of Llanowar", "Forest"]] }, "s")).toBe("WUBRG");
  });
  test("CR 106.7 trap 31: the type is copied, what it may be spent on is not", () => {
    expect(
      statuses({ cast: "Lightning Bolt", with: ["Ancient Ziggurat"] }, { cast: "Lightning Bolt", with: ["Ancient Ziggurat (tapped)", "Reflecting Pool"] }),
    ).toEqual(["unpayable", "payable"]);
  });
});

describe("what is tapped for mana", () => {
  test("CR 106.5 trap 32: a color that nothing defines is no mana, and not colorless mana", () => {
    expect(makes({ with: ["Meteor Crater (id c)", "Ornithopter"] }, "c")).toEqual([]);
    expect(makes({ with: ["Meteor Crater (id c)", "Watchwolf"] }, "c")).toEqual(["[WG]"]);
    expect(makes({ with: ["Coldsteel Heart (id h)"] }, "h")).toEqual([]);
    expect(makes({ with: ["Coldsteel Heart (id h, chosen R)"] }, "h")).toEqual(["R"]);
  });
  test("CR 106.12 trap 33: sacrificing alone, or tapping others, is not tapping for mana", () => {
    const doubled = (name: string): readonly string[] => makes({ with: ["Mana Reflection", name] }, "x");
    expect(doubled("Treasure (id x)")).toContain("UU");
    expect(doubled("Gold (id x)")).toEqual(["[WUBRG]"]);
    expect(doubled("Eldrazi Spawn (id x)")).toEqual(["C"]);
    expect(doubled("Heritage Druid (id x)")).toEqual(["GGG"]);
    expect(doubled("Springleaf Drum (id x)")).toContain("WW");
  });
  test("CR 106.12a trap 34: nothing produced, nothing triggers", () => {
    expect(makes({ with: ["Heartbeat of Spring", "Gaea's Cradle (id c)"] }, "c")).toEqual([]);
    expect(makes({ with: ["Heartbeat of Spring", "Gaea's Cradle (id c)", "Ornithopter"] }, "c")).toEqual(["GG"]);
  });
  test("CR 106.12b trap 34: nothing produced, nothing to replace", () => {
    expect(makes({ with: ["Contamination", "Gaea's Cradle (id c)"] }, "c")).toEqual([]);
    expect(makes({ with: ["Mana Reflection", "Nyxbloom Ancient", "Gaea's Cradle (id c)"] }, "c")).toEqual(["GGGGGG"]);
    expect(makes({ with: ["Mana Reflection", "Gaea's Cradle (id c)"] }, "c")).toEqual([]);
  });
  test("CR 616.1 trap 35: the player orders two replacements", () => {
    expect(makes({ with: ["Damping Sphere", "Mana Reflection", "Ancient Tomb (id t)"] }, "t")).toEqual(["C", "CC"]);
    expect(makes({ with: ["Contamination", "Mana Reflection", "Ancient Tomb (id t)"] }, "t")).toEqual(["B", "BB"]);
    expect(statuses({ cast: "Mind Stone", with: ["Damping Sphere", "Mana Reflection", "Ancient Tomb"] })).toEqual(["payable"]);
  });
  test("CR 616.2 trap 35: the first may make the second apply, which is then no choice", () => {
    expect(makes({ with: ["Damping Sphere", "Mana Reflection", "Forest (id f)"] }, "f")).toEqual(["C"]);
  });
  test("CR 614.5 trap 35: each applies once; twice two is four, with a tripler six", () => {
    expect(makes({ with: ["2 Mana Reflection", "Forest (id f)"] }, "f")).toEqual(["GGGG"]);
    expect(makes({ with: ["Nyxbloom Ancient", "Mana Reflection", "Forest (id f)"] }, "f")).toEqual(["GGGGGG"]);
  });
  test("CR 605.4a trap 36: extra mana of a trigger is there at once and pays for the same spell", () => {
    const board = { cast: "Kalonian Tusker", with: ["Heartbeat of Spring (id h)", "Forest (id f)"] };
    expect(paid(board)).toMatchObject({ tapped: { Forest: 1 }, floating: "" });
    expect(refusals(board, plan("{G}{G}", [tap("f", "{G}"), spend("{G}", "f", "{G}")]))).toContain("CR 605.3b adds-something-else");
  });
});
