import type { Plan } from "../../src/answer.ts";
import type { CostPart } from "../../src/cards/index.ts";
import type { Position } from "../../src/board/position.ts";
import { MANA_TYPES, printSymbol, type Cost, type ManaSymbol, type ManaType } from "../../src/mana/index.ts";
import { holds, isCreature, matches, speaksOf, valueOf, viewOf, YOU, type Moment, type Thing, type View } from "../../src/rules/index.ts";
import { canonical, effectsIn, spellOf, symbolsIn } from "./shared.ts";

/** CR 601.2b, 601.2f: totals. */

/** What the total asks for, by symbol: "{1}", "{W}", "{S}". */
export type Dues = ReadonlyMap<string, number>;

export interface Candidate {
  readonly dues: Dues;
  /** Of the generic mana, how much artifacts and creatures may pay by waterbend. */
  readonly waterbend: number;
  readonly life: readonly LifeDue[];
  readonly parts: readonly CostPart[];
}

export interface LifeDue {
  /** A Phyrexian symbol, or "cost reduction". */
  readonly symbol: string;
  readonly amount: number;
}

interface Sum {
  readonly generic: number;
  readonly colored: Readonly<Record<ManaType, number>>;
  readonly snow: number;
}

const NOTHING: Sum = { generic: 0, colored: { W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 }, snow: 0 };
const amountOf = ({ generic, colored, snow }: Sum): number => generic + snow + MANA_TYPES.reduce((sum, type) => sum + colored[type], 0);
const withColor = (sum: Sum, type: ManaType, by: number): Sum => ({ ...sum, colored: { ...sum.colored, [type]: sum.colored[type] + by } });

interface Reduce {
  readonly symbol: ManaSymbol;
  readonly coloredOnly: boolean;
  readonly least: number;
}

const lessGeneric = (sum: Sum, by: number, least: number): Sum =>
  ({ ...sum, generic: sum.generic - Math.max(0, Math.min(by, sum.generic, amountOf(sum) - least)) });

/** One mana less of one of these types, or generic where there is none; never below the least. CR 118.7 */
const reduceOne = (sum: Sum, types: readonly ManaType[] | undefined, { coloredOnly, least }: Reduce): readonly Sum[] => {
  if (amountOf(sum) <= least) return [sum];
  const spilled = lessGeneric(sum, 1, least);
  if (types === undefined) return [spilled];
  return types.map((type) => (sum.colored[type] > 0 ? withColor(sum, type, -1) : coloredOnly ? sum : spilled));
};

const typesReduced = (symbol: ManaSymbol): readonly ManaType[] | undefined => {
  switch (symbol.kind) {
    case "mana":
      return [symbol.type];
    case "hybrid":
      return symbol.types;
    case "twobrid":
    case "phyrexian":
      return [symbol.color];
    case "hybrid-phyrexian":
      return symbol.colors;
    default:
      return undefined;
  }
};

const uniqueSums = (sums: readonly Sum[]): readonly Sum[] => [...new Map(sums.map((sum) => [JSON.stringify(sum), sum])).values()];

/** One step of a reduction that is chosen. */
const reducedBy = (sum: Sum, one: Reduce): readonly Sum[] =>
  one.symbol.kind === "generic" ? [lessGeneric(sum, one.symbol.amount, one.least)] : reduceOne(sum, typesReduced(one.symbol), one);

/** What is left of the cost, and how often each reduction is still to come. */
interface Reducing {
  readonly sum: Sum;
  readonly left: readonly number[];
}

/** Every outcome of these reductions, in every order: one after the other, ways that come to the same kept once. */
const reduceAll = (sum: Sum, reductions: readonly Reduce[]): readonly Sum[] => {
  const kinds = [...new Map(reductions.map((one) => [JSON.stringify(one), one]))];
  let ways: readonly Reducing[] = [{ sum, left: kinds.map(([key]) => reductions.filter((one) => JSON.stringify(one) === key).length) }];
  for (const _ of reductions) {
    const next = ways.flatMap(({ sum: before, left }) => kinds.flatMap(([, one], kind) =>
      left[kind] === 0 ? [] : reducedBy(before, one).map((after): Reducing => ({ sum: after, left: left.with(kind, (left[kind] ?? 0) - 1) }))));
    ways = [...new Map(next.map((way) => [JSON.stringify(way), way])).values()];
  }
  return uniqueSums(ways.map((way) => way.sum));
};

