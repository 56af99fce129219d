/** `pay --jsonl` as other programs use it: one process that stays, and answers line by line. docs/protocol.md */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { describe, expect, test } from "vitest";
import type { Answer } from "../answer.ts";

interface Payer {
  /** Sends bytes as they are. */
  readonly send: (bytes: string | Buffer) => void;
  /** The next answer. */
  readonly next: () => Promise<Answer>;
  /** Closes standard input, and says how the process ended and what else it wrote. */
  readonly end: () => Promise<{ readonly code: number | null; readonly rest: readonly string[]; readonly err: string }>;
}

const start = (): Payer => {
  const child = spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", "pay", "--jsonl"]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let err = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  return {
    send: (bytes) => void child.stdin.write(bytes),
    next: async () => JSON.parse((await lines.next()).value as string) as Answer,
    end: async () => {
      const closed = once(child, "close") as Promise<[number | null]>;
      child.stdin.end();
      const rest: string[] = [];
      for (let line = await lines.next(); line.done !== true; line = await lines.next()) rest.push(line.value);
      return { code: (await closed)[0], rest, err };
    },
  };
};

const forests = (id: string | number, count: number, cost: string): string =>
  `${JSON.stringify({ id, position: { you: { battlefield: [{ card: "Forest", count }] }, paying: { cost } } })}\n`;

const told = (answer: Answer): readonly unknown[] => [answer.id, answer.status, ...(answer.status === "error" ? [answer.error.code] : [])];

/** Lines that are no question, and what they are answered with. */
const BAD: readonly (readonly [line: string | Buffer, answer: readonly unknown[]])[] = [
  ["{\n", [undefined, "error", "not-json"]],
  [Buffer.from([0x7b, 0xff, 0xfe, 10]), [undefined, "error", "not-utf8"]],
  [`${"x".repeat(10_000_001)}\n`, [undefined, "error", "too-large"]],
  ['{"id":"shape","position":{}}\n', ["shape", "error", "wrong-shape"]],
  ['{"id":"card","you":{"battlefield":[{"card":"Lanowar Elfs"}]},"paying":{"cost":"{1}"}}\n', ["card", "error", "unknown-card"]],
  ["[".repeat(100_000) + "\n", [undefined, "error", "not-json"]],
  ["\u0000\n", [undefined, "error", "not-json"]],
];

describe.concurrent("a process that stays", () => {
  test("answers a thousand questions, each before the next is asked", async () => {
    const payer = start();
    for (let asked = 0; asked < 1000; asked += 1) {
      payer.send(forests(asked, 1 + (asked % 3), "{1}{G}"));
      expect(told(await payer.next())).toEqual([String(asked), asked % 3 === 0 ? "unpayable" : "payable"]);
    }
    expect(await payer.end()).toEqual({ code: 1, rest: [], err: "" });
  });

  test("goes on after each line that is no question", async () => {
    const payer = start();
    for (const [index, [line, answer]] of BAD.entries()) {
      payer.send(line);
      expect(told(await payer.next())).toEqual(answer);
      payer.send(forests(index, 1, "{G}"));
      expect(told(await payer.next())).toEqual([String(index), "payable"]);
    }
    expect(await payer.end()).toEqual({ code: 3, rest: [], err: "" });
  });

  test("answers a thousand lines that come at once, in their order, while the input stays open", async () => {
    const payer = start();
    const ids = Array.from({ length: 1000 }, (_, index) => `line ${index}`);
    payer.send(ids.map((id) => forests(id, 2, "{G}")).join(""));
    for (const id of ids) expect(told(await payer.next())).toEqual([id, "payable"]);
    expect(await payer.end()).toEqual({ code: 0, rest: [], err: "" });
  });

  test("waits for the rest of a line, and takes the end of the input for its end", async () => {
    const payer = start();
    const [line] = forests("ü", 1, "{G}").split("\n") as [string];
    const bytes = Buffer.from(line);
    // In the middle of the letter, too.
    for (const byte of bytes) payer.send(Buffer.from([byte]));
    const { code, rest } = await payer.end();
    expect([code, rest.map((text) => told(JSON.parse(text) as Answer))]).toEqual([0, [["ü", "payable"]]]);
  });
});
