import fc from "fast-check";
import type { Answer } from "../src/answer.ts";
import type { Position } from "../src/board/position.ts";
import { POLICIES, type Policy } from "../src/policy/index.ts";
import { compareValues } from "../src/solver/program.ts";
import { isKnown, payBut } from "./known.ts";
import { referenceFor, TooLarge, type Verdict } from "./reference.ts";

/** Levels "hand" and "oneByOne" ask for the best use of what is left, a search of its own: they are compared on simpler boards. */
export const withoutHand = ({ name, levels }: Policy): Policy => ({ name: `${name} without hand`, levels: levels.filter((level) => level !== "hand" && level !== "oneByOne") });

export const policies: fc.Arbitrary<Policy> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(withoutHand(POLICIES.preserve)) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(POLICIES).map(withoutHand)) },
);

/** Boards with more states are left out: about a tenth, which would take most of the time. */
const STATES = 1_200;

/** `undefined`: the position is not tiny. */
export const reference = (position: Position, policy: Policy, most = STATES): Verdict | undefined => {
  try {
    return referenceFor(position, policy, most);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
};

export const valuesIn = (answer: Answer): readonly number[] | undefined => (answer.status === "payable" ? answer.levels.map(({ value }) => value) : undefined);

/** What came of one board. "known": a bug that is known may show; "too large": for the reference. */
export type Outcome = "known" | "too large" | "unknown" | "not proved" | "proved";
export const OUTCOMES: readonly Outcome[] = ["proved", "not proved", "unknown", "too large", "known"];

/** What `pay` promises of a board, and what the reference says of the same: they must be equal. */
export interface Compared {
  readonly outcome: Outcome;
  readonly promised: unknown;
  readonly right: unknown;
}

const nothing = (outcome: Outcome): Compared => ({ outcome, promised: undefined, right: undefined });

/** `pay` against the exhaustive reference: whether it can be paid, every level, the largest X, the most delved. */
export const compared = (position: Position, policy: Policy): Compared => {
  if (isKnown(position)) return nothing("known");
  const verdict = reference(position, policy);
  if (verdict === undefined) return nothing("too large");
  const answer = payBut(position, { policy });
  if (answer === undefined) return nothing("known");
  if (answer.status === "unknown") return nothing("unknown");
  if (answer.status === "payable" && !answer.optimal) {
    // Not proved, so only: it can be paid, and nothing is better than the best. A smaller X than the largest costs less.
    const isSmaller = position.paying.x === "max" && answer.maxX !== verdict.maxX;
    const isBetter = !isSmaller && compareValues(valuesIn(answer) ?? [], verdict.values ?? []) < 0;
    return { outcome: "not proved", promised: { payable: true, betterThan: isBetter ? verdict.values : undefined }, right: { payable: verdict.payable, betterThan: undefined } };
  }
  return {
    outcome: "proved",
    promised: {
      status: answer.status,
      values: valuesIn(answer),
      maxX: position.paying.x === "max" && answer.status === "payable" ? answer.maxX : undefined,
      maxDelved: answer.status === "payable" ? (answer.maxDelved ?? 0) : 0,
    },
    right: { status: verdict.payable ? "payable" : "unpayable", values: verdict.values, maxX: verdict.maxX, maxDelved: verdict.maxDelved },
  };
};
