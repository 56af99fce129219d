import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addRows, leastOf, mostOf, residual, type SparseRow } from "./certificate.ts";
import { ExactSimplex } from "./exact-simplex.ts";
import type { Relaxation } from "./relaxation.ts";
import { Simplex } from "./simplex.ts";

const INFINITE = Number.POSITIVE_INFINITY;

describe("certificates", () => {
  // x + 2y + s = 4, x − y + t = 1
  const rows: readonly SparseRow[] = [
    { columns: [0, 1], factors: [1, 2], bound: 4 },
    { columns: [0, 1], factors: [1, -1], bound: 1 },
  ];
  const bounds = { lower: Float64Array.of(0, 0, 0, 0), upper: Float64Array.of(3, 5, INFINITE, INFINITE) };

  it("add rows, slacks included", () => {
    const form = Float64Array.of(1, 0, 0, 0);
    expect(addRows(rows, (row) => row + 1, 2, form)).toBe(6);
    expect([...form]).toEqual([4, 0, 1, 2]);
  });

  it("say how little and how much a form can be within bounds", () => {
    expect(leastOf(Float64Array.of(1, -2, 3, 0), 4, bounds)).toBe(-10);
    expect(mostOf(Float64Array.of(1, -2, -3, 0), 4, bounds)).toBe(3);
    expect(leastOf(Float64Array.of(0, 0, -1, 0), 4, bounds)).toBe(Number.NEGATIVE_INFINITY);
    expect(leastOf(Float64Array.of(0, 0, -1e-12, 0), 4, bounds)).toBe(0);
  });

  it("say how far a point is from a row, against its bound", () => {
    const on = [2, 1, 0, 0];
    expect(residual(rows, 2, (column) => on[column] as number)).toBe(0);
    const off = [2, 2, 0, 0];
    expect(residual(rows, 2, (column) => off[column] as number)).toBe(0.5);
  });
});

/** A program in at most three variables, and the bounds that it is solved for one after the other. */
interface Run {
  readonly rows: readonly { readonly factors: readonly number[]; readonly bound: number; readonly isEqual: boolean }[];
  readonly prices: readonly number[];
  readonly boxes: readonly (readonly (readonly [number, number])[])[];
}

const box = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 4 })).map(([low, more]): readonly [number, number] => [low, low + more]), { minLength: 3, maxLength: 3 });
const run: fc.Arbitrary<Run> = fc.record({
  rows: fc.array(fc.record({ factors: fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 3, maxLength: 3 }), bound: fc.integer({ min: -4, max: 12 }), isEqual: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  prices: fc.array(fc.nat({ max: 5 }), { minLength: 3, maxLength: 3 }),
  boxes: fc.array(box, { minLength: 1, maxLength: 6 }),
});

/** The optimum in each box: its value, or that there is no point. */
const optima = (engine: Relaxation, { rows, prices, boxes }: Run): readonly (number | "none")[] => {
  for (const [variable, price] of prices.entries()) engine.setCost(0, variable, price);
  for (const { factors, bound, isEqual } of rows) {
    engine.addRow(new Map([...factors.entries()].filter(([, factor]) => factor !== 0)), bound, 0, isEqual ? 0 : INFINITE);
  }
  const [floors, parts] = [new Float64Array(3), new Float64Array(3)];
  return boxes.map((bounds) => {
    for (const [variable, [low, high]] of bounds.entries()) [engine.lower[variable], engine.upper[variable]] = [low, high];
    if (!engine.solve(0)) return "none";
    engine.read(floors, parts);
    return prices.reduce((sum, price, variable) => sum + price * ((floors[variable] as number) + (parts[variable] as number)), 0);
  });
};

describe("the fast simplex", () => {
  it("finds what the exact one finds, however bounds change, and often that there is nothing", () => {
    const counts = { none: 0, some: 0 };
    fc.assert(
      fc.property(run, (one) => {
        // Whether there is room for all rows from the start makes no difference.
        const [fast, sure] = [optima(new Simplex(3, 4, 1), one), optima(new ExactSimplex(3, 4, 1), one)];
        expect([optima(new Simplex(3, 1, 1), one), optima(new ExactSimplex(3, 1, 1), one)]).toEqual([fast, sure]);
        for (const [index, value] of sure.entries()) {
          const found = fast[index] as number | "none";
          counts[value === "none" ? "none" : "some"] += 1;
          if (value === "none") expect(found).toBe("none");
          else expect(found).toBeCloseTo(value, 5);
        }
      }),
      { numRuns: 1_000 },
    );
    expect(counts.none).toBeGreaterThan(500);
    expect(counts.some).toBeGreaterThan(500);
  });

  it("makes its table anew where it was spoiled, and goes on", () => {
    const engine = new Simplex(2, 2, 1);
    engine.setCost(0, 0, 1);
    engine.setCost(0, 1, 1);
    engine.addRow(new Map([[0, -1], [1, -2]]), -4, 0, INFINITE);
    engine.addRow(new Map([[0, -2], [1, -1]]), -5, 0, INFINITE);
    expect(engine.solve(0)).toBe(true);
    // As a thousand bad pivots would.
    const { table } = engine as unknown as { readonly table: Float64Array };
    for (const index of table.keys()) table[index] = (table[index] as number) * 1.01;
    engine.lower[0] = 1;
    engine.upper[0] = 1;
    expect(engine.solve(0)).toBe(true);
    const [floors, parts] = [new Float64Array(2), new Float64Array(2)];
    engine.read(floors, parts);
    expect([...floors, ...parts]).toEqual([1, 3, 0, 0]);
  });
});
