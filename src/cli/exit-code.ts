import type { Answer, CastableAnswer } from "../answer.ts";

export type Answerable = Answer | CastableAnswer;

/** 0: yes. 1: no, or not known. 2: wrong usage. 3: input that cannot be read. */
export type ExitCode = 0 | 1 | 2 | 3;

const BY_STATUS: Readonly<Record<Answerable["status"], ExitCode>> = { payable: 0, unpayable: 1, castable: 0, "not-castable": 1, unknown: 1, error: 3 };

export const exitCodeOf = (answer: Answerable): ExitCode =>
  answer.status === "error" && answer.error.code === "unknown-policy" ? 2 : BY_STATUS[answer.status];

/** Of several answers: the one that needs most attention, which is the highest. */
export const worst = (a: ExitCode, b: ExitCode): ExitCode => (a > b ? a : b);
