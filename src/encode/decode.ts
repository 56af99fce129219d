import type { Plan, Spend, Step } from "../answer.ts";
import { manaValue, typeBit, typesIn, type ManaType } from "../mana/index.ts";
import {
  demandSymbol, floatingMana, isSettled, pays, printDues, settle, unitOf, type Announced, type Demand, type Payment, type Purpose, type Seen,
  type Total, type Unit,
} from "../rules/index.ts";
import type { Firing, Solution } from "../solver/program.ts";
import type { Table } from "./table.ts";
import { settledUnit, stageOf, type Encoding } from "./build.ts";
import { Cards, Copies } from "./copies.ts";
import type { Carry, Deed, Phase } from "./draft.ts";
import { printBatches, Purse, written, type Batch, type Spent } from "./purse.ts";

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`decoding: ${what}`);
  return value;
};

/**
 * A solution as an ordered plan. Throws only if the solution does not fit its program, which solvers exclude.
 */
export const decode = (table: Table, payment: Payment, total: Total, encoding: Encoding, solution: Solution): Plan => {
  const { permissions } = encoding;
  const copies = new Copies();
  const cards = new Cards(table.view.onStack);
  const buried: string[] = [];
  const floats = floatingMana(table.view);
  const purse = new Purse(encoding, floats);
  for (const { unit, from, count } of floats) purse.put(unit, from, count, stageOf(unit, -encoding.stages));

  // What activations add is read at the end, when the type of every mana is known.
  const mana: (() => Step)[] = [];
  const spent: Spent[] = [];
  const later: Step[] = [];
  const announced: Announced[] = [...total.announced];

  const activation = (firing: Firing, deed: Extract<Deed, { kind: "activate" }>, spends: readonly Spend[]): (() => Step) => {
    const { seen } = deed;
    const ability = found(seen.abilities[deed.ability], "no such ability");
    const taps: string[] = [];
    const untaps: string[] = [];
    const sacrifices: string[] = [];
    const exiles: string[] = [];
    const discards = deed.discardsCards.map((entry) => cards.take(entry));
    const returns: string[] = [];
    const kinds = new Set(ability.cost.map((part) => part.kind));
    const leaves = kinds.has("sacrifice-self") || kinds.has("exile-self") || kinds.has("return-self");
    const object = found(
      kinds.has("tap") ? copies.untapped(seen)
      : kinds.has("untap") ? copies.tappedCopy(seen)
      : leaves ? copies.toGive(seen)
      : copies.anyFor(seen, deed.ability),
      `no copy of ${seen.thing.name} is left`,
    );
    const tap = (id: string): void => {
      copies.tap(id);
      taps.push(id);
    };
    const leave = (other: Seen, list: string[], id: string, to: "graveyard" | "elsewhere"): void => {
      copies.leave(id);
      list.push(id);
      if (to === "graveyard" && !other.thing.token) buried.push(id);
    };
    if (kinds.has("tap")) tap(object);
    if (kinds.has("untap")) {
      copies.untap(object);
      untaps.push(object);
    }
    for (const other of deed.tapsOthers) tap(found(copies.untapped(other), `no untapped ${other.thing.name} is left`));
    if (deed.untapsOther !== undefined) untaps.push(found(deed.untapsOther.copies[0], "nothing to untap"));
    if (kinds.has("sacrifice-self")) leave(seen, sacrifices, object, deed.assists === true ? "elsewhere" : "graveyard");
    if (kinds.has("exile-self")) leave(seen, exiles, object, "elsewhere");
    for (const other of deed.sacrificesOthers) {
      const mustBeOther = ability.cost.some((part) => part.kind === "sacrifice" && JSON.stringify(part.of).includes('"other"'));
      leave(other, sacrifices, found(copies.toGive(other, mustBeOther ? object : undefined), `no ${other.thing.name} is left`), "graveyard");
    }
    for (const other of deed.exilesOthers) leave(other, exiles, found(copies.toGive(other), `no ${other.thing.name} is left`), "elsewhere");
    for (const other of deed.returnsOthers) leave(other, returns, kinds.has("return-self") ? object : found(copies.toGive(other), `no ${other.thing.name} is left`), "elsewhere");
    exiles.push(...deed.exilesCards.map((entry) => cards.take(entry)));
    if (losesLastCounter(deed)) {
      copies.leave(object);
      if (!seen.thing.token) buried.push(object);
    }
    const { doubling, phase = 0 } = found(encoding.drafts[firing.activity], "no such activity");
    const batches = addBatches(deed.bundle, object, phase, 1, deed.assists);
    if (doubling !== undefined) doubled.set(doubling, { object, batches });
    return () => ({
      do: "activate",
      object,
      ability: deed.ability,
      with: spends,
      ...(deed.lifeFor.length > 0 ? { lifeFor: deed.lifeFor } : {}),
      taps,
      ...(untaps.length > 0 ? { untaps } : {}),
      sacrifices,
      ...(exiles.length > 0 ? { exiles } : {}),
      ...(discards.length > 0 ? { discards } : {}),
      ...(returns.length > 0 ? { returns } : {}),
      ...(deed.removed === undefined ? {} : { removed: { object, ...deed.removed } }),
      adds: printBatches(batches),
      ...lifeOf(firing),
    });
  };

  /** All life that a firing costs. */
  const lifeOf = (firing: Firing): { readonly life?: number } => {
    const life = encoding.drafts[firing.activity]?.touch.life ?? 0;
    return life > 0 ? { life } : {};
  };

  /** The mana that a firing takes for its own cost, for one time after the other. */
  const spendsOf = (firing: Firing): (() => readonly Spend[]) => {
    const takes = found(encoding.drafts[firing.activity], "no such activity").takes.map((take, k) => ({
      ...take, left: (firing.took[k] ?? []).map((one) => ({ ...one })),
    }));
    return () => written(takes.flatMap(({ due, purpose, left }) => {
      const spends: Spent[] = [];
      for (let missing = due.count; missing > 0; ) {
        const first = found(left[0], "no such take");
        const some = Math.min(missing, first.count);
        spends.push(...purse.spend(first.good, due.demand, purpose, some));
        missing -= some;
        first.count -= some;
        if (first.count === 0) left.shift();
      }
      return spends;
    }));
  };

  const addBatches = (bundle: Extract<Deed, { kind: "activate" }>["bundle"], object: string, phase: Phase, times = 1, assists?: true): Batch[] =>
    bundle.map((part) => {
      // A bundle names the first copy of its permanent (or entry); what is made comes from the copy that is used. CR 106.3
      const isOwn = table.view.owners.get(part.from.id) === table.view.owners.get(object);
      const unit = unitOf(part.types, part.from, { ...part, ...(assists === undefined ? {} : { assists }) });
      return purse.put(unit, isOwn ? object : part.from.id, part.count * times, phase);
    });

  /** By doubling: who did it, and what came of it. */
  const doubled = new Map<number, { readonly object: string; readonly batches: Batch[] }>();

  /** Mana of a stage is in the next one, and with it what doubling adds for it. */
  const carry = (deed: Carry, good: number, count: number): void => {
    const { object, batches } = found(doubled.get(deed.doubling), "nothing doubles");
    for (const { unit, from, count: some } of purse.take(good, deed.type, count)) {
      purse.put({ ...unit, types: typeBit[deed.type] }, from, some, deed.stage + 1, settledUnit(deed));
      batches.push(...addBatches(deed.more, object, deed.stage + 1, some));
    }
  };

  /** What is done once. */
  const carryOut = (firing: Firing, deed: Exclude<Deed, Promised>, spends: readonly Spend[]): void => {
    switch (deed.kind) {
      case "activate":
        mana.push(activation(firing, deed, spends));
        break;
      case "activate-card": {
        const object = cards.take(deed.entry);
        const batches = addBatches(deed.bundle, object, encoding.drafts[firing.activity]?.phase ?? 0);
        const discards = deed.entry.card.abilities[deed.ability]?.cost.some((part) => part.kind === "discard-self") === true;
        if (discards) buried.push(object);
        mana.push(() => ({
          do: "activate", object, ability: deed.ability, with: spends, taps: [], sacrifices: [],
          ...(discards ? { discards: [object] } : { exiles: [object] }), adds: printBatches(batches),
        }));
        break;
      }
      case "helper": {
        const object = found(copies.untapped(deed.seen), `no untapped ${deed.seen.thing.name} is left`);
        copies.tap(object);
        const symbol = helperSymbol(found(encoding.demands[deed.due], "no such due"), deed.seen);
        announceAs(deed.due, symbol.announced);
        later.push({ do: deed.as, object, pays: symbol.pays });
        break;
      }
      case "delve":
      case "delve-new": {
        const object = deed.kind === "delve" ? cards.take(deed.entry) : found(buried.shift(), "no new card in the graveyard");
        later.push({ do: "delve", object, pays: "{1}" });
        break;
      }
      case "life": {
        const demand = found(encoding.demands[deed.due], "no such due");
        if (deed.instead === undefined) {
          announced.push({ symbol: demandSymbol(demand), as: "life" });
          later.push({ do: "life", amount: deed.amount, pays: demandSymbol(demand) });
        } else {
          const { instead } = deed;
          announceAs(deed.due, instead);
          later.push({ do: "life", amount: deed.amount, pays: instead });
        }
        break;
      }
      case "as-generic":
        announced.push({ symbol: demandSymbol(found(encoding.demands[deed.due], "no such due")), as: `{${deed.amount}}` });
        break;
      case "part": {
        const object =
          deed.entry !== undefined ? (deed.do === "reveal" ? cards.shown(deed.entry) : cards.take(deed.entry))
          : deed.do === "tap" ? found(copies.untapped(found(deed.seen, "no object")), "nothing untapped is left")
          : found(copies.toGive(found(deed.seen, "no object")), "nothing is left");
        if (deed.seen !== undefined && deed.do !== "reveal") (deed.do === "tap" ? copies.tap : copies.leave)(object);
        if (deed.do === "discard" || (deed.do === "sacrifice" && deed.seen?.thing.token === false)) buried.push(object);
        later.push({ do: deed.do, object, for: "additional cost" });
        break;
      }
      case "part-new": {
        const object = found(buried.shift(), "no new card in the graveyard");
        later.push({ do: "exile", object, for: "additional cost" });
        break;
      }
      case "part-life":
        later.push({ do: "life", amount: deed.amount, pays: "additional cost" });
        break;
      case "spend":
        pay(deed.good, deed.due, 1, deed.type);
        break;
    }
  };

  /** An open symbol that is paid as one of its types is announced as that type. CR 601.2b */
  function announceAs(due: number, as: string): void {
    const demand = encoding.demands[due];
    if (demand !== undefined && !isSettled(demand)) announced.push({ symbol: demandSymbol(demand), as });
  }

  /** Mana of a good pays a due, as that type if one is given. */
  function pay(good: number, due: number, count: number, type?: ManaType): void {
    const demand = found(encoding.demands[due], "no such due");
    for (let missing = count; missing > 0; ) {
      const { unit, left } = purse.first(good);
      const some = isSettled(demand) ? missing : Math.min(missing, left);
      const settledDemand = settledFor(demand, type === undefined ? unit : { ...unit, types: typeBit[type] }, payment.purpose, permissions);
      for (let said = 0; said < some && !isSettled(demand); said += 1) announceAs(due, demandSymbol(settledDemand));
      spent.push(...purse.spend(good, settledDemand, payment.purpose, some, type));
      missing -= some;
    }
  }

  for (const firing of solution.firings) {
    const { deed } = found(encoding.drafts[firing.activity], "no such activity");
    if (deed.kind === "carry") carry(deed, found(firing.took[0]?.[0], "nothing is carried").good, firing.times);
    if (isPromised(deed)) continue;
    const next = spendsOf(firing);
    for (let time = 0; time < firing.times; time += 1) carryOut(firing, deed, next());
  }
  for (const { good, demand, count } of solution.spends) {
    // Mana for cards of the hand is spent later.
    if (encoding.demands[demand] !== undefined) pay(good, demand, count);
  }
  // What is left over was doubled as well.
  for (const [activity, { deed }] of encoding.drafts.entries()) {
    const good = deed.kind === "carry" ? encoding.program.activities[activity]?.takes[0]?.accepts[0] : undefined;
    if (deed.kind === "carry" && good !== undefined) carry(deed, good, purse.left(good));
  }
  const announcedLife = total.life.map((life): Step => ({ do: "life", amount: life.amount, pays: life.symbol }));

  const settled = found(settle(total, announced), "announcements do not fit");
  return {
    announce: { ...(total.x === undefined ? {} : { x: total.x }), symbols: announced },
    total: printDues(settled.dues),
    ...onTheStack(table, total.x),
    steps: [...mana.map((read) => read()), ...written(spent).map((one): Step => ({ do: "mana", ...one })), ...later, ...announcedLife],
  };
};

