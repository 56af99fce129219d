import type { Card, Effect } from "../cards/index.ts";
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

/** Effects that change power look at it only for its own sake. */
const effectLooks = (effect: Effect): boolean => effect.kind !== "power" && mentionsPower(effect);

const cardLooks = (card: Card): boolean => mentionsPower(card.abilities) || card.effects.some(effectLooks) || (card.faces ?? []).some(cardLooks);

/** Could what is paid, or how, depend on anything's power or toughness? CR 613.4 */
export const looksAtPower = (view: View, payment: Payment): boolean => {
  const { position } = view;
  const cards = new Set([position.paying, ...position.hand, ...position.graveyard, ...position.command].flatMap(({ card }) => card ?? []));
  const effects = new Set(view.effects.map(({ effect }) => effect));
  return (
    mentionsPower([payment.parts, payment.tapPayments, payment.changes, position.pool.map((mana) => mana.spend)]) ||
    view.permanents.some((seen) => mentionsPower(seen.abilities)) ||
    [...effects].some(effectLooks) ||
    [...cards].some(cardLooks)
  );
};
