/** Increases, reductions and their order, symbol by symbol; choices of the total; CR 601.2f, 118.7, 702.180. */
import { describe, expect, test } from "vitest";
import { paymentOf, totalsFor, viewOf } from "../index.ts";
import { activationDues } from "../ability-cost.ts";
import { printDues } from "../demand.ts";
import { at, creature, paid, plan, refusals, spell, spend, statuses, tap, totals, type Board } from "../traps/testing.ts";

const made = (oracle_text: string, more: object = {}) => ({ card: { name: "Some Source", mana_cost: "{2}", type_line: "Enchantment", oracle_text, ...more } });
/** What a mana ability's own cost comes to. */
const activation = (board: Board, id: string, index = 0): string => {
  const view = viewOf(at(board));
  const seen = view.owners.get(id);
  const ability = seen?.abilities[index];
  if (seen === undefined || ability === undefined) throw new Error(`there is no ${id}`);
  return printDues(activationDues(view, seen.thing, ability, 0));
};
/** Totals with the life and the number of other parts that they ask for. */
const full = (board: Board, x?: number): readonly string[] => {
  const view = viewOf(at(board));
  return totalsFor(view, paymentOf(view), x).map(({ dues, life, parts }) => [printDues(dues), ...life.map(({ amount }) => `life ${amount}`), ...parts.map(({ kind }) => kind)].join(" ")).sort();
};

