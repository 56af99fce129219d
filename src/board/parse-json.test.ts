import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstBadCharacter, parseJson } from "./parse-json.ts";

describe("where a text stops being JSON", () => {
  const table: readonly (readonly [text: string, at: number])[] = [
    ["{", 1], ["[1,]", 3], ["[1 2]", 3], ['{"a" 1}', 5], ['{"a":}', 5], ["{a:1}", 1], ['{"a":1,}', 7], ["tru", 3], ["trux", 3], ["01", 1],
    ["1.", 2], ["-", 1], ["1e", 2], ['"a', 2], ['"\\x"', 2], ['"\\u12g4"', 5], ['"\n"', 1], ["[]]", 2], ["'a'", 0], ["[}", 1], ["", 0], ["NaN", 0],
  ];
  test.each(table)("%j at %i", (text, at) => expect(firstBadCharacter(text)).toBe(at));

  test("says nothing of JSON", () => {
    fc.assert(fc.property(fc.json(), (text) => {
      expect(firstBadCharacter(text)).toBeUndefined();
    }));
  });

  test("agrees with JSON.parse on texts with one character changed", () => {
    const parses = (text: string): boolean => {
      try {
        JSON.parse(text);
        return true;
      } catch {
        return false;
      }
    };
    fc.assert(
      fc.property(fc.json({ maxDepth: 2 }), fc.nat(), fc.constantFrom(..."{}[],:\"\\0-.e tn\n"), (text, place, char) => {
        const at = place % (text.length + 1);
        const changed = text.slice(0, at) + char + text.slice(at + 1);
        expect(firstBadCharacter(changed) === undefined).toBe(parses(changed));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("parseJson", () => {
  const error = (text: string) => {
    const result = parseJson(text);
    return result.ok ? undefined : result.error;
  };

  test("says what stands where", () => {
    expect(error('{"you": }')).toEqual({ code: "not-json", message: 'This is not JSON: it has "}" where it cannot stand, at character 9.' });
    expect(error('{\n  "you": 1\n  "a"')?.message).toContain("line 3, character 3");
    expect(error("[1, 2")?.message).toContain("ends too early, at character 6");
  });

  test.each(["", "  \n", "\uFEFF"])("%j is empty", (text) => expect(error(text)?.code).toBe("empty-input"));

  test("skips a byte order mark", () => expect(parseJson('\uFEFF{"a":1}')).toEqual({ ok: true, value: { a: 1 } }));

  test("100,000 levels, closed or not", () => {
    expect(parseJson("[".repeat(100_000) + "]".repeat(100_000)).ok).toBe(true);
    expect(error("[".repeat(100_000))?.message).toContain("at character 100001");
    expect(error('{"a":'.repeat(100_000))?.code).toBe("not-json");
  });
});
