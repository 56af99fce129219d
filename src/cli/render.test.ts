import { describe, expect, test } from "vitest";
import type { Answer, Step } from "../answer.ts";
import { parsePosition } from "../board/index.ts";
import { FEW_CARDS } from "../board/testing.ts";
import { exitCodeOf, worst } from "./exit-code.ts";
import { renderAnswer, renderReport, stepWords } from "./render.ts";
import { colorsFor, wantsColor } from "./terminal.ts";
import { foldRepeats, plural, wrap } from "./text.ts";

const position = (() => {
  const result = parsePosition({
    you: { battlefield: [{ card: "Forest", count: 2, id: "f" }, { card: "Llanowar Elves", id: "e" }, { card: "Odd Stone", id: "s" }] },
    paying: { card: "Llanowar Elves" },
  }, FEW_CARDS);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
})();

const plain = colorsFor(false);
const summary = { tapped: {}, sacrificed: {}, exiled: {}, discarded: {}, lifePaid: 0, floating: "", convoked: 0, delved: 0, improvised: 0, waterbent: 0, spent: { mana: "", colors: 0, snow: 0, from: {}, riders: 0 }, stillCastable: [] };
const name = (id: string): string => ({ f: "Forest", s: "Odd Stone", pool: "your mana pool" })[id] ?? id;

describe("steps in words", () => {
  const table: readonly (readonly [Step, string])[] = [
    [{ do: "activate", object: "f", ability: 0, with: [], taps: ["f"], sacrifices: [], adds: "{G}" }, "tap Forest for {G}"],
    [
      { do: "activate", object: "s", ability: 0, with: [{ unit: "{G}", from: "f", pays: "{1}" }], taps: ["s"], sacrifices: [], adds: "{W}{U}", life: 1 },
      "tap Odd Stone for {W}{U}, spending {G} from Forest, losing 1 life",
    ],
    [
      { do: "activate", object: "s", ability: 0, with: [], taps: ["f"], sacrifices: ["s"], adds: "", removed: { object: "s", counter: "charge", count: 2 } },
      "use Odd Stone for no mana, tapping Forest, sacrificing Odd Stone, removing 2 charge counters",
    ],
    [
      {
        do: "activate", object: "s", ability: 0, with: [], taps: [], sacrifices: [], adds: "{G}",
        removedAmong: [{ object: "f", counter: "+1/+1", count: 1 }, { object: "s", counter: "charge", count: 2 }],
      },
      "use Odd Stone for {G}, removing 1 +1/+1 counter from Forest and 2 charge counters from Odd Stone",
    ],
    [{ do: "remove", object: "s", counter: "charge", for: "additional cost" }, "remove a charge counter from Odd Stone (additional cost)"],
    [{ do: "convoke", object: "s", pays: "{W}" }, "tap Odd Stone for {W} (convoke)"],
    [{ do: "delve", object: "s", pays: "{1}" }, "exile Odd Stone from your graveyard for {1} (delve)"],
    [{ do: "mana", unit: "{G}", from: "pool", pays: "{1}" }, "pay {1} with {G} from your mana pool"],
    [{ do: "mana", unit: "{G}", from: "f", pays: "{1}", count: 1_000_000 }, "pay {1} with {G} from Forest (1000000 times)"],
    [
      { do: "activate", object: "s", ability: 0, with: [{ unit: "{G}", from: "f", pays: "{1}", count: 200 }], taps: ["s"], sacrifices: [], adds: "205 {W}, {U}" },
      "tap Odd Stone for 205 {W}, {U}, spending 200 {G} from Forest",
    ],
    [{ do: "life", amount: 2, pays: "{W/P}" }, "pay 2 life for {W/P}"],
    [{ do: "sacrifice", object: "s", for: "additional cost" }, "sacrifice Odd Stone (additional cost)"],
    [{ do: "return", object: "s", for: "additional cost" }, "return Odd Stone to hand (additional cost)"],
  ];
  test.each(table)("%j", (step, words) => expect(stepWords(step, name)).toBe(words));
});

