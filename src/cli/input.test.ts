import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readLines } from "./input.ts";

const linesOf = async (chunks: readonly (Buffer | string)[], limit?: number): Promise<readonly string[]> => {
  const lines: string[] = [];
  for await (const line of readLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), limit)) lines.push(line.ok ? line.value : line.error.code);
  return lines;
};

/** A text cut at these places. */
const cut = (text: Buffer, places: readonly number[]): readonly Buffer[] => {
  const ends = [...places.map((place) => place % (text.length + 1)), text.length].sort((a, b) => a - b);
  return ends.map((end, index) => text.subarray(ends[index - 1] ?? 0, end));
};

describe("lines of a stream", () => {
  test("are the same wherever the stream is cut, in the middle of a letter too", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: "grapheme" }).map((line) => line.replaceAll("\n", ""))), fc.array(fc.nat()), async (lines, places) => {
        const text = Buffer.from(lines.map((line) => `${line}\n`).join(""));
        expect(await linesOf(cut(text, places))).toEqual(lines);
      }),
    );
  });

  test("the last one needs no end", async () => expect(await linesOf(["a\nb", "c"])).toEqual(["a", "bc"]));

  test("one too long is an error, and those after it are read", async () => {
    expect(await linesOf(["12345\n", "1234", "56\n12", "3\n", "123456"], 5)).toEqual(["12345", "too-large", "123", "too-large"]);
  });

  test("one that is not UTF-8 is an error, and those after it are read", async () => {
    expect(await linesOf([Buffer.from([0xfc, 10]), "ü\n", Buffer.from([0xff, 0xfe, 0x7b, 0]), "\na"])).toEqual(["not-utf8", "ü", "not-utf8", "a"]);
  });

  test("nothing is kept of a line that is too long", async () => {
    const chunk = Buffer.alloc(1_000_000, "x");
    async function* endless() {
      for (let sent = 0; sent < 300; sent += 1) yield chunk;
      yield Buffer.from("\nlast");
    }
    const before = process.memoryUsage().arrayBuffers;
    const lines: string[] = [];
    for await (const line of readLines(endless())) lines.push(line.ok ? line.value : line.error.code);
    expect(lines).toEqual(["too-large", "last"]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000);
  });
});
