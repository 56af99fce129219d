import type { CostPart } from "../cards/index.ts";
import type { Step } from "../answer.ts";
import { valueOf } from "./amounts.ts";
import { duesNamed, lessOne, type Due } from "./demand.ts";
import { helps, type Helper } from "./helper.ts";
import { matches } from "./matches.ts";
import { canPayLife, canSacrifice } from "./payment.ts";
import { no, yes, type Outcome } from "./outcome.ts";
import { spendMana } from "./pool.ts";
import { permissionsOf } from "./spend.ts";
import { partSource, totalValue } from "./part-source.ts";
import { cardIn, copyNow, momentOf, stateWith, tallied, tallyWith, withCopy, withDiscarded, withLeaving, withoutCard, withoutCounters, type State } from "./state.ts";
import { tapDamage } from "./ability-cost.ts";
import { isArtifact, isCreature, type Thing } from "./thing.ts";
import { effectsOf, YOU } from "./view.ts";
import type { IllegalCode } from "./violation.ts";

const findDue = (state: State, symbol: string, fits: (due: Due) => boolean): Due | undefined => duesNamed(state.dues, symbol).find(fits);

const lessDue = (state: State, paid: Due): State => stateWith(state, { dues: lessOne(state.dues, paid) });

/** One mana from the pool pays one mana of one symbol. CR 118.3a */
const payWithMana = (state: State, step: Extract<Step, { do: "mana" }>): Outcome => {
  const after = spendMana(state.pool, state.dues, step, state.payment.purpose, permissionsOf(state.view));
  if (typeof after === "string") return no(after, step.from);
  const { pool, dues, spent } = after;
  return yes(stateWith(state, { pool, dues, tally: tallyWith(state.tally, { spent: [...state.tally.spent, ...spent] }) }));
};

const ANOTHERS = { convoke: "convokes-anothers", improvise: "improvises-anothers", waterbend: "waterbends-anothers" } as const;

/** A creature, artifact or graveyard card that pays instead of mana. */
const payWithHelper = (state: State, step: Extract<Step, { do: Helper | "delve" }>): Outcome => {
  if (step.do === "delve") return delve(state, step.object, step.pays);
  const now = copyNow(state, step.object);
  if (now === undefined) return no("not-there", step.object);
  if (now.seen.controller !== YOU) return no(ANOTHERS[step.do], step.object);
  if (now.thing.tapped) return no("already-tapped", step.object);
  const due = helperDue(state, step.do, now.thing, step.pays);
  if (typeof due === "string") return no(due, step.object);
  const after = lessDue(withCopy(state, step.object, { tapped: true }), due);
  const count = { convoke: "convoked", improvise: "improvised", waterbend: "waterbent" } as const;
  const key = count[step.do];
  return yes(stateWith(after, {
    lifePaid: after.lifePaid + tapDamage(state.view, now.thing, false),
    tally: tallyWith(after.tally, { tapped: [...after.tally.tapped, step.object], [key]: after.tally[key] + 1 }),
  }));
};

const helperDue = (state: State, kind: Helper, thing: Thing, symbol: string): Due | IllegalCode => {
  const due = findDue(state, symbol, ({ demand }) => helps(kind, thing, demand, state.payment));
  if (due !== undefined) return due;
  switch (kind) {
    case "convoke":
      if (!state.payment.keywords.has("convoke")) return "no-convoke";
      if (!isCreature(thing)) return "not-a-creature";
      return duesNamed(state.dues, symbol).length === 0 ? "nothing-like-that-due" : "wrong-color-to-convoke";
    case "improvise":
      if (!state.payment.keywords.has("improvise")) return "no-improvise";
      return isArtifact(thing) ? "improvises-generic-only" : "not-an-artifact";
    case "waterbend":
      return "no-waterbend";
  }
};

