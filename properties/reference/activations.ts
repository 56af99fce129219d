import type { Removed, Step } from "../../src/answer.ts";
import type { CostPart, ManaAbility, Predicate } from "../../src/cards/index.ts";
import { MANA_TYPES, typesIn, type ManaCounts, type ManaType } from "../../src/mana/index.ts";
import {
  activationDues, assistantOf, cardIn, copyNow, demandSymbol, doubles, effectsOf, handOf, matches, momentOf, produce, speaksOf, valueOf, waysToActivate, yours, YOU,
  thingOf, type AmountContext, type Bundle, type Demand, type Pool, type State, type Thing, type Total, type View,
} from "../../src/rules/index.ts";
import { costObject } from "../../src/rules/activate.ts";
import { withCopy, withLeaving } from "../../src/rules/state.ts";
import { distinctMana, naming, poolKey, someCards, someOfEach } from "./alike.ts";

/** CR 601.2g: mana abilities. */

/** The types that some cost here tells apart, and one more that stands for all others. */
export const relevantTypes = (view: View, total: Total): ReadonlySet<ManaType> => {
  // Effects that look at types (as though, replacements, triggers) may tell any of them apart.
  const anyMatters = view.effects.some(({ effect }) => ["as-though", "tap-multiply", "tap-replace", "tap-trigger"].includes(effect.kind));
  const own = yours(view).flatMap((seen) => seen.abilities.flatMap(waysToActivate).flatMap((ability) => activationDues(view, seen.thing, ability, 0)));
  const inZones = [...view.position.hand, ...view.position.graveyard].flatMap((entry) =>
    entry.card.abilities.flatMap(waysToActivate).flatMap((ability) => activationDues(view, thingOf(entry.card, entry.id, "hand"), ability, 0)));
  const named = new Set<ManaType>();
  for (const { demand } of [...total.dues, ...own, ...inZones]) {
    if (demand.kind === "types") for (const type of typesIn(demand.types)) named.add(type);
    if (demand.kind === "generic" && demand.only !== undefined) for (const type of typesIn(demand.only)) named.add(type);
  }
  return anyMatters ? new Set(MANA_TYPES) : named;
};

/** The objects that a cost names, and what its amounts refer to. */
interface Choice {
  readonly taps: readonly string[];
  readonly untaps: readonly string[];
  readonly sacrifices: readonly string[];
  readonly exiles: readonly string[];
  readonly discards: readonly string[];
  readonly returns: readonly string[];
  readonly removed: Removed | undefined;
  readonly removedAmong: readonly Removed[];
  readonly context: AmountContext;
}

const NO_CHOICE: Choice = { taps: [], untaps: [], sacrifices: [], exiles: [], discards: [], returns: [], removed: undefined, removedAmong: [], context: {} };

type Lists = "taps" | "sacrifices" | "exiles" | "discards" | "returns";

/** Subsets of `count` ids; of ids that are alike, `someOfEach` has left as many as may be needed. */
const subsets = (ids: readonly string[], count: number): readonly (readonly string[])[] => {
  if (count === 0) return [[]];
  return ids.flatMap((id, index) => subsets(ids.slice(index + 1), count - 1).map((rest) => [id, ...rest]));
};

const choosing = (choice: Choice, list: Lists, ids: readonly string[], count: number, context: (id: string) => AmountContext = () => ({})): readonly Choice[] =>
  subsets(ids.filter((id) => !choice[list].includes(id)), count).map((chosen) => ({
    ...choice,
    [list]: [...choice[list], ...chosen],
    context: chosen.reduce<AmountContext>((all, id) => ({ ...all, ...context(id) }), choice.context),
  }));

