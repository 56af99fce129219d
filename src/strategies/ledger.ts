import type { Plan, Spend, Step } from "../answer.ts";
import { typeBit, typesIn, type ManaType } from "../mana/index.ts";
import {
  begin, canPayLife, demandSymbol, floatingMana, isSettled, pays, permissionsOf, printDues, settle,
  type Announced, type Demand, type Payment, type Purpose, type Total, type Unit, type View,
} from "../rules/index.ts";
import { paidInWords } from "./in-words.ts";
import { firstType, sourcesOf, written, type Made, type Source } from "./sources.ts";

/** One mana of the cost that is to be paid. */
export interface Pip {
  readonly demand: Demand;
}

/** A mana that is there to be spent; its type is settled as it is. */
interface Coin extends Made {
  readonly name: (type: ManaType) => Omit<Spend, "pays">;
}

/** A source that is used, with the type of each mana that has been spent of it. */
interface Tap {
  readonly source: Source;
  readonly types: (ManaType | undefined)[];
  readonly spends: Spend[];
}

/**
 * What a strategy has decided so far. It keeps the books only: an object is used once, a mana is spent once. Whether a
 * step is legal the referee says; a strategy that errs gets its error written down.
 */
export class Ledger {
  readonly view: View;
  readonly payment: Payment;
  /** The mana that is due, one by one, in the order of the cost. */
  readonly pips: readonly Pip[];
  readonly sources: readonly Source[];
  private readonly total: Total;
  private readonly permissions: ReturnType<typeof permissionsOf>;
  private readonly used = new Set<string>();
  private readonly taps: Tap[] = [];
  private readonly fed: Tap[] = [];
  private coins: readonly Coin[];
  private readonly announced: Announced[];
  private readonly paid: Step[] = [];
  /** Life that is left beside what is announced. */
  private life: number;
  private announcedLife: number;
  private energy: number;

  constructor(view: View, payment: Payment, total: Total) {
    const state = begin(view, payment, total);
    this.view = view;
    this.payment = payment;
    this.total = total;
    this.permissions = permissionsOf(view);
    this.pips = total.dues.flatMap(({ demand, count }) => Array.from({ length: count }, (): Pip => ({ demand })));
    this.sources = total.dues.length === 0 ? [] : sourcesOf(state);
    this.announced = [...total.announced];
    this.announcedLife = total.life.reduce((sum, { amount }) => sum + amount, 0);
    this.life = state.life - this.announcedLife;
    this.energy = state.energy;
    const due = this.pips.length;
    this.coins = floatingMana(view).flatMap(({ type, from, unit, count }) =>
      unit.assists === true ? [] : Array.from({ length: Math.min(count, due) }, (): Coin => ({
        unit: { ...unit, types: typeBit[type] }, from,
        name: () => ({ unit: `{${type}}`, from, ...(unit.snow ? { snow: true } : {}), ...(unit.source === undefined ? {} : { source: unit.source }), ...(unit.until === undefined ? {} : { until: unit.until }) }),
      })));
  }

  /** Can what is announced be paid at all? CR 119.4, 119.8 */
  get mayBegin(): boolean {
    return this.announcedLife === 0 || (this.life >= 0 && canPayLife(this.view));
  }

  /** Sources of objects that are not used yet, whose life and energy are there. Damage may not take life that is announced. */
  free(): readonly Source[] {
    return this.sources.filter(({ object, life, pain, energy }) =>
      !this.used.has(object) && energy <= this.energy && (this.announcedLife > 0 ? pain : life) <= this.life);
  }

  /** Does a mana that is made pay this? */
  pays = ({ unit }: Made, { demand }: Pip): boolean => this.typeFor(unit, demand, this.payment.purpose) !== undefined;

  /** Can a source make such a mana? */
  canPay = (source: Source, pip: Pip): boolean => source.makes.some((made) => this.pays(made, pip));

