import type { Permanent, Position } from "../board/position.ts";
import type { Card } from "../cards/index.ts";
import { ANY_TYPE, sizeOf, typeBit, typeSet, type Cost, type TypeSet } from "../mana/index.ts";
import { begin, paymentOf, totalsFor, viewOf } from "../rules/index.ts";
import { assign } from "../rules/assign.ts";
import { sourcesOf, typesOf } from "../strategies/sources.ts";

/** What a simple player sees in a permanent: so much mana, each of one of these types. */
export interface SimpleMana {
  readonly types: TypeSet;
  readonly amount: number;
}

const NONE: SimpleMana = { types: 0, amount: 0 };

/** A card alone on the battlefield, with a cost of one mana to be paid. */
const alone = (card: Card): Position => {
  const permanent: Permanent = {
    id: "b1", count: 1, card, tapped: false, summoningSick: false, attacking: false, blocking: false, counters: {}, token: false, commander: false,
  };
  return {
    life: 20, energy: 0, pool: [], battlefield: [permanent], hand: [], graveyard: [], command: [], opponents: [], notUnderstood: [],
    paying: { from: "hand", kind: "special", cost: [{ kind: "mana", cost: [{ kind: "generic", amount: 1 }] }], additional: [], increase: [], reduce: [] },
  };
};

const lookedAt = (card: Card): SimpleMana => {
  const view = viewOf(alone(card));
  const payment = paymentOf(view);
  const [total] = totalsFor(view, payment, undefined);
  const sources = total === undefined ? [] : sourcesOf(begin(view, payment, total)).filter(({ asks, consumes }) => asks.length === 0 && !consumes);
  return sources.length === 0 ? NONE : {
    types: sources.reduce((set, source) => set | typesOf(source), 0), amount: Math.max(...sources.map(({ makes }) => makes.length)),
  };
};

const known = new WeakMap<Card, SimpleMana>();

/** What a card makes by itself and for nothing, as far as a simple player is concerned. */
export const simpleManaOf = (card: Card): SimpleMana => {
  const found = known.get(card) ?? lookedAt(card);
  known.set(card, found);
  return found;
};

/** What each mana of a cost may be paid with; X is 0, and nothing is paid with life. */
const asked = (cost: Cost): readonly TypeSet[] =>
  cost.flatMap((symbol): readonly TypeSet[] => {
    switch (symbol.kind) {
      case "generic":
        return Array.from({ length: symbol.amount }, () => ANY_TYPE);
      case "mana":
        return [typeBit[symbol.type]];
      case "hybrid":
        return [typeSet(symbol.types)];
      case "twobrid":
      case "phyrexian":
        return [typeBit[symbol.color]];
      case "hybrid-phyrexian":
        return [typeSet(symbol.colors)];
      case "snow":
        return [ANY_TYPE];
      case "variable":
        return [];
    }
  });

/** Which of these a simple player taps for a cost, by index; `undefined`: it cannot be paid. What is least flexible comes first. */
export const tappedFor = (cost: Cost, permanents: readonly SimpleMana[]): ReadonlySet<number> | undefined => {
  const pips = [...asked(cost)].sort((a, b) => sizeOf(a) - sizeOf(b));
  const mana = permanents
    .flatMap(({ types, amount }, index) => Array.from({ length: amount }, () => ({ types, index })))
    .sort((a, b) => sizeOf(a.types) - sizeOf(b.types));
  if (mana.length < pips.length) return undefined;
  const seated = assign(pips, mana, (pip, { types }) => (pip & types) !== 0);
  const used = seated.flatMap((pip, at) => (pip === undefined ? [] : [mana[at]?.index as number]));
  return used.length < pips.length ? undefined : new Set(used);
};
