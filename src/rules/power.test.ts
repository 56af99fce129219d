/** Power and toughness after continuous effects, CR 613.4; and types that a condition takes away, CR 613.1d. */
import { describe, expect, test } from "vitest";
import { answerTo, at, makes, plan, refusals, spell, spend, tap, unit, type Board } from "./traps/testing.ts";
import { viewOf } from "./index.ts";

/** "3/3" of the first copy of `x`. */
const size = (board: Board): string => {
  const thing = viewOf(at(board)).owners.get("x")?.thing ?? viewOf(at(board)).owners.get("x#1")?.thing;
  return `${thing?.power}/${thing?.toughness}`;
};
const body = (oracle_text: string, type_line = "Creature \u2014 Elf", more: object = {}): Readonly<Record<string, unknown>> => ({
  name: "Body", type_line, mana_cost: "{1}{G}", power: "2", toughness: "2", oracle_text, ...more,
});
const x = (text: string, more: object = {}): { readonly card: Readonly<Record<string, unknown>>; readonly id: string } => ({ card: body(text), id: "x", ...more });

describe("CR 613.4c: effects that change power", () => {
  test.each<[string, Board, string]>([
    ["an anthem", { with: [x(""), "Glorious Anthem"] }, "3/3"],
    ["two of them", { with: [x(""), "2 Glorious Anthem"] }, "4/4"],
    ["an opponent's anthem does not help", { with: [x("")], against: [["Glorious Anthem"]] }, "2/2"],
    ["an opponent's Elesh Norn", { with: [x("")], against: [["Elesh Norn, Grand Cenobite"]] }, "0/0"],
    ["a lord of others", { with: [x(""), "Elvish Archdruid"] }, "3/3"],
    ["a lord is not its own", { with: ["Elvish Archdruid (id x)"] }, "2/2"],
    ["three lords make each other larger", { with: ["3 Elvish Archdruid (id x)"] }, "4/4"],
    ["an Aura of this creature", { with: [x(""), "Rancor (on x)"] }, "4/2"],
    ["an Aura of another", { with: [x(""), "Grizzly Bears (id b)", "Rancor (on b)"] }, "2/2"],
    ["an Equipment and counters", { with: [{ ...x(""), counters: { "+1/+1": 1 } }, "Bonesplitter (on x)"] }, "5/3"],
    ["for each", { with: [x("This creature gets +1/+1 for each Forest you control."), "3 Forest"] }, "5/5"],
    ["for each other", { with: [x("Body gets +1/+0 for each other Elf you control."), "2 Llanowar Elves"] }, "4/2"],
    ["X", { with: [x("This creature gets +X/+X, where X is the number of artifacts you control."), "2 Sol Ring"] }, "4/4"],
    ["a condition that is met", { with: [x("As long as you control an artifact, this creature gets +2/+2."), "Sol Ring"] }, "4/4"],
    ["a condition that is not", { with: [x("As long as you control an artifact, this creature gets +2/+2.")] }, "2/2"],
    ["your turn", { with: [x("During your turn, this creature gets +2/+0.")] }, "4/2"],
    ["not your turn", { with: [x("During your turn, this creature gets +2/+0.")], turn: "theirs" }, "2/2"],
    ["of the enchanted creature", { with: [x(""), { card: body("As long as enchanted creature is red, it gets +1/+1.", "Enchantment \u2014 Aura"), attachedTo: "x" }] }, "2/2"],
    ["formulas do not see each other", { with: [x("Creatures you control get +X/+X, where X is the greatest power among creatures you control."), "Glorious Anthem"] }, "5/5"],
    ["less", { with: [x(""), { card: body("Enchanted creature gets -2/-0.", "Enchantment \u2014 Aura"), attachedTo: "x" }] }, "0/2"],
    ["other than the one that is changed", { with: [x(""), "Forest", { card: body("Equipped creature gets +1/+1 for each other creature you control.", "Artifact \u2014 Equipment"), attachedTo: "x" }] }, "2/2"],
    ["two Auras of one entry", { with: [x(""), { card: body("Enchanted creature gets +1/+0.", "Enchantment \u2014 Aura"), attachedTo: "x", count: 2 }] }, "4/2"],
    ["until end of turn is not always", { with: [x("{G}: This creature gets +1/+1 until end of turn.")] }, "2/2"],
  ])("%s", (_, board, expected) => expect(size(board)).toBe(expected));
});

