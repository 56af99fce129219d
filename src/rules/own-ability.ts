import type { Position } from "../board/position.ts";
import type { CostPart, Effect } from "../cards/index.ts";
import { manaOf, nonMana, sameCost } from "./cost-parts.ts";

/** Which ability of a card's own is being paid for, and what it costs beside mana. CR 602.1, 602.2b */
export type OwnAbility = Extract<Effect, { readonly kind: "own-ability" }>;

const asks = ({ cost }: OwnAbility, kind: CostPart["kind"]): boolean => cost.some((part) => part.kind === kind);

/** Is the card where this ability of it works? What it asks of the card itself tells. CR 113.6 */
const worksThere = (ability: OwnAbility, { paying, battlefield }: Position): boolean => {
  if (asks(ability, "discard-self")) return true;
  const isOnBattlefield = paying.from === "battlefield" && battlefield.some((entry) => entry.card.name === paying.card?.name);
  return isOnBattlefield || (asks(ability, "exile-self") && paying.from !== "hand");
};

/** Keywords that are activated for mana while their card is on the battlefield. What they cost is not known. CR 702.6, 702.67, 702.87, 702.107, 702.151 */
const ACTIVATED_KEYWORDS: readonly string[] = ["equip", "fortify", "level up", "outlast", "reconfigure"];

/** By its mana alone it may as well be the ability of a keyword, which does not ask for what this one does besides. */
const mayBeKeyword = ({ paying: { ability, card } }: Position, { cost }: OwnAbility): boolean =>
  nonMana(cost).length > 0 &&
  (ability === undefined ? ACTIVATED_KEYWORDS.some((keyword) => card?.keywords.includes(keyword)) : card?.keywords.includes(ability) === true);

const isWhatTheCardSays = (given: readonly CostPart[], own: readonly CostPart[]): boolean => {
  const texts = (parts: readonly CostPart[]): string => nonMana(parts).map((part) => JSON.stringify(part)).sort().join();
  return texts(given) === texts(own);
};

/**
 * Which ability it is, told by its mana, or by its whole cost as the card has it. Where two abilities cost the same nobody
 * can tell, and the caller's cost is taken as it is.
 */
export const ownAbility = (position: Position, parts: readonly CostPart[]): OwnAbility | undefined => {
  const { paying } = position;
  if (paying.kind !== "ability") return undefined;
  const mana = manaOf(parts);
  const isIt = (ability: OwnAbility): boolean =>
    sameCost(manaOf(ability.cost), mana) && worksThere(ability, position) &&
    (nonMana(parts).length === 0 ? !mayBeKeyword(position, ability) : isWhatTheCardSays(parts, ability.cost));
  const [only, another] = (paying.card?.effects ?? []).flatMap((effect) => (effect.kind === "own-ability" && isIt(effect) ? [effect] : []));
  return another === undefined ? only : undefined;
};

/** What else an own ability costs, as far as steps of a payment can pay it; "this permanent" is one of its name. */
export const ownParts = (ability: OwnAbility, name: string): readonly CostPart[] =>
  ability.cost.flatMap((part): readonly CostPart[] => {
    switch (part.kind) {
      case "sacrifice-self":
        return [{ kind: "sacrifice", count: 1, of: { kind: "name", name } }];
      case "tap":
      case "mana":
      case "waterbend":
      case "life":
      case "tap-others":
      case "sacrifice":
      case "return":
      case "exile":
      case "discard":
      case "reveal":
      case "remove-counters-among":
        return [part];
      default:
        return [];
    }
  });
