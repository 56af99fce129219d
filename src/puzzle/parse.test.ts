import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePuzzle, payFor, type BoardInput, type Puzzle, type WarningCode } from "./index.ts";
import { PUZZLE_CARDS } from "./testing.ts";

const read = (...lines: readonly string[]): Puzzle => {
  const puzzle = parsePuzzle(["[state]", ...lines].join("\n"), PUZZLE_CARDS);
  if (!puzzle.ok) throw new Error(puzzle.error.message);
  return puzzle.value;
};

/** Code, line and whether it matters of each warning. */
const warned = ({ warnings }: Puzzle): readonly (readonly [WarningCode, number, boolean])[] => warnings.map(({ code, line, matters }) => [code, line, matters]);

const one = (entry: string, ...more: readonly string[]) => {
  const puzzle = read(`humanbattlefield=${entry}`, ...more);
  return { permanent: puzzle.position.you.battlefield[0], codes: puzzle.warnings.map(({ code }) => code) };
};

describe("a state file", () => {
  test("gives zones, life, pools, turn and what stands beside the position", () => {
    const text = `[metadata]
Name:A name: with a colon
Goal:Win
# a comment
[state]
turn=3
ActivePlayer=Human
ActivePhase=Main1
HumanLife=7
AILife=20
humancounters=ENERGY=2
humanhand=Bolt;Elf, the Tall
humangraveyard=Stone
humancommand=Elf, the Tall|IsCommander
HumanPlay=Forest;Forest|Set:ABC|Art:2;Stone|Tapped
aiplay=Forest|Tapped
humanmanapool=R R
humanpersistentmana=G
`;
    const puzzle = parsePuzzle(text.replaceAll("\n", "\r\n"), PUZZLE_CARDS);
    expect(puzzle).toMatchObject({
      ok: true,
      value: {
        position: {
          you: {
            life: 7, energy: 2, pool: ["{R}{R}", { type: "G", count: 1, until: "end-of-turn" }],
            battlefield: [{ card: "Forest", count: 2 }, { card: "Stone", tapped: true }],
            hand: [{ card: "Bolt" }, { card: "Elf, the Tall" }], graveyard: [{ card: "Stone" }], command: [{ card: "Elf, the Tall" }],
          },
          opponents: [{ battlefield: [{ card: "Forest", tapped: true }] }],
        },
        facts: { metadata: { Name: "A name: with a colon", Goal: "Win" }, turn: 3, phase: "MAIN1" },
        warnings: [{ code: "not-held", line: 10, key: "AILife", matters: false }],
      },
    });
  });

  test("without sections is what a game in progress is saved as; players have numbers, too", () => {
    const puzzle = parsePuzzle("p0life=4\np1battlefield=Forest\np2battlefield=Stone\nactiveplayer=p1", PUZZLE_CARDS);
    expect(puzzle.ok && puzzle.value.position).toEqual({
      you: { life: 4, battlefield: [] }, opponents: [{ battlefield: [{ card: "Forest" }] }, { battlefield: [{ card: "Stone" }] }], turn: "theirs",
    });
  });

  test("entries that are alike are one with a count, where they stand together and have no id", () => {
    expect(read("humanbattlefield=Forest;Forest;Stone;Forest;Stone|Id:1;Stone|Id:2").position.you.battlefield).toEqual([
      { card: "Forest", count: 2 }, { card: "Stone" }, { card: "Forest" }, { card: "Stone", id: "1" }, { card: "Stone", id: "2" },
    ]);
  });

  const broken: readonly (readonly [text: string, code: string])[] = [["", "empty-input"], [" \n\n", "empty-input"], ["hello", "not-a-puzzle"], ["[metadata]\nName:A", "not-a-puzzle"], ["\u0000\u0001", "not-a-puzzle"]];
  test.each(broken)("%j is none: %s", (text, code) => {
    const puzzle = parsePuzzle(text, PUZZLE_CARDS);
    expect(puzzle.ok ? undefined : puzzle.error.code).toBe(code);
  });
});

