/** Mana in numbers: CR 106.4, 106.12b, 118.3a. */
import { describe, expect, test } from "vitest";
import type { Spend } from "../../answer.ts";
import { answerTo, at, creature, paid, plan, refusals, spell, spend, statuses, tap, type Board } from "../traps/testing.ts";
import { pay } from "../../pay/index.ts";
import { prepare } from "../../pay/prepare.ts";
import { lp } from "../../solver/lp.ts";

const nyxblooms = (count: number): string => `${count} Nyxbloom Ancient (sick)`;
const codeOf = (board: Board): string | undefined => {
  const answer = answerTo(board);
  return answer.status === "error" ? answer.error.code : answer.status;
};
const MOST = Number.MAX_SAFE_INTEGER;
/** With Grand Architect it makes mana without end. */
const blueScarecrow = { card: { name: "Blue Scarecrow", type_line: "Artifact Creature — Scarecrow", oracle_text: "{2}, {Q}: Add one mana of any color.", colors: ["U"] } };

describe("three times as much, thirty times over, CR 106.12b", () => {
  const thirty = ["Forest", nyxblooms(30)];
  test("CR 106.12b: 3^30 mana pay {1000000}{G}, and the plan counts them", () => {
    const answer = answerTo({ cast: spell("{1000000}{G}"), with: thirty });
    expect(answer.status === "payable" && answer.optimal ? answer.plan.steps : answer).toEqual([
      tap("b1", "205891132094649 {G}"),
      spend("{G}", "b1", "{1}", 1_000_000),
      spend("{G}", "b1", "{G}"),
    ]);
    expect(paid({ cast: spell("{1000000}{G}"), with: thirty })).toMatchObject({ floating: "205891131094648 {G}", tapped: { Forest: 1 } });
  });
  test("CR 107.3a: the largest X is exact to the last mana", () => {
    expect(paid({ cast: spell("{X}{G}"), x: "max", with: thirty })).toMatchObject({ maxX: 3 ** 30 - 1, floating: "", optimal: true, total: "{205891132094648}{G}" });
    expect(paid({ cast: spell("{X}{X}{G}"), x: "max", with: ["2 Forest", nyxblooms(30)] })).toMatchObject({ maxX: 3 ** 30 - 1, floating: "{G}" });
    expect(statuses({ cast: spell("{X}{G}"), x: 3 ** 30 - 1, with: thirty }, { cast: spell("{X}{G}"), x: 3 ** 30, with: thirty })).toEqual(["payable", "unpayable"]);
    expect(answerTo({ cast: spell("{X}{G}"), x: 3 ** 30, with: thirty })).toMatchObject({ missing: "{1}" });
  });
  test("CR 616.1e: in whatever order, whatever there is beside", () => {
    const board = (...more: readonly string[]): Board => ({ cast: spell("{X}"), x: "max", with: ["Forest", ...more] });
    expect(paid(board(nyxblooms(15), "20 Mana Reflection"))).toMatchObject({ maxX: 3 ** 15 * 2 ** 20 });
    // The first that doubles is what the Sphere undoes.
    expect(paid(board(nyxblooms(5), "4 Mana Reflection", "Damping Sphere"))).toMatchObject({ maxX: 3 ** 5 * 2 ** 3, optimal: true });
    expect(paid(board(nyxblooms(15), "20 Mana Reflection", "Damping Sphere"))).toMatchObject({ maxX: 3 ** 15 * 2 ** 19, optimal: false });
    expect(paid(board("City of Brass", nyxblooms(20)))).toMatchObject({ maxX: 2 * 3 ** 20 });
  });
  test("what would make more than is counted is an error, and none where something else pays", () => {
    for (const count of [34, 40, 1_000]) {
      for (const cost of ["{1}{G}", "{1000000}{G}", "{X}{G}", "{X}"]) expect([count, cost, codeOf({ cast: spell(cost), x: "max", with: ["Forest", nyxblooms(count)] })]).toEqual([count, cost, "too-much-mana"]);
    }
    expect(paid({ cast: spell("{U}"), pool: "{U}", with: ["Forest", nyxblooms(40)] })).toMatchObject({ status: "payable", tapped: {}, optimal: false });
    expect(codeOf({ cast: spell("{X}"), x: "max", with: ["2 Forest", nyxblooms(33)] })).toBe("too-much-mana");
  });
  test("CR 701.10f: a Doubling Cube doubles it, thirty times over as well", () => {
    const cube = (count: number, cubes = 1): Board => ({ cast: spell("{X}"), x: "max", with: [`${cubes} Doubling Cube`, "4 Forest", nyxblooms(count)] });
    // Four lands, three mana for the Cube, and each that is left brings 3^n more.
    expect(paid(cube(5))).toMatchObject({ maxX: (4 * 3 ** 5 - 3) * (1 + 3 ** 5), optimal: true, floating: "" });
    expect(paid(cube(14))).toMatchObject({ maxX: (4 * 3 ** 14 - 3) * (1 + 3 ** 14), optimal: true, floating: "" });
    expect(paid(cube(6, 2))).toMatchObject({ maxX: ((4 * 3 ** 6 - 3) * (1 + 3 ** 6) - 3) * (1 + 3 ** 6), floating: "" });
    expect(codeOf(cube(20))).toBe("too-much-mana");
    expect(paid({ cast: spell("{G}"), with: ["Doubling Cube"], pool: [{ type: "G", count: MOST }] })).toMatchObject({ floating: "9007199254740990 {G}" });
  });
  test("the fewest are used, cards in hand stay castable, and other mana is spent first where that leaves less over", () => {
    expect(paid({ cast: spell("{3}{G}"), hand: ["Counterspell", "Giant Growth"], with: ["10 Forest", "2 Island", nyxblooms(30)] }))
      .toMatchObject({ tapped: { Forest: 1 }, stillCastable: ["Counterspell", "Giant Growth"], floating: "205891132094645 {G}", optimal: true });
    expect(paid({ cast: spell("{2}"), with: ["Forest", "2 Gold (token)", nyxblooms(30)] })).toMatchObject({ sacrificed: {}, tapped: { Forest: 1 } });
  });
  test("the linear program does not know", () => {
    expect(pay(at({ cast: spell("{1000000}{G}"), with: thirty }), { solver: lp }).status).toBe("unknown");
    expect(pay(at({ cast: spell("{3}{G}"), with: ["Forest", nyxblooms(9)] }), { solver: lp })).toMatchObject({ status: "payable", optimal: true });
  });
});

