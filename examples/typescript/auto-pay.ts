/** Auto-pay: which lands to tap, in which order. The other card in hand stays castable. */
import { cardSource, parsePosition, pay, readCard, readCost, readSpend } from "tapwright";
import { nodeCatalog } from "tapwright/catalog/node";

const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const position = parsePosition({
  you: {
    battlefield: [{ card: "Island", count: 2 }, { card: "Mountain" }, { card: "Sol Ring" }],
    hand: [{ card: "Counterspell" }],
  },
  paying: { card: "Stone Rain" },
}, cards);
if (!position.ok) throw new Error(`${position.error.message} (${position.error.path})`);

const answer = pay(position.value);
switch (answer.status) {
  case "payable":
    for (const step of answer.plan.steps) {
      if (step.do === "activate") console.log(`tap ${step.object} for ${step.adds}`);
      if (step.do === "mana") console.log(`pay ${step.pays} with ${step.unit} from ${step.from}`);
    }
    console.log("tapped:", answer.summary.tapped);
    console.log("still castable:", answer.summary.stillCastable.join(", "));
    console.log(answer.optimal ? "proved best" : "not proved best");
    break;
  case "unpayable":
    console.log("missing:", answer.missing);
    break;
  case "unknown":
    console.log("not understood:", answer.notUnderstood);
    break;
  case "error":
    console.log(answer.error.code, answer.error.message);
}

/* prints
tap b2 for {R}
tap b3 for {C}{C}
pay {1} with {C} from b3
pay {1} with {C} from b3
pay {R} with {R} from b2
tapped: { Mountain: 1, 'Sol Ring': 1 }
still castable: Counterspell
proved best
*/
