import type { CostPart, ManaAbility, Output, Predicate, Whose } from "../cards/index.ts";
import type { CardGroup } from "../board/position.ts";
import { typeBit } from "../mana/index.ts";
import { NO_TOUCH, addTouch, type Touch } from "../policy/index.ts";
import {
  abilityPurpose, activationDamage, activationDues, activationLife, canSacrifice, cardThing, doubles, effectsOf, holds, isCounted, lessOne, manaIn, manaSymbolsOf, matches, produce,
  speaksOf, thingOf, unitOf, valueOf, YOU, type AmountContext, type Bundle, type Due, type Moment, type Seen, type Thing, type View,
} from "../rules/index.ts";
import { LIFE_BEFORE_LATER, type Deed, type Draft } from "./draft.ts";
import { cardName, counterName, hereName, leaveName, onceName, tapName, untapName } from "./resource-names.ts";
import { cardTouch, hasEffects, hasUntapAbility, mayBeUntapped, noLife, tapTouch, type Table } from "./table.ts";
import { multisets, product } from "./ways.ts";

/** How many ways of choosing objects for one cost are looked at. */
export const MOST_WAYS = 300;

/** One way of paying the parts of a cost that are not mana. */
interface Way {
  readonly uses: readonly { readonly resource: string; readonly amount: number }[];
  readonly touch: Touch;
  readonly buries: number;
  readonly context: AmountContext;
  readonly leaving: readonly Seen[];
  readonly upper: number;
  readonly named: Named;
}

type Named = Omit<Extract<Deed, { kind: "activate" }>, "kind" | "seen" | "ability" | "bundle" | "lifeFor" | "assists">;

export const NOTHING_NAMED: Named = {
  tapsOthers: [], sacrificesOthers: [], exilesOthers: [], returnsOthers: [], untapsOther: undefined, exilesCards: [], discardsCards: [], removed: undefined,
};

const EMPTY_WAY: Way = { uses: [], touch: NO_TOUCH, buries: 0, context: {}, leaving: [], upper: Number.POSITIVE_INFINITY, named: NOTHING_NAMED };

const both = (a: Way, b: Way): Way => ({
  uses: [...a.uses, ...b.uses],
  touch: addTouch(a.touch, b.touch),
  buries: a.buries + b.buries,
  context: { ...a.context, ...b.context },
  leaving: [...a.leaving, ...b.leaving],
  upper: Math.min(a.upper, b.upper),
  named: {
    tapsOthers: [...a.named.tapsOthers, ...b.named.tapsOthers],
    sacrificesOthers: [...a.named.sacrificesOthers, ...b.named.sacrificesOthers],
    exilesOthers: [...a.named.exilesOthers, ...b.named.exilesOthers],
    returnsOthers: [...a.named.returnsOthers, ...b.named.returnsOthers],
    untapsOther: a.named.untapsOther ?? b.named.untapsOther,
    exilesCards: [...a.named.exilesCards, ...b.named.exilesCards],
    discardsCards: [...a.named.discardsCards, ...b.named.discardsCards],
    removed: a.named.removed ?? b.named.removed,
  },
});

const use = (resource: string, amount = 1): Way["uses"] => [{ resource, amount }];

/** Tapping a copy; where it can untap itself, that makes one more that can be untapped. */
const tapUses = (table: Table, seen: Seen): Way["uses"] => [
  { resource: tapName(table, seen), amount: 1 },
  ...(hasUntapAbility(seen) ? [{ resource: untapName(seen), amount: -1 }] : []),
];

/** Leaving the battlefield while mana abilities are activated: such a copy can neither convoke nor pay a later cost. */
const leaving = (table: Table, seen: Seen, touch: Partial<Touch>, buried: boolean): Way => ({
  ...EMPTY_WAY,
  uses: [...use(leaveName(table, seen)), ...use(hereName(table, seen))],
  touch: { ...NO_TOUCH, order: (table.place.get(seen) ?? 0) + 1, ...touch },
  buries: buried && !seen.thing.token ? 1 : 0,
  leaving: [seen],
});

/**
 * May copies be given up for mana? Where a permanent can untap itself, bounds on numbers do not tell which of its copies
 * is left in which state; such ones are kept, and then nothing is proved.
 */
const mayGiveUp = (table: Table, seen: Seen): boolean => {
  if (!hasUntapAbility(seen)) return true;
  table.incomplete = true;
  return false;
};

