import type { CostPart, ManaAbility, Predicate } from "../cards/index.ts";
import type { Removed, Step } from "../answer.ts";
import { lazily } from "../lazily.ts";
import { typeBit } from "../mana/index.ts";
import { activationDamage, activationDues, activationLife, manaSymbolsOf, tapDamage, waysToActivate } from "./ability-cost.ts";
import { madeOf } from "./adds.ts";
import { holds, valueOf, type AmountContext } from "./amounts.ts";
import { assistWith } from "./assist.ts";
import { assistantOf } from "./assistant.ts";
import { lessOne, type Due } from "./demand.ts";
import { matches } from "./matches.ts";
import { canPayLife, canSacrifice } from "./payment.ts";
import { Named, NamedCounters } from "./named.ts";
import { no, yes, type Outcome } from "./outcome.ts";
import { isCounted } from "./bundle.ts";
import { spendMana } from "./pool.ts";
import { doubles, produce, typesOfPermanent } from "./produce.ts";
import { abilityPurpose, permissionsOf } from "./spend.ts";
import { cardIn, copiesWith, copyNow, handOf, momentOf, stateWith, tallied, tallyWith, withCopy, withDiscarded, withLeaving, withoutCard, withoutCounters, type State } from "./state.ts";
import type { Thing } from "./thing.ts";
import { effectsOf, YOU } from "./view.ts";
import { illegal, type Illegal } from "./violation.ts";

type Activate = Extract<Step, { do: "activate" }>;

/** An activated ability's source: a permanent of yours, or a card in hand or graveyard whose ability works there. */
interface Source {
  readonly thing: Thing;
  readonly ability: ManaAbility;
  readonly ready: boolean;
  readonly used: readonly number[];
  readonly zone: "battlefield" | "hand" | "graveyard";
}

const findSource = (state: State, step: Activate, now: ReturnType<typeof copyNow>): Source | Illegal => {
  if (now !== undefined) {
    if (now.seen.locked) return illegal("cannot-be-activated", step.object);
    const ability = now.seen.abilities[step.ability];
    if (ability === undefined) return illegal("no-such-ability", step.object);
    // CR 602.1b: only its controller, unless the ability says that any player may.
    if (now.seen.controller !== YOU && ability.anyPlayer !== true) return illegal("not-yours", step.object);
    return { thing: now.thing, ability, ready: now.seen.ready, used: now.used, zone: "battlefield" };
  }
  for (const zone of ["hand", "graveyard"] as const) {
    const card = cardIn(state, zone, step.object);
    const ability = card?.entry?.card.abilities[step.ability];
    if (card !== undefined && ability?.zone === zone) return { thing: card.thing, ability, ready: true, used: [], zone };
  }
  return illegal("not-there", step.object);
};

/** CR 602.5: may this ability be activated at all now? */
const timing = (state: State, step: Activate, source: Source): Illegal | undefined => {
  if (state.paying) return illegal("after-paying-began", step.object);
  if (!state.mayActivate) return illegal("no-mana-due", step.object);
  const { conditions = [] } = source.ability;
  if (conditions.some((condition) => condition.kind === "priority")) return illegal("needs-priority", step.object);
  const moment = lazily(() => momentOf(state));
  if (!conditions.every((condition) => holds(condition, source.thing, moment()))) return illegal("condition-not-met", step.object);
  if (source.ability.oncePerTurn === true && source.used.includes(step.ability)) return illegal("already-used-this-turn", step.object);
  return undefined;
};

interface PartsPaid {
  readonly state: State;
  readonly context: AmountContext;
}

/** CR 107.5, 302.6 */
const tapped = (state: State, id: string): State | Illegal => {
  const now = copyNow(state, id);
  if (now === undefined) return illegal("not-there", id);
  if (now.thing.tapped) return illegal("already-tapped", id);
  const damage = tapDamage(state.view, now.thing, false);
  return stateWith(state, {
    copies: copiesWith(state, id, { tapped: true }),
    lifePaid: state.lifePaid + damage,
    tally: tallyWith(state.tally, { tapped: [...state.tally.tapped, id] }),
  });
};

