/** Additional costs that are paid any number of times, each for less mana. CR 118.8, 601.2b, 601.2f */
import { describe, expect, test } from "vitest";
import { paymentOf, totalsFor, viewOf } from "../index.ts";
import { printDues } from "../demand.ts";
import { at, paid, plan, refusals, spend, statuses, type Board } from "../traps/testing.ts";

/** A spell of {4}{B} that may be paid for with so many of something. */
const toll = (offer: string, mana_cost = "{4}{B}"): Board => ({
  cast: { name: "Some Toll", mana_cost, type_line: "Creature", oracle_text: `As an additional cost to cast this spell, you may ${offer}` },
});
const CREATURES = toll("sacrifice any number of creatures. This spell costs {2} less to cast for each creature sacrificed this way.");

const full = (board: Board, x?: number): readonly string[] => {
  const view = viewOf(at(board));
  return totalsFor(view, paymentOf(view), x).map(({ dues, parts }) => [printDues(dues), ...parts.map((part) => `${part.kind} ${"count" in part ? String(part.count) : ""}`.trim())].join(" "));
};

describe("what it costs", () => {
  test("CR 601.2b: as often as the payer likes, but not more often than it takes anything off", () => {
    expect(full({ ...CREATURES, with: ["Grizzly Bears"] })).toEqual(["{4}{B}", "{2}{B} sacrifice 1"]);
    expect(full({ ...CREATURES, with: ["9 Grizzly Bears"] })).toEqual(["{4}{B}", "{2}{B} sacrifice 1", "{B} sacrifice 2"]);
    expect(full({ ...CREATURES, with: ["9 Grizzly Bears", "Thorn of Amethyst", "Sphere of Resistance"] })).toEqual(["{5}{B}", "{3}{B} sacrifice 1", "{1}{B} sacrifice 2", "{B} sacrifice 3"]);
    expect(full({ ...CREATURES, against: [["Grizzly Bears"]], with: ["Sol Ring"] })).toEqual(["{4}{B}"]);
  });
  test.each<[string, Board, readonly string[]]>([
    ["cards of the hand", { ...toll("exile any number of black cards from your hand. This spell costs {2} less to cast for each card exiled this way."), hand: ["Dark Ritual", "Opt"] }, ["{4}{B}", "{2}{B} exile 1"]],
    ["cards of the graveyard", { ...toll("exile any number of creature cards from your graveyard. This spell costs {4} less to cast for each card exiled this way."), graveyard: ["2 Grizzly Bears", "Opt"] }, ["{4}{B}", "{B} exile 1"]],
    ["untapped creatures", { ...toll("tap any number of untapped creatures you control. This spell costs {1} less to cast for each creature tapped this way."), with: ["Grizzly Bears", "Goblin Piker (tapped)"] }, ["{4}{B}", "{3}{B} tap-others 1"]],
    ["counters", { ...toll("remove any number of +1/+1 counters from among creatures you control. This spell costs {2} less to cast for each counter removed this way."), with: ["Grizzly Bears (+1/+1 3)"] }, ["{4}{B}", "{2}{B} remove-counters-among 1", "{B} remove-counters-among 2"]],
    ["evidence, once", { ...toll("collect evidence 2. This spell costs {2} less to cast if evidence was collected."), graveyard: ["9 Grizzly Bears"] }, ["{4}{B}", "{2}{B} total"]],
  ])("CR 118.8: %s", (_, board, totals) => expect(full(board)).toEqual(totals));
  test("CR 601.2f: X is generic mana, too", () =>
    expect(full({ ...toll("exile any number of black cards from your hand. This spell costs {2} less to cast for each card exiled this way.", "{X}{B}"), hand: ["5 Dark Ritual"] }, 3))
      .toEqual(["{3}{B}", "{1}{B} exile 1", "{B} exile 2"]));
  test("CR 601.2b: the caller may say how often, or have counted it in", () => {
    const board: Board = { ...CREATURES, with: ["3 Grizzly Bears"] };
    expect(full({ ...board, additional: ["Sacrifice a creature"] })).toEqual(["{2}{B} sacrifice 1"]);
    expect(full({ ...board, additional: ["Sacrifice three creatures"] })).toEqual(["{B} sacrifice 3"]);
    expect(full({ ...board, reduce: "{2}" })).toEqual(["{2}{B}"]);
  });
  test("\"and less for each other one sacrificed this turn\" is not known, and taken as none", () =>
    expect(full({ ...toll("sacrifice any number of artifacts and/or creatures. This spell costs {2} less to cast for each permanent sacrificed this way and {2} less to cast for each other artifact or creature you've sacrificed this turn."), with: ["Sol Ring"] }))
      .toEqual(["{4}{B}", "{2}{B} sacrifice 1"]));
});

describe("what is paid", () => {
  test("as little as possible is given up, and what is given up may make mana first", () => {
    expect(paid({ ...CREATURES, with: ["3 Swamp", "3 Grizzly Bears"] })).toMatchObject({ total: "{2}{B}", sacrificed: { "Grizzly Bears": 1 } });
    expect(paid({ ...CREATURES, with: ["5 Swamp", "3 Grizzly Bears"] })).toMatchObject({ total: "{4}{B}", sacrificed: {} });
    expect(paid({ ...CREATURES, with: ["Swamp", "2 Llanowar Elves"] })).toMatchObject({ total: "{2}{B}", sacrificed: { "Llanowar Elves": 1 } });
    expect(statuses({ ...CREATURES, with: ["2 Swamp", "Llanowar Elves"] }, { ...CREATURES, with: ["Swamp", "Llanowar Elves"] })).toEqual(["payable", "unpayable"]);
  });
  test("what must be used is given up, too", () =>
    expect(paid({ ...CREATURES, with: ["5 Swamp", "Grizzly Bears (use)"] })).toMatchObject({ total: "{2}{B}", sacrificed: { "Grizzly Bears": 1 } }));
  test("CR 601.2b: the referee lets a payer give up more than it takes, and no less than was announced", () => {
    const board: Board = { ...CREATURES, with: ["4 Grizzly Bears (id b)"], pool: "{B}" };
    const steps = (...objects: readonly string[]) => plan("{B}", [spend("{B}", "pool", "{B}"), ...objects.map((object) => ({ do: "sacrifice", object, for: "additional cost" }) as const)]);
    expect([refusals(board, steps("b#1", "b#2")), refusals(board, steps("b#1", "b#2", "b#3"))]).toEqual([[], []]);
    expect(refusals(board, steps("b#1"))).toEqual(["CR 118.3 not-all-paid"]);
  });
});
