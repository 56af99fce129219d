import { copyId, type CardGroup, type ParsedPaying, type Paying, type Position } from "../board/position.ts";
import { CASTING_KEYWORDS, type Card, type Casting, type Condition, type CostPart } from "../cards/index.ts";
import { holds, startOf, thingOf, unknownsIn, viewOf, type View } from "../rules/index.ts";
import { PAYING } from "./board.ts";
import { linesOf, withoutOne } from "./question.ts";

/** Zones from which cards are looked at. */
export const CAST_ZONES = ["hand", "graveyard", "command"] as const;
export type CastZone = (typeof CAST_ZONES)[number];

/** A cost with the name that it goes by. */
export interface NamedCost {
  readonly name: string;
  readonly cost: readonly CostPart[];
}

/** One way to cast a card: for which cost, with what besides, as what. CR 601.2b */
export interface WayToCast {
  /** What is paid; no parts: there is no mana cost, CR 118.6. */
  readonly cost: NamedCost;
  /** Additional costs beyond those that the text makes mandatory: commander tax, kickers. CR 118.8 */
  readonly additional: readonly NamedCost[];
  /** The one among `additional` that may be paid more often, and how often at most. */
  readonly repeatable?: { readonly index: number; readonly times: number | "any" };
  /** The face that is cast, where there are several. */
  readonly face?: string;
  /** What has to be so, and a position does not tell. */
  readonly onlyIf: readonly string[];
  /** The same with the additional cost at `repeatable` paid so often. */
  readonly paying: (times?: number) => ParsedPaying;
}

/** A card that may be cast, as far as its own text says; lands are not cast (CR 305.1). */
export interface CardToCast {
  readonly entry: CardGroup;
  /** The object id of its first copy. */
  readonly object: string;
  readonly from: CastZone;
  /** The board on which it is paid for: without it, if it is of the hand. CR 601.2a */
  readonly position: Position;
  readonly ways: readonly WayToCast[];
  /** Ways, or costs besides, that its text offers and that were not read. */
  readonly notUnderstood: readonly string[];
}

/** The name of a way that pays the mana cost. */
export const MANA_COST = "mana cost";

export const COMMANDER_TAX = "commander tax";

type Way = Extract<Casting, { readonly kind: "way" }>;

/** A card, or one of its faces, and what it is cast for. */
interface Offer {
  readonly card: Card;
  readonly name: string;
  readonly cost?: readonly CostPart[];
  readonly besides: readonly NamedCost[];
  readonly onlyIf: readonly string[];
  readonly face?: string;
}

const castingsOf = (card: Card): readonly Casting[] => card.castings ?? [];

const isLand = ({ types }: Card): boolean => types.includes("Land");

/** CR 601.3: what does not say from where is offered from hand and command zone. */
const isFrom = (from: CastZone, zone: CastZone | undefined): boolean => (zone === undefined ? from !== "graveyard" : zone === from);

const SO: Condition = { kind: "all", of: [] };

/** The condition with everything that a position does not tell taken as it would have to be. */
const atBest = (condition: Condition): Condition => {
  switch (condition.kind) {
    case "all":
    case "any":
      return { ...condition, of: condition.of.map(atBest) };
    case "not":
    case "amount":
    case "unknown":
      return unknownsIn(condition).length > 0 ? SO : condition;
    case "self":
    case "priority":
    case "your-turn":
      return condition;
  }
};

/** What must be so for a way, as far as a position does not tell; `undefined`: it is not to be had. */
const conditionsOf = (view: View, card: Card, { name, when }: Way): readonly string[] | undefined => {
  const keyword = CASTING_KEYWORDS.get(name);
  const named = keyword?.kind === "instead" && keyword.if !== undefined ? [keyword.if] : [];
  if (when === undefined) return named;
  return holds(atBest(when), thingOf(card, PAYING, "stack"), startOf(view)) ? [...named, ...unknownsIn(when)] : undefined;
};

/** The ways of a card, and of its other faces, from a zone; without costs that may be paid besides. */
const offersOf = (view: View, card: Card, from: CastZone, face: string | undefined): readonly Offer[] => {
  const castings = castingsOf(card);
  const ways = castings.filter((casting) => casting.kind === "way");
  const faces = castings.filter((casting) => casting.kind === "face");
  const front = face ?? (faces.length > 0 ? (card.faces?.[0] ?? card).name : undefined);
  const named = front === undefined ? {} : { face: front };
  const isOffered = !isLand(card) && from !== "graveyard" && ways.every(({ only }) => only !== true);
  const printed: readonly Offer[] = isOffered ? [{ card, name: MANA_COST, besides: [], onlyIf: [], ...named }] : [];
  const others = isLand(card) ? [] : ways.filter((way) => isFrom(from, way.from)).flatMap((way): readonly Offer[] => {
    const onlyIf = conditionsOf(view, card, way);
    if (onlyIf === undefined) return [];
    const as = way.as === undefined ? named : way.as.name === card.name ? {} : { face: way.as.name };
    return [{
      card: way.as ?? card, name: way.name, onlyIf, ...(way.cost === undefined ? {} : { cost: way.cost }), ...as,
      besides: way.besides === undefined ? [] : [{ name: way.name, cost: way.besides }],
    }];
  });
  return [...printed, ...faces.flatMap((other) => offersOf(view, other.card, from, other.card.name)), ...others];
};

