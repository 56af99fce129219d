import type { Plan, Step } from "../src/answer.ts";
import type { Amount, CostPart, ManaAbility } from "../src/cards/index.ts";
import { copyId, type CardGroup, type Position } from "../src/board/position.ts";
import { MANA_TYPES, typesIn, type ManaType } from "../src/mana/index.ts";
import type { Policy } from "../src/policy/index.ts";
import {
  activationDues, begin, cardIn, copyNow, demandSymbol, effectsOf, isPaid, isSettled, matches, momentOf, paymentOf, perform,
  produce, settle, speaksOf, totalsFor, valueOf, viewOf, yours, YOU,
  type AmountContext, type Announced, type Bundle, type Demand, type Due, type Mana, type Payment, type State, type Thing, type Total, type View,
} from "../src/rules/index.ts";
import { costObject } from "../src/rules/activate.ts";
import { withCopy, withLeaving } from "../src/rules/state.ts";
import { plus, priceOf, scalesOf, valuesOf, ZERO, type Price, type Scales } from "./prices.ts";

/**
 * The exhaustive reference: every legal payment of a tiny position, by a search for the cheapest way through the transition
 * system with a memory of states. It enumerates announcements, activations and payments by itself; what is legal, `perform` says.
 *
 * What it leaves out, it leaves out because nothing can change by it:
 * - Of copies that are alike in everything, only the first is used.
 * - A unit's type is chosen among the types that some cost of this position names, and one more that stands for the rest.
 * - Mana due is paid in the order of the total, unless a card that another cost buries may be delved: then in any order
 *   (convoke with a creature, sacrifice it, delve it). Costs in words may come before, between and after (CR 601.2h).
 *
 * Time and memory grow exponentially with the board: five permanents are fine, ten are not.
 */
export interface Verdict {
  readonly payable: boolean;
  /** The values of the best payment, by the policy's levels. */
  readonly values: readonly number[] | undefined;
  /** For "max": the largest X that can be paid. */
  readonly maxX: number | undefined;
  /** The most cards that any payment exiles by delve; 0 without delve. */
  readonly maxDelved: number;
}

/** The search needs more states than this: the position is not tiny. */
export class TooLarge extends Error {}

export const MOST_STATES = 3_000;

/** Beyond the largest payable X so many more are tried, in case payability has holes. */
const MORE_X = 2;

interface Best {
  /** What is given up by then; mana left over is counted at the end. */
  readonly price: Price;
  readonly delved: number;
}

/** States looked at so far, over all announcements and all X. */
interface Tally {
  states: number;
  readonly most: number;
}

/** The price of how things stand once everything is paid. */
type AtEnd = (state: State) => Price;

const leftOver: AtEnd = (state) => ({ ...ZERO, floating: state.pool.length });

/** More mana than this in the pool at once: some loop makes mana out of nothing. */
const MOST_MANA = 14;

/** A way so far: `values` are its price by the policy's levels. `end`: everything is paid, and counted. */
interface Way {
  readonly state: State;
  readonly price: Price;
  readonly values: readonly number[];
  readonly end: boolean;
}

const compareNumbers = (a: readonly number[], b: readonly number[]): number => {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - (b[index] as number);
  return 0;
};

/** A heap: the cheapest way first. */
class Queue {
  private readonly ways: Way[] = [];

  push(way: Way): void {
    let at = this.ways.push(way) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (compareNumbers(way.values, (this.ways[parent] as Way).values) >= 0) break;
      this.ways[at] = this.ways[parent] as Way;
      at = parent;
    }
    this.ways[at] = way;
  }

  pop(): Way | undefined {
    const [first] = this.ways;
    const last = this.ways.pop();
    if (first === undefined || last === undefined || this.ways.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.ways.length) break;
      if (child + 1 < this.ways.length && compareNumbers((this.ways[child + 1] as Way).values, (this.ways[child] as Way).values) < 0) child += 1;
      if (compareNumbers((this.ways[child] as Way).values, last.values) >= 0) break;
      this.ways[at] = this.ways[child] as Way;
      at = child;
    }
    this.ways[at] = last;
    return first;
  }
}

