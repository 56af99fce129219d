import type { ManaAbility, Output } from "../cards/index.ts";
import { typeBit } from "../mana/index.ts";
import { NO_TOUCH, addTouch } from "../policy/index.ts";
import {
  abilityPurpose, activationDamage, activationDues, activationLife, cardThing, doubles, effectsOf, holds, isCounted, lessOne, manaIn, manaSymbolsOf, produce,
  unitOf, waysToActivate, YOU, type Bundle, type Due, type Moment, type Seen, type View,
} from "../rules/index.ts";
import { newCounters } from "./counters.ts";
import { partWays, type Source } from "./cost-ways.ts";
import { DAMAGE, LIFE_BEFORE_LATER, type Deed, type Draft } from "./draft.ts";
import { fodderOf, suppliersOf, type FodderKind, type Outlet } from "./fodder.ts";
import { cardName, leaveName, onceName } from "./resource-names.ts";
import { movesItself, stateMark, STATES } from "./states.ts";
import { hasEffects, noLife, type Table } from "./table.ts";
import { both, EMPTY_WAY, leaving, type Way } from "./way.ts";
import { MOST_WAYS, product } from "./ways.ts";

const isDynamic = (output: Output): boolean => "amount" in output && typeof output.amount !== "number";

/** Does what it makes depend on what is there as it resolves? CR 605.3b */
export const countsBoard = ({ outputs, instead }: ManaAbility): boolean => instead !== undefined || outputs.some(isDynamic);

/** Does paying its cost take the permanent itself away? */
const leavesItself = (ability: ManaAbility): boolean =>
  ability.cost.some((part) => part.kind === "sacrifice-self" || part.kind === "exile-self" || part.kind === "return-self");

/** The board once these have left: amounts are counted as the ability resolves, after its costs. CR 605.3b */
const without = (moment: Moment, gone: readonly Seen[], itself: string | undefined): Moment =>
  gone.length === 0
    ? moment
    : {
        ...moment,
        copiesOf: (seen) => {
          const lost = gone.filter((other) => other === seen).length;
          return moment.copiesOf(seen).flatMap(([thing, count]) => (count > lost ? [[thing, count - lost] as const] : []));
        },
        isGone: (id) => id === itself,
      };

const given = (bundle: Bundle): Draft["gives"] => bundle.map((part) => ({ unit: unitOf(part.types, part.from, part), count: part.count }));

/** What an ability costs in life beside its other parts, as uses of the life there is. */
const lifeUses = (life: number, damage: number): Draft["uses"] => [
  ...(life > 0 ? [{ resource: "life", amount: life }] : []),
  ...(damage > 0 ? [{ resource: DAMAGE, amount: damage }] : []),
  ...(life + damage > 0 ? [{ resource: LIFE_BEFORE_LATER, amount: life + damage }] : []),
];

/** Free abilities first, those that give something up later, those with mana in their costs after that. */
const rankOf = (ability: ManaAbility, costsMana: boolean): number => {
  const givesUp = ability.cost.some((part) => ["sacrifice", "sacrifice-self", "exile", "exile-self", "return", "return-self"].includes(part.kind));
  const damages = activationDamage(ability) > 0;
  return (costsMana ? 4 : 0) + (givesUp ? 2 : 0) + (damages ? 1 : 0);
};

/** The last counter goes, and with it the permanent. */
const sacrificeWithout = (table: Table, seen: Seen, ability: ManaAbility): Way => {
  for (const effect of ability.effects ?? []) {
    if (effect.kind !== "sacrifice-without") continue;
    const removed = ability.cost.reduce((sum, part) => sum + (part.kind === "remove-counters" && part.counter === effect.counter && part.count !== "x" ? part.count : 0), 0);
    if ((seen.thing.counters[effect.counter] ?? 0) - removed <= 0) return leaving(table, seen, { sacrificed: 1 }, true);
  }
  return EMPTY_WAY;
};

/** What a permanent does for others ends as it leaves, so it leaves after the others. */
const AFTER_OTHERS = 10;

interface LifeInstead {
  readonly left: readonly Due[];
  readonly lifeFor: Extract<Deed, { kind: "activate" }>["lifeFor"];
  readonly sources: readonly Seen[];
}

/** An ability's own mana cost with none, one, two … of its {B} paid by life. CR 602.2b, K'rrik */
const lifeInstead = (table: Table, dues: readonly Due[]): readonly LifeInstead[] => {
  const plain: LifeInstead = { left: dues, lifeFor: [], sources: [] };
  const permission = effectsOf(table.view, "life-for-mana").find(({ controller }) => controller === YOU);
  const source = permission === undefined ? undefined : table.view.owners.get(permission.source.id);
  if (permission === undefined || source === undefined || dues.length === 0) return [plain];
  const { color, life } = permission.effect;
  const ways = [plain];
  for (let last = plain; ; ) {
    const target = last.left.find(({ demand }) => demand.kind === "types" && (demand.types & typeBit[color]) !== 0);
    if (target === undefined || !table.lifeAllowed) return ways;
    last = {
      left: lessOne(last.left, target),
      lifeFor: [...last.lifeFor, { symbol: `{${color}}`, amount: life }],
      sources: [source],
    };
    ways.push(last);
  }
};

