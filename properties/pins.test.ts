import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer, Reason } from "../src/answer.ts";
import type { CardGroup, Permanent, Position } from "../src/board/position.ts";
import type { Pins } from "../src/board/pins.ts";
import { POLICIES, avoidingFirst } from "../src/policy/index.ts";
import { mediumPosition, pinnedPosition, tinyPosition } from "./arbitraries/index.ts";
import { compared, OUTCOMES, policies, reference, withoutHand, type Outcome } from "./compared.ts";
import { payBut } from "./known.ts";
import { brokenPins } from "./pins.ts";
import { runs } from "./runs.ts";

const SLOW = 3_600_000;
const POLICY = withoutHand(POLICIES.preserve);

type PinReason = Extract<Reason, { readonly code: "pinned" | "limited" }>;

const pinReasons = (answer: Answer): readonly PinReason[] =>
  "reasons" in answer ? answer.reasons.filter((reason): reason is PinReason => reason.code === "pinned" || reason.code === "limited") : [];

const withoutPin = <Entry extends Permanent | CardGroup>(entry: Entry, { object, pin, ability }: Extract<PinReason, { readonly code: "pinned" }>): Entry => {
  const given = entry.pins?.[pin];
  if (entry.id !== object || given === undefined) return entry;
  const rest = given === true ? [] : given.filter((one) => one !== ability);
  const { [pin]: _, ...others } = entry.pins ?? {};
  const pins: Pins = rest.length === 0 ? others : { ...others, [pin]: rest };
  return { ...entry, pins };
};

/** The position without what a reason names. */
const lifted = (position: Position, reason: PinReason): Position => {
  if (reason.code === "limited") {
    const { [reason.limit]: _, ...limits } = position.paying.limits ?? {};
    return { ...position, paying: { ...position.paying, limits } };
  }
  return {
    ...position,
    battlefield: position.battlefield.map((entry) => withoutPin(entry, reason)),
    hand: position.hand.map((entry) => withoutPin(entry, reason)),
    graveyard: position.graveyard.map((entry) => withoutPin(entry, reason)),
    opponents: position.opponents.map((side) => ({ ...side, battlefield: side.battlefield.map((entry) => withoutPin(entry, reason)) })),
  };
};

/** What a position holds a payment to, one by one. */
const allPins = ({ battlefield, hand, graveyard, opponents, paying }: Position): readonly PinReason[] => [
  ...[...battlefield, ...hand, ...graveyard, ...opponents.flatMap((side) => side.battlefield)].flatMap(({ id, pins }) =>
    (["use", "forbid"] as const).flatMap((pin): readonly PinReason[] => {
      const given = pins?.[pin];
      return given === undefined ? [] : given === true ? [{ code: "pinned", object: id, pin }] : given.map((ability) => ({ code: "pinned", object: id, pin, ability }));
    })),
  ...Object.entries(paying.limits ?? {}).map(([limit, most]) => ({ code: "limited", limit, most }) as PinReason),
];

const subsets = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  size === 0 ? [[]] : items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));

describe("pins", () => {
  it("pay and the exhaustive reference agree under pins and limits, whatever the policy", () => {
    const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>;
    let refused = 0;
    fc.assert(
      fc.property(pinnedPosition(tinyPosition), policies, (position, policy) => {
        const { outcome, promised, right } = compared(position, avoidingFirst(policy));
        counts[outcome] += 1;
        expect(promised).toEqual(right);
        if (outcome === "proved" && JSON.stringify(right).includes("unpayable")) refused += 1;
      }),
      runs(350),
    );
    const asked = counts.unknown + counts["not proved"] + counts.proved;
    expect(counts.proved / asked).toBeGreaterThan(0.93);
    // Payable and unpayable alike.
    expect(refused / counts.proved).toBeGreaterThan(0.2);
    expect(refused / counts.proved).toBeLessThan(0.8);
  }, SLOW);

  it("a plan keeps to them", () => {
    let kept = 0;
    fc.assert(
      fc.property(pinnedPosition(mediumPosition), (position) => {
        const answer = payBut(position);
        if (answer?.status !== "payable") return;
        expect(brokenPins(position, answer.plan)).toEqual([]);
        expect(answer.summary.lifePaid).toBeLessThanOrEqual(position.paying.limits?.life ?? Number.POSITIVE_INFINITY);
        if (allPins(position).length > 0) kept += 1;
      }),
      runs(200),
    );
    expect(kept).toBeGreaterThan(10);
  }, SLOW);

  it("the pins that stand in the way are a smallest set of them, by the exhaustive reference", () => {
    const sizes = [0, 0, 0];
    fc.assert(
      fc.property(pinnedPosition(tinyPosition), (position) => {
        const all = allPins(position);
        if (all.length === 0 || all.length > 7) return;
        const answer = payBut(position, { policy: POLICY, explain: true });
        if (answer?.status !== "unpayable") return;
        const named = pinReasons(answer);
        // Where the budget has run out nothing is said.
        if (named.length === 0 && answer.missing === undefined) return;
        const isPayable = (some: readonly PinReason[]): boolean | undefined => reference(some.reduce(lifted, position), avoidingFirst(POLICY))?.payable;
        if (named.length > 0) expect(isPayable(named)).not.toBe(false);
        // None named: not even without all of them.
        const most = named.length === 0 ? all.length : named.length - 1;
        for (const some of subsets(all, most)) expect(isPayable(some)).not.toBe(true);
        sizes[Math.min(named.length, 2)] = (sizes[Math.min(named.length, 2)] as number) + 1;
      }),
      runs(200),
    );
    for (const size of sizes) expect(size).toBeGreaterThan(1);
  }, SLOW);
});
