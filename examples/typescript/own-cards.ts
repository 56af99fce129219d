/** Cards of your own, without any catalog: an object with a type line stands for itself. */
import { cardSource, NO_CATALOG, parsePosition, pay, readCard, readCost, readSpend, type PositionInput } from "tapwright";

const cards = cardSource({ readCard, readCost, readSpend }, NO_CATALOG);
const input: PositionInput = {
  you: {
    battlefield: [
      { card: { name: "Singing Pool", type_line: "Land", oracle_text: "{T}: Add {U} or {R}.\n{T}: Hum a tune." }, count: 2 },
      { card: { name: "Brass Choir", type_line: "Artifact", oracle_text: "{1}, {T}: Add {U}{U} for every song you know." } },
    ],
  },
  paying: { card: { name: "Encore", type_line: "Sorcery", mana_cost: "{U}{R}" } },
};
const position = parsePosition(input, cards);
if (!position.ok) throw new Error(position.error.message);

const answer = pay(position.value);
if (answer.status !== "error") {
  console.log(answer.status);
  // Lines that might matter and were not read. The humming does not: it is neither here nor in the way.
  for (const { object, text } of answer.notUnderstood) console.log(`not understood: ${object}: ${text}`);
}

/* prints
payable
not understood: b2: {1}, {T}: Add {U}{U} for every song you know.
*/