/** Every way of naming objects for one part of an activation cost. */
const partChoices = (state: State, self: string, thing: Thing, ability: ManaAbility, part: CostPart, choice: Choice): readonly Choice[] => {
  const mine = (count: number, of: Predicate): readonly string[] =>
    someOfEach(state, count + 1, self).filter((id) => matches(of, copyNow(state, id)?.thing as Thing, thing));
  const cards = (zone: "hand" | "graveyard", count: number, of: Predicate): readonly string[] =>
    someCards(state, zone, count).filter((id) => matches(of, cardIn(state, zone, id)?.thing as Thing, thing));
  const asCostObject = (id: string): AmountContext => {
    const object = copyNow(state, id)?.thing;
    return object === undefined ? {} : costObject(state, ability, object);
  };
  switch (part.kind) {
    case "mana":
    case "waterbend":
    case "total":
    case "reducer":
    case "for-less":
    case "keyword":
    case "life":
    case "energy":
    case "put-counter":
      return [choice];
    case "tap":
      return [{ ...choice, taps: [...choice.taps, self] }];
    case "untap":
      return [{ ...choice, untaps: [...choice.untaps, self] }];
    case "sacrifice-self":
      return [{ ...choice, sacrifices: [...choice.sacrifices, self] }];
    case "exile-self":
      return [{ ...choice, exiles: [...choice.exiles, self] }];
    case "discard-self":
      return [{ ...choice, discards: [...choice.discards, self] }];
    case "return-self":
      return [{ ...choice, returns: [...choice.returns, self] }];
    case "tap-others": {
      const untapped = (count: number): readonly string[] => mine(count, part.of).filter((id) => copyNow(state, id)?.thing.tapped === false);
      if (part.count !== "x") return choosing(choice, "taps", untapped(part.count), part.count);
      const most = untapped(Number.POSITIVE_INFINITY).length;
      return Array.from({ length: most }, (_, index) => index + 1).flatMap((x) =>
        choosing(choice, "taps", untapped(x), x).map((one) => ({ ...one, context: { ...one.context, x } })));
    }
    case "sacrifice": {
      const count = valueOf(part.count, thing, momentOf(state));
      return choosing(choice, "sacrifices", mine(count, part.of), count, asCostObject);
    }
    case "return":
      if (part.count === "x") return [];
      return choosing(choice, "returns", mine(part.count, part.of), part.count);
    case "exile":
      if (part.count === "x") return [];
      return part.from === "battlefield"
        ? choosing(choice, "exiles", mine(part.count, part.of), part.count, asCostObject)
        : choosing(choice, "exiles", cards(part.from, part.count, part.of), part.count);
    case "discard":
      if (part.count === "x") return [];
      return part.count === "hand"
        ? [{ ...choice, discards: [...choice.discards, ...handOf(state).filter((id) => !choice.discards.includes(id) && !choice.exiles.includes(id))] }]
        : choosing(choice, "discards", cards("hand", part.count, part.of), part.count);
    case "remove-counters":
      return Object.entries(thing.counters).flatMap(([counter, had]) => {
        if (part.counter !== undefined && counter !== part.counter) return [];
        const counts = part.count === "x" ? Array.from({ length: had }, (_, index) => index + 1) : [part.count];
        return counts.map((count) => ({ ...choice, removed: { object: self, counter, count }, context: { ...choice.context, x: count } }));
      });
    case "untap-other":
      return state.view.permanents.flatMap(({ copies }) => [...copies]).flatMap((id) => {
        const other = copyNow(state, id);
        if (other === undefined || !other.thing.tapped || !matches(part.of, other.thing, thing) || !speaksOf(part.whose, YOU, other.seen.controller)) return [];
        return [{ ...choice, untaps: [...choice.untaps, id], context: { ...choice.context, costObject: other.thing } }];
      });
    case "remove-counters-among": {
      const there = mine(part.count, part.of).flatMap((object) =>
        Object.entries(copyNow(state, object)?.thing.counters ?? {}).filter(([counter]) => part.counter === undefined || counter === part.counter).map(([counter, count]): Removed => ({ object, counter, count })));
      return removals(there, part.count).map((removedAmong) => ({ ...choice, removedAmong: [...choice.removedAmong, ...removedAmong] }));
    }
    case "choice":
    case "reveal":
      // Each way to choose is an ability of its own here: `waysToActivate`. Nothing is shown for a mana ability.
      return [];
  }
};

/** Every way of removing so many counters of those that are there. */
const removals = ([first, ...rest]: readonly Removed[], count: number): readonly (readonly Removed[])[] => {
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return Array.from({ length: Math.min(first.count, count) + 1 }, (_, some) => some).flatMap((some) =>
    removals(rest, count - some).map((others) => (some === 0 ? others : [{ ...first, count: some }, ...others])));
};

