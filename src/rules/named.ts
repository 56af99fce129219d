import type { Removed } from "../answer.ts";

/** Objects named by a step, taken one by one as cost parts ask for them. */
export class Named {
  private rest: string[];
  constructor(ids: readonly string[]) {
    this.rest = [...ids];
  }
  /** Of none, nothing is ever taken, so one does for all. */
  static of(ids: readonly string[] | undefined): Named {
    return ids === undefined || ids.length === 0 ? NONE : new Named(ids);
  }
  take(id: string): boolean {
    const at = this.rest.indexOf(id);
    if (at < 0) return false;
    this.rest.splice(at, 1);
    return true;
  }
  /** So many different ones: nothing is given up or tapped twice for one cost. CR 118.3 */
  takeMatching(count: number, fits: (id: string) => boolean): readonly string[] | undefined {
    const found = this.matching(fits).slice(0, count);
    if (found.length < count) return undefined;
    for (const id of found) this.take(id);
    return found;
  }
  countMatching(fits: (id: string) => boolean): number {
    return this.matching(fits).length;
  }
  private matching(fits: (id: string) => boolean): readonly string[] {
    return [...new Set(this.rest)].filter(fits);
  }
  get isEmpty(): boolean {
    return this.rest.length === 0;
  }
}

const NONE = new Named([]);

/** Counters named by a step, taken one by one. */
export class NamedCounters {
  private rest: Removed[];
  constructor(removed: readonly Removed[] | undefined) {
    this.rest = [...(removed ?? [])];
  }
  /** Up to `most` counters that fit, all from one object. */
  take(most: number, fits: (removed: Removed) => boolean): Removed | undefined {
    const at = this.rest.findIndex(fits);
    const named = this.rest[at];
    if (named === undefined) return undefined;
    const count = Math.min(most, named.count);
    if (count === named.count) this.rest.splice(at, 1);
    else this.rest[at] = { ...named, count: named.count - count };
    return { ...named, count };
  }
  get isEmpty(): boolean {
    return this.rest.length === 0;
  }
}
