import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Plan, Spend, Step } from "../src/answer.ts";
import { parsePlan } from "../src/board/index.ts";
import type { PoolMana, Position } from "../src/board/position.ts";
import { MANA_TYPES, parseMana, printMana, typeBit, type ManaCount } from "../src/mana/index.ts";
import { check } from "../src/referee/index.ts";
import { assign } from "../src/rules/assign.ts";
import { unitsOf } from "../src/rules/adds.ts";
import * as cards from "./arbitraries/cards.ts";
import { mediumPosition, permanent, tinyPosition } from "./arbitraries/index.ts";
import { faultOf } from "./judge.ts";
import { payBut } from "./known.ts";
import { runs } from "./runs.ts";

/** Plans that count their mana: another way to write the same. */

const alike = (a: Spend, b: Spend): boolean => a.unit === b.unit && a.from === b.from && a.pays === b.pays;

const joined = (spends: readonly Spend[]): readonly Spend[] =>
  spends.reduce<readonly Spend[]>((done, one) => {
    const last = done.at(-1);
    return last !== undefined && alike(last, one) ? [...done.slice(0, -1), { ...last, count: (last.count ?? 1) + (one.count ?? 1) }] : [...done, { ...one, count: one.count ?? 1 }];
  }, []);

const oneByOne = (spends: readonly Spend[]): readonly Spend[] => spends.flatMap(({ count = 1, ...one }) => Array.from({ length: count }, () => one));

const mapSpends = (plan: Plan, how: (spends: readonly Spend[]) => readonly Spend[], adds: (text: string) => string): Plan => {
  const steps: Step[] = [];
  let run: Spend[] = [];
  const flush = (): void => {
    steps.push(...how(run).map((one): Step => ({ do: "mana", ...one })));
    run = [];
  };
  for (const step of plan.steps) {
    if (step.do === "mana") {
      const { do: _, ...spend } = step;
      run.push(spend);
      continue;
    }
    flush();
    steps.push(step.do === "activate" ? { ...step, with: how(step.with), adds: adds(step.adds) } : step);
  }
  flush();
  return { ...plan, steps };
};

const addsCounted = (text: string): string => (parseMana(text) ?? []).map(({ type, count }) => `${count} {${type}}`).join(", ");
const addsWritten = (text: string): string => (parseMana(text) ?? []).map(({ type, count }) => `{${type}}`.repeat(count)).join("");

const counted = (plan: Plan): Plan => mapSpends(plan, joined, addsCounted);
const writtenOut = (plan: Plan): Plan => mapSpends(plan, oneByOne, addsWritten);

/** Boards on which the same mana is made and spent many times over. */
const plentiful: fc.Arbitrary<Position> = fc
  .tuple(tinyPosition, fc.integer({ min: 0, max: 5 }), fc.constantFrom<PoolMana["type"]>(...MANA_TYPES), fc.nat({ max: 200 }), fc.nat({ max: 150 }))
  .map(([position, multipliers, type, floating, more]) => ({
    ...position,
    pool: [...position.pool, ...(floating === 0 ? [] : [{ type, count: floating, snow: false }])],
    battlefield: [...position.battlefield, ...Array.from({ length: multipliers }, (_, index) => permanent(`m${index}`, cards.doubler))],
    paying: { ...position.paying, increase: [...position.paying.increase, { kind: "generic" as const, amount: more }] },
  }));

const anyPosition = fc.oneof(tinyPosition, mediumPosition, plentiful, plentiful);

const forEachPlan = (what: (position: Position, plan: Plan) => void, times: number): void => {
  let judged = 0;
  fc.assert(
    fc.property(anyPosition, (position) => {
      const answer = payBut(position, { policy: { name: "any", levels: ["sacrificed", "tapped"] } });
      if (answer?.status !== "payable") return;
      judged += 1;
      what(position, answer.plan);
    }),
    runs(times),
  );
  expect(judged).toBeGreaterThan(0);
};

