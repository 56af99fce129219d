/** What makes spells and abilities cheaper and dearer, card by card; CR 601.2f, 118.7. */
import { describe, expect, test } from "vitest";
import { creature, paid, spell, statuses, totals } from "../traps/testing.ts";

describe("taxes and discounts of permanents", () => {
  test("CR 601.2f: Thalia taxes noncreature spells, whoever controls her", () => {
    const thalia = "Thalia, Guardian of Thraben";
    expect(totals({ cast: "Opt", with: [thalia] })).toEqual(["{1}{U}"]);
    expect(totals({ cast: "Opt", against: [[thalia]] })).toEqual(["{1}{U}"]);
    expect(totals({ cast: "Grizzly Bears", with: [thalia] })).toEqual(["{1}{G}"]);
  });
  test("CR 601.2f: Goblin Electromancer helps with its controller's instants and sorceries only", () => {
    expect(totals({ cast: "Divination", with: ["Goblin Electromancer"] })).toEqual(["{1}{U}"]);
    expect(totals({ cast: "Divination", against: [["Goblin Electromancer"]] })).toEqual(["{2}{U}"]);
    expect(totals({ cast: "Giant Spider", with: ["Goblin Electromancer"] })).toEqual(["{3}{G}"]);
  });
  test("CR 601.2f: Helm of Awakening helps everybody, and twice if there are two", () => {
    expect(totals({ cast: "Giant Spider", with: ["Helm of Awakening"], against: [["Helm of Awakening"]] })).toEqual(["{1}{G}"]);
  });
  test("CR 105.2: a Medallion looks at the color of the spell, a gold spell serves two", () => {
    expect(totals({ cast: "Divination", with: ["Sapphire Medallion"] })).toEqual(["{1}{U}"]);
    expect(totals({ cast: "Giant Spider", with: ["Sapphire Medallion"] })).toEqual(["{3}{G}"]);
    expect(totals({ cast: spell("{3}{U}{R}"), with: ["Sapphire Medallion", "Ruby Medallion"] })).toEqual(["{1}{U}{R}"]);
    expect(totals({ cast: spell("{2}{U/R}"), with: ["Sapphire Medallion", "Ruby Medallion"] })).toEqual(totals({ cast: spell("{U/R}") }));
  });
  test("CR 105.2c, 613.1e: under Mycosynth Lattice spells have no color for a Medallion to see", () =>
    expect(totals({ cast: "Divination", with: ["Sapphire Medallion", "Mycosynth Lattice"] })).toEqual(["{2}{U}"]));
  test("CR 105.2, 613.1e: under Celestial Dawn your spells are white for a Medallion to see", () =>
    expect(totals({ cast: "Divination", with: ["Pearl Medallion", "Celestial Dawn"] })).toEqual(["{1}{U}"]));
  test("CR 118.7: Grand Arbiter counts white and blue each, and taxes the others", () => {
    const arbiter = "Grand Arbiter Augustin IV";
    expect(totals({ cast: spell("{3}{W}{U}"), with: [arbiter] })).toEqual(["{1}{W}{U}"]);
    expect(totals({ cast: spell("{3}{W}{U}"), against: [[arbiter]] })).toEqual(["{4}{W}{U}"]);
  });
  test("CR 118.7b: Morophon takes colored mana only, one of each color, from its type", () => {
    const morophon = ["Morophon, the Boundless (chosen Elf)"];
    expect(totals({ cast: creature("{2}{G}{G}", "2", "Creature — Elf"), with: morophon })).toEqual(["{2}{G}"]);
    expect(totals({ cast: creature("{3}", "2", "Artifact Creature — Elf"), with: morophon })).toEqual(["{3}"]);
    expect(totals({ cast: creature("{2}{G}{G}", "2", "Creature — Goblin"), with: morophon })).toEqual(["{2}{G}{G}"]);
    expect(totals({ cast: creature("{W}{U}{B}{R}{G}", "2", "Creature — Elf"), with: morophon })).toEqual(["{0}"]);
  });
  test("CR 601.2b, 118.7e: of a hybrid symbol Morophon takes whichever half was announced", () =>
    expect(totals({ cast: creature("{W/U}{1}", "2", "Creature — Elf"), with: ["Morophon, the Boundless (chosen Elf)"] })).toEqual(["{1}"]));
  test("CR 702.73a: a changeling is of the chosen type", () =>
    expect(
      totals({
        cast: { name: "Some Creature", mana_cost: "{2}{G}", type_line: "Creature — Shapeshifter", keywords: ["Changeling"] },
        with: ["Urza's Incubator (chosen Elf)"],
      }),
    ).toEqual(["{G}"]));
  test("CR 601.2f: Trinisphere adds up to three, after all else", () => {
    expect(totals({ cast: spell("{1}{U}"), with: ["Trinisphere"] })).toEqual(["{2}{U}"]);
    expect(totals({ cast: spell("{4}{U}"), with: ["Trinisphere", "2 Helm of Awakening"] })).toEqual(["{2}{U}"]);
    expect(totals({ cast: spell("{4}{U}"), against: [["Trinisphere"]], with: ["4 Helm of Awakening"] })).toEqual(["{2}{U}"]);
    expect(totals({ cast: spell("{X}{X}"), with: ["Trinisphere"] }, 0)).toEqual(["{3}"]);
    expect(totals({ cast: spell("{X}{X}"), with: ["Trinisphere"] }, 2)).toEqual(["{4}"]);
  });
  test("CR 601.2f: Trinisphere counts mana, not snow or color", () =>
    expect(totals({ cast: spell("{S}{S}{S}"), with: ["Trinisphere"] })).toEqual(totals({ cast: spell("{S}{S}{S}") })));
});

