import type { CostPart, Predicate } from "../cards/index.ts";
import { printCost, type Cost, type ManaSymbol } from "../mana/index.ts";
import type { Thing } from "./thing.ts";
import type { View } from "./view.ts";

/** The parts of what is paid: the cost itself, additional costs, what keywords ask for. CR 118.8, 601.2b */

/** A mana symbol of what is due, before anything is announced. */
export interface DueSymbol {
  readonly symbol: ManaSymbol;
  /** Of a waterbend cost: artifacts and creatures may pay its generic part. CR 701.67 */
  readonly waterbend: boolean;
}

export const sameCost = (a: Cost, b: Cost): boolean => printCost(a) === printCost(b);

/** The mana of cost parts as symbols. */
export const symbolsOf = (parts: readonly CostPart[]): readonly DueSymbol[] =>
  withoutKeywords(parts).flatMap((part) =>
    part.kind === "mana" || part.kind === "waterbend" ? part.cost.map((symbol) => ({ symbol, waterbend: part.kind === "waterbend" })) : [],
  );

export const nonMana = (parts: readonly CostPart[]): readonly CostPart[] =>
  withoutKeywords(parts).filter((part) => part.kind !== "mana" && part.kind !== "waterbend");

/** What keywords ask for, in their place. */
const withoutKeywords = (parts: readonly CostPart[]): readonly CostPart[] =>
  parts.flatMap((part) => (part.kind === "keyword" ? withoutKeywords(part.cost) : [part]));

export const keywordIn = (parts: readonly CostPart[]): string | undefined => parts.flatMap((part) => (part.kind === "keyword" ? [part.keyword] : []))[0];

/**
 * Additional costs: the caller's, and those that the card's own text makes mandatory (CR 118.8). The caller may name
 * one of the text's own costs by its mana alone ("{5}" for "waterbend {5}"): then it is that one, not another.
 */
const additionalCosts = (view: View): { readonly own: readonly (readonly CostPart[])[]; readonly others: readonly (readonly CostPart[])[] } => {
  const { paying } = view.position;
  const own = paying.kind === "spell" ? (paying.card?.effects ?? []).flatMap((effect) => (effect.kind === "additional-cost" ? [effect] : [])) : [];
  const left = [...paying.additional];
  const ownPaid = own.flatMap((effect) => {
    const at = left.findIndex((given) => sameAdditional(given, effect.cost));
    if (at >= 0) {
      const [given] = left.splice(at, 1);
      return [effect.cost.some((part) => part.kind === "choice") ? (given ?? []) : effect.cost];
    }
    return effect.optional ? [] : [effect.cost];
  });
  return { own: ownPaid, others: left };
};

type ReducerPart = Extract<CostPart, { readonly kind: "reducer" }>;

/** Does this additional cost say which object a keyword means ("Sacrifice Llanowar Elves" beside "Emerge {5}{U}{U}")? */
const namesFor = (given: readonly CostPart[], { by, of }: ReducerPart): Predicate | undefined => {
  const [part] = given;
  if (given.length !== 1 || part?.kind !== (by === "harmonize" ? "tap-others" : "sacrifice") || part.count !== 1) return undefined;
  return part.of.kind === "name" || JSON.stringify(part.of) === JSON.stringify(of) ? part.of : undefined;
};

const isReducer = (part: CostPart): part is ReducerPart => part.kind === "reducer";

type ForLess = Extract<CostPart, { readonly kind: "for-less" }>;
const isForLess = (part: CostPart): part is ForLess => part.kind === "for-less";

/**
 * What may be paid any number of times for less. A given cost of that kind says how often ("Sacrifice two creatures");
 * a given reduction has counted it in. CR 601.2b
 */