describe("a plan that counts", () => {
  it("is judged as the same plan written one by one, by the referee and by the second judge", () => {
    let some = 0;
    forEachPlan((position, plan) => {
      const report = check(position, plan);
      expect(report.violations).toEqual([]);
      if (plan.steps.some((step) => step.do === "mana" && step.count !== undefined)) some += 1;
      for (const other of [counted(plan), writtenOut(plan)]) {
        expect(check(position, other)).toEqual(report);
        expect(faultOf(position, other)).toBeUndefined();
      }
    }, 200);
    expect(some).toBeGreaterThan(0);
  });

  it("with a step of another count is rejected, or still pays what is due", () => {
    let caught = 0;
    let judged = 0;
    forEachPlan((position, given) => {
      const plan = counted(given);
      const change = (at: number, step: Step): void => {
        const other = { ...plan, steps: plan.steps.with(at, step) };
        const fault = faultOf(position, other);
        if (check(position, other).legal) {
          expect(fault).toBeUndefined();
          return;
        }
        caught += 1;
        if (fault !== undefined) judged += 1;
      };
      for (const [at, step] of plan.steps.entries()) {
        for (const by of [-1, 1]) {
          // Less is not all that is due, and more is more than is due.
          if (step.do === "mana") change(at, { ...step, count: (step.count ?? 1) + by });
          if (step.do !== "activate") continue;
          for (const [index, spend] of step.with.entries()) change(at, { ...step, with: step.with.with(index, { ...spend, count: (spend.count ?? 1) + by }) });
          const adds = parseMana(step.adds) ?? [];
          for (const [index, one] of adds.entries()) change(at, { ...step, adds: addsCountedOf(adds.with(index, { ...one, count: one.count + by })) });
        }
      }
    }, 150);
    expect(caught).toBeGreaterThan(0);
    expect(judged / caught).toBeGreaterThan(0.98);
  });

  it("with a mana step counted one more or less never passes: not all, or more than all, would be paid (CR 118.3a)", () => {
    forEachPlan((position, given) => {
      const plan = counted(given);
      for (const [at, step] of plan.steps.entries()) {
        if (step.do !== "mana") continue;
        for (const count of [(step.count ?? 1) - 1, (step.count ?? 1) + 1]) expect(check(position, { ...plan, steps: plan.steps.with(at, { ...step, count }) }).legal).toBe(false);
      }
    }, 60);
  });

  it("is the same when it is read from JSON", () => {
    forEachPlan((_, given) => {
      for (const plan of [counted(given), given]) {
        const { announce, total, steps } = plan;
        expect(parsePlan(JSON.parse(JSON.stringify(plan)) as unknown)).toEqual({ ok: true, value: { announce, total, steps } });
      }
    }, 60);
  });
});

const addsCountedOf = (adds: readonly ManaCount[]): string => adds.map(({ type, count }) => `${count} {${type}}`).join(", ");

const manaCount: fc.Arbitrary<ManaCount> = fc.record({ type: fc.constantFrom(...MANA_TYPES), count: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 2 ** 50 })) });

describe("mana as text", () => {
  it("written and read again is the same, neighbours of one type together", () => {
    fc.assert(
      fc.property(fc.array(manaCount, { maxLength: 5 }), (mana) => {
        const together = mana.reduce<readonly ManaCount[]>((done, one) => {
          const last = done.at(-1);
          return last?.type === one.type ? [...done.slice(0, -1), { ...last, count: last.count + one.count }] : [...done, one];
        }, []);
        expect(parseMana(printMana(mana))).toEqual(together);
        expect(parseMana(addsCountedOf(mana))).toEqual(together);
        expect(printMana(parseMana(printMana(mana)) ?? [])).toBe(printMana(mana));
      }),
      runs(300),
    );
  });
});

describe("the mana of a bundle as what is written", () => {
  it("can be told by counts if and only if it can be told one by one", () => {
    const types = fc.integer({ min: 1, max: 63 });
    const bundle = fc.array(fc.record({ types, count: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 4 });
    let told = 0;
    fc.assert(
      fc.property(bundle, fc.array(fc.constantFrom(...MANA_TYPES), { maxLength: 12 }), (parts, wanted) => {
        const made = parts.map((part, index) => ({ ...part, from: { id: `p${index}`, supertypes: [] as readonly string[] } })) as unknown as Parameters<typeof unitsOf>[0];
        const size = parts.reduce((sum, { count }) => sum + count, 0);
        const adds = wanted.slice(0, size);
        const slots = parts.flatMap(({ types: some, count }, part) => Array.from({ length: count }, () => ({ types: some, part })));
        const seats = assign(adds, slots, (type, slot) => (slot.types & typeBit[type]) !== 0).filter((seat) => seat !== undefined);
        const units = unitsOf(made, adds.map((type) => ({ type, count: 1 })));
        expect(units !== undefined).toBe(adds.length === size && seats.length === size);
        if (units === undefined) return;
        told += 1;
        // Each part gives what it has, of its own types, and all together is what was written.
        for (const [index, { types: some, count }] of parts.entries()) {
          const own = units.filter(({ from }) => from === `p${index}`);
          expect(own.reduce((sum, one) => sum + one.count, 0)).toBe(count);
          expect(own.every(({ type }) => (some & typeBit[type]) !== 0)).toBe(true);
        }
        for (const type of MANA_TYPES) {
          expect(units.filter((one) => one.type === type).reduce((sum, { count }) => sum + count, 0)).toBe(adds.filter((one) => one === type).length);
        }
      }),
      runs(400),
    );
    expect(told).toBeGreaterThan(0);
  });
});
