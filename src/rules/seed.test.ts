/** The founding text, one rule a sentence; where a rule has two sides, both are shown. */
import { describe, expect, test } from "vitest";
import { answerTo, couldMake, makes, paid, plan, refusals, spell, spend, statuses, tap, totals } from "./traps/testing.ts";

const ANYTHING = spell("{1}");

describe("mana of an undefined type", () => {
  test("CR 106.5: no color to choose, no mana, not even a colorless one", () => {
    const alone = { cast: ANYTHING, with: ["Meteor Crater (id c)"] };
    expect(makes(alone, "c")).toEqual([]);
    expect(statuses(alone, { ...alone, with: [...alone.with, "Grizzly Bears"] })).toEqual(["unpayable", "payable"]);
  });
  test("CR 106.5, 903.4f: without a commander there is no color identity to take a color from", () => {
    const tower = { cast: spell("{G}"), with: ["Command Tower"] };
    expect(statuses(tower, { ...tower, command: ["Kalonian Tusker"] }, { ...tower, command: ["Savannah Lions"] })).toEqual([
      "unpayable",
      "payable",
      "unpayable",
    ]);
  });
});

describe("what a permanent could produce", () => {
  test("CR 106.7: every type that one of its abilities would add now, colorless among the types but not among the colors", () => {
    expect(couldMake({ with: ["Reflecting Pool (id p)", "Forest", "Wastes"] }, "p")).toBe("GC");
    expect(couldMake({ with: ["Exotic Orchard (id o)"], against: [["Wastes", "Skycloud Expanse"]] }, "o")).toBe("WU");
    expect(couldMake({ with: ["Reflecting Pool (id p)", "Gaea's Cradle", "Savannah Lions"] }, "p")).toBe("G");
  });
  test("CR 106.7: replacement effects are thought of in each order", () => {
    const stone = { with: ["Fellwar Stone (id s)", "Contamination"] };
    expect(couldMake({ ...stone, against: [["Forest"]] }, "s")).toBe("B");
    expect(couldMake({ ...stone, against: [["Forest", "Pulse of Llanowar"]] }, "s")).toBe("WUBRG");
  });
  test("CR 106.7: whether the costs could be paid is not asked", () => {
    expect(couldMake({ with: ["Reflecting Pool (id p)", "Island (tapped)"] }, "p")).toBe("U");
    expect(couldMake({ with: ["Reflecting Pool (id p)", "Vivid Crag (charge 0)"] }, "p")).toBe("WUBRG");
    expect(couldMake({ with: ["Reflecting Pool (id p)", "Skycloud Expanse"] }, "p")).toBe("WU");
    expect(paid({ cast: spell("{W}"), life: 1, with: ["Reflecting Pool", "Mana Confluence (tapped)", "Angel of Jubilation"] })).toMatchObject({
      tapped: { "Reflecting Pool": 1 },
      lifePaid: 0,
    });
  });
  test("CR 106.7: who would add nothing lends nothing, and a circle alone defines no type", () => {
    expect(couldMake({ with: ["Reflecting Pool (id p)", "Reflecting Pool"] }, "p")).toBe("");
    expect(couldMake({ with: ["Reflecting Pool (id p)", "Gaea's Cradle"] }, "p")).toBe("");
    expect(couldMake({ with: ["Reflecting Pool (id p)", "Evolving Wilds"] }, "p")).toBe("");
    expect(statuses({ cast: ANYTHING, with: ["2 Reflecting Pool"] })).toEqual(["unpayable"]);
  });
});

describe("tapped for mana", () => {
  test("CR 106.12: only a mana ability with {T} in its cost taps for mana", () => {
    expect(makes({ with: ["Mana Reflection", "Treasure (id t)"] }, "t")).toEqual(["BB", "GG", "RR", "UU", "WW"]);
    expect(makes({ with: ["Mana Reflection", "Gold (id g)"] }, "g")).toEqual(["[WUBRG]"]);
    expect(statuses({ cast: spell("{3}{G}"), with: ["Mana Reflection", "Heritage Druid", "2 Llanowar Elves (sick)"] })).toEqual(["unpayable"]);
  });
  test("CR 106.12a: the trigger waits for mana, and for the type that it names", () => {
    const gauntlet = { with: ["Gauntlet of Power (chosen G)", "Forest (id f)", "Mountain (id m)"] };
    expect([makes(gauntlet, "f"), makes(gauntlet, "m")]).toEqual([["GG"], ["R"]]);
    expect(makes({ with: ["Heartbeat of Spring", "Gaea's Cradle (id c)"] }, "c")).toEqual([]);
    expect(makes({ with: ["Leyline of Abundance", "Eldrazi Spawn (id s)"] }, "s")).toEqual(["C"]);
    expect(makes({ with: ["Leyline of Abundance", "Llanowar Elves (id e)"] }, "e")).toEqual(["GG"]);
  });
  test("CR 106.12b: the replacement changes what is produced, and only if something is", () => {
    expect(makes({ with: ["Contamination", "Forest (id f)"] }, "f")).toEqual(["B"]);
    expect(makes({ with: ["Contamination", "Ancient Tomb (id t)"] }, "t")).toEqual(["B"]);
    expect(makes({ with: ["Contamination", "Gaea's Cradle (id c)"] }, "c")).toEqual([]);
    const sphere = { with: ["Damping Sphere", "Ancient Tomb (id t)", "Forest (id f)"] };
    expect([makes(sphere, "t"), makes(sphere, "f")]).toEqual([["C"], ["G"]]);
  });
});

