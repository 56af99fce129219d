/** Several rules at once: the order that makes a payment possible, and costs that are not mana; CR 601.2f-h, 118. */
import { describe, expect, test } from "vitest";
import { creature, makes, paid, plan, refusals, spell, spend, statuses, tap, totals, unit } from "../traps/testing.ts";

describe("discounts in special mana, CR 118.7", () => {
  test("CR 118.7: a colored discount meets what was announced for a hybrid symbol", () => {
    expect(totals({ cast: spell("{W/U}{W/U}"), reduce: "{W}" })).toEqual(["{U}", "{U}{U}", "{W}"]);
    expect(totals({ cast: spell("{1}{W/P}"), reduce: "{W}" })).toEqual(["{0}", "{1}"]);
  });
  test("CR 118.7e: of a hybrid discount the payer picks the half", () => expect(totals({ cast: spell("{1}{R}"), reduce: "{R/G}" })).toEqual(["{1}", "{R}"]));
  test("CR 118.7f: a Phyrexian discount is one in its color", () => expect(totals({ cast: spell("{1}{G}"), reduce: "{G/P}" })).toEqual(["{1}"]));
  test("CR 118.7g: a snow discount is a generic one", () => expect(totals({ cast: spell("{1}{S}"), reduce: "{S}" })).toEqual(["{S}"]));
  test("CR 702.48c: Goblin offering takes the sacrificed creature's symbols off, one by one", () => {
    const patron = { cast: "Patron of the Akki", additional: ["Sacrifice Boggart Ram-Gang"], reduce: "{R/G}{R/G}{R/G}" };
    expect(totals({ ...patron, with: ["Boggart Ram-Gang"] })).toContain("{3}");
    expect(paid({ ...patron, with: ["Boggart Ram-Gang", "3 Island"] })).toMatchObject({ sacrificed: { "Boggart Ram-Gang": 1 }, tapped: { Island: 3 } });
  });
  test("CR 601.2f: counters make Animar's discount", () =>
    expect(totals({ cast: creature("{3}{G}"), with: ["Animar, Soul of Elements (+1/+1 2)"] })).toEqual(["{1}{G}"]));
  test("CR 205.2: Cloud Key's chosen card type", () =>
    expect(totals({ cast: spell("{3}", "Artifact"), with: ["Cloud Key (chosen artifact)"] })).toEqual(["{2}"]));
});

