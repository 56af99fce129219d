import { typeBit, typeSet, type Cost, type ManaSymbol, type TypeSet } from "../mana/index.ts";
import type { CostChange, CostPart, Effect, Predicate, Reducer } from "../cards/index.ts";
import { isInForce, startOf, valueOf, type Moment } from "./amounts.ts";
import { cardThing } from "./elsewhere.ts";
import { matches } from "./matches.ts";
import { partSource } from "./part-source.ts";
import type { Payment } from "./payment.ts";
import { countersOn, type Thing } from "./thing.ts";
import { effectsOf, speaksOf, YOU, type View } from "./view.ts";

/** A reduction of one kind of symbol. */
export interface Reduction {
  readonly amount: number;
  /** `undefined`: generic mana. Otherwise one of these types, the payer's choice for each symbol (hybrid: two). CR 118.7e */
  readonly types: TypeSet | undefined;
  /** No spill into generic mana. */
  readonly coloredOnly: boolean;
  /** The total is not reduced below this much mana. */
  readonly least: number;
}

export interface TotalChange {
  readonly increases: Cost;
  readonly reductions: readonly Reduction[];
  /** Life paid for reductions that are bought with life. */
  readonly life: readonly number[];
  /** What else has to be paid for a reduction: what emerge and offering sacrifice, what harmonize taps. */
  readonly parts: readonly CostPart[];
}

/** One symbol of a reduction. Phyrexian counts as its color, snow as generic. CR 118.7e-g */
const reductionOf = (symbol: ManaSymbol, times: number, coloredOnly: boolean, least: number): Reduction | undefined => {
  const typed = (types: TypeSet): Reduction => ({ amount: times, types, coloredOnly, least });
  switch (symbol.kind) {
    case "generic":
      return { amount: symbol.amount * times, types: undefined, coloredOnly, least };
    case "variable":
      return undefined;
    case "snow":
      return { amount: times, types: undefined, coloredOnly, least };
    case "mana":
      return typed(typeBit[symbol.type]);
    case "hybrid":
      return typed(typeSet(symbol.types));
    case "twobrid":
    case "phyrexian":
      return typed(typeBit[symbol.color]);
    case "hybrid-phyrexian":
      return typed(typeSet(symbol.colors));
  }
};

const reductionsOf = (by: Cost, times: number, coloredOnly: boolean, least: number): readonly Reduction[] =>
  by.flatMap((symbol) => reductionOf(symbol, times, coloredOnly, least) ?? []);

const repeat = (cost: Cost, times: number): Cost =>
  cost.flatMap((symbol): Cost =>
    symbol.kind === "generic"
      ? [{ kind: "generic" as const, amount: symbol.amount * Math.max(0, times) }]
      : Array.from({ length: Math.max(0, times) }, () => symbol),
  );

type SpellCost = Effect & { readonly kind: "spell-cost" };

const spellChanges = (view: View, thing: Thing, moment: Moment): readonly { readonly effect: SpellCost; readonly times: number }[] =>
  effectsOf(view, "spell-cost").flatMap(({ effect, source, controller }) => {
    if (!speaksOf(effect.whose, controller, YOU)) return [];
    if (effect.from !== undefined && !effect.from.includes(view.position.paying.from)) return [];
    if (!matches(effect.spell, thing, source)) return [];
    if (!isInForce({ effect, source, controller }, moment)) return [];
    return [{ effect, times: valueOf(effect.amount, source, moment, {}, controller) }];
  });

const NO_CHANGE: TotalChange = { increases: [], reductions: [], life: [], parts: [] };

const join = (a: TotalChange, b: TotalChange): TotalChange =>
  (b === NO_CHANGE ? a : a === NO_CHANGE ? b : {
    increases: [...a.increases, ...b.increases],
    reductions: [...a.reductions, ...b.reductions],
    life: [...a.life, ...b.life],
    parts: [...a.parts, ...b.parts],
  });

/** What an effect that increases or reduces a cost comes to. CR 601.2f */
const changeBy = (effect: CostChangeBy, times: number): TotalChange =>
  effect.change === "increase"
    ? { ...NO_CHANGE, increases: repeat(effect.by, times) }
    : { ...NO_CHANGE, reductions: reductionsOf(effect.by, times, effect.coloredOnly === true, effect.least ?? 0) };

type CostChangeBy = Pick<CostChange, "change" | "by"> & { readonly coloredOnly?: true; readonly least?: number };

/** What a spell's own text says of its cost: affinity, "costs {1} less for each …". Counted now, CR 601.2f. */
const ownChange = (view: View, payment: Payment, moment: Moment): TotalChange => {
  const { paying } = view.position;
  const source = payment.purpose.thing;
  if (paying.kind !== "spell" || paying.card === undefined || source === undefined) return NO_CHANGE;
  return paying.card.effects.reduce<TotalChange>((change, effect) => {
    if (effect.kind !== "own-cost" || !isInForce({ effect, source, controller: YOU }, moment)) return change;
    return join(change, changeBy(effect, valueOf(effect.amount, source, moment)));
  }, NO_CHANGE);
};

