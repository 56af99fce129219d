/** The schemas in schema/ are what is made of the code now, and they say what the parsers say. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ErrorCode, InputError } from "../answer.ts";
import { parseCase, parsePlan } from "../board/index.ts";
import { changed, FEW_CARDS, GOOD, lacking, PLAN } from "../board/testing.ts";
import { FOLDER, printed, schemaFile } from "./build.ts";
import { schemas } from "./generate.ts";

const made = schemas();
const read = (name: string): object => JSON.parse(readFileSync(schemaFile(name), "utf8")) as object;
const validator = (name: string) => new Ajv2020({ strict: true, strictRequired: false, allErrors: true }).compile(read(name));

describe("the files", () => {
  test("are all there is", () => expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(made).map((name) => `${name}.json`).sort()));

  test.each(Object.entries(made))("%s.json is up to date, or `npm run schema`", (name, schema) => expect(readFileSync(schemaFile(name), "utf8")).toBe(printed(schema)));

  test.each(Object.keys(made))("%s.json is draft 2020-12, and strict", (name) => {
    expect(new Ajv2020().validateSchema(read(name))).toBe(true);
    expect(() => validator(name)).not.toThrow();
  });

  test("what a position may hold is described, and so are units and bounds", () => {
    const undescribed = Object.entries(made).filter(([name]) => name === "position" || name === "case").flatMap(([, schema]) => keysWithout(schema, "description"));
    expect(undescribed).toEqual([]);
  });
});

/** Keys whose schema has no such word itself and does not lead to one that has. */
const keysWithout = (schema: unknown, word: string): readonly string[] => {
  const defs = (schema as { readonly $defs?: Readonly<Record<string, object>> }).$defs ?? {};
  const within = (part: unknown): readonly string[] => {
    if (typeof part !== "object" || part === null) return [];
    const { properties, $defs: _, ...rest } = part as { readonly properties?: Readonly<Record<string, object>>; readonly $defs?: unknown };
    const own = Object.entries(properties ?? {}).filter(([, value]) => !(word in value) && !("$ref" in value)).map(([key]) => key);
    return [...own, ...Object.values(properties ?? {}).flatMap(within), ...Object.values(rest).flatMap(within)];
  };
  return [within(schema), ...Object.values(defs).map(within)].flat();
};

describe("positions", () => {
  const isPosition = validator("position");
  const isCase = validator("case");
  /** Without `position` it is a position itself. */
  const isEither = (json: unknown): boolean => (typeof json === "object" && json !== null && Object.hasOwn(json, "position") ? isCase : isPosition)(json);
  const lines = (path: string): readonly unknown[] => readFileSync(path, "utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line) as unknown);

  test.each(readdirSync("examples").filter((name) => name.endsWith(".json")))("the example %s is one", (name) => {
    expect(isEither(JSON.parse(readFileSync(`examples/${name}`, "utf8")))).toBe(true);
  });

  // The known cases lie beside the project where it is worked on.
  const known = ["rules", "reports", "suites"].map((name) => `../shared/cases/${name}.jsonl`);
  test.skipIf(!known.every((path) => existsSync(path)))("every known case is one (skipped without ../shared/cases)", () => {
    const wrong = known.flatMap(lines).filter((line) => !isCase(line)).map((line) => (line as { readonly id: string }).id);
    expect(wrong).toEqual([]);
  });

  /** What the parser refuses and a schema cannot: what needs the catalog, a reader, arithmetic or a look at another entry. */
  const BEYOND: Readonly<Record<ErrorCode, boolean | ((error: InputError) => boolean)>> = {
    "unknown-card": true, "unknown-symbol": true, "incomplete-cost": true, "duplicate-id": true, "unknown-object": true,
    // More mana in the pool, all in all, than is counted; a second player who assists.
    "bad-count": ({ path = "" }) => /(?:^you|\])\.pool$/.test(path),
    "wrong-shape": ({ path = "" }) => path.endsWith(".assists"),
    "not-json": false, "not-utf8": false, "empty-input": false, "not-a-puzzle": false, "too-large": false, "unknown-policy": false, "too-much-mana": false, unreadable: false, internal: false,
  };
  const isBeyond = (error: InputError): boolean => {
    const beyond = BEYOND[error.code];
    return typeof beyond === "boolean" ? beyond : beyond(error);
  };

  test("what the parser takes the schema takes, and what it refuses is refused, as far as a schema can say so", () => {
    const seen = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof(changed(GOOD), lacking(GOOD)), (json) => {
        const parsed = parseCase(json, FEW_CARDS);
        const valid = isEither(json);
        if (parsed.ok) expect(valid).toBe(true);
        else if (!isBeyond(parsed.error)) expect([parsed.error, valid]).toEqual([parsed.error, false]);
        seen[parsed.ok ? "taken" : "refused"] += 1;
      }),
      { numRuns: 4000 },
    );
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(400);
  });

  test("the good position itself is both", () => expect([parseCase(GOOD, FEW_CARDS).ok, isCase(GOOD)]).toEqual([true, true]));
});

describe("plans", () => {
  const isPlan = validator("plan");

  test("are what the parser takes, no more and no less", () => {
    const seen = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(fc.oneof(changed(PLAN), lacking(PLAN)), (json) => {
        const { ok } = parsePlan(json);
        expect(isPlan(json)).toBe(ok);
        seen[ok ? "taken" : "refused"] += 1;
      }),
      { numRuns: 2000 },
    );
    expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(200);
  });
});
