import { isHeldUp, onTheirTurn, wantedIn, type Wanted } from "../board/later.ts";
import { copyId, payingOther, type Position } from "../board/position.ts";
import { remembered } from "../lazily.ts";
import { paymentOf, totalsFor, viewOf, type Payment, type Seen, type Total, type View } from "../rules/index.ts";
import { handPart } from "./claim.ts";
import { mayLeave } from "./permits.ts";
import { tableOf, type Table } from "./table.ts";

/** A cost that is to stay payable, and the ways in which it may be locked. */
export interface LaterCost {
  readonly wanted: Wanted;
  /** The permanents of which one has to be there still: it is their ability. */
  readonly sources: readonly Seen[];
  readonly options: readonly { readonly table: Table; readonly payment: Payment; readonly total: Total }[];
}

/** Ways to announce a cost that are looked at; more are rare, and leaving them out only promises less. */
const MOST_OPTIONS = 6;

/** The position in which something else is being paid for. */
const paying = (position: Position, { paying: cost }: Wanted): Position => ({
  ...payingOther(position, cost),
  // Whether anybody will assist is not known.
  opponents: position.opponents.map(({ battlefield }) => ({ battlefield })),
});

/** Permanents that are alike are the same ones on both boards. */
const isSamePartition = (one: View, other: View): boolean =>
  one.permanents.length === other.permanents.length &&
  one.permanents.every(({ copies: { runs } }, index) => {
    const others = other.permanents[index]?.copies.runs ?? [];
    return runs.length === others.length && runs.every((run, k) => run.entry.id === others[k]?.entry.id && run.from === others[k]?.from && run.to === others[k]?.to);
  });

/**
 * The board as the next turn comes. `undefined`: that it is another turn makes permanents alike that were not, or the other
 * way round, so what is used of them now and then cannot be counted together.
 */
export const nextTurn = remembered((table: Table): Table | undefined => {
  const { position } = table.view;
  // What was used this turn is left as it is, as permanents are told apart by it: `futureResources` renews it.
  const view = viewOf({ ...onTheirTurn(position), battlefield: position.battlefield });
  return isSamePartition(table.view, view) ? tableOf(view) : undefined;
});

/** A card that is cast from the graveyard is there no more. CR 601.2a */
const onStackFor = ({ paying: { kind, from }, entry }: Wanted): string | undefined =>
  kind === "spell" && from === "graveyard" && entry !== undefined ? copyId(entry, 0) : undefined;

const sourcesOf = (table: Table, { paying: { kind, from, card } }: Wanted): readonly Seen[] =>
  kind === "ability" && from === "battlefield" ? table.mine.filter(({ thing }) => thing.name === card?.name) : [];

const laterCost = (table: Table, board: Table, wanted: Wanted): readonly LaterCost[] => {
  const view = { ...board.view, position: paying(board.view.position, wanted), onStack: onStackFor(wanted) };
  const payment = paymentOf(view);
  if (payment.symbols === undefined) return [];
  const x = typeof wanted.paying.x === "number" ? wanted.paying.x : payment.xLeast;
  if (x < payment.xLeast) return [];
  const totals = totalsFor(view, payment, payment.choosesX ? x : undefined);
  // How much of the hand would be left to discard is not asked.
  if (totals.some((total) => handPart(total) >= 0)) {
    table.incomplete = true;
    return [];
  }
  // Of those that are the more or less of one offer, any may be the one that can be paid.
  if (totals.length > MOST_OPTIONS && payment.parts.some(({ kind }) => kind === "for-less")) table.incomplete = true;
  const sources = sourcesOf(table, wanted);
  // A source may be given up for mana while its own ability is paid for; it is taken to have to stay.
  if (sources.some((seen) => mayLeave(table, seen))) table.incomplete = true;
  const options = totals.slice(0, MOST_OPTIONS).map((total) => ({ table: { ...board, view }, payment, total }));
  return options.length === 0 ? [] : [{ wanted, sources, options }];
};

/** Costs that could be paid later, on the board that this table is of or as the next turn comes. */
export const laterCosts = (table: Table, board: Table, held: boolean): readonly LaterCost[] =>
  wantedIn(table.view.position).filter((wanted) => isHeldUp(table.view.position, wanted) === held).flatMap((wanted) => laterCost(table, board, wanted));
