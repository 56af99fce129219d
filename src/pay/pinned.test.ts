/** What the player wants of objects in a payment: `use`, `avoid`, `forbid`, and limits. */
import { describe, expect, test } from "vitest";
import { parsePosition } from "../board/index.ts";
import { FEW_CARDS } from "../board/testing.ts";
import { lp } from "../solver/lp.ts";
import { answerTo, at, paid, spell, type Board } from "../rules/traps/testing.ts";
import { pay } from "./index.ts";
import { prepare } from "./prepare.ts";

/** The pins that stand in the way, as one word each. */
const inTheWay = (board: Board): readonly string[] => {
  const answer = answerTo(board);
  return "reasons" in answer ? answer.reasons.map((reason) => [reason.code, ...("pin" in reason ? [reason.pin, reason.object, ...(reason.ability === undefined ? [] : [reason.ability])] : "limit" in reason ? [reason.limit, reason.most] : [])].join(" ")) : [answer.status];
};

describe("forbid", () => {
  test("the object is not used, in whatever way", () => {
    expect(paid({ cost: "{U}", with: ["Island (forbid)", "Watery Grave"] })).toMatchObject({ tapped: { "Watery Grave": 1 } });
    expect(paid({ cast: spell("{1}", "Sorcery", "Convoke"), with: ["Llanowar Elves (forbid)", "Forest"] })).toMatchObject({ tapped: { Forest: 1 }, convoked: 0 });
    expect(paid({ cast: spell("{2}", "Sorcery", "Delve"), with: ["Forest"], graveyard: ["Opt (forbid)", "Shock"] })).toMatchObject({ tapped: { Forest: 1 }, exiled: { Shock: 1 } });
    expect(paid({ cast: spell("{0}"), additional: ["Sacrifice a creature"], with: ["Llanowar Elves (forbid)", "Grizzly Bears"] })).toMatchObject({ sacrificed: { "Grizzly Bears": 1 } });
    expect(paid({ cast: spell("{0}"), additional: ["Discard a card"], hand: ["Opt (forbid)", "Shock"] })).toMatchObject({ discarded: { Shock: 1 } });
    expect(inTheWay({ cost: "{B}{B}", with: ["Phyrexian Altar (forbid, id altar)", "2 Grizzly Bears"] })).toEqual(["pinned forbid altar"]);
  });
  test("all copies of an entry, and no others that are like it", () => {
    expect(paid({ cost: "{G}{G}", with: ["2 Forest (forbid)", "Forest", "Forest (id last)"] })).toMatchObject({ tapped: { Forest: 2 } });
    expect(inTheWay({ cost: "{G}{G}", with: ["2 Forest (forbid, id two)", "Forest"] })).toEqual(["pinned forbid two"]);
    const answer = answerTo({ cost: "{G}", with: ["Forest (forbid, id first)", "Forest (id second)"] });
    expect(answer).toMatchObject({ plan: { steps: [{ object: "second" }, {}] } });
  });
  test("one ability of it", () => {
    // Adarkar Wastes: the first makes {C}, the second a color for 1 damage.
    const wastes = { card: "Adarkar Wastes", id: "wastes", forbid: [1] };
    expect(inTheWay({ cost: "{W}", with: [wastes] })).toEqual(["pinned forbid wastes 1"]);
    expect(paid({ cost: "{1}", with: [wastes] })).toMatchObject({ status: "payable", lifePaid: 0 });
  });
  test("only in this payment: cards of the hand may be cast with it afterwards", () =>
    expect(paid({ cost: "{1}", with: ["Island (forbid)", "Forest"], hand: ["Opt"] })).toMatchObject({ tapped: { Forest: 1 }, stillCastable: ["Opt"] }));
  test("what is shown is not used (CR 701.20a)", () =>
    expect(paid({ cast: spell("{0}"), additional: ["Reveal a Dragon card from your hand"], hand: ["Shivan Dragon (forbid)"] })).toMatchObject({ status: "payable" }));
});

describe("avoid", () => {
  test("it is used only if there is no other way, whatever that costs", () => {
    expect(paid({ cost: "{U}", with: ["Island (avoid)", "Lotus Petal"] })).toMatchObject({ sacrificed: { "Lotus Petal": 1 }, tapped: { "Lotus Petal": 1 } });
    expect(paid({ cost: "{U}", with: ["Island (avoid)", "Forest"] })).toMatchObject({ status: "payable", optimal: true, tapped: { Island: 1 } });
  });
  test("as few uses as can be, and an answer says how many", () => {
    const answer = answerTo({ cost: "{2}", with: ["2 Island (avoid)", "Forest"] });
    expect(answer).toMatchObject({ status: "payable", summary: { tapped: { Island: 1, Forest: 1 } } });
    expect("levels" in answer && answer.levels[0]).toEqual({ level: "avoided", value: 1 });
  });
  test("one ability of it", () => {
    const wastes = { card: "Adarkar Wastes", avoid: [1] };
    expect(paid({ cost: "{W}", with: [wastes, "Lotus Petal"] })).toMatchObject({ sacrificed: { "Lotus Petal": 1 }, lifePaid: 0 });
    expect(paid({ cost: "{1}", with: [wastes, "Lotus Petal"] })).toMatchObject({ tapped: { "Adarkar Wastes": 1 } });
  });
  test("a policy may say where it counts", () => {
    const position = at({ cost: "{U}", with: ["Island (avoid)", "Lotus Petal"] });
    expect(pay(position, { policy: { name: "mine", levels: ["sacrificed", "avoided"] } })).toMatchObject({ summary: { sacrificed: {} } });
  });
});

