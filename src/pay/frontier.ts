import { LEVELS, type Level, type Policy } from "../policy/index.ts";
import type { Accepted } from "./accepted.ts";
import { shown } from "./alternatives.ts";
import type { Alternative } from "../answer.ts";
import type { Asked } from "./asked.ts";
import { promisedBest } from "./promised.ts";

/** A level that what is done adds up to; mana that is left over is no deed. */
export type Weighed = Exclude<Level, "floating" | "expiring">;

/** Two levels, of which a player would rather see both. */
export type Between = readonly [Weighed, Weighed];

export const isWeighed = (level: string): level is Weighed => level !== "floating" && level !== "expiring" && (LEVELS as readonly string[]).includes(level);

/** The policy that puts these two first. */
export const weighing = (policy: Policy, between: Between): Policy => ({
  name: `${policy.name}, ${between.join(" against ")}`, levels: [...between, ...policy.levels.filter((level) => !(between as readonly unknown[]).includes(level))],
});

/**
 * What more of the first level buys of the second: after the payment that is best in the first, each of these costs more of
 * it and less of the other, until nothing is left to be bought. None is worse in both than any other payment. (The
 * ε-constraint method: Y. Haimes, L. Lasdon, D. Wismer, 1971.)
 */
export const frontierFrom = (asked: Asked, x: number | undefined, best: Extract<Accepted, { readonly status: "accepted" }>, [, level]: Between): readonly Alternative[] => {
  const at = asked.policy.levels.indexOf(level);
  const found: Alternative[] = [];
  let isProved = true;
  for (let last = best; (last.found.solution.values[at] ?? 0) > 0; ) {
    const most = (last.found.solution.values[at] as number) - 1;
    const next = promisedBest(asked, x, { bounds: [{ name: `frontier: ${level}`, amountOf: ({ touch }) => touch[level], most }] });
    if (next.status !== "accepted") break;
    isProved &&= next.found.proved;
    found.push(shown(next, asked, isProved));
    last = next;
  }
  return found;
};
