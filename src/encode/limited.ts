import type { Wanted } from "../board/later.ts";
import type { Activity, Solution } from "../solver/program.ts";
import type { Encoding } from "./encoding.ts";
import type { Deed, Draft } from "./draft.ts";

/** Done by somebody, now: the rest only says what comes of it. */
const IS_DONE: Readonly<Record<Deed["kind"], boolean>> = {
  activate: true, fodder: true, helper: true, delve: true, "delve-new": true, life: true, "as-generic": true, part: true, "part-counter": true, "part-new": true,
  stay: false, spend: false, goal: false, excess: false, "announced-life": false, "part-life": false, later: false, float: false, carry: false, keep: false, drop: false, lift: false, "no-later-life": false,
};

const isSame = (one: Deed, other: Deed): boolean => {
  if (one === other) return true;
  if (one.kind !== other.kind) return false;
  const [fields, others] = [Object.entries(one), Object.entries(other)];
  return fields.length === others.length && fields.every(([key, value]) => Object.is(value, (other as Readonly<Record<string, unknown>>)[key]));
};

const isNow = ({ deed, phase = 0 }: Draft): boolean => phase <= 0 && IS_DONE[deed.kind];

/** The same program with each activity fired no more often than this. */
const restricted = (encoding: Encoding, upperOf: (draft: Draft, activity: Activity) => number): Encoding => {
  const kept = encoding.drafts.flatMap((draft, index) => {
    const activity = encoding.program.activities[index] as Activity;
    const upper = Math.min(activity.upper, upperOf(draft, activity));
    return upper > 0 ? [{ draft, activity: upper === activity.upper ? activity : { ...activity, upper } }] : [];
  });
  return { ...encoding, drafts: kept.map(({ draft }) => draft), program: { ...encoding.program, activities: kept.map(({ activity }) => activity) } };
};

/** The same program with nothing done now that a solution of another one for this payment has not done, nor more often. */
export const limitedTo = (encoding: Encoding, { encoding: before, solution }: { readonly encoding: Encoding; readonly solution: Solution }): Encoding => {
  const done = new Map<Draft, number>();
  for (const { activity, times } of solution.firings) {
    const draft = before.drafts[activity] as Draft;
    done.set(draft, (done.get(draft) ?? 0) + times);
  }
  const counts = [...done].filter(([draft]) => isNow(draft));
  return restricted(encoding, (draft) =>
    isNow(draft) ? counts.reduce((sum, [other, times]) => (isSame(draft.deed, other.deed) && (draft.phase ?? 0) === (other.phase ?? 0) ? sum + times : sum), 0) : Number.POSITIVE_INFINITY);
};

/** The same program with nothing done that costs more than this at one of the first so many levels. */
export const affordable = (encoding: Encoding, values: readonly number[], levels: number): Encoding =>
  restricted(encoding, (_, { prices }) => (prices.some((price, level) => level < levels && price > (values[level] as number)) ? 0 : Number.POSITIVE_INFINITY));

/** The same program in which this cost is kept at least once, and none of the others. */
export const keepingOne = (encoding: Encoding, wanted: Wanted): Encoding =>
  restricted(encoding, ({ deed }) =>
    deed.kind === "keep" ? (deed.wanted === wanted ? Number.POSITIVE_INFINITY : 0) : deed.kind === "drop" && deed.wanted === wanted ? wanted.count - 1 : Number.POSITIVE_INFINITY);
