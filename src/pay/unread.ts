import type { NotReadLine } from "../answer.ts";
import { looksAtPower } from "./looks-at-power.ts";
import { isPayable, unknownsIn, waysToPay, YOU, type Payment, type View } from "../rules/index.ts";
import type { Condition, Effect } from "../cards/index.ts";

export interface Unread {
  readonly lines: readonly NotReadLine[];
  /** Facts that a position does not tell; taken as not so. */
  readonly assumed: readonly NotReadLine[];
  /** Such a line might forbid a payment that otherwise looks fine, so nothing may be promised. */
  readonly mayForbid: boolean;
}

/** Parts of the cost that nothing here can pay yet. */
const unreadParts = (payment: Payment): readonly NotReadLine[] =>
  waysToPay(payment).flatMap((way) => way.parts).flatMap((part) =>
    isPayable(part) ? [] : [{ object: "paying", text: `a cost of the kind "${part.kind}"` }],
  );

const conditions = (all: readonly (Condition | undefined)[]): readonly string[] => all.flatMap((condition) => (condition === undefined ? [] : unknownsIn(condition)));

/** A permission for somebody else, for what is not cast, or not from there, is no matter. */
const concerns = (effect: Effect, controller: number, payment: Payment): boolean =>
  effect.kind !== "as-though" ||
  effect.on === undefined ||
  (controller === YOU || effect.whose !== "you") && effect.on.some((use) => use.kind !== "cast" || (payment.purpose.kind === "spell" && (use.from === undefined || use.from.includes(payment.purpose.from))));

/** Everything that was not read and might matter to this payment, and what the position does not tell. */
export const unreadLines = (view: View, payment: Payment): Unread => {
  // What could only change power is no matter where nothing looks at it.
  const power = looksAtPower(view, payment);
  const given = view.position.notUnderstood.filter((line) => line.about !== "power" || power);
  const untold = [
    ...view.permanents.filter((seen) => seen.controller === YOU).flatMap((seen) =>
      seen.abilities.flatMap((ability) =>
        conditions([...(ability.conditions ?? []), ...(ability.instead ?? []).map(({ when }) => when)]).map((text) => ({ object: seen.thing.id, text })))),
    ...view.effects.flatMap(({ effect, source, controller }) => ("when" in effect && (effect.kind !== "power" || power) && concerns(effect, controller, payment) ? conditions([effect.when]) : []).map((text) => ({ object: source.id, text }))),
    ...(view.position.paying.card?.effects ?? []).flatMap((effect) => ("when" in effect && effect.kind !== "power" ? conditions([effect.when]) : []).map((text) => ({ object: "paying", text }))),
  ];
  const parts = unreadParts(payment);
  return {
    lines: [...given.map(({ object, text }) => ({ object, text })), ...parts],
    assumed: untold,
    mayForbid: parts.length > 0 || given.some((line) => line.mayForbid === true),
  };
};
