import { activityOf, type Flat, type Row, type Stock, type Variable } from "./flatten.ts";
import type { Program, Take } from "./program.ts";
import { MOST_FACTOR } from "./relaxation.ts";

/**
 * Cuts for sources that make several goods at once: a cost of three takes two sources of two, where the relaxation is content
 * with one and a half.
 *
 * For a set of demands, and all goods that any of them accepts, what is made and served less what goes elsewhere is what they
 * ask for: `Σ made · fired - elsewhere = asked`, with whole firings and `elsewhere` at least 0. Mixed integer rounding (G.
 * Nemhauser and L. Wolsey, "A recursive procedure to generate all cuts for 0-1 mixed integer programs", 1990) by a divisor
 * makes of it a row that all whole solutions keep to. Multiplied with `divisor - rest` its numbers are whole.
 */
interface Balance {
  /** By unit. */
  readonly made: ReadonlyMap<number, number>;
  /** Columns of what goes elsewhere. */
  readonly elsewhere: readonly number[];
  readonly asked: number;
}

const mod = (count: number, divisor: number): number => count - divisor * Math.floor(count / divisor);

/** What a number of a balance becomes, times `divisor - rest`. */
const rounded = (count: number, divisor: number, rest: number): number =>
  (divisor - rest) * Math.floor(count / divisor) + Math.max(0, mod(count, divisor) - rest);

/** `Σ made · fired - elsewhere ≤ asked`, rounded. */
const rowOf = ({ made, elsewhere, asked }: Balance, divisor: number): Row => {
  const rest = mod(asked, divisor);
  const terms = new Map<number, number>();
  for (const [unit, count] of made) {
    const factor = rounded(count, divisor, rest);
    if (factor !== 0) terms.set(unit, factor);
  }
  for (const column of elsewhere) terms.set(column, -1);
  return { terms, is: "<=", bound: (divisor - rest) * Math.floor(asked / divisor) };
};

/** The other direction, in which it is no matter how much goes elsewhere. */
const turned = ({ made, asked }: Balance): Balance => ({ made: new Map([...made].map(([unit, count]) => [unit, -count])), elsewhere: [], asked: -asked });

const MOST_SETS = 8;

/** Sets of goods that are looked at: what a demand accepts, and what two of them accept together if they share some. */
const goodSets = ({ demands }: Program): readonly ReadonlySet<number>[] => {
  const keyOf = (goods: ReadonlySet<number>): string => [...goods].sort((a, b) => a - b).join();
  const single = new Map(demands.flatMap(({ accepts }): [string, ReadonlySet<number>][] => {
    const goods = new Set(accepts);
    return goods.size === 0 ? [] : [[keyOf(goods), goods]];
  }));
  const some = [...single.values()].slice(0, MOST_SETS);
  const all = new Map(some.map((goods) => [keyOf(goods), goods]));
  for (const [index, one] of some.entries()) {
    for (const other of some.slice(index + 1)) {
      const both = new Set([...one, ...other]);
      if (both.size < one.size + other.size) all.set(keyOf(both), both);
    }
  }
  return [...all.values()];
};

/** Who makes and who may take each good, and who serves each demand. */
class Market {
  readonly demands: Program["demands"];
  private readonly goods: Program["goods"];
  private readonly makers: readonly (readonly (readonly [unit: number, count: number])[])[];
  private readonly servers: readonly (readonly (readonly [unit: number, count: number])[])[];
  private readonly outlets: readonly (readonly { readonly column: number; readonly variable: Variable }[])[];
  private readonly takers: readonly (readonly [unit: number, take: Take])[];
  private readonly takeOf: (variable: Extract<Variable, { readonly kind: "feed" }>) => Take;

  constructor(program: Program, flat: Flat) {
    const makers = program.goods.map((): [number, number][] => []);
    const servers = program.demands.map((): [number, number][] => []);
    const outlets = program.goods.map((): { column: number; variable: Variable }[] => []);
    const takers: [number, Take][] = [];
    for (const unit of flat.units.keys()) {
      const { gives, serves, takes } = activityOf(program, flat, unit);
      for (const { good, count } of gives) makers[good]?.push([unit, count]);
      for (const { demand, count } of serves) servers[demand]?.push([unit, count]);
      for (const take of takes) takers.push([unit, take]);
    }
    for (const [column, variable] of flat.variables.entries()) if ("stock" in variable) outlets[(flat.stocks[variable.stock] as Stock).good]?.push({ column, variable });
    this.demands = program.demands;
    this.goods = program.goods;
    this.makers = makers;
    this.servers = servers;
    this.outlets = outlets;
    this.takers = takers;
    this.takeOf = ({ unit, take }) => activityOf(program, flat, unit).takes[take] as Take;
  }

