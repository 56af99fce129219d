import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer } from "../src/answer.ts";
import type { Position } from "../src/board/position.ts";
import { MANA_TYPES } from "../src/mana/index.ts";
import { POLICIES, type Policy, type SpentLevel, type SpentMana } from "../src/policy/index.ts";
import { compareValues } from "../src/solver/program.ts";
import { handPosition, tinyPosition } from "./arbitraries/index.ts";
import { isKnown, payBut } from "./known.ts";
import { MOST_STATES, referenceFor, TooLarge, valuesOfPlan, type Verdict } from "./reference.ts";
import { runs } from "./runs.ts";

/** Levels "hand" and "oneByOne" ask for the best use of what is left, a search of its own: below, on simpler boards. */
const withoutHand = ({ name, levels }: Policy): Policy => ({ name: `${name} without hand`, levels: levels.filter((level) => level !== "hand" && level !== "oneByOne") });

const policies: fc.Arbitrary<Policy> = fc.oneof(
  { weight: 3, arbitrary: fc.constant(withoutHand(POLICIES.preserve)) },
  { weight: 2, arbitrary: fc.constantFrom(...Object.values(POLICIES).map(withoutHand)) },
);

const spentLevels: fc.Arbitrary<SpentLevel> = fc.oneof(
  fc.constant<SpentLevel>({ spent: "colors" }),
  fc.record({ color: fc.constantFrom(...MANA_TYPES, "same" as const), least: fc.integer({ min: 1, max: 3 }) }).map((more): SpentLevel => ({ spent: "mana", ...more })),
  fc
    .record({ of: fc.constantFrom<Partial<SpentMana>[]>({ snow: true }, { from: "Treasure" }, { from: "Land" }, { from: "Artifact", color: "C" }, { rider: true }), how: fc.constantFrom<Partial<SpentMana>[]>({}, { least: 2 }, { least: 3, each: true }, { avoid: true }) })
    .map(({ of, how }): SpentLevel => ({ spent: "mana", ...of, ...how })),
);

const spentPolicies: fc.Arbitrary<Policy> = fc.array(spentLevels, { minLength: 1, maxLength: 2 }).chain((spent) =>
  fc.constantFrom(...Object.values(POLICIES).map(withoutHand)).chain(({ levels }) =>
    fc.nat({ max: levels.length }).map((at) => ({ name: "spent", levels: [...spent.slice(0, 1), ...levels.slice(0, at), ...spent.slice(1), ...levels.slice(at)] }))));

/** Boards with more states are left out: a few of a hundred, which would take most of the time. */
const STATES = 1_200;

/** `undefined`: the position is not tiny. */
const reference = (position: Position, policy: Policy, most = STATES): Verdict | undefined => {
  try {
    return referenceFor(position, policy, most);
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
};

/** Milliseconds: more boards may be asked for. */
const SLOW = 3_600_000;

const valuesIn = (answer: Answer): readonly number[] | undefined => (answer.status === "payable" ? answer.levels.map(({ value }) => value) : undefined);

describe("pay and the exhaustive reference agree on tiny boards", () => {
  it("on whether it can be paid, the best value of every level, the largest X and the most delved (CR 601.2b-h, 107.3a, 702.66a)", () => {
    let [known, large, asked] = [0, 0, 0];
    let answered = 0;
    fc.assert(
      fc.property(tinyPosition, policies, (position, policy) => {
        if (isKnown(position)) {
          known += 1;
          return;
        }
        const verdict = reference(position, policy);
        if (verdict === undefined) {
          large += 1;
          return;
        }
        const answer = payBut(position, { policy });
        if (answer === undefined) return;
        asked += 1;
        if (answer.status === "payable" && !answer.optimal) {
          // Not proved, so only: it can be paid, and nothing is better than the best.
          expect(verdict.payable).toBe(true);
          // A smaller X than the largest costs less.
          if (position.paying.x === "max" && answer.maxX !== verdict.maxX) return;
          expect(compareValues(valuesIn(answer) ?? [], verdict.values ?? [])).toBeGreaterThanOrEqual(0);
          return;
        }
        if (answer.status === "unknown") return;
        answered += 1;
        expect({
          status: answer.status,
          values: valuesIn(answer),
          maxX: position.paying.x === "max" && answer.status === "payable" ? answer.maxX : undefined,
          maxDelved: answer.status === "payable" ? (answer.maxDelved ?? 0) : 0,
        }).toEqual({ status: verdict.payable ? "payable" : "unpayable", values: verdict.values, maxX: verdict.maxX, maxDelved: verdict.maxDelved });
      }),
      runs(2_500),
    );
    if (process.env["TAPWRIGHT_TELL"] !== undefined) process.stdout.write(`${asked} asked, ${answered} answered; ${known} known, ${large} too large\n`);
    // Boards that are too large and answers that are not proved must stay rare, or this says nothing.
    expect(answered / asked).toBeGreaterThan(0.95);
    expect(asked).toBeGreaterThan(0);
    expect(large / (asked + large)).toBeLessThan(0.12);
  }, SLOW);

  it("on what a policy asks of the mana spent: colors, one color, snow, a source, a rider (CR 106.3, 106.6, 702.44a)", () => {
    let [answered, asked, met] = [0, 0, 0];
    fc.assert(
      fc.property(tinyPosition, spentPolicies, (position, policy) => {
        if (isKnown(position)) return;
        const verdict = reference(position, policy);
        const answer = verdict === undefined ? undefined : payBut(position, { policy });
        if (verdict === undefined || answer === undefined) return;
        asked += 1;
        if (answer.status === "unknown" || (answer.status === "payable" && !answer.optimal)) return;
        if (answer.status === "payable" && position.paying.x === "max" && answer.maxX !== verdict.maxX) return;
        answered += 1;
        expect({ status: answer.status, values: valuesIn(answer) }).toEqual({ status: verdict.payable ? "payable" : "unpayable", values: verdict.values });
        if (answer.status === "payable") {
          expect(valuesOfPlan(position, answer.plan, policy)).toEqual(valuesIn(answer));
          if (answer.levels[0]?.value === 0) met += 1;
        }
      }),
      runs(600),
    );
    expect(answered / asked).toBeGreaterThan(0.9);
    // Met in many of them.
    expect(met / answered).toBeGreaterThan(0.03);
  }, SLOW);

  it("on the hand that can still be cast, and on every other level with it", () => {
    let answered = 0;
    let castable = 0;
    fc.assert(
      fc.property(handPosition, (position) => {
        const verdict = reference(position, POLICIES.preserve, MOST_STATES);
        const answer = payBut(position);
        if (answer === undefined) return;
        if (verdict === undefined || answer.status === "unknown" || (answer.status === "payable" && !answer.optimal)) return;
        expect({ status: answer.status, values: valuesIn(answer) }).toEqual({ status: verdict.payable ? "payable" : "unpayable", values: verdict.values });
        answered += 1;
        if (answer.status === "payable" && answer.summary.stillCastable.length > 0) castable += 1;
      }),
      runs(100),
    );
    // Something can be kept in many of them.
    expect(castable / answered).toBeGreaterThan(0.15);
  });

  it("on what a plan scores, recomputed from its steps", () => {
    fc.assert(
      fc.property(tinyPosition, policies, (position, policy) => {
        const answer = payBut(position, { policy });
        if (answer?.status !== "payable") return;
        expect(valuesOfPlan(position, answer.plan, policy)).toEqual(valuesIn(answer));
      }),
      runs(300),
    );
  });
});
