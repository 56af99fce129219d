import fc from "fast-check";
import type { Pins } from "../../src/board/pins.ts";
import type { CardGroup, Paying, Permanent, PoolMana, Position, Side } from "../../src/board/position.ts";
import { MANA_UNTIL, type Card, type CostPart } from "../../src/cards/index.ts";
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

export type Made = { readonly card: Card; readonly counters?: Readonly<Record<string, number>>; readonly chosen?: string };

export const weighted = <T>(...options: readonly (readonly [number, fc.Arbitrary<T>])[]): fc.Arbitrary<T> =>
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
  const chosen = (card: Card): fc.Arbitrary<Made> => own.map((color) => ({ card, chosen: color }));
  const rare = weighted<Made>(
    [5, just(cards.piliPala, cards.untapper)], [1, just(cards.explorers)], [2, one(cards.heritage)], [2, just(cards.ironworks)], [2, one(cards.prospector)],
    [1, just(cards.squanderer)], [3, fc.integer({ min: 1, max: 2 }).map((mining) => ({ card: cards.mine, counters: { mining } }))],
    [3, just(cards.hub)], [1, just(cards.battery)], [2, just(cards.opal)], [3, just(cards.cube)], [1, just(cards.nest)], [2, one(cards.karooBack)], [1, one(cards.coffers)], [2, one(cards.agadeem)], [1, just(cards.boneyard)],
    [1, one(cards.bloodCairn)], [2, just(cards.celebrant)], [3, one(cards.contamination)], [2, just(cards.damping)], [2, chosen(cards.hall)],
    [3, just(cards.orchard, cards.fellwar)], [2, one(cards.urborg)], [2, one(cards.bloodMoon)], [2, just(cards.rite)], [2, just(cards.lantern)],
    [2, just(cards.engineer)], [1, just(cards.conduit)], [2, just(cards.hasteGiver)], [2, just(cards.lattice)], [2, just(cards.totem)],
    [1, just(cards.orrery)], [2, just(cards.vizier)], [2, one(cards.dawn)], [1, one(cards.dawnAlone)], [2, just(cards.jubilation)], [2, just(cards.yasharn)],
    [1, just(cards.hybridHelper)], [2, two(cards.edgewalker)], [2, just(cards.leastHelper)], [2, one(cards.defiler)], [1, just(cards.countingHelper)],
    [2, one(cards.colorTaxer)], [2, just(cards.grounds)], [2, just(cards.abilityTaxer)], [2, just(cards.leech)],
    [3, one(cards.raider)], [2, just(cards.mimic)], [2, just(cards.gatherer)], [1, just(cards.nexus)],
    [1, one(cards.pyre)], [1, just(cards.furnace)], [1, one(cards.choir)], [2, one(cards.forager)], [2, just(cards.dealer)], [1, one(cards.skirge)], [1, one(cards.bloom)],
    [1, just(cards.diamond)], [1, just(cards.wheel)], [1, just(cards.crypt)], [2, one(cards.siphon)], [1, just(cards.counterLeech)],
  );
  return weighted(
    [70, rare],
    [5, one(cards.basic)], [2, one(cards.snowBasic)], [3, two(cards.dual)], [2, just(cards.wastes, cards.ring)],
    [2, just(cards.anyLand)], [2, just(cards.tomb)], [2, two(cards.karoo)], [3, two(cards.painland)], [2, just(cards.lifeLand)],
    [2, just(cards.burningCity)], [2, two(cards.expanse)], [3, two(cards.filterLand)], [3, two(cards.signet)],
    [2, counted(cards.vivid)], [2, counted(cards.storage)], [2, one(cards.cradle)], [2, just(cards.reflecting)],
    [2, just(cards.ziggurat, cards.abilityLand)], [3, just(cards.cavern, cards.guild)], [2, just(cards.ember)], [3, just(cards.treasure)], [2, just(cards.gold, cards.petal, cards.spawn)],
    [2, just(cards.altar, cards.bloodAltar)], [2, just(cards.drum)], [2, just(cards.prism)], [1, just(cards.snowStone)],
    [3, one(cards.elf)], [1, one(cards.bird)], [4, one((color) => cards.bear(color))], [3, two((a, b) => cards.bear(a, b))],
    [2, just(cards.golem, cards.relic)], [3, one(cards.rootWall)], [2, one(cards.druid)],
    [2, just(cards.taxer, cards.helper, cards.sphere, cards.statuary)], [1, one(cards.colorHelper)],
    [4, just(cards.bloodLord("B"), cards.doubler, cards.flare, cards.angel)],
  );
};

