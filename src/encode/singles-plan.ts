import type { Plan, Step } from "../answer.ts";
import { printMana, typeBit, typesIn, type ManaType } from "../mana/index.ts";
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
const typePaying = (unit: Unit, demand: Demand, { purpose }: Payment): readonly ManaType[] =>
  typesIn(unit.types).filter((type) => pays({ ...unit, types: typeBit[type] }, demand, purpose, NO_PERMISSIONS)).slice(0, 1);

/** The plan by which these units pay the dues of a total, each due a kind; suppliers are numbered as in `Singles`. */
export const planOfShares = (table: Table, payment: Payment, total: Total, { floats, singles }: Singles, shares: readonly Share[]): Plan => {
  const mana: Step[] = [];
  const spentOn: Spent[][] = total.dues.map(() => []);
  const announced: Announced[] = [...total.announced];
  const pay = (unit: Unit, from: string, kind: number, type: ManaType, count: number): void => {
    const { demand } = total.dues[kind] as Due;
    const settled: Demand = isSettled(demand) ? demand : { kind: "types", types: typeBit[type] };
    if (settled !== demand) for (let said = 0; said < count; said += 1) announced.push({ symbol: demandSymbol(demand), as: demandSymbol(settled) });
    (spentOn[kind] as Spent[]).push({ unit: `{${type}}`, from, pays: demandSymbol(settled), ...told(floats, unit, from, type), count });
  };
  const tap = ({ seen, makes }: Single, copy: number, kind: number): void => {
    const { demand } = total.dues[kind] as Due;
    const { ability, unit, type } = found(makes.flatMap((make) => typePaying(make.unit, demand, payment).map((one) => ({ ...make, type: one })))[0], "a source pays nothing it was meant for");
    const object = seen.copies.at(copy);
    mana.push({ do: "activate", object, ability, with: [], taps: [object], sacrifices: [], adds: printMana([{ type, count: 1 }]) });
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
