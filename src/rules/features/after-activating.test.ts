/** What an activation leaves behind: life, energy, counters, and who is where; CR 605.3b, 601.2g-h, 118.3. */
import { describe, expect, test } from "vitest";
import type { Step } from "../../answer.ts";
import { answerTo, convoke, creature, delve, judged, paid, plan, refusals, spell, spend, tap, unit, type Board } from "../traps/testing.ts";

const [B, G] = [spell("{B}"), spell("{G}")];
const delving = (cost: string) => spell(cost, "Instant", "Delve");
const use = (object: string, adds: string, more: Partial<Extract<Step, { do: "activate" }>> = {}): Step => tap(object, adds, { taps: [], ...more });
const made = (oracle_text: string, type_line = "Artifact") => ({ card: { name: "Some Source", type_line, oracle_text }, id: "x" });
/** Faults of these steps alone: what stays unpaid is not asked. */
const faults = (board: Board, total: string, ...steps: readonly Step[]): readonly string[] =>
  refusals(board, plan(total, steps)).filter((fault) => fault !== "CR 118.3 not-all-paid");
const lifePaid = (board: Board, total: string, ...steps: readonly Step[]): number => judged(board, plan(total, steps)).summary.lifePaid;

describe("life", () => {
  const confluence = tap("c", "{G}", { life: 1 });
  test("CR 119.4: what one ability has cost the next cannot pay", () => {
    const board = { cast: spell("{G}{G}"), life: 1, with: ["Mana Confluence (id c)", "Mana Confluence (id d)"] };
    expect(faults(board, "{G}{G}", confluence, tap("d", "{G}", { life: 1 }))).toEqual(["CR 119.4 not-enough-life"]);
  });
  test("CR 119.4: the last life may be paid", () => expect(faults({ cast: G, life: 1, with: ["Mana Confluence (id c)"] }, "{G}", confluence)).toEqual([]));
  test("CR 119.4b: what costs no life is no matter to who has none, or less", () => {
    const board = { cast: spell("{2}{G}"), life: 1, with: ["Ancient Tomb (id t)", "Forest (id f)", "Mana Confluence (id c)"] };
    expect(faults(board, "{2}{G}", tap("t", "{C}{C}"), tap("f", "{G}"))).toEqual([]);
    expect(faults(board, "{2}{G}", tap("t", "{C}{C}"), confluence)).toEqual(["CR 119.4 not-enough-life"]);
    const life = { do: "life", amount: 0, pays: "{G/P}" } as const;
    expect(faults(board, "{2}{G}", tap("t", "{C}{C}"), life)).toEqual(["CR 601.2h nothing-like-that-due"]);
    expect(faults({ ...board, with: [...board.with, "Platinum Emperion"] }, "{2}{G}", tap("f", "{G}"), life)).toEqual(["CR 601.2h nothing-like-that-due"]);
  });
  test("CR 405.6c: damage of the ability itself counts, and is gone from what there is to pay", () =>
    expect(lifePaid({ cast: spell("{2}{G}"), with: ["Ancient Tomb (id t)", "Mana Confluence (id c)"] }, "{2}{G}", tap("t", "{C}{C}"), confluence)).toBe(3));
  test("CR 118.8: Thran Portal's abilities cost a life more, and nobody else's", () => {
    const board = { cast: G, life: 1, with: ["Thran Portal (id p, chosen forest)", "Forest (id f)"] };
    expect(lifePaid(board, "{G}", tap("p", "{G}"))).toBe(1);
    expect(lifePaid(board, "{G}", tap("f", "{G}"))).toBe(0);
    expect(faults({ ...board, life: 0 }, "{G}", tap("p", "{G}"))).toEqual(["CR 119.4 not-enough-life"]);
  });
});