describe("kinds of costs", () => {
  test("CR 702.27, 702.33, 702.96: buyback, kicker and overload count like any cost", () => {
    expect(totals({ cast: "Capsize", additional: ["{3}"], with: ["Sapphire Medallion"] })).toEqual(["{3}{U}{U}"]);
    expect(totals({ cast: "Cyclonic Rift", cost: "{6}{U}", with: ["Sapphire Medallion", "Thalia, Guardian of Thraben"] })).toEqual(["{6}{U}"]);
    expect(totals({ cast: "Everflowing Chalice", additional: ["{2}", "{2}"], with: ["Helm of Awakening"] })).toEqual(["{3}"]);
  });
  test("CR 118.9d: cast for nothing, it is still taxed, and Trinisphere looks at it", () => {
    const free = { cast: "Divination", cost: "{0}" };
    expect([
      totals({ ...free, with: ["Thorn of Amethyst"] }),
      totals({ ...free, with: ["Trinisphere"] }),
      totals({ ...free, with: ["Trinisphere", "Thorn of Amethyst"] }),
    ]).toEqual([["{1}"], ["{3}"], ["{3}"]]);
  });
  test("CR 702.143a: a foretold spell is cast for its foretell cost, taxes and all", () =>
    expect(totals({ cast: "Saw It Coming", from: "exile", cost: "{1}{U}", with: ["Thalia, Guardian of Thraben"] })).toEqual(["{2}{U}"]));
  test("CR 903.8: commander tax is generic mana", () =>
    expect(
      totals({ cast: "Omnath, Locus of Mana", from: "command", command: ["Omnath, Locus of Mana"], additional: ["{2}"], with: ["Helm of Awakening"] }),
    ).toEqual(["{3}{G}"]));
  test("CR 702.41a: affinity counts your own permanents", () => {
    expect(totals({ cast: "Thoughtcast", with: ["2 Sol Ring", "Forest"] })).toEqual(["{2}{U}"]);
    expect(totals({ cast: "Thoughtcast", against: [["4 Sol Ring"]] })).toEqual(["{4}{U}"]);
  });
  test("CR 118.12: what is paid while something resolves is no spell to tax or to help", () =>
    expect(
      statuses(
        { cost: "{2}", from: "stack", with: ["Helm of Awakening"], pool: "{C}" },
        { cost: "{2}", from: "stack", with: ["Thorn of Amethyst"], pool: "{C}{C}" },
      ),
    ).toEqual(["unpayable", "payable"]));
});

