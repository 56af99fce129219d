import { isHeldUp, wantedIn, type Wanted } from "../board/later.ts";
import { affordable, keepingOne, limitedTo, type Encoding } from "../encode/index.ts";
import { isOfHand, type Policy } from "../policy/index.ts";
import { capped, type Caps } from "../solver/capped.ts";
import type { Outcome, Program, Solution } from "../solver/program.ts";
import type { Asked, Found } from "./asked.ts";

/**
 * What a payment leaves payable, and that no payment leaves more. A payment that is best for all other levels, and of which this is
 * proved, is best of all: so the large program of payment and futures together need not be solved.
 */

export const asksOfHand = ({ levels }: Policy): boolean => levels.some(isOfHand);

/** What comes to no more than this, but for the levels of the hand. */
const capsOf = ({ levels }: Policy, values: readonly number[]): Caps => levels.map((level, index) => (isOfHand(level) ? undefined : values[index]));

const solved = ({ solver, budget }: Asked, program: Program): Outcome => solver.solve(program, { budget });

const isPossible = (asked: Asked, program: Program): boolean => "solution" in solved(asked, { ...program, levels: 0 });

const isImpossible = (asked: Asked, program: Program): boolean => solved(asked, { ...program, levels: 0 }).status === "infeasible";

/** The costs of the hand that a program may keep or drop. */
const costsIn = ({ drafts }: Encoding): readonly Wanted[] => drafts.flatMap(({ deed }) => (deed.kind === "drop" ? [deed.wanted] : []));

const timesDropped = ({ drafts }: Encoding, { firings }: Solution, cost: Wanted): number =>
  firings.reduce((sum, { activity, times }) => {
    const deed = drafts[activity]?.deed;
    return deed?.kind === "drop" && deed.wanted === cost ? sum + times : sum;
  }, 0);

export type KeptTogether = Pick<Found, "encoding" | "solution">;

/** The most that can be kept together if no more is done now than a solution does. `undefined`: not known. `encoding`: with what is to be kept. */
export const keptTogether = (asked: Asked, found: KeptTogether, encoding: Encoding): KeptTogether | undefined => {
  const limited = limitedTo(encoding, found);
  const { program, restored } = capped(limited.program, capsOf(asked.policy, found.solution.values));
  const outcome = solved(asked, program);
  return outcome.status === "optimal" ? { encoding: limited, solution: restored(outcome.solution) } : undefined;
};

export const isAllKept = ({ encoding, solution }: KeptTogether): boolean => costsIn(encoding).every((cost) => timesDropped(encoding, solution, cost) === 0);

/**
 * Does it never help to keep one cost that another is kept as well? Nothing that is done in a future leaves anything there, and nothing
 * that pays there gives anything: then what is kept together can be kept with any of it left out, as all that paid for that is spared.
 */
const isMonotone = ({ drafts }: Encoding): boolean =>
  drafts.every(({ phase = 0, givesMarks, gives, serves, uses }) =>
    phase <= 0 || ((givesMarks ?? []).length === 0 && (serves.length === 0 || (gives.length === 0 && uses.every(({ amount }) => amount >= 0)))));

/** Can no payment keep more of what this one drops together? */
const isMostKept = (asked: Asked, cut: Encoding, { solution }: KeptTogether): boolean => {
  const level = asked.policy.levels.indexOf("hand");
  const dropped = solution.values[level] ?? 0;
  return dropped === 0 || isImpossible(asked, capped(cut.program, asked.policy.levels.map((_, index) => (index === level ? dropped - 1 : undefined))).program);
};

/**
 * The costs that can each be paid after a payment, if no payment leaves more of them so, or a heavier set together. `kept`: what it
 * keeps together; `whole`: the program in which any payment can be made, by which `kept` is numbered. `isMost`: that nothing heavier
 * is kept together is known. `undefined`: it takes the program of all futures to know.
 *
 * A payment keeps the cost `c` alone just if the program is solved with nothing else kept. Where that has no solution, no payment keeps
 * it, together with others neither (`isMonotone`). So if all that is dropped is such, this payment keeps the most. No best payment
 * comes to more than this one at the levels before those of the hand, as they do not depend on what is kept.
 */
export const keptAlone = (asked: Asked, kept: KeptTogether, whole: Encoding, isMost: boolean): readonly Wanted[] | undefined => {
  const { position } = asked.view;
  if (!isMonotone(whole) || wantedIn(position).some((wanted) => isHeldUp(position, wanted))) return undefined;
  const { values } = kept.solution;
  const cut = affordable(whole, values, asked.policy.levels.findIndex(isOfHand));
  const costs = costsIn(whole).map((cost) => ({ cost, left: cost.count - timesDropped(kept.encoding, kept.solution, cost) }));
  const open = costs.filter(({ cost, left }) => left === 0 && !isImpossible(asked, keepingOne(cut, cost).program)).map(({ cost }) => cost);
  const isClear = open.length === 0 && costs.every(({ cost, left }) => left === 0 || left === cost.count);
  if (!isClear && !isMost && !isMostKept(asked, cut, kept)) return undefined;
  const limited = limitedTo(whole, kept);
  const caps = capsOf(asked.policy, values);
  if (!open.every((cost) => isPossible(asked, capped(keepingOne(limited, cost).program, caps).program))) return undefined;
  return costs.flatMap(({ cost, left }) => (left > 0 || open.includes(cost) ? [cost] : []));
};

/** The values with what cannot be paid alone. */
export const countedAlone = ({ levels }: Policy, { solution }: KeptTogether, whole: Encoding, alone: readonly Wanted[]): Solution => {
  const missed = costsIn(whole).reduce((sum, cost) => (alone.includes(cost) ? sum : sum + cost.count), 0);
  return { ...solution, values: solution.values.map((value, index) => (levels[index] === "oneByOne" ? missed : value)) };
};
