import { describe, expect, test } from "vitest";
import type { Permanent, Position } from "../board/position.ts";
import type { Card, Condition } from "../cards/index.ts";
import { holds, startOf, unknownsIn } from "./amounts.ts";
import { typeSet } from "../mana/index.ts";
import { thingOf } from "./thing.ts";
import { viewOf } from "./view.ts";

const card = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: undefined, supertypes: [], types: ["Creature"], subtypes: [], token: false, colors: [], colorIdentity: [],
  power: undefined, toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});

const permanent = (id: string, of: Card): Permanent => ({
  id, count: 1, card: of, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: false, commander: false,
});

const position = (more: Partial<Position> = {}): Position => ({
  life: 20, energy: 0, pool: [], battlefield: [], hand: [], graveyard: [], command: [], opponents: [], notUnderstood: [],
  paying: { from: "hand", kind: "spell", additional: [], increase: [], reduce: [] }, ...more,
});

const SOURCE = thingOf(card("Source"), "source", "battlefield");
const OPPONENT = 1;
const isTrue = (when: Condition, at: Position, controller = 0): boolean => holds(when, SOURCE, startOf(viewOf(at)), controller);

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
