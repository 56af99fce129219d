import { ANY_TYPE, PHYREXIAN_LIFE, printSymbol, typeBit, typeSet, typesIn, type ManaSymbol, type TypeSet } from "../mana/index.ts";

/**
 * A kind of symbol of a locked total, by what pays it.
 *
 * `open`: a choice of CR 601.2b that changes nothing else in the total, so that it may be left to the payment:
 * a {2/W} not yet announced as {2}, a {W/P} not yet announced as life.
 */
export type Demand =
  | { readonly kind: "types"; readonly types: TypeSet; readonly open?: OpenChoice }
  /** `only`: types that may pay it ("Spend only black mana on X"). `waterbend`: CR 701.67a. */
  | { readonly kind: "generic"; readonly only?: TypeSet; readonly waterbend?: true }
  | { readonly kind: "snow" };

export type OpenChoice =
  /** May be announced as this much generic mana instead. CR 107.4e */
  | { readonly kind: "generic"; readonly amount: number }
  /** May be announced as this much life instead. CR 107.4f */
  | { readonly kind: "life"; readonly amount: number };

export interface Due {
  readonly demand: Demand;
  /** How many mana, at least 1. */
  readonly count: number;
}

/** The symbol of one mana of a demand, as steps of a plan name it. */
export const demandSymbol = (demand: Demand): string => {
  switch (demand.kind) {
    case "generic":
      return "{1}";
    case "snow":
      return "{S}";
    case "types":
      if (demand.open === undefined) return TYPE_SYMBOLS[demand.types] as string;
      return demand.open.kind === "life" ? `{${insideOf(demand.types)}/P}` : `{${demand.open.amount}/${insideOf(demand.types)}}`;
  }
};

const insideOf = (set: TypeSet): string => {
  const types = typesIn(set);
  return types.length === 2 ? hybridOrder(types[0] as string, types[1] as string) : types.join("/");
};

/** Hybrid symbols as they are printed: {C/W} begins with C, and the color wheel goes on from G to W. */
const PRINTED = new Set(["W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U", "C/W", "C/U", "C/B", "C/R", "C/G"]);
const hybridOrder = (a: string, b: string): string => (PRINTED.has(`${b}/${a}`) ? `${b}/${a}` : `${a}/${b}`);

/** By set of types. */
const TYPE_SYMBOLS: readonly string[] = Array.from({ length: ANY_TYPE + 1 }, (_, set) => `{${insideOf(set)}}`);

export const demandKey = (demand: Demand): string => {
  switch (demand.kind) {
    case "generic":
      return `generic ${demand.only ?? ""} ${demand.waterbend === true ? "waterbend" : ""}`;
    case "snow":
      return "snow";
    case "types":
      return `types ${demand.types} ${demand.open === undefined ? "" : `${demand.open.kind} ${demand.open.amount}`}`;
  }
};

const sameDemand = (a: Demand, b: Demand): boolean => a === b || (a.kind === b.kind && demandKey(a) === demandKey(b));

/** Demands of one kind together, in the order of their first appearance; zero and negative counts dropped. */
export const gather = (dues: readonly Due[]): readonly Due[] => {
  const all: Due[] = [];
  for (const { demand, count } of dues) {
    const at = all.findIndex((one) => sameDemand(one.demand, demand));
    if (at < 0) all.push({ demand, count });
    else all[at] = { demand, count: count + (all[at] as Due).count };
  }
  return all.filter((due) => due.count > 0);
};

/** What one mana of a symbol asks for as it stands; choices that may be left to the payment are open. CR 107.4, 601.2b */
export const demandOf = (symbol: ManaSymbol): Demand => {
  switch (symbol.kind) {
    case "generic":
    case "variable":
      return { kind: "generic" };
    case "snow":
      return { kind: "snow" };
    case "mana":
      return { kind: "types", types: typeBit[symbol.type] };
    case "hybrid":
      return { kind: "types", types: typeSet(symbol.types) };
    case "twobrid":
      return { kind: "types", types: typeBit[symbol.color], open: { kind: "generic", amount: symbol.amount } };
    case "phyrexian":
      return { kind: "types", types: typeBit[symbol.color], open: { kind: "life", amount: PHYREXIAN_LIFE } };
    case "hybrid-phyrexian":
      return { kind: "types", types: typeSet(symbol.colors), open: { kind: "life", amount: PHYREXIAN_LIFE } };
  }
};

const manaOf = (symbol: ManaSymbol, x: number): number => (symbol.kind === "generic" ? symbol.amount : symbol.kind === "variable" ? x : 1);

/** The demands of a cost whose multi-way symbols are all paid as they stand: for mana abilities' own costs. X must be given. */
export const demandsOf = (cost: readonly ManaSymbol[], x = 0): readonly Due[] =>
  gather(cost.map((symbol) => ({ demand: demandOf(symbol), count: manaOf(symbol, x) })));

/** So much mana less of one of these dues; at most as much as it asks for. */
export const lessSome = (dues: readonly Due[], paid: Due, count: number): readonly Due[] =>
  dues.flatMap((due) => (due !== paid ? [due] : due.count > count ? [{ ...due, count: due.count - count }] : []));

/** One mana less of one of these dues. */
export const lessOne = (dues: readonly Due[], paid: Due): readonly Due[] => lessSome(dues, paid, 1);

/**
 * In which order the dues of one symbol are paid: generic mana with a rule of its own first (X of one color only), then
 * plain, then what waterbend could pay. As "{1}" names all three, this order never spoils a payment: each kind that
 * comes first takes no more helpers than it has symbols, and what it cannot take the next can.
 */
const rank = ({ demand }: Due): number => (demand.kind !== "generic" || demand.only !== undefined ? 0 : demand.waterbend === true ? 2 : 1);

/** The dues that a step means by a symbol. */
export const duesNamed = (dues: readonly Due[], symbol: string): readonly Due[] => {
  const named = dues.filter(({ demand }) => demandSymbol(demand) === symbol);
  return named.length < 2 ? named : named.sort((a, b) => rank(a) - rank(b));
};

/** A locked total as text: generic first, then colors in printed order. */
export const printDues = (dues: readonly Due[]): string => {
  const generic = dues.filter((due) => due.demand.kind === "generic").reduce((sum, due) => sum + due.count, 0);
  const rest = dues
    .filter((due) => due.demand.kind !== "generic")
    .map((due) => ({ symbol: demandSymbol(due.demand), count: due.count, rank: due.demand.kind === "types" ? due.demand.types : 0 }))
    .sort((a, b) => a.rank - b.rank);
  const text = (generic > 0 ? printSymbol({ kind: "generic", amount: generic }) : "") + rest.map(({ symbol, count }) => symbol.repeat(count)).join("");
  return text === "" ? "{0}" : text;
};
