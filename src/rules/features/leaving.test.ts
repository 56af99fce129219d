/** What leaves while mana abilities are activated: what must not, and what comes of it; CR 601.2g-h, 602.5, 605.3b, 611.3a. */
import { describe, expect, test } from "vitest";
import type { Step } from "../../answer.ts";
import { answerTo, paid, plan, refusals, spell, spend, statuses, tap, unit, type Board } from "../traps/testing.ts";

describe("who must stay is there for all that need it", () => {
  const artifact = (mana_cost: string) => ({ ...spell(mana_cost, "Artifact"), name: "Some Artifact" });
  const show = "choose a creature you control or reveal a creature card from your hand";
  test("CR 601.2g-h: Chief Engineer lets creatures convoke, is tapped for it, and is chosen for another cost", () =>
    expect(paid({ cast: artifact("{1}"), additional: [show], with: ["Chief Engineer", "Ashnod's Altar"] })).toMatchObject({ optimal: true, tapped: { "Chief Engineer": 1 }, sacrificed: {} }));
  test("CR 601.2h: one creature may be chosen for two costs, and not be given up for mana before", () => {
    const board: Board = { cast: spell("{C}{C}"), additional: [show, show], with: ["Grizzly Bears", "Ashnod's Altar"] };
    expect([paid(board), paid({ ...board, with: ["2 Grizzly Bears", "Ashnod's Altar"] })]).toMatchObject([{ status: "unpayable" }, { optimal: true, sacrificed: { "Grizzly Bears": 1 } }]);
  });
  test("CR 702.51a: it lets this spell be convoked, and the next one from the hand", () => {
    const board: Board = { cast: artifact("{1}"), hand: [{ card: { ...artifact("{1}"), name: "Another Artifact" } }], with: ["Chief Engineer", "Grizzly Bears", "Ashnod's Altar"] };
    expect(paid(board)).toMatchObject({ optimal: true, sacrificed: {}, tapped: { "Chief Engineer": 1 } });
    expect(answerTo(board)).toMatchObject({ levels: expect.arrayContaining([{ level: "hand", value: 0 }, { level: "oneByOne", value: 0 }]) as unknown });
  });
  test("CR 611.3a: what a cost gives up lets no later spell be convoked", () =>
    expect(paid({ cast: spell("{0}"), additional: ["Sacrifice a creature."], hand: [{ card: artifact("{1}") }], with: ["Chief Engineer", "Grizzly Bears"] })).toMatchObject({ sacrificed: { "Grizzly Bears": 1 } }));
});

describe("what leaves may make more possible, and then nothing is called unpayable", () => {
  // Amounts and conditions are seen as at the start; see `encode/absence.ts`.
  const land = (name: string, oracle_text: string) => ({ card: { name, type_line: "Land", oracle_text } });
  const outlets = ["Ashnod's Altar", "2 Walking Corpse"];
  test("CR 605.3b: amounts that count the graveyard, which what is sacrificed comes to", () => {
    expect(statuses({ cast: spell("{B}{B}"), with: ["Crypt of Agadeem", ...outlets] })).toEqual(["unknown"]);
    expect(statuses({ cast: spell("{B}{B}"), with: ["Crypt of Agadeem", "Ashnod's Altar"] }, { cast: spell("{B}{B}"), with: ["2 Walking Corpse", "Ashnod's Altar"] })).toEqual(["unpayable", "unpayable"]);
    const board: Board = { cast: spell("{B}{B}"), with: ["Crypt of Agadeem (id c)", "Ashnod's Altar (id a)", "2 Walking Corpse (id w)"] };
    const altar = (id: string): Step => tap("a", "{C}{C}", { taps: [], sacrifices: [id] });
    const paidFor = { with: [unit("{C}", "a", "{1}"), unit("{C}", "a", "{1}")] };
    expect(refusals(board, plan("{B}{B}", [altar("w#1"), altar("w#2"), tap("c", "{B}{B}", { ...paidFor, ability: 1 }), spend("{B}", "c", "{B}"), spend("{B}", "c", "{B}")]))).toEqual([]);
  });
  test("CR 602.5: conditions that the graveyard meets in the end", () =>
    expect(statuses({ cast: spell("{B}"), with: [land("Some Grave", "{T}: Add {B}. Activate only if there is a creature card in your graveyard."), ...outlets] })).toEqual(["unknown"]));
  test("CR 106.12b: Damping Sphere leaves a land its color that makes but one mana, as fewer creatures are left to count", () =>
    expect(statuses({ cast: spell("{G}"), with: ["Gaea's Cradle", ...outlets, "Damping Sphere"] })).toEqual(["unknown"]));
  test("CR 106.7: colors among cards of the graveyard", () =>
    expect(statuses({ cast: spell("{B}"), with: ["Corrupted Grafstone", ...outlets] }, { cast: spell("{B}"), with: ["Corrupted Grafstone"] })).toEqual(["unknown", "unpayable"]));
  test("CR 113.6: a card whose ability works in the graveyard", () =>
    expect(statuses({ cast: spell("{G}"), with: ["Krark-Clan Ironworks", "Jack-o'-Lantern"] }, { cast: spell("{G}"), with: ["Ashnod's Altar", "Jack-o'-Lantern"] })).toEqual(["unknown", "unpayable"]));
  test("CR 605.3b: less of the same mana makes nothing new", () =>
    expect(statuses({ cast: spell("{R}"), with: ["Leafkin Druid", ...outlets] }, { cast: spell("{R}"), with: ["Gaea's Cradle", ...outlets] })).toEqual(["unpayable", "unpayable"]));
});
