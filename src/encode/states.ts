import { YOU, type Seen } from "../rules/index.ts";
import type { Draft } from "./draft.ts";
import { hereName, tapName, untapName } from "./resource-names.ts";
import { hasUntapAbility, type Table } from "./table.ts";

/**
 * How copies of a permanent come to be tapped, untapped, or gone. Where they can only be tapped, untapped copies are a
 * resource. Where they can untap themselves, each copy is a mark that goes from one state to another, so that a solution
 * puts tapping, untapping and leaving in order.
 */
export type Moves = Pick<Draft, "uses" | "takesMarks" | "givesMarks">;

export const movesItself = (table: Table, seen: Seen): boolean => seen.controller === YOU && table.place.has(seen) && hasUntapAbility(seen);

export const STATES = ["untapped", "tapped", "spent"] as const;
export type CopyState = (typeof STATES)[number];

/** "spent": tapped when costs were paid, CR 601.2h; no mana ability can untap it any more. */
export const stateMark = (table: Table, seen: Seen, state: CopyState): string => `${state} ${table.place.get(seen)}`;

/** What a state is for what comes after the payment. */
export const stateLater = (mark: string): string => mark.replace(/^spent /, "tapped ");

export const isStateMark = (mark: string): boolean => /^(?:untapped|tapped|spent) /.test(mark);

const move = (table: Table, seen: Seen, from: readonly CopyState[], to?: CopyState): Moves => ({
  uses: [],
  takesMarks: [{ count: 1, accepts: from.map((state) => stateMark(table, seen, state)) }],
  ...(to === undefined ? {} : { givesMarks: [{ mark: stateMark(table, seen, to), count: 1 }] }),
});

/** Tapped for an activation. */
export const tapping = (table: Table, seen: Seen): Moves =>
  movesItself(table, seen) ? move(table, seen, ["untapped"], "tapped") : { uses: [{ resource: tapName(table, seen), amount: 1 }] };

/** Tapped when costs are paid: it must still be there. */
export const tappingLate = (table: Table, seen: Seen): Moves =>
  movesItself(table, seen)
    ? move(table, seen, ["untapped"], "spent")
    : { uses: [{ resource: tapName(table, seen), amount: 1 }, { resource: hereName(table, seen), amount: 1 }] };

/** {Q}, CR 107.6; or untapped by another permanent's ability. */
export const untapping = (table: Table, seen: Seen): Moves =>
  movesItself(table, seen) ? move(table, seen, ["tapped"], "untapped") : { uses: [{ resource: untapName(seen), amount: 1 }] };

/** Leaves while mana abilities are activated: such a copy can neither convoke nor pay a later cost. */
export const leavingEarly = (table: Table, seen: Seen): Moves =>
  movesItself(table, seen) ? move(table, seen, ["untapped", "tapped"]) : { uses: [{ resource: hereName(table, seen), amount: 1 }] };

/** Leaves when costs are paid, whatever state it is in. */
export const leavingLate = (table: Table, seen: Seen): Moves => (movesItself(table, seen) ? move(table, seen, ["untapped", "tapped", "spent"]) : { uses: [] });

/** The copies as the position gives them. */
export const initialStates = (table: Table): ReadonlyMap<string, number> =>
  new Map(table.mine.filter((seen) => movesItself(table, seen)).map((seen) => [stateMark(table, seen, seen.thing.tapped ? "tapped" : "untapped"), seen.copies.length]));
