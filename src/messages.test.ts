import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ERROR_CODES, LOSSES, OBJECT_CODES, type Because, type Change, type ObjectCode, type Reason, type Why } from "./answer.ts";
import { changeWords, ERROR_WORDS, listNames, reasonWords, violationWords, whyWords } from "./messages.ts";
import { RULES } from "./rules/violation.ts";

const pages = readFileSync("docs/codes.md", "utf8");

const OF_OBJECTS = Object.fromEntries(OBJECT_CODES.map((code) => [code, { code, object: "a" }])) as unknown as { readonly [C in ObjectCode]: { readonly code: C; readonly object: string } };

const REASONS: { readonly [C in Reason["code"]]: Extract<Reason, { readonly code: C }> } = {
  ...OF_OBJECTS,
  "no-mana-cost": { code: "no-mana-cost" },
  "no-x": { code: "no-x" },
  "x-too-small": { code: "x-too-small", least: 1 },
  "own-cost": { code: "own-cost", object: "a", part: "sac 1 goat" },
  hall: { code: "hall", symbols: "{U}", need: 4, supply: 3, objects: ["a", "a", "b"] },
  pinned: { code: "pinned", object: "a", pin: "forbid" },
  limited: { code: "limited", limit: "life", most: 2 },
  "additional-cost": { code: "additional-cost", text: "sacrifice a goat" },
};

const CHANGES: { readonly [C in Change["code"]]: Extract<Change, { readonly code: C }> } = {
  x: { code: "x", x: 2 },
  untapped: { code: "untapped", objects: ["a", "b"] },
  "not-new": { code: "not-new", objects: ["a"] },
  graveyard: { code: "graveyard", cards: 1 },
  life: { code: "life", amount: 3 },
  mana: { code: "mana", mana: "{U}" },
  without: { code: "without", additional: 0, text: "sac 1 goat" },
};

const BECAUSE: { readonly [C in Because["code"]]: Extract<Because, { readonly code: C }> } = {
  asked: { code: "asked" },
  hall: { code: "hall", symbols: "{U}", need: 1, supply: 0, objects: [] },
  needed: { code: "needed", x: 3 },
  dearer: { code: "dearer", level: "life", value: 2, here: 1 },
};

const WHY: readonly Why[] = [
  { code: "keeps", cards: ["Opt"] }, { code: "keeps", cards: [], costs: ["Crank: {4}"] }, { code: "lets-go", cards: ["Shock"] }, { code: "lets-go", cards: ["Shock"], costs: ["{U}{B}"] }, { code: "leaves-over", mana: "{C}" }, { code: "gives-up-nothing" },
  ...LOSSES.map((what): Why => ({ code: "gives-up", what, amount: 1, ...(what === "life" || what === "energy" ? {} : { objects: ["b"] }), object: "a" })),
  ...Object.values(BECAUSE).map((because): Why => ({ code: "gives-up", what: "life", amount: 1, object: "a", because })),
];

describe("every code has words and a place in the documentation", () => {
  test.each(ERROR_CODES)("error %s", (code) => {
    expect(ERROR_WORDS[code]).toMatch(/\.$/);
    expect(pages).toContain(`### \`${code}\``);
  });

  test.each(Object.values(REASONS))("reason $code", (reason) => {
    expect(reasonWords(reason, (id) => id.toUpperCase())).toMatch(/[A-Z].*\.$/);
    expect(pages).toContain(`### \`${reason.code}\``);
  });

  test.each(Object.values(CHANGES))("change $code", (change) => {
    expect(changeWords([change], (id) => id.toUpperCase())).toMatch(/^It could be paid with.*\.$/);
    expect(pages).toContain(`| \`${change.code}\` |`);
  });

  test.each(WHY)("why %j", (why) => {
    expect(whyWords([why], (id) => id.toUpperCase())).toMatch(/^It [a-z].*\.$/);
    expect(pages).toContain(`| \`${why.code}\` |`);
    if (why.code === "gives-up") expect(pages).toContain(`\`${why.what}\``);
  });

  test.each(Object.keys(BECAUSE))("because %s", (code) => expect(pages).toContain(`| \`${code}\` |`));

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
