import type { Plan, Report, Step } from "../answer.ts";
import { copyId, payingOther, type CardGroup, type Paying, type Permanent, type PoolMana, type Position, type Side } from "../board/position.ts";
import type { Card } from "../cards/index.ts";
import { fail, ok, type Result } from "../result.ts";
import { viewOf, type Mana, type State } from "../rules/index.ts";
import { replayOn } from "./replay.ts";
import { entriesIn } from "./summary.ts";

/** Nothing is due: what was paid for is on the stack, and what comes next the caller says. */
const PAID: Paying = { from: "hand", kind: "special", cost: [], additional: [], increase: [], reduce: [] };

/** Objects that go back to their owner's hand. */
const returnedBy = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(steps.flatMap((step) => (step.do === "activate" ? (step.returns ?? []) : step.do === "return" ? [step.object] : [])));

/** How a copy is by now; `undefined`: it is gone. */
type Change = Pick<Permanent, "tapped" | "counters"> & { readonly used: readonly number[] };

const changeOf = (state: State, entry: Permanent, id: string): Change | undefined => {
  const copy = state.copies.get(id);
  if (copy === undefined) return { tapped: entry.tapped, counters: entry.counters, used: entry.used ?? [] };
  return copy.gone ? undefined : copy;
};

const countersLeft = (counters: Permanent["counters"]): Permanent["counters"] => {
  const left: Record<string, number> = Object.create(null);
  for (const [name, count] of Object.entries(counters)) if (count > 0) left[name] = count;
  return left;
};

/** New ids beside those that are there. */
class Ids {
  private readonly taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken);
  }

  /** `b3`, then `b3/2`, `b3/3` … */
  next(id: string): string {
    let found = id;
    for (let number = 2; this.taken.has(found); number += 1) found = `${id}/${number}`;
    this.taken.add(found);
    return found;
  }
}

const sameChange = (a: Change, b: Change): boolean =>
  a.tapped === b.tapped && a.used.join() === b.used.join() && JSON.stringify(Object.entries(a.counters).sort()) === JSON.stringify(Object.entries(b.counters).sort());

/** An entry as one for each state that its copies are in. The first keeps its id, and so what is attached to its first copy. */
const splitEntry = (state: State, entry: Permanent, ids: Ids): readonly Permanent[] => {
  const kinds: { readonly change: Change; count: number }[] = [];
  const add = (change: Change, count: number): void => {
    const kind = kinds.find((one) => sameChange(one.change, change));
    if (kind === undefined) kinds.push({ change, count });
    else kind.count += count;
  };
  // Of ten thousand copies those that have not changed are counted together.
  const changed = entry.count === 1 ? [entry.id] : [...state.copies.entries()].flatMap(([id]) => (id.startsWith(`${entry.id}#`) ? [id] : []));
  const first = copyId(entry, 0);
  const untouched = entry.count - changed.length;
  const own: Change = { tapped: entry.tapped, counters: entry.counters, used: entry.used ?? [] };
  if (untouched > 0 && !changed.includes(first)) add(own, untouched);
  for (const id of changed.toSorted((a, b) => Number(b === first) - Number(a === first))) {
    const change = changeOf(state, entry, id);
    if (change !== undefined) add(change, 1);
  }
  if (untouched > 0 && changed.includes(first)) add(own, untouched);
  const { pins: _, used: __, ...rest } = entry;
  return kinds.map(({ change: { tapped, counters, used }, count }, index) => ({
    ...rest, id: index === 0 ? entry.id : ids.next(entry.id), count, tapped, counters: countersLeft(counters), ...(used.length === 0 ? {} : { used: used.toSorted((a, b) => a - b) }),
  }));
};

const groupsLeft = (state: State, groups: readonly CardGroup[]): readonly CardGroup[] =>
  groups.flatMap((group) => {
    const { pins: _, ...entry } = group;
    const gone = [...state.cardsGone].filter((id) => id === entry.id || id.startsWith(`${entry.id}#`)).length;
    return entry.count > gone ? [{ ...entry, count: entry.count - gone }] : [];
  });

/** Floating mana as a position has it. */
const poolOf = (mana: readonly Mana[], nameOf: (id: string) => string | undefined): readonly PoolMana[] =>
  mana.map(({ type, from, count, unit: { snow, source, until, spend, rider } }): PoolMana => {
    const name = source ?? nameOf(from);
    return { type, count, snow, ...(name === undefined ? {} : { source: name }), ...(until === undefined ? {} : { until }), ...(spend === undefined ? {} : { spend }), ...(rider === undefined ? {} : { rider }) };
  });

