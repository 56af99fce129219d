import { typesIn } from "../../src/mana/index.ts";
import { demandSymbol, isSettled, settle, type Announced, type Demand, type Total } from "../../src/rules/index.ts";

/** CR 601.2b: announcements. */

/** Which single type, or what else, one symbol left open may be announced as. */
const waysToSay = (demand: Demand): readonly string[] => {
  if (demand.kind !== "types") return [];
  const types = typesIn(demand.types).map((type) => `{${type}}`);
  if (demand.open === undefined) return types;
  return [...types, demand.open.kind === "life" ? "life" : `{${demand.open.amount}}`];
};

/** Every way to announce what a total leaves open. */
export const settledTotals = (total: Total): readonly Total[] => {
  const open = total.dues.flatMap((due) => (isSettled(due.demand) ? [] : Array.from({ length: due.count }, () => due.demand)));
  const said = open.reduce<readonly (readonly Announced[])[]>(
    (done, demand) => done.flatMap((head) => waysToSay(demand).map((as) => [...head, { symbol: demandSymbol(demand), as }])),
    [[]],
  );
  const distinct = new Map(said.map((words) => [words.map((word) => `${word.symbol}${word.as}`).sort().join(), words]));
  return [...distinct.values()].flatMap((words) => settle(total, [...total.announced, ...words]) ?? []);
};