describe("use", () => {
  test("it is used, also where something else would be better", () => {
    expect(paid({ cost: "{U}", with: ["Island", "Lotus Petal (use)"] })).toMatchObject({ sacrificed: { "Lotus Petal": 1 } });
    expect(paid({ cast: spell("{1}", "Sorcery", "Convoke"), with: ["Grizzly Bears (use)", "Forest"] })).toMatchObject({ convoked: 1, tapped: { "Grizzly Bears": 1 } });
    expect(paid({ cast: spell("{1}", "Sorcery", "Delve"), with: ["Forest"], graveyard: ["Opt", "Shock (use)"] })).toMatchObject({ exiled: { Shock: 1 } });
  });
  test("also where it is not needed", () =>
    expect(paid({ cost: "{1}", pool: "{G}", with: ["Sol Ring (use)"] })).toMatchObject({ status: "payable", tapped: { "Sol Ring": 1 } }));
  test("at least one copy of it; of several entries each", () => {
    expect(paid({ cast: spell("{2}", "Sorcery", "Convoke"), with: ["5 Grizzly Bears (use)", "2 Forest"] })).toMatchObject({ tapped: { "Grizzly Bears": 1, Forest: 1 } });
    expect(paid({ cost: "{3}", with: ["Forest (use, id a)", "Forest (use, id b)", "3 Plains"] })).toMatchObject({ tapped: { Forest: 2, Plains: 1 } });
    expect(paid({ cast: spell("{3}", "Sorcery", "Convoke"), with: ["5 Grizzly Bears (use)"] })).toMatchObject({ convoked: 3 });
    expect(paid({ cast: spell("{15000}", "Sorcery", "Convoke"), with: ["16000 Grizzly Bears (use)"] })).toMatchObject({ convoked: 15_000 });
  });
  test("one ability of it", () =>
    expect(paid({ cost: "{1}", with: [{ card: "Adarkar Wastes", use: [1] }] })).toMatchObject({ lifePaid: 1 }));
  test("it has a place in a larger X only (CR 702.51b: convoke pays for mana that is due)", () => {
    const board = { cast: spell("{X}", "Sorcery", "Convoke"), x: "max" as const, with: ["Grizzly Bears (use, id a)", "Runeclaw Bear (use, id b)", "Alpine Grizzly (use, id c)"] };
    expect(answerTo(board)).toMatchObject({ status: "payable", optimal: true, maxX: 3, summary: { convoked: 3 } });
    expect(prepare(at(board)).canPay()).toBe(true);
    expect(answerTo({ ...board, x: 2 })).toMatchObject({ status: "unpayable" });
    const without = { ...board, with: [...board.with, "Forest (tapped, use)"] };
    expect(answerTo(without)).toMatchObject({ status: "unpayable" });
    expect(prepare(at(without)).canPay()).toBe(false);
  });
  test("X is as large as it leaves room for", () => {
    const sieve = { card: { name: "Sieve", type_line: "Artifact", oracle_text: "{2}, {T}: Add {G}." }, use: true };
    expect(answerTo({ cast: spell("{X}", "Sorcery"), x: "max", with: ["3 Forest", sieve] })).toMatchObject({ status: "payable", optimal: true, maxX: 2 });
  });
  test("it cannot be used: that is why", () => {
    expect(inTheWay({ cost: "{U}", with: ["Island", "Island (tapped, use, id other)"] })).toEqual(["pinned use other"]);
    // CR 601.2g: where no mana is due no mana ability may be activated.
    expect(inTheWay({ cost: "{0}", with: ["Island (use, id island)"] })).toEqual(["pinned use island"]);
  });
});

