import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GENERATED, generateParser } from "./generate.ts";

test("the committed parser is what the grammar compiles to (npm run grammar)", () => {
  expect(readFileSync(GENERATED, "utf8") === generateParser()).toBe(true);
});
