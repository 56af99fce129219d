import type { CostPart } from "../cards/index.ts";
import { partSource, valueOf, type Demand, type Due, type Payment, type Thing, type Total } from "../rules/index.ts";
import type { Table } from "./table.ts";
import type { Phase } from "./draft.ts";

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

export interface ClaimedDemand extends NamedDemand {
  readonly claim: Claim;
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

/** How many objects a part asks for. One that no step can pay asks for one object, which is not there. */
const partCount = (part: CostPart, source: Thing, table: Table, isFirstHand: boolean): number => {
  switch (part.kind) {
    case "sacrifice":
    case "return":
    case "tap-others":
    case "exile":
      // The total has put a number in the place of X.
      return part.count === "x" ? 1 : valueOf(part.count, source, table.start);
    case "total":
      return part.least;
    case "remove-counters-among":
      return part.count;
    case "discard":
      // Each card of the hand is discarded for it, or gone otherwise: `withHand`.
      if (part.count === "hand") return isFirstHand ? handSize(table) : 0;
      return part.count === "x" ? 1 : part.count;
    default:
      return 1;
  }
};

const handSize = ({ view }: Table): number => view.position.hand.reduce((sum, { count }) => sum + count, 0);

/** The first cost that has the whole hand discarded; once that is done, others like it ask for nothing. */
export const handPart = (total: Total): number => total.parts.findIndex((part) => part.kind === "discard" && part.count === "hand");

/** The mana that a claim asks for, with the generic mana that an announced {2/W} would open. */
export const duesOf = (total: Total): readonly Due[] => {
  const opens = total.dues.some(({ demand }) => demand.kind === "types" && demand.open?.kind === "generic") && genericDue(total) === total.dues.length;
  return opens ? [...total.dues, { demand: { kind: "generic" }, count: 0 }] : total.dues;
};

/** What a claim asks for, by name. */
export const demandsOfClaim = ({ table, payment, total, prefix }: Claim): readonly NamedDemand[] => {
  const source = partSource(payment);
  return [
    ...duesOf(total).map(({ demand, count }, due) => ({ name: dueName(prefix, due), demand, count })),
    ...total.parts.map((part, index) => ({ name: partName(prefix, index), demand: undefined, count: partCount(part, source, table, index === handPart(total)) })),
    ...total.life.map((_, index) => ({ name: lifeName(prefix, index), demand: undefined, count: 1 })),
  ];
};