describe("CR 613.4a-b: base power", () => {
  const SETTER = { card: body("Creatures you control have base power and toughness 3/3.", "Enchantment") };
  const DEFINED = { card: body("Body's power and toughness are each equal to the number of creatures you control.", "Creature", { power: "*", toughness: "*" }), id: "x" };
  test.each<[string, Board, string]>([
    ["as its own text defines it", { with: [{ card: body("Body's power and toughness are each equal to the number of creatures you control.", "Creature", { power: "*", toughness: "*" }), id: "x" }, "Grizzly Bears", "Glorious Anthem"] }, "3/3"],
    ["and one more toughness", { with: [{ card: body("Body's power is equal to the number of creatures you control and its toughness is equal to that number plus 1.", "Creature", { power: "*", toughness: "1+*" }), id: "x" }] }, "1/2"],
    ["Humility first, then counters and what adds", { with: [{ ...x(""), counters: { "+1/+1": 2 } }, "Humility", "Glorious Anthem"] }, "4/4"],
    ["Humility last, all the same", { with: ["Glorious Anthem", { ...x(""), counters: { "+1/+1": 2 } }, "Humility"] }, "4/4"],
    ["what its own text defines gives way to what others set, whichever stands first", { with: [SETTER, DEFINED, "Grizzly Bears"] }, "3/3"],
    ["the other way round", { with: [DEFINED, SETTER, "Grizzly Bears"] }, "3/3"],
    ["an artifact as large as its mana value", { with: ["Sol Ring (id x)", "March of the Machines"] }, "0/0"],
  ])("%s", (_, board, expected) => expect(size(board)).toBe(expected));
});

describe("what looks at power", () => {
  test("CR 613.4c: Marwyn and Selvala count all of it", () => {
    expect(makes({ with: ["Marwyn, the Nurturer (id x)", "Elvish Archdruid", "Glorious Anthem"] }, "x")).toEqual(["GGG"]);
    expect(makes({ with: ["Marwyn, the Nurturer (id x)"], against: [["Elesh Norn, Grand Cenobite"]] }, "x")).toEqual([]);
  });
  test("lines about power are reported only where something looks at it", () => {
    const odd = { card: body("This creature gets +1/+1 for each song you know.") };
    expect(answerTo({ cast: spell("{G}"), with: ["Forest", odd] })).toMatchObject({ notUnderstood: [] });
    expect(answerTo({ cast: spell("{G}"), with: ["Marwyn, the Nurturer", "Forest", odd] })).toMatchObject({ notUnderstood: [{ object: "b3" }] });
  });
  test("what a position does not tell about power is assumed only there, too", () => {
    const odd = { card: body("As long as you're the monarch, this creature gets +2/+2.") };
    const assumed = (...others: readonly string[]): unknown => {
      const answer = answerTo({ cast: spell("{G}"), with: ["Forest", odd, ...others] });
      return "assumed" in answer ? answer.assumed : undefined;
    };
    expect(assumed()).toBeUndefined();
    expect(assumed("Marwyn, the Nurturer")).toHaveLength(1);
  });
});

describe("CR 608.2: power as the ability resolves", () => {
  const board: Board = {
    cast: spell("{G}{G}"),
    with: [
      { card: body("Body's power and toughness are each equal to the number of artifacts you control.\n{1}, {T}: Add an amount of {G} equal to Body's power.", "Creature"), id: "x" },
      { card: body("Sacrifice an artifact: Add {C}.", "Enchantment"), id: "k" },
      { card: body("", "Artifact"), id: "a", count: 3 },
    ],
  };
  const first = tap("k", "{C}", { taps: [], sacrifices: ["a#1"] });
  const then = (adds: string): ReturnType<typeof tap> => tap("x", adds, { with: [unit("{C}", "k", "{1}")] });
  const paid = [spend("{G}", "x", "{G}"), spend("{G}", "x", "{G}")];
  test("an artifact that was given up before does not count", () => {
    expect(refusals(board, plan("{G}{G}", [first, then("{G}{G}"), ...paid]))).toEqual([]);
    expect(refusals(board, plan("{G}{G}", [first, then("{G}{G}{G}"), ...paid]))).toContain("CR 605.3b adds-something-else");
  });
});

describe("CR 613.1d, 700.5: gods", () => {
  const types = (board: Board): readonly string[] => viewOf(at(board)).owners.get("x")?.thing.types.toSorted() ?? [];
  test("a god without devotion is no creature", () => {
    expect(types({ with: ["Erebos, God of the Dead (id x)", "3 Swamp"] })).toEqual(["Enchantment"]);
    expect(types({ with: ["Erebos, God of the Dead (id x)", "2 Vampire Nighthawk"] })).toEqual(["Creature", "Enchantment"]);
  });
  test("an opponent's god counts the opponent's symbols", () => {
    const god = "Erebos, God of the Dead (id x)";
    expect(types({ with: ["2 Vampire Nighthawk"], against: [[god]] })).toEqual(["Enchantment"]);
    expect(types({ against: [[god, "2 Vampire Nighthawk"]] })).toEqual(["Creature", "Enchantment"]);
  });
});
