import type { CostPart, Predicate } from "../cards/index.ts";
import { NO_TOUCH, type Touch } from "../policy/index.ts";
import { canSacrifice, cardThing, isPayable, matches, totalValue, valueOf, type Seen, type Thing } from "../rules/index.ts";
import { PLENTY } from "./bounds.ts";
import { partName, type Claim } from "./claim.ts";
import { removables } from "./counters.ts";
import { LATER_LIFE, LIFE_BEFORE_LATER, type Draft } from "./draft.ts";
import { buriedCard } from "./hand.ts";
import { mustUse } from "./pins.ts";
import { cardName, keptName, leaveName, stayName } from "./resource-names.ts";
import { leavingLate, tappingLate } from "./states.ts";
import { cardTouch, mayBeUntapped, noLife, tapTouch, type Table } from "./table.ts";
import { buriedThings } from "./way.ts";

export const PAYS: Pick<Draft, "takes" | "gives" | "buries"> = { takes: [], gives: [], buries: [] };

/** Costs in words are paid last. CR 601.2h */
const REVEAL_RANK = 199;
export const PART_RANK = 200;
/** Costs that use cards which other costs have put into the graveyard. */
export const NEW_CARD_RANK = 300;

export const laterLife = (amount: number): Draft["uses"] => [
  { resource: "life", amount },
  { resource: LIFE_BEFORE_LATER, amount },
  { resource: LATER_LIFE, amount },
];

const asksTapped = (of: Predicate): boolean => JSON.stringify(of).includes('"tapped"');

/** Costs in words: which objects may pay them. CR 118.8, 601.2h */
export const partDrafts = (claim: Claim, part: CostPart, index: number, source: Thing): readonly Draft[] => {
  const { table, prefix } = claim;
  if (!isPayable(part)) return [];
  const base = { ...PAYS, serves: [{ demand: partName(prefix, index), count: 1 }], rank: PART_RANK };
  const leaving = (
    of: Predicate, does: "sacrifice" | "return" | "exile", touch: Partial<Touch>, may: (seen: Seen) => boolean = () => true,
  ): readonly Draft[] =>
    table.mine.filter((seen) => matches(of, seen.thing, source) && may(seen)).map((seen): Draft => {
      const moves = leavingLate(table, seen);
      return {
        ...base,
        ...moves,
        deed: { kind: "part", part: index, do: does, seen },
        upper: seen.copies.length,
        uses: [{ resource: leaveName(table, seen), amount: 1 }, ...moves.uses],
        // CR 601.2h: costs are paid in any order, so a card given up here may still be delved.
        buries: does === "sacrifice" ? buriedThings(seen) : [],
        touch: { ...NO_TOUCH, ...touch, order: (table.place.get(seen) ?? 0) + 1 },
      };
    });
  // What a mana ability taps on the way is tapped by then; that is not looked for.
  if ("of" in part && part.kind !== "choice" && asksTapped(part.of)) table.incomplete = true;
  switch (part.kind) {
    case "sacrifice":
      return leaving(part.of, "sacrifice", { sacrificed: 1 }, (seen) => canSacrifice(table.view, seen.thing));
    case "return":
      return leaving(part.of, "return", { returned: 1 });
    case "tap":
    case "tap-others":
      return table.mine
        .filter((seen) => (part.kind === "tap" ? seen.thing.name === source.name && seen.ready : matches(part.of, seen.thing, source)) && mayBeUntapped(seen))
        .map((seen): Draft => ({
          ...base,
          deed: { kind: "part", part: index, do: "tap", seen },
          upper: seen.copies.length,
          ...tappingLate(table, seen),
          touch: tapTouch(table, seen, false),
        }));
    case "total":
      return totalDrafts(claim, part, index, source);
    case "exile":
      if (part.from === "battlefield") return leaving(part.of, "exile", { exiled: 1 });
      return [
        ...(part.from === "graveyard" ? [newCardDraft(base, index, part.of, source)] : []),
        ...cardDrafts(table, prefix, part.from, index, "exile", (entry) => matches(part.of, cardThing(table.view, entry.card, entry.id, part.from as "hand" | "graveyard"), source)),
      ];
    case "discard":
      return cardDrafts(table, prefix, "hand", index, "discard", (entry) => matches(part.of, cardThing(table.view, entry.card, entry.id, "hand"), source));
    case "reveal":
      return revealDrafts(table, prefix, part, index, source);
    case "remove-counters-among":
      return removables(table, part.of, part.counter, source).map(({ seen, counter, way, upper }): Draft => ({
        ...base,
        ...way,
        deed: { kind: "part-counter", part: index, seen, counter },
        upper,
        uses: [...way.uses, ...way.uses.map(({ amount }) => ({ resource: keptName(seen, counter), amount }))],
        touch: { ...NO_TOUCH, counters: 1 },
      }));
    case "life": {
      const amount = valueOf(part.amount, source, table.start);
      return table.lifeAllowed || amount === 0
        ? [{ ...base, deed: { kind: "part-life", part: index, amount }, upper: 1, uses: laterLife(amount), touch: { ...NO_TOUCH, life: amount } }]
        : noLife(table, []);
    }
    default:
      return [];
  }
};

