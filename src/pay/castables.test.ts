import { describe, expect, it } from "vitest";
import type { CastableCard, CastableWay } from "../answer.ts";
import { at, type Board } from "../rules/traps/testing.ts";
import { castables } from "./castables.ts";
import { pay } from "./index.ts";
import { prepare } from "./prepare.ts";
import { waysToCast } from "./ways-to-cast.ts";

const cardsOn = (board: Board): readonly CastableCard[] => {
  const answer = castables(at(board));
  if (answer.status === "error") throw new Error(answer.error.message);
  return answer.cards;
};

/** "yes kicker", "if spectacle", "no Ice", "? …": a way by what tells it from others. */
const words = ({ way, face, additional, payable, onlyIf }: CastableWay): string => {
  const said = payable === undefined ? "?" : !payable ? "no" : onlyIf === undefined ? "yes" : "if";
  return [said, ...(face === undefined ? [] : [face]), ...(way === "mana cost" ? [] : [way]), ...additional.filter(({ name }) => name !== way).map(({ name }) => name)].join(" ");
};

const waysOn = (board: Board): readonly string[] => cardsOn(board).flatMap(({ ways }) => ways.map(words));

const thing = (oracle_text: string, mana_cost = "{R}", more: object = {}) => ({ name: "Thing", mana_cost, type_line: "Sorcery", oracle_text, ...more });
const held = (card: object) => [{ card: card as Readonly<Record<string, unknown>> }];