  /** `isNet`: what is taken only of these goods is taken off what is made at once. */
  balance(goods: ReadonlySet<number>, isNet: boolean): Balance {
    const inside = this.demands.map(({ accepts }) => accepts.length > 0 && isWithin(accepts, goods));
    const made = new Map<number, number>();
    const add = (unit: number, count: number): void => void made.set(unit, (made.get(unit) ?? 0) + count);
    let asked = 0;
    for (const good of goods) {
      for (const [unit, count] of this.makers[good] ?? []) add(unit, count);
      asked -= this.goods[good]?.initial ?? 0;
    }
    for (const [demand, isInside] of inside.entries()) {
      if (!isInside) continue;
      for (const [unit, count] of this.servers[demand] ?? []) add(unit, count);
      asked += this.demands[demand]?.count ?? 0;
    }
    if (isNet) for (const [unit, { accepts, count }] of this.takers) if (isWithin(accepts, goods)) add(unit, -count);
    const staysInside = (variable: Variable): boolean =>
      (variable.kind === "spend" && inside[variable.demand] === true) || (isNet && variable.kind === "feed" && isWithin(this.takeOf(variable).accepts, goods));
    const elsewhere = [...goods].flatMap((good) => (this.outlets[good] ?? []).flatMap(({ column, variable }) => (staysInside(variable) ? [] : [column])));
    return { made, elsewhere, asked };
  }

  /** All that goes elsewhere has a column: what is left over has its price, or nothing may be. */
  isClosed(goods: ReadonlySet<number>): boolean {
    return [...goods].every((good) => this.goods[good]?.usedUp === true || (this.outlets[good] ?? []).some(({ variable }) => variable.kind === "left"));
  }

  hasTakers(goods: ReadonlySet<number>): boolean {
    return this.takers.some(([, { accepts }]) => isWithin(accepts, goods));
  }
}

const isWithin = (goods: readonly number[], all: ReadonlySet<number>): boolean => goods.every((good) => all.has(good));

/** Larger numbers are not divided exactly. */
const isModest = ({ made, asked }: Balance): boolean => Math.abs(asked) <= MOST_FACTOR && [...made.values()].every((count) => Math.abs(count) <= MOST_FACTOR);

/** Rounded rows of a program, as they are asked for. */
export class Lumps {
  private readonly balances: readonly Balance[];

  constructor(program: Program, flat: Flat) {
    const market = new Market(program, flat);
    this.balances = goodSets(program).flatMap((goods) => {
      const isClosed = market.isClosed(goods);
      return (market.hasTakers(goods) ? [false, true] : [false]).flatMap((isNet) => {
        const balance = market.balance(goods, isNet);
        return isClosed ? [turned(balance), balance] : [turned(balance)];
      });
    }).filter(isModest);
  }

  /** Those that this point breaks most, one for each balance. */
  cuts(valueOf: (column: number) => number): readonly Row[] {
    return this.balances.flatMap((balance) => {
      const divisor = bestDivisor(balance, valueOf);
      return divisor === undefined ? [] : [rowOf(balance, divisor)];
    });
  }
}

/** Rows that are broken by less, in parts of their largest number, are not worth it. */
const BROKEN = 0.01;
const LARGEST = 1_000;

const bestDivisor = ({ made, elsewhere, asked }: Balance, valueOf: (column: number) => number): number | undefined => {
  const fired: { readonly count: number; readonly value: number }[] = [];
  for (const [unit, count] of made) {
    const value = valueOf(unit);
    if (value > 0) fired.push({ count, value });
  }
  if (fired.length === 0) return undefined;
  const gone = elsewhere.reduce((sum, column) => sum + valueOf(column), 0);
  let best: number | undefined;
  let most = BROKEN;
  for (const divisor of new Set([asked, ...fired.map(({ count }) => count)].map(Math.abs))) {
    if (divisor < 2 || divisor > LARGEST) continue;
    const rest = mod(asked, divisor);
    let [sum, size] = [-gone - (divisor - rest) * Math.floor(asked / divisor), 1];
    for (const { count, value } of fired) {
      const factor = rounded(count, divisor, rest);
      sum += factor * value;
      size = Math.max(size, Math.abs(factor));
    }
    if (sum / size <= most) continue;
    best = divisor;
    most = sum / size;
  }
  return best;
};