  /** The same by its type alone, whatever the mana may be spent on. */
  seemsToPay = (source: Source, pip: Pip): boolean => source.makes.some((made) => this.pays({ ...made, unit: { ...made.unit, spend: undefined } }, pip));

  /** Free sources that can. */
  candidates(pip: Pip): readonly Source[] {
    return this.free().filter((source) => this.canPay(source, pip));
  }

  /** Mana that is there already pays it, if some can: what floats, and what sources have made beyond their use. */
  fromPool(pip: Pip): boolean {
    return this.spend(pip.demand, this.payment.purpose, () => true, (spend, as) => this.pay(pip, spend, as));
  }

  /** Uses a source, and the first of its mana that will do for a pip; the rest is there for others. `false`: none will do. */
  use(source: Source, pip: Pip): boolean {
    const made = this.activate(source);
    return this.spend(pip.demand, this.payment.purpose, (coin) => made.includes(coin), (spend, as) => this.pay(pip, spend, as));
  }

  /** Uses a source, and each of its mana for the pip beside it, which it must be able to pay. */
  useAll(source: Source, pips: readonly (Pip | undefined)[]): void {
    for (const [index, coin] of this.activate(source).entries()) {
      const pip = pips[index];
      if (pip !== undefined) this.spend(pip.demand, this.payment.purpose, (other) => other === coin, (spend, as) => this.pay(pip, spend, as));
    }
  }

  /** The sources that are used and whose own mana is not paid. */
  hungry(): readonly Source[] {
    return this.taps.filter((tap) => tap.source.asks.length > 0 && !this.fed.includes(tap)).map(({ source }) => source);
  }

  /**
   * Pays the mana that a source asks for, which is used: from what is there, or from the first source that `choose` takes.
   * `blindly`: whatever its type. `false`: nothing was found.
   */
  feed(source: Source, choose: (demand: Demand) => Source | undefined, blindly = false): boolean {
    const tap = this.taps.find((one) => one.source === source);
    if (tap === undefined) return false;
    // Not with mana that is to come of what is not paid for itself.
    const toCome = new Set(this.hungry().map(({ object }) => object));
    const payAs = (demand: Demand, as: Demand): boolean =>
      this.spend(as, source.purpose, (coin) => !toCome.has(coin.from), (spend) => tap.spends.push({ ...spend, pays: demandSymbol(demand) }));
    const pay = (demand: Demand): boolean => payAs(demand, demand) || (blindly && payAs(demand, { kind: "generic" }));
    const one = (demand: Demand): boolean => {
      if (pay(demand)) return true;
      const feeder = choose(demand);
      if (feeder === undefined) return false;
      this.activate(feeder);
      return pay(demand);
    };
    const done = source.asks.every(({ demand, count }) => Array.from({ length: count }).every(() => one(demand)));
    this.fed.push(tap);
    return done;
  }

  /** Can it make a mana for another's own cost? */
  canFeed = (source: Source, demand: Demand, hungry: Source): boolean => source.makes.some(({ unit }) => this.typeFor(unit, demand, hungry.purpose) !== undefined);

  /** Pays a Phyrexian symbol with life, if it is one and that life is there, `left` at least staying. CR 107.4f */
  payLife(pip: Pip, left = 0): boolean {
    const { demand } = pip;
    if (demand.kind !== "types" || demand.open?.kind !== "life" || this.life < demand.open.amount + left || !canPayLife(this.view)) return false;
    const symbol = demandSymbol(demand);
    this.life -= demand.open.amount;
    this.announcedLife += demand.open.amount;
    this.announced.push({ symbol, as: "life" });
    this.paid.push({ do: "life", amount: demand.open.amount, pays: symbol });
    return true;
  }

