import type { Plan, Step } from "../answer.ts";
import { MANA_TYPES, typeBit, type ManaType } from "../mana/index.ts";
import { demandSymbol, isSettled, pays, printDues, settle, type Announced, type Demand, type Due, type Mana, type Payment, type Total, type Unit } from "../rules/index.ts";
import { onTheStack } from "./decode.ts";
import { found } from "./objects.ts";
import { told, written, type Spent } from "./purse.ts";
import type { Single } from "./singles.ts";
import type { Table } from "./table.ts";
import type { Share } from "./transversal.ts";

/** The mana there is: what floats, then what is tapped for, in board order. */
export interface Singles {
  readonly floats: readonly Mana[];
  readonly singles: readonly Single[];
}

const NO_PERMISSIONS = [] as const;

/** The first of its types that pays, if one does. */
const typePaying = (unit: Unit, demand: Demand, { purpose }: Payment): ManaType | undefined =>
  MANA_TYPES.find((type) => (unit.types & typeBit[type]) !== 0 && pays({ ...unit, types: typeBit[type] }, demand, purpose, NO_PERMISSIONS));

/** The first thing that a source can make that pays. */
const makePaying = ({ makes }: Single, demand: Demand, payment: Payment): { readonly ability: number; readonly unit: Unit; readonly type: ManaType } => {
  for (const { ability, unit } of makes) {
    const type = typePaying(unit, demand, payment);
    if (type !== undefined) return { ability, unit, type };
  }
  throw new Error("decoding: a source pays nothing it was meant for");
};

/** The plan by which these units pay the dues of a total, each due a kind; suppliers are numbered as in `Singles`. */
export const planOfShares = (table: Table, payment: Payment, total: Total, { floats, singles }: Singles, shares: readonly Share[]): Plan => {
  const mana: Step[] = [];
  const spentOn: Spent[][] = total.dues.map(() => []);
  const announced: Announced[] = [...total.announced];
  const pay = (unit: Unit, from: string, kind: number, type: ManaType, count: number): void => {
    const { demand } = total.dues[kind] as Due;
    const settled: Demand = isSettled(demand) ? demand : { kind: "types", types: typeBit[type] };
    if (settled !== demand) for (let said = 0; said < count; said += 1) announced.push({ symbol: demandSymbol(demand), as: demandSymbol(settled) });
    (spentOn[kind] as Spent[]).push({ spend: { unit: `{${type}}`, from, pays: demandSymbol(settled), ...told(floats, unit, from, type) }, count });
  };
  const tap = (single: Single, copy: number, kind: number): void => {
    const { ability, unit, type } = makePaying(single, (total.dues[kind] as Due).demand, payment);
    const object = single.seen.copies.at(copy);
    mana.push({ do: "activate", object, ability, with: [], taps: [object], sacrifices: [], adds: `{${type}}` });
    pay(unit, object, kind, type, 1);
  };
  /** How many copies of each single have been tapped. */
  const tapped = singles.map(() => 0);
  for (const { supplier, kind, count } of shares) {
    const float = floats[supplier];
    if (float !== undefined) {
      pay(float.unit, float.from, kind, float.type, count);
      continue;
    }
    const index = supplier - floats.length;
    for (let left = count; left > 0; left -= 1) tap(singles[index] as Single, (tapped[index] as number)++, kind);
  }
  return {
    announce: { ...(total.x === undefined ? {} : { x: total.x }), symbols: announced },
    total: printDues(found(settle(total, announced), "announcements do not fit").dues),
    ...onTheStack(table, payment, total.x),
    steps: [...mana, ...written(spentOn.flat()).map((one): Step => ({ do: "mana", ...one }))],
  };
};
