import { expect, test } from "vitest";
import { parsePosition } from "../board/index.ts";
import { nodeCatalog } from "../catalog/node.ts";
import { cardSource, readCard, readCost, readSpend, type Position } from "../index.ts";
import { handLost } from "./hand.ts";

const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const positionOf = (islands: number, hand: readonly { readonly card: string; readonly weight?: number; readonly count?: number }[]): Position => {
  const position = parsePosition({ you: { battlefield: [{ card: "Island", count: Math.max(1, islands), tapped: islands === 0 }], hand }, paying: { cost: "{0}", kind: "special" } }, CARDS);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
};

test("what cannot be cast together, and what cannot be cast at all", () => {
  const before = positionOf(3, [{ card: "Opt" }, { card: "Counterspell" }, { card: "Mulldrifter" }]);
  // Opt and Counterspell together, Mulldrifter not at all.
  expect(handLost(before, before)).toMatchObject({ hand: 1, oneByOne: 1, castable: ["Opt", "Counterspell"] });
  const after = { ...before, battlefield: positionOf(2, []).battlefield };
  // Either of the two, which weigh the same.
  expect(handLost(before, after)).toMatchObject({ hand: 2, oneByOne: 1, castable: ["Opt", "Counterspell"], together: [expect.stringMatching(/^(Opt|Counterspell)$/)] });
});

test("weights that are no whole numbers are told exactly", () => {
  const hand = [{ card: "Opt", weight: 0.1 }, { card: "Counterspell", weight: 0.2 }];
  expect(handLost(positionOf(3, hand), positionOf(0, hand))?.hand).toBe(0.3);
});

test("cards that are gone cannot be cast, cards that came back were none of the hand", () => {
  const before = positionOf(4, [{ card: "Opt", count: 2 }, { card: "Counterspell", weight: 3 }]);
  const [opt] = before.hand as readonly [Position["hand"][number]];
  expect(handLost(before, { ...before, hand: [{ ...opt, count: 1 }, { ...opt, id: "hand b1", count: 1 }] })).toMatchObject({ hand: 4, oneByOne: 2 });
});

test("without a hand nothing is asked", () => expect(handLost(positionOf(1, []), positionOf(0, []))).toEqual({ hand: 0, oneByOne: 0, castable: [] }));
