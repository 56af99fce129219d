import { describe, expect, test } from "vitest";
import type { CardGroup, Paying, Permanent, Position, Side } from "../board/index.ts";
import { plainCard } from "../board/testing.ts";
import type { Card } from "../cards/index.ts";
import { parseFacts, printPuzzle, type PuzzleFacts, type WarningCode } from "./index.ts";
import { PUZZLE_CARDS } from "./testing.ts";

const named = (name: string): Card => PUZZLE_CARDS.byName(name) ?? plainCard(name);
const FOREST = named("Forest");

const permanent = (more: Partial<Permanent> = {}): Permanent => ({
  id: "b1", count: 1, card: FOREST, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: more.card?.token ?? false, commander: false, ...more,
});
const held = (card: Card, more: Partial<CardGroup> = {}): CardGroup => ({ id: "h1", count: 1, card, weight: 1, keep: false, ...more });

const NOTHING: Paying = { from: "hand", kind: "spell", cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 0 }] }], additional: [], increase: [], reduce: [] };
const OPPONENT: Side = { battlefield: [] };
const position = (more: Partial<Position> = {}): Position => ({
  life: 20, energy: 0, pool: [], battlefield: [], hand: [], graveyard: [], command: [], opponents: [OPPONENT], paying: NOTHING, notUnderstood: [], ...more,
});

const written = (of: Position, facts?: PuzzleFacts) => {
  const puzzle = printPuzzle(of, PUZZLE_CARDS, facts);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
};
/** The line of a key. */
const line = (key: string, of: Position): string | undefined => written(of).text.split("\n").find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1);
const lost = (of: Position): readonly (readonly [WarningCode, string, boolean])[] => written(of).warnings.map(({ code, path, matters }) => [code, path, matters]);

describe("a state file", () => {
  test("has what Forge asks for, and says nothing of what is not there", () => {
    expect(written(position())).toEqual({
      text: "[metadata]\nName:A position\nGoal:Win\nTurns:1\nDifficulty:Easy\nDescription:Written by tapwright.\n[state]\nturn=1\nactiveplayer=p0\nactivephase=MAIN1\np0life=20\np1battlefield=\n",
      warnings: [],
    });
  });

  test("has what stands beside a position, on one line each", () => {
    const { text } = written(position({ turn: "theirs" }), { metadata: { Name: "Two\nlines", URL: "u" }, turn: 4, phase: "UPKEEP" });
    expect(text).toMatch(/^\[metadata\]\nName:Two lines\nGoal:Win\nTurns:1\n.*\n.*\nURL:u\n\[state\]\nturn=4\nactiveplayer=p1\nactivephase=UPKEEP\n/);
  });

  test("writes attackers in a step in which there are any", () => {
    expect(line("activephase", position({ battlefield: [permanent({ attacking: true })] }))).toBe("COMBAT_DECLARE_ATTACKERS");
  });

  const entries: readonly (readonly [what: string, entries: readonly Permanent[], text: string])[] = [
    ["each copy by itself", [permanent({ count: 3 })], "Forest;Forest;Forest"],
    ["modifiers", [permanent({ tapped: true, summoningSick: true, commander: true, counters: { charge: 2, "+1/+1": 1 }, chosen: "W" })], "Forest|Tapped|SummonSick|Counters:CHARGE=2,P1P1=1|ChosenColor:white|IsCommander"],
    ["a choice that is a type", [permanent({ chosen: "Elf" }), permanent({ id: "b2", chosen: "Forest" })], "Forest|ChosenType:Elf;Forest|ChosenType:Forest"],
    ["a choice that is a name", [permanent({ chosen: "Bolt" })], "Forest|NamedCard:Bolt"],
    ["an Id for the first of several that something is attached to", [permanent({ count: 2 }), permanent({ id: "b2", card: named("Stone"), attachedTo: "b1" })], "Forest|Id:1;Forest;Stone|AttachedTo:1"],
    ["other faces", ["Moth", "Grub", "Far Shore", "Cellar", "Attic"].map((name, index) => permanent({ id: `b${index}`, card: named(name) })), "Grub|Transformed;Grub;Far Cry|Modal;Cellar|UnlockedRoom:LeftSplit;Cellar|UnlockedRoom:RightSplit"],
    ["a card that is a token", [permanent({ token: true })], "Forest|IsToken"],
    ["a token of the rules", [permanent({ card: named("Treasure") })], "T:c_a_treasure_sac"],
    ["another token", [permanent({ card: plainCard("Bird", { token: true, types: ["Creature"], subtypes: ["Bird"], colors: ["W", "U"], power: 1, toughness: 2, keywords: ["flying"] }) })], "t:Bird,P:1,T:2,Cost:no cost,Color:WU,Types:Creature-Bird,Keywords:flying"],
  ];
  test.each(entries)("%s", (_, battlefield, text) => {
    expect(line("p0battlefield", position({ battlefield }))).toBe(text);
    expect(lost(position({ battlefield }))).toEqual([]);
  });

  test("has an imprinted card in exile", () => {
    const of = position({ battlefield: [permanent({ chosen: "Bolt", exiled: named("Bolt") })] });
    expect([line("p0exile", of), line("p0battlefield", of), lost(of)]).toEqual(["Bolt|Id:1", "Forest|Imprinting:1", []]);
  });

  test("has pools by letter", () => {
    const of = position({ energy: 2, pool: [{ type: "R", count: 2, snow: false }, { type: "C", count: 1, snow: false, until: "end-of-turn" }] });
    expect([line("p0manapool", of), line("p0persistentmana", of), line("p0counters", of), lost(of)]).toEqual(["R R", "C", "ENERGY=2", []]);
  });

  test("has the card that is to be cast in the hand", () => {
    const of = position({ hand: [held(FOREST)], paying: { card: named("Bolt"), from: "hand", kind: "spell", additional: [], increase: [], reduce: [] } });
    expect([line("p0hand", of), lost(of)]).toEqual(["Bolt;Forest", [["not-held", "paying", false]]]);
  });
});

