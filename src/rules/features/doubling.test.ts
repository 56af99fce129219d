/** Doubling the mana of each type that is unspent, CR 701.10f. */
import { describe, expect, test } from "vitest";
import { paid, plan, refusals, spell, spend, statuses, tap, unit, type Board } from "../traps/testing.ts";

const CUBE = "Doubling Cube (id cube)";
const board = (cost: string, ...permanents: readonly string[]): Board => ({ cast: spell(cost), with: [CUBE, ...permanents] });
const eight = (cost: string): Board => board(cost, "4 Forest", "4 Mountain");

describe("doubling unspent mana", () => {
  test("CR 701.10f: eight lands pay {3} for it, and five mana become ten", () => {
    expect(statuses(eight("{10}"), eight("{11}"))).toEqual(["payable", "unpayable"]);
    expect(paid({ ...eight("{X}"), x: "max" })).toMatchObject({ maxX: 10, optimal: true, floating: "" });
  });

  test("CR 701.10f: each type by itself", () => {
    expect(statuses(eight("{R}{R}{R}{R}{R}{R}{R}{R}{G}{G}"), eight("{R}{R}{R}{R}{R}{R}{R}{R}{R}{G}"))).toEqual(["payable", "unpayable"]);
    const birds = (cost: string): Board => board(cost, "3 Wastes", "Birds of Paradise");
    expect(statuses(birds("{W}{W}"), birds("{W}{U}"))).toEqual(["payable", "unpayable"]);
  });

  test("CR 701.10f, 106.4: mana that floats already is doubled, too", () => {
    const floating = { ...board("{G}{G}{G}{G}", "3 Wastes"), pool: "{G}{G}" };
    expect(statuses(floating, { ...floating, cast: spell("{G}{G}{G}{G}{G}") })).toEqual(["payable", "unpayable"]);
  });

  test("CR 106.3, 107.4h: what is added is the Cube's mana, and not snow", () => {
    const snow = (cost: string): Board => board(cost, "Snow-Covered Forest", "3 Wastes");
    expect(statuses(snow("{S}{G}"), snow("{S}{S}"))).toEqual(["payable", "unpayable"]);
  });

  test("CR 106.6: what is added may be spent on anything", () => {
    // Eldrazi Temple's {C}{C} pays for colorless Eldrazi only; the Cube's {C}{C} for anything.
    const temple = board("{C}{C}", "Eldrazi Temple", "3 Forest");
    expect(statuses(temple, { ...temple, cast: spell("{C}{C}{C}") })).toEqual(["payable", "unpayable"]);
  });

  test("CR 106.12b: it is tapped for mana, so Mana Reflection doubles what it adds", () =>
    expect(paid({ ...board("{X}", "4 Forest", "Mana Reflection"), x: "max" })).toMatchObject({ maxX: 15 }));

  test("CR 602.1b, 302.6: not twice, and not when it is tapped", () =>
    expect(statuses({ ...eight("{10}"), with: ["Doubling Cube (tapped)", "4 Forest", "4 Mountain"] }, { ...eight("{8}"), with: ["Doubling Cube (tapped)", "4 Forest", "4 Mountain"] }))
      .toEqual(["unpayable", "payable"]));

  test("CR 701.10f: one after the other, two Cubes double twice", () => {
    const two = (cost: string): Board => ({ cast: spell(cost), with: ["2 Doubling Cube", "5 Forest"] });
    // 5 − 3 = 2, doubled 4; 4 − 3 = 1, doubled 2: less than before, so one Cube is best, and none for five.
    expect(statuses(two("{5}"), two("{6}"))).toEqual(["payable", "unpayable"]);
    // 8 − 3 = 5, doubled 10; 10 − 3 = 7, doubled 14.
    expect(paid({ cast: spell("{X}"), x: "max", with: ["2 Doubling Cube", "8 Forest"] })).toMatchObject({ maxX: 14 });
  });

  test("CR 701.10f: one that helps nothing is not used", () =>
    expect(paid(eight("{6}"))).toMatchObject({ floating: "", tapped: { Forest: 4, Mountain: 2 }, optimal: true }));

  test("CR 701.10f: one that saves a land is used", () => {
    // Three lands for the Cube, and four mana are eight.
    const { tapped, optimal } = paid(eight("{8}"));
    expect([Object.values(tapped as Record<string, number>).reduce((sum, count) => sum + count, 0), optimal]).toEqual([8, true]);
    expect(tapped).toMatchObject({ "Doubling Cube": 1 });
  });

  test("CR 605.3b: what is made after it is not doubled, so a cost of nine leaves a land", () =>
    // 3 for the Cube, 4 doubled, 1 afterwards.
    expect(paid(eight("{9}"))).toMatchObject({ floating: "", optimal: true, tapped: { "Doubling Cube": 1 } }));

  test("CR 302.6, 111.7: a Treasure that has gone to feed the Cube makes nothing after it", () => {
    const treasures = (cost: string): Board => board(cost, "4 Treasure (token)");
    // One Treasure doubled makes two; four without the Cube make four.
    expect(statuses(treasures("{4}"), treasures("{5}"))).toEqual(["payable", "unpayable"]);
    // {W}{W}{U}{U} of five: three feed it; only two types of one each are left to double.
    const five = board("{W}{W}{U}{U}", "5 Treasure (token)");
    expect(statuses(five, { ...five, cast: spell("{W}{W}{W}{U}") }, { ...five, cast: spell("{W}{W}{U}{U}{1}") })).toEqual(["payable", "payable", "payable"]);
    expect(statuses({ ...five, cast: spell("{W}{W}{W}{U}{U}{U}") })).toEqual(["unpayable"]);
  });

  test("CR 701.10f: the referee counts what is unspent once the Cube's own cost is paid", () => {
    const five = board("{G}{G}{G}{G}", "5 Forest (id f)");
    const lands = ["f#1", "f#2", "f#3", "f#4", "f#5"].map((id) => tap(id, "{G}"));
    const withCube = (adds: string) =>
      plan("{G}{G}{G}{G}", [
        ...lands,
        tap("cube", adds, { with: ["f#1", "f#2", "f#3"].map((id) => unit("{G}", id, "{1}")) }),
        ...["f#4", "f#5", "cube", "cube"].map((id) => spend("{G}", id, "{G}")),
      ]);
    expect(refusals(five, withCube("{G}{G}"))).toEqual([]);
    for (const adds of ["{G}", "{G}{G}{G}", "{G}{G}{G}{G}{G}", "{G}{W}"]) expect(refusals(five, withCube(adds))[0]).toMatch(/adds-something-else/);
  });

  test("CR 601.2h: cards in hand are kept castable from what is left", () =>
    expect(paid({ ...eight("{6}"), hand: ["Llanowar Elves"] })).toMatchObject({ status: "payable", stillCastable: ["Llanowar Elves"] }));
});