describe("what changes the cost of spells", () => {
  test("CR 118.7: an increase in colored mana is that mana, for spells of yours", () => {
    expect(totals({ cast: spell("{W}", "Sorcery"), with: ["2 Alabaster Leech"] })).toEqual(["{W}{W}{W}"]);
    expect(totals({ cast: spell("{W}", "Sorcery"), against: [["Alabaster Leech"]] })).toEqual(["{W}"]);
  });
  test("CR 701.67a: what an effect adds is no part of a waterbend cost", () => {
    const board: Board = { cast: "Opt", pool: "{U}", with: ["Thalia, Guardian of Thraben", "Darksteel Axe"] };
    expect(statuses(board, { ...board, additional: ["Waterbend {1}"], pool: "{U}{U}" }, { ...board, additional: ["Waterbend {1}"] })).toEqual(["unpayable", "payable", "unpayable"]);
  });
  test("CR 601.2b: what nothing looks at is left to the payment", () => {
    expect(["{2/W}", "{W/P}", "{G/U/P}", "{W/U}"].map((cost) => totals({ cast: spell(cost) }))).toEqual([["{2/W}"], ["{W/P}"], ["{G/U/P}"], ["{W/U}"]]);
    expect([totals({ cast: spell("{W/U}"), reduce: "{1}" }), totals({ cast: spell("{W/U}{1}"), reduce: "{R}" })]).toEqual([["{W/U}"], ["{U}", "{W}"]]);
  });
  test("CR 601.2f: where a spell is cast from may matter", () => {
    const aurlock = "Doc Aurlock, Grizzled Genius";
    expect([totals({ cast: "Divination", from: "exile", with: [aurlock] }), totals({ cast: "Divination", with: [aurlock] }), totals({ cast: "Divination", from: "graveyard", against: [["Aven Interrupter"]] }), totals({ cast: "Divination", against: [["Aven Interrupter"]] })]).toEqual([["{U}"], ["{2}{U}"], ["{4}{U}"], ["{2}{U}"]]);
  });
  test("CR 601.2f: where an ability is activated from may matter", () => {
    const tools = made("Activated abilities of creature cards in your graveyard cost {1} less to activate.");
    const unearth = (from: string, cast: Board["cast"] = "Grizzly Bears"): Board => ({ cast, kind: "ability", from, cost: "{2}{B}", with: [tools] });
    expect([totals(unearth("graveyard")), totals(unearth("battlefield")), totals(unearth("graveyard", "Darksteel Axe"))]).toEqual([["{1}{B}"], ["{2}{B}"], ["{2}{B}"]]);
  });
  test("CR 601.2f: amounts are counted, and 0 of them change nothing", () => {
    const animar = (counters: number): Board => ({ cast: creature("{3}{G}"), with: [`Animar, Soul of Elements (+1/+1 ${counters})`] });
    expect([0, 1, 2, 5].map((counters) => totals(animar(counters)))).toEqual([["{3}{G}"], ["{2}{G}"], ["{1}{G}"], ["{G}"]]);
    const tax = made("Spells you cast cost {1} more to cast for each creature you control.");
    expect([totals({ cast: "Opt", with: [tax, "3 Grizzly Bears"] }), totals({ cast: "Opt", with: [tax] })]).toEqual([["{3}{U}"], ["{U}"]]);
  });
  test("CR 601.2b: a reduction bought with life is bought or not, each for itself", () => {
    const vigor = { cast: creature("{1}{G}{G}"), with: ["Defiler of Vigor"] };
    expect(full(vigor)).toEqual(["{1}{G} life 2", "{1}{G}{G}"]);
    expect(full({ ...vigor, with: ["2 Defiler of Vigor"] })).toEqual(["{1} life 2 life 2", "{1}{G} life 2", "{1}{G}{G}"]);
    expect(full({ ...vigor, cast: spell("{1}{G}", "Instant") })).toEqual(["{1}{G}"]);
    expect(paid({ ...vigor, with: ["Defiler of Vigor", "2 Forest"] })).toMatchObject({ lifePaid: 2, total: "{1}{G}" });
    const mana = [spend("{G}", "pool", "{1}"), spend("{G}", "pool", "{G}")];
    expect(refusals({ ...vigor, pool: "{G}{G}" }, plan("{1}{G}", mana))).toEqual(["CR 118.3 not-all-paid"]);
    expect(refusals({ ...vigor, pool: "{G}{G}" }, plan("{1}{G}", [...mana, { do: "life", amount: 2, pays: "cost reduction" }]))).toEqual([]);
  });
  test("CR 601.2f: a special action and what is no card are neither taxed nor helped", () => {
    expect(totals({ cast: "Abzan Guide", kind: "ability", from: "battlefield", cost: "{2}{W}{B}{G}", with: ["Training Grounds"] })).toEqual(["{2}{W}{B}{G}"]);
    expect(totals({ cast: "Saw It Coming", kind: "special", cost: "{2}", with: ["Helm of Awakening"] })).toEqual(["{2}"]);
    expect(totals({ cost: "{2}", with: ["Helm of Awakening", "Thorn of Amethyst"] })).toEqual(["{2}"]);
  });
  test("CR 702.41a: a spell's own reduction is a spell's: not of its abilities, nor of one without a card", () => {
    const myr = { cast: "Myr Enforcer", with: ["3 Sol Ring"] };
    expect([totals(myr), totals({ ...myr, kind: "ability", from: "battlefield", cost: "{4}" }), totals({ ...myr, with: [] })]).toEqual([["{4}"], ["{4}"], ["{7}"]]);
    expect(totals({ cast: "Academy Journeymage", with: [{ card: creature("{U}", "1", "Creature — Wizard") }] })).toEqual(["{3}{U}"]);
    expect(totals({ cast: "Academy Journeymage" })).toEqual(["{4}{U}"]);
  });
  test("CR 602.2b: what speaks of one kind of ability changes that kind alone", () => {
    const equip = { cast: "Darksteel Axe", kind: "ability", from: "battlefield", cost: "{2}", with: ["Auriok Steelshaper"] } as const;
    expect([totals({ ...equip, ability: "equip" }), totals(equip), totals({ ...equip, ability: "crew" }), totals({ ...equip, ability: "equip", with: [], against: [["Auriok Steelshaper"]] })]).toEqual([["{1}"], ["{2}"], ["{2}"], ["{2}"]]);
    expect(totals({ ...equip, ability: "crew", cast: creature("{1}"), with: ["Training Grounds"] })).toEqual(["{1}"]);
  });
});

