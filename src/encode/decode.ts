import { copyId, type CardGroup } from "../board/position.ts";
import type { Plan, Spend, Step } from "../answer.ts";
import { manaValue, typeBit, typesIn, type ManaType } from "../mana/index.ts";
import {
  demandSymbol, floatingMana, isSettled, pays, printDues, settle, unitOf, type Announced, type Demand, type Payment, type Purpose, type Seen,
  type Total, type Unit,
} from "../rules/index.ts";
import type { Firing, Solution } from "../solver/program.ts";
import type { Table } from "./table.ts";
import { settledUnit, type Encoding } from "./build.ts";
import type { Carry, Deed, Phase } from "./draft.ts";

/** A mana that a plan makes or finds; its type is chosen when it is known what it pays. */
interface Token {
  readonly unit: Unit;
  readonly from: string;
  type: ManaType | undefined;
}

/** Which copies of a permanent are still there and untapped, and which have been used; copies in board order. */
class Copies {
  private readonly tapped = new Set<string>();
  private readonly gone = new Set<string>();
  private readonly done = new Map<string, number>();

  constructor(mine: readonly Seen[]) {
    for (const seen of mine) if (seen.thing.tapped) for (const id of seen.copies) this.tapped.add(id);
  }

  private here(seen: Seen, except: readonly string[]): readonly string[] {
    return seen.copies.filter((id) => !this.gone.has(id) && !except.includes(id));
  }

  untapped(seen: Seen, except: readonly string[] = []): string | undefined {
    return this.here(seen, except).find((id) => !this.tapped.has(id));
  }

  /** A copy to give up: rather one that is tapped already, so that the untapped ones can still serve. */
  toGive(seen: Seen, except: readonly string[] = []): string | undefined {
    const here = this.here(seen, except);
    return here.find((id) => this.tapped.has(id)) ?? here[0];
  }

  /** A copy for an ability that neither taps nor removes its source: the one that has done so least. */
  anyFor(seen: Seen, ability: number): string | undefined {
    const key = (id: string): string => `${id} ${ability}`;
    const [first] = [...this.here(seen, [])].sort((a, b) => (this.done.get(key(a)) ?? 0) - (this.done.get(key(b)) ?? 0));
    if (first !== undefined) this.done.set(key(first), (this.done.get(key(first)) ?? 0) + 1);
    return first;
  }

  /** A tapped copy that is still there. */
  tappedCopy(seen: Seen): string | undefined {
    return this.here(seen, []).find((id) => this.tapped.has(id));
  }

  tap = (id: string): void => void this.tapped.add(id);
  untap = (id: string): void => void this.tapped.delete(id);
  leave = (id: string): void => void this.gone.add(id);
}

/** Hand and graveyard cards, copy by copy. */
class Cards {
  private readonly used = new Set<string>();
  constructor(onStack: string | undefined) {
    if (onStack !== undefined) this.used.add(onStack);
  }
  take(entry: CardGroup): string {
    for (let index = 0; index < entry.count; index += 1) {
      const id = copyId(entry, index);
      if (this.used.has(id)) continue;
      this.used.add(id);
      return id;
    }
    throw new Error(`no copy of ${entry.id} is left`);
  }
}

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`decoding: ${what}`);
  return value;
};

/**
 * A solution as an ordered plan. Throws only if the solution does not fit its program, which solvers exclude.
 */
