import { setImmediate } from "node:timers/promises";
import { pay, type Answer } from "../src/index.ts";
import { DEFAULT_BUDGET } from "../src/pay/index.ts";
import { searchCounted } from "../src/solver/search.ts";
import type { HardBoard } from "./hard.ts";
import { firstPrey, mutated, positionOf, smaller, type Prey } from "./hunt-boards.ts";
import { randomFrom, type Random } from "./random.ts";
import { parsed } from "./samples.ts";

/** How much work a payment is, in units of the budget: its hardest program, and all of them. */
export interface Work {
  readonly most: number;
  readonly all: number;
}

export interface Tried {
  readonly work: Work;
  readonly status: Answer["status"] | "unproved";
  readonly milliseconds: number;
}

export interface HuntOptions {
  readonly seed: number;
  readonly steps: number;
  /** For each program. More than `pay` allows by default, so that it shows by how much a board is too hard for that. */
  readonly budget: number;
  readonly progress?: (text: string) => void;
  /** After each climb, with all that was found so far, so that an interrupted hunt keeps it. */
  readonly kept?: (report: HuntReport) => void;
  /** Ends the hunt before its steps are done. */
  readonly stopped?: () => boolean;
}

export interface HuntReport {
  readonly seed: number;
  /** Boards that were paid. */
  readonly steps: number;
  /** Boards among them for which the default budget does not suffice. */
  readonly overBudget: number;
  /** The worst of each climb, hardest first; those over the default budget without all that can be left out of them. */
  readonly worst: readonly (HardBoard & Omit<Tried, "work">)[];
  /** Those that took longest, whatever the work, with the budget that they had. */
  readonly slowest: readonly (HardBoard & Omit<Tried, "work"> & { readonly budget: number })[];
  /** Boards on which something was thrown: always a bug. */
  readonly threw: readonly { readonly found: string; readonly position: object; readonly message: string }[];
}

/** Pays one board and counts the work. */
export const tried = (prey: Prey, budget: number): Tried => {
  let [most, all] = [0, 0];
  const position = parsed(positionOf(prey));
  const start = performance.now();
  const answer = pay(position, {
    budget,
    solver: {
      name: "search, counted",
      solve: (program, options) => {
        const { outcome, work } = searchCounted(program, options);
        [most, all] = [Math.max(most, work), all + work];
        return outcome;
      },
    },
  });
  const milliseconds = Math.round(performance.now() - start);
  return { work: { most: Math.round(most), all: Math.round(all) }, status: answer.status === "payable" && !answer.optimal ? "unproved" : answer.status, milliseconds };
};

/** Steps in a row that find nothing worse, after which the climb is given up. */
const PATIENCE = 150;

/** So many of the slowest boards are kept. */
const SLOWEST = 5;

interface Climb {
  readonly prey: Prey;
  readonly tried: Tried;
  readonly step: number;
}

const isHarder = (one: Work, other: Work): boolean => one.most > other.most || (one.most === other.most && one.all >= other.all);

/** Climbs from random boards to harder ones, one after the other until the steps are done. The same seed hunts the same. */
export const hunt = async ({ seed, steps, budget, progress, kept, stopped }: HuntOptions): Promise<HuntReport> => {
  const worst: HuntReport["worst"][number][] = [];
  const threw: HuntReport["threw"][number][] = [];
  let slowest: HuntReport["slowest"] = [];
  let [step, overBudget] = [0, 0];
  const report = (): HuntReport => ({ seed, steps: step, overBudget, worst: [...worst].sort((a, b) => b.work.most - a.work.most || b.work.all - a.work.all), slowest, threw });
  const look = async (prey: Prey, allowed = budget): Promise<Tried | undefined> => {
    // An interrupt is only seen between boards.
    await setImmediate();
    step += 1;
    try {
      const found = tried(prey, allowed);
      if (found.work.most >= DEFAULT_BUDGET) overBudget += 1;
      slowest = [...slowest, { found: `seed ${seed}, step ${step}`, ...found, budget: allowed, position: positionOf(prey) }].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
      return found;
    } catch (error) {
      threw.push({ found: `seed ${seed}, step ${step}`, position: positionOf(prey), message: String(error) });
      return undefined;
    }
  };
  const climb = async (random: Random): Promise<Climb | undefined> => {
    const first = firstPrey(random);
    const start = await look(first);
    if (start === undefined) return undefined;
    let best: Climb = { prey: first, tried: start, step };
    for (let idle = 0; idle < PATIENCE && step < steps && stopped?.() !== true && best.tried.work.most < budget; idle += 1) {
      const prey = mutated(random.chance(0.3) ? mutated(best.prey, random) : best.prey, random);
      const now = await look(prey);
      if (now === undefined || !isHarder(now.work, best.tried.work)) continue;
      if (now.work.most > best.tried.work.most) idle = 0;
      best = { prey, tried: now, step };
    }
    return best;
  };
  /** The same without what can be left out so that the default budget still does not suffice: a board to look into. */
  const shrunk = async (climbed: Climb): Promise<Climb> => {
    let { prey } = climbed;
    for (let at = 0; at < smaller(prey).length && stopped?.() !== true; ) {
      const less = smaller(prey)[at] as Prey;
      const now = await look(less, DEFAULT_BUDGET);
      if (now !== undefined && now.work.most >= DEFAULT_BUDGET) prey = less;
      else at += 1;
    }
    return { prey, tried: (await look(prey)) ?? climbed.tried, step };
  };
  for (let number = 1; step < steps && stopped?.() !== true; number += 1) {
    const climbed = await climb(randomFrom(seed * 100_003 + number));
    if (climbed === undefined) continue;
    const best = climbed.tried.work.most >= DEFAULT_BUDGET ? await shrunk(climbed) : climbed;
    worst.push({ found: `seed ${seed}, climb ${number}, step ${best.step}`, ...best.tried, position: positionOf(best.prey) });
    progress?.(`climb ${number}, ${step} of ${steps} boards: work ${best.tried.work.most}, ${best.tried.milliseconds} ms, ${best.tried.status}`);
    kept?.(report());
  }
  return report();
};
