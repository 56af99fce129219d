import type { Random } from "./random.ts";
import { ANY_COLOR, BASICS, BODIES, CONVERTERS, FILTERS, LUMPS, SIGNETS } from "./solvers/cards.ts";

/** A board that the hunt changes step by step: names of cards only, so that it can be read and kept. */
export interface Prey {
  readonly battlefield: readonly string[];
  readonly hand: readonly string[];
  /** The symbols of the cost, in any order. */
  readonly cost: readonly string[];
  readonly keywords: readonly string[];
}

const POOLS: readonly (readonly string[])[] = [BASICS, SIGNETS, FILTERS, CONVERTERS, ANY_COLOR, LUMPS, BODIES];

const HAND = [
  "Counterspell", "Cryptic Command", "Lightning Bolt", "Cultivate", "Wrath of God", "Overrun", "Esper Charm", "Niv-Mizzet Reborn", "Progenitus", "Fireball", "Kitchen Finks", "Boros Reckoner", "Spectral Procession", "Divination", "Ponder",
] as const;

const SYMBOLS = ["{W}", "{U}", "{B}", "{R}", "{G}", "{1}", "{2}", "{3}", "{C}", "{W/U}", "{B/G}", "{2/R}", "{R/P}"] as const;

const MOST = { battlefield: 30, hand: 6, cost: 8 } as const;

const without = <T>(items: readonly T[], at: number): readonly T[] => items.filter((_, index) => index !== at);

const anyName = (random: Random): string => random.pick(random.pick(POOLS));

/** A step on a list: one more, one less, or one in place of another. */
const changed = <T>(items: readonly T[], most: number, random: Random, make: () => T): readonly T[] => {
  const at = random.between(0, Math.max(0, items.length - 1));
  const step = random.between(0, 3);
  if (items.length === 0 || (step === 0 && items.length < most)) return [...items, make()];
  if (step === 1) return without(items, at);
  // Another copy of what is there: several of a kind go together in ways that different ones do not.
  if (step === 2 && items.length < most) return [...items, items[at] as T];
  return items.with(at, make());
};

export const mutated = (prey: Prey, random: Random): Prey => {
  const what = random.between(1, 10);
  if (what <= 6) return { ...prey, battlefield: changed(prey.battlefield, MOST.battlefield, random, () => anyName(random)) };
  if (what <= 8) return { ...prey, cost: changed(prey.cost, MOST.cost, random, () => random.pick(SYMBOLS)) };
  if (what === 9) return { ...prey, hand: changed(prey.hand, MOST.hand, random, () => random.pick(HAND)) };
  return { ...prey, keywords: prey.keywords.length > 0 ? [] : [random.pick(["Convoke", "Improvise"])] };
};

/** A board to start from: some of everything. */
export const firstPrey = (random: Random): Prey => ({
  battlefield: Array.from({ length: random.between(6, 14) }, () => anyName(random)),
  hand: Array.from({ length: random.between(0, 3) }, () => random.pick(HAND)),
  cost: Array.from({ length: random.between(2, 5) }, () => random.pick(SYMBOLS)),
  keywords: [],
});

/** All boards with one thing less. */
export const smaller = (prey: Prey): readonly Prey[] => [
  ...prey.hand.map((_, at) => ({ ...prey, hand: without(prey.hand, at) })),
  ...prey.battlefield.map((_, at) => ({ ...prey, battlefield: without(prey.battlefield, at) })),
  ...prey.cost.flatMap((_, at) => (prey.cost.length > 1 ? [{ ...prey, cost: without(prey.cost, at) }] : [])),
  ...(prey.keywords.length > 0 ? [{ ...prey, keywords: [] }] : []),
];

const counted = (names: readonly string[]): readonly object[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, ...(card === "Cavern of Souls" ? { chosen: "Elf" } : {}), ...(card === "Everflowing Chalice" ? { counters: { charge: 2 } } : {}), ...(count > 1 ? { count } : {}) }));
};

export const positionOf = ({ battlefield, hand, cost, keywords }: Prey): object => ({
  you: { life: 20, battlefield: counted(battlefield), hand: counted(hand) },
  opponents: [{}],
  paying: { card: { name: "Spell", type_line: "Sorcery", mana_cost: cost.join(""), ...(keywords.length > 0 ? { keywords } : {}) } },
});
