import { describe, expect, test } from "vitest";
import { parsePosition } from "./parse.ts";
import { FEW_CARDS } from "./testing.ts";

describe("what is to stay payable may not be", () => {
  const error = (later: unknown): unknown => {
    const parsed = parsePosition({ you: { battlefield: [], later: [later] }, paying: { cost: "{0}" } }, FEW_CARDS);
    return parsed.ok ? undefined : [parsed.error.code, parsed.error.path];
  };
  test("neither card nor cost", () => expect(error({ weight: 2 })).toEqual(["wrong-shape", "you.later[0].card"]));
  test("words that are no cost", () => expect(error({ cost: "Dance a little" })).toEqual(["unread-cost", "you.later[0].cost"]));
  test("an ability of what is not there", () =>
    expect(error({ card: { name: "Nothing", type_line: "Artifact" }, kind: "ability", cost: "{1}" })).toEqual(["unknown-object", "you.later[0].card"]));
  test("another turn than theirs", () => expect(error({ cost: "{1}", turn: "mine" })).toEqual(["wrong-shape", "you.later[0].turn"]));
});

test("what is to stay payable is called by its card, with the cost of an ability, or as it is said", () => {
  const parsed = parsePosition({
    you: { battlefield: [{ card: "Llanowar Elves" }], later: [{ card: "Llanowar Elves", from: "exile" }, { card: "Llanowar Elves", kind: "ability", cost: "{2}" }, { cost: "{1}", name: "a trick", weight: 3, count: 2, turn: "theirs" }] },
    paying: { cost: "{0}" },
  }, FEW_CARDS);
  expect(parsed.ok && parsed.value.later?.map(({ id, name, weight, count, turn, paying: { kind, from } }) => [id, name, weight, count, turn, kind, from])).toEqual([
    ["l1", "Llanowar Elves", 1, 1, undefined, "spell", "exile"], ["l2", "Llanowar Elves: {2}", 1, 1, undefined, "ability", "battlefield"], ["l3", "a trick", 3, 2, "theirs", "spell", "hand"],
  ]);
});
