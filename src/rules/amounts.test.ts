import { describe, expect, test } from "vitest";
import type { CardGroup, Permanent, Position } from "../board/position.ts";
import type { Amount, Card, Condition, Predicate } from "../cards/index.ts";
import { holds, isInForce, matching, startOf, unknownsIn, valueOf, type AmountContext } from "./amounts.ts";
import { typeSet, type ManaSymbol } from "../mana/index.ts";
import { thingOf, type Thing } from "./thing.ts";
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

describe("amounts of the object itself", () => {
  const of = (amount: Amount, more: Partial<Thing>): number => valueOf(amount, { ...SOURCE, ...more }, startOf(viewOf(position())));
  test.each<[Amount, Partial<Thing>, number]>([
    [{ kind: "power" }, { power: 3, toughness: 4 }, 3],
    [{ kind: "power" }, { power: -3 }, 0],
    [{ kind: "toughness" }, { power: 3, toughness: 4 }, 4],
    [{ kind: "toughness" }, { toughness: -1 }, 0],
    [{ kind: "mana-value" }, { manaValue: 5, power: 3 }, 5],
    [{ kind: "counters", counter: "charge" }, { counters: { charge: 2, mining: 3 } }, 2],
    [{ kind: "counters" }, { counters: { charge: 2, mining: 3 } }, 5],
    [{ kind: "counters", counter: "storage" }, { counters: { charge: 2 } }, 0],
  ])("%j of %j", (amount, more, expected) => expect(of(amount, more)).toBe(expected));
});

describe("amounts made of amounts", () => {
  const context = { x: 3, costObject: { ...SOURCE, power: 2, toughness: -1, manaValue: 7 } };
  const at = (amount: Amount, given: AmountContext = context): number => valueOf(amount, SOURCE, startOf(viewOf(position())), given);
  test.each<[Amount, number]>([
    [4, 4],
    [{ kind: "x" }, 3],
    [{ kind: "sum", of: [1, { kind: "x" }, 2] }, 6],
    [{ kind: "times", factor: 2, of: { kind: "x" } }, 6],
    [{ kind: "at-most", limit: 2, of: { kind: "x" } }, 2],
    [{ kind: "at-most", limit: 5, of: { kind: "x" } }, 3],
    [{ kind: "cost-object", value: "mana-value" }, 7],
    [{ kind: "cost-object", value: "power" }, 2],
    [{ kind: "cost-object", value: "toughness" }, 0],
  ])("%j", (amount, expected) => expect(at(amount)).toBe(expected));
  test("CR 107.2: are 0 of what is not there", () => {
    const nothing: readonly Amount[] = [{ kind: "x" }, { kind: "cost-object", value: "power" }, { kind: "same-name", of: anything }, { kind: "devotion", to: "output" }];
    expect(nothing.map((amount) => at(amount, {}))).toEqual([0, 0, 0, 0]);
  });
});

