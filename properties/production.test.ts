import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Step } from "../src/answer.ts";
import type { Permanent, Position } from "../src/board/position.ts";
import type { Card, Output } from "../src/cards/index.ts";
import { parseSymbols, typesIn } from "../src/mana/index.ts";
import { paymentOf, printDues, startOf, totalsFor, viewOf } from "../src/rules/index.ts";
import { couldProduce } from "../src/rules/produce.ts";
import * as cards from "./arbitraries/cards.ts";
import { color, mediumPosition, palette, paying, permanent, position, tinyPosition } from "./arbitraries/index.ts";
import { payBut } from "./known.ts";
import { runs } from "./runs.ts";

/** Types that each permanent could produce, by object id. */
const couldMake = (position: Position): ReadonlyMap<string, readonly string[]> => {
  const view = viewOf(position);
  const found = couldProduce(startOf(view));
  return new Map(view.permanents.flatMap(({ copies, thing }) => Array.from(copies, (id) => [id, typesIn(found.get(thing.id) ?? 0)] as const)));
};

const shuffled = <T>(items: readonly T[]): fc.Arbitrary<readonly T[]> => fc.shuffledSubarray([...items], { minLength: items.length });

/** Boards on which much looks at what others could produce. */
const looking: fc.Arbitrary<Position> = fc.tuple(
  fc.oneof(tinyPosition, mediumPosition),
  fc.subarray([cards.reflecting, cards.orchard, cards.fellwar, cards.lantern, cards.signet("W", "U"), cards.anyLand], { minLength: 1 }),
).map(([position, more]) => ({ ...position, battlefield: [...position.battlefield, ...more.map((card, index) => permanent(`n${index}`, card))] }));

/** Whether its effects or its presence may take a type away from others, or be counted in some condition. */
const isPlain = (card: Card): boolean => card.effects.length === 0;
const newcomer: fc.Arbitrary<Card> = palette.chain((colors) => fc.tuple(fc.constantFrom(...colors), fc.constantFrom(...colors)).chain(([a, b]) =>
  fc.constantFrom(
    cards.basic(a), cards.dual(a, b), cards.anyLand, cards.wastes, cards.reflecting, cards.orchard, cards.signet(a, b), cards.filterLand(a, b), cards.cradle(a), cards.elf(a),
    cards.treasure, cards.ring, cards.mine, cards.hub, cards.coffers(a), cards.opal, cards.karoo(a, b), cards.storage(a),
  )));

describe("what permanents could produce (CR 106.7)", () => {
  it("is no less with one more permanent that changes no land types and replaces nothing, on either side", () => {
    let grew = 0;
    fc.assert(
      // "Tapped for two or more mana" would see that a land that counts makes more than before.
      fc.property(looking.filter((position) => !JSON.stringify(position).includes('"least":2,"types"')), newcomer, fc.boolean(), (position, card, mine) => {
        expect(isPlain(card)).toBe(true);
        const [first] = position.opponents;
        const one: Permanent = permanent("new", card);
        const more: Position = mine
          ? { ...position, battlefield: [...position.battlefield, one] }
          : { ...position, opponents: [{ battlefield: [...(first?.battlefield ?? []), one] }, ...position.opponents.slice(1)] };
        const [few, many] = [couldMake(position), couldMake(more)];
        for (const [id, types] of few) {
          const now = many.get(id) ?? [];
          expect({ id, lost: types.filter((type) => !now.includes(type)) }).toEqual({ id, lost: [] });
          if (now.length > types.length) grew += 1;
        }
      }),
      runs(500),
    );
    expect(grew).toBeGreaterThan(0);
  });

  /** Of two lands types that a land "is", the later one counts (CR 613.7); on a board that is the one further back. */
  const becomesOne = (position: Position): boolean =>
    new Set([...position.battlefield, ...position.opponents.flatMap((side) => side.battlefield)].filter(({ card }) => card.effects.some((effect) => effect.kind === "land-types" && !effect.inAddition)).map(({ card }) => card.name)).size <= 1;

  it("is the same with both boards in another order", () => {
    fc.assert(
      fc.property(
        looking.filter(becomesOne).chain((position) => fc.tuple(fc.constant(position), shuffled(position.battlefield), fc.tuple(...position.opponents.map((side) => shuffled(side.battlefield))))),
        ([position, battlefield, sides]) => {
          const other = couldMake({ ...position, battlefield, opponents: position.opponents.map((side, index) => ({ ...side, battlefield: sides[index] ?? [] })) });
          for (const [id, types] of couldMake(position)) expect({ id, types: other.get(id) }).toEqual({ id, types });
        },
      ),
      runs(500),
    );
  });
});

