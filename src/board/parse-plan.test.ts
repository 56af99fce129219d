import { describe, expect, test } from "vitest";
import { parsePlan } from "./index.ts";

const plan = {
  announce: { x: 5, symbols: [{ symbol: "{2/W}", as: "{2}" }] },
  total: "{G}",
  steps: [
    { do: "activate", object: "f1", ability: 0, with: [], taps: ["f1"], sacrifices: [], adds: "{G}" },
    { do: "activate", object: "f2", ability: 0, with: [], taps: [], sacrifices: [], removedAmong: [{ object: "b2", counter: "+1/+1", count: 2 }], adds: "{G}" },
    { do: "convoke", object: "b2", pays: "{W}" },
    { do: "mana", unit: "{G}", from: "f1", pays: "{G}" },
    { do: "mana", unit: "{G}", from: "f1", pays: "{1}", count: 205_891_132_094_649 },
    { do: "life", amount: 2, pays: "{W/P}" },
    { do: "sacrifice", object: "b3", for: "additional cost" },
    { do: "remove", object: "b4", counter: "charge", for: "additional cost" },
  ],
};

describe("parsePlan", () => {
  test("gives back what it got", () => expect(parsePlan(plan)).toEqual({ ok: true, value: plan }));

  test("takes an answer that holds a plan", () => expect(parsePlan({ status: "payable", plan })).toEqual({ ok: true, value: plan }));

  test("fills in what other programs leave out", () => {
    const result = parsePlan({ total: "{G}", steps: [{ do: "activate", object: "f1", ability: 0 }] });
    expect(result).toEqual({
      ok: true,
      value: { announce: { symbols: [] }, total: "{G}", steps: [{ do: "activate", object: "f1", ability: 0, with: [], taps: [], sacrifices: [], adds: "" }] },
    });
  });

  const bad: readonly (readonly [what: string, json: unknown, path: string | undefined])[] = [
    ["null", null, undefined],
    ["no steps", { total: "{G}" }, "steps"],
    ["an unknown step", { total: "{G}", steps: [{ do: "cheat" }] }, "steps[0].do"],
    ["a step without an object", { total: "{G}", steps: [{ do: "delve", pays: "{1}" }] }, "steps[0].object"],
    ["an ability below 0", { total: "{G}", steps: [{ do: "activate", object: "a", ability: -1 }] }, "steps[0].ability"],
    ...[0, -1, 1.5, "2", null, Number.MAX_SAFE_INTEGER + 1].map((count) =>
      [`a count of ${String(count)}`, { total: "{G}", steps: [{ do: "mana", unit: "{G}", from: "f", pays: "{G}", count }] }, "steps[0].count"] as const),
    ["an unpayable answer", { status: "unpayable" }, "total"],
  ];
  test.each(bad)("%s is no plan", (_, json, path) => {
    const result = parsePlan(json);
    expect(result.ok).toBe(false);
    expect(result.ok ? "" : result.error.path).toBe(path);
  });
});