describe("big X", () => {
  const coffers = (swamps: number): readonly string[] => ["Cabal Coffers", `${swamps} Swamp (tapped)`, "2 Forest"];
  test("CR 107.3a: as many steps for a hundred thousand as for a thousand", () => {
    for (const swamps of [1_000, 100_000]) {
      const answer = answerTo({ cast: spell("{X}{B}"), x: "max", with: coffers(swamps) });
      expect(answer).toMatchObject({ status: "payable", optimal: true, maxX: swamps - 1, summary: { floating: "" } });
      expect(answer.status === "payable" ? answer.plan.steps.length : 0).toBe(5);
    }
  });
  test("a hundred alike stand one by one, a hundred and one are counted", () => {
    const stepsFor = (swamps: number) => {
      const answer = answerTo({ cast: spell("{X}"), x: "max", with: coffers(swamps) });
      return answer.status === "payable" ? answer.plan.steps : [];
    };
    expect(stepsFor(100).filter((step) => step.do === "mana")).toEqual(Array.from({ length: 100 }, () => spend("{B}", "b1", "{1}")));
    expect(stepsFor(100)[2]).toMatchObject({ adds: "{B}".repeat(100) });
    expect(stepsFor(101).filter((step) => step.do === "mana")).toEqual([spend("{B}", "b1", "{1}", 101)]);
    expect(stepsFor(101)[2]).toMatchObject({ adds: "101 {B}" });
  });
  test("no mana for the largest X there is: every mana but one is missing", () =>
    expect(answerTo({ cast: spell("{X}"), x: MOST, with: ["Forest"] })).toMatchObject({ status: "unpayable", missing: `{${MOST - 1}}` }));
  test("more than is counted, and more than a plan lists, are errors", () => {
    expect(codeOf({ cast: spell("{X}{X}"), x: MOST, with: ["Forest"] })).toBe("too-much-mana");
    expect(codeOf({ cast: spell("{X}"), x: 100_000, with: ["100000 Forest"] })).toBe("too-much-mana");
    expect(codeOf({ cast: spell("{X}"), x: "max", with: ["100000 Forest"] })).toBe("too-much-mana");
    expect(codeOf({ cast: spell("{X}"), x: 1_000_000, with: [blueScarecrow, "Grand Architect", "Island"] })).toBe("too-much-mana");
  });
  test("CR 107.3k: of a thousand storage counters as many as are needed or a few more, and not one more than there are", () => {
    const hold = (cost: string): Board => ({ cast: spell(cost), with: ["Dwarven Hold (storage 1000)"] });
    expect(paid(hold("{700}"))).toMatchObject({ status: "payable", optimal: false });
    expect(statuses(hold("{1000}"), hold("{1001}"))).toEqual(["payable", "unknown"]);
    expect(paid({ cast: spell("{300}"), with: ["Dwarven Hold (storage 300)"] })).toMatchObject({ floating: "", optimal: true });
  });
  test("ten thousand lands are named one by one", () => {
    const answer = answerTo({ cast: spell("{X}"), x: "max", with: ["10000 Forest"] });
    expect(answer).toMatchObject({ status: "payable", optimal: true, maxX: 10_000, summary: { tapped: { Forest: 10_000 } } });
    expect(answer.status === "payable" ? answer.plan.steps.length : 0).toBe(20_000);
  });
  test("CR 107.6: what untaps itself makes X endless only if the loop gains mana", () => {
    expect(paid({ cast: spell("{X}"), x: "max", with: ["Pili-Pala (tapped)", "400 Forest"] })).toMatchObject({ maxX: 400 });
    expect(paid({ cast: spell("{X}"), x: "max", with: [blueScarecrow, "Grand Architect", "Island"] })).toMatchObject({ maxX: "unbounded" });
  });
});