const permanentsChanges = (view: View, payment: Payment, moment: Moment): readonly TotalChange[] => {
  const { thing, kind } = payment.purpose;
  if (thing === undefined) return [NO_CHANGE];
  if (kind !== "spell") {
    // A special action is no ability: only what names it changes its cost. CR 116.2
    const isMeant = (ability: string | undefined): boolean => (ability === undefined ? kind === "ability" : ability === payment.purpose.action);
    const change = effectsOf(view, "ability-cost")
      .filter((active) =>
        speaksOf(active.effect.whose, active.controller, YOU) && matches(active.effect.source, thing, active.source) &&
        (active.effect.from === undefined || active.effect.from.includes(view.position.paying.from)) && isMeant(active.effect.ability) && isInForce(active, moment))
      .reduce((all, { effect, source, controller }) => join(all, changeBy(effect, valueOf(effect.amount, source, moment, {}, controller))), NO_CHANGE);
    return [change];
  }
  let ways: readonly TotalChange[] = [NO_CHANGE];
  for (const { effect, times } of spellChanges(view, thing, moment)) {
    const change = changeBy(effect, times);
    const { forLife } = effect;
    // A reduction bought with life is optional; each one is announced on its own (CR 601.2b).
    ways = forLife === undefined ? ways.map((way) => join(way, change)) : ways.flatMap((way) => [way, join(way, { ...change, life: [forLife] })]);
  }
  return distinctChanges(ways);
};

/** An ability's own text: "costs {1} less to activate for each …". */
const ownAbilityChange = (view: View, payment: Payment, moment: Moment): TotalChange => {
  if (payment.changes.length === 0) return NO_CHANGE;
  const name = payment.purpose.thing?.name;
  const source = view.permanents.find((seen) => seen.controller === YOU && seen.thing.name === name)?.thing ?? payment.purpose.thing;
  if (source === undefined) return NO_CHANGE;
  return payment.changes
    .filter((effect) => isInForce({ effect, source, controller: YOU }, moment))
    .reduce((all, change) => join(all, changeBy(change, valueOf(change.amount, source, moment))), NO_CHANGE);
};

/** The mana by which an object lowers the total. CR 702.48a, 702.119a, 702.180a */
const reducedBy = (by: Reducer, thing: Thing): Cost => {
  switch (by) {
    case "emerge":
      return [{ kind: "generic", amount: thing.manaValue }];
    case "harmonize":
      return [{ kind: "generic", amount: Math.max(0, thing.power) }];
    case "offering":
      return thing.manaCost;
  }
};

/** What is given up or tapped when costs are paid: any object that lowers the total just as much. */
const objectPart = ({ by, of }: ReducerPart, thing: Thing): CostPart => {
  switch (by) {
    case "emerge":
      return { kind: "sacrifice", count: 1, of: { kind: "all", of: [of, { kind: "mana-value", is: "=", value: thing.manaValue }] } };
    case "harmonize":
      return { kind: "tap-others", count: 1, of: { kind: "all", of: [of, { kind: "power", is: "=", value: thing.power }] } };
    case "offering":
      return { kind: "sacrifice", count: 1, of: { kind: "all", of: [of, { kind: "mana-cost", cost: thing.manaCost }] } };
  }
};

type ReducerPart = Extract<CostPart, { readonly kind: "reducer" }>;

/**
 * The ways to choose the object of emerge, offering or harmonize, by what it takes off the total; it is given up only when
 * costs are paid. Harmonize may do without one. Where there is none for the others, the cost stands, and nothing pays it.
 */
const reducerChanges = (view: View, part: ReducerPart, source: Thing): readonly TotalChange[] => {
  const able = view.permanents.filter((seen) =>
    seen.controller === YOU && matches(part.of, seen.thing, source) && !(part.by === "harmonize" && seen.thing.tapped));
  const ways = able.map(({ thing }): TotalChange => ({
    ...NO_CHANGE, reductions: reductionsOf(reducedBy(part.by, thing), 1, false, 0), parts: [objectPart(part, thing)],
  }));
  if (part.named !== true && part.by === "harmonize") return [NO_CHANGE, ...ways.filter(({ reductions }) => reductions.some(({ amount }) => amount > 0))];
  const nothing: CostPart = part.by === "harmonize" ? { kind: "tap-others", count: 1, of: part.of } : { kind: "sacrifice", count: 1, of: part.of };
  return ways.length > 0 ? ways : [{ ...NO_CHANGE, parts: [nothing] }];
};

type ForLess = Extract<CostPart, { readonly kind: "for-less" }>;

/** Such a part so many times. */
const timesPart = (each: CostPart, times: number): readonly CostPart[] => (times === 0 ? [] : "count" in each ? [{ ...each, count: times } as CostPart] : [each]);