describe("order, CR 601.2g", () => {
  test("CR 601.2g: count first, give up later", () => {
    expect(
      statuses(
        { cast: spell("{6}{U}{U}{U}"), with: ["Tolarian Academy", "2 Darksteel Axe", "Krark-Clan Ironworks"] },
        { cast: spell("{7}{U}{U}{U}"), with: ["Tolarian Academy", "2 Darksteel Axe", "Krark-Clan Ironworks"] },
      ),
    ).toEqual(["payable", "unpayable"]);
    expect(
      statuses(
        { cast: spell("{3}{G}{G}{G}"), with: ["Gaea's Cradle", "3 Eldrazi Spawn"] },
        { cast: spell("{4}{G}{G}{G}"), with: ["Gaea's Cradle", "3 Eldrazi Spawn"] },
      ),
    ).toEqual(["payable", "unpayable"]);
    expect(statuses({ cast: spell("{4}{G}{G}"), with: ["Gaea's Cradle", "2 Grizzly Bears", "Ashnod's Altar"] })).toEqual(["payable"]);
  });
  test("CR 601.2g: tap it for mana, then give it up for mana", () =>
    expect(
      statuses(
        { cast: spell("{G}{B}{B}"), with: ["Phyrexian Tower", "Llanowar Elves"] },
        { cast: spell("{G}{G}{B}{B}"), with: ["Phyrexian Tower", "Llanowar Elves"] },
        { cast: spell("{4}"), with: ["Ashnod's Altar", "Palladium Myr"] },
      ),
    ).toEqual(["payable", "unpayable", "payable"]));
  test("CR 605.3a: a chain of Signets begins with one mana", () =>
    expect(
      statuses(
        { cast: spell("{W}{U}{B}{R}{G}"), with: ["Azorius Signet", "Rakdos Signet", "Gruul Signet", "2 Wastes"] },
        { cast: spell("{W}{U}{B}{R}{G}"), with: ["Azorius Signet", "Rakdos Signet", "Gruul Signet", "Wastes"] },
      ),
    ).toEqual(["payable", "unpayable"]));
  test("CR 107.5, 107.6: what taps for mana and untaps for mana may do both, in turn", () => {
    expect(paid({ cast: spell("{U}"), with: ["Pili-Pala", "Cryptolith Rite", "Wastes"] })).toMatchObject({ status: "payable" });
    expect(
      statuses(
        { cast: spell("{W}{U}{B}{R}{G}"), with: ["Pili-Pala", "Cryptolith Rite", "Mana Reflection"] },
        { cast: spell("{U}{R}"), with: ["Pili-Pala", "Cryptolith Rite"] },
      ),
    ).toEqual(["payable", "unpayable"]);
  });
  test("CR 602.5b: Wall of Roots once a turn, tapped and new or not", () =>
    expect(
      statuses(
        { cast: spell("{G}"), with: ["Wall of Roots (tapped, sick)"] },
        { cast: spell("{G}{G}"), with: ["Wall of Roots"] },
        { cast: spell("{G}{G}"), with: ["2 Wall of Roots"] },
      ),
    ).toEqual(["payable", "unpayable", "payable"]));
  test("CR 702.51a: three Elves tapped for the Druid do not convoke", () => {
    const board = ["Heritage Druid (sick)", "5 Llanowar Elves (sick)"];
    expect(statuses({ cast: spell("{4}{G}{G}", "Sorcery", "Convoke"), with: board }, { cast: spell("{5}{G}{G}", "Sorcery", "Convoke"), with: board })).toEqual([
      "payable",
      "unpayable",
    ]);
  });
});