describe("damage for tapping, CR 603.3", () => {
  const arbor = { cast: spell("{2}{G}", "Instant", "Convoke"), with: ["Dryad Arbor (id a)", "Forest (id f)", "Springleaf Drum (id d)"] };
  const barbs = { ...arbor, with: [...arbor.with, "Manabarbs"] };
  test("CR 603.3: City of Brass deals damage, yet no life need be there", () => {
    const board = { cast: G, life: 0, with: ["City of Brass (id c)"] };
    expect([faults(board, "{G}", tap("c", "{G}")), lifePaid(board, "{G}", tap("c", "{G}"))]).toEqual([[], 1]);
  });
  test("CR 106.12: Manabarbs sees lands tapped for mana", () => expect(lifePaid(barbs, "{2}{G}", tap("f", "{G}"))).toBe(1));
  test("CR 106.12: not those tapped for another's ability, or to convoke", () => {
    expect(lifePaid(barbs, "{2}{G}", tap("d", "{G}", { taps: ["d", "a"] }))).toBe(0);
    expect(lifePaid(barbs, "{2}{G}", convoke("a", "{1}"))).toBe(0);
  });
  test("CR 603.3: an Aura that sees the creature tapped does not ask what for", () => {
    const board = { ...arbor, with: [...arbor.with, "Insolence (on a)"] };
    expect(lifePaid(board, "{2}{G}", tap("d", "{G}", { taps: ["d", "a"] }))).toBe(2);
    expect(lifePaid(board, "{2}{G}", convoke("a", "{1}"))).toBe(2);
    expect(lifePaid(board, "{2}{G}", tap("a", "{G}"))).toBe(2);
    expect(lifePaid(board, "{2}{G}", tap("f", "{G}"))).toBe(0);
  });
  test("CR 603.3: who controls what deals the damage does not matter", () => {
    const board = { ...arbor, against: [["Manabarbs"]] };
    expect(lifePaid(board, "{2}{G}", tap("f", "{G}"))).toBe(1);
    expect(paid({ cast: G, with: ["Forest"], against: [["Manabarbs"]] })).toMatchObject({ lifePaid: 1 });
    expect(lifePaid({ ...arbor, against: [["City of Brass"]] }, "{2}{G}", tap("f", "{G}"))).toBe(0);
  });
});

describe("energy and counters", () => {
  test("CR 107.14: energy is spent once", () => {
    const board = { cast: spell("{G}{G}"), energy: 1, with: ["Aether Hub (id h)", "Aether Hub (id i)"] };
    expect(faults(board, "{G}{G}", tap("h", "{G}", { ability: 1 }), tap("i", "{G}", { ability: 1 }))).toEqual(["CR 107.14 not-enough-energy"]);
  });
  const mining = (object: string) => tap(object, "{G}", { removed: { object, counter: "mining", count: 1 } });
  test("CR 608.2: Gemstone Mine goes with its last mining counter, whatever else lies on it", () => {
    const board = { cast: spell("{G}{G}"), with: ["Gemstone Mine (id m, mining 1, charge 1)", "Gemstone Mine (id n, mining 2)"] };
    expect(judged(board, plan("{G}{G}", [mining("m"), mining("n")])).summary).toMatchObject({ tapped: { "Gemstone Mine": 2 }, sacrificed: { "Gemstone Mine": 1 } });
  });
  test("CR 601.2g, 702.66a: and may then be delved", () =>
    expect(faults({ cast: delving("{1}{G}"), with: ["Gemstone Mine (id m, mining 1)"] }, "{1}{G}", mining("m"), delve("m"))).toEqual([]));
  test("CR 605.3b: what returned in paying for itself is not sacrificed, too", () => {
    const board = { cast: G, with: [made("Remove a mining counter from this artifact, return this artifact to its owner's hand: Add {G}. If there are no mining counters on this artifact, sacrifice it.")] };
    const step = use("x", "{G}", { removed: { object: "x", counter: "mining", count: 1 }, returns: ["x"] });
    expect(judged({ ...board, with: [{ ...board.with[0], counters: { mining: 1 } } as never] }, plan("{G}", [step, spend("{G}", "x", "{G}")]))).toMatchObject({
      legal: true,
      summary: { sacrificed: {} },
    });
  });
  test("CR 118.3: a counter removed is gone for the next time", () => {
    const board = { cast: spell("{2}"), kind: "ability", from: "battlefield", cost: "{4}", with: ["Cryptic Trilobite (id t, +1/+1 1)"] } as const;
    const step = use("t", "{C}{C}", { removed: { object: "t", counter: "+1/+1", count: 1 } });
    expect(faults(board, "{4}", step, step)).toEqual(["CR 118.3 not-enough-counters"]);
    expect(faults({ ...board, with: ["Cryptic Trilobite (id t, +1/+1 2)"] }, "{4}", step, step)).toEqual([]);
  });
  test("CR 122.1: a counter that the cost puts on counts at once", () => {
    // The Scarab has as much power as there are counters on it; the Altar-like source adds that much.
    const source = { card: { name: "Grower", type_line: "Artifact", oracle_text: "Put a charge counter on this artifact: Add {C} for each charge counter on this artifact." }, id: "x" };
    expect(faults({ cast: spell("{3}"), with: [source] }, "{3}", use("x", "{C}"), use("x", "{C}{C}"))).toEqual([]);
    expect(faults({ cast: spell("{3}"), with: [{ ...source, counters: { charge: 2 } }] }, "{3}", use("x", "{C}{C}{C}"))).toEqual([]);
    expect(faults({ cast: spell("{3}"), with: [source] }, "{3}", use("x", "{C}"), use("x", "{C}"))).toEqual(["CR 605.3b adds-something-else"]);
  });
  test("CR 602.5b: once a turn is once a turn, for each object and each ability", () => {
    const board = { cast: spell("{G}{G}"), pool: "{C}{C}{C}", with: ["2 Scarecrow Guide (id s)"] };
    const guide = (id: string): Step => use(id, "{G}", { with: [unit("{C}", "pool", "{1}")] });
    expect(faults(board, "{G}{G}", guide("s#1"), guide("s#2"), guide("s#1"))).toEqual(["CR 602.5b already-used-this-turn"]);
    expect(faults({ cast: spell("{2}"), pool: "{C}{C}", with: ["Agent of Stromgald (id s)"] }, "{2}", ...["first", "second"].map(() => use("s", "{B}", { with: [unit("{R}", "pool", "{R}")] })))).toEqual(["CR 118.3a no-such-mana", "CR 118.3a no-such-mana"]);
  });
});

