/** Texts that look at what was tapped, at what is paid, or at a card that they have put somewhere. */
import { describe, expect, test } from "vitest";
import { answerTo, makes, spell, statuses } from "./traps/testing.ts";

describe("CR 106.12a: Sasaya's Essence", () => {
  const essence = "Sasaya's Essence";
  test("adds one for each other land of that name, tapped or not", () => {
    expect(makes({ with: [essence, "Forest (id x)"] }, "x")).toEqual(["G"]);
    expect(makes({ with: [essence, "Forest (id x)", "2 Forest (tapped)", "Island"] }, "x")).toEqual(["GGG"]);
    expect(makes({ with: [essence, "3 Forest (id x)"] }, "x#1")).toEqual(["GGG"]);
  });
  test("counts neither an opponent's lands nor for an opponent", () => {
    expect(makes({ with: [essence, "Forest (id x)"], against: [["2 Forest"]] }, "x")).toEqual(["G"]);
    expect(makes({ with: ["2 Forest (id x)"], against: [[essence]] }, "x#1")).toEqual(["G"]);
  });
  test("the type is one that the land produced", () =>
    expect(statuses(
      { cast: spell("{W}{W}"), with: [essence, "Brushland", "Brushland (tapped)"] },
      { cast: spell("{G}{W}"), with: [essence, "Brushland", "Brushland (tapped)"] },
    )).toEqual(["payable", "unpayable"]));
  test("two of the land, two activations", () =>
    expect(statuses({ cast: spell("{G}{G}{G}{G}"), with: [essence, "2 Forest"] }, { cast: spell("{G}{G}{G}{G}{G}"), with: [essence, "2 Forest"] })).toEqual(["payable", "unpayable"]));
});

describe("CR 118.9: Security Rhox takes mana from Treasures only for its alternative cost", () => {
  test.each([
    ["Treasures pay the alternative cost", { cast: "Security Rhox", cost: "{R}{G}", with: ["2 Treasure"] }, "payable"],
    ["lands do not", { cast: "Security Rhox", cost: "{R}{G}", with: ["2 Taiga"] }, "unpayable"],
    ["lands pay the mana cost", { cast: "Security Rhox", with: ["4 Taiga"] }, "payable"],
  ])("%s", (_, board, status) => expect(statuses(board)).toEqual([status]));
});

describe("CR 609.4b: any mana for a card that a text has put somewhere", () => {
  const gonti = (from: string): unknown => {
    const answer = answerTo({ cast: spell("{U}"), from, with: ["Gonti, Lord of Luxury", "Swamp"] });
    return [answer.status, "assumed" in answer ? answer.assumed?.map(({ object }) => object) : undefined];
  };
  test("a position does not tell which card that is: it is said, where the card comes from such a place", () => {
    expect(gonti("exile")).toEqual(["unpayable", ["b1"]]);
    expect(gonti("hand")).toEqual(["unpayable", undefined]);
  });
});
