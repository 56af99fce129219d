/** Which ability of a card's own is paid for, and what the card is cast as. */
import { describe, expect, test } from "vitest";
import { answerTo, paid, statuses, totals, type Board } from "./traps/testing.ts";

const ability = (cast: string, cost: string, ...more: NonNullable<Board["with"]>): Board => ({ cast, kind: "ability", cost, with: [cast, ...more] });

describe("an ability of the card's own", () => {
  test("CR 602.2b: by its mana, or by its cost as it is printed, it has the changes that its text makes", () =>
    expect(["{6}", "{6}, {T}"].flatMap((cost) => totals(ability("Waterbending Scroll", cost, "2 Island")))).toEqual(["{4}", "{4}"]));
  test("CR 107.3: and what its text says of X", () =>
    expect(["Island", "Mountain"].flatMap((land) => statuses({ ...ability("Crimson Hellkite", "{X}, {T}", `2 ${land}`), x: 2 }))).toEqual(["unpayable", "payable"]));
  test("CR 702.6a: is not the keyword's that costs the same", () => {
    const knife = ability("Knife", "{2}", "2 Island");
    expect([paid({ ...knife, ability: "equip" }).sacrificed, paid(knife).sacrificed, paid({ ...knife, cost: "{2}, Sacrifice this artifact" }).sacrificed]).toEqual([{}, {}, { Knife: 1 }]);
  });
  test("CR 602.2b, 113.6: works from the hand where it discards its own card", () => {
    const channel: Board = { cast: "Otawara, Soaring City", kind: "ability", cost: "{3}{U}", with: ["Isamaru, Hound of Konda", "3 Island"] };
    expect([...totals({ ...channel, from: "hand" }), ...totals({ ...channel, from: "hand", cost: "{3}{U}, Discard this card" })]).toEqual(["{2}{U}", "{2}{U}"]);
  });
  test("CR 702.29a: cycling is none of them", () =>
    expect(paid({ cast: "Undead Gladiator", kind: "ability", from: "hand", ability: "cycling", cost: "{1}{B}", with: ["2 Swamp"], hand: ["Opt"] }).discarded ?? {}).toEqual({}));
});

describe("the card as it is cast", () => {
  test("CR 702.160b: prototyped it has its other colors and mana value", () => {
    // Ugin: colorless spells cost {2} less.
    expect(statuses({ cast: "Frogmyr Enforcer", cost: "{3}{R}", with: ["Ugin, the Ineffable", "2 Mountain"] }, { cast: "Frogmyr Enforcer", cost: "{3}{R}", with: ["4 Mountain"] })).toEqual(["unpayable", "payable"]);
    const small = answerTo({ cast: "Frogmyr Enforcer", cost: "{3}{R}", with: ["4 Mountain"] });
    expect(small.status === "payable" && small.plan.manaValue).toBe(4);
  });
  test("CR 708.2a: face down its mana value is 0", () => {
    const hidden = answerTo({ cast: "Undercover Crocodelf", cost: "{3}", with: ["3 Island"] });
    expect(hidden.status === "payable" && hidden.plan.manaValue).toBe(0);
  });
});
