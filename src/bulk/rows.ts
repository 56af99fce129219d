/**
 * The cards in a stream of JSON, one text after another, without ever holding more than one. Files of cards come as
 *
 *   {…}\n{…}                                        lines, or one object
 *   [{…}, {…}]                                      Scryfall's bulk data
 *   {"object": "list", "data": [{…}, {…}]}          Scryfall's answers
 *   {"meta": …, "data": {"Name": [{…}, {…}], …}}    MTGJSON's atomic cards, an array of faces each
 *   {"meta": …, "data": {…, "cards": [{…}], …}}     a set of MTGJSON's; or sets by code in `data`
 *
 * A whole file is too large to be parsed at once, and a parser of streams stops at the first mistake. So brackets and
 * strings are counted here, and each card is parsed by itself: a bad one is one bad row.
 */

/** Counted from 1. */
export type Row = { readonly index: number } & (
  /** One object, or an array of faces. Whether it is JSON is not known yet. */
  | { readonly text: string }
  /** What stands where a card should begin. */
  | { readonly stray: string }
  | { readonly tooLarge: true }
);

/** What is walked through at present: the text itself, a list of cards, MTGJSON's `data`, a set there, what is left of an object after its `data`. */
type Frame = "top" | "list" | "data" | "set" | "rest";

/** Inside a value, a key, a text that is a value of no interest, or what should not be there; or between them. */
type Mode = "between" | "value" | "key" | "text" | "stray";

const CODES = { quote: 34, backslash: 92, newline: 10, openBrace: 123, openBracket: 91, closeBrace: 125, closeBracket: 93, comma: 44, colon: 58 } as const;
const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9 || code === 0xfeff;
const isOpen = (code: number): boolean => code === CODES.openBrace || code === CODES.openBracket;
const isClose = (code: number): boolean => code === CODES.closeBrace || code === CODES.closeBracket;

/** Longer than `"data" : ` with some space. */
const TAIL = 40;
const OPENS_DATA = /"data"\s*:\s*$/;
const MOST_STRAY = 20;

class Scanner {
  private readonly frames: Frame[] = ["top"];
  private readonly found: Row[] = [];
  private readonly limit: number;
  private index = 0;
  private mode: Mode = "between";
  private key = "";
  private parts: string[] = [];
  private length = 0;
  /** The end of `parts`. */
  private tail = "";
  private depth = 0;
  private inString = false;
  private escaped = false;
  private taking = false;

  constructor(limit: number) {
    this.limit = limit;
  }

  feed(chunk: string): readonly Row[] {
    let at = 0;
    while (at < chunk.length) at = this.step(chunk, at);
    return this.found.splice(0);
  }

  /** An object that does not end is a row, too: it says so itself when it is parsed. */
  end(): readonly Row[] {
    if (this.mode === "value" && this.taking) this.row();
    if (this.mode === "stray") this.strayRow();
    return this.found.splice(0);
  }

  private step(chunk: string, at: number): number {
    switch (this.mode) {
      case "value":
        return this.value(chunk, at);
      case "between":
        return this.between(chunk, at);
      case "stray":
        return this.stray(chunk, at);
      default:
        return this.string(chunk, at);
    }
  }

  private get frame(): Frame {
    return this.frames.at(-1) ?? "top";
  }

  private isSet(): void {
    this.frames[this.frames.length - 1] = "set";
  }

  private keep(text: string): void {
    this.length += text.length;
    this.tail = (this.tail + text.slice(-TAIL)).slice(-TAIL);
    if (this.length > this.limit) this.parts = [];
    else this.parts.push(text);
  }

  private row(): void {
    this.index += 1;
    this.found.push(this.length > this.limit ? { index: this.index, tooLarge: true } : { index: this.index, text: this.parts.join("") });
    this.reset("between");
  }

  private reset(mode: Mode): void {
    this.mode = mode;
    this.parts = [];
    this.length = 0;
    this.tail = "";
    this.depth = 0;
    this.inString = false;
    this.escaped = false;
  }

