import type { CostPart, ManaAbility } from "../cards/index.ts";
import { activationDues, cardThing, effectsOf, matches, waysToActivate, type Seen, type Thing } from "../rules/index.ts";
import type { Draft } from "./draft.ts";
import { fodderMark } from "./marks.ts";
import { movesItself } from "./states.ts";
import { hasEffects, type Table } from "./table.ts";
import { both, EMPTY_WAY, type Way } from "./way.ts";
import { MOST_WAYS, multisets } from "./ways.ts";

/**
 * "Sacrifice three creatures" has as many ways as there are triples of creatures. Where it is no matter to the ability
 * which they are, each class of objects is an activity of its own, which gives a mark, and the ability takes three marks.
 *
 * In a solution an object is used up when its mark is made, and in the plan when the ability is activated, which is later.
 * So a class is fodder only if nothing can come between that would be wrong:
 * - what leaves is not also used (tapped) by activities that wait for mana of others: it may be used as early as can be;
 * - what is tapped does not leave, or the ability waits for nothing but its fodder.
 */
export interface FodderKind {
  readonly key: string;
  readonly options: readonly FodderOption[];
}

/** One class of objects, and what using one of them comes to. */
export interface FodderOption {
  readonly key: string;
  readonly way: Way;
}

/** What abilities of this board do with objects, beside their own source. */
interface Uses {
  /** May be given up for mana. */
  readonly leave: ReadonlySet<Seen>;
  /** Are tapped by activities that wait for mana. */
  readonly wait: ReadonlySet<Seen>;
  /** Abilities use cards in the graveyard, so that what comes there on the way may feed them. */
  readonly exhumes: boolean;
  /** Some ability has the whole hand discarded: all that is there as it is activated. */
  readonly discardsHand: boolean;
}

interface Activated {
  readonly seen: Seen | undefined;
  readonly thing: Thing;
  readonly ability: ManaAbility;
  readonly waits: boolean;
}

const activated = (table: Table): readonly Activated[] => {
  const { view } = table;
  const one = (seen: Seen | undefined, thing: Thing) => (ability: ManaAbility): Activated => ({ seen, thing, ability, waits: activationDues(view, thing, ability, 0).length > 0 });
  return [
    ...[...table.mine, ...table.shared].flatMap((seen) => seen.abilities.flatMap(waysToActivate).map(one(seen, seen.thing))),
    ...(["hand", "graveyard"] as const).flatMap((zone) =>
      view.position[zone].flatMap((entry) => entry.card.abilities.filter((ability) => ability.zone === zone).flatMap(waysToActivate).map(one(undefined, cardThing(view, entry.card, entry.id, zone))))),
  ];
};

const leavesSelf = (part: CostPart): boolean => part.kind === "sacrifice-self" || part.kind === "exile-self" || part.kind === "return-self";

/** Once for a board. */
export const usesOf = (table: Table): Uses => {
  const known = remembered.get(table.view.permanents);
  if (known !== undefined) return known;
  const all = activated(table);
  const parts = all.flatMap((one) => one.ability.cost.map((part) => ({ ...one, part })));
  const named = (seen: Seen, { part, thing }: (typeof parts)[number]): boolean => "of" in part && part.kind !== "choice" && matches(part.of, seen.thing, thing);
  const found: Uses = {
    leave: new Set(table.mine.filter((seen) =>
      parts.some((one) =>
        (one.seen === seen && (leavesSelf(one.part) || (one.ability.effects ?? []).some(({ kind }) => kind === "sacrifice-without"))) ||
        ((one.part.kind === "sacrifice" || one.part.kind === "return" || (one.part.kind === "exile" && one.part.from === "battlefield")) && named(seen, one))))),
    wait: new Set(table.mine.filter((seen) => all.some((one) => one.seen === seen && one.waits) || parts.some((one) => one.waits && one.part.kind === "tap-others" && named(seen, one)))),
    exhumes: parts.some(({ part }) => part.kind === "exile" && part.from === "graveyard"),
    discardsHand: parts.some(({ part }) => part.kind === "discard" && part.count === "hand"),
  };
  remembered.set(table.view.permanents, found);
  return found;
};

const remembered = new WeakMap<Table["view"]["permanents"], Uses>();

/** An ability whose cost asks for objects, as far as it matters to them. */
export interface Outlet {
  readonly seen: Seen | undefined;
  /** Its own cost has mana in it. */
  readonly waits: boolean;
  /** What it makes does not depend on which objects are used, or on what is left of the board. */
  readonly fixed: boolean;
}

/** Permanents that must still be there as this ability is activated, beside its source: K'rrik. */
const permits = (table: Table, outlet: Outlet, seen: Seen): boolean =>
  outlet.waits && effectsOf(table.view, "life-for-mana").some(({ source }) => seen.copies.has(source.id));