/**
 * The cheapest way from any of these states to where everything is paid (Dijkstra: no step has a negative price, so that
 * {Q} and {T} may go in circles), and, where cards may be delved, the most cards that any way delves: the number delved
 * so far is part of a state then, and the search goes on to the end.
 */
const cheapest = (begun: readonly State[], policy: Policy, scales: Scales, types: ReadonlySet<ManaType>, tally: Tally, atEnd: AtEnd): Best | undefined => {
  const queue = new Queue();
  const done = new Set<string>();
  const [first] = begun;
  if (first === undefined) return undefined;
  const { view } = first;
  const mayDelve = begun.some((state) => state.payment.keywords.has("delve"));
  const add = (state: State, price: Price, end: boolean): void => queue.push({ state, price, values: valuesOf(policy, price), end });
  for (const state of begun) add(state, ZERO, false);
  let best: Price | undefined;
  let delved = 0;
  for (let way = queue.pop(); way !== undefined; way = queue.pop()) {
    const { state, price } = way;
    if (way.end) {
      best ??= price;
      if (!mayDelve) break;
      continue;
    }
    const key = mayDelve ? `${state.tally.delved} ${keyOf(view, state)}` : keyOf(view, state);
    if (done.has(key)) continue;
    done.add(key);
    tally.states += 1;
    if (tally.states > tally.most) throw new TooLarge(`more than ${tally.most} states`);
    if (state.pool.length > MOST_MANA) throw new TooLarge(`more than ${MOST_MANA} mana in the pool`);
    // Everything is paid: nothing more to be done but mana abilities, which can only lose something by now.
    if (isPaid(state)) {
      delved = Math.max(delved, state.tally.delved);
      if (best === undefined) add(state, plus(price, atEnd(state)), true);
      continue;
    }
    for (const step of stepsFrom(state, types)) {
      const outcome = perform(state, step);
      if (outcome.ok) add(outcome.state, plus(price, priceOf(scales, state, step, outcome.state)), false);
    }
  }
  return best === undefined ? undefined : { price: best, delved };
};

/** Everything that may be worth doing next. */
const stepsFrom = (state: State, types: ReadonlySet<ManaType>): readonly Step[] => {
  const now = paymentSteps(state);
  return state.paying ? now : [...activationSteps(state, types), ...now];
};

// ---------------------------------------------------------------------------------------------------------------------
// States that are alike

const copyKey = (state: State, id: string): string => {
  const copy = state.copies.get(id);
  return copy === undefined ? "as given" : changedKey(copy);
};

type Changed = NonNullable<ReturnType<State["copies"]["get"]>>;

const remembered = <K extends object>(make: (key: K) => string): ((key: K) => string) => {
  const known = new WeakMap<K, string>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
};

const changedKey = remembered((copy: Changed) =>
  copy.gone ? "gone" : `${copy.tapped ? "tapped" : ""}${JSON.stringify(Object.entries(copy.counters).sort())}${[...copy.used].sort().join()}`);

/** Mana by what may ever be asked of it: its type, its rider, and which permanents made it. */
const manaKey = (view: View, mana: Mana): string => `${unitKey(mana)}@${view.owners.get(mana.from)?.copies[0] ?? mana.from}`;

const unitKey = remembered((mana: Mana) => `${mana.type}${mana.unit.snow ? "s" : ""}${JSON.stringify(mana.unit.spend ?? "")}`);
const demandKeyOf = remembered((demand: Demand) => `${demandSymbol(demand)}${JSON.stringify(demand)}`);
const partsKey = remembered((parts: State["partsDue"]) => JSON.stringify(parts));
const lifeKey = remembered((life: State["lifeDue"]) => JSON.stringify(life));

/** Of each permanent, how its copies have changed; those that are alike may stand for each other. */
const copiesKey = (view: View, state: State): string => {
  const found: string[] = [];
  for (const [id, copy] of state.copies.entries()) {
    const key = changedKey(copy);
    found.push(`${view.owners.get(id)?.copies[0] ?? id}:${key}`);
  }
  return found.sort().join(" ");
};

