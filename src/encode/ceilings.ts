import { growthFrom, type Doubling } from "./doubling.ts";
import { boundFor, renewedIn, type Usable } from "./resources.ts";

/** How often what no resource bounds is done, and how much mana there can be. */
export interface Ceilings {
  /** How often each draft fires at most. */
  readonly uppers: readonly number[];
  /** More of one mana there is not. */
  readonly bound: number;
  readonly growth: number;
  readonly mayLoop: boolean;
  readonly unlooped: number;
  readonly isCut: boolean;
}

/** What nothing bounds is done no more often than this: a plan names each time. */
const MOST_UNBOUNDED = 10_000;

/** All that is made or helps if what has no bound is done twice by each copy: as it stands, and once untapped. */
const onceThrough = (usable: readonly Usable[], floating: number): number =>
  usable.reduce((sum, { draft: { deed, gives, serves }, upper }) => {
    const each = [...gives, ...serves].reduce((all, { count }) => all + Math.max(0, count), 0);
    return sum + each * (Number.isFinite(upper) ? upper : deed.kind === "activate" ? 2 * (deed.seen?.copies.length ?? deed.entry?.count ?? 0) : 0);
  }, floating);

/** `floating`, `due`: so much mana is there before anything is done, and asked for. `canUntap`: copies can untap themselves. */
export const ceilingsOf = (usable: readonly Usable[], { floating, due, loops, canUntap, doublings }: {
  readonly floating: number; readonly due: number; readonly loops: number; readonly canUntap: boolean; readonly doublings: readonly Doubling[];
}): Ceilings => {
  const drafts = usable.map(({ draft }) => draft);
  const mayLoop = renewedIn(drafts).size > 0 || canUntap;
  // A loop that gains one mana each time need not run more often than there is mana to pay, and as often for its own cost.
  const inLoops = mayLoop ? 2 * due + loops : 0;
  const growth = growthFrom(doublings, -doublings.length);
  const bound = (boundFor(drafts, usable.map(({ upper }) => upper), floating) + inLoops) * growth;
  const isUnbounded = ({ draft: { gives }, upper }: Usable): boolean => gives.length > 0 && !Number.isFinite(upper);
  return {
    uppers: usable.map((one) => (Number.isFinite(one.upper) ? one.upper : isUnbounded(one) ? Math.min(bound, MOST_UNBOUNDED) : bound)),
    bound,
    growth,
    mayLoop,
    unlooped: mayLoop ? growth * onceThrough(usable, floating) : bound,
    isCut: bound > MOST_UNBOUNDED && usable.some(isUnbounded),
  };
};
