import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { InputError } from "../answer.ts";
import { fail, ok, type Result } from "../result.ts";

/** More than this in one line, or in one file that is read whole, is an error: nothing is kept beyond it. */
export const LARGEST_INPUT = 10_000_000;

const NEWLINE = 10;

/** Bytes of a file, or of standard input for "-" and nothing; unpacked if its name ends in .gz. */
export const openInput = (file: string | undefined): Readable => {
  if (file === undefined || file === "-") return process.stdin;
  const bytes = createReadStream(file);
  if (!file.endsWith(".gz")) return bytes;
  const gunzip = createGunzip();
  bytes.on("error", (error) => gunzip.destroy(error));
  return bytes.pipe(gunzip);
};

const tooLarge = (what: string): InputError => ({
  code: "too-large",
  message: `${what} is longer than ${LARGEST_INPUT / 1_000_000} MB, which no position needs.`,
});

/** Bytes as text. What is not UTF-8 is no JSON, and a name with something else in place of a letter would be another card's. */
const decoded = (parts: readonly Buffer[], what: string): Result<string, InputError> => {
  const bytes = Buffer.concat(parts);
  return isUtf8(bytes) ? ok(bytes.toString("utf8")) : fail({ code: "not-utf8", message: `${what} is not UTF-8, as JSON has to be.` });
};

/** The system's words for why something cannot be read, without its call. */
export const unreadable = (file: string | undefined, error: unknown): InputError => ({
  code: "unreadable",
  message: `Cannot read ${file === undefined || file === "-" ? "standard input" : file}: ${error instanceof Error ? error.message.replace(/, (?:open|read) .*$/, "") : String(error)}.`,
});

/** All of an input as text. */
export const readWhole = async (file: string | undefined): Promise<Result<string, InputError>> => {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of openInput(file) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > LARGEST_INPUT) return fail(tooLarge("The input"));
      parts.push(chunk);
    }
  } catch (error) {
    return fail(unreadable(file, error));
  }
  return decoded(parts, "The input");
};

/**
 * The lines of a byte stream, each as soon as it is there. Of a line that is too long nothing is kept; the lines after
 * it, and after one that is not UTF-8, are read as usual.
 * Throws what the stream throws.
 */
export async function* readLines(stream: AsyncIterable<Buffer>, limit = LARGEST_INPUT): AsyncGenerator<Result<string, InputError>> {
  let parts: Buffer[] = [];
  let length = 0;
  const take = (bytes: Buffer): void => {
    length += bytes.length;
    if (length > limit) parts = [];
    else if (bytes.length > 0) parts.push(bytes);
  };
  const finish = (): Result<string, InputError> => {
    const line = length > limit ? fail(tooLarge("This line")) : decoded(parts, "This line");
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of stream) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      take(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    take(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}