/**
 * What is shown stays, so that it may pay another cost afterwards, or be cast later: it is shown first. Only mana
 * abilities may not have taken it away. CR 601.2g-h
 */
const revealDrafts = (table: Table, prefix: string, part: Extract<CostPart, { readonly kind: "reveal" }>, index: number, source: Thing): readonly Draft[] => {
  const base = { ...PAYS, uses: [], upper: 1, serves: [{ demand: partName(prefix, index), count: 1 }], touch: NO_TOUCH, rank: REVEAL_RANK };
  const permanents = part.from.includes("battlefield") ? table.mine.filter((seen) => matches(part.of, seen.thing, source)) : [];
  const cards = part.from.includes("hand")
    ? table.view.position.hand.filter((entry) => matches(part.of, cardThing(table.view, entry.card, entry.id, "hand"), source))
    : [];
  return [
    ...permanents.map((seen): Draft => ({ ...base, deed: { kind: "part", part: index, do: "reveal", seen }, needs: [stayName(leaveName(table, seen))] })),
    ...cards.map((entry): Draft => ({ ...base, deed: { kind: "part", part: index, do: "reveal", entry }, needs: [stayName(cardName(entry))] })),
  ];
};

/** Mana values of cards that may come into the graveyard on the way. */
const freshValues = (table: Table): ReadonlySet<number> =>
  new Set([...table.mine.flatMap(buriedThings), ...table.view.position.hand.map((entry) => buriedCard(table, entry))].map(({ manaValue }) => manaValue));

/**
 * Any number of objects of a total at least: each serves the demand by what it counts for, and what is too much is taken
 * off again. No one object is worth more than all that is asked for, so less than one of them is too much, unless the player
 * wants more of them to be used. CR 702.122a
 */
const totalDrafts = ({ table, prefix }: Claim, part: Extract<CostPart, { readonly kind: "total" }>, index: number, source: Thing): readonly Draft[] => {
  const demand = partName(prefix, index);
  const worth = (thing: Thing): number => Math.min(part.least, totalValue(part, thing));
  const base = { ...PAYS, rank: PART_RANK };
  const drafts =
    part.do === "tap"
      ? table.mine.filter((seen) => matches(part.of, seen.thing, source) && mayBeUntapped(seen)).map((seen): Draft => ({
          ...base,
          deed: { kind: "part", part: index, do: "tap", seen },
          upper: seen.copies.length,
          ...tappingLate(table, seen),
          serves: [{ demand, count: worth(seen.thing) }],
          touch: tapTouch(table, seen, false),
        }))
      : table.view.position.graveyard.map((entry, order) => ({ entry, order, thing: cardThing(table.view, entry.card, entry.id, "graveyard") }))
          .filter(({ thing }) => matches(part.of, thing, source))
          .map(({ entry, order, thing }): Draft => ({
            ...base,
            deed: { kind: "part", part: index, do: "exile", entry },
            upper: entry.count,
            uses: [{ resource: cardName(entry), amount: 1 }],
            serves: [{ demand, count: worth(thing) }],
            touch: { ...cardTouch("graveyard", entry), order: order + 1 },
          }));
  const fresh = part.do === "exile" ? [...freshValues(table)].map((value): Draft => ({
    ...newCardDraft({ ...base, serves: [] }, index, { kind: "all", of: [part.of, { kind: "mana-value", is: "=", value }] }, source),
    serves: [{ demand, count: Math.min(part.least, value) }],
  })) : [];
  const useful = [...drafts, ...fresh].filter(({ serves }) => serves.every(({ count }) => count > 0));
  const most = Math.max(0, ...useful.flatMap(({ serves }) => serves.map(({ count }) => count)));
  return [
    ...useful,
    { ...base, deed: { kind: "excess" }, upper: mustUse(table.view.position) ? PLENTY : Math.max(0, most - 1), uses: [], serves: [{ demand, count: -1 }], touch: NO_TOUCH },
  ];
};

/** CR 601.2g-h: a card that a mana ability or another cost has put into the graveyard is there in time. */
const newCardDraft = (base: Pick<Draft, "takes" | "gives" | "buries" | "serves">, part: number, of: Predicate, source: Thing): Draft => ({
  ...base,
  exhumes: [{ of, source, count: 1 }],
  deed: { kind: "part-new", part },
  upper: Number.POSITIVE_INFINITY,
  uses: [],
  touch: { ...NO_TOUCH, delved: 1 },
  rank: NEW_CARD_RANK,
});

const cardDrafts = (
  table: Table,
  prefix: string,
  zone: "hand" | "graveyard",
  index: number,
  does: "exile" | "discard",
  fits: (entry: Table["view"]["position"]["hand"][number]) => boolean,
): readonly Draft[] =>
  [...table.view.position[zone].entries()].filter(([, entry]) => fits(entry)).map(([order, entry]) => ({
    ...PAYS,
    deed: { kind: "part", part: index, do: does, entry },
    upper: entry.count,
    uses: [{ resource: cardName(entry), amount: 1 }],
    serves: [{ demand: partName(prefix, index), count: 1 }],
    buries: does === "discard" ? [buriedCard(table, entry)] : [],
    touch: { ...cardTouch(zone, entry), order: order + 1 },
    rank: PART_RANK,
  }));
