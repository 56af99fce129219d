import { typeBit, typeSet, type Cost, type ManaSymbol, type TypeSet } from "../mana/index.ts";
import type { Effect } from "../cards/index.ts";
import { holds, startOf, valueOf, type Moment } from "./amounts.ts";
import { matches } from "./matches.ts";
import type { Payment } from "./payment.ts";
import { thingOf, type Thing } from "./thing.ts";
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

export interface CostChange {
  readonly increases: Cost;
  readonly reductions: readonly Reduction[];
  /** Life paid for reductions that are bought with life. */
  readonly life: readonly number[];
}

/** One symbol of a reduction. Phyrexian counts as its color, snow as generic. CR 118.7e-g */
const reductionOf = (symbol: ManaSymbol, times: number, coloredOnly: boolean, least: number): Reduction | undefined => {
  const typed = (types: TypeSet): Reduction => ({ amount: times, types, coloredOnly, least });
  switch (symbol.kind) {
    case "generic":
      return { amount: symbol.amount * times, types: undefined, coloredOnly, least };
    case "variable":
    case "snow":
      return symbol.kind === "snow" ? { amount: times, types: undefined, coloredOnly, least } : undefined;
    case "mana":
      return typed(typeBit[symbol.type]);
    case "hybrid":
      return typed(typeSet(symbol.types));
    case "twobrid":
      return typed(typeBit[symbol.color]);
    case "phyrexian":
      return typed(typeBit[symbol.color]);
    case "hybrid-phyrexian":
      return typed(typeSet(symbol.colors));
  }
};

const reductionsOf = (by: Cost, times: number, coloredOnly: boolean, least: number): readonly Reduction[] =>
  times <= 0 ? [] : by.flatMap((symbol) => reductionOf(symbol, times, coloredOnly, least) ?? []);

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
    if (effect.when !== undefined && !holds(effect.when, source, moment, controller)) return [];
    return [{ effect, times: valueOf(effect.amount, source, moment, {}, controller) }];
  });

const NO_CHANGE: CostChange = { increases: [], reductions: [], life: [] };

const join = (a: CostChange, b: CostChange): CostChange => ({
  increases: [...a.increases, ...b.increases],
  reductions: [...a.reductions, ...b.reductions],
  life: [...a.life, ...b.life],
});

/** What a spell's own text says of its cost: affinity, "costs {1} less for each …". Counted now, CR 601.2f. */
const ownChange = (view: View, payment: Payment, moment: Moment): CostChange => {
  const { paying } = view.position;
  if (paying.kind !== "spell" || paying.card === undefined) return NO_CHANGE;
  const source = payment.purpose.thing ?? thingOf(paying.card, "paying", "stack");
  return paying.card.effects.reduce<CostChange>((change, effect) => {
    if (effect.kind !== "own-cost" || (effect.when !== undefined && !holds(effect.when, source, moment))) return change;
    const times = valueOf(effect.amount, source, moment);
    return effect.change === "increase"
      ? join(change, { ...NO_CHANGE, increases: repeat(effect.by, times) })
      : join(change, { ...NO_CHANGE, reductions: reductionsOf(effect.by, times, effect.coloredOnly === true, 0) });
  }, NO_CHANGE);
};

const permanentsChanges = (view: View, payment: Payment, moment: Moment): readonly CostChange[] => {
  const { thing, kind } = payment.purpose;
  if (thing === undefined) return [NO_CHANGE];
  if (kind === "special") return [NO_CHANGE];
  if (kind === "ability") {
    const change = effectsOf(view, "ability-cost")
      .filter(({ effect, source, controller }) =>
        speaksOf(effect.whose, controller, YOU) && matches(effect.source, thing, source) &&
        (effect.ability === undefined || effect.ability === payment.purpose.action) &&
        (effect.when === undefined || holds(effect.when, source, moment, controller)))
      .reduce<CostChange>((all, { effect, source, controller }) => {
        const times = valueOf(effect.amount, source, moment, {}, controller);
        return effect.change === "increase"
          ? join(all, { ...NO_CHANGE, increases: repeat(effect.by, times) })
          : join(all, { ...NO_CHANGE, reductions: reductionsOf(effect.by, times, false, effect.least ?? 0) });
      }, NO_CHANGE);
    return [change];
  }
  let ways: readonly CostChange[] = [NO_CHANGE];
  for (const { effect, times } of spellChanges(view, thing, moment)) {
    if (effect.change === "increase") {
      ways = ways.map((way) => join(way, { ...NO_CHANGE, increases: repeat(effect.by, times) }));
      continue;
    }
    const change: CostChange = { ...NO_CHANGE, reductions: reductionsOf(effect.by, times, effect.coloredOnly === true, effect.least ?? 0) };
    // A reduction bought with life is optional; each one is announced on its own (CR 601.2b).
    ways =
      effect.forLife === undefined
        ? ways.map((way) => join(way, change))
        : ways.flatMap((way) => [way, join(way, { ...change, life: [effect.forLife as number] })]);
  }
  return distinctChanges(ways);
};

const distinctChanges = (changes: readonly CostChange[]): readonly CostChange[] =>
  [...new Map(changes.map((change) => [JSON.stringify(change), change])).values()];

/**
 * Increases and reductions of this payment, counted at CR 601.2f; several where the payer may buy a reduction.
 * Reductions with a minimum come first: the payer chooses the order, and that one is never worse.
 */
export const costChanges = (view: View, payment: Payment): readonly CostChange[] => {
  const moment = startOf(view);
  const { paying } = view.position;
  const given: CostChange = { ...NO_CHANGE, increases: paying.increase, reductions: reductionsOf(paying.reduce, 1, false, 0) };
  const own = join(given, ownChange(view, payment, moment));
  return permanentsChanges(view, payment, moment).map((change) => {
    const all = join(own, change);
    return { ...all, reductions: [...all.reductions].filter((reduction) => reduction.amount > 0).sort(rank) };
  });
};

/** With a minimum first; then colored before generic, so that what spills is known when generic is reduced. */
const rank = (a: Reduction, b: Reduction): number =>
  (b.least > 0 ? 1 : 0) - (a.least > 0 ? 1 : 0) || (a.types === undefined ? 1 : 0) - (b.types === undefined ? 1 : 0);

/** The least total that a spell may have (Trinisphere), 0 if nothing says so. Asked once, at CR 601.2f. */
export const floorOf = (view: View): number => {
  const { paying } = view.position;
  if (paying.kind !== "spell") return 0;
  const moment = startOf(view);
  return Math.max(
    0,
    ...effectsOf(view, "spell-floor")
      .filter(({ effect, source, controller }) =>
        speaksOf(effect.whose, controller, YOU) && (effect.when === undefined || holds(effect.when, source, moment, controller)))
      .map(({ effect }) => effect.least),
  );
};