describe("each card of the hand", () => {
  it("CR 305.1, 118.6: lands are not cast, and nothing without a mana cost for it", () => {
    expect(cardsOn({ with: ["9 Island"], hand: ["Island", "Ancestral Vision", "Opt"] }).map(({ object, castable, ways }) => [object, castable, ways.map(({ cost }) => cost)])).toEqual([
      ["h2", false, [""]], ["h3", true, ["{U}"]],
    ]);
  });

  it("CR 702.33a-c: with and without kicker, and how often with multikicker", () => {
    expect(waysOn({ with: ["3 Island"], hand: ["Into the Roil"] })).toEqual(["yes", "no kicker"]);
    expect(waysOn({ with: ["4 Island"], hand: ["Into the Roil"] })).toEqual(["yes", "yes kicker"]);
    const [chalice] = cardsOn({ with: ["7 Wastes"], hand: ["Everflowing Chalice"] });
    expect(chalice?.ways).toMatchObject([{ payable: true }, { payable: true, maxTimes: 3, summary: { tapped: { Wastes: 2 } } }]);
    expect(waysOn({ pool: "{G}{C}{C}{C}{U}{C}", hand: ["Ana Battlemage"] })).toEqual(["yes", "yes kicker", "no kicker", "no kicker kicker"]);
  });

  it("CR 702.120a: escalate once for each mode beyond the first", () => {
    const text = "Escalate {1}\nChoose one or more \u2014\n\u2022 First.\n\u2022 Second.\n\u2022 Third.";
    const timesWith = (mountains: number) => cardsOn({ with: [`${mountains} Mountain`], hand: held(thing(text)) })[0]?.ways.map(({ payable, maxTimes }) => [payable, maxTimes]);
    expect([timesWith(1), timesWith(2), timesWith(9)]).toEqual([[[true, undefined], [false, undefined]], [[true, undefined], [true, 1]], [[true, undefined], [true, 2]]]);
  });

  it("CR 702.172a, 702.183a: spree chooses some of its costs, tiered one", () => {
    const spree = thing("Spree\n+ {1} \u2014 First.\n+ {3} \u2014 Second.");
    expect(waysOn({ with: ["4 Mountain"], hand: held(spree) })).toEqual(["yes spree 1", "yes spree 2", "no spree 1 spree 2"]);
    const tiered = thing("Tiered\n\u2022 Low \u2014 {0} \u2014 First.\n\u2022 High \u2014 {3} \u2014 Second.");
    expect(waysOn({ with: ["1 Mountain"], hand: held(tiered) })).toEqual(["yes tiered 1", "no tiered 2"]);
  });

  it("CR 118.9: alternative costs beside the mana cost; no card pays for itself (CR 601.2a)", () => {
    expect(waysOn({ hand: ["Force of Will"] })).toEqual(["no", "no its own text"]);
    const [force] = cardsOn({ hand: ["Force of Will", "Opt"] });
    expect(force).toMatchObject({ castable: true, ways: [{ payable: false }, { payable: true, summary: { exiled: { Opt: 1 }, lifePaid: 1 } }] });
  });

  it("CR 118.9: a way whose condition is not met is none; one that nobody can tell is named", () => {
    expect(waysOn({ with: ["Mountain"], hand: ["Deflecting Swat"] })).toEqual(["no"]);
    expect(waysOn({ with: ["Mountain", "Grizzly Bears (commander)"], hand: ["Deflecting Swat"] })).toEqual(["no", "yes its own text"]);
    expect(waysOn({ hand: ["Force of Negation", "Opt"], turn: "theirs" })).toEqual(["no", "yes its own text", "no"]);
    const trap = thing("If you gained life this turn and you control a Forest, you may pay {R} rather than pay this spell's mana cost.", "{4}{R}");
    expect(waysOn({ with: ["Mountain"], hand: held(trap) })).toEqual(["no"]);
    expect(waysOn({ with: ["Mountain", "Forest"], hand: held(trap) })).toEqual(["no", "if its own text"]);
    const answer = castables(at({ with: ["Mountain"], hand: ["Skewer the Critics"] }));
    expect(answer).toMatchObject({ status: "unknown", cards: [{ ways: [{ payable: false }, { way: "spectacle", payable: true, onlyIf: ["an opponent lost life this turn"] }] }] });
    expect(answer.status === "unknown" && answer.cards[0] !== undefined && "castable" in answer.cards[0]).toBe(false);
  });

  it("CR 702.37c, 702.160a: face down for {3}, or smaller for another mana cost", () => {
    expect(waysOn({ with: ["3 Wastes"], hand: ["Willbender"] })).toEqual(["no", "yes morph"]);
    const [proxy] = cardsOn({ with: ["3 Island"], hand: ["Arcane Proxy"] });
    expect(proxy?.ways).toMatchObject([{ payable: false, cost: "{7}" }, { way: "prototype", cost: "{1}{U}{U}", payable: true }]);
  });

  it("CR 709.3, 712.11b, 715.3: each face that can be cast, by the card's name or its first face's", () => {
    expect(waysOn({ with: ["2 Island"], hand: ["Fire // Ice", "Brazen Borrower", "Agadeem's Awakening"] })).toEqual([
      "no Fire", "yes Ice", "no Brazen Borrower", "yes Petty Theft", "no Agadeem's Awakening",
    ]);
    expect(waysOn({ pool: "{W}{R}{C}", hand: ["Wear // Tear"] })).toEqual(["yes Wear", "yes Tear", "yes fuse"]);
  });

  it("CR 702.66a, 107.3: the largest X, and the most cards delved", () => {
    const [fireball, dig] = cardsOn({ with: ["3 Mountain", "2 Island"], hand: ["Fireball", "Dig Through Time"], graveyard: ["7 Divination"] });
    expect([fireball?.ways[0]?.maxX, dig?.ways[0]?.maxDelved, dig?.ways[0]?.payable]).toEqual([4, 6, true]);
  });

  it("leaves the rest of the hand castable, as pay does", () => {
    const [opt] = cardsOn({ with: ["Island", "Volcanic Island"], hand: ["Opt", "Lightning Bolt"] });
    expect(opt?.ways[0]?.summary).toMatchObject({ tapped: { Island: 1 }, stillCastable: ["Lightning Bolt"] });
  });
});

