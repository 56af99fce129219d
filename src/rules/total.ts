import { PHYREXIAN_LIFE, printSymbol, sizeOf, typeBit, typeSet, typesIn, type ManaSymbol, type TypeSet } from "../mana/index.ts";
import type { Amount, CostPart } from "../cards/index.ts";
import { demandKey, demandOf, demandSymbol, gather, type Demand, type Due } from "./demand.ts";
import type { DueSymbol } from "./cost-parts.ts";
import { costChanges, floorOf, type Reduction } from "./cost-changes.ts";
import { waysToPay, type Payment } from "./payment.ts";
import type { View } from "./view.ts";

/** What life that buys a reduction is called where a symbol would stand. CR 118.8 */
export const FOR_REDUCTION = "cost reduction";

/** A total cost that may be locked: CR 601.2f. */
export interface Total {
  readonly x: number | undefined;
  /** What each multi-way symbol was announced as, in the order of the cost; open choices are not in it. */
  readonly announced: readonly Announced[];
  readonly dues: readonly Due[];
  /** Life announced for Phyrexian symbols, one entry a symbol, and life that buys reductions. */
  readonly life: readonly { readonly symbol: string; readonly amount: number }[];
  /** Parts that are not mana. */
  readonly parts: readonly CostPart[];
}

export interface Announced {
  readonly symbol: string;
  /** "{W}", "{2}" or "life". */
  readonly as: string;
}

/** More ways to announce than this are not looked at one by one. */
export const MOST_TOTALS = 20_000;

type Choice =
  | { readonly kind: "types"; readonly types: TypeSet }
  | { readonly kind: "generic"; readonly amount: number }
  | { readonly kind: "life"; readonly amount: number };

/** The ways in which one symbol may be announced; one way: nothing to announce. CR 601.2b, 118.13 */
export const choicesOf = (symbol: ManaSymbol): readonly Choice[] => {
  switch (symbol.kind) {
    case "hybrid":
      return symbol.types.map((type) => ({ kind: "types", types: typeBit[type] }));
    case "twobrid":
      return [{ kind: "types", types: typeBit[symbol.color] }, { kind: "generic", amount: symbol.amount }];
    case "phyrexian":
      return [{ kind: "types", types: typeBit[symbol.color] }, { kind: "life", amount: PHYREXIAN_LIFE }];
    case "hybrid-phyrexian":
      return [...symbol.colors.map((color): Choice => ({ kind: "types", types: typeBit[color] })), { kind: "life", amount: PHYREXIAN_LIFE }];
    case "mana":
      return [{ kind: "types", types: typeBit[symbol.type] }];
    case "generic":
    case "variable":
    case "snow":
      return [];
  }
};

const choiceText = (choice: Choice): string =>
  choice.kind === "life" ? "life" : choice.kind === "generic" ? `{${choice.amount}}` : `{${typesIn(choice.types).join()}}`;

/** The number of each kind of due, and life, while the total is being put together. */
interface Sums {
  readonly dues: readonly Due[];
  readonly life: readonly { readonly symbol: string; readonly amount: number }[];
  readonly announced: readonly Announced[];
}

const NOTHING_DUE: Sums = { dues: [], life: [], announced: [] };

const addDue = (sums: Sums, demand: Demand, count: number): Sums => ({ ...sums, dues: gather([...sums.dues, { demand, count }]) });

/** The sums after one symbol has been announced. */
const chosen = (sums: Sums, symbol: string, choice: Choice): Sums => {
  const said: Sums = { ...sums, announced: [...sums.announced, { symbol, as: choiceText(choice) }] };
  switch (choice.kind) {
    case "life":
      return { ...said, life: [...said.life, { symbol, amount: choice.amount }] };
    case "generic":
      return addDue(said, { kind: "generic" }, choice.amount);
    case "types":
      return addDue(said, { kind: "types", types: choice.types }, 1);
  }
};

