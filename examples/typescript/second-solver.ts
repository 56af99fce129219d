/** A second opinion: the same position for a solver that shares no code with the first. */
import { cardSource, parsePosition, pay, readCard, readCost, readSpend } from "tapwright";
import { nodeCatalog } from "tapwright/catalog/node";
import { lp } from "tapwright/lp";

const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const position = parsePosition({
  you: { battlefield: [{ card: "Island" }, { card: "Simic Signet" }, { card: "Gruul Signet" }, { card: "Boros Signet" }] },
  paying: { cost: "{W}{U}{R}{G}" },
}, cards);
if (!position.ok) throw new Error(position.error.message);

const [first, second] = [pay(position.value), pay(position.value, { solver: lp })];
if (first.status === "payable" && second.status === "payable") {
  // There may be several best plans, but only one best value of every level.
  console.log("first:", first.summary.tapped);
  console.log("same values:", JSON.stringify(first.levels) === JSON.stringify(second.levels));
}

/* prints
first: { Island: 1, 'Boros Signet': 1, 'Simic Signet': 1, 'Gruul Signet': 1 }
same values: true
*/
