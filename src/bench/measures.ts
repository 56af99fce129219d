import { levelName } from "../policy/index.ts";
import { POLICY, X_LEVEL } from "./policy.ts";
import type { Judged, Outcome } from "./row.ts";

/** What a payment may come to lose, as people see it: one or several levels of the policy together. */
export interface Measure {
  readonly name: string;
  readonly title: string;
  /** What one of it is. */
  readonly unit: string;
  readonly levels: readonly string[];
}

export const MEASURES: readonly Measure[] = [
  { name: "floating", title: "Mana left over and lost", unit: "mana", levels: ["floating"] },
  { name: "life", title: "Life", unit: "life", levels: ["life"] },
  { name: "lost", title: "Permanents and hand cards given up", unit: "cards", levels: ["sacrificed", "exiled"] },
  { name: "hand", title: "Hand cards that can no longer be cast", unit: "cards", levels: ["hand"] },
];

export const measured = (gaps: Judged["gaps"], { levels }: Measure): number => levels.reduce((sum, level) => sum + (gaps?.[level] ?? 0), 0);

/** All levels by which payments are compared, in order. */
export const LEVEL_ORDER: readonly string[] = [X_LEVEL, ...POLICY.levels.map(levelName)];

/** After mana left over nothing is lost any more: only which sources are used is looked at. */
const isOfSources = (level: string): boolean => LEVEL_ORDER.indexOf(level) > LEVEL_ORDER.indexOf("expiring");

/** How an answer to a payable cost turned out, in the order in which it is shown. */
export const VERDICTS = ["best", "sources", "loses", "refused", "illegal", "unknown"] as const;
export type Verdict = (typeof VERDICTS)[number];

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  best: "as good as the best at every level",
  sources: "loses nothing, but uses more useful sources",
  loses: "loses something that the best payment keeps",
  refused: "refuses, though it can be paid",
  illegal: "plan that the referee rejects",
  unknown: "not known, as the best is not proved",
};

const BY_OUTCOME: Readonly<Record<Exclude<Outcome, "worse">, Verdict>> = {
  optimal: "best", refused: "refused", "rightly-refused": "unknown", illegal: "illegal", unknown: "unknown", beats: "unknown",
};

export const verdictOf = ({ outcome, level = "" }: Judged): Verdict => (outcome !== "worse" ? BY_OUTCOME[outcome] : isOfSources(level) ? "sources" : "loses");
