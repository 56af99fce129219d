import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wantedIn } from "../src/board/later.ts";
import { acceptedBest } from "../src/pay/accepted.ts";
import { best, DEFAULT_BUDGET, type Asked } from "../src/pay/asked.ts";
import { boardOf } from "../src/pay/board.ts";
import { POLICIES, type Policy } from "../src/policy/index.ts";
import { paymentOf } from "../src/rules/index.ts";
import { search } from "../src/solver/search.ts";
import { handPosition, laterPosition, mediumPosition } from "./arbitraries/index.ts";
import { withoutHand } from "./compared.ts";
import { payBut } from "./known.ts";
import { runs } from "./runs.ts";

const SLOW = 3_600_000;

/** The levels of the hand together or apart, anywhere among the others, or only one of them. */
const handPolicies: fc.Arbitrary<Policy> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Policy>(...Object.values(POLICIES)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(...Object.values(POLICIES).map(withoutHand)).chain(({ levels }) =>
      fc.tuple(fc.nat({ max: levels.length }), fc.nat({ max: levels.length }), fc.constantFrom<readonly Policy["levels"][]>([["hand"], ["oneByOne"]], [["oneByOne"], ["hand"]], [["hand"], []], [["oneByOne"], []]))
        .map(([one, other, [first = [], second = []]]) => {
          const [from, to] = [Math.min(one, other), Math.max(one, other)];
          return { name: "drawn", levels: [...levels.slice(0, from), ...first, ...levels.slice(from, to), ...second, ...levels.slice(to)] };
        })),
  },
);

describe("what a payment leaves castable", () => {
  it("comes to what the large program of payment and futures comes to, in whatever order the levels are", () => {
    const counts = { settled: 0, losing: 0, compared: 0 };
    fc.assert(
      fc.property(fc.oneof({ weight: 3, arbitrary: handPosition }, { weight: 1, arbitrary: laterPosition }, { weight: 1, arbitrary: mediumPosition }), handPolicies, (position, policy) => {
        fc.pre(wantedIn(position).length > 0);
        const answer = payBut(position, { policy, solver: search });
        if (answer?.status !== "payable" || !answer.optimal || answer.maxX === "unbounded") return;
        const board = boardOf(position);
        const asked: Asked = { ...board, payment: paymentOf(board.view), policy, solver: search, budget: 10 * DEFAULT_BUDGET };
        const x = !asked.payment.choosesX ? undefined : typeof position.paying.x === "number" ? position.paying.x : answer.maxX;
        const { found, proved } = best(asked, x, { policy, hand: "one-by-one" });
        if (found === undefined || !proved) return;
        counts.compared += 1;
        const accepted = acceptedBest(asked, x);
        expect(accepted.status === "accepted" ? accepted.found.solution.values : undefined).toEqual(found.solution.values);
        if (accepted.status !== "accepted" || accepted.found.solution.values.every((value, level) => value === 0 || (policy.levels[level] !== "hand" && policy.levels[level] !== "oneByOne"))) return;
        counts.losing += 1;
        if (accepted.found.alone !== undefined) counts.settled += 1;
      }),
      runs(400),
    );
    // Something is mostly found to be out of reach, and the large program is rarely needed for it.
    expect(counts.losing / counts.compared).toBeGreaterThan(0.2);
    expect(counts.settled / counts.losing).toBeGreaterThan(0.5);
  }, SLOW);
});
