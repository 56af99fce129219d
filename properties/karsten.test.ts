import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../benchmarks/karsten/chance.ts";
import { choose, hands, takings, takingsOf, total } from "../benchmarks/karsten/counts.ts";
import { groupsOf } from "../benchmarks/karsten/decklist.ts";
import { isLand, manaOf, type Group } from "../benchmarks/karsten/mana.ts";
import { baseRow, basesTable, curveOf, MANA_BASES, SPELLS, type SourcesReport } from "../benchmarks/karsten/mana-bases.ts";
import { chancesOf, type Chances } from "../benchmarks/karsten/on-curve.ts";
import { sourcesSvg } from "../benchmarks/karsten/plot.ts";
import { karstenRules, keepAll, spellsToBottom } from "../benchmarks/karsten/rules.ts";
import { CELLS, chanceWith, computedFor, TABLE_HEAD, tableLine } from "../benchmarks/karsten/table.ts";
import { spell } from "../benchmarks/samples.ts";
import { KARSTEN_BOTTOM, playedOut } from "./played-out.ts";
import { runs } from "./runs.ts";

describe("Karsten's table", () => {
  it.each(CELLS.map((cell) => [cell.cost, cell.deck, cell] as const))("%s in %s", (_, __, cell) => {
    const computed = computedFor(cell);
    expect(computed.computed).toBe(cell.published);
    // Six digits are given.
    expect(Math.abs(computed.chances.at - cell.at)).toBeLessThanOrEqual(5.1e-7);
    expect(Math.abs(computed.chances.oneLess - cell.oneLess)).toBeLessThanOrEqual(5.1e-7);
    expect(computed.differs).toBe(false);
  });

  it("has 76 cells, and says where one differs", () => {
    expect(CELLS).toHaveLength(76);
    const [cell] = CELLS;
    for (const wrong of [{ published: 10 }, { at: 0.903735 }, { oneLess: 0.865025 }]) {
      const computed = computedFor({ ...(cell as NonNullable<typeof cell>), ...wrong });
      expect([wrong, computed.differs]).toEqual([wrong, true]);
      expect(tableLine(computed)).toContain("differs");
    }
    expect(tableLine(computedFor(cell as NonNullable<typeof cell>))).not.toContain("differs");
    expect(TABLE_HEAD).toContain("published");
  });

  const beside = new URL("../../shared/field/karsten.json", import.meta.url);
  // Every probability that was worked out elsewhere lies beside the project; here every thirteenth of 2,700 is looked at.
  it.skipIf(!existsSync(beside))("other numbers of sources, in decks of 80 cards too", () => {
    const { rows, exact_probability_by_sources: exact } = JSON.parse(readFileSync(beside, "utf8")) as {
      readonly rows: readonly { readonly cost: string; readonly turn: number; readonly pips: number }[];
      readonly exact_probability_by_sources: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
    };
    const all = Object.entries(exact).flatMap(([deck, costs]) =>
      rows.flatMap(({ cost, turn, pips }) => Object.entries(costs[cost] ?? {}).map(([sources, probability]) => ({ deck, cost, turn, pips, sources: Number(sources), probability }))));
    const differing = all.filter((_, index) => index % 13 === 0).filter((one) => !(Math.abs(chanceWith(one, one.sources) - one.probability) <= 5.1e-7));
    expect(differing).toEqual([]);
    expect(all.length).toBeGreaterThan(2_000);
  });
});

