/** Permanents that others change or that change with a level or condition: types, abilities, haste. CR 613.1d-f */
import { describe, expect, test } from "vitest";
import { answerTo, at, makes, paid, plan, refusals, spell, spend, statuses, tap, totals, unit, type Board } from "./traps/testing.ts";
import { viewOf } from "./index.ts";

const body = (oracle_text: string, type_line = "Creature \u2014 Beast", more: object = {}): Readonly<Record<string, unknown>> => ({ name: "Body", type_line, mana_cost: "{1}{G}", oracle_text, ...more });
const seen = (board: Board, id = "x") => viewOf(at(board)).owners.get(id);
const typed = (board: Board): string => `${seen(board)?.thing.types.toSorted().join(" ")} / ${seen(board)?.thing.subtypes.toSorted().join(" ")}`;
const assumed = (board: Board): unknown => {
  const answer = answerTo(board);
  return "assumed" in answer ? answer.assumed?.map(({ object }) => object) : undefined;
};

describe("CR 205.1, 613.1: what an Aura makes of a permanent", () => {
  test.each<[string, readonly string[], string, readonly string[]]>([
    ["Imprisoned in the Moon", ["Sol Ring (id x)", "Imprisoned in the Moon (on x)"], "Land / ", ["C"]],
    ["a land keeps its land types, but not what they make", ["Forest (id x)", "Imprisoned in the Moon (on x)"], "Land / Forest", ["C"]],
    ["Song of the Dryads", ["Llanowar Elves (id x)", "Song of the Dryads (on x)"], "Land / Forest", ["G"]],
    ["Darksteel Mutation", ["Birds of Paradise (id x)", "Darksteel Mutation (on x)"], "Artifact Creature / Insect", []],
    ["Frogify takes card types, too", ["Palladium Myr (id x)", "Frogify (on x)"], "Creature / Frog", []],
    ["Ichthyomorphosis leaves them", ["Palladium Myr (id x)", "Ichthyomorphosis (on x)"], "Artifact Creature / Fish", []],
    ["Eye of Nidhogg leaves abilities", ["Llanowar Elves (id x)", "Eye of Nidhogg (on x)"], "Creature / Dragon", ["G"]],
    ["Minimus Containment", ["Llanowar Elves (id x)", "Minimus Containment (on x)"], "Artifact / Treasure", ["[WUBRG]"]],
    ["Lithoform Blight", ["Forest (id x)", "Lithoform Blight (on x)"], "Land / ", ["C", "[WUBRG]"]],
    ["Unable to Scream adds", ["Llanowar Elves (id x)", "Unable to Scream (on x)"], "Artifact Creature / Druid Elf Toy", []],
  ])("%s", (_, board, types, mana) => {
    expect(typed({ with: board })).toBe(types);
    expect(makes({ with: board }, "x")).toEqual([...mana].sort());
  });
  test("CR 302.6: a land that has become a creature is bound by being new", () => {
    const board = (...more: readonly string[]): Board => ({ cast: spell("{R}"), with: ["Mountain (id x, sick)", ...more] });
    expect(statuses(board(), board("Corrupted Zendikon (on x)"), board("Crackling Emergence (on x)"))).toEqual(["payable", "unpayable", "payable"]);
  });
  test("CR 702.51: a permanent with another color convokes for it", () => {
    const board = (...more: readonly string[]): Board => ({ cast: spell("{U}", "Sorcery", "convoke"), with: ["Grizzly Bears (id x)", ...more] });
    expect(statuses(board(), board("Frogify (on x)"))).toEqual(["unpayable", "payable"]);
  });
  test("an Aura that is attached to nothing changes nothing", () => expect(makes({ with: ["Llanowar Elves (id x)", "Darksteel Mutation"] }, "x")).toEqual(["G"]));
  test("Arixmethes with a slumber counter is a land", () => {
    expect(typed({ with: ["Arixmethes, Slumbering Isle (id x, slumber 2)"] })).toBe("Land / ");
    expect(statuses({ cast: spell("{G}{U}"), with: ["Arixmethes, Slumbering Isle (sick, slumber 2)"] }, { cast: spell("{G}{U}"), with: ["Arixmethes, Slumbering Isle (sick)"] })).toEqual(["payable", "unpayable"]);
  });
  test("Humility takes what a basic land type gives from a creature, CR 305.6, 613.1f", () => expect(makes({ with: ["Dryad Arbor (id x)", "Humility"] }, "x")).toEqual([]));
});

