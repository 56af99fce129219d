import type { LevelValue, Plan, Report, Summary, Violation } from "../answer.ts";
import { wantedIn, type Wanted } from "../board/later.ts";
import type { Position } from "../board/position.ts";
import { altersKept, decode, deedsIn, keptCosts, manaMade, resizes, weightScale, type EncodeOptions, type Encoding } from "../encode/index.ts";
import { levelName } from "../policy/index.ts";
import { checkOn, positionAfter, replayOn } from "../referee/index.ts";
import { MOST_COUNTED, totalsFor } from "../rules/index.ts";
import { best, encodedFor, waysFor, type Asked, type Best, type Found } from "./asked.ts";
import { asksOfHand, countedAlone, isAllKept, keptAlone, keptTogether, type KeptTogether } from "./hand.ts";

export type Attempt = Pick<EncodeOptions, "keep" | "careful" | "bounds">;

/** What is tried, one after the other, until the referee accepts a plan. Only the first proves anything. */
export const ATTEMPTS: readonly Attempt[] = [{}, { keep: "effects" }, { keep: "all" }, { careful: true }, { keep: "all", careful: true }];

/** All costs kept together, if they are so; where that can be, with nothing done for one of them that changes what another comes to. */
const allKept = (asked: Asked, plain: Found, left: KeptTogether | undefined, steady: EncodeOptions): KeptTogether | undefined => {
  if (left === undefined || !isAllKept(left)) return undefined;
  if (!altersKept(left.encoding, left.solution)) return left;
  const other = keptTogether(asked, plain, encodedFor(asked, plain.way, steady));
  return other !== undefined && isAllKept(other) ? other : left;
};

/**
 * The best for a policy that may care about the hand. What is best for all other levels is looked for first, and what it leaves payable.
 * If that is all, or no payment leaves more, nothing is better: these levels are the least that they can be. Only otherwise, which is
 * rare, the large program of payment and futures together is solved, at first without each cost alone.
 */
const bestForHand = (asked: Asked, x: number | undefined, kept: Attempt): Best => {
  const { policy, view, payment } = asked;
  const plain = best(asked, x, { policy, ...kept });
  if (!asksOfHand(policy) || plain.found === undefined || wantedIn(view.position).length === 0) return plain;
  const { way } = plain.found;
  const together = { policy, hand: "together", ...kept } as const;
  const whole = encodedFor(asked, way, together);
  const left = keptTogether(asked, plain.found, whole);
  const all = allKept(asked, plain.found, left, { ...together, steady: true });
  if (all !== undefined) return { ...plain, found: { ...plain.found, ...all } };
  const isOneWay = waysFor(asked, totalsFor(view, payment, x)).length === 1;
  /** This payment with what can be paid alone after it, if no payment leaves more. */
  const settled = ({ proved }: Best, payable: KeptTogether, within: Encoding, isMost: boolean): Best | undefined => {
    const alone = isOneWay ? keptAlone(asked, payable, within, isMost) : undefined;
    if (alone === undefined) return undefined;
    const solution = countedAlone(policy, payable, within, alone);
    const one = best(asked, x, together, () => ({ encoding: payable.encoding, outcome: { status: proved ? "optimal" : "feasible", solution } }));
    return { ...one, found: one.found && { ...one.found, alone } };
  };
  const nothingMore = left && settled(plain, left, whole, false);
  if (nothingMore !== undefined) return nothingMore;
  const first = best(asked, x, together);
  if (first.found === undefined || isAllKept(first.found)) return first;
  const alone = settled(first, first.found, first.found.encoding, true);
  if (alone !== undefined) return alone;
  const second = best(asked, x, { policy, hand: "one-by-one", ...kept });
  // If the larger program was too much, the answer to the smaller one stands, unproved.
  return second.found === undefined ? { ...first, found: { ...first.found, proved: false }, proved: false } : second;
};

/** What the program promises to leave payable, and what is not so on the board that the plan leaves. */
export interface Broken {
  /** Of costs that cannot be paid then. */
  readonly ids: readonly string[];
  /** What can be paid together then, where that is less. */
  readonly together?: readonly Wanted[];
}

/** What a payment leaves payable: together, and each alone; the latter empty where it was not asked. */
export const keptBy = ({ encoding, solution, alone }: Found): ReturnType<typeof keptCosts> => ({ ...keptCosts(encoding, solution), ...(alone === undefined ? {} : { alone }) });

export const castableAfter = (found: Found, broken: Broken = { ids: [] }): Pick<Summary, "stillCastable" | "castableTogether"> => {
  const kept = keptBy(found);
  const names = (costs: readonly Wanted[]): readonly string[] => costs.flatMap(({ id, name }) => (broken.ids.includes(id) ? [] : [name]));
  const alone = names(kept.alone.length > 0 ? kept.alone : kept.together);
  return kept.alone.length === 0 && broken.together === undefined ? { stillCastable: alone } : { stillCastable: alone, castableTogether: names(broken.together ?? kept.together) };
};

