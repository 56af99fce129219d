import { copyId, type CardGroup } from "../board/position.ts";
import type { CopyIds, Owners, Seen } from "../rules/index.ts";

const UNTAPPED = 0;
const TAPPED = 1;
const GONE = 2;
type Status = typeof UNTAPPED | typeof TAPPED | typeof GONE;

/** The copies of one permanent in board order. Nothing before `from[status]` has that status. */
class Line {
  private readonly ids: CopyIds;
  private readonly status: Uint8Array;
  private readonly from: [number, number, number] = [0, 0, 0];
  private readonly turns = new Map<number, number>();

  constructor({ copies, thing }: Seen) {
    this.ids = copies;
    this.status = new Uint8Array(copies.length).fill(thing.tapped ? TAPPED : UNTAPPED);
  }

  set(id: string, status: Status): void {
    const index = this.ids.indexOf(id);
    this.status[index] = status;
    this.from[status] = Math.min(this.from[status], index);
  }

  first(status: Status, except?: string): string | undefined {
    while (this.from[status] < this.ids.length && this.status[this.from[status]] !== status) this.from[status] += 1;
    for (let index = this.from[status]; index < this.ids.length; index += 1) {
      if (this.status[index] !== status) continue;
      const id = this.ids.at(index);
      if (id !== except) return id;
    }
    return undefined;
  }

  /** The first copy with that status, or with either, that fits. */
  find(status: Status | undefined, fits: (id: string) => boolean): string | undefined {
    for (let index = 0; index < this.ids.length; index += 1) {
      if (status === undefined ? this.status[index] === GONE : this.status[index] !== status) continue;
      const id = this.ids.at(index);
      if (fits(id)) return id;
    }
    return undefined;
  }

  /** Each copy that is there in turn, for one ability. */
  next(ability: number, fits: (id: string) => boolean): string | undefined {
    const last = this.turns.get(ability) ?? -1;
    for (let step = 1; step <= this.ids.length; step += 1) {
      const index = (last + step) % this.ids.length;
      if (this.status[index] === GONE) continue;
      const id = this.ids.at(index);
      if (!fits(id)) continue;
      this.turns.set(ability, index);
      return id;
    }
    return undefined;
  }
}

/** So many counters of that name. */
interface Counters {
  readonly counter: string;
  readonly count: number;
}

const ANY = (): boolean => true;

/** Which copies of permanents are still there and untapped, and which have been used. */
export class Copies {
  private readonly lines = new Map<Seen, Line>();
  /** How many counters more, or less, than at the start are on a copy. */
  private readonly changed = new Map<string, number>();
  private readonly owners: Owners<Seen>;

  constructor(owners: Owners<Seen>) {
    this.owners = owners;
  }

  private lineOf(seen: Seen): Line {
    const known = this.lines.get(seen);
    if (known !== undefined) return known;
    const line = new Line(seen);
    this.lines.set(seen, line);
    return line;
  }

  private set(id: string, status: Status): void {
    const seen = this.owners.get(id);
    if (seen !== undefined) this.lineOf(seen).set(id, status);
  }

  private with(seen: Seen, counters: Counters | undefined): (id: string) => boolean {
    return counters === undefined ? ANY : (id) => (seen.thing.counters[counters.counter] ?? 0) + (this.changed.get(`${id} ${counters.counter}`) ?? 0) >= counters.count;
  }

  /** A copy that is tapped, or untapped, and has such counters. */
  find(seen: Seen, tapped: boolean, counters?: Counters, except?: string): string | undefined {
    const status = tapped ? TAPPED : UNTAPPED;
    const line = this.lineOf(seen);
    if (counters === undefined) return line.first(status, except);
    const fits = this.with(seen, counters);
    return line.find(status, (id) => id !== except && fits(id));
  }

  untapped = (seen: Seen, except?: string): string | undefined => this.lineOf(seen).first(UNTAPPED, except);

  /** A copy to give up, or to take counters from: rather one that is tapped already, so that the untapped ones can still serve. */
  toGive(seen: Seen, except?: string, counters?: Counters): string | undefined {
    return this.find(seen, true, counters, except) ?? this.find(seen, false, counters, except);
  }

  /** A copy for an ability that neither taps nor removes its source: the one that has done so least. */
  anyFor(seen: Seen, ability: number, counters?: Counters): string | undefined {
    return this.lineOf(seen).next(ability, this.with(seen, counters));
  }

  /** So many counters are put on a copy, or, below zero, removed. */
  count(id: string, counter: string, by: number): void {
    this.changed.set(`${id} ${counter}`, (this.changed.get(`${id} ${counter}`) ?? 0) + by);
  }

  tap = (id: string): void => this.set(id, TAPPED);
  untap = (id: string): void => this.set(id, UNTAPPED);
  leave = (id: string): void => this.set(id, GONE);
}

/** Hand and graveyard cards, copy by copy. */
export class Cards {
  private readonly onStack: string | undefined;
  private readonly taken = new Map<CardGroup, number>();

  constructor(onStack: string | undefined) {
    this.onStack = onStack;
  }

  take(entry: CardGroup): string {
    const index = this.taken.get(entry) ?? 0;
    if (index >= entry.count) throw new Error(`no copy of ${entry.id} is left`);
    this.taken.set(entry, index + 1);
    const id = copyId(entry, index);
    return id === this.onStack ? this.take(entry) : id;
  }

  /** One that is still there, and stays there. */
  shown(entry: CardGroup): string {
    const before = this.taken.get(entry) ?? 0;
    const id = this.take(entry);
    this.taken.set(entry, before);
    return id;
  }
}
