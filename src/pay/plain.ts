import type { ParsedPaying } from "../board/position.ts";
import { PAYMENT_KEYWORDS, type Card, type Effect } from "../cards/index.ts";
import { hasSay, isHeld, typeReachOf } from "../encode/index.ts";
import { ANY_TYPE, typeBit, type Cost, type ManaSymbol, type TypeSet } from "../mana/index.ts";
import { matches, MOST_COUNTED, speaksOf, thingOf, YOU, type Active, type View } from "../rules/index.ts";
import type { Reach } from "../solver/hall.ts";
import { PAYING, type Board } from "./board.ts";

/**
 * The short way to "can it be paid?" for what is asked most: a card of the hand is cast for the mana cost printed on it,
 * and nothing on the card or the board says anything else about that cost. Then Hall's theorem needs a few comparisons
 * with numbers that were counted once for the board. `undefined` wherever the long way has to be taken.
 */
export type Plain = (cost: ParsedPaying) => boolean | undefined;

const TOLD_BY_THE_LONG_WAY: Plain = () => undefined;

const isAboutYou = ({ effect, controller }: Active): boolean => controller === YOU || ("whose" in effect && speaksOf(effect.whose, controller, YOU));

/** Changes what spells are, or how any of them is paid for: told by the long way. */
const isForAllSpells = (active: Active): boolean =>
  isAboutYou(active) &&
  (active.effect.kind === "spell-floor" || active.effect.kind === "life-for-mana" ||
    ((active.effect.kind === "add-types" || active.effect.kind === "set-colors") && active.effect.spells === true));

type ForSomeSpells = Active & { readonly effect: Extract<Effect, { readonly kind: "spell-cost" | "grant-keyword" }> };

const isForSomeSpells = (active: Active): active is ForSomeSpells =>
  (active.effect.kind === "spell-cost" || active.effect.kind === "grant-keyword") && isAboutYou(active);

/** Kinds of symbols by the types that may pay them, and how much mana each asks for. */
export interface Kinds {
  readonly types: readonly TypeSet[];
  readonly counts: readonly number[];
}

/** More kinds of symbols than this are told by the long way. */
const MOST_KINDS = 6;

/** The types of mana that may pay a symbol; `undefined`: something else may, or has a say. */
const payersOf = (symbol: ManaSymbol): TypeSet | undefined => {
  switch (symbol.kind) {
    case "generic":
      return ANY_TYPE;
    case "mana":
      return typeBit[symbol.type];
    case "hybrid":
      return typeBit[symbol.types[0]] | typeBit[symbol.types[1]];
    case "variable":
    case "snow":
    case "twobrid":
    case "phyrexian":
    case "hybrid-phyrexian":
      return undefined;
  }
};

/** `undefined`: not typed and generic mana alone, or too much. */
const kindsIn = (cost: Cost): Kinds | undefined => {
  const types: TypeSet[] = [];
  const counts: number[] = [];
  let all = 0;
  for (const symbol of cost) {
    const payers = payersOf(symbol);
    if (payers === undefined) return undefined;
    const count = symbol.kind === "generic" ? symbol.amount : 1;
    all += count;
    const at = types.indexOf(payers);
    if (at >= 0) counts[at] = (counts[at] as number) + count;
    else if (count > 0) {
      types.push(payers);
      counts.push(count);
    }
  }
  return types.length > MOST_KINDS || all > MOST_COUNTED ? undefined : { types, counts };
};

/** Hall's condition: for these kinds, with or without each of those from `next` on. */
const covers = (reach: Reach, kinds: Kinds, next = 0, set: TypeSet = 0, need = 0): boolean =>
  next === kinds.types.length
    ? (reach[set] as number) >= need
    : covers(reach, kinds, next + 1, set, need) && covers(reach, kinds, next + 1, set | (kinds.types[next] as TypeSet), need + (kinds.counts[next] as number));

/** What a card's mana cost asks for, if nothing on the card says anything else of it: looked at in less time than remembered. */
const kindsOfCard = ({ manaCost, effects, keywords }: Card): Kinds | undefined => {
  if (manaCost === undefined || effects.some(({ kind }) => hasSay(kind, "own casting"))) return undefined;
  return keywords.includes("assist") || PAYMENT_KEYWORDS.some((keyword) => keywords.includes(keyword)) ? undefined : kindsIn(manaCost);
};

/** What the mana cost asks for, if it is all that is to be paid. */
const printedKinds = ({ paying, notUnderstood }: ParsedPaying): Kinds | undefined => {
  const { card } = paying;
  if (card === undefined || paying.kind !== "spell" || paying.from !== "hand" || paying.cost !== undefined || paying.due !== undefined || paying.limits !== undefined || typeof paying.x === "number") return undefined;
  return paying.additional.length + paying.increase.length + paying.reduce.length + notUnderstood.length > 0 ? undefined : kindsOfCard(card);
};

/** What was not read of the board itself. */
const unreadOn = ({ position: { notUnderstood } }: View): View["position"]["notUnderstood"] => notUnderstood.filter(({ object }) => object !== PAYING);

/** Of a card that is cast, what mana it costs, if nothing on it or on the board says anything else of that; otherwise `undefined`. */
export const printedKindsOn = (view: View): ((cost: ParsedPaying) => Kinds | undefined) => {
  if (view.effects.some(isForAllSpells) || unreadOn(view).some(({ mayForbid }) => mayForbid === true)) return () => undefined;
  const forSome = view.effects.filter(isForSomeSpells);
  return (cost) => {
    const kinds = printedKinds(cost);
    if (kinds === undefined || forSome.length === 0) return kinds;
    const spell = thingOf(cost.paying.card as NonNullable<typeof cost.paying.card>, PAYING, "stack");
    return forSome.some(({ effect, source }) => matches(effect.spell, spell, source)) ? undefined : kinds;
  };
};

/** Read once for a board. */
export const plainOn = ({ view, table, stock }: Board): Plain => {
  // Where another cost would have the board read anew (see `boardFor`), or not all that there is may be used.
  if (view.onStack !== undefined || !table.lifeAllowed || isHeld(view.position)) return TOLD_BY_THE_LONG_WAY;
  const reach = typeReachOf(stock());
  if (reach === undefined) return TOLD_BY_THE_LONG_WAY;
  // Text that was not read may make more payable, not less.
  const most = unreadOn(view).length > 0 ? undefined : reach.most;
  const printed = printedKindsOn(view);
  return (cost) => {
    const kinds = printed(cost);
    if (kinds === undefined) return undefined;
    if (reach.sure !== undefined && covers(reach.sure, kinds)) return true;
    return most === undefined || covers(most, kinds) ? undefined : false;
  };
};
