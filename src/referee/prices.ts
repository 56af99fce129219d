import type { Step } from "../answer.ts";
import { copyId } from "../board/position.ts";
import { COLORS, typeSet, typesIn, type ManaType } from "../mana/index.ts";
import { LEVELS, type Level, type Policy, type SpentLevel } from "../policy/index.ts";
import { manaIn, isCreature, perform, produce, startOf, yours, type Mana, type Moment, type Seen, type State, type View } from "../rules/index.ts";

/**
 * What a payment, or a part of one, gives up, by level: told from its steps, by nothing that the finding of plans uses, so that
 * a mistake in encode/ shows. What is avoided (pins) and what can be cast afterwards is not told here.
 */
export type Price = Readonly<Record<Level, number>>;

export const ZERO: Price = Object.fromEntries(LEVELS.map((level) => [level, 0])) as unknown as Price;

export const plus = (a: Price, b: Price): Price => {
  const sum: Record<string, number> = {};
  for (const level of LEVELS) sum[level] = a[level] + b[level];
  return sum as unknown as Price;
};

/** Mana in the pool, by how soon it is lost: as this step ends, or as combat does. CR 106.4, 702.189 */
export const leftIn = ({ pool }: State): Pick<Price, "floating" | "expiring"> => ({
  floating: manaIn(pool.kinds().filter(({ unit }) => unit.assists !== true && unit.until === undefined)),
  expiring: manaIn(pool.kinds().filter(({ unit }) => unit.assists !== true && unit.until === "end-of-combat")),
});

/** `spent`: mana that has been spent on the cost itself. */
export const valuesOf = (policy: Policy, price: Price, spent: readonly Mana[]): readonly number[] =>
  policy.levels.map((level) => (typeof level === "string" ? price[level] : spentValue(level, spent)));

/** A level about the mana spent, at the end of a payment. CR 702.44a, 106.3 */
const spentValue = (level: SpentLevel, spent: readonly Mana[]): number => {
  const inColor = (type: ManaType): readonly Mana[] => spent.filter((mana) => mana.type === type);
  if (level.spent === "colors") return COLORS.filter((color) => inColor(color).length === 0).length;
  const { color, snow, from, rider, least = 1, each, avoid } = level;
  const counted = spent.filter(({ unit, type }) => {
    const source = [unit.source, unit.from?.name, ...(unit.from?.types ?? []), ...(unit.from?.subtypes ?? [])].map((word) => word?.toLowerCase());
    return (color === undefined || color === "same" || color === type) && (snow === undefined || unit.snow) &&
      (from === undefined || source.includes(from.toLowerCase())) && (rider === undefined || unit.rider !== undefined);
  });
  const amount = manaIn(counted);
  if (avoid === true) return amount;
  if (color === "same") return COLORS.some((one) => manaIn(counted.filter(({ type }) => type === one)) >= least) ? 0 : 1;
  return each === true ? Math.max(0, least - amount) : amount >= least ? 0 : 1;
};

/** What prices are read from, by object id: they count as the position was given, not as it is later. */
export interface Scales {
  readonly taps: ReadonlyMap<string, Price>;
  /** Place on your board, counted from 1. */
  readonly place: ReadonlyMap<string, number>;
  readonly graveyard: ReadonlyMap<string, { readonly keep: boolean; readonly place: number }>;
  readonly hand: ReadonlyMap<string, number>;
}

/** How many colors the abilities of a permanent could make if they all were used now. */
const colorsOf = (start: Moment, seen: Seen): number => {
  const types = seen.abilities.flatMap((ability) => produce(ability, seen.thing, start, { x: 1 }).flatMap((way) => way.flatMap((part) => typesIn(part.types))));
  return typesIn(typeSet(types)).filter((type) => (COLORS as readonly string[]).includes(type)).length;
};

const tapPrice = (start: Moment, seen: Seen, place: number): Price => ({
  ...ZERO,
  tapped: 1,
  creatures: isCreature(seen.thing) ? 1 : 0,
  lands: seen.thing.types.includes("Land") ? 1 : 0,
  // A creature that is not new and not in combat could still attack.
  attackers: isCreature(seen.thing) && seen.ready && !seen.thing.attacking && !seen.thing.blocking ? 1 : 0,
  flexibility: colorsOf(start, seen),
  order: place,
});

const copiesIn = (entry: { readonly id: string; readonly count: number }): readonly string[] => Array.from({ length: entry.count }, (_, index) => copyId(entry, index));