const asSaid = (view: View, parts: readonly CostPart[], others: readonly (readonly CostPart[])[]): { readonly parts: readonly CostPart[]; readonly others: readonly (readonly CostPart[])[] } => {
  if (!parts.some(isForLess)) return { parts, others };
  const left = [...others];
  const said = parts.flatMap((part): readonly CostPart[] => {
    if (!isForLess(part)) return [part];
    const at = left.findIndex((given) => { const [only, ...more] = withoutKeywords(given); return more.length === 0 && only?.kind === part.each.kind; });
    if (at < 0) return view.position.paying.reduce.length > 0 ? [] : [part];
    const [given] = withoutKeywords(left.splice(at, 1)[0] ?? []);
    if (given === undefined || !("count" in given) || typeof given.count !== "number" || !("count" in part.each)) return [{ ...part, exactly: 1 }];
    return [{ ...part, exactly: given.count, each: { ...given, count: 1 } as CostPart }];
  });
  return { parts: said, others: left };
};

/** A given cost that names a reducer's object is that one, not one more. */
const named = (parts: readonly CostPart[], others: readonly (readonly CostPart[])[]): readonly CostPart[] => {
  const left = [...others];
  const known = withoutKeywords([...parts, ...others.flat()]).filter(isReducer).map((part): CostPart => {
    const at = left.findIndex((given) => namesFor(given, part) !== undefined);
    const [given = []] = at < 0 ? [] : left.splice(at, 1);
    const said = namesFor(given, part);
    return said === undefined ? part : { ...part, of: { kind: "all", of: [part.of, said] }, named: true };
  });
  return [...withoutKeywords([...parts, ...left.flat()]).filter((part) => !isReducer(part)), ...known];
};

/**
 * CR 702.180a-b: a spell cast for its harmonize cost. Unless the caller has said what is tapped, or has counted the
 * reduction in.
 */
const harmonizes = (view: View, thing: Thing | undefined, parts: readonly CostPart[]): readonly CostPart[] => {
  const { paying } = view.position;
  const isIt = paying.kind === "spell" && paying.from === "graveyard" && paying.cost !== undefined && thing?.keywords.includes("harmonize") === true;
  const isCounted = paying.reduce.length > 0 || parts.some((part) => part.kind === "tap-others" || (isReducer(part) && part.by === "harmonize"));
  return isIt && !isCounted ? [{ kind: "reducer", by: "harmonize", of: { kind: "type", type: "Creature" } }] : [];
};

export const manaOf = (parts: readonly CostPart[]): Cost => symbolsOf(parts).map(({ symbol }) => symbol);

const sameAdditional = (given: readonly CostPart[], own: readonly CostPart[]): boolean => {
  // What a keyword asks for is never what the text's own words ask for.
  if (keywordIn(given) !== undefined) return false;
  const [choice] = own;
  // The caller may name the alternative that is chosen.
  if (own.length === 1 && choice?.kind === "choice") return choice.of.some((option) => sameAdditional(given, option));
  const [first, second] = [manaOf(given), manaOf(own)];
  if (first.length > 0 || second.length > 0) return sameCost(first, second) && nonMana(given).length === nonMana(own).length;
  return given.length === own.length && given.every((part, index) => part.kind === own[index]?.kind);
};

/** The cost itself with all that comes to it. */
export const allParts = (view: View, thing: Thing | undefined, base: readonly CostPart[]): readonly CostPart[] => {
  const { own, others } = additionalCosts(view);
  const said = asSaid(view, [...base, ...own.flat()], others);
  const parts = named(said.parts, said.others);
  const all = [...parts, ...harmonizes(view, thing, parts)];
  // What takes any number of objects is paid last, as it would take those that other costs need.
  return [...all.filter((part) => part.kind !== "total"), ...all.filter((part) => part.kind === "total")];
};

/** A cost without a choice, in every way to choose. CR 601.2b, 602.2b */
export const alternatives = (parts: readonly CostPart[]): readonly (readonly CostPart[])[] =>
  parts.reduce<readonly (readonly CostPart[])[]>(
    (ways, part) =>
      part.kind === "choice"
        ? part.of.flatMap(alternatives).flatMap((chosen) => ways.map((way) => [...way, ...chosen]))
        : ways.map((way) => [...way, part]),
    [[]],
  );
