import { compareValues } from "../../src/solver/program.ts";
import { isRefusal, type Board } from "./board.ts";
import type { Answered } from "./messages.ts";

/** What contenders answered to one board, by name. */
export type Answers = ReadonlyMap<string, Answered>;

const told = (answer: Answered): string => {
  if ("failure" in answer) return `failed: ${answer.failure}`;
  const { outcome } = answer;
  return outcome.status === "infeasible" || outcome.status === "unknown" ? outcome.status : `${outcome.status} [${outcome.solution.values.join(", ")}]`;
};

export const isFailure = (answer: Answered): boolean => "failure" in answer;

/** Neither proved to be best nor proved to be impossible. */
export const isUnproved = (answer: Answered): boolean => "outcome" in answer && (answer.outcome.status === "feasible" || answer.outcome.status === "unknown");

const valuesOf = (answer: Answered): readonly number[] | undefined =>
  "outcome" in answer && (answer.outcome.status === "optimal" || answer.outcome.status === "feasible") ? answer.outcome.solution.values : undefined;

/** What one answer says is proved: the best values, or that there are none. */
const provedBy = (answer: Answered): readonly number[] | "infeasible" | undefined => {
  if (!("outcome" in answer)) return undefined;
  return answer.outcome.status === "optimal" ? answer.outcome.solution.values : answer.outcome.status === "infeasible" ? "infeasible" : undefined;
};

/** Do two answers contradict each other? What is not proved may be worse than what is, but not better. */
const contradict = (one: Answered, other: Answered): boolean => {
  const [proved, also] = [provedBy(one), provedBy(other)];
  if (proved === undefined) return false;
  if (proved === "infeasible") return valuesOf(other) !== undefined;
  if (also === "infeasible") return true;
  const values = valuesOf(other);
  if (values === undefined) return false;
  const difference = compareValues(values, proved);
  return also === undefined ? difference < 0 : difference !== 0;
};

type Judge = Pick<Board, "faultsOf" | "mayBeRefused">;

/** Who gave a solution with faults, and which. */
const faultsBy = (board: Judge, answers: Answers): readonly { readonly name: string; readonly found: readonly string[] }[] =>
  [...answers].flatMap(([name, answer]) => {
    if (!("outcome" in answer) || answer.outcome.status === "infeasible" || answer.outcome.status === "unknown") return [];
    const found = board.faultsOf(answer.outcome.solution);
    return found.length > 0 ? [{ name, found }] : [];
  });

/** How many solutions are no plans by no fault of theirs: see `Board.mayBeRefused`. */
export const refusalsIn = (board: Judge, answers: Answers): number => (board.mayBeRefused ? faultsBy(board, answers).filter(({ found }) => found.every(isRefusal)).length : 0);

/**
 * What is wrong with the answers to one board: solutions with faults (of the program, or found by the referee), and answers
 * that contradict each other, in words. An engine that fails or proves nothing contradicts nobody.
 */
export const differencesIn = (board: Judge, answers: Answers): readonly string[] => {
  const faults = faultsBy(board, answers).flatMap(({ name, found }) => (board.mayBeRefused && found.every(isRefusal) ? [] : [`${name}: ${found.join("; ")}`]));
  const all = [...answers.values()];
  const isDifferent = all.some((one) => all.some((other) => one !== other && contradict(one, other)));
  return isDifferent ? [...faults, [...answers].map(([name, answer]) => `${name} ${told(answer)}`).join(", ")] : faults;
};
