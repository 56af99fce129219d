/** Exact rational numbers: whole ones that are small enough are plain numbers, and so nearly as fast. */
export type Exact = number | Ratio;

/** In lowest terms, `below` positive; never a whole number that is safe as a plain one. */
interface Ratio {
  readonly above: bigint;
  readonly below: bigint;
}

const isSafe = (value: number): boolean => value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER;

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

const ratio = (above: bigint, below: bigint): Exact => {
  const common = gcd(above, below) * (below < 0n ? -1n : 1n);
  const [a, b] = [above / common, below / common];
  return b === 1n && a <= BigInt(Number.MAX_SAFE_INTEGER) && a >= BigInt(Number.MIN_SAFE_INTEGER) ? Number(a) : { above: a, below: b };
};

const aboveOf = (value: Exact): bigint => (typeof value === "number" ? BigInt(value) : value.above);
const belowOf = (value: Exact): bigint => (typeof value === "number" ? 1n : value.below);

/** A finite number as it is, its binary fraction included. */
export const exact = (value: number): Exact => {
  if (!Number.isFinite(value)) throw new Error(`exact: ${value} is no number to count with`);
  let above = value;
  let below = 1n;
  while (!Number.isInteger(above)) {
    above *= 2;
    below *= 2n;
  }
  return below === 1n && isSafe(above) ? above : ratio(BigInt(above), below);
};

export const add = (a: Exact, b: Exact): Exact => {
  if (typeof a === "number" && typeof b === "number") {
    const sum = a + b;
    if (isSafe(sum)) return sum;
  }
  return ratio(aboveOf(a) * belowOf(b) + aboveOf(b) * belowOf(a), belowOf(a) * belowOf(b));
};

export const times = (a: Exact, b: Exact): Exact => {
  if (typeof a === "number" && typeof b === "number") {
    const product = a * b;
    // No negative zero.
    if (isSafe(product)) return product + 0;
  }
  return ratio(aboveOf(a) * aboveOf(b), belowOf(a) * belowOf(b));
};

export const minus = (a: Exact): Exact => (typeof a === "number" ? 0 - a : { above: -a.above, below: a.below });

export const less = (a: Exact, b: Exact): Exact => add(a, minus(b));

/** `b` is not zero. */
export const over = (a: Exact, b: Exact): Exact => ratio(aboveOf(a) * belowOf(b), belowOf(a) * aboveOf(b));

/** Negative, zero or positive, as the number is. */
export const sign = (a: Exact): number => (typeof a === "number" ? a : a.above > 0n ? 1 : -1);

/** Negative if `a` is less, positive if it is more. */
export const compare = (a: Exact, b: Exact): number => (typeof a === "number" && typeof b === "number" ? a - b : sign(less(a, b)));

/** The largest whole number that is not more. */
export const floor = (a: Exact): bigint => {
  if (typeof a === "number") return BigInt(a);
  const whole = a.above / a.below;
  return a.above < 0n && whole * a.below !== a.above ? whole - 1n : whole;
};

export const isWhole = (a: Exact): boolean => typeof a === "number" || a.below === 1n;
