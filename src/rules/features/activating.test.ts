/** What the referee takes and refuses in the steps that activate mana abilities: each part of a cost, each object named; CR 602.2b, 605.3. */
import { describe, expect, test } from "vitest";
import type { Step } from "../../answer.ts";
import { creature, plan, refusals, spell, tap, unit, type Board } from "../traps/testing.ts";

type Activation = Partial<Extract<Step, { do: "activate" }>>;

const TWO_SPENT = [unit("{C}", "pool", "{1}"), unit("{C}", "pool", "{1}")];
const [ONE, TWO, G, GG] = [spell("{1}"), spell("{2}"), spell("{G}"), spell("{G}{G}")];
/** An activation that taps nothing. */
const use = (object: string, adds: string, more: Activation = {}): Step => tap(object, adds, { taps: [], ...more });
/** Nothing but these activations: the spell stays unpaid, which is not asked. */
const faults = (board: Board, total: string, ...steps: readonly Step[]): readonly string[] =>
  refusals(board, plan(total, steps)).filter((fault) => fault !== "CR 118.3 not-all-paid");
const made = (name: string, oracle_text: string, type_line = "Artifact") => ({ card: { name, type_line, oracle_text }, id: "x" });

type Case = [title: string, board: Board, total: string, step: Step, refused?: string];

const UNPAID = "CR 602.2b cost-not-paid";
const EXTRA = "CR 118.3a too-much-paid";

