/** Costs by the names of their keywords, as callers write them; CR 702, 118.8, 118.9. */
import { describe, expect, test } from "vitest";
import { answerTo, creature, paid, plan, refusals, spell, statuses, totals } from "../traps/testing.ts";

const bear = (name: string, power: string, colors: readonly string[] = ["G"]) => ({ card: { name, mana_cost: "{1}{G}", type_line: "Creature — Bear", power, colors } });

describe("keywords with a cost behind them", () => {
  test.each([
    ["CR 702.33a", "Kicker {2}{R}", "{4}{R}{U}"],
    ["CR 702.33c", "Multikicker {1}", "{3}{U}"],
    ["CR 702.27a", "Buyback {3}", "{5}{U}"],
    ["CR 702.42a", "Entwine {2}", "{4}{U}"],
    ["CR 702.47a", "Splice onto Arcane {1}{R}", "{3}{R}{U}"],
    ["CR 702.56a", "Replicate {U}", "{2}{U}{U}"],
    ["CR 702.120a", "Escalate {1}", "{3}{U}"],
    ["CR 702.157a", "Squad {2}", "{4}{U}"],
    ["CR 702.175a", "Offspring {2}", "{4}{U}"],
    ["CR 903.8", "Commander tax {4}", "{6}{U}"],
    ["CR 702.174a", "Gift a card", "{2}{U}"],
  ])("%s: %s", (_, keyword, total) => {
    const board = { cast: spell("{2}{U}"), additional: [keyword], pool: "{U}{U}{U}{R}{C}{C}{C}{C}" };
    const [only] = totals(board);
    expect(answerTo(board)).toMatchObject({ status: "payable", plan: { total: only } });
    expect([...(only ?? "").matchAll(/\{[^}]*\}/g)].map(String).sort()).toEqual([...total.matchAll(/\{[^}]*\}/g)].map(String).sort());
  });
  test.each([
    ["CR 702.34a", "Flashback {1}{R}"], ["CR 702.74a", "Evoke {1}{R}"], ["CR 702.96a", "Overload {1}{R}"], ["CR 702.113a", "Awaken 4—{1}{R}"],
    ["CR 702.137a", "Spectacle {1}{R}"], ["CR 702.176a", "Impending 4—{1}{R}"], ["CR 702.152a", "Blitz {1}{R}"], ["CR 702.185a", "Warp {1}{R}"],
    ["CR 702.187a", "Mayhem {1}{R}"], ["CR 702.109a", "Dash {1}{R}"], ["CR 702.146a", "Disturb {1}{R}"],
  ])("%s: %s stands for the cost", (_, cost) => expect(totals({ cast: spell("{6}{R}"), cost, with: ["Thalia, Guardian of Thraben"] })).toEqual(["{2}{R}"]));
  test("CR 702.27a, 702.120a: what is behind the keyword need not be mana", () => {
    expect(paid({ cast: spell("{U}"), additional: ["Buyback—Sacrifice a land"], with: ["Island", "Wastes"] })).toMatchObject({ sacrificed: { Island: 1 } });
    expect(paid({ cast: spell("{U}"), additional: ["Buyback — Discard two cards."], with: ["Island"], hand: ["2 Divination"] })).toMatchObject({ discarded: { Divination: 2 } });
    expect(paid({ cast: spell("{U}"), additional: ["Escalate—Tap an untapped creature you control"], with: ["Island", "Grizzly Bears (sick)"] })).toMatchObject({ tapped: { "Grizzly Bears": 1 } });
  });
  test("CR 702.138a: escape exiles other cards than the spell", () => {
    const polukranos = { cast: spell("{G}{B}"), from: "graveyard", cost: "Escape—{G}, Exile three other cards from your graveyard.", with: ["Forest"] };
    expect(paid({ ...polukranos, graveyard: ["3 Divination"] })).toMatchObject({ total: "{G}", exiled: { Divination: 3 } });
    expect(statuses({ ...polukranos, graveyard: ["2 Divination", { card: spell("{G}{B}") }] })).toEqual(["unpayable"]);
  });
  test("CR 702.33d: a spell is kicked by its kicker, not by another keyword's cost", () => {
    const kicked = (additional: string) => statuses({
      cast: spell("{U}", "Instant", "Kicker"), additional: [additional],
      pool: [{ type: "U", count: 2, only: "Spend this mana only to cast kicked spells." }],
    });
    expect([kicked("Kicker {1}"), kicked("Buyback {1}")]).toEqual([["payable"], ["unpayable"]]);
  });
  test("CR 702.29e: cycling by its name, for whoever looks at it", () =>
    expect(totals({ cast: spell("{2}{U}"), kind: "ability", from: "hand", cost: "Basic landcycling {1}" })).toEqual(["{1}"]));
});