const candidates = (table: Table, of: Predicate, source: Thing, whose: Whose = "you"): readonly Seen[] =>
  table.view.permanents.filter(
    (seen) => speaksOf(whose, YOU, seen.controller) && seen.copies.some((id) => matches(of, seen.thing.id === id ? seen.thing : { ...seen.thing, id }, source)),
  );

/** The ways to use `count` of these, permanents or cards. */
const ways = <T>(table: Table, count: number, from: readonly T[], one: (item: T) => Way): readonly Way[] => {
  const all = multisets(from, count, MOST_WAYS);
  if (all.isCut) table.incomplete = true;
  return all.ways.map((chosen) => chosen.map(one).reduce(both, EMPTY_WAY));
};

/** An X beyond this is not looked at for what others are tapped for: every number of them is a way of its own. */
const MOST_TAPPED = 12;

/** From 1 to `most`. */
const numbersTo = (table: Table, most: number): readonly number[] => {
  if (most > MOST_TAPPED) table.incomplete = true;
  return Array.from({ length: Math.min(most, MOST_TAPPED) }, (_, index) => index + 1);
};

/** Not built yet: the ability is left out, and the answer says that it is not proved. */
const notBuilt = (table: Table): readonly Way[] => {
  table.incomplete = true;
  return [];
};

/** The ways of paying one part of the cost; none: it cannot be paid. */
const partWays = (table: Table, seen: Seen, part: CostPart): readonly Way[] => {
  const { thing } = seen;
  switch (part.kind) {
    case "mana":
    case "waterbend":
    case "life":
      return [EMPTY_WAY];
    case "tap":
      return seen.ready && mayBeUntapped(seen) ? [{ ...EMPTY_WAY, uses: tapUses(table, seen), touch: tapTouch(table, seen, true) }] : [];
    case "untap":
      // CR 107.6: what was tapped may be untapped, and then be tapped again.
      return seen.ready ? [{ ...EMPTY_WAY, uses: [...use(untapName(seen)), { resource: tapName(table, seen), amount: -1 }] }] : [];
    case "tap-others": {
      const others = candidates(table, part.of, thing).filter(mayBeUntapped);
      const tapped = (count: number): readonly Way[] => ways(table, count, others, (other) => ({
        ...EMPTY_WAY,
        uses: tapUses(table, other),
        touch: tapTouch(table, other, false),
        named: { ...NOTHING_NAMED, tapsOthers: [other] },
      }));
      if (part.count !== "x") return tapped(part.count);
      // CR 107.3a: any number of them, which is X; with none there is no mana.
      const most = others.reduce((sum, { copies }) => sum + copies.length, 0);
      return numbersTo(table, most).flatMap((x) => tapped(x).map((way) => ({ ...way, context: { ...way.context, x } })));
    }
    case "untap-other": {
      // What you or the player who assists taps on the way could be untapped, too: not looked at.
      const { opponents } = table.view.position;
      const mayBeTapped = table.view.permanents.some((other) =>
        !other.thing.tapped && speaksOf(part.whose, YOU, other.controller) && (other.controller === YOU || opponents[other.controller - 1]?.assists === true) &&
        matches(part.of, { ...other.thing, tapped: true }, thing));
      if (mayBeTapped) table.incomplete = true;
      return candidates(table, part.of, thing, part.whose)
        .filter((other) => other.thing.tapped)
        .map((other) => ({ ...EMPTY_WAY, uses: use(untapName(other)), context: { costObject: other.thing }, named: { ...NOTHING_NAMED, untapsOther: other } }));
    }
    case "sacrifice-self":
      return canSacrifice(table.view, thing) && mayGiveUp(table, seen) ? [leaving(table, seen, { sacrificed: 1 }, true)] : [];
    case "sacrifice":
      return ways(
        table,
        valueOf(part.count, thing, table.start),
        candidates(table, part.of, thing).filter((other) => canSacrifice(table.view, other.thing) && mayGiveUp(table, other)),
        (other) => ({
          ...leaving(table, other, { sacrificed: 1 }, true),
          context: { costObject: other.thing },
          named: { ...NOTHING_NAMED, sacrificesOthers: [other] },
        }),
      );
    case "exile-self":
      return mayGiveUp(table, seen) ? [leaving(table, seen, { exiled: 1 }, false)] : [];
    case "discard-self":
      return [];
    case "exile":
      if (part.count === "x") return notBuilt(table);
      if (part.from === "battlefield") {
        return ways(table, part.count, candidates(table, part.of, thing).filter((other) => mayGiveUp(table, other)), (other) => ({
          ...leaving(table, other, { exiled: 1 }, false),
          context: { costObject: other.thing },
          named: { ...NOTHING_NAMED, exilesOthers: [other] },
        }));
      }
      return ways(table, part.count, cardsIn(table, part.from, part.of, thing), (entry) => ({
        ...EMPTY_WAY,
        uses: use(cardName(entry)),
        touch: cardTouch(part.from === "hand" ? "hand" : "graveyard", entry),
        named: { ...NOTHING_NAMED, exilesCards: [entry] },
      }));
    case "discard":
      if (part.count === "x") return notBuilt(table);
      if (part.count === "hand") return [];
      return ways(table, part.count, cardsIn(table, "hand", part.of, thing), (entry) => ({
        ...EMPTY_WAY,
        uses: use(cardName(entry)),
        touch: { ...NO_TOUCH, exiled: 1 },
        buries: 1,
        named: { ...NOTHING_NAMED, discardsCards: [entry] },
      }));
    case "return-self":
      return !mayGiveUp(table, seen) ? [] : [{ ...leaving(table, seen, { returned: 1 }, false), named: { ...NOTHING_NAMED, returnsOthers: [seen] } }];
    case "return":
      if (part.count === "x") return notBuilt(table);
      return ways(table, part.count, candidates(table, part.of, thing).filter((other) => mayGiveUp(table, other)), (other) => ({
        ...leaving(table, other, { returned: 1 }, false),
        named: { ...NOTHING_NAMED, returnsOthers: [other] },
      }));
    case "remove-counters":
      return counterWays(table, seen, part.count, part.counter);
    case "put-counter":
      return [{ ...EMPTY_WAY, touch: { ...NO_TOUCH, counters: part.count } }];
    case "energy":
      return [{ ...EMPTY_WAY, uses: use("energy", part.amount), touch: { ...NO_TOUCH, energy: part.amount } }];
    case "total":
    case "reducer":
    case "keyword":
    case "choice":
    case "reveal":
    case "remove-counters-among":
      return notBuilt(table);
  }
};