/** Which symbols must be announced before the total can be known: those whose choice a reduction or a floor may look at. */
const mustAnnounce = (symbol: ManaSymbol, reductions: readonly Reduction[], floor: number): boolean => {
  if (reductions.length === 0 && floor === 0) return false;
  const options = choicesOf(symbol).length;
  if (options < 2) return false;
  if (symbol.kind === "hybrid") return reductions.some((reduction) => reduction.types !== undefined);
  return reductions.length > 0 || floor > 0;
};

const sumsOf = (symbols: readonly DueSymbol[], xTypes: Payment["xTypes"], x: number, reductions: readonly Reduction[], floor: number, distinct: Distinct): readonly Sums[] => {
  const only = xTypes === undefined ? {} : { only: typeSet(xTypes) };
  const dueOf = ({ symbol, waterbend }: DueSymbol): Due => {
    const generic: Demand = waterbend ? { kind: "generic", waterbend: true } : { kind: "generic" };
    switch (symbol.kind) {
      case "generic":
        return { demand: generic, count: symbol.amount };
      case "variable":
        return { demand: { ...generic, ...only }, count: x };
      default:
        return { demand: demandOf(symbol), count: 1 };
    }
  };
  const isAnnounced = ({ symbol }: DueSymbol): boolean => mustAnnounce(symbol, reductions, floor);
  if (!symbols.some(isAnnounced)) return distinct([{ ...NOTHING_DUE, dues: gather(symbols.map(dueOf).filter(({ count }) => count > 0)) }]);
  let all: readonly Sums[] = [NOTHING_DUE];
  for (const one of symbols) {
    const due = dueOf(one);
    all = all.flatMap((sums): readonly Sums[] =>
      isAnnounced(one) ? choicesOf(one.symbol).map((choice) => chosen(sums, printSymbol(one.symbol), choice)) : [addDue(sums, due.demand, due.count)]);
    all = distinct(all).slice(0, MOST_TOTALS);
  }
  return all;
};

const sumsKey = (sums: Sums): string =>
  [...sums.dues.map((due) => `${demandKey(due.demand)}=${due.count}`).sort(), ...sums.life.map((life) => `life ${life.symbol}`).sort()].join();

/** Ways to announce that lead to the same sums are one; which of two equal symbols is which does not matter. */
type Distinct = (all: readonly Sums[]) => readonly Sums[];

const distinctSums: Distinct = (all: readonly Sums[]): readonly Sums[] => (all.length < 2 ? all : [...new Map([...all].reverse().map((sums) => [sumsKey(sums), sums])).values()].reverse());

/** Whoever judges a plan takes its announcements as they are, also where others would come to the same. */
const asAnnounced = (announced: readonly Announced[]): Distinct => {
  const text = ({ symbol, as }: Announced): string => `${symbol} ${as}`;
  const allowed = countOf(announced.map(text));
  return (all) => {
    const fitting = all.filter((sums) => sums.announced.length === 0 || [...countOf(sums.announced.map(text))].every(([said, count]) => count <= (allowed.get(said) ?? 0)));
    return distinctSums(fitting);
  };
};

const countOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

const manaIn = (sums: Sums): number => sums.dues.reduce((sum, due) => sum + due.count, 0);

const less = (sums: Sums, key: string, by: number): Sums => ({
  ...sums,
  dues: sums.dues.flatMap((due) => {
    const count = demandKey(due.demand) === key ? due.count - by : due.count;
    return count > 0 ? [{ ...due, count }] : [];
  }),
});

/** Takes up to `by` off generic mana; where there are several kinds of it, each order is a way. CR 118.7a */
const lessGeneric = (sums: Sums, by: number): readonly Sums[] => {
  const kinds = sums.dues.filter((due) => due.demand.kind === "generic");
  if (by <= 0 || kinds.length === 0) return [sums];
  return kinds.flatMap((due) => {
    const taken = Math.min(by, due.count);
    return lessGeneric(less(sums, demandKey(due.demand), taken), by - taken);
  });
};

/** One reduction symbol of colored or colorless mana: that mana, all of it announced by now, or what spills into generic. CR 118.7b-d */
const lessType = (sums: Sums, type: TypeSet, spill: boolean): readonly Sums[] => {
  const exact = sums.dues.find((due) => due.demand.kind === "types" && due.demand.types === type);
  if (exact !== undefined) return [less(sums, demandKey(exact.demand), 1)];
  return spill ? lessGeneric(sums, 1) : [sums];
};