describe("costs that are not mana, CR 118.8", () => {
  const free = { cast: spell("{1}"), pool: "{C}" };
  test("CR 118.3, 601.2b: tap, discard, return, exile, pay life: there must be enough", () => {
    const tapping = { cast: spell("{5}"), cost: "Tap three untapped white creatures you control", from: "graveyard" };
    expect(
      statuses(
        { ...tapping, with: ["3 Savannah Lions (sick)"] },
        { ...tapping, with: ["2 Savannah Lions"] },
        { ...tapping, with: ["2 Savannah Lions", "Grizzly Bears"] },
      ),
    ).toEqual(["payable", "unpayable", "unpayable"]);
    const returning = { cast: "Gush", cost: "Return two Islands you control to their owner's hand" };
    expect(statuses({ ...returning, with: ["2 Island (tapped)"] }, { ...returning, with: ["Island"] })).toEqual(["payable", "unpayable"]);
    const pitching = { cast: "Force of Will", cost: "Pay 1 life, Exile a blue card from your hand" };
    expect(statuses({ ...pitching, hand: ["Opt"] }, { ...pitching, hand: ["Lightning Bolt"] }, { ...pitching, hand: ["Opt"], life: 0 })).toEqual([
      "payable",
      "unpayable",
      "unpayable",
    ]);
  });
  test("CR 119.4: life as an additional cost, after life for mana", () => {
    const life = { additional: ["Pay 3 life"] };
    expect(
      statuses(
        { ...free, ...life, life: 3 },
        { ...free, ...life, life: 2 },
        { cast: spell("{W}"), ...life, life: 3, with: ["Mana Confluence"] },
        { cast: spell("{W}"), ...life, life: 4, with: ["Mana Confluence"] },
      ),
    ).toEqual(["payable", "unpayable", "unpayable", "payable"]);
  });
  test("CR 118.10: a card exiled for mana is not discarded for a cost, a creature that convokes is not tapped for another", () => {
    const red = { cast: spell("{R}"), additional: ["Discard a card"] };
    expect(statuses({ ...red, hand: ["Simian Spirit Guide"] }, { ...red, hand: ["Simian Spirit Guide", "Opt"] })).toEqual(["unpayable", "payable"]);
    const tapping = { cast: spell("{1}", "Instant", "Convoke"), additional: ["Tap an untapped creature you control"] };
    expect(statuses({ ...tapping, with: ["Grizzly Bears"] }, { ...tapping, with: ["2 Grizzly Bears"] })).toEqual(["unpayable", "payable"]);
  });
  test("CR 601.2b: an additional cost that the card itself asks for", () => {
    expect(
      statuses(
        { cast: "Natural Order", with: ["4 Forest", "Grizzly Bears"] },
        { cast: "Natural Order", with: ["4 Forest", "Ornithopter"] },
        { cast: "Natural Order", with: ["3 Forest", "Llanowar Elves"] },
      ),
    ).toEqual(["payable", "unpayable", "payable"]);
    expect(paid({ cast: "Village Rites", with: ["Swamp", "Eldrazi Spawn"] })).toMatchObject({ sacrificed: { "Eldrazi Spawn": 1 } });
  });
  test("CR 601.2h: what was sacrificed for mana may be exiled from the graveyard as a cost", () =>
    expect(
      paid({
        cast: "Lightning Bolt",
        from: "graveyard",
        cost: "{R}",
        additional: ["Exile three other cards from your graveyard"],
        with: ["Underworld Breach", "Lotus Petal"],
        graveyard: ["Lightning Bolt", "2 Divination"],
      }),
    ).toMatchObject({ exiled: { "Lotus Petal": 1, Divination: 2 } }));
});

