import type { ParsedPaying } from "../board/position.ts";
import { PAYMENT_KEYWORDS, type Effect, type EffectKind } from "../cards/index.ts";
import { typeReachOf, type TypeReach } from "../encode/index.ts";
import { ANY_TYPE, typeBit, typeSet, type Cost, type TypeSet } from "../mana/index.ts";
import { matches, MOST_COUNTED, speaksOf, thingOf, YOU, type Active, type View } from "../rules/index.ts";
import { PAYING, type Board } from "./board.ts";

/**
 * The short way to "can it be paid?" for what is asked most: a card of the hand is cast for the mana cost printed on it,
 * and nothing on the card or the board says anything else about that cost. Then Hall's theorem needs a few comparisons
 * with numbers that were counted once for the board. `undefined` wherever the long way has to be taken.
 */
export type Plain = (cost: ParsedPaying) => boolean | undefined;

const TOLD_BY_THE_LONG_WAY: Plain = () => undefined;

/** What a card says of its own casting. */
const OF_CASTING: Readonly<Record<EffectKind, boolean>> = {
  "own-cost": true,
  "additional-cost": true,
  "x-types": true,
  "x-least": true,
  "no-mana": true,
  "only-mana-from": true,
  "as-though": true,
  "spell-cost": false,
  "spell-floor": false,
  "own-ability": false,
  "face-up-cost": false,
  "grant-keyword": false,
  "ability-tap-payment": false,
  "life-for-mana": false,
  "grant-haste": false,
  "damage-when-tapped": false,
  "mana-ability-life": false,
  "ability-cost": false,
  "grant-ability": false,
  "copy-abilities": false,
  "land-types": false,
  "add-types": false,
  "set-types": false,
  "not-type": false,
  "set-colors": false,
  power: false,
  "no-abilities": false,
  "no-activation": false,
  "tap-trigger": false,
  "tap-multiply": false,
  "tap-replace": false,
  "no-life-payment": false,
  "no-sacrifice": false,
};

const isAboutYou = ({ effect, controller }: Active): boolean => controller === YOU || ("whose" in effect && speaksOf(effect.whose, controller, YOU));

/** Changes what spells are, or how any of them is paid for: told by the long way. */
const isForAllSpells = (active: Active): boolean =>
  isAboutYou(active) &&
  (active.effect.kind === "spell-floor" || active.effect.kind === "life-for-mana" ||
    ((active.effect.kind === "add-types" || active.effect.kind === "set-colors") && active.effect.spells === true));

type ForSomeSpells = Active & { readonly effect: Extract<Effect, { readonly kind: "spell-cost" | "grant-keyword" }> };

const isForSomeSpells = (active: Active): active is ForSomeSpells =>
  (active.effect.kind === "spell-cost" || active.effect.kind === "grant-keyword") && isAboutYou(active);

/** By a set of types: how much mana the symbols ask for that only these types pay. */
type Asked = readonly { readonly types: TypeSet; readonly count: number }[];

/** More kinds of symbols than this are told by the long way. */
const MOST_KINDS = 5;

/** For every set of kinds of symbols what they ask for together. `undefined`: not typed and generic mana alone. */
const askedBy = (cost: Cost): Asked | undefined => {
  const kinds = new Map<TypeSet, number>();
  for (const symbol of cost) {
    if (symbol.kind === "generic") kinds.set(ANY_TYPE, (kinds.get(ANY_TYPE) ?? 0) + symbol.amount);
    else if (symbol.kind === "mana") kinds.set(typeBit[symbol.type], (kinds.get(typeBit[symbol.type]) ?? 0) + 1);
    else if (symbol.kind === "hybrid") kinds.set(typeSet(symbol.types), (kinds.get(typeSet(symbol.types)) ?? 0) + 1);
    else return undefined;
  }
  const asking = [...kinds].filter(([, count]) => count > 0);
  if (asking.length > MOST_KINDS || asking.reduce((sum, [, count]) => sum + count, 0) > MOST_COUNTED) return undefined;
  return asking
    .reduce<Asked>((sets, [types, count]) => [...sets, ...sets.map((set) => ({ types: set.types | types, count: set.count + count }))], [{ types: 0, count: 0 }])
    .filter(({ count }) => count > 0);
};

const remembered = new WeakMap<Cost, { readonly asked: Asked | undefined }>();

const asked = (cost: Cost): Asked | undefined => {
  const known = remembered.get(cost);
  if (known !== undefined) return known.asked;
  const found = askedBy(cost);
  remembered.set(cost, { asked: found });
  return found;
};

const covers = (reach: TypeReach["sure"], sets: Asked): boolean => {
  for (const { types, count } of sets) if ((reach[types] as number) < count) return false;
  return true;
};

/** The mana cost, if it is all that is to be paid. */
const printedCost = ({ paying, notUnderstood }: ParsedPaying): Cost | undefined => {
  const { card } = paying;
  if (card?.manaCost === undefined || paying.kind !== "spell" || paying.from !== "hand" || paying.cost !== undefined || typeof paying.x === "number") return undefined;
  if (paying.additional.length + paying.increase.length + paying.reduce.length + notUnderstood.length > 0) return undefined;
  if (card.effects.some(({ kind }) => OF_CASTING[kind])) return undefined;
  if (card.keywords.includes("assist") || PAYMENT_KEYWORDS.some((keyword) => card.keywords.includes(keyword))) return undefined;
  return card.manaCost;
};

/** What was not read of the board itself. */
const unreadOn = ({ position: { notUnderstood } }: View): View["position"]["notUnderstood"] => notUnderstood.filter(({ object }) => object !== PAYING);

/** Read once for a board. */
export const plainOn = ({ view, stock }: Board): Plain => {
  const unread = unreadOn(view);
  if (view.effects.some(isForAllSpells) || unread.some(({ mayForbid }) => mayForbid === true)) return TOLD_BY_THE_LONG_WAY;
  const reach = typeReachOf(stock());
  if (reach === undefined) return TOLD_BY_THE_LONG_WAY;
  // Text that was not read may make more payable, not less.
  const most = unread.length > 0 ? undefined : reach.most;
  const forSome = view.effects.filter(isForSomeSpells);
  return (cost) => {
    const printed = printedCost(cost);
    const sets = printed === undefined ? undefined : asked(printed);
    if (sets === undefined) return undefined;
    if (forSome.length > 0) {
      const spell = thingOf(cost.paying.card as NonNullable<typeof cost.paying.card>, PAYING, "stack");
      if (forSome.some(({ effect, source }) => matches(effect.spell, spell, source))) return undefined;
    }
    if (covers(reach.sure, sets)) return true;
    return most === undefined || covers(most, sets) ? undefined : false;
  };
};