describe("what a permanent is", () => {
  const table: readonly (readonly [entry: string, permanent: object])[] = [
    ["Stone|Counters:CHARGE=2,P1P1=1,M0M2=3", { card: "Stone", counters: { charge: 2, "+1/+1": 1, "-0/-2": 3 } }],
    ["Stone|ClassLevel:2", { card: "Stone", counters: { level: 2 } }],
    ["Stone|ChosenColor:white", { card: "Stone", chosen: "W" }],
    ["Stone|ChosenType:Elf", { card: "Stone", chosen: "Elf" }],
    ["Stone|NamedCard:Bolt", { card: "Stone", chosen: "Bolt" }],
    ["Stone|IsToken|SummonSick", { card: "Stone", token: true, summoningSick: true }],
    ["Stone|IsCommander", { card: "Stone", commander: true }],
    ["Stone+", { card: "Stone" }],
    ["Grub|Transformed", { card: "Moth" }],
    ["Grub // Moth|Flipped", { card: "Moth" }],
    ["Far Cry|Modal", { card: "Far Shore" }],
    ["Cellar|UnlockedRoom:LeftSplit", { card: "Cellar" }],
    ["Cellar|UnlockedRoom:RightSplit", { card: "Attic" }],
    // CR 709.5: without an unlocked door it has no text
    ["Cellar", { card: { name: "Locked room", type_line: "Enchantment — Room" } }],
    ["Stone|NoETBTrigs", { card: "Stone" }],
  ];
  test.each(table)("%s, without a warning", (entry, permanent) => expect(one(entry)).toEqual({ permanent, codes: [] }));

  test("CR 708.2a face down it is a 2/2 creature and nothing else", () => {
    const { permanent, codes } = one("Forest|FaceDown:Manifested|Tapped");
    expect(permanent).toEqual({ card: { name: "Face-down creature", type_line: "Creature", power: "2", toughness: "2" }, tapped: true });
    expect(codes).toEqual(["not-held"]);
  });

  test("CR 702.26b phased out it is not there, and nothing is attached to it", () => {
    const puzzle = read("humanbattlefield=Forest|PhasedOut:P0|Id:1;Stone|AttachedTo:1");
    expect(puzzle.position.you.battlefield).toEqual([{ card: "Stone" }]);
    expect(warned(puzzle)).toEqual([["not-held", 2, false], ["unknown-id", 2, true]]);
  });

  test("attached to a permanent of either player, also by the older word", () => {
    const puzzle = read("humanbattlefield=Stone|AttachedTo:4;Stone|Attaching:5;Forest|Id:5", "aibattlefield=Forest|Id:4");
    expect(puzzle.position.you.battlefield.map((entry) => entry.attachedTo)).toEqual(["4", "5", undefined]);
    expect(puzzle.warnings).toEqual([]);
  });

  test("what is imprinted is the exiled card of that id", () => {
    const puzzle = read("humanexile=Bolt|Id:9", "humanbattlefield=Stone|Imprinting:9;Stone|Imprinting:8");
    expect(puzzle.position.you.battlefield).toEqual([{ card: "Stone", chosen: "Bolt" }, { card: "Stone" }]);
    expect(warned(puzzle)).toEqual([["not-held", 2, true], ["unknown-id", 3, true]]);
  });

  test("attackers attack in the steps of combat that Forge sets up", () => {
    expect(one("Stone|Attacking", "activephase=COMBAT_DECLARE_BLOCKERS")).toEqual({ permanent: { card: "Stone", attacking: true }, codes: [] });
    expect(one("Stone|Attacking", "activephase=MAIN1")).toEqual({ permanent: { card: "Stone" }, codes: ["bad-value"] });
  });

  test("nothing is summoning sick where the file says so", () => {
    expect(one("Stone|SummonSick", "removesummoningsickness=true")).toEqual({ permanent: { card: "Stone" }, codes: [] });
  });
});

