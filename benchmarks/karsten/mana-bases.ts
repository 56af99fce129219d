/** How likely spells of two colors are cast on their turn, by mana base: what counting lands of one color does not tell. */
import { spell } from "../samples.ts";
import { groupOf, groupsOf } from "./decklist.ts";
import { isLand, type Group } from "./mana.ts";
import { chancesOf, type Chances } from "./on-curve.ts";

export interface Spell {
  readonly cost: string;
  readonly turn: number;
}

export const SPELLS: readonly Spell[] = [{ cost: "{G}{U}", turn: 2 }, { cost: "{G}{U}{U}", turn: 3 }, { cost: "{1}{G}{U}{U}", turn: 4 }];

/** Decks by their number of cards, each mana base after one that it is compared with. A card stands for all that do the same. */
export const MANA_BASES: Readonly<Record<number, readonly string[]>> = {
  60: [
    "12 Forest, 12 Island",
    "10 Forest, 10 Island, 4 Tropical Island",
    "8 Forest, 8 Island, 8 Tropical Island",
    "8 Forest, 8 Island, 8 Temple of Mystery [tapped]",
    "8 Forest, 8 Island, 8 Flooded Grove",
    "8 Forest, 8 Island, 4 Tropical Island, 4 Flooded Grove",
    "10 Forest, 10 Island, 4 Tropical Island, 4 Simic Signet",
    "10 Forest, 10 Island, 4 Tropical Island, 4 Llanowar Elves",
    "10 Forest, 10 Island, 4 Tropical Island, 4 Prosperous Innkeeper [makes Treasure]",
    "10 Forest, 10 Island, 4 Tropical Island, 4 Simic Signet, 4 Llanowar Elves",
  ],
  40: [
    "9 Forest, 8 Island",
    "8 Forest, 7 Island, 2 Simic Guildgate [tapped]",
    "8 Forest, 7 Island, 2 Simic Guildgate [tapped], 1 Simic Signet",
    "8 Forest, 7 Island, 2 Simic Guildgate [tapped], 2 Llanowar Elves",
    "8 Forest, 7 Island, 2 Simic Guildgate [tapped], 1 Simic Signet, 1 Prosperous Innkeeper [makes Treasure]",
  ],
  99: [
    "19 Forest, 19 Island",
    "15 Forest, 15 Island, 8 Tropical Island",
    "12 Forest, 12 Island, 8 Tropical Island, 6 Temple of Mystery [tapped]",
    "15 Forest, 15 Island, 8 Tropical Island, 1 Sol Ring, 1 Simic Signet, 1 Talisman of Curiosity",
    "15 Forest, 15 Island, 8 Tropical Island, 4 Llanowar Elves",
    "15 Forest, 15 Island, 8 Tropical Island, 1 Sol Ring, 1 Simic Signet, 4 Llanowar Elves",
  ],
};

export interface BaseRow {
  readonly size: number;
  readonly lands: number;
  readonly deck: string;
  /** As `SPELLS`. */
  readonly chances: readonly Chances[];
}

/** What is put in place of so many other cards of the same deck: basic lands if it is a land, else cards that do nothing. */
export interface Curve extends Spell {
  readonly card: string;
  readonly points: readonly (Chances & { readonly count: number })[];
}

export interface SourcesReport {
  readonly spells: readonly Spell[];
  readonly rows: readonly BaseRow[];
  readonly curves: readonly Curve[];
}

export const baseRow = (size: number, deck: string, spells = SPELLS): BaseRow => {
  const groups = groupsOf(deck);
  const lands = groups.filter(isLand).reduce((sum, { count }) => sum + count, 0);
  return { size, lands, deck, chances: spells.map(({ cost, turn }) => chancesOf({ size, groups }, spell(cost), turn)) };
};

const CURVE_SPELL: Spell = { cost: "{1}{G}{U}{U}", turn: 4 };
const CURVE_CARDS = ["Tropical Island", "Temple of Mystery [tapped]", "Flooded Grove", "Simic Signet", "Llanowar Elves", "Prosperous Innkeeper [makes Treasure]"];
/** Even numbers: of each basic land as many make room. */
const ADDED = [0, 2, 4, 6, 8] as const;
const BASICS_EACH = 12;

/** 60 cards, 24 of them lands. */
const withMore = (added: Group): readonly Group[] => {
  const basics = BASICS_EACH - (isLand(added) ? added.count / 2 : 0);
  return [{ card: "Forest", count: basics }, { card: "Island", count: basics }, added];
};

export const curveOf = (card: string): Curve => ({
  card,
  ...CURVE_SPELL,
  points: ADDED.map((count) => ({ count, ...chancesOf({ size: 60, groups: withMore(groupOf(`${count} ${card}`)) }, spell(CURVE_SPELL.cost), CURVE_SPELL.turn) })),
});

export const sourcesReport = (progress: (text: string) => void): SourcesReport => {
  const rows = Object.entries(MANA_BASES).flatMap(([size, decks]) =>
    decks.map((deck) => {
      progress(`${size} cards: ${deck}`);
      return baseRow(Number(size), deck);
    }));
  const curves = CURVE_CARDS.map((card) => {
    progress(`${ADDED.join(", ")} ${card}`);
    return curveOf(card);
  });
  return { spells: SPELLS, rows, curves };
};

const percent = (chance: number): string => (100 * chance).toFixed(1);

/** A table in Markdown for each size of deck: castable at all, and given lands enough. */
export const basesTable = ({ spells, rows }: SourcesReport): string =>
  [...new Set(rows.map(({ size }) => size))].map((size) => {
    const some = rows.filter((row) => row.size === size);
    return [
      `| ${size} cards | lands | ${spells.map(({ cost, turn }) => `${cost} on turn ${turn}`).join(" | ")} |`,
      `| --- | --- |${" --- |".repeat(spells.length)}`,
      ...some.map(({ lands, deck, chances }) => `| ${deck} | ${lands} | ${chances.map(({ castable, givenLands }) => `${percent(castable)}, ${percent(givenLands)}`).join(" | ")} |`),
    ].join("\n");
  }).join("\n\n");