describe("keywords that say what is given up", () => {
  test("CR 702.153a: casualty N sacrifices a creature with power N or greater, which may make mana or convoke before", () => {
    const board = { cast: spell("{U}"), additional: ["Casualty 2"], pool: "{U}" };
    expect(statuses({ ...board, with: [bear("Small", "1")] }, { ...board, with: [bear("Large", "2")] }, { ...board, with: ["Relic of Progenitus"] })).toEqual([
      "unpayable", "payable", "unpayable",
    ]);
    expect(paid({ ...board, with: [bear("Small", "1"), bear("Large", "3")] })).toMatchObject({ sacrificed: { Large: 1 } });
    expect(paid({ ...board, cast: spell("{G}", "Sorcery", "Convoke"), pool: "", with: [bear("Large", "3")] })).toMatchObject({ convoked: 1, sacrificed: { Large: 1 } });
  });
  test("CR 702.153a, 613.4c: its power counts with counters", () =>
    expect(statuses({ cast: spell("{U}"), additional: ["Casualty 3"], pool: "{U}", with: ["Grizzly Bears (+1/+1 1)"] })).toEqual(["payable"]));
  test("CR 118.8, 702.153a: casualty comes to the text's own sacrifice and is not taken for it", () => {
    const rites = { cast: { name: "Rites", mana_cost: "{B}", type_line: "Instant", oracle_text: "As an additional cost to cast this spell, sacrifice a creature." }, pool: "{B}" };
    expect(paid({ ...rites, additional: ["Casualty 1"], with: ["2 Grizzly Bears"] })).toMatchObject({ sacrificed: { "Grizzly Bears": 2 } });
    expect(statuses({ ...rites, additional: ["Casualty 1"], with: ["Grizzly Bears"] }, { ...rites, with: ["Grizzly Bears"] })).toEqual(["unpayable", "payable"]);
  });
  test("CR 702.166a: bargain sacrifices an artifact, an enchantment or a token", () => {
    const board = { cast: spell("{U}"), additional: ["Bargain"], pool: "{U}" };
    expect(
      statuses(...["Grizzly Bears", "Grizzly Bears (token)", "Darksteel Axe", "Propaganda", "Forest", "Treasure"].map((with_) => ({ ...board, with: [with_] }))),
    ).toEqual(["unpayable", "payable", "payable", "payable", "unpayable", "payable"]);
  });
  test("CR 118.10, 702.166a: a Treasure is not sacrificed for mana and for bargain", () =>
    expect(statuses({ cast: spell("{U}"), additional: ["Bargain"], with: ["Treasure"] }, { cast: spell("{U}"), additional: ["Bargain"], with: ["2 Treasure"] })).toEqual([
      "unpayable", "payable",
    ]));
  test("CR 702.78a: conspire taps two creatures that share a color with the spell, new ones too", () => {
    const board = { cast: spell("{R}{G}"), additional: ["Conspire"], pool: "{R}{G}" };
    expect(paid({ ...board, with: ["Grizzly Bears (sick)", "Raging Goblin", "Merfolk of the Pearl Trident"] })).toMatchObject({ tapped: { "Grizzly Bears": 1, "Raging Goblin": 1 } });
    expect(statuses({ ...board, with: ["Grizzly Bears", "Merfolk of the Pearl Trident"] }, { ...board, with: ["Grizzly Bears", "Grizzly Bears (tapped)"] })).toEqual([
      "unpayable", "unpayable",
    ]);
  });
  test("CR 105.2c, 702.78a: a colorless spell shares no color", () =>
    expect(statuses({ cast: spell("{2}"), additional: ["Conspire"], pool: "{C}{C}", with: ["2 Grizzly Bears", "2 Ornithopter"] })).toEqual(["unpayable"]));
  test("CR 702.78a: a creature tapped for mana cannot conspire", () =>
    expect(statuses({ cast: spell("{G}"), additional: ["Conspire"], with: ["2 Llanowar Elves"] }, { cast: spell("{G}"), additional: ["Conspire"], with: ["3 Llanowar Elves"] })).toEqual([
      "unpayable", "payable",
    ]));
  test("CR 702.81a, 702.133a: retrace discards a land card, jump-start any", () => {
    const board = { cast: spell("{U}"), from: "graveyard", pool: "{U}", hand: ["Divination"] };
    expect(statuses({ ...board, additional: ["Retrace"] }, { ...board, additional: ["Jump-start"] }, { ...board, additional: ["Retrace"], hand: ["Forest"] })).toEqual([
      "unpayable", "payable", "payable",
    ]);
  });
  test("CR 702.188a: web-slinging returns a tapped creature", () => {
    const board = { cast: creature("{4}{W}"), cost: "Web-slinging {W}", pool: "{W}" };
    expect(paid({ ...board, with: ["Grizzly Bears (tapped)"] })).toMatchObject({ status: "payable", total: "{W}" });
    // One that is tapped on the way would do as well, which is not looked for: so nothing is proved.
    expect(statuses({ ...board, with: ["Grizzly Bears"] })).toEqual(["unknown"]);
  });
});

