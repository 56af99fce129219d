/** Whatever is changed in a good position, the parser answers with a position or an error, and never throws. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ERROR_CODES } from "../answer.ts";
import { parseCase, parsePlan } from "./index.ts";
import { changed, FEW_CARDS, GOOD, PLAN } from "./testing.ts";

describe("changed positions", () => {
  test("are positions or errors with a code and words", () => {
    fc.assert(
      fc.property(changed(GOOD), (json) => {
        const result = parseCase(json, FEW_CARDS);
        if (result.ok) {
          const { battlefield, hand, graveyard, command, opponents } = result.value.position;
          const ids = [battlefield, hand, graveyard, command, ...opponents.map((side) => side.battlefield)].flat().map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { attachedTo } of battlefield) if (attachedTo !== undefined) expect(ids).toContain(attachedTo);
        } else {
          expect(ERROR_CODES).toContain(result.error.code);
          expect(result.error.message.length).toBeGreaterThan(10);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("and so are plans", () => {
    fc.assert(
      fc.property(changed(PLAN), (json) => {
        const result = parsePlan(json);
        expect(result.ok || ERROR_CODES.includes(result.error.code)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