/** `view`: the board as it was given, where every object has its place. */
const keyOf = (view: View, state: State): string => {
  const { position } = view;
  const cards = state.cardsGone.size === 0 ? "" : [...position.hand, ...position.graveyard].map((entry) => idsOf(entry).filter((id) => state.cardsGone.has(id)).length).join();
  return [
    state.paying ? "p" : "a", state.life, state.energy, copiesKey(view, state), cards, state.pool.map((mana) => manaKey(view, mana)).sort().join(" "),
    state.dues.map((due) => `${due.count}${demandKeyOf(due.demand)}`).join(" "), lifeKey(state.lifeDue), partsKey(state.partsDue),
    state.newInGraveyard.map((thing) => view.owners.get(thing.id)?.copies[0] ?? thing.id).sort().join(" "),
  ].join("|");
};

const idsOf = (entry: { readonly id: string; readonly count: number }): readonly string[] =>
  Array.from({ length: entry.count }, (_, index) => copyId(entry, index));

/** Ids of your permanents, of copies that are alike now only the first `most`. */
const someOfEach = (state: State, most: number, apart?: string): readonly string[] =>
  yours(state.view).flatMap((seen) => {
    const taken = new Map<string, number>();
    return seen.copies.filter((id) => {
      if (copyNow(state, id) === undefined) return false;
      const key = id === apart ? "apart" : copyKey(state, id);
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return (taken.get(key) as number) <= most;
    });
  });

/** Ids of cards in a zone, of each entry only the first `most`; new ones in the graveyard are all named. */
const someCards = (state: State, zone: "hand" | "graveyard", most: number): readonly string[] => [
  ...state.view.position[zone].flatMap((entry) => idsOf(entry).filter((id) => cardIn(state, zone, id) !== undefined).slice(0, most)),
  ...(zone === "graveyard" ? state.newInGraveyard.map((thing) => thing.id) : []),
];

// ---------------------------------------------------------------------------------------------------------------------
// CR 601.2b: announcements

/** Which single type, or what else, one symbol left open may be announced as. */
const waysToSay = (demand: Demand): readonly string[] => {
  if (demand.kind !== "types") return [];
  const types = typesIn(demand.types).map((type) => `{${type}}`);
  if (demand.open === undefined) return types;
  return [...types, demand.open.kind === "life" ? "life" : `{${demand.open.amount}}`];
};

/** Every way to announce what a total leaves open. */
const settledTotals = (total: Total): readonly Total[] => {
  const open = total.dues.flatMap((due) => (isSettled(due.demand) ? [] : Array.from({ length: due.count }, () => due.demand)));
  const said = open.reduce<readonly (readonly Announced[])[]>(
    (done, demand) => done.flatMap((head) => waysToSay(demand).map((as) => [...head, { symbol: demandSymbol(demand), as }])),
    [[]],
  );
  const distinct = new Map(said.map((words) => [words.map((word) => `${word.symbol}${word.as}`).sort().join(), words]));
  return [...distinct.values()].flatMap((words) => settle(total, [...total.announced, ...words]) ?? []);
};

// ---------------------------------------------------------------------------------------------------------------------
// CR 601.2g: mana abilities

