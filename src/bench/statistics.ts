/** A number with the interval in which it lies in 95 of 100 such samples. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** 0.975 of a normal distribution lies below. */
const Z = 1.959963984540054;

/** A share, with Wilson's score interval (E. B. Wilson, 1927): sound for few cases, and for shares near 0 and 1. `undefined`: of nothing. */
export const shareOf = (count: number, total: number): Estimate | undefined => {
  if (total === 0) return undefined;
  const value = count / total;
  const scale = 1 + Z ** 2 / total;
  const center = (value + Z ** 2 / (2 * total)) / scale;
  const half = (Z / scale) * Math.sqrt((value * (1 - value)) / total + Z ** 2 / (4 * total ** 2));
  // Of none, or of all, the interval ends there, which is not quite what the sums say.
  return { value, low: count === 0 ? 0 : Math.max(0, center - half), high: count === total ? 1 : Math.min(1, center + half) };
};

/** Sums from which mean and interval are told, without keeping the numbers. */
export interface Sums {
  readonly sum: number;
  readonly squares: number;
  /** How many of the numbers are above 0. */
  readonly positive: number;
  readonly most: number;
}

export const NO_SUMS: Sums = { sum: 0, squares: 0, positive: 0, most: 0 };

export const withNumber = ({ sum, squares, positive, most }: Sums, number: number): Sums =>
  ({ sum: sum + number, squares: squares + number ** 2, positive: positive + (number > 0 ? 1 : 0), most: Math.max(most, number) });

/** The mean over `total` numbers, those that were left out being 0, with its normal interval; it is only a rough one for a few dozen. */
export const meanOf = ({ sum, squares }: Sums, total: number): Estimate | undefined => {
  if (total === 0) return undefined;
  const value = sum / total;
  const variance = total < 2 ? 0 : Math.max(0, (squares - total * value ** 2) / (total - 1));
  const half = Z * Math.sqrt(variance / total);
  return { value, low: value - half, high: value + half };
};

/**
 * Counts of times, by size: each place of a histogram is 1/16 of a doubling wide, so what is read from it is at most 2.2 % off. Two
 * of them add up, and a million times take no more room than a hundred.
 */
export type Histogram = Readonly<Record<number, number>>;

const PLACES_PER_DOUBLING = 16;

/** Where a time in microseconds belongs; all below one are one. */
export const placeOf = (microseconds: number): number => Math.max(0, Math.floor(Math.log2(Math.max(1, microseconds)) * PLACES_PER_DOUBLING));

export const addHistograms = (a: Histogram, b: Histogram): Histogram => {
  const sum: Record<number, number> = { ...a };
  for (const [place, count] of Object.entries(b)) sum[Number(place)] = (sum[Number(place)] ?? 0) + count;
  return sum;
};

/** So many microseconds or less took this part of all, from the middle of its place; `undefined`: there are none. */
export const quantileOf = (histogram: Histogram, part: number): number | undefined => {
  const places = Object.entries(histogram).map(([place, count]) => [Number(place), count] as const).sort(([a], [b]) => a - b);
  const total = places.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [place, count] of places) {
    seen += count;
    if (seen >= part * total) return 2 ** ((place + 0.5) / PLACES_PER_DOUBLING);
  }
  return undefined;
};
