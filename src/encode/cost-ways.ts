import type { CardGroup } from "../board/position.ts";
import type { CostPart, Predicate, Whose } from "../cards/index.ts";
import { NO_TOUCH } from "../policy/index.ts";
import { canSacrifice, cardThing, matches, speaksOf, valueOf, YOU, type Seen, type Thing } from "../rules/index.ts";
import { amongWays, counterWays } from "./counters.ts";
import { waysToUse, type FodderOption, type Outlet } from "./fodder.ts";
import { buriedCard, handWays, usingCard } from "./hand.ts";
import { tapping, untapping } from "./states.ts";
import { mayBeUntapped, tapTouch, type Table } from "./table.ts";
import { EMPTY_WAY, leaving, named, use, type Way } from "./way.ts";

/** What has an ability: a permanent, or a card in hand or graveyard. */
export interface Source {
  readonly thing: Thing;
  readonly seen: Seen | undefined;
  readonly entry: CardGroup | undefined;
}

const candidates = (table: Table, of: Predicate, source: Thing, whose: Whose = "you"): readonly Seen[] =>
  table.view.permanents.filter(
    (seen) => speaksOf(whose, YOU, seen.controller) && seen.copies.besides(source.id).some((id) => matches(of, seen.thing.id === id ? seen.thing : { ...seen.thing, id }, source)),
  );

const cardsIn = (table: Table, zone: "hand" | "graveyard", of: Predicate, source: Thing): readonly CardGroup[] =>
  table.view.position[zone].filter((entry) => matches(of, cardThing(table.view, entry.card, entry.id, zone), source));

const option = (table: Table, sort: string, seen: Seen, way: Way): FodderOption => ({ key: `${sort} ${table.place.get(seen)}`, way: { ...way, upper: seen.copies.length } });

/** An X beyond this is not looked at for what others are tapped for: every number of them is a way of its own. */
const MOST_TAPPED = 12;

/** From 1 to `most`. */
const numbersTo = (table: Table, most: number): readonly number[] => {
  if (most > MOST_TAPPED) table.incomplete = true;
  return Array.from({ length: Math.min(most, MOST_TAPPED) }, (_, index) => index + 1);
};

/** No step can pay it: the ability is left out, and nothing is proved. */
const notBuilt = (table: Table): readonly Way[] => {
  table.incomplete = true;
  return [];
};