describe("symbols of a reduction, CR 118.7", () => {
  test.each<[cost: string, reduce: string, readonly string[]]>([
    ["{3}{G}", "{X}", ["{3}{G}"]],
    ["{3}{G}", "{S}{S}", ["{1}{G}"]],
    ["{3}{G}", "{2/G}", ["{3}"]],
    ["{3}{G}", "{G/P}{G/P}", ["{2}"]],
    ["{1}{G}{R}", "{G/R/P}", ["{1}{G}", "{1}{R}"]],
    ["{1}{G}{R}", "{R/G}{R/G}", ["{1}", "{G}", "{R}"]],
    ["{1}{G}{G}{R}", "{R/G}{R/G}", ["{1}{G}", "{1}{R}", "{G}{G}"]],
    ["{2}", "{W}{U}{B}", ["{0}"]],
    ["{1}{C}{G}", "{C}", ["{1}{G}"]],
    ["{1}{S}{G}", "{2}", ["{S}{G}"]],
    ["{W}{W}", "{1}{W}", ["{W}"]],
    ["{3}{W}", "{1}{W}{W}", ["{1}"]],
    ["{G/W}{1}", "{G}", ["{1}", "{W}"]],
    ["{2/W}", "{1}", ["{1}", "{W}"]],
    ["{G/U/P}{1}", "{1}", ["{0}", "{G}", "{U}"]],
    ["{G/P}", "{G}", ["{0}"]],
  ])("%s less %s", (cost, reduce, expected) => expect(totals({ cast: spell(cost), reduce })).toEqual(expected));
  test("CR 107.4f: life for a symbol of two colors", () => {
    expect(full({ cast: spell("{G/U/P}"), reduce: "{1}" })).toEqual(["{0} life 2", "{G}", "{U}"]);
    expect(paid({ cast: spell("{G/U/P}{1}"), reduce: "{1}" })).toMatchObject({ total: "{0}", lifePaid: 2 });
    expect(statuses({ cast: spell("{G/U/P}"), life: 1 }, { cast: spell("{G/U/P}"), life: 2 }, { cast: spell("{G/U/P}"), life: 1, pool: "{U}" })).toEqual(["unpayable", "payable", "payable"]);
  });
  test("CR 107.4f: equal symbols paid in different ways are different totals", () => {
    expect(full({ cast: spell("{G/P}{G/P}{R/P}{1}"), reduce: "{1}" })).toEqual(["{0} life 2 life 2 life 2", "{G} life 2 life 2", "{G}{G} life 2", "{R} life 2 life 2", "{R}{G} life 2", "{R}{G}{G}"]);
  });
  test("CR 118.7a: of generic mana with rules of its own, the payer takes which", () => {
    const waterbend = { cast: spell("{2}{U}"), additional: ["Waterbend {2}"], reduce: "{3}" };
    expect(totals(waterbend)).toEqual(["{1}{U}"]);
    expect(statuses({ ...waterbend, pool: "{U}", with: ["Darksteel Axe"] }, { ...waterbend, pool: "{U}", with: [] }, { ...waterbend, pool: "{U}{U}", with: [] })).toEqual(["payable", "unpayable", "payable"]);
    const spirit = { cast: "Consume Spirit", x: 3, reduce: "{2}" };
    // Off what only black mana pays, or one off that and one off the rest.
    expect([full(spirit, 3), full({ ...spirit, reduce: "{9}" }, 3)]).toEqual([["{2}{B}", "{2}{B}"], ["{B}"]]);
  });
});

describe("the order of reductions, CR 601.2f", () => {
  test("CR 601.2f: what has a minimum comes first, whatever order they stand in", () => {
    const land = { cast: { name: "Some Land", type_line: "Artifact Land" }, kind: "ability", from: "battlefield", cost: "{2}" } as const;
    expect([totals({ ...land, with: ["Forensic Gadgeteer", "Blossoming Tortoise"] }), totals({ ...land, with: ["Blossoming Tortoise", "Forensic Gadgeteer"] })]).toEqual([["{0}"], ["{0}"]]);
    expect([totals({ ...land, with: ["2 Forensic Gadgeteer"] }), totals({ ...land, with: ["2 Blossoming Tortoise"] })]).toEqual([["{1}"], ["{0}"]]);
    const grounds = { cast: creature("{G}"), kind: "ability", from: "battlefield", cost: "{3}" } as const;
    expect([totals({ ...grounds, with: ["Training Grounds", "Zirda, the Dawnwaker"] }), totals({ ...grounds, with: ["Zirda, the Dawnwaker", "Training Grounds"] })]).toEqual([["{1}"], ["{1}"]]);
  });
  test("CR 118.7b: colored before generic, so that what spills is known", () => {
    for (const reduce of ["{1}{W}", "{W}{1}"]) expect(totals({ cast: spell("{1}{W}"), reduce })).toEqual(["{0}"]);
    for (const reduce of ["{2}{W}{W}", "{W}{W}{2}"]) expect(totals({ cast: spell("{3}{W}"), reduce })).toEqual(["{0}"]);
  });
  test("CR 118.7b: what cannot spill before what can", () => {
    const cleric = { cast: spell("{1}{W}", "Creature — Cleric"), reduce: "{W}" };
    expect([totals({ ...cleric, with: ["Edgewalker"] }), totals(cleric)]).toEqual([["{0}"], ["{1}"]]);
  });
  test("CR 601.2f: a reduction that would go below its minimum in one step is not taken", () => {
    const heartstone = { cast: creature("{G}"), kind: "ability", from: "battlefield", with: ["Heartstone"] } as const;
    expect([totals({ ...heartstone, cost: "{1}" }), totals({ ...heartstone, cost: "{G}" }), totals({ ...heartstone, cost: "{1}{G}" })]).toEqual([["{1}"], ["{G}"], ["{G}"]]);
  });
  test("CR 601.2f: a floor is the greatest of several, and of spells", () => {
    expect([totals({ cast: spell("{1}"), with: ["2 Trinisphere"] }), totals({ cast: spell("{3}"), with: ["Trinisphere"] }), totals({ cast: spell("{1}"), with: ["Trinisphere (tapped)"] })]).toEqual([["{3}"], ["{3}"], ["{1}"]]);
  });
});