/** Does what it makes depend on the objects that its cost uses, beside the amounts that are counted anew? */
const asksCostObject = (ability: ManaAbility): boolean => JSON.stringify([ability.outputs, ability.instead ?? []]).includes('"cost-object');

/** What an ability does for the payment, with the fodder that it takes still to be named. */
interface Made {
  readonly draft: Draft;
  readonly way: Way;
}

/** Everything that one ability can do for the payment, its cost's choices made. */
const waysOf = (table: Table, source: Source, index: number, ability: ManaAbility): readonly Made[] => {
  const { thing, seen, entry } = source;
  const life = activationLife(table.view, thing, ability);
  if (life > 0 && !table.lifeAllowed) return noLife(table, []);
  const dues = activationDues(table.view, thing, ability, 0);
  const purpose = abilityPurpose(thing, manaSymbolsOf(ability));
  const damage = activationDamage(ability);
  const dynamic = countsBoard(ability);
  const outlet: Outlet = { seen, waits: dues.length > 0, fixed: !dynamic && !asksCostObject(ability) && !doubles(ability) };
  const perPart = ability.cost.map((part) => partWays(table, source, outlet, part));
  const combined = product([...perPart, [seen === undefined ? EMPTY_WAY : sacrificeWithout(table, seen, ability)]], MOST_WAYS);
  if (combined.isCut) table.incomplete = true;
  const once = ability.oncePerTurn === true && seen !== undefined ? [{ resource: onceName(seen, index), amount: 1 }] : [];
  const ways = combined.ways.map((parts) => inOneGo(table, seen, ability, parts.reduce(both, EMPTY_WAY))).filter((way) => hasSoMany(table, way));
  return ways.flatMap((way) => {
    const moment = dynamic ? without(table.start, way.leaving, leavesItself(ability) ? thing.id : undefined) : table.start;
    // What doubling adds is told by what is carried.
    const made = doubles(ability) ? [[]] : produce(ability, thing, moment, way.context);
    const known = made.filter(isCounted);
    // Where there are too many ways, those that make most can pay most.
    const bundles = known.length > MOST_WAYS ? [...known].sort((a, b) => manaIn(b) - manaIn(a)) : known;
    if (bundles.length < made.length) table.tooMuch = true;
    if (bundles.length > MOST_WAYS || bundles.length < made.length) table.incomplete = true;
    return bundles.slice(0, MOST_WAYS).flatMap((bundle) =>
      lifeInstead(table, dues).map(({ left, lifeFor, sources }): Made => {
        const instead = lifeFor.reduce((sum, { amount }) => sum + amount, 0);
        const stay = [...(seen === undefined ? [] : [seen]), ...sources].map((needed) => leaveName(table, needed));
        return {
          way,
          draft: {
            deed: { kind: "activate", seen, entry, ability: index, paid: ability, bundle, named: way.named, lifeFor },
            upper: Math.min(way.upper, ability.oncePerTurn === true && seen !== undefined ? seen.copies.length : Number.POSITIVE_INFINITY),
            uses: [...way.uses, ...once, ...lifeUses(life + instead, damage)],
            takes: left.map((due) => ({ due, purpose })),
            gives: given(bundle),
            needsLeft: [...stay, ...(entry === undefined || way.uses.some(({ resource }) => resource === cardName(entry)) ? [] : [cardName(entry)]), ...way.needsLeft],
            leaves: way.leaving,
            buries: way.buries,
            exhumes: way.exhumes,
            takesMarks: way.takesMarks,
            givesMarks: [...way.givesMarks, ...(seen === undefined ? [] : newCounters(table, seen, ability))],
            serves: [],
            touch: addTouch(way.touch, { ...NO_TOUCH, life: life + instead + damage }),
            rank: entry !== undefined ? CARD_RANK : rankOf(ability, left.length > 0) + (way.leaving.some((other) => hasEffects(table, other)) ? AFTER_OTHERS : 0),
          },
        };
      }),
    );
  });
};

/** Cards in hand and graveyard come after permanents that cost no mana. */
const CARD_RANK = 3;

/** No permanent has more copies in some state at once than it has copies. */
const hasSoMany = (table: Table, { takesMarks }: Way): boolean =>
  table.mine.filter((seen) => movesItself(table, seen)).every((seen) =>
    takesMarks.reduce((sum, { count, accepts }) => sum + (accepts.some((mark) => STATES.some((state) => mark === stateMark(table, seen, state))) ? count : 0), 0) <= seen.copies.length);

