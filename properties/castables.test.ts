import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardGroup, Position } from "../src/board/position.ts";
import type { Card, Casting, CostPart } from "../src/cards/index.ts";
import { castables } from "../src/pay/castables.ts";
import { pay } from "../src/pay/index.ts";
import { prepare } from "../src/pay/prepare.ts";
import { waysToCast, type CardToCast } from "../src/pay/ways-to-cast.ts";
import { checkOn } from "../src/referee/index.ts";
import { viewOf } from "../src/rules/index.ts";
import { withPaying } from "../src/pay/board.ts";
import { handPosition, held, tinyPosition } from "./arbitraries/index.ts";
import { filler } from "./arbitraries/cards.ts";
import { faultOf } from "./judge.ts";
import { runs } from "./runs.ts";

const mana = (amount: number): CostPart => ({ kind: "mana", cost: [{ kind: "generic", amount }] });
const red: CostPart = { kind: "mana", cost: [{ kind: "mana", type: "R" }] };
const anything = { kind: "anything" } as const;

/** What a card may offer beside its mana cost, with small costs so that both answers come up. */
const casting: fc.Arbitrary<Casting> = fc.oneof(
  fc.integer({ min: 0, max: 3 }).map((amount): Casting => ({ kind: "besides", name: "kicker", cost: [mana(amount)], times: 1 })),
  fc.integer({ min: 1, max: 2 }).map((amount): Casting => ({ kind: "besides", name: "multikicker", cost: [mana(amount)], times: "any" })),
  fc.constant<Casting>({ kind: "besides", name: "casualty", cost: [{ kind: "sacrifice", count: 1, of: { kind: "type", type: "Creature" } }], times: 1 }),
  fc.integer({ min: 0, max: 4 }).map((amount): Casting => ({ kind: "way", name: "flashback", cost: [mana(amount), red], from: "graveyard" })),
  fc.integer({ min: 1, max: 2 }).map((count): Casting => ({ kind: "way", name: "escape", cost: [red, { kind: "exile", count, from: "graveyard", of: { kind: "other" } }], from: "graveyard" })),
  fc.constant<Casting>({ kind: "way", name: "jump-start", besides: [{ kind: "discard", count: 1, of: anything }], from: "graveyard" }),
  fc.integer({ min: 0, max: 3 }).map((amount): Casting => ({ kind: "way", name: "evoke", cost: [mana(amount)] })),
  fc.integer({ min: 0, max: 2 }).map((amount): Casting => ({ kind: "face", card: { ...filler, name: "Other Face", manaCost: [{ kind: "generic", amount }] } })),
  fc.constant<Casting>({ kind: "modes", name: "spree", of: [[mana(1)], [red]], several: true }),
);

const offering = (card: Card): fc.Arbitrary<Card> => fc.array(casting, { maxLength: 3 }).map((castings) => ({ ...card, castings }));

/** A drawn position whose spell is offered from hand, graveyard and command zone, in ways of its own. */
const offers: fc.Arbitrary<Position> = fc.oneof(tinyPosition, handPosition).chain((position) => {
  const card = position.paying.card ?? filler;
  return fc.record({ hand: offering(card), graveyard: offering({ ...card, name: "In The Graveyard" }), command: offering(card), casts: fc.nat({ max: 2 }) }).map(({ hand, graveyard, command, casts }) => ({
    ...position,
    hand: [...position.hand, held("offered-hand", hand)],
    graveyard: [...position.graveyard, held("offered-grave", graveyard)],
    command: [...position.command, { ...held("offered-command", command), casts }],
  }));
});

const SLOW = 600_000;

/** The ways as they are asked for and as they were answered. */
const pairs = (position: Position) => {
  const answer = castables(position);
  if (answer.status === "error") throw new Error(answer.error.message);
  return waysToCast(position).flatMap((card, at) => card.ways.map((way, index) => ({ card, way, said: answer.cards[at]?.ways[index] })));
};

const onBoard = (card: CardToCast, way: CardToCast["ways"][number], times?: number): Position => withPaying(card.position, way.paying(times));

describe("castables", () => {
  it("calls payable what has a plan that the referee and the second judge accept, and not payable what `pay` proves unpayable", () => {
    const counts = { yes: 0, no: 0, open: 0 };
    fc.assert(
      fc.property(offers, (position) => {
        for (const { card, way, said } of pairs(position)) {
          const asked = onBoard(card, way);
          if (said?.payable === true && said.plan !== undefined) {
            expect(checkOn(viewOf(asked), said.plan)).toMatchObject({ legal: true, violations: [] });
            expect(faultOf(asked, said.plan)).toBeUndefined();
            counts.yes += 1;
          } else if (said?.payable === false) {
            expect(pay(asked).status).toBe("unpayable");
            counts.no += 1;
          } else counts.open += 1;
        }
      }),
      runs(70),
    );
    expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(50);
    expect(counts.open).toBeLessThan(counts.yes + counts.no);
  }, SLOW);

  it("CR 702.33c: finds how often a multikicker can be paid: one more cannot", () => {
    let found = 0;
    fc.assert(
      fc.property(offers, (position) => {
        for (const { card, way, said } of pairs(position)) {
          if (said?.maxTimes === undefined) continue;
          found += 1;
          expect(pay(onBoard(card, way, said.maxTimes)).status).not.toBe("unpayable");
          expect(pay(onBoard(card, way, said.maxTimes + 1)).status).not.toBe("payable");
        }
      }),
      runs(40),
    );
    expect(found).toBeGreaterThan(5);
  }, SLOW);

  it("agrees with `prepare` about the printed costs of the hand", () => {
    let known = 0;
    fc.assert(
      fc.property(offers, (position) => {
        const printed = new Map(prepare(position).castable().map(({ object, payable, maxX }) => [object, { payable, maxX }]));
        for (const { card, way, said } of pairs(position)) {
          if (card.from !== "hand" || way.cost.name !== "mana cost" || way.additional.length > 0 || way.face === "Other Face") continue;
          const told = printed.get(card.object);
          if (told?.payable === undefined || said?.payable === undefined) continue;
          expect(said.payable).toBe(told.payable);
          if (told.maxX !== undefined && said.maxX !== undefined) expect(said.maxX).toBe(told.maxX);
          known += 1;
        }
      }),
      runs(60),
    );
    expect(known).toBeGreaterThan(40);
  }, SLOW);

  it("CR 601.2a: the card that is cast pays for nothing itself", () => {
    fc.assert(
      fc.property(offers, (position) => {
        const isIt = (entry: CardGroup) => (id: string): boolean => entry.count === 1 && id === entry.id;
        for (const { card, said } of pairs(position)) {
          if (card.from === "command") continue;
          const used = (said?.plan?.steps ?? []).flatMap((step) => ("object" in step ? [step.object, ...("exiles" in step ? (step.exiles ?? []) : []), ...("discards" in step ? (step.discards ?? []) : [])] : []));
          expect(used.filter(isIt(card.entry))).toEqual([]);
        }
      }),
      runs(30),
    );
  }, SLOW);
});
