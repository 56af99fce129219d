import type { Paying } from "../board/position.ts";
import type { Card, CostChange, CostPart, PaymentKeyword, Predicate } from "../cards/index.ts";
import { PAYMENT_KEYWORDS } from "../cards/index.ts";
import { remembered } from "../lazily.ts";
import { printCost, variablesIn, type Cost, type ManaType } from "../mana/index.ts";
import { assistantOf } from "./assistant.ts";
import { allParts, alternatives, keywordIn, manaOf, nonMana, sameCost, symbolsOf, type DueSymbol } from "./cost-parts.ts";
import { ownAbility, ownParts } from "./own-ability.ts";
import type { Purpose } from "./spend.ts";
import { isInForce, startOf } from "./amounts.ts";
import { elsewhere } from "./elsewhere.ts";
import { matches } from "./matches.ts";
import { thingOf, type Thing } from "./thing.ts";
import { effectsOf, speaksOf, YOU, type View } from "./view.ts";

/** What is to be paid, before announcements: CR 601.2b sees this. */
export interface Payment {
  readonly purpose: Purpose;
  /** `undefined`: there is no cost to pay, so it cannot be paid. CR 118.6 */
  readonly symbols: readonly DueSymbol[] | undefined;
  /** Parts that are not mana, in order: life, sacrifices, taps … */
  readonly parts: readonly CostPart[];
  /** Convoke, delve and improvise that may be used. */
  readonly keywords: ReadonlySet<PaymentKeyword>;
  /** "For each mana in this ability's activation cost, you may tap an untapped creature". */
  readonly tapPayments: readonly { readonly taps: Predicate; readonly pays: "generic" | "any" }[];
  /** Types that X takes, where the text says so. */
  readonly xTypes: readonly ManaType[] | undefined;
  /** X is still to be chosen. CR 601.2b */
  readonly choosesX: boolean;
  /** The total is locked already, and this is what is left of it: nothing changes it any more. CR 601.2f */
  readonly isLocked: boolean;
  /** The smallest X allowed. */
  readonly xLeast: number;
  /** What the ability's own text says of its cost. */
  readonly changes: readonly CostChange[];
}

/** The name by which restrictions on mana know the special action of turning a permanent face up. */
const FACE_UP = "turn-face-up";

/**
 * The spell as it is on the stack. An alternative cost may change what it is: bestowed it is an Aura and no creature
 * (CR 702.103b), face down for {3} it is a 2/2 creature without color, name, subtypes or text (CR 702.37c, 702.168b, 708.2a).
 */
const spellThing = (view: View): Thing | undefined => {
  const { paying } = view.position;
  if (paying.card === undefined) return undefined;
  return paying.kind === "spell" ? elsewhere(view, asCast(view, paying.card)) : asCast(view, paying.card);
};

/**
 * The permanent whose ability is paid for: by its id where it can be only one ("another creature" is not that one), and new where
 * all that it can be are.
 */
const sourceOf = (view: View, card: Card): Pick<Thing, "id" | "isNew"> => {
  const [first, ...others] = view.permanents.filter((seen) => seen.controller === YOU && seen.thing.name === card.name);
  const isOne = first !== undefined && others.length === 0 && first.copies.length === 1;
  return { id: isOne ? first.copies.at(0) : "paying", isNew: first?.thing.isNew === true && others.every(({ thing }) => thing.isNew) };
};

/** CR 702.33 */
const KICKERS: readonly string[] = ["kicker", "multikicker"];

const isKicked = ({ additional }: Paying, card: Card): boolean =>
  additional.some((parts) => {
    const keyword = keywordIn(parts);
    return keyword === undefined ? KICKERS.some((kicker) => card.keywords.includes(kicker)) : KICKERS.includes(keyword);
  });

const asCast = (view: View, card: Card): Thing => {
  const { paying } = view.position;
  const printed = thingOf(card, "paying", paying.kind === "spell" ? "stack" : "battlefield");
  const isPlain = paying.kind !== "ability" && paying.from !== "command" && paying.additional.length === 0;
  const thing: Thing = isPlain ? printed : {
    ...printed, ...(paying.kind === "ability" ? sourceOf(view, card) : {}), commander: paying.from === "command", kicked: isKicked(paying, card),
  };
  if (paying.kind !== "spell" || paying.cost === undefined) return thing;
  const cost = manaOf(paying.cost);
  const alternative = card.manaCost === undefined || !sameCost(cost, card.manaCost);
  if (!alternative || printCost(cost) === "{0}") return thing;
  if (thing.keywords.includes("bestow")) return { ...thing, types: thing.types.filter((type) => type !== "Creature"), subtypes: ["Aura"] };
  if ((thing.keywords.includes("morph") || thing.keywords.includes("megamorph") || thing.keywords.includes("disguise")) && printCost(cost) === "{3}") {
    return {
      ...thing, name: "", types: ["Creature"], supertypes: [], subtypes: [], colors: 0, power: 2, toughness: 2, keywords: [],
      manaCost: [], manaValue: 0, xInCost: false, faceDown: true,
    };
  }
  return thing;
};

