import { activityOf, type Flat, type Row, type Stock } from "./flatten.ts";
import type { Program } from "./program.ts";

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
  /** All that goes elsewhere has a column. */
  readonly isClosed: boolean;
  readonly asked: number;
}

/** `Σ made · fired - elsewhere ≤ asked`, rounded. */
const rounded = ({ made, elsewhere, asked }: Balance, divisor: number): Row => {
  const rest = mod(asked, divisor);
  const scale = divisor - rest;
  const factor = (count: number): number => scale * Math.floor(count / divisor) + Math.max(0, mod(count, divisor) - rest);
  const terms = new Map([...made].map(([unit, count]) => [unit, factor(count)]));
  for (const column of elsewhere) terms.set(column, -1);
  return { terms, is: "<=", bound: scale * Math.floor(asked / divisor) };
};

const mod = (count: number, divisor: number): number => count - divisor * Math.floor(count / divisor);

/** The other direction, in which it is no matter how much goes elsewhere. */
const turned = ({ made, asked }: Balance): Balance => ({ made: new Map([...made].map(([unit, count]) => [unit, -count])), elsewhere: [], isClosed: true, asked: -asked });

const isWithin = (goods: readonly number[], all: ReadonlySet<number>): boolean => goods.every((good) => all.has(good));

/** Sets of goods that are looked at: what a demand accepts, and what two of them accept together. */
const goodSets = ({ demands }: Program): readonly ReadonlySet<number>[] => {
  const single = new Map(demands.filter(({ accepts }) => accepts.length > 0).map(({ accepts }) => [[...accepts].sort((a, b) => a - b).join(), accepts]));
  const some = [...single.values()].slice(0, MOST_SETS);
  const sets = some.flatMap((accepts, index) => [accepts, ...some.slice(index + 1).map((other) => [...accepts, ...other])]);
  return [...new Map(sets.map((goods) => [[...new Set(goods)].sort((a, b) => a - b).join(), new Set(goods)])).values()];
};

const MOST_SETS = 8;

const balanceOf = (program: Program, flat: Flat, goods: ReadonlySet<number>): Balance => {
  const inside = program.demands.map(({ accepts }) => accepts.length > 0 && isWithin(accepts, goods));
  const made = new Map<number, number>();
  for (const unit of flat.units.keys()) {
    const { gives, serves } = activityOf(program, flat, unit);
    const count = gives.reduce((sum, give) => sum + (goods.has(give.good) ? give.count : 0), 0) + serves.reduce((sum, serve) => sum + (inside[serve.demand] === true ? serve.count : 0), 0);
    if (count !== 0) made.set(unit, count);
  }
  const closed = new Set<number>();
  const elsewhere = flat.variables.flatMap((variable, column) => {
    if (!("stock" in variable) || !goods.has((flat.stocks[variable.stock] as Stock).good)) return [];
    if (variable.kind === "left") closed.add(variable.stock);
    return variable.kind === "spend" && inside[variable.demand] === true ? [] : [column];
  });
  const isClosed = flat.stocks.every(({ good }, stock) => !goods.has(good) || closed.has(stock) || program.goods[good]?.usedUp === true);
  const asked = program.demands.reduce((sum, { count }, demand) => sum + (inside[demand] === true ? count : 0), 0) - [...goods].reduce((sum, good) => sum + (program.goods[good]?.initial ?? 0), 0);
  return { made, elsewhere, isClosed, asked };
};

/** What is taken only of these goods is taken off what is made at once. */
const net = (program: Program, flat: Flat, goods: ReadonlySet<number>, balance: Balance): Balance => {
  const made = new Map(balance.made);
  const elsewhere = balance.elsewhere.filter((column) => {
    const variable = flat.variables[column] as Flat["variables"][number];
    return variable.kind !== "feed" || !isWithin(activityOf(program, flat, variable.unit).takes[variable.take]?.accepts ?? [], goods);
  });
  for (const unit of flat.units.keys()) {
    for (const { count, accepts } of activityOf(program, flat, unit).takes) if (isWithin(accepts, goods)) made.set(unit, (made.get(unit) ?? 0) - count);
  }
  return { ...balance, made, elsewhere };
};

/** Rounded rows of a program, as they are asked for. */
export class Lumps {
  private readonly balances: readonly Balance[];

  constructor(program: Program, flat: Flat) {
    this.balances = goodSets(program).flatMap((goods) => {
      const balance = balanceOf(program, flat, goods);
      const netted = net(program, flat, goods, balance);
      return [balance, ...(netted.elsewhere.length < balance.elsewhere.length ? [netted] : [])].flatMap((one) => [turned(one), ...(one.isClosed ? [one] : [])]);
    });
  }

  /** Those that this point breaks most, one for each balance. */
  cuts(valueOf: (column: number) => number): readonly Row[] {
    const broken = (row: Row): number => {
      let [sum, size] = [-row.bound, 1];
      for (const [column, factor] of row.terms) {
        sum += factor * valueOf(column);
        size = Math.max(size, Math.abs(factor));
      }
      return sum / size;
    };
    return this.balances.flatMap((balance): readonly Row[] => {
      const divisors = new Set([Math.abs(balance.asked)]);
      for (const [unit, count] of balance.made) if (valueOf(unit) > 0) divisors.add(Math.abs(count));
      let best: Row | undefined;
      let most = BROKEN;
      for (const divisor of divisors) {
        if (divisor < 2 || divisor > LARGEST) continue;
        const row = rounded(balance, divisor);
        const by = broken(row);
        if (!(by > most)) continue;
        best = row;
        most = by;
      }
      return best === undefined ? [] : [best];
    });
  }
}

/** Rows that are broken by less are not worth it. */
const BROKEN = 0.01;
const LARGEST = 1_000;
