/** Another player's mana for the generic part of a spell; CR 702.132. */
import { describe, expect, test } from "vitest";
import { pay } from "../../pay/index.ts";
import { check } from "../../referee/index.ts";
import { lp } from "../../solver/lp.ts";
import type { Step } from "../../answer.ts";
import { parsePosition, type Position } from "../../board/index.ts";
import { FEW_CARDS } from "../../board/testing.ts";
import { at, plan, spell, tap, type Board } from "../traps/testing.ts";

/** The board, with the first opponent assisting out of that pool. */
const assisted = (board: Board, pool: Position["pool"] = []): Position => {
  const position = at(board);
  const [first, ...others] = position.opponents;
  return { ...position, opponents: [{ battlefield: first?.battlefield ?? [], assists: true, pool }, ...others] };
};

const answer = (board: Board, pool?: Position["pool"], more: Parameters<typeof pay>[1] = {}) => pay(assisted(board, pool), more);
const assistant = (mana_cost: string, ...more: readonly string[]) => spell(mana_cost, "Sorcery", "Assist", ...more);
const blue = { type: "U", count: 1, snow: false } as const;

const refused = (board: Board, total: string, steps: readonly Step[], pool: Position["pool"] = []): readonly string[] =>
  check(assisted(board, pool), plan(total, steps)).violations.map(({ rule, code }) => `${rule} ${code}`);