/** The symbols as announced; every announcement must be used. `undefined`: they do not fit. */
const announcedSum = (symbols: Cost, x: number, announced: Plan["announce"]["symbols"]): { readonly sum: Sum; readonly life: readonly LifeDue[] } | undefined => {
  const rest = [...announced];
  const life: LifeDue[] = [];
  let sum = NOTHING;
  for (const symbol of symbols) {
    switch (symbol.kind) {
      case "generic":
        sum = { ...sum, generic: sum.generic + symbol.amount };
        break;
      case "variable":
        sum = { ...sum, generic: sum.generic + x };
        break;
      case "snow":
        sum = { ...sum, snow: sum.snow + 1 };
        break;
      case "mana":
        sum = withColor(sum, symbol.type, 1);
        break;
      default: {
        const at = rest.findIndex((one) => canonical(one.symbol) === canonical(printSymbol(symbol)));
        const [said] = at < 0 ? [] : rest.splice(at, 1);
        if (said === undefined) return undefined;
        if (said.as === "life") {
          if (symbol.kind !== "phyrexian" && symbol.kind !== "hybrid-phyrexian") return undefined;
          life.push({ symbol: canonical(printSymbol(symbol)), amount: 2 });
          break;
        }
        const [as] = symbolsIn(said.as);
        if (as?.kind === "generic" && symbol.kind === "twobrid" && as.amount === symbol.amount) sum = { ...sum, generic: sum.generic + as.amount };
        else if (as?.kind === "mana" && typesReduced(symbol)?.includes(as.type) === true) sum = withColor(sum, as.type, 1);
        else return undefined;
      }
    }
  }
  return rest.length === 0 ? { sum, life } : undefined;
};

export const choices = (parts: readonly CostPart[]): readonly (readonly CostPart[])[] =>
  parts.reduce<readonly (readonly CostPart[])[]>(
    (ways, part) => ways.flatMap((way) => (part.kind === "choice" ? part.of.flatMap(choices).map((some) => [...way, ...some]) : [[...way, part]])), [[]]);

const subsetsOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<readonly (readonly T[])[]>((all, item) => [...all, ...all.map((some) => [...some, item])], [[]]);

const times = (symbols: Cost, count: number): Cost => Array.from({ length: Math.max(0, count) }, () => symbols).flat();

const momentAt = (view: View): Moment => ({ view, copiesOf: (seen) => [[seen.thing, seen.copies.length]], isGone: () => false, newInGraveyard: [] });

/** What the plan may have locked as its total: with these announcements, in every order of reductions. */
export const candidates = (position: Position, plan: Plan): readonly Candidate[] => {
  const view = viewOf(position);
  const { paying } = position;
  const x = plan.announce.x ?? 0;
  const thing = spellOf(position);
  const base: readonly CostPart[] = paying.cost ?? (paying.card?.manaCost === undefined ? [] : [{ kind: "mana", cost: paying.card.manaCost }]);
  const own = (paying.card?.effects ?? []).flatMap((effect): readonly CostPart[] => (paying.kind === "ability" && effect.kind === "own-ability" ? effect.cost.filter((part) => part.kind !== "mana") : []));
  const increases: ManaSymbol[] = [...paying.increase];
  const reductions: Reduce[] = paying.reduce.map((symbol) => ({ symbol, coloredOnly: false, least: 0 }));
  const bought: { readonly reductions: readonly Reduce[]; readonly life: LifeDue }[] = [];
  if (paying.kind === "spell" && thing !== undefined) {
    for (const { effect, source, controller } of effectsIn(view, "spell-cost")) {
      if (!speaksOf(effect.whose, controller, YOU) || !matches(effect.spell, thing, source)) continue;
      const symbols = times(effect.by, valueOf(effect.amount, source, momentAt(view), {}, controller));
      const less = symbols.map((symbol): Reduce => ({ symbol, coloredOnly: effect.coloredOnly === true, least: effect.least ?? 0 }));
      if (effect.change === "increase") increases.push(...symbols);
      else if (effect.forLife === undefined) reductions.push(...less);
      else bought.push({ reductions: less, life: { symbol: "cost reduction", amount: effect.forLife } });
    }
  }
  if (paying.kind === "ability" && thing !== undefined) {
    for (const { effect, source, controller } of effectsIn(view, "ability-cost")) {
      if (!speaksOf(effect.whose, controller, YOU) || !matches(effect.source, thing, source) || effect.ability !== undefined) continue;
      const symbols = times(effect.by, valueOf(effect.amount, source, momentAt(view), {}, controller));
      if (effect.change === "increase") increases.push(...symbols);
      else reductions.push(...symbols.map((symbol): Reduce => ({ symbol, coloredOnly: false, least: effect.least ?? 0 })));
    }
  }
  const floor = paying.kind !== "spell" ? 0 : Math.max(0, ...effectsIn(view, "spell-floor").map(({ effect, source, controller }) =>
    speaksOf(effect.whose, controller, YOU) && (effect.when === undefined || holds(effect.when, source, momentAt(view), controller)) ? effect.least : 0));
  const given = [...base, ...own, ...paying.additional.flat()].flatMap(spelledOut);
  // CR 702.180: one creature, or none.
  const harmonizes = paying.kind === "spell" && paying.from === "graveyard" && paying.card?.keywords.includes("harmonize") === true;
  const creatures = harmonizes ? view.permanents.filter((seen) => seen.controller === YOU && isCreature(seen.thing) && !seen.thing.tapped) : [];
  const tapped = [undefined, ...new Set(creatures.map(({ thing: { power } }) => power))];
  const sacrificed = given.flatMap((part) => (part.kind === "reducer" && part.by !== "harmonize" ? [sacrifices(view, part, thing)] : part.kind === "for-less" ? [timesPaid(part)] : []))
    .reduce<readonly (readonly Sacrifice[])[]>((ways, some) => ways.flatMap((way) => some.map((one) => [...way, one])), [[]]);
  return choices(given.filter(({ kind }) => kind !== "reducer" && kind !== "for-less")).flatMap((parts) => sacrificed.flatMap((gone) => {
    const symbols = [...parts.flatMap((part) => (part.kind === "mana" || part.kind === "waterbend" ? part.cost : [])), ...increases];
    const waterbend = parts.flatMap((part) => (part.kind === "waterbend" ? part.cost : [])).reduce((sum, symbol) => sum + (symbol.kind === "generic" ? symbol.amount : 0), 0);
    const rest = parts.filter((part) => part.kind !== "mana" && part.kind !== "waterbend");
    const said = announcedSum(symbols, x, plan.announce.symbols);
    if (said === undefined) return [];
    return subsetsOf(bought).flatMap((some) => tapped.flatMap((power) => {
      const byPower: readonly Reduce[] = power === undefined ? [] : [{ symbol: { kind: "generic", amount: power }, coloredOnly: false, least: 0 }];
      const harmonized: readonly CostPart[] = power === undefined ? [] : [{ kind: "tap-others", count: 1, of: { kind: "all", of: [{ kind: "type", type: "Creature" }, { kind: "power", is: "=", value: power }] } }];
      const byGone = gone.flatMap(({ less }) => less.map((symbol): Reduce => ({ symbol, coloredOnly: false, least: 0 })));
      return reduceAll(said.sum, [...reductions, ...some.flatMap((one) => one.reductions), ...byPower, ...byGone]).map((sum): Candidate => {
        const total = amountOf(sum) < floor ? { ...sum, generic: sum.generic + floor - amountOf(sum) } : sum;
        const dues = new Map<string, number>([["{1}", total.generic], ["{S}", total.snow], ...MANA_TYPES.map((type) => [`{${type}}`, total.colored[type]] as const)]);
        return {
          dues: new Map([...dues].filter(([, count]) => count > 0)), waterbend,
          life: [...said.life, ...some.map((one) => one.life)], parts: [...rest, ...harmonized, ...gone.flatMap(({ part }) => part ?? [])],
        };
      });
    }));
  }));
};