export const decode = (table: Table, payment: Payment, total: Total, encoding: Encoding, solution: Solution): Plan => {
  const { permissions } = encoding;
  const copies = new Copies(table.mine);
  const cards = new Cards(table.view.onStack);
  const pool = new Map<number, Token[]>();
  const buried: string[] = [];
  const put = (good: number, token: Token): void => void pool.set(good, [...(pool.get(good) ?? []), token]);
  for (const mana of floatingMana(table.view)) put(encoding.goodOf(mana.unit, -encoding.stages), { unit: mana.unit, from: "pool", type: mana.type });

  /** Takes a token of a good and fixes its type by what it pays. */
  const spend = (good: number, demand: Demand, purpose: Purpose): (() => Spend) => {
    const tokens = pool.get(good) ?? [];
    const token = found(tokens[0], `good ${good} is not there`);
    pool.set(good, tokens.slice(1));
    token.type ??= typesIn(token.unit.types).find((type) => pays({ ...token.unit, types: typeBit[type] }, demand, purpose, permissions));
    const type = found(token.type, "a unit pays nothing it was meant for");
    return () => ({ unit: `{${type}}`, from: token.from, pays: demandSymbol(demand) });
  };

  // Steps are made as functions and read at the end, when the type of every mana is known.
  const mana: (() => Step)[] = [];
  const later: (() => Step)[] = [];
  const announced: Announced[] = [...total.announced];

  const activation = (firing: Firing, deed: Extract<Deed, { kind: "activate" }>): (() => Step) => {
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
    if (kinds.has("sacrifice-self")) leave(seen, sacrifices, object, "graveyard");
    if (kinds.has("exile-self")) leave(seen, exiles, object, "elsewhere");
    for (const other of deed.sacrificesOthers) {
      const mustBeOther = ability.cost.some((part) => part.kind === "sacrifice" && JSON.stringify(part.of).includes('"other"'));
      leave(other, sacrifices, found(copies.toGive(other, mustBeOther ? [object] : []), `no ${other.thing.name} is left`), "graveyard");
    }
    for (const other of deed.exilesOthers) leave(other, exiles, found(copies.toGive(other), `no ${other.thing.name} is left`), "elsewhere");
    for (const other of deed.returnsOthers) leave(other, returns, kinds.has("return-self") ? object : found(copies.toGive(other), `no ${other.thing.name} is left`), "elsewhere");
    exiles.push(...deed.exilesCards.map((entry) => cards.take(entry)));
    if (losesLastCounter(deed)) {
      copies.leave(object);
      if (!seen.thing.token) buried.push(object);
    }
    const spends = spendsOf(firing);
    const { doubling, phase = 0 } = found(encoding.drafts[firing.activity], "no such activity");
    const tokens = addTokens(deed.bundle, object, phase);
    if (doubling !== undefined) doubled.set(doubling, { object, tokens });
    return () => ({
      do: "activate",
      object,
      ability: deed.ability,
      with: spends.map((read) => read()),
      ...(deed.lifeFor.length > 0 ? { lifeFor: deed.lifeFor } : {}),
      taps,
      ...(untaps.length > 0 ? { untaps } : {}),
      sacrifices,
      ...(exiles.length > 0 ? { exiles } : {}),
      ...(discards.length > 0 ? { discards } : {}),
      ...(returns.length > 0 ? { returns } : {}),
      ...(deed.removed === undefined ? {} : { removed: { object, ...deed.removed } }),
      adds: printTokens(tokens),
      ...lifeOf(firing),
    });
  };

  /** All life that a firing costs. */
  const lifeOf = (firing: Firing): { readonly life?: number } => {
    const life = encoding.drafts[firing.activity]?.touch.life ?? 0;
    return life > 0 ? { life } : {};
  };

  /** The mana that a firing takes for its own cost. */
  const spendsOf = (firing: Firing): readonly (() => Spend)[] =>
    firing.took.flatMap((took, k) => {
      const { due, purpose } = found(encoding.drafts[firing.activity]?.takes[k], "no such take");
      return took.flatMap(({ good, count }) => Array.from({ length: count }, () => spend(good, due.demand, purpose)));
    });

  const addTokens = (bundle: Extract<Deed, { kind: "activate" }>["bundle"], object: string, phase: Phase): Token[] =>
    bundle.flatMap((part) => {
      // A bundle names the first copy of its permanent (or entry); what is made comes from the copy that is used. CR 106.3
      const isOwn = table.view.owners.get(part.from.id) === table.view.owners.get(object);
      return Array.from({ length: part.count }, () => {
        const unit = unitOf(part.types, part.from, part.spend);
        const token: Token = { unit, from: isOwn ? object : part.from.id, type: undefined };
        put(encoding.goodOf(unit, phase), token);
        return token;
      });
    });

  /** By doubling: who did it, and what came of it. */
  const doubled = new Map<number, { readonly object: string; readonly tokens: Token[] }>();

  /** A mana of a stage is in the next one, and with it what doubling adds for it. */
  const carry = (deed: Carry, good: number): void => {
    const [token, ...rest] = pool.get(good) ?? [];
    const { object, tokens } = found(doubled.get(deed.doubling), "nothing doubles");
    pool.set(good, rest);
    const kept = found(token, `good ${good} is not there`);
    kept.type = deed.type;
    const unit = settledUnit(deed);
    put(encoding.goodOf(unit, deed.stage + 1), { ...kept, unit });
    tokens.push(...addTokens(deed.more, object, deed.stage + 1));
  };

  for (const firing of solution.firings) {
    const draft = found(encoding.drafts[firing.activity], "no such activity");
    const { deed } = draft;
    switch (deed.kind) {
      case "activate":
        mana.push(activation(firing, deed));
        break;
      case "activate-card": {
        const object = cards.take(deed.entry);
        const spends = spendsOf(firing);
        const tokens = addTokens(deed.bundle, object, draft.phase ?? 0);
        const discards = deed.entry.card.abilities[deed.ability]?.cost.some((part) => part.kind === "discard-self") === true;
        if (discards) buried.push(object);
        mana.push(() => ({
          do: "activate", object, ability: deed.ability, with: spends.map((read) => read()), taps: [], sacrifices: [],
          ...(discards ? { discards: [object] } : { exiles: [object] }), adds: printTokens(tokens),
        }));
        break;
      }
      case "helper": {
        const object = found(copies.untapped(deed.seen), `no untapped ${deed.seen.thing.name} is left`);
        copies.tap(object);
        const symbol = helperSymbol(found(encoding.demands[deed.due], "no such due"), deed.seen);
        announceAs(deed.due, symbol.announced);
        later.push(() => ({ do: deed.as, object, pays: symbol.pays }));
        break;
      }
      case "delve":
      case "delve-new": {
        const object = deed.kind === "delve" ? cards.take(deed.entry) : found(buried.shift(), "no new card in the graveyard");
        later.push(() => ({ do: "delve", object, pays: "{1}" }));
        break;
      }
      case "life": {
        const demand = found(encoding.demands[deed.due], "no such due");
        if (deed.instead === undefined) {
          announced.push({ symbol: demandSymbol(demand), as: "life" });
          later.push(() => ({ do: "life", amount: deed.amount, pays: demandSymbol(demand) }));
        } else {
          const { instead } = deed;
          announceAs(deed.due, instead);
          later.push(() => ({ do: "life", amount: deed.amount, pays: instead }));
        }
        break;
      }
      case "as-generic":
        announced.push({ symbol: demandSymbol(found(encoding.demands[deed.due], "no such due")), as: `{${deed.amount}}` });
        break;
      case "part": {
        const object =
          deed.entry !== undefined ? cards.take(deed.entry)
          : deed.do === "tap" ? found(copies.untapped(found(deed.seen, "no object")), "nothing untapped is left")
          : found(copies.toGive(found(deed.seen, "no object")), "nothing is left");
        if (deed.seen !== undefined) (deed.do === "tap" ? copies.tap : copies.leave)(object);
        if (deed.do === "discard" || (deed.do === "sacrifice" && deed.seen?.thing.token === false)) buried.push(object);
        later.push(() => ({ do: deed.do, object, for: "additional cost" }));
        break;
      }
      case "part-new": {
        const object = found(buried.shift(), "no new card in the graveyard");
        later.push(() => ({ do: "exile", object, for: "additional cost" }));
        break;
      }
      case "part-life":
        later.push(() => ({ do: "life", amount: deed.amount, pays: "additional cost" }));
        break;
      case "carry":
        carry(deed, found(firing.took[0]?.[0], "nothing is carried").good);
        break;
      case "permit":
      case "stay":
      case "float":
      case "later":
      case "keep":
      case "drop":
        // The hand: a promise, not a step.
        break;
      case "announced-life":
      case "no-later-life":
        // Announced life is in the total, and is paid at the end.
        break;
    }
  }

  /** An open symbol that is paid as one of its types is announced as that type. CR 601.2b */
  function announceAs(due: number, as: string): void {
    const demand = encoding.demands[due];
    if (demand !== undefined && !isSettled(demand)) announced.push({ symbol: demandSymbol(demand), as });
  }

  const spent: (() => Step)[] = [];
  for (const { good, demand: index, count } of solution.spends) {
    const demand = encoding.demands[index];
    // Mana for cards of the hand is spent later.
    if (demand === undefined) continue;
    for (let i = 0; i < count; i += 1) {
      const token = found((pool.get(good) ?? [])[0], `good ${good} is not there`);
      const settledDemand = settledFor(demand, token.unit, payment.purpose, permissions);
      announceAs(index, demandSymbol(settledDemand));
      const read = spend(good, settledDemand, payment.purpose);
      spent.push(() => ({ do: "mana", ...read() }));
    }
  }
  // What is left over was doubled as well.
  for (const [activity, { deed }] of encoding.drafts.entries()) {
    const good = deed.kind === "carry" ? encoding.program.activities[activity]?.takes[0]?.accepts[0] : undefined;
    if (deed.kind === "carry" && good !== undefined) while ((pool.get(good) ?? []).length > 0) carry(deed, good);
  }
  const announcedLife = total.life.map((life) => (): Step => ({ do: "life", amount: life.amount, pays: life.symbol }));
  // Whatever is left over may be of any of its types.
  for (const token of [...pool.values()].flat()) token.type ??= typesIn(token.unit.types)[0];

  const settled = found(settle(total, announced), "announcements do not fit");
  return {
    announce: { ...(total.x === undefined ? {} : { x: total.x }), symbols: announced },
    total: printDues(settled.dues),
    ...onTheStack(table, total.x),
    steps: [...mana, ...spent, ...later, ...announcedLife].map((read) => read()),
  };
};

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

const printTokens = (tokens: readonly Token[]): string => tokens.map((token) => `{${found(token.type, "a mana without a type")}}`).join("");

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

/** Names of hand cards that can still be cast after the payment: together, and each by itself; in the order of the hand. */
export const keptCards = (encoding: Encoding, solution: Solution): { readonly together: readonly string[]; readonly alone: readonly string[] } => {
  const kept = solution.firings.flatMap(({ activity }) => {
    const deed = encoding.drafts[activity]?.deed;
    return deed?.kind === "keep" ? [deed] : [];
  });
  const names = (future: "together" | "alone"): readonly string[] => kept.flatMap((deed) => (deed.future === future ? [deed.entry.card.name] : []));
  return { together: names("together"), alone: names("alone") };
};