/**
 * What taps (or untaps) itself and leaves for the same cost is one copy: it goes from its state to nowhere. Where another
 * of its class, or itself, may leave as well, that is not told apart.
 */
const inOneGo = (table: Table, seen: Seen | undefined, ability: ManaAbility, way: Way): Way => {
  if (seen === undefined || !movesItself(table, seen) || !ability.cost.some((part) => part.kind === "tap" || part.kind === "untap")) return way;
  const { sacrificesOthers, exilesOthers, returnsOthers } = way.named;
  const others = new Set([...sacrificesOthers, ...exilesOthers, ...(ability.cost.some((part) => part.kind === "return-self") ? [] : returnsOthers)]);
  if (others.has(seen)) table.incomplete = true;
  if (!way.leaving.includes(seen) || others.has(seen)) return way;
  const leaves = way.takesMarks.findIndex(({ accepts }) => accepts.length > 1 && accepts.includes(stateMark(table, seen, "untapped")));
  return {
    ...way,
    takesMarks: way.takesMarks.filter((_, index) => index !== leaves),
    givesMarks: way.givesMarks.filter(({ mark }) => mark !== stateMark(table, seen, "tapped") && mark !== stateMark(table, seen, "untapped")),
  };
};

/** Everything that one ability can do for the payment. */
const abilityWays = (table: Table, source: Source, index: number, ability: ManaAbility): readonly Made[] =>
  (ability.conditions ?? []).every((condition) => holds(condition, source.thing, table.start))
    ? waysToActivate(ability).flatMap((way) => waysOf(table, source, index, way))
    : [];

const permanentWays = (table: Table, seen: Seen): readonly Made[] =>
  seen.locked
    ? []
    : seen.abilities.flatMap((ability, index) =>
        (seen.controller === YOU || ability.anyPlayer === true) && !isAgain(seen, ability, index) && !doubles(ability)
          ? abilityWays(table, { thing: seen.thing, seen, entry: undefined }, index, ability)
          : []);

/** What one ability of one permanent can do by itself, whatever else there is: nothing is fodder for it. */
export const abilityDrafts = (table: Table, seen: Seen, index: number): readonly Draft[] => {
  const ability = seen.abilities[index];
  if (ability === undefined || seen.locked || seen.controller !== YOU) return [];
  return abilityWays(table, { thing: seen.thing, seen, entry: undefined }, index, ability).map(({ draft }) => draft);
};

/** Two permanents that give the same ability: having it twice is no more than having it once. */
const isAgain = ({ abilities }: Seen, ability: ManaAbility, index: number): boolean => ability.oncePerTurn !== true && abilities.indexOf(ability) < index;

/** Abilities of cards in hand and graveyard: "Exile this card from your hand: Add {R}." */
const cardWays = (table: Table): readonly Made[] =>
  (["hand", "graveyard"] as const).flatMap((zone) =>
    table.view.position[zone].flatMap((entry) =>
      entry.card.abilities.flatMap((ability, index) =>
        ability.zone === zone ? abilityWays(table, { thing: cardThing(table.view, entry.card, entry.id, zone), seen: undefined, entry }, index, ability) : [])));

/** With what it takes as fodder; how often that is there at most bounds it. */
const withFodder = ({ draft, way }: Made, acceptsOf: (kind: FodderKind) => readonly string[]): Draft =>
  way.fodder.length === 0
    ? draft
    : {
        ...draft,
        upper: Math.min(draft.upper, ...fodderOf(way).map(({ kind, count }) => Math.floor(kind.options.reduce((sum, option) => sum + option.way.upper, 0) / count))),
        takesMarks: [...(draft.takesMarks ?? []), ...fodderOf(way).map(({ kind, count }) => ({ count, accepts: acceptsOf(kind) }))],
      };

/** All abilities' drafts; they do not depend on what is being paid, so they are made once for a table. */
export const allAbilityDrafts = (table: Table): readonly Draft[] => {
  let drafts = drafted.get(table.view.permanents);
  if (drafts === undefined) {
    const made = [...[...table.mine, ...table.shared].flatMap((seen) => permanentWays(table, seen)), ...cardWays(table)];
    const supplies = suppliersOf(table, made.flatMap(({ way }) => way.fodder.map(({ kind }) => kind)), AFTER_OTHERS);
    drafts = [...supplies.drafts, ...made.map((one) => withFodder(one, supplies.acceptsOf))];
    drafted.set(table.view.permanents, drafts);
  }
  return drafts;
};

const drafted = new WeakMap<View["permanents"], readonly Draft[]>();
