import { describe, expect, it } from "vitest";
import { withoutDominated } from "./dominance.ts";
import type { Activity, Program } from "./program.ts";

const activity = (more: Partial<Activity>): Activity => ({ upper: 1, uses: [], takes: [], gives: [], serves: [], prices: [0], rank: 0, ...more });

/** Eight lands that are no matter, so that the program is no small one, and these two ways to use one more. */
const between = (one: Partial<Activity>, other: Partial<Activity>, more: Partial<Program> = {}): readonly number[] => {
  const others = Array.from({ length: 8 }, (_, resource) => activity({ uses: [{ resource, amount: 1 }], gives: [{ good: 0, count: 1 }] }));
  const use = { uses: [{ resource: 8, amount: 1 }] };
  const program: Program = {
    // 0: pays the first demand, 1: pays either, 2: the second, 3: costs to be left over, 4: nothing takes it.
    goods: [[0], [0], [0], [1], [0]].map((leftover) => ({ initial: 0, leftover })),
    resources: Array.from({ length: 9 }, () => ({ capacity: 1 })),
    activities: [...others, activity({ ...use, ...one }), activity({ ...use, ...other })],
    demands: [{ count: 1, accepts: [0, 1, 3] }, { count: 1, accepts: [1, 2] }],
    levels: 1,
    ...more,
  };
  const { program: reduced, restored } = withoutDominated(program);
  const kept = reduced.activities.map((_, index) => restored({ firings: [{ activity: index, times: 1, took: [] }], spends: [], values: [] }).firings[0]?.activity ?? -1);
  return kept.filter((index) => index >= 8).map((index) => index - 8);
};

const give = (...goods: readonly number[]): Partial<Activity> => ({ gives: goods.map((good) => ({ good, count: 1 })) });

describe("of two ways to use one thing", () => {
  it.each<readonly [string, Partial<Activity>, Partial<Activity>, readonly number[]]>([
    ["the one whose good pays more is kept", give(0), give(1), [1]],
    ["both are kept if each pays what the other does not", give(0), give(2), [0, 1]],
    ["the first is kept if they do the same", give(1), give(1), [0]],
    ["a dearer one is kept for what it pays", { ...give(1), prices: [1] }, give(0), [0, 1]],
    ["a dearer one that pays no more is not", { ...give(0), prices: [1] }, give(1), [1]],
    ["what costs to be left over covers nothing that does not", give(0), give(3), [0]],
    ["several goods are covered one by one", give(0, 2), give(1, 1), [1]],
    ["each good covers but one", give(0, 0), give(1, 4), [0, 1]],
    ["more goods are not compared: they might be too much", give(0), give(1, 1), [0, 1]],
    ["more goods are not compared, though nothing takes them", give(0), give(0, 4), [0, 1]],
    ["what takes something else is apart", { ...give(0), takes: [{ count: 1, accepts: [2] }] }, give(1), [0, 1]],
    ["what serves something else is apart", { ...give(0), serves: [{ demand: 1, count: 1 }] }, give(1), [0, 1]],
    ["what needs something to be left is apart", { ...give(0), needsLeft: [8] }, give(1), [0, 1]],
    ["what fires more often is apart", { ...give(0), upper: 2 }, give(1), [0, 1]],
  ])("%s", (_, one, other, kept) => expect(between(one, other)).toEqual(kept));

  it("a good that must be used up covers none, and is covered by none", () => {
    const goods: Program["goods"] = [{ initial: 0, leftover: [0] }, { initial: 0, leftover: [0], usedUp: true }, ...[2, 3, 4].map(() => ({ initial: 0, leftover: [0] }))];
    expect([between(give(0), give(1), { goods }), between(give(2), give(1), { goods })]).toEqual([[0, 1], [0, 1]]);
  });
});

describe("what floats on covers as that which it becomes", () => {
  const future = (from: number, ...to: readonly number[]): Activity => activity({ upper: 4, takes: [{ count: 1, accepts: [from] }], gives: to.map((good) => ({ good, count: 1 })) });
  const goods: Program["goods"] = Array.from({ length: 6 }, () => ({ initial: 0, leftover: [0] }));
  const kept = (floats: readonly Activity[]): readonly number[] => {
    const activities = [...Array.from({ length: 6 }, () => activity({ uses: [{ resource: 1, amount: 1 }] })), ...[0, 1].map((good) => activity({ uses: [{ resource: 0, amount: 1 }], gives: [{ good, count: 1 }] })), ...floats];
    const program: Program = { goods, resources: [{ capacity: 1 }, { capacity: 9 }], activities, demands: [{ count: 1, accepts: [0, 1] }, { count: 1, accepts: [4, 5] }, { count: 1, accepts: [5] }], levels: 1 };
    return withoutDominated(program).program.activities.flatMap(({ gives, uses }) => (uses.some(({ resource }) => resource === 0) ? gives.map(({ good }) => good) : []));
  };
  it("becomes what covers", () => expect(kept([future(0, 4), future(1, 5)])).toEqual([1]));
  it("becomes what does not", () => expect(kept([future(0, 5), future(1, 4)])).toEqual([0]));
  it("becomes nothing", () => expect(kept([future(0, 4)])).toEqual([0]));
  it("becomes less often what covers", () => expect(kept([future(0, 4), { ...future(1, 5), upper: 3 }])).toEqual([0, 1]));
});

describe("of two ways to use something of which there are two", () => {
  const resources = Array.from({ length: 9 }, () => ({ capacity: 2 }));
  it.each<readonly [string, number, readonly number[]]>([
    ["both are kept where each can be used but once: together they use both", 1, [0, 1]],
    ["the better is kept where it can use both", 2, [1]],
  ])("%s", (_, upper, kept) => expect(between({ ...give(0), upper }, { ...give(1), upper }, { resources })).toEqual(kept));
});
