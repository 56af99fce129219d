import { keepingBounds, weightScale, type EncodeOptions } from "../encode/index.ts";
import { compareValues } from "../solver/program.ts";
import { acceptedBest, castableAfter, type Accepted } from "./accepted.ts";
import type { Asked } from "./asked.ts";
import { boardOf } from "./board.ts";
import { castableOn } from "./question.ts";

type Paid = Extract<Accepted, { readonly status: "accepted" }>;

/** What of the hand is promised and, asked again after the plan, cannot be cast. */
const brokenBy = (paid: Paid): readonly string[] => {
  const { stillCastable } = castableAfter(paid.found);
  if (stillCastable.length === 0) return [];
  const told = castableOn(boardOf(paid.after()));
  return stillCastable.filter((name) => told.some((card) => card.name === name && card.payable === false));
};

/** Kept together or each alone: neither is so. */
const withoutPromises = (asked: Asked, { found, ...paid }: Paid, broken: readonly string[]): Paid => {
  const { hand } = asked.view.position;
  const scale = weightScale(asked.view.position);
  const lost = hand.filter(({ card }) => broken.includes(card.name));
  const more = { hand: lost.reduce((sum, { weight, count }) => sum + Math.round(weight * scale) * count, 0), oneByOne: lost.reduce((sum, { count }) => sum + count, 0) };
  const values = found.solution.values.map((value, index) => {
    const level = asked.policy.levels[index];
    return level === "hand" || level === "oneByOne" ? value + more[level] : value;
  });
  return { ...paid, found: { ...found, proved: false, solution: { ...found.solution, values } }, broken };
};

/**
 * The best payment, with promises about the hand that hold: after the plan each card is asked for again. Programs see effects
 * as they are at the start, so what a plan gives up may take a promise with it. Then payments that give up nothing with
 * effects, or nothing at all, are looked at, too, and none is called proved.
 */
export const promisedBest = (asked: Asked, x: number | undefined, { bounds = [] }: Pick<EncodeOptions, "bounds"> = {}): Accepted => {
  const first = acceptedBest(asked, x, { bounds });
  if (first.status !== "accepted") return first;
  const broken = brokenBy(first);
  if (broken.length === 0) return first;
  let best = withoutPromises(asked, first, broken);
  for (const keeping of keepingBounds(asked.table)) {
    const next = acceptedBest(asked, x, { bounds: [...bounds, keeping] });
    if (next.status !== "accepted") continue;
    const other = withoutPromises(asked, next, brokenBy(next));
    if (compareValues(other.found.solution.values, best.found.solution.values) < 0) best = other;
  }
  return best;
};