const entry = (colors: readonly Color[], mostCopies: number): fc.Arbitrary<Entry> =>
  fc
    .record({
      made: permanentCard(colors),
      count: weighted([4, fc.constant(1)], [1, fc.integer({ min: 1, max: mostCopies })]),
      tapped: fc.nat({ max: 7 }),
      sick: weighted([4, fc.constant(false)], [1, fc.constant(true)]),
      grown: weighted([9, fc.constant(0)], [1, fc.integer({ min: 1, max: 2 })]),
      combat: weighted([8, fc.constant("" as const)], [1, fc.constant("attacking" as const)], [1, fc.constant("blocking" as const)]),
    })
    .map(({ made, count, tapped, sick, grown, combat }): Entry => {
      const isCreature = made.card.types.includes("Creature");
      return {
        ...PLAIN,
        card: made.card,
        count,
        // What untaps itself is tapped half of the time.
        tapped: tapped < (made.card.abilities.some(({ cost }) => cost.some((part) => part.kind === "untap")) ? 4 : 1),
        summoningSick: sick,
        attacking: isCreature && combat === "attacking",
        blocking: isCreature && combat === "blocking",
        counters: { ...(isCreature && grown > 0 ? { "+1/+1": grown } : {}), ...made.counters },
        token: made.card.token,
        ...(made.chosen === undefined ? {} : { chosen: made.chosen }),
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

export const floating: fc.Arbitrary<PoolMana> = fc
  .record({ type: manaType, snow: weighted([4, fc.constant(false)], [1, fc.constant(true)]), source: weighted([3, fc.constant("")], [1, fc.constant("Treasure")]), until: fc.constantFrom("", "", ...MANA_UNTIL) })
  .map(({ type, snow, source, until }) => ({ type, count: 1, snow, ...(source === "" ? {} : { source }), ...(until === "" ? {} : { until }) }));

export const creature = { kind: "type", type: "Creature" } as const;
const other = { kind: "anything" } as const;

/** What may be given up any number of times, for less mana. */
const FOR_LESS: readonly (readonly CostPart[])[] = ([
  { kind: "sacrifice", count: 1, of: creature }, { kind: "tap-others", count: 1, of: creature }, { kind: "exile", count: 1, from: "hand", of: other },
  { kind: "exile", count: 1, from: "graveyard", of: other }, { kind: "remove-counters-among", count: 1, of: creature },
] as const).map((each, index) => [{ kind: "for-less", each, by: [{ kind: "generic", amount: 1 + (index % 2) }] }]);

const ADDITIONAL: readonly (readonly CostPart[])[] = [
  [{ kind: "sacrifice", count: 1, of: creature }],
  [{ kind: "life", amount: 2 }],
  [{ kind: "discard", count: 1, of: other }],
  [{ kind: "tap-others", count: 1, of: creature }],
  [{ kind: "exile", count: 1, from: "graveyard", of: other }],
  [{ kind: "return", count: 1, of: { kind: "type", type: "Land" } }],
  [{ kind: "exile", count: 1, from: "graveyard", of: creature }],
  [{ kind: "discard", count: "hand", of: other }],
  [{ kind: "remove-counters-among", count: 1, of: creature }],
  [{ kind: "mana", cost: [{ kind: "generic", amount: 1 }] }],
  [{ kind: "waterbend", cost: [{ kind: "generic", amount: 2 }] }],
  [{ kind: "choice", of: [[{ kind: "discard", count: 1, of: other }], [{ kind: "mana", cost: [{ kind: "generic", amount: 1 }] }]] }],
  [{ kind: "choice", of: [[{ kind: "sacrifice", count: 1, of: creature }], [{ kind: "life", amount: 2 }]] }],
  [{ kind: "choice", of: [[{ kind: "reveal", from: ["battlefield", "hand"], of: creature }], [{ kind: "mana", cost: [{ kind: "generic", amount: 2 }] }]] }],
  [{ kind: "reveal", from: ["hand"], of: other }],
  ...FOR_LESS,
];

/** Costs by the names of keywords: casualty, bargain, conspire, teamwork, collect evidence, emerge, offering. CR 702 */
const KEYWORD_COSTS: readonly (readonly CostPart[])[] = [
  [{ kind: "sacrifice", count: 1, of: { kind: "all", of: [creature, { kind: "power", is: ">=", value: 2 }] } }],
  [{ kind: "sacrifice", count: 1, of: { kind: "any", of: [{ kind: "type", type: "Artifact" }, { kind: "type", type: "Enchantment" }, { kind: "token" }] } }],
  [{ kind: "tap-others", count: 2, of: { kind: "all", of: [creature, { kind: "shares-color" }] } }],
  ...[1, 2, 4].map((least): readonly CostPart[] => [{ kind: "total", do: "tap", least, of: creature }]),
  ...[1, 3].map((least): readonly CostPart[] => [{ kind: "total", do: "exile", least, of: other }]),
  [{ kind: "reducer", by: "emerge", of: creature }],
  [{ kind: "reducer", by: "offering", of: creature }],
].map((cost): readonly CostPart[] => [{ kind: "keyword", keyword: "some", cost: cost as readonly CostPart[] }]);

/** X in words: CR 107.3i. */
const X_IN_WORDS: readonly (readonly CostPart[])[] = [
  [{ kind: "life", amount: { kind: "x" } }],
  [{ kind: "sacrifice", count: { kind: "x" }, of: creature }],
  [{ kind: "exile", count: "x", from: "graveyard", of: other }],
  [{ kind: "discard", count: "x", of: other }],
];

const change: fc.Arbitrary<Cost> = fc.constantFrom<Cost[]>([{ kind: "generic", amount: 1 }], [{ kind: "generic", amount: 2 }], [{ kind: "mana", type: "G" }], [{ kind: "hybrid", types: ["W", "U"] }]);

export const none = <T>(): fc.Arbitrary<readonly T[]> => fc.constant<readonly T[]>([]);

const spell = (colors: readonly Color[], most: number, generic: number): fc.Arbitrary<Paying> =>
  fc
    .record({
      cost: spellCost(colors, most, generic),
      type: fc.constantFrom("Creature" as const, "Sorcery" as const, "Artifact" as const),
      keywords: weighted<readonly string[]>(
        [6, fc.constant([])], [3, fc.constant(["convoke"])], [2, fc.constant(["delve"])], [2, fc.constant(["improvise"])], [1, fc.constant(["convoke", "delve"])], [1, fc.constant(["assist"])],
      ),
      x: weighted<number | "max">([3, fc.constant("max" as const)], [2, fc.nat({ max: 3 })]),
      additional: weighted<readonly (readonly CostPart[])[]>(
        [16, none()], [9, fc.subarray([...ADDITIONAL], { minLength: 1, maxLength: 1 })], [2, fc.subarray([...ADDITIONAL], { minLength: 2, maxLength: 2 })],
        [2, fc.subarray([...X_IN_WORDS], { minLength: 1, maxLength: 1 })],
        [7, fc.subarray([...KEYWORD_COSTS], { minLength: 1, maxLength: 1 })],
        [1, fc.tuple(fc.constantFrom(...ADDITIONAL), fc.constantFrom(...KEYWORD_COSTS)).map((both) => [...both])],
      ),
      increase: weighted<Cost>([7, fc.constant([])], [1, change]),
      reduce: weighted<Cost>([6, fc.constant([])], [1, change]),
    })
    .map(({ cost, type, keywords, x, additional, increase, reduce }) =>
      paying(cards.card("Spell", { manaCost: cost, types: [type], colors: colorsOf(cost), keywords }), {
        ...(variablesIn(cost) > 0 || /"x"/.test(JSON.stringify(additional)) ? { x } : {}), additional, increase, reduce,
      }));

/** A spell cast from the graveyard by harmonize, CR 702.180. */
const harmonized = (colors: readonly Color[], most: number, generic: number): fc.Arbitrary<Paying> =>
  fc.record({ cost: spellCost(colors, most, generic + 2), x: fc.nat({ max: 2 }), convoke: weighted([3, fc.constant(false)], [1, fc.constant(true)]) }).map(({ cost, x, convoke }) =>
    paying(cards.card("Spell", { manaCost: [{ kind: "generic", amount: 2 }], types: ["Sorcery"], colors: colorsOf(cost), keywords: ["harmonize", ...(convoke ? ["convoke"] : [])] }), {
      from: "graveyard", cost: [{ kind: "mana", cost }], ...(variablesIn(cost) > 0 ? { x } : {}),
    }));

/** An ability of a permanent that costs more than mana: it taps or sacrifices itself as well. */
const ownAbility = (colors: readonly Color[]): fc.Arbitrary<Paying> =>
  fc.record({ color: fc.constantFrom(...colors), amount: fc.integer({ min: 1, max: 2 }), make: fc.constantFrom(cards.machine, cards.boat) }).map(({ color, amount, make }) =>
    paying(make(color, amount), { from: "battlefield", kind: "ability", cost: [{ kind: "mana", cost: [{ kind: "generic", amount }, { kind: "mana", type: color }] }] }));

/** What is rarely drawn together and has something to do with each other. */
const PAIRS: readonly (readonly Card[])[] = [
  [cards.bloodLord("B"), cards.celebrant], [cards.bloodLord("B"), cards.bloodCairn("B")], [cards.piliPala, cards.rite], [cards.untapper, cards.drum],
  [cards.piliPala, cards.altar], [cards.untapper, cards.ironworks], [cards.untapper, cards.pyre("R")], [cards.siphon("G"), cards.rootWall("G")], [cards.furnace, cards.treasure],
  [cards.sphere, cards.statuary], [cards.doubler, cards.damping], [cards.sphere, cards.taxer],
];

const pairs: fc.Arbitrary<readonly Entry[]> = weighted<readonly Entry[]>([8, none()], [1, fc.constantFrom(...PAIRS).map((pair) => pair.map((card) => ({ ...PLAIN, card })))]);

/** What is paid for: mostly a spell from the hand. */
const paidFor = (colors: readonly Color[], most: number, generic: number): fc.Arbitrary<Paying> =>
  weighted([16, spell(colors, most, generic)], [1, harmonized(colors, most, generic)], [1, ownAbility(colors)]);

/** What opponents have: lands to be looked at, and effects that reach everybody. */
const opposing = (colors: readonly Color[]): fc.Arbitrary<Entry> => {
  const own = fc.constantFrom(...colors);
  const card = weighted<Card>(
    [4, own.map((color) => cards.basic(color))], [2, fc.tuple(own, own).map(([a, b]) => cards.dual(a, b))], [1, fc.constantFrom(cards.wastes, cards.anyLand)],
    [2, fc.constantFrom(cards.reflecting, cards.orchard)], [1, own.map((color) => cards.urborg(color))], [1, own.map((color) => cards.bloodMoon(color))],
    [1, own.map((color) => cards.contamination(color))], [3, fc.constantFrom(cards.damping, cards.jubilation, cards.totem, cards.angel)],
    [1, own.map((color) => cards.colorTaxer(color))], [1, own.map((color) => cards.filterLand(color, color))],
  );
  return fc.record({ card, tapped: weighted([2, fc.constant(false)], [1, fc.constant(true)]) }).map(({ card: made, tapped }) => ({ ...PLAIN, card: made, tapped }));
};

/** What another player has to assist with. CR 702.132 */
const assisting = (colors: readonly Color[]): fc.Arbitrary<Entry> => {
  const own = fc.constantFrom(...colors);
  const card = weighted<Card>(
    [3, own.map((color) => cards.basic(color))], [2, fc.constantFrom(cards.ring, cards.treasure, cards.petal, cards.anyLand, cards.tomb)], [1, own.map((color) => cards.elf(color))],
    [1, fc.constantFrom(cards.reflecting, cards.ziggurat, cards.lifeLand)], [1, own.map((color) => cards.cradle(color))],
  );
  return fc.record({ card, tapped: weighted([5, fc.constant(false)], [1, fc.constant(true)]), sick: weighted([3, fc.constant(false)], [1, fc.constant(true)]) })
    .map(({ card: made, tapped, sick }) => ({ ...PLAIN, card: made, tapped, summoningSick: sick, token: made.token }));
};

interface Attachment {
  readonly card: Card;
  readonly chosen: string;
  readonly pick: number;
}

const attachment = (colors: readonly Color[]): fc.Arbitrary<Attachment> => {
  const own = fc.constantFrom(...colors);
  return fc.record({
    card: weighted<Card>([2, own.map((color) => cards.wildGrowth(color))], [2, own.map((color) => cards.sprawl(color))], [1, fc.constant(cards.presence)], [2, fc.constantFrom(cards.mutation, cards.moonPrison)]),
    chosen: own,
    pick: fc.nat({ max: 9 }),
  });
};

/** What makes something else of a permanent is attached to any; the others to one of the lands, if there is one. */
const withAttached = (board: readonly Permanent[], some: readonly Attachment[]): readonly Permanent[] => {
  const lands = board.filter((entry) => entry.card.types.includes("Land"));
  return [
    ...board,
    ...some.flatMap(({ card, chosen, pick }, index) => {
      const hosts = lands.length > 0 && !card.effects.some((effect) => effect.kind === "set-types") ? lands : board;
      const host = hosts[pick % Math.max(1, hosts.length)];
      return host === undefined ? [] : [permanent(`a${index + 1}`, card, { chosen, attachedTo: host.id })];
    }),
  ];
};

const group = (prefix: string, some: fc.Arbitrary<Card>, mostEntries: number, mostCopies: number): fc.Arbitrary<readonly CardGroup[]> =>
  fc
    .array(fc.record({ card: some, count: fc.integer({ min: 1, max: mostCopies }), keep: weighted([3, fc.constant(false)], [1, fc.constant(true)]) }), { maxLength: mostEntries })
    .map((entries) => entries.map(({ card, count, keep }, index) => held(`${prefix}${index + 1}`, card, { count, keep: prefix === "g" && keep })));

const pinsInWords = (pins: Pins): string => ` [${Object.entries(pins).map(([kind, pin]) => `${kind}${pin === true ? "" : ` ${pin.join()}`}`).join(", ")}]`;

const listed = (some: readonly { readonly count: number; readonly card: Card; readonly pins?: Pins }[], marks: (index: number) => string): string =>
  some.map(({ count, card, pins }, index) => `${count > 1 ? `${count} ` : ""}${card.name}${marks(index)}${pins === undefined ? "" : pinsInWords(pins)}`).join(", ");

const poolInWords = (pool: readonly PoolMana[]): string =>
  pool.map(({ type, count, snow, source = "", until = "" }) => [`{${type}}`, ...(snow ? ["snow"] : []), source, until].filter((word) => word !== "").join(" ").repeat(count)).join("");

/** A position in one line: what a failed property prints. */
export const inWords = ({ battlefield, opponents, pool, hand, graveyard, life, energy, paying: { card, from, kind, cost, x, additional, increase, reduce, limits } }: Position): string => {
  const marks = (index: number): string => {
    const { id, tapped, summoningSick, attacking, blocking, counters, chosen, attachedTo } = battlefield[index] as Permanent;
    const flags = [...(tapped ? ["tapped"] : []), ...(summoningSick ? ["new"] : []), ...(attacking ? ["attacking"] : []), ...(blocking ? ["blocking"] : [])];
    const all = [
      ...flags, ...Object.entries(counters).map(([name, count]) => `${count} ${name}`), ...(chosen === undefined ? [] : [`chosen ${chosen}`]),
      ...(attachedTo === undefined ? [] : [`on ${attachedTo}`]), ...(battlefield.some((entry) => entry.attachedTo === id) ? [`is ${id}`] : []),
    ];
    return all.length === 0 ? "" : ` (${all.join(", ")})`;
  };
  const some = (name: string, value: string): string => (value === "" || value === "{0}" ? "" : `; ${name} ${value}`);
  return [
    `life ${life}: ${listed(battlefield, marks)}`,
    some("pool", poolInWords(pool)),
    some("hand", listed(hand, () => "")),
    some("graveyard", listed(graveyard, (index) => (graveyard[index]?.keep === true ? " (keep)" : ""))),
    some("energy", energy === 0 ? "" : String(energy)),
    ...opponents.map((side) => {
      const state = ({ tapped, summoningSick }: Permanent): string => (tapped ? " (tapped)" : summoningSick ? " (new)" : "");
      const words = listed(side.battlefield, (index) => state(side.battlefield[index] as Permanent));
      return some("opponent", side.assists === true ? `${words} assisting with ${poolInWords(side.pool ?? [])}` : words);
    }),
    `; pays ${kind === "spell" ? (card?.types.join(" ") ?? "") : `ability of ${card?.name ?? ""}`} ${from === "hand" || kind !== "spell" ? "" : `from ${from} `}${printCost(cost?.flatMap((part) => (part.kind === "mana" ? part.cost : [])) ?? card?.manaCost ?? [])}`,
    some("X", x === undefined ? "" : String(x)),
    some("with", (card?.keywords ?? []).join(" ")),
    some("additional", additional.map((parts) => JSON.stringify(parts)).join(" ")),
    some("increase", printCost(increase)),
    some("reduce", printCost(reduce)),
    some("limits", Object.entries(limits ?? {}).map(([kind, most]) => `${most} ${kind}`).join(", ")),
  ].join("");
};

/** Prints itself in one line where a property fails; not enumerable, so that copies and comparisons do not see it. */
export const readable = (at: Position): Position => Object.defineProperty({ ...at }, fc.toStringMethod, { value: () => inWords(at) });

interface Size {
  readonly entries: number;
  readonly permanents: number;
  readonly copies: number;
  readonly symbols: number;
  readonly generic: number;
  readonly pool: number;
}

const positions = ({ entries: mostEntries, permanents, copies, symbols, generic, pool }: Size): fc.Arbitrary<Position> =>
  palette.chain((colors) =>
    fc
      .record({
        entries: fc.array(entry(colors, copies), { minLength: 2, maxLength: mostEntries, size: "max" }),
        together: pairs,
        paid: paidFor(colors, symbols, generic),
        attached: weighted<readonly Attachment[]>([6, none()], [1, fc.array(attachment(colors), { minLength: 1, maxLength: 1 })]),
        opponents: weighted<readonly Entry[]>([3, none()], [1, fc.array(opposing(colors), { minLength: 1, maxLength: 2 })]),
        assist: weighted<readonly Entry[]>([1, none()], [4, fc.array(assisting(colors), { minLength: 1, maxLength: 1 })], [1, fc.array(assisting(colors), { minLength: 2, maxLength: 2 })]),
        theirPool: weighted<readonly PoolMana[]>([2, none()], [1, fc.array(floating, { minLength: 1, maxLength: 1 })]),
        energy: weighted([3, fc.constant(0)], [2, fc.integer({ min: 1, max: 3 })]),
        pool: weighted<readonly PoolMana[]>([6, none()], [2, fc.array(floating, { minLength: 1, maxLength: pool })]),
        life: weighted([3, fc.constant(20)], [2, fc.integer({ min: 1, max: 6 })]),
        graveyard: weighted<readonly CardGroup[]>([1, none()], [1, group("g", fc.constantFrom(cards.filler, cards.bear("R"), cards.relic, cards.remnant(colors[0] as Color), cards.jack, cards.caller(colors[0] as Color)), 2, 2)]),
        hand: weighted<readonly CardGroup[]>([2, none()], [1, group("h", fc.constantFrom(cards.filler, cards.bear("G"), cards.spirit(colors[0] as Color), cards.cycler(colors[0] as Color), cards.partner(colors[0] as Color)), 2, 1)]),
      })
      .map(({ entries, together, paid, attached, opponents, assist, theirPool, energy, pool: mana, life, graveyard, hand }) => {
        const some = [...together, ...entries];
        // The permanent whose ability is paid for stands on the board.
        const mine = paid.kind === "ability" && paid.card !== undefined ? [{ ...PLAIN, card: paid.card }, ...some] : some;
        const board = withAttached(upTo(permanents - attached.length, mine), attached);
        const helps = paid.card?.keywords.includes("assist") === true && assist.length > 0;
        const theirs = (helps ? [...assist, ...opponents] : opponents).map((one, index) => ({ ...one, id: `o${index + 1}` }));
        const sides: readonly Side[] = theirs.length === 0 ? [] : [{ battlefield: theirs, ...(helps ? { assists: true, pool: theirPool } : {}) }];
        const buried = paid.from === "graveyard" && paid.card !== undefined ? [...graveyard, held("cast", paid.card)] : graveyard;
        // X life is tried one by one.
        const alive = JSON.stringify(paid.additional).includes('"kind":"x"') ? Math.min(life, 5) : life;
        return readable(position(board, paid, { life: alive, energy, opponents: sides, pool: mana, graveyard: buried, hand }));
      }),
  );

/** For the exhaustive reference. */
export const tinyPosition: fc.Arbitrary<Position> = positions({ entries: 5, permanents: 5, copies: 3, symbols: 3, generic: 2, pool: 2 });

/** Tiny boards on which much is tapped or new. */
export const restingPosition: fc.Arbitrary<Position> = fc
  .tuple(tinyPosition, fc.array(fc.constantFrom("tapped", "new", "ready"), { minLength: 6, maxLength: 6 }))
  .map(([at, states]) =>
    readable({
      ...at,
      battlefield: at.battlefield.map((one, index) => ({ ...one, tapped: one.tapped || states[index % 6] === "tapped", summoningSick: one.summoningSick || states[index % 6] === "new" })),
    }));

/** For referee and metamorphic properties. */
export const mediumPosition: fc.Arbitrary<Position> = positions({ entries: 12, permanents: 15, copies: 4, symbols: 5, generic: 5, pool: 3 });