/** CR 601.2f: one reduction applied, in every way that the payer may choose. */
const reduced = (sums: Sums, reduction: Reduction): readonly Sums[] => {
  if (reduction.types === undefined) return lessGeneric(sums, Math.min(reduction.amount, manaIn(sums) - reduction.least));
  const limit = (before: Sums, after: readonly Sums[]): readonly Sums[] => after.map((way) => (manaIn(way) < reduction.least ? before : way));
  let ways: readonly Sums[] = [sums];
  for (let i = 0; i < reduction.amount; i += 1) {
    const next = ways.flatMap((way) =>
      typesIn(reduction.types ?? 0).flatMap((type) => limit(way, lessType(way, typeBit[type], !reduction.coloredOnly))),
    );
    const kept = distinctSums(next);
    if (kept.map(sumsKey).join("; ") === ways.map(sumsKey).join("; ")) break;
    ways = kept.slice(0, MOST_TOTALS);
  }
  return ways;
};

/** CR 601.2f: a total below the floor becomes the floor, by more generic mana. */
const floored = (sums: Sums, floor: number): Sums =>
  manaIn(sums) < floor ? addDue(sums, { kind: "generic" }, floor - manaIn(sums)) : sums;

/**
 * Every total that the payer may lock for this X: by the choices of CR 601.2b, the halves of reductions (CR 118.7e) and
 * the order of reductions. Increases first, then reductions, then floors. CR 601.2f
 *
 * Empty: nothing to pay with (CR 118.6).
 */
export const totalsFor = (view: View, payment: Payment, x: number | undefined): readonly Total[] =>
  waysToPay(payment).flatMap((way) => totalsOfWay(view, way, x, distinctSums, false)).flatMap((total) => (asksObjects(total, payment) ? withOrWithoutMana(total) : [total]));

/** Mana abilities may be worth activating for something else than their mana: what they put where other costs want it. */
const asksObjects = (total: Total, payment: Payment): boolean => total.parts.length > 0 || payment.keywords.has("delve");

/**
 * CR 601.2g: mana abilities may be activated only if there is mana to pay. Where all of it may be announced as life, either
 * it is, or one symbol is announced as mana.
 */
const withOrWithoutMana = (total: Total): readonly Total[] => {
  if (!total.dues.every(({ demand }) => demand.kind === "types" && demand.open?.kind === "life")) return [total];
  const sums: Sums = { dues: total.dues, life: total.life, announced: total.announced };
  const one = (before: Sums, { demand }: Due, choice: Choice): Sums => chosen(less(before, demandKey(demand), 1), demandSymbol(demand), choice);
  const asLife = total.dues.reduce(
    (all, due) => Array.from({ length: due.count }, () => due).reduce((some, each) => openChoices(each.demand).filter(({ kind }) => kind === "life").reduce((rest, choice) => one(rest, each, choice), some), all),
    sums);
  const asMana = total.dues.flatMap((due) => openChoices(due.demand).filter(({ kind }) => kind === "types").map((choice) => one(sums, due, choice)));
  return [...asMana, asLife].map((some) => ({ ...total, ...some }));
};

/** The totals that these announcements allow. */
export const announcedTotals = (view: View, payment: Payment, x: number | undefined, announced: readonly Announced[]): readonly Total[] =>
  waysToPay(payment).flatMap((way) => totalsOfWay(view, way, x, asAnnounced(announced), true));

/** What is left of a total that is locked is what it is. CR 601.2f */
const NO_CHANGES: ReturnType<typeof costChanges> = [{ increases: [], reductions: [], life: [], parts: [] }];

/** As much generic mana as symbols may ask for. */
const genericIn = (symbols: readonly DueSymbol[], x: number): number =>
  symbols.reduce((sum, { symbol }) => sum + (symbol.kind === "generic" || symbol.kind === "twobrid" ? symbol.amount : symbol.kind === "variable" ? x : 0), 0);