/** What is no step: promises about the hand and what stays, what becomes of mana, and life that is paid anyway. */
const PROMISED = ["carry", "permit", "stay", "float", "later", "keep", "drop", "goal", "excess", "announced-life", "no-later-life"] as const;
type Promised = Extract<Deed, { readonly kind: (typeof PROMISED)[number] }>;
const isPromised = (deed: Deed): deed is Promised => (PROMISED as readonly string[]).includes(deed.kind);

/** The permanent is sacrificed by the effect, not as a cost, so no step names it. */
const losesLastCounter = ({ seen, ability, removed }: Extract<Deed, { kind: "activate" }>): boolean =>
  (seen.abilities[ability]?.effects ?? []).some(
    (effect) => effect.kind === "sacrifice-without" && (seen.thing.counters[effect.counter] ?? 0) - (removed?.counter === effect.counter ? removed.count : 0) <= 0);

const PERMANENT_TYPES: ReadonlySet<string> = new Set(["Artifact", "Battle", "Creature", "Enchantment", "Planeswalker"]);

/** What others will see of the spell: X as it enters, and its mana value. CR 107.3m, 202.3 */
const onTheStack = (table: Table, x: number | undefined): Pick<Plan, "enters" | "manaValue"> => {
  const { paying } = table.view.position;
  if (paying.kind !== "spell" || paying.card === undefined) return {};
  const entersWithX = x !== undefined && paying.card.types.some((type) => PERMANENT_TYPES.has(type));
  return { ...(entersWithX ? { enters: { x } } : {}), manaValue: manaValue(paying.card.manaCost ?? [], x ?? 0) };
};

