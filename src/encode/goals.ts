import { COLORS, typeBit, typesIn, type ManaType } from "../mana/index.ts";
import { leastOf, NO_TOUCH, type AnyLevel, type Policy, type SpentMana } from "../policy/index.ts";
import { pays, type Demand, type Purpose, type Unit } from "../rules/index.ts";
import type { Activity } from "../solver/program.ts";
import type { Draft } from "./draft.ts";
import type { Goods } from "./goods.ts";
import type { Spending } from "./permits.ts";

/**
 * What a policy asks of the mana spent, as a program: a goal is met by one of its options, each so much mana of one kind, or
 * it is given up at its level's price. A mana that is to count is spent by an activity of its own, which serves its due and
 * every option that it fits; all other mana is spent as ever. What one option gets too much of is taken off again, so a mana
 * counts for all that it can.
 */
interface Goal {
  readonly level: number;
  readonly options: readonly Option[];
  /** Given up mana by mana, not as a whole. */
  readonly each: boolean;
}

type Kind = Pick<SpentMana, "color" | "snow" | "from" | "rider">;

interface Option {
  readonly of: Kind;
  readonly least: number;
}

/** Mana that is rather not spent, at a price each. */
interface Shunned {
  readonly level: number;
  readonly of: Kind;
}

export interface Goals {
  readonly wanted: readonly Goal[];
  readonly shunned: readonly Shunned[];
}

const goalsAt = (level: AnyLevel, index: number): readonly Goal[] => {
  if (typeof level === "string") return [];
  if (level.spent === "colors") return COLORS.map((color) => ({ level: index, each: false, options: [{ of: { color }, least: 1 }] }));
  if (level.avoid === true) return [];
  const { color, ...rest } = level;
  const options = color === "same" ? COLORS.map((one) => ({ of: { ...rest, color: one }, least: leastOf(level) })) : [{ of: level, least: leastOf(level) }];
  return [{ level: index, options, each: level.each === true && options.length === 1 }];
};

export const goalsOf = (policy: Policy | undefined): Goals => ({
  wanted: (policy?.levels ?? []).flatMap(goalsAt),
  shunned: (policy?.levels ?? []).flatMap((level, index) => (typeof level === "object" && level.spent === "mana" && level.avoid === true ? [{ level: index, of: level }] : [])),
});

const sameWord = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Was it made by something of that name, card type or subtype? CR 106.3 */
const isFrom = ({ from, source }: Unit, word: string): boolean =>
  (source !== undefined && sameWord(source, word)) ||
  (from !== undefined && [from.name, ...from.types, ...from.subtypes].some((own) => sameWord(own, word)));

/** Is one mana of this unit, as this type, of that kind? */
const isKind = (of: Kind, unit: Unit, type: ManaType): boolean =>
  (of.color === undefined || of.color === type) && (of.snow !== true || unit.snow) && (of.from === undefined || isFrom(unit, of.from)) &&
  (of.rider !== true || unit.rider !== undefined);

const kindsIn = ({ wanted, shunned }: Goals): readonly Kind[] => [...wanted.flatMap(({ options }) => options.map(({ of }) => of)), ...shunned.map(({ of }) => of)];

/** What goals tell units apart by, and whose mana it is and until when it lasts. */
export const toldApart = (goals: Goals): ((unit: Unit) => string) => {
  const kinds = kindsIn(goals);
  return (unit) => `${unit.until ?? ""} ${unit.assists === true ? "assists" : ""} ${kinds.map((of) => typesIn(unit.types).filter((type) => isKind(of, unit, type)).join("")).join(",")}`;
};

/** A place for mana of the payment itself: demand number `due` of the program. */
export interface Place {
  readonly due: number;
  readonly demand: Demand;
  readonly purpose: Purpose;
  readonly accepts: readonly number[];
  readonly count: number;
}

export interface GoalProgram {
  /** How much each further demand asks for, to be put behind all others. */
  readonly demands: readonly number[];
  readonly activities: readonly { readonly draft: Draft; readonly activity: Activity }[];
  /** Goods that are spent on the payment by activities only. */
  readonly shunned: ReadonlySet<number>;
}

const SPEND_RANK = 100;

const draftOf = (deed: Draft["deed"]): Draft => ({ deed, upper: 0, uses: [], takes: [], gives: [], buries: [], serves: [], touch: NO_TOUCH, rank: SPEND_RANK });

const priceAt = (levels: number, level: number): readonly number[] => Array.from({ length: levels }, (_, index) => (index === level ? 1 : 0));

/** The demands and activities of a policy's goals. `first`: the number of the first further demand. */
export const goalProgram = (
  goals: Goals, levels: number, first: number, places: readonly Place[], goods: Goods, permissions: Spending["permissions"],
): GoalProgram => {
  const demands: number[] = [];
  const demand = (count: number): number => first + demands.push(count) - 1;
  const activities: { draft: Draft; activity: Activity }[] = [];
  // A {2/W} may come to be {2}.
  const most = places.reduce((sum, { count, demand: asks }) => sum + count * (asks.kind === "types" && asks.open?.kind === "generic" ? asks.open.amount : 1), 0);
  const add = (deed: Draft["deed"], upper: number, serves: Activity["serves"], prices: readonly number[] = [], takes: Activity["takes"] = []): void =>
    void activities.push({ draft: draftOf(deed), activity: { upper, uses: [], takes, gives: [], serves, prices, rank: SPEND_RANK } });

  const options = goals.wanted.flatMap(({ level, options: some, each }) => {
    const price = priceAt(levels, level);
    const met = each ? undefined : demand(1);
    if (met !== undefined) add({ kind: "goal" }, 1, [{ demand: met, count: 1 }], price);
    return some.map(({ of, least }) => {
      const mana = demand(each ? least : 0);
      if (met === undefined) add({ kind: "goal" }, least, [{ demand: mana, count: 1 }], price);
      else add({ kind: "goal" }, 1, [{ demand: met, count: 1 }, { demand: mana, count: -least }]);
      add({ kind: "goal" }, most, [{ demand: mana, count: -1 }]);
      return { of, mana };
    });
  });

  const shunned = new Set(goods.units.flatMap(({ unit, phase }, good) =>
    phase === 0 && goals.shunned.some(({ of }) => typesIn(unit.types).some((type) => isKind(of, unit, type))) ? [good] : []));
  for (const { due, demand: asked, purpose, accepts } of places) {
    for (const good of accepts) {
      const { unit } = goods.units[good] as (typeof goods.units)[number];
      const known = new Set<string>();
      for (const type of typesIn(unit.types)) {
        if (!pays({ ...unit, types: typeBit[type] }, asked, purpose, permissions)) continue;
        const serves = options.filter(({ of }) => isKind(of, unit, type)).map(({ mana }) => ({ demand: mana, count: 1 }));
        const dear = goals.shunned.filter(({ of }) => isKind(of, unit, type));
        const prices = Array.from({ length: levels }, (_, level) => dear.filter((one) => one.level === level).length);
        // Types that count for the same are one; what counts for nothing is spent as ever.
        const key = JSON.stringify([serves, prices]);
        if (known.has(key) || (serves.length === 0 && !shunned.has(good))) continue;
        known.add(key);
        add({ kind: "spend", good, due, type }, most, [{ demand: due, count: 1 }, ...serves], prices, [{ count: 1, accepts: [good] }]);
      }
    }
  }
  return { demands, activities, shunned };
};
