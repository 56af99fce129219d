import type { Change } from "../../answer.ts";
import { copyId, type CardGroup, type Permanent, type PoolMana, type Position } from "../../board/position.ts";
import { printPart } from "../../cards/cost-notation.ts";
import type { Card, CostPart } from "../../cards/index.ts";
import { MANA_TYPES, typesIn, type ManaType } from "../../mana/index.ts";
import { demandSymbol, paymentOf, type Due } from "../../rules/index.ts";
import { isAccepted } from "../accepted.ts";
import { isSupplied, largestX, suppliesOf, type Asked } from "../asked.ts";
import { boardOf } from "../board.ts";
import { summed, type Missing } from "./missing.ts";

/** So many changed positions are asked about at most for what is not ready, and for all other changes; each with so many solver nodes. */
const MOST_ASKED = 30;
const BUDGET = 60;

/**
 * Could it be paid so? Counts how often it was asked; when that is used up, nothing is known any more. A "yes" is proved:
 * by Hall's theorem, or by a payment that the referee accepts.
 */
class Asker {
  private readonly asked: Asked;
  private readonly x: number | undefined;
  private left = MOST_ASKED;
  constructor(asked: Asked, x: number | undefined) {
    this.asked = asked;
    this.x = x;
  }
  get isTired(): boolean {
    return this.left <= 0;
  }
  isPayable = (position: Position, x = this.x): boolean => {
    if (this.isTired) return false;
    this.left -= 1;
    const board = boardOf(x === undefined ? position : { ...position, paying: { ...position.paying, x } });
    const payment = paymentOf(board.view);
    // Without the cost that X stands in there is none. CR 107.3b
    if (x !== undefined && !payment.purpose.hasX) return false;
    const asked: Asked = { ...this.asked, ...board, payment, budget: Math.min(BUDGET, this.asked.budget) };
    return isSupplied(suppliesOf(asked, x)) ?? isAccepted(asked, x).yes;
  };
}

/** One copy of a permanent in another state. */
interface Readied {
  readonly entry: Permanent;
  readonly to: "untapped" | "not-new";
}

/** Everything of yours that is tapped, then what is new: the last copies first, as auras and the like are on the first. */
const notReady = ({ battlefield }: Position): readonly Readied[] =>
  (["untapped", "not-new"] as const).flatMap((to) =>
    battlefield.filter((entry) => (to === "untapped" ? entry.tapped : entry.summoningSick)).flatMap((entry) => Array.from({ length: entry.count }, () => ({ entry, to }))));

const countOf = (some: readonly Readied[], entry: Permanent, to: Readied["to"]): number => some.filter((one) => one.entry === entry && one.to === to).length;

/** The entry's last copies are changed, so many of them each way. */
const withReady = (position: Position, some: readonly Readied[]): Position => ({
  ...position,
  battlefield: position.battlefield.flatMap((entry): readonly Permanent[] => {
    const [untapped, old] = [countOf(some, entry, "untapped"), countOf(some, entry, "not-new")];
    const one: Partial<Permanent> = untapped > old ? { tapped: false } : { summoningSick: false };
    const groups: readonly (readonly [number, Partial<Permanent>])[] = [
      [entry.count - Math.max(untapped, old), {}], [Math.abs(untapped - old), one], [Math.min(untapped, old), { tapped: false, summoningSick: false }],
    ];
    return groups.filter(([count]) => count > 0).map(([count, change], index) => ({ ...entry, ...change, count, id: index === 0 ? entry.id : `${entry.id} ${index}` }));
  }),
});

const namesOf = (some: readonly Readied[], to: Readied["to"]): readonly string[] =>
  [...new Set(some.filter((one) => one.to === to).map(({ entry }) => entry))].flatMap((entry) => {
    const count = countOf(some, entry, to);
    return Array.from({ length: count }, (_, index) => copyId(entry, entry.count - count + index));
  });

/** More different objects than this are not tried one by one. */
const MOST_SINGLES = 12;

/**
 * Which objects would have to be ready: one, if one will do; else none of them too many. What suffices is halved until only
 * what is needed is left (U. Junker, "QuickXplain", 2004).
 */
const readyEnough = (asker: Asker, position: Position): readonly Change[] | undefined => {
  const all = notReady(position);
  const may = (some: readonly Readied[]): boolean => asker.isPayable(withReady(position, some));
  if (all.length === 0 || !may(all)) return undefined;
  const singles = all.filter((one, index) => all.findIndex((other) => other.entry === one.entry && other.to === one.to) === index);
  const single = singles.slice(0, MOST_SINGLES).find((one) => may([one]));
  let needed: readonly Readied[] = single === undefined ? [] : [single];
  let rest = all;
  while (single === undefined && (needed.length === 0 || !may(needed))) {
    // The first `high` of the rest will do, together with what is needed.
    let [low, high] = [0, rest.length];
    while (high - low > 1 && !asker.isTired) {
      const middle = Math.floor((low + high) / 2);
      if (may([...needed, ...rest.slice(0, middle)])) high = middle;
      else low = middle;
    }
    if (asker.isTired) return undefined;
    needed = [...needed, rest[high - 1] as Readied];
    rest = rest.slice(0, high - 1);
  }
  return (["untapped", "not-new"] as const).flatMap((code) => {
    const objects = namesOf(needed, code);
    return objects.length === 0 ? [] : [{ code, objects }];
  });
};