describe("amounts of several permanents", () => {
  const elf: Predicate = { kind: "subtype", subtype: "Elf" };
  const mana = (type: "W" | "U" | "B" | "R" | "G"): ManaSymbol => ({ kind: "mana", type });
  const board = position({
    battlefield: [
      { ...permanent("a", card("Elf", { subtypes: ["Elf"], power: 1, toughness: 1, colors: ["G"], manaCost: [mana("G")] }), 3), counters: { charge: 2, mining: 1 } },
      permanent("b", card("Ogre", { subtypes: ["Ogre", "Elf"], power: 4, toughness: 2, colors: ["R", "G"], manaCost: [{ kind: "generic", amount: 3 }, mana("R"), { kind: "hybrid", types: ["R", "G"] }] })),
      permanent("c", card("Shape", { keywords: ["changeling"], power: -9, manaCost: [{ kind: "phyrexian", color: "G" }, { kind: "twobrid", amount: 2, color: "R" }, { kind: "hybrid-phyrexian", colors: ["G", "U"] }, { kind: "snow" }, { kind: "variable", letter: "X" }] })),
      permanent("d", card("Grove", { types: ["Land"], subtypes: ["Forest", "Island"] }), 2),
      permanent("e", card("Wood", { types: ["Land"], subtypes: ["Forest", "Cave"] })),
      permanent("f", card("Mock", { types: ["Artifact"], subtypes: ["Swamp"] })),
    ],
    opponents: [{ battlefield: [permanent("x", card("Elf", { subtypes: ["Elf"], power: 9, colors: ["W"], manaCost: [mana("W")] }), 5)] }],
  });
  test.each<[Amount, number]>([
    [{ kind: "counters-among", counter: "charge", of: elf }, 6],
    [{ kind: "counters-among", of: anything }, 9],
    [{ kind: "greatest-power", of: elf }, 4],
    [{ kind: "greatest-mana-value", of: elf }, 5],
    [{ kind: "greatest-mana-value", of: { kind: "type", type: "Artifact" } }, 0],
    [{ kind: "total-power", of: { kind: "not", of: { kind: "keyword", keyword: "changeling" } } }, 7],
    [{ kind: "total-power", of: anything }, 0],
    [{ kind: "domain" }, 2],
    [{ kind: "colors-among", of: anything }, 2],
    [{ kind: "colors-among", of: { kind: "name", name: "Elf" } }, 1],
    [{ kind: "shared-creature-type" }, 5],
    [{ kind: "opponents" }, 1],
    [{ kind: "devotion", to: ["G"] }, 6],
    [{ kind: "devotion", to: ["R"] }, 3],
    [{ kind: "devotion", to: ["U"] }, 1],
    [{ kind: "devotion", to: ["R", "G"] }, 8],
    [{ kind: "devotion", to: ["W"] }, 0],
    [{ kind: "different", value: "mana-value", zone: "battlefield", of: { kind: "type", type: "Creature" } }, 2],
    [{ kind: "different", value: "name", zone: "battlefield", of: { kind: "type", type: "Land" } }, 2],
    [{ kind: "different", value: "power", zone: "battlefield", of: elf }, 3],
  ])("%j", (amount, expected) => expect(value(amount, board)).toBe(expected));
  test("CR 700.5: devotion to the color that is added", () => {
    const to = (color: "G" | "R"): number => valueOf({ kind: "devotion", to: "output" }, SOURCE, startOf(viewOf(board)), { color });
    expect([to("G"), to("R")]).toEqual([6, 3]);
  });
  test("creature types are counted together, changelings with each", () => {
    const types = (...some: readonly Permanent[]): number => value({ kind: "shared-creature-type" }, position({ battlefield: some }));
    const plain = card("Bare");
    const goblins = permanent("g", card("Goblin", { subtypes: ["Goblin"] }), 2);
    const orcs = permanent("o", card("Orc", { subtypes: ["Orc", "Goblin"] }), 3);
    const shapes = permanent("s", card("Shape", { keywords: ["changeling"], subtypes: ["Shapeshifter"] }), 2);
    const vehicles = permanent("v", card("Engine", { types: ["Artifact"], subtypes: ["Vehicle"] }), 9);
    expect([types(), types(permanent("p", plain, 4)), types(goblins), types(goblins, orcs), types(goblins, shapes), types(shapes), types(shapes, vehicles)]).toEqual([0, 0, 2, 5, 4, 2, 2]);
  });

  test("\"other\" leaves out one copy, the object itself", () => {
    const lord = permanent("l", card("Lord", { subtypes: ["Elf"] }), 3);
    const at = position({ battlefield: [lord, permanent("m", card("Mate", { subtypes: ["Elf"] }), 2)] });
    const view = viewOf(at);
    const from = (id: string, of: Predicate): number => {
      const seen = view.owners.get(id);
      return valueOf({ kind: "count", zone: "battlefield", whose: "you", of }, { ...(seen?.thing ?? SOURCE), id }, startOf(view));
    };
    const other: Predicate = { kind: "all", of: [elf, { kind: "other" }] };
    expect([from("l#1", other), from("l#2", other), from("m#2", other)]).toEqual([4, 4, 4]);
    expect([from("l#1", elf), from("l#1", { kind: "self" }), from("l#2", { kind: "all", of: [{ kind: "other" }, { kind: "name", name: "Lord" }] })]).toEqual([5, 1, 2]);
    expect(from("nobody", other)).toBe(5);
  });

  test("things that match come with their number, and none without", () => {
    const view = viewOf(position({ battlefield: [permanent("l", card("Lord"))] }));
    const [lord] = view.permanents;
    expect(lord === undefined ? [] : matching(startOf(view), "you", { kind: "other" }, lord.thing)).toEqual([]);
    expect(lord === undefined ? [] : matching(startOf(view), "you", { kind: "self" }, lord.thing).map(([, count]) => count)).toEqual([1]);
  });

  test("those with the name of what was tapped, which itself does not count", () => {
    const forest = card("Forest", { types: ["Land"] });
    const at = position({ battlefield: [permanent("f", forest, 3), { ...permanent("t", forest), tapped: true }, permanent("i", card("Island", { types: ["Land"] }))] });
    const view = viewOf(at);
    const names = (id: string, of: Predicate): number => {
      const tapped = view.owners.get(id)?.thing ?? { ...SOURCE, name: "Forest" };
      return valueOf({ kind: "same-name", of }, SOURCE, startOf(view), { tapped });
    };
    expect([names("f#1", anything), names("t", anything), names("i", anything), names("gone", anything)]).toEqual([3, 3, 0, 4]);
    // What was tapped counts only if it is among those that are counted.
    expect(names("t", { kind: "not", of: { kind: "tapped" } })).toBe(3);
  });
});

