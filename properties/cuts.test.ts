import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feedingProgram } from "./arbitraries/programs.ts";
import { flatten, PLAIN, type Flat, type Row } from "../src/solver/flatten.ts";
import { Lumps } from "../src/solver/lumps.ts";
import { beyond } from "../src/solver/order.ts";
import { outsideCuts } from "../src/solver/outside.ts";
import type { Activity, Program } from "../src/solver/program.ts";

const holds = ({ terms, is, bound }: Row, values: readonly number[]): boolean => {
  const sum = [...terms].reduce((all, [column, factor]) => all + factor * (values[column] as number), 0);
  return is === "=" ? sum === bound : is === "<=" ? sum <= bound : sum >= bound;
};

/** What a point is drawn with: each number picks one of the ways that there are. */
const picks = fc.array(fc.nat({ max: 999 }), { minLength: 60, maxLength: 60 });

/**
 * A program whose demands are what is left after some activities have fired in an order, and the point of its plain rows that
 * this is.
 */
const played = (drawn: Program, numbers: readonly number[]): { readonly program: Program; readonly flat: Flat; readonly values: readonly number[] } => {
  let next = 0;
  const pick = (count: number): number => (numbers[next++ % numbers.length] as number) % count;
  const there = drawn.goods.map(({ initial }) => initial);
  const fired = drawn.activities.map(() => 0);
  const fed = new Map<string, number>();
  const add = (key: string): void => void fed.set(key, (fed.get(key) ?? 0) + 1);
  for (let step = 0; step < 8; step += 1) {
    const index = pick(drawn.activities.length);
    const { upper, takes, gives } = drawn.activities[index] as Activity;
    if (fired[index] === upper) continue;
    const left = [...there];
    const taken = takes.flatMap(({ count, accepts }, take) => Array.from({ length: count }, () => {
      const some = accepts.filter((good) => (left[good] as number) > 0);
      if (some.length === 0) return undefined;
      const good = some[pick(some.length)] as number;
      left[good] = (left[good] as number) - 1;
      return `feed ${good} ${index} ${take}`;
    }));
    if (taken.includes(undefined)) continue;
    for (const key of taken) add(key as string);
    fired[index] = (fired[index] as number) + 1;
    for (const [good, count] of left.entries()) there[good] = count;
    for (const { good, count } of gives) there[good] = (there[good] as number) + count;
  }
  const demands = drawn.demands.map(({ accepts }, demand) => {
    let count = 0;
    for (const good of accepts) {
      const some = pick((there[good] as number) + 1);
      for (let unit = 0; unit < some; unit += 1) add(`spend ${good} ${demand}`);
      there[good] = (there[good] as number) - some;
      count += some;
    }
    return { accepts, count };
  });
  const program = { ...drawn, demands };
  const flat = flatten(program, PLAIN);
  const values = flat.variables.map((variable): number => {
    if (variable.kind === "fire") return fired[variable.unit] as number;
    if (variable.kind === "left") return there[variable.stock] as number;
    return variable.kind === "feed" ? (fed.get(`feed ${variable.stock} ${variable.unit} ${variable.take}`) ?? 0) : variable.kind === "spend" ? (fed.get(`spend ${variable.stock} ${variable.demand}`) ?? 0) : 0;
  });
  return { program, flat, values };
};

/** Any numbers, as a search might come by: halves of what variables can be. */
const anyPoint = ({ variables }: Flat, numbers: readonly number[]): readonly number[] =>
  variables.map((variable, column) => ((numbers[column % numbers.length] as number) % (2 * (variable.kind === "fire" ? variable.upper : 3) + 1)) / 2);

/** How many rows were found; each cuts the point off that it was found at, and none is broken by whole firings in an order. */
const soundRows = (rowsAt: (program: Program, flat: Flat, point: readonly number[]) => readonly Row[]): number => {
  let cuts = 0;
  fc.assert(fc.property(feedingProgram, picks, picks, (drawn, numbers, others) => {
    const { program, flat, values } = played(drawn, numbers);
    const point = anyPoint(flat, others);
    const rows = rowsAt(program, flat, point);
    cuts += rows.length;
    for (const row of rows) {
      expect(holds(row, point)).toBe(false);
      expect(holds(row, values)).toBe(true);
    }
  }), { numRuns: 3_000 });
  return cuts;
};

describe("rows that are found on the way", () => {
  it("the points that are drawn are points of the plain program", () => {
    fc.assert(fc.property(feedingProgram, picks, (drawn, numbers) => {
      const { flat, values } = played(drawn, numbers);
      expect(flat.rows.filter((row) => !holds(row, values))).toEqual([]);
    }), { numRuns: 300 });
  });

  it("what comes from outside: no cut, of whichever point, is broken by firings in an order", () =>
    expect(soundRows((program, flat, point) => outsideCuts(program, flat, [...flat.units.keys()], point))).toBeGreaterThan(500));

  it("lumps: no cut, of whichever point, is broken by whole firings", () =>
    expect(soundRows((program, flat, point) => new Lumps(program, flat).cuts((column) => point[column] as number))).toBeGreaterThan(500));

  it("beyond a point: what fires no more than there breaks the row, what fires more keeps to it", () => {
    const counts = { within: 0, beyond: 0 };
    fc.assert(fc.property(feedingProgram, picks, picks, (drawn, numbers, others) => {
      const { flat, values } = played(drawn, numbers);
      const [row] = beyond(flat, values);
      if (row === undefined) return;
      const other = flat.units.map(({ upper }, unit) => (others[unit] as number) % (upper + 1));
      const isBeyond = other.some((times, unit) => times > (values[unit] as number));
      counts[isBeyond ? "beyond" : "within"] += 1;
      if (isBeyond) expect(holds(row, other)).toBe(true);
      expect(holds(row, values)).toBe(false);
      if (!isBeyond) expect(holds(row, other)).toBe(false);
    }), { numRuns: 1_000 });
    expect(Math.min(counts.within, counts.beyond)).toBeGreaterThan(50);
  });

  it("three of sources of two takes two of them", () => {
    const activities = [0, 1, 2].map((resource): Activity => ({ upper: 1, uses: [{ resource, amount: 1 }], takes: [], gives: [{ good: 0, count: 2 }], serves: [], prices: [], rank: 0 }));
    const program: Program = { goods: [{ initial: 0, leftover: [] }], resources: activities.map(() => ({ capacity: 1 })), activities, demands: [{ count: 3, accepts: [0] }], levels: 0 };
    const flat = flatten(program, PLAIN);
    const rows = new Lumps(program, flat).cuts((column) => (flat.variables[column]?.kind === "fire" ? 0.5 : 3));
    expect(rows.map(({ terms, is, bound }) => [[...terms], is, bound])).toEqual([[[[0, -1], [1, -1], [2, -1]], "<=", -2]]);
  });
});