describe("assist", () => {
  test("CR 702.132a: another player's mana pays generic mana, before you tap anything yourself", () => {
    const found = answer({ cast: assistant("{3}{U}"), with: ["3 Island"], against: [["3 Forest"]] });
    expect(found).toMatchObject({
      status: "payable", optimal: true,
      summary: { tapped: { Island: 1 }, assisted: { Forest: 3 }, spent: { mana: "{G}{G}{G}{U}", from: { Forest: 3, Island: 1 } } },
    });
    expect(found).toMatchObject({ plan: { steps: [{ object: "o1b1#1" }, { object: "o1b1#2" }, { object: "o1b1#3" }, { object: "b1#1" }, { do: "mana" }, { do: "mana" }, { do: "mana" }, { do: "mana" }] } });
  });
  test("CR 702.132a, 107.6: what that player taps could be untapped by yours, so nothing is called unpayable", () => {
    // The Forest pays for {1}, and is untapped for {G}.
    const explorers = { card: { name: "Explorers", type_line: "Creature — Elf", power: "1", oracle_text: "{T}, Untap a tapped land an opponent controls: Add one mana of any type that land could produce." } };
    expect(answer({ cast: assistant("{1}{G}"), with: [explorers], against: [["Forest"]] })).toMatchObject({ status: "unknown" });
    expect(answer({ cast: assistant("{1}{G}"), with: [explorers], against: [["Forest", "Forest (tapped)"]] })).toMatchObject({ status: "payable" });
  });
  test("CR 602.2b, 601.2f: an ability that costs that player mana, by somebody's tax, is none to assist with", () => {
    // Oppressive Rays: what it enchants costs {3} more to activate.
    const found = answer({ cast: assistant("{1}"), with: [{ card: "Oppressive Rays", attachedTo: "m" }], against: [["Elvish Mystic (id m)"]] });
    expect(found).toMatchObject({ status: "unknown" });
    expect(answer({ cast: assistant("{1}"), against: [["Elvish Mystic"]] })).toMatchObject({ status: "payable", summary: { assisted: { "Elvish Mystic": 1 } } });
  });
  test("CR 702.132a: never colored mana, {C} or {S}, whatever that player has", () => {
    expect(answer({ cast: assistant("{1}{U}"), with: ["Forest"], against: [["3 Island"]] })).toMatchObject({ status: "unpayable", missing: "{U}" });
    expect(answer({ cast: assistant("{C}"), against: [["Wastes"]] })).toMatchObject({ status: "unpayable" });
    expect(answer({ cast: assistant("{S}"), against: [["Snow-Covered Forest"]] })).toMatchObject({ status: "unpayable" });
    expect(answer({ cast: assistant("{1}{U}"), with: ["Island"], against: [["Island"]] })).toMatchObject({ status: "payable" });
  });
  test("CR 702.132a: only where the spell has assist and the player does", () => {
    expect(pay(at({ cast: assistant("{1}"), against: [["Forest"]] }))).toMatchObject({ status: "unpayable" });
    expect(answer({ cast: spell("{1}"), against: [["Forest"]] })).toMatchObject({ status: "unpayable" });
  });
  test("CR 702.132a: mana in that player's pool, kept apart from yours", () => {
    const found = answer({ cast: assistant("{1}"), pool: "{R}" }, [{ ...blue, count: 2 }]);
    expect(found).toMatchObject({ plan: { steps: [{ do: "mana", unit: "{R}", from: "pool" }] }, summary: { floating: "" } });
    expect(answer({ cast: assistant("{2}"), pool: "{R}" }, [blue])).toMatchObject({ status: "payable", summary: { floating: "", spent: { mana: "{R}{U}" } } });
    expect(answer({ cast: assistant("{1}") }, [{ ...blue, count: 2 }])).toMatchObject({ status: "payable", summary: { floating: "" } });
  });
  test("CR 702.132a: taxes, kicker and X are generic mana as well", () => {
    expect(answer({ cast: assistant("{U}"), additional: ["Kicker {2}"], with: ["Island"], against: [["Thalia, Guardian of Thraben", "3 Forest"]] })).toMatchObject({ status: "payable", plan: { total: "{3}{U}" } });
    expect(answer({ cast: assistant("{X}{U}"), x: "max", with: ["2 Island"], against: [["3 Forest"]] })).toMatchObject({ maxX: 4 });
  });
  test("CR 702.132a: that player's mana pays nothing of your mana abilities", () =>
    expect(answer({ cast: assistant("{U}{W}"), with: ["Azorius Signet"], against: [["Forest"]] })).toMatchObject({ status: "unpayable" }));
  test("CR 701.21a: what that player sacrifices is no loss of yours, but a last resort", () => {
    expect(answer({ cast: assistant("{1}"), against: [["Treasure", "Forest"]] })).toMatchObject({ summary: { assisted: { Forest: 1 }, sacrificed: {} } });
    expect(answer({ cast: assistant("{1}"), with: ["Forest"], against: [["Treasure"]] })).toMatchObject({ summary: { assisted: { Treasure: 1 }, sacrificed: {}, tapped: {} } });
    // A card that is sacrificed there is in that player's graveyard.
    expect(answer({ cast: assistant("{2}", "Delve"), against: [["Lotus Petal"]] })).toMatchObject({ status: "unpayable" });
  });
  test("CR 302.6, 107.5: new creatures and tapped lands help no more than yours would", () => {
    expect(answer({ cast: assistant("{1}"), against: [["Llanowar Elves (sick)", "Forest (tapped)"]] })).toMatchObject({ status: "unpayable" });
    expect(answer({ cast: assistant("{1}"), against: [["Llanowar Elves"]] })).toMatchObject({ status: "payable" });
  });
  test("CR 106.6: mana that is for some spells only is left alone", () =>
    expect(answer({ cast: { ...assistant("{1}"), type_line: "Creature — Beast", power: "1" }, against: [["Ancient Ziggurat"]] })).toMatchObject({ status: "unpayable" }));
  test("an ability of that player's that costs more than its own source is not looked at, so nothing is proved", () =>
    expect(answer({ cast: assistant("{2}"), against: [["Azorius Signet", "Forest"]] })).toMatchObject({ status: "unknown" }));
  test("two solvers, one answer", () => {
    const board = { cast: assistant("{4}{U}{G}"), with: ["Island", "2 Forest", "Sol Ring"], against: [["2 Forest", "Treasure", "Sol Ring"]] };
    const [ours, theirs] = [answer(board, [blue]), answer(board, [blue], { solver: lp })];
    expect(ours).toMatchObject({ status: "payable", optimal: true });
    expect("levels" in ours && "levels" in theirs && theirs.levels).toEqual("levels" in ours && ours.levels);
  });
});

describe("plans with assist", () => {
  const board = { cast: assistant("{1}{U}"), with: ["Island (id i)"], against: [["Forest (id f)"]] };
  const mana = (unit: string, from: string, pays: string): Step => ({ do: "mana", unit, from, pays });
  test("CR 702.132a: that player's mana abilities come first", () => {
    const [theirs, mine] = [tap("f", "{G}"), tap("i", "{U}")];
    const spends = [mana("{G}", "f", "{1}"), mana("{U}", "i", "{U}")];
    expect(refused(board, "{1}{U}", [theirs, mine, ...spends])).toEqual([]);
    expect(refused(board, "{1}{U}", [mine, theirs, ...spends])).toContain("CR 702.132a assist-comes-first");
  });
  test("CR 702.132a: nor may it pay a colored symbol, or be used without assist", () => {
    const blueBoard = { ...board, cast: assistant("{1}{G}"), with: ["Island (id i)"] };
    expect(refused(blueBoard, "{1}{G}", [tap("f", "{G}"), tap("i", "{U}"), mana("{G}", "f", "{G}"), mana("{U}", "i", "{1}")])).toContain("CR 107.4 mana-does-not-pay-that");
    expect(check(at(board), plan("{1}{U}", [tap("f", "{G}")])).violations[0]).toMatchObject({ code: "not-yours" });
  });
  test("CR 106.4: its pool is named apart", () => {
    expect(refused({ cast: assistant("{1}") }, "{1}", [mana("{U}", "assist", "{1}")], [blue])).toEqual([]);
    expect(refused({ cast: assistant("{1}") }, "{1}", [mana("{U}", "pool", "{1}")], [blue])).toContain("CR 118.3a no-such-mana");
  });
});