/** CR 702.66a: a card of your graveyard is exiled for one generic mana. */
const delve = (state: State, id: string, symbol: string): Outcome => {
  if (!state.payment.keywords.has("delve")) return no("no-delve", id);
  if (cardIn(state, "graveyard", id) === undefined) return no("not-a-card-in-graveyard", id);
  const due = findDue(state, symbol, ({ demand }) => demand.kind === "generic");
  if (due === undefined) return no("generic-only", id);
  const after = tallied(withoutCard(lessDue(state, due), id), "exiled", id);
  return yes(stateWith(after, { tally: tallyWith(after.tally, { delved: after.tally.delved + 1 }) }));
};

/** Life for an announced Phyrexian symbol, for {B} with K'rrik, or as an additional cost. CR 107.4f, 119.4 */
const payLife = (state: State, step: Extract<Step, { do: "life" }>): Outcome => {
  if (step.amount > 0 && !canPayLife(state.view)) return no("cannot-pay-life");
  // CR 119.4b: 0 life can always be paid.
  if (step.amount > 0 && step.amount > state.life) return no("not-enough-life");
  const paid = stateWith(state, { life: state.life - step.amount, lifePaid: state.lifePaid + step.amount });
  const announced = state.lifeDue.findIndex((due) => due.symbol === step.pays && due.amount === step.amount);
  if (announced >= 0) return yes(stateWith(paid, { lifeDue: state.lifeDue.filter((_, index) => index !== announced) }));
  const source = partSource(state.payment);
  const part = state.partsDue.findIndex((due) => due.kind === "life" && valueOf(due.amount, source, momentOf(state)) === step.amount);
  if (step.pays === "additional cost" && part >= 0) return yes(stateWith(paid, { partsDue: state.partsDue.filter((_, index) => index !== part) }));
  const instead = effectsOf(state.view, "life-for-mana").some(
    ({ controller, effect }) => controller === YOU && effect.life === step.amount && step.pays === `{${effect.color}}`,
  );
  const due = instead ? findDue(state, step.pays, () => true) : undefined;
  return due === undefined ? no("nothing-like-that-due") : yes(lessDue(paid, due));
};

type Words = Extract<Step, { for: "additional cost" }>;

/** Takes one object off a cost part: "sacrifice two" becomes "sacrifice one". */
const lessPart = (state: State, at: number, left: CostPart | undefined): State =>
  stateWith(state, { partsDue: state.partsDue.flatMap((part, index) => (index !== at ? [part] : left === undefined ? [] : [left])) });

const oneLess = <P extends CostPart & { readonly count: unknown }>(part: P, state: State): P | undefined => {
  const count = valueOf(part.count as number, partSource(state.payment), momentOf(state));
  return count > 1 ? { ...part, count: count - 1 } : undefined;
};

/** Costs of any number of objects come after the others, those that have enough last. */
const inOrder = (parts: readonly CostPart[]): readonly (readonly [number, CostPart])[] => {
  const rank = (part: CostPart): number => (part.kind !== "total" ? 0 : part.least > 0 ? 1 : 2);
  return [...parts.entries()].sort(([, a], [, b]) => rank(a) - rank(b));
};

