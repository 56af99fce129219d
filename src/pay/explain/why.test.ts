import { describe, expect, test } from "vitest";
import { cards, whyFor } from "./testing.ts";

describe("why this payment", () => {
  test("it keeps a card of the hand castable", () => {
    expect(whyFor({ battlefield: cards("Island", "Island", "Forest"), hand: [{ card: "Counterspell" }] }, "{1}")).toEqual([{ code: "keeps", cards: ["Counterspell"] }, { code: "gives-up-nothing" }]);
  });

  test("and another one not", () => {
    expect(whyFor({ battlefield: cards("Island", "Island", "Mountain"), hand: [{ card: "Counterspell" }, { card: "Lightning Bolt" }] }, "{R}"))
      .toEqual([{ code: "keeps", cards: ["Counterspell"] }, { code: "lets-go", cards: ["Lightning Bolt"] }, { code: "gives-up-nothing" }]);
  });

  test("abilities and bare costs are kept payable, not castable", () => {
    const later = [{ card: "Walking Ballista", kind: "ability", cost: "{4}" }, { cost: "{U}" }, { card: "Think Twice", from: "graveyard", cost: "{2}{U}" }];
    expect(whyFor({ battlefield: cards("Walking Ballista", "Island", "Wastes", "Wastes", "Wastes"), graveyard: cards("Think Twice"), later }, "{1}")).toEqual([
      { code: "keeps", cards: ["Think Twice"], costs: ["{U}"] }, { code: "lets-go", cards: [], costs: ["Walking Ballista: {4}"] }, { code: "gives-up-nothing" },
    ]);
  });

  test("life, because nothing else makes that mana", () => {
    expect(whyFor({ battlefield: cards("Mana Confluence", "Island") }, "{W}")).toEqual([
      { code: "gives-up", what: "life", amount: 1, object: "b1", because: { code: "hall", symbols: "{W}", need: 1, supply: 0, objects: [] } },
    ]);
  });

  test("life, because all else gives up more", () => {
    expect(whyFor({ battlefield: cards("Mana Confluence", "Treasure") }, "{W}")).toEqual([
      { code: "gives-up", what: "life", amount: 1, object: "b1", because: { code: "dearer", level: "sacrificed", value: 1, here: 0 } },
    ]);
  });

  test("CR 107.4f: life for symbols, because without life they cannot be paid", () => {
    expect(whyFor({ battlefield: cards("Swamp") }, { card: "Dismember" })).toEqual([
      { code: "gives-up", what: "life", amount: 4, because: { code: "hall", symbols: "{B/P}{B/P}", need: 2, supply: 1, objects: ["b1"] } },
    ]);
  });

  test("a sacrifice that the cost asks for, and one for mana", () => {
    const why = whyFor({ battlefield: cards("Treasure", "Grizzly Bears", "Forest") }, { cost: "{1}{G}", kind: "special", additional: ["Sacrifice a creature"] });
    expect(why).toEqual([
      { code: "gives-up", what: "sacrificed", amount: 1, objects: ["b1"], object: "b1", because: { code: "hall", symbols: "{1}{G}", need: 2, supply: 1, objects: ["b3"] } },
      { code: "gives-up", what: "sacrificed", amount: 1, objects: ["b2"], because: { code: "asked" } },
    ]);
  });

  test("with X as large as can be: without it that X cannot be paid", () => {
    const why = whyFor({ battlefield: cards("Ashnod's Altar", "Grizzly Bears", "Mountain") }, { card: "Blaze", x: "max" });
    expect(why).toContainEqual(expect.objectContaining({ what: "sacrificed", objects: ["b2"], object: "b1", because: expect.objectContaining({ code: "hall", symbols: "{2}", supply: 1 }) as unknown }));
  });

  test("mana left over, and counters and energy", () => {
    expect(whyFor({ battlefield: cards("Sol Ring") }, "{1}")).toEqual([{ code: "leaves-over", mana: "{C}" }]);
    expect(whyFor({ battlefield: cards("Wall of Roots") }, "{G}")[0]).toMatchObject({ what: "put", amount: 1, objects: ["b1"], because: { code: "hall" } });
    expect(whyFor({ battlefield: cards("Aether Hub"), energy: 2 }, "{U}")[0]).toMatchObject({ what: "energy", amount: 1, object: "b1" });
    expect(whyFor({ battlefield: [{ card: "Vivid Grove", counters: { charge: 2 } }] }, "{U}")[0]).toMatchObject({ what: "removed", amount: 1, objects: ["b1"] });
  });

  test("CR 702.66a: cards delved", () => {
    expect(whyFor({ battlefield: cards("Island"), graveyard: [{ card: "Opt", count: 7 }] }, { card: "Treasure Cruise" })[0]).toMatchObject({ what: "delved", amount: 7 });
  });

  test("because without it nothing starts", () => {
    expect(whyFor({ battlefield: cards("Mystic Gate", "Sunken Ruins", "Mana Confluence") }, "{W}{U}{B}")[0]).toMatchObject({ what: "life", object: "b3", because: { code: "needed" } });
  });

  test("what is not proved has no cause", () => {
    const why = whyFor({ battlefield: cards("Ashnod's Altar", "Dryad of the Ilysian Grove", "Grizzly Bears", "Forest") }, "{4}");
    expect(why).toEqual([{ code: "gives-up", what: "sacrificed", amount: 2, objects: ["b3", "b2"], object: "b1" }]);
  });
});