describe("prepared boards", () => {
  const prepared = (board: Board) => {
    const { canPay, maxX } = prepare(at(board));
    return [canPay(), maxX()];
  };
  test("count as well, and say that they do not know what cannot be counted", () => {
    expect(prepared({ cast: spell("{X}{G}"), with: ["Forest", nyxblooms(30)] })).toEqual([true, 3 ** 30 - 1]);
    expect(prepared({ cast: spell("{X}"), x: MOST, with: ["Forest", nyxblooms(30)] })).toEqual([false, 3 ** 30]);
    expect(prepared({ cast: spell("{X}{X}"), x: MOST, with: ["Forest"] })).toEqual([undefined, 0]);
    expect(prepared({ cast: spell("{X}{G}"), with: ["Forest", nyxblooms(40)] })).toEqual([undefined, undefined]);
    expect(prepared({ cast: spell("{X}{G}"), pool: [{ type: "G", count: MOST - 1 }] })).toEqual([true, MOST - 2]);
    expect(prepared({ cast: spell("{1000000}{G}"), with: ["Forest", nyxblooms(12)] })).toEqual([false, undefined]);
  });
});

describe("mana that floats, CR 106.4", () => {
  test("CR 106.4: as much as can be counted, by number or in the words of a summary", () => {
    for (const pool of [[{ type: "G", count: 205_891_132_094_649 }], "205891132094649 {G}"]) {
      expect(paid({ cast: spell("{1000000}{G}"), pool })).toMatchObject({ status: "payable", floating: "205891131094648 {G}" });
    }
    expect(() => at({ pool: [{ type: "G", count: MOST }, "{U}"] })).toThrow("is not counted");
    expect(() => at({ pool: [{ type: "G", count: MOST + 1 }] })).toThrow("a whole number");
    expect(() => at({ pool: "0 {G}" })).toThrow("0 {G}");
  });
  test("CR 106.6: restricted mana goes first where a spend fits both", () => {
    const pool = [{ type: "G", count: 1_000 }, { type: "G", count: 300, only: "Spend this mana only to cast creature spells." }];
    expect(refusals({ cast: creature("{700}"), pool }, plan("{700}", [spend("{G}", "pool", "{1}", 700)]))).toEqual([]);
    expect(refusals({ cast: spell("{1001}"), pool }, plan("{1001}", [spend("{G}", "pool", "{1}", 1_001)]))).toEqual(["CR 106.6 mana-is-restricted", "CR 118.3 not-all-paid"]);
  });
});

