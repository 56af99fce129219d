import { prepare, type ParsedPaying } from "../src/index.ts";
import { randomFrom } from "./random.ts";
import { asked, COSTS, parsed, sourcesBoard, spell } from "./samples.ts";
import { BASICS, SIGNETS } from "./solvers/cards.ts";

export interface MemoryOptions {
  readonly seed: number;
  readonly canPayCalls: number;
  readonly payCalls: number;
  /** How often the heap is looked at while calls are made. */
  readonly looks: number;
  /** Throws away what nothing refers to. */
  readonly collect: () => void;
  /** Bytes in use. */
  readonly used: () => number;
  readonly progress?: (text: string) => void;
}

export interface MemoryRow {
  readonly work: "canPay" | "pay";
  readonly calls: number;
  /** Bytes in use after a collection, at the first look and at those after it. */
  readonly used: readonly number[];
  readonly grows: boolean;
}

/** What a heap may be larger by without growing: code that is compiled late, and caches that are full one day. */
const SLACK = 1_000_000;

/**
 * The heap grows if its last third is larger than the third before it, by more than a slack: what is filled once, as code
 * and caches are, stands at the same height from then on.
 */
export const growsOver = (used: readonly number[], slack = SLACK): boolean => {
  const third = Math.floor(used.length / 3);
  if (third === 0) return false;
  const least = (from: number, to: number): number => Math.min(...used.slice(from, to));
  return least(used.length - third, used.length) - least(used.length - 2 * third, used.length - third) > slack;
};

const measured = (work: MemoryRow["work"], calls: number, { looks, collect, used, progress }: MemoryOptions, call: (index: number) => unknown): MemoryRow => {
  const each = Math.max(1, Math.floor(calls / looks));
  const heap: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    call(index);
    if ((index + 1) % each !== 0) continue;
    collect();
    heap.push(used());
    progress?.(`${work}: ${index + 1} of ${calls} calls, ${(used() / 1e6).toFixed(2)} MB`);
  }
  return { work, calls, used: heap, grows: growsOver(heap) };
};

/** So many calls on boards that are prepared once; every seventh asks about a cost that the board has not seen before. */
export const benchMemory = (options: MemoryOptions): readonly MemoryRow[] => {
  const random = randomFrom(options.seed);
  const costed = parsed({ you: { battlefield: [...BASICS, ...SIGNETS.slice(0, 4)].map((card) => ({ card })) }, paying: { cost: "{1}" } });
  const boards = [...[10, 20, 40].map((size) => sourcesBoard(size, random)), costed].map((position) => prepare(position));
  const costs = COSTS.map((cost) => asked(spell(cost)));
  const at = (index: number) => {
    const cost = costs[index % costs.length] as ParsedPaying;
    // Costs are known again by identity.
    return [boards[index % boards.length] as (typeof boards)[number], index % 7 === 0 ? { ...cost, paying: { ...cost.paying } } : cost] as const;
  };
  return [
    measured("canPay", options.canPayCalls, options, (index) => {
      const [board, cost] = at(index);
      return board.canPay(cost);
    }),
    measured("pay", options.payCalls, options, (index) => {
      const [board, cost] = at(index);
      return board.pay(cost);
    }),
  ];
};
