import type { Step } from "../answer.ts";
import type { CostPart } from "../cards/index.ts";
import { activate } from "./activate.ts";
import type { Outcome } from "./outcome.ts";
import { payStep } from "./pay-step.ts";
import { handOf, type State } from "./state.ts";

/** One step of a payment: the next state, or why the step is illegal. The state given is left as it is. */
export const perform = (state: State, step: Step): Outcome => (step.do === "activate" ? activate(state, step) : payStep(state, step));

/** Everything is paid: CR 601.2h is over. */
export const isPaid = (state: State): boolean => state.dues.length === 0 && state.lifeDue.length === 0 && state.partsDue.every((part) => isMet(state, part));

/** A cost of any number of objects stays until the end, as more may always be added; so does the hand, until nothing is left of it. */
const isMet = (state: State, part: CostPart): boolean =>
  (part.kind === "total" && part.least <= 0) || (part.kind === "discard" && part.count === "hand" && handOf(state).length === 0);
