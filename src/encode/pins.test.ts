import { expect, test } from "vitest";
import { cardSource, parsePosition, type Position } from "../board/index.ts";
import type { Pins } from "../board/pins.ts";
import { readCard, readCost, readSpend } from "../oracle/index.ts";
import { avoids, isHeld, keptPins, mustUse } from "./pins.ts";

const CARDS = cardSource({ readCard, readCost, readSpend });
const FOREST = { name: "Forest", type_line: "Basic Land — Forest" };
const SIDE = { battlefield: [{ card: FOREST }] };

const board = ((): Position => {
  const parsed = parsePosition({ you: { battlefield: [{ card: FOREST }], hand: [{ card: FOREST }], graveyard: [{ card: FOREST }] }, opponents: [SIDE], paying: { cost: "{G}" } }, CARDS);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
})();

const pinned = <E extends object>(entries: readonly E[], pins: Pins): readonly E[] => entries.map((entry) => ({ ...entry, pins }));

const PLACES: Readonly<Record<string, (pins: Pins) => Position>> = {
  battlefield: (pins) => ({ ...board, battlefield: pinned(board.battlefield, pins) }),
  hand: (pins) => ({ ...board, hand: pinned(board.hand, pins) }),
  graveyard: (pins) => ({ ...board, graveyard: pinned(board.graveyard, pins) }),
  opponent: (pins) => ({ ...board, opponents: board.opponents.map((side) => ({ ...side, battlefield: pinned(side.battlefield, pins) })) }),
};

test.each(Object.entries(PLACES))("what is pinned is seen wherever it is: %s", (_, at) => {
  const told = (pins: Pins): readonly boolean[] => [isHeld(at(pins)), mustUse(at(pins)), avoids(at(pins))];
  expect(told({})).toEqual([false, false, false]);
  expect(told({ use: true })).toEqual([true, true, false]);
  expect(told({ forbid: [0] })).toEqual([true, false, false]);
  expect(told({ avoid: true })).toEqual([false, false, true]);
  for (const pins of [{}, { use: true }, { use: [] }, { forbid: [] }, { forbid: true }, { avoid: [0] }] as const) expect(isHeld(at(pins))).toBe(keptPins(at(pins)).length > 0);
});

test("a limit holds a payment, too", () => {
  const limited: Position = { ...board, paying: { ...board.paying, limits: { life: 0 } } };
  expect([isHeld(board), isHeld(limited), keptPins(limited).length]).toEqual([false, true, 1]);
});
