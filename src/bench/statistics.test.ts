import { describe, expect, test } from "vitest";
import { addHistograms, meanOf, NO_SUMS, placeOf, quantileOf, shareOf, withNumber, type Histogram, type Sums } from "./statistics.ts";

const rounded = (estimate: ReturnType<typeof shareOf>) => estimate && [estimate.value, estimate.low, estimate.high].map((number) => Number(number.toFixed(4)));

describe("shares", () => {
  // R. G. Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3.
  test.each([
    [81, 263, [0.308, 0.2553, 0.3662]],
    [15, 148, [0.1014, 0.0624, 0.1605]],
    [0, 20, [0, 0, 0.1611]],
    [1, 29, [0.0345, 0.0061, 0.1718]],
  ])("%i of %i: Wilson's interval as published", (count, total, expected) => expect(rounded(shareOf(count, total))).toEqual(expected));

  test("all of them is no certainty, and of nothing there is no share", () => {
    expect(rounded(shareOf(20, 20))).toEqual([1, 0.8389, 1]);
    expect(shareOf(0, 0)).toBeUndefined();
    for (const total of [1, 83, 190, 250_000]) {
      expect(shareOf(0, total)?.low).toBe(0);
      expect(shareOf(total, total)?.high).toBe(1);
    }
  });
});

describe("means", () => {
  const sumsOf = (numbers: readonly number[]): Sums => numbers.reduce(withNumber, NO_SUMS);

  test("of 2, 4, 4, 4, 5, 5, 7, 9: standard error from the sample's variance", () => {
    // Variance 32/7; 1.96 times the root of 32/56.
    expect(rounded(meanOf(sumsOf([2, 4, 4, 4, 5, 5, 7, 9]), 8))).toEqual([5, 3.5184, 6.4816]);
  });

  test("what is left out is 0", () => expect(meanOf(sumsOf([3, 1]), 4)).toEqual(meanOf(sumsOf([3, 0, 1, 0]), 4)));

  test("largest, and how many are above 0", () => expect(sumsOf([-1, 0, 3])).toMatchObject({ positive: 1, most: 3, sum: 2 }));
});

describe("times", () => {
  const histogramOf = (times: readonly number[]): Histogram => times.map((time): Histogram => ({ [placeOf(time)]: 1 })).reduce(addHistograms, {});
  const times = Array.from({ length: 1_000 }, (_, index) => (index + 1) * 7);

  test.each([[0.5, 3_500], [0.99, 6_930], [1, 7_000]])("the %d quantile is at most 2.2 %% off", (part, exact) => {
    const told = quantileOf(histogramOf(times), part) as number;
    expect(Math.abs(told / exact - 1)).toBeLessThan(0.022);
  });

  test("halves add up to the whole", () =>
    expect(addHistograms(histogramOf(times.slice(0, 400)), histogramOf(times.slice(400)))).toEqual(histogramOf(times)));

  test("none: nothing to tell", () => expect(quantileOf({}, 0.5)).toBeUndefined());
});