/** The ways of paying one part of the cost; none: it cannot be paid. */
export const partWays = (table: Table, source: Source, outlet: Outlet, part: CostPart): readonly Way[] => {
  const { thing, seen, entry } = source;
  const others = (sort: string, count: number, of: Predicate, may: (other: Seen) => boolean, one: (other: Seen) => Way): readonly Way[] =>
    waysToUse(table, outlet, sort, count, candidates(table, of, thing).filter(may).map((other) => option(table, sort, other, one(other))));
  const cards = (sort: string, count: number, from: readonly CardGroup[], one: (card: CardGroup) => Way): readonly FodderOption[] =>
    from.map((card) => ({ key: `${sort} ${card.id}`, way: { ...one(card), upper: card.count } }));
  switch (part.kind) {
    case "mana":
    case "waterbend":
    case "life":
      return [EMPTY_WAY];
    case "tap":
      return seen?.ready === true && mayBeUntapped(seen) ? [{ ...EMPTY_WAY, ...tapping(table, seen), touch: tapTouch(table, seen, true) }] : [];
    case "untap":
      // CR 107.6: what was tapped may be untapped, and then be tapped again.
      return seen?.ready === true ? [{ ...EMPTY_WAY, ...untapping(table, seen) }] : [];
    case "tap-others": {
      const tapped = (count: number): readonly Way[] => others("tap", count, part.of, mayBeUntapped, (other) => ({
        ...EMPTY_WAY, ...tapping(table, other), touch: tapTouch(table, other, false), named: named({ tapsOthers: [other] }),
      }));
      if (part.count !== "x") return tapped(part.count);
      // CR 107.3a: any number of them, which is X; with none there is no mana.
      const most = candidates(table, part.of, thing).filter(mayBeUntapped).reduce((sum, { copies }) => sum + copies.length, 0);
      return numbersTo(table, most).flatMap((x) => tapped(x).map((way) => ({ ...way, context: { ...way.context, x } })));
    }
    case "untap-other": {
      // What you or the player who assists taps on the way could be untapped, too: not looked at.
      const { opponents } = table.view.position;
      const mayBeTapped = table.view.permanents.some((other) =>
        !other.thing.tapped && speaksOf(part.whose, YOU, other.controller) && (other.controller === YOU || opponents[other.controller - 1]?.assists === true) &&
        matches(part.of, { ...other.thing, tapped: true }, thing));
      if (mayBeTapped) table.incomplete = true;
      return candidates(table, part.of, thing, part.whose)
        .filter((other) => other.thing.tapped)
        .map((other) => ({ ...EMPTY_WAY, ...untapping(table, other), context: { costObject: other.thing }, named: named({ untapsOther: other }) }));
    }
    case "sacrifice-self":
      return seen !== undefined && canSacrifice(table.view, thing) ? [leaving(table, seen, { sacrificed: 1 }, true)] : [];
    case "sacrifice":
      return others("sacrifice", valueOf(part.count, thing, table.start), part.of, (other) => canSacrifice(table.view, other.thing), (other) => ({
        ...leaving(table, other, { sacrificed: 1 }, true), context: { costObject: other.thing }, named: named({ sacrificesOthers: [other] }),
      }));
    case "exile-self":
      if (entry !== undefined) return [{ ...usingCard(table, thing.zone === "hand" ? "hand" : "graveyard", entry) }];
      return seen === undefined ? [] : [leaving(table, seen, { exiled: 1 }, false)];
    case "discard-self":
      if (entry === undefined || thing.zone !== "hand") return [];
      return [{ ...usingCard(table, "hand", entry), buries: [buriedCard(table, entry)] }];
    case "exile": {
      const { from, count, of } = part;
      if (count === "x") return notBuilt(table);
      if (from === "battlefield") {
        return others("exile", count, of, () => true, (other) => ({
          ...leaving(table, other, { exiled: 1 }, false), context: { costObject: other.thing }, named: named({ exilesOthers: [other] }),
        }));
      }
      const given = cards(`exile ${from}`, count, cardsIn(table, from, of, thing), (card) => ({
        ...usingCard(table, from, card), named: named({ exilesCards: [card] }),
      }));
      if (from === "hand") return waysToUse(table, outlet, "exile hand", count, given);
      // CR 601.2g: a card that another ability has put into the graveyard is there in time.
      const fresh: Way = { ...EMPTY_WAY, exhumes: [{ of, source: thing, count: 1 }], touch: { ...NO_TOUCH, delved: 1 }, named: named({ exilesNew: 1 }) };
      return waysToUse(table, outlet, "exile graveyard", count, given, [fresh]);
    }
    case "discard":
      if (part.count === "x") return notBuilt(table);
      if (part.count === "hand") return handWays(table);
      return waysToUse(table, outlet, "discard", part.count, cards("discard", part.count, cardsIn(table, "hand", part.of, thing), (card) => ({
        ...usingCard(table, "hand", card), buries: [buriedCard(table, card)], named: named({ discardsCards: [card] }),
      })));
    case "return-self":
      return seen === undefined ? [] : [{ ...leaving(table, seen, { returned: 1 }, false), named: named({ returnsOthers: [seen] }) }];
    case "return":
      if (part.count === "x") return notBuilt(table);
      return others("return", part.count, part.of, () => true, (other) => ({ ...leaving(table, other, { returned: 1 }, false), named: named({ returnsOthers: [other] }) }));
    case "remove-counters":
      return seen === undefined ? [] : counterWays(table, seen, part.count, part.counter);
    case "remove-counters-among":
      return amongWays(table, outlet, part, thing);
    case "put-counter":
      return seen === undefined ? [] : [{ ...EMPTY_WAY, touch: { ...NO_TOUCH, counters: part.count } }];
    case "energy":
      return [{ ...EMPTY_WAY, uses: use("energy", part.amount), touch: { ...NO_TOUCH, energy: part.amount } }];
    case "total":
    case "reducer":
    case "for-less":
    case "keyword":
    case "reveal":
      return notBuilt(table);
    case "choice":
      // Each way to choose is an ability of its own here: `waysToActivate`.
      return [];
  }
};