/** The state once the objects named have been tapped or have left, as far as amounts may look at it. CR 605.3b */
const afterCosts = (state: State, { taps, untaps, removed, removedAmong, sacrifices, exiles, returns }: Choice): State => {
  let after = state;
  for (const id of taps) after = withCopy(after, id, { tapped: true });
  for (const id of untaps) after = withCopy(after, id, { tapped: false });
  for (const { object, counter, count } of [...(removed === undefined ? [] : [removed]), ...removedAmong]) {
    const counters = copyNow(after, object)?.thing.counters ?? {};
    after = withCopy(after, object, { counters: { ...counters, [counter]: (counters[counter] ?? 0) - count } });
  }
  for (const id of sacrifices) after = withLeaving(after, id, "graveyard");
  for (const id of [...exiles, ...returns]) after = withLeaving(after, id, "elsewhere");
  return after;
};

/** Everything that a bundle may be, as texts: of types that nothing tells apart only one. */
const textsOf = (bundle: Bundle, types: ReadonlySet<ManaType>): readonly string[] => {
  const perPart = bundle.map((part) => {
    const all = typesIn(part.types);
    const other = all.find((type) => !types.has(type));
    const worth = [...all.filter((type) => types.has(type)), ...(other === undefined ? [] : [other])];
    return multisets(worth, part.count);
  });
  return perPart.reduce<readonly string[]>((done, ways) => done.flatMap((head) => ways.map((way) => head + way.map((type) => `{${type}}`).join(""))), [""]);
};

const multisets = <T>(items: readonly T[], count: number): readonly (readonly T[])[] => {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => multisets(items.slice(index), count - 1).map((rest) => [item, ...rest]));
};

/** Every way of paying an ability's own mana cost out of the pool: (unit, from, symbol) triples. CR 602.2b */
const manaChoices = (state: State, thing: Thing, ability: ManaAbility): readonly Spending[] =>
  lifeChoices(state, activationDues(state.view, thing, ability, 0).flatMap((due) => Array.from({ length: due.count }, () => due.demand))).flatMap(
    ({ left, lifeFor }) => spendings(state, left.map(demandSymbol)).map((spent) => ({ ...spent, lifeFor })));

type Activate = Extract<Step, { do: "activate" }>;

/** What pays an ability's own mana cost. */
interface Spending {
  readonly with: Activate["with"];
  /** What is left after it. */
  readonly pool: Pool;
  readonly lifeFor: NonNullable<Activate["lifeFor"]>;
}

interface LifeChoice {
  readonly left: readonly Demand[];
  readonly lifeFor: Spending["lifeFor"];
}

/** None, one, two … of an ability's own symbols paid by life. "For each {B} in a cost": K'rrik. */
const lifeChoices = (state: State, demands: readonly Demand[]): readonly LifeChoice[] => {
  const permitted = effectsOf(state.view, "life-for-mana").filter(({ controller }) => controller === YOU);
  const go = (left: readonly Demand[], lifeFor: Spending["lifeFor"]): readonly LifeChoice[] => [
    { left, lifeFor },
    ...permitted.slice(0, 1).flatMap(({ effect: { color, life } }) => {
      const at = left.findIndex((demand) => demand.kind === "types" && typesIn(demand.types).includes(color));
      return at < 0 ? [] : go(left.toSpliced(at, 1), [...lifeFor, { symbol: `{${color}}`, amount: life }]);
    }),
  ];
  return go(demands, []);
};

const spendings = (state: State, symbols: readonly string[]): readonly Omit<Spending, "lifeFor">[] => {
  let ways: readonly Omit<Spending, "lifeFor">[] = [{ with: [], pool: state.pool }];
  for (const pays of symbols) {
    ways = ways.flatMap((way) =>
      distinctMana(state, way.pool).map((mana) => ({
        with: [...way.with, { ...naming(mana), pays }],
        pool: way.pool.less(mana, 1),
      })),
    );
    const byPool = new Map(ways.map((way) => [poolKey(state.view, way.pool), way]));
    // Which mana paid which symbol does not matter, once it is legal; to know that, all are kept where symbols differ.
    if (new Set(symbols).size === 1) ways = [...byPool.values()];
  }
  return ways;
};