describe("X of a permanent", () => {
  test("CR 107.3m: the X of any cost of the spell is announced and stays known", () => {
    const answer = answerTo({ cast: "Verdeloth the Ancient", additional: ["{X}"], x: "max", with: ["9 Forest"] });
    expect(answer).toMatchObject({ status: "payable", maxX: 3, plan: { announce: { x: 3 } } });
  });
  test("CR 107.3i: yet X of the permanent itself is 0", () => {
    const fiend = { cast: "Elder Deep-Fiend", cost: "{5}{U}{U}", additional: ["Sacrifice Mistcutter Hydra"], reduce: "{1}" };
    expect(statuses({ ...fiend, with: ["Mistcutter Hydra (+1/+1 4)", "5 Island"] }, { ...fiend, with: ["Mistcutter Hydra (+1/+1 4)", "6 Island"] })).toEqual([
      "unpayable",
      "payable",
    ]);
  });
});

describe("the tap and the untap symbol", () => {
  test("CR 107.5: {T} taps the permanent itself, so a tapped one cannot pay it", () => {
    const elf = { cast: spell("{G}"), with: ["Llanowar Elves (id e, tapped)"] };
    expect(statuses(elf, { ...elf, with: ["Llanowar Elves"] })).toEqual(["unpayable", "payable"]);
    expect(refusals(elf, plan("{G}", [tap("e", "{G}"), spend("{G}", "e", "{G}")]))).toContain("CR 107.5 already-tapped");
  });
  test("CR 107.5, 302.6: a new creature cannot pay {T}; haste, and not being a creature, help", () => {
    const elf = { cast: spell("{G}"), with: ["Llanowar Elves (id e, sick)"] };
    expect(statuses(elf, { ...elf, with: ["Llanowar Elves (sick)", "Concordant Crossroads"] }, { ...elf, with: ["Forest (sick)"] })).toEqual([
      "unpayable",
      "payable",
      "payable",
    ]);
    expect(refusals(elf, plan("{G}", [tap("e", "{G}"), spend("{G}", "e", "{G}")]))).toContain("CR 302.6 summoning-sick");
  });
  test("CR 107.6: {Q} untaps the permanent itself, so an untapped one cannot pay it", () => {
    const pala = { cast: spell("{U}"), with: ["Pili-Pala (tapped)", "2 Wastes"] };
    expect(statuses(pala, { ...pala, with: ["Pili-Pala", "2 Wastes"] })).toEqual(["payable", "unpayable"]);
  });
  test("CR 107.6, 302.6: nor can a new creature", () => {
    const pala = { cast: spell("{U}"), with: ["Pili-Pala (tapped, sick)", "2 Wastes"] };
    expect(statuses(pala, { ...pala, with: [...pala.with, "Concordant Crossroads"] })).toEqual(["unpayable", "payable"]);
  });
});

describe("delve", () => {
  const cruise = { cast: "Treasure Cruise", with: ["Island"] };
  test("CR 702.66b: goes with an alternative cost", () => {
    const back = { ...cruise, from: "graveyard", cost: "{7}{U}", graveyard: ["Treasure Cruise", "7 Divination"] };
    expect(paid(back)).toMatchObject({ delved: 7, tapped: { Island: 1 } });
    expect(paid({ ...cruise, cost: "{2}{U}", graveyard: ["7 Divination"] })).toMatchObject({ delved: 2, maxDelved: 2 });
  });
  test("CR 702.66b: pays generic mana of additional costs", () =>
    expect(paid({ ...cruise, additional: ["{2}", "{1}"], graveyard: ["12 Divination"] })).toMatchObject({ total: "{10}{U}", delved: 10 }));
  test("CR 202.3: cards exiled or not, the mana value is that of the printed cost", () => {
    const six = { cast: "Treasure Cruise", with: ["Troyan, Gutsy Explorer"], graveyard: ["6 Divination"] };
    expect(statuses(six, { ...six, cast: spell("{3}{U}", "Sorcery", "Delve") })).toEqual(["payable", "unpayable"]);
  });
  test("CR 702.66a: pays generic mana alone", () => {
    expect(statuses({ cast: "Treasure Cruise", with: ["Wastes"], graveyard: ["12 Divination"] })).toEqual(["unpayable"]);
    const board = { cast: spell("{U}{1}", "Sorcery", "Delve"), graveyard: ["Divination (id g)"], pool: "{U}" };
    expect(refusals(board, plan("{1}{U}", [{ do: "delve", object: "g", pays: "{U}" }, spend("{U}", "pool", "{1}")]))).toContain("CR 702.66a generic-only");
  });
  test("CR 702.66a: never more cards than the generic mana, which an increase raises", () => {
    expect(paid({ ...cruise, graveyard: ["12 Divination"] })).toMatchObject({ delved: 7, maxDelved: 7 });
    expect(paid({ cast: "Treasure Cruise", with: ["Island", "Thalia, Guardian of Thraben"], graveyard: ["12 Divination"] })).toMatchObject({
      delved: 8,
      maxDelved: 8,
    });
  });
});

