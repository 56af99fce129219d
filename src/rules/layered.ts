/** A change on top of others. */
interface Change<K, V> {
  readonly key: K;
  readonly value: V;
  readonly before: Change<K, V> | undefined;
  /** How many changes there are, this one included. */
  readonly number: number;
}

/**
 * An immutable map whose copies share: the last changes are a list, those before them a small map, and all others a large
 * one, so that setting one key costs a small copy only now and then. Payments change one object at a time, and some boards
 * have ten thousand.
 */
export class Layered<K, V> {
  private readonly base: ReadonlyMap<K, V>;
  private readonly top: ReadonlyMap<K, V>;
  private readonly last: Change<K, V> | undefined;

  constructor(base: ReadonlyMap<K, V> = NOTHING, top: ReadonlyMap<K, V> = NOTHING, last?: Change<K, V>) {
    this.base = base;
    this.top = top;
    this.last = last;
  }

  get(key: K): V | undefined {
    for (let change = this.last; change !== undefined; change = change.before) if (change.key === key) return change.value;
    return this.top.get(key) ?? this.base.get(key);
  }

  has(key: K): boolean {
    return this.get(key) !== undefined;
  }

  with(key: K, value: V): Layered<K, V> {
    const last: Change<K, V> = { key, value, before: this.last, number: (this.last?.number ?? 0) + 1 };
    if (last.number < MOST_LISTED) return new Layered(this.base, this.top, last);
    const top = withChanges(this.top, last);
    return top.size < MOST_ON_TOP ? new Layered(this.base, top) : new Layered(new Map([...this.base, ...top]));
  }

  *entries(): IterableIterator<readonly [K, V]> {
    const top = withChanges(this.top, this.last);
    for (const entry of this.base) if (!top.has(entry[0])) yield entry;
    yield* top;
  }
}

const withChanges = <K, V>(map: ReadonlyMap<K, V>, last: Change<K, V> | undefined): ReadonlyMap<K, V> => {
  if (last === undefined) return map;
  const changes: Change<K, V>[] = [];
  for (let change: Change<K, V> | undefined = last; change !== undefined; change = change.before) changes.push(change);
  const changed = new Map(map);
  for (const { key, value } of changes.reverse()) changed.set(key, value);
  return changed;
};

const NOTHING: ReadonlyMap<never, never> = new Map<never, never>();
const MOST_LISTED = 10;
const MOST_ON_TOP = 100;
