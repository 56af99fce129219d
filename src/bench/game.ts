import { manaValue, typesIn, type TypeSet } from "../mana/index.ts";
import { isLand, isPermanent, type Known } from "./deck-cards.ts";
import type { Random } from "./random.ts";
import { simpleManaOf, tappedFor } from "./simple-mana.ts";

/** A permanent in a game that is played. */
export interface InPlay {
  readonly one: Known;
  /** The turn in which it came. */
  readonly since: number;
  readonly tapped: boolean;
  /** A commander: how often it has been cast from the command zone. */
  readonly casts?: number;
}

/** How a game stands, for one player. */
export interface Table {
  readonly turn: number;
  readonly library: readonly Known[];
  readonly hand: readonly Known[];
  readonly battlefield: readonly InPlay[];
  readonly graveyard: readonly Known[];
  /** Commanders in the command zone, and how often each has been cast from there. */
  readonly command: readonly { readonly one: Known; readonly casts: number }[];
}

const HAND = 7;
/** A hand is kept with so many lands, from and to. */
const KEPT: readonly [number, number] = [2, 5];
const MOST_MULLIGANS = 3;
/** What a turn costs on average: a permanent that is no land goes to the graveyard so often. */
const LOSS = 0.12;

/** The dearest spell, or a land where there are more of them than three: what a player puts on the bottom. */
const worst = (hand: readonly Known[]): Known | undefined => {
  const lands = hand.filter(isLand);
  const spells = hand.filter((one) => !isLand(one)).sort((a, b) => manaValue(b.card.manaCost ?? []) - manaValue(a.card.manaCost ?? []));
  return lands.length > 3 || spells.length === 0 ? lands[0] : spells[0];
};

/** Without one copy of a card. */
const without = <T>(all: readonly T[], gone: T): readonly T[] => {
  const at = all.indexOf(gone);
  return at < 0 ? all : all.toSpliced(at, 1);
};

/** CR 103.5: seven cards each time, and one more of them on the bottom for each mulligan. */
const openingHand = (cards: readonly Known[], random: Random, mulligans = 0): Pick<Table, "library" | "hand"> => {
  const shuffled = random.shuffled(cards);
  const [seven, rest] = [shuffled.slice(0, HAND), shuffled.slice(HAND)];
  const lands = seven.filter(isLand).length;
  if (mulligans < MOST_MULLIGANS && (lands < KEPT[0] || lands > KEPT[1])) return openingHand(cards, random, mulligans + 1);
  let hand: readonly Known[] = seven;
  for (let put = 0; put < mulligans; put += 1) {
    const bottom = worst(hand);
    if (bottom !== undefined) hand = without(hand, bottom);
  }
  return { library: rest, hand };
};

const spellsIn = (hand: readonly Known[]): readonly Known[] => hand.filter((one) => !isLand(one) && one.card.manaCost !== undefined);

/** The land that makes most of what the hand asks for and the battlefield does not make; of these the one with most types. */
const landToPlay = ({ hand, battlefield }: Table): Known | undefined => {
  const made = battlefield.reduce<TypeSet>((set, { one }) => set | simpleManaOf(one.card).types, 0);
  const wanted = spellsIn(hand).flatMap(({ card }) => (card.manaCost ?? []).flatMap((symbol) => (symbol.kind === "mana" ? [symbol.type] : [])));
  const score = (land: Known): number => {
    const types = typesIn(simpleManaOf(land.card).types);
    return 10 * wanted.filter((type) => types.includes(type) && !typesIn(made).includes(type)).length + types.length;
  };
  return hand.filter(isLand).reduce<Known | undefined>((best, land) => (best === undefined || score(land) > score(best) ? land : best), undefined);
};

const played = (table: Table, one: Known, casts?: number): Table => ({
  ...table,
  battlefield: isPermanent(one) ? [...table.battlefield, { one, since: table.turn, tapped: false, ...(casts === undefined ? {} : { casts }) }] : table.battlefield,
  graveyard: isPermanent(one) ? table.graveyard : [...table.graveyard, one],
});

/** Mana that can be made now, permanent by permanent; creatures that have just come make none. CR 302.6 */
const manaNow = ({ battlefield, turn }: Table): Parameters<typeof tappedFor>[1] =>
  battlefield.map(({ one, since, tapped }) =>
    tapped || (since === turn && one.card.types.includes("Creature")) ? { types: 0, amount: 0 } : simpleManaOf(one.card));

/** The spell of the highest mana value that can be cast, cast. `undefined`: there is none. */
const castOne = (table: Table): Table | undefined => {
  const mana = manaNow(table);
  const fromHand = spellsIn(table.hand).map((one) => ({ one, tax: 0, from: undefined }));
  const fromCommand = table.command.map((from) => ({ one: from.one, tax: 2 * from.casts, from }));
  const byValue = [...fromHand, ...fromCommand].sort((a, b) => manaValue(b.one.card.manaCost ?? []) - manaValue(a.one.card.manaCost ?? []));
  for (const { one, tax, from } of byValue) {
    const tapped = tappedFor([...(one.card.manaCost ?? []), { kind: "generic", amount: tax }], mana);
    if (tapped === undefined) continue;
    const paid = { ...table, battlefield: table.battlefield.map((other, index) => (tapped.has(index) ? { ...other, tapped: true } : other)) };
    return from === undefined ? played({ ...paid, hand: without(paid.hand, one) }, one) : played({ ...paid, command: without(paid.command, from) }, one, from.casts + 1);
  }
  return undefined;
};

const castAll = (table: Table): Table => {
  const after = castOne(table);
  return after === undefined ? table : castAll(after);
};

/** Now and then something is lost; a commander goes back to where it came from. CR 903.9 */
const withLoss = (table: Table, random: Random): Table => {
  const others = table.battlefield.filter(({ one }) => !isLand(one));
  if (others.length === 0 || !random.chance(LOSS)) return table;
  const lost = random.pick(others);
  const after = { ...table, battlefield: without(table.battlefield, lost) };
  return lost.casts === undefined ? { ...after, graveyard: [...after.graveyard, lost.one] } : { ...after, command: [...after.command, { one: lost.one, casts: lost.casts }] };
};

/** A turn up to its first main phase with a land played: untap, draw, land. */
const begunTurn = (table: Table, draws: boolean): Table => {
  const drawn = table.library.slice(0, draws ? 1 : 0);
  const next: Table = {
    ...table, turn: table.turn + 1, library: table.library.slice(drawn.length), hand: [...table.hand, ...drawn],
    battlefield: table.battlefield.map((one) => ({ ...one, tapped: false })),
  };
  const land = landToPlay(next);
  return land === undefined ? next : played({ ...next, hand: without(next.hand, land) }, land);
};

/**
 * A game of one player who plays a land each turn and casts what costs most, up to a turn in which the land is played and
 * nothing has been cast, or, with `midway`, one spell has. What cards do as they enter or resolve is not played out.
 */
export const playedUntil = (turn: number, cards: readonly Known[], commanders: readonly Known[], random: Random, midway: boolean): Table => {
  const onThePlay = random.chance(0.5);
  let table: Table = { turn: 0, battlefield: [], graveyard: [], command: commanders.map((one) => ({ one, casts: 0 })), ...openingHand(cards, random) };
  for (let at = 1; at < turn; at += 1) table = withLoss(castAll(begunTurn(table, at > 1 || !onThePlay)), random);
  const last = begunTurn(table, turn > 1 || !onThePlay);
  return midway ? (castOne(last) ?? last) : last;
};
