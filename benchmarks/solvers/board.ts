import { decode, deedsIn, doublingsOf, encode, spendings, tableOf, type EncodeOptions, type Encoding, type Table } from "../../src/encode/index.ts";
import { pay, type Position } from "../../src/index.ts";
import { ATTEMPTS, DEFAULT_BUDGET, MOST_DEEDS } from "../../src/pay/index.ts";
import { POLICIES } from "../../src/policy/index.ts";
import { checkOn } from "../../src/referee/index.ts";
import { paymentOf, totalsFor, viewOf, type Payment, type Total, type View } from "../../src/rules/index.ts";
import type { Program, Solution } from "../../src/solver/program.ts";
import { search } from "../../src/solver/search.ts";
import { faultsOf } from "../../src/solver/verify.ts";

/** One board of the benchmark: the program that contenders solve, and who judges what they answer. */
export interface Board {
  readonly position: Position;
  readonly program: Program;
  /** What is wrong with a solution: as a solution of the program, and as a plan before the referee. Empty: nothing. */
  readonly faultsOf: (solution: Solution) => readonly string[];
  /**
   * The program says of itself that it may see the board otherwise than it is once something is given up (`Encoding.isBest`). Of
   * equally good solutions one may then be a plan that the referee takes, and another not, by no fault of who found it.
   */
  readonly mayBeRefused: boolean;
}

interface Encoded {
  readonly view: View;
  readonly table: Table;
  readonly payment: Payment;
  readonly total: Total;
  readonly encoding: Encoding;
}

const THE_REFEREE = "the referee";

/** Is it the referee alone who finds fault? */
export const isRefusal = (fault: string): boolean => fault.startsWith(THE_REFEREE);

const judged = ({ view, table, payment, total, encoding }: Encoded, solution: Solution): readonly string[] => {
  const faults = faultsOf(encoding.program, solution);
  if (faults.length > 0) return faults;
  const report = checkOn(view, decode(table, payment, total, encoding, solution));
  return report.violations.map(({ code, rule, step }) => `${THE_REFEREE}: ${code} (${rule}) at step ${step ?? "-"}`);
};

/** The X to pay for; `undefined`: there is none. */
const xOf = (position: Position, payment: Payment): number | undefined => {
  if (!payment.purpose.hasX) return undefined;
  if (position.paying.x !== "max") return position.paying.x ?? payment.xLeast;
  const answer = pay(position);
  return answer.status === "payable" && typeof answer.maxX === "number" ? answer.maxX : payment.xLeast;
};

export type Hand = NonNullable<EncodeOptions["hand"]>;

/**
 * The program of a position under the default policy: one way to lock the total, the largest X where that is asked for, the
 * hand kept together or (what `pay` asks next where that cannot be) card by card. `undefined` where the position has no program,
 * or what search finds is no plan that the referee takes: whoever draws boards draws another.
 */
export const boardFrom = (position: Position, hand: Hand = "together"): Board | undefined => {
  const view = viewOf(position);
  const [payment, table] = [paymentOf(view), tableOf(view)];
  if (payment.symbols === undefined || table.tooMuch) return undefined;
  const [total] = totalsFor(view, payment, xOf(position, payment));
  const [[spending], [doublings]] = [spendings(table), doublingsOf(table)];
  if (total === undefined || spending === undefined || doublings === undefined) return undefined;
  for (const attempt of ATTEMPTS) {
    const encoding = encode(table, payment, total, { policy: POLICIES.preserve, hand, spending, doublings, ...attempt });
    const encoded = { view, table, payment, total, encoding };
    const outcome = search.solve(encoding.program, { budget: DEFAULT_BUDGET });
    const board = { position, program: encoding.program, faultsOf: (solution: Solution) => judged(encoded, solution), mayBeRefused: !encoding.isBest };
    if (outcome.status === "infeasible" || outcome.status === "unknown") return board;
    if (deedsIn(encoding, outcome.solution) > MOST_DEEDS) return undefined;
    if (board.faultsOf(outcome.solution).length === 0) return board;
  }
  return undefined;
};

/** Every single object on the battlefield: what the floor walks along. */
export const objectsOf = ({ battlefield }: Position): readonly (Position["battlefield"][number])[] =>
  battlefield.flatMap((entry) => Array.from({ length: entry.count }, () => entry));
