import type { ObjectCode, Reason } from "../../answer.ts";
import { printPart } from "../../cards/cost-notation.ts";
import type { CostPart, ManaAbility } from "../../cards/index.ts";
import { hasUntapAbility, partWays, usableDrafts, type Draft, type Table } from "../../encode/index.ts";
import {
  activationLife, doubles, helps, HELPERS, holds, isRestricted, pays, permissionsOf, produce, unitOf, type Demand, type Seen, type Total, type Unit,
} from "../../rules/index.ts";
import type { Asked } from "../asked.ts";

type Lack = { readonly code: ObjectCode } | { readonly code: "own-cost"; readonly part: string };

/** What mana is asked for, over the ways to lock the total. */
interface Wants {
  readonly pays: (unit: Unit) => boolean;
  /** It would, were it not for what it may be spent on. CR 106.6 */
  readonly isRestricted: (unit: Unit) => boolean;
  readonly helps: (seen: Seen) => boolean;
}

/** A {2/W} that is announced as {2} is generic mana. CR 107.4e */
const opened = (demand: Demand): readonly Demand[] => (demand.kind === "types" && demand.open?.kind === "generic" ? [{ kind: "generic" }] : []);

const wantsOf = ({ view, payment }: Asked, totals: readonly Total[]): Wants => {
  const demands = totals.flatMap(({ dues }) => dues.flatMap(({ demand }) => [demand, ...opened(demand)]));
  const permissions = permissionsOf(view);
  const any = (test: (demand: Demand) => boolean): boolean => demands.some(test);
  return {
    pays: (unit) => any((demand) => pays(unit, demand, payment.purpose, permissions)),
    isRestricted: (unit) => any((demand) => isRestricted(unit, demand, payment.purpose, permissions)),
    helps: (seen) => any((demand) => HELPERS.some((way) => helps(way, seen.thing, demand, payment))),
  };
};

/** What it would make, if its costs were paid; none if that cannot be told without knowing how. */
const wouldMake = (table: Table, seen: Seen, ability: ManaAbility): readonly Unit[] =>
  produce(ability, seen.thing, table.start, { x: 1 }).flat().map((part) => unitOf(part.types, part.from, part));

/** Parts of a cost that what follows looks at one by one. */
const PLAIN: ReadonlySet<CostPart["kind"]> = new Set(["mana", "tap", "untap", "life", "waterbend", "put-counter"]);

const isThere = (table: Table, seen: Seen, part: CostPart): boolean => {
  if (part.kind === "remove-counters" && part.count !== "x") {
    const { counters } = seen.thing;
    const had = part.counter === undefined ? Object.values(counters) : [counters[part.counter] ?? 0];
    return had.some((count) => count >= (part.count as number));
  }
  if (part.kind === "energy") return table.view.position.energy >= part.amount;
  return partWays(table, { thing: seen.thing, seen, entry: undefined }, { seen, waits: false, fixed: false }, part).length > 0;
};

/** Why an ability cannot be activated at all; `undefined`: nothing in particular. CR 602.5, 602.5b, 302.6, 119.4, 119.8, 118.3 */
const inTheWay = (table: Table, seen: Seen, index: number, ability: ManaAbility): Lack | undefined => {
  const { view } = table;
  const conditions = ability.conditions ?? [];
  const [taps, untaps] = [ability.cost.some(({ kind }) => kind === "tap"), ability.cost.some(({ kind }) => kind === "untap")];
  if (seen.locked) return { code: "cannot-be-activated" };
  if (taps && seen.thing.tapped && !hasUntapAbility(seen)) return { code: "tapped" };
  if ((taps || untaps) && !seen.ready) return { code: "summoning-sick" };
  if (ability.oncePerTurn === true && seen.used.includes(index)) return { code: "used-this-turn" };
  if (conditions.some(({ kind }) => kind === "priority")) return { code: "needs-priority" };
  if (!conditions.every((condition) => holds(condition, seen.thing, table.start))) return { code: "condition-not-met" };
  const life = activationLife(view, seen.thing, ability);
  if (life > 0 && !table.lifeAllowed) return { code: "cannot-pay-life" };
  if (life > view.position.life) return { code: "not-enough-life" };
  const others = ability.cost.filter(({ kind }) => !PLAIN.has(kind));
  const lacking = others.some(({ kind }) => kind === "choice") ? undefined : others.find((part) => !isThere(table, seen, part));
  if (lacking !== undefined) return { code: "own-cost", part: printPart(lacking) };
  return others.length === 0 && wouldMake(table, seen, ability).length === 0 ? { code: "makes-nothing" } : undefined;
};

