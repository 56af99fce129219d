import { describe, expect, it } from "vitest";
import { parsePosition } from "../board/index.ts";
import { pay } from "../pay/index.ts";
import { CARDS } from "./cards.ts";
import { renderAnswer } from "./render.ts";
import { colorsFor } from "./terminal.ts";
import { WIDTH } from "./text.ts";

/** Positions with what the command line says of them, word for word. */
const cost = (text: string, more: object = {}): object => ({ cost: text, kind: "special", ...more });
const cards = (...names: readonly string[]): readonly object[] => names.map((card) => ({ card }));

const POSITIONS: Readonly<Record<string, object>> = {
  "three {U}, one Island": { you: { battlefield: [...cards("Island", "Forest", "Forest"), { card: "Watery Grave", tapped: true }] }, paying: cost("{U}{U}{U}") },
  "one land would have to be untapped": { you: { battlefield: [...cards("Island"), { card: "Watery Grave", tapped: true }] }, paying: { card: "Counterspell" } },
  "a new creature": { you: { battlefield: [{ card: "Forest", count: 2 }, { card: "Llanowar Elves", summoningSick: true }] }, paying: { card: "Cultivate" } },
  "filter lands that cannot start each other": { you: { battlefield: cards("Mystic Gate", "Sunken Ruins", "Gruul Signet") }, paying: cost("{W}{U}") },
  "mana for creatures only": { you: { battlefield: [{ card: "Island", count: 2 }, { card: "Ancient Ziggurat", count: 3 }] }, paying: { card: "Divination" } },
  "an X that is too large": { you: { battlefield: [{ card: "Mountain", count: 3 }] }, paying: { card: "Blaze", x: 5 } },
  "too little life": { you: { life: 1, battlefield: cards("Swamp") }, paying: { card: "Dismember" } },
  "too few cards to delve": { you: { battlefield: [{ card: "Island", count: 3 }], graveyard: [{ card: "Opt", count: 2 }] }, paying: { card: "Treasure Cruise" } },
  "nothing to sacrifice": { you: { battlefield: cards("Swamp", "Ashnod's Altar") }, paying: cost("{B}", { additional: ["Sacrifice a creature"] }) },
  "much that cannot be used": {
    you: { life: 1, battlefield: [...cards("Gaea's Cradle", "Sol Ring", "Stony Silence", "Mox Opal", "Lion's Eye Diamond"), { card: "Forest", count: 5, tapped: true }] }, paying: cost("{12}{G}"),
  },
  "nothing at all to pay": { you: { battlefield: cards("Island") }, paying: { card: "Ancestral Vision" } },
  "life, because nothing else makes {W}": { you: { battlefield: cards("Mana Confluence", "Island", "Forest"), hand: [{ card: "Opt" }] }, paying: cost("{1}{W}") },
  "life rather than a Treasure": {
    you: { battlefield: cards("Treasure", "Mana Confluence", "Island", "Island", "Mountain"), hand: [{ card: "Counterspell" }, { card: "Lightning Bolt" }, { card: "Opt" }] }, paying: cost("{R}{W}"),
  },
  "life for Phyrexian symbols": { you: { battlefield: cards("Swamp") }, paying: { card: "Dismember" } },
  "a creature for an altar, and mana left over": { you: { battlefield: cards("Ashnod's Altar", "Grizzly Bears") }, paying: cost("{1}") },
  "an ability and so much mana kept, a card let go": {
    you: {
      battlefield: [...cards("Tundra", "Tundra", "Plains"), { card: "Wastes", count: 3 }, { card: "Walking Ballista", counters: { "+1/+1": 1 } }], hand: cards("Lightning Bolt", "Counterspell"),
      later: [{ card: "Walking Ballista", kind: "ability", cost: "{4}" }, { cost: "{W}{U}" }],
    },
    paying: { card: "Wall of Omens" },
  },
  "an ability let go": { you: { battlefield: [{ card: "Wastes", count: 4 }, { card: "Walking Ballista" }], later: [{ card: "Walking Ballista", kind: "ability", cost: "{4}" }] }, paying: cost("{1}") },
  "nothing given up": { you: { battlefield: cards("Forest", "Island") }, paying: cost("{G}") },
};

const said = (json: object, color: boolean): string => {
  const position = parsePosition(json, CARDS);
  if (!position.ok) throw new Error(position.error.message);
  return renderAnswer(pay(position.value, { explain: true }), position.value, colorsFor(color));
};

describe("what the command line says", () => {
  it.each(Object.entries(POSITIONS))("%s", (_, json) => {
    const plain = said(json, false);
    expect(plain).toMatchSnapshot();
    expect(Math.max(...plain.split("\n").map((line) => line.length))).toBeLessThanOrEqual(WIDTH);
  });

  it.each(Object.entries(POSITIONS))("%s: in color the same words, in the same lines", (_, json) => {
    const colored = said(json, true);
    // oxlint-disable-next-line no-control-regex
    expect(colored.replace(/\u001B\[\d+m/g, "")).toBe(said(json, false));
    expect(colored).toContain("\u001B[");
    expect(colored.split("\n")[0]).toMatchSnapshot();
  });
});