describe("colors and types that effects change", () => {
  test("CR 105.2c: under Mycosynth Lattice no permanent has a color to look at", () => {
    const lattice = "Mycosynth Lattice";
    expect([makes({ with: [lattice, "Bloom Tender (id x)", "Watchwolf"] }, "x"), makes({ with: [lattice, "Meteor Crater (id x)", "Watchwolf"] }, "x")]).toEqual(
      [[], []],
    );
    expect(makes({ with: [lattice, "Nykthos, Shrine to Nyx (id x)", "Kalonian Tusker"] }, "x")).toEqual(["C", "GG"]);
    expect(
      statuses(
        { cast: spell("{G}", "Instant", "Convoke"), with: [lattice, "Grizzly Bears"] },
        { cast: spell("{1}", "Instant", "Convoke"), with: [lattice, "Grizzly Bears"] },
      ),
    ).toEqual(["unpayable", "payable"]);
  });
  test("CR 702.51a: under Celestial Dawn creatures are white and convoke as such", () =>
    expect(
      statuses(
        { cast: spell("{W}", "Instant", "Convoke"), with: ["Celestial Dawn", "Grizzly Bears"] },
        { cast: spell("{G}", "Instant", "Convoke"), with: ["Celestial Dawn", "Grizzly Bears"] },
      ),
    ).toEqual(["payable", "unpayable"]));
  test("CR 701.21: under the Lattice lands feed the Ironworks", () =>
    expect(statuses({ cast: spell("{3}"), with: ["Forest", "Mycosynth Lattice", "Krark-Clan Ironworks (tapped)"] })).toEqual(["payable"]));
  test("CR 302.6: a land creature under Blood Moon is as new as before", () =>
    expect(statuses({ cast: spell("{R}"), with: ["Blood Moon", "Dryad Arbor (sick)"] }, { cast: spell("{R}"), with: ["Blood Moon", "Dryad Arbor"] })).toEqual([
      "unpayable",
      "payable",
    ]));
  test("CR 609.4b, 601.2g: one of those that let mana be spent is enough, and the others may feed the Ironworks", () => {
    const works = (...more: readonly string[]) => ({ cast: creature("{1}{U}{U}"), with: ["Krark-Clan Ironworks (tapped)", ...more] });
    expect(paid(works("2 Chromatic Orrery (tapped)"))).toMatchObject({ sacrificed: { "Chromatic Orrery": 1, "Krark-Clan Ironworks": 1 } });
    expect(paid(works("Chromatic Orrery (tapped)", "Mycosynth Lattice"))).toMatchObject({ status: "payable" });
    expect(statuses(works("Chromatic Orrery (tapped)"))).toEqual(["unpayable"]);
  });
  test("CR 601.2g: an X that a discount takes off leaves nothing due, and then nothing can be put into the graveyard to be exiled", () => {
    const board = { cast: creature("{X}"), reduce: "{2}", additional: ["Exile a card from your graveyard"], with: ["Lotus Petal"] };
    expect(statuses({ ...board, x: 1 }, { ...board, x: 2 }, { ...board, x: 3 }, { ...board, x: 4 })).toEqual(["unpayable", "unpayable", "payable", "unpayable"]);
    expect(paid({ ...board, x: "max" })).toMatchObject({ maxX: 3 });
  });
  test("CR 107.3g: X of a Ballista is 0 for Food Chain", () =>
    expect(
      statuses(
        { cast: creature("{W}"), with: ["Food Chain", "Walking Ballista (+1/+1 3)"] },
        { cast: creature("{W}{W}"), with: ["Food Chain", "Walking Ballista (+1/+1 3)"] },
      ),
    ).toEqual(["payable", "unpayable"]));
  test("CR 107.4h: snow creatures and snow artifacts make snow mana", () =>
    expect(
      statuses(
        { cast: spell("{S}"), with: ["Boreal Druid"] },
        { cast: spell("{S}"), with: ["Coldsteel Heart (chosen R)"] },
        { cast: spell("{S}{S}"), with: ["2 Arcum's Astrolabe", "Forest"] },
        { cast: spell("{S}{S}"), with: ["2 Arcum's Astrolabe", "2 Forest"] },
      ),
    ).toEqual(["payable", "payable", "unpayable", "payable"]));
  test("CR 614: Damping Sphere looks at what triplers and Urza lands make", () => {
    expect(makes({ with: ["Damping Sphere", "Virtue of Strength", "Forest (id x)"] }, "x")).toEqual(["C"]);
    expect(makes({ with: ["Damping Sphere", "Urza's Tower (id x)", "Urza's Mine", "Urza's Power Plant"] }, "x")).toEqual(["C"]);
  });
});

describe("what leaves while costs are paid, CR 601.2h", () => {
  test("CR 601.2h, 609.4b: Celestial Dawn may be given up before green mana is spent, so nothing is called unpayable", () => {
    const board = { cast: spell("{G}"), additional: ["Sacrifice an enchantment"], pool: "{G}" };
    expect(statuses({ ...board, with: ["Celestial Dawn"] }, { ...board, with: ["Propaganda"] }, { ...board, with: ["Celestial Dawn", "Propaganda"], pool: "{W}" })).toEqual([
      "unknown", "payable", "payable",
    ]);
  });
  test("CR 119.4, 601.2g: a life cost that needs the mana of what deals damage first is not thought payable, and nothing is proved", () => {
    const celebrant = { card: { name: "Celebrant", type_line: "Creature — Cleric", power: "1", oracle_text: "{1}, Pay 1 life: Add one mana of any color." } };
    const board = { cast: spell("{W}"), with: ["Ancient Tomb", celebrant] };
    expect(statuses({ ...board, life: 1 }, { ...board, life: 2 }, { ...board, life: 3 }, { ...board, life: 1, with: ["Wastes", celebrant] })).toEqual(["unknown", "unknown", "payable", "payable"]);
  });
  test("CR 107.6, 702.51a: what has untapped itself for mana may convoke", () => {
    const board = { cast: spell("{3}{2/W}", "Creature", "Convoke", "Delve"), pool: "{C}{C}", with: ["Pili-Pala (tapped)"], graveyard: ["2 Opt"] };
    expect(paid(board)).toMatchObject({ status: "payable", optimal: true, convoked: 1, delved: 2, maxDelved: 2 });
  });
  test("CR 106.3, 603.2: of several triggers a plan tells which made which mana", () =>
    expect(paid({ cast: spell("{W}{W}{W}{U}{U}"), with: ["Skycloud Expanse", "Wastes", "3 Zendikar Resurgent"] })).toMatchObject({ status: "payable" }));
});

