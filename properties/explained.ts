import type { Answer, Change } from "../src/answer.ts";
import { copyId, type Permanent, type PoolMana, type Position } from "../src/board/position.ts";
import { isManaType } from "../src/mana/index.ts";
import { begin, demandSymbol, perform, type Due, type Payment, type State, type Total, type View } from "../src/rules/index.ts";
import { filler } from "./arbitraries/cards.ts";
import { activationSteps, relevantTypes } from "./reference/activations.ts";
import { settledTotals } from "./reference/announcements.ts";
import { distinctMana, idsOf, naming } from "./reference/alike.ts";

/** What an answer says of a cost that cannot be paid, looked at without what made it. */

export type Unpayable = Extract<Answer, { readonly status: "unpayable" }>;

/** "{2}{U}" as ["{1}", "{1}", "{U}"]. */
export const symbolsOf = (text: string): readonly string[] =>
  (text.match(/\{[^}]+\}/g) ?? []).flatMap((symbol) => {
    const amount = /^\{(\d+)\}$/.exec(symbol)?.[1];
    return amount === undefined ? [symbol] : Array.from({ length: Number(amount) }, () => "{1}");
  });

/** One thing that a total asks for, and the total without it. */
interface Item {
  readonly name: string;
  readonly without: (total: Total) => Total;
}

const lessDue = (dues: readonly Due[], due: Due): readonly Due[] => {
  const at = dues.findIndex(({ demand }) => demand === due.demand);
  return dues.flatMap((other, index) => (index !== at ? [other] : other.count > 1 ? [{ ...other, count: other.count - 1 }] : []));
};

/** Everything that a total asks for, one by one; equal things follow each other. */
const itemsOf = (total: Total, partName: (part: Total["parts"][number]) => string): readonly Item[] => [
  ...total.dues.flatMap((due) => Array.from({ length: due.count }, (): Item => ({ name: demandSymbol(due.demand), without: (from) => ({ ...from, dues: lessDue(from.dues, due) }) }))),
  ...total.parts.map((part): Item => ({ name: partName(part), without: (from) => ({ ...from, parts: from.parts.filter((other) => other !== part) }) })),
  ...total.life.filter(({ symbol }) => symbol.startsWith("{")).map((life): Item => ({ name: life.symbol, without: (from) => ({ ...from, life: from.life.filter((other) => other !== life) }) })),
];

/** All ways to choose so many of these. */
const chosen = <T>(items: readonly T[], count: number): readonly (readonly T[])[] =>
  count === 0 ? [[]] : items.flatMap((item, index) => chosen(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));

const distinct = (totals: readonly Total[]): readonly Total[] => [...new Map(totals.map((total) => [JSON.stringify(total), total])).values()];

/** The total without so many of what it asks for, in every way. */
export const totalsWithout = (total: Total, count: number, partName: (part: Total["parts"][number]) => string): readonly Total[] =>
  distinct(chosen(itemsOf(total, partName), count).map((some) => some.reduce((rest, item) => item.without(rest), total)));

/** The total without things of just these names. */
export const totalsLess = (total: Total, names: readonly string[], partName: (part: Total["parts"][number]) => string): readonly Total[] => {
  const wanted = [...names].sort().join(" ");
  const fitting = chosen(itemsOf(total, partName).filter(({ name }) => names.includes(name)), names.length).filter((some) => some.map(({ name }) => name).sort().join(" ") === wanted);
  return distinct(fitting.map((some) => some.reduce((rest, item) => item.without(rest), total)));
};

/** So many of the symbols with these names, and nothing else, in every way; in none if the total does not have them all. */
export const totalsOf = (total: Total, names: readonly string[], count: number): readonly Total[] => {
  const bare: Total = { ...total, parts: [], life: [] };
  const items = itemsOf(bare, String);
  const wanted = [...names].sort().join(" ");
  const whole = chosen(items.filter(({ name }) => names.includes(name)), names.length).filter((some) => some.map(({ name }) => name).sort().join(" ") === wanted);
  const only = whole.map((some) => items.filter((item) => !some.includes(item)).reduce((rest, item) => item.without(rest), bare));
  return distinct(only.flatMap((all) => totalsWithout(all, names.length - count, String)));
};

