import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Reason } from "../src/answer.ts";
import type { Position } from "../src/board/position.ts";
import { printPart } from "../src/cards/cost-notation.ts";
import { levelName, POLICIES } from "../src/policy/index.ts";
import { paymentOf, totalsFor, viewOf, type Payment, type Total, type View } from "../src/rules/index.ts";
import { restingPosition, tinyPosition } from "./arbitraries/index.ts";
import { reference, withoutHand } from "./compared.ts";
import { boardWithout, changed, paysAtOnce, symbolsOf, totalsLess, totalsOf, totalsWithout, type Unpayable } from "./explained.ts";
import { payBut } from "./known.ts";
import { isPayableTotal, TooLarge } from "./reference.ts";
import { runs } from "./runs.ts";

const SLOW = 3_600_000;
const ANY = { name: "any", levels: [] };

/** A cost that cannot be paid, with the ways to lock its total. */
interface Refused {
  readonly position: Position;
  readonly view: View;
  readonly payment: Payment;
  readonly totals: readonly Total[];
  readonly answer: Unpayable;
}

const refused = (position: Position): Refused | undefined => {
  const answer = payBut(position, { explain: true });
  if (answer?.status !== "unpayable" || answer.reasons.some(({ code }) => code === "no-mana-cost" || code === "no-x" || code === "x-too-small")) return undefined;
  const view = viewOf(position);
  const payment = paymentOf(view);
  const { x } = position.paying;
  return { position, view, payment, totals: totalsFor(view, payment, payment.purpose.hasX ? (typeof x === "number" ? x : payment.xLeast) : undefined), answer };
};

