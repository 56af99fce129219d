import fc from "fast-check";
import type { CardGroup, Later, Paying, PoolMana, Position } from "../../src/board/position.ts";
import type { Card, CostPart } from "../../src/cards/index.ts";
import { colorsOf, variablesIn, type Color } from "../../src/mana/index.ts";
import { palette, spellCost } from "./mana.ts";
import { creature, floating, held, none, paying, permanent, position, readable, weighted, type Made } from "./positions.ts";
import * as cards from "./cards.ts";

/** Boards of plain sources, for what is to stay payable and for what is paid without a program. */

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

const withHand = (colors: readonly Color[]): fc.Arbitrary<Position> =>
  fc
    .record({
      sources: fc.array(plainSource(colors), { minLength: 2, maxLength: 5 }),
      paid: plainSpell(colors, "Spell"),
      hand: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 2 }).chain((weights) =>
        fc.tuple(...weights.map((weight, index) => plainSpell(colors, `Card ${index + 1}`).map((card) => held(`h${index + 1}`, card, { weight }))))),
      pool: weighted<readonly PoolMana[]>([3, none()], [1, fc.array(floating, { minLength: 1, maxLength: 1 })]),
    })
    .map(({ sources, paid, hand, pool }) =>
      readable(position(sources.map(({ card }, index) => permanent(`b${index + 1}`, card)), paying(paid), { hand, pool })));

/** For level "hand": plain sources, a spell to be paid for, and one or two in hand, each of some weight. */
export const handPosition: fc.Arbitrary<Position> = palette.chain(withHand);

/** Sources that an ability, a sacrifice, a turn or what came before makes a difference to. */
const unsteadySource = (colors: readonly Color[]): fc.Arbitrary<Made> => {
  const own = fc.constantFrom(...colors);
  return weighted<Made>(
    [6, plainSource(colors)], [2, own.map((one) => ({ card: cards.rootWall(one) }))], [1, fc.constant({ card: cards.prism })],
    [1, fc.constantFrom({ card: cards.altar }, { card: cards.bloodAltar })], [1, fc.constant({ card: cards.piliPala })],
    [2, fc.constantFrom({ card: cards.taxer }, { card: cards.helper }, { card: cards.countingHelper }, { card: cards.sphere })],
    [2, fc.tuple(own, own).map(([one, other]) => ({ card: cards.painland(one, other) }))], [1, fc.constant({ card: cards.lifeLand })],
    [2, fc.tuple(own, fc.boolean()).map(([one, yours]) => ({ card: cards.turnLand(one, yours) }))],
  );
};

const theirs = weighted<{ readonly turn?: "theirs" }>([1, fc.constant({})], [1, fc.constant({ turn: "theirs" as const })]);

/** What is to stay payable beside the hand: an ability, a card in the graveyard or in exile, one of the hand for more, or so much mana. */
const later = (colors: readonly Color[], hand: readonly CardGroup[]): fc.Arbitrary<Omit<Later, "id">> => {
  const mana = plainSpell(colors, "Later").map(({ manaCost = [] }): CostPart => ({ kind: "mana", cost: manaCost }));
  const cost = fc.tuple(mana, weighted<readonly CostPart[]>([4, none()], [1, fc.constant([{ kind: "sacrifice", count: 1, of: creature }])], [1, fc.constant([{ kind: "life", amount: 2 }])])).map(([first, more]) => [first, ...more]);
  const none_ = { additional: [], increase: [], reduce: [] };
  const [inHand] = hand;
  const what = weighted<Paying>(
    [3, cost.map((parts) => ({ ...none_, kind: "ability", from: "battlefield", card: cards.relic, cost: parts }))],
    [2, cost.map((parts) => ({ ...none_, kind: "spell", from: "graveyard", card: cards.card("Flashed", { manaCost: [{ kind: "generic", amount: 9 }], types: ["Instant"] }), cost: parts }))],
    [1, plainSpell(colors, "Exiled").map((card) => ({ ...none_, kind: "spell", from: "exile", card }))],
    [1, cost.map((parts) => ({ ...none_, kind: "special", from: "hand", cost: parts }))],
    ...(inHand === undefined ? [] : [[2, cost.map((parts): Paying => ({ ...none_, kind: "spell", from: "hand", card: inHand.card, additional: [parts] }))] as const]),
  );
  return fc.tuple(what, theirs, fc.integer({ min: 1, max: 2 }), weighted([4, fc.constant(1)], [1, fc.constant(2)])).map(([cost_, turn, weight, count]) => ({ name: "Later", paying: cost_, weight, count, ...turn }));
};

