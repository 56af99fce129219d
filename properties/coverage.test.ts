import { describe, expect, it } from "vitest";
import { readCard } from "../src/oracle/index.ts";
import { readCardSet, type LabelledCard } from "../benchmarks/coverage/cards.ts";
import { coverageSvg } from "../benchmarks/coverage/chart.ts";
import { elsewhere } from "../benchmarks/coverage/elsewhere.ts";
import { measure } from "../benchmarks/coverage/measure.ts";
import { phraseOf } from "../benchmarks/coverage/phrases.ts";
import { coveragePage } from "../benchmarks/coverage/render.ts";
import { TOLD_OTHERWISE } from "../benchmarks/coverage/told.ts";
import { typesMade } from "../benchmarks/coverage/types.ts";

const told = { text: "made up", pm: "made up" };
const card = (name: string, type_line: string, oracle_text: string, more: Partial<LabelledCard> = {}): LabelledCard =>
  ({ name, type_line, oracle_text, mana_cost: "{1}", why: ["add-mana"], src: told, ...more });

const CARDS: readonly LabelledCard[] = [
  card("Stone", "Artifact", "{T}: Add {C}.", { produced_mana: ["C"] }),
  card("Odd Stone", "Artifact", "{T}: Add {C}.\n{T}: Add two mana of the loudest color.", { why: ["add-mana", "odd"], produced_mana: ["C", "R"] }),
  card("Odd Tax", "Enchantment", "Spells cost {1} more to cast on Sundays.", { why: ["odd"] }),
  card("Blank", "Artifact", "", { src: { pm: "made up" } }),
  card("Flame", "Instant", "Add {R}{R}.", { produced_mana: ["R"] }),
];

describe("coverage", () => {
  const report = measure({ cards: CARDS, date: "2026-01-02", sha256: "0123456789abcdef0123" });

  it("tells cards that are read whole, in part, not at all, and those without text", () => {
    expect(report.all).toEqual({ label: "all", cards: 5, degrees: { whole: 2, part: 1, none: 1, untold: 1 } });
    expect(report.rows).toEqual([
      { label: "add-mana", cards: 4, degrees: { whole: 2, part: 1, none: 0, untold: 1 } },
      { label: "odd", cards: 2, degrees: { whole: 0, part: 1, none: 1, untold: 0 } },
    ]);
  });

  it("brings together what is alike but for numbers, names and symbols", () => {
    expect(phraseOf("Red spells named Rock cost {1}{R} more to cast.", "Stone")).toBe(phraseOf("Blue spells named Grey Moss cost {2} more to cast.", "Wall"));
    expect(phraseOf("Stone costs {2} more to cast.", "Stone")).toBe("~ costs {} more to cast.");
    expect(report.phrases.map(({ names }) => names)).toEqual([["Odd Tax"], ["Odd Stone"]]);
  });

  it("compares types of mana, and says where else mana comes from", () => {
    expect(report.types).toMatchObject({ compared: 2, differ: [{ name: "Odd Stone", made: "C", told: "RC" }], unmade: [{ name: "Flame", made: "", told: "R", reasons: ["as a spell resolves"] }] });
  });

  it.each<[string, string, readonly string[]]>([
    ["Artifact", "When this artifact enters, add {C}.", ["by a trigger"]],
    ["Planeswalker", "+1: Add {R}.", ["by a loyalty ability"]],
    ["Artifact", "{2}: Create a Treasure token.", ["by tokens that it makes"]],
    ["Artifact", "{2}: Create a 0/1 Thing creature token. It has \"Sacrifice this creature: Add {C}.\"", ["by tokens that it makes"]],
    ["Artifact", "{T}: Add {C}.", []],
    ["Creature", "When this creature enters, create a Mutavault token. (It's a land with \"{T}: Add {C}.\")", ["by tokens that it makes"]],
    ["Enchantment", "Each land is a Swamp in addition to its other land types.", ["by other types of lands"]],
  ])("%s: %s", (type, text, reasons) => expect(elsewhere(card("Thing", type, text))).toEqual(reasons));

  it.each<[string, string, string]>([
    ["Land — Island", "", "U"],
    ["Artifact", "Creatures you control have \"{T}: Add {G} or {W}.\"", "WG"],
    ["Enchantment — Aura", "Whenever enchanted land is tapped for mana, its controller adds an additional {R}.", "R"],
    ["Land", "{T}: Add one mana of any type that a land you control could produce.", "WUBRG"],
  ])("%s: %s makes %s", (type, text, types) => expect(typesMade(readCard(card("Thing", type, text))).join("")).toBe(types));

  it("writes a page and a chart with every number", () => {
    const page = coveragePage(report, { right: 3, of: 4, wrong: ["Stone: wanted more"] });
    expect(page).toContain("| all | 5 | 2 | 40.0 % | 1 | 1 | 1 |");
    expect(page).toContain("2026-01-02 (SHA-256 `0123456789abcdef`)");
    expect(page).toContain("3 of 4 are the same");
    expect(page).toContain("- Odd Stone: C, told RC");
    expect(coverageSvg(report)).toContain("add-mana (4)");
  });
});

const set = readCardSet();

describe.skipIf(set === undefined)("all cards that matter to paying (skipped without ../shared/cards/mana.jsonl.gz)", () => {
  it("have a reason for each difference from `produced_mana`, and only for differences", () => {
    const { differ, unmade } = measure(set ?? { cards: [], date: "", sha256: "" }).types;
    const readWhole = unmade.filter(({ degree }) => degree === "whole");
    expect([...differ, ...readWhole].filter(({ reasons }) => reasons.length === 0).map(({ name }) => name)).toEqual([]);
    expect(differ.map(({ name }) => name)).toEqual(expect.arrayContaining([...TOLD_OTHERWISE.keys()]));
  });
});
