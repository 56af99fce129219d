/** Traps 1 to 15: what the cost is, before anything is paid. */
import { describe, expect, test } from "vitest";
import { answerTo, creature, paid, plan, refusals, spell, spend, statuses, tap, totals } from "./testing.ts";

describe("increases, then reductions", () => {
  test("CR 601.2f trap 1: a tax and a discount of the same size cancel, in whatever order their permanents came", () => {
    expect(totals({ cast: "Opt", with: ["Goblin Electromancer", "Thalia, Guardian of Thraben"] })).toEqual(["{U}"]);
    expect(totals({ cast: "Opt", with: ["Thalia, Guardian of Thraben", "Goblin Electromancer"] })).toEqual(["{U}"]);
    expect(totals({ cast: "Opt", with: ["Thalia, Guardian of Thraben"] })).toEqual(["{1}{U}"]);
    expect(totals({ cast: "Opt", with: ["Goblin Electromancer"] })).toEqual(["{U}"]);
  });
  test("CR 118.7a trap 2: a generic discount leaves every other symbol as it is", () => {
    expect(totals({ cast: spell("{1}{G}{C}{S}"), reduce: "{5}" })).toEqual(totals({ cast: spell("{G}{C}{S}") }));
    expect(totals({ cast: spell("{W/U}"), reduce: "{3}" })).toEqual(totals({ cast: spell("{W/U}") }));
    expect(totals({ cast: spell("{C}{C}"), with: ["3 Helm of Awakening"] })).toEqual(["{C}{C}"]);
  });
  test("CR 107.4h, 118.7a trap 2: nor a snow symbol, nor a Phyrexian one", () => {
    expect(totals({ cast: spell("{2}{S}"), reduce: "{3}" })).toEqual(["{S}"]);
    expect(statuses({ cast: spell("{B/P}"), reduce: "{3}", life: 1 }, { cast: spell("{B/P}"), reduce: "{3}", life: 2 })).toEqual(["unpayable", "payable"]);
  });
  test("CR 118.7b trap 3: a discount in a color that the cost lacks takes generic mana", () =>
    expect(totals({ cast: spell("{3}"), reduce: "{W}" })).toEqual(["{2}"]));
  test("CR 118.7c trap 3: what a colored discount has left over takes generic mana, and no other color", () => {
    expect(totals({ cast: spell("{2}{U}"), reduce: "{U}{U}" })).toEqual(["{1}"]);
    expect(totals({ cast: spell("{W}{U}"), reduce: "{U}{U}" })).toEqual(["{W}"]);
  });
  test("CR 118.7d trap 3: a colorless discount does the same", () => expect(totals({ cast: spell("{2}{C}"), reduce: "{C}{C}" })).toEqual(["{1}"]));
  test("CR 101.1, 118.7b trap 3: unless the card says that colored mana is all it takes", () => {
    expect(totals({ cast: spell("{2}{U}", "Creature — Human Cleric"), with: ["Edgewalker"] })).toEqual(["{2}{U}"]);
    expect(totals({ cast: spell("{2}{W}{B}", "Creature — Human Cleric"), with: ["Edgewalker"] })).toEqual(["{2}"]);
  });
});

