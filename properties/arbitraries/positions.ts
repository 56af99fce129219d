import fc from "fast-check";
import type { CardGroup, Paying, Permanent, PoolMana, Position } from "../../src/board/position.ts";
import type { Card, CostPart } from "../../src/cards/index.ts";
import { colorsOf, printCost, variablesIn, type Color, type Cost } from "../../src/mana/index.ts";
import { manaType, palette, spellCost } from "./mana.ts";
import * as cards from "./cards.ts";

/** What stands on the battlefield in one entry, before it gets an id. */
type Entry = Omit<Permanent, "id">;

const PLAIN: Omit<Entry, "card"> = {
  count: 1, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: false, commander: false,
};

export const permanent = (id: string, card: Card, more: Partial<Permanent> = {}): Permanent => ({ ...PLAIN, id, card, token: card.token, ...more });
export const held = (id: string, card: Card, more: Partial<CardGroup> = {}): CardGroup => ({ id, count: 1, card, weight: 1, keep: false, ...more });

export const paying = (card: Card, more: Partial<Paying> = {}): Paying => ({
  card, from: "hand", kind: "spell", additional: [], increase: [], reduce: [], ...more,
});

export const position = (battlefield: readonly Permanent[], paid: Paying, more: Partial<Position> = {}): Position => ({
  life: 20, energy: 0, pool: [], battlefield, hand: [], graveyard: [], command: [], opponents: [], paying: paid, notUnderstood: [], ...more,
});

type Made = { readonly card: Card; readonly counters?: Readonly<Record<string, number>> };

