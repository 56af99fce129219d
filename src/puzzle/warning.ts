/** What a state file says and a position cannot, or the other way round: never left out silently. */

export const WARNING_CODES = [
  "unknown-key", "unknown-modifier", "bad-value", "repeated", "not-held", "changes-board", "unknown-card", "unknown-token", "unknown-face", "unknown-id", "read-as",
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

interface Warned {
  readonly code: WarningCode;
  /** What it is about and what became of it, in a sentence or two. */
  readonly message: string;
  /** What can be paid, or how, may be otherwise for it. `false` only where that is sure. */
  readonly matters: boolean;
}

/** About a place of a puzzle file that was read. */
export interface PuzzleWarning extends Warned {
  /** Counted from 1. */
  readonly line: number;
  /** The key of that line, as it is written there. */
  readonly key: string;
}

/** About something of a position that was written. */
export interface PrintWarning extends Warned {
  /** Where, as in errors: "you.battlefield[3].used". */
  readonly path: string;
}

export type Warn = (code: WarningCode, message: string, matters: boolean) => void;
