/** Whatever `pay` and `check` say has the shape that schema/ promises, and no key that is not in it. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handPosition, mediumPosition, tinyPosition } from "../../properties/arbitraries/index.ts";
import { payBut } from "../../properties/known.ts";
import { runs } from "../../properties/runs.ts";
import type { Answer } from "../answer.ts";
import { parsePosition } from "../board/index.ts";
import { changed, FEW_CARDS, GOOD, type Json } from "../board/testing.ts";
import { castables } from "../pay/castables.ts";
import { pay } from "../pay/index.ts";
import { POLICIES } from "../policy/index.ts";
import { check } from "../referee/index.ts";
import { worded } from "./check-command.ts";
import { answerText } from "./pay-command.ts";

/** The schema with every object closed: later versions may add keys, this one must name them all. */
const closed = (json: Json): Json => {
  if (Array.isArray(json)) return json.map((item: Json) => closed(item));
  if (typeof json !== "object" || json === null) return json;
  const parts = Object.fromEntries(Object.entries(json).map(([key, part]) => [key, closed(part)]));
  return "properties" in json && !("additionalProperties" in json) ? { ...parts, additionalProperties: false } : parts;
};

const read = (name: string): Json => JSON.parse(readFileSync(`schema/${name}.json`, "utf8")) as Json;
const validator = (schema: Json) => new Ajv2020({ strict: true, strictRequired: false, allErrors: true }).compile(schema as object);

/** What another program gets to see. */
const sent = (value: object): unknown => JSON.parse(JSON.stringify(value)) as unknown;

const SLOW = 3_600_000;

describe("what comes out has the shape of its schema", () => {
  const isAnswer = validator(closed(read("answer")));
  const isReport = validator(closed(read("report")));
  const isPlan = validator(read("plan"));
  const expectAnswer = (answer: Answer): void => {
    isAnswer(sent(answer));
    expect(isAnswer.errors).toBeNull();
  };

  it("answers of every status, and their plans as plans that come in", () => {
    const counts: Record<Answer["status"], number> = { payable: 0, unpayable: 0, unknown: 0, error: 0 };
    const position = fc.oneof({ weight: 5, arbitrary: tinyPosition }, { weight: 1, arbitrary: mediumPosition }, { weight: 2, arbitrary: handPosition });
    const options = fc.record({ policy: fc.constantFrom(...Object.values(POLICIES)), budget: fc.constantFrom(1, 50, 600), explain: fc.boolean(), top: fc.constantFrom(1, 1, 1, 3) });
    fc.assert(
      fc.property(position, options, (at, chosen) => {
        const answer = payBut(at, chosen);
        if (answer === undefined) return;
        counts[answer.status] += 1;
        expectAnswer({ id: "a", ...answer });
        if (answer.status !== "payable") return;
        isPlan(sent(answer.plan));
        expect(isPlan.errors).toBeNull();
      }),
      runs(300),
    );
    expect(Math.min(counts.payable, counts.unpayable, counts.unknown)).toBeGreaterThan(5);
  }, SLOW);

  it("errors, whatever came in", () => {
    let errors = 0;
    fc.assert(
      fc.property(fc.oneof(fc.string(), changed(GOOD).map((json) => JSON.stringify(json))), (text) => {
        const { answer } = answerText({ ok: true, value: text }, pay, FEW_CARDS);
        if (answer.status === "error") errors += 1;
        expectAnswer(answer);
      }),
      runs(600),
    );
    expect(errors).toBeGreaterThan(100);
    expectAnswer(pay(manyForests, { policy: "none such" }));
  });

  it("what is said of plans, legal or not", () => {
    const counts = { legal: 0, not: 0 };
    fc.assert(
      fc.property(tinyPosition, fc.nat({ max: 20 }), (at, dropped) => {
        const answer = payBut(at);
        if (answer?.status !== "payable") return;
        const report = check(at, { ...answer.plan, steps: answer.plan.steps.filter((_, index) => index !== dropped) });
        counts[report.legal ? "legal" : "not"] += 1;
        isReport(sent(worded(report, at)));
        expect(isReport.errors).toBeNull();
      }),
      runs(200),
    );
    expect(Math.min(counts.legal, counts.not)).toBeGreaterThan(10);
    expect(isReport({ status: "error", error: { code: "not-json", message: "This is not JSON." } })).toBe(true);
  });

  it("which cards can be cast, and how", () => {
    const isCastable = validator(closed(read("castable")));
    const counts = new Map<string, number>();
    fc.assert(
      fc.property(fc.oneof(handPosition, tinyPosition), (at) => {
        const answer = castables(at);
        counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
        isCastable(sent(answer));
        expect(isCastable.errors).toBeNull();
      }),
      runs(100),
    );
    expect(counts.get("castable")).toBeGreaterThan(10);
    isCastable(sent(castables(manyForests, { policy: "none such" })));
    expect(isCastable.errors).toBeNull();
  }, SLOW);

  it("but not anything", () => {
    const answer = pay(manyForests);
    expect(isAnswer(sent(answer))).toBe(true);
    expect(isAnswer(sent({ ...answer, status: "perhaps" }))).toBe(false);
    expect(isAnswer(sent({ ...answer, surprise: 1 }))).toBe(false);
    expect(isAnswer(sent({ ...answer, maxDelved: -1 }))).toBe(false);
  });
});

const forests = parsePosition({ you: { battlefield: [{ card: "Forest", count: 3 }] }, paying: { cost: "{G}" } }, FEW_CARDS);
if (!forests.ok) throw new Error(forests.error.message);
const manyForests = forests.value;
