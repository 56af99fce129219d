import { begin, partSource, type Demand, type Payment, type Total } from "../rules/index.ts";
import type { Table } from "./ability-drafts.ts";
import type { Phase } from "./draft.ts";
import { partCount } from "./payment-drafts.ts";

/** One cost that the program pays: what is being paid now, or a card of the hand that is to stay castable. */
export interface Claim {
  readonly table: Table;
  readonly payment: Payment;
  readonly total: Total;
  readonly phase: Phase;
  /** Goes before the names of its demands. */
  readonly prefix: string;
}

export interface NamedDemand {
  readonly name: string;
  /** `undefined`: a cost in words, or life. */
  readonly demand: Demand | undefined;
  readonly count: number;
}

export const dueName = (prefix: string, due: number): string => `${prefix}due ${due}`;
export const partName = (prefix: string, part: number): string => `${prefix}part ${part}`;
export const lifeName = (prefix: string, index: number): string => `${prefix}life ${index}`;

const isPlainGeneric = (demand: Demand): boolean => demand.kind === "generic" && demand.only === undefined && demand.waterbend === undefined;

/** The due that generic mana of an announced {2/W} adds to; one past the end if the total has none yet. */
export const genericDue = (total: Total): number => {
  const found = total.dues.findIndex(({ demand }) => isPlainGeneric(demand));
  return found < 0 ? total.dues.length : found;
};

/** What a claim asks for, by name. */
export const demandsOfClaim = ({ table, payment, total, prefix }: Claim): readonly NamedDemand[] => {
  const source = partSource(begin(table.view, payment, total));
  const opensGeneric = total.dues.some(({ demand }) => demand.kind === "types" && demand.open?.kind === "generic") && genericDue(total) === total.dues.length;
  return [
    ...total.dues.map(({ demand, count }, due) => ({ name: dueName(prefix, due), demand, count })),
    ...(opensGeneric ? [{ name: dueName(prefix, total.dues.length), demand: { kind: "generic" } as const, count: 0 }] : []),
    // A part that nothing here can pay asks for one object that is not there.
    ...total.parts.map((part, index) => ({ name: partName(prefix, index), demand: undefined, count: partCount(part, source, table) ?? 1 })),
    ...total.life.map((_, index) => ({ name: lifeName(prefix, index), demand: undefined, count: 1 })),
  ];
};
