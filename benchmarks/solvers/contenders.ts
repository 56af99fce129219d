import type { Solver } from "../../src/solver/program.ts";

/** Who competes, in the order of the table. */
export const CONTENDERS = ["search", "lp", "yalps", "highs"] as const;
export type ContenderName = (typeof CONTENDERS)[number];

/** Each is loaded only where it is used, so that its memory is its own. */
const LOADERS: Readonly<Record<ContenderName, () => Promise<Solver>>> = {
  search: async () => (await import("../../src/solver/search.ts")).search,
  lp: async () => (await import("../../src/solver/lp.ts")).lp,
  yalps: async () => (await import("./yalps.ts")).yalps,
  highs: async () => (await import("./highs.ts")).loadHighs(),
};

export const loadContender = (name: ContenderName): Promise<Solver> => LOADERS[name]();

export const isContender = (name: string): name is ContenderName => (CONTENDERS as readonly string[]).includes(name);
