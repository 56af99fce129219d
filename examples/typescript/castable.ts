/** Which cards of the hand can be cast? The board is read once; asking is then mostly counting. */
import { cardSource, parsePaying, parsePosition, prepare, readCard, readCost, readSpend } from "tapwright";
import { nodeCatalog } from "tapwright/catalog/node";

const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const position = parsePosition({
  you: {
    battlefield: [{ card: "Forest", count: 2 }, { card: "Mountain" }, { card: "Llanowar Elves", summoningSick: true }],
    hand: [{ card: "Cultivate" }, { card: "Fireball" }, { card: "Overrun" }],
  },
  paying: { cost: "{0}" },
}, cards);
if (!position.ok) throw new Error(position.error.message);

const board = prepare(position.value);
// payable is true, false, or undefined where it is not known: text was not read, or the budget ran out.
for (const { name, payable, maxX } of board.castable()) console.log(name, payable, ...(maxX === undefined ? [] : [`X up to ${maxX}`]));

// Any other cost on the same board. Ask with the same object again, and the answer is there already.
const kicked = parsePaying({ card: "Burst Lightning", additional: ["{4}"] }, cards);
if (kicked.ok) console.log("Burst Lightning, kicked:", board.canPay(kicked.value));

/* prints
Cultivate true
Fireball true X up to 2
Overrun false
Burst Lightning, kicked: false
*/
