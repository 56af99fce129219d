import { createHash } from "node:crypto";
import type { Answer } from "../src/answer.ts";
import type { Position } from "../src/board/position.ts";
import { pay } from "../src/index.ts";
import { readDecks, type Deck } from "./decks.ts";
import { decksBoards, percentile, sourcesBoard } from "./samples.ts";
import { randomFrom } from "./random.ts";

/** Different objects on the battlefield. */
export const SIZES = [5, 10, 20, 40, 80] as const;

export interface PayRow {
  /** What boards are made of: real decks, or sources that each make one mana. */
  readonly boards: "decks" | "sources";
  readonly size: number;
  readonly count: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
  readonly payable: number;
  /** Answers without proof: payable but perhaps not best, or unknown. */
  readonly unproved: number;
  /** Over all answers of this row. */
  readonly checksum: string;
}

export interface PayReport {
  readonly node: string;
  readonly seed: number;
  readonly rows: readonly PayRow[];
}

export interface PayBench {
  readonly count: number;
  readonly seed: number;
  readonly sizes: readonly number[];
  readonly progress?: (text: string) => void;
  /** Default: the decks that lie beside the project, if any. */
  readonly decks?: readonly Deck[] | undefined;
}

/** What an answer promises, without its words. */
const essence = (answer: Answer): string =>
  answer.status === "payable" ? `payable ${answer.levels.map(({ value }) => value).join(",")} ${answer.maxX ?? ""}` : answer.status;

const isUnproved = (answer: Answer): boolean => answer.status === "unknown" || (answer.status === "payable" && !answer.optimal);

/** Pays each position once, after some of them have been paid to warm up. */
const measured = (boards: PayRow["boards"], size: number, positions: readonly Position[]): PayRow => {
  for (const position of positions.slice(0, 5)) pay(position);
  const times: number[] = [];
  const checksum = createHash("sha256");
  let payable = 0;
  let unproved = 0;
  for (const position of positions) {
    const start = performance.now();
    const answer = pay(position, { explain: false });
    times.push(performance.now() - start);
    checksum.update(`${essence(answer)}\n`);
    if (answer.status === "payable") payable += 1;
    if (isUnproved(answer)) unproved += 1;
  }
  times.sort((a, b) => a - b);
  return {
    boards, size, count: positions.length, medianMs: percentile(times, 0.5), p99Ms: percentile(times, 0.99), slowestMs: times.at(-1) ?? 0, payable, unproved,
    checksum: checksum.digest("hex").slice(0, 12),
  };
};

export const benchPay = ({ count, seed, sizes, progress, decks = readDecks() }: PayBench): PayReport => {
  if (decks === undefined) progress?.("skipped: boards of real decks, which are not here");
  const rows = sizes.flatMap((size): readonly PayRow[] => {
    const random = randomFrom(seed * 1_000 + size);
    const kinds: readonly (readonly [PayRow["boards"], readonly Position[]])[] = [
      ["sources", Array.from({ length: count }, () => sourcesBoard(size, random))],
      ...(decks === undefined ? [] : [["decks", decksBoards(decks, size, count, random)] as const]),
    ];
    return kinds.map(([boards, positions]) => {
      progress?.(`${boards}, ${size} objects`);
      return measured(boards, size, positions);
    });
  });
  return { node: process.version, seed, rows };
};

const cell = (value: string | number, width: number): string => String(value).padStart(width);
const ms = (value: number): string => value.toFixed(2);

export const payTable = ({ rows, node, seed }: PayReport): string => {
  const head = ["boards", "objects", "count", "median ms", "99 % ms", "slowest ms", "payable", "unproved", "checksum"];
  const widths = head.map((word) => Math.max(word.length, 9) + 2);
  const line = (cells: readonly (string | number)[]): string => `${cells.map((value, index) => cell(value, widths[index] as number)).join("")}\n`;
  return [
    `node ${node}, seed ${seed}\n`,
    line(head),
    ...rows.map((row) => line([row.boards, row.size, row.count, ms(row.medianMs), ms(row.p99Ms), ms(row.slowestMs), row.payable, row.unproved, row.checksum.slice(0, 8)])),
  ].join("");
};