describe("abilities", () => {
  const leaper = { cast: "Some Creature", from: "battlefield", kind: "ability" } as const;
  const ofCreature = { ...leaper, cast: creature("{G}") };
  test("CR 602.2b: Training Grounds helps abilities of your creatures and leaves one mana", () => {
    expect(totals({ ...ofCreature, cost: "{4}{G}", with: ["Training Grounds"] })).toEqual(["{2}{G}"]);
    expect(totals({ ...ofCreature, cost: "{2}", with: ["Training Grounds"] })).toEqual(["{1}"]);
    expect(totals({ ...ofCreature, cost: "{1}", with: ["Training Grounds"] })).toEqual(["{1}"]);
    expect(totals({ ...ofCreature, cost: "{3}", with: ["2 Training Grounds"] })).toEqual(["{1}"]);
    expect(totals({ ...ofCreature, cast: spell("{3}", "Artifact"), cost: "{4}", with: ["Training Grounds"] })).toEqual(["{4}"]);
  });
  test("CR 602.2b: X and what was announced for a symbol are within its reach", () => {
    expect(totals({ ...ofCreature, cost: "{X}", with: ["Training Grounds"] }, 3)).toEqual(["{1}"]);
    expect(totals({ ...ofCreature, cost: "{2/W}", with: ["Training Grounds"] })).toEqual(["{1}", "{W}"]);
    expect(totals({ ...ofCreature, cost: "{1}{G/P}", with: ["Training Grounds"] })).toEqual(["{1}", "{G}"]);
    expect(totals({ ...ofCreature, cost: "{0}", with: ["Training Grounds"] })).toEqual(["{0}"]);
  });
  test("CR 602.5a: {T} in the cost of the ability taps its source, which must be able to", () => {
    const zirda = { ...leaper, cast: "Zirda, the Dawnwaker", cost: "{1}, {T}", pool: "{C}" };
    expect(
      statuses(
        { ...zirda, with: ["Zirda, the Dawnwaker"] },
        { ...zirda, with: ["Zirda, the Dawnwaker (sick)"] },
        { ...zirda, with: ["Zirda, the Dawnwaker (tapped)"] },
      ),
    ).toEqual(["payable", "unpayable", "unpayable"]);
    expect(statuses({ ...leaper, cast: "Llanowar Elves", cost: "{G}, {T}", with: ["Llanowar Elves"] })).toEqual(["unpayable"]);
  });
  test("CR 602.2b: Heartstone is Training Grounds by one, for everybody", () =>
    expect(totals({ ...ofCreature, cost: "{3}", against: [["Heartstone"]] })).toEqual(["{2}"]));
  test("CR 605.1: Suppression Field taxes abilities, but not mana abilities", () => {
    expect(totals({ ...ofCreature, cost: "{1}", with: ["Suppression Field"] })).toEqual(["{3}"]);
    expect(statuses({ cast: "Azorius Charm", with: ["Suppression Field", "Azorius Signet", "Wastes"] })).toEqual(["payable"]);
  });
  test("CR 605.1: Zirda makes abilities cheaper, but not mana abilities", () => {
    expect(totals({ ...ofCreature, cost: "{4}", with: ["Zirda, the Dawnwaker"] })).toEqual(["{2}"]);
    expect(statuses({ cast: "Azorius Charm", with: ["Zirda, the Dawnwaker", "Azorius Signet"] })).toEqual(["unpayable"]);
  });
  test("CR 601.2f: what changes the cost of spells leaves abilities alone", () =>
    expect(totals({ ...ofCreature, cost: "{2}", with: ["Helm of Awakening", "Trinisphere", "Thorn of Amethyst"] })).toEqual(["{2}"]));
});

describe("X", () => {
  test("CR 107.3a: X of the mana cost is announced; without it a plan is no plan", () => {
    expect(paid({ cast: "Blaze", with: ["5 Mountain"], x: "max" })).toMatchObject({ maxX: 4, total: "{4}{R}" });
    expect(totals({ cast: "Blaze" }, 0)).toEqual(["{R}"]);
  });
  test("CR 107.3a: X of an additional cost, of an alternative cost and of an activation too", () => {
    expect(paid({ cast: "Verdeloth the Ancient", additional: ["{X}"], with: ["8 Forest"], x: "max" })).toMatchObject({ maxX: 2 });
    expect(paid({ cast: "Divination", cost: "{X}{U}", with: ["3 Island"], x: "max" })).toMatchObject({ maxX: 2 });
    expect(paid({ cast: creature("{G}"), from: "battlefield", kind: "ability", cost: "{X}{X}{G}", with: ["6 Forest"], x: "max" })).toMatchObject({ maxX: 2 });
  });
  test("CR 107.3b: where no X is paid, X is 0", () =>
    expect(paid({ cast: "Blaze", cost: "{R}", with: ["5 Mountain"], x: "max" })).toMatchObject({ maxX: 0, tapped: { Mountain: 1 } }));
  test("CR 107.3i: all X of an object are the same", () => {
    expect(paid({ cast: spell("{X}{X}{X}"), with: ["8 Wastes"], x: "max" })).toMatchObject({ maxX: 2 });
    expect(paid({ cast: spell("{X}{R}"), additional: ["{X}"], with: ["6 Mountain"], x: "max" })).toMatchObject({ maxX: 2, total: "{4}{R}" });
  });
  test("CR 107.3k: each activation has an X of its own", () =>
    expect(paid({ cast: spell("{R}{R}{R}{R}"), with: ["Dwarven Hold (storage 1)", "Dwarven Hold (storage 3)"] })).toMatchObject({
      status: "payable",
      floating: "",
    }));
  test("CR 202.3e: on the stack X counts for the mana value, and elsewhere it is 0", () => {
    const troyan = { cast: spell("{X}{U}"), with: ["Troyan, Gutsy Explorer", "2 Wastes"] };
    expect(paid({ ...troyan, x: "max" })).toMatchObject({ maxX: 3 });
  });
  test("CR 107.3a: a card may forbid that X be 0", () => {
    const katara = { cast: "Katara, Water Tribe's Hope", from: "battlefield", kind: "ability", cost: "Waterbend {X}" } as const;
    expect(
      statuses({ ...katara, x: 1, with: ["Katara, Water Tribe's Hope (sick)"] }, { ...katara, x: 0, with: ["Katara, Water Tribe's Hope (sick)"] }),
    ).toEqual(["payable", "unpayable"]);
    expect(paid({ ...katara, x: "max", with: ["Katara, Water Tribe's Hope (sick)", "3 Ornithopter"] })).toMatchObject({ maxX: 4 });
  });
});
