import type { Plan, Step } from "../src/answer.ts";
import type { Amount, CostPart, ManaAbility } from "../src/cards/index.ts";
import { copyId, type CardGroup, type Position } from "../src/board/position.ts";
import { MANA_TYPES, typesIn, type ManaType } from "../src/mana/index.ts";
import type { Policy } from "../src/policy/index.ts";
import {
  activationDues, begin, cardIn, copyNow, demandSymbol, effectsOf, isPaid, isSettled, matches, momentOf, paymentOf, perform,
  produce, settle, totalsFor, valueOf, viewOf, yours, YOU,
  type AmountContext, type Announced, type Bundle, type Demand, type Mana, type Payment, type State, type Thing, type Total, type View,
} from "../src/rules/index.ts";
import { withCopy, withLeaving } from "../src/rules/state.ts";
import { plus, priceOf, scalesOf, valuesOf, ZERO, type Price, type Scales } from "./prices.ts";

/**
 * The exhaustive reference: every legal payment of a tiny position, by depth-first search over the transition system with
 * a memory of states. It enumerates announcements, activations and payments by itself; what is legal, `perform` says.
 *
 * What it leaves out, it leaves out because nothing can change by it:
 * - Of copies that are alike in everything, only the first is used.
 * - A unit's type is chosen among the types that some cost of this position names, and one more that stands for the rest.
 * - Mana due is paid in the order of the total. Costs in words may come before, between and after (CR 601.2h: any order).
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

export const MOST_STATES = 30_000;

/** Beyond the largest payable X so many more are tried, in case payability has holes. */
const MORE_X = 2;

interface Best {
  /** What is still to be given up from here on; mana left over is counted at the end. */
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

class Search {
  private readonly memory = new Map<string, Best | undefined>();
  private readonly view: View;
  private readonly policy: Policy;
  private readonly scales: Scales;
  private readonly types: ReadonlySet<ManaType>;
  private readonly tally: Tally;
  private readonly atEnd: AtEnd;

  constructor(view: View, policy: Policy, scales: Scales, types: ReadonlySet<ManaType>, tally: Tally, atEnd: AtEnd) {
    this.view = view;
    this.policy = policy;
    this.scales = scales;
    this.types = types;
    this.tally = tally;
    this.atEnd = atEnd;
  }

  /** The best way to finish from here, and the most cards that any way to finish still delves. */
  from(state: State): Best | undefined {
    const key = keyOf(this.view, state);
    if (this.memory.has(key)) return this.memory.get(key);
    this.tally.states += 1;
    if (this.tally.states > this.tally.most) throw new TooLarge(`more than ${this.tally.most} states`);
    let best: Best | undefined = isPaid(state) ? { price: this.atEnd(state), delved: 0 } : undefined;
    for (const step of this.steps(state)) {
      const outcome = perform(state, step);
      if (!outcome.ok) continue;
      const rest = this.from(outcome.state);
      if (rest === undefined) continue;
      const price = plus(priceOf(this.scales, state, step, outcome.state), rest.price);
      const delved = rest.delved + (step.do === "delve" ? 1 : 0);
      if (best === undefined) best = { price, delved };
      else best = { price: isLess(this.policy, price, best.price) ? price : best.price, delved: Math.max(best.delved, delved) };
    }
    this.memory.set(key, best);
    return best;
  }