/** What is cast from the command zone is there no more. CR 601.2a */
const commandLeft = ({ command, paying }: Position): Position["command"] => {
  const cast = paying.kind === "spell" && paying.from === "command" ? command.find(({ card }) => card === paying.card || card.name === paying.card?.name) : undefined;
  return command.flatMap((entry) => (entry !== cast ? [entry] : entry.count > 1 ? [{ ...entry, count: entry.count - 1 }] : []));
};

/** Commanders that have left the battlefield are commanders still, wherever they are. CR 903.3 */
const commandersGone = (before: readonly Permanent[], after: readonly Permanent[]): readonly Card[] =>
  before.flatMap(({ commander, card }) => (commander && !after.some((entry) => entry.commander && entry.card === card) ? [card] : []));

/** The position as these steps have left it. */
export const positionAfter = (position: Position, steps: readonly Step[], state: State): Position => {
  const entryOf = entriesIn(position);
  const zones = [position.battlefield, position.hand, position.graveyard, position.command, ...position.opponents.map(({ battlefield }) => battlefield)];
  const ids = new Ids(zones.flatMap((entries) => entries.map(({ id }) => id)));
  const cardOf = (id: string, zone: "hand" | "graveyard"): CardGroup | undefined => {
    const entry = entryOf(id);
    return entry === undefined || ("token" in entry && entry.token) ? undefined : { id: ids.next(`${zone} ${id}`), count: 1, card: entry.card, weight: 1, keep: false };
  };
  const sides = (permanents: readonly Permanent[]): readonly Permanent[] => permanents.flatMap((entry) => splitEntry(state, entry, ids));
  const mine = state.pool.kinds().filter(({ unit }) => unit.assists !== true);
  const theirs = state.pool.kinds().filter(({ unit }) => unit.assists === true);
  const nameOf = (id: string): string | undefined => entryOf(id)?.card.name;
  const battlefield = sides(position.battlefield);
  const opponents = position.opponents.map((side): Side => ({
    ...side, battlefield: sides(side.battlefield), ...(side.assists === true ? { pool: poolOf(theirs, nameOf) } : {}),
  }));
  const returned = returnedBy(steps);
  const [hand, graveyard] = [groupsLeft(state, position.hand), groupsLeft(state, position.graveyard)];
  const there = new Set([...battlefield, ...opponents.flatMap((side) => side.battlefield), ...hand, ...graveyard].map(({ id }) => id));
  const left = payingOther(position, PAID);
  const commanders = [...(left.commanders ?? []), ...commandersGone(position.battlefield, battlefield)];
  return {
    ...left,
    ...(commanders.length === 0 ? {} : { commanders }),
    // Life that damage takes counts as what it is: life lost. CR 120.3a
    life: position.life - state.lifePaid,
    energy: state.energy,
    pool: poolOf(mine, nameOf),
    battlefield: battlefield.map((entry) => withHost(entry, there)),
    hand: [...hand, ...[...returned].flatMap((id) => cardOf(id, "hand") ?? [])],
    graveyard: [...graveyard, ...state.newInGraveyard.flatMap(({ id }) => cardOf(id, "graveyard") ?? [])],
    command: commandLeft(position),
    opponents: opponents.map((side) => ({ ...side, battlefield: side.battlefield.map((entry) => withHost(entry, there)) })),
    notUnderstood: position.notUnderstood.filter(({ object }) => there.has(object)),
  };
};

/** What it was attached to may be gone. CR 704.5m-n are looked at after the payment; until then it is attached to nothing. */
const withHost = (entry: Permanent, there: ReadonlySet<string>): Permanent => {
  if (entry.attachedTo === undefined || there.has(entry.attachedTo)) return entry;
  const { attachedTo: _, ...rest } = entry;
  return rest;
};

/**
 * The position after a payment: what is tapped, gone, floating and spent is so. The one given stays as it was, which is all
 * it takes to undo. Nothing is due in it; ask about other costs with `prepare`. Pins were for this payment and are gone,
 * and the spell itself is on the stack: where it goes is the caller's. Copies of an entry that are no longer alike are
 * entries of their own, `b3`, `b3/2` …
 *
 * An illegal plan is the referee's report.
 */
export const apply = (position: Position, plan: Plan): Result<Position, Report> => {
  const { report, state } = replayOn(viewOf(position), plan);
  return report.legal && state !== undefined ? ok(positionAfter(position, plan.steps, state)) : fail(report);
};
