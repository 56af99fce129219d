import type { Step } from "../answer.ts";
import { wantedIn, withHandOf, type Wanted } from "../board/later.ts";
import type { Position } from "../board/position.ts";
import { altersKept, keepingBounds, keptCosts, weightScale, type EncodeOptions } from "../encode/index.ts";
import { isOfHand } from "../policy/index.ts";
import { paymentOf } from "../rules/index.ts";
import { compareValues } from "../solver/program.ts";
import { acceptedBest, keptBy, type Accepted, type Broken } from "./accepted.ts";
import { best, type Asked, type Found } from "./asked.ts";
import { boardOf } from "./board.ts";
import { canBePaidInTurn, HAND } from "./in-turn.ts";
import { payableLater } from "./later.ts";

type Paid = Extract<Accepted, { readonly status: "accepted" }>;

/** Does a step take something from where it is? Only then is another board left than programs see. */
const takesAway = (step: Step): boolean => {
  switch (step.do) {
    case "activate":
      return step.sacrifices.length + (step.exiles?.length ?? 0) + (step.returns?.length ?? 0) + (step.discards?.length ?? 0) + (step.removedAmong?.length ?? 0) > 0 || step.removed !== undefined;
    case "sacrifice":
    case "exile":
    case "discard":
    case "return":
    case "remove":
    case "delve":
      return true;
    default:
      return false;
  }
};

/** The best of doing nothing on the board that a plan leaves. */
const leftOn = (asked: Asked, after: Position, more: Pick<EncodeOptions, "steady">): Found | undefined => {
  const board = boardOf(withHandOf(asked.view.position.hand, after));
  return best({ ...asked, ...board, payment: paymentOf(board.view), policy: HAND }, undefined, { policy: HAND, hand: "together", ...more }).found;
};

/** What can be paid together then; `undefined`: not known. */
const togetherOn = (asked: Asked, after: Position): readonly Wanted[] | undefined => {
  const found = leftOn(asked, after, {});
  return found?.proved === true && !altersKept(found.encoding, found.solution) ? keptCosts(found.encoding, found.solution).together : undefined;
};

/** What can be paid together then in any case, as nothing that is done for one cost changes what another comes to. */
const steadyOn = (asked: Asked, after: Position): readonly Wanted[] => {
  const found = leftOn(asked, after, { steady: true });
  return found === undefined ? [] : keptCosts(found.encoding, found.solution).together;
};

const weightOf = (costs: readonly Wanted[]): number => costs.reduce((sum, { weight }) => sum + weight, 0);

/** What is promised and, asked again after the plan, does not hold; `undefined`: all does. */
const brokenBy = (asked: Asked, paid: Paid): Broken | undefined => {
  const { together, alone } = keptBy(paid.found);
  const promised = new Set([...together, ...alone].map(({ id }) => id));
  if (promised.size === 0) return undefined;
  const after = paid.after();
  const ids = payableLater(after, ({ id }) => promised.has(id)).flatMap(({ id, payable }) => (payable === false ? [id] : []));
  const left = altersKept(paid.found.encoding, paid.found.solution) && !canBePaidInTurn(asked, after, together) ? steadyOn(asked, after)
    : together.length > 1 && paid.plan.steps.some(takesAway) ? togetherOn(asked, after) : undefined;
  const isLess = left !== undefined && weightOf(left) < weightOf(together);
  return ids.length === 0 && !isLess ? undefined : { ids, ...(isLess ? { together: left } : {}) };
};

/** The values as they are without what does not hold. */
const withoutPromises = (asked: Asked, { found, ...paid }: Paid, broken: Broken | undefined): Paid => {
  if (broken === undefined) return { ...paid, found: { ...found, proved: false } };
  const scale = weightScale(asked.view.position);
  const lost = wantedIn(asked.view.position).filter(({ id }) => broken.ids.includes(id));
  const { together } = keptBy(found);
  const heavier = lost.reduce((sum, { weight, count }) => sum + weight * count, 0);
  const more = {
    hand: Math.round(Math.max(heavier, broken.together === undefined ? 0 : weightOf(together) - weightOf(broken.together)) * scale),
    oneByOne: lost.reduce((sum, { count }) => sum + count, 0),
  };
  const values = found.solution.values.map((value, index) => {
    const level = asked.policy.levels[index];
    return isOfHand(level) ? value + more[level] : value;
  });
  return { ...paid, found: { ...found, proved: false, solution: { ...found.solution, values } }, broken };
};

/**
 * The best payment, with promises that hold: after the plan each cost that is to stay payable is asked for again. Programs see effects
 * as they are at the start, so what a plan gives up may take a promise with it. Then payments that give up nothing with
 * effects, or nothing at all, are looked at, too, and none is called proved.
 */
export const promisedBest = (asked: Asked, x: number | undefined, { bounds = [] }: Pick<EncodeOptions, "bounds"> = {}): Accepted => {
  const first = acceptedBest(asked, x, { bounds });
  if (first.status !== "accepted") return first;
  const broken = brokenBy(asked, first);
  if (broken === undefined) return first;
  let leading = withoutPromises(asked, first, broken);
  for (const keeping of keepingBounds(asked.table)) {
    const next = acceptedBest(asked, x, { bounds: [...bounds, keeping] });
    if (next.status !== "accepted") continue;
    const other = withoutPromises(asked, next, brokenBy(asked, next));
    if (compareValues(other.found.solution.values, leading.found.solution.values) < 0) leading = other;
  }
  return leading;
};