describe("any number of objects", () => {
  const teamwork = { cast: spell("{U}"), additional: ["Teamwork 3"], pool: "{U}" };
  test("CR 702.194: teamwork taps creatures with total power N or more, as few as will do", () => {
    expect(paid({ ...teamwork, with: [bear("One", "1"), bear("Two", "2"), bear("Three", "3")] })).toMatchObject({ tapped: { Three: 1 } });
    expect(paid({ ...teamwork, with: [bear("One", "1"), bear("Two", "2")] })).toMatchObject({ tapped: { One: 1, Two: 1 } });
    expect(paid({ ...teamwork, with: ["2 Grizzly Bears (sick)"] })).toMatchObject({ tapped: { "Grizzly Bears": 2 } });
    expect(answerTo({ ...teamwork, with: [bear("One", "1"), bear("Two", "2")] })).toMatchObject({
      plan: { steps: [{ do: "mana" }, { do: "tap", object: "b1", for: "additional cost" }, { do: "tap", object: "b2", for: "additional cost" }] },
    });
  });
  test("CR 702.194: not with less, with tapped ones, or with what is no creature", () => {
    expect(statuses({ ...teamwork, with: ["Grizzly Bears"] }, { ...teamwork, with: ["2 Grizzly Bears (tapped)"] }, { ...teamwork, with: ["4 Darksteel Axe"] })).toEqual([
      "unpayable", "unpayable", "unpayable",
    ]);
    expect(answerTo({ ...teamwork, with: ["Grizzly Bears"] })).toMatchObject({ reasons: [{ code: "additional-cost" }] });
  });
  test("CR 601.2g-h, 702.194: what was tapped for mana or convokes is not there for it", () => {
    expect(statuses({ ...teamwork, cast: spell("{G}"), pool: "", with: ["3 Llanowar Elves"] }, { ...teamwork, cast: spell("{G}"), pool: "", with: ["4 Llanowar Elves"] })).toEqual([
      "unpayable", "payable",
    ]);
    expect(statuses({ ...teamwork, cast: spell("{1}", "Sorcery", "Convoke"), pool: "", with: ["2 Grizzly Bears"] })).toEqual(["unpayable"]);
  });
  test("CR 702.194, 613.4c: power counts as it is, a negative one takes off", () => {
    expect(statuses({ ...teamwork, with: ["Grizzly Bears (+1/+1 1)"] })).toEqual(["payable"]);
    expect(paid({ ...teamwork, with: [bear("Less", "-1"), bear("Three", "3")] })).toMatchObject({ tapped: { Three: 1 } });
  });
  test("CR 702.194: any number is any number, so more than enough is legal, and less is not", () => {
    const board = { ...teamwork, with: [{ ...bear("Two", "2"), id: "a", count: 3 }] };
    const tapping = (...ids: readonly string[]) => refusals(board, plan("{U}", [
      { do: "mana", unit: "{U}", from: "pool", pays: "{U}" }, ...ids.map((object) => ({ do: "tap", object, for: "additional cost" }) as const),
    ]));
    expect(tapping("a#1", "a#2")).toEqual([]);
    expect(tapping("a#1", "a#2", "a#3")).toEqual([]);
    expect(tapping("a#1")).toEqual(["CR 118.3 not-all-paid"]);
    expect(tapping("a#1", "a#1")).toContain("CR 107.5 already-tapped");
  });
  test("CR 702.78a, 702.194: together with conspire each creature is tapped for one of them", () => {
    const board = { cast: spell("{G}"), additional: ["Teamwork 2", "Conspire"], pool: "{G}" };
    expect(statuses({ ...board, with: ["2 Llanowar Elves", "Grizzly Bears"] }, { ...board, with: ["2 Llanowar Elves", bear("One", "1")] })).toEqual(["payable", "unpayable"]);
    expect(paid({ ...board, with: ["2 Llanowar Elves", "Goblin Piker"] })).toMatchObject({ tapped: { "Llanowar Elves": 2, "Goblin Piker": 1 } });
  });
  test("CR 702.122a, 702.171a: crew and saddle tap other creatures", () => {
    const copter = { cast: "Smuggler's Copter", kind: "ability", from: "battlefield", cost: "Crew 1" } as const;
    expect(paid({ ...copter, with: ["Smuggler's Copter", "Grizzly Bears (sick)"] })).toMatchObject({ total: "{0}", tapped: { "Grizzly Bears": 1 } });
    expect(statuses({ ...copter, with: ["Smuggler's Copter"] })).toEqual(["unpayable"]);
    const mount = { cast: creature("{2}{G}", "4"), kind: "ability", from: "battlefield", cost: "Saddle 3" } as const;
    expect(statuses({ ...mount, with: [{ card: creature("{2}{G}", "4") }] }, { ...mount, with: [{ card: creature("{2}{G}", "4") }, "2 Grizzly Bears"] })).toEqual(["unpayable", "payable"]);
  });
  test("CR 702.122: a text that says how a creature crews is not passed over", () =>
    expect(answerTo({
      cast: "Smuggler's Copter", kind: "ability", from: "battlefield", cost: "Crew 3",
      with: ["Smuggler's Copter", { card: { name: "Pilot", type_line: "Creature — Human Pilot", power: "1", oracle_text: "This creature crews Vehicles as though its power were 2 greater." } }],
    })).toMatchObject({ status: "unknown", notUnderstood: [{ object: "b2" }] }));
  test("CR 701.59a: collect evidence N exiles cards with total mana value N or more", () => {
    const board = { cast: spell("{U}"), additional: ["Collect evidence 4"], pool: "{U}" };
    expect(paid({ ...board, graveyard: ["2 Opt", "Divination"] })).toMatchObject({ exiled: { Opt: 1, Divination: 1 } });
    expect(statuses({ ...board, graveyard: ["3 Opt"] }, { ...board, graveyard: ["4 Opt"] })).toEqual(["unpayable", "payable"]);
    // CR 601.2h: costs are paid in any order, so a card that another of them has buried will do.
    const burying = { ...board, with: ["Grizzly Bears"] };
    expect(statuses(
      { ...burying, additional: ["Collect evidence 2", "Sacrifice a creature"] }, { ...burying, additional: ["Collect evidence 3", "Sacrifice a creature"] },
    )).toEqual(["payable", "unpayable"]);
  });
});

