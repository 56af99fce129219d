import { describe, expect, it } from "vitest";
import { dealMany, readDecks, type Deck } from "../benchmarks/decks.ts";
import { benchPay, payTable } from "../benchmarks/pay-bench.ts";
import { randomFrom } from "../benchmarks/random.ts";

const SMALL_DECK: Deck = { name: "small", format: "commander", main: { Forest: 10, Island: 10, "Llanowar Elves": 4, "Sol Ring": 1, Divination: 3 } };

describe("benchmarks", () => {
  it("the same seed draws the same numbers", () => {
    const [one, other] = [randomFrom(3), randomFrom(3)];
    const drawn = Array.from({ length: 200 }, () => one.between(1, 6));
    expect(Array.from({ length: 200 }, () => other.between(1, 6))).toEqual(drawn);
    expect(new Set(drawn)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect([...one.shuffled([1, 2, 3, 4, 5])].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it("the same seed deals the same boards", () => {
    const deal = () => dealMany([SMALL_DECK], 10, randomFrom(5));
    expect(deal()).toHaveLength(10);
    expect(deal()).toEqual(deal());
  });

  it("pays tiny boards, with the same checksum each time", () => {
    const run = () => benchPay({ count: 3, seed: 1, sizes: [3, 5], decks: [SMALL_DECK] });
    const report = run();
    expect(report.rows.map(({ boards, size, count }) => [boards, size, count])).toEqual([["sources", 3, 3], ["decks", 3, 3], ["sources", 5, 3], ["decks", 5, 3]]);
    expect(run().rows.map(({ checksum }) => checksum)).toEqual(report.rows.map(({ checksum }) => checksum));
    expect(payTable(report)).toContain("median ms");
  });

  it("real decks, where they are, have a spell to deal", () => {
    const decks = readDecks();
    // Elsewhere there are none, which is no mistake.
    expect(decks === undefined || dealMany(decks.slice(0, 5), 5, randomFrom(1)).length === 5).toBe(true);
  });
});