/** What is fodder for this cost whatever else there is, and what only if there would be too many ways otherwise. */
const suits = (table: Table, outlet: Outlet, { way }: FodderOption): "well" | "at need" | "never" => {
  const uses = usesOf(table);
  if (!outlet.fixed || (way.buries.length > 0 && uses.exhumes)) return "never";
  if (uses.discardsHand && way.named.exilesCards.length + way.named.discardsCards.length > 0) return "never";
  for (const seen of [...way.leaving, ...way.named.tapsOthers]) {
    if (seen === outlet.seen || movesItself(table, seen) || permits(table, outlet, seen)) return "never";
  }
  if (way.named.tapsOthers.some((seen) => outlet.waits && uses.leave.has(seen))) return "never";
  if (way.named.removedAmong.some(({ seen }) => uses.leave.has(seen))) return "never";
  return way.leaving.some((seen) => uses.wait.has(seen)) ? "at need" : "well";
};

/** The ways to use `count` of these: one by one, or as fodder. `sort`: what is done with them; `besides`: never as fodder. */
export const waysToUse = (table: Table, outlet: Outlet, sort: string, count: number, options: readonly FodderOption[], besides: readonly Way[] = []): readonly Way[] => {
  const suited = options.map((option) => ({ option, suits: suits(table, outlet, option) }));
  const choose = (apart: readonly FodderOption[], fodder: readonly FodderOption[]): ReturnType<typeof multisets<Way>> => {
    const single = [...apart.map(({ way }) => way), ...besides];
    // A class alone is no shorter as fodder.
    if (fodder.length < 2) return multisets([...single, ...fodder.map(({ way }) => way)], count, MOST_WAYS);
    const kind: FodderKind = { key: `${sort}: ${fodder.map(({ key }) => key).join()}`, options: fodder };
    return multisets([...single, { ...EMPTY_WAY, fodder: [{ kind, count: 1 }] }], count, MOST_WAYS);
  };
  const of = (...which: readonly string[]): readonly FodderOption[] => suited.flatMap((one) => (which.includes(one.suits) ? [one.option] : []));
  const attempts = [
    ...(count > 1 ? [] : [() => choose(options, [])]),
    () => choose(of("never", "at need"), of("well")),
    () => choose(of("never"), of("well", "at need")),
  ];
  const all = attempts.reduce<ReturnType<typeof choose> | undefined>((found, attempt) => (found === undefined || found.isCut ? attempt() : found), undefined);
  if (all === undefined || all.isCut) table.incomplete = true;
  // How many there are of a class bounds an activity of its own only; here resources do.
  return (all?.ways ?? []).map((chosen) => chosen.map((way) => ({ ...way, upper: Number.POSITIVE_INFINITY })).reduce(both, EMPTY_WAY));
};

/** Free ones first, what is given up later, and what does something for others after that. */
const rankOf = (table: Table, way: Way, afterOthers: number): number => (way.leaving.length > 0 ? 2 : 0) + (way.leaving.some((seen) => hasEffects(table, seen)) ? afterOthers : 0);

interface Supplies {
  readonly drafts: readonly Draft[];
  /** The marks that fodder of this kind may be. */
  readonly acceptsOf: (kind: FodderKind) => readonly string[];
}

/** One activity for each class and what is done with it; classes that serve the same costs give the same mark. */
export const suppliersOf = (table: Table, kinds: readonly FodderKind[], afterOthers: number): Supplies => {
  const distinct = [...new Map(kinds.map((kind) => [kind.key, kind])).values()];
  const options = new Map<string, { readonly way: Way; readonly kinds: number[] }>();
  for (const [index, kind] of distinct.entries()) {
    for (const { key, way } of kind.options) {
      const found = options.get(key) ?? { way, kinds: [] };
      found.kinds.push(index);
      options.set(key, found);
    }
  }
  const markOf = (some: readonly number[]): string => fodderMark(some.join());
  return {
    drafts: [...options.values()].map(({ way, kinds: some }): Draft => ({
      deed: { kind: "fodder", named: way.named },
      upper: way.upper,
      uses: way.uses,
      takes: [],
      gives: [],
      takesMarks: way.takesMarks,
      givesMarks: [...way.givesMarks, { mark: markOf(some), count: 1 }],
      ...(way.needsLeft.length > 0 ? { needsLeft: way.needsLeft } : {}),
      leaves: way.leaving,
      buries: way.buries,
      serves: [],
      touch: way.touch,
      rank: rankOf(table, way, afterOthers),
    })),
    acceptsOf: (kind) => {
      const at = distinct.findIndex(({ key }) => key === kind.key);
      return [...new Set([...options.values()].filter(({ kinds: some }) => some.includes(at)).map(({ kinds: some }) => markOf(some)))];
    },
  };
};

/** How much a way takes of each kind. */
export const fodderOf = ({ fodder }: Way): Way["fodder"] => {
  const counts = new Map<FodderKind, number>();
  for (const { kind, count } of fodder) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => ({ kind, count }));
};
