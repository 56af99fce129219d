/** The examples are real positions: cards by name only, every line of them read, every one payable. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Answer } from "../answer.ts";
import { pay } from "../pay/index.ts";
import { CARDS } from "./cards.ts";
import { answerText } from "./pay-command.ts";
import { renderAnswer } from "./render.ts";
import { colorsFor } from "./terminal.ts";

const FOLDER = "examples";
const read = (name: string): string => readFileSync(`${FOLDER}/${name}`, "utf8");
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

const answered = (name: string) => answerText({ ok: true, value: read(name) }, pay, CARDS);
const answerOf = (name: string): Answer => answered(name).answer;

/** What each example is there to show. */
const EXPECTED: Readonly<Record<string, object>> = {
  // {1}{R} with Carnarium, Mountain, Swamp: either way two mana, none left over.
  "bounce-land.json": { summary: { floating: "" } },
  "signet-chain.json": { summary: { floating: "", tapped: { Island: 1, "Simic Signet": 1, "Gruul Signet": 1, "Boros Signet": 1 } } },
  // All five tap; the sick Elves convoke, they cannot use {T}.
  "convoke-elves.json": { summary: { floating: "", tapped: { Plains: 2, "Llanowar Elves": 2, "Savannah Lions": 1 } } },
  // No mana may be spent: three creatures convoke, four cards are delved, Vengevine stays.
  "convoke-delve.json": { summary: { convoked: 3, delved: 4, exiled: { Opt: 4 } } },
  // Sol Ring, the Mountain, and one of the three that make {U}: the other two stay for Counterspell.
  "keep-counterspell.json": { summary: { floating: "", stillCastable: ["Counterspell"], tapped: { "Sol Ring": 1, Mountain: 1 } } },
  // Six mana less two: either {U}{U} on their turn, or {4} on this one.
  "hold-up.json": { summary: { tapped: { Plains: 1, Wastes: 1 }, castableTogether: ["Counterspell"] } },
  // {3}{B}{B} from three lands: both {B} by life would be 4 and one land over; {B} and {B} cannot both be mana and {3} too.
  "krrik.json": { summary: { floating: "", lifePaid: 4 } },
};

describe("examples", () => {
  test.each(files)("%s holds no rules text", (name) => expect(read(name)).not.toMatch(/oracle_text|type_line/));

  test.each(files)("%s is paid as it should be", (name) => {
    const answer = answerOf(name);
    expect(answer).toMatchObject({ status: "payable", optimal: true, notUnderstood: [], ...EXPECTED[name] });
  });

  test("the README's first screen shows what `npm start` prints", () => {
    const { answer, position } = answered("signet-chain.json");
    if (position === undefined) throw new Error("no position");
    expect(readFileSync("README.md", "utf8")).toContain(`\`\`\`\n${renderAnswer(answer, position, colorsFor(false))}\n\`\`\`\n`);
  });

  test("the README's position is one, with comments", () => {
    const [, shown = ""] = /^```jsonc\n(.+?)^```$/ms.exec(readFileSync("README.md", "utf8")) ?? [];
    const { answer } = answerText({ ok: true, value: shown.replace(/\s\/\/.*/g, "") }, pay, CARDS);
    expect(answer).toMatchObject({ status: "unpayable", notUnderstood: [] });
  });

  test("each says what it shows", () => expect(Object.keys(EXPECTED).sort()).toEqual([...files].sort()));
});