describe("tokens", () => {
  const creature = (name: string, colors: readonly string[], size: string, more: object = {}) =>
    ({ card: { name, type_line: `Token Creature — ${name}`, colors, power: size, toughness: size, ...more }, token: true });
  test("CR 111.10 by a script that has a name in the rules", () => {
    expect(one("T:c_a_treasure_sac|Tapped")).toEqual({ permanent: { card: "Treasure", tapped: true, token: true }, codes: [] });
  });

  test("by a script whose name says what it is, and it is said that this is all", () => {
    expect(one("T:g_3_3_dinosaur")).toEqual({ permanent: creature("Dinosaur", ["G"], "3"), codes: ["read-as"] });
    expect(one("T:wu_2_2_a_bird_spirit_flying")).toEqual({
      permanent: creature("Bird Spirit", ["W", "U"], "2", { type_line: "Token Artifact Creature — Bird Spirit", oracle_text: "Flying" }), codes: ["read-as"],
    });
  });

  test.each(["T:g_1_1_forest_dryad", "T:c_a_lumina", "T:r_1_1_goblin_sac", "T:axe", "T:", "T:constructor"])("%s may have abilities that nobody knows", (entry) => {
    const { permanent, codes } = one(entry);
    expect(codes).toEqual(["unknown-token"]);
    expect(permanent?.card).toMatchObject({ oracle_text: expect.stringContaining("mana abilities") as string });
  });

  test("spelled out: numbers, types, colors, keywords", () => {
    expect(one("t:Knight,P:2,T:2,Cost:no cost,Color:W,Types:Creature-Knight-Legendary,Keywords:First strike-Flying,Image:w_2_2_knight")).toEqual({
      permanent: { card: { name: "Knight", type_line: "Token Legendary Creature — Knight", colors: ["W"], power: "2", toughness: "2", oracle_text: "First strike\nFlying" }, token: true },
      codes: [],
    });
  });

  test("without a color it is colorless, whatever its picture is called", () => {
    const { permanent, codes } = one("t:Saproling,,P:1,T:1,Cost:no cost,Types:Creature-Saproling,Keywords:,Image:g_1_1_saproling_M12");
    expect(permanent?.card).toEqual({ name: "Saproling", type_line: "Token Creature — Saproling", power: "1", toughness: "1" });
    expect(codes).toEqual(["read-as"]);
  });

  test("a Treasure spelled out has the ability of a Treasure", () => {
    expect(one("t:Treasure Token,P:0,T:0,Cost:no cost,Color:C,Types:Artifact-Treasure,Keywords:")).toEqual({ permanent: { card: "Treasure", token: true }, codes: ["read-as"] });
  });

  test("what cannot be read of one is said", () => expect(one("t:Odd,P:x,Color:Mauve,Wings:2").codes).toEqual(["bad-value"]));
});

describe("what a position has no place for is said", () => {
  const table: readonly (readonly [line: string, code: WarningCode, matters: boolean])[] = [
    ["humanlibrary=Bolt", "not-held", false],
    ["humansideboard=Bolt", "not-held", false],
    ["humanexile=Bolt|Foretold", "not-held", true],
    ["aihand=Bolt", "not-held", true],
    ["aigraveyard=Bolt", "not-held", true],
    ["humancounters=POISON=3", "not-held", true],
    ["aicounters=ENERGY=3", "not-held", true],
    ["humanspeed=2", "not-held", true],
    ["humanlandsplayed=1", "not-held", false],
    ["humanprecast=Bolt->AI", "changes-board", true],
    ["humanputonstack=Bolt", "changes-board", true],
    ["activephaseadvance=MAIN2", "changes-board", true],
    ["humanbattlefield=Stone|ExecuteScript:DBEffect->1", "changes-board", true],
    ["humanbattlefield=Stone|Ability:Foo", "changes-board", true],
    ["humanbattlefield=Stone|Damage:2", "not-held", false],
    ["humanbattlefield=Stone|Monstrous", "not-held", true],
    ["humanbattlefield=Stone|MergedCards:Bolt", "not-held", true],
    ["humanbattlefield=Stone|Meld:Bolt", "unknown-face", true],
    ["humanbattlefield=Stone|Transformed", "unknown-face", true],
    ["humanbattlefield=Cellar|UnlockedRoom:LeftSplit|UnlockedRoom:RightSplit", "not-held", true],
    ["humanbattlefield=Stone|ChosenColor:white,blue", "not-held", true],
    ["humanbattlefield=Stone|ChosenColor:mauve", "bad-value", true],
    ["humanbattlefield=Stone|Counters:CHARGE=many", "bad-value", true],
    ["humanbattlefield=Stone|tapped", "unknown-modifier", true],
    ["humanbattlefield=Forrest", "unknown-card", true],
    ["humanhand=Bolt|Tapped", "not-held", true],
    ["humanlife=many", "bad-value", true],
    ["humanmanapool=RR", "bad-value", true],
    ["activeplayer=nobody", "bad-value", true],
    ["humanwobble=1", "unknown-key", true],
    ["life=1", "unknown-key", true],
    ["just words", "unknown-key", true],
  ];
  test.each(table)("%s: %s", (line, code, matters) => expect(warned(read("p1battlefield=", line)).filter(([, at]) => at === 3)).toEqual([[code, 3, matters]]));

  test.each(["humanlandsplayed=0", "humanspeed=0", "humanlibrary=", "humanprecast=", "activephaseadvance=NONE"])("%s leaves nothing out", (line) => expect(read(line).warnings).toEqual([]));

  test("a key that is given twice: the later line holds", () => {
    const puzzle = read("humanlife=1", "p0life=2");
    expect([puzzle.position.you.life, ...warned(puzzle)]).toEqual([2, ["repeated", 2, true]]);
  });

  test("an Id that is given twice: the later entry holds it", () => {
    const puzzle = read("humanbattlefield=Forest|Id:1;Stone|Id:1");
    expect(puzzle.position.you.battlefield).toEqual([{ card: "Forest" }, { card: "Stone", id: "1" }]);
    expect(warned(puzzle)).toEqual([["repeated", 2, true]]);
  });

  test("lines of a section that nobody knows", () => expect(warned(read("humanlife=1", "[extras]", "a=b"))).toEqual([["unknown-key", 4, true]]));
});