describe("counted steps before the referee, CR 118.3a", () => {
  const board: Board = { cast: spell("{200}{B}"), with: ["Cabal Coffers", "300 Swamp (tapped)"], pool: "{C}{C}" };
  const made = (adds: string) => tap("b1", adds, { with: [{ unit: "{C}", from: "pool", pays: "{1}", count: 2 }] });
  const pays = (counts: readonly number[]) => counts.map((count) => spend("{B}", "b1", "{1}", count));
  const found = (adds: string, counts: readonly number[]): readonly string[] => refusals(board, plan("{200}{B}", [made(adds), ...pays(counts), spend("{B}", "b1", "{B}")]));

  test("CR 118.3a: any way to count the same is the same", () => {
    for (const adds of ["300 {B}", "{B}".repeat(300), "100 {B}, 200 {B}", "299 {B} {B}"]) for (const counts of [[200], [1, 199], Array.from({ length: 200 }, () => 1)]) expect(found(adds, counts)).toEqual([]);
  });
  test("CR 605.3b: it adds what it adds, not one more or less", () => {
    for (const adds of ["299 {B}", "301 {B}", "300 {U}", "299 {B}, {U}", "", "300", "9007199254740992 {B}"]) expect(found(adds, [200])[0]).toBe("CR 605.3b adds-something-else");
  });
  test("CR 118.3a: not more than is there or due, and no count that is none", () => {
    expect(found("300 {B}", [199])).toEqual(["CR 118.3 not-all-paid"]);
    for (const count of [201, 301, MOST]) expect(found("300 {B}", [count])).toEqual([`CR 107.4 mana-does-not-pay-that`, "CR 118.3 not-all-paid"]);
    for (const count of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(found("300 {B}", [200, count])).toEqual(["CR 118.3a no-such-mana"]);
    expect(refusals({ cast: spell("{5}"), pool: "{G}{G}{G}" }, plan("{5}", [spend("{G}", "pool", "{1}", 4)]))).toEqual(["CR 118.3a no-such-mana", "CR 118.3 not-all-paid"]);
  });
  test("CR 106.4: a plan that makes more than is counted is refused as such, not as wrong", () => {
    const beyond: Board = { cast: spell("{G}"), with: ["Forest", nyxblooms(34)] };
    expect(refusals(beyond, plan("{G}", [tap("b1", "16677181699666569 {G}"), spend("{G}", "b1", "{G}")]))[0]).toBe("CR 106.4 too-much-mana");
    const twice: Board = { cast: spell("{G}"), with: ["2 Forest", nyxblooms(33)] };
    expect(refusals(twice, plan("{G}", [tap("b1#1", "5559060566555523 {G}"), tap("b1#2", "5559060566555523 {G}"), spend("{G}", "b1#1", "{G}")]))).toEqual(["CR 106.4 too-much-mana"]);
  });
  test("CR 602.2b: an ability's own cost may be counted, too", () => {
    const with_: readonly Spend[] = [{ unit: "{C}", from: "pool", pays: "{1}", count: 3 }];
    expect(refusals({ ...board, pool: "{C}{C}{C}" }, plan("{200}{B}", [tap("b1", "300 {B}", { with: with_ })]))[0]).toBe("CR 107.4 mana-does-not-pay-that");
  });
});
