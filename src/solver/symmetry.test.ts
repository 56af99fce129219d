import { describe, expect, it } from "vitest";
import type { Activity, Program } from "./program.ts";
import { symmetries } from "./symmetry.ts";

const activity = (more: Partial<Activity>): Activity => ({ upper: 1, uses: [], takes: [], gives: [], serves: [], prices: [], rank: 0, ...more });
const program = (activities: readonly Activity[], more: Partial<Program> = {}): Program => ({
  goods: [0, 1].map(() => ({ initial: 0, leftover: [] })), resources: Array.from({ length: 12 }, () => ({ capacity: 1 })), activities, demands: [], levels: 2, ...more,
});

/** Taps for one of a good. */
const land = (resource: number, good: number, ...prices: readonly number[]): Activity => activity({ uses: [{ resource, amount: 1 }], gives: [{ good, count: 1 }], prices });
const chains = (asked: Program): readonly (readonly (readonly number[])[])[] => symmetries(asked).map((chain) => chain.map(({ uses }) => uses));

describe("chains of parts that are alike", () => {
  it("go from the cheapest to the dearest, level by level", () =>
    expect(chains(program([land(0, 0, 1, 3), land(1, 0, 1, 1), land(2, 0, 0, 9)]))).toEqual([[[2], [1], [0]]]));
  it("are of parts that make the same", () => expect(chains(program([land(0, 0), land(1, 1), land(2, 0), land(3, 1)]))).toEqual([[[0], [2]], [[1], [3]]]));
  it("have all activities of a part in them, if all of them cost the same more", () =>
    expect(chains(program([land(0, 0, 0, 1), land(0, 1, 0, 1), land(1, 0, 0, 2), land(1, 1, 0, 2)]))).toEqual([[[0, 1], [2, 3]]]));
  it("have only those in them that cost more: not what is done later for nothing", () =>
    expect(chains(program([land(0, 0, 0, 1), land(0, 1, 0, 0), land(1, 0, 0, 2), land(1, 1, 0, 0)]))).toEqual([[[0], [2]]]));
  it("end where one activity costs more, and another one not so much more", () =>
    expect(chains(program([land(0, 0, 0, 1), land(0, 1, 0, 1), land(1, 0, 0, 2), land(1, 1, 0, 3)]))).toEqual([]));
  it("end where other activities cost more than before", () =>
    expect(chains(program([0, 1, 2].flatMap((k) => [land(k, 0, k, 0), land(k, 1, k === 2 ? 1 : 0, 0)])))).toEqual([[[0], [2]]]));
  it("are of parts with as much of their resources, which end alike", () => {
    const two = [land(0, 0), land(1, 0)];
    expect(chains(program(two))).toHaveLength(1);
    expect(chains(program(two, { resources: [{ capacity: 1 }, { capacity: 2 }] }))).toEqual([]);
    expect(chains(program(two, { resources: [{ capacity: 1 }, { capacity: 1, endedBy: 2 }, { capacity: 1 }] }))).toEqual([]);
    expect(chains(program(two, { resources: [{ capacity: 1, endedBy: 2 }, { capacity: 1, endedBy: 2 }, { capacity: 1 }] }))).toHaveLength(1);
  });
  it("are of parts that share nothing with each other but what many use", () => {
    const sharing = (count: number): Program =>
      program(Array.from({ length: count }, (_, k) => activity({ uses: [{ resource: k, amount: 1 }, { resource: count, amount: 1 }], gives: [{ good: 0, count: 1 }] })), {
        resources: Array.from({ length: count + 1 }, () => ({ capacity: 1 })),
      });
    expect(chains(sharing(3))).toEqual([]);
    expect(chains(sharing(30)).map((chain) => chain.length)).toEqual([30]);
  });
  it("are of parts that take, serve and need the same, as often and as early", () => {
    const other: readonly Partial<Activity>[] = [
      { takes: [{ count: 1, accepts: [1] }] }, { serves: [{ demand: 0, count: 1 }] }, { needsLeft: [5] }, { upper: 2 }, { rank: 1 }, { gives: [{ good: 0, count: 2 }] },
    ];
    for (const more of other) expect(chains(program([land(0, 0), { ...land(1, 0), ...more }]))).toEqual([]);
  });
});