/** How often it could be paid, at most. */
const oftenAtMost = (view: View, each: CostPart, source: Thing): number => {
  const among = (of: Predicate, number: (thing: Thing) => number): number =>
    view.permanents.reduce((sum, seen) => sum + (seen.controller === YOU && matches(of, seen.thing, source) ? seen.copies.length * number(seen.thing) : 0), 0);
  switch (each.kind) {
    case "sacrifice":
      return among(each.of, () => 1);
    case "tap-others":
      return among(each.of, ({ tapped }) => (tapped ? 0 : 1));
    case "remove-counters-among":
      return among(each.of, (thing) => countersOn(thing, each.counter));
    case "exile": {
      const zone = each.from;
      if (zone === "battlefield") return among(each.of, () => 1);
      return view.position[zone].reduce((sum, entry) => sum + (matches(each.of, cardThing(view, entry.card, entry.id, zone), source) ? entry.count : 0), 0);
    }
    case "total":
      return 1;
    default:
      return 0;
  }
};

const genericIn = (cost: Cost): number =>
  cost.reduce((sum, symbol) => sum + (symbol.kind === "generic" || symbol.kind === "twobrid" ? symbol.amount : 0), 0);

/** More often than this is not looked at; what it takes off the total is long used up. */
const MOST_TIMES = 10_000;

/** How often the payer may pay it, and what each number takes off; `mana`: more than this need not be taken off. */
const forLessChanges = (view: View, part: ForLess, source: Thing, mana: number): readonly TotalChange[] => {
  const { battlefield, hand, graveyard } = view.position;
  // What must be used is used by giving it up, too.
  const isWanted = [...battlefield, ...hand, ...graveyard].some(({ pins }) => pins?.use !== undefined);
  const useful = isWanted ? Infinity : Math.ceil(mana / Math.max(1, genericIn(part.by)));
  const most = Math.min(oftenAtMost(view, part.each, source), useful, part.most ?? MOST_TIMES);
  const numbers = part.exactly === undefined ? Array.from({ length: most + 1 }, (_, times) => times) : [part.exactly];
  return numbers.map((times) => ({ ...NO_CHANGE, reductions: reductionsOf(part.by, times, false, 0), parts: timesPart(part.each, times) }));
};

const distinctChanges = (changes: readonly TotalChange[]): readonly TotalChange[] =>
  changes.length < 2 ? changes : [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];

/**
 * Increases and reductions of this payment, counted at CR 601.2f; several where the payer may buy a reduction.
 * Reductions with a minimum come first: the payer chooses the order, and that one is never worse.
 * `generic`: how much of it there is before increases; reductions that are bought beyond it are left out.
 */
export const costChanges = (view: View, payment: Payment, generic: number): readonly TotalChange[] => {
  const moment = startOf(view);
  const { paying } = view.position;
  const isGiven = paying.increase.length + paying.reduce.length > 0;
  const given: TotalChange = isGiven ? { ...NO_CHANGE, increases: paying.increase, reductions: reductionsOf(paying.reduce, 1, false, 0) } : NO_CHANGE;
  const own = join(join(given, ownChange(view, payment, moment)), ownAbilityChange(view, payment, moment));
  const source = partSource(payment);
  const reducers = payment.parts.flatMap((part) => (part.kind === "reducer" ? [reducerChanges(view, part, source)] : []));
  const raised = permanentsChanges(view, payment, moment);
  const mana = generic + genericIn(own.increases) + Math.max(0, ...raised.map(({ increases }) => genericIn(increases)));
  const bought = payment.parts.flatMap((part) => (part.kind === "for-less" ? [forLessChanges(view, part, source, mana)] : []));
  const chosen = [...reducers, ...bought].reduce((done, ways) => distinctChanges(done.flatMap((way) => ways.map((extra) => join(way, extra)))), [NO_CHANGE]);
  return raised.flatMap((change) => chosen.map((extra) => join(change, extra))).map((change) => {
    const all = join(own, change);
    return all.reductions.length === 0 ? all : { ...all, reductions: all.reductions.filter((reduction) => reduction.amount > 0).sort((a, b) => rank(a) - rank(b)) };
  });
};

/** With a minimum first; and what cannot spill before what can, as it would find less afterwards. Else the order is no matter. */
const rank = ({ least, coloredOnly }: Reduction): number => (least > 0 ? 0 : 2) + (coloredOnly ? 0 : 1);

/** The least total that a spell may have (Trinisphere), 0 if nothing says so. Asked once, at CR 601.2f. */
export const floorOf = (view: View): number => {
  const { paying } = view.position;
  if (paying.kind !== "spell") return 0;
  const moment = startOf(view);
  return Math.max(
    0,
    ...effectsOf(view, "spell-floor")
      .filter((active) => speaksOf(active.effect.whose, active.controller, YOU) && isInForce(active, moment))
      .map(({ effect }) => effect.least),
  );
};
