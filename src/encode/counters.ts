import type { CostPart, ManaAbility, Predicate } from "../cards/index.ts";
import { NO_TOUCH } from "../policy/index.ts";
import { matches, type Seen, type Thing } from "../rules/index.ts";
import type { Draft, GivesMark, Named } from "./draft.ts";
import { usesOf, waysToUse, type Outlet } from "./fodder.ts";
import { counterName, leaveName } from "./resource-names.ts";
import type { Table } from "./table.ts";
import { EMPTY_WAY, named, use, type Way } from "./way.ts";
import { MOST_WAYS } from "./ways.ts";

type Among = Extract<CostPart, { readonly kind: "remove-counters-among" }>;

/** Every X up to what there is; of very many counters a ladder that ends at all of them, and then nothing is proved. */
const numbersUpTo = (table: Table, had: number): readonly number[] => {
  if (had <= MOST_WAYS) return Array.from({ length: had }, (_, index) => index + 1);
  table.incomplete = true;
  return Array.from({ length: MOST_WAYS }, (_, index) => Math.round((had * (index + 1)) / MOST_WAYS));
};

/** The ways of removing counters from the source itself. */
export const counterWays = (table: Table, seen: Seen, count: number | "x", counter: string | undefined): readonly Way[] => {
  const kinds = Object.entries(seen.thing.counters).filter(([name]) => counter === undefined || name === counter);
  return kinds.flatMap(([name, had]) => {
    const numbers = count === "x" ? numbersUpTo(table, had) : had >= count ? [count] : [];
    return numbers.map((number): Way => ({
      ...EMPTY_WAY,
      uses: use(counterName(seen, name), number),
      touch: { ...NO_TOUCH, counters: number },
      context: count === "x" ? { x: number } : {},
      upper: seen.copies.length * Math.floor(had / number),
      named: named({ removed: { counter: name, count: number } }),
    }));
  });
};

const newMark = (table: Table, seen: Seen, counter: string): string => `new ${table.place.get(seen)} ${counter}`;

/** Counters that an activation puts on its source, as part of the cost or of the effect. */
export const putBy = (ability: ManaAbility): readonly { readonly counter: string; readonly count: number }[] =>
  [...ability.cost, ...(ability.effects ?? [])].flatMap((part) => (part.kind === "put-counter" ? [{ counter: part.counter, count: part.count }] : []));

/** Counters put on the way: some cost may remove them again. */
export const newCounters = (table: Table, seen: Seen, ability: ManaAbility): readonly GivesMark[] =>
  table.removesAmong() ? putBy(ability).map(({ counter, count }) => ({ mark: newMark(table, seen, counter), count })) : [];

/** One counter that may be removed: there from the start, or put on the way. */
export interface Removable {
  readonly seen: Seen;
  readonly counter: string;
  /** How the program takes it. */
  readonly way: Pick<Way, "uses" | "takesMarks" | "needsLeft">;
  readonly upper: number;
}

/**
 * The counters that may be removed from among objects that match. Which copy they stand on is chosen in the plan. Where
 * that would matter (an ability of its own removes several from one copy, new ones stand on copies that may leave) they
 * are left out, and then nothing is proved.
 */
export const removables = (table: Table, of: Predicate, counter: string | undefined, source: Thing): readonly Removable[] =>
  table.mine.filter((seen) => seen.copies.besides(source.id).some((id) => matches(of, { ...seen.thing, id }, source))).flatMap((seen): readonly Removable[] => {
    const several = seen.copies.length > 1;
    const asked = (name: string): boolean => counter === undefined || name === counter;
    const given = Object.entries(seen.thing.counters).filter(([name]) => asked(name));
    const put = [...new Set(seen.abilities.flatMap(putBy).map((one) => one.counter))].filter(asked);
    const removesOwn = seen.abilities.some(({ cost }) => cost.some((part) => part.kind === "remove-counters" || part.kind === "choice"));
    const mixed = several && ((given.length > 0 && removesOwn) || (put.length > 0 && usesOf(table).leave.has(seen)));
    if (mixed) {
      table.incomplete = true;
      return [];
    }
    return [
      ...given.map(([name, had]): Removable => ({
        seen, counter: name, way: { uses: use(counterName(seen, name)), takesMarks: [], needsLeft: [] }, upper: had * seen.copies.length,
      })),
      ...put.map((name): Removable => ({
        seen, counter: name, way: { uses: [], takesMarks: [{ count: 1, accepts: [newMark(table, seen, name)] }], needsLeft: [leaveName(table, seen)] }, upper: Number.POSITIVE_INFINITY,
      })),
    ];
  });

/** The ways of removing counters from among objects. */
export const amongWays = (table: Table, outlet: Outlet, part: Among, source: Thing): readonly Way[] =>
  waysToUse(table, outlet, "counter", part.count, removables(table, part.of, part.counter, source).map(({ seen, counter, way, upper }) => ({
    key: `counter ${table.place.get(seen)} ${counter}${way.takesMarks.length > 0 ? " new" : ""}`,
    way: { ...EMPTY_WAY, ...way, upper, touch: { ...NO_TOUCH, counters: 1 }, named: named({ removedAmong: [{ seen, counter }] }) },
  })));

/** CR 122.1a */
const changesPower = (counter: string): boolean => counter === "+1/+1" || counter === "-1/-1";

const namesPower = ({ removed, removedAmong }: Named): boolean =>
  (removed !== undefined && changesPower(removed.counter)) || removedAmong.some(({ counter }) => changesPower(counter));

/** Does it change power and toughness by the counters that it puts or removes? */
export const resizes = ({ deed }: Draft): boolean =>
  deed.kind === "activate" ? namesPower(deed.named) || putBy(deed.paid).some(({ counter }) => changesPower(counter))
  : deed.kind === "fodder" ? namesPower(deed.named)
  : deed.kind === "part-counter" && changesPower(deed.counter);
