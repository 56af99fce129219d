import type { CardGroup } from "../board/position.ts";
import { cardThing, type Thing } from "../rules/index.ts";
import { NO_TOUCH } from "../policy/index.ts";
import { handPart, partName, type Claim } from "./claim.ts";
import type { Draft } from "./draft.ts";
import { usesOf } from "./fodder.ts";
import { cardName } from "./resource-names.ts";
import { cardTouch, type Table } from "./table.ts";
import { both, EMPTY_WAY, named, use, type Way } from "./way.ts";
import { MOST_WAYS, product } from "./ways.ts";

/** A card of the hand as it comes into the graveyard. */
export const buriedCard = (table: Table, entry: CardGroup): Thing => ({ ...cardThing(table.view, entry.card, entry.id, "hand"), zone: "graveyard" });

/** A copy of a hand card is in the hand no more. */
const goneMark = (entry: CardGroup): string => `gone ${entry.id}`;

/** Using one card of a zone for a cost. */
export const usingCard = (table: Table, zone: "hand" | "graveyard", entry: CardGroup): Way => ({
  ...EMPTY_WAY,
  uses: use(cardName(entry)),
  touch: cardTouch(zone, entry),
  givesMarks: zone === "hand" && usesOf(table).discardsHand ? [{ mark: goneMark(entry), count: 1 }] : [],
});

/**
 * "Discard your hand" while mana abilities are activated: of each card some copies are gone already, and all others are
 * discarded. There is a way for each number that may be left, which takes marks of those that are gone.
 */
export const handWays = (table: Table): readonly Way[] => {
  const perCard = table.view.position.hand.map((entry) =>
    Array.from({ length: entry.count + 1 }, (_, gone): Way => {
      const left = entry.count - gone;
      return {
        ...EMPTY_WAY,
        uses: left > 0 ? use(cardName(entry), left) : [],
        takesMarks: gone > 0 ? [{ count: gone, accepts: [goneMark(entry)] }] : [],
        givesMarks: [{ mark: goneMark(entry), count: entry.count }],
        touch: { ...NO_TOUCH, exiled: left },
        buries: Array.from({ length: left }, () => buriedCard(table, entry)),
        named: named({ discardsCards: Array.from({ length: left }, () => entry) }),
      };
    }));
  const all = product(perCard, MOST_WAYS);
  if (all.isCut) table.incomplete = true;
  return all.ways.map((chosen) => chosen.reduce(both, EMPTY_WAY));
};

/** "Discard your hand": a card that another cost uses need not be discarded for it. */
export const withHand = (table: Table, { total, prefix }: Claim, drafts: readonly Draft[]): readonly Draft[] => {
  const part = handPart(total);
  if (part < 0) return drafts;
  const names = new Set(table.view.position.hand.map(cardName));
  return drafts.map((draft) => {
    const used = draft.uses.reduce((sum, { resource, amount }) => sum + (names.has(resource) ? amount : 0), 0);
    const isIt = draft.deed.kind === "part" && draft.deed.part === part;
    return used === 0 || isIt ? draft : { ...draft, serves: [...draft.serves, { demand: partName(prefix, part), count: used }] };
  });
};
