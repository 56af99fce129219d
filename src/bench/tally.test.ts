import { describe, expect, test } from "vitest";
import type { Judged, Row } from "./row.ts";
import { ALL, Tally } from "./tally.ts";
import { SHOWN, Telling } from "./telling.ts";

const row = (set: string, index: number, judged: Judged, more: Partial<Row> = {}): Row =>
  ({ set, index, id: `${set}-1-${index}`, paying: `card ${index}`, objects: 4, status: "payable", proved: true, results: { plain: judged }, ...more });
const worse = (level: string, gap: number, more: Readonly<Record<string, number>> = {}): Judged => ({ outcome: "worse", level, gaps: { [level]: gap, ...more } });

describe("a tally", () => {
  const tally = new Tally(["a", "b"], ["plain"]);
  const rows = [
    row("a", 0, { outcome: "optimal" }), row("a", 1, worse("life", 3, { order: -2 })), row("a", 2, { outcome: "refused" }), row("a", 3, worse("flexibility", 1)),
    row("a", 4, worse("x", 2, { life: -4 })), row("a", 5, { outcome: "unknown" }, { proved: false, doubt: { hand: -1 } }), row("a", 6, { outcome: "illegal", violation: "wrong-total" }),
    row("b", 0, { outcome: "rightly-refused" }, { status: "unpayable" }), row("b", 1, { outcome: "illegal", violation: "wrong-total" }, { status: "unpayable" }),
    row("b", 2, { outcome: "unknown" }, { status: "unknown", proved: false }), row("b", 3, worse("exiled", 1, { life: -1 })),
  ];
  for (const one of rows) tally.add(one);
  const [all, a, b] = tally.summary();

  test("counts positions by what is known of them", () => {
    expect(all).toMatchObject({ set: ALL, positions: 11, payable: 8, unpayable: 2, unknown: 1, proved: 7, doubted: 1 });
    expect([a?.positions, b?.positions]).toEqual([7, 4]);
  });

  test("shares are of what is payable and come to one", () => {
    expect(a?.strategies[0]?.verdicts).toEqual({ best: 1, sources: 1, loses: 2, refused: 1, illegal: 1, unknown: 1 });
    const shares = Object.values(all?.strategies[0]?.shares ?? {}).map((share) => share?.value ?? 0);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(b?.strategies[0]).toMatchObject({ violations: { "wrong-total": 1 }, illegalUnpayable: 1, verdicts: { illegal: 0 } });
  });

  test("gaps are means over what can be compared: not over refusals and smaller X", () => {
    const plain = all?.strategies[0];
    expect(plain).toMatchObject({ compared: 4, first: { life: 1, flexibility: 1, x: 1, exiled: 1 } });
    expect(plain?.measures["life"]).toMatchObject({ value: 2 / 4, share: 1 / 4, most: 3 });
    expect(plain?.measures["lost"]).toMatchObject({ value: 1 / 4 });
    expect(plain?.levels["order"]).toMatchObject({ value: -2 / 4, share: 0 });
  });

  test("what was drawn from has a format: counted by that, too", () => {
    const byFormat = new Tally(["a"], ["plain"]);
    for (const [index, format] of ["modern", "commander", "modern"].entries()) byFormat.add(row("a", index, { outcome: "refused" }, { from: { format, deck: "some" } }));
    byFormat.add(row("a", 3, { outcome: "optimal" }));
    expect(byFormat.groupSummary().map(({ set, positions }) => [set, positions])).toEqual([["a, commander", 1], ["a, modern", 2]]);
    expect(byFormat.summary()[0]?.positions).toBe(4);
  });

  test("of nothing nothing is told", () => {
    const [empty] = new Tally(["a"], ["plain"]).summary();
    expect(empty).toMatchObject({ positions: 0, strategies: [{ compared: 0, measures: {}, shares: { best: undefined } }] });
  });
});

describe("telling positions", () => {
  test("kinds take turns, worst first; of one card that is paid for the clearest; most lost on fewest objects first", () => {
    const telling = new Telling();
    for (let index = 0; index < 30; index += 1) telling.add(row("a", index, { outcome: "refused" }, { objects: 40 - index }));
    telling.add(row("a", 30, worse("life", 1)));
    telling.add(row("a", 31, worse("life", 2)));
    telling.add(row("a", 32, worse("life", 9), { paying: "card 31" }));
    telling.add(row("a", 33, { outcome: "optimal" }));
    const shown = telling.of("plain").map(({ index }) => index);
    expect(shown).toEqual([29, 32, 28, 30, 27, 26, 25, 24, 23, 22]);
    expect(shown.length).toBe(SHOWN);
  });

  test("whoever makes no mistake shows none", () => expect(new Telling().of("plain")).toEqual([]));
});
