import type { Change } from "../../answer.ts";
import { copyId, type CardGroup, type Permanent, type PoolMana, type Position } from "../../board/position.ts";
import { printPart } from "../../cards/cost-notation.ts";
import type { Card, CostPart } from "../../cards/index.ts";
import { MANA_TYPES, typesIn, type ManaType } from "../../mana/index.ts";
import { abilitiesUse, stockOf, tableFor } from "../../encode/index.ts";
import { effectsOf, paymentOf, type Due, type Total, type View } from "../../rules/index.ts";
import { isAccepted } from "../accepted.ts";
import { isSupplied, suppliesOf, type Asked } from "../asked.ts";
import { largestX } from "../largest-x.ts";
import { lazily } from "../../lazily.ts";
import { boardOf, type Board } from "../board.ts";
import type { Missing } from "./missing.ts";

/** So many changed positions are asked about at most for what is not ready, and for all other changes; each with so many solver nodes. */
const MOST_ASKED = 16;
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
  isPayable = (board: Board): boolean => {
    if (this.isTired) return false;
    this.left -= 1;
    const payment = paymentOf(board.view);
    // Without the cost that X stands in there is none. CR 107.3b
    if (this.x !== undefined && !payment.purpose.hasX) return false;
    const asked: Asked = { ...this.asked, ...board, payment, budget: Math.min(BUDGET, this.asked.budget) };
    return isSupplied(suppliesOf(asked, this.x)) ?? isAccepted(asked, this.x).yes;
  };
  isPayableAt = (position: Position): boolean => !this.isTired && this.isPayable(boardOf(position));
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
const MOST_SINGLES = 8;

/** If more is missing than this, one object is not looked for, and several not if even more is. */
const MOST_BY_ONE = 2;
const MOST_READIED = 4;

/** Could it pay something, were it ready? */
export type IsWanted = (entry: Permanent) => boolean;

/**
 * Which objects would have to be ready: one, if one will do; else none of them too many. What suffices is halved until only
 * what is needed is left (U. Junker, "QuickXplain", 2004).
 */
const readyEnough = (asker: Asker, position: Position, missing: Missing | undefined, isWanted: IsWanted): readonly Change[] | undefined => {
  // Objects that pay no mana may still be what a cost in words asks for.
  const all = missing?.parts.length === 0 ? notReady(position).filter(({ entry }) => isWanted(entry)) : notReady(position);
  const size = missing?.size ?? 1;
  const may = (some: readonly Readied[]): boolean => asker.isPayableAt(withReady(position, some));
  if (all.length === 0 || size > MOST_READIED || !may(all)) return undefined;
  const singles = all.filter((one, index) => all.findIndex((other) => other.entry === one.entry && other.to === one.to) === index);
  const single = size > MOST_BY_ONE ? undefined : singles.slice(0, MOST_SINGLES).find((one) => may([one]));
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
  const cards = leastEnough(asker, (count) => asker.isPayableAt({ ...position, graveyard: [...position.graveyard, someCards(count)] }));
  return cards === undefined ? undefined : [{ code: "graveyard", cards }];
};

/** Does anything here ask for life, or may it be paid with? CR 119.4 */
const asksLife = ({ table, payment, view }: Asked, total: Total | undefined): boolean =>
  abilitiesUse(table, "life") || payment.parts.some(({ kind }) => kind === "life" || kind === "choice") || effectsOf(view, "life-for-mana").length > 0 ||
  total === undefined || total.life.length > 0 || total.dues.some(({ demand }) => demand.kind === "types" && demand.open?.kind === "life");

const moreLife = (asker: Asker, asked: Asked, missing: Missing | undefined): readonly Change[] | undefined => {
  const { view: { position }, table } = asked;
  if (!table.lifeAllowed || !asksLife(asked, missing?.total)) return undefined;
  const amount = leastEnough(asker, (more) => asker.isPayableAt({ ...position, life: position.life + more }));
  return amount === undefined ? undefined : [{ code: "life", amount }];
};