describe("creature types", () => {
  test("CR 702.73a: Maskwood Nexus makes creatures of every type", () => {
    expect(totals({ cast: spell("{2}{R}", "Creature \u2014 Bear"), with: ["Goblin Warchief"] })).toEqual(["{2}{R}"]);
    expect(totals({ cast: spell("{2}{R}", "Creature \u2014 Bear"), with: ["Goblin Warchief", "Maskwood Nexus"] })).toEqual(["{1}{R}"]);
    expect(statuses({ cast: spell("{R}"), with: ["Llanowar Elves (sick)", "Goblin Warchief (tapped)", "Cryptolith Rite"] }, { cast: spell("{R}"), with: ["Llanowar Elves (sick)", "Goblin Warchief (tapped)", "Cryptolith Rite", "Maskwood Nexus"] })).toEqual(["unpayable", "payable"]);
  });
  test("the chosen type", () => {
    expect(typed({ with: ["Roaming Throne (id x, chosen elf)"] })).toBe("Artifact Creature / Elf Golem");
    expect(typed({ with: ["Grizzly Bears (id x)", "Xenograft (chosen Elf)"] })).toBe("Creature / Bear Elf");
  });
  test("Arcane Adaptation holds for cards of the hand", () => {
    const board = (...more: readonly string[]): Board => ({ cast: "Silvergill Adept", with: ["2 Island", ...more], hand: ["Grizzly Bears (id h)"] });
    expect(statuses(board(), board("Arcane Adaptation (chosen Merfolk)"))).toEqual(["unpayable", "payable"]);
  });
  test("Planar Nexus is an Urza's Mine and more", () => expect(seen({ with: ["Planar Nexus (id x)"] })?.thing.subtypes).toContain("Power-Plant"));
  test("CR 113.6: Grist is a creature card, but no creature", () => {
    const board = (kind: string): Board => ({ cast: "Grist, the Hunger Tide", pool: [{ type: "B" }, { type: "G" }, { type: "C", only: `Spend this mana only to cast ${kind} spells.` }] });
    expect(statuses(board("creature"), board("Insect"), board("artifact"))).toEqual(["payable", "payable", "unpayable"]);
    expect(typed({ with: ["Grist, the Hunger Tide (id x)"] })).toBe("Planeswalker / Grist");
  });
  test("Painter's Servant colors spells", () =>
    expect(statuses({ cast: spell("{G}", "Sorcery"), with: ["Painter's Servant (chosen R)"], pool: [{ type: "G", only: "Spend this mana only to cast red spells." }] })).toEqual(["payable"]));
});

describe("levels and counters", () => {
  test("CR 711.2: Joraga Treespeaker", () => {
    expect(["", ", level 1", ", level 4", ", level 5"].map((state) => statuses({ cast: spell("{G}{G}"), with: [`Joraga Treespeaker (id x${state})`] })[0])).toEqual(["unpayable", "payable", "payable", "payable"]);
    expect(statuses({ cast: spell("{G}{G}{G}{G}"), with: ["Joraga Treespeaker (level 5)", "Elvish Mystic"] }, { cast: spell("{G}{G}{G}{G}"), with: ["Joraga Treespeaker (level 4)", "Elvish Mystic"] })).toEqual(["payable", "unpayable"]);
    expect(seen({ with: ["Joraga Treespeaker (id x, level 5)"] })?.thing.toughness).toBe(4);
  });
  test("CR 716.2: Artist's Talent reduces from level 2 on", () => {
    const of = (...talent: readonly string[]): readonly string[] => totals({ cast: spell("{2}{R}"), with: talent });
    expect([of("Artist's Talent"), of("Artist's Talent (level 1)"), of("Artist's Talent (level 2)"), of("Artist's Talent (level 3)")]).toEqual([["{2}{R}"], ["{2}{R}"], ["{1}{R}"], ["{1}{R}"]]);
  });
  test("CR 721.2b: a Spacecraft with charge counters enough is a creature", () => {
    expect(typed({ with: ["Galvanizing Sawship (id x, charge 3)"] })).toBe("Artifact Creature / Spacecraft");
    expect(typed({ with: ["Galvanizing Sawship (id x, charge 2)"] })).toBe("Artifact / Spacecraft");
  });
});

