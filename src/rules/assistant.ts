import type { ManaAbility } from "../cards/index.ts";
import { activationDues, activationLife } from "./ability-cost.ts";
import type { Seen, View } from "./view.ts";

/** The number of the player who assists with the spell that is cast. CR 702.132a */
export const assistantOf = ({ position: { paying, opponents } }: View): number | undefined => {
  const at = paying.kind === "spell" && paying.card?.keywords.includes("assist") === true ? opponents.findIndex(({ assists }) => assists === true) : -1;
  return at < 0 ? undefined : at + 1;
};

/**
 * Is this an ability that the other player's payment can use here? Those that tap or sacrifice their own source and cost
 * nothing else: what that player has of life, counters or cards is not told.
 */
export const canAssistWith = (view: View, { thing, controller }: Seen, ability: ManaAbility): boolean =>
  ability.cost.length > 0 && ability.cost.every(({ kind }) => kind === "tap" || kind === "sacrifice-self") &&
  ability.oncePerTurn !== true && activationLife(view, thing, ability) === 0 && activationDues(view, thing, ability, 0, controller).length === 0 &&
  (ability.effects ?? []).every(({ kind }) => kind === "damage" || kind === "other");