/** Every X up to what there is; of very many counters a ladder that ends at all of them, and then nothing is proved. */
const numbersUpTo = (table: Table, had: number): readonly number[] => {
  if (had <= MOST_WAYS) return Array.from({ length: had }, (_, index) => index + 1);
  table.incomplete = true;
  return Array.from({ length: MOST_WAYS }, (_, index) => Math.round((had * (index + 1)) / MOST_WAYS));
};

const counterWays = (table: Table, seen: Seen, count: number | "x", counter: string | undefined): readonly Way[] => {
  const kinds = Object.entries(seen.thing.counters).filter(([name]) => counter === undefined || name === counter);
  return kinds.flatMap(([name, had]) => {
    const numbers = count === "x" ? numbersUpTo(table, had) : had >= count ? [count] : [];
    return numbers.map((number): Way => ({
      ...EMPTY_WAY,
      uses: use(counterName(seen, name), number),
      touch: { ...NO_TOUCH, counters: number },
      context: count === "x" ? { x: number } : {},
      upper: seen.copies.length * Math.floor(had / number),
      named: { ...NOTHING_NAMED, removed: { counter: name, count: number } },
    }));
  });
};

const cardsIn = (table: Table, zone: "hand" | "graveyard", of: Predicate, source: Thing): readonly CardGroup[] =>
  table.view.position[zone].filter((entry) => matches(of, cardThing(table.view, entry.card, entry.id, zone), source));

const isDynamic = (output: Output): boolean => "amount" in output && typeof output.amount !== "number";

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

