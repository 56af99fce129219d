/** What counts as best is data: policies that ship, and one of your own. */
import { cardSource, parsePolicy, parsePosition, pay, POLICIES, readCard, readCost, readSpend, type Policy } from "tapwright";
import { nodeCatalog } from "tapwright/catalog/node";

const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const position = parsePosition({
  you: { battlefield: [{ card: "Mountain", count: 4 }, { card: "Llanowar Elves" }, { card: "Underground Sea" }, { card: "Savannah" }] },
  paying: { cost: "{4}" },
}, cards);
if (!position.ok) throw new Error(position.error.message);

const show = (policy: Policy): void => {
  const answer = pay(position.value, { policy });
  if (answer.status === "payable") console.log(`${policy.name}: ${JSON.stringify(answer.summary.tapped)}, ${answer.summary.spent.colors} colors`);
};

show(POLICIES.preserve);
show(POLICIES["spare-lands"]);
// For a card that counts the colors of mana spent on it: first as many as can be, then frugal as ever.
const converge = parsePolicy({ name: "converge", levels: [{ spent: "colors" }, "preserve"] });
if (converge.ok) show(converge.value);

/* prints
preserve: {"Mountain":4}, 1 colors
spare-lands: {"Mountain":3,"Llanowar Elves":1}, 2 colors
converge: {"Mountain":1,"Llanowar Elves":1,"Underground Sea":1,"Savannah":1}, 4 colors
*/
