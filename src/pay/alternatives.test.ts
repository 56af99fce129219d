import { describe, expect, test } from "vitest";
import type { Answer, Summary } from "../answer.ts";
import { at, spell, type Board } from "../rules/traps/testing.ts";
import { pay, type PayOptions } from "./index.ts";

/** The summaries of the best payment and of its alternatives. */
const summaries = (board: Board, options: PayOptions): readonly Summary[] => {
  const answer: Answer = pay(at(board), options);
  if (answer.status !== "payable") throw new Error(answer.status);
  return [answer.summary, ...(answer.alternatives ?? []).map(({ summary }) => summary)];
};

const tapped = (board: Board, top: number) => summaries(board, { top }).map((summary) => summary.tapped);

describe("alternatives", () => {
  test("differ in what the player sees, not in which of two Forests it is", () =>
    expect(tapped({ cost: "{G}", with: ["Forest", "Forest (id other)", "Breeding Pool"] }, 5)).toEqual([{ Forest: 1 }, { "Breeding Pool": 1 }]));
  test("come best first, as many as are asked for", () => {
    const board = { cost: "{1}", with: ["Forest", "Breeding Pool", "Lotus Petal", "Mana Confluence"] };
    expect(summaries(board, { top: 9 }).map(({ tapped: some, sacrificed, lifePaid }) => [Object.keys(some).join(), Object.keys(sacrificed).join(), lifePaid])).toEqual([
      ["Forest", "", 0], ["Breeding Pool", "", 0], ["Mana Confluence", "", 1], ["Lotus Petal", "Lotus Petal", 0],
    ]);
    expect(tapped(board, 2)).toHaveLength(2);
    expect(pay(at(board))).not.toHaveProperty("alternatives");
    expect(pay(at(board), { top: 1 })).not.toHaveProperty("alternatives");
  });
  test("there may be none", () => expect(pay(at({ cost: "{G}", with: ["Forest"] }), { top: 3 })).toMatchObject({ alternatives: [] }));
  test("keep to pins", () => expect(tapped({ cost: "{G}", with: ["Forest", "Breeding Pool (forbid)", "Stomping Ground"] }, 5)).toEqual([{ Forest: 1 }, { "Stomping Ground": 1 }]));
  test("convoke, delve and Phyrexian mana are told apart", () => {
    expect(summaries({ cast: spell("{1}", "Sorcery", "Convoke"), with: ["Forest", "Grizzly Bears"] }, { top: 5 }).map(({ convoked }) => convoked)).toEqual([0, 1]);
    expect(summaries({ cast: spell("{G/P}"), with: ["Forest"] }, { top: 5 }).map(({ lifePaid }) => lifePaid)).toEqual([0, 2]);
    expect(summaries({ cast: spell("{1}", "Sorcery", "Delve"), with: ["Forest"], graveyard: ["Opt", "Shock"] }, { top: 5 }).map(({ exiled }) => exiled)).toEqual([{ Opt: 1 }, { Shock: 1 }, {}]);
  });
});

describe("the frontier of two levels", () => {
  const frontier = (board: Board, ...between: NonNullable<PayOptions["frontier"]>) => {
    const answer = pay(at(board), { frontier: between });
    if (answer.status !== "payable") throw new Error(answer.status);
    return [answer, ...(answer.alternatives ?? [])].map(({ levels }) => between.map((name) => levels.find(({ level }) => level === name)?.value));
  };
  test("life against cards that stay castable", () => {
    // Life paid for mana leaves a Plains for one more card.
    const card = { name: "Some Drifter", type_line: "Creature", mana_cost: "{W}", power: "1" };
    expect(frontier({ cast: spell("{W/P}"), with: ["Plains"], hand: [{ card }] }, "life", "hand")).toEqual([[0, 1], [2, 0]]);
    expect(frontier({ cast: spell("{W/P}{W/P}"), with: ["2 Plains"], hand: [{ card, count: 2 }] }, "life", "hand")).toEqual([[0, 2], [2, 1], [4, 0]]);
    expect(frontier({ cost: "{W}", with: ["Plains", "Adarkar Wastes"], hand: ["Swords to Plowshares"], life: 1 }, "life", "hand")).toEqual([[0, 0]]);
  });
  test("creatures against lands", () =>
    expect(frontier({ cast: spell("{2}", "Sorcery", "Convoke"), with: ["2 Forest", "2 Grizzly Bears"] }, "creatures", "lands")).toEqual([[0, 2], [1, 1], [2, 0]]));
  test("sacrifices against life", () =>
    expect(frontier({ cost: "{W}{W}", with: ["2 Mana Confluence", "2 Lotus Petal"] }, "sacrificed", "life")).toEqual([[0, 2], [1, 1], [2, 0]]));
  test("there is nothing to be weighed", () => expect(frontier({ cost: "{G}", with: ["Forest"] }, "life", "hand")).toEqual([[0, 0]]));
});

describe("weights of the hand need not be whole", () => {
  // The heaviest two of three that cannot all be cast.
  test.each([[0.2, 0.3, 0.45], [0.45, 0.2, 0.3], [0.3, 0.45, 0.2]])("%s, %s, %s", (...weights) => {
    const hand = ["Opt", "Giant Growth", "Shock"].map((card, index) => ({ card, weight: weights[index] }));
    const answer = pay(at({ cost: "{1}", with: ["Island", "Forest", "Mountain"], hand }));
    if (answer.status !== "payable") throw new Error(answer.status);
    expect(answer.levels.find(({ level }) => level === "hand")?.value).toBeCloseTo(0.2, 9);
    expect(answer.summary.stillCastable).toHaveLength(2);
  });
});
