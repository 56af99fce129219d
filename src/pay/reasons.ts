import type { Reason } from "../answer.ts";
import type { Table } from "../encode/index.ts";
import type { Seen } from "../rules/index.ts";

const idle = (seen: Seen): readonly Reason[] => {
  const taps = seen.abilities.some((ability) => ability.cost.some((part) => part.kind === "tap"));
  if (!taps) return [];
  if (seen.thing.tapped) return [{ code: "tapped", object: seen.thing.id }];
  return seen.ready ? [] : [{ code: "summoning-sick", object: seen.thing.id }];
};

/** What stands in the way: sources that cannot be used now. */
export const reasonsFor = (table: Table): readonly Reason[] => table.mine.flatMap(idle);