describe("others than itself, of several alike", () => {
  const two = (oracle_text: string) => ({ card: { name: "Some Source", type_line: "Creature — Elf", power: "1", oracle_text }, id: "x", count: 2 });
  test("CR 601.2f: each of two discounts for other creatures counts the other one", () => {
    const discount = two("Spells you cast cost {1} less to cast for each other creature you control.");
    expect(totals({ cast: spell("{9}"), with: [discount] })).toEqual(["{7}"]);
    expect(totals({ cast: spell("{9}"), with: [discount, "Grizzly Bears"] })).toEqual(["{5}"]);
  });
  test("CR 602.5: whichever of them is asked, a condition counts the others", () => {
    const board = { cast: spell("{C}"), with: [two("{T}: Add {C}. Activate only if you control two or more other creatures.")] };
    for (const id of ["x#1", "x#2"]) expect(refusals(board, plan("{C}", [tap(id, "{C}")]))).toContain("CR 602.5 condition-not-met");
    for (const id of ["x#1", "x#2"]) expect(refusals({ ...board, with: [...board.with, "Grizzly Bears"] }, plan("{C}", [tap(id, "{C}"), spend("{C}", id, "{C}")]))).toEqual([]);
  });
  test("CR 608.2h: what is gone as its effect counts is none of those that are left", () => {
    const board = { cast: spell("{G}"), with: [two("Sacrifice this creature: Add {G} for each other creature you control.")] };
    expect(paid(board)).toMatchObject({ sacrificed: { "Some Source": 1 } });
    for (const id of ["x#1", "x#2"]) expect(refusals(board, plan("{G}", [tap(id, "{G}", { taps: [], sacrifices: [id] }), spend("{G}", id, "{G}")]))).toEqual([]);
    expect(statuses({ ...board, cast: spell("{G}{G}"), with: [...board.with, "Grizzly Bears"] })).toEqual(["payable"]);
  });
  test("CR 605.3b: one that is tapped is the object itself, and the other one is not", () => {
    const board = { cast: spell("{G}"), with: [two("{T}: Add {G} for each other untapped creature you control.")] };
    for (const id of ["x#1", "x#2"]) expect(refusals(board, plan("{G}", [tap(id, "{G}"), spend("{G}", id, "{G}")]))).toEqual([]);
    expect(refusals(board, plan("{G}", [tap("x#1", "{G}"), tap("x#2", "{G}"), spend("{G}", "x#1", "{G}")]))).toEqual(["CR 605.3b adds-something-else"]);
  });
  test("CR 605.3b: one that stays is none of the others", () => {
    const board = { cast: spell("{G}"), pool: "{C}", with: [two("{1}: Add {G} for each other creature you control.")] };
    for (const id of ["x#1", "x#2"]) {
      const step = (adds: string) => tap(id, adds, { taps: [], with: [unit("{C}", "pool", "{1}")] });
      expect(refusals(board, plan("{G}", [step("{G}"), spend("{G}", id, "{G}")]))).toEqual([]);
      expect(refusals(board, plan("{G}", [step("{G}{G}"), spend("{G}", id, "{G}")]))).toContain("CR 605.3b adds-something-else");
    }
  });
});