/** More of anything than this is not asked for. */
const MOST_MORE = 64;

/** The smallest number that will do, from 1. */
const leastEnough = (asker: Asker, isEnough: (count: number) => boolean): number | undefined => {
  if (!isEnough(MOST_MORE)) return undefined;
  let [low, high] = [0, MOST_MORE];
  while (high - low > 1 && !asker.isTired) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/** A card of which nothing is known. */
const SOME_CARD: Card = {
  name: "", manaCost: undefined, supertypes: [], types: [], subtypes: [], token: false, colors: [], colorIdentity: [], power: undefined, toughness: undefined,
  keywords: [], abilities: [], effects: [], notUnderstood: [],
};

const someCards = (count: number): CardGroup => ({ id: "more cards", count, card: SOME_CARD, weight: 0, keep: false });

const takesAnyCard = (part: CostPart): boolean => part.kind === "exile" && part.from === "graveyard" && part.of.kind === "anything";

const moreCards = (asker: Asker, { payment, view: { position } }: Asked): readonly Change[] | undefined => {
  if (!payment.keywords.has("delve") && !payment.parts.some(takesAnyCard)) return undefined;
  const cards = leastEnough(asker, (count) => asker.isPayable({ ...position, graveyard: [...position.graveyard, someCards(count)] }));
  return cards === undefined ? undefined : [{ code: "graveyard", cards }];
};

const moreLife = (asker: Asker, { view: { position }, table }: Asked): readonly Change[] | undefined => {
  const amount = table.lifeAllowed ? leastEnough(asker, (more) => asker.isPayable({ ...position, life: position.life + more })) : undefined;
  return amount === undefined ? undefined : [{ code: "life", amount }];
};

/** Mana that pays this: of the first type that does. CR 107.4h */
const manaFor = ({ demand, count }: Due): PoolMana => {
  const types: readonly ManaType[] = demand.kind === "types" ? typesIn(demand.types) : demand.kind === "generic" && demand.only !== undefined ? typesIn(demand.only) : ["C"];
  return { type: types[0] ?? "C", count, snow: demand.kind === "snow" };
};

const printed = (mana: readonly PoolMana[]): string => summed(mana.map(({ type, count, snow }) => ({ symbol: snow ? "{S}" : `{${type}}`, count })));

const moreMana = (asker: Asker, { view: { position } }: Asked, missing: Missing): readonly Change[] | undefined => {
  const mana = missing.mana.map(manaFor).sort((a, b) => MANA_TYPES.indexOf(a.type) - MANA_TYPES.indexOf(b.type));
  if (mana.length === 0 || missing.size > MOST_MORE || !asker.isPayable({ ...position, pool: [...position.pool, ...mana] })) return undefined;
  return [{ code: "mana", mana: printed(mana) }];
};

const withoutCost = (asker: Asker, { view: { position } }: Asked): readonly Change[] | undefined => {
  const { additional } = position.paying;
  const index = additional.findIndex((_, at) => asker.isPayable({ ...position, paying: { ...position.paying, additional: additional.filter((_cost, other) => other !== at) } }));
  return index < 0 ? undefined : [{ code: "without", additional: index, text: (additional[index] ?? []).map(printPart).join(", ") }];
};

/** What is announced is yours to choose. CR 601.2b */
const otherX = (asker: Asker, asked: Asked): readonly Change[] | undefined => {
  const { paying } = asked.view.position;
  if (typeof paying.x !== "number" || !asked.payment.purpose.hasX) return undefined;
  const { x } = paying.x < asked.payment.xLeast ? { x: asked.payment.xLeast } : largestX({ ...asked, budget: Math.min(BUDGET, asked.budget) });
  return x !== undefined && x !== paying.x && asker.isPayable(asked.view.position, x) ? [{ code: "x", x }] : undefined;
};

/**
 * The first of these that makes the cost payable, from what takes least to what takes most: another X; objects of yours that
 * are ready; cards in the graveyard; life; mana in the pool; without an additional cost. `undefined`: none was found.
 */
export const changeFor = (asked: Asked, x: number | undefined, missing: Missing | undefined): readonly Change[] | undefined => {
  const asker = new Asker(asked, x);
  return (
    otherX(asker, asked) ?? readyEnough(new Asker(asked, x), asked.view.position) ?? moreCards(asker, asked) ?? moreLife(asker, asked) ??
    (missing === undefined ? undefined : moreMana(asker, asked, missing)) ?? withoutCost(asker, asked)
  );
};
