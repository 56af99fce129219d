import type { CardGroup } from "../board/position.ts";
import type { CostPart } from "../cards/index.ts";
import { ANY_COLOR, NO_TYPE, sizeOf } from "../mana/index.ts";
import { lazily } from "../lazily.ts";
import { NO_TOUCH, touchOf, type Touch } from "../policy/index.ts";
import { canPayLife, speaksOf, effectsOf, isCreature, paymentOf, produce, startOf, tapDamage, typesMade, yours, YOU, type Moment, type Seen, type View } from "../rules/index.ts";

/** What drafting needs to know of the board, computed once. */
export interface Table {
  readonly view: View;
  readonly start: Moment;
  /** Your permanents. */
  readonly mine: readonly Seen[];
  /** Others' permanents: with abilities that any player may activate, or of the player who assists. */
  readonly shared: readonly Seen[];
  /** Resource names count by this place. */
  readonly place: ReadonlyMap<Seen, number>;
  /** How many colors a permanent of yours could make by its abilities. */
  readonly flexibilityOf: (seen: Seen) => number;
  readonly lifeAllowed: boolean;
  /**
   * What forbids paying life is all yours and might itself be given up first. That is not looked at, so where life could
   * have been paid nothing is proved.
   */
  readonly mayRegainLife: boolean;
  /** Some cost removes counters from among objects. */
  readonly removesAmong: () => boolean;
  incomplete: boolean;
  /** An ability would make more mana than is counted, and was left out. */
  tooMuch: boolean;
}

export const tableOf = (view: View): Table => {
  const mine = yours(view);
  const start = startOf(view);
  const assistant = 1 + view.position.opponents.findIndex(({ assists }) => assists === true);
  const shared = view.permanents.filter((seen) => seen.controller !== YOU && (seen.controller === assistant || seen.abilities.some((ability) => ability.anyPlayer === true)));
  const lifeAllowed = canPayLife(view);
  return {
    view,
    start,
    mine,
    shared,
    place: new Map([...mine, ...shared].map((seen, index) => [seen, index])),
    flexibilityOf: flexibilityAt(start),
    lifeAllowed,
    mayRegainLife: mayRegainLife(view, mine, lifeAllowed),
    removesAmong: lazily(() => asksForCounters(view, [...mine, ...shared])),
    incomplete: false,
    tooMuch: false,
  };
};

const mayRegainLife = (view: View, mine: readonly Seen[], lifeAllowed: boolean): boolean =>
  !lifeAllowed && effectsOf(view, "no-life-payment").every(({ effect, controller }) => controller === YOU || !speaksOf(effect.whose, controller, YOU)) &&
  [...mine.flatMap((seen) => seen.abilities.map(({ cost }) => cost)), paymentOf(view).parts].some((cost) => cost.some(givesUp));

/** The table of the same board when something else is paid for. */
export const tableFor = (table: Table, view: View): Table => ({ ...table, view, mayRegainLife: mayRegainLife(view, table.mine, table.lifeAllowed) });

/** By any ability that could be used, by what is paid, or by what is in hand. */
const asksForCounters = (view: View, permanents: readonly Seen[]): boolean => {
  const isOne = (part: CostPart): boolean => part.kind === "remove-counters-among" || (part.kind === "choice" && part.of.some((parts) => parts.some(isOne))) || (part.kind === "for-less" && isOne(part.each));
  const { hand, graveyard } = view.position;
  return [
    paymentOf(view).parts,
    ...(view.position.later ?? []).flatMap(({ paying: { cost = [], additional } }) => [cost, ...additional]),
    ...permanents.flatMap(({ abilities }) => abilities.map(({ cost }) => cost)),
    ...[...hand, ...graveyard].flatMap(({ card }) => [
      ...card.abilities.map(({ cost }) => cost),
      ...card.effects.flatMap((effect) => (effect.kind === "additional-cost" ? [effect.cost] : [])),
    ]),
  ].some((parts) => parts.some(isOne));
};

const givesUp = (part: CostPart): boolean =>
  part.kind === "sacrifice" || part.kind === "return" || part.kind === "choice" || (part.kind === "exile" && part.from === "battlefield") || (part.kind === "for-less" && givesUp(part.each));

/** Asked of the same permanents again and again. */
const flexibilityAt = (start: Moment): Table["flexibilityOf"] => {
  const known = new Map<Seen, number>();
  return (seen) => {
    let colors = known.get(seen);
    if (colors === undefined) known.set(seen, (colors = seen.controller === YOU ? colorsMade(seen, start) : 0));
    return colors;
  };
};

const colorsMade = ({ abilities, thing }: Seen, start: Moment): number => {
  let types = NO_TYPE;
  for (const ability of abilities) for (const bundle of produce(ability, thing, start, { x: 1 })) types |= typesMade(bundle);
  return sizeOf(types & ANY_COLOR);
};

/** What tapping one copy means to a policy. */
export const tapTouch = (table: Table, seen: Seen, forMana: boolean): Touch => {
  const { thing } = seen;
  const creature = isCreature(thing);
  return touchOf({
    tapped: 1,
    creatures: creature ? 1 : 0,
    lands: thing.types.includes("Land") ? 1 : 0,
    attackers: creature && seen.ready && !thing.attacking && !thing.blocking ? 1 : 0,
    flexibility: table.flexibilityOf(seen),
    life: tapDamage(table.view, thing, forMana),
    order: (table.place.get(seen) ?? 0) + 1,
  });
};

/** What giving up one card of a zone means to a policy. */
export const cardTouch = (zone: "hand" | "graveyard", entry: CardGroup): Touch =>
  zone === "hand" ? { ...NO_TOUCH, exiled: 1 } : { ...NO_TOUCH, delved: 1, kept: entry.keep ? 1 : 0 };

/** Can it untap itself, as far as its being new goes? */
export const hasUntapAbility = (seen: Seen): boolean => seen.ready && seen.abilities.some((ability) => ability.cost.some((part) => part.kind === "untap"));

/** Untapped now, or able to untap itself on the way. */
export const mayBeUntapped = (seen: Seen): boolean => !seen.thing.tapped || hasUntapAbility(seen);

export const hasEffects = (table: Table, seen: Seen): boolean => table.view.effects.some(({ source }) => seen.copies.has(source.id));

/** Where life cannot be paid: what follows, and whether that is the last word. */
export const noLife = <T>(table: Table, otherwise: T): T => {
  if (table.mayRegainLife) table.incomplete = true;
  return otherwise;
};