describe("counting", () => {
  it("chooses as Pascal's triangle does", () => {
    for (let all = 1; all <= 99; all += 1) for (let some = 1; some <= 7; some += 1) expect(choose(all, some)).toBe(choose(all - 1, some - 1) + choose(all - 1, some));
    expect([choose(99, 7), choose(5, 6), choose(5, 0), choose(5, -1)]).toEqual([14_887_031_544, 0, 1, 0]);
  });

  it("every hand has its probability, and all together one", () => {
    const all = hands([8, 8, 9, 40], 7);
    expect(all).toHaveLength(choose(7 + 3, 3));
    expect(all.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(all.every(({ hand }) => total(hand) === 7)).toBe(true);
    expect(takings([1, 2], 2)).toEqual([[0, 2], [1, 1]]);
    for (const [from, size] of [[[1, 2], 2], [[3, 0, 5, 1], 4], [[1, 1], 3], [[], 0]] as const) expect(takingsOf(from, size)).toBe(takings(from, size).length);
  });

  it.each([0, 1, 2, 3])("puts %i cards on the bottom as Karsten's players do", (bottom) => {
    const spells = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(spells.map((some) => spellsToBottom(some, bottom))).toEqual(spells.map((some) => KARSTEN_BOTTOM[bottom]?.(some)[0]));
  });
});

/** The probability that of `size` cards at least so many are of each group, cards beyond those of groups aside. */
const atLeast = (deck: readonly number[], others: number, size: number, wanted: readonly number[]): number =>
  hands([...deck, others], size).filter(({ hand }) => wanted.every((count, group) => (hand[group] as number) >= count)).reduce((sum, { probability }) => sum + probability, 0);

/** At least these in the first `early` cards, and so many of the first group once `later` more are drawn. */
const inTime = (deck: readonly number[], others: number, early: number, wanted: readonly number[], later: number, first: number): number =>
  hands([...deck, others], early).filter(({ hand }) => wanted.every((count, group) => (hand[group] as number) >= count)).reduce((sum, { hand, probability }) => {
    const left = (deck[0] as number) - (hand[0] as number);
    return sum + probability * atLeast([left], total(deck) + others - early - left, later, [first - (hand[0] as number)]);
  }, 0);

describe("answers that can be counted by hand: on the play, every hand kept", () => {
  const castable = (groups: readonly Group[], cost: string, turn: number): number => chancesOf({ size: 60, groups }, spell(cost), turn, keepAll(false)).castable;
  const [forests, islands] = [{ card: "Forest", count: 13 }, { card: "Island", count: 11 }];
  const both = (wanted: readonly number[], size: number): number => atLeast([13, 11], 36, size, wanted);

  it("{G}{U} on turn 2 asks for one of each among eight cards", () => expect(castable([forests, islands], "{G}{U}", 2)).toBeCloseTo(both([1, 1], 8), 12));

  it("{1}{G}{U} on turn 3 asks for a third land, of either kind", () => {
    expect(castable([forests, islands], "{1}{G}{U}", 3)).toBeCloseTo(both([2, 1], 9) + both([1, 2], 9) - both([2, 2], 9), 12);
  });

  it("given lands enough, only the colors are asked about", () => {
    const { lands, givenLands } = chancesOf({ size: 60, groups: [forests, islands] }, spell("{G}{U}"), 2, keepAll(false));
    expect(lands).toBeCloseTo(atLeast([24], 36, 8, [2]), 12);
    expect(lands * givenLands).toBeCloseTo(both([1, 1], 8), 12);
  });

  it("Flooded Grove filters the mana of another land; two of them need but one other", () => {
    const groves = { card: "Flooded Grove", count: 6 };
    expect(castable([forests, groves], "{U}{U}", 2)).toBeCloseTo(atLeast([13, 6], 41, 8, [1, 1]), 12);
    // A Forest's {G} to one Grove, a {U} of its two to the other: three {U} of three lands.
    expect(castable([forests, groves], "{U}{U}{U}", 3)).toBeCloseTo(atLeast([13, 6], 41, 9, [1, 2]), 12);
  });

  it("a Signet is cast on turn 2 for a spell of four mana on turn 3", () => {
    const signets = { card: "Simic Signet", count: 5 };
    expect(castable([forests, signets], "{2}{G}{U}", 3)).toBeCloseTo(inTime([13, 5], 42, 8, [2, 1], 1, 3), 12);
  });

  it("Llanowar Elves come on turn 1 and make mana on turn 2", () => {
    const elves = { card: "Llanowar Elves", count: 5 };
    expect(castable([forests, elves], "{2}{G}", 2)).toBeCloseTo(inTime([13, 5], 42, 7, [1, 1], 1, 2), 12);
    expect(castable([forests, elves], "{1}{G}", 1)).toBe(0);
  });

  it("a Treasure made on turn 2 pays for a color on turn 3", () => {
    const innkeepers = { card: "Prosperous Innkeeper", count: 5, makes: "Treasure" };
    expect(castable([forests, innkeepers], "{2}{G}{U}", 3)).toBeCloseTo(inTime([13, 5], 42, 8, [2, 1], 1, 3), 12);
  });

  it("a Lotus Petal is kept for the spell, once", () => {
    const petals = { card: "Lotus Petal", count: 5 };
    const counted = hands([13, 5, 42], 7).reduce((sum, { hand: [lands = 0, some = 0], probability }) => {
      const [isEnough, isLandNext] = [(seen: number): number => (Math.min(2, seen) + some >= 3 ? 1 : 0), (13 - lands) / 53];
      return sum + probability * (isLandNext * isEnough(lands + 1) + (1 - isLandNext) * isEnough(lands));
    }, 0);
    expect(castable([forests, petals], "{2}{G}", 2)).toBeCloseTo(counted, 12);
  });

  it("a land that enters tapped must have come before", () => {
    const temples = { card: "Temple of Mystery", count: 9, tapped: true } as const;
    expect(castable([temples], "{U}", 1)).toBe(0);
    expect(castable([temples], "{U}", 2)).toBeCloseTo(atLeast([9], 51, 7, [1]), 12);
    expect(castable([{ card: "Temple of Mystery", count: 9 }], "{U}", 1)).toBeCloseTo(atLeast([9], 51, 7, [1]), 12);
  });
});

const KINDS: readonly Omit<Group, "count">[] = [
  { card: "Forest" }, { card: "Island" }, { card: "Tropical Island" }, { card: "Flooded Grove" }, { card: "Temple of Mystery", tapped: true },
  { card: "Simic Signet" }, { card: "Llanowar Elves" }, { card: "Lotus Petal" }, { card: "Prosperous Innkeeper", makes: "Treasure" },
];
const SIZE = 10;
/** Cards of a small deck: at most SIZE, the rest of it does nothing. */
const smallDeck = fc.array(fc.nat({ max: KINDS.length - 1 }), { minLength: 3, maxLength: SIZE }).map((drawn): readonly Group[] =>
  KINDS.flatMap((kind, index) => {
    const count = drawn.filter((one) => one === index).length;
    return count === 0 ? [] : [{ ...kind, count }];
  }));
const asQuestion = (groups: readonly Group[], cost: string, size = SIZE) => ({ deck: groups.map(({ count }) => count), isLand: groups.map(isLand), size, mana: manaOf(groups, spell(cost)) });

describe("played out", () => {
  it("is what games are worth in which everything is tried", () => {
    let some = 0;
    fc.assert(
      fc.property(smallDeck, fc.constantFrom("U", "GU", "1GU", "UU", "2GU", "3U"), fc.integer({ min: 1, max: 3 }), fc.constantFrom(karstenRules(60), karstenRules(99), keepAll(false)), fc.boolean(), (groups, cost, turn, rules, landEachTurn) => {
        const symbols = cost.replace(/./g, "{$&}");
        const cards = groups.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
        const deck = [...cards, ...Array.from({ length: SIZE - cards.length }, () => "Blank")];
        const right = playedOut({ deck, cost, turn, rules, landEachTurn });
        expect(chanceOf({ ...asQuestion(groups, symbols), turn, rules, landEachTurn })).toBeCloseTo(right, 10);
        if (right > 0 && right < 1) some += 1;
      }),
      runs(40),
    );
    expect(some).toBeGreaterThan(5);
  });
});

describe("what never makes it less likely", () => {
  const base = fc.record({ forests: fc.integer({ min: 1, max: 12 }), islands: fc.integer({ min: 1, max: 12 }), helpers: fc.subarray(KINDS.slice(2).map((kind) => ({ ...kind, count: 2 })), { maxLength: 2 }) });
  const spells = fc.constantFrom(["{G}{U}", 2], ["{U}{U}", 2], ["{1}{G}{U}", 3], ["{2}{U}", 3]) as fc.Arbitrary<readonly [string, number]>;
  const SLACK = 1e-12;

  it("a dual land instead of a basic land", () => {
    let better = 0;
    fc.assert(
      fc.property(base, spells, fc.boolean(), ({ forests, islands, helpers }, [cost, turn], landEachTurn) => {
        const chance = (basic: number, duals: number): number =>
          chanceOf({ ...asQuestion([{ card: "Forest", count: basic }, { card: "Island", count: islands }, { card: "Tropical Island", count: duals }, ...helpers.filter(({ card }) => card !== "Tropical Island")], cost, 60), turn, rules: karstenRules(60), landEachTurn });
        const [before, after] = [chance(forests, 2), chance(forests - 1, 3)];
        expect(after).toBeGreaterThanOrEqual(before - SLACK);
        if (after > before + SLACK) better += 1;
      }),
      runs(15),
    );
    expect(better).toBeGreaterThan(5);
  });

  it("something that makes mana instead of a card that does nothing, or a later turn", () => {
    fc.assert(
      fc.property(base, fc.constantFrom(...KINDS.slice(5)), ({ forests, islands }, kind) => {
        const lands = [{ card: "Forest", count: forests }, { card: "Island", count: islands }];
        const chance = (helpers: number, turn: number): number => chancesOf({ size: 60, groups: [...lands, { ...kind, count: helpers }] }, spell("{1}{G}{U}"), turn).castable;
        const [none, some, later] = [chance(0, 3), chance(4, 3), chance(4, 4)];
        expect(some).toBeGreaterThanOrEqual(none - SLACK);
        expect(later).toBeGreaterThanOrEqual(some - SLACK);
      }),
      runs(10),
    );
  });
});

describe("mana bases of two colors", () => {
  const report = JSON.parse(readFileSync("docs/sources.json", "utf8")) as SourcesReport;

  it("stand in the docs as they were worked out", () => {
    expect(report.rows.map(({ size, deck }) => [size, deck])).toEqual(Object.entries(MANA_BASES).flatMap(([size, decks]) => decks.map((deck) => [Number(size), deck])));
    expect(new Set(report.rows.map(({ size, lands }) => `${lands} of ${size}`))).toEqual(new Set(["17 of 40", "24 of 60", "38 of 99"]));
    expect(readFileSync("docs/sources.md", "utf8")).toContain(basesTable(report));
  });

  // The larger ones take seconds each.
  it("come out again", () => {
    const digits = (chances: readonly Chances[]): readonly string[] => chances.map(({ castable, lands, givenLands }) => [castable, lands, givenLands].map((chance) => chance.toFixed(9)).join(" "));
    const quick = report.rows.filter(({ deck }) => groupsOf(deck).length <= 3);
    expect(quick.length).toBeGreaterThan(8);
    for (const { size, deck, chances } of quick) expect([deck, digits(baseRow(size, deck, SPELLS).chances)]).toEqual([deck, digits(chances)]);
    const signets = report.curves.find(({ card }) => card === "Simic Signet");
    expect(digits(curveOf("Simic Signet").points)).toEqual(digits(signets?.points ?? []));
  });

  it("are drawn, a line for each card", () => {
    const svg = sourcesSvg(report);
    for (const { card } of report.curves) expect(svg).toContain(card.replace(/ \[.*/, ""));
    expect(svg).toContain("Castable on turn 4");
    expect(() => sourcesSvg({ ...report, curves: [] })).toThrow("no curve");
  });
});

describe("nothing is guessed", () => {
  const asking = (card: string) => () => chancesOf({ size: 60, groups: [{ card, count: 9 }] }, spell("{U}"), 1);
  it("a card that no catalog has", () => expect(asking("Iland")).toThrow('no card "Iland"'));
  it("a card without a mana cost that is no land", () => expect(asking("Ancestral Vision")).toThrow("no mana cost"));
  it("a land whose text was not read", () => expect(asking("Gem Bazaar")).toThrow("not known"));
});
