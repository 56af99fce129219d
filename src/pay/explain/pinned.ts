import type { Reason } from "../../answer.ts";
import type { Pins } from "../../board/pins.ts";
import type { CardGroup, Permanent, Position } from "../../board/position.ts";
import { encode, liftedBy, type Kept } from "../../encode/index.ts";
import type { Policy } from "../../policy/index.ts";
import { paymentOf, totalsFor } from "../../rules/index.ts";
import { isAccepted } from "../accepted.ts";
import { waysFor, type Asked } from "../asked.ts";
import { boardOf } from "../board.ts";

/** Each pin that is lifted counts one, and nothing else does. */
const FEWEST_LIFTED: Policy = { name: "fewest lifted", levels: ["avoided"] };

const reasonOf = (pin: Kept): Reason =>
  pin.kind === "limit" ? { code: "limited", limit: pin.of, most: pin.most }
  : { code: "pinned", object: pin.object, pin: pin.kind, ...(pin.ability === undefined ? {} : { ability: pin.ability }) };

const without = ({ use, forbid, ...pins }: Pins, isLifted: (kind: "use" | "forbid", ability: number | undefined) => boolean): Pins => {
  const left = (kind: "use" | "forbid", pin: Pins["use"]): Pins => {
    const rest = pin === true ? (isLifted(kind, undefined) ? [] : pin) : (pin ?? []).filter((ability) => !isLifted(kind, ability));
    return rest === true || rest.length > 0 ? { [kind]: rest } : {};
  };
  return { ...pins, ...left("use", use), ...left("forbid", forbid) };
};

/** The position in which these pins are lifted; `undefined`: all of them. */
const freed = (position: Position, lifted: readonly Kept[] | undefined): Position => {
  const isLifted = (id: string) => (kind: "use" | "forbid", ability: number | undefined): boolean =>
    lifted === undefined || lifted.some((pin) => pin.kind === kind && pin.object === id && pin.ability === ability);
  const free = <Entry extends Permanent | CardGroup>(entry: Entry): Entry => (entry.pins === undefined ? entry : { ...entry, pins: without(entry.pins, isLifted(entry.id)) });
  const limits = Object.entries(position.paying.limits ?? {}).filter(([kind]) => lifted !== undefined && !lifted.some((pin) => pin.kind === "limit" && pin.of === kind));
  return {
    ...position,
    battlefield: position.battlefield.map(free),
    hand: position.hand.map(free),
    graveyard: position.graveyard.map(free),
    opponents: position.opponents.map((side) => ({ ...side, battlefield: side.battlefield.map(free) })),
    paying: { ...position.paying, limits: Object.fromEntries(limits) },
  };
};

/** The same cost with pins lifted. */
export const askedFreely = (asked: Asked, lifted?: readonly Kept[]): Asked => {
  const board = boardOf(freed(asked.view.position, lifted));
  return { ...asked, ...board, payment: paymentOf(board.view) };
};

/**
 * A smallest set of pins without which the cost can be paid, over the ways to lock the total, as reasons: none if pins have
 * nothing to do with it. `undefined`: that is not proved.
 */
export const liftedFor = (asked: Asked, x: number | undefined): readonly Reason[] | undefined => {
  let fewest: readonly Kept[] | undefined;
  let isProved = true;
  for (const { total, ...way } of waysFor(asked, totalsFor(asked.view, asked.payment, x))) {
    const { program, drafts, isComplete } = encode(asked.table, asked.payment, total, { ...way, policy: FEWEST_LIFTED, liftable: true });
    const outcome = asked.solver.solve(program, { budget: asked.budget });
    isProved &&= isComplete && (outcome.status === "infeasible" || outcome.status === "optimal");
    if (outcome.status !== "optimal" && outcome.status !== "feasible") continue;
    const lifted = liftedBy(drafts, outcome.solution.firings);
    if (fewest === undefined || lifted.length < fewest.length) fewest = lifted;
  }
  if (fewest === undefined) return isProved ? [] : undefined;
  // With pins it cannot be paid, so fewer than one is none.
  if (!isProved && fewest.length > 1) return undefined;
  return isAccepted(askedFreely(asked, fewest), x).yes ? fewest.map(reasonOf) : undefined;
};
