import type { Step } from "../answer.ts";
import type { CostPart } from "../cards/index.ts";
import { copyId } from "../board/position.ts";
import { handOf, isPaid, partSource, perform, momentOf, valueOf, yours, type State } from "../rules/index.ts";

/** Cards of the graveyard are looked at up to so many. */
const MOST_CARDS = 100;

const mine = (state: State): readonly string[] => yours(state.view).flatMap(({ copies }) => Array.from({ length: Math.min(copies.length, MOST_CARDS) }, (_, index) => copies.at(index)));

const buried = (state: State): readonly string[] =>
  state.view.position.graveyard.flatMap((entry) => Array.from({ length: Math.min(entry.count, MOST_CARDS) }, (_, index) => copyId(entry, index)));

/** Steps that might pay something of a cost in words, in the order in which they are tried. */
const stepsFor = (state: State, part: CostPart): readonly Step[] => {
  const named = (does: "sacrifice" | "tap" | "discard" | "exile" | "return" | "reveal", ids: readonly string[]): readonly Step[] =>
    ids.map((object) => ({ do: does, object, for: "additional cost" }));
  switch (part.kind) {
    case "life":
      return [{ do: "life", amount: valueOf(part.amount, partSource(state.payment), momentOf(state)), pays: "additional cost" }];
    case "sacrifice":
    case "return":
      return named(part.kind, mine(state));
    case "tap":
    case "tap-others":
      return named("tap", mine(state));
    case "discard":
      return named("discard", handOf(state));
    case "exile":
      return named("exile", part.from === "battlefield" ? mine(state) : part.from === "hand" ? handOf(state) : buried(state));
    case "total":
      return named(part.do, part.do === "tap" ? mine(state) : buried(state));
    case "reveal":
      return named("reveal", [...mine(state), ...handOf(state)]);
    case "remove-counters-among":
      return yours(state.view).flatMap(({ thing }) => Object.keys(thing.counters).map((counter): Step => ({ do: "remove", object: thing.id, counter, for: "additional cost" })));
    default:
      return [];
  }
};

/**
 * The steps, and after them those that pay costs in words, each with the first object that will do: none of the payers
 * here has a rule of its own for that. `undefined`: nothing will do.
 */
export const paidInWords = (begun: State, steps: readonly Step[]): readonly Step[] | undefined => {
  if (begun.partsDue.length === 0) return steps;
  const paid = [...steps];
  const after = (state: State, step: Step): State | undefined => {
    const outcome = perform(state, step);
    return outcome.ok ? outcome.state : undefined;
  };
  // A step that is illegal is the referee's to report.
  let state = steps.reduce((at, step) => after(at, step) ?? at, begun);
  // Each round pays one object of one cost; a cost that is met stays where more might be added.
  while (!isPaid({ ...state, dues: [], lifeDue: [] })) {
    const next = state.partsDue
      .filter((part) => part.kind !== "total" || part.least > 0)
      .flatMap((part) => stepsFor(state, part))
      .map((step) => ({ step, state: after(state, step) }))
      .find((tried) => tried.state !== undefined);
    if (next?.state === undefined) return undefined;
    paid.push(next.step);
    state = next.state;
  }
  return paid;
};