  private steps(state: State): readonly Step[] {
    // Everything is paid: nothing more to be done but mana abilities, which can only lose something by now.
    return isPaid(state) ? [] : stepsFrom(state, this.types);
  }
}

/** Everything that may be worth doing next. */
const stepsFrom = (state: State, types: ReadonlySet<ManaType>): readonly Step[] => {
  const now = paymentSteps(state);
  return state.paying ? now : [...activationSteps(state, types), ...now];
};

const isLess = (policy: Policy, a: Price, b: Price): boolean => {
  for (const level of policy.levels) if (a[level] !== b[level]) return a[level] < b[level];
  return false;
};

// ---------------------------------------------------------------------------------------------------------------------
// States that are alike

const copyKey = (state: State, id: string): string => {
  const copy = state.copies.get(id);
  if (copy === undefined) return "as given";
  if (copy.gone) return "gone";
  return JSON.stringify([copy.tapped, Object.entries(copy.counters).sort(), [...copy.used].sort()]);
};

/** Mana by what may ever be asked of it: its type, its rider, and which permanents made it. */
const manaKey = (view: View, mana: Mana): string =>
  `${mana.type}${mana.unit.snow ? "s" : ""}@${view.owners.get(mana.from)?.copies[0] ?? mana.from}${JSON.stringify(mana.unit.spend ?? "")}`;

const keyOf = (view: View, state: State): string => {
  const copies = view.permanents.map((seen) => seen.copies.map((id) => copyKey(state, id)).filter((key) => key !== "as given").sort());
  const { position } = view;
  const cards = [...position.hand, ...position.graveyard].map((entry) => idsOf(entry).filter((id) => state.cardsGone.has(id)).length);
  return JSON.stringify([
    state.paying, state.life, state.energy, copies, cards, state.pool.map((mana) => manaKey(view, mana)).sort(),
    state.dues.map((due) => due.count), state.dues.map((due) => demandSymbol(due.demand)), state.lifeDue, state.partsDue,
    state.newInGraveyard.map((thing) => view.owners.get(thing.id)?.copies[0] ?? thing.id).sort(),
  ]);
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
const partChoices = (state: State, self: string, thing: Thing, part: CostPart, choice: Choice): readonly Choice[] => {
  const mine = (count: number, of: Parameters<typeof matches>[0]): readonly string[] =>
    someOfEach(state, count + 1, self).filter((id) => matches(of, copyNow(state, id)?.thing as Thing, thing));
  const cards = (zone: "hand" | "graveyard", count: number, of: Parameters<typeof matches>[0]): readonly string[] =>
    someCards(state, zone, count).filter((id) => matches(of, cardIn(state, zone, id)?.thing as Thing, thing));
  const asCostObject = (id: string): AmountContext => {
    const object = copyNow(state, id)?.thing;
    return object === undefined ? {} : { costObject: object };
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
    case "choice":
    case "remove-counters-among":
      throw new Error(`the reference does not know the cost ${part.kind}`);
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
const manaChoices = (state: State, thing: Thing, ability: ManaAbility): readonly Extract<Step, { do: "activate" }>["with"][] => {
  const symbols = activationDues(state.view, thing, ability, 0).flatMap((due) => Array.from({ length: due.count }, () => demandSymbol(due.demand)));
  let ways: readonly { readonly with: Extract<Step, { do: "activate" }>["with"]; readonly pool: readonly Mana[] }[] = [{ with: [], pool: state.pool }];
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
  const choices = ability.cost.reduce<readonly Choice[]>((done, part) => done.flatMap((choice) => partChoices(state, object, thing, part, choice)), [NO_CHOICE]);
  if (choices.length === 0) return [];
  const spends = manaChoices(state, thing, ability);
  if (spends.length === 0) return [];
  return choices.flatMap((choice) => {
    const after = afterCosts(state, choice);
    const now = copyNow(after, object)?.thing ?? thing;
    const adds = new Set(produce(ability, now, momentOf(after), choice.context).flatMap((bundle) => textsOf(bundle, types)));
    return [...adds].flatMap((text) =>
      spends.map((spend): Step => ({
        do: "activate", object, ability: index, with: spend, taps: choice.taps, sacrifices: choice.sacrifices, adds: text,
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
    return now === undefined ? [] : now.seen.abilities.flatMap((ability, index) => stepsOf(state, id, index, now.thing, ability, types));
  });
  const cards = (["hand", "graveyard"] as const).flatMap((zone) =>
    someCards(state, zone, 1).flatMap((id) => {
      const card = cardIn(state, zone, id);
      return (card?.entry?.card.abilities ?? []).flatMap((ability, index) =>
        ability.zone === zone ? stepsOf(state, id, index, (card as { thing: Thing }).thing, ability, types) : []);
    }));
  return [...own, ...cards];
};

// ---------------------------------------------------------------------------------------------------------------------
// CR 601.2h: payment

/** Every way of paying one mana of the first due. */
const dueSteps = (state: State): readonly Step[] => {
  const [due] = state.dues;
  if (due === undefined) return [];
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
  let best: Best | undefined;
  for (const open of totalsFor(view, payment, x)) {
    for (const total of settledTotals(open)) {
      const found = new Search(view, policy, scales, asksHand ? new Set(MANA_TYPES) : relevantTypes(view, open), tally, atEnd).from(begin(view, payment, total));
      if (found === undefined) continue;
      best = { price: best === undefined || isLess(policy, found.price, best.price) ? found.price : best.price, delved: Math.max(found.delved, best?.delved ?? 0) };
    }
  }
  return best;
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