describe("what a state file cannot hold is said", () => {
  const OWN = plainCard("Forest", { types: ["Artifact"] });
  const table: readonly (readonly [what: string, of: Position, code: WarningCode, path: string, matters: boolean])[] = [
    ["another card of a known name", position({ battlefield: [permanent({ card: OWN })] }), "not-held", "you.battlefield[0]", true],
    ["a card that nobody knows", position({ graveyard: [held(plainCard("My Own"))] }), "unknown-card", "you.graveyard[0]", true],
    ["a name with a separator", position({ hand: [held(plainCard("A;B"))] }), "not-held", "you.hand[0]", true],
    ["a token with abilities", position({ battlefield: [permanent({ card: plainCard("Odd", { token: true, abilities: [{ cost: [{ kind: "tap" }], outputs: [] }] }) })] }), "not-held", "you.battlefield[0]", true],
    ["counters of an odd name", position({ battlefield: [permanent({ counters: { "a=b": 1 } })] }), "not-held", "you.battlefield[0]", true],
    ["a choice of odd letters", position({ battlefield: [permanent({ chosen: "a|b" })] }), "not-held", "you.battlefield[0]", true],
    ["a blocker", position({ battlefield: [permanent({ blocking: true })] }), "not-held", "you.battlefield[0]", false],
    ["abilities that were used", position({ battlefield: [permanent({ used: [0] })] }), "not-held", "you.battlefield[0]", true],
    ["pins", position({ battlefield: [permanent({ pins: { forbid: true } })] }), "not-held", "you.battlefield[0]", true],
    ["weights", position({ hand: [held(FOREST, { weight: 2 })] }), "not-held", "you.hand[0]", true],
    ["how often it was cast", position({ command: [held(FOREST, { casts: 1 })] }), "not-held", "you.command[0]", true],
    ["where mana comes from", position({ pool: [{ type: "R", count: 1, snow: true }] }), "not-held", "you.pool", true],
    ["mana until combat ends", position({ pool: [{ type: "R", count: 1, snow: false, until: "end-of-combat" }] }), "not-held", "you.pool", true],
    ["an ability's cost", position({ paying: { ...NOTHING, kind: "ability", cost: [{ kind: "tap" }] } }), "not-held", "paying", true],
    ["another player who assists", position({ opponents: [{ battlefield: [], assists: true }] }), "not-held", "opponents[0].assists", true],
    ["that there is no opponent", position({ opponents: [] }), "not-held", "opponents", false],
    ["the same where cards count them", position({ opponents: [], hand: [held(plainCard("Bolt", { ...named("Bolt"), effects: [{ kind: "own-cost", change: "reduce", by: [], amount: { kind: "opponents" } }] }))] }), "not-held", "opponents", true],
    ["an eleventh player", position({ opponents: Array.from({ length: 10 }, () => OPPONENT) }), "not-held", "opponents[9]", true],
  ];
  test.each(table)("%s", (_, of, code, path, matters) => expect(lost(of)).toContainEqual([code, path, matters]));

  test("and more than can be named is refused", () => {
    for (const of of [position({ battlefield: [permanent({ count: 1_000_000 })] }), position({ opponents: [{ battlefield: [], pool: [{ type: "R", count: 1e15, snow: false }] }] })]) {
      expect(printPuzzle(of, PUZZLE_CARDS)).toMatchObject({ ok: false, error: { code: "bad-count" } });
    }
  });
});

test.each<readonly [unknown, PuzzleFacts]>([
  [undefined, { metadata: {} }],
  [7, { metadata: {} }],
  [{ metadata: 7, turn: "x", phase: 1 }, { metadata: {} }],
  [{ metadata: { Name: "A", Turns: 1 }, turn: 2, phase: "MAIN2" }, { metadata: { Name: "A" }, turn: 2, phase: "MAIN2" }],
])("facts out of %j", (json, facts) => expect(parseFacts(json)).toEqual(facts));