  /** Announces {2/W} as {2}: what is to be paid then. CR 107.4e */
  asGeneric({ demand }: Pip): readonly Pip[] | undefined {
    if (demand.kind !== "types" || demand.open?.kind !== "generic") return undefined;
    this.announced.push({ symbol: demandSymbol(demand), as: `{${demand.open.amount}}` });
    return Array.from({ length: demand.open.amount }, () => ({ demand: { kind: "generic" } }));
  }

  /** An object pays instead of mana: its step, and as what an open symbol is announced. */
  help(pip: Pip, object: string, step: (pays: string) => Step, as: Demand = pip.demand): void {
    this.used.add(object);
    this.settleAs(pip, as);
    this.paid.push(step(demandSymbol(as)));
  }

  isUsed = (object: string): boolean => this.used.has(object);

  /** Everything decided, as a plan; `undefined` where costs in words find nothing to be paid with. */
  plan(): Plan | undefined {
    const settled = settle(this.total, this.announced);
    if (settled === undefined) return undefined;
    const plain = this.taps.filter(({ source }) => source.asks.length === 0);
    const unfed = this.taps.filter((tap) => tap.source.asks.length > 0 && !this.fed.includes(tap));
    const activations = [...plain, ...this.fed, ...unfed].map(({ source, types, spends }): Step => ({
      ...source.step, with: spends, adds: written(types.map((type, index) => type ?? firstType(source.makes[index]?.unit.types ?? 0))),
      ...(source.pain > 0 ? { life: source.pain } : {}),
    }));
    const life = this.total.life.map(({ symbol, amount }): Step => ({ do: "life", amount, pays: symbol }));
    const steps = paidInWords(begin(this.view, this.payment, settled), [...activations, ...this.paid, ...life]);
    return steps === undefined ? undefined : {
      announce: { ...(settled.x === undefined ? {} : { x: settled.x }), symbols: this.announced }, total: printDues(settled.dues), steps,
    };
  }

  /** The mana that it makes, as coins. */
  private activate(source: Source): readonly Coin[] {
    const tap: Tap = { source, types: source.makes.map(() => undefined), spends: [] };
    this.used.add(source.object);
    this.life -= source.pain;
    this.energy -= source.energy;
    this.taps.push(tap);
    const made = source.makes.map(({ unit, from }, index): Coin => ({
      unit, from,
      name: (type) => {
        tap.types[index] = type;
        return { unit: `{${type}}`, from };
      },
    }));
    this.coins = [...this.coins, ...made];
    return made;
  }

  private pay(pip: Pip, spend: Omit<Spend, "pays">, as: Demand): void {
    this.settleAs(pip, as);
    this.paid.push({ do: "mana", ...spend, pays: demandSymbol(as) });
  }

  private settleAs({ demand }: Pip, as: Demand): void {
    if (!isSettled(demand)) this.announced.push({ symbol: demandSymbol(demand), as: demandSymbol(as) });
  }

  /** The first coin that may pay it is spent. */
  private spend(demand: Demand, purpose: Purpose, may: (coin: Coin) => boolean, then: (spend: Omit<Spend, "pays">, as: Demand) => void): boolean {
    for (const coin of this.coins) {
      const found = may(coin) ? this.typeFor(coin.unit, demand, purpose) : undefined;
      if (found === undefined) continue;
      this.coins = this.coins.filter((other) => other !== coin);
      then(coin.name(found.type), found.as);
      return true;
    }
    return false;
  }

  /** As mana of which type a unit pays a demand, and as what the demand is then announced. */
  private typeFor(unit: Unit, demand: Demand, purpose: Purpose): { readonly type: ManaType; readonly as: Demand } | undefined {
    const ways: readonly Demand[] = demand.kind === "types" && !isSettled(demand) ? typesIn(demand.types).map((type) => ({ kind: "types", types: typeBit[type] })) : [demand];
    for (const as of ways) {
      const type = typesIn(unit.types).find((one) => pays({ ...unit, types: typeBit[one] }, as, purpose, this.permissions));
      if (type !== undefined) return { type, as };
    }
    return undefined;
  }
}
