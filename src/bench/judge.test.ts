import { describe, expect, test } from "vitest";
import type { Plan } from "../answer.ts";
import { parsePosition, type PositionInput } from "../board/index.ts";
import { nodeCatalog } from "../catalog/node.ts";
import { cardSource, readCard, readCost, readSpend } from "../index.ts";
import { benchOn, judged, type Bench } from "./judge.ts";

const CARDS = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

const benchFor = (you: PositionInput["you"], paying: NonNullable<PositionInput["paying"]>): Bench => {
  const position = parsePosition({ you, paying }, CARDS);
  if (!position.ok) throw new Error(position.error.message);
  return benchOn(position.value);
};

/** Each object makes one mana, which pays one symbol. */
const tapping = (total: string, uses: readonly (readonly [object: string, ability: number, type: string, pays: string])[], x?: number): Plan => ({
  announce: { symbols: [], ...(x === undefined ? {} : { x }) },
  total,
  steps: [
    ...uses.map(([object, ability, type]) => ({ do: "activate" as const, object, ability, with: [], taps: [object], sacrifices: [], adds: type })),
    ...uses.map(([object, , type, pays]) => ({ do: "mana" as const, unit: type, from: object, pays })),
  ],
});

const special = (cost: string) => ({ cost, kind: "special" as const });

describe("what a plan comes to against the best", () => {
  const lands = () => benchFor({ battlefield: [{ card: "Forest" }, { card: "Tropical Island" }, { card: "Karplusan Forest" }], hand: [{ card: "Opt" }] }, special("{G}"));

  test("the same at every level: optimal", () => expect(judged(lands(), tapping("{G}", [["b1", 0, "{G}", "{G}"]]))).toEqual({ outcome: "optimal" }));

  test("a hand card that can be cast no more comes before which source is used", () => {
    expect(judged(lands(), tapping("{G}", [["b2", 0, "{G}", "{G}"]]))).toEqual({
      outcome: "worse", level: "hand", gaps: { hand: 1, oneByOne: 1, flexibility: 1, order: 1 },
    });
  });

  test("a land that hurts", () => {
    const [bench] = [lands()];
    const own = bench.position.battlefield[2]?.card.abilities.findIndex(({ outputs }) => JSON.stringify(outputs).includes("G")) ?? -1;
    expect(judged(bench, tapping("{G}", [["b3", own, "{G}", "{G}"]]))).toMatchObject({ outcome: "worse", level: "life", gaps: { life: 1 } });
  });

  test("none: refused", () => expect(judged(lands(), undefined)).toEqual({ outcome: "refused" }));

  test("one that the rules forbid: the first violation", () => {
    expect(judged(lands(), tapping("{G}", [["b1", 0, "{U}", "{G}"]]))).toMatchObject({ outcome: "illegal", violation: expect.any(String) as string });
  });

  test("none where there is none", () => {
    const bench = benchFor({ battlefield: [{ card: "Forest" }] }, special("{U}"));
    expect(judged(bench, undefined)).toEqual({ outcome: "rightly-refused" });
    expect(judged(bench, tapping("{U}", [["b1", 0, "{G}", "{U}"]]))).toMatchObject({ outcome: "illegal" });
  });

  test("a card that was not read: not known, with a plan and without", () => {
    const stone = { name: "Stone", type_line: "Artifact", oracle_text: "Mana frobnicates costs." };
    const bench = benchFor({ battlefield: [{ card: "Forest" }, { card: stone }] }, special("{G}{G}"));
    expect(bench.best.status).toBe("unknown");
    expect(judged(bench, undefined)).toEqual({ outcome: "unknown" });
    expect(judged(benchFor({ battlefield: [{ card: "Forest" }, { card: stone }] }, special("{G}")), tapping("{G}", [["b1", 0, "{G}", "{G}"]]))).toEqual({ outcome: "unknown" });
  });

  test("a smaller X is worse before anything else", () => {
    const bench = benchFor({ battlefield: [{ card: "Mountain", count: 3 }] }, { card: "Blaze" });
    expect(judged(bench, tapping("{1}{R}", [["b1#1", 0, "{R}", "{R}"], ["b1#2", 0, "{R}", "{1}"]], 1))).toMatchObject({ outcome: "worse", level: "x", gaps: { x: 1, tapped: -1 } });
  });
});

describe("a best payment that is none is found out", () => {
  const bench = benchFor({ battlefield: [{ card: "Forest" }, { card: "Tropical Island" }] }, special("{G}"));
  const forest = tapping("{G}", [["b1", 0, "{G}", "{G}"]]);
  const dual = tapping("{G}", [["b2", 0, "{G}", "{G}"]]);
  const { best } = bench;
  if (best.status !== "payable") throw new Error("It is payable.");

  test("something better than what is called proved", () => {
    const worse = { ...bench, best: { ...best, plan: dual, levels: best.levels.map((one) => (one.level === "flexibility" ? { ...one, value: 2 } : one)) } } as Bench;
    expect(judged(worse, forest)).toMatchObject({ outcome: "beats", level: "flexibility" });
  });

  test("a payment where there is called to be none", () => {
    const none = { ...bench, best: { status: "unpayable", policy: "preserve", notUnderstood: [], reasons: [] } } as Bench;
    expect(judged(none, forest)).toEqual({ outcome: "beats" });
  });
});

test("a best plan that leaves more of the hand than is said is not taken for proved", () => {
  const tax = { name: "Tax", type_line: "Enchantment", oracle_text: "Spells you cast cost {1} more to cast." };
  const bench = benchFor({ battlefield: [{ card: tax }, { card: "Island", count: 2 }], hand: [{ card: "Counterspell" }] }, { ...special("{0}"), additional: ["Sacrifice an enchantment"] });
  expect(bench.best).toMatchObject({ status: "payable", summary: { sacrificed: { Tax: 1 } } });
  expect(bench.proved).toBe(false);
});