/** The types that some cost here tells apart, and one more that stands for all others. */
const relevantTypes = (view: View, total: Total): ReadonlySet<ManaType> => {
  // Effects that look at types (as though, replacements, triggers) may tell any of them apart.
  const anyMatters = view.effects.some(({ effect }) => ["as-though", "tap-multiply", "tap-replace", "tap-trigger"].includes(effect.kind));
  const own = yours(view).flatMap((seen) => seen.abilities.flatMap((ability) => activationDues(view, seen.thing, ability, 0)));
  const named = new Set<ManaType>();
  for (const { demand } of [...total.dues, ...own]) {
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
  readonly removed: { readonly object: string; readonly counter: string; readonly count: number } | undefined;
  readonly context: AmountContext;
}

const NO_CHOICE: Choice = { taps: [], untaps: [], sacrifices: [], exiles: [], discards: [], returns: [], removed: undefined, context: {} };

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
  const mine = (count: number, of: Parameters<typeof matches>[0]): readonly string[] =>
    someOfEach(state, count + 1, self).filter((id) => matches(of, copyNow(state, id)?.thing as Thing, thing));
  const cards = (zone: "hand" | "graveyard", count: number, of: Parameters<typeof matches>[0]): readonly string[] =>
    someCards(state, zone, count).filter((id) => matches(of, cardIn(state, zone, id)?.thing as Thing, thing));
  const asCostObject = (id: string): AmountContext => {
    const object = copyNow(state, id)?.thing;
    return object === undefined ? {} : costObject(state, ability, object);
  };
  switch (part.kind) {
    case "mana":
    case "waterbend":
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
      const untapped = mine(part.count, part.of).filter((id) => copyNow(state, id)?.thing.tapped === false);
      return choosing(choice, "taps", untapped, part.count);
    }
    case "sacrifice": {
      const count = valueOf(part.count, thing, momentOf(state));
      return choosing(choice, "sacrifices", mine(count, part.of), count, asCostObject);
    }
    case "return":
      return choosing(choice, "returns", mine(part.count, part.of), part.count);
    case "exile":
      return part.from === "battlefield"
        ? choosing(choice, "exiles", mine(part.count, part.of), part.count, asCostObject)
        : choosing(choice, "exiles", cards(part.from, part.count, part.of), part.count);
    case "discard":
      return part.count === "hand" ? [] : choosing(choice, "discards", cards("hand", part.count, part.of), part.count);
    case "remove-counters":
      return Object.entries(thing.counters).flatMap(([counter, had]) => {
        if (part.counter !== undefined && counter !== part.counter) return [];
        const counts = part.count === "x" ? Array.from({ length: had }, (_, index) => index + 1) : [part.count];
        return counts.map((count) => ({ ...choice, removed: { object: self, counter, count }, context: { ...choice.context, x: count } }));
      });
    case "untap-other":
      return [...state.view.owners.keys()].flatMap((id) => {
        const other = copyNow(state, id);
        if (other === undefined || !other.thing.tapped || !matches(part.of, other.thing, thing) || !speaksOf(part.whose, YOU, other.seen.controller)) return [];
        return [{ ...choice, untaps: [...choice.untaps, id], context: { ...choice.context, costObject: other.thing } }];
      });
    case "choice":
    case "remove-counters-among":
      // No step can say how these are paid.
      return [];
  }
};