/** For what is to stay payable beside the hand, now and on the next turn. */
export const laterPosition: fc.Arbitrary<Position> = palette.chain((colors) => withHand(colors).chain((at) =>
  fc
    .record({
      sources: fc.array(unsteadySource(colors), { minLength: 1, maxLength: 3 }),
      used: fc.boolean(),
      costs: fc.array(later(colors, at.hand), { minLength: 1, maxLength: 2 }),
      held: fc.array(theirs, { minLength: 2, maxLength: 2 }),
      life: weighted([2, fc.constant(20)], [1, fc.integer({ min: 1, max: 3 })]),
    })
    .map(({ sources, used, costs, held: turns, life }) => {
      const isNamed = (from: Paying["from"]): boolean => costs.some(({ paying: cost }) => cost.from === from && cost.card !== undefined);
      const flashed = costs.flatMap(({ paying: { from, card } }) => (from === "graveyard" && card !== undefined ? [card] : [])).slice(0, 1);
      const board = [...at.battlefield.slice(0, 3), ...sources].map(({ card }) => card).concat(isNamed("battlefield") ? [cards.relic] : []);
      return readable({
        ...at,
        life,
        battlefield: board.map((card, index) => permanent(`b${index + 1}`, card, used && card.abilities.some(({ oncePerTurn }) => oncePerTurn === true) ? { used: [0] } : {})),
        hand: at.hand.slice(0, 1).map((entry, index) => ({ ...entry, ...turns[index] })),
        graveyard: flashed.map((card) => held("g1", card)),
        later: costs.map((cost, index) => ({ ...cost, id: `l${index + 1}` })),
      });
    })));

/** What taps for one mana and gives up nothing else, or makes none; now and then something that effects say of it. */
const singleSource = (colors: readonly Color[]): fc.Arbitrary<Made> => {
  const own = fc.constantFrom(...colors);
  const pair = fc.tuple(own, own);
  return weighted<Made>(
    [4, own.map((one) => ({ card: cards.basic(one) }))], [1, own.map((one) => ({ card: cards.snowBasic(one) }))], [2, pair.map(([a, b]) => ({ card: cards.dual(a, b) }))],
    [2, fc.constantFrom({ card: cards.anyLand }, { card: cards.wastes }, { card: cards.reflecting })],
    [2, fc.constantFrom({ card: cards.ziggurat }, { card: cards.cavern }, { card: cards.abilityLand }, { card: cards.guild })],
    [2, own.map((one) => ({ card: cards.elf(one) }))], [1, own.map((one) => ({ card: cards.bear(one) }))],
    [1, fc.constantFrom({ card: cards.rite }, { card: cards.hasteGiver }, { card: cards.taxer }, { card: cards.helper }, { card: cards.totem })],
  );
};

/** Boards on which each source is tapped for one mana, mostly: what is paid for and what is in hand asks for mana alone. */
export const singlesPosition = (most: number, copies: number): fc.Arbitrary<Position> =>
  palette.chain((colors) =>
    fc
      .record({
        sources: fc.array(fc.record({ made: singleSource(colors), count: weighted([3, fc.constant(1)], [1, fc.integer({ min: 1, max: copies })]), state: fc.nat({ max: 9 }) }), { minLength: 1, maxLength: most, size: "max" }),
        paid: fc.tuple(fc.constantFrom("Sorcery" as const, "Creature" as const), spellCost(colors, 3, 2)),
        hand: weighted<readonly Card[]>([1, none()], [1, fc.array(plainSpell(colors, "Card"), { minLength: 1, maxLength: 2 })]),
        pool: weighted<readonly PoolMana[]>([2, none()], [1, fc.array(floating, { minLength: 1, maxLength: 2 })]),
      })
      .map(({ sources, paid: [type, manaCost], hand, pool }) =>
        readable(position(
          sources.map(({ made, count, state }, index) => permanent(`b${index + 1}`, made.card, { count, tapped: state === 0, summoningSick: state === 1, attacking: state === 2 && made.card.types.includes("Creature") })),
          paying(cards.card("Spell", { types: [type], colors: colorsOf(manaCost), manaCost }), variablesIn(manaCost) > 0 ? { x: "max" } : {}),
          { hand: hand.map((card, index) => held(`h${index + 1}`, card)), pool },
        ))));