const isIllegal = (result: object): result is Illegal => "rule" in result;

/** {T} of its own. CR 107.5, 302.6 */
const tappedItself = (state: State, { object }: Activate, { ready }: Source): State | Illegal => (ready ? tapped(state, object) : illegal("summoning-sick", object));

/** Does a step name nothing but its own source, to be tapped? */
const onlyTaps = ({ object, taps, sacrifices, untaps, exiles, discards, returns, removed, removedAmong }: Activate): boolean =>
  taps.length === 1 && taps[0] === object && sacrifices.length === 0 && untaps === undefined && exiles === undefined && discards === undefined && returns === undefined &&
  removed === undefined && removedAmong === undefined;

/** The parts of an activation cost that are not mana, paid with the objects that the step names. CR 602.2b, 118.3 */
const payParts = (before: State, step: Activate, source: Source): PartsPaid | Illegal => {
  const { cost } = source.ability;
  if (cost.length === 1 && cost[0]?.kind === "tap" && onlyTaps(step)) {
    const after = tappedItself(before, step, source);
    return isIllegal(after) ? after : { state: after, context: {} };
  }
  const taps = Named.of(step.taps);
  const untaps = Named.of(step.untaps);
  const sacrifices = Named.of(step.sacrifices);
  const exiles = Named.of(step.exiles);
  const discards = Named.of(step.discards);
  const returns = Named.of(step.returns);
  const among = new NamedCounters(step.removedAmong);
  let state = before;
  let context: AmountContext = {};
  const self = step.object;

  const pay = (part: CostPart): Illegal | undefined => {
    switch (part.kind) {
      case "mana":
      case "waterbend":
      case "life":
        return undefined;
      case "tap": {
        if (!taps.take(self)) return illegal("cost-not-paid", self);
        const after = tappedItself(state, step, source);
        if (isIllegal(after)) return after;
        state = after;
        return undefined;
      }
      case "untap": {
        const now = copyNow(state, self);
        if (!untaps.take(self) || now === undefined) return illegal("cost-not-paid", self);
        if (!source.ready) return illegal("summoning-sick", self);
        if (!now.thing.tapped) return illegal("already-untapped", self);
        state = withCopy(state, self, { tapped: false });
        return undefined;
      }
      case "tap-others": {
        // X is how many are tapped, CR 107.3a; "tap X" with no object tapped is an X of zero.
        const fitting = (id: string): boolean => isYours(state, id) && fits(state, id, part.of, source.thing);
        const wanted = part.count === "x" ? taps.countMatching(fitting) : part.count;
        if (part.count === "x") context = { ...context, x: wanted };
        const found = taps.takeMatching(wanted, fitting);
        if (found === undefined) return illegal("cost-not-paid", self);
        for (const id of found) {
          const after = tapped(state, id);
          if (isIllegal(after)) return after;
          state = after;
        }
        return undefined;
      }
      case "untap-other": {
        const found = untaps.takeMatching(1, (id) => fits(state, id, part.of, source.thing) && copyNow(state, id)?.thing.tapped === true);
        const [id] = found ?? [];
        const now = id === undefined ? undefined : copyNow(state, id);
        if (id === undefined || now === undefined) return illegal("cost-not-paid", self);
        if (part.whose === "opponents" && now.seen.controller === YOU) return illegal("cost-not-paid", id);
        if (part.whose === "you" && now.seen.controller !== YOU) return illegal("cost-not-paid", id);
        context = { ...context, ...costObject(state, source.ability, now.thing) };
        state = withCopy(state, id, { tapped: false });
        return undefined;
      }
      case "sacrifice-self": {
        if (!sacrifices.take(self)) return illegal("cost-not-paid", self);
        return sacrificed(self);
      }
      case "sacrifice": {
        const count = valueOf(part.count, source.thing, momentOf(state), context);
        const found = sacrifices.takeMatching(count, (id) => isYours(state, id) && fits(state, id, part.of, source.thing));
        if (found === undefined) return illegal("cost-not-paid", self);
        for (const id of found) {
          const object = copyNow(state, id)?.thing ?? source.thing;
          context = { ...context, ...costObject(state, source.ability, object) };
          const failed = sacrificed(id);
          if (failed !== undefined) return failed;
        }
        return undefined;
      }
      case "exile-self":
      case "discard-self": {
        const named = part.kind === "exile-self" ? exiles : discards;
        if (!named.take(self)) return illegal("cost-not-paid", self);
        if (part.kind === "discard-self") state = withDiscarded(state, self);
        else state = tallied(source.zone === "battlefield" ? withLeaving(state, self, "elsewhere") : withoutCard(state, self), "exiled", self);
        return undefined;
      }
      case "exile": {
        if (part.count === "x") return illegal("cost-not-paid", self);
        const found = exiles.takeMatching(part.count, (id) =>
          part.from === "battlefield"
            ? isYours(state, id) && fits(state, id, part.of, source.thing)
            : matchesCard(state, part.from, id, part.of, source.thing),
        );
        if (found === undefined) return illegal("cost-not-paid", self);
        for (const id of found) {
          context = { ...context, ...costObject(state, source.ability, copyNow(state, id)?.thing ?? source.thing) };
          state = part.from === "battlefield" ? withLeaving(state, id, "elsewhere") : withoutCard(state, id);
          state = tallied(state, "exiled", id);
        }
        return undefined;
      }
      case "discard": {
        // "Discard your hand": all that is left of it, which may be nothing.
        if (part.count === "x") return illegal("cost-not-paid", self);
        const count = part.count === "hand" ? handOf(state).length : part.count;
        const found = discards.takeMatching(count, (id) => matchesCard(state, "hand", id, part.of, source.thing));
        if (found === undefined) return illegal("cost-not-paid", self);
        for (const id of found) state = withDiscarded(state, id);
        return undefined;
      }
      case "return-self":
      case "return": {
        const count = part.kind === "return" ? part.count : 1;
        if (count === "x") return illegal("cost-not-paid", self);
        const found = returns.takeMatching(count, (id) => (part.kind === "return" ? isYours(state, id) && fits(state, id, part.of, source.thing) : id === self));
        if (found === undefined) return illegal("cost-not-paid", self);
        for (const id of found) state = withLeaving(state, id, "elsewhere");
        return undefined;
      }
      case "remove-counters": {
        const now = copyNow(state, self);
        const removed = step.removed;
        if (now === undefined || removed === undefined || removed.object !== self) return illegal("cost-not-paid", self);
        if (part.counter !== undefined && removed.counter !== part.counter) return illegal("cost-not-paid", self);
        if (part.count !== "x" && removed.count !== part.count) return illegal("cost-not-paid", self);
        const had = now.thing.counters[removed.counter] ?? 0;
        if (!Number.isInteger(removed.count) || removed.count < 0 || had < removed.count) return illegal("not-enough-counters", self);
        if (part.count === "x") context = { ...context, x: removed.count };
        state = withoutCounters(state, removed);
        return undefined;
      }
      case "put-counter": {
        const now = copyNow(state, self);
        if (now === undefined) return illegal("not-there", self);
        const had = now.thing.counters[part.counter] ?? 0;
        state = withCopy(state, self, { counters: { ...now.thing.counters, [part.counter]: had + part.count } });
        return undefined;
      }
      case "energy": {
        if (state.energy < part.amount) return illegal("not-enough-energy", self);
        state = stateWith(state, { energy: state.energy - part.amount });
        return undefined;
      }
      case "total":
      case "reducer":
      case "for-less":
      case "keyword":
        return illegal("cost-not-paid", self);
      case "remove-counters-among": {
        const isOne = ({ object, counter, count }: Removed): boolean =>
          count > 0 && (part.counter === undefined || counter === part.counter) && isYours(state, object) && fits(state, object, part.of, source.thing);
        for (let left = part.count; left > 0; ) {
          const removed = among.take(left, isOne);
          if (removed === undefined) return illegal("cost-not-paid", self);
          if ((copyNow(state, removed.object)?.thing.counters[removed.counter] ?? 0) < removed.count) return illegal("not-enough-counters", removed.object);
          state = withoutCounters(state, removed);
          left -= removed.count;
        }
        return undefined;
      }
      case "choice":
      case "reveal":
        // A choice has been made before: `waysToActivate`. No mana ability has anything shown for it.
        return illegal("cost-not-paid", self);
    }
  };

  const sacrificed = (id: string): Illegal | undefined => {
    const now = copyNow(state, id);
    if (now === undefined) return illegal("not-there", id);
    if (!canSacrifice(state.view, now.thing)) return illegal("cannot-sacrifice", id);
    state = tallied(withLeaving(state, id, "graveyard"), "sacrificed", id);
    return undefined;
  };

  for (const part of source.ability.cost) {
    const failed = pay(part);
    if (failed !== undefined) return failed;
  }
  const asksCounters = source.ability.cost.some((part) => part.kind === "remove-counters");
  const extra = [taps, untaps, sacrifices, exiles, discards, returns, among].some((named) => !named.isEmpty) || (step.removed !== undefined && !asksCounters);
  return extra ? illegal("too-much-paid", self) : { state, context };
};

