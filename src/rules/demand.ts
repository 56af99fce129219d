import { printSymbol, typeBit, typesIn, type ManaSymbol, type TypeSet } from "../mana/index.ts";

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
    case "types": {
      const types = typesIn(demand.types);
      const inside = types.length === 2 ? hybridOrder(types[0] as string, types[1] as string) : types.join("/");
      if (demand.open === undefined) return `{${inside}}`;
      return demand.open.kind === "life" ? `{${inside}/P}` : `{${demand.open.amount}/${inside}}`;
    }
  }
};

/** Hybrid symbols as they are printed: {C/W} begins with C, and the color wheel goes on from G to W. */
const PRINTED = new Set(["W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U", "C/W", "C/U", "C/B", "C/R", "C/G"]);
const hybridOrder = (a: string, b: string): string => (PRINTED.has(`${b}/${a}`) ? `${b}/${a}` : `${a}/${b}`);

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

/** Demands of one kind together, in the order of their first appearance; zero and negative counts dropped. */
export const gather = (dues: readonly Due[]): readonly Due[] => {
  const byKey = new Map<string, Due>();
  for (const due of dues) {
    const key = demandKey(due.demand);
    const same = byKey.get(key);
    byKey.set(key, { demand: due.demand, count: due.count + (same?.count ?? 0) });
  }
  return [...byKey.values()].filter((due) => due.count > 0);
};

/** The demands of a cost whose multi-way symbols are all paid as they stand: for mana abilities' own costs. X must be given. */
export const demandsOf = (cost: readonly ManaSymbol[], x = 0): readonly Due[] =>
  gather(
    cost.map((symbol): Due => {
      switch (symbol.kind) {
        case "generic":
          return { demand: { kind: "generic" }, count: symbol.amount };
        case "variable":
          return { demand: { kind: "generic" }, count: x };
        case "mana":
          return { demand: { kind: "types", types: typeBit[symbol.type] }, count: 1 };
        case "hybrid":
          return { demand: { kind: "types", types: typeBit[symbol.types[0]] | typeBit[symbol.types[1]] }, count: 1 };
        case "twobrid":
          return { demand: { kind: "types", types: typeBit[symbol.color], open: { kind: "generic", amount: symbol.amount } }, count: 1 };
        case "phyrexian":
          return { demand: { kind: "types", types: typeBit[symbol.color], open: { kind: "life", amount: 2 } }, count: 1 };
        case "hybrid-phyrexian":
          return {
            demand: { kind: "types", types: typeBit[symbol.colors[0]] | typeBit[symbol.colors[1]], open: { kind: "life", amount: 2 } },
            count: 1,
          };
        case "snow":
          return { demand: { kind: "snow" }, count: 1 };
      }
    }),
  );

/** A locked total as text: generic first, then colors in printed order. */
export const printDues = (dues: readonly Due[]): string => {
  const generic = dues.filter((due) => due.demand.kind === "generic").reduce((sum, due) => sum + due.count, 0);
  const rest = dues
    .filter((due) => due.demand.kind !== "generic")
    .map((due) => ({ symbol: demandSymbol(due.demand), count: due.count, rank: due.demand.kind === "snow" ? -1 : due.demand.kind === "types" ? due.demand.types : 0 }))
    .sort((a, b) => a.rank - b.rank);
  const text = (generic > 0 ? printSymbol({ kind: "generic", amount: generic }) : "") + rest.map(({ symbol, count }) => symbol.repeat(count)).join("");
  return text === "" ? "{0}" : text;
};
