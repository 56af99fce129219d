/** Karsten's table of 2022, worked out again: payability by `canPay`, everything else by counting. */
import published from "./published.json" with { type: "json" };
import { spell } from "../samples.ts";
import { chancesOf } from "./on-curve.ts";

export interface Cell {
  readonly cost: string;
  /** Cards and lands of the deck, "60/25". */
  readonly deck: string;
  readonly turn: number;
  /** How many symbols of the cost are colored, all in one color. */
  readonly pips: number;
  /** The least number of sources that is enough, as published. */
  readonly published: number;
  /** The probability with so many sources, and with one less, as another program worked them out to six digits. */
  readonly at: number;
  readonly oneLess: number;
}

export const CELLS: readonly Cell[] = published.rows.flatMap(({ cells, ...row }) => Object.entries(cells).map(([deck, cell]) => ({ ...row, deck, ...cell })));

/** What is enough: 90 % for a spell of one mana, and one more for each turn. */
export const wantedBy = (turn: number): number => (89 + turn) / 100;

/** With six digits given, what is equal differs by less. */
const PRECISION = 1e-6;

/** That a spell of this cost can be cast on its turn, given lands enough, with so many of the lands making its color. */
export const chanceWith = ({ deck, turn, pips }: Pick<Cell, "deck" | "turn" | "pips">, sources: number): number => {
  const [size = 0, lands = 0] = deck.split("/").map(Number);
  const groups = [{ card: "Forest", count: sources }, { card: "Plains", count: lands - sources }];
  return chancesOf({ size, groups }, spell(`{${turn - pips}}${"{G}".repeat(pips)}`), turn).givenLands;
};

export interface Computed extends Cell {
  readonly computed: number | undefined;
  readonly chances: { readonly at: number; readonly oneLess: number };
  readonly differs: boolean;
}

/** The least number of sources with which it is likely enough. One more never makes it less likely, so it is found by halving. */
const leastSources = (lands: number, isEnough: (sources: number) => boolean): number | undefined => {
  let [least, most] = [1, lands + 1];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (isEnough(middle)) most = middle;
    else least = middle + 1;
  }
  return least > lands ? undefined : least;
};

export const computedFor = (cell: Cell): Computed => {
  const known = new Map<number, number>();
  const chance = (sources: number): number => {
    const value = known.get(sources) ?? chanceWith(cell, sources);
    known.set(sources, value);
    return value;
  };
  const computed = leastSources(Number(cell.deck.split("/")[1]), (sources) => chance(sources) >= wantedBy(cell.turn));
  const chances = { at: chance(cell.published), oneLess: chance(cell.published - 1) };
  const differs = computed !== cell.published || Math.abs(chances.at - cell.at) > PRECISION || Math.abs(chances.oneLess - cell.oneLess) > PRECISION;
  return { ...cell, computed, chances, differs };
};

const COLUMNS = [6, 8, 11, 10, 8, 16, 16];
const line = (cells: readonly string[]): string => `${cells.map((cell, column) => (column === 0 ? cell.padEnd(COLUMNS[column] as number) : cell.padStart(COLUMNS[column] as number))).join("")}\n`;
const percent = (chance: number): string => `${(100 * chance).toFixed(4)} %`;

export const TABLE_HEAD = line(["cost", "deck", "published", "computed", "wanted", "with so many", "with one less"]);

export const tableLine = ({ cost, deck, turn, published: sources, computed, chances, differs }: Computed): string =>
  line([cost, deck, String(sources), String(computed ?? "-"), `${89 + turn} %`, percent(chances.at), percent(chances.oneLess), ...(differs ? [" differs"] : [])]);