/** The values of a payment's levels; weights of the hand as they were given. */
export const levelsOf = ({ policy, view }: Asked, values: readonly number[]): readonly LevelValue[] =>
  policy.levels.map((level, index) => ({ level: levelName(level), value: (values[index] ?? 0) / (level === "hand" ? weightScale(view.position) : 1) }));

/** Thrown when the referee rejects a plan that was about to be returned: always a bug here, never the caller's. */
export class RejectedPlan extends Error {
  readonly plan: Plan;
  constructor(plan: Plan, why: string) {
    super(`the referee rejects the plan: ${why}`);
    this.name = "RejectedPlan";
    this.plan = plan;
  }
}

export type Accepted =
  | {
      readonly status: "accepted"; readonly found: Found; readonly plan: Plan; readonly summary: Summary;
      /** The position then. */
      readonly after: () => Position;
      readonly broken?: Broken;
    }
  | { readonly status: "none"; readonly proved: boolean; readonly isCut: boolean }
  /** There is one, but it is too long to be written, or its mana too much to be counted. */
  | { readonly status: "too-much"; readonly message: string };

/** Plans name each object that they use, so payments that use more are refused. */
export const MOST_DEEDS = 20_000;

/** Why a payment cannot be written down, if it cannot. */
export const tooMuchOf = ({ encoding, solution }: Pick<Found, "encoding" | "solution">): string | undefined => {
  const deeds = deedsIn(encoding, solution);
  if (deeds > MOST_DEEDS) return `The payment found uses ${deeds} objects or abilities; plans name up to ${MOST_DEEDS}. Ask for less, or give a smaller X.`;
  return manaMade(encoding, solution) > MOST_COUNTED ? `The payment found may make more mana than is counted: ${MOST_COUNTED}. Ask for less, or give a smaller X.` : undefined;
};

export interface Verdict {
  readonly yes: boolean;
  readonly proved: boolean;
}

/** A payment that the referee accepts is a "yes"; where the board changes on the way, programs may be mistaken. */
export const isAccepted = (asked: Asked, x: number | undefined): Verdict => {
  let isProved = true;
  for (const keep of [undefined, "effects", "all"] as const) {
    const { found, proved } = best(asked, x, keep === undefined ? {} : { keep });
    if (found === undefined) return { yes: false, proved: proved && isProved };
    // Without a plan no referee has seen it.
    if (tooMuchOf(found) !== undefined) return { yes: false, proved: false };
    if (checkOn(asked.view, decode(asked.table, asked.payment, found.way.total, found.encoding, found.solution)).legal) return { yes: true, proved: true };
    isProved = false;
  }
  return { yes: false, proved: false };
};

const changedBoard = ({ encoding, solution }: Found): boolean =>
  encoding.drafts.some((draft, index) => ((draft.leaves ?? []).length > 0 || resizes(draft)) && solution.firings.some(({ activity }) => activity === index));

/**
 * The best payment that the referee accepts. A program sees the board as it is at the start; where permanents leave and
 * take with them what the plan relies on, counters change power that it counts on, or damage comes before a life cost that needs its mana, the referee refuses it.
 * Then permanents are kept, first those with effects, then all, or damage is counted as a cost; and the answer is not proved.
 */
export const acceptedBest = (asked: Asked, x: number | undefined, within: Pick<EncodeOptions, "bounds"> = {}): Accepted => {
  let refusal: RejectedPlan | undefined;
  let mayHelp: (attempt: Attempt) => boolean = () => true;
  for (const attempt of ATTEMPTS) {
    if (!mayHelp(attempt)) continue;
    const { found, proved, isCut } = bestForHand(asked, x, { ...attempt, ...within });
    if (found === undefined) return { status: "none", proved: proved && refusal === undefined, isCut };
    const message = tooMuchOf(found);
    if (message !== undefined) return { status: "too-much", message };
    const plan = decode(asked.table, asked.payment, found.way.total, found.encoding, found.solution);
    const { report, state } = replayOn(asked.view, plan, asked.payment);
    if (report.legal && state !== undefined) {
      return { status: "accepted", found, plan, summary: report.summary, after: () => positionAfter(asked.view.position, plan.steps, state) };
    }
    refusal = rejected(plan, report);
    const [changed, life] = [changedBoard(found), report.violations.some(({ code }) => code === "not-enough-life")];
    // Otherwise the board is what the program saw: a mistake here.
    mayHelp = ({ keep, careful }) => (keep !== undefined && changed) || (careful === true && life);
  }
  throw refusal as RejectedPlan;
};

export const rejected = (plan: Plan, { violations }: Report): RejectedPlan => new RejectedPlan(plan, violations.map(violationText).join("; "));

const violationText = ({ code, rule, step, object }: Violation): string =>
  `${code} (${rule})${step === undefined ? "" : ` at step ${step}`}${object === undefined ? "" : `: ${object}`}`;

