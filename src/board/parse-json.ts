import type { InputError } from "../answer.ts";
import { fail, ok, type Result } from "../result.ts";
import { inputError } from "./error.ts";

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isHex = (code: number): boolean => isDigit(code) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);

/** Where a scan went on to, or `bad`: the first character that cannot stand there. */
type Scan = { readonly end: number } | { readonly bad: number };

const scanString = (text: string, start: number): Scan => {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 34) return { end: at + 1 };
    if (code < 32) return { bad: at };
    if (code !== 92) {
      at += 1;
    } else if (text[at + 1] === "u") {
      for (let digit = at + 2; digit < at + 6; digit += 1) {
        if (!isHex(text.charCodeAt(digit))) return { bad: Math.min(digit, text.length) };
      }
      at += 6;
    } else if ('"\\/bfnrt'.includes(text[at + 1] ?? " ")) {
      at += 2;
    } else {
      return { bad: Math.min(at + 1, text.length) };
    }
  }
  return { bad: text.length };
};

const scanDigits = (text: string, start: number): number => {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at;
};

const scanNumber = (text: string, start: number): Scan => {
  const first = text[start] === "-" ? start + 1 : start;
  const whole = text[first] === "0" ? first + 1 : scanDigits(text, first);
  if (whole === first) return { bad: first };
  let at = whole;
  if (text[at] === ".") {
    const digits = scanDigits(text, at + 1);
    if (digits === at + 1) return { bad: digits };
    at = digits;
  }
  if (text[at] === "e" || text[at] === "E") {
    const sign = text[at + 1] === "+" || text[at + 1] === "-" ? at + 2 : at + 1;
    const digits = scanDigits(text, sign);
    if (digits === sign) return { bad: digits };
    at = digits;
  }
  return { end: at };
};

const scanWord = (text: string, start: number, word: string): Scan => {
  for (let at = 0; at < word.length; at += 1) if (text[start + at] !== word[at]) return { bad: Math.min(start + at, text.length) };
  return { end: start + word.length };
};

const scanScalar = (text: string, start: number): Scan => {
  switch (text[start]) {
    case '"':
      return scanString(text, start);
    case "t":
      return scanWord(text, start, "true");
    case "f":
      return scanWord(text, start, "false");
    case "n":
      return scanWord(text, start, "null");
    default:
      return scanNumber(text, start);
  }
};

/**
 * The index of the first character that makes a text no JSON (the text's length if it only stops too early), or
 * `undefined` if it is JSON. Engines word their own messages differently and do not always say where. Takes its own
 * stack, so that depth costs memory and nothing else.
 */
export const firstBadCharacter = (text: string): number | undefined => {
  const open: ("{" | "[")[] = [];
  let expect: "value" | "value or ]" | "key" | "key or }" | "colon" | "end" = "value";
  let at = 0;
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at += 1;
    const char = text[at];
    const around = open.at(-1);
    if (char === undefined) return expect === "end" && around === undefined ? undefined : at;
    if (expect === "end") {
      if (around === undefined) return at;
      if (char === ",") expect = around === "{" ? "key" : "value";
      else if (char === (around === "{" ? "}" : "]")) open.pop();
      else return at;
      at += 1;
    } else if (expect === "colon") {
      if (char !== ":") return at;
      expect = "value";
      at += 1;
    } else if ((char === "}" && expect === "key or }") || (char === "]" && expect === "value or ]")) {
      open.pop();
      expect = "end";
      at += 1;
    } else if (expect === "key" || expect === "key or }") {
      if (char !== '"') return at;
      const scan = scanString(text, at);
      if ("bad" in scan) return scan.bad;
      expect = "colon";
      at = scan.end;
    } else if (char === "{" || char === "[") {
      open.push(char);
      expect = char === "{" ? "key or }" : "value or ]";
      at += 1;
    } else {
      const scan = scanScalar(text, at);
      if ("bad" in scan) return scan.bad;
      expect = "end";
      at = scan.end;
    }
  }
};

/** "character 5" or "line 3, character 5", counted from 1. */
const placeOf = (text: string, at: number): string => {
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf("\n") + 1;
  const character = `character ${at - lineStart + 1}`;
  return text.includes("\n") ? `line ${before.split("\n").length}, ${character}` : character;
};

/** Text as JSON, with the place where it stops being JSON. A byte order mark at its start is skipped. */
export const parseJson = (source: string): Result<unknown, InputError> => {
  const text = source.startsWith("\uFEFF") ? source.slice(1) : source;
  if (text.trim() === "") return fail(inputError("empty-input", "There is nothing to read: the input is empty."));
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    const at = firstBadCharacter(text) ?? 0;
    const what = at >= text.length ? "ends too early" : `has ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))} where it cannot stand`;
    return fail(inputError("not-json", `This is not JSON: it ${what}, at ${placeOf(text, at)}.`));
  }
};
