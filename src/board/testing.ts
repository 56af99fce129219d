/** For tests: a reader that knows three cards and reads costs in symbols only. */
import type { Card } from "../cards/index.ts";
import { parseCost } from "../mana/index.ts";
import { cardSource } from "./card-source.ts";
import type { CardJson } from "./source.ts";

export const plainCard = (name: string, more: Partial<Card> = {}): Card => ({
  name, manaCost: undefined, supertypes: [], types: [], subtypes: [], token: false, colors: [], colorIdentity: [],
  power: undefined, toughness: undefined, keywords: [], abilities: [], effects: [], notUnderstood: [], ...more,
});

const KNOWN: ReadonlyMap<string, Card> = new Map(
  [
    plainCard("Forest", { types: ["Land"], subtypes: ["Forest"] }),
    plainCard("Llanowar Elves", { types: ["Creature"] }),
    plainCard("Odd Stone", { types: ["Artifact"], notUnderstood: [{ text: "a line" }] }),
  ].map((card) => [card.name.toLowerCase(), card]),
);

export const FEW_CARDS = cardSource(
  {
    readCard: (json: CardJson) => plainCard(json.name, { notUnderstood: json.oracle_text === undefined ? [] : [{ text: json.oracle_text }] }),
    readCost: (text) => {
      const cost = parseCost(text);
      return cost.ok ? [{ kind: "mana", cost: cost.value }] : undefined;
    },
    readSpend: (text) => (text === "only creatures" ? { kind: "only", uses: [] } : undefined),
  },
  { byName: (name) => KNOWN.get(name.toLowerCase()), nearest: (name) => (name.startsWith("F") ? ["Forest"] : []) },
);