/** What the ability's effect may ask of an object that its cost has used, as it last was. CR 608.2h */
export const costObject = (state: State, ability: ManaAbility, object: Thing): AmountContext => {
  const asksTypes = ability.outputs.some((output) => "of" in output && output.of.kind === "cost-object-could-produce");
  return { costObject: object, ...(asksTypes ? { costTypes: typesOfPermanent(object, momentOf(state)) } : {}) };
};

const isYours = (state: State, id: string): boolean => copyNow(state, id)?.seen.controller === YOU;

const fits = (state: State, id: string, of: Predicate, source: Thing): boolean => {
  const now = copyNow(state, id);
  return now !== undefined && matches(of, now.thing, source);
};

const matchesCard = (state: State, zone: "hand" | "graveyard", id: string, of: Predicate, source: Thing): boolean => {
  const card = cardIn(state, zone, id);
  return card !== undefined && matches(of, card.thing, source);
};

/** The mana part of the cost: each spend pays one mana of one symbol, and all are paid. CR 118.3a */
const payMana = (state: State, step: Activate, source: Source): State | Illegal => {
  let due: readonly Due[] = activationDues(state.view, source.thing, source.ability, 0);
  if (due.length === 0 && step.with.length === 0 && step.lifeFor === undefined) return state;
  const symbols = manaSymbolsOf(source.ability);
  const purpose = abilityPurpose(source.thing, symbols);
  const allowed = permissionsOf(state.view);
  let { pool } = state;
  // "For each {B} in a cost, you may pay 2 life rather than pay that mana": any cost, so this one, too.
  for (const { symbol, amount } of step.lifeFor ?? []) {
    const effect = effectsOf(state.view, "life-for-mana").find((one) => one.controller === YOU && `{${one.effect.color}}` === symbol && one.effect.life === amount)?.effect;
    const target = due.find(({ demand }) => effect !== undefined && demand.kind === "types" && (demand.types & typeBit[effect.color]) !== 0);
    if (target === undefined) return illegal("cost-not-paid", step.object);
    due = lessOne(due, target);
  }
  for (const spend of step.with) {
    const after = spendMana(pool, due, spend, purpose, allowed);
    if (typeof after === "string") return illegal(after, step.object);
    ({ pool, dues: due } = after);
  }
  return due.length > 0 ? illegal("cost-not-paid", step.object) : stateWith(state, { pool });
};

