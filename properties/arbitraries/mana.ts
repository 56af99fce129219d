import fc from "fast-check";
import { COLORS, MANA_TYPES, type Color, type Cost, type ManaSymbol, type ManaType } from "../../src/mana/index.ts";

export const color: fc.Arbitrary<Color> = fc.constantFrom(...COLORS);
export const manaType: fc.Arbitrary<ManaType> = fc.constantFrom(...MANA_TYPES);

/** One to three colors that a board and a cost share, so that what is asked can often be made. */
export const palette: fc.Arbitrary<readonly Color[]> = fc.subarray([...COLORS], { minLength: 1, maxLength: 3 });

const twoOf = <T>(items: readonly T[]): fc.Arbitrary<readonly [T, T]> =>
  fc.shuffledSubarray([...items], { minLength: 2, maxLength: 2 }).map((pair) => pair as unknown as readonly [T, T]);

/** Hybrid pairs in their printed order are no condition: CR 107.4e knows no order. */
const hybrid: fc.Arbitrary<ManaSymbol> = twoOf(COLORS).map((types): ManaSymbol => ({ kind: "hybrid", types }));

/** Any symbol of CR 107.4. */
export const symbol: fc.Arbitrary<ManaSymbol> = fc.oneof(
  fc.nat({ max: 20 }).map((amount): ManaSymbol => ({ kind: "generic", amount })),
  fc.constantFrom("X" as const, "Y" as const, "Z" as const).map((letter): ManaSymbol => ({ kind: "variable", letter })),
  manaType.map((type): ManaSymbol => ({ kind: "mana", type })),
  twoOf(MANA_TYPES).map((types): ManaSymbol => ({ kind: "hybrid", types })),
  fc.record({ amount: fc.integer({ min: 1, max: 9 }), color }).map(({ amount, color: one }): ManaSymbol => ({ kind: "twobrid", amount, color: one })),
  color.map((one): ManaSymbol => ({ kind: "phyrexian", color: one })),
  twoOf(COLORS).map((colors): ManaSymbol => ({ kind: "hybrid-phyrexian", colors })),
  fc.constant<ManaSymbol>({ kind: "snow" }),
);

export const cost: fc.Arbitrary<Cost> = fc.array(symbol, { maxLength: 8 });

/** A symbol of a spell's cost other than generic and {X}, mostly of the palette's colors. */
const spellSymbol = (colors: readonly Color[]): fc.Arbitrary<ManaSymbol> => {
  const own = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...colors) }, { weight: 1, arbitrary: color });
  return fc.oneof(
    { weight: 11, arbitrary: own.map((type): ManaSymbol => ({ kind: "mana", type })) },
    { weight: 2, arbitrary: own.chain((one) => color.map((two): ManaSymbol => (one === two ? { kind: "mana", type: one } : { kind: "hybrid", types: [one, two] }))) },
    { weight: 2, arbitrary: own.map((one): ManaSymbol => ({ kind: "twobrid", amount: 2, color: one })) },
    { weight: 2, arbitrary: own.map((one): ManaSymbol => ({ kind: "phyrexian", color: one })) },
    { weight: 1, arbitrary: own.chain((one) => color.map((two): ManaSymbol => (one === two ? { kind: "phyrexian", color: one } : { kind: "hybrid-phyrexian", colors: [one, two] }))) },
    { weight: 1, arbitrary: fc.constant<ManaSymbol>({ kind: "snow" }) },
    { weight: 1, arbitrary: fc.constant<ManaSymbol>({ kind: "mana", type: "C" }) },
    { weight: 1, arbitrary: hybrid },
  );
};

const X: ManaSymbol = { kind: "variable", letter: "X" };

/** A spell's cost: up to `most` symbols beside generic mana up to `generic`, now and then {X} or {X}{X}. */
export const spellCost = (colors: readonly Color[], most: number, generic: number): fc.Arbitrary<Cost> =>
  fc
    .record({
      x: fc.oneof({ weight: 8, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(2) }),
      generic: fc.nat({ max: generic }),
      rest: fc.array(spellSymbol(colors), { maxLength: most }),
    })
    .map(({ x, generic: amount, rest }): Cost => [
      ...Array.from({ length: x }, () => X),
      ...(amount > 0 || x + rest.length === 0 ? [{ kind: "generic" as const, amount }] : []),
      ...rest,
    ]);