describe("what is announced first", () => {
  test("CR 601.2b trap 4: the half of a hybrid symbol is chosen before discounts, so {2/W} as {2} shrinks", () => {
    expect(totals({ cast: "Spectral Procession", reduce: "{2}" })).toEqual(["{2}{W}", "{4}", "{W}{W}", "{W}{W}{W}"]);
    expect(
      statuses({ cast: "Spectral Procession", reduce: "{2}", pool: "{R}{R}{R}{R}" }, { cast: "Spectral Procession", reduce: "{2}", pool: "{R}{R}{R}" }),
    ).toEqual(["payable", "unpayable"]);
    expect(answerTo({ cast: "Spectral Procession", reduce: "{6}" })).toMatchObject({ status: "payable", plan: { total: "{0}" } });
  });
  test("CR 601.2b trap 4: a plan whose announcement and total do not fit is refused", () =>
    expect(
      refusals(
        { cast: "Spectral Procession", reduce: "{2}", pool: "{W}" },
        plan("{W}", [spend("{W}", "pool", "{W}")], {
          symbols: [
            { symbol: "{2/W}", as: "{W}" },
            { symbol: "{2/W}", as: "{W}" },
            { symbol: "{2/W}", as: "{W}" },
          ],
        }),
      ),
    ).toContain("CR 601.2f wrong-total"));
  test("CR 107.4b trap 5: X is generic mana, so discounts reach it", () => {
    expect(paid({ cast: "Walking Ballista", with: ["Foundry Inspector", "5 Wastes"], x: "max" })).toMatchObject({ maxX: 3 });
    expect(paid({ cast: "Walking Ballista", with: ["5 Wastes"], x: "max" })).toMatchObject({ maxX: 2 });
  });
  test("CR 107.4b trap 5: even where one color only may pay X, a discount takes off it", () => {
    expect(paid({ cast: "Consume Spirit", with: ["3 Swamp", "2 Plains"], x: "max" })).toMatchObject({ maxX: 2 });
    expect(paid({ cast: "Consume Spirit", with: ["Helm of Awakening", "3 Swamp", "2 Plains"], x: "max" })).toMatchObject({ maxX: 3 });
    expect(paid({ cast: "Consume Spirit", reduce: "{2}", with: ["3 Swamp", "2 Plains"], x: "max" })).toMatchObject({ maxX: 4 });
  });
  test("CR 702.66a, 702.126a trap 5: delve and improvise pay X", () => {
    expect(paid({ cast: "Logic Knot", with: ["2 Island"], graveyard: ["5 Divination"], x: "max" })).toMatchObject({ maxX: 5, delved: 5 });
    expect(paid({ cast: spell("{X}{U}", "Instant", "Improvise"), with: ["Island", "4 Darksteel Axe"], x: "max" })).toMatchObject({ maxX: 4, improvised: 4 });
  });
  test("CR 107.3b trap 6: free of charge, X is 0; reduced to nothing, X is free", () => {
    expect(paid({ cast: "Blaze", cost: "{0}", with: ["6 Mountain"], x: "max" })).toMatchObject({ maxX: 0, tapped: {} });
    expect(paid({ cast: "Walking Ballista", reduce: "{4}", x: "max" })).toMatchObject({ total: "{0}", maxX: 2 });
  });
  test("CR 107.3b trap 6: a plan with another X is refused", () => {
    const free = { cast: "Blaze", cost: "{0}" };
    expect(refusals(free, plan("{0}", [], { symbols: [] }))).toEqual([]);
    expect(refusals({ ...free, x: 3, pool: "{R}{R}{R}{R}" }, plan("{3}{R}", [], { x: 3, symbols: [] }))).not.toEqual([]);
  });
  test("CR 107.3i trap 7: two X are the same X and cost twice", () => {
    const five = { cast: "Walking Ballista", with: ["5 Wastes"] };
    expect(paid({ ...five, x: "max" })).toMatchObject({ maxX: 2, total: "{4}", tapped: { Wastes: 4 } });
    expect(statuses({ ...five, x: 3 }, { ...five, x: 3, with: ["6 Wastes"] })).toEqual(["unpayable", "payable"]);
  });
});

describe("the total that is locked", () => {
  const trinisphere = "Trinisphere";
  test("CR 601.2f trap 8: Trinisphere looks last, when discounts are done", () => {
    expect(totals({ cast: "Divination", with: [trinisphere, "Goblin Electromancer"] })).toEqual(["{2}{U}"]);
    expect(totals({ cast: "Opt", with: [trinisphere, "Thalia, Guardian of Thraben"] })).toEqual(["{2}{U}"]);
    expect(totals({ cast: "Ornithopter", with: [trinisphere] })).toEqual(["{3}"]);
    expect(totals({ cast: "Siege Wurm", with: [trinisphere] })).toEqual(["{5}{G}{G}"]);
  });
  test("CR 702.51b, 702.66b, 702.126b trap 8: convoke, delve and improvise may pay all that it asks", () => {
    expect(paid({ cast: "Gather Courage", with: [trinisphere, "3 Grizzly Bears"] })).toMatchObject({ convoked: 3 });
    expect(paid({ cast: "Treasure Cruise", with: [trinisphere, "Island"], graveyard: ["7 Divination"] })).toMatchObject({ delved: 7, tapped: { Island: 1 } });
    expect(paid({ cast: spell("{1}", "Instant", "Improvise"), with: [trinisphere, "2 Darksteel Axe"] })).toMatchObject({ improvised: 3 });
  });
  test("CR 601.2f trap 8: life for a Phyrexian symbol is not mana", () => {
    const shot = { cast: "Gut Shot", with: [trinisphere, "3 Wastes"] };
    expect(paid(shot)).toMatchObject({ lifePaid: 2, tapped: { Wastes: 3 } });
    expect(paid({ cast: "Gut Shot", with: [trinisphere, "3 Mountain"] })).toMatchObject({ lifePaid: 0, tapped: { Mountain: 3 } });
    expect(statuses({ cast: "Gut Shot", with: [trinisphere, "2 Wastes"] })).toEqual(["unpayable"]);
  });
  test("CR 601.2f trap 9: Trinisphere is asked once; tapping it later saves nothing, tapped already it is silent", () => {
    const improvising = spell("{1}", "Instant", "Improvise");
    expect(statuses({ cast: improvising, with: [trinisphere] }, { cast: improvising, with: ["Trinisphere (tapped)", "Wastes"] })).toEqual([
      "unpayable",
      "payable",
    ]);
    expect(totals({ cast: improvising, with: ["Trinisphere (tapped)"] })).toEqual(["{1}"]);
  });
  test("CR 601.2f, 601.2h trap 10: what made it cheaper may be given up to pay it", () => {
    const reap = { cast: spell("{1}{B}", "Instant"), additional: ["Sacrifice a creature"], with: ["Nightscape Familiar", "Swamp"] };
    const red = { cast: spell("{1}{R}", "Instant"), additional: ["Sacrifice a creature"], with: ["Nightscape Familiar", "Mountain"] };
    expect(statuses(reap, red)).toEqual(["unpayable", "payable"]);
    expect(paid(red)).toMatchObject({ total: "{R}", sacrificed: { "Nightscape Familiar": 1 } });
    expect(paid({ cast: spell("{1}{U}", "Instant", "Convoke"), with: ["Goblin Electromancer"] })).toMatchObject({ total: "{U}", convoked: 1 });
  });
  test("CR 601.2f-g trap 11: what is counted is counted before mana is made", () => {
    expect(paid({ cast: "Thoughtcast", with: ["4 Treasure"] })).toMatchObject({ total: "{U}", sacrificed: { Treasure: 1 } });
    expect(statuses({ cast: "Thoughtcast", with: ["2 Treasure"] })).toEqual(["unpayable"]);
    const frog = { cast: "Frogmite", with: ["Treasure (id t)", "Treasure", "Treasure"] };
    expect(refusals(frog, plan("{2}", [tap("t", "{R}", { sacrifices: ["t"] })]))).toContain("CR 601.2f wrong-total");
  });
  test("CR 702.125 trap 11: undaunted counts opponents", () => {
    expect(totals({ cast: "Sublime Exhalation", against: [[]] })).toEqual(["{5}{W}"]);
    expect(totals({ cast: "Sublime Exhalation", against: [[], [], []] })).toEqual(["{3}{W}"]);
  });
});