describe("counters that the effect puts on", () => {
  const grower = { card: { name: "Grower", type_line: "Artifact", oracle_text: "{1}: Put a charge counter on this artifact. Add X mana of any one color, where X is the number of charge counters on this artifact." }, id: "x" };
  const step = (adds: string): Step => use("x", adds, { with: [unit("{C}", "pool", "{1}")] });
  test("CR 608.2c: are there for this mana, and for the next time", () => {
    const board = { cast: spell("{9}"), pool: "{C}{C}{C}", with: [{ ...grower, counters: { charge: 1, other: 4 } }] };
    expect(faults(board, "{9}", step("{G}{G}"), step("{R}{R}{R}"), step("{U}{U}{U}{U}"))).toEqual([]);
    expect(faults(board, "{9}", step("{G}{G}"), step("{R}{R}"))).toEqual(["CR 605.3b adds-something-else"]);
    expect(faults({ ...board, with: [grower] }, "{9}", step("{G}"), step("{G}{G}"))).toEqual([]);
  });
  test("CR 122.1: a permanent that was tapped stays tapped with another counter on it", () =>
    expect(faults({ cast: spell("{1}{G}", "Instant", "Convoke"), with: ["Wall of Roots (id w, tapped)"] }, "{1}{G}", use("w", "{G}"), convoke("w", "{1}"))).toEqual(["CR 107.5 already-tapped"]));
});

