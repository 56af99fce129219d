/** Mana that is not lost as steps and phases end: what is left of it is no waste; CR 106.4, 500.5, 702.189. */
import { describe, expect, test } from "vitest";
import { answerTo, at, paid, plan, refusals, spell, statuses } from "../traps/testing.ts";
import { pay } from "../../pay/index.ts";
import { lp } from "../../solver/lp.ts";

const combat = (type: string) => ({ type, until: "end-of-combat" });
const turn = (type: string) => ({ type, until: "end-of-turn" });

describe("mana that stays", () => {
  test("CR 106.4: what is lost as the step ends is spent first, then what lasts until combat ends", () => {
    const left = (cost: string, pool: readonly unknown[]) => {
      const { floating, staying } = paid({ cast: spell(cost), pool });
      return [floating, staying];
    };
    expect(left("{1}", [combat("R"), { type: "R" }])).toEqual(["{R}", "{R}"]);
    expect(left("{1}", [turn("G"), combat("R")])).toEqual(["{G}", "{G}"]);
    expect(left("{1}", [turn("G"), combat("R"), { type: "W" }])).toEqual(["{G}{R}", "{G}{R}"]);
    expect(left("{1}{R}", [turn("G"), combat("R"), { type: "W" }])).toEqual(["{G}", "{G}"]);
  });
  test("CR 702.189: firebending's mana is spent before anything is tapped, and not lost by a payment that leaves it", () => {
    const board = { cast: spell("{1}"), pool: [combat("R"), combat("R")], with: ["Forest"] };
    expect(paid(board)).toMatchObject({ tapped: {}, floating: "{R}", staying: "{R}" });
    expect(answerTo(board)).toMatchObject({ levels: expect.arrayContaining([{ level: "floating", value: 0 }, { level: "expiring", value: 1 }]) as unknown });
    expect(paid({ ...board, cast: spell("{G}") })).toMatchObject({ tapped: { Forest: 1 }, floating: "{R}{R}" });
  });
  test("CR 106.4: nothing is made too much to save mana that stays anyway", () => {
    // Two mana from one source would leave one that is lost; the mana that lasts does not.
    expect(paid({ cast: spell("{1}"), pool: [turn("R"), turn("R")], with: ["Sol Ring"] })).toMatchObject({ tapped: {}, floating: "{R}" });
    expect(paid({ cast: spell("{1}{G}"), pool: [turn("R")], with: ["Rootbound Crag", "Gruul Turf"] })).toMatchObject({ tapped: { "Rootbound Crag": 1 }, floating: "" });
  });
  test("CR 106.4: an ability whose mana stays wastes nothing", () => {
    const stone = { card: { name: "Ember Stone", type_line: "Artifact", oracle_text: "{T}: Add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end." } };
    const board = { cast: spell("{1}"), with: [stone] };
    expect(paid(board)).toMatchObject({ floating: "{R}", staying: "{R}" });
    expect(answerTo(board)).toMatchObject({ levels: expect.arrayContaining([{ level: "floating", value: 0 }]) as unknown });
  });
  test("CR 118.3a: how long it lasts changes nothing of what it pays", () =>
    expect(statuses({ cast: spell("{R}{R}"), pool: [combat("R"), { type: "R" }] }, { cast: spell("{R}{S}"), pool: [combat("R"), { ...turn("W"), snow: true }] }, { cast: spell("{G}"), pool: [turn("R")] })).toEqual([
      "payable", "payable", "unpayable",
    ]));
  test("CR 118.3a: a step says which mana it means, and otherwise means what is lost first", () => {
    const board = { cast: spell("{1}"), pool: [combat("R"), { type: "R" }] };
    const steps = (more: object) => plan("{1}", [{ do: "mana", unit: "{R}", from: "pool", pays: "{1}", ...more }]);
    expect([refusals(board, steps({})), refusals(board, steps({ until: "end-of-combat" })), refusals(board, steps({ until: "end-of-turn" }))]).toEqual([[], [], ["CR 118.3a no-such-mana", "CR 118.3 not-all-paid"]]);
    expect(answerTo({ ...board, pool: [combat("R"), turn("R")] })).toMatchObject({ plan: { steps: [{ until: "end-of-combat" }] } });
  });
  test("two solvers, one answer", () => {
    const position = at({ cast: spell("{2}{R}"), pool: [combat("R"), turn("R"), turn("G"), { type: "G" }], with: ["Sol Ring", "2 Mountain"] });
    const [ours, theirs] = [pay(position), pay(position, { solver: lp })];
    expect(ours).toMatchObject({ status: "payable", optimal: true });
    expect("levels" in ours && "levels" in theirs && theirs.levels).toEqual("levels" in ours && ours.levels);
  });
  test("how long it lasts is one of a few words", () =>
    expect(() => at({ cast: spell("{1}"), pool: [{ type: "R", until: "tomorrow" }] })).toThrow(/you\.pool\[0\]\.until/));
});
