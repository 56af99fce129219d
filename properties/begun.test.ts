import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Plan } from "../src/answer.ts";
import type { CostPart } from "../src/cards/index.ts";
import type { Position } from "../src/board/position.ts";
import { parseCost } from "../src/mana/index.ts";
import { POLICIES } from "../src/policy/index.ts";
import { apply, positionAfter } from "../src/referee/index.ts";
import { begin, isPaid, paymentOf, perform, printDues, settle, totalsFor, viewOf, type State } from "../src/rules/index.ts";
import { prepare } from "../src/pay/prepare.ts";
import { handPosition, mediumPosition, tinyPosition } from "./arbitraries/index.ts";
import { withoutHand } from "./compared.ts";
import { payBut } from "./known.ts";
import { plus, priceOf, scalesOf, valuesOf, ZERO } from "../src/referee/prices.ts";
import { runs } from "./runs.ts";

const SLOW = 3_600_000;
const POLICY = withoutHand(POLICIES.preserve);

/** The state in which a plan begins that pays all. */
const begunBy = (position: Position, plan: Plan): State | undefined => {
  const view = viewOf(position);
  const payment = paymentOf(view);
  const states = totalsFor(view, payment, payment.choosesX ? plan.announce.x : undefined)
    .flatMap((total) => settle(total, plan.announce.symbols) ?? []).map((total) => begin(view, payment, total));
  return states.find((state) => {
    let at = state;
    for (const step of plan.steps) {
      const outcome = perform(at, step);
      if (!outcome.ok) return false;
      at = outcome.state;
    }
    return isPaid(at);
  });
};

/** What a state still has to pay, as a position has it. */
const dueOf = ({ dues, partsDue, lifeDue }: State): readonly CostPart[] => {
  const mana = parseCost(printDues(dues));
  return [
    ...(mana.ok && dues.length > 0 ? [{ kind: "mana", cost: mana.value } as const] : []), ...partsDue,
    ...lifeDue.map(({ amount }) => ({ kind: "life", amount }) as const),
  ];
};

/** Where a state says more than a position can: what else of its cost is asked for. */
const isPlain = ({ dues, partsDue }: State): boolean =>
  dues.every(({ demand }) => demand.kind !== "generic" || (demand.only === undefined && demand.waterbend === undefined)) &&
  partsDue.every(({ kind }) => kind !== "total" && kind !== "reducer");

describe("a payment that has begun", () => {
  it("after some of the best plan's mana abilities by hand, the best of the rest is the rest of the best", () => {
    let finished = 0;
    fc.assert(
      fc.property(tinyPosition, fc.nat({ max: 3 }), (position, some) => {
        const answer = payBut(position, { policy: POLICY });
        if (answer?.status !== "payable" || !answer.optimal) return;
        const begun = begunBy(position, answer.plan);
        const first = answer.plan.steps.slice(0, some + 1).filter((step) => step.do === "activate");
        // Effects of what has left are gone for good, and an object of the other player's is not ours to finish with.
        if (begun === undefined || first.length === 0 || position.paying.from === "graveyard" || position.opponents.some(({ assists }) => assists === true)) return;
        const scales = scalesOf(viewOf(position));
        let [state, price] = [begun, ZERO];
        for (const step of first) {
          const outcome = perform(state, step);
          if (!outcome.ok) throw new Error(outcome.illegal.code);
          price = plus(price, priceOf(scales, state, step, outcome.state));
          state = outcome.state;
        }
        if (!isPlain(state)) return;
        const left = positionAfter(position, first, state);
        const rest = payBut({ ...left, paying: { ...position.paying, due: dueOf(state) } }, { policy: POLICY });
        if (rest?.status === "unknown") return;
        expect(rest).toMatchObject({ status: "payable" });
        if (rest?.status !== "payable" || !rest.optimal) return;
        // From there on: the colors that others could make change with what is gone, and copies come to stand elsewhere.
        const told = POLICY.levels.indexOf("flexibility");
        const spent = valuesOf(POLICY, price, []).slice(0, told);
        expect(spent.map((value, index) => value + (rest.levels[index]?.value as number))).toEqual(answer.levels.slice(0, told).map(({ value }) => value));
        finished += 1;
      }),
      runs(400),
    );
    expect(finished).toBeGreaterThan(40);
  }, SLOW);

  it("the position after a plan has what the plan leaves: mana, life, energy, and every object once", () => {
    let given = 0;
    fc.assert(
      fc.property(mediumPosition, (position) => {
        const answer = payBut(position);
        if (answer?.status !== "payable") return;
        const applied = apply(position, answer.plan);
        if (!applied.ok) throw new Error("the referee rejects it");
        const { value } = applied;
        const lost = value.pool.reduce((sum, { count, until }) => sum + (until === undefined ? count : 0), 0);
        expect(lost).toBe(answer.levels.find(({ level }) => level === "floating")?.value);
        expect(value.life).toBe(position.life - answer.summary.lifePaid);
        const ids = [...value.battlefield, ...value.hand, ...value.graveyard, ...value.command].map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        const copies = (at: Position): number => at.battlefield.reduce((sum, { count }) => sum + count, 0);
        const gone = Object.values(answer.summary.sacrificed).reduce((sum, count) => sum + count, 0);
        // What is exiled or returned is gone, too.
        expect(copies(value)).toBeLessThanOrEqual(copies(position) - gone);
        if (gone > 0) given += 1;
      }),
      runs(200),
    );
    expect(given).toBeGreaterThan(10);
  }, SLOW);
});

describe("promises about the hand", () => {
  it("after the plan every card that is promised can be cast", () => {
    let kept = 0;
    fc.assert(
      fc.property(fc.oneof(handPosition, mediumPosition), (position) => {
        const answer = payBut(position);
        if (answer?.status !== "payable") return;
        const applied = apply(position, answer.plan);
        if (!applied.ok) throw new Error("the referee rejects it");
        const board = prepare(applied.value).castable();
        for (const name of answer.summary.stillCastable) {
          // Not known where that takes more than the budget.
          expect(board.find((card) => card.name === name)?.payable).not.toBe(false);
          kept += 1;
        }
      }),
      runs(300),
    );
    expect(kept).toBeGreaterThan(30);
  }, SLOW);

  it("and those that are promised together, one after the other", () => {
    let kept = 0;
    fc.assert(
      fc.property(handPosition, (position) => {
        const answer = payBut(position);
        if (answer?.status !== "payable") return;
        const applied = apply(position, answer.plan);
        if (!applied.ok) throw new Error("the referee rejects it");
        const { castableTogether = answer.summary.stillCastable } = answer.summary;
        let at = applied.value;
        for (const name of castableTogether) {
          const entry = at.hand.find(({ card }) => card.name === name);
          if (entry === undefined) throw new Error("not in hand");
          const others = new Set(castableTogether.slice(castableTogether.indexOf(name) + 1));
          const hand = at.hand.flatMap((one) => (one === entry ? [] : [{ ...one, weight: others.has(one.card.name) ? 1 : 0 }]));
          const casting: Position = { ...at, hand, paying: { card: entry.card, from: "hand", kind: "spell", additional: [], increase: [], reduce: [] } };
          // Whatever it costs, the others stay castable.
          const next = payBut(casting, { policy: { name: "hand", levels: ["hand", ...POLICY.levels] } });
          if (next?.status !== "payable") throw new Error(`${name} cannot be cast`);
          const left = apply(casting, next.plan);
          if (!left.ok) throw new Error("the referee rejects it");
          at = left.value;
          kept += 1;
        }
      }),
      runs(150),
    );
    expect(kept).toBeGreaterThan(15);
  }, SLOW);
});
