/** A place in a text that is being read. Every reader returns `undefined` and stays where it is if it does not find its thing. */
export class Cursor {
  readonly text: string;
  at = 0;
  constructor(text: string) {
    this.text = text;
  }
  get done(): boolean {
    return this.at >= this.text.length;
  }
  eat(part: string): boolean {
    if (!this.text.startsWith(part, this.at)) return false;
    this.at += part.length;
    return true;
  }
  /** Reads what a sticky pattern matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }
  /** Reads, or goes back to where it was. */
  attempt<T>(read: () => T | undefined): T | undefined {
    const start = this.at;
    const value = read();
    if (value === undefined) this.at = start;
    return value;
  }
}

/** Quoted text as JSON writes it, so that any text comes back as it was. */
export const quoted = (text: string): string => JSON.stringify(text);
export const readQuoted = (c: Cursor): string | undefined => {
  const found = c.match(/"(?:[^"\\]|\\.)*"/y);
  return found === undefined ? undefined : (JSON.parse(found) as string);
};

export const readNumber = (c: Cursor): number | undefined => {
  const digits = c.match(/\d+/y);
  return digits === undefined ? undefined : Number(digits);
};

export const readSeveral = <T>(c: Cursor, separator: string, readOne: (c: Cursor) => T | undefined): readonly T[] | undefined => {
  const found: T[] = [];
  do {
    const next = readOne(c);
    if (next === undefined) return undefined;
    found.push(next);
  } while (c.eat(separator));
  return found;
};