describe("the locked total (CR 601.2f)", () => {
  /** Every total that may be locked, as text, with the life that it asks for; of announcements that come to the same, one stands for all. */
  const totals = (position: Position): readonly string[] => {
    const view = viewOf(position);
    const all = totalsFor(view, paymentOf(view), 2)
      .map((total) => `${printDues(total.dues)} ${JSON.stringify(total.life.map(({ amount }) => amount).sort())}`);
    return [...new Set(all)].sort();
  };

  const changers = [
    cards.taxer, cards.helper, cards.sphere, cards.hybridHelper, cards.leastHelper, cards.countingHelper, cards.colorHelper("W"), cards.colorHelper("U"), cards.colorTaxer("W"),
  ];
  /** Bug P9, below. */
  const isKnown = ({ battlefield }: Position): boolean => battlefield.some(({ card }) => card.effects.some((effect) => effect.kind === "spell-cost" && effect.coloredOnly === true));
  const plain = tinyPosition.filter((position) => !isKnown(position));
  const changed = fc.tuple(plain, fc.subarray(changers, { minLength: 2 })).map(([position, some]) => ({
    ...position, battlefield: [...position.battlefield, ...some.map((card, index) => permanent(`n${index}`, card))],
  }));

  it("is the same, in whatever order permanents stand", () => {
    let several = 0;
    fc.assert(
      fc.property(changed.chain((position) => fc.tuple(fc.constant(position), shuffled(position.battlefield))), ([position, battlefield]) => {
        const told = totals(position);
        if (told.length > 1) several += 1;
        expect(totals({ ...position, battlefield })).toEqual(told);
      }),
      runs(400),
    );
    expect(several).toBeGreaterThan(0);
  });

  it("is the same, in whatever order one permanent's effects are listed", () => {
    const together = cards.card("All of it", { types: ["Artifact"], effects: changers.flatMap(({ effects }) => effects) });
    fc.assert(
      fc.property(
        fc.tuple(plain, fc.subarray([...together.effects], { minLength: 2, maxLength: 6 })).chain(([position, effects]) => fc.tuple(fc.constant(position), fc.constant(effects), shuffled(effects))),
        ([position, effects, others]) => {
          const withOne = (some: Card["effects"]): Position => ({ ...position, battlefield: [...position.battlefield, permanent("all", { ...together, effects: some })] });
          expect(totals(withOne(others))).toEqual(totals(withOne(effects)));
        },
      ),
      runs(400),
    );
  });
});

describe("the order of reductions", () => {
  const total = (...some: readonly Card[]): readonly string[] => {
    const view = viewOf(position(some.map((card, index) => permanent(`b${index}`, card)), paying(cards.card("Spell", { manaCost: [{ kind: "generic", amount: 3 }], types: ["Sorcery"] }))));
    return totalsFor(view, paymentOf(view), undefined).map(({ dues }) => printDues(dues));
  };
  const [walker, helper, taxer] = [cards.edgewalker("W", "U"), cards.colorHelper("W"), cards.colorTaxer("W")];

  it("colored mana only, then what may spill into generic mana", () => expect(total(walker, helper, taxer)).toContain("{2}"));

  it("the same on a board the other way round", () => expect(total(helper, walker, taxer)).toContain("{2}"));
});