/** The state once the objects named have been tapped or have left, as far as amounts may look at it. CR 605.3b */
const afterCosts = (state: State, { taps, untaps, removed, sacrifices, exiles, returns }: Choice): State => {
  let after = state;
  for (const id of taps) after = withCopy(after, id, { tapped: true });
  for (const id of untaps) after = withCopy(after, id, { tapped: false });
  if (removed !== undefined) {
    const counters = copyNow(after, removed.object)?.thing.counters ?? {};
    after = withCopy(after, removed.object, { counters: { ...counters, [removed.counter]: (counters[removed.counter] ?? 0) - removed.count } });
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
    ({ left, lifeFor }) => spendings(state, left.map(demandSymbol)).map((spent) => ({ with: spent, lifeFor })));

type Activate = Extract<Step, { do: "activate" }>;

/** What pays an ability's own mana cost. */
interface Spending {
  readonly with: Activate["with"];
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

const spendings = (state: State, symbols: readonly string[]): readonly Activate["with"][] => {
  let ways: readonly { readonly with: Activate["with"]; readonly pool: readonly Mana[] }[] = [{ with: [], pool: state.pool }];
  for (const pays of symbols) {
    ways = ways.flatMap((way) =>
      distinctMana(state, way.pool).map((mana) => ({
        with: [...way.with, { unit: `{${mana.type}}`, from: mana.from, pays }],
        pool: way.pool.filter((other) => other !== mana),
      })),
    );
    const byPool = new Map(ways.map((way) => [way.pool.map((mana) => manaKey(state.view, mana)).sort().join(), way]));
    // Which mana paid which symbol does not matter, once it is legal; to know that, all are kept where symbols differ.
    if (new Set(symbols).size === 1) ways = [...byPool.values()];
  }
  return ways.map((way) => way.with);
};

const distinctMana = (state: State, pool: readonly Mana[]): readonly Mana[] => [...new Map(pool.map((mana) => [manaKey(state.view, mana), mana])).values()];

const stepsOf = (state: State, object: string, index: number, thing: Thing, ability: ManaAbility, types: ReadonlySet<ManaType>): readonly Step[] => {
  const choices = ability.cost.reduce<readonly Choice[]>((done, part) => done.flatMap((choice) => partChoices(state, object, thing, ability, part, choice)), [NO_CHOICE]);
  if (choices.length === 0) return [];
  const spends = manaChoices(state, thing, ability);
  if (spends.length === 0) return [];
  return choices.flatMap((choice) => {
    const after = afterCosts(state, choice);
    const now = copyNow(after, object)?.thing ?? thing;
    const adds = new Set(produce(ability, now, momentOf(after), choice.context).flatMap((bundle) => textsOf(bundle, types)));
    return [...adds].flatMap((text) =>
      spends.map((spend): Step => ({
        do: "activate", object, ability: index, with: spend.with, taps: choice.taps, sacrifices: choice.sacrifices, adds: text,
        ...(spend.lifeFor.length > 0 ? { lifeFor: spend.lifeFor } : {}),
        ...(choice.untaps.length > 0 ? { untaps: choice.untaps } : {}),
        ...(choice.exiles.length > 0 ? { exiles: choice.exiles } : {}),
        ...(choice.discards.length > 0 ? { discards: choice.discards } : {}),
        ...(choice.returns.length > 0 ? { returns: choice.returns } : {}),
        ...(choice.removed === undefined ? {} : { removed: choice.removed }),
      })),
    );
  });
};

const activationSteps = (state: State, types: ReadonlySet<ManaType>): readonly Step[] => {
  if (!state.mayActivate) return [];
  const own = someOfEach(state, 1).flatMap((id) => {
    const now = copyNow(state, id);
    return now === undefined || now.seen.locked ? [] : now.seen.abilities.flatMap((ability, index) => stepsOf(state, id, index, now.thing, ability, types));
  });
  const anyones = state.view.permanents.filter((seen) => seen.controller !== YOU).flatMap((seen) =>
    seen.abilities.flatMap((ability, index) => (ability.anyPlayer === true ? seen.copies.slice(0, 1).flatMap((id) => stepsOf(state, id, index, seen.thing, ability, types)) : [])));
  const cards = (["hand", "graveyard"] as const).flatMap((zone) =>
    someCards(state, zone, 1).flatMap((id) => {
      const card = cardIn(state, zone, id);
      return (card?.entry?.card.abilities ?? []).flatMap((ability, index) =>
        ability.zone === zone ? stepsOf(state, id, index, (card as { thing: Thing }).thing, ability, types) : []);
    }));
  return [...own, ...anyones, ...cards];
};

// ---------------------------------------------------------------------------------------------------------------------
// CR 601.2h: payment

/** Every way of paying the next mana. */
const dueSteps = (state: State): readonly Step[] => {
  const buries = state.payment.keywords.has("delve") && state.partsDue.some((part) => part.kind === "sacrifice" || part.kind === "discard");
  return (buries ? state.dues : state.dues.slice(0, 1)).flatMap((due) => stepsFor(state, due));
};

/** Every way of paying one mana of a due. */
const stepsFor = (state: State, due: Due): readonly Step[] => {
  const pays = demandSymbol(due.demand);
  const { keywords, tapPayments } = state.payment;
  const helpers = (["convoke", "improvise"] as const).filter((keyword) => keywords.has(keyword));
  const waterbend = tapPayments.length > 0 || state.dues.some(({ demand }) => demand.kind === "generic" && demand.waterbend === true) ? (["waterbend"] as const) : [];
  const objects = helpers.length + waterbend.length > 0 ? someOfEach(state, 1) : [];
  const instead = effectsOf(state.view, "life-for-mana").filter(({ controller }) => controller === YOU);
  return [
    ...distinctMana(state, state.pool).map((mana): Step => ({ do: "mana", unit: `{${mana.type}}`, from: mana.from, pays })),
    ...[...helpers, ...waterbend].flatMap((keyword) => objects.map((object): Step => ({ do: keyword, object, pays }))),
    ...(keywords.has("delve") ? someCards(state, "graveyard", 1).map((object): Step => ({ do: "delve", object, pays })) : []),
    ...instead.map(({ effect }): Step => ({ do: "life", amount: effect.life, pays })),
  ];
};

/** Every way of paying one object, or the life, of each cost in words. */
const wordSteps = (state: State): readonly Step[] =>
  state.partsDue.flatMap((part): readonly Step[] => {
    const named = (does: "sacrifice" | "tap" | "discard" | "exile" | "return", ids: readonly string[]): readonly Step[] =>
      ids.map((object) => ({ do: does, object, for: "additional cost" }));
    switch (part.kind) {
      case "sacrifice":
        return named("sacrifice", someOfEach(state, 1));
      case "tap":
      case "tap-others":
        return named("tap", someOfEach(state, 1));
      case "return":
        return named("return", someOfEach(state, 1));
      case "discard":
        return named("discard", someCards(state, "hand", 1));
      case "exile":
        return named("exile", part.from === "battlefield" ? someOfEach(state, 1) : someCards(state, part.from, 1));
      case "life":
        return [{ do: "life", amount: lifeOf(part.amount, state), pays: "additional cost" }];
      default:
        return [];
    }
  });

/** "Pay X life" of a cost in words: a number, or an amount counted from the spell. */
const lifeOf = (amount: Amount, state: State): number =>
  typeof amount === "number" ? amount : valueOf(amount, state.payment.purpose.thing as Thing, momentOf(state));

const paymentSteps = (state: State): readonly Step[] => {
  const [life] = state.lifeDue;
  return [...dueSteps(state), ...(life === undefined ? [] : [{ do: "life", amount: life.amount, pays: life.symbol } as const]), ...wordSteps(state)];
};

// ---------------------------------------------------------------------------------------------------------------------

/**
 * What can still be cast of the hand after everything is paid, by trying everything, one card after the other in any
 * order: the weight of the cards that cannot be cast together, and the number of those that cannot be cast alone.
 */
const handLeft = (position: Position, tally: Tally): AtEnd => {
  const types = new Set(MANA_TYPES);
  const wanted = position.hand.filter(({ weight, card }) => weight > 0 && card.manaCost !== undefined);
  const all = wanted.reduce((sum, { weight, count }) => sum + weight * count, 0);
  return (end) => {
    let lightest = all;
    const alone = new Set<string>();
    const known = new Set<string>();
    const cast = (state: State, id: string, entry: CardGroup, before: readonly string[]): void => {
      const casting: Position = { ...position, paying: { card: entry.card, from: "hand", kind: "spell", additional: [], increase: [], reduce: [] } };
      const view: View = { ...state.view, position: casting };
      const payment = paymentOf(view);
      const { copies, pool, life, energy, cardsGone, newInGraveyard } = state;
      for (const total of totalsFor(view, payment, payment.purpose.hasX ? payment.xLeast : undefined).flatMap(settledTotals)) {
        go({ ...begin(view, payment, total), copies, pool, life, energy, newInGraveyard, cardsGone: new Set([...cardsGone, id]) }, [...before, id].sort());
      }
    };
    const go = (state: State, done: readonly string[]): void => {
      tally.states += 1;
      if (tally.states > tally.most) throw new TooLarge(`more than ${tally.most} states`);
      const key = `${done.join()} ${state.payment.purpose.thing?.name ?? ""} ${keyOf(end.view, state)}`;
      if (known.has(key)) return;
      known.add(key);
      if (!isPaid(state)) {
        for (const step of stepsFrom(state, types)) {
          const outcome = perform(state, step);
          if (outcome.ok) go(outcome.state, done);
        }
        return;
      }
      const entries = wanted.map((entry) => ({ entry, ids: idsOf(entry) }));
      lightest = Math.min(lightest, entries.reduce((sum, { entry, ids }) => sum - entry.weight * ids.filter((id) => done.includes(id)).length, all));
      const [only] = done;
      if (done.length === 1 && only !== undefined) alone.add(entries.find(({ ids }) => ids.includes(only))?.entry.id ?? "");
      for (const { entry, ids } of entries) {
        const next = ids.find((id) => !done.includes(id) && cardIn(state, "hand", id) !== undefined);
        if (next !== undefined) cast(state, next, entry, done);
      }
    };
    go(end, []);
    return {
      ...ZERO,
      floating: end.pool.length,
      hand: lightest,
      oneByOne: wanted.reduce((sum, entry) => sum + (alone.has(entry.id) ? 0 : entry.count), 0),
    };
  };
};

const bestFor = (position: Position, view: View, payment: Payment, policy: Policy, x: number | undefined, tally: Tally): Best | undefined => {
  const scales = scalesOf(position);
  const asksHand = policy.levels.includes("hand") && position.hand.length > 0;
  const atEnd = asksHand ? handLeft(position, tally) : leftOver;
  const totals = totalsFor(view, payment, x);
  const types = asksHand ? new Set(MANA_TYPES) : new Set(totals.flatMap((total) => [...relevantTypes(view, total)]));
  return cheapest(totals.flatMap(settledTotals).map((total) => begin(view, payment, total)), policy, scales, types, tally, atEnd);
};

const NOT_PAYABLE: Verdict = { payable: false, values: undefined, maxX: undefined, maxDelved: 0 };

/**
 * The truth about a tiny position.
 * @throws TooLarge if there are too many states.
 */
export const referenceFor = (position: Position, policy: Policy, most = MOST_STATES): Verdict => {
  const view = viewOf(position);
  const payment = paymentOf(view);
  if (payment.symbols === undefined) return NOT_PAYABLE;
  const tally: Tally = { states: 0, most };
  const at = (x: number | undefined): Best | undefined => bestFor(position, view, payment, policy, x, tally);
  const verdict = (best: Best | undefined, maxX: number | undefined): Verdict =>
    best === undefined ? NOT_PAYABLE : { payable: true, values: valuesOf(policy, best.price), maxX, maxDelved: best.delved };
  if (!payment.purpose.hasX) return verdict(at(undefined), undefined);
  const wanted = position.paying.x ?? "max";
  if (wanted !== "max") return wanted < payment.xLeast ? NOT_PAYABLE : verdict(at(wanted), undefined);
  let found: { readonly best: Best; readonly x: number } | undefined;
  for (let x = payment.xLeast; x <= (found?.x ?? payment.xLeast) + MORE_X; x += 1) {
    const best = at(x);
    if (best !== undefined) found = { best, x };
  }
  return verdict(found?.best, found?.x);
};

/** The level values of a plan, from its steps alone; `undefined` if a step is illegal. */
export const valuesOfPlan = (position: Position, plan: Plan, policy: Policy): readonly number[] | undefined => {
  const view = viewOf(position);
  const payment = paymentOf(view);
  const scales = scalesOf(position);
  const totals = totalsFor(view, payment, payment.purpose.hasX ? plan.announce.x : undefined).flatMap((total) => settle(total, plan.announce.symbols) ?? []);
  for (const total of totals) {
    let state = begin(view, payment, total);
    let price: Price | undefined = ZERO;
    for (const step of plan.steps) {
      const outcome = perform(state, step);
      if (!outcome.ok) {
        price = undefined;
        break;
      }
      price = plus(price, priceOf(scales, state, step, outcome.state));
      state = outcome.state;
    }
    if (price !== undefined && isPaid(state)) return valuesOf(policy, { ...price, floating: state.pool.length });
  }
  return undefined;
};
