/** `convert`: the examples with their known answers, and what goes to which stream. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parseBoard } from "../board/index.ts";
import { nodeCatalog } from "../catalog/node.ts";
import { castables } from "../pay/castables.ts";
import { CARDS } from "./cards.ts";
import { convert, type ConvertOptions } from "./convert-command.ts";

const folder = mkdtempSync(join(tmpdir(), "tapwright-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const run = async (path: string, options: Partial<ConvertOptions> = {}): Promise<{ readonly code: number; readonly out: string; readonly err: string }> => {
  let out = "";
  let err = "";
  const output = { write: async (text: string) => void (out += text), closed: () => false, problem: () => undefined };
  const code = await convert(path, { to: "position", ...options }, { cards: { ...CARDS, facesOf: nodeCatalog.facesOf }, output, complain: (text) => void (err += text) });
  return { code, out, err };
};

/** Can each card be cast? */
const castableIn = (json: string): Readonly<Record<string, boolean | undefined>> => {
  const board = parseBoard(JSON.parse(json), CARDS);
  if (!board.ok) throw new Error(board.error.message);
  const answer = castables(board.value.position);
  return answer.status === "error" ? {} : Object.fromEntries(answer.cards.map(({ name, castable }) => [name, castable]));
};

/** What each example is there to show. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  // The Treasure pays {R} for either red card. The Elves are summoning sick, the Mountain is tapped.
  "one-dork.pzl": { "Lightning Bolt": true, "Giant Growth": true, Shock: true },
  // {R} in the pool makes {W}{W} in Rugged Prairie, the Citadel's color is white, life pays the black of Dismember; no Mountain to sacrifice.
  "floating-and-filtered.pzl": { "Boros Reckoner": true, Dismember: true, "Wrath of God": true, "Lava Dart": false },
};

describe("the examples", () => {
  test("are all known", () => expect(readdirSync("examples").filter((name) => name.endsWith(".pzl")).sort()).toEqual(Object.keys(EXPECTED).sort()));

  test.each(Object.entries(EXPECTED))("%s has the castable cards that it should", async (name, castable) => {
    const { code, out, err } = await run(`examples/${name}`);
    expect([code, castableIn(out)]).toEqual([0, castable]);
    expect(err.replace(/\s+/g, " ")).toContain("no matter to payments");
  });

  test.each(Object.entries(EXPECTED))("%s has them when it was written and read again", async (name, castable) => {
    const case_ = await run(`examples/${name}`, { json: true });
    expect(JSON.parse(case_.out)).toMatchObject({ warnings: [{ code: "not-held", matters: false }] });
    const written = await run(file("a.json", case_.out), { to: "pzl" });
    expect([written.code, written.err]).toEqual([0, ""]);
    const again = await run(file("a.pzl", written.out));
    expect(castableIn(again.out)).toEqual(castable);
  });

  test("what stands beside the position goes back into the file", async () => {
    const { out } = await run("examples/one-dork.pzl");
    expect((await run(file("b.json", out), { to: "pzl" })).out).toContain("Name:One dork, two lands\nGoal:Win\nTurns:1\nDifficulty:Easy\nDescription:The Elves came this turn, one land is tapped.\n[state]");
  });
});

describe("convert", () => {
  test("says what is lost, with line and key, and exits with 1 where it may matter", async () => {
    const { code, out, err } = await run(file("lost.pzl", "[state]\nhumanbattlefield=Forest;Forrest|Tapped;Forrest|Tapped\nhumanprecast=Shock->AI"));
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ you: { battlefield: [{ card: "Forest" }, { card: "Forrest", tapped: true, count: 2 }] } });
    expect(err.replace(/\s+/g, " ")).toMatch(/^line 2, humanbattlefield: Forrest: .*"Forest".* \(2 times\) line 3, humanprecast: /);
  });

  test("--pay takes a card out of the hand, and the position is one for `pay`", async () => {
    const { out } = await run("examples/one-dork.pzl", { pay: "giant growth" });
    expect(JSON.parse(out)).toMatchObject({ you: { hand: [{ card: "Lightning Bolt" }, { card: "Shock" }] }, paying: { card: "Giant Growth" } });
  });

  const refused: readonly (readonly [what: string, text: string, options: Partial<ConvertOptions>, code: string])[] = [
    ["JSON for a puzzle", "{}", {}, "not-a-puzzle"],
    ["words for a puzzle", "hello", {}, "not-a-puzzle"],
    ["nothing", "", {}, "empty-input"],
    ["a puzzle for JSON", "[state]\nhumanlife=1", { to: "pzl" }, "not-json"],
    ["JSON that is no position", "{}", { to: "pzl" }, "wrong-shape"],
    ["a card to pay for that is not there", "[state]\nhumanlife=1", { pay: "Shock" }, "unknown-object"],
    ["more than can be named", JSON.stringify({ you: { battlefield: [{ card: "Forest", count: 1_000_000 }] } }), { to: "pzl" }, "bad-count"],
  ];
  test.each(refused)("%s: 3, said on standard error, or as JSON", async (_, text, options, code) => {
    const path = file("refused", text);
    const words = await run(path, options);
    expect([words.code, words.out]).toEqual([3, ""]);
    expect(words.err).toContain(`Error (${code})`);
    const json = await run(path, { ...options, json: true });
    expect([json.code, JSON.parse(json.out)]).toMatchObject([3, { status: "error", error: { code } }]);
  });
});
