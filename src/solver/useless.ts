import { compareValues, type Activity, type Program } from "./program.ts";
import { keeping, type Reduced } from "./reduced.ts";

/**
 * What cannot be done, and what nothing is done for, left out of a program; `undefined`: it has no solution, and no relaxation is
 * needed to see it.
 *
 * - An activity never fires that serves more of a demand than can come to be asked, takes what is never there, or raises a demand to
 *   more than can serve it.
 * - Nothing needs an activity that serves nothing, gives no resource back and gives only goods that nobody takes or spends, unless it
 *   uses up what may not be left. Proof: a solution stays one without its firings. What they gave was left over, what they used and
 *   took is there for others, and no order breaks. What they took is then left over at prices that are not higher than theirs.
 *
 * One finding may lead to the next, so this is done until nothing more is found.
 */
export const withoutUseless = (given: Program): Reduced | undefined => {
  let kept = [...given.activities.keys()];
  for (;;) {
    const there = kept.map((index) => given.activities[index] as Activity);
    const market = new Market(given, there);
    if (given.demands.some(({ count }, demand) => market.supplied(demand) < count)) return undefined;
    const left = kept.filter((_, at) => !market.isNever(there[at] as Activity) && !market.isIdle(there[at] as Activity));
    if (left.length === kept.length) return keeping(given, kept);
    kept = left;
  }
};

/** At most how much of everything there can be, each activity firing as often as it may. */
class Market {
  private readonly program: Program;
  /** Of each good. */
  private readonly made: readonly number[];
  /** For each demand: what serves it, goods aside, and what may come to be asked. */
  private readonly served: readonly number[];
  private readonly asked: readonly number[];
  /** Goods that somebody takes or a demand may accept. */
  private readonly wanted: ReadonlySet<number>;

  constructor(program: Program, activities: readonly Activity[]) {
    const made = program.goods.map(({ initial }) => initial);
    const served = program.demands.map(() => 0);
    const asked = program.demands.map(({ count }) => count);
    const wanted = new Set<number>();
    for (const { upper, takes, gives, serves } of activities) {
      for (const { accepts } of takes) for (const good of accepts) wanted.add(good);
      for (const { good, count } of gives) made[good] = (made[good] as number) + upper * count;
      for (const { demand, count } of serves) {
        if (count > 0) served[demand] = (served[demand] as number) + upper * count;
        else asked[demand] = (asked[demand] as number) - upper * count;
      }
    }
    for (const [demand, { accepts }] of program.demands.entries()) if ((asked[demand] as number) > 0) for (const good of accepts) wanted.add(good);
    this.program = program;
    this.made = made;
    this.served = served;
    this.asked = asked;
    this.wanted = wanted;
  }

  private madeOf(goods: readonly number[]): number {
    return goods.reduce((sum, good) => sum + (this.made[good] as number), 0);
  }

  /** The most that a demand can be served. */
  supplied(demand: number): number {
    return (this.served[demand] as number) + this.madeOf((this.program.demands[demand] as Program["demands"][number]).accepts);
  }

  private leastAsked(demand: number): number {
    return (this.program.demands[demand] as Program["demands"][number]).count;
  }

  isNever({ takes, serves }: Activity): boolean {
    return serves.some(({ demand, count }) => (count > 0 ? count > (this.asked[demand] as number) : this.leastAsked(demand) - count > this.supplied(demand))) || takes.some(({ count, accepts }) => this.madeOf(accepts) < count);
  }

  isIdle({ uses, takes, gives, serves, prices }: Activity): boolean {
    if (serves.length > 0 || uses.some(({ amount }) => amount < 0) || gives.some(({ good }) => this.wanted.has(good) || this.program.goods[good]?.usedUp === true)) return false;
    return takes.length === 0 || (takes.length === 1 && takes.every(({ count, accepts }) => accepts.every((good) => {
      const { leftover, usedUp } = this.program.goods[good] as Program["goods"][number];
      return usedUp === undefined && compareValues(leftover.map((price) => price * count), prices) <= 0;
    })));
  }
}
