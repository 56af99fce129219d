import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answer } from "../src/answer.ts";
import { copyId, type Permanent, type Position } from "../src/board/position.ts";
import { BASIC_LAND_TYPES, type Card } from "../src/cards/index.ts";
import { COLORS, type Color, type ManaSymbol } from "../src/mana/index.ts";
import { POLICIES, type Level } from "../src/policy/index.ts";
import * as cards from "./arbitraries/cards.ts";
import { color, handPosition, mediumPosition, permanent } from "./arbitraries/index.ts";
import { payBut } from "./known.ts";
import { runs } from "./runs.ts";

/** The hand is left out: what could be cast later is another question. */
const POLICY = { name: "without hand", levels: POLICIES.preserve.levels.filter((level) => level !== "hand" && level !== "oneByOne") };

interface Told {
  readonly payable: boolean;
  readonly levels: readonly (readonly [Level, number])[];
  readonly maxX: Extract<Answer, { status: "payable" }>["maxX"];
  readonly maxDelved: number | undefined;
}

/** What `pay` promises; `undefined` if it promises nothing. */
const told = (position: Position): Told | undefined => {
  const answer = payBut(position, { policy: POLICY });
  if (answer === undefined) return undefined;
  if (answer.status === "unpayable") return { payable: false, levels: [], maxX: undefined, maxDelved: undefined };
  if (answer.status !== "payable" || !answer.optimal) return undefined;
  return { payable: true, levels: answer.levels.map(({ level, value }) => [level as Level, value]), maxX: answer.maxX, maxDelved: answer.maxDelved };
};

const without = (position: Told, ...levels: readonly Level[]): Told => ({ ...position, levels: position.levels.filter(([level]) => !levels.includes(level)) });

/** Levels before the first of `levels`, to be compared as one: a worse one may buy a better one before it. */
const before = ({ levels }: Told, level: Level): readonly number[] => levels.slice(0, levels.findIndex(([other]) => other === level)).map(([, value]) => value);

const isNoWorse = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 || (a[at] as number) < (b[at] as number);
};

/** X as it is given: with the largest X, what is paid for differs. */
const withGivenX = (position: Position): Position => (position.paying.x === "max" ? { ...position, paying: { ...position.paying, x: 1 } } : position);

const related = (make: (position: Position) => fc.Arbitrary<Position>, judge: (one: Told, other: Told) => void, numRuns: number): void => {
  fc.assert(
    fc.property(mediumPosition.chain((position) => make(position).map((changed) => [position, changed] as const)), ([position, changed]) => {
      const [one, other] = [told(position), told(changed)];
      if (one !== undefined && other !== undefined) judge(one, other);
    }),
    runs(numRuns),
  );
};

/** Every color letter and basic land type in some data put for another; equal objects stay equal. */
const recolored = (position: Position, to: Readonly<Record<Color, Color>>): Position => {
  const known = new Map<unknown, unknown>();
  const lands = new Map(COLORS.flatMap((one) => {
    const [from, into] = [one, to[one]].map((letter) => Object.entries(BASIC_LAND_TYPES).find(([, type]) => type === letter)?.[0] as string);
    return [[from as string, into as string] as const];
  }));
  const change = (value: unknown): unknown => {
    if (typeof value === "string") return (to as Readonly<Record<string, string>>)[value] ?? lands.get(value) ?? value;
    if (typeof value !== "object" || value === null) return value;
    const before = known.get(value);
    if (before !== undefined) return before;
    const changed: unknown = Array.isArray(value)
      ? value.map(change)
      : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, key === "name" || key === "id" ? part : change(part)]));
    known.set(value, changed);
    return changed;
  };
  return change(position) as Position;
};

const permutation: fc.Arbitrary<Readonly<Record<Color, Color>>> = fc
  .shuffledSubarray([...COLORS], { minLength: COLORS.length, maxLength: COLORS.length })
  .map((into) => Object.fromEntries(COLORS.map((one, index) => [one, into[index] as Color])) as Record<Color, Color>);

/** Objects that a plan uses in any way. */
const touchedBy = (answer: Answer): ReadonlySet<string> =>
  new Set(answer.status !== "payable" ? [] : answer.plan.steps.flatMap((step): readonly string[] => {
    if (step.do === "activate") return [step.object, ...step.taps, ...step.sacrifices, ...(step.exiles ?? []), ...(step.returns ?? [])];
    return step.do === "mana" ? [step.from] : "object" in step ? [step.object] : [];
  }));

const asksTheBoard = ({ abilities, effects }: Card): boolean => /"count"|could-produce|"kind":"amount"/.test(JSON.stringify([abilities, effects]));

