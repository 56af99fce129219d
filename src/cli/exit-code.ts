import type { Answer } from "../answer.ts";

/** 0: yes. 1: no, or not known. 2: wrong usage. 3: input that cannot be read. */
export type ExitCode = 0 | 1 | 2 | 3;

const BY_STATUS: Readonly<Record<Answer["status"], ExitCode>> = { payable: 0, unpayable: 1, unknown: 1, error: 3 };

export const exitCodeOf = (answer: Answer): ExitCode =>
  answer.status === "error" && answer.error.code === "unknown-policy" ? 2 : BY_STATUS[answer.status];

/** Of several answers: the one that needs most attention, which is the highest. */
export const worst = (a: ExitCode, b: ExitCode): ExitCode => (a > b ? a : b);
