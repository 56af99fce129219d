import type { PositionInput } from "../board/index.ts";

/** How a strategy's answer to one position compares with the best payment. */
export const OUTCOMES = [
  /** Equal to the best at every level. */
  "optimal",
  /** Legal, and worse at some level; `level` is the first. */
  "worse",
  /** No plan, though there is a payment. */
  "refused",
  /** No plan, and there is no payment. */
  "rightly-refused",
  /** A plan that the referee rejects. */
  "illegal",
  /** The best is not proved, or what the plan leaves of the hand is not. */
  "unknown",
  /** Better than what was proved best: a bug of ours, and the end of a run. */
  "beats",
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Judged {
  readonly outcome: Outcome;
  /** Of "worse": the first level at which it is. */
  readonly level?: string;
  /** Of "worse": by how much, at each level that differs. Negative: better there, at the price of a level before it. */
  readonly gaps?: Readonly<Record<string, number>>;
  /** Of "illegal": the first rule that is broken, by its code. */
  readonly violation?: string;
}

/** One position, and what came of it with each strategy: a line of `results.jsonl`. Holds no times, so that equal runs are equal byte by byte. */
export interface Row {
  readonly set: string;
  readonly index: number;
  readonly id: string;
  /** What it was drawn from, if that has a name. */
  readonly from?: { readonly format?: string; readonly deck?: string };
  /** What is cast. */
  readonly paying: string;
  /** Permanents and other cards to look at. */
  readonly objects: number;
  /** What `pay` says, and whether it is proved. */
  readonly status: "payable" | "unpayable" | "unknown";
  readonly proved: boolean;
  /**
   * What the best payment leaves of the hand is not what `pay` says, by so much: `pay` sees effects as they are before the payment.
   * It is then not taken for proved.
   */
  readonly doubt?: Readonly<Record<string, number>>;
  readonly results: Readonly<Record<string, Judged>>;
}

/** Something that cannot be unless there is a bug here. */
export interface Alarm {
  readonly set: string;
  readonly index: number;
  /** Missing: it is about `pay` itself. */
  readonly strategy?: string;
  readonly what: string;
  /** As it was drawn, to be had again with `tapwright pay`. */
  readonly position: PositionInput;
  readonly details?: unknown;
}
