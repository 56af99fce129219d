import fc from "fast-check";
import { LIMITED } from "../../src/answer.ts";
import { PINS, type Limits, type Pin, type Pins } from "../../src/board/pins.ts";
import type { CardGroup, Permanent, Position } from "../../src/board/position.ts";
import { readable, weighted } from "./positions.ts";

/** Of the object, or of one of its first abilities; the second is mostly one that it has not. */
const pin: fc.Arbitrary<Pin> = weighted<Pin>([6, fc.constant(true as const)], [3, fc.constant([0])], [1, fc.constant([1])]);

const pins: fc.Arbitrary<Pins | undefined> = weighted<Pins | undefined>(
  [10, fc.constant(undefined)],
  [3, fc.tuple(fc.constantFrom(...PINS), pin).map(([kind, one]) => ({ [kind]: one }))],
  [1, fc.tuple(pin, pin).map(([avoid, use]) => ({ avoid, use }))],
);

const limits: fc.Arbitrary<Limits | undefined> = weighted<Limits | undefined>(
  [3, fc.constant(undefined)],
  [1, fc.tuple(fc.constantFrom(...LIMITED), fc.nat({ max: 2 })).map(([kind, most]) => ({ [kind]: most }))],
);

const withPins = <Entry extends Permanent | CardGroup>(entry: Entry, some: Pins | undefined): Entry => (some === undefined ? entry : { ...entry, pins: some });

/** The same positions with pins on some entries, and now and then a limit. */
export const pinnedPosition = (positions: fc.Arbitrary<Position>): fc.Arbitrary<Position> =>
  positions.chain((position) => {
    const { battlefield, hand, graveyard, opponents, paying } = position;
    const drawn = (entries: readonly unknown[]): fc.Arbitrary<readonly (Pins | undefined)[]> => fc.tuple(...entries.map(() => pins));
    return fc
      .record({ mine: drawn(battlefield), held: drawn(hand), buried: drawn(graveyard), theirs: drawn(opponents.flatMap((side) => side.battlefield)), limited: limits })
      .map(({ mine, held, buried, theirs, limited }) => {
        let next = 0;
        return readable({
          ...position,
          battlefield: battlefield.map((entry, index) => withPins(entry, mine[index])),
          hand: hand.map((entry, index) => withPins(entry, held[index])),
          graveyard: graveyard.map((entry, index) => withPins(entry, buried[index])),
          opponents: opponents.map((side) => ({ ...side, battlefield: side.battlefield.map((entry) => withPins(entry, theirs[next++])) })),
          paying: limited === undefined ? paying : { ...paying, limits: limited },
        });
      });
  });