describe("each card of the graveyard that can be cast from there", () => {
  it("CR 702.34a, 702.138a, 702.81a, 702.133a: for the costs that its text names", () => {
    const board = { with: ["3 Mountain"], hand: ["Mountain"], graveyard: ["Faithless Looting", "Throes of Chaos", "Radical Idea", "3 Divination"] };
    expect(cardsOn(board).map(({ object, from, ways }) => [object, from, ways.map(words)])).toEqual([
      ["g1", "graveyard", ["yes flashback"]], ["g2", "graveyard", ["no retrace"]], ["g3", "graveyard", ["no jump-start"]],
    ]);
    const escape = (others: number) => waysOn({ pool: "{B}{B}{R}{R}", graveyard: ["Kroxa, Titan of Death's Hunger", `${others} Divination`] });
    expect([escape(4), escape(5)]).toEqual([["no escape"], ["yes escape"]]);
  });

  it("CR 702.146a, 702.127a: another face of it", () => {
    expect(waysOn({ with: ["2 Island", "3 Plains"], graveyard: ["Baithook Angler", "Dusk // Dawn"] })).toEqual(["yes Hook-Haunt Drifter disturb", "yes Dawn aftermath"]);
    expect(waysOn({ with: ["5 Plains"], hand: ["Dusk // Dawn"] })).toEqual(["yes Dusk"]);
  });

  it("CR 702.180a: harmonize taps a creature that lowers the cost", () => {
    const text = thing("Harmonize {5}{R}", "{R}");
    expect(waysOn({ with: ["4 Mountain", "Grizzly Bears"], graveyard: held(text) })).toEqual(["yes harmonize"]);
    expect(waysOn({ with: ["4 Mountain"], graveyard: held(text) })).toEqual(["no harmonize"]);
  });

  it("CR 601.3: where its own text lets it, if its condition is met", () => {
    expect(waysOn({ with: ["Swamp"], graveyard: ["Gravecrawler"] })).toEqual([]);
    expect(waysOn({ with: ["Swamp", "Walking Corpse"], graveyard: ["Gravecrawler"] })).toEqual(["yes its own text"]);
    // No mana may be spent on it: {5}{B/G}{B/G} by two black creatures, and five cards exiled.
    expect(waysOn({ with: ["5 Swamp", "2 Walking Corpse"], graveyard: ["Hogaak, Arisen Necropolis", "4 Divination"] })).toEqual(["no its own text"]);
    expect(waysOn({ with: ["2 Walking Corpse"], graveyard: ["Hogaak, Arisen Necropolis", "5 Divination"] })).toEqual(["yes its own text"]);
    expect(waysOn({ with: ["3 Swamp", "2 Wastes"], hand: ["Haakon, Stromgald Scourge"], graveyard: ["Haakon, Stromgald Scourge"] })).toEqual(["yes its own text"]);
  });

  it("CR 601.2a: of two cards of one name it is that one that leaves", () => {
    const named = (name: string, type_line: string, oracle_text = "") => ({ card: { name, mana_cost: "{R}", type_line, oracle_text } });
    const text = "Flashback\u2014{R}, Exile a creature card from your graveyard.";
    expect(waysOn({ with: ["Mountain"], graveyard: [named("Twin", "Creature"), named("Twin", "Sorcery", text)] })).toEqual(["yes flashback"]);
  });
});

describe("the command zone", () => {
  const commander = (casts?: number) => [{ card: "Grenzo, Dungeon Warden", ...(casts === undefined ? {} : { casts }) }];
  const maxX = (casts?: number) => cardsOn({ with: ["4 Mountain", "3 Swamp"], command: commander(casts) })[0]?.ways.map(({ payable, maxX: x, additional }) => [payable, x, additional]);
  it("CR 903.8: {2} for each time it was cast from there before", () => {
    expect(maxX()).toEqual([[true, 5, []]]);
    expect(maxX(0)).toEqual([[true, 5, []]]);
    expect(maxX(2)).toEqual([[true, 1, [{ name: "commander tax", cost: "{4}" }]]]);
    expect(maxX(3)).toEqual([[false, undefined, [{ name: "commander tax", cost: "{6}" }]]]);
  });
});