/** Convoke, delve and improvise that the spell has or that permanents grant it. Multiple instances are redundant. */
export const keywordsOf = (view: View, thing: Thing | undefined): ReadonlySet<PaymentKeyword> => {
  const { paying } = view.position;
  const found = new Set<PaymentKeyword>();
  if (thing === undefined || paying.kind !== "spell") return found;
  for (const keyword of PAYMENT_KEYWORDS) if (thing.keywords.includes(keyword)) found.add(keyword);
  for (const active of effectsOf(view, "grant-keyword")) {
    const { effect, source, controller } = active;
    if (controller !== YOU || (effect.from !== undefined && !effect.from.includes(paying.from)) || !isInForce(active, startOf(view))) continue;
    if (matches(effect.spell, thing, source)) found.add(effect.keyword);
  }
  return found;
};

/** Can steps of a payment pay this part? */
export const isPayable = (part: CostPart): boolean => {
  switch (part.kind) {
    case "tap":
    case "life":
    case "tap-others":
    case "sacrifice":
    case "return":
    case "exile":
    case "reveal":
    case "total":
    case "reducer":
    case "for-less":
    case "discard":
    case "remove-counters-among":
      return true;
    default:
      return false;
  }
};

/** The ways to announce what is paid, where a cost lets the payer choose; one way in most cases. */
export const waysToPay = (payment: Payment): readonly Payment[] =>
  !payment.parts.some(({ kind }) => kind === "choice") ? [payment] : alternatives(payment.parts).map((parts) => ({
    ...payment,
    symbols: payment.symbols === undefined ? undefined : [...payment.symbols, ...symbolsOf(parts)],
    parts: nonMana(parts),
  }));

/** CR 116.2b: turning a permanent face up is a special action, for which its morph cost is paid. */
const isFaceUpCost = (view: View, parts: readonly CostPart[]): boolean => {
  const { paying } = view.position;
  return paying.kind !== "spell" && (paying.card?.effects ?? []).some((effect) => effect.kind === "face-up-cost" && sameCost(manaOf(effect.cost), manaOf(parts)));
};

/** An X may stand in a cost in words, too: "pay X life". CR 107.3a */
const asksX = (part: CostPart): boolean =>
  ((part.kind === "life" || part.kind === "sacrifice") && JSON.stringify(part).includes('"kind":"x"')) ||
  ((part.kind === "tap-others" || part.kind === "exile" || part.kind === "discard" || part.kind === "return") && part.count === "x");

/** What has to be paid, read from the position. CR 601.2b, 602.2b */
export const readPayment = (view: View): Payment => {
  const { paying } = view.position;
  const thing = spellThing(view);
  const base: readonly CostPart[] | undefined =
    paying.cost ?? (paying.kind === "spell" && paying.card?.manaCost !== undefined ? [{ kind: "mana", cost: paying.card.manaCost }] : undefined);
  const ability = base === undefined ? undefined : ownAbility(view.position, base);
  const parts = base === undefined ? undefined : allParts(view, thing, ability === undefined ? base : ownParts(ability, paying.card?.name ?? ""));
  const symbols = parts === undefined ? undefined : symbolsOf(parts);
  const own = paying.kind === "spell" ? (paying.card?.effects ?? []) : [];
  const cost = (symbols ?? []).map(({ symbol }) => symbol);
  // Which alternative cost is paid is told by its mana.
  const isPaid = (alternative: Cost): boolean => paying.cost !== undefined && sameCost(manaOf(paying.cost), alternative);
  const faceUp = base !== undefined && isFaceUpCost(view, base);
  const action = paying.ability ?? (faceUp ? FACE_UP : paying.kind === "spell" ? undefined : keywordIn(paying.cost ?? []));
  const purpose: Purpose = {
    kind: faceUp ? "special" : paying.kind,
    thing,
    from: paying.from,
    ...(action === undefined ? {} : { action }),
    hasX: variablesIn(cost) > 0 || (parts ?? []).some(asksX),
    hasColorless: cost.some((symbol) => symbol.kind === "mana" && symbol.type === "C"),
    onlyFrom: own.flatMap((effect) => (effect.kind === "only-mana-from" && (effect.whenCost === undefined || isPaid(effect.whenCost)) ? [effect.source] : [])),
    noMana: own.some((effect) => effect.kind === "no-mana"),
    ...(assistantOf(view) === undefined ? {} : { assist: true }),
  };
  const { due } = paying;
  const xTypes = ability?.xTypes ?? own.flatMap((effect) => (effect.kind === "x-types" ? [effect.types] : []))[0];
  return {
    purpose,
    symbols: due === undefined ? symbols : symbolsOf(due),
    parts: nonMana(due ?? parts ?? []),
    choosesX: purpose.hasX && due === undefined,
    isLocked: due !== undefined,
    keywords: keywordsOf(view, thing),
    tapPayments: paying.kind === "ability" ? (paying.card?.effects ?? []).flatMap((effect) => (effect.kind === "ability-tap-payment" ? [effect] : [])) : [],
    xTypes,
    xLeast: Math.max(0, ability?.xLeast ?? 0, ...own.flatMap((effect) => (effect.kind === "x-least" ? [effect.value] : []))),
    changes: ability?.changes ?? [],
  };
};

/** The same, read once for each view. */
export const paymentOf = remembered(readPayment);

/** Can life be paid at all? CR 119.8 */
export const canPayLife = (view: View): boolean =>
  !effectsOf(view, "no-life-payment").some(({ effect, controller }) => speaksOf(effect.whose, controller, YOU));

/** May this permanent be sacrificed for a cost? Angel of Jubilation. */
export const canSacrifice = (view: View, thing: Thing): boolean =>
  !effectsOf(view, "no-sacrifice").some(({ effect, source, controller }) => speaksOf(effect.whose, controller, YOU) && matches(effect.of, thing, source));