describe("convoke", () => {
  const convoking = (cost: string) => spell(cost, "Instant", "Convoke");
  test("CR 702.51a: a creature of two colors stands for {1} or for one mana of either color", () => {
    const wolf = ["Watchwolf (id w)"];
    expect(statuses(...["{1}", "{G}", "{W}", "{U}", "{G}{W}"].map((cost) => ({ cast: convoking(cost), with: wolf })))).toEqual([
      "payable",
      "payable",
      "payable",
      "unpayable",
      "unpayable",
    ]);
    expect(refusals({ cast: convoking("{U}"), with: wolf }, plan("{U}", [{ do: "convoke", object: "w", pays: "{U}" }]))).toContain(
      "CR 702.51a wrong-color-to-convoke",
    );
  });
  test("CR 702.51b: goes with an alternative cost", () =>
    expect(paid({ cast: convoking("{7}{U}"), cost: "{1}{G}", with: ["2 Grizzly Bears"] })).toMatchObject({ total: "{1}{G}", convoked: 2 }));
  test("CR 702.51a: any untapped creature of yours, a new one too", () => {
    expect(paid({ cast: "Siege Wurm", with: ["7 Grizzly Bears (sick)"] })).toMatchObject({ convoked: 7 });
    const sleepy = { cast: convoking("{G}"), with: ["Grizzly Bears (id b, tapped)"] };
    expect(statuses(sleepy)).toEqual(["unpayable"]);
    expect(refusals(sleepy, plan("{G}", [{ do: "convoke", object: "b", pays: "{G}" }]))).toContain("CR 107.5 already-tapped");
  });
  test("CR 601.2f: the total has alternative and additional costs, increases and reductions in it", () => {
    const board = {
      cast: spell("{5}{W}", "Instant", "Convoke"),
      cost: "{3}{W}",
      additional: ["{2}"],
      with: ["Thalia, Guardian of Thraben", "Goblin Electromancer"],
    };
    expect(totals(board)).toEqual(["{5}{W}"]);
  });
  test("CR 702.51b: creatures pay what the total has become, an increase too", () =>
    expect(paid({ cast: convoking("{G}"), increase: "{2}", with: ["3 Grizzly Bears"] })).toMatchObject({ total: "{2}{G}", convoked: 3 }));
  test("CR 202.3: creatures tapped or not, the mana value is that of the printed cost", () => {
    // In both Troyan must make two mana; only one of the spells is of mana value 5 or greater.
    const troyan = "Troyan, Gutsy Explorer";
    expect(
      statuses({ with: [troyan, "5 Grizzly Bears"], cast: convoking("{6}{U}") }, { with: [troyan, "2 Grizzly Bears"], cast: convoking("{3}{U}") }),
    ).toEqual(["payable", "unpayable"]);
  });
  test("CR 601.2g: a creature tapped for mana while casting is tapped when it is time to convoke", () => {
    const elf = { cast: convoking("{1}{G}"), with: ["Llanowar Elves (id e)"] };
    expect(statuses(elf)).toEqual(["unpayable"]);
    const twice = plan("{1}{G}", [tap("e", "{G}"), spend("{G}", "e", "{G}"), { do: "convoke", object: "e", pays: "{1}" }]);
    expect(refusals(elf, twice)).toContain("CR 107.5 already-tapped");
  });
  test("CR 601.2g: a creature sacrificed for mana is gone when it is time to convoke", () => {
    const spawn = { cast: convoking("{2}"), with: ["Eldrazi Spawn (id s)"] };
    expect(statuses(spawn)).toEqual(["unpayable"]);
    const twice = plan("{2}", [tap("s", "{C}", { taps: [], sacrifices: ["s"] }), spend("{C}", "s", "{1}"), { do: "convoke", object: "s", pays: "{1}" }]);
    expect(refusals(spawn, twice)).toContain("CR 118.3 not-there");
  });
  test("CR 702.51a: an attacker or blocker that is not tapped may convoke", () =>
    expect(
      statuses(
        { cast: convoking("{G}"), with: ["Grizzly Bears (attacking)"] },
        { cast: convoking("{G}"), with: ["Grizzly Bears (blocking)"] },
        { cast: convoking("{G}"), with: ["Grizzly Bears (attacking, tapped)"] },
      ),
    ).toEqual(["payable", "payable", "unpayable"]));
});
