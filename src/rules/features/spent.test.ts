/** Texts that ask what mana was spent: converge, sunburst, adamant, sources, snow, riders; CR 106.3, 106.6, 702.44a. */
import { describe, expect, test } from "vitest";
import type { Answer } from "../../answer.ts";
import { pay } from "../../pay/index.ts";
import { policyNamed, POLICIES, type SpentLevel } from "../../policy/index.ts";
import { parsePolicy } from "../../policy/parse.ts";
import { lp } from "../../solver/lp.ts";
import { at, creature, paid, spell, type Board } from "../traps/testing.ts";

type Payable = Extract<Answer, { readonly status: "payable" }>;

const answered = (board: Board, level: SpentLevel, more: Parameters<typeof pay>[1] = {}): Payable => {
  const answer = pay(at(board), { policy: { name: "wanted", levels: [level, ...POLICIES.preserve.levels] }, ...more });
  if (answer.status !== "payable") throw new Error(answer.status);
  expect(answer.optimal).toBe(true);
  return answer;
};

/** The value of the level, and what was spent. */
const spending = (board: Board, level: SpentLevel): readonly [number | undefined, string] => {
  const answer = answered(board, level);
  return [answer.levels[0]?.value, answer.summary.spent.mana];
};

const colors: SpentLevel = { spent: "colors" };

describe("colors of mana spent", () => {
  test("CR 702.44a: as many colors as can be, where the default would not care", () => {
    const board = { cast: spell("{3}"), with: ["3 Forest", "Island", "Mountain"] };
    expect(spending(board, colors)).toEqual([2, "{G}{R}{U}"]);
    expect(paid(board)).toMatchObject({ spent: { mana: "{G}{G}{G}", colors: 1 } });
  });
  test("CR 702.44a: colorless is no color, and one mana is one color", () => {
    expect(spending({ cast: spell("{2}"), with: ["Wastes", "2 Plains"] }, colors)).toEqual([4, "{C}{W}"]);
    expect(spending({ cast: spell("{2}"), with: ["2 City of Brass"], life: 20 }, colors)[0]).toBe(3);
  });
  test("CR 702.44a: what convokes, is delved or paid by life is no mana spent", () => {
    const board = { cast: spell("{G/P}{1}", "Sorcery", "Convoke"), with: ["Forest", "Grizzly Bears", "Island"] };
    const { summary, levels } = answered(board, colors);
    expect([levels[0]?.value, summary.spent.mana, summary.convoked, summary.lifePaid]).toEqual([3, "{G}{U}", 0, 0]);
    expect(paid({ ...board, with: ["2 Grizzly Bears"] })).toMatchObject({ convoked: 2, spent: { mana: "", colors: 0 } });
  });
  test("CR 106.3: mana that went into a mana ability was not spent on the spell", () =>
    expect(spending({ cast: spell("{2}"), with: ["Forest", "Azorius Signet"] }, colors)).toEqual([3, "{U}{W}"]));
  test("CR 601.2b: halves of hybrid symbols are announced so that colors differ", () =>
    expect(spending({ cast: spell("{W/U}{W/U}"), with: ["2 Plains", "Island"] }, colors)).toEqual([3, "{U}{W}"]));
  test("CR 609.4b: mana spent as though of another color keeps its own", () =>
    expect(spending({ cast: spell("{R}{R}"), with: ["Chromatic Orrery (tapped)", "Forest", "Island", "Mountain"] }, colors)[0]).toBe(3));
});

