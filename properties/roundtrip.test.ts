import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { manaValue, parseCost, parseSymbol, printCost, printSymbol } from "../src/mana/index.ts";
import { parsePlan } from "../src/board/index.ts";
import { cost, mediumPosition, symbol } from "./arbitraries/index.ts";
import { payBut } from "./known.ts";
import { runs } from "./runs.ts";

describe("written and read again", () => {
  it("a symbol is the same (CR 107.4)", () => {
    fc.assert(fc.property(symbol, (one) => {
      expect(parseSymbol(printSymbol(one).slice(1, -1))).toEqual(one);
    }), runs(300));
  });

  it("a symbol in small letters is the same", () => {
    fc.assert(fc.property(symbol, (one) => {
      expect(parseSymbol(printSymbol(one).slice(1, -1).toLowerCase())).toEqual(one);
    }), runs(100));
  });

  it("a cost is the same, but for the empty one, which is {0} (CR 118.5)", () => {
    fc.assert(
      fc.property(cost, (symbols) => {
        expect(parseCost(printCost(symbols))).toEqual({ ok: true, value: symbols.length === 0 ? [{ kind: "generic", amount: 0 }] : symbols });
      }),
      runs(300),
    );
  });

  it("mana value is a sum over symbols, so their order does not matter (CR 202.3)", () => {
    fc.assert(
      fc.property(cost, cost, (a, b) => {
        expect(manaValue([...a, ...b])).toBe(manaValue(a) + manaValue(b));
        expect(manaValue([...b, ...a])).toBe(manaValue([...a, ...b]));
      }),
      runs(200),
    );
  });

  it("a plan as JSON has the same announcements, total and steps", () => {
    fc.assert(
      fc.property(mediumPosition, (position) => {
        const answer = payBut(position);
        if (answer?.status !== "payable") return;
        const read = parsePlan(JSON.parse(JSON.stringify(answer.plan)) as unknown);
        // What the plan says beside its announcements, total and steps follows from them, and is not read.
        const { announce, total, steps } = answer.plan;
        expect(read).toEqual({ ok: true, value: { announce, total, steps } });
      }),
      runs(60),
    );
  });
});