describe("harmonize, CR 702.180", () => {
  const fire = (more: Board = {}): Board => ({ cast: "Channeled Dragonfire", from: "graveyard", cost: "{5}{R}{R}", graveyard: ["Channeled Dragonfire"], ...more });
  test("CR 702.180a: one untapped creature of yours may be tapped for a reduction by its power", () => {
    expect(full(fire({ with: ["Grizzly Bears", { card: creature("{3}", "4") }] }))).toEqual(["{1}{R}{R} tap-others", "{3}{R}{R} tap-others", "{5}{R}{R}"]);
    expect(full(fire({ with: ["3 Grizzly Bears", "Goblin Piker"] }))).toEqual(["{3}{R}{R} tap-others", "{5}{R}{R}"]);
  });
  test.each<[title: string, Board]>([
    ["a tapped one", fire({ with: ["Grizzly Bears (tapped)"] })],
    ["another player's", fire({ against: [["Grizzly Bears"]] })],
    ["no creature", fire({ with: ["Sol Ring"] })],
    ["one without power", fire({ with: ["Ornithopter"] })],
    ["one of less than none", fire({ with: ["Grizzly Bears (-1/-1 3)"] })],
    ["from the hand", fire({ with: ["Grizzly Bears"], from: "hand", graveyard: [] })],
    ["an ability", fire({ with: ["Grizzly Bears"], kind: "ability" })],
    ["a spell without it", fire({ with: ["Grizzly Bears"], cast: spell("{R}"), graveyard: [] })],
  ])("CR 702.180a: not %s", (_, board) => expect(full(board)).toEqual(["{5}{R}{R}"]));
  test("CR 702.180a: not for its mana cost, nor beside what the caller has said is tapped or has counted in", () => {
    expect(full({ cast: "Channeled Dragonfire", from: "graveyard", graveyard: ["Channeled Dragonfire"], with: ["Grizzly Bears"] })).toEqual(["{R}"]);
    expect(full(fire({ with: ["Grizzly Bears"], reduce: "{2}" }))).toEqual(["{3}{R}{R}"]);
    expect(full(fire({ with: ["Grizzly Bears"], additional: ["Tap an untapped creature you control"] }))).toEqual(["{5}{R}{R} tap-others"]);
    expect(full(fire({ with: ["Grizzly Bears"], additional: ["Sacrifice a creature"] }))).toEqual(["{3}{R}{R} tap-others sacrifice", "{5}{R}{R} sacrifice"]);
  });
  test("CR 702.180b: that creature, of that power, is tapped", () => {
    const board = fire({ with: ["Grizzly Bears (id b)", { card: creature("{3}", "4"), id: "c" }], pool: "{R}{R}{R}{R}{R}" });
    const steps = (object: string) => plan("{3}{R}{R}", [...["{1}", "{1}", "{1}", "{R}", "{R}"].map((pays) => spend("{R}", "pool", pays)), { do: "tap", object, for: "additional cost" }]);
    expect([refusals(board, steps("b")), refusals(board, steps("c"))[0]]).toEqual([[], "CR 118.8 not-that-cost"]);
    expect(paid({ ...fire({ with: ["Grizzly Bears", "5 Mountain"] }) })).toMatchObject({ tapped: { "Grizzly Bears": 1, Mountain: 5 } });
  });
});

