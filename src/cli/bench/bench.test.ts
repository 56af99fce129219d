/** `bench` as it is used: real processes, interrupted, killed, cut into parts. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Row } from "../../bench/row.ts";
import type { Summary } from "./outcome.ts";

const base = mkdtempSync(join(tmpdir(), "tapwright-bench-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const folder = (name: string): string => join(base, name);

const start = (args: readonly string[]): ChildProcess => spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", "bench", ...args], { stdio: ["ignore", "pipe", "pipe"] });

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const ended = async (child: ChildProcess): Promise<Run> => {
  let [out, err] = ["", ""];
  child.stdout?.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (err += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, out, err };
};

const run = (...args: readonly string[]): Promise<Run> => ended(start(args));

/** Four chunks, the last of them short. */
const SMALL = ["--positions", "80", "--set", "corners", "--strategies", "board-order,most-constrained", "--seed", "3"];

/** What may not depend on how a run was done. */
const resultsOf = (name: string): readonly string[] => ["results.jsonl", "summary.json"].map((file) => readFileSync(join(folder(name), file), "utf8"));

/** Until so many chunks are there. */
const chunksThere = async (name: string, count: number): Promise<void> => {
  const file = join(folder(name), "times.jsonl");
  while (!existsSync(file) || readFileSync(file, "utf8").split("\n").length <= count) await sleep(20);
};

let whole: Run;
beforeAll(async () => {
  whole = await run(...SMALL, "--out", folder("whole"));
}, 300_000);

