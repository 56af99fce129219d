import { describe, expect, test } from "vitest";
import { parseCounted, parseMana, printMana, WRITTEN_OUT, type ManaCount } from "./index.ts";

const green = (count: number): ManaCount => ({ type: "G", count });

describe("mana as text", () => {
  test.each<readonly [readonly ManaCount[], string]>([
    [[], ""],
    [[green(2), { type: "U", count: 1 }], "{G}{G}{U}"],
    [[green(WRITTEN_OUT)], "{G}".repeat(WRITTEN_OUT)],
    [[green(WRITTEN_OUT + 1)], "101 {G}"],
    [[green(WRITTEN_OUT), { type: "U", count: 1 }], "100 {G}, {U}"],
    [[green(60), green(60), { type: "C", count: 2 }, green(1)], "120 {G}, 2 {C}, {G}"],
    [[green(Number.MAX_SAFE_INTEGER)], "9007199254740991 {G}"],
  ])("%j is %s", (mana, text) => expect(printMana(mana)).toBe(text));

  test.each<readonly [string, readonly ManaCount[]]>([
    ["", []],
    ["{g} {G},{U}", [green(2), { type: "U", count: 1 }]],
    ["205891132094649 {G}", [green(205_891_132_094_649)]],
    ["3{G}, {U}", [green(3), { type: "U", count: 1 }]],
    ["2 {G} 2 {G}", [green(4)]],
  ])("%s is read as %j", (text, mana) => expect(parseMana(text)).toEqual(mana));

  test.each(["0 {G}", "1.5 {G}", "-2 {G}", "5", "5 5 {G}", "{G} 5", "9007199254740992 {G}", "9007199254740991 {G}, {G}", "{1}", "5 {S}", "2, {G}", "{G", "1e3 {G}", "٣ {G}"])("%s is no mana", (text) =>
    expect(parseMana(text)).toBeUndefined());

  test("what is wrong is said with its place", () =>
    expect(parseCounted("3 {G}, {Q}{G}")).toEqual({ ok: false, error: { code: "unknown-symbol", text: "{Q}", at: 7 } }));
});
