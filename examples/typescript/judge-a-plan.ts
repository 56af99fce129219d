/** The referee judges plans from any program: a client's, another solver's, a player's clicks. */
import { cardSource, check, parsePlan, parsePosition, readCard, readCost, readSpend, violationWords } from "tapwright";
import { nodeCatalog } from "tapwright/catalog/node";

const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const position = parsePosition({
  you: { battlefield: [{ card: "Forest", id: "forest" }, { card: "Llanowar Elves", id: "elves", summoningSick: true }] },
  paying: { cost: "{1}{G}" },
}, cards);
const plan = parsePlan({
  total: "{1}{G}",
  steps: [
    { do: "activate", object: "forest", ability: 0, taps: ["forest"], adds: "{G}" },
    { do: "activate", object: "elves", ability: 0, taps: ["elves"], adds: "{G}" },
    { do: "mana", unit: "{G}", from: "forest", pays: "{G}" },
    { do: "mana", unit: "{G}", from: "elves", pays: "{1}" },
  ],
});
if (!position.ok || !plan.ok) throw new Error("This is no position, or no plan.");

const report = check(position.value, plan.value);
console.log(report.legal ? "legal" : "not legal");
for (const violation of report.violations) console.log(`step ${violation.step ?? "-"}: ${violationWords(violation)} ${violation.rule}`);

/* prints
not legal
step 1: It came under your control this turn and cannot use {T} or {Q}. CR 302.6
step 3: There is no such mana in the pool. CR 118.3a
step -: Not all of the cost is paid. CR 118.3
*/