describe("a run", () => {
  test("prints a table of at most 80 columns, without colors in a pipe", () => {
    expect(whole).toMatchObject({ code: 0 });
    expect(whole.out).toMatch(/^corners: 80 positions, \d+ payable, \d+ not, \d+ not known\n/);
    expect(whole.out).toMatch(/board-order +\d+\.\d %/);
    expect(whole.out).not.toContain("\u001B");
    expect(Math.max(...whole.out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test("writes a row for each position, in order, whose counts the summary has", () => {
    const rows = readFileSync(join(folder("whole"), "results.jsonl"), "utf8").trimEnd().split("\n").map((line) => JSON.parse(line) as Row);
    expect(rows.map(({ index }) => index)).toEqual(Array.from({ length: 80 }, (_, index) => index));
    const summary = JSON.parse(readFileSync(join(folder("whole"), "summary.json"), "utf8")) as Summary;
    const refused = rows.filter(({ results }) => results["board-order"]?.outcome === "refused").length;
    expect(refused).toBeGreaterThan(0);
    expect(summary.sets[0]?.strategies[0]).toMatchObject({ strategy: "board-order", verdicts: { refused } });
    expect(summary.sets[0]?.payable).toBe(rows.filter(({ status }) => status === "payable").length);
  });

  test("writes a report that loads nothing from elsewhere, with the mistakes drawn", () => {
    const report = readFileSync(join(folder("whole"), "report.html"), "utf8");
    expect(report).toContain("<svg");
    expect(report.match(/class="scene"/g)?.length).toBe(20);
    expect(report).toContain("refused, though it can be paid");
    expect(report).not.toMatch(/<script|<link|<img|src=|href=|url\(|@import/);
    for (const plot of ["shares", "gaps"]) expect(readFileSync(join(folder("whole"), `${plot}.png`)).subarray(1, 4).toString()).toBe("PNG");
  });

  test("a position of the report can be paid by hand", async () => {
    const report = readFileSync(join(folder("whole"), "report.html"), "utf8");
    const position = (/<pre>(.*?)<\/pre>/.exec(report)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    expect(JSON.parse(position)).toMatchObject({ you: { battlefield: expect.any(Array) as unknown }, paying: { card: expect.any(String) as unknown } });
  });

  test("--json: the summary alone on standard output", async () => {
    const { code, out } = await run(...SMALL, "--out", folder("whole"), "--json");
    expect([code, out]).toEqual([0, readFileSync(join(folder("whole"), "summary.json"), "utf8")]);
  });
});

describe("the same results, but for times", () => {
  test("from a second run", async () => {
    expect(await run(...SMALL, "--out", folder("second"))).toMatchObject({ code: 0 });
    expect(resultsOf("second")).toEqual(resultsOf("whole"));
  });

  test("from four parts put together", async () => {
    const parts = [1, 2, 3, 4].map((part) => folder(`part-${part}`));
    for (const [index, part] of parts.entries()) expect(await run(...SMALL, "--shard", `${index + 1}/4`, "--out", part)).toMatchObject({ code: 0 });
    const { code, out } = await run("merge", ...parts.toReversed(), "--out", folder("merged"));
    expect(code).toBe(0);
    expect(out.split("\n")[0]).toBe(whole.out.split("\n")[0]);
    expect(resultsOf("merged")).toEqual(resultsOf("whole"));
    const missing = await run("merge", ...parts.slice(1), "--out", folder("less"));
    expect([missing.code, missing.err]).toEqual([2, "error: Part 1 of 4 is missing.\n"]);
  });

  test("from a run that was killed, which has left half a line, and then went on", async () => {
    const child = start([...SMALL, "--out", folder("killed")]);
    const end = ended(child);
    await chunksThere("killed", 1);
    child.kill("SIGKILL");
    await end;
    const file = join(folder("killed"), "results.jsonl");
    // On a busy machine it may have come to its end before the signal reached it: then it is cut as if it had not.
    const first = readFileSync(file, "utf8").split("\n").slice(0, 25);
    writeFileSync(file, `${first.join("\n")}\n{"set":"corners","ind`);
    expect(await run(...SMALL, "--out", folder("killed"))).toMatchObject({ code: 0 });
    expect(resultsOf("killed")).toEqual(resultsOf("whole"));
  });

  test("from a run that was interrupted, which says how to go on", async () => {
    const child = start([...SMALL, "--positions", "2000", "--out", folder("interrupted")]);
    const end = ended(child);
    await chunksThere("interrupted", 1);
    child.kill("SIGINT");
    const { code, err } = await end;
    expect(code).toBe(1);
    expect(err).toMatch(/Stopped after \d+ of 2000 positions\. The same command goes on/);
    const there = readFileSync(join(folder("interrupted"), "results.jsonl"), "utf8");
    expect(there.startsWith(resultsOf("whole")[0]?.split("\n").slice(0, 25).join("\n") ?? "")).toBe(true);
    const again = await run(...SMALL, "--out", folder("interrupted"));
    expect(again.code).toBe(2);
    expect(again.err.replace(/\s+/g, " ")).toContain("holds another run: positions is 2000 there and 80 here.");
  });
});

describe("wrong usage: 2, or 3 for what cannot be read, and what would be right", () => {
  test.each([
    [["--set", "corner"], 'There is no set "corner". Did you mean "corners"?'],
    [["--strategies", "bord-order"], 'There is no strategy "bord-order". Did you mean "board-order"?'],
    [["--set", ","], "No set is named."],
    [["--positions", "10000001"], "At most 10000000 positions of each set are drawn."],
    [["--decks", "nowhere.jsonl"], "Cannot read nowhere.jsonl"],
    [["--positions", "many"], "It must be a whole number, 1 or more."],
    [["--seed", "-1"], "It must be a whole number of at most nine digits."],
    [["--shard", "5/4"], '--shard is a part of so many, as 1/4, not "5/4".'],
    [["merge", "nowhere", "--out", "there"], "There is no run in nowhere"],
    [["merge", "nowhere"], "name a folder for the whole run: --out"],
    [["merge"], "missing required argument 'folders'"],
  ])("%j", async (args, words) => {
    const { code, out, err } = await run(...args);
    expect([code, out]).toEqual([args.includes("--decks") ? 3 : 2, ""]);
    expect(err.replace(/\s+/g, " ")).toContain(words);
  });

  test("a folder whose run file is none", async () => {
    expect(await run(...SMALL, "--shard", "1/4", "--out", folder("broken"))).toMatchObject({ code: 0 });
    writeFileSync(join(folder("broken"), "run.json"), "{");
    const { code, err } = await run(...SMALL, "--out", folder("broken"));
    expect(code).toBe(2);
    expect(err).toContain("cannot be read");
  });
});