describe("what is to be paid for", () => {
  const board: BoardInput = { you: { battlefield: [], hand: [{ card: "Bolt", count: 2 }, { card: "Grub" }], graveyard: [{ card: "Stone" }], command: [{ card: "Elf, the Tall" }] } };
  test("is taken out of the hand, one copy of it", () => {
    expect(payFor(board, "bolt", PUZZLE_CARDS)).toMatchObject({ ok: true, value: { you: { hand: [{ card: "Bolt", count: 1 }, { card: "Grub" }] }, paying: { card: "Bolt" } } });
    expect(payFor(board, "Moth", PUZZLE_CARDS)).toMatchObject({ ok: true, value: { you: { hand: [{ card: "Bolt", count: 2 }] }, paying: { card: "Moth" } } });
  });

  test("or stays where it is, in graveyard and command zone", () => {
    expect(payFor(board, "Stone", PUZZLE_CARDS)).toEqual({ ok: true, value: { ...board, paying: { card: "Stone", from: "graveyard" } } });
    expect(payFor(board, "Elf, the Tall", PUZZLE_CARDS)).toEqual({ ok: true, value: { ...board, paying: { card: "Elf, the Tall", from: "command" } } });
  });

  test("or is a cost", () => expect(payFor(board, "{2}{R}", PUZZLE_CARDS)).toEqual({ ok: true, value: { ...board, paying: { cost: "{2}{R}" } } }));
  test("and must be there", () => expect(payFor(board, "Forest", PUZZLE_CARDS)).toMatchObject({ ok: false, error: { code: "unknown-object" } }));
});

test("whatever the text, it is read or refused, and never throws", () => {
  const piece = fc.constantFrom("[state]", "[metadata]", "\n", "=", ";", "|", ":", ",", "#", "human", "ai", "p9", "p", "battlefield", "hand", "counters", "life", "manapool", "Forest", "Stone", "Grub", "t:", "T:",
    "Id:", "1", "AttachedTo:", "Imprinting:", "Counters:", "__proto__", "constructor", "P:", "Types:", "Color:", "Transformed", "UnlockedRoom:", "-", "99999999999999999999", "\u0000", "é");
  const text = fc.array(fc.oneof({ weight: 9, arbitrary: piece }, { weight: 1, arbitrary: fc.string() }), { maxLength: 60 }).map((parts) => parts.join(""));
  fc.assert(fc.property(text, (source) => {
    const puzzle = parsePuzzle(`[state]\n${source}`, PUZZLE_CARDS);
    if (puzzle.ok) expect(JSON.parse(JSON.stringify(puzzle.value.position))).toEqual(puzzle.value.position);
    else expect(["not-a-puzzle", "empty-input"]).toContain(puzzle.error.code);
  }), { numRuns: 500 });
});
