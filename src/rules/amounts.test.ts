import { describe, expect, test } from "vitest";
import type { CardGroup, Permanent, Position } from "../board/position.ts";
import type { Amount, Card, Condition } from "../cards/index.ts";
import { holds, startOf, unknownsIn, valueOf } from "./amounts.ts";
import { typeSet } from "../mana/index.ts";
import { thingOf } from "./thing.ts";
import { viewOf } from "./view.ts";

const card = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: undefined, supertypes: [], types: ["Creature"], subtypes: [], token: false, colors: [], colorIdentity: [],
  power: undefined, toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});

const permanent = (id: string, of: Card, count = 1): Permanent => ({
  id, count, card: of, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: false, commander: false,
});

const position = (more: Partial<Position> = {}): Position => ({
  life: 20, energy: 0, pool: [], battlefield: [], hand: [], graveyard: [], command: [], opponents: [], notUnderstood: [],
  paying: { from: "hand", kind: "spell", additional: [], increase: [], reduce: [] }, ...more,
});

const SOURCE = thingOf(card("Source"), "source", "battlefield");
const OPPONENT = 1;
const isTrue = (when: Condition, at: Position, controller = 0): boolean => holds(when, SOURCE, startOf(viewOf(at)), controller);

const value = (amount: Amount, at: Position, controller = 0): number => valueOf(amount, SOURCE, startOf(viewOf(at)), {}, controller);
const group = (id: string, of: Card, count = 1): CardGroup => ({ id, count, card: of, weight: 1, keep: false });
const anything = { kind: "anything" } as const;

describe("a party, CR 700.8", () => {
  const creature = (id: string, subtypes: readonly string[], count = 1, more: Partial<Card> = {}): Permanent => permanent(id, card(id, { subtypes, ...more }), count);
  test.each<[string, readonly Permanent[], number]>([
    ["none", [creature("a", ["Elf"])], 0],
    ["four Wizards fill one role", [creature("a", ["Wizard"], 4)], 1],
    ["a creature fills one role only", [creature("a", ["Wizard", "Cleric", "Rogue", "Warrior"])], 1],
    ["each where it is needed", [creature("a", ["Wizard", "Cleric"]), creature("b", ["Wizard"]), creature("c", ["Rogue", "Wizard"])], 3],
    ["changelings are all of them", [creature("a", [], 9, { keywords: ["changeling"] })], 4],
    ["no creature, no member", [creature("a", ["Wizard"], 1, { types: ["Artifact"] })], 0],
  ])("%s", (_, battlefield, members) => expect(value({ kind: "party" }, position({ battlefield }))).toBe(members));
});

describe("amounts", () => {
  const board = position({
    life: 3,
    battlefield: [
      permanent("a", card("Bear", { power: 2, toughness: 2, manaCost: [{ kind: "generic", amount: 2 }] }), 3),
      permanent("b", card("Wall", { power: 0, toughness: 5, manaCost: [{ kind: "generic", amount: 1 }] })),
    ],
    graveyard: [group("g1", card("Spell", { types: ["Instant"] }), 2), group("g2", card("Dead", { types: ["Artifact", "Creature"] }))],
    opponents: [{ battlefield: [permanent("x", card("Thing"), 2)] }, { battlefield: [permanent("y", card("Thing"), 3)] }],
  });
  test.each<[Amount, number]>([
    [{ kind: "life" }, 3],
    [{ kind: "greatest-toughness", of: anything }, 5],
    [{ kind: "total-toughness", of: anything }, 11],
    [{ kind: "total-mana-value", of: anything }, 7],
    [{ kind: "different", value: "name", zone: "battlefield", of: anything }, 2],
    [{ kind: "different", value: "power", zone: "battlefield", of: { kind: "power", is: ">=", value: 1 } }, 1],
    [{ kind: "different", value: "mana-value", zone: "graveyard", of: anything }, 1],
    [{ kind: "card-types", zone: "graveyard" }, 3],
    [{ kind: "count", zone: "battlefield", whose: "opponents", of: anything }, 5],
    [{ kind: "count", zone: "battlefield", whose: "an-opponent", of: anything }, 3],
  ])("%j", (amount, expected) => expect(value(amount, board)).toBe(expected));

  test("an opponent's opponents are you and the others", () =>
    expect(value({ kind: "count", zone: "battlefield", whose: "an-opponent", of: anything }, board, 1)).toBe(4));
  test("a card that is being cast from the graveyard has left it, CR 601.2a", () => {
    const { graveyard: [, dead] } = board;
    const cast = { ...board, paying: { ...board.paying, card: dead?.card ?? card("Dead"), from: "graveyard" as const } };
    expect(value({ kind: "card-types", zone: "graveyard" }, cast)).toBe(1);
  });
});

describe("a chosen color that everything is", () => {
  const painter = (chosen?: string): Permanent => ({
    ...permanent("painter", card("Painter", { colors: ["R"], effects: [{ kind: "set-colors", whose: "anyone", of: { kind: "anything" }, colors: "chosen", inAddition: false, spells: false }] })),
    ...(chosen === undefined ? {} : { chosen }),
  });
  const colorsWith = (chosen?: string): number | undefined => viewOf(position({ battlefield: [painter(chosen)] })).permanents[0]?.thing.colors;
  test("replaces their colors, and changes nothing where none is given", () => expect([colorsWith("G"), colorsWith()]).toEqual([typeSet(["G"]), typeSet(["R"])]));
});

describe("whose turn it is", () => {
  const yours: Condition = { kind: "your-turn" };
  const payers: Condition = { kind: "your-turn", payer: true };
  test("is yours unless the position says otherwise", () => {
    expect([isTrue(yours, position()), isTrue(yours, position({ turn: "yours" })), isTrue(yours, position({ turn: "theirs" }))]).toEqual([true, true, false]);
    expect(isTrue({ kind: "not", of: yours }, position({ turn: "theirs" }))).toBe(true);
    expect(unknownsIn(yours)).toEqual([]);
  });
  test("means the controller's turn, or the payer's whoever controls the object", () => {
    expect([isTrue(yours, position(), OPPONENT), isTrue(yours, position({ turn: "theirs" }), OPPONENT)]).toEqual([false, true]);
    expect([isTrue(payers, position(), OPPONENT), isTrue(payers, position({ turn: "theirs" }), OPPONENT)]).toEqual([true, false]);
  });
});
