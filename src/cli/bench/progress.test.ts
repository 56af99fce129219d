import { describe, expect, test } from "vitest";
import { openCountdown, progressWords, timeLeft } from "./progress.ts";

test.each([[0.2, "1 s"], [59, "59 s"], [61, "2 min"], [3_600, "1 h 0 min"], [7_300, "2 h 2 min"]])("%d s left: %s", (seconds, words) => expect(timeLeft(seconds)).toBe(words));

test("what was there before took no time now", () => {
  expect(progressWords(1_500, 3_000, 1_000, 10)).toBe("1,500 of 3,000 positions, 30 s left");
  expect(progressWords(1_000, 3_000, 1_000, 10)).toBe("1,000 of 3,000 positions");
});

describe("drawn", () => {
  const drawnOn = (isTTY: boolean): readonly string[] => {
    const written: string[] = [];
    const stream = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
    let now = 0;
    const countdown = openCountdown(stream, 100, 0, () => now);
    for (const time of [50, 120, 5_000, 12_000, 13_000]) {
      now = time;
      countdown.step(time / 200);
    }
    countdown.end();
    return written;
  };

  test("on a terminal again and again in one line, which is cleared in the end", () => {
    const written = drawnOn(true);
    expect(written.length).toBe(5);
    expect(written.every((text) => text.startsWith("\r") && !text.includes("\n"))).toBe(true);
    expect(written.at(-1)).toBe("\r\u001B[K");
  });

  test("in a pipe a line now and then", () => expect(drawnOn(false)).toEqual(["60 of 100 positions, 8 s left\n"]));
});