describe("CR 702.10c: haste at times", () => {
  const board = (...more: readonly string[]): Board => ({ cast: spell("{G}"), with: ["Cryptolith Rite", ...more] });
  test("Goblin Tomb Raider with an artifact", () => {
    expect(statuses(board("Goblin Tomb Raider (sick)"), board("Goblin Tomb Raider (sick)", "Bonesplitter"))).toEqual(["unpayable", "payable"]);
  });
  test("Anger in the graveyard", () => {
    const anger = (more: Partial<Board>, ...lands: readonly string[]): Board => ({ ...board("Grizzly Bears (sick)", ...lands), ...more });
    const there = { graveyard: ["Anger"] };
    expect(statuses(anger(there, "Mountain (tapped)"), anger(there), anger({}, "Mountain (tapped)"), board("Grizzly Bears (sick)", "Anger (tapped)", "Mountain (tapped)"))).toEqual(["payable", "unpayable", "unpayable", "unpayable"]);
  });
  test("what a position does not tell is assumed, and only where something new could use it", () => {
    expect(assumed(board("Bloodghast (sick)", "Forest"))).toEqual(["b2"]);
    expect(assumed(board("Bloodghast", "Forest"))).toBeUndefined();
  });
  test("CR 613.1: haste that an artifact gave is gone with it", () => {
    const petal: Board = { cast: spell("{G}{G}"), with: ["Cryptolith Rite", "Goblin Tomb Raider (id g, sick)", "Lotus Petal (id p)"] };
    const petalFirst = plan("{G}{G}", [tap("p", "{G}", { sacrifices: ["p"] }), tap("g", "{G}"), spend("{G}", "p", "{G}"), spend("{G}", "g", "{G}")]);
    const goblinFirst = plan("{G}{G}", [tap("g", "{G}"), tap("p", "{G}", { sacrifices: ["p"] }), spend("{G}", "p", "{G}"), spend("{G}", "g", "{G}")]);
    expect([refusals(petal, petalFirst), refusals(petal, goblinFirst)]).toEqual([expect.arrayContaining(["CR 302.6 summoning-sick"]), []]);
    expect(answerTo(petal)).toMatchObject({ status: "payable" });
  });
  test("haste that begins by what leaves is not called impossible", () => {
    const idle = { card: body("This creature has haste as long as you control no artifacts.\n{T}: Add {G}{G}."), summoningSick: true };
    expect(statuses({ cast: spell("{G}{G}{G}"), with: [idle, "Lotus Petal"] })).not.toEqual(["unpayable"]);
  });
});

describe("CR 607.2a: imprint", () => {
  test("Chrome Mox makes the colors of the exiled card, or the color that is given", () => {
    expect(makes({ with: ["Chrome Mox (id x, chosen Lightning Helix)"] }, "x")).toEqual(["[WR]"]);
    expect(makes({ with: ["Chrome Mox (id x, chosen G)"] }, "x")).toEqual(["G"]);
    expect(makes({ with: ["Chrome Mox (id x)"] }, "x")).toEqual([]);
    expect(assumed({ cast: spell("{G}"), with: ["Chrome Mox", "Forest"] })).toEqual(["b1"]);
  });
  test("Semblance Anvil", () => {
    const of = (chosen: string, type: string): readonly string[] => totals({ cast: spell("{3}", type), with: [`Semblance Anvil (chosen ${chosen})`] });
    expect([of("Sol Ring", "Artifact"), of("Sol Ring", "Artifact Creature"), of("Sol Ring", "Creature")]).toEqual([["{1}"], ["{1}"], ["{3}"]]);
  });
  test("a name that no card has is an error", () => expect(() => at({ with: ["Chrome Mox (chosen Nobody at All)"] })).toThrow("No card is named"));
});