/** One object of an additional cost in words: sacrificed, tapped, discarded, exiled or returned. CR 118.8, 601.2h */
const payWithObject = (state: State, step: Words): Outcome => {
  const source = partSource(state.payment);
  const now = copyNow(state, step.object);
  const mine = now !== undefined && now.seen.controller === YOU ? now.thing : undefined;
  for (const [at, part] of inOrder(state.partsDue)) {
    if (step.do === "sacrifice" && part.kind === "sacrifice" && mine !== undefined && matches(part.of, mine, source)) {
      if (!canSacrifice(state.view, mine)) return no("cannot-sacrifice", step.object);
      return yes(tallied(withLeaving(lessPart(state, at, oneLess(part, state)), step.object, "graveyard"), "sacrificed", step.object));
    }
    if (step.do === "tap" && (part.kind === "tap-others" || part.kind === "tap") && mine !== undefined) {
      // {T} of the ability being paid for means its source; words ("Tap an untapped creature") are not bound by CR 302.6.
      const fits = part.kind === "tap-others" ? matches(part.of, mine, source) : mine.name === source.name;
      if (!fits) continue;
      if (mine.tapped) return no("already-tapped", step.object);
      if (part.kind === "tap" && now?.seen.ready !== true) return no("summoning-sick", step.object);
      const left = part.kind === "tap-others" ? oneLess(part, state) : undefined;
      const after = withCopy(lessPart(state, at, left), step.object, { tapped: true });
      return yes(tallied(after, "tapped", step.object));
    }
    if (part.kind === "total" && step.do === part.do) {
      const thing = part.do === "tap" ? mine : cardIn(state, "graveyard", step.object)?.thing;
      if (thing === undefined || !matches(part.of, thing, source)) continue;
      if (part.do === "tap" && thing.tapped) return no("already-tapped", step.object);
      // Any number of them, so more than it takes as well.
      const after = lessPart(state, at, { ...part, least: part.least - totalValue(part, thing) });
      if (part.do === "exile") return yes(tallied(withoutCard(after, step.object), "exiled", step.object));
      const tapped = withCopy(after, step.object, { tapped: true });
      return yes(tallied(tapped, "tapped", step.object));
    }
    if (step.do === "return" && part.kind === "return" && mine !== undefined && matches(part.of, mine, source)) {
      return yes(withLeaving(lessPart(state, at, oneLess(part, state)), step.object, "elsewhere"));
    }
    if (step.do === "reveal" && part.kind === "reveal") {
      const thing = part.from.includes("battlefield") && mine !== undefined ? mine : part.from.includes("hand") ? cardIn(state, "hand", step.object)?.thing : undefined;
      if (thing === undefined || !matches(part.of, thing, source)) continue;
      return yes(lessPart(state, at, undefined));
    }
    if (step.do === "exile" && part.kind === "exile") {
      const thing = part.from === "battlefield" ? mine : cardIn(state, part.from, step.object)?.thing;
      if (thing === undefined || !matches(part.of, thing, source)) continue;
      const after = lessPart(state, at, oneLess(part, state));
      return yes(tallied(part.from === "battlefield" ? withLeaving(after, step.object, "elsewhere") : withoutCard(after, step.object), "exiled", step.object));
    }
    if (step.do === "discard" && part.kind === "discard" && part.count !== "hand") {
      const thing = cardIn(state, "hand", step.object)?.thing;
      if (thing === undefined || !matches(part.of, thing, source)) continue;
      return yes(withDiscarded(lessPart(state, at, oneLess(part, state)), step.object));
    }
    if (step.do === "remove" && part.kind === "remove-counters-among" && mine !== undefined && matches(part.of, mine, source)) {
      if (part.counter !== undefined && part.counter !== step.counter) continue;
      if ((mine.counters[step.counter] ?? 0) < 1) return no("not-enough-counters", step.object);
      return yes(withoutCounters(lessPart(state, at, oneLess(part, state)), { object: step.object, counter: step.counter, count: 1 }));
    }
  }
  // Costs that ask for one card come first: "discard your hand" takes whatever they leave, one card after the other.
  const asksHand = state.partsDue.some((part) => part.kind === "discard" && part.count === "hand");
  if (step.do === "discard" && asksHand && cardIn(state, "hand", step.object) !== undefined) return yes(withDiscarded(state, step.object));
  return no("not-that-cost", step.object);
};

/** One step of CR 601.2h. Mana abilities are over from here on. */
export const payStep = (before: State, step: Exclude<Step, { do: "activate" }>): Outcome => {
  const state: State = before.paying ? before : { ...before, paying: true };
  switch (step.do) {
    case "mana":
      return payWithMana(state, step);
    case "convoke":
    case "improvise":
    case "waterbend":
    case "delve":
      return payWithHelper(state, step);
    case "life":
      return payLife(state, step);
    case "sacrifice":
    case "tap":
    case "discard":
    case "exile":
    case "return":
    case "reveal":
    case "remove":
      return payWithObject(state, step);
  }
};