describe("what lowers the total and is given up", () => {
  const fiend = { cast: "Elder Deep-Fiend", cost: "Emerge {5}{U}{U}" };
  test("CR 702.119a: emerge takes the mana value of the creature off the generic mana", () => {
    expect(paid({ ...fiend, with: ["Llanowar Elves", "6 Island"] })).toMatchObject({ total: "{4}{U}{U}", sacrificed: { "Llanowar Elves": 1 } });
    expect(totals({ ...fiend, with: ["Llanowar Elves", "Grizzly Bears", "Colossal Dreadmaw"] })).toEqual(["{3}{U}{U}", "{4}{U}{U}", "{U}{U}"]);
    expect(statuses({ ...fiend, with: ["8 Island"] }, { ...fiend, with: ["Colossal Dreadmaw", "2 Island"] })).toEqual(["unpayable", "payable"]);
  });
  test("CR 702.119c: the creature may make mana before it is given up", () =>
    expect(paid({ ...fiend, with: ["Llanowar Elves", "5 Island"] })).toMatchObject({ tapped: { "Llanowar Elves": 1, Island: 5 }, sacrificed: { "Llanowar Elves": 1 } }));
  test("CR 601.2b, 702.119a: a sacrifice named beside it is the one that emerge means", () => {
    const board = { ...fiend, with: ["Llanowar Elves", "Grizzly Bears", "6 Island"] };
    expect(paid({ ...board, additional: ["Sacrifice Llanowar Elves"] })).toMatchObject({ total: "{4}{U}{U}", sacrificed: { "Llanowar Elves": 1 } });
    expect(paid({ ...board, additional: ["Sacrifice a creature"] })).toMatchObject({ sacrificed: { "Grizzly Bears": 1 } });
  });
  test("CR 118.8, 118.10: casualty beside it is one more", () => {
    const board = { ...fiend, additional: ["Casualty 1"], pool: "{U}{U}{U}{U}{U}{U}" };
    expect(statuses({ ...board, with: ["Llanowar Elves"] }, { ...board, with: ["2 Llanowar Elves"] })).toEqual(["unpayable", "payable"]);
  });
  test("CR 702.119b: emerge from artifact", () =>
    expect(totals({ cast: spell("{7}"), cost: "Emerge from artifact {5}{B}", with: ["Grizzly Bears", "Sol Ring"] })).toEqual(["{4}{B}"]));
  test("CR 202.3e, 702.119a: X is 0 on the battlefield", () =>
    expect(totals({ ...fiend, with: ["Mistcutter Hydra (+1/+1 4)"] })).toEqual(["{4}{U}{U}"]));
  test("CR 702.48a, 118.7: offering takes the mana cost off, color by color", () => {
    const patron = { cast: spell("{4}{R}{R}", "Creature — Spirit"), additional: ["Goblin offering"] };
    expect(totals({ ...patron, with: [{ card: { name: "Goblin", mana_cost: "{1}{R}", type_line: "Creature — Goblin", power: "2" } }] })).toEqual(["{3}{R}"]);
    expect(totals({ ...patron, with: [{ card: { name: "Goblin", mana_cost: "{R/G}{R/G}{R/G}", type_line: "Creature — Goblin", power: "3" } }] })).toContain("{3}");
    expect(statuses({ ...patron, pool: "{R}{R}{R}{R}{R}{R}", with: ["Grizzly Bears"] })).toEqual(["unpayable"]);
  });
  test("CR 702.180a-b: harmonize by its name may tap a creature, and need not", () => {
    const rebuff = { cast: spell("{4}{U}"), from: "graveyard", graveyard: [{ card: spell("{4}{U}") }], cost: "Harmonize {5}{U}" };
    expect(totals({ ...rebuff, with: ["Colossal Dreadmaw"] })).toEqual(["{5}{U}", "{U}"]);
    expect(paid({ ...rebuff, with: ["Colossal Dreadmaw (sick)", "Island"] })).toMatchObject({ total: "{U}", tapped: { "Colossal Dreadmaw": 1, Island: 1 } });
    expect(totals({ ...rebuff, additional: ["Tap Grizzly Bears"], with: ["Colossal Dreadmaw", "Grizzly Bears"] })).toEqual(["{3}{U}"]);
  });
});

describe("words that are not enough", () => {
  test.each(["Kicker", "Casualty", "emerge", "Teamwork", "Escalate", "Goblin"])("%s alone is no cost", (words) => {
    const given = () => answerTo({ cast: spell("{U}"), additional: [words], pool: "{U}" });
    if (words === "Goblin") expect(given()).toMatchObject({ status: "unknown", notUnderstood: [{ text: "Goblin" }] });
    else expect(given).toThrow(/needs its cost: .* \(paying\.additional\[0\]\)/);
  });
});