describe("mana abilities", () => {
  test("CR 701.43: exerting costs nothing now", () => expect(paid({ cast: spell("{R}{R}"), with: ["Arena of Glory", "Mountain"] })).toMatchObject({ status: "payable", optimal: true, tapped: { "Arena of Glory": 1, Mountain: 1 } }));
  test("Hazel taps tokens, Treasures that are to be kept among them", () => {
    const board: Board = { cast: spell("{W}{U}{B}"), with: ["Hazel of the Rootbloom (id z)", "4 Treasure (id t)"], life: 3 };
    expect(paid(board)).toMatchObject({ status: "payable", optimal: true, lifePaid: 2, tapped: { Treasure: 3 }, sacrificed: {} });
    expect(statuses({ ...board, life: 1, with: ["Hazel of the Rootbloom", "2 Treasure"] }, { ...board, with: ["Hazel of the Rootbloom", "2 Treasure (tapped)"] })).toEqual(["unpayable", "unpayable"]);
    const wrong = plan("{W}{U}{B}", [tap("z", "{W}{U}{B}", { taps: ["z", "t#1", "t#2"], life: 2 }), spend("{W}", "z", "{W}"), spend("{U}", "z", "{U}"), spend("{B}", "z", "{B}")]);
    expect(refusals(board, wrong)).toContain("CR 605.3b adds-something-else");
  });
  test("CR 613.1f: abilities of others", () => {
    expect(makes({ with: ["Marvin, Murderous Mimic (id x)", "Llanowar Elves", "Birds of Paradise"] }, "x")).toEqual(["G", "[WUBRG]"]);
    expect(makes({ with: ["Necrotic Ooze (id x)"], graveyard: ["Llanowar Elves", "Sol Ring"] }, "x")).toEqual(["G"]);
    expect(makes({ with: ["Experiment Kraj (id x)", "Llanowar Elves (+1/+1 1)", "Birds of Paradise"] }, "x")).toEqual(["G"]);
    expect(makes({ with: ["Marvin, Murderous Mimic (id x)", "Experiment Kraj (+1/+1 1)"], against: [["Llanowar Elves (+1/+1 1)"]] }, "x")).toEqual(["G"]);
  });
  test("numbers that a position does not tell are none, and assumed", () => {
    expect(makes({ with: ["Kydele, Chosen of Kruphix (id x)"] }, "x")).toEqual([]);
    expect(assumed({ cast: spell("{C}"), with: ["Kydele, Chosen of Kruphix", "Sol Ring"] })).toEqual(["b1"]);
  });
});

