import { keptPins, mustUse } from "../encode/index.ts";
import { LARGEST_GENERIC } from "../mana/index.ts";
import { totalsFor } from "../rules/index.ts";
import { best, isCountable, isSupplied, suppliesOf, type Asked } from "./asked.ts";
import { askedWithout } from "./without-pins.ts";

/** How large can X be? */

interface Payable {
  readonly yes: boolean;
  readonly proved: boolean;
  readonly isCut: boolean;
  /** From this X on it takes a loop that gains mana. */
  readonly loopsFrom: number;
}

const isPayable = (asked: Asked, x: number): Payable => {
  const yes = isSupplied(suppliesOf(asked, x));
  if (yes !== undefined) return { yes, proved: true, isCut: false, loopsFrom: Number.POSITIVE_INFINITY };
  const { found, proved, isCut } = best(asked, x, {});
  return { yes: found !== undefined, proved, isCut, loopsFrom: found?.encoding.mayLoop === true ? found.encoding.unlooped + LOOPED_X : Number.POSITIVE_INFINITY };
};

export interface LargestX {
  readonly x: number | undefined;
  readonly proved: boolean;
  /** There is no largest; `x` is payable. */
  readonly unbounded?: true;
  /** It is known only that X may be as large as can be counted: `x` is more. */
  readonly isUncounted?: true;
  /** See `Best`. */
  readonly isCut?: boolean;
}

/** Where something can be untapped and tapped again, so much more than there is otherwise is taken as proof that the loop gains mana. */
const LOOPED_X = 300;

const isNothingDue = (asked: Asked, x: number): boolean => totalsFor(asked.view, asked.payment, x).every(({ dues }) => dues.length === 0);

/**
 * The smallest X above this one with which something is due. Where nothing is due no mana ability may be activated
 * (CR 601.2g), and so no card be put where another cost wants it; and reductions may take off the first few mana of X.
 */
export const nextDueX = (asked: Asked, x: number): number => {
  let [nothing, something] = [x, x + 1];
  // With a larger X no less is due.
  for (let step = 1; isNothingDue(asked, something); step *= 2) {
    if (something > LARGEST_GENERIC) return x + 1;
    [nothing, something] = [something, something + step];
  }
  while (something - nothing > 1) {
    const middle = Math.floor((nothing + something) / 2);
    if (isNothingDue(asked, middle)) nothing = middle;
    else something = middle;
  }
  return something;
};

/**
 * With a smaller X the same payment leaves mana over or helpers untapped, so payability goes down with X and doubling, then halving
 * finds the last one that works.
 */
const largestByHalving = (asked: Asked): LargestX => {
  let low = asked.payment.xLeast;
  const first = isPayable(asked, low);
  if (!first.yes) {
    low = nextDueX(asked, low);
    const next = isPayable(asked, low);
    if (!next.yes) return { x: undefined, proved: first.proved && next.proved, isCut: first.isCut || next.isCut };
  }
  let proved = true;
  let high = low + 1;
  for (; isCountable(asked, high); high *= 2) {
    const answer = isPayable(asked, high);
    if (!answer.yes) {
      proved &&= answer.proved;
      break;
    }
    low = high;
    if (high >= answer.loopsFrom) return { x: high, proved, unbounded: true };
  }
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    const answer = isCountable(asked, middle) ? isPayable(asked, middle) : { yes: false, proved: true };
    proved &&= answer.yes || answer.proved;
    if (answer.yes) low = middle;
    else high = middle;
  }
  if (!isCountable(asked, high)) return { x: high, proved, isUncounted: true };
  return { x: low, proved };
};

/** So many are tried one by one. */
const MOST_TRIED = 64;

/**
 * What must be used may have a place in a larger X only (generic mana that another player pays), so payability may go up and down with
 * X. What need not be used is a relaxation, and tells from where on none is payable; below it they are tried one by one.
 */
const largestUsing = (asked: Asked): LargestX => {
  const { view: { position }, payment: { xLeast } } = asked;
  const free = largestByHalving(askedWithout(asked, keptPins(position).filter(({ kind }) => kind === "use")));
  if (free.x === undefined) return free;
  let { proved } = free;
  let isCut = false;
  const isOpen = free.unbounded === true || free.isUncounted === true;
  const least = isOpen ? free.x + 1 : Math.max(xLeast, free.x - MOST_TRIED + 1);
  for (let { x } = free; x >= least; x -= 1) {
    const answer = isPayable(asked, x);
    if (answer.yes) return { x, proved };
    proved &&= answer.proved;
    isCut ||= answer.isCut;
  }
  if (least === xLeast) return { x: undefined, proved, isCut };
  const found = largestByHalving(asked);
  return { ...found, proved: found.proved && found.unbounded === true };
};

/** The largest payable X. */
export const largestX = (asked: Asked): LargestX => (mustUse(asked.view.position) ? largestUsing(asked) : largestByHalving(asked));
