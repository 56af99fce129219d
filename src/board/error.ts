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

/**
 * A schema issue as an error: the right type with a number out of range is `bad-count`, anything else `wrong-shape`.
 */
export const issueError = (issue: v.BaseIssue<unknown>): InputError => {
  const path = issuePath(issue);
  const outOfRange = issue.kind === "validation" && typeof issue.input === "number";
  if (outOfRange) {
    return inputError("bad-count", `Expected a ${issue.type === "integer" ? "whole number" : `number ${String(issue.expected)}`}, got ${issue.received}.`, path);
  }
  if (issue.received === "undefined") return inputError("wrong-shape", "This is required.", path);
  const expected = issue.expected === null ? issue.message : `Expected ${issue.expected}`;
  return inputError("wrong-shape", `${expected.replace(/\.$/, "")}, got ${issue.received.slice(0, 60)}.`, path);
};