/** Everything that one ability of one permanent can do for the payment. */
export const abilityDrafts = (table: Table, seen: Seen, index: number): readonly Draft[] => {
  const ability = seen.abilities[index];
  if (ability === undefined || seen.locked || (seen.controller !== YOU && ability.anyPlayer !== true)) return [];
  const { thing } = seen;
  if (!(ability.conditions ?? []).every((condition) => holds(condition, thing, table.start))) return [];
  const life = activationLife(table.view, thing, ability);
  if (life > 0 && !table.lifeAllowed) return noLife(table, []);
  const dues = activationDues(table.view, thing, ability, 0);
  const purpose = abilityPurpose(thing, manaSymbolsOf(ability));
  const damage = activationDamage(ability);
  const perPart = ability.cost.map((part) => partWays(table, seen, part));
  const combined = product([...perPart, [sacrificeWithout(table, seen, ability)]], MOST_WAYS);
  if (combined.isCut) table.incomplete = true;
  const dynamic = [...ability.outputs, ...(ability.instead ?? []).flatMap((other) => other.outputs)].some(isDynamic) || ability.instead !== undefined;
  return combined.ways.flatMap((parts) => {
    const way = parts.reduce(both, EMPTY_WAY);
    const moment = dynamic ? without(table.start, way.leaving, leavesItself(ability) ? thing.id : undefined) : table.start;
    // What doubling adds is told by what is carried.
    const made = doubles(ability) ? [[]] : produce(ability, thing, moment, way.context);
    const known = made.filter(isCounted);
    // Where there are too many ways, those that make most can pay most.
    const bundles = known.length > MOST_WAYS ? [...known].sort((a, b) => manaIn(b) - manaIn(a)) : known;
    if (bundles.length < made.length) table.tooMuch = true;
    if (bundles.length > MOST_WAYS || bundles.length < made.length) table.incomplete = true;
    const once = ability.oncePerTurn === true ? [{ resource: onceName(seen, index), amount: 1 }] : [];
    return bundles.slice(0, MOST_WAYS).flatMap((bundle) =>
      lifeInstead(table, dues).map(
        ({ left, lifeFor, sources }): Draft => {
          const instead = lifeFor.reduce((sum, { amount }) => sum + amount, 0);
          return {
            deed: { kind: "activate", seen, ability: index, bundle, ...way.named, lifeFor },
            upper: Math.min(way.upper, ability.oncePerTurn === true ? seen.copies.length : Number.POSITIVE_INFINITY),
            uses: [...way.uses, ...once, ...lifeUses(life + instead, damage)],
            takes: left.map((due) => ({ due, purpose })),
            gives: given(bundle),
            needsLeft: [seen, ...sources].map((needed) => leaveName(table, needed)),
            leaves: way.leaving,
            buries: way.buries,
            serves: [],
            touch: addTouch(way.touch, { ...NO_TOUCH, life: life + instead + damage }),
            rank: rankOf(ability, left.length > 0) + (way.leaving.some((other) => hasEffects(table, other)) ? AFTER_OTHERS : 0),
          };
        },
      ),
    );
  });
};

/** Abilities of cards in hand and graveyard: "Exile this card from your hand: Add {R}." */
export const cardAbilityDrafts = (table: Table): readonly Draft[] =>
  (["hand", "graveyard"] as const).flatMap((zone) =>
    table.view.position[zone].flatMap((entry) =>
      entry.card.abilities.flatMap((ability, index): readonly Draft[] => {
        const leaves = ability.cost.some((part) => part.kind === "exile-self" || part.kind === "discard-self");
        const others = ability.cost.some((part) => part.kind !== "exile-self" && part.kind !== "discard-self" && part.kind !== "mana");
        if (ability.zone !== zone || !leaves) return [];
        if (others) {
          table.incomplete = true;
          return [];
        }
        const thing = thingOf(entry.card, entry.id, zone);
        const made = produce(ability, thing, table.start);
        if (!made.every(isCounted)) table.tooMuch = table.incomplete = true;
        return made.filter(isCounted).map((bundle) => ({
          deed: { kind: "activate-card", zone, entry, ability: index, bundle },
          upper: entry.count,
          uses: use(cardName(entry)),
          takes: activationDues(table.view, thing, ability, 0).map((due) => ({ due, purpose: abilityPurpose(thing, manaSymbolsOf(ability)) })),
          gives: given(bundle),
          buries: ability.cost.some((part) => part.kind === "discard-self") ? 1 : 0,
          serves: [],
          touch: cardTouch(zone, entry),
          rank: 3,
        }));
      }),
    ),
  );

/** All abilities' drafts; they do not depend on what is being paid, so they are made once for a table. */
export const allAbilityDrafts = (table: Table): readonly Draft[] => {
  let drafts = drafted.get(table.view.permanents);
  if (drafts === undefined) {
    drafts = [...[...table.mine, ...table.shared].flatMap((seen) => seen.abilities.flatMap((ability, index) => (doubles(ability) ? [] : abilityDrafts(table, seen, index)))), ...cardAbilityDrafts(table)];
    // Abilities that exile cards of the graveyard see only those that are there already.
    const usesGraveyard = table.mine.some((seen) => seen.abilities.some((ability) => ability.cost.some((part) => part.kind === "exile" && part.from === "graveyard")));
    if (usesGraveyard && drafts.some(({ buries }) => buries > 0)) table.incomplete = true;
    drafted.set(table.view.permanents, drafts);
  }
  return drafts;
};

const drafted = new WeakMap<View["permanents"], readonly Draft[]>();
