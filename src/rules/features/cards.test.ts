/** What the permanent in front makes beside the others, one card a line; CR 605.1, 106.12. */
import { describe, expect, test } from "vitest";
import { makes, spell, statuses } from "../traps/testing.ts";

const ANY_TWO = ["BB", "GG", "RR", "UU", "WW"];

/** `x` is the id of the permanent in front. */
const beside = (what: string, others: readonly string[]): readonly string[] =>
  makes({ with: [what.endsWith(")") ? what.replace(/\)$/, ", id x)") : `${what} (id x)`, ...others] }, "x");

describe("a land and what enchants it or watches it", () => {
  test.each<[land: string, others: readonly string[], made: readonly string[]]>([
    ["Forest", ["Nissa, Who Shakes the World (loyalty 5)"], ["GG"]],
    ["Forest", ["Dictate of Karametra"], ["GG"]],
    ["Forest", ["Zhur-Taa Ancient"], ["GG"]],
    ["Mountain", ["Gauntlet of Might"], ["RR"]],
    ["Swamp", ["Nirkana Revenant"], ["BB"]],
    ["Forest", ["Elvish Guidance (on x)", "3 Llanowar Elves"], ["GGGG"]],
    ["Forest", ["Market Festival (on x)"], ["G[WUBRG][WUBRG]"]],
    ["Island", ["Trace of Abundance (on x)"], ["U[WUBRG]"]],
    ["Forest", ["Fertile Ground (on x)"], ["G[WUBRG]"]],
    ["Ancient Tomb", ["Fertile Ground (on x)", "Contamination"], ["B[WUBRG]"]],
    ["Wastes", ["Gift of Paradise (on x)"], [...ANY_TWO, "C"].sort()],
    ["Sunken Ruins", ["Mana Flare"], ["BBB", "BU[UB]", "CC", "UUU"]],
    ["Forest", ["Chromatic Lantern", "Damping Sphere"], ["G", "[WUBRG]"]],
    ["Lake of the Dead", ["Swamp"], ["B", "BBBB"]],
    ["Hickory Woodlot (depletion 2)", [], ["GG"]],
    ["Mirrodin's Core (charge 1)", [], ["C", "[WUBRG]"]],
    ["Holdout Settlement", ["Grizzly Bears"], ["C", "[WUBRG]"]],
    ["Abandoned Outpost", [], ["W", "[WUBRG]"]],
    ["Path of Ancestry", [], []],
    ["Vesuva", [], []],
  ])("CR 106.12a: %s beside %j", (land, others, made) => expect(beside(land, others)).toEqual(made));
});

describe("creatures and artifacts", () => {
  test.each<[permanent: string, others: readonly string[], made: readonly string[]]>([
    ["Grizzly Bears", ["Paradise Mantle (on x)"], ["[WUBRG]"]],
    ["Grizzly Bears", ["Citanul Hierophants"], ["G"]],
    ["Metallic Sliver", ["Basal Sliver", "Gemhide Sliver"], ["BB", "[WUBRG]"]],
    ["Magus of the Coffers", ["2 Swamp"], ["BB"]],
    ["Faeburrow Elder", ["Watchwolf"], ["GW"]],
    ["Goblin Clearcutter", ["Forest"], ["[RG][RG][RG]"]],
    ["Nantuko Elder", [], ["CG"]],
    ["Orochi Leafcaller", [], ["[WUBRG]"]],
    ["Coal Golem", [], ["RRR"]],
    ["Blood Vassal", [], ["BB"]],
    ["Honor-Worn Shaku", [], ["C"]],
    ["Pentad Prism (charge 2)", [], ["[WUBRG]"]],
    ["Astral Cornucopia (charge 2)", [], ANY_TWO],
    ["Nyx Lotus", ["Kalonian Tusker"], ["GG"]],
    ["Lotus Petal", ["Mana Reflection"], ANY_TWO],
    ["Gilded Lotus", ["Nyxbloom Ancient"], ["B", "G", "R", "U", "W"].map((letter) => letter.repeat(9))],
    ["Llanowar Elves", ["Badgermole Cub", "Leyline of Abundance", "Mana Reflection", "Kinnan, Bonder Prodigy"], ["GGGGG"]],
  ])("CR 605.1a: %s beside %j", (permanent, others, made) => expect(beside(permanent, others)).toEqual(made));
});

describe("how it is paid", () => {
  test("CR 302.6: Relic of Legends taps a new legend", () => {
    const legend = { card: { name: "Some Legend", type_line: "Legendary Creature — Elf", power: "1" }, summoningSick: true };
    expect(
      statuses({ cast: spell("{R}{R}"), with: ["Relic of Legends", legend] }, { cast: spell("{R}{R}"), with: ["Relic of Legends", "Grizzly Bears"] }),
    ).toEqual(["payable", "unpayable"]);
  });
  test("CR 106.6: Rosheen's mana is for costs that have an {X}", () =>
    expect(
      statuses({ cast: spell("{X}{R}"), x: 3, with: ["Rosheen Meanderer", "Mountain"] }, { cast: spell("{3}{R}"), with: ["Rosheen Meanderer", "Mountain"] }),
    ).toEqual(["payable", "unpayable"]));
  test("CR 601.2g: a Swamp is tapped, then given up to the Lake", () =>
    expect(statuses({ cast: spell("{4}{B}"), with: ["Lake of the Dead", "Swamp"] }, { cast: spell("{5}{B}"), with: ["Lake of the Dead", "Swamp"] })).toEqual([
      "payable",
      "unpayable",
    ]));
  test("CR 602.1: a Sliver taps for Gemhide and goes for Basal", () =>
    expect(statuses({ cast: spell("{B}{B}{G}"), with: ["Basal Sliver", "Gemhide Sliver"] })).toEqual(["payable"]));
  test("CR 605.1: a spell in hand adds nothing to what lands make", () =>
    expect(statuses({ cast: spell("{U}{U}"), with: ["Island"], hand: ["High Tide"] })).toEqual(["unpayable"]));
});
