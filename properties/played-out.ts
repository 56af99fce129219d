/**
 * Games played out card by card, with every choice that there is: what `benchmarks/karsten` is compared with. Small decks only.
 * Rules of keeping and payability are written anew.
 */
import type { Rules } from "../benchmarks/karsten/rules.ts";

type Pool = Readonly<Record<"G" | "U" | "C", number>>;
const EMPTY: Pool = { G: 0, U: 0, C: 0 };

/** What each card costs, if it is no land, the ways it can be tapped (what it takes and what it gives), and whether it is kept for the spell. */
const CARDS: Readonly<Record<string, { readonly cost?: string; readonly taps: readonly (readonly [takes: string, gives: string])[]; readonly makes?: string; readonly kept?: true }>> = {
  Forest: { taps: [["", "G"]] },
  Island: { taps: [["", "U"]] },
  "Tropical Island": { taps: [["", "G"], ["", "U"]] },
  "Temple of Mystery": { taps: [["", "G"], ["", "U"]] },
  "Flooded Grove": { taps: [["", "C"], ...["G", "U"].flatMap((takes) => ["GG", "GU", "UU"].map((gives) => [takes, gives] as const))] },
  "Simic Signet": { cost: "2", taps: ["G", "U", "C"].map((takes) => [takes, "GU"] as const) },
  "Llanowar Elves": { cost: "G", taps: [["", "G"]] },
  "Prosperous Innkeeper": { cost: "1G", taps: [], makes: "Treasure" },
  Treasure: { taps: [["", "G"], ["", "U"]], kept: true },
  "Lotus Petal": { cost: "0", taps: [["", "G"], ["", "U"]], kept: true },
  Blank: { cost: "none", taps: [] },
};
const cardOf = (name: string): (typeof CARDS)[string] => CARDS[name] as (typeof CARDS)[string];

const added = (pool: Pool, symbols: string, sign: 1 | -1): Pool =>
  [...symbols].reduce((sum, symbol) => ({ ...sum, [symbol]: sum[symbol as keyof Pool] + sign }), pool);

const covers = (pool: Pool, cost: string): boolean => {
  const colored = cost.replace(/\d/g, "");
  const left = added(pool, colored, -1);
  const generic = [...cost.replace(/\D/g, "")].reduce((sum, digit) => sum + Number(digit), 0);
  return Object.values(left).every((amount) => amount >= 0) && left.G + left.U + left.C >= generic;
};

const known = new Map<string, boolean>();

/** Costs are written "1GU"; several together may have several digits, which are added. */
const canPay = (untapped: readonly string[], cost: string, pool: Pool = EMPTY): boolean => {
  const key = JSON.stringify([untapped, cost, pool]);
  let answer = known.get(key);
  if (answer === undefined) {
    answer = covers(pool, cost) || untapped.some((name, at) => cardOf(name).taps.some(([takes, gives]) => covers(pool, takes) && canPay(untapped.toSpliced(at, 1), cost, added(added(pool, takes, -1), gives, 1))));
    known.set(key, answer);
  }
  return answer;
};

const isLand = (name: string): boolean => cardOf(name).cost === undefined;
const without = (cards: readonly string[], gone: readonly string[]): readonly string[] => gone.reduce((left, name) => left.toSpliced(left.indexOf(name), 1), cards);
const subsets = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.reduce<readonly (readonly string[])[]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]]);
const different = (sets: readonly (readonly string[])[]): readonly (readonly string[])[] => [...new Map(sets.map((set) => [[...set].sort().join(), set])).values()];

/** How many spells and lands go to the bottom, as Karsten's program says it, case by case. */
export const KARSTEN_BOTTOM: Readonly<Record<number, (spells: number) => readonly [spells: number, lands: number]>> = {
  0: () => [0, 0],
  1: (spells) => (spells > 3 ? [1, 0] : [0, 1]),
  2: (spells) => (spells > 3 ? [2, 0] : spells === 3 ? [1, 1] : [0, 2]),
  3: (spells) => (spells > 3 ? [3, 0] : spells === 3 ? [2, 1] : spells === 2 ? [1, 2] : [0, 3]),
};

export interface Game {
  readonly deck: readonly string[];
  readonly cost: string;
  readonly turn: number;
  readonly rules: Rules;
  readonly landEachTurn: boolean;
}

export const playedOut = ({ deck, cost, turn: last, rules: { looks, drawsOnTurnOne }, landEachTurn }: Game): number => {
  const values = new Map<string, number>();

  const played = (turn: number, board: readonly string[], hand: readonly string[], library: readonly string[]): number => {
    const lands: readonly (string | undefined)[] = [...new Set(hand.filter(isLand)), ...(landEachTurn ? [] : [undefined])];
    return Math.max(0, ...lands.map((land) => {
      const all = land === undefined ? board : [...board, land];
      const usable = land === "Temple of Mystery" ? board : all;
      if (turn === last) return canPay([...usable].sort(), cost) ? 1 : 0;
      const mana = usable.filter((name) => cardOf(name).kept !== true).sort();
      const left = land === undefined ? hand : without(hand, [land]);
      const spells = different(subsets(left.filter((name) => !isLand(name) && name !== "Blank")));
      return Math.max(...spells.filter((some) => some.length === 0 || canPay(mana, some.map((name) => cardOf(name).cost).join(""))).map((some) =>
        begun(turn + 1, [...all, ...some.map((name) => cardOf(name).makes ?? name)], without(left, some), library)));
    }));
  };

  const begun = (turn: number, board: readonly string[], hand: readonly string[], library: readonly string[]): number => {
    if (turn === 1 && !drawsOnTurnOne) return played(turn, board, hand, library);
    const key = JSON.stringify([turn, [...board].sort(), [...hand].sort(), [...library].sort()]);
    let value = values.get(key);
    if (value === undefined) {
      value = library.reduce((sum, name, at) => sum + played(turn, board, [...hand, name], library.toSpliced(at, 1)) / library.length, 0);
      values.set(key, value);
    }
    return value;
  };

  const openings = subsets(deck.map((_, at) => String(at))).filter((set) => set.length === 7);
  return looks.reduceRight((next, { bottom, keep: [least, most] }) => {
    const kept = openings.map((places) => {
      const hand = places.map((place) => deck[Number(place)] as string);
      const library = deck.filter((_, at) => !places.includes(String(at)));
      const [spells, lands] = KARSTEN_BOTTOM[bottom]?.(hand.filter((name) => !isLand(name)).length) ?? [0, 0];
      const bottoms = different(subsets(hand)).filter((some) => some.length === bottom && some.filter(isLand).length === lands && some.length - lands === spells);
      const held = hand.filter(isLand).length - lands;
      return held < least || held > most ? next : Math.max(...bottoms.map((some) => begun(1, [], without(hand, some), library)));
    });
    return kept.reduce((sum, value) => sum + value, 0) / openings.length;
  }, 0);
};