describe("limits", () => {
  test("no more is given up than that", () => {
    const board = { cost: "{W}{W}", with: ["Mana Confluence", "Adarkar Wastes", "2 Lotus Petal"] };
    expect(paid({ ...board, limits: { sacrificed: 0 } })).toMatchObject({ lifePaid: 2, sacrificed: {} });
    expect(paid({ ...board, limits: { life: 1 } })).toMatchObject({ lifePaid: 1, sacrificed: { "Lotus Petal": 1 } });
    expect(paid({ ...board, limits: { life: 0 } })).toMatchObject({ lifePaid: 0, sacrificed: { "Lotus Petal": 2 } });
    expect(inTheWay({ ...board, limits: { life: 0, sacrificed: 1 } })).toHaveLength(1);
    expect(inTheWay({ ...board, limits: { life: 0, sacrificed: 0 } })).toHaveLength(1);
    expect(inTheWay({ cost: "{W}{W}", with: ["Mana Confluence", "Lotus Petal"], limits: { life: 0, sacrificed: 0 } })).toEqual(["limited sacrificed 0", "limited life 0"]);
  });
  test("damage counts as life (CR 118.1 does not matter to who has it)", () =>
    expect(inTheWay({ cost: "{W}", with: ["Adarkar Wastes"], limits: { life: 0 } })).toEqual(["limited life 0"]));
  test("the largest X within them", () =>
    expect(answerTo({ cast: spell("{X}", "Sorcery", "Convoke"), x: "max", with: ["3 Grizzly Bears", "Forest"], limits: { creatures: 1 } })).toMatchObject({ status: "payable", maxX: 2 }));
});

describe("which pins to lift", () => {
  test("as few as can be", () => {
    const board = { cost: "{U}{U}", with: ["Island (forbid, id a)", "2 Swamp (forbid, id b)", "Watery Grave (forbid, id c)", "Watery Grave (id d)"] };
    expect(inTheWay(board)).toHaveLength(1);
    expect(["pinned forbid a", "pinned forbid c"]).toContain(inTheWay(board)[0]);
  });
  test("none where it would not help: what is missing is said", () =>
    expect(answerTo({ cost: "{U}{G}", with: ["Island (forbid)"] })).toMatchObject({ status: "unpayable", missing: "{G}" }));
});

test("two solvers, one answer", () => {
  const position = at({ cost: "{3}{U}", with: ["Island", "Azorius Signet (use)", "2 Sol Ring (avoid)", "3 Forest", "Lotus Petal (forbid)"], limits: { tapped: 4 } });
  const [ours, theirs] = [pay(position), pay(position, { solver: lp })];
  expect(ours).toMatchObject({ status: "payable", optimal: true });
  expect("levels" in ours && "levels" in theirs && theirs.levels).toEqual("levels" in ours && ours.levels);
});

test("a prepared board keeps to them", () => {
  const board = prepare(at({ cost: "{U}", with: ["Island (forbid)", "Forest"], hand: ["Opt", "Giant Growth"] }));
  expect(board.canPay()).toBe(false);
  expect(board.castable().map(({ payable }) => payable)).toEqual([false, true]);
  expect(prepare(at({ cost: "{U}", with: ["Island (forbid)", "Watery Grave"] })).canPay()).toBe(true);
});

describe("positions with pins", () => {
  const parsed = (entry: object, limits?: unknown) => parsePosition({ you: { battlefield: [{ card: "Forest", ...entry }] }, paying: { cost: "{1}", limits } }, FEW_CARDS);
  test("true, or numbers of abilities; false and none are as good as nothing", () => {
    expect(parsed({ use: true, forbid: [0, 2], avoid: false })).toMatchObject({ ok: true, value: { battlefield: [{ pins: { use: true, forbid: [0, 2] } }] } });
    expect(parsed({ use: false, forbid: [] })).toMatchObject({ ok: true, value: { battlefield: [expect.not.objectContaining({ pins: expect.anything() })] } });
  });
  test("what is wrong has its place", () => {
    expect(parsed({ forbid: "yes" })).toMatchObject({ ok: false, error: { path: "you.battlefield[0].forbid" } });
    expect(parsed({ forbid: [-1] })).toMatchObject({ ok: false, error: { code: "bad-count", path: "you.battlefield[0].forbid[0]" } });
    expect(parsed({}, { life: -1 })).toMatchObject({ ok: false, error: { code: "bad-count", path: "paying.limits.life" } });
    // A limit that is not known would not be kept to.
    expect(parsed({}, { lives: 1 })).toMatchObject({ ok: false, error: { code: "wrong-shape", path: "paying.limits.lives" } });
  });
});

test("a whole board that is forbidden: as many lands as it takes, and proved to be the fewest", () => {
  const lands = ["Forest", "Island", "Swamp", "Mountain", "Plains", "Breeding Pool", "Watery Grave", "Steam Vents", "Hallowed Fountain", "Overgrown Tomb", "Stomping Ground", "Temple Garden", "Sol Ring"];
  expect(inTheWay({ cost: "{3}{W}{U}{B}", with: lands.map((card) => ({ card, forbid: true })) })).toHaveLength(5);
});