export const scalesOf = (view: View): Scales => {
  const { position } = view;
  const [mine, start] = [yours(view), startOf(view)];
  return {
    taps: new Map(mine.flatMap((seen, index) => {
      const price = tapPrice(start, seen, index + 1);
      return Array.from(seen.copies, (id) => [id, price] as const);
    })),
    place: new Map(mine.flatMap((seen, index) => Array.from(seen.copies, (id) => [id, index + 1] as const))),
    graveyard: new Map(position.graveyard.flatMap((entry, index) => copiesIn(entry).map((id) => [id, { keep: entry.keep, place: index + 1 }] as const))),
    hand: new Map(position.hand.flatMap((entry, index) => copiesIn(entry).map((id) => [id, index + 1] as const))),
  };
};

/** What one step gives up. Mana left over is no step's doing: it is counted at the end. */
export const priceOf = (scales: Scales, before: State, step: Step, after: State): Price => {
  const life: Price = { ...ZERO, life: after.lifePaid - before.lifePaid, energy: before.energy - after.energy };
  const tap = (id: string): Price => scales.taps.get(id) ?? ZERO;
  const leave = (id: string, level: "sacrificed" | "exiled" | "returned"): Price => ({ ...ZERO, [level]: 1, order: scales.place.get(id) ?? 0 });
  /** A card of hand or graveyard; `ordered`: its place counts. */
  const card = (id: string, ordered: boolean): Price => {
    // A card that was discarded before lies in the graveyard by now.
    const held = before.cardsGone.has(id) ? undefined : scales.hand.get(id);
    if (held !== undefined) return { ...ZERO, exiled: 1, order: ordered ? held : 0 };
    const buried = scales.graveyard.get(id);
    return { ...ZERO, delved: 1, kept: buried?.keep === true ? 1 : 0, order: ordered ? (buried?.place ?? 0) : 0 };
  };
  const isHere = (id: string): boolean => before.copies.get(id)?.gone !== true && scales.place.has(id);
  const sum = (prices: readonly Price[]): Price => prices.reduce(plus, life);
  switch (step.do) {
    case "activate": {
      if (after.tally.assisted.length > before.tally.assisted.length) return { ...ZERO, assisted: 1 + step.sacrifices.length };
      const ability = before.view.owners.get(step.object)?.abilities[step.ability];
      const removed = (step.removed?.count ?? 0) + (step.removedAmong ?? []).reduce((all, { count }) => all + count, 0);
      const put = (ability?.cost ?? []).reduce((all, part) => all + (part.kind === "put-counter" ? part.count : 0), 0);
      return sum([
        { ...ZERO, counters: put + removed },
        ...step.taps.map(tap),
        // Whatever is sacrificed on the way, by the cost or by the effect ("if there are no mining counters on it").
        ...after.tally.sacrificed.slice(before.tally.sacrificed.length).map((id) => leave(id, "sacrificed")),
        ...(step.exiles ?? []).map((id) => (isHere(id) ? leave(id, "exiled") : card(id, false))),
        ...(step.discards ?? []).map((id) => card(id, false)),
        ...(step.returns ?? []).map((id) => leave(id, "returned")),
      ]);
    }
    case "convoke":
    case "improvise":
    case "waterbend":
    case "tap":
      return sum([tap(step.object)]);
    case "delve":
      return sum([card(step.object, true)]);
    case "mana":
    case "life":
    case "reveal":
      return life;
    case "sacrifice":
      return sum([leave(step.object, "sacrificed")]);
    case "return":
      return sum([leave(step.object, "returned")]);
    case "exile":
      return sum([isHere(step.object) ? leave(step.object, "exiled") : card(step.object, true)]);
    case "discard":
      return sum([card(step.object, true)]);
    case "remove":
      return sum([{ ...ZERO, counters: 1 }]);
  }
};

/** What steps from there on give up, with the mana that is left over in the end, and where they lead; `undefined` if one is illegal. */
export const priceOfSteps = (scales: Scales, begun: State, steps: readonly Step[]): { readonly price: Price; readonly state: State } | undefined => {
  let [state, price] = [begun, ZERO];
  for (const step of steps) {
    const outcome = perform(state, step);
    if (!outcome.ok) return undefined;
    price = plus(price, priceOf(scales, state, step, outcome.state));
    state = outcome.state;
  }
  return { price: { ...price, ...leftIn(state) }, state };
};