const spelledOut = (part: CostPart): readonly CostPart[] => (part.kind === "keyword" ? part.cost.flatMap(spelledOut) : [part]);

/** One object that emerge or offering may give up: what it takes off, and what then has to be sacrificed. */
interface Sacrifice {
  readonly less: Cost;
  readonly part?: CostPart;
}

/** More than there are objects on a board that is judged. */
const TIMES = 12;

/** Nothing, or any number of them: what there is not, nobody can give up. */
const timesPaid = ({ each, by, most }: Extract<CostPart, { kind: "for-less" }>): readonly Sacrifice[] =>
  Array.from({ length: 1 + Math.min(most ?? TIMES, TIMES) }, (_, count) => ({
    less: Array.from({ length: count }, () => by).flat(),
    ...(count === 0 ? {} : { part: "count" in each ? ({ ...each, count } as CostPart) : each }),
  }));

const sacrifices = (view: View, { by, of }: Extract<CostPart, { kind: "reducer" }>, source: Thing | undefined): readonly Sacrifice[] =>
  view.permanents.filter((seen) => seen.controller === YOU && matches(of, seen.thing, source)).map(({ thing: { manaCost, manaValue } }) =>
    by === "offering"
      ? { less: manaCost, part: { kind: "sacrifice", count: 1, of: { kind: "all", of: [of, { kind: "mana-cost", cost: manaCost }] } } }
      : { less: [{ kind: "generic", amount: manaValue }], part: { kind: "sacrifice", count: 1, of: { kind: "all", of: [of, { kind: "mana-value", is: "=", value: manaValue }] } } });

export const duesIn = (total: string): Dues => {
  const dues = new Map<string, number>();
  for (const symbol of symbolsIn(total)) {
    const [key, count] = symbol.kind === "generic" ? ["{1}", symbol.amount] as const : [printSymbol(symbol), 1] as const;
    if (count > 0) dues.set(key, (dues.get(key) ?? 0) + count);
  }
  return dues;
};

export const sameDues = (a: Dues, b: Dues): boolean => a.size === b.size && [...a].every(([key, count]) => b.get(key) === count);