/** What can be done with an object for this cost. */
interface Use {
  readonly lack: Lack | undefined;
  /** It would be of use, were it not for that. */
  readonly mayHelp: boolean;
}

/** What each ability of each permanent can do now. */
type Usable = (seen: Seen, ability: number) => readonly Draft[];

const usableOn = (table: Table): Usable => {
  const known = new Map<Seen, Draft[][]>();
  for (const draft of usableDrafts(table)) {
    if (draft.deed.kind !== "activate" || draft.deed.seen === undefined) continue;
    const { seen, ability } = draft.deed;
    const byAbility = known.get(seen) ?? [];
    known.set(seen, byAbility);
    (byAbility[ability] ??= []).push(draft);
  }
  return (seen, ability) => known.get(seen)?.[ability] ?? [];
};

/** What is looked at to tell what an object lacks. */
interface Look {
  readonly table: Table;
  readonly wants: Wants;
  readonly usable: Usable;
}

const useOf = ({ table, wants, usable: usableBy }: Look, seen: Seen, index: number, ability: ManaAbility, isIdle: boolean): Use => {
  const usable = usableBy(seen, index);
  if (usable.length === 0) {
    const units = wouldMake(table, seen, ability);
    const mayHelp = units.length === 0 || units.some(wants.pays);
    return { mayHelp, lack: mayHelp ? inTheWay(table, seen, index, ability) : unwanted(wants, units) };
  }
  const made = usable.filter(({ gives }) => gives.length > 0);
  const units = made.flatMap(({ gives }) => gives.map(({ unit }) => unit));
  if (units.length === 0) return { lack: { code: "makes-nothing" }, mayHelp: true };
  if (!units.some(wants.pays)) return { lack: unwanted(wants, units), mayHelp: false };
  const waits = made.every(({ gives, takes }) => takes.length > 0 || !gives.some(({ unit }) => wants.pays(unit)));
  return { lack: waits && isIdle ? { code: "needs-mana" } : undefined, mayHelp: true };
};

const unwanted = (wants: Wants, units: readonly Unit[]): Lack => ({ code: units.some(wants.isRestricted) ? "restricted" : "wrong-mana" });

const lackOf = (look: Look, seen: Seen, isIdle: boolean): Lack | undefined => {
  const couldHelp = look.wants.helps(seen);
  if (couldHelp && (!seen.thing.tapped || hasUntapAbility(seen))) return undefined;
  const uses = seen.abilities.flatMap((ability, index) =>
    doubles(ability) || seen.abilities.indexOf(ability) < index ? [] : [useOf(look, seen, index, ability, isIdle)]);
  const helping = uses.filter(({ mayHelp }) => mayHelp);
  // What one of its abilities lacks is no matter where another does as well without.
  const [first] = helping.length > 0 ? helping : uses;
  if (helping.some(({ lack }) => lack === undefined)) return undefined;
  return couldHelp ? { code: "tapped" } : first?.lack;
};

/**
 * What each of your permanents lacks that might have been expected to pay. Each is said of the object alone, whatever
 * others do: that a cost is not paid has other reasons, too. `paid`: objects that pay the rest of the cost, where that is
 * known; of these none waits for mana.
 */
export const lacksOf = (asked: Asked, totals: readonly Total[], paid: ReadonlySet<string> | undefined): readonly Reason[] => {
  // Looking closer notes what was left out; that is no matter for other costs.
  const table: Table = { ...asked.table };
  const look: Look = { table, wants: wantsOf(asked, totals), usable: usableOn(table) };
  return table.mine.flatMap((seen): readonly Reason[] => {
    const isIdle = paid !== undefined && ![...seen.copies].some((id) => paid.has(id));
    const lack = lackOf(look, seen, isIdle);
    const of = { object: seen.thing.id, ...(seen.copies.length === 1 ? {} : { count: seen.copies.length }) };
    return lack === undefined ? [] : [{ ...lack, ...of }];
  });
};
