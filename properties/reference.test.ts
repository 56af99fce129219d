import { describe, expect, it } from "vitest";
import type { Paying, Permanent, Position } from "../src/board/position.ts";
import { parseCost, type Color } from "../src/mana/index.ts";
import { POLICIES, type Level } from "../src/policy/index.ts";
import * as cards from "./arbitraries/cards.ts";
import { held, paying, permanent, position } from "./arbitraries/positions.ts";
import { referenceFor, TooLarge } from "./reference.ts";

const symbols = (text: string) => {
  const cost = parseCost(text);
  if (!cost.ok) throw new Error(text);
  return cost.value;
};

const spell = (cost: string, more: Partial<Paying> = {}, keywords: readonly string[] = []): Paying =>
  paying(cards.card("Spell", { manaCost: symbols(cost), types: ["Sorcery"], keywords }), more);

const board = (...some: readonly (readonly [Parameters<typeof permanent>[1], Partial<Permanent>?])[]): readonly Permanent[] =>
  some.map(([card, more], index) => permanent(`b${index + 1}`, card, more));

interface Case {
  readonly title: string;
  readonly at: Position;
  /** Missing: it cannot be paid. */
  readonly best?: Partial<Record<Level, number>>;
  readonly maxX?: number;
  readonly maxDelved?: number;
}

const { basic, elf, bear } = cards;
const G: Color = "G";