describe("what a mana ability costs, CR 602.2b", () => {
  const signet = (...more: NonNullable<Board["with"]>): Board => ({ with: ["Azorius Signet (id s)", ...more] });
  test("CR 602.2b: less or more generic mana, for sources that are spoken of", () => {
    expect([activation(signet(), "s"), activation(signet("Forensic Gadgeteer"), "s"), activation({ ...signet(), against: [["Forensic Gadgeteer"]] }, "s")]).toEqual(["{1}", "{1}", "{1}"]);
    const banner = { with: [made("{3}, {T}: Add {G}{G}{G}{G}.", { type_line: "Artifact" })].map((entry) => ({ ...entry, id: "x" })) };
    const withOne = (...more: NonNullable<Board["with"]>) => activation({ with: [...banner.with, ...more] }, "x");
    expect([withOne(), withOne("Forensic Gadgeteer"), withOne("2 Forensic Gadgeteer"), withOne("5 Forensic Gadgeteer"), withOne("Training Grounds")]).toEqual(["{3}", "{2}", "{1}", "{1}", "{3}"]);
  });
  test("CR 602.2b: increases count first, colored mana stays, and no more than the generic part goes", () => {
    const priest = (cost: string, ...more: NonNullable<Board["with"]>) => activation({ with: [{ ...made(`${cost}: Add {G}{G}{G}.`, { type_line: "Creature — Elf", mana_cost: "{W}", colors: ["W"] }), id: "x" }, ...more] }, "x");
    expect([priest("{G}"), priest("{G}", "Heartstone"), priest("{1}{G}", "Heartstone"), priest("{2}", "Heartstone"), priest("{1}", "Heartstone"), priest("{1}{G}", "3 Heartstone")]).toEqual(["{G}", "{G}", "{G}", "{1}", "{1}", "{G}"]);
    const rays = { card: "Oppressive Rays", attachedTo: "x" };
    expect([priest("{G}", rays), priest("{1}", rays), priest("{G}", rays, "Heartstone"), priest("{T}", rays)]).toEqual(["{3}{G}", "{4}", "{2}{G}", "{3}"]);
    expect([priest("{G}", "Suppression Field"), priest("{G}", "Zirda, the Dawnwaker")]).toEqual(["{G}", "{G}"]);
  });
  test("CR 602.2b, 601.2f: an ability that asks for no mana can come to cost some", () => {
    const board: Board = { cast: spell("{2}{G}"), with: ["Elvish Mystic (id m)", { card: "Oppressive Rays", attachedTo: "m" }, "2 Forest"] };
    expect(statuses(board, { ...board, cast: spell("{1}{G}") })).toEqual(["unpayable", "payable"]);
  });
  test("CR 601.2f: reductions with a minimum first", () => {
    const land = (...more: NonNullable<Board["with"]>) => activation({ with: [{ ...made("{2}, {T}: Add {G}{G}{G}.", { type_line: "Artifact Land" }), id: "x" }, ...more] }, "x");
    expect([land("Blossoming Tortoise"), land("Forensic Gadgeteer"), land("Blossoming Tortoise", "Forensic Gadgeteer"), land("Forensic Gadgeteer", "Blossoming Tortoise"), land("3 Blossoming Tortoise")]).toEqual(["{1}", "{1}", "{0}", "{0}", "{0}"]);
  });
  test("CR 608.2: by an amount", () => {
    const agatha = (...more: NonNullable<Board["with"]>) => activation({ with: [{ ...made("{4}, {T}: Add {G}{G}{G}.", { type_line: "Creature — Elf" }), id: "x" }, ...more] }, "x");
    expect([agatha("Agatha of the Vile Cauldron"), agatha("Agatha of the Vile Cauldron (+1/+1 2)")]).toEqual(["{3}", "{1}"]);
  });
  test("CR 701.67a: waterbend is mana like any other there", () => {
    const board = { cast: spell("{G}"), pool: "{C}", with: [{ ...made("Waterbend {1}: Add {G}.", { type_line: "Artifact" }), id: "x" }] };
    expect(refusals(board, plan("{G}", [tap("x", "{G}", { taps: [], with: [{ unit: "{C}", from: "pool", pays: "{1}" }] }), spend("{G}", "x", "{G}")]))).toEqual([]);
  });
});

describe("X in words, CR 107.3i", () => {
  test("CR 107.3i: as much life, as many creatures; nothing where X is 0", () => {
    expect([full({ cast: "Toxic Deluge" }, 3), full({ cast: "Toxic Deluge" }, 0)]).toEqual([["{2}{B} life"], ["{2}{B}"]]);
    const altar = { cast: spell("{B}"), additional: ["Sacrifice X creatures"] };
    expect([full(altar, 2), full(altar, 0), full(altar)]).toEqual([["{B} sacrifice"], ["{B}"], ["{B}"]]);
    expect(statuses({ ...altar, x: 2, pool: "{B}", with: ["2 Grizzly Bears"] }, { ...altar, x: 3, pool: "{B}", with: ["2 Grizzly Bears"] }, { ...altar, x: 0, pool: "{B}" })).toEqual(["payable", "unpayable", "payable"]);
    expect(full({ cast: spell("{B}"), additional: ["Sacrifice a creature", "Pay 1 life"] })).toEqual(["{B} sacrifice life"]);
  });
});
