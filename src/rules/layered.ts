/**
 * An immutable map whose copies share: setting one key costs a small copy, and a full one only now and then. Payments
 * change one object at a time, and some boards have ten thousand.
 */
export class Layered<K, V> {
  private readonly base: ReadonlyMap<K, V>;
  private readonly top: ReadonlyMap<K, V>;

  constructor(base: ReadonlyMap<K, V> = new Map(), top: ReadonlyMap<K, V> = new Map()) {
    this.base = base;
    this.top = top;
  }

  get(key: K): V | undefined {
    return this.top.get(key) ?? this.base.get(key);
  }

  has(key: K): boolean {
    return this.top.has(key) || this.base.has(key);
  }

  with(key: K, value: V): Layered<K, V> {
    const top = new Map(this.top).set(key, value);
    return top.size < MOST_ON_TOP ? new Layered(this.base, top) : new Layered(new Map([...this.base, ...top]), new Map());
  }

  *entries(): IterableIterator<readonly [K, V]> {
    for (const entry of this.base) if (!this.top.has(entry[0])) yield entry;
    yield* this.top;
  }
}

const MOST_ON_TOP = 100;
