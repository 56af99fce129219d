import type { Card, Effect, ManaAbility } from "../cards/index.ts";
import { remembered } from "../lazily.ts";
import type { Payment } from "./payment.ts";
import type { View } from "./view.ts";

/** Kinds of predicates and amounts that look at power or toughness. */
const KINDS: ReadonlySet<unknown> = new Set(["power", "toughness", "greatest-power", "greatest-toughness", "total-power", "total-toughness", "total", "reducer"]);

/** Does data about a card speak of power or toughness somewhere? */
const mentionsPower = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { kind, value: looked }: { readonly kind?: unknown; readonly value?: unknown } = value;
  // "The sacrificed creature's power", "different powers": the kind does not tell.
  return KINDS.has(kind) || looked === "power" || looked === "toughness" || Object.values(value).some(mentionsPower);
};

const abilityLooks = remembered((ability: ManaAbility): boolean => mentionsPower(ability));

/** Effects that change power look at it only for its own sake. */
const effectLooks = remembered((effect: Effect): boolean => effect.kind !== "power" && mentionsPower(effect));

const cardLooks = remembered((card: Card): boolean => card.abilities.some(abilityLooks) || card.effects.some(effectLooks) || (card.faces ?? []).some(cardLooks));

/** Could what is paid, or how, depend on anything's power or toughness? CR 613.4 */
export const looksAtPower = (view: View, payment: Payment): boolean => {
  const { position } = view;
  const cards = new Set([position.paying, ...position.hand, ...position.graveyard, ...position.command].flatMap(({ card }) => card ?? []));
  return (
    mentionsPower([payment.parts, payment.tapPayments, payment.changes, position.pool.map((mana) => mana.spend)]) ||
    view.permanents.some((seen) => seen.abilities.some(abilityLooks)) ||
    view.effects.some(({ effect }) => effectLooks(effect)) ||
    [...cards].some(cardLooks)
  );
};
