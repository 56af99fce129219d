import type { Plan, Report } from "../answer.ts";
import type { Position } from "../board/position.ts";
import { viewOf, type View } from "../rules/index.ts";
import { replayOn } from "./replay.ts";

/** Is this plan legal, from whatever program it comes? Every illegal step is reported with its rule; the summary is recomputed. */
export const check = (position: Position, plan: Plan): Report => checkOn(viewOf(position), plan);

/** The same for a position that the rules have looked at already. */
export const checkOn = (view: View, plan: Plan): Report => replayOn(view, plan).report;

export { apply, positionAfter } from "./apply.ts";
export { replayOn } from "./replay.ts";
export { valuesOf, ZERO, type Price } from "./prices.ts";
export { valuerOn, type Valued } from "./valued.ts";
