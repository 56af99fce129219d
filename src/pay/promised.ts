import { wantedIn } from "../board/later.ts";
import { keepingBounds, keptCosts, weightScale, type EncodeOptions } from "../encode/index.ts";
import { compareValues } from "../solver/program.ts";
import { acceptedBest, type Accepted } from "./accepted.ts";
import type { Asked } from "./asked.ts";
import { payableLater } from "./later.ts";

type Paid = Extract<Accepted, { readonly status: "accepted" }>;

/** What of it is promised and, asked again after the plan, cannot be paid: ids. */
const brokenBy = (paid: Paid): readonly string[] => {
  const { together, alone } = keptCosts(paid.found.encoding, paid.found.solution);
  const promised = new Set([...together, ...alone].map(({ id }) => id));
  return promised.size === 0 ? [] : payableLater(paid.after()).flatMap(({ id, payable }) => (payable === false && promised.has(id) ? [id] : []));
};

/** Kept together or each alone: neither is so. */
const withoutPromises = (asked: Asked, { found, ...paid }: Paid, broken: readonly string[]): Paid => {
  const scale = weightScale(asked.view.position);
  const lost = wantedIn(asked.view.position).filter(({ id }) => broken.includes(id));
  const more = { hand: lost.reduce((sum, { weight, count }) => sum + Math.round(weight * scale) * count, 0), oneByOne: lost.reduce((sum, { count }) => sum + count, 0) };
  const values = found.solution.values.map((value, index) => {
    const level = asked.policy.levels[index];
    return level === "hand" || level === "oneByOne" ? value + more[level] : value;
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
