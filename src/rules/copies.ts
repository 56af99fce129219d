import { copyId } from "../board/position.ts";

/** An entry of a position as far as the ids of its copies go. */
interface Entry {
  readonly id: string;
  readonly count: number;
}

/** Copies `from` to `to`, the latter not included, of one entry; from 0. */
export interface Run {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}

/** Which copy of an entry an id may be: "b3#17" is the 17th of b3, and b3 the only one of its own. */
export const placeOf = (id: string): readonly { readonly entry: string; readonly index: number }[] => {
  const mark = id.lastIndexOf("#");
  const number = mark < 0 ? Number.NaN : Number(id.slice(mark + 1));
  const alone = { entry: id, index: 0 };
  // As it is written, so that "b3#017" is none.
  return Number.isSafeInteger(number) && number > 0 && id.slice(mark + 1) === `${number}` ? [alone, { entry: id.slice(0, mark), index: number - 1 }] : [alone];
};

/** Is it the copy of that number, and is that written so? */
const isIn = ({ entry, from, to }: Run, index: number, id: string): boolean => from <= index && index < to && copyId(entry, index) === id;

const runsByEntry = (runs: readonly Run[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const [index, { entry }] of runs.entries()) {
    const known = found.get(entry.id);
    if (known === undefined) found.set(entry.id, [index]);
    else known.push(index);
  }
  return found;
};

/**
 * Object ids of copies that are alike, in board order. They are made when somebody asks for one, so ten thousand tokens
 * are no more to carry about than ten.
 */
export class CopyIds implements Iterable<string> {
  readonly length: number;
  /** In board order. */
  readonly runs: readonly Run[];
  private readonly starts: readonly number[];
  /** Made when an id is looked up. */
  private byEntry: ReadonlyMap<string, readonly number[]> | undefined;

  constructor(runs: readonly Run[]) {
    this.runs = runs;
    let length = 0;
    this.starts = runs.map(({ from, to }) => {
      const start = length;
      length += to - from;
      return start;
    });
    this.length = length;
  }

  /** @param index from 0; below `length` */
  at(index: number): string {
    let [low, high] = [0, this.runs.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] as number) <= index) low = middle;
      else high = middle - 1;
    }
    const run = this.runs[low];
    const offset = run === undefined ? -1 : run.from + index - (this.starts[low] as number);
    if (run === undefined || index < 0 || offset >= run.to) throw new RangeError(`there are ${this.length} copies, and none is number ${index}`);
    return copyId(run.entry, offset);
  }

  /** In which run a copy is, and which copy of the entry it is. */
  private placed(id: string): { readonly run: number; readonly index: number } | undefined {
    this.byEntry ??= runsByEntry(this.runs);
    for (const { entry, index } of placeOf(id)) {
      for (const run of this.byEntry.get(entry) ?? []) {
        if (isIn(this.runs[run] as Run, index, id)) return { run, index };
      }
    }
    return undefined;
  }

  /** Where it is; -1: it is none of them. */
  indexOf(id: string): number {
    const found = this.placed(id);
    return found === undefined ? -1 : (this.starts[found.run] as number) + found.index - (this.runs[found.run] as Run).from;
  }

  has(id: string): boolean {
    return this.indexOf(id) >= 0;
  }

  /** The first that fits. */
  find(fits: (id: string) => boolean): string | undefined {
    for (const id of this) if (fits(id)) return id;
    return undefined;
  }

  /** The copy of that id, if it is one of them, and another one: whoever speaks of that object tells no more of them apart. */
  besides(id: string): readonly string[] {
    const own = this.indexOf(id);
    const other = own === 0 ? 1 : 0;
    return [...(own < 0 ? [] : [id]), ...(other < this.length ? [this.at(other)] : [])];
  }

  /** Those that are left without these. */
  without(gone: ReadonlySet<string>): CopyIds {
    const cuts = new Map<number, number[]>();
    for (const id of gone) {
      const found = this.placed(id);
      if (found !== undefined) cuts.set(found.run, [...(cuts.get(found.run) ?? []), found.index]);
    }
    if (cuts.size === 0) return this;
    return new CopyIds(this.runs.flatMap((run, place) => {
      const ends = [...(cuts.get(place) ?? []).sort((a, b) => a - b), run.to];
      return ends.map((to, k): Run => ({ entry: run.entry, from: k === 0 ? run.from : (ends[k - 1] as number) + 1, to })).filter(({ from, to }) => from < to);
    }));
  }

  *[Symbol.iterator](): Iterator<string> {
    for (const { entry, from, to } of this.runs) for (let index = from; index < to; index += 1) yield copyId(entry, index);
  }
}

/** Which of several things an id belongs to. */
export class Owners<T extends { readonly copies: CopyIds }> {
  private readonly byEntry = new Map<string, { readonly run: Run; readonly owner: T }[]>();

  constructor(owners: readonly T[]) {
    for (const owner of owners) {
      for (const run of owner.copies.runs) {
        const known = this.byEntry.get(run.entry.id);
        if (known === undefined) this.byEntry.set(run.entry.id, [{ run, owner }]);
        else known.push({ run, owner });
      }
    }
  }

  get(id: string): T | undefined {
    const alone = this.byEntry.get(id)?.[0];
    if (alone !== undefined && alone.run.entry.count === 1) return alone.owner;
    for (const { entry, index } of placeOf(id)) {
      for (const { run, owner } of this.byEntry.get(entry) ?? []) {
        if (isIn(run, index, id)) return owner;
      }
    }
    return undefined;
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }
}