/** Why the steps are refused at first, where {3} is due and these are the other player's. */
const refusal = (theirs: readonly string[], steps: readonly Step[], more: Board = {}): string | undefined =>
  refused({ cast: assistant("{3}"), against: [theirs], ...more }, "{3}", steps)[0];
const both = (object: string, adds: string): Step => tap(object, adds, { sacrifices: [object] });

describe("another player's mana abilities are activated as rules say", () => {
  const mana = (from: string): Step => ({ do: "mana", unit: "{G}", from, pays: "{1}" });
  test("CR 601.2g: before costs are paid", () =>
    expect(refusal(["Forest (id f)", "Forest (id g)"], [tap("f", "{G}"), mana("f"), tap("g", "{G}")])).toBe("CR 601.2g after-paying-began"));
  test("CR 702.132a: where there is generic mana to pay", () =>
    expect(refused({ cast: assistant("{U}"), against: [["Forest (id f)"]] }, "{U}", [tap("f", "{G}")])[0]).toBe("CR 601.2g no-mana-due"));
  test("CR 602.5: conditions are that player's", () => {
    const opal = [tap("opal", "{G}")];
    expect(refusal(["Mox Opal (id opal)", "2 Sol Ring"], opal)).toBe("CR 118.3 not-all-paid");
    expect(refusal(["Mox Opal (id opal)", "Sol Ring"], opal, { with: ["3 Sol Ring"] })).toBe("CR 602.5 condition-not-met");
  });
  test("CR 602.5e: none that needs priority", () => {
    const petal = { name: "Slow Petal", type_line: "Artifact", oracle_text: "{T}, Sacrifice this artifact: Add {G}. Activate only as an instant." };
    expect(refused({ cast: assistant("{3}"), against: [[{ card: petal, id: "p" }]] }, "{3}", [both("p", "{G}")])[0]).toBe("CR 602.5 condition-not-met");
  });
  test("CR 602.2b: the cost is its own source, once", () => {
    expect(refusal(["Treasure (id t)"], [both("t", "{G}")])).toBe("CR 118.3 not-all-paid");
    expect(refusal(["Treasure (id t)"], [tap("t", "{G}")])).toBe("CR 602.2b cost-not-paid");
    expect(refusal(["Treasure (id t)"], [tap("t", "{G}", { taps: [], sacrifices: ["t"] })])).toBe("CR 602.2b cost-not-paid");
    expect(refusal(["Forest (id f)", "Forest (id g)"], [tap("f", "{G}", { taps: ["g"] })])).toBe("CR 602.2b cost-not-paid");
    expect(refusal(["Forest (id f)"], [tap("f", "{G}", { sacrifices: ["f"] })])).toBe("CR 602.2b cost-not-paid");
    expect(refusal(["Forest (id f)", "Forest (id g)"], [tap("g", "{G}"), tap("f", "{G}", { with: [{ unit: "{G}", from: "g", pays: "{1}" }] })])).toBe("CR 602.2b cost-not-paid");
  });
  test("CR 107.5: tapped once", () => {
    expect(refusal(["Forest (id f)"], [tap("f", "{G}"), tap("f", "{G}")])).toBe("CR 107.5 already-tapped");
    expect(refusal(["Forest (id f, tapped)"], [tap("f", "{G}")])).toBe("CR 107.5 already-tapped");
  });
  test("CR 302.6: only {T} asks for how long a creature has been there", () => {
    expect(refusal(["Llanowar Elves (id e, sick)"], [tap("e", "{G}")])).toBe("CR 302.6 summoning-sick");
    expect(refusal(["Eldrazi Spawn (id s, sick, tapped)"], [tap("s", "{C}", { taps: [], sacrifices: ["s"] })])).toBe("CR 118.3 not-all-paid");
  });
  test("CR 614.17b: what nobody may sacrifice", () => {
    const treasure = [both("t", "{G}")];
    expect(refusal(["Treasure (id t)"], treasure, { with: ["Yasharn, Implacable Earth"] })).toBe("CR 614.17b cannot-sacrifice");
    expect(refusal(["Yasharn, Implacable Earth", "Treasure (id t)"], treasure)).toBe("CR 614.17b cannot-sacrifice");
    // It speaks of nonland permanents, and of giving them up.
    expect(refusal(["Sol Ring (id r)"], [tap("r", "{C}{C}")], { with: ["Yasharn, Implacable Earth"] })).toBe("CR 118.3 not-all-paid");
    expect(refusal([], [tap("t", "{G}", { sacrifices: ["t"] })], { with: ["Yasharn, Implacable Earth"], against: [[{ card: { name: "Burnt Land", type_line: "Land", oracle_text: "{T}, Sacrifice this land: Add {G}." }, id: "t" }]] })).toBe("CR 118.3 not-all-paid");
  });
  test("CR 700.4: it goes to its owner's graveyard, which you cannot delve from", () =>
    expect(refused({ cast: assistant("{2}", "Delve"), against: [["Treasure (id t)"]] }, "{2}", [both("t", "{G}"), { do: "delve", object: "t", pays: "{1}" }])[0]).toBe("CR 702.66a not-a-card-in-graveyard"));
  test("CR 605.3b: it makes what it makes", () => {
    expect(refusal(["Forest (id f)"], [tap("f", "{U}")])).toBe("CR 605.3b adds-something-else");
    expect(refusal(["Sol Ring (id f)"], [tap("f", "{C}{C}")])).toBe("CR 118.3 not-all-paid");
  });
  test("CR 106.4: numbers that no number of a computer holds are refused", () => {
    const twice = { cast: assistant("{G}{1}"), against: [["33 Nyxbloom Ancient", "2 Forest (id b)"]] };
    const adds = "5559060566555523 {G}";
    expect(refused(twice, "{1}{G}", [tap("b#1", adds), tap("b#2", adds)])[0]).toBe("CR 106.4 too-much-mana");
  });
  test("abilities that ask that player for more than their source are left alone", () => {
    const one = (oracle_text: string): string | undefined => refusal([], [tap("s", "{G}")], { against: [[{ card: { name: "Some Rock", type_line: "Artifact", oracle_text }, id: "s" }]] });
    expect(one("{T}: Add {G}.")).toBe("CR 118.3 not-all-paid");
    expect(one("{T}, Pay 1 life: Add {G}.")).toBe("CR 602.5 cannot-be-activated");
    expect(one("{1}, {T}: Add {G}.")).toBe("CR 602.5 cannot-be-activated");
    expect(one("{T}: Add {G}. Activate only once each turn.")).toBe("CR 602.5 cannot-be-activated");
    expect(one("{T}: Add {G}. This artifact deals 1 damage to you.")).toBe("CR 118.3 not-all-paid");
    expect(one("{T}: Add {G}. Put a charge counter on this artifact.")).toBe("CR 602.5 cannot-be-activated");
  });
  test("CR 601.2g: an ability without a cost could be activated for ever, so it is left alone", () =>
    expect(refused({ cast: assistant("{3}"), against: [[{ card: { name: "Some Rock", type_line: "Artifact", oracle_text: "{0}: Add {G}." }, id: "s" }]] }, "{3}", [tap("s", "{G}", { taps: [] })])[0]).toBe("CR 602.5 cannot-be-activated"));
  test("CR 702.132a: with an ability, nobody assists", () =>
    expect(refused({ cost: "{1}", kind: "ability", against: [["Forest (id f)"]] }, "{1}", [tap("f", "{G}")])[0]).toBe("CR 602.2 not-yours"));
});

describe("positions with assist", () => {
  const json = (...opponents: readonly object[]) => parsePosition({ you: { battlefield: [] }, opponents, paying: { cost: "{1}" } }, FEW_CARDS);
  test("an opponent assists, with a pool", () =>
    expect(json({ assists: true, pool: "{U}{U}" }, {})).toMatchObject({ ok: true, value: { opponents: [{ assists: true, pool: [{ type: "U", count: 2 }] }, { battlefield: [] }] } }));
  test("one player at most", () => expect(json({ assists: true }, { assists: true })).toMatchObject({ ok: false, error: { path: "opponents[1].assists" } }));
  test("a pool of costs is no pool", () => expect(json({ assists: true, pool: "{1}" })).toMatchObject({ ok: false, error: { path: "opponents[0].pool" } }));
});