describe("what is not known", () => {
  it("is no \"not castable\": keywords without their cost, lines and faces that were not read", () => {
    const unread = [
      thing("You may do something odd rather than pay this spell's mana cost."), thing("", "{R}", { keywords: ["Evoke"] }),
      { name: "Left // Right", card_faces: [{ name: "Left", mana_cost: "{R}", type_line: "Instant" }, { name: "Right", mana_cost: "{U}", type_line: "Instant" }] },
    ];
    for (const card of unread) {
      const [found] = cardsOn({ hand: held(card) });
      expect([found?.castable, found?.ways.map(({ payable }) => payable), found?.notUnderstood.length]).toEqual([undefined, [false], 1]);
    }
    expect(cardsOn({ with: ["Mountain"], hand: held(unread[0] as object) })).toMatchObject([{ castable: true }]);
    expect(cardsOn({ graveyard: held(thing("", "{R}", { keywords: ["Flashback"] })) })).toMatchObject([{ ways: [], notUnderstood: ["flashback"] }]);
  });

  it("text on the board that could forbid or pay: no verdict, and the line is named", () => {
    const odd = { card: { name: "Odd", type_line: "Enchantment", oracle_text: "Spells you cast can't cost what they cost." } };
    const [opt] = cardsOn({ with: ["Island", odd], hand: ["Opt"] });
    expect(opt).toMatchObject({ ways: [{ notUnderstood: [{ object: "b2" }] }] });
    expect(opt?.castable).toBeUndefined();
  });

  it("a reduction that looks at what is paid besides leaves that way open", () => {
    const bargain = thing("Bargain\nThis spell costs {2} less to cast if it's bargained.", "{3}{R}");
    expect(waysOn({ with: ["2 Mountain", "Treasure"], hand: held(bargain) })).toEqual(["no", "? bargain"]);
  });

  it("an unknown policy is an error", () => {
    expect(castables(at({ hand: ["Opt"] }), { policy: "none-such" })).toMatchObject({ status: "error", error: { code: "unknown-policy" } });
  });
});

describe("ways given by hand", () => {
  const FOREST = { with: ["2 Mountain", "2 Island"] };
  const table: readonly (readonly [what: string, board: Board, byHand: Board])[] = [
    ["flashback", { graveyard: ["Faithless Looting"] }, { cast: "Faithless Looting", from: "graveyard", cost: "Flashback {2}{R}", graveyard: ["Faithless Looting"] }],
    ["retrace", { graveyard: ["Throes of Chaos"], hand: ["Island"] }, { cast: "Throes of Chaos", from: "graveyard", additional: ["Retrace"], graveyard: ["Throes of Chaos"], hand: ["Island"] }],
    ["kicker", { hand: ["Into the Roil"] }, { cast: "Into the Roil", additional: ["Kicker {1}{U}"] }],
    ["tax", { command: [{ card: "Grenzo, Dungeon Warden", casts: 1 }] }, { cast: "Grenzo, Dungeon Warden", from: "command", additional: ["Commander tax {2}"], command: ["Grenzo, Dungeon Warden"] }],
    ["morph", { hand: ["Willbender"] }, { cast: "Willbender", cost: "{3}" }],
    ["alternative", { hand: ["Force of Will", "Opt"] }, { cast: "Force of Will", cost: "Pay 1 life, Exile a blue card from your hand", hand: [{ card: "Opt", id: "h2" }] }],
  ];
  it.each(table)("%s: as pay answers for the same words", (_, board, byHand) => {
    const [card] = waysToCast(at({ ...FOREST, ...board }));
    const way = card?.ways.at(-1);
    if (card === undefined || way === undefined) throw new Error("no way");
    const answer = prepare(card.position).pay(way.paying());
    const given = pay(at({ ...FOREST, ...byHand }));
    expect([answer.status, "plan" in answer ? [answer.plan.total, answer.plan.steps] : undefined]).toEqual([given.status, "plan" in given ? [given.plan.total, given.plan.steps] : undefined]);
  });
});