describe("cards in hand and graveyard", () => {
  const instant = card("Spell", { types: ["Instant"] });
  const dead = card("Dead", { power: 2 });
  const at = position({ hand: [group("h", instant, 3), group("k", dead)], graveyard: [group("g", instant, 2), group("d", dead, 2)] });
  const count = (zone: "hand" | "graveyard", of: Predicate, position: Position, whose: "you" | "opponents" | "an-opponent" = "you"): number => value({ kind: "count", zone, whose, of }, position);
  const creature: Predicate = { kind: "type", type: "Creature" };
  test("are counted if they match", () =>
    expect([count("hand", anything, at), count("hand", creature, at), count("graveyard", anything, at), count("graveyard", creature, at)]).toEqual([4, 1, 4, 2]));
  test("are not known of other players", () =>
    expect([count("hand", anything, at, "opponents"), count("graveyard", anything, at, "opponents"), count("graveyard", anything, at, "an-opponent")]).toEqual([0, 0, 0]));
  test("CR 601.2a: without one that is being cast from the graveyard", () => {
    const cast = { ...at, paying: { ...at.paying, card: dead, from: "graveyard" as const } };
    expect([count("graveyard", anything, cast), count("graveyard", creature, cast), count("graveyard", { kind: "type", type: "Instant" }, cast), count("hand", anything, cast)]).toEqual([3, 1, 2, 4]);
    // Another copy of it still has its types.
    expect(value({ kind: "card-types", zone: "graveyard" }, cast)).toBe(2);
  });
  test("and with those that have come since", () => {
    const moment = { ...startOf(viewOf(at)), newInGraveyard: [thingOf(dead, "n", "graveyard"), thingOf(card("Gear", { types: ["Artifact"] }), "o", "graveyard")] };
    const now = (amount: Amount): number => valueOf(amount, SOURCE, moment);
    expect(now({ kind: "count", zone: "graveyard", whose: "you", of: creature })).toBe(3);
    expect(now({ kind: "count", zone: "hand", whose: "you", of: creature })).toBe(1);
    expect(now({ kind: "card-types", zone: "graveyard" })).toBe(3);
    expect(now({ kind: "different", value: "name", zone: "graveyard", of: creature })).toBe(1);
  });
});

describe("conditions", () => {
  const yes: Condition = { kind: "amount", amount: 1, is: ">=", value: 1 };
  const no: Condition = { kind: "amount", amount: 1, is: ">=", value: 2 };
  const unknown: Condition = { kind: "unknown", text: "something happened" };
  const priority: Condition = { kind: "priority" };
  test.each<[Condition, boolean]>([
    [yes, true],
    [no, false],
    [{ kind: "self", is: { kind: "type", type: "Creature" } }, true],
    [{ kind: "self", is: { kind: "tapped" } }, false],
    [{ kind: "not", of: no }, true],
    [{ kind: "not", of: yes }, false],
    [{ kind: "all", of: [yes, yes] }, true],
    [{ kind: "all", of: [yes, no] }, false],
    [{ kind: "any", of: [no, yes] }, true],
    [{ kind: "any", of: [no, no] }, false],
    // CR 602.5e: nobody has priority while a cost is being paid.
    [priority, false],
    // What a position does not tell is not met, and its opposite neither.
    [unknown, false],
    [{ kind: "not", of: unknown }, false],
  ])("%j is %j", (condition, expected) => expect(isTrue(condition, position())).toBe(expected));
  test("name what a position does not tell, however deep", () => {
    expect(unknownsIn({ kind: "all", of: [yes, { kind: "any", of: [unknown, priority] }, { kind: "not", of: { ...unknown, text: "another thing" } }] })).toEqual(["something happened", "another thing"]);
    expect([yes, priority, { kind: "self", is: anything } as Condition].flatMap(unknownsIn)).toEqual([]);
  });
  test("an effect without a condition is in force", () => {
    const inForce = (when?: Condition): boolean => isInForce({ effect: when === undefined ? {} : { when }, source: SOURCE, controller: 0 }, startOf(viewOf(position())));
    expect([inForce(), inForce(yes), inForce(no)]).toEqual([true, true, false]);
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
