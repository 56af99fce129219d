import type { AmountContext, Seen, Thing } from "../rules/index.ts";
import { NO_TOUCH, addTouch, type Touch } from "../policy/index.ts";
import type { Draft, Exhumes, GivesMark, Named, TakesMark } from "./draft.ts";
import type { FodderKind } from "./fodder.ts";
import { keptName, leaveName, lostName } from "./resource-names.ts";
import { leavingEarly } from "./states.ts";
import type { Table } from "./table.ts";

/** One way of paying the parts of a cost that are not mana. */
export interface Way {
  readonly uses: Draft["uses"];
  readonly takesMarks: readonly TakesMark[];
  readonly givesMarks: readonly GivesMark[];
  readonly exhumes: readonly Exhumes[];
  readonly fodder: readonly { readonly kind: FodderKind; readonly count: number }[];
  readonly touch: Touch;
  readonly buries: readonly Thing[];
  readonly context: AmountContext;
  readonly leaving: readonly Seen[];
  readonly upper: number;
  /** Resources of which one must be left. */
  readonly needsLeft: readonly string[];
  readonly named: Named;
}

export const NOTHING_NAMED: Named = {
  tapsOthers: [], sacrificesOthers: [], exilesOthers: [], returnsOthers: [], untapsOther: undefined, exilesCards: [], discardsCards: [], exilesNew: 0,
  removed: undefined, removedAmong: [],
};

export const EMPTY_WAY: Way = {
  uses: [], takesMarks: [], givesMarks: [], exhumes: [], fodder: [], touch: NO_TOUCH, buries: [], context: {}, leaving: [], upper: Number.POSITIVE_INFINITY,
  needsLeft: [], named: NOTHING_NAMED,
};

export const bothNamed = (a: Named, b: Named): Named => ({
  tapsOthers: [...a.tapsOthers, ...b.tapsOthers],
  sacrificesOthers: [...a.sacrificesOthers, ...b.sacrificesOthers],
  exilesOthers: [...a.exilesOthers, ...b.exilesOthers],
  returnsOthers: [...a.returnsOthers, ...b.returnsOthers],
  untapsOther: a.untapsOther ?? b.untapsOther,
  exilesCards: [...a.exilesCards, ...b.exilesCards],
  discardsCards: [...a.discardsCards, ...b.discardsCards],
  exilesNew: a.exilesNew + b.exilesNew,
  removed: a.removed ?? b.removed,
  removedAmong: [...a.removedAmong, ...b.removedAmong],
});

export const both = (a: Way, b: Way): Way => ({
  uses: [...a.uses, ...b.uses],
  takesMarks: [...a.takesMarks, ...b.takesMarks],
  givesMarks: [...a.givesMarks, ...b.givesMarks],
  exhumes: [...a.exhumes, ...b.exhumes],
  fodder: [...a.fodder, ...b.fodder],
  touch: addTouch(a.touch, b.touch),
  buries: [...a.buries, ...b.buries],
  context: { ...a.context, ...b.context },
  leaving: [...a.leaving, ...b.leaving],
  upper: Math.min(a.upper, b.upper),
  needsLeft: [...a.needsLeft, ...b.needsLeft],
  named: bothNamed(a.named, b.named),
});

export const use = (resource: string, amount = 1): Way["uses"] => [{ resource, amount }];

export const named = (some: Partial<Named>): Named => ({ ...NOTHING_NAMED, ...some });

/** A card of yours as it lies in the graveyard. CR 108.2b: tokens are no cards. */
export const buriedThings = ({ thing }: Pick<Seen, "thing">): readonly Thing[] => (thing.token ? [] : [{ ...thing, zone: "graveyard" }]);

/** Its counters leave with it. */
const countersLost = (seen: Seen): Draft["uses"] =>
  Object.entries(seen.thing.counters).flatMap(([counter, had]) => [...use(lostName(seen, counter), had), ...use(keptName(seen, counter), had)]);

/** Leaving the battlefield while mana abilities are activated. */
export const leaving = (table: Table, seen: Seen, touch: Partial<Touch>, buried: boolean): Way => {
  const moves = leavingEarly(table, seen);
  return {
    ...EMPTY_WAY,
    ...moves,
    uses: [...use(leaveName(table, seen)), ...moves.uses, ...(table.removesAmong() ? countersLost(seen) : [])],
    touch: { ...NO_TOUCH, order: (table.place.get(seen) ?? 0) + 1, ...touch },
    buries: buried ? buriedThings(seen) : [],
    leaving: [seen],
  };
};