/** "If there are no mining counters on this, sacrifice it": the last thing that the effect does. CR 608.2c */
const withoutLastCounter = (state: State, id: string, ability: ManaAbility): State =>
  (ability.effects ?? []).reduce((at, effect) => {
    const copy = effect.kind === "sacrifice-without" ? copyNow(at, id) : undefined;
    if (effect.kind !== "sacrifice-without" || copy === undefined || (copy.thing.counters[effect.counter] ?? 0) > 0) return at;
    return tallied(withLeaving(at, id, "graveyard"), "sacrificed", id);
  }, state);

/**
 * Activating a mana ability: checked, paid and resolved at once. CR 602.2, 605.3. Which choice its cost has been announced
 * with is told by what the step names.
 */
export const activate = (state: State, step: Activate): Outcome => {
  const theirs = copyNow(state, step.object);
  const offered = theirs?.seen.abilities[step.ability];
  if (theirs !== undefined && offered !== undefined && offered.anyPlayer !== true && theirs.seen.controller !== YOU && theirs.seen.controller === assistantOf(state.view)) {
    return theirs.seen.locked ? no("cannot-be-activated", step.object) : assistWith(state, step, theirs.seen, theirs.thing, offered);
  }
  const source = findSource(state, step, theirs);
  if (isIllegal(source)) return { ok: false, illegal: source };
  const early = timing(state, step, source);
  if (early !== undefined) return { ok: false, illegal: early };
  const ways = waysToActivate(source.ability);
  if (ways[0] === source.ability) return activated(state, step, source);
  const outcomes = ways.map((ability) => activated(state, step, { ...source, ability }));
  return outcomes.find(({ ok }) => ok) ?? (outcomes[0] as Outcome);
};

