import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer, Plan, Step } from "../src/answer.ts";
import { copyId, type Position } from "../src/board/position.ts";
import { MANA_TYPES } from "../src/mana/index.ts";
import { POLICIES } from "../src/policy/index.ts";
import { check } from "../src/referee/index.ts";
import { mediumPosition, tinyPosition } from "./arbitraries/index.ts";
import { faultOf } from "./judge.ts";
import { payBut } from "./known.ts";
import { valuesOfPlan } from "./reference.ts";
import { runs } from "./runs.ts";

const KINDS = ["dropped", "doubled", "moved earlier", "object swapped", "symbol swapped", "other color", "X raised", "total changed"] as const;
type Kind = (typeof KINDS)[number];

interface Tampered {
  readonly kind: Kind;
  readonly plan: Plan;
}

const idsOf = ({ battlefield, hand, graveyard, opponents }: Position): readonly string[] =>
  [...battlefield, ...hand, ...graveyard, ...opponents.flatMap((side) => side.battlefield)].flatMap((entry) => Array.from({ length: entry.count }, (_, index) => copyId(entry, index)));

const UNITS = MANA_TYPES.map((type) => `{${type}}`);
const SYMBOLS = ["{1}", "{S}", ...UNITS];

/** Every place of a step where an object stands, with that object put for another. */
const withObject = (step: Step, to: string): readonly Step[] => {
  if (step.do === "mana") return [{ ...step, from: to }];
  if (step.do !== "activate") return "object" in step ? [{ ...step, object: to }] : [];
  const lists = (["taps", "untaps", "sacrifices", "exiles", "discards", "returns"] as const).flatMap((list) =>
    (step[list] ?? []).map((_, index): Step => ({ ...step, [list]: (step[list] ?? []).with(index, to) })));
  const among = (step.removedAmong ?? []).map((removed, index): Step => ({ ...step, removedAmong: (step.removedAmong ?? []).with(index, { ...removed, object: to }) }));
  return [{ ...step, object: to }, ...lists, ...among, ...step.with.map((spend, index): Step => ({ ...step, with: step.with.with(index, { ...spend, from: to }) }))];
};

const withSymbol = (step: Step, to: string): readonly Step[] => {
  if (step.do === "activate") return step.with.map((spend, index) => ({ ...step, with: step.with.with(index, { ...spend, pays: to }) }));
  return "pays" in step ? [{ ...step, pays: to } as Step] : [];
};

const withUnit = (step: Step, to: string): readonly Step[] => {
  if (step.do === "mana") return [{ ...step, unit: to }];
  if (step.do !== "activate") return [];
  const made: readonly string[] = step.adds.match(/\{.\}/g) ?? [];
  return [
    ...made.map((_, index): Step => ({ ...step, adds: made.with(index, to).join("") })),
    ...step.with.map((spend, index): Step => ({ ...step, with: step.with.with(index, { ...spend, unit: to }) })),
  ];
};

/** Each single tampering with a plan. */
const tamperings = (position: Position, plan: Plan): readonly Tampered[] => {
  const { steps } = plan;
  const made = (kind: Kind, changed: readonly Step[]): Tampered => ({ kind, plan: { ...plan, steps: changed } });
  const perStep = steps.flatMap((step, at): readonly Tampered[] => {
    const changed = (kind: Kind, ways: readonly Step[]): readonly Tampered[] =>
      ways.filter((way) => JSON.stringify(way) !== JSON.stringify(step)).map((way) => made(kind, steps.with(at, way)));
    return [
      made("dropped", steps.toSpliced(at, 1)),
      made("doubled", steps.toSpliced(at, 0, step)),
      ...steps.slice(0, at).map((_, to) => made("moved earlier", steps.toSpliced(at, 1).toSpliced(to, 0, step))),
      ...changed("object swapped", idsOf(position).flatMap((id) => withObject(step, id))),
      ...changed("symbol swapped", SYMBOLS.flatMap((symbol) => withSymbol(step, symbol))),
      ...changed("other color", UNITS.flatMap((unit) => withUnit(step, unit))),
    ];
  });
  const { x } = plan.announce;
  const totals = [...SYMBOLS.map((symbol) => (plan.total === "{0}" ? symbol : `${plan.total}${symbol}`)), ...plan.total.match(/\{[^}]*\}/g)?.map((symbol) => plan.total.replace(symbol, "")) ?? []];
  return [
    ...perStep,
    ...(x === undefined ? [] : [{ kind: "X raised" as const, plan: { ...plan, announce: { ...plan.announce, x: x + 1 } } }]),
    ...totals.filter((total) => total !== plan.total && total !== "").map((total) => ({ kind: "total changed" as const, plan: { ...plan, total } })),
  ];
};

const answered = (position: Position): Extract<Answer, { status: "payable" }> | undefined => {
  const answer = payBut(position, { policy: { name: "any", levels: ["sacrificed", "tapped"] } });
  return answer?.status === "payable" ? answer : undefined;
};

describe("tampering with plans", () => {
  it("a second judge, written anew, has nothing to say against plans that pay returns", () => {
    let judged = 0;
    fc.assert(
      fc.property(fc.oneof(tinyPosition, mediumPosition), (position) => {
        const answer = answered(position);
        if (answer === undefined) return;
        judged += 1;
        expect(faultOf(position, answer.plan)).toBeUndefined();
      }),
      runs(800),
    );
    expect(judged).toBeGreaterThan(0);
  });

  it("each single tampering is rejected, or what it leaves is still a legal payment: by the second judge and by the steps replayed", () => {
    const counts = new Map<Kind, { caught: number; legal: number; alsoJudged: number }>(KINDS.map((kind) => [kind, { caught: 0, legal: 0, alsoJudged: 0 }]));
    fc.assert(
      fc.property(tinyPosition, (position) => {
        const answer = answered(position);
        if (answer === undefined) return;
        for (const { kind, plan } of tamperings(position, answer.plan)) {
          const count = counts.get(kind) as { caught: number; legal: number; alsoJudged: number };
          const fault = faultOf(position, plan);
          if (!check(position, plan).legal) {
            count.caught += 1;
            if (fault !== undefined) count.alsoJudged += 1;
            continue;
          }
          count.legal += 1;
          const seen = { kind, plan, fault, replayed: valuesOfPlan(position, plan, POLICIES.preserve) !== undefined };
          expect(seen).toEqual({ kind, plan, fault: undefined, replayed: true });
        }
      }),
      runs(150),
    );
    const told = [...counts].map(([kind, { caught, legal, alsoJudged }]) => `${kind}: ${caught} caught (${alsoJudged} by the judge as well), ${legal} still legal`);
    if (process.env["TAPWRIGHT_TELL"] !== undefined) process.stdout.write(`${told.join("\n")}\n`);
    // All kinds occur, most are caught, and the judge sees nearly all of what is.
    for (const [, { caught, legal, alsoJudged }] of counts) {
      expect(caught).toBeGreaterThan(legal);
      expect(alsoJudged / caught).toBeGreaterThan(0.98);
    }
  });
});