const weighted = <T>(...options: readonly (readonly [number, fc.Arbitrary<T>])[]): fc.Arbitrary<T> =>
  fc.oneof(...options.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** Anything that can stand on the battlefield and matters to a payment, mostly in the palette's colors. */
const permanentCard = (colors: readonly Color[]): fc.Arbitrary<Made> => {
  const own = fc.constantFrom(...colors);
  const pair = fc.tuple(own, own);
  const one = (make: (color: Color) => Card): fc.Arbitrary<Made> => own.map((color) => ({ card: make(color) }));
  const two = (make: (a: Color, b: Color) => Card): fc.Arbitrary<Made> => pair.map(([a, b]) => ({ card: make(a, b) }));
  const just = (...some: readonly Card[]): fc.Arbitrary<Made> => fc.constantFrom(...some.map((card) => ({ card })));
  const counted = (make: (color: Color) => Card): fc.Arbitrary<Made> =>
    fc.tuple(own, fc.integer({ min: 1, max: 3 })).map(([color, charge]) => ({ card: make(color), counters: { charge } }));
  return weighted(
    [5, one(cards.basic)], [2, one(cards.snowBasic)], [3, two(cards.dual)], [2, just(cards.wastes, cards.ring)],
    [2, just(cards.anyLand)], [2, just(cards.tomb)], [2, two(cards.karoo)], [3, two(cards.painland)], [2, just(cards.lifeLand)],
    [2, just(cards.burningCity)], [2, two(cards.expanse)], [3, two(cards.filterLand)], [3, two(cards.signet)],
    [2, counted(cards.vivid)], [2, counted(cards.storage)], [2, one(cards.cradle)], [2, just(cards.reflecting)],
    [2, just(cards.ziggurat, cards.abilityLand)], [3, just(cards.treasure)], [2, just(cards.gold, cards.petal, cards.spawn)],
    [2, just(cards.altar, cards.bloodAltar)], [2, just(cards.drum)], [2, just(cards.prism)], [1, just(cards.snowStone)],
    [3, one(cards.elf)], [1, one(cards.bird)], [4, one((color) => cards.bear(color))], [3, two((a, b) => cards.bear(a, b))],
    [2, just(cards.golem, cards.relic)], [2, one(cards.rootWall)], [2, one(cards.druid)],
    [2, just(cards.taxer, cards.helper, cards.sphere, cards.statuary)], [1, one(cards.colorHelper)],
    [4, just(cards.bloodLord("B"), cards.doubler, cards.flare, cards.angel)],
  );
};

const entry = (colors: readonly Color[], mostCopies: number): fc.Arbitrary<Entry> =>
  fc
    .record({
      made: permanentCard(colors),
      count: weighted([4, fc.constant(1)], [1, fc.integer({ min: 1, max: mostCopies })]),
      tapped: weighted([7, fc.constant(false)], [1, fc.constant(true)]),
      sick: weighted([4, fc.constant(false)], [1, fc.constant(true)]),
      combat: weighted([8, fc.constant("" as const)], [1, fc.constant("attacking" as const)], [1, fc.constant("blocking" as const)]),
    })
    .map(({ made, count, tapped, sick, combat }): Entry => {
      const isCreature = made.card.types.includes("Creature");
      return {
        ...PLAIN,
        card: made.card,
        count,
        tapped,
        summoningSick: sick,
        attacking: isCreature && combat === "attacking",
        blocking: isCreature && combat === "blocking",
        counters: made.counters ?? {},
        token: made.card.token,
      };
    });

/** Entries one after the other until `most` permanents stand there. */
const upTo = (most: number, entries: readonly Entry[]): readonly Permanent[] => {
  const taken: Permanent[] = [];
  let left = most;
  for (const one of entries) {
    if (left <= 0) break;
    const count = Math.min(one.count, left);
    left -= count;
    taken.push({ ...one, id: `b${taken.length + 1}`, count });
  }
  return taken;
};

const floating: fc.Arbitrary<PoolMana> = fc
  .record({ type: manaType, snow: weighted([4, fc.constant(false)], [1, fc.constant(true)]) })
  .map(({ type, snow }) => ({ type, count: 1, snow }));

const creature = { kind: "type", type: "Creature" } as const;
const other = { kind: "anything" } as const;

const ADDITIONAL: readonly (readonly CostPart[])[] = [
  [{ kind: "sacrifice", count: 1, of: creature }],
  [{ kind: "life", amount: 2 }],
  [{ kind: "discard", count: 1, of: other }],
  [{ kind: "tap-others", count: 1, of: creature }],
  [{ kind: "exile", count: 1, from: "graveyard", of: other }],
  [{ kind: "return", count: 1, of: { kind: "type", type: "Land" } }],
  [{ kind: "mana", cost: [{ kind: "generic", amount: 1 }] }],
  [{ kind: "waterbend", cost: [{ kind: "generic", amount: 2 }] }],
];

const change: fc.Arbitrary<Cost> = fc.constantFrom<Cost[]>([{ kind: "generic", amount: 1 }], [{ kind: "generic", amount: 2 }], [{ kind: "mana", type: "G" }], [{ kind: "hybrid", types: ["W", "U"] }]);

const none = <T>(): fc.Arbitrary<readonly T[]> => fc.constant<readonly T[]>([]);

const spell = (colors: readonly Color[], most: number, generic: number): fc.Arbitrary<Paying> =>
  fc
    .record({
      cost: spellCost(colors, most, generic),
      type: fc.constantFrom("Creature" as const, "Sorcery" as const, "Artifact" as const),
      keywords: weighted<readonly string[]>(
        [6, fc.constant([])], [3, fc.constant(["convoke"])], [2, fc.constant(["delve"])], [2, fc.constant(["improvise"])], [1, fc.constant(["convoke", "delve"])],
      ),
      x: weighted<number | "max">([2, fc.constant("max" as const)], [1, fc.nat({ max: 3 })]),
      additional: weighted<readonly (readonly CostPart[])[]>([4, none()], [2, fc.subarray([...ADDITIONAL], { minLength: 1, maxLength: 1 })]),
      increase: weighted<Cost>([7, fc.constant([])], [1, change]),
      reduce: weighted<Cost>([6, fc.constant([])], [1, change]),
    })
    .map(({ cost, type, keywords, x, additional, increase, reduce }) =>
      paying(cards.card("Spell", { manaCost: cost, types: [type], colors: colorsOf(cost), keywords }), {
        ...(variablesIn(cost) > 0 ? { x } : {}), additional, increase, reduce,
      }));

const group = (prefix: string, some: fc.Arbitrary<Card>, mostEntries: number, mostCopies: number): fc.Arbitrary<readonly CardGroup[]> =>
  fc
    .array(fc.record({ card: some, count: fc.integer({ min: 1, max: mostCopies }), keep: weighted([3, fc.constant(false)], [1, fc.constant(true)]) }), { maxLength: mostEntries })
    .map((entries) => entries.map(({ card, count, keep }, index) => held(`${prefix}${index + 1}`, card, { count, keep: prefix === "g" && keep })));

const listed = (some: readonly { readonly count: number; readonly card: Card }[], marks: (index: number) => string): string =>
  some.map(({ count, card }, index) => `${count > 1 ? `${count} ` : ""}${card.name}${marks(index)}`).join(", ");

/** A position in one line: what a failed property prints. */
export const inWords = ({ battlefield, pool, hand, graveyard, life, paying: { card, x, additional, increase, reduce } }: Position): string => {
  const marks = (index: number): string => {
    const { tapped, summoningSick, attacking, blocking, counters } = battlefield[index] as Permanent;
    const flags = [...(tapped ? ["tapped"] : []), ...(summoningSick ? ["new"] : []), ...(attacking ? ["attacking"] : []), ...(blocking ? ["blocking"] : [])];
    const all = [...flags, ...Object.entries(counters).map(([name, count]) => `${count} ${name}`)];
    return all.length === 0 ? "" : ` (${all.join(", ")})`;
  };
  const some = (name: string, value: string): string => (value === "" || value === "{0}" ? "" : `; ${name} ${value}`);
  return [
    `life ${life}: ${listed(battlefield, marks)}`,
    some("pool", pool.map((mana) => `{${mana.type}}${mana.snow ? " snow" : ""}`.repeat(mana.count)).join("")),
    some("hand", listed(hand, () => "")),
    some("graveyard", listed(graveyard, (index) => (graveyard[index]?.keep === true ? " (keep)" : ""))),
    `; pays ${card?.types.join(" ") ?? ""} ${printCost(card?.manaCost ?? [])}`,
    some("X", x === undefined ? "" : String(x)),
    some("with", (card?.keywords ?? []).join(" ")),
    some("additional", additional.map((parts) => JSON.stringify(parts)).join(" ")),
    some("increase", printCost(increase)),
    some("reduce", printCost(reduce)),
  ].join("");
};

/** Prints itself in one line where a property fails; not enumerable, so that copies and comparisons do not see it. */
const readable = (at: Position): Position => Object.defineProperty({ ...at }, fc.toStringMethod, { value: () => inWords(at) });

interface Size {
  readonly entries: number;
  readonly permanents: number;
  readonly copies: number;
  readonly symbols: number;
  readonly generic: number;
  readonly pool: number;
}

const positions = ({ entries, permanents, copies, symbols, generic, pool }: Size): fc.Arbitrary<Position> =>
  palette.chain((colors) =>
    fc
      .record({
        entries: fc.array(entry(colors, copies), { minLength: 1, maxLength: entries, size: "max" }),
        paid: spell(colors, symbols, generic),
        pool: weighted<readonly PoolMana[]>([5, none()], [2, fc.array(floating, { minLength: 1, maxLength: pool })]),
        life: weighted([3, fc.constant(20)], [2, fc.integer({ min: 1, max: 6 })]),
        graveyard: weighted<readonly CardGroup[]>([1, none()], [1, group("g", fc.constantFrom(cards.filler, cards.bear("R"), cards.relic), 2, 2)]),
        hand: weighted<readonly CardGroup[]>([2, none()], [1, group("h", fc.constantFrom(cards.filler, cards.spirit(colors[0] as Color)), 2, 1)]),
      })
      .map(({ entries: some, paid, pool: mana, life, graveyard, hand }) =>
        readable(position(upTo(permanents, some), paid, { life, pool: mana, graveyard, hand }))),
  );

/** For the exhaustive reference. */
export const tinyPosition: fc.Arbitrary<Position> = positions({ entries: 5, permanents: 5, copies: 3, symbols: 3, generic: 2, pool: 2 });

/** For referee and metamorphic properties. */
export const mediumPosition: fc.Arbitrary<Position> = positions({ entries: 12, permanents: 15, copies: 4, symbols: 5, generic: 5, pool: 3 });

/** A plain source of mana, with nothing to it but what it makes. */
const plainSource = (colors: readonly Color[]): fc.Arbitrary<Made> => {
  const own = fc.constantFrom(...colors);
  const pair = fc.tuple(own, own);
  return weighted<Made>(
    [4, own.map((one) => ({ card: cards.basic(one) }))], [2, pair.map(([a, b]) => ({ card: cards.dual(a, b) }))],
    [1, fc.constantFrom({ card: cards.anyLand }, { card: cards.wastes }, { card: cards.ring }, { card: cards.treasure })],
    [1, pair.map(([a, b]) => ({ card: cards.karoo(a, b) }))], [1, pair.map(([a, b]) => ({ card: cards.signet(a, b) }))],
    [1, own.map((one) => ({ card: cards.elf(one) }))],
  );
};

const plainSpell = (colors: readonly Color[], name: string): fc.Arbitrary<Card> =>
  fc
    .record({ generic: fc.nat({ max: 1 }), rest: fc.array(fc.constantFrom(...colors), { minLength: 1, maxLength: 2 }) })
    .map(({ generic, rest }) =>
      cards.card(name, {
        types: ["Sorcery"],
        manaCost: [...(generic > 0 ? [{ kind: "generic" as const, amount: generic }] : []), ...rest.map((type) => ({ kind: "mana" as const, type }))],
      }));

/** For level "hand": plain sources, a spell to be paid for, and one or two in hand, each of some weight. */
export const handPosition: fc.Arbitrary<Position> = palette.chain((colors) =>
  fc
    .record({
      sources: fc.array(plainSource(colors), { minLength: 2, maxLength: 5 }),
      paid: plainSpell(colors, "Spell"),
      hand: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 2 }).chain((weights) =>
        fc.tuple(...weights.map((weight, index) => plainSpell(colors, `Card ${index + 1}`).map((card) => held(`h${index + 1}`, card, { weight }))))),
      pool: weighted<readonly PoolMana[]>([3, none()], [1, fc.array(floating, { minLength: 1, maxLength: 1 })]),
    })
    .map(({ sources, paid, hand, pool }) =>
      readable(position(sources.map(({ card }, index) => permanent(`b${index + 1}`, card)), paying(paid), { hand, pool }))));
