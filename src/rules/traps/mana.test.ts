/** Traps 16 to 26: which mana pays which symbol, and what mana remembers. */
import { describe, expect, test } from "vitest";
import { answerTo, creature, paid, plan, refusals, spell, spend, statuses, tap, unit } from "./testing.ts";

const FORESTS = "4 Forest";

describe("symbols that not every mana pays", () => {
  test("CR 107.4c trap 16: {C} takes colorless mana only", () => {
    const seer = { cast: "Thought-Knot Seer" };
    expect(statuses({ ...seer, with: [FORESTS] }, { ...seer, with: ["Sol Ring", "2 Forest"] })).toEqual(["unpayable", "payable"]);
    expect(refusals({ cast: spell("{C}"), pool: "{G}" }, plan("{C}", [spend("{G}", "pool", "{C}")]))).toContain("CR 107.4 mana-does-not-pay-that");
  });
  test("CR 609.4b trap 16: leave to spend mana as any color does not reach {C}", () =>
    expect(
      statuses({ cast: "Thought-Knot Seer", with: ["Mycosynth Lattice", FORESTS] }, { cast: spell("{W}{U}{B}{R}"), with: ["Mycosynth Lattice", FORESTS] }),
    ).toEqual(["unpayable", "payable"]));
  test("CR 118.14 trap 16: leave to spend it as any type does", () => {
    const seer = { cast: "Thought-Knot Seer", from: "library", with: ["Vizier of the Menagerie", FORESTS] };
    expect(statuses(seer)).toEqual(["payable"]);
  });
  test("CR 107.4e trap 17: {C/W} takes colorless or white, nothing else", () => {
    const cast = { name: "Some Spell", mana_cost: "{C/W}", type_line: "Sorcery" };
    expect(statuses(...["{C}", "{W}", "{U}", "{G}"].map((pool) => ({ cast, pool })))).toEqual(["payable", "payable", "unpayable", "unpayable"]);
    expect(statuses({ cast: "Ulalek, Fused Atrocity", with: ["4 Mountain", "Plains"] })).toEqual(["unpayable"]);
  });
  test("CR 107.4h trap 18: {S} looks at the source, and any type of it will do", () => {
    const snowy = { cast: spell("{S}") };
    expect(
      statuses(
        { ...snowy, with: ["Snow-Covered Forest"] },
        { ...snowy, with: ["Forest"] },
        { ...snowy, pool: [{ type: "C", snow: true }] },
        { ...snowy, pool: "{C}" },
      ),
    ).toEqual(["payable", "unpayable", "payable", "unpayable"]);
  });
  test("CR 118.14 trap 18: leave to spend mana as any type does not make it snow", () => {
    const from = "library";
    expect(
      statuses(
        { cast: "Icehide Golem", from, with: ["Vizier of the Menagerie", "Forest"] },
        { cast: "Icehide Golem", from, with: ["Vizier of the Menagerie", "Snow-Covered Forest"] },
      ),
    ).toEqual(["unpayable", "payable"]);
  });
  test("CR 106.3 trap 18: a snow artifact makes snow out of any mana, a Signet plain mana out of snow", () => {
    expect(paid({ cast: spell("{S}"), with: ["Forest", "Arcum's Astrolabe"] })).toMatchObject({ tapped: { Forest: 1, "Arcum's Astrolabe": 1 } });
    expect(
      statuses(
        { cast: spell("{S}{W}"), with: ["Snow-Covered Forest", "Azorius Signet"] },
        { cast: spell("{U}{W}"), with: ["Snow-Covered Forest", "Azorius Signet"] },
      ),
    ).toEqual(["unpayable", "payable"]);
  });
  test("CR 106.3 trap 19: mana that a replacement adds has the tapped land as its source, mana of a trigger has not", () => {
    const two = { cast: spell("{S}{S}") };
    expect(statuses({ ...two, with: ["Mana Reflection", "Snow-Covered Forest"] }, { ...two, with: ["Heartbeat of Spring", "Snow-Covered Forest"] })).toEqual([
      "payable",
      "unpayable",
    ]);
    expect(statuses({ cast: spell("{S}{G}"), with: ["Heartbeat of Spring", "Snow-Covered Forest"] })).toEqual(["payable"]);
  });
});