describe("where things are afterwards", () => {
  const after = (text: string, step: Partial<Extract<Step, { do: "activate" }>>, next: Step, type_line = "Artifact"): readonly string[] =>
    faults({ cast: delving("{2}"), with: [made(text, type_line), "Grizzly Bears (id b)"], hand: ["Opt (id o)"], graveyard: ["Shock (id g)"] }, "{2}", use("x", "{C}", step), next);
  const GONE = ["CR 702.66a not-a-card-in-graveyard"];
  test("CR 701.21a: what is sacrificed is in the graveyard", () => {
    expect(after("Sacrifice this artifact: Add {C}.", { sacrifices: ["x"] }, delve("x"))).toEqual([]);
    expect(after("Sacrifice a creature: Add {C}.", { sacrifices: ["b"] }, delve("b"))).toEqual([]);
  });
  test("CR 701.21a: and so is each of several", () => {
    const board: Board = { cast: delving("{2}"), with: [made("Sacrifice two creatures: Add {C}."), "3 Grizzly Bears (id b)"] };
    const step = use("x", "{C}", { sacrifices: ["b#1", "b#3"] });
    expect(faults(board, "{2}", step, delve("b#1"), delve("b#3"))).toEqual([]);
    expect(judged(board, plan("{2}", [step])).summary.sacrificed).toEqual({ "Grizzly Bears": 2 });
    expect(faults(board, "{2}", step, step)).toEqual(["CR 602.2b cost-not-paid"]);
  });
  test("CR 701.13: a card of the hand that exiles itself, once", () => {
    const board: Board = { cast: spell("{G}{G}", "Instant", "Delve"), hand: ["Elvish Spirit Guide (id g)"] };
    const step = use("g", "{G}", { exiles: ["g"] });
    expect(faults(board, "{G}{G}", step, step)).toEqual(["CR 118.3 not-there"]);
    expect(judged(board, plan("{G}{G}", [step])).summary.exiled).toEqual({ "Elvish Spirit Guide": 1 });
  });
  test("CR 608.2h: what a land that was sacrificed could produce is what it could as it was last there", () => {
    const squander = (object: string, adds: string): Step => use("x", adds, { sacrifices: [object] });
    const board: Board = { cast: spell("{B}{B}"), with: [{ card: "Squandered Resources", id: "x" }, "Urborg, Tomb of Yawgmoth (id u)", "Forest (id f)"] };
    expect(faults(board, "{B}{B}", squander("u", "{B}"))).toEqual([]);
    expect(faults(board, "{B}{B}", squander("f", "{B}"))).toEqual([]);
    expect(faults(board, "{B}{B}", squander("u", "{B}"), squander("f", "{B}"))).toEqual(["CR 605.3b adds-something-else"]);
  });
  test("CR 107.6: a land untapped for another's cost may be tapped for mana again", () => {
    const board: Board = { cast: spell("{G}{G}"), with: [made("Untap a tapped land you control: Add {C}."), "Forest (id f)"], against: [[{ card: "Forest", id: "o", tapped: true }]] };
    const untap = (object: string): Step => use("x", "{C}", { untaps: [object] });
    expect(faults(board, "{G}{G}", tap("f", "{G}"), untap("f"), tap("f", "{G}"))).toEqual([]);
    expect(faults(board, "{G}{G}", untap("f"), untap("o"), untap("nobody"))).toEqual(["a", "b", "c"].map(() => "CR 602.2b cost-not-paid"));
  });
  test("CR 701.9a: what is discarded, too, and not in the hand", () => {
    expect(after("Discard a card: Add {C}.", { discards: ["o"] }, delve("o"))).toEqual([]);
    expect(after("Discard a card: Add {C}.", { discards: ["o"] }, use("x", "{C}", { discards: ["o"] }))).toEqual(["CR 602.2b cost-not-paid"]);
  });
  test("CR 701.13: what is exiled is not, from wherever it came", () => {
    expect(after("Exile this artifact: Add {C}.", { exiles: ["x"] }, delve("x"))).toEqual(GONE);
    expect(after("Exile a creature you control: Add {C}.", { exiles: ["b"] }, delve("b"))).toEqual(GONE);
    expect(after("Exile a card from your hand: Add {C}.", { exiles: ["o"] }, delve("o"))).toEqual(GONE);
    expect(after("Exile a card from your graveyard: Add {C}.", { exiles: ["g"] }, delve("g"))).toEqual(GONE);
  });
  test("CR 118.3: and cannot be used again", () => {
    expect(after("Exile this artifact: Add {C}.", { exiles: ["x"] }, use("x", "{C}", { exiles: ["x"] }))).toEqual(["CR 118.3 not-there"]);
    expect(after("Exile a creature you control: Add {C}.", { exiles: ["b"] }, use("x", "{C}", { exiles: ["b"] }))).toEqual(["CR 602.2b cost-not-paid"]);
    expect(after("Exile a card from your hand: Add {C}.", { exiles: ["o"] }, use("x", "{C}", { exiles: ["o"] }))).toEqual(["CR 602.2b cost-not-paid"]);
    expect(after("Exile a card from your graveyard: Add {C}.", { exiles: ["g"] }, use("x", "{C}", { exiles: ["g"] }))).toEqual(["CR 602.2b cost-not-paid"]);
  });
  test("CR 118.3: what went back to the hand is not on the battlefield, nor in the graveyard", () => {
    const text = "Return a creature you control to its owner's hand: Add {C}.";
    expect(after(text, { returns: ["b"] }, delve("b"))).toEqual(GONE);
    expect(after(text, { returns: ["b"] }, use("x", "{C}", { returns: ["b"] }))).toEqual(["CR 602.2b cost-not-paid"]);
  });
  test("CR 111.7, 108.2b: a token that is sacrificed is no card", () => {
    const treasure = tap("t", "{G}", { sacrifices: ["t"] });
    expect(faults({ cast: delving("{1}{G}"), with: ["Treasure (id t)"] }, "{1}{G}", treasure, delve("t"))).toEqual(GONE);
    const [petal, copy] = [{ cast: delving("{1}{G}"), with: ["Lotus Petal (id t)"] }, { cast: delving("{1}{G}"), with: ["Lotus Petal (id t, token)"] }];
    expect([faults(petal, "{1}{G}", treasure, delve("t")), faults(copy, "{1}{G}", treasure, delve("t"))]).toEqual([[], GONE]);
  });
  test("CR 701.21a: what is tapped and sacrificed is told under both", () =>
    expect(judged({ cast: G, with: ["Treasure (id t)"] }, plan("{G}", [tap("t", "{G}", { sacrifices: ["t"] }), spend("{G}", "t", "{G}")]))).toMatchObject({
      legal: true,
      summary: { tapped: { Treasure: 1 }, sacrificed: { Treasure: 1 } },
    }));
  test("CR 602.1: what any player may activate, whoever has it", () => {
    const cache = use("m", "{C}", { removed: { object: "m", counter: "charge", count: 1 } });
    const board = { cast: spell("{1}"), against: [[{ card: "Mana Cache", id: "m", counters: { charge: 1 } }]] };
    expect(faults(board, "{1}", cache)).toEqual([]);
    expect(faults(board, "{1}", cache, cache)).toEqual(["CR 118.3 not-enough-counters"]);
    expect(faults({ ...board, turn: "theirs" }, "{1}", cache)).toEqual(["CR 602.5 condition-not-met"]);
  });
});

