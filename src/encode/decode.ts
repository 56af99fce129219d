import type { Plan, Spend, Step } from "../answer.ts";
import { manaValue, typeBit, typesIn, type ManaType } from "../mana/index.ts";
import {
  demandSymbol, floatingMana, isSettled, pays, printDues, settle, unitOf, type Announced, type Demand, type Payment, type Purpose, type Seen,
  type Thing, type Total, type Unit,
} from "../rules/index.ts";
import type { Firing, Solution } from "../solver/program.ts";
import type { Table } from "./table.ts";
import type { Encoding } from "./encoding.ts";
import { settledUnit, stageOf } from "./market.ts";
import { Cards, Copies } from "./copies.ts";
import type { Carry, Deed, Named, Phase } from "./draft.ts";
import { buriedCard } from "./hand.ts";
import { isBuried, isFodder } from "./marks.ts";
import { copyToGive, copyWithCounter, found, objectsOf, type Stock } from "./objects.ts";
import { isPromised, type Promised } from "./solved.ts";
import { printBatches, Purse, written, type Batch, type Spent } from "./purse.ts";
import { bothNamed, buriedThings } from "./way.ts";

/**
 * A solution as an ordered plan. Throws only if the solution does not fit its program, which solvers exclude.
 */
export const decode = (table: Table, payment: Payment, total: Total, encoding: Encoding, solution: Solution): Plan => {
  const { permissions } = encoding;
  const copies = new Copies(table.view.owners);
  const cards = new Cards(table.view.onStack);
  const stock: Stock = { table, copies, cards };
  /** Objects that are meant for some cost, by their mark; cards that have come into the graveyard, by theirs. */
  const fodder = new Map<string, Named[]>();
  const buried = new Map<string, string[]>();
  const bury = (id: string, thing: Thing): void => {
    const mark = encoding.buriedMark(thing);
    if (mark !== undefined) buried.set(mark, [...(buried.get(mark) ?? []), id]);
  };
  const exhume = (mark: string | undefined): string => found(buried.get(mark ?? "")?.shift(), "no new card in the graveyard");
  const floats = floatingMana(table.view);
  const purse = new Purse(encoding, floats);
  for (const { unit, from, count } of floats) purse.put(unit, from, count, stageOf(unit, -encoding.stages));

  // What activations add is read at the end, when the type of every mana is known.
  const mana: (() => Step)[] = [];
  const spent: Spent[] = [];
  const later: Step[] = [];
  const announced: Announced[] = [...total.announced];

  /** What is done once takes these marks. */
  interface Once {
    readonly spends: readonly Spend[];
    readonly marks: readonly string[];
  }

  const activation = (firing: Firing, deed: Extract<Deed, { kind: "activate" }>, { spends, marks }: Once): (() => Step) => {
    const { lifeFor } = deed;
    const named = marks.filter(isFodder).map((mark) => found(fodder.get(mark)?.shift(), "there is no fodder")).reduce(bothNamed, deed.named);
    const used = objectsOf(stock, deed, named, marks, marks.filter(isBuried).map(exhume));
    for (const [id, thing] of used.buried) bury(id, thing);
    const { object, taps, untaps, sacrifices, exiles, discards, returns, removed, removedAmong } = used;
    const { doubling, phase = 0 } = found(encoding.drafts[firing.activity], "no such activity");
    const batches = addBatches(deed.bundle, object, phase, 1, deed.assists);
    if (doubling !== undefined) doubled.set(doubling, { object, batches });
    return () => ({
      do: "activate",
      object,
      ability: deed.ability,
      with: spends,
      ...(lifeFor.length > 0 ? { lifeFor } : {}),
      taps,
      ...(untaps.length > 0 ? { untaps } : {}),
      sacrifices,
      ...(exiles.length > 0 ? { exiles } : {}),
      ...(discards.length > 0 ? { discards } : {}),
      ...(returns.length > 0 ? { returns } : {}),
      ...(removed === undefined ? {} : { removed }),
      ...(removedAmong.length > 0 ? { removedAmong } : {}),
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

  /** The marks that a firing takes, for one time after the other. */
  const marksOf = (firing: Firing): (() => string[]) => {
    const draft = found(encoding.drafts[firing.activity], "no such activity");
    const { first, count } = encoding.takesOf(draft);
    const takes = encoding.program.activities[firing.activity]?.takes ?? [];
    const left = firing.took.slice(first, first + count).map((took, k) => ({
      each: takes[first + k]?.count ?? 0,
      marks: took.flatMap(({ good, count: times }) => Array.from({ length: times }, () => found(encoding.markOf(good), "no mark"))),
    }));
    return () => left.flatMap(({ each, marks }) => marks.splice(0, each));
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
  const carryOut = (firing: Firing, deed: Exclude<Deed, Promised>, once: Once): void => {
    switch (deed.kind) {
      case "activate":
        mana.push(activation(firing, deed, once));
        break;
      case "fodder": {
        const { mark } = found(encoding.drafts[firing.activity]?.givesMarks?.find((give) => isFodder(give.mark)), "fodder for nothing");
        fodder.set(mark, [...(fodder.get(mark) ?? []), deed.named]);
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
        const object = deed.kind === "delve" ? cards.take(deed.entry) : exhume(once.marks[0]);
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
        const { seen, entry } = deed;
        const shows = deed.do === "reveal";
        const object =
          seen === undefined ? (shows ? cards.shown : cards.take).call(cards, found(entry, "no object"))
          : deed.do === "tap" ? found(copies.untapped(seen), "nothing untapped is left")
          : copyToGive(stock, seen, [...once.marks]);
        if (seen !== undefined && !shows) (deed.do === "tap" ? copies.tap : copies.leave)(object);
        if (entry !== undefined && deed.do === "discard") bury(object, buriedCard(table, entry));
        if (seen !== undefined && deed.do === "sacrifice") for (const thing of buriedThings(seen)) bury(object, thing);
        later.push({ do: deed.do, object, for: "additional cost" });
        break;
      }
      case "part-new":
        later.push({ do: "exile", object: exhume(once.marks[0]), for: "additional cost" });
        break;
      case "part-counter": {
        const { counter } = deed;
        const object = copyWithCounter(stock, deed.seen, counter);
        copies.count(object, counter, -1);
        later.push({ do: "remove", object, counter, for: "additional cost" });
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
    const [nextSpends, nextMarks] = [spendsOf(firing), marksOf(firing)];
    for (let time = 0; time < firing.times; time += 1) carryOut(firing, deed, { spends: nextSpends(), marks: nextMarks() });
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
    ...onTheStack(table, payment, total.x),
    steps: [...mana.map((read) => read()), ...written(spent).map((one): Step => ({ do: "mana", ...one })), ...tappedFirst(later), ...announcedLife],
  };
};

/**
 * Costs may be paid in any order (CR 601.2h). What is tapped for a total of power (crew) is tapped with the power that it has
 * now, before counters come off or anything leaves: so the program has counted it.
 */
const tappedFirst = (steps: readonly Step[]): readonly Step[] => {
  const isTap = (step: Step): boolean => step.do === "tap";
  return [...steps.filter(isTap), ...steps.filter((step) => !isTap(step))];
};

const PERMANENT_TYPES: ReadonlySet<string> = new Set(["Artifact", "Battle", "Creature", "Enchantment", "Planeswalker"]);

/** What others will see of the spell: X as it enters, and its mana value, 0 face down. CR 107.3m, 202.3, 708.2a */
export const onTheStack = (table: Table, { purpose: { thing } }: Payment, x: number | undefined): Pick<Plan, "enters" | "manaValue"> => {
  const { paying } = table.view.position;
  if (paying.kind !== "spell" || paying.card === undefined) return {};
  const entersWithX = x !== undefined && paying.card.types.some((type) => PERMANENT_TYPES.has(type));
  return { ...(entersWithX ? { enters: { x } } : {}), manaValue: thing?.faceDown === true ? 0 : manaValue(paying.card.manaCost ?? [], x ?? 0) };
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
