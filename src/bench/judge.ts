import type { Answer, Plan, Summary } from "../answer.ts";
import type { Position } from "../board/position.ts";
import { boardOf, type Board } from "../pay/board.ts";
import { payOn } from "../pay/index.ts";
import { levelName } from "../policy/index.ts";
import { positionAfter, valuerOn, valuesOf } from "../referee/index.ts";
import type { State } from "../rules/index.ts";
import { handLost, type HandLost } from "./hand.ts";
import { POLICY, X_LEVEL } from "./policy.ts";
import type { Judged } from "./row.ts";

/** What a payment comes to, level by level; less is better. */
type Values = Readonly<Record<string, number>>;

/** A plan as it is judged. */
export type Weighed =
  | { readonly legal: false; readonly violation: string }
  | {
      readonly legal: true;
      /** `undefined`: what can be cast afterwards is not proved. */
      readonly values: Values | undefined;
      readonly hand: HandLost | undefined;
      readonly summary: Summary;
      readonly state: State;
    };

/** A position, its best payment, and how plans for it are weighed. */
export interface Bench {
  readonly position: Position;
  readonly best: Answer;
  readonly proved: boolean;
  /** Where our own plan does not come to what `pay` says of it: by how much, at which levels. Then nothing is proved. */
  readonly misvalued: Judged["gaps"];
  readonly weigh: (plan: Plan) => Weighed;
}

/** As much of a position as what can be cast looks at. */
const standing = ({ life, energy, pool, battlefield, hand, graveyard, command, opponents }: Position): string =>
  JSON.stringify([
    life, energy, pool, battlefield.map(({ id, count, tapped, counters, used }) => [id, count, tapped, counters, used]),
    ...[hand, graveyard, command].map((entries) => entries.map(({ id, count }) => [id, count])), opponents.map((side) => side.battlefield.map(({ id, count, tapped }) => [id, count, tapped])),
  ]);

/** Asked once a position for each board that a plan leaves: strategies mostly agree on it. */
const handLostIn = (position: Position): ((after: Position) => HandLost | undefined) => {
  const known = new Map<string, HandLost | undefined>();
  return (after) => {
    const key = standing(after);
    if (!known.has(key)) known.set(key, handLost(position, after));
    return known.get(key);
  };
};

/** Where X is to be as large as can be, it is a level of its own; without X it is 0 for all. */
const xOf = ({ announce }: Plan, { paying }: Position): Values => (typeof paying.x === "number" ? {} : { [X_LEVEL]: -(announce.x ?? 0) });

/** The values that `pay` gives its own plan. */
export const valuesOfBest = (best: Extract<Answer, { readonly status: "payable" }>, position: Position): Values => ({
  ...xOf(best.plan, position),
  ...Object.fromEntries(best.levels.map(({ level, value }) => [level, value])),
});

type Gap = readonly [level: string, gap: number];

/** How plan and best differ, in the order of levels. */
const gapsTo = (best: Values, plan: Values): readonly Gap[] => Object.entries(best).flatMap(([level, value]): readonly Gap[] => (plan[level] === value ? [] : [[level, (plan[level] as number) - value]]));

/** A board, and the best payment for what is asked there. */
export interface BestOn {
  readonly board: Board;
  readonly best: Answer;
}

export const bestOn = (position: Position): BestOn => {
  const board = boardOf(position);
  return { board, best: payOn(board, { policy: POLICY, explain: false }) };
};

/** The board is read once, for the best payment and for all plans. */
export const benchOn = (position: Position, { board, best }: BestOn = bestOn(position)): Bench => {
  const value = valuerOn(board.view);
  const lost = handLostIn(position);
  const weigh = (plan: Plan): Weighed => {
    const valued = value(plan);
    if (!valued.legal) return { legal: false, violation: valued.report.violations[0]?.code ?? "illegal" };
    const { price, state, report: { summary } } = valued;
    const hand = lost(positionAfter(position, plan.steps, state));
    if (hand === undefined) return { legal: true, values: undefined, hand, summary, state };
    const values = valuesOf(POLICY, { ...price, hand: hand.hand, oneByOne: hand.oneByOne }, state.tally.spent);
    const byLevel = Object.fromEntries(POLICY.levels.map((level, index) => [levelName(level), values[index] as number]));
    return { legal: true, values: { ...xOf(plan, position), ...byLevel }, hand, summary, state };
  };
  if (best.status !== "payable" || !best.optimal) return { position, best, proved: best.status === "unpayable", misvalued: undefined, weigh };
  const own = weigh(best.plan);
  const gaps = own.legal && own.values !== undefined ? gapsTo(valuesOfBest(best, position), own.values) : [];
  const isProved = gaps.length === 0;
  return { position, best, proved: isProved, misvalued: isProved ? undefined : Object.fromEntries(gaps), weigh };
};

/** A plan, or none, against the best payment. */
export const judged = ({ position, best, proved, weigh }: Bench, plan: Plan | undefined): Judged => {
  if (plan === undefined) {
    return { outcome: best.status === "payable" ? "refused" : best.status === "unpayable" ? "rightly-refused" : "unknown" };
  }
  const weighed = weigh(plan);
  if (!weighed.legal) return { outcome: "illegal", violation: weighed.violation };
  if (best.status === "unpayable") return { outcome: "beats" };
  if (best.status !== "payable" || !proved || weighed.values === undefined || best.maxX === "unbounded") return { outcome: "unknown" };
  const gaps = gapsTo(valuesOfBest(best, position), weighed.values);
  const [first] = gaps;
  if (first === undefined) return { outcome: "optimal" };
  const [level, gap] = first;
  return { outcome: gap < 0 ? "beats" : "worse", level, gaps: Object.fromEntries(gaps) };
};
