import { payingOther, type ParsedPaying, type Position } from "../board/position.ts";
import { singlesOf, stockOf, tableFor, tableOf, type Single, type Stock, type Table } from "../encode/index.ts";
import { lazily } from "../lazily.ts";
import { viewOf, type View } from "../rules/index.ts";

/** A board as everything that is asked about it needs it, read once. */
export interface Board {
  readonly view: View;
  readonly table: Table;
  /** Made when they are first asked for. */
  readonly stock: () => Stock;
  /** See `singlesOf`. */
  readonly singles: () => readonly Single[] | undefined;
}

export const boardOf = (position: Position): Board => {
  const view = viewOf(position);
  const table = tableOf(view);
  return { view, table, stock: lazily(() => stockOf(table)), singles: lazily(() => singlesOf(table)) };
};

/** The object that lines about what is paid for stand on. */
export const PAYING = "paying";

/** The position with something else to be paid for. */
export const withPaying = (position: Position, { paying, notUnderstood }: ParsedPaying): Position => ({
  ...payingOther(position, paying),
  notUnderstood: [...position.notUnderstood.filter(({ object }) => object !== PAYING), ...notUnderstood],
});

/**
 * The same board with something else to be paid for. A card that is cast from the graveyard is not there any more, which
 * abilities may look at (CR 601.2a), and where life may not be paid a cost may end that: then the board is read anew.
 */
export const boardFor = (board: Board, cost: ParsedPaying): Board => {
  const position = withPaying(board.view.position, cost);
  if (cost.paying.from === "graveyard" || board.view.onStack !== undefined || !board.table.lifeAllowed) return boardOf(position);
  const view = { ...board.view, position };
  // Abilities are looked at first, so that what they leave out is known for every cost.
  const stock = board.stock();
  return { view, table: tableFor(board.table, view), stock: () => stock, singles: board.singles };
};