describe("CR 118.8: costs that show something", () => {
  const vanquisher = (hand: readonly string[], lands = 2): Board => ({ cast: "Wren's Run Vanquisher", with: [`${lands} Forest`], hand });
  test("a card that is revealed stays in hand, so nothing else is due", () => {
    expect(paid(vanquisher(["Llanowar Elves"], 3))).toMatchObject({ total: "{1}{G}", optimal: true, stillCastable: ["Llanowar Elves"] });
    expect(paid(vanquisher(["Grizzly Bears"], 5))).toMatchObject({ total: "{4}{G}" });
    expect(statuses(vanquisher(["Grizzly Bears"]))).toEqual(["unpayable"]);
  });
  test("the referee wants what fits, and that it is there", () => {
    const board = vanquisher(["Llanowar Elves (id e)", "Grizzly Bears (id b)"]);
    const shown = (object: string) => plan("{1}{G}", [tap("b1#1", "{G}"), tap("b1#2", "{G}"), spend("{G}", "b1#1", "{G}"), spend("{G}", "b1#2", "{1}"), { do: "reveal", object, for: "additional cost" }]);
    expect(refusals({ ...board, with: ["2 Forest (id b1)"] }, shown("e"))).toEqual([]);
    expect(refusals({ ...board, with: ["2 Forest (id b1)"] }, shown("b"))).not.toEqual([]);
  });
  test("a card exiled for mana is not there to be revealed", () => {
    const guide = { card: body("Exile this card from your hand: Add {G}.", "Creature \u2014 Elf", { name: "Guide" }) };
    expect(statuses({ cast: "Wren's Run Vanquisher", with: ["Forest"], hand: [guide] }, { cast: "Wren's Run Vanquisher", with: ["Forest"], hand: [guide, guide] })).toEqual(["unpayable", "payable"]);
  });
  test("to behold is to reveal or to choose a permanent", () => {
    const board = (more: Partial<Board>): Board => ({ cast: "Caustic Exhale", ...more });
    expect(statuses(board({ with: ["Swamp", "Dragon Whelp (tapped)"] }), board({ with: ["Swamp"], hand: ["Dragon Whelp"] }), board({ with: ["Swamp"] }))).toEqual(["payable", "payable", "unpayable"]);
  });
  test("and exile it", () => expect(paid({ cast: "Champion of the Clachan", with: ["4 Plains", "Goldmeadow Stalwart"] })).toMatchObject({ status: "payable", exiled: { "Goldmeadow Stalwart": 1 } }));
});

describe("CR 107.3i: X in costs in words", () => {
  test("as many cards as there are", () => {
    expect(paid({ cast: "Firestorm", x: "max", with: ["Mountain"], hand: ["3 Forest"] })).toMatchObject({ maxX: 3 });
    expect(paid({ cast: "Skeletal Scrying", x: "max", with: ["5 Swamp"], graveyard: ["3 Forest"] })).toMatchObject({ maxX: 3, exiled: { Forest: 3 } });
    expect(paid({ cast: "Harvest Pyre", x: 0, with: ["2 Mountain"] })).toMatchObject({ status: "payable" });
  });
});

describe("costs of special actions, CR 116.2", () => {
  const foretold: Board = { cast: spell("{3}"), kind: "special", ability: "foretell", cost: "{2}" };
  test("what names the action changes its cost", () => {
    expect([totals({ ...foretold, with: ["Cosmos Charger"] }), totals({ ...foretold, ability: "plot", with: ["Cosmos Charger"] }), totals({ ...foretold, kind: "ability", with: ["Cosmos Charger"] })]).toEqual([["{1}"], ["{2}"], ["{1}"]]);
  });
});

describe("CR 601.2f: counted for the spell's own cost", () => {
  test.each<[string, Board, string]>([
    ["Hearth Elemental, cards with an Adventure too", { cast: "Hearth Elemental", graveyard: ["Opt", "Bonecrusher Giant", "Forest"] }, "{3}{R}"],
    ["Valiant Changeling, no more than five", { cast: "Valiant Changeling", with: ["Maskwood Nexus", "Grizzly Bears"] }, "{W}{W}"],
    ["Valiant Changeling, for each type", { cast: "Valiant Changeling", with: ["Grizzly Bears", "Llanowar Elves"] }, "{2}{W}{W}"],
  ])("%s", (_, board, total) => expect(totals(board)).toEqual([total]));
});

test("an Equipment's own text changes its equip cost", () => {
  const equip = (...more: readonly string[]): readonly string[] => totals({ cast: "Plate Armor", kind: "ability", ability: "equip", cost: "{3}", with: ["Plate Armor", ...more] });
  expect([equip(), equip("Bonesplitter")]).toEqual([["{3}"], ["{2}"]]);
});

test("mana that was made for {1} pays for what a granted ability costs", () =>
  expect(refusals({ cast: spell("{R}{R}"), with: ["Arena of Glory (id a)", "Mountain (id m)"] }, plan("{R}{R}", [tap("m", "{R}"), tap("a", "{R}{R}", { ability: 1, with: [unit("{R}", "m", "{R}")] }), spend("{R}", "a", "{R}"), spend("{R}", "a", "{R}")]))).toEqual([]));