describe("what mana may be spent on", () => {
  test("CR 106.6 trap 20: what forbids nonartifact spells allows abilities; what allows artifact spells forbids them", () => {
    const charm = { cast: "Azorius Charm" };
    expect(statuses({ ...charm, with: ["Powerstone", "Azorius Signet"] }, { ...charm, with: ["Mishra's Workshop", "Azorius Signet"] })).toEqual([
      "payable",
      "unpayable",
    ]);
    const signet = { ...charm, with: ["Mishra's Workshop (id w)", "Azorius Signet (id s)"] };
    const steps = [tap("w", "{C}{C}{C}"), tap("s", "{W}{U}", { with: [unit("{C}", "w", "{1}")] }), spend("{W}", "s", "{W}"), spend("{U}", "s", "{U}")];
    expect(refusals(signet, plan("{W}{U}", steps))).not.toEqual([]);
  });
  test("CR 106.6 trap 20: the referee names the restriction as the reason, for an ability", () => {
    const board = { cast: "Azorius Charm", with: ["Mishra's Workshop (id w)", "Azorius Signet (id s)"] };
    const rules = refusals(board, plan("{W}{U}", [tap("w", "{C}{C}{C}"), tap("s", "{W}{U}", { with: [unit("{C}", "w", "{1}")] })])).map((refusal) =>
      refusal.split(" ").slice(0, 2).join(" "),
    );
    expect(rules).toContain("CR 106.6");
  });
  test("CR 106.6 trap 20: the referee names the restriction as the reason, for a spell", () => {
    const board = { cast: spell("{1}"), with: ["Powerstone (id p)"] };
    const rules = refusals(board, plan("{1}", [tap("p", "{C}"), spend("{C}", "p", "{1}")])).map((refusal) => refusal.split(" ").slice(0, 2).join(" "));
    expect(rules).toContain("CR 106.6");
  });
  test("CR 106.6 trap 20: neither pays for a sorcery, both pay for an artifact", () => {
    const sorcery = spell("{2}{U}");
    const engine = spell("{3}", "Artifact");
    expect(
      statuses(
        { cast: sorcery, with: ["Powerstone", "2 Island"] },
        { cast: engine, with: ["Powerstone", "2 Island"] },
        { cast: engine, with: ["Mishra's Workshop"] },
      ),
    ).toEqual(["unpayable", "payable", "payable"]);
  });
  test("CR 106.6 trap 21: mana for creature spells pays all of the spell: kicker and commander tax", () => {
    expect(paid({ cast: "Verdeloth the Ancient", additional: ["{X}"], x: "max", with: ["9 Ancient Ziggurat"] })).toMatchObject({ maxX: 3 });
    expect(statuses({ cast: creature("{1}{G}"), from: "command", additional: ["{2}"], with: ["4 Ancient Ziggurat"] })).toEqual(["payable"]);
  });
  test("CR 702.103b trap 21: bestowed, it is an Aura and no creature spell", () =>
    expect(statuses({ cast: "Boon Satyr", with: ["3 Ancient Ziggurat"] }, { cast: "Boon Satyr", cost: "{3}{G}{G}", with: ["5 Ancient Ziggurat"] })).toEqual([
      "payable",
      "unpayable",
    ]));
  test("CR 702.37c trap 22: a spell cast face down is a creature spell without subtypes", () => {
    const faceDown = { name: "Some Spell", type_line: "Creature" };
    const satyr = { name: "Some Spell", type_line: "Creature — Satyr", mana_cost: "{3}" };
    const cavern = ["2 Wastes", "Cavern of Souls (chosen Satyr, id c)"];
    expect(statuses({ cast: faceDown, cost: "{3}", with: ["3 Ancient Ziggurat"] })).toEqual(["payable"]);
    // Cavern's colorless half is not bound to anything, so a colored cost shows it.
    expect(statuses({ cast: faceDown, cost: "{2}{G}", with: cavern }, { cast: satyr, cost: "{2}{G}", with: cavern })).toEqual(["unpayable", "payable"]);
  });
  test("CR 106.6 trap 23: mana out of a Signet is bound by nothing, whatever went in", () => {
    const board = { cast: "Azorius Charm", with: ["Powerstone (id p)", "Azorius Signet (id s)"] };
    const steps = [tap("p", "{C}"), tap("s", "{U}{W}", { with: [unit("{C}", "p", "{1}")] }), spend("{W}", "s", "{W}"), spend("{U}", "s", "{U}")];
    expect(refusals(board, plan("{W}{U}", steps))).toEqual([]);
  });
  test("CR 609.4b trap 24: under Celestial Dawn white pays every color", () =>
    expect(statuses({ cast: spell("{U}{R}"), pool: "{W}{W}" }, { cast: spell("{U}{R}"), pool: "{W}{W}", with: ["Celestial Dawn"] })).toEqual([
      "unpayable",
      "payable",
    ]));
  test("CR 609.4b trap 24: and other mana is worth no more than colorless, for its own color too", () => {
    const green = { with: ["Celestial Dawn"], pool: "{G}" };
    expect(
      statuses(
        { ...green, cast: spell("{G}") },
        { ...green, cast: spell("{1}") },
        { ...green, cast: spell("{C}") },
        { ...green, cast: spell("{G}"), with: [] },
      ),
    ).toEqual(["unpayable", "payable", "payable", "payable"]);
  });
});

describe("what counts as mana spent", () => {
  test("CR 702.51, 702.66, 107.4f trap 25: what stands in for mana leaves no mana behind: only mana steps are mana", () => {
    const answer = answerTo({ cast: spell("{2}{W}{B/P}", "Sorcery", "Convoke", "Delve"), with: ["Savannah Lions"], graveyard: ["2 Divination"] });
    expect(answer).toMatchObject({ status: "payable", summary: { convoked: 1, delved: 2, lifePaid: 2, tapped: { "Savannah Lions": 1 } } });
    expect(answer.status === "payable" && answer.plan.steps.filter((step) => step.do === "mana" || step.do === "activate")).toEqual([]);
  });
  test("CR 118.3a trap 26: mana that floats is used before anything is tapped", () =>
    expect(paid({ cast: "Unsummon", pool: "{U}", with: ["Island"] })).toMatchObject({ tapped: {}, floating: "" }));
  test("CR 118.3a trap 26: if its color is right", () => {
    expect(paid({ cast: "Unsummon", pool: "{R}", with: ["Island"] })).toMatchObject({ tapped: { Island: 1 }, floating: "{R}" });
    expect(paid({ cast: spell("{1}{U}"), pool: "{U}", with: ["Mountain", "Island"], hand: ["Unsummon"] })).toMatchObject({
      tapped: { Mountain: 1 },
      floating: "",
    });
  });
  test("CR 106.4 trap 26: what a source made too much stays in the pool", () => {
    expect(paid({ cast: spell("{1}"), with: ["Sol Ring"] })).toMatchObject({ tapped: { "Sol Ring": 1 }, floating: "{C}" });
    expect(paid({ cast: spell("{1}"), with: ["Sol Ring", "Wastes"] })).toMatchObject({ tapped: { Wastes: 1 }, floating: "" });
  });
});