/** Each counted by hand. */
const CASES: readonly Case[] = [
  { title: "one Forest pays {G}", at: position(board([basic(G)]), spell("{G}")), best: { tapped: 1, flexibility: 1, order: 1 } },
  { title: "one Forest does not pay {U}", at: position(board([basic(G)]), spell("{U}")) },
  { title: "a tapped Forest pays nothing (CR 107.5)", at: position(board([basic(G), { tapped: true }]), spell("{G}")) },
  { title: "a new Elf makes no mana, but convokes (CR 302.6, 702.51a)", at: position(board([elf(G), { summoningSick: true }]), spell("{G}", {}, ["convoke"])), best: { tapped: 1 } },
  { title: "a new Elf makes no mana (CR 302.6)", at: position(board([elf(G), { summoningSick: true }]), spell("{G}")) },
  { title: "no mana cost cannot be paid (CR 118.6)", at: position(board([basic(G)]), paying(cards.card("Vision"))) },
  { title: "two expanses cannot start each other (CR 605.3c)", at: position(board([cards.expanse("W", "U"), { count: 2 }]), spell("{W}{U}")) },
  {
    title: "Wastes and two expanses make three colored mana",
    at: position(board([cards.wastes], [cards.expanse("W", "U"), { count: 2 }]), spell("{W}{U}{U}")),
    best: { tapped: 3, floating: 0 },
  },
  { title: "a Treasure is sacrificed only where a Forest does not do", at: position(board([cards.treasure], [basic(G)]), spell("{G}")), best: { sacrificed: 0, order: 2 } },
  { title: "a Treasure tapped for improvise stays (CR 702.126a)", at: position(board([cards.treasure]), spell("{1}", {}, ["improvise"])), best: { sacrificed: 0, tapped: 1 } },
  { title: "a painland's color costs a life, its {C} none", at: position(board([cards.painland("U", "B"), { count: 2 }]), spell("{1}{U}")), best: { life: 1 } },
  { title: "damage beyond what life is left is no cost (CR 118.1)", at: position(board([cards.tomb]), spell("{2}"), { life: 1 }), best: { life: 2 } },
  { title: "life that is not there cannot be paid (CR 119.4)", at: position([], spell("{G/P}"), { life: 1 }) },
  { title: "the last two life can be paid (CR 119.4)", at: position([], spell("{G/P}"), { life: 2 }), best: { life: 2 } },
  { title: "damage before leaves too little for a Phyrexian symbol (CR 601.2g-h)", at: position(board([cards.painland("U", "B")]), spell("{U}{G/P}"), { life: 2 }) },
  { title: "two mana for one leaves one over", at: position(board([cards.ring]), spell("{1}")), best: { floating: 1, tapped: 1 } },
  { title: "X takes all there is (CR 107.3a)", at: position(board([basic(G), { count: 3 }]), spell("{X}{G}", { x: "max" })), best: { tapped: 3 }, maxX: 2 },
  { title: "X stands twice and is paid twice (CR 107.3i)", at: position(board([basic(G), { count: 5 }]), spell("{X}{X}", { x: "max" })), best: { tapped: 4 }, maxX: 2 },
  {
    title: "no more cards are delved than there is generic mana (CR 702.66a)",
    at: position(board([basic("U")]), spell("{2}{U}", {}, ["delve"]), { graveyard: [held("g1", cards.filler, { count: 4 })] }),
    best: { delved: 2, tapped: 1 },
    maxDelved: 2,
  },
  {
    title: "a Petal cracked for mana is delved (CR 601.2g)",
    at: position(board([cards.petal]), spell("{1}{U}", {}, ["delve"])),
    best: { sacrificed: 1, delved: 1 },
    maxDelved: 1,
  },
  { title: "a Treasure is no card and is not delved (CR 108.2b)", at: position(board([cards.treasure]), spell("{1}{U}", {}, ["delve"])) },
  {
    title: "a creature convokes and is then sacrificed (CR 601.2h)",
    at: position(board([bear(G)]), spell("{G}", { additional: [[{ kind: "sacrifice", count: 1, of: { kind: "type", type: "Creature" } }]] }, ["convoke"])),
    best: { sacrificed: 1, tapped: 1 },
  },
  {
    title: "a card sacrificed for the spell is in the graveyard in time to be delved (CR 601.2h)",
    at: position(board([bear(G)]), spell("{1}", { additional: [[{ kind: "sacrifice", count: 1, of: { kind: "type", type: "Creature" } }]] }, ["delve"])),
    best: { sacrificed: 1, delved: 1 },
    maxDelved: 1,
  },
  {
    title: "a creature convokes, is sacrificed and then delved (CR 601.2h)",
    at: position(board([bear(G)]), spell("{1}{G}", { additional: [[{ kind: "sacrifice", count: 1, of: { kind: "type", type: "Creature" } }]] }, ["convoke", "delve"])),
    best: { sacrificed: 1, tapped: 1, delved: 1 },
    maxDelved: 1,
  },
  {
    title: "one creature is not sacrificed for mana and for the spell (CR 118.10)",
    at: position(board([bear(G)], [cards.altar]), spell("{1}", { additional: [[{ kind: "sacrifice", count: 1, of: { kind: "type", type: "Creature" } }]] })),
  },
  {
    title: "creatures of total power 3 are tapped, and no more than that takes (CR 702.194)",
    at: position(board([bear(G), { count: 3 }], [cards.golem]), spell("{0}", { additional: [[{ kind: "total", do: "tap", least: 3, of: { kind: "type", type: "Creature" } }]] })),
    best: { tapped: 1, order: 2 },
  },
  {
    title: "cards of total mana value 3 are exiled, the fewest (CR 701.59a)",
    at: position([], spell("{0}", { additional: [[{ kind: "total", do: "exile", least: 3, of: { kind: "anything" } }]] }), { graveyard: [held("g1", cards.filler, { count: 3 }), held("g2", cards.golem)] }),
    best: { delved: 1, order: 2 },
  },
  {
    title: "what emerge gives up makes mana first and takes its mana value off (CR 702.119c)",
    at: position(board([elf(G)]), spell("{2}", { additional: [[{ kind: "reducer", by: "emerge", of: { kind: "type", type: "Creature" } }]] })),
    best: { sacrificed: 1, tapped: 1 },
  },
  { title: "a filter land turns its own {C} into nothing (CR 605.3c)", at: position(board([cards.filterLand("W", "U")]), spell("{W}{W}")) },
  { title: "one Plains and a filter land make {U}{U}", at: position(board([basic("W")], [cards.filterLand("W", "U")]), spell("{U}{U}")), best: { tapped: 2 } },
  { title: "the Cradle counts creatures before they convoke", at: position(board([cards.cradle(G)], [bear(G), { count: 2 }]), spell("{2}{G}{G}", {}, ["convoke"])), best: { tapped: 3 } },
  { title: "mana for creature spells does not pay a sorcery (CR 106.6)", at: position(board([cards.ziggurat]), spell("{G}")) },
  { title: "two reflecting lands alone make nothing (CR 106.7)", at: position(board([cards.reflecting, { count: 2 }]), spell("{1}")) },
  { title: "a Sphere makes {G} cost three (CR 601.2f)", at: position(board([cards.sphere], [basic(G), { count: 3 }]), spell("{G}")), best: { tapped: 3 } },
  { title: "{2/G} announced as {2} is reduced to {1} (CR 601.2b)", at: position(board([basic("W")]), spell("{2/G}", { reduce: symbols("{1}") })), best: { tapped: 1 } },
  { title: "{2/G} announced as {2} is convoked by two colorless creatures (CR 702.51a)", at: position(board([cards.golem, { count: 2 }]), spell("{2/G}", {}, ["convoke"])), best: { tapped: 2 } },
  { title: "only snow mana pays {S} (CR 107.4h)", at: position(board([basic(G)], [cards.snowBasic(G)]), spell("{S}")), best: { order: 2 } },
  { title: "counters are removed where nothing else makes the color", at: position(board([cards.vivid("W"), { counters: { charge: 1 } }]), spell("{U}")), best: { counters: 1 } },
  { title: "a stored land gives as many as are removed (CR 107.3k)", at: position(board([cards.storage("R"), { counters: { charge: 3 } }]), spell("{R}{R}")), best: { counters: 2, floating: 0 } },
  { title: "a hand card exiled for mana is gone", at: position([], spell("{R}"), { hand: [held("h1", cards.spirit("R"))] }), best: { exiled: 1 } },
  { title: "a prism makes one color a turn (CR 602.5b)", at: position(board([cards.prism], [cards.wastes, { count: 2 }]), spell("{U}{U}")) },
  { title: "no life is paid under the Angel (CR 119.8)", at: position(board([cards.angel]), spell("{G/P}")) },
];

describe("the exhaustive reference", () => {
  it.each(CASES)("$title", ({ at, best, maxX, maxDelved }) => {
    const verdict = referenceFor(at, POLICIES.preserve);
    expect(verdict.payable).toBe(best !== undefined);
    const values = Object.fromEntries(POLICIES.preserve.levels.map((level, index) => [level, verdict.values?.[index]]));
    if (best !== undefined) expect(values).toMatchObject(best);
    expect(verdict.maxX).toBe(maxX);
    if (maxDelved !== undefined) expect(verdict.maxDelved).toBe(maxDelved);
  });

  it("gives up on boards that are not tiny", () => {
    const many = Array.from({ length: 14 }, (_, index) => permanent(`b${index}`, cards.card(`Land ${index}`, { types: ["Land"], abilities: cards.anyLand.abilities })));
    expect(() => referenceFor(position(many, spell("{W}{U}{B}{R}{G}{W}{U}")), POLICIES.preserve, 500)).toThrow(TooLarge);
  });
});
