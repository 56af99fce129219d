import type { State } from "../../src/rules/index.ts";
import type { Price } from "../../src/referee/prices.ts";

/** A way so far: `values` are its price by the policy's levels. `end`: everything is paid, and counted. */
export interface Way {
  readonly state: State;
  readonly price: Price;
  readonly values: readonly number[];
  /** What must be used and has been, in order. */
  readonly met: readonly string[];
  readonly end: boolean;
}

const compareNumbers = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - (b[index] as number);
  return 0;
};

/** A heap: the cheapest way first. */
export class Queue {
  private readonly ways: Way[] = [];

  push(way: Way): void {
    let at = this.ways.push(way) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (compareNumbers(way.values, (this.ways[parent] as Way).values) >= 0) break;
      this.ways[at] = this.ways[parent] as Way;
      at = parent;
    }
    this.ways[at] = way;
  }

  pop(): Way | undefined {
    const [first] = this.ways;
    const last = this.ways.pop();
    if (first === undefined || last === undefined || this.ways.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.ways.length) break;
      if (child + 1 < this.ways.length && compareNumbers((this.ways[child + 1] as Way).values, (this.ways[child] as Way).values) < 0) child += 1;
      if (compareNumbers((this.ways[child] as Way).values, last.values) >= 0) break;
      this.ways[at] = this.ways[child] as Way;
      at = child;
    }
    this.ways[at] = last;
    return first;
  }
}
