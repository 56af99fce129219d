import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer } from "../src/answer.ts";
import type { Position } from "../src/board/position.ts";
import { boardOf } from "../src/pay/board.ts";
import { paidDirectly } from "../src/pay/direct.ts";
import { pay } from "../src/pay/index.ts";
import { POLICIES, type Policy } from "../src/policy/index.ts";
import { apply } from "../src/referee/apply.ts";
import { paymentOf } from "../src/rules/index.ts";
import { search } from "../src/solver/search.ts";
import { handPosition, singlesPosition, tinyPosition } from "./arbitraries/index.ts";
import { compared, policies, valuesIn, withoutHand } from "./compared.ts";
import { valuesOfPlan } from "./reference.ts";
import { runs } from "./runs.ts";

const SLOW = 3_600_000;

/** Could this answer be found without a program? */
const isDirect = (position: Position, answer: Answer, policy: Policy): boolean => {
  const board = boardOf(position);
  const payment = paymentOf(board.view);
  const x = !payment.choosesX ? undefined : answer.status === "payable" && typeof answer.maxX === "number" ? answer.maxX : payment.xLeast;
  return paidDirectly({ ...board, payment, policy, solver: search, budget: 600 }, x) !== undefined;
};

/** What an answer promises, beside which of several equal plans it is, and which of several equal cards it keeps. */
const promised = (answer: Answer): unknown =>
  answer.status !== "payable" ? answer.status
  : {
      optimal: answer.optimal, values: valuesIn(answer), maxX: answer.maxX, castable: answer.summary.stillCastable.length, life: answer.summary.lifePaid,
      isAlone: answer.summary.castableTogether !== undefined,
    };

const HAND: Policy = { name: "hand", levels: ["hand"] };

/** So much of the hand as is promised, with nothing else to pay on the board that the plan leaves: programs say that it can all be cast. */
const keepsPromises = (position: Position, answer: Answer): boolean => {
  // Names would not tell which card is kept.
  if (answer.status !== "payable" || new Set(position.hand.map(({ card }) => card.name)).size < position.hand.length) return true;
  const after = apply(position, answer.plan);
  const { stillCastable, castableTogether = stillCastable } = answer.summary;
  const canKeep = (names: readonly string[]): boolean => {
    if (!after.ok) return false;
    const left = [...names];
    const hand = after.value.hand.flatMap((entry) => {
      const count = Array.from({ length: entry.count }).filter(() => {
        const at = left.indexOf(entry.card.name);
        if (at >= 0) left.splice(at, 1);
        return at >= 0;
      }).length;
      return count === 0 ? [] : [{ ...entry, count }];
    });
    const kept = pay({ ...after.value, hand }, { policy: HAND, explain: false, solver: search });
    return left.length === 0 && kept.status === "payable" && kept.levels.every(({ value }) => value === 0);
  };
  return canKeep(castableTogether) && stillCastable.every((name) => canKeep([name]));
};

/** The share of boards that are told about without a program. */
const agreeing = (boards: fc.Arbitrary<Position>, count: number): number => {
  let [direct, all] = [0, 0];
  fc.assert(
    fc.property(boards, fc.constantFrom(...Object.values(POLICIES)), (position, policy) => {
      const [short, long] = [pay(position, { policy, explain: false }), pay(position, { policy, explain: false, solver: search })];
      expect(promised(short)).toEqual(promised(long));
      if (isDirect(position, short, policy)) expect(keepsPromises(position, short)).toBe(true);
      // What of the hand is castable no plan shows.
      const shown = withoutHand(policy);
      if (short.status === "payable") expect(valuesOfPlan(position, short.plan, shown)).toEqual(short.levels.flatMap(({ level, value }) => (shown.levels.some((one) => one === level) ? [value] : [])));
      direct += isDirect(position, short, policy) ? 1 : 0;
      all += 1;
    }),
    runs(count),
  );
  return direct / all;
};

describe("where every source is tapped for one mana, taking the cheapest (transversal matroids)", () => {
  it("comes to what the programs come to", () => expect(agreeing(singlesPosition(9, 4), 600)).toBeGreaterThan(0.3), SLOW);

  it("comes to what the programs come to, with a hand to keep castable", () => expect(agreeing(handPosition, 200)).toBeGreaterThan(0.03), SLOW);

  it("is not taken where something else has a say", () => expect(agreeing(tinyPosition, 150)).toBeLessThan(0.2), SLOW);

  it("comes to what the exhaustive reference comes to", () => {
    let direct = 0;
    fc.assert(
      fc.property(singlesPosition(4, 2), policies, (position, policy) => {
        const { outcome, promised: ours, right } = compared(position, policy);
        expect(ours).toEqual(right);
        if (outcome === "proved") direct += isDirect(position, pay(position, { policy, explain: false }), policy) ? 1 : 0;
      }),
      runs(400),
    );
    expect(direct).toBeGreaterThan(0);
  }, SLOW);
});
