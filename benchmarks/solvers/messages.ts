import type { Outcome, Program } from "../../src/solver/program.ts";

/** What the benchmark tells a contender's process, and what comes back. */
export type Request =
  /** Answer each program, in order, for as long as `share` (in milliseconds) has not passed. */
  | { readonly kind: "answer"; readonly programs: readonly Program[]; readonly budget: number; readonly share: number }
  /** Solve these of the same programs again and again, for `share` milliseconds, once at least. */
  | { readonly kind: "time"; readonly which: readonly number[]; readonly share: number };

/** An outcome, or what an engine threw instead. */
export type Answered = { readonly index: number; readonly milliseconds: number } & ({ readonly outcome: Outcome } | { readonly failure: string });

export type Reply =
  | { readonly kind: "ready" }
  | ({ readonly kind: "answered" } & Answered)
  | { readonly kind: "done" }
  /** One round over all programs that were asked for, a number for each. */
  | { readonly kind: "round"; readonly milliseconds: readonly number[]; readonly peakMegabytes: number };