describe("so much of one kind", () => {
  const three = (color: "R" | "C" | "same"): SpentLevel => ({ spent: "mana", color, least: 3 });
  test("CR 207.2c, adamant: three red mana, or it does not matter", () => {
    const board = { cast: spell("{3}{R}"), with: ["2 Island", "2 Sol Ring", "3 Mountain"] };
    expect(spending(board, three("R"))).toEqual([0, expect.stringContaining("{R}{R}{R}")]);
    expect(spending({ ...board, with: ["2 Mountain", "2 Island"] }, three("R"))[0]).toBe(1);
    expect(spending({ ...board, cast: spell("{3}"), with: ["3 Wastes", "3 Island"] }, three("C"))).toEqual([0, "{C}{C}{C}"]);
  });
  test("CR 207.2c, adamant: three of the same color, whichever; colorless is none", () => {
    expect(spending({ cast: spell("{3}"), with: ["2 Island", "3 Mountain", "3 Wastes"] }, three("same"))).toEqual([0, "{R}{R}{R}"]);
    expect(spending({ cast: spell("{3}"), with: ["3 Wastes", "2 Island"] }, three("same"))[0]).toBe(1);
  });
  test("CR 106.3: mana from a Treasure, also one that is gone already", () => {
    const treasure: SpentLevel = { spent: "mana", from: "Treasure" };
    const board = { cast: spell("{1}"), with: ["Forest", "Treasure"] };
    expect(answered(board, treasure).summary).toMatchObject({ sacrificed: { Treasure: 1 }, spent: { from: { Treasure: 1 } } });
    expect(answered({ cast: spell("{1}"), pool: [{ type: "G" }, { type: "G", source: "Treasure" }] }, treasure).summary.spent.from).toEqual({ Treasure: 1 });
    expect(paid(board)).toMatchObject({ sacrificed: {} });
  });
  test("CR 106.3: for each mana from such a source", () => {
    const { levels, summary } = answered({ cast: spell("{3}"), with: ["3 Forest", "2 Treasure"] }, { spent: "mana", from: "Artifact", least: 3, each: true });
    expect([levels[0]?.value, summary.sacrificed]).toEqual([1, { Treasure: 2 }]);
  });
  test("CR 107.4h: snow mana, whatever symbol it pays", () =>
    expect(answered({ cast: spell("{2}"), with: ["2 Forest", "Snow-Covered Forest"] }, { spent: "mana", snow: true }).summary.spent.snow).toBe(1));
  test("CR 106.6: mana that does something for the spell, of several", () => {
    const board = { cast: creature("{2}"), with: ["2 Forest", "Cavern of Souls (chosen Beast)"] };
    expect(answered(board, { spent: "mana", rider: true }).summary.spent).toMatchObject({ riders: 1 });
    expect(paid(board)).toMatchObject({ spent: { riders: 0 } });
  });
  test("CR 106.6: such mana may be kept for later instead", () => {
    const board = { cast: creature("{1}"), with: ["Plains"], pool: [{ type: "C" }, { type: "R", source: "Treasure" }] };
    expect(answered(board, { spent: "mana", from: "Treasure", avoid: true }).summary.spent.from).toEqual({ pool: 1 });
    expect(answered({ ...board, pool: [{ type: "R", source: "Treasure" }], with: [] }, { spent: "mana", from: "Treasure", avoid: true }).levels[0]?.value).toBe(1);
  });
  test("two solvers, one answer", () => {
    const board = { cast: spell("{2}{R}{G/W}"), with: ["2 Forest", "Plains", "2 Mountain", "Command Tower", "Treasure", "Azorius Signet"] };
    for (const level of [colors, three("R"), { spent: "mana", from: "Treasure" } as const]) {
      expect(answered(board, level, { solver: lp }).levels).toEqual(answered(board, level).levels);
    }
  });
});

describe("policies as JSON", () => {
  test("a policy's name stands for its levels", () => {
    const parsed = parsePolicy({ name: "adamant", levels: [{ spent: "mana", color: "R", least: 3 }, "preserve"] });
    expect(parsed).toEqual({ ok: true, value: { name: "adamant", levels: [{ spent: "mana", color: "R", least: 3 }, ...POLICIES.preserve.levels] } });
    expect(policyNamed("adamant")).toBeUndefined();
  });
  test("answers name such levels", () =>
    expect(answered({ cast: spell("{1}"), with: ["Forest"] }, { spent: "mana", color: "R", least: 3 }).levels[0]).toEqual({ level: "spent 3 mana {R}", value: 1 }));
  test.each([
    [{}, "levels"], [{ levels: ["nothing"] }, "levels[0]"], [{ levels: [{ spent: "life" }] }, "levels[0].spent"], [{ levels: [{ spent: "mana", color: "P" }] }, "levels[0].color"],
    [{ levels: [{ spent: "mana", least: 0 }] }, "levels[0].least"], [{ levels: [{ spent: "mana", form: "Treasure" }] }, "levels[0].form"],
    [{ levels: [{ spent: "mana", color: "same", each: true }] }, "levels[0].color"], [{ levels: [7] }, "levels[0]"], [{ levels: [{ color: "R" }] }, "levels[0].spent"],
  ])("%j is refused", (json, path) => expect(parsePolicy(json)).toMatchObject({ ok: false, error: { path } }));
});
