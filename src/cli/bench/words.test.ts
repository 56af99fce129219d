import { describe, expect, test } from "vitest";
import { decimal, duration, estimated, percent } from "./words.ts";

describe("numbers for people", () => {
  test.each([[0, "0.0 %"], [0.0001, "<0.1 %"], [0.123, "12.3 %"], [0.99999, ">99.9 %"], [1, "100.0 %"], [undefined, "–"]])("share %j: %s", (share, words) => expect(percent(share)).toBe(words));
  test.each([[0, "0.000"], [0.0001, "<0.001"], [-0.0001, "-<0.001"], [-0.25, "-0.250"], [1.5, "1.500"]])("mean %j: %s", (value, words) => expect(decimal(value)).toBe(words));
  test.each([[7.234, "7.2 µs"], [773, "773 µs"], [1_040, "1 ms"], [16_400, "16 ms"], [1_740_000, "1.7 s"], [undefined, "–"]])("%j microseconds: %s", (time, words) => expect(duration(time)).toBe(words));
  test("with its interval", () => expect(estimated({ value: 0.5, low: 0.25, high: 0.75 }, percent)).toBe("50.0 % (25.0 % to 75.0 %)"));
});