describe("life for {B} of an ability, CR 602.2b", () => {
  const board: Board = { cast: G, with: ["K'rrik, Son of Yawgmoth", "Blood Celebrant (id c)"] };
  const celebrant = (symbol: string, amount: number): Step => use("c", "{G}", { lifeFor: [{ symbol, amount }] });
  test("CR 602.2b: two life for {B}, beside the life of the cost", () => {
    expect(faults(board, "{G}", celebrant("{B}", 2))).toEqual([]);
    expect(lifePaid(board, "{G}", celebrant("{B}", 2))).toBe(3);
  });
  test.each<[title: string, Board, Step]>([
    ["other life", board, celebrant("{B}", 1)],
    ["for another symbol", board, celebrant("{R}", 2)],
    ["without K'rrik", { ...board, with: ["Blood Celebrant (id c)"] }, celebrant("{B}", 2)],
    ["K'rrik is another player's", { ...board, with: ["Blood Celebrant (id c)"], against: [["K'rrik, Son of Yawgmoth"]] }, celebrant("{B}", 2)],
    ["the ability has no {B}", { ...board, pool: "{C}", with: ["K'rrik, Son of Yawgmoth", "Scarecrow Guide (id c)"] }, celebrant("{B}", 2)],
    ["twice for one {B}", board, use("c", "{G}", { lifeFor: [{ symbol: "{B}", amount: 2 }, { symbol: "{B}", amount: 2 }] })],
  ])("CR 602.2b: not %s", (_, position, step) => expect(faults(position, "{G}", step)).toEqual(["CR 602.2b cost-not-paid"]));
  test("CR 107.4e: a hybrid symbol of which a half is {B} will do", () => {
    const hybrid = { ...board, with: ["K'rrik, Son of Yawgmoth", "Graven Cairns (id c)"] };
    expect(faults(hybrid, "{G}", tap("c", "{B}{R}", { ability: 1, lifeFor: [{ symbol: "{B}", amount: 2 }] }))).toEqual([]);
  });
  test("CR 119.4: all of it is asked for at once", () => expect(faults({ ...board, life: 2 }, "{G}", celebrant("{B}", 2))).toEqual(["CR 119.4 not-enough-life"]));
});

test("CR 605.3b: what `adds` says is symbols of mana, that many, of those types", () => {
  const forest = { cast: G, with: ["Forest (id f)"] };
  for (const adds of ["", "{1}", "{G", "{G/W}", "{G}{1}", "{G}{G}", "{S}"]) expect(faults(forest, "{G}", tap("f", adds))).toEqual(["CR 605.3b adds-something-else"]);
  const [orrery, prism] = [{ cast: spell("{3}"), with: ["Food Chain (id x)", "Grizzly Bears (id b)"] }, { cast: spell("{2}"), with: ["Axebane Guardian (id a)", "Wall of Roots"] }];
  expect(faults({ ...orrery, cast: creature("{3}") }, "{3}", use("x", "{W}{U}{U}", { exiles: ["b"] }))).toEqual(["CR 605.3b adds-something-else"]);
  expect(faults(prism, "{2}", tap("a", "{U}{W}"))).toEqual([]);
  expect(answerTo({ cast: B, with: ["Swamp"] })).toMatchObject({ status: "payable" });
});