/** What is said of each, and how often. Boards on which the reference would have to look at too many states are left out. */
const counting = () => {
  const counts = new Map<string, number>();
  const add = (what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
  return {
    add,
    of: (what: string): number => counts.get(what) ?? 0,
    tell: (): void => void (process.env["TAPWRIGHT_TELL"] !== undefined && process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`)),
    unlessTooLarge: (check: () => void): void => {
      try {
        check();
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        add("too large");
      }
    },
  };
};

const forEachRefused = (standard: number, check: (one: Refused, counts: ReturnType<typeof counting>) => void): ReturnType<typeof counting> => {
  const counts = counting();
  fc.assert(
    fc.property(fc.oneof(tinyPosition, restingPosition), (position) => {
      counts.add("boards");
      const one = refused(position);
      if (one === undefined) return;
      counts.add("unpayable");
      counts.unlessTooLarge(() => check(one, counts));
    }),
    runs(standard),
  );
  counts.tell();
  return counts;
};

const costsInWords = (reasons: readonly Reason[]): readonly string[] => reasons.flatMap((reason) => (reason.code === "additional-cost" ? [reason.text] : []));
const shortagesIn = (reasons: readonly Reason[]): readonly Extract<Reason, { readonly code: "hall" }>[] => reasons.flatMap((reason) => (reason.code === "hall" ? [reason] : []));

describe("what is said of a cost that cannot be paid is so, says the exhaustive reference", () => {
  it("what is missing: the rest can be paid, and with less taken away it cannot (CR 601.2f-h, 118.3)", () => {
    const counts = forEachRefused(500, ({ view, payment, totals, answer }, { add }) => {
      const names = [...symbolsOf(answer.missing ?? ""), ...costsInWords(answer.reasons)];
      if (names.length === 0) return add("nothing said");
      const rests = totals.flatMap((total) => totalsLess(total, names, printPart));
      const fewer = totals.flatMap((total) => totalsWithout(total, names.length - 1, printPart));
      expect([isPayableTotal(view, payment, rests), isPayableTotal(view, payment, fewer)]).toEqual([true, false]);
      add("missing");
      if (names.length > 1) add("more than one");
      if (costsInWords(answer.reasons).length > 0) add("costs in words");
    });
    expect(counts.of("unpayable") / counts.of("boards")).toBeGreaterThan(0.2);
    expect(counts.of("missing") / counts.of("unpayable")).toBeGreaterThan(0.8);
    expect(counts.of("more than one") / counts.of("unpayable")).toBeGreaterThan(0.15);
    expect(counts.of("costs in words")).toBeGreaterThan(0);
  }, SLOW);

  it("what would change it: the changed position can be paid", () => {
    const counts = forEachRefused(900, ({ position, answer: { change } }, { add }) => {
      if (change === undefined) return add("nothing said");
      const verdict = reference(changed(position, change), ANY);
      if (verdict === undefined) return add("too large");
      expect(verdict.payable).toBe(true);
      for (const { code } of change) add(code);
    });
    expect(counts.of("nothing said") / counts.of("unpayable")).toBeLessThan(0.15);
    for (const code of ["x", "untapped", "not-new", "graveyard", "mana", "without"]) expect([code, counts.of(code) > 0]).toEqual([code, true]);
  }, SLOW);

  it("Hall's condition is violated: no more of these symbols than that can be paid at once, and none of them without these objects", () => {
    const counts = forEachRefused(700, ({ position, view, payment, totals, answer }, { add }) => {
      for (const { symbols, need, supply, objects } of shortagesIn(answer.reasons)) {
        const names = symbolsOf(symbols);
        expect([names.length, supply < need]).toEqual([need, true]);
        const beyond = totals.flatMap((total) => totalsOf(total, names, supply + 1));
        expect([beyond.length > 0, isPayableTotal(view, payment, beyond)]).toEqual([true, false]);
        const bare = viewOf(boardWithout(position, objects));
        expect(isPayableTotal(bare, payment, totals.flatMap((total) => totalsOf(total, names, 1)))).toBe(false);
        add("hall");
        if (objects.length > 0) add("with objects");
      }
    });
    expect(counts.of("hall") / counts.of("unpayable")).toBeGreaterThan(0.2);
    expect(counts.of("with objects") / counts.of("hall")).toBeGreaterThan(0.2);
  }, SLOW);

  it("what an object lacks: it pays nothing of the cost at once (CR 602.5, 302.6, 106.6)", () => {
    const counts = forEachRefused(1_500, ({ position, view, payment, totals, answer }, { add }) => {
      for (const reason of answer.reasons) {
        if (!("object" in reason)) continue;
        add(reason.code);
        expect([reason, totals.some((total) => paysAtOnce(view, payment, total, reason.object))]).toEqual([reason, false]);
        const entry = position.battlefield.find(({ id }) => reason.object === id || reason.object.startsWith(`${id}#`));
        if (reason.code === "tapped") expect(entry?.tapped).toBe(true);
        if (reason.code === "summoning-sick") expect(entry?.summoningSick).toBe(true);
      }
    });
    for (const code of ["tapped", "summoning-sick", "restricted", "wrong-mana", "needs-mana", "makes-nothing", "own-cost", "condition-not-met"]) {
      expect([code, counts.of(code) > 0]).toEqual([code, true]);
    }
  }, SLOW);
});

describe("what is said of the best payment is so, says the exhaustive reference", () => {
  it("why something is given up: without what it is for the cost cannot be paid, or more is given up", () => {
    const counts = counting();
    const policy = withoutHand(POLICIES.preserve);
    fc.assert(
      fc.property(tinyPosition, (position) => {
        const answer = payBut(position, { policy, explain: true });
        if (answer?.status !== "payable") return;
        counts.add("payable");
        const { x } = answer.plan.announce;
        const asked = x === undefined ? position : { ...position, paying: { ...position.paying, x } };
        for (const one of answer.why ?? []) {
          if (one.code !== "gives-up" || one.because === undefined) continue;
          const { because, object } = one;
          counts.add(because.code);
          if (because.code === "asked") continue;
          // With a permanent goes what is attached to it.
          const gone = object === undefined ? [] : [object, ...position.battlefield.flatMap(({ id, attachedTo }) => (attachedTo === object ? [id] : []))];
          const verdict = reference(object === undefined ? { ...asked, life: 0 } : boardWithout(asked, gone), policy);
          if (verdict === undefined) continue;
          if (because.code === "dearer") expect(verdict.values?.[policy.levels.findIndex((level) => levelName(level) === because.level)]).toBe(because.value);
          else expect(verdict.payable).toBe(false);
        }
      }),
      runs(600),
    );
    counts.tell();
    for (const code of ["asked", "hall", "needed", "dearer"]) expect([code, counts.of(code) > 0]).toEqual([code, true]);
  }, SLOW);
});