describe("each part of an activation cost", () => {
  const signet: Board = { cast: spell("{W}{U}"), pool: "{G}", with: ["Azorius Signet (id s)"] };
  const drum: Board = { cast: G, with: ["Springleaf Drum (id d)", "Grizzly Bears (id b, sick)", "Forest (id f)", "Savannah Lions (id l, tapped)"], against: [[{ card: "Opt", id: "o" }, { card: "Grizzly Bears", id: "t" }]] };
  const druid: Board = { cast: spell("{G}{G}{G}"), with: ["Heritage Druid (id d)", "2 Llanowar Elves (id e)"] };
  const explorers: Board = { cast: ONE, with: ["Benthic Explorers (id e)", "Island (id i, tapped)"], against: [[{ card: "Mountain", id: "m", tapped: true }, { card: "Forest", id: "f" }, { card: "Sol Ring", id: "r", tapped: true }]] };
  const ironworks: Board = { cast: TWO, with: ["Krark-Clan Ironworks (id k)", "Darksteel Axe (id a)", "Forest (id f)"], against: [[{ card: "Sol Ring", id: "r" }]] };
  const familiar: Board = { cast: spell("{B}"), with: ["Skirge Familiar (id x)"], hand: ["2 Opt (id o)"], graveyard: ["Shock (id g)"] };
  const bloom: Board = { cast: spell("{B}{B}"), with: ["Cadaverous Bloom (id x)"], hand: ["Opt (id o)"], graveyard: ["Shock (id g)"] };
  const nest: Board = { cast: creature("{1}{U}"), with: ["Titans' Nest (id x)"], graveyard: ["Opt (id o)"], hand: ["Shock (id h)"] };
  const chain: Board = { cast: creature("{1}{U}"), with: ["Food Chain (id x)", "Grizzly Bears (id b)", "Forest (id f)"], against: [[{ card: "Grizzly Bears", id: "t" }]] };
  const mine: Board = { cast: G, with: ["Gemstone Mine (id m, mining 2, charge 1)", "Gemstone Mine (id n, mining 1)"] };
  const mining = (object: string, counter: string, count: number): Activation => ({ removed: { object, counter, count } });
  const hold: Board = { cast: spell("{R}{R}"), with: ["Dwarven Hold (id h, storage 2)"] };
  const lander: Board = { cast: GG, with: [made("Lander", "Return a land you control to its owner's hand: Add {G}{G}."), "Forest (id f)", "Sol Ring (id r)"], against: [[{ card: "Forest", id: "t" }]] };
  const guide: Board = { cast: G, with: ["Elvish Spirit Guide (id b)"], hand: ["Elvish Spirit Guide (id g)", "Simian Spirit Guide (id s)"], graveyard: ["Elvish Spirit Guide (id y)"] };
  const lantern: Board = { cast: G, pool: "{R}", graveyard: ["Jack-o'-Lantern (id j)"], hand: ["Jack-o'-Lantern (id h)"] };

  test.each<Case>([
    ["CR 602.2b: {T} of another object than the source", drum, "{G}", tap("f", "{G}", { taps: ["b"] }), UNPAID],
    ["CR 602.2b: {T} of nothing", drum, "{G}", use("f", "{G}"), UNPAID],
    ["CR 118.3a: more is tapped than the cost says", drum, "{G}", tap("f", "{G}", { taps: ["f", "b"] }), EXTRA],
    ["CR 118.3a: untaps that the cost does not have", drum, "{G}", tap("f", "{G}", { untaps: ["l"] }), EXTRA],
    ["CR 118.3a: a sacrifice that the cost does not have", drum, "{G}", tap("f", "{G}", { sacrifices: ["b"] }), EXTRA],
    ["CR 118.3a: an exile that the cost does not have", drum, "{G}", tap("f", "{G}", { exiles: ["b"] }), EXTRA],
    ["CR 118.3a: a discard that the cost does not have", { ...drum, hand: ["Opt (id h)"] }, "{G}", tap("f", "{G}", { discards: ["h"] }), EXTRA],
    ["CR 118.3a: a return that the cost does not have", drum, "{G}", tap("f", "{G}", { returns: ["b"] }), EXTRA],

    ["CR 602.2b: Springleaf Drum taps a new creature", drum, "{G}", tap("d", "{G}", { taps: ["d", "b"] })],
    ["CR 602.2b: but no land", drum, "{G}", tap("d", "{G}", { taps: ["d", "f"] }), UNPAID],
    ["CR 602.2b: nor another player's creature", drum, "{G}", tap("d", "{G}", { taps: ["d", "t"] }), UNPAID],
    ["CR 602.2b: nor what is not there", drum, "{G}", tap("d", "{G}", { taps: ["d", "nobody"] }), UNPAID],
    ["CR 107.5: nor a tapped one", drum, "{G}", tap("d", "{G}", { taps: ["d", "l"] }), "CR 107.5 already-tapped"],
    ["CR 118.3a: nor two", { ...drum, with: [...(drum.with ?? []), "Llanowar Elves (id e)"] }, "{G}", tap("d", "{G}", { taps: ["d", "b", "e"] }), EXTRA],
    ["CR 602.2b: three Elves for Heritage Druid, itself among them", druid, "{G}{G}{G}", use("d", "{G}{G}{G}", { taps: ["d", "e#1", "e#2"] })],
    ["CR 602.2b: two are not three", druid, "{G}{G}{G}", use("d", "{G}{G}{G}", { taps: ["d", "e#1"] }), UNPAID],
    ["CR 602.2b: nor are two and one of them again", druid, "{G}{G}{G}", use("d", "{G}{G}{G}", { taps: ["d", "e#1", "e#1"] }), UNPAID],

    ["CR 107.6: {Q} untaps the source", { cast: spell("{U}"), pool: "{C}{C}", with: ["Pili-Pala (id p, tapped)"] }, "{U}", use("p", "{U}", { untaps: ["p"], with: TWO_SPENT })],
    ["CR 602.2b: {Q} of another object", { cast: spell("{U}"), pool: "{C}{C}", with: ["Pili-Pala (id p, tapped)", "Ornithopter (id o, tapped)"] }, "{U}", use("p", "{U}", { untaps: ["o"], with: TWO_SPENT }), UNPAID],
    ["CR 107.6: {Q} of an untapped source", { cast: spell("{U}"), pool: "{C}{C}", with: ["Pili-Pala (id p)"] }, "{U}", use("p", "{U}", { untaps: ["p"], with: TWO_SPENT }), "CR 107.6 already-untapped"],
    ["CR 302.6: {Q} of a new creature", { cast: spell("{U}"), pool: "{C}{C}", with: ["Pili-Pala (id p, tapped, sick)"] }, "{U}", use("p", "{U}", { untaps: ["p"], with: TWO_SPENT }), "CR 302.6 summoning-sick"],

    ["CR 602.2b: Benthic Explorers untap another player's land for a type it could produce", explorers, "{1}", tap("e", "{R}", { untaps: ["m"] })],
    ["CR 605.3b: not for another type", explorers, "{1}", tap("e", "{G}", { untaps: ["m"] }), "CR 605.3b adds-something-else"],
    ["CR 602.2b: not an untapped land", explorers, "{1}", tap("e", "{G}", { untaps: ["f"] }), UNPAID],
    ["CR 602.2b: not a land of their controller's", explorers, "{1}", tap("e", "{U}", { untaps: ["i"] }), UNPAID],
    ["CR 602.2b: not an artifact", explorers, "{1}", tap("e", "{C}", { untaps: ["r"] }), UNPAID],
    ["CR 602.2b: not nothing", explorers, "{1}", tap("e", "{R}"), UNPAID],

    ["CR 602.2b: an artifact for Krark-Clan Ironworks", ironworks, "{2}", use("k", "{C}{C}", { sacrifices: ["a"] })],
    ["CR 602.2b: no land", ironworks, "{2}", use("k", "{C}{C}", { sacrifices: ["f"] }), UNPAID],
    ["CR 602.2b: no artifact of another player's", ironworks, "{2}", use("k", "{C}{C}", { sacrifices: ["r"] }), UNPAID],
    ["CR 602.2b: nothing", ironworks, "{2}", use("k", "{C}{C}"), UNPAID],
    ["CR 118.3a: two at once", ironworks, "{2}", use("k", "{C}{C}", { sacrifices: ["a", "k"] }), EXTRA],
    ["CR 614.17b: nor where creatures cannot be sacrificed", { cast: TWO, with: ["Ashnod's Altar (id k)", "Angel of Jubilation", "Grizzly Bears (id b)"] }, "{2}", use("k", "{C}{C}", { sacrifices: ["b"] }), "CR 614.17b cannot-sacrifice"],

    ["CR 602.2b: Skirge Familiar takes a card of the hand", familiar, "{B}", use("x", "{B}", { discards: ["o#1"] })],
    ["CR 602.2b: not one of the graveyard", familiar, "{B}", use("x", "{B}", { discards: ["g"] }), UNPAID],
    ["CR 602.2b: not nothing", familiar, "{B}", use("x", "{B}"), UNPAID],
    ["CR 118.3a: not two", familiar, "{B}", use("x", "{B}", { discards: ["o#1", "o#2"] }), EXTRA],
    ["CR 602.2b: Cadaverous Bloom exiles from the hand", bloom, "{B}{B}", use("x", "{B}{B}", { exiles: ["o"] })],
    ["CR 602.2b: not from the graveyard", bloom, "{B}{B}", use("x", "{B}{B}", { exiles: ["g"] }), UNPAID],
    ["CR 602.2b: not from the battlefield", bloom, "{B}{B}", use("x", "{B}{B}", { exiles: ["x"] }), UNPAID],
    ["CR 602.2b: Titans' Nest exiles from the graveyard", nest, "{1}{U}", use("x", "{C}", { exiles: ["o"] })],
    ["CR 602.2b: not from the hand", nest, "{1}{U}", use("x", "{C}", { exiles: ["h"] }), UNPAID],
    ["CR 602.2b: Food Chain exiles a creature, for one mana more than its mana value", chain, "{1}{U}", use("x", "{U}{U}{U}", { exiles: ["b"] })],
    ["CR 605.3b: not for less", chain, "{1}{U}", use("x", "{U}{U}", { exiles: ["b"] }), "CR 605.3b adds-something-else"],
    ["CR 602.2b: no land", chain, "{1}{U}", use("x", "{U}", { exiles: ["f"] }), UNPAID],
    ["CR 602.2b: no creature of another player's", chain, "{1}{U}", use("x", "{U}{U}{U}", { exiles: ["t"] }), UNPAID],
    ["CR 602.2b: nothing", chain, "{1}{U}", use("x", "{U}"), UNPAID],

    ["CR 602.2b: a land goes back to the hand", lander, "{G}{G}", use("x", "{G}{G}", { returns: ["f"] })],
    ["CR 602.2b: no artifact", lander, "{G}{G}", use("x", "{G}{G}", { returns: ["r"] }), UNPAID],
    ["CR 602.2b: no land of another player's", lander, "{G}{G}", use("x", "{G}{G}", { returns: ["t"] }), UNPAID],
    ["CR 602.2b: nothing", lander, "{G}{G}", use("x", "{G}{G}"), UNPAID],
    ["CR 602.2b: what returns itself", { cast: G, with: [made("Comer", "Return this artifact to its owner's hand: Add {G}.")] }, "{G}", use("x", "{G}", { returns: ["x"] })],
    ["CR 602.2b: returns no other", { cast: G, with: [made("Comer", "Return this artifact to its owner's hand: Add {G}."), "Sol Ring (id r)"] }, "{G}", use("x", "{G}", { returns: ["r"] }), UNPAID],
    ["CR 602.2b: what exiles itself", { cast: G, with: [made("Goer", "Exile this artifact: Add {G}.")] }, "{G}", use("x", "{G}", { exiles: ["x"] })],
    ["CR 602.2b: exiles no other", { cast: G, with: [made("Goer", "Exile this artifact: Add {G}."), "Sol Ring (id r)"] }, "{G}", use("x", "{G}", { exiles: ["r"] }), UNPAID],

    ["CR 602.5: an ability of a card in hand", guide, "{G}", use("g", "{G}", { exiles: ["g"] })],
    ["CR 602.2b: exiles that card", guide, "{G}", use("g", "{G}", { exiles: ["s"] }), UNPAID],
    ["CR 602.1: works in no other zone: not on the battlefield", guide, "{G}", use("b", "{G}", { exiles: ["b"] }), "CR 602.1 no-such-ability"],
    ["CR 118.3: not in the graveyard", guide, "{G}", use("y", "{G}", { exiles: ["y"] }), "CR 118.3 not-there"],
    ["CR 118.3: nor does a card in hand have a second ability", guide, "{G}", use("g", "{G}", { ability: 1, exiles: ["g"] }), "CR 118.3 not-there"],
    ["CR 602.5: an ability of a card in the graveyard", lantern, "{G}", use("j", "{G}", { exiles: ["j"], with: [unit("{R}", "pool", "{1}")] })],
    ["CR 118.3: not of one in hand", lantern, "{G}", use("h", "{G}", { exiles: ["h"], with: [unit("{R}", "pool", "{1}")] }), "CR 118.3 not-there"],

    ["CR 602.2b: a counter of that kind", mine, "{G}", tap("m", "{G}", mining("m", "mining", 1))],
    ["CR 602.2b: of no other kind", mine, "{G}", tap("m", "{G}", mining("m", "charge", 1)), UNPAID],
    ["CR 602.2b: of no other object", mine, "{G}", tap("m", "{G}", mining("n", "mining", 1)), UNPAID],
    ["CR 602.2b: that many, no more", mine, "{G}", tap("m", "{G}", mining("m", "mining", 2)), UNPAID],
    ["CR 602.2b: not none", mine, "{G}", tap("m", "{G}"), UNPAID],
    ["CR 107.3k: any number where X are removed", hold, "{R}{R}", tap("h", "{R}{R}", mining("h", "storage", 2))],
    ["CR 605.3b: for no more mana than that", hold, "{R}{R}", tap("h", "{R}{R}", mining("h", "storage", 1)), "CR 605.3b adds-something-else"],
    ["CR 118.3: no more than there are", hold, "{R}{R}", tap("h", "{R}{R}{R}", mining("h", "storage", 3)), "CR 118.3 not-enough-counters"],
    ["CR 107.1b: no fewer than none", hold, "{R}{R}", tap("h", "", mining("h", "storage", -1)), "CR 118.3 not-enough-counters"],
    ["CR 107.1a: no part of one", hold, "{R}{R}", tap("h", "{R}", mining("h", "storage", 0.5)), "CR 118.3 not-enough-counters"],
    ["CR 602.2b: a counter of any kind where none is named", { cast: G, with: [made("Shed", "Remove a counter from this artifact: Add {G}.")] }, "{G}", use("x", "{G}", mining("x", "charge", 1)), "CR 118.3 not-enough-counters"],

    ["CR 107.1b: none of them, for nothing", hold, "{R}{R}", tap("h", "", mining("h", "storage", 0))],
    ["CR 602.2b: two lands where two go back", { ...lander, with: [made("Lander", "Return two lands you control to their owner's hand: Add {G}{G}."), "2 Forest (id f)"] }, "{G}{G}", use("x", "{G}{G}", { returns: ["f#1", "f#2"] })],
    ["CR 602.2b: not one", { ...lander, with: [made("Lander", "Return two lands you control to their owner's hand: Add {G}{G}."), "2 Forest (id f)"] }, "{G}{G}", use("x", "{G}{G}", { returns: ["f#1"] }), UNPAID],
    ["CR 602.2b: the whole hand", { cast: G, with: [made("Hander", "Discard your hand: Add {G}.")], hand: ["Opt (id o)"] }, "{G}", use("x", "{G}", { discards: ["o"] })],
    ["CR 602.2b: not a part of it", { cast: G, with: [made("Hander", "Discard your hand: Add {G}.")], hand: ["2 Opt (id o)"] }, "{G}", use("x", "{G}", { discards: ["o#1"] }), UNPAID],
    ["CR 602.2b: one choice of a cost", { cast: GG, with: ["Thornvault Forager (id x)"], graveyard: ["3 Opt (id o)"] }, "{G}{G}", tap("x", "{G}{G}", { ability: 1, exiles: ["o#1", "o#2", "o#3"] })],
    ["CR 602.2b: not half of one", { cast: GG, with: ["Thornvault Forager (id x)"], graveyard: ["3 Opt (id o)"] }, "{G}{G}", tap("x", "{G}{G}", { ability: 1, exiles: ["o#1", "o#2"] }), UNPAID],

    ["CR 602.2b: mana of the cost", signet, "{W}{U}", tap("s", "{W}{U}", { with: [unit("{G}", "pool", "{1}")] })],
    ["CR 118.3a: more mana than the cost asks for", { ...signet, pool: "{G}{G}" }, "{W}{U}", tap("s", "{W}{U}", { with: [unit("{G}", "pool", "{1}"), unit("{G}", "pool", "{1}")] }), "CR 107.4 mana-does-not-pay-that"],
  ])("%s", (_, board, total, step, refused) => expect(faults(board, total, step)).toEqual(refused === undefined ? [] : [refused]));
});
