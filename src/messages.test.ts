import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ERROR_CODES, type Reason } from "./answer.ts";
import { ERROR_WORDS, listNames, reasonWords, violationWords } from "./messages.ts";
import { RULES } from "./rules/violation.ts";

const pages = readFileSync("docs/codes.md", "utf8");

const REASONS: { readonly [C in Reason["code"]]: Extract<Reason, { readonly code: C }> } = {
  "no-mana-cost": { code: "no-mana-cost" },
  "no-x": { code: "no-x" },
  "summoning-sick": { code: "summoning-sick", object: "a" },
  tapped: { code: "tapped", object: "a" },
  restricted: { code: "restricted", object: "a" },
  hall: { code: "hall", symbols: "{U}", objects: ["a", "a", "b"] },
  pinned: { code: "pinned", object: "a", pin: "forbid" },
  limited: { code: "limited", limit: "life", most: 2 },
  "additional-cost": { code: "additional-cost", text: "sacrifice a goat" },
};

describe("every code has words and a place in the documentation", () => {
  test.each(ERROR_CODES)("error %s", (code) => {
    expect(ERROR_WORDS[code]).toMatch(/\.$/);
    expect(pages).toContain(`### \`${code}\``);
  });

  test.each(Object.values(REASONS))("reason $code", (reason) => {
    expect(reasonWords(reason, (id) => id.toUpperCase())).toMatch(/[A-Z].*\.$/);
    expect(pages).toContain(`### \`${reason.code}\``);
  });

  test.each(Object.entries(RULES))("violation %s, %s", (code, rule) => {
    const words = violationWords({ code, rule });
    expect(words).not.toBe(`${code}.`);
    expect(pages).toContain(`| \`${code}\` | ${words} | ${rule} |`);
  });
});

test("a code of another program is at least shown", () => expect(violationWords({ code: "toString", rule: "CR 1" })).toBe("toString."));

test("names are counted and joined", () => {
  expect([[], ["a"], ["a", "b", "a"], ["a", "b", "c"]].map(listNames)).toEqual(["nothing", "a", "2 a and b", "a, b and c"]);
});