describe("no cost, other costs, more costs", () => {
  test("CR 118.6 trap 12: no mana cost cannot be paid, however rich one is", () => {
    expect(answerTo({ cast: "Ancestral Vision", with: ["8 Island"] })).toMatchObject({ status: "unpayable", reasons: [{ code: "no-mana-cost" }] });
    expect(refusals({ cast: "Ancestral Vision" }, plan("{0}", []))).toContain("CR 118.6 no-mana-cost");
  });
  test("CR 118.6a trap 12: an increase does not help, an alternative cost does", () =>
    expect(statuses({ cast: "Ancestral Vision", increase: "{1}", with: ["8 Island"] }, { cast: "Ancestral Vision", cost: "{0}" })).toEqual([
      "unpayable",
      "payable",
    ]));
  test("CR 118.5 trap 12: {0} is a cost, and paid with nothing", () =>
    expect(paid({ cast: "Ornithopter" })).toMatchObject({ status: "payable", total: "{0}" }));
  test("CR 118.9d trap 13: taxes and additional costs stack on the alternative cost, and discounts reach all of it", () => {
    const board = { cast: spell("{6}{U}", "Instant"), cost: "{U}", additional: ["{2}", "{1}{R}"] };
    expect(totals(board)).toEqual(["{3}{U}{R}"]);
    expect(totals({ ...board, with: ["Thalia, Guardian of Thraben"] })).toEqual(["{4}{U}{R}"]);
    expect(totals({ ...board, with: ["2 Goblin Electromancer"] })).toEqual(["{1}{U}{R}"]);
  });
  test("CR 903.8 trap 13: commander tax is one of them", () =>
    expect(paid({ cast: "Tasigur, the Golden Fang", from: "command", additional: ["{2}", "{2}"], with: ["Swamp"], graveyard: ["9 Divination"] })).toMatchObject(
      { delved: 9 },
    ));
  test("CR 118.9c trap 14: neither an alternative cost nor delve nor convoke touches the mana value", () => {
    const troyan = { with: ["Troyan, Gutsy Explorer"] };
    expect(statuses({ ...troyan, cast: spell("{4}{U}"), cost: "{G}{U}" }, { ...troyan, cast: spell("{G}{U}"), cost: "{G}{U}" })).toEqual([
      "payable",
      "unpayable",
    ]);
    expect(statuses({ ...troyan, cast: spell("{4}{U}"), reduce: "{3}" }, { ...troyan, cast: spell("{U}"), increase: "{4}", pool: "{C}{C}{C}{C}" })).toEqual([
      "payable",
      "unpayable",
    ]);
  });
  test("CR 202.3e trap 15: emerge sees the printed symbols of a Hydra, X being 0 on the battlefield", () => {
    const emerge = {
      cast: "Elder Deep-Fiend",
      cost: "{5}{U}{U}",
      additional: ["Sacrifice Mistcutter Hydra"],
      reduce: "{1}",
      with: ["Mistcutter Hydra (+1/+1 4)", "5 Island"],
    };
    expect(statuses(emerge, { ...emerge, with: ["Mistcutter Hydra (+1/+1 4)", "6 Island"] })).toEqual(["unpayable", "payable"]);
  });
  test("CR 702.119c trap 15: a creature of a greater mana value takes more off", () =>
    expect(
      paid({
        cast: "Elder Deep-Fiend",
        cost: "{5}{U}{U}",
        additional: ["Sacrifice a creature"],
        reduce: "{4}",
        with: [{ card: creature("{3}{G}") }, "3 Island"],
      }),
    ).toMatchObject({ total: "{1}{U}{U}", sacrificed: { "Some Creature": 1 } }));
});
