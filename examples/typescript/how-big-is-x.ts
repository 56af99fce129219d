/** How big can X be? */
import { cardSource, parsePosition, pay, readCard, readCost, readSpend } from "tapwright";
import { nodeCatalog } from "tapwright/catalog/node";

const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);

const largest = (battlefield: readonly object[], card: string): string => {
  const position = parsePosition({ you: { battlefield }, paying: { card, x: "max" } }, cards);
  if (!position.ok) return position.error.message;
  const answer = pay(position.value);
  if (answer.status !== "payable") return answer.status;
  // A number is the largest there is, proved; "unbounded": any number can be announced.
  return `${answer.maxX ?? "not known"}, this plan: ${answer.plan.total}`;
};

console.log("Fireball:", largest([{ card: "Mountain", count: 3 }, { card: "Sol Ring" }], "Fireball"));
console.log("Chord of Calling:", largest([{ card: "Forest", count: 3 }, { card: "Llanowar Elves", count: 500, summoningSick: true }], "Chord of Calling"));
console.log("with a loop:", largest([{ card: "Island" }, { card: "Pili-Pala" }, { card: "Grand Architect" }, { card: "Painter's Servant", chosen: "U" }], "Fireball"));

/* prints
Fireball: 4, this plan: {4}{R}
Chord of Calling: 500, this plan: {500}{G}{G}{G}
with a loop: unbounded, this plan: {512}{R}
*/