/** What a helper pays, and what an open symbol is then announced as. */
const helperSymbol = (demand: Demand, seen: Seen): { readonly pays: string; readonly announced: string } => {
  if (demand.kind !== "types") return { pays: demandSymbol(demand), announced: "" };
  const type = found(typesIn(demand.types & seen.thing.colors)[0] ?? typesIn(demand.types)[0], "no color fits");
  return { pays: `{${type}}`, announced: `{${type}}` };
};

/** The demand with one type chosen that the unit can pay; one that is settled stays. */
const settledFor = (demand: Demand, unit: Unit, purpose: Purpose, permissions: Encoding["permissions"]): Demand => {
  if (demand.kind !== "types" || isSettled(demand)) return demand;
  const type = typesIn(demand.types).find((one) => pays(unit, { kind: "types", types: typeBit[one] }, purpose, permissions));
  return { kind: "types", types: typeBit[found(type, "no type fits")] };
};

/** How many steps a plan of this solution has at least: each use of an object is one. */
export const deedsIn = (encoding: Encoding, { firings }: Solution): number =>
  firings.reduce((sum, { activity, times }) => {
    const deed = encoding.drafts[activity]?.deed;
    return sum + (deed === undefined || isPromised(deed) ? 0 : times);
  }, 0);

/** At most so much mana does a solution make and find in all. */
export const manaMade = ({ program, drafts, growth }: Encoding, { firings }: Solution): number =>
  growth * firings.reduce(
    (sum, { activity, times }) => ((drafts[activity]?.phase ?? 0) > 0 ? sum : sum + times * (drafts[activity]?.gives ?? []).reduce((all, { count }) => all + count, 0)),
    program.goods.reduce((sum, { initial }) => sum + initial, 0));

/** Names of hand cards that can still be cast after the payment: together, and each by itself; in the order of the hand. */
export const keptCards = (encoding: Encoding, solution: Solution): { readonly together: readonly string[]; readonly alone: readonly string[] } => {
  const kept = solution.firings.flatMap(({ activity, times }) => {
    const deed = encoding.drafts[activity]?.deed;
    return deed?.kind === "keep" ? Array.from({ length: times }, () => deed) : [];
  });
  const names = (future: "together" | "alone"): readonly string[] => kept.flatMap((deed) => (deed.future === future ? [deed.entry.card.name] : []));
  return { together: names("together"), alone: names("alone") };
};
