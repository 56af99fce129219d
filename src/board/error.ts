import type * as v from "valibot";
import type { ErrorCode, InputError } from "../answer.ts";
import type { SymbolError } from "../mana/index.ts";
import { fail } from "../result.ts";

type Fail = { readonly ok: false; readonly error: InputError };

export const inputError = (code: ErrorCode, message: string, path?: string): InputError =>
  path === undefined || path === "" ? { code, message } : { code, message, path };

export const failInput = (code: ErrorCode, message: string, path?: string): Fail => fail(inputError(code, message, path));

/** Text from outside, short enough to stand in a message. */
export const quoted = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;

/** One more key at the end of a path: `you.battlefield[3].counters["+1/+1"]`. */
export const pathTo = (path: string, key: string | number): string => {
  if (typeof key === "number") return `${path}[${key}]`;
  if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `${path}[${JSON.stringify(key.slice(0, 60))}]`;
  return path === "" ? key : `${path}.${key}`;
};

/** A text that stops being symbols, with the place counted from 1 as people count. */
export const symbolError = (error: SymbolError, path: string, hint = ""): InputError =>
  inputError("unknown-symbol", `${quoted(error.text)} at character ${error.at + 1} is not a mana symbol.${hint}`, path);

const issuePath = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce((path, item) => pathTo(path, typeof item.key === "number" ? item.key : String(item.key)), "");

/** The schema library's names for types, as words. Anything else is a literal or our own words. */
const TYPE_WORDS: ReadonlyMap<string, string> = new Map([
  ["Object", "an object"], ["Array", "an array"], ["string", "a text"], ["number", "a number"], ["boolean", "true or false"],
  ["!0", "a text that is not empty"],
]);

const typeWords = (type: string): string => TYPE_WORDS.get(type) ?? type;

const expectedOf = (issue: v.BaseIssue<unknown>): string => {
  // Messages of our own are what is allowed; the library's begin with "Invalid".
  if (!issue.message.startsWith("Invalid")) return issue.message;
  return typeWords(issue.expected ?? "something else");
};

/**
 * A schema issue as an error: the right type with a number out of range is `bad-count`, anything else `wrong-shape`.
 */
export const issueError = (issue: v.BaseIssue<unknown>, inside = ""): InputError => {
  const path = [inside, issuePath(issue)].filter((part) => part !== undefined && part !== "").join(".") || undefined;
  const code = issue.kind === "validation" && typeof issue.input === "number" ? "bad-count" : "wrong-shape";
  if (issue.received === "undefined") return inputError(code, "This is required.", path);
  const received = issue.received.length > 60 ? `${issue.received.slice(0, 57)}…` : issue.received;
  return inputError(code, `Expected ${expectedOf(issue)}, got ${typeWords(received)}.`, path);
};