describe("answers in words", () => {
  const answer: Answer = {
    status: "payable", optimal: true, policy: "preserve", levels: [], notUnderstood: [{ object: "s", text: "a line" }], maxX: 3, maxDelved: 1,
    plan: {
      announce: { x: 3, symbols: [{ symbol: "{W/P}", as: "life" }, { symbol: "{W/P}", as: "life" }] },
      total: "{G}{G}",
      steps: [1, 2].map((copy) => ({ do: "activate", object: `f#${copy}`, ability: 0, with: [], taps: [`f#${copy}`], sacrifices: [], adds: "{G}" })),
    },
    summary: { ...summary, tapped: { Forest: 2 }, sacrificed: { Treasure: 1 }, lifePaid: 4, floating: "{C}", stillCastable: ["Opt", "Opt", "Shock"] },
  };

  test("a plan", () => {
    expect(renderAnswer(answer, position, plain).split("\n")).toEqual([
      "Payable: Llanowar Elves for {G}{G}",
      "The largest X that can be paid is 3.",
      "At most 1 card can be exiled by delve.",
      "Announce: X = 3, {W/P} paid as life (2 times)",
      "",
      " 1. tap Forest for {G} (2 times)",
      "",
      "Lost: sacrificed: Treasure; 4 life",
      "Tapped: 2 Forest",
      "Left over in the pool: {C}",
      "Still castable: 2 Opt and Shock",
      "Proved best under the policy preserve.",
      "",
      "Not understood, so not taken into account:",
      "  Odd Stone: a line",
    ]);
  });

  test("a plan that is not proved best, and what it rests on", () => {
    const unsure: Answer = {
      ...answer, optimal: false, notUnderstood: [], assumed: [{ object: "s", text: "it is raining" }, { object: "s", text: "it is raining" }],
      summary: { ...answer.summary, stillCastable: ["Opt", "Shock"], castableTogether: ["Shock"] },
    };
    expect(renderAnswer(unsure, position, plain).split("\n").slice(-5)).toEqual([
      "Still castable, each by itself: Opt and Shock; together: Shock",
      "Legal, but not proved best under the policy preserve.",
      "",
      "Taken as not so, because the position does not tell:",
      "  Odd Stone: it is raining (2 times)",
    ]);
  });

  test("no plan, and why", () => {
    const words = renderAnswer({
      status: "unpayable", policy: "preserve", missing: "{U}", notUnderstood: [],
      reasons: [
        { code: "no-mana-cost" }, { code: "summoning-sick", object: "e" }, { code: "tapped", object: "f" }, { code: "restricted", object: "s" },
        { code: "hall", symbols: "{U}{U}{U}", need: 3, supply: 2, objects: ["f#1", "f#2"] }, { code: "hall", symbols: "{R}", need: 1, supply: 0, objects: [] }, { code: "additional-cost", text: "sacrifice a goat" },
      ],
    }, position, plain);
    expect(words).toContain("Missing: {U}");
    expect(words).toContain("Only 2 Forest can pay {U}{U}{U}, at most 2 of 3.");
    expect(words).toContain("Nothing can pay {R}.");
    expect(words).toContain("Llanowar Elves came under your control this turn");
    expect(words).toContain("sacrifice a goat");
  });

  test("no line is longer than 80 columns, colors not counted", () => {
    const long = { ...answer, notUnderstood: [{ object: "s", text: "many words ".repeat(40) }] } satisfies Answer;
    for (const colors of [plain, colorsFor(true)]) {
      // oxlint-disable-next-line no-control-regex
      const lines = renderAnswer(long, position, colors).replace(/\u001B\[\d+m/g, "").split("\n");
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  });

  test("what the referee objects to", () => {
    const violations = [{ rule: "CR 302.6", code: "summoning-sick", step: 0, object: "e" }, { rule: "CR 118.3", code: "not-all-paid" }];
    expect(renderReport({ legal: false, violations, summary }, position, plain).split("\n").slice(0, 4).join(" ")).toMatch(
      /^Not legal: +step 1, Llanowar Elves: It came under your control .*\(CR 302\.6\) +Not all of the cost is paid\. \(CR 118\.3\)/,
    );
  });
});

describe("exit statuses", () => {
  test.each([
    [{ status: "payable" }, 0], [{ status: "unpayable" }, 1], [{ status: "unknown" }, 1],
    [{ status: "error", error: { code: "not-json" } }, 3], [{ status: "error", error: { code: "unknown-policy" } }, 2],
  ])("%j is %i", (answer, code) => expect(exitCodeOf(answer as Answer)).toBe(code));

  test("of several, the one that needs most attention", () => expect([worst(0, 1), worst(3, 1), worst(0, 0)]).toEqual([1, 3, 0]));
});

describe("laying out", () => {
  test("equal neighbours become one", () => expect(foldRepeats(["a", "a", "b", "a"])).toEqual(["a (2 times)", "b", "a"]));
  test("plurals", () => expect([plural(1, "card"), plural(2, "card"), plural(0, "life", "life")]).toEqual(["1 card", "2 cards", "0 life"]));
  test("long lines are broken at spaces", () => {
    expect(wrap(`${"a".repeat(50)} ${"b".repeat(50)}`, "- ", "  ")).toBe(`- ${"a".repeat(50)}\n  ${"b".repeat(50)}`);
  });
  test("colors for terminals that want them", () => {
    expect([wantsColor(true, {}), wantsColor(false, {}), wantsColor(true, { NO_COLOR: "1" }), wantsColor(true, { NO_COLOR: "" }), wantsColor(true, { TERM: "dumb" })]).toEqual([true, false, false, true, false]);
  });
});
