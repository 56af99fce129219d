/** The command line as other programs see it: real processes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import type { Answer } from "../answer.ts";

const folder = mkdtempSync(join(tmpdir(), "tapwright-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, ["--import", "tsx", "src/cli/main.ts", ...args], { env: { ...process.env, ...env } });

const run = async (args: readonly string[], input: string | Buffer = "", env: Readonly<Record<string, string>> = {}): Promise<Run> => {
  const child = start(args, env);
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  // A command that ends without reading leaves nobody to write to.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, out, err };
};

const answers = (out: string): readonly Answer[] => out.trimEnd().split("\n").map((line) => JSON.parse(line) as Answer);

const forests = (count: number, cost: string, id?: string) =>
  JSON.stringify({ ...(id === undefined ? {} : { id }), position: { you: { battlefield: [{ card: "Forest", count }] }, paying: { cost } } });

describe.concurrent("pay", () => {
  test("yes: 0, in words", async () => {
    const { code, out, err } = await run(["pay", file("yes.json", forests(2, "{1}{G}"))]);
    expect(code).toBe(0);
    expect(out).toContain("tap Forest for {G} (2 times)");
    expect(out).toContain("Lost: nothing");
    expect(err).toBe("");
  });

  test("no: 1, with what is missing", async () => {
    const { code, out } = await run(["pay", "-"], forests(1, "{U}"));
    expect(code).toBe(1);
    expect(out).toContain("Not payable");
  });

  test("JSON goes to standard output alone", async () => {
    const { code, out, err } = await run(["pay", "--json"], forests(2, "{1}{G}", "two"));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ id: "two", status: "payable", optimal: true, plan: { total: "{1}{G}" }, summary: { tapped: { Forest: 2 } } });
    expect(err).toBe("");
  });

  test("the lp solver finds the same", async () => {
    const { code, out } = await run(["pay", "--json", "--solver", "lp"], forests(3, "{1}{G}"));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ status: "payable", summary: { tapped: { Forest: 2 } } });
  });

  const unreadable: readonly (readonly [what: string, input: string, code: string, path?: string])[] = [
    ["an empty input", "", "empty-input"],
    ["no JSON", "{", "not-json"],
    ["a wrong shape", '{"you":{}}', "wrong-shape", "you.battlefield"],
    ["an unknown card", '{"you":{"battlefield":[{"card":"Lanowar Elfs"}]},"paying":{"cost":"{1}"}}', "unknown-card", "you.battlefield[0].card"],
    ["an unknown symbol", '{"you":{"battlefield":[],"pool":"{G}{Q}"},"paying":{"cost":"{1}"}}', "unknown-symbol", "you.pool"],
  ];
  test.each(unreadable)("%s: 3, said on standard error, or as JSON", async (_, input, errorCode, path) => {
    const words = await run(["pay"], input);
    expect([words.code, words.out]).toEqual([3, ""]);
    expect(words.err).toContain(`Error (${errorCode})`);
    const json = await run(["pay", "--json"], input);
    expect(json.code).toBe(3);
    const answer = JSON.parse(json.out) as Answer;
    expect(answer.status === "error" ? [answer.error.code, answer.error.path] : answer.status).toEqual([errorCode, path]);
  });

  test("what is not UTF-8: 3", async () => {
    const { code, out } = await run(["pay", "--json"], Buffer.from(`\uFEFF${forests(1, "{G}")}`, "utf16le"));
    expect([code, JSON.parse(out)]).toMatchObject([3, { status: "error", error: { code: "not-utf8" } }]);
  });

  test("an unknown card is told the nearest names", async () => {
    const { err } = await run(["pay"], unreadable[3]?.[1]);
    expect(err.replace(/\s+/g, " ")).toContain('Did you mean "Llanowar Elves"');
  });

  test("a file that is not there: 3", async () => {
    const { code, err } = await run(["pay", join(folder, "nowhere.json")]);
    expect(code).toBe(3);
    expect(err).toContain("unreadable");
  });

  test("a 20 MB file: 3", async () => {
    const { code, err } = await run(["pay", file("huge.json", "x".repeat(20_000_000))]);
    expect(code).toBe(3);
    expect(err).toContain("too-large");
  });

  const usage: readonly (readonly string[])[] = [
    [], ["play"], ["pay", "--solver", "guess"], ["pay", "--budget", "none"], ["pay", "--budget", "0"], ["pay", "a", "b"], ["check", "one"], ["cards"],
  ];
  test.each(usage.map((args) => [args]))("wrong usage %j: 2", async (args) => {
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).not.toBe("");
  });

  test("a policy as JSON, and one that is none: 2", async () => {
    const json = JSON.stringify({ levels: [{ spent: "mana", color: "G", least: 1 }, "preserve"] });
    const { code, out } = await run(["pay", "--json", "--policy", json], forests(1, "{1}"));
    expect([code, (JSON.parse(out) as { levels: readonly unknown[] }).levels[0]]).toEqual([0, { level: "spent 1 mana {G}", value: 0 }]);
    expect((await run(["pay", "--policy", "{\"levels\": [7]}"], forests(1, "{1}"))).code).toBe(2);
  });
  test("an unknown policy: 2", async () => {
    const { code } = await run(["pay", "--policy", "none-such"], forests(1, "{G}"));
    expect(code).toBe(2);
  });

  test("help and version: 0", async () => {
    expect(await run(["--help"])).toMatchObject({ code: 0, err: "" });
    expect(await run(["--version"])).toMatchObject({ code: 0, err: "" });
  });

  test("no colors in a pipe", async () => {
    const { out } = await run(["pay"], forests(1, "{G}"), { CI: "1", FORCE_COLOR: "" });
    expect(out).not.toContain("\u001B");
  });
});

describe.concurrent("castable", () => {
  const hand = (mountains: number, ...cards: readonly string[]) =>
    JSON.stringify({ you: { battlefield: [{ card: "Mountain", count: mountains }], hand: cards.map((card) => ({ card })) } });

  test("yes: 0, in words, and nobody needs to say what is to be paid", async () => {
    const { code, out, err } = await run(["castable"], hand(1, "Lightning Bolt", "Counterspell"));
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain("Castable: 1 of 2 cards\n\nHand\n  Lightning Bolt\n    yes {R}; tapped: Mountain\n  Counterspell\n    no  {U}{U}\n");
    expect(out).not.toContain("\u001B");
  });

  test("nothing: 1, as JSON", async () => {
    const { code, out } = await run(["castable", "-", "--json"], hand(1, "Counterspell"));
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual({
      status: "not-castable", policy: "preserve",
      cards: [{ object: "h1", name: "Counterspell", from: "hand", castable: false, ways: [{ way: "mana cost", cost: "{U}{U}", additional: [], payable: false }], notUnderstood: [] }],
    });
  });

  test("--jsonl: a line in, a line out, bad ones too", async () => {
    const lines = [JSON.stringify({ id: "a", position: JSON.parse(hand(1, "Lightning Bolt")) }), "{", '{"id":"b","you":{}}', hand(1, "Counterspell")];
    const { code, out } = await run(["castable", "--jsonl"], lines.join("\n"));
    expect(answers(out).map((answer) => [answer.id, answer.status])).toEqual([["a", "castable"], [undefined, "error"], ["b", "error"], [undefined, "not-castable"]]);
    expect(code).toBe(3);
  });

  test("wrong usage and unknown policies: 2; no JSON: 3", async () => {
    const codes = await Promise.all([run(["castable", "a", "b"]), run(["castable", "--policy", "none-such"], hand(1, "Opt")), run(["castable"], "{")]);
    expect(codes.map(({ code }) => code)).toEqual([2, 2, 3]);
  });
});

describe.concurrent("pay --jsonl", () => {
  test("answers every line in order, bad ones too, and goes on", async () => {
    const lines = [
      forests(1, "{G}", "a"), "", '{"id":"b","position":{}}', "{", forests(1, "{U}", "c"), "   ", "x".repeat(20_000_000),
      `{"id":"deep","position":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, forests(2, "{G}{G}", "d").replace(/^/, "\uFEFF"),
      JSON.stringify(JSON.parse(forests(1, "{G}"))["position"]),
    ];
    const { code, out, err } = await run(["pay", "--jsonl"], `${lines.join("\r\n")}`);
    const found = answers(out).map((answer) => [answer.id, answer.status, answer.status === "error" ? answer.error.code : ""]);
    expect(found).toEqual([
      ["a", "payable", ""], ["b", "error", "wrong-shape"], [undefined, "error", "not-json"], ["c", "unpayable", ""], [undefined, "error", "too-large"],
      ["deep", "error", "wrong-shape"], ["d", "payable", ""], [undefined, "payable", ""],
    ]);
    expect([code, err]).toEqual([3, ""]);
  });

  test("each answer is there before the next question", async () => {
    const child = start(["pay", "--jsonl"]);
    for (const id of ["a", "b"]) {
      child.stdin.write(`${forests(1, "{G}", id)}\n`);
      const [chunk] = (await once(child.stdout, "data")) as [Buffer];
      expect((JSON.parse(chunk.toString()) as Answer).id).toBe(id);
    }
    child.stdin.end();
    const [code] = (await once(child, "close")) as [number | null];
    expect(code).toBe(0);
  });

  test("an empty input is an error: 3", async () => {
    const { code, out } = await run(["pay", "--jsonl"], "\n \n");
    expect(code).toBe(3);
    expect(answers(out)).toMatchObject([{ status: "error", error: { code: "empty-input" } }]);
  });

  test("a file that is not there is an error: 3", async () => {
    const { code, out } = await run(["pay", "--jsonl", join(folder, "nowhere.jsonl")]);
    expect(code).toBe(3);
    expect(answers(out)).toMatchObject([{ status: "error", error: { code: "unreadable" } }]);
  });

  test("a reader that goes away ends the run quietly", async () => {
    const child = start(["pay", "--jsonl"]);
    let err = "";
    child.stderr.on("data", (text: Buffer) => (err += text.toString()));
    child.stdin.on("error", () => undefined);
    child.stdin.write(`${forests(1, "{G}")}\n`);
    await once(child.stdout, "data");
    child.stdout.destroy();
    for (let line = 0; line < 200; line += 1) child.stdin.write(`${forests(1, "{G}")}\n`);
    child.stdin.end();
    const [code] = (await once(child, "close")) as [number | null];
    expect([code, err]).toEqual([0, ""]);
  });
});

describe.concurrent("check", () => {
  test("a plan of our own is legal: 0; one that taps too little is not: 1, with the rule", async () => {
    const position = file("position.json", forests(2, "{1}{G}"));
    const { out: answer } = await run(["pay", position, "--json"]);
    const good = await run(["check", position, file("good.json", answer), "--json"]);
    expect(good.code).toBe(0);
    expect(JSON.parse(good.out)).toMatchObject({ legal: true, violations: [], summary: { tapped: { Forest: 2 } } });
    const bad = await run(["check", position, file("bad.json", '{"total":"{1}{G}","steps":[]}')]);
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/Not legal[\s\S]*CR \d/);
  });

  test("a plan that is none: 3", async () => {
    const { code, err } = await run(["check", file("another.json", forests(1, "{G}")), file("none.json", "[]")]);
    expect(code).toBe(3);
    expect(err).toContain("wrong-shape");
  });
});

describe.concurrent("cards", () => {
  test("in the order asked, as data: 0", async () => {
    const { code, out } = await run(["cards", "sol ring", "Forest", "--json"]);
    expect(code).toBe(0);
    const cards = JSON.parse(out) as readonly { readonly name: string; readonly abilities: readonly { readonly line: string }[] }[];
    expect(cards.map(({ name }) => name)).toEqual(["Sol Ring", "Forest"]);
    expect(cards[0]?.abilities.map(({ line }) => line)).toEqual(["{T}: {C}{C}"]);
  });

  test("a name of nobody: 3, with near ones", async () => {
    const { code, out } = await run(["cards", "Lanowar Elfs", "Forest", "--json"]);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject([{ name: "Lanowar Elfs", error: { code: "unknown-card" } }, { name: "Forest" }]);
  });

  const card = { name: "Stone", type_line: "Artifact", oracle_text: "{T}: Add {C}.", prices: { usd: null } };
  const mtgjson = { name: "Stone", type: "Artifact", text: "{T}: Add {C}.", layout: "normal" };
  const files: readonly (readonly [name: string, content: string | Buffer])[] = [
    ["array.json", JSON.stringify([card, card], undefined, 2)],
    ["lines.jsonl", `${JSON.stringify(card)}\n${JSON.stringify(card)}\n`],
    ["packed.json.gz", gzipSync(JSON.stringify([card, card]))],
    ["list.json", JSON.stringify({ object: "list", data: [card, card] })],
    ["AtomicCards.json", JSON.stringify({ meta: {}, data: { Stone: [mtgjson], Stones: [mtgjson] } })],
    ["SET.json.gz", gzipSync(JSON.stringify({ meta: {}, data: { code: "SET", cards: [mtgjson, mtgjson], tokens: [mtgjson] } }))],
  ];
  test.each(files)("from %s", async (name, content) => {
    const { code, out } = await run(["cards", "--file", file(name, content), "--json"]);
    expect(JSON.parse(out)).toMatchObject([{ name: "Stone", abilities: [{ line: "{T}: {C}" }], notUnderstood: [] }, { name: "Stone" }]);
    expect(code).toBe(0);
  });

  test("a bad row is an error with its number, and the run goes on: 3", async () => {
    const { code, out } = await run(["cards", "--file", file("bad.jsonl", `${JSON.stringify(card)}\n{"name":"cut\n${JSON.stringify(card)}\n`), "--json"]);
    expect([code, JSON.parse(out)]).toMatchObject([3, [{ name: "Stone" }, { error: { message: expect.stringContaining("Card 2") as string } }, { name: "Stone" }]]);
  });

  test("Ctrl-C ends it with what was read so far, as JSON: 3", async () => {
    const child = start(["cards", "--file", "-", "--json"]);
    let out = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (out === "") child.kill("SIGINT");
      out += text;
    });
    child.stdin.on("error", () => undefined);
    const feed = setInterval(() => child.stdin.write(`${JSON.stringify(card)}\n`), 20);
    const [code] = (await once(child, "close")) as [number | null];
    clearInterval(feed);
    expect(code).toBe(3);
    expect((JSON.parse(out) as readonly unknown[]).length).toBeGreaterThan(0);
  });

  test("a line that matters and is not read: 1", async () => {
    const odd = { name: "Odd", type_line: "Artifact", oracle_text: "{T}: Add {C} for each time you hummed since breakfast." };
    const { code, out } = await run(["cards", "--file", file("odd.json", JSON.stringify([odd]))]);
    expect(code).toBe(1);
    expect(out).toContain("not understood");
  });

  test.each([["stray.json", "hello"], ["none.json", ""], ["shape.json", '[{"nam":1}]'], ["broken.json", '[{"name":"A",}]'], ["nogzip.json.gz", "no gzip"]])("%s cannot be read: 3", async (name, content) => {
    const { code, out } = await run(["cards", "--file", file(name, content), "--json"]);
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject([{ error: {} }]);
  });
});
