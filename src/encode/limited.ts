import type { Solution } from "../solver/program.ts";
import type { Encoding } from "./encoding.ts";
import type { Deed, Draft } from "./draft.ts";

/** Done by somebody, now: the rest only says what comes of it. */
const IS_DONE: Readonly<Record<Deed["kind"], boolean>> = {
  activate: true, fodder: true, helper: true, delve: true, "delve-new": true, life: true, "as-generic": true, part: true, "part-counter": true, "part-new": true,
  stay: false, spend: false, goal: false, excess: false, "announced-life": false, "part-life": false, later: false, float: false, carry: false, keep: false, drop: false, lift: false, "no-later-life": false,
};

const isSame = (one: Deed, other: Deed): boolean => {
  if (one === other) return true;
  const [fields, others] = [Object.entries(one), Object.entries(other)];
  return one.kind === other.kind && fields.length === others.length && fields.every(([key, value]) => Object.is(value, (other as Readonly<Record<string, unknown>>)[key]));
};

const isNow = ({ deed, phase = 0 }: Draft): boolean => phase <= 0 && IS_DONE[deed.kind];

/** The same program with nothing done now that a solution of another one for this payment has not done, nor more often. */
export const limitedTo = (encoding: Encoding, { encoding: before, solution }: { readonly encoding: Encoding; readonly solution: Solution }): Encoding => {
  const done = new Map<Draft, number>();
  for (const { activity, times } of solution.firings) {
    const draft = before.drafts[activity] as Draft;
    done.set(draft, (done.get(draft) ?? 0) + times);
  }
  const counts = [...done].filter(([draft]) => isNow(draft));
  const upperOf = (draft: Draft): number =>
    isNow(draft) ? counts.reduce((sum, [other, times]) => (isSame(draft.deed, other.deed) && (draft.phase ?? 0) === (other.phase ?? 0) ? sum + times : sum), 0) : Number.POSITIVE_INFINITY;
  const kept = encoding.drafts.flatMap((draft, index) => {
    const upper = upperOf(draft);
    return upper > 0 ? [{ draft, index, upper }] : [];
  });
  return {
    ...encoding,
    drafts: kept.map(({ draft }) => draft),
    program: {
      ...encoding.program,
      activities: kept.map(({ index, upper }) => {
        const activity = encoding.program.activities[index] as (typeof encoding.program.activities)[number];
        return upper >= activity.upper ? activity : { ...activity, upper };
      }),
    },
  };
};