const activated = (state: State, step: Activate, source: Source): Outcome => {

  const life = activationLife(state.view, source.thing, source.ability) + (step.lifeFor ?? []).reduce((sum, { amount }) => sum + amount, 0);
  if (life > 0 && !canPayLife(state.view)) return no("cannot-pay-life", step.object);
  if (life > 0 && life > state.life) return no("not-enough-life", step.object);
  const afterMana = payMana(state, step, source);
  if (isIllegal(afterMana)) return { ok: false, illegal: afterMana };
  const paid = payParts(afterMana, step, source);
  if (isIllegal(paid)) return { ok: false, illegal: paid };

  // It resolves: CR 605.3b. Amounts look at the board after the costs are paid; a source that has left is remembered.
  const now = copyNow(paid.state, step.object)?.thing ?? source.thing;
  const context = doubles(source.ability) ? { ...paid.context, unspent: paid.state.pool.counts() } : paid.context;
  const ways = produce(source.ability, now, momentOf(paid.state), context);
  // CR 605.2: it remains a mana ability where it makes nothing.
  const made = madeOf(ways.length === 0 ? [[]] : ways, step.adds);
  if (made === undefined) return no(ways.every(isCounted) ? "adds-something-else" : "too-much-mana", step.object);
  const used = source.ability.oncePerTurn === true ? withCopy(paid.state, step.object, { used: [...source.used, step.ability] }) : paid.state;
  const put = (source.ability.effects ?? []).reduce((at, effect) => {
    const copy = effect.kind === "put-counter" ? copyNow(at, step.object) : undefined;
    if (effect.kind !== "put-counter" || copy === undefined) return at;
    return withCopy(at, step.object, { counters: { ...copy.thing.counters, [effect.counter]: (copy.thing.counters[effect.counter] ?? 0) + effect.count } });
  }, used);
  const spent = withoutLastCounter(put, step.object, source.ability);
  const damage = activationDamage(source.ability);
  const pool = spent.pool.with(made);
  if (pool === undefined) return no("too-much-mana", step.object);
  const tapsForMana = source.ability.cost.some((part) => part.kind === "tap");
  const later = tapsForMana ? tapDamage(state.view, source.thing, true) - tapDamage(state.view, source.thing, false) : 0;
  return yes(stateWith(spent, { assistOver: true, pool, life: spent.life - life - damage, lifePaid: spent.lifePaid + life + damage + later }));
};