describe("filtering", () => {
  const count = (text: string): number => {
    const symbols = parseSymbols(text);
    return symbols.ok ? symbols.value.length : Number.NaN;
  };

  const most = (output: Output): number => (output.kind === "fixed" ? output.mana.length : output.kind === "each" ? 6 : output.kind !== "as-unspent" && typeof output.amount === "number" ? output.amount : Number.POSITIVE_INFINITY);

  type Activate = Extract<Step, { do: "activate" }>;

  it("adds no more than the abilities say: what the pool gains by an activation is what is added less what is spent", () => {
    let filtered = 0;
    // What another player assists with is in no pool of yours. CR 702.132a
    const quiet = (position: Position): boolean => position.opponents.every((side) => side.assists !== true) && [...position.battlefield, ...position.opponents.flatMap((side) => side.battlefield)].every(({ card }) =>
      card.effects.every((effect) => effect.kind !== "tap-multiply" && effect.kind !== "tap-trigger"));
    const filters = fc.tuple(tinyPosition, fc.subarray([cards.signet("W", "U"), cards.filterLand("W", "U"), cards.expanse("W", "U"), cards.signet("B", "R"), cards.prism, cards.wastes], { minLength: 2 }))
      .map(([position, some]) => ({ ...position, battlefield: [...position.battlefield, ...some.map((card, index) => permanent(`n${index}`, card))] }));
    fc.assert(
      fc.property(filters.filter(quiet), (position) => {
        const answer = payBut(position, { policy: { name: "any", levels: ["tapped"] } });
        if (answer?.status !== "payable") return;
        const view = viewOf(position);
        const steps = answer.plan.steps.filter((step): step is Activate => step.do === "activate");
        let pool = position.pool.reduce((sum, mana) => sum + mana.count, 0);
        for (const step of steps) {
          const card = [...position.hand, ...position.graveyard].find(({ id }) => id === step.object.split("#")[0])?.card;
          const ability = (view.owners.get(step.object)?.abilities ?? card?.abilities)?.[step.ability];
          // The intrinsic ability of a basic land type adds one mana. CR 305.6
          const said = ability === undefined ? 1 : Math.max(...[...ability.outputs, ...(ability.instead ?? []).flatMap(({ outputs }) => outputs)].map(most));
          expect(count(step.adds)).toBeLessThanOrEqual(said);
          if (step.with.length > 0 && step.adds !== "") filtered += 1;
          pool += count(step.adds) - step.with.length;
          expect(pool).toBeGreaterThanOrEqual(0);
        }
        // What is there at the end pays the total, and is left over.
        expect(pool).toBe(answer.plan.steps.filter((step) => step.do === "mana").length + count(answer.summary.floating));
      }),
      runs(400),
    );
    expect(filtered).toBeGreaterThan(0);
  });

  it("two mana in, two mana out: filter lands and Signets change types, and {1} more is all that a Signet makes", () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        const at: Position = {
          life: 20, energy: 0, pool: [{ type: a, count: 1, snow: false }], battlefield: [permanent("f", cards.filterLand(a, b)), permanent("s", cards.signet(a, b))],
          hand: [], graveyard: [], command: [], opponents: [], notUnderstood: [],
          paying: { card: cards.card("Spell", { manaCost: [{ kind: "generic", amount: 4 }], types: ["Sorcery"] }), from: "hand", kind: "spell", additional: [], increase: [], reduce: [] },
        };
        // One mana, and one more by each: three, so that four cannot be paid and three can.
        expect(payBut(at)?.status).toBe("unpayable");
        const three: Position = { ...at, paying: { ...at.paying, card: cards.card("Spell", { manaCost: [{ kind: "generic", amount: 3 }], types: ["Sorcery"] }) } };
        expect(payBut(three)?.status).toBe("payable");
      }),
      runs(50),
    );
  });
});
