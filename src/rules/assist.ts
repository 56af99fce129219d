import type { ManaAbility } from "../cards/index.ts";
import type { Step } from "../answer.ts";
import { holds } from "./amounts.ts";
import { canAssistWith } from "./assistant.ts";
import { matches } from "./matches.ts";
import { no, yes, type Outcome } from "./outcome.ts";
import { produce } from "./produce.ts";
import { copyNow, momentOf, stateWith, tallied, withCopy, withLeaving, type State } from "./state.ts";
import type { Thing } from "./thing.ts";
import { effectsOf, speaksOf, type Seen } from "./view.ts";
import { madeOf } from "./adds.ts";

type Activate = Extract<Step, { do: "activate" }>;

const isJust = (ids: readonly string[] | undefined, wanted: boolean, self: string): boolean => (ids ?? []).join() === (wanted ? self : "");

/**
 * The player who assists activates a mana ability: before you activate any, and only for generic mana. That player's mana
 * is kept apart from yours. CR 702.132a
 */
export const assistWith = (state: State, step: Activate, seen: Seen, thing: Thing, ability: ManaAbility): Outcome => {
  const { view } = state;
  if (state.paying) return no("after-paying-began", step.object);
  if (state.assistOver) return no("assist-comes-first", step.object);
  if (!state.dues.some(({ demand }) => demand.kind === "generic")) return no("no-mana-due", step.object);
  if (!canAssistWith(view, seen, ability)) return no("cannot-be-activated", step.object);
  const moment = momentOf(state);
  if (!(ability.conditions ?? []).every((condition) => condition.kind !== "priority" && holds(condition, thing, moment, seen.controller))) return no("condition-not-met", step.object);
  const taps = ability.cost.some(({ kind }) => kind === "tap");
  const leaves = ability.cost.some(({ kind }) => kind === "sacrifice-self");
  if (step.with.length > 0 || !isJust(step.taps, taps, step.object) || !isJust(step.sacrifices, leaves, step.object)) return no("cost-not-paid", step.object);
  if (taps && thing.tapped) return no("already-tapped", step.object);
  if (taps && !seen.ready) return no("summoning-sick", step.object);
  const forbidden = effectsOf(view, "no-sacrifice").some(({ effect, source, controller }) => speaksOf(effect.whose, controller, seen.controller) && matches(effect.of, thing, source));
  if (leaves && forbidden) return no("cannot-sacrifice", step.object);
  const tapped = taps ? withCopy(state, step.object, { tapped: true }) : state;
  // It goes to a graveyard that is not yours.
  const after = leaves ? withLeaving(tapped, step.object, "elsewhere") : tapped;
  const made = madeOf(produce(ability, copyNow(after, step.object)?.thing ?? thing, momentOf(after), {}, seen.controller), step.adds);
  if (made === undefined) return no("adds-something-else", step.object);
  const pool = after.pool.with(made.map((mana) => ({ ...mana, unit: { ...mana.unit, assists: true as const } })));
  if (pool === undefined) return no("too-much-mana", step.object);
  return yes(tallied(stateWith(after, { pool }), "assisted", step.object));
};
