import { activityOf, type Flat } from "./flatten.ts";
import type { Program } from "./program.ts";

/** How much each variable moves: goods taken and given by an activity, 0 for a flow. */
export const sizesOf = (program: Program, flat: Flat): readonly number[] =>
  flat.variables.map((variable) => {
    if (variable.kind !== "fire") return 0;
    const { takes, gives } = activityOf(program, flat, variable.unit);
    return 1 + takes.reduce((sum, { count }) => sum + 2 * count, 0) + gives.reduce((sum, { count }) => sum + count, 0);
  });

/**
 * What to branch on: activities before flows, which mostly follow; the biggest first, as a tenth of an activity that takes two
 * mana and makes twenty spoils a relaxation more than half a land does. −1: all is whole.
 */
export const mostBroken = (parts: Float64Array, sizes: readonly number[]): number => {
  let [best, bestSize, off] = [-1, -1, 0];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index] as number;
    if (part === 0) continue;
    const distance = Math.min(part, 1 - part);
    const size = sizes[index] as number;
    if (size < bestSize || (size === bestSize && distance <= off)) continue;
    [best, bestSize, off] = [index, size, distance];
  }
  return best;
};