/** What may be paid besides, chosen. */
interface Choice {
  readonly costs: readonly (NamedCost & { readonly times: number | "any" })[];
}

/** More additional costs than this are not combined with each other. */
const MOST_COMBINED = 4;

const NOTHING: Choice = { costs: [] };

/** Each set of costs that may be paid besides. */
const setsOf = (costs: Choice["costs"]): readonly Choice[] =>
  costs.length > MOST_COMBINED
    ? [NOTHING, ...costs.map((cost) => ({ costs: [cost] }))]
    : costs.reduce<readonly Choice[]>((sets, cost) => [...sets, ...sets.map((set) => ({ costs: [...set.costs, cost] }))], [NOTHING]);

const choicesOf = (card: Card): readonly Choice[] => {
  const sets = setsOf(castingsOf(card).flatMap((casting) => (casting.kind === "besides" && casting.times !== 0 ? [casting] : [])));
  // CR 702.172a, 702.183a: one of the modes at least, of tiered ones exactly one.
  return castingsOf(card).reduce<readonly Choice[]>((chosen, casting) => {
    if (casting.kind !== "modes") return chosen;
    const modes = casting.of.map((cost, index) => ({ name: `${casting.name} ${index + 1}`, cost, times: 1 }));
    const picked = setsOf(modes).filter(({ costs }) => (casting.several ? costs.length > 0 : costs.length === 1));
    return chosen.flatMap((one) => picked.map((mode) => ({ costs: [...one.costs, ...mode.costs] })));
  }, sets);
};

/** What a keyword asks for goes by its name, so that it is not taken for a cost in the card's own words. */
const asGiven = ({ name, cost }: NamedCost): readonly CostPart[] =>
  name === COMMANDER_TAX || CASTING_KEYWORDS.has(name) ? [{ kind: "keyword", keyword: name, cost }] : cost;

const wayOf = (offer: Offer, choice: Choice, tax: readonly NamedCost[], object: string, from: CastZone): WayToCast => {
  const { card, name, cost, face, onlyIf } = offer;
  const chosen = [...tax, ...offer.besides, ...choice.costs];
  const repeated = choice.costs.findIndex(({ times }) => times !== 1);
  const index = repeated + tax.length + offer.besides.length;
  const shown = { name, cost: cost ?? (card.manaCost === undefined ? [] : [{ kind: "mana" as const, cost: card.manaCost }]) };
  const paying = (times = 1): Paying => ({
    card, from, kind: "spell",
    ...(from === "graveyard" ? { object } : {}),
    ...(cost === undefined ? {} : { cost: asGiven(shown) }),
    additional: chosen.flatMap((one, at) => Array.from({ length: repeated >= 0 && at === index ? times : 1 }, () => asGiven(one))),
    increase: [], reduce: [],
  });
  const notUnderstood = linesOf(card);
  return {
    cost: shown, additional: chosen.map((one) => ({ name: one.name, cost: one.cost })), onlyIf, ...(face === undefined ? {} : { face }),
    ...(repeated < 0 ? {} : { repeatable: { index, times: choice.costs[repeated]?.times ?? 1 } }),
    paying: (times) => ({ paying: paying(times), notUnderstood }),
  };
};

/** What a card and its faces offer that was not read; keywords without their cost among it. */
const unreadOf = (card: Card, from: CastZone): readonly string[] => {
  const castings = castingsOf(card);
  const lines = castings.flatMap((casting) => (casting.kind === "unread" && isFrom(from, casting.from) ? [casting.line] : []));
  const known = new Set(castings.flatMap((casting) => ("name" in casting ? [casting.name] : casting.kind === "unread" ? [casting.line] : [])));
  const lost = card.keywords.filter((keyword) => {
    const offered = CASTING_KEYWORDS.get(keyword);
    return offered !== undefined && !known.has(keyword) && isFrom(from, offered.kind === "again" ? "graveyard" : offered.kind === "instead" ? offered.from : undefined);
  });
  return [...lines, ...lost, ...castings.flatMap((casting) => (casting.kind === "face" ? unreadOf(casting.card, from) : []))];
};

/** CR 903.8: {2} for each time it was cast from the command zone before. */
const taxOf = (entry: CardGroup, from: CastZone): readonly NamedCost[] =>
  from !== "command" || (entry.casts ?? 0) === 0 ? [] : [{ name: COMMANDER_TAX, cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 2 * (entry.casts ?? 0) }] }] }];

const isEverCast = (card: Card): boolean => !isLand(card) || castingsOf(card).some((casting) => casting.kind === "face" && isEverCast(casting.card));

/**
 * The cards of hand, graveyard and command zone that could be cast, and every way to do so that their own text offers.
 * What other cards permit is not looked at, nor when a spell may be cast, nor what it needs as a target.
 */
export const waysToCast = (position: Position): readonly CardToCast[] => {
  const view = viewOf(position);
  return CAST_ZONES.flatMap((from) => position[from].flatMap((entry): readonly CardToCast[] => {
    const { card } = entry;
    if (!isEverCast(card)) return [];
    const object = copyId(entry, 0);
    const ways = offersOf(view, card, from, undefined).flatMap((offer) => choicesOf(offer.card).map((choice) => wayOf(offer, choice, taxOf(entry, from), object, from)));
    const notUnderstood = unreadOf(card, from);
    return ways.length + notUnderstood.length === 0 ? [] : [{ entry, object, from, position: from === "hand" ? withoutOne(position, entry) : position, ways, notUnderstood }];
  }));
};
