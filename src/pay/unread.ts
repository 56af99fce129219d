import type { NotReadLine } from "../answer.ts";
import { lazily, remembered } from "../lazily.ts";
import { isPayable, looksAtPower, matches, speaksOf, unknownsIn, untoldIn, waysToPay, yours, YOU, type Active, type Payment, type Seen, type View } from "../rules/index.ts";
import type { Condition, EffectKind, ManaAbility } from "../cards/index.ts";

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

/** Is it a matter here? Not where it speaks of somebody else, of what is not cast, or not from there, or helps no new creature. */
const concerns = (view: View, { effect, source, controller }: Active, payment: Payment): boolean => {
  const { purpose } = payment;
  switch (effect.kind) {
    case "as-though":
      return effect.on === undefined || (controller === YOU || effect.whose !== "you") &&
        effect.on.some((use) => use.kind !== "cast" || (purpose.kind === "spell" && (use.from === undefined || use.from.includes(purpose.from))));
    case "spell-cost":
      return purpose.kind === "spell" && speaksOf(effect.whose, controller, YOU) && (effect.from === undefined || effect.from.includes(purpose.from)) &&
        (purpose.thing === undefined || matches(effect.spell, purpose.thing, source));
    case "ability-cost":
      return speaksOf(effect.whose, controller, YOU);
    case "grant-haste":
      return view.permanents.some((seen) => !seen.ready && speaksOf(effect.whose, controller, seen.controller) && matches(effect.to, seen.thing, source));
    default:
      return true;
  }
};

/** What holds on the battlefield only is no matter while its own card is being cast. CR 113.6 */
const WHILE_CAST: ReadonlySet<EffectKind> = new Set<EffectKind>(["own-cost", "as-though"]);

/** What an ability is activated with, or turns into something else by, that a position does not tell. */
const untoldConditions = remembered(({ conditions: asked = [], instead = [] }: ManaAbility): readonly string[] => conditions([...asked, ...instead.map(({ when }) => when)]));

/** Numbers that an ability would need and a position does not tell, as how many cards were drawn; or what is imprinted. */
const untoldOutputs = remembered(({ outputs, instead = [] }: ManaAbility): readonly ("imprint" | { readonly text: string })[] =>
  [...outputs, ...instead.flatMap((other) => other.outputs)].flatMap((output) => [
    ...("amount" in output ? untoldIn(output.amount).map((text) => ({ text })) : []),
    ...("of" in output && output.of.kind === "exiled-card-colors" ? ["imprint" as const] : []),
  ]));

const asksUntold = remembered((ability: ManaAbility): boolean => untoldConditions(ability).length + untoldOutputs(ability).length > 0);

const untoldOf = ({ abilities, thing }: Seen): readonly string[] =>
  abilities.flatMap(untoldOutputs).flatMap((one) => (one !== "imprint" ? [one.text] : thing.chosen === undefined ? ["which card is exiled with it"] : []));

/** Everything that was not read and might matter to this payment, and what the position does not tell. */
export const unreadLines = (view: View, payment: Payment): Unread => {
  // What could only change power is no matter where nothing looks at it.
  const power = lazily(() => looksAtPower(view, payment));
  const given = view.position.notUnderstood.filter((line) => line.about !== "power" || power());
  const mine = yours(view).filter(({ abilities }) => abilities.some(asksUntold));
  const untold = [
    ...mine.flatMap(({ abilities, thing }) => abilities.flatMap(untoldConditions).map((text) => ({ object: thing.id, text }))),
    ...mine.flatMap((seen) => untoldOf(seen).map((text) => ({ object: seen.thing.id, text }))),
    ...view.effects.flatMap((active) => {
      const { effect, source } = active;
      return ("when" in effect && (effect.kind !== "power" || power()) && concerns(view, active, payment) ? conditions([effect.when]) : []).map((text) => ({ object: source.id, text }));
    }),
    ...(view.position.paying.card?.effects ?? []).flatMap((effect) => ("when" in effect && WHILE_CAST.has(effect.kind) ? conditions([effect.when]) : []).map((text) => ({ object: "paying", text }))),
  ];
  const parts = unreadParts(payment);
  return {
    lines: [...given.map(({ object, text }) => ({ object, text })), ...parts],
    assumed: untold,
    mayForbid: parts.length > 0 || given.some((line) => line.mayForbid === true),
  };
};

/** Does a cost that looks at something that a position does not tell have a say in this one? `own`: that of the card itself, too. */
export const isCostUntold = (view: View, payment: Payment, own: boolean): boolean => {
  const isUntold = (when: Condition | undefined): boolean => conditions([when]).length > 0;
  return view.effects.some((active) => active.effect.kind === "spell-cost" && isUntold(active.effect.when) && concerns(view, active, payment)) ||
    (own && (view.position.paying.card?.effects ?? []).some((effect) => effect.kind === "own-cost" && isUntold(effect.when)));
};