/** Every copy for itself; the first keeps the id that attachments know it by. */
const eachCopy = (battlefield: readonly Permanent[], changes: readonly Change[]): readonly Permanent[] =>
  battlefield.flatMap((entry) => idsOf(entry).map((name, copy): Permanent => {
    const is = (code: "untapped" | "not-new"): boolean => changes.some((change) => change.code === code && change.objects.includes(name));
    return { ...entry, id: copy === 0 ? entry.id : name, count: 1, tapped: entry.tapped && !is("untapped"), summoningSick: entry.summoningSick && !is("not-new") };
  }));

const poolOf = (text: string): readonly PoolMana[] =>
  (text.match(/(?:\d+ )?\{[A-Z]\}/g) ?? []).map((run) => {
    const [, count = "1", type = ""] = /^(?:(\d+) )?\{(.)\}$/.exec(run) ?? [];
    return { type: isManaType(type) ? type : "C", count: Number(count), snow: type === "S" };
  });

/** The position as a change would have it. */
export const changed = (position: Position, changes: readonly Change[]): Position =>
  changes.reduce((at, change): Position => {
    const { paying } = at;
    switch (change.code) {
      case "x":
        return { ...at, paying: { ...paying, x: change.x } };
      case "untapped":
      case "not-new":
        return at;
      case "graveyard":
        return { ...at, graveyard: [...at.graveyard, { id: "new", count: change.cards, card: filler, weight: 1, keep: false }] };
      case "life":
        return { ...at, life: at.life + change.amount };
      case "mana":
        return { ...at, pool: [...at.pool, ...poolOf(change.mana)] };
      case "without":
        return { ...at, paying: { ...paying, additional: paying.additional.filter((_, index) => index !== change.additional) } };
    }
  }, { ...position, battlefield: eachCopy(position.battlefield, changes) });

/** The board without these objects, and without the mana that is there if "pool" is one of them. */
export const boardWithout = (position: Position, objects: readonly string[]): Position => {
  const left = <T extends { readonly id: string; readonly count: number }>(entries: readonly T[]): readonly T[] =>
    entries.flatMap((entry) => {
      const count = entry.count - Array.from({ length: entry.count }, (_, copy) => copyId(entry, copy)).filter((id) => objects.includes(id)).length;
      return count === 0 ? [] : [{ ...entry, count }];
    });
  return {
    ...position, battlefield: left(position.battlefield), hand: left(position.hand), graveyard: left(position.graveyard), pool: objects.includes("pool") ? [] : position.pool,
    opponents: position.opponents.map((side) => ({ ...side, battlefield: left(side.battlefield) })),
  };
};

/** Can any ability of this object be activated at once, for mana that pays something of the total? */
export const paysAtOnce = (view: View, payment: Payment, total: Total, object: string): boolean =>
  settledTotals(total).some((settled) => {
    const state = begin(view, payment, settled);
    return activationSteps(state, new Set(relevantTypes(view, settled))).some((step) => {
      if (step.do !== "activate" || step.object !== object || step.with.length > 0) return false;
      const outcome = perform(state, step);
      return outcome.ok && paysSomething(state, outcome.state);
    });
  });

const paysSomething = (before: State, after: State): boolean => {
  const old = new Set(distinctMana(before, before.pool).map((mana) => JSON.stringify(naming(mana))));
  return distinctMana(after, after.pool).filter((mana) => !old.has(JSON.stringify(naming(mana)))).some((mana) =>
    after.dues.some(({ demand }) => perform(after, { do: "mana", ...naming(mana), pays: demandSymbol(demand) }).ok));
};
