import type { Card } from "../cards/index.ts";
import type { Payment } from "./payment.ts";
import type { View } from "./view.ts";

/** Kinds of predicates and amounts that look at power or toughness. */
const KINDS: ReadonlySet<unknown> = new Set(["power", "toughness", "greatest-power", "greatest-toughness", "total-power", "total-toughness", "total", "reducer"]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null;

/** Does data about a card speak of power or toughness somewhere? */
const mentionsPower = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(mentionsPower);
  if (!isObject(value)) return false;
  if (KINDS.has(value["kind"])) return true;
  const looked = value["value"];
  if (value["kind"] === "cost-object" && looked !== "mana-value") return true;
  if (value["kind"] === "different" && looked === "power") return true;
  return Object.values(value).some(mentionsPower);
};

/** Effects that change power look at it only for its own sake. */
const cardLooks = (card: Card): boolean =>
  mentionsPower(card.abilities) || card.effects.some((effect) => effect.kind !== "power" && mentionsPower(effect)) || (card.faces ?? []).some(cardLooks);

/** Could what is paid, or how, depend on anything's power or toughness? CR 613.4 */
export const looksAtPower = (view: View, payment: Payment): boolean => {
  const { position } = view;
  const cards = new Set([
    ...(position.paying.card === undefined ? [] : [position.paying.card]),
    ...[position.hand, position.graveyard, position.command].flatMap((zone) => zone.map((entry) => entry.card)),
  ]);
  const effects = new Set(view.effects.flatMap(({ effect }) => (effect.kind === "power" ? [] : [effect])));
  return (
    mentionsPower([payment.parts, payment.tapPayments, payment.changes, position.pool.map((mana) => mana.spend)]) ||
    view.permanents.some((seen) => mentionsPower(seen.abilities)) ||
    [...effects].some(mentionsPower) ||
    [...cards].some(cardLooks)
  );
};