  /** Goes on inside a value to its end or the chunk's. */
  private value(chunk: string, start: number): number {
    let at = start;
    for (; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (this.breaksOff(code, chunk, start, at)) {
        this.keep(chunk.slice(start, at));
        this.row();
        return at;
      }
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (code === CODES.backslash) this.escaped = true;
        else if (code === CODES.quote) this.inString = false;
      } else if (code === CODES.quote) {
        this.inString = true;
      } else if (isOpen(code)) {
        if (this.depth === 1 && this.taking && this.frame === "top" && this.opensData(chunk, start, at)) {
          this.frames.push("rest", code === CODES.openBracket ? "list" : "data");
          this.reset("between");
          return at + 1;
        }
        this.depth += 1;
      } else if (isClose(code)) {
        this.depth -= 1;
        if (this.depth === 0) return this.close(chunk, start, at + 1);
      }
    }
    if (this.taking) this.keep(chunk.slice(start));
    return at;
  }

  private close(chunk: string, start: number, end: number): number {
    if (this.taking) {
      this.keep(chunk.slice(start, end));
      this.row();
    } else {
      this.reset("between");
    }
    return end;
  }

  /** The last characters before a place of this value. */
  private before(chunk: string, start: number, at: number): string {
    return (this.tail + chunk.slice(Math.max(start, at - TAIL), at)).slice(-TAIL);
  }

  private opensData(chunk: string, start: number, at: number): boolean {
    return OPENS_DATA.test(this.before(chunk, start, at));
  }

  /**
   * Was an object on a line of its own cut short? JSON has no line breaks in texts; and nothing leads to an object that begins a
   * line, where a bracket, comma or colon would.
   */
  private breaksOff(code: number, chunk: string, start: number, at: number): boolean {
    if (!this.taking || this.frame !== "top") return false;
    if (this.inString) return code === CODES.newline;
    return code === CODES.openBrace && this.depth > 0 && /[^[{,:\s]\s*\n$/.test(this.before(chunk, start, at));
  }

  /** A key to remember, or a text to pass over. */
  private string(chunk: string, start: number): number {
    for (let at = start; at < chunk.length; at += 1) {
      const code = chunk.charCodeAt(at);
      if (this.escaped) this.escaped = false;
      else if (code === CODES.backslash) this.escaped = true;
      else if (code === CODES.quote) {
        if (this.mode === "key") this.key = this.parts.join("") + chunk.slice(start, at);
        this.reset("between");
        return at + 1;
      }
    }
    if (this.mode === "key") this.keep(chunk.slice(start));
    return chunk.length;
  }

  /** At most one character where something begins, ends or is passed over. */
  private between(chunk: string, at: number): number {
    const code = chunk.charCodeAt(at);
    const members = this.frame === "data" || this.frame === "set" || this.frame === "rest";
    if (isSpace(code) || code === CODES.colon) return at + 1;
    if (code === CODES.comma) {
      this.key = "";
      return at + 1;
    }
    if (isClose(code)) {
      if (this.frames.length > 1) this.frames.pop();
      return at + 1;
    }
    if (isOpen(code)) return this.open(code, at);
    if (members && code === CODES.quote && this.key === "") {
      this.reset("key");
      return at + 1;
    }
    if (members) {
      // Of cards by name each is an array: where `data` holds anything else by itself, it is a set.
      if (this.frame === "data") this.isSet();
      if (code === CODES.quote) this.reset("text");
      return at + 1;
    }
    this.reset("stray");
    return at;
  }

  private open(code: number, at: number): number {
    const isList = code === CODES.openBracket;
    const frame = this.frame;
    if (isList && (frame === "data" || frame === "set") && this.key === "cards") {
      this.isSet();
      this.frames.push("list");
    } else if (isList && frame === "top") this.frames.push("list");
    else if (!isList && frame === "data") this.frames.push("set");
    else {
      this.reset("value");
      this.taking = frame === "top" || frame === "list" || frame === "data";
      return at;
    }
    this.key = "";
    return at + 1;
  }

  /** Goes on to the next comma, line or bracket. */
  private stray(chunk: string, at: number): number {
    const length = chunk.slice(at).search(/[,\n[\]{}]/);
    this.keep(length < 0 ? chunk.slice(at) : chunk.slice(at, at + length));
    if (length < 0) return chunk.length;
    this.strayRow();
    return at + length;
  }

  private strayRow(): void {
    this.index += 1;
    this.found.push({ index: this.index, stray: this.parts.join("").slice(0, MOST_STRAY) });
    this.reset("between");
  }
}

/** `limit`: of a longer card nothing is kept, and the run goes on behind it. */
export async function* splitRows(chunks: AsyncIterable<string>, limit: number): AsyncGenerator<Row> {
  const scanner = new Scanner(limit);
  for await (const chunk of chunks) yield* scanner.feed(chunk);
  yield* scanner.end();
}