const stepsOf = (state: State, object: string, index: number, thing: Thing, ability: ManaAbility, types: ReadonlySet<ManaType>, player = YOU): readonly Step[] =>
  waysToActivate(ability).flatMap((way) => stepsOfWay(state, object, index, thing, way, types, player));

const stepsOfWay = (state: State, object: string, index: number, thing: Thing, ability: ManaAbility, types: ReadonlySet<ManaType>, player: number): readonly Step[] => {
  const choices = ability.cost.reduce<readonly Choice[]>((done, part) => done.flatMap((choice) => partChoices(state, object, thing, ability, part, choice)), [NO_CHOICE]);
  if (choices.length === 0) return [];
  const spends = manaChoices(state, thing, ability);
  if (spends.length === 0) return [];
  return choices.flatMap((choice) => {
    const after = afterCosts(state, choice);
    const now = copyNow(after, object)?.thing ?? thing;
    const moment = momentOf(after);
    const addsWith = (unspent: ManaCounts): readonly string[] =>
      [...new Set(produce(ability, now, moment, { ...choice.context, unspent }, player).flatMap((bundle) => textsOf(bundle, types)))];
    // Only what doubles looks at the mana that is left. CR 701.10f
    const same = doubles(ability) ? undefined : addsWith({});
    return spends.flatMap((spend) =>
      (same ?? addsWith(spend.pool.counts())).map((text): Step => ({
        do: "activate", object, ability: index, with: spend.with, taps: choice.taps, sacrifices: choice.sacrifices, adds: text,
        ...(spend.lifeFor.length > 0 ? { lifeFor: spend.lifeFor } : {}),
        ...(choice.untaps.length > 0 ? { untaps: choice.untaps } : {}),
        ...(choice.exiles.length > 0 ? { exiles: choice.exiles } : {}),
        ...(choice.discards.length > 0 ? { discards: choice.discards } : {}),
        ...(choice.returns.length > 0 ? { returns: choice.returns } : {}),
        ...(choice.removed === undefined ? {} : { removed: choice.removed }),
        ...(choice.removedAmong.length > 0 ? { removedAmong: choice.removedAmong } : {}),
      })),
    );
  });
};

export const activationSteps = (state: State, types: ReadonlySet<ManaType>): readonly Step[] => {
  if (!state.mayActivate) return [];
  const own = someOfEach(state, 1).flatMap((id) => {
    const now = copyNow(state, id);
    return now === undefined || now.seen.locked ? [] : now.seen.abilities.flatMap((ability, index) => stepsOf(state, id, index, now.thing, ability, types));
  });
  const anyones = state.view.permanents.filter((seen) => seen.controller !== YOU).flatMap((seen) =>
    seen.abilities.flatMap((ability, index) => (ability.anyPlayer === true ? [seen.copies.at(0)].flatMap((id) => stepsOf(state, id, index, seen.thing, ability, types)) : [])));
  // CR 702.132a
  const assistant = assistantOf(state.view);
  const theirs = state.assistOver ? [] : state.view.permanents.filter((seen) => assistant !== undefined && seen.controller === assistant).flatMap((seen) => {
    const here = [...seen.copies].filter((id) => copyNow(state, id) !== undefined);
    const id = here.find((one) => copyNow(state, one)?.thing.tapped === false) ?? here[0];
    return id === undefined || seen.locked ? [] : seen.abilities.flatMap((ability, index) => (ability.anyPlayer === true ? [] : stepsOf(state, id, index, copyNow(state, id)?.thing as Thing, ability, types, seen.controller)));
  });
  const cards = (["hand", "graveyard"] as const).flatMap((zone) =>
    someCards(state, zone, 1).flatMap((id) => {
      const card = cardIn(state, zone, id);
      return (card?.entry?.card.abilities ?? []).flatMap((ability, index) =>
        ability.zone === zone ? stepsOf(state, id, index, (card as { thing: Thing }).thing, ability, types) : []);
    }));
  return [...own, ...anyones, ...theirs, ...cards];
};