/** Entries that could be taken away: not touched, with no effect on others, on a board where nothing counts or looks at them. */
const removable = (position: Position, answer: Answer): readonly Permanent[] => {
  if (position.battlefield.some(({ card }) => asksTheBoard(card))) return [];
  const touched = touchedBy(answer);
  return position.battlefield.filter((entry) =>
    entry.card.effects.length === 0 && !Array.from({ length: entry.count }, (_, index) => copyId(entry, index)).some((id) => touched.has(id)));
};

describe("a payment that is related to another", () => {
  it("with one more untapped land, nothing becomes unpayable, and no level before flexibility gets worse", () => {
    // Every old plan is still there at the same price. Flexibility and what comes after may change: lands that look at
    // other lands make more colors now.
    fc.assert(
      fc.property(mediumPosition.map(withGivenX), color, (position, one) => {
        const [few, more] = [told(position), told({ ...position, battlefield: [...position.battlefield, permanent("new", cards.basic(one))] })];
        if (few === undefined || more === undefined || !few.payable) return;
        expect(more.payable).toBe(true);
        expect({ few: before(few, "flexibility"), more: before(more, "flexibility"), noWorse: isNoWorse(before(more, "flexibility"), before(few, "flexibility")) })
          .toMatchObject({ noWorse: true });
      }),
      runs(200),
    );
  });

  it("with the five colors permuted everywhere, the answer is the same", () => {
    related((position) => permutation.map((to) => recolored(position, to)), (one, other) => expect(other).toEqual(one), 150);
  });

  it("with the board in another order, only level order changes", () => {
    related(
      (position) =>
        fc.shuffledSubarray([...position.battlefield], { minLength: position.battlefield.length }).map((battlefield) => ({ ...position, battlefield })),
      (one, other) => expect(without(other, "order")).toEqual(without(one, "order")),
      150,
    );
  });

  it("with another symbol in its cost, it is not payable where it was not, and loses no less", () => {
    // Floating mana is no loss: what paid the symbol may simply be left over without it.
    const symbol = color.chain((type) => fc.constantFrom<ManaSymbol>({ kind: "mana", type }, { kind: "generic", amount: 1 }, { kind: "phyrexian", color: type }));
    fc.assert(
      fc.property(mediumPosition.map(withGivenX), symbol, (position, extra) => {
        const { card } = position.paying;
        if (card?.manaCost === undefined) return;
        const dearer: Position = { ...position, paying: { ...position.paying, card: { ...card, manaCost: [...card.manaCost, extra] } } };
        const [cheap, dear] = [told(position), told(dearer)];
        if (cheap === undefined || dear === undefined || !dear.payable) return;
        expect(cheap.payable).toBe(true);
        expect({ cheap: before(cheap, "floating"), dear: before(dear, "floating"), noWorse: isNoWorse(before(cheap, "floating"), before(dear, "floating")) })
          .toMatchObject({ noWorse: true });
      }),
      runs(200),
    );
  });

  it("with weights of the hand a tenth of what they were, the same is kept of it", () => {
    let compared = 0;
    fc.assert(
      fc.property(handPosition, (position) => {
        const kept = (scale: number): number | undefined => {
          const answer = payBut({ ...position, hand: position.hand.map((entry, index) => ({ ...entry, weight: (3 + index) * scale })) });
          return answer?.status === "payable" && answer.optimal ? answer.levels.find(({ level }) => level === "hand")?.value : undefined;
        };
        const [whole, tenth] = [kept(1), kept(0.1)];
        if (whole === undefined || tenth === undefined) return;
        expect(tenth).toBeCloseTo(whole / 10, 9);
        compared += 1;
      }),
      runs(200),
    );
    expect(compared).toBeGreaterThan(20);
  });

  it("with each copy as an entry of its own, the answer is the same", () => {
    const split = (position: Position): Position => ({
      ...position,
      battlefield: position.battlefield.flatMap((entry) => Array.from({ length: entry.count }, (_, index) => ({
        ...entry, id: `${entry.id}x${index}`, count: 1, ...(entry.attachedTo === undefined ? {} : { attachedTo: `${entry.attachedTo}x0` }),
      }))),
    });
    related((position) => fc.constant(split(position)), (one, other) => expect(other).toEqual(one), 150);
  });

  it("without permanents that the best plan leaves untouched and that grant nothing, only level order changes", () => {
    fc.assert(
      fc.property(mediumPosition, fc.nat(), (position, pick) => {
        const answer = payBut(position, { policy: POLICY });
        if (answer === undefined) return;
        const some = removable(position, answer);
        const gone = some[pick % Math.max(1, some.length)];
        const one = told(position);
        if (gone === undefined || one === undefined || !one.payable) return;
        const other = told({ ...position, battlefield: position.battlefield.filter((entry) => entry !== gone) });
        // Fewer permanents that could be sacrificed may mean fewer cards to delve.
        if (other === undefined) return;
        expect({ ...without(other, "order"), maxDelved: 0 }).toEqual({ ...without(one, "order"), maxDelved: 0 });
      }),
      runs(200),
    );
  });
});