/** Mana that pays this: of the first type that does. CR 107.4h */
const manaFor = ({ demand, count }: Due): PoolMana => {
  const types: readonly ManaType[] = demand.kind === "types" ? typesIn(demand.types) : demand.kind === "generic" && demand.only !== undefined ? typesIn(demand.only) : ["C"];
  return { type: types[0] ?? "C", count, snow: demand.kind === "snow" };
};

/** More mana than this is counted in words: "12 {C}, {U}". */
const WRITTEN_OUT = 10;

const printed = (mana: readonly PoolMana[]): string => {
  const isLong = mana.reduce((sum, { count }) => sum + count, 0) > WRITTEN_OUT;
  const symbolOf = ({ type, snow }: PoolMana): string => (snow ? "{S}" : `{${type}}`);
  return isLong ? mana.map((one) => (one.count === 1 ? symbolOf(one) : `${one.count} ${symbolOf(one)}`)).join(", ") : mana.map((one) => symbolOf(one).repeat(one.count)).join("");
};

/** The same board with mana in the pool, which changes nothing else of it. */
const withMana = ({ view, table, singles }: Asked, mana: readonly PoolMana[]): Board => {
  const more: View = { ...view, position: { ...view.position, pool: [...view.position.pool, ...mana] } };
  const same = tableFor(table, more);
  return { view: more, table: same, stock: lazily(() => stockOf(same)), singles };
};

const manaFrom = ({ mana }: Missing): readonly PoolMana[] => mana.map(manaFor).sort((a, b) => MANA_TYPES.indexOf(a.type) - MANA_TYPES.indexOf(b.type));

const moreMana = (asker: Asker, asked: Asked, mana: readonly PoolMana[]): readonly Change[] | undefined =>
  mana.length === 0 || !asker.isPayable(withMana(asked, mana)) ? undefined : [{ code: "mana", mana: printed(mana) }];

/** Without one of the additional costs; if that is not enough, with that mana as well. */
const withoutCost = (asker: Asker, { view: { position } }: Asked, mana: readonly PoolMana[]): readonly Change[] | undefined => {
  const { paying } = position;
  for (const pool of mana.length === 0 ? [[]] : [[], mana]) {
    const index = paying.additional.findIndex((_, at) =>
      asker.isPayableAt({ ...position, pool: [...position.pool, ...pool], paying: { ...paying, additional: paying.additional.filter((_cost, other) => other !== at) } }));
    const more: readonly Change[] = pool.length === 0 ? [] : [{ code: "mana", mana: printed(pool) }];
    if (index >= 0) return [...more, { code: "without", additional: index, text: (paying.additional[index] ?? []).map(printPart).join(", ") }];
  }
  return undefined;
};

/** What is announced is yours to choose. CR 601.2b */
const otherX = (asked: Asked): readonly Change[] | undefined => {
  const { position } = asked.view;
  const { paying } = position;
  if (typeof paying.x !== "number" || !asked.payment.purpose.hasX) return undefined;
  const { x } = paying.x < asked.payment.xLeast ? { x: asked.payment.xLeast } : largestX({ ...asked, budget: Math.min(BUDGET, asked.budget) });
  return x !== undefined && x !== paying.x && new Asker(asked, x).isPayableAt({ ...position, paying: { ...paying, x } }) ? [{ code: "x", x }] : undefined;
};

/**
 * The first of these that makes the cost payable, from what takes least to what takes most: another X; objects of yours that
 * are ready; cards in the graveyard; life; mana in the pool; without an additional cost. `undefined`: none was found.
 */
export const changeFor = (asked: Asked, x: number | undefined, missing: Missing | undefined, isWanted: IsWanted): readonly Change[] | undefined => {
  const asker = new Asker(asked, x);
  const mana = missing === undefined ? [] : manaFrom(missing);
  return (
    otherX(asked) ?? readyEnough(new Asker(asked, x), asked.view.position, missing, isWanted) ?? moreCards(asker, asked) ?? moreLife(asker, asked, missing) ??
    moreMana(asker, asked, mana) ?? withoutCost(asker, asked, mana)
  );
};
