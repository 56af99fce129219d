import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MANA_TYPES } from "../src/mana/index.ts";
import { POLICIES, type Policy, type SpentLevel, type SpentMana } from "../src/policy/index.ts";
import { handPosition, laterPosition, tinyPosition } from "./arbitraries/index.ts";
import { compared, policies, reference, valuesIn, withoutHand } from "./compared.ts";
import { isKnown, payBut } from "./known.ts";
import { MOST_STATES, valuesOfPlan } from "./reference.ts";
import { runs } from "./runs.ts";

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

/** Milliseconds: more boards may be asked for. */
const SLOW = 3_600_000;

describe("pay and the exhaustive reference agree on tiny boards", () => {
  it("on whether it can be paid, the best value of every level, the largest X and the most delved (CR 601.2b-h, 107.3a, 702.66a)", () => {
    const counts = { known: 0, "too large": 0, unknown: 0, "not proved": 0, proved: 0 };
    fc.assert(
      fc.property(tinyPosition, policies, (position, policy) => {
        const { outcome, promised, right } = compared(position, policy);
        counts[outcome] += 1;
        expect(promised).toEqual(right);
      }),
      runs(2_500),
    );
    const asked = counts.unknown + counts["not proved"] + counts.proved;
    if (process.env["TAPWRIGHT_TELL"] !== undefined) process.stdout.write(`${JSON.stringify(counts)}\n`);
    // Boards that are too large and answers that are not proved must stay rare, or this says nothing.
    expect(counts.proved / asked).toBeGreaterThan(0.95);
    expect(asked).toBeGreaterThan(0);
    expect(counts["too large"] / (asked + counts["too large"])).toBeLessThan(0.12);
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
  }, SLOW);

  it("on what else can still be paid: abilities, cards from elsewhere, on this turn and the next (CR 500.5, 602.5b)", () => {
    const counts = { answered: 0, left: 0, held: 0, kept: 0 };
    fc.assert(
      fc.property(laterPosition, (position) => {
        const verdict = reference(position, POLICIES.preserve, MOST_STATES);
        const answer = payBut(position);
        if (answer === undefined || verdict === undefined) return;
        counts.left += 1;
        if (answer.status === "unknown" || (answer.status === "payable" && !answer.optimal)) return;
        expect({ status: answer.status, values: valuesIn(answer) }).toEqual({ status: verdict.payable ? "payable" : "unpayable", values: verdict.values });
        counts.answered += 1;
        if (answer.status !== "payable" || answer.summary.stillCastable.length === 0) return;
        counts.kept += 1;
        if (position.later?.some(({ name, turn }) => turn === "theirs" && answer.summary.stillCastable.includes(name)) === true) counts.held += 1;
      }),
      runs(300),
    );
    if (process.env["TAPWRIGHT_TELL"] !== undefined) process.stdout.write(`${JSON.stringify(counts)}\n`);
    expect(counts.answered / counts.left).toBeGreaterThan(0.9);
    // Something can be kept in many of them, on the next turn, too.
    expect(counts.kept / counts.answered).toBeGreaterThan(0.2);
    expect(counts.held / counts.answered).toBeGreaterThan(0.08);
  }, SLOW);

  it("on what a plan scores, recomputed from its steps", () => {
    fc.assert(
      fc.property(tinyPosition, policies, (position, policy) => {
        const answer = payBut(position, { policy });
        if (answer?.status !== "payable") return;
        expect(valuesOfPlan(position, answer.plan, policy)).toEqual(valuesIn(answer));
      }),
      runs(300),
    );
  }, SLOW);
});
