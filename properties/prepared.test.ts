import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Card } from "../src/cards/index.ts";
import { MANA_TYPES, type ManaSymbol } from "../src/mana/index.ts";
import { isSupplied, suppliesOf, type Asked } from "../src/pay/asked.ts";
import { boardOf } from "../src/pay/board.ts";
import { pay } from "../src/pay/index.ts";
import { plainOn } from "../src/pay/plain.ts";
import { prepare } from "../src/pay/prepare.ts";
import { POLICIES } from "../src/policy/index.ts";
import { paymentOf } from "../src/rules/index.ts";
import { search } from "../src/solver/search.ts";
import type { Position } from "../src/board/position.ts";
import { handPosition, mediumPosition, tinyPosition } from "./arbitraries/index.ts";
import { MOST_STATES, referenceFor, TooLarge } from "./reference.ts";
import { runs } from "./runs.ts";

/** Nothing to optimize: only whether it can be paid. */
const ANY = { name: "any", levels: [] };

const askedOn = (position: Position): Asked => {
  const board = boardOf(position);
  return { ...board, payment: paymentOf(board.view), policy: POLICIES.preserve, solver: search, budget: 600 };
};

const smallestX = (position: Position): Position =>
  position.paying.x === "max" ? { ...position, paying: { ...position.paying, x: paymentOf(askedOn(position).view).xLeast } } : position;

/** By trying everything; `undefined`: too large. */
const canBePaid = (position: Position): boolean | undefined => {
  try {
    return referenceFor(position, ANY, MOST_STATES).payable;
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
};

/** Cards for the short way: their printed cost is all that there is to pay. */
const printedCard: fc.Arbitrary<Card> = fc.record({
  manaCost: fc.array(fc.oneof(
    fc.constantFrom(...MANA_TYPES).map((type): ManaSymbol => ({ kind: "mana", type })),
    fc.integer({ min: 0, max: 3 }).map((amount): ManaSymbol => ({ kind: "generic", amount })),
    fc.uniqueArray(fc.constantFrom(...MANA_TYPES), { minLength: 2, maxLength: 2 }).map(([a = "W", b = "U"]): ManaSymbol => ({ kind: "hybrid", types: [a, b] })),
  ), { minLength: 1, maxLength: 3 }),
  type: fc.constantFrom("Sorcery" as const, "Creature" as const, "Artifact" as const),
}).map(({ manaCost, type }) => ({
  name: "Printed", manaCost, supertypes: [], types: [type], subtypes: [], token: false, colors: [], colorIdentity: [], power: undefined, toughness: undefined,
  keywords: [], abilities: [], effects: [], notUnderstood: [],
}));

/** What counting tells of a position; `undefined`: nothing, "not asked": there is nothing to count. */
type Told = boolean | "not asked" | undefined;

/** How much of what is drawn is told to be payable, and not to be: always the truth. */
const toldRightly = <T>(drawn: fc.Arbitrary<T>, toldOf: (one: T) => { readonly position: Position; readonly told: Told }): { readonly yes: number; readonly no: number } => {
  const counts = { yes: 0, no: 0, open: 0 };
  fc.assert(
    fc.property(drawn, (one) => {
      const { position, told } = toldOf(one);
      if (told === "not asked") return;
      if (told === undefined) {
        counts.open += 1;
        return;
      }
      const truth = canBePaid(position);
      if (truth === undefined) return;
      expect(told).toBe(truth);
      counts[told ? "yes" : "no"] += 1;
    }),
    runs(1_200),
  );
  if (process.env["TAPWRIGHT_TELL"] !== undefined) process.stdout.write(`${JSON.stringify(counts)}\n`);
  const total = counts.yes + counts.no + counts.open;
  return { yes: counts.yes / total, no: counts.no / total };
};

const SLOW = 3_600_000;

describe("a prepared board", () => {
  it("knows by counting alone what the exhaustive reference knows by trying (Hall)", () => {
    const { yes, no } = toldRightly(tinyPosition, (given) => {
      const position = smallestX(given);
      const asked = askedOn(position);
      const { x } = position.paying;
      return { position, told: asked.payment.symbols === undefined ? "not asked" : isSupplied(suppliesOf(asked, typeof x === "number" ? x : undefined)) };
    });
    expect(yes).toBeGreaterThan(0.1);
    expect(no).toBeGreaterThan(0.1);
  }, SLOW);

  it("knows of printed costs by sets of types what the exhaustive reference knows by trying (Hall)", () => {
    const { yes, no } = toldRightly(fc.tuple(tinyPosition, printedCard), ([given, card]) => {
      const paying: Position["paying"] = { card, from: "hand", kind: "spell", additional: [], increase: [], reduce: [] };
      const position = { ...given, paying, notUnderstood: given.notUnderstood.filter(({ object }) => object !== "paying") };
      return { position, told: plainOn(boardOf(given))({ paying, notUnderstood: [] }) };
    });
    expect(yes).toBeGreaterThan(0.1);
    expect(no).toBeGreaterThan(0.1);
  }, SLOW);

  it("says of a cost what `pay` says", () => {
    let said = 0;
    fc.assert(
      fc.property(mediumPosition, (position) => {
        const { status } = pay(smallestX(position));
        if (status === "error" || status === "unknown") return;
        const yes = prepare(smallestX(position)).canPay();
        if (yes === undefined) return;
        expect(yes).toBe(status === "payable");
        said += 1;
      }),
      runs(200),
    );
    expect(said).toBeGreaterThan(0);
  }, SLOW);

  it("finds the largest X that `pay` finds, and pays as `pay` does, whichever cost it was prepared with", () => {
    fc.assert(
      fc.property(tinyPosition, tinyPosition, (position, other) => {
        const prepared = prepare({ ...position, paying: other.paying });
        const cost = { paying: position.paying, notUnderstood: [] };
        const answer = pay(position);
        expect(prepared.pay(cost)).toEqual(answer);
        if (answer.status === "payable" && position.paying.x === "max" && answer.maxX !== undefined && paymentOf(askedOn(position).view).purpose.hasX) {
          expect([answer.maxX, undefined]).toContain(prepared.maxX(cost));
        }
      }),
      runs(150),
    );
  }, SLOW);

  it("knows of each card of the hand whether it can be cast, as if it were asked alone", () => {
    let known = 0;
    fc.assert(
      fc.property(handPosition, (position) => {
        for (const { object, payable } of prepare(position).castable()) {
          const entry = position.hand.find(({ id }) => id === object || object === `${id}#1`);
          if (entry === undefined) throw new Error(`${object} is no card of the hand`);
          const hand = position.hand.flatMap((one) => (one !== entry ? [one] : one.count > 1 ? [{ ...one, count: one.count - 1 }] : []));
          const alone = pay(smallestX({ ...position, hand, paying: { card: entry.card, from: "hand", kind: "spell", x: "max", additional: [], increase: [], reduce: [] } }));
          if (payable === undefined || alone.status === "unknown") continue;
          expect(payable).toBe(alone.status === "payable");
          known += 1;
        }
      }),
      runs(100),
    );
    expect(known).toBeGreaterThan(0);
  }, SLOW);
});
