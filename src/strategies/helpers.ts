import { typeBit, typesIn } from "../mana/index.ts";
import { copyId } from "../board/position.ts";
import { HELPERS, helps, yours, type Demand, type Seen } from "../rules/index.ts";
import type { Ledger, Pip } from "./ledger.ts";

/** A creature pays {W/U} as the first of its own colors. CR 702.51a */
const settledFor = (demand: Demand, colors: number): Demand => {
  const type = demand.kind === "types" ? typesIn(demand.types & colors)[0] : undefined;
  return type === undefined ? demand : { kind: "types", types: typeBit[type] };
};

/** The first permanent that may be tapped instead of this mana is: convoke, improvise, waterbend. CR 702.51, 702.126, 701.67 */
export const tapInstead = (ledger: Ledger, pip: Pip, may: (seen: Seen) => boolean = () => true): boolean => {
  const { payment } = ledger;
  if (payment.keywords.size === 0 && payment.tapPayments.length === 0 && (pip.demand.kind !== "generic" || pip.demand.waterbend !== true)) return false;
  for (const seen of yours(ledger.view)) {
    const as = seen.thing.tapped || !may(seen) ? undefined : HELPERS.find((helper) => helps(helper, seen.thing, pip.demand, payment));
    const object = as === undefined ? undefined : seen.copies.find((id) => !ledger.isUsed(id));
    if (as === undefined || object === undefined) continue;
    ledger.help(pip, object, (pays) => ({ do: as, object, pays }), settledFor(pip.demand, seen.thing.colors));
    return true;
  }
  return false;
};

/** The first card of the graveyard is exiled instead of this mana. CR 702.66a */
export const delve = (ledger: Ledger, pip: Pip): boolean => {
  if (!ledger.payment.keywords.has("delve") || pip.demand.kind !== "generic") return false;
  for (const entry of ledger.view.position.graveyard) {
    for (let index = 0; index < entry.count; index += 1) {
      const object = copyId(entry, index);
      if (ledger.isUsed(object) || object === ledger.view.onStack) continue;
      ledger.help(pip, object, (pays) => ({ do: "delve", object, pays }));
      return true;
    }
  }
  return false;
};
