/** For tests: a handful of cards by name, some with two faces. */
import type { Card } from "../cards/index.ts";
import { plainCard } from "../board/testing.ts";
import type { PuzzleCards } from "./index.ts";

const FACES: readonly (readonly [front: Card, back: Card])[] = [
  [plainCard("Grub", { types: ["Creature"], subtypes: ["Insect"] }), plainCard("Moth", { types: ["Creature"], subtypes: ["Insect"] })],
  [plainCard("Cellar", { types: ["Enchantment"], subtypes: ["Room"] }), plainCard("Attic", { types: ["Enchantment"], subtypes: ["Room"] })],
];

const MODAL_BACK = plainCard("Far Shore", { types: ["Land"] });
const MODAL = [plainCard("Far Cry", { types: ["Sorcery"], castings: [{ kind: "face", card: MODAL_BACK }] }), MODAL_BACK] as const;

const PAIRS = [...FACES, MODAL];
const WHOLES = PAIRS.map(([front, back]) => ({ ...front, name: `${front.name} // ${back.name}`, faces: [front, back] }));

const CARDS: readonly Card[] = [
  plainCard("Forest", { types: ["Land"], subtypes: ["Forest"] }),
  plainCard("Elf, the Tall", { types: ["Creature"], subtypes: ["Elf"] }),
  plainCard("Stone", { types: ["Artifact"] }),
  plainCard("Bolt", { types: ["Instant"] }),
  plainCard("Treasure", { types: ["Artifact"], subtypes: ["Treasure"], token: true }),
  ...PAIRS.flat(),
  ...WHOLES,
];

const byKey: ReadonlyMap<string, Card> = new Map(CARDS.map((card) => [card.name.toLowerCase(), card]));

export const PUZZLE_CARDS: PuzzleCards = {
  byName: (name) => byKey.get(name.toLowerCase()),
  nearest: (name) => (name.startsWith("Fo") ? ["Forest"] : []),
  facesOf: (name) => WHOLES.find((card) => [card, ...card.faces].some((one) => one.name.toLowerCase() === name.toLowerCase()))?.faces.map((one) => one.name) ?? [],
};
