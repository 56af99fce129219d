import { ANY_COLOR, sizeOf, typeBit, type TypeSet } from "../mana/index.ts";
import { delve, tapInstead } from "./helpers.ts";
import type { Ledger, Pip } from "./ledger.ts";
import { freeOfMana, leastBy, payer, payPip } from "./payer.ts";
import { typesByObject, type Source } from "./sources.ts";
import type { Strategy } from "./strategy.ts";

/** One color, then {2/W} and {C}, then hybrid, then Phyrexian symbols, generic mana last. */
const shardRank = ({ demand }: Pip): number => {
  if (demand.kind !== "types") return demand.kind === "snow" ? 4 : 5;
  if (demand.open?.kind === "life") return 3;
  if (demand.open?.kind === "generic" || demand.types === typeBit.C) return 1;
  return sizeOf(demand.types) > 1 ? 2 : 0;
};

/** Colorless sources, lands by how many types they can make, what makes any color, the rest; creatures by power, what is used up last. */
const sourceRank = (source: Source, types: TypeSet): number => {
  const { types: cardTypes, power } = source.thing;
  if (source.consumes) return 1_000;
  if (cardTypes.includes("Creature")) return 100 + power;
  if (types === typeBit.C) return 0;
  if ((types & ANY_COLOR) === ANY_COLOR) return 6;
  return cardTypes.includes("Land") ? sizeOf(types) : 7;
};

const decide = (ledger: Ledger): boolean => {
  const types = typesByObject(ledger.sources);
  const rank = (source: Source): number => sourceRank(source, types.get(source.object) ?? 0);
  return [...ledger.pips]
    .sort((a, b) => shardRank(a) - shardRank(b))
    // Before any mana is made; creatures that make mana are left out.
    .filter((pip) => !delve(ledger, pip) && !tapInstead(ledger, pip, ({ abilities }) => abilities.length === 0))
    .every((pip) => payPip(ledger, pip, (candidates) => leastBy(freeOfMana(candidates), rank), 1));
};

export const shardByShard: Strategy = {
  name: "shard-by-shard",
  who: "A rules engine's automatic payment: shard by shard from a sorted list of sources, after everything has been delved, convoked and improvised that can be.",
  falls: "Never goes back on a choice. Leaves abilities alone that cost mana, taps more than is needed where a source makes two mana, and exiles a graveyard for what lands could have paid.",
  pay: payer(decide),
};