/** `every`: also totals for which more is given up than takes anything off. */
const totalsOfWay = (view: View, payment: Payment, x: number | undefined, distinct: Distinct, every: boolean): readonly Total[] => {
  const { symbols } = payment;
  if (symbols === undefined) return [];
  const changes = payment.isLocked ? NO_CHANGES : costChanges(view, payment, every ? Infinity : genericIn(symbols, x ?? 0));
  const floor = payment.isLocked ? 0 : floorOf(view);
  return changes.flatMap(({ increases, reductions, life, parts }) => {
    const raised = [...symbols, ...increases.map((symbol) => ({ symbol, waterbend: false }))];
    let ways = sumsOf(raised, payment.xTypes, x ?? 0, reductions, floor, distinct);
    for (const reduction of reductions) ways = distinct(ways.flatMap((way) => reduced(way, reduction))).slice(0, MOST_TOTALS);
    return distinct(ways.map((way) => floored(way, floor))).map(
      (sums): Total => ({
        x,
        announced: sums.announced,
        dues: sums.dues,
        life: [...sums.life, ...life.map((amount) => ({ symbol: FOR_REDUCTION, amount }))],
        parts: [...parts, ...payment.parts.filter(({ kind }) => kind !== "reducer" && kind !== "for-less")].map((part) => withX(part, x ?? 0)).filter(asksSomething),
      }),
    );
  });
};

/** The ways in which an open demand may be announced. */
const openChoices = (demand: Demand): readonly Choice[] => {
  if (demand.kind !== "types") return [];
  const typed = typesIn(demand.types).map((type): Choice => ({ kind: "types", types: typeBit[type] }));
  return demand.open === undefined ? typed : [...typed, demand.open];
};

/**
 * A total with its open choices made: each announcement must fit one symbol that is still open, and none may be left.
 * `undefined` if they do not fit.
 */
export const settle = (total: Total, announced: readonly Announced[]): Total | undefined => {
  const rest = [...announced];
  for (const done of total.announced) {
    const at = rest.findIndex((other) => other.symbol === done.symbol && other.as === done.as);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  let sums: Sums = { dues: [], life: total.life, announced: total.announced };
  for (const due of total.dues) {
    if (isSettled(due.demand)) {
      sums = addDue(sums, due.demand, due.count);
      continue;
    }
    const symbol = demandSymbol(due.demand);
    for (let i = 0; i < due.count; i += 1) {
      const at = rest.findIndex((other) => other.symbol === symbol);
      const choice = openChoices(due.demand).find((option) => choiceText(option) === rest[at]?.as);
      if (choice === undefined) return undefined;
      rest.splice(at, 1);
      sums = chosen(sums, symbol, choice);
    }
  }
  return rest.length > 0 ? undefined : { ...total, dues: sums.dues, life: sums.life, announced };
};

/** CR 107.3i: X of an additional cost is the X of the spell. */
const withX = (part: CostPart, x: number): CostPart => {
  switch (part.kind) {
    case "life":
      return { ...part, amount: resolvedX(part.amount, x) };
    case "sacrifice":
      return { ...part, count: resolvedX(part.count, x) };
    case "tap-others":
    case "exile":
    case "discard":
    case "return":
      return part.count === "x" ? { ...part, count: x } : part;
    default:
      return part;
  }
};

/** "Sacrifice X creatures" with X = 0 asks for nothing. */
const asksSomething = (part: CostPart): boolean => !("count" in part && part.count === 0) && !(part.kind === "life" && part.amount === 0);

const resolvedX = (amount: Amount, x: number): Amount => {
  if (typeof amount === "number") return amount;
  switch (amount.kind) {
    case "x":
      return x;
    case "sum":
      return { ...amount, of: amount.of.map((part) => resolvedX(part, x)) };
    case "times":
    case "at-most":
      return { ...amount, of: resolvedX(amount.of, x) };
    default:
      return amount;
  }
};

/** Is a demand one that needs no choice any more? */
export const isSettled = (demand: Demand): boolean => demand.kind !== "types" || (demand.open === undefined && sizeOf(demand.types) === 1);
