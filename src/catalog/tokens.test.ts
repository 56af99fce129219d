import { describe, expect, it } from "vitest";
import { nodeCatalog } from "./node.ts";
import { TOKENS } from "./tokens.ts";

describe("tokens by name", () => {
  it("CR 111.10 finds a Treasure that taps and is sacrificed for any color, and is no card", () => {
    const treasure = nodeCatalog.byName("treasure");
    expect(treasure?.token).toBe(true);
    expect(treasure?.abilities.map(({ cost }) => cost.map((part) => part.kind))).toEqual([["tap", "sacrifice-self"]]);
  });

  it("CR 108.2b no token hides a card of the same name", () => {
    const cards = TOKENS.map(({ name }) => nodeCatalog.byName(name)).filter((card) => card?.token !== true);
    expect(cards.map((card) => card?.name)).toEqual([]);
  });
});
