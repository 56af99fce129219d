import { plainCard } from "../src/board/testing.ts";
import type { Position } from "../src/board/position.ts";
import type { Card } from "../src/cards/index.ts";
import { randomFrom, type Random } from "../src/bench/random.ts";
import { COLORS, type Color } from "../src/mana/index.ts";
import { assign } from "../src/rules/assign.ts";
import { paying, permanent, position } from "./arbitraries/index.ts";

/** Colored symbols and lands of one mana: the boards on which ways to pay are compared by how often they refuse what can be paid. */
export interface ColorBoard {
  readonly symbols: readonly Color[];
  readonly lands: readonly (readonly Color[])[];
}

const lands = new Map<string, Card>();
const landOf = (colors: readonly Color[]): Card => {
  const name = colors.join("/");
  const known = lands.get(name) ?? plainCard(name, {
    types: ["Land"], ...(colors.length === 1 ? { supertypes: ["Basic"] as const } : {}),
    abilities: [{ cost: [{ kind: "tap" }], outputs: [{ kind: "one-type", of: { kind: "these", types: colors }, amount: 1 }] }],
  });
  lands.set(name, known);
  return known;
};

/** The cost is that of a spell in hand, or of an ability. */
export const colorBoard = ({ symbols, lands: all }: ColorBoard, kind: "spell" | "ability" = "spell"): Position => {
  const cost = symbols.map((type) => ({ kind: "mana", type }) as const);
  const spell = plainCard("A Spell", { types: ["Sorcery"], manaCost: cost, colors: [...new Set(symbols)] });
  return position(
    all.map((colors, index) => permanent(`b${index + 1}`, landOf(colors))),
    paying(spell, kind === "spell" ? {} : { kind, from: "battlefield", cost: [{ kind: "mana", cost }] }),
  );
};

const isPayable = ({ symbols, lands: all }: ColorBoard): boolean =>
  assign(symbols, all, (color, colors) => colors.includes(color)).filter((color) => color !== undefined).length === symbols.length;

const inOrder = (colors: readonly Color[]): readonly Color[] => COLORS.flatMap((color) => colors.filter((one) => one === color));

/** A basic land (50 %), one of two (35 %) or of three colors; 80 % of the colors are among those of the cost. */
const drawnLand = (random: Random, palette: readonly Color[]): readonly Color[] => {
  const roll = random.next();
  const colors = new Set<Color>();
  while (colors.size < (roll < 0.5 ? 1 : roll < 0.85 ? 2 : 3)) colors.add(random.chance(0.8) ? random.pick(palette) : random.pick(COLORS));
  return inOrder([...colors]);
};

/** A board that can be paid: so many symbols out of three colors, in the order of the color wheel, and so many lands. */
export const randomColorBoard = (seed: number, index: number, symbols: number, count: number): ColorBoard => {
  const random = randomFrom(seed, index);
  for (;;) {
    const palette = random.shuffled(COLORS).slice(0, 3);
    const board = { symbols: inOrder(Array.from({ length: symbols }, () => random.pick(palette))), lands: Array.from({ length: count }, () => drawnLand(random, palette)) };
    if (isPayable(board)) return board;
  }
};
