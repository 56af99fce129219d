/** What README.md shows. */
import { cardSource, parsePosition, pay, readCard, readCost, readSpend } from "tapwright";
import { nodeCatalog } from "tapwright/catalog/node";

const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const board = { battlefield: [{ card: "Forest", count: 3 }], hand: [{ card: "Giant Growth" }] };
const position = parsePosition({ you: board, paying: { card: "Cultivate" } }, cards);
if (!position.ok) throw new Error(position.error.message);
const answer = pay(position.value);
if (answer.status === "payable") console.log(answer.plan.total, answer.summary.tapped);

import { apply } from "tapwright";

const options = pay(position.value, { top: 3 });       // with the two next best payments that look different
if (options.status === "payable") {
  const after = apply(position.value, options.plan);   // the position then; keeping the old one is undoing
  console.log(options.alternatives?.length, after.ok && after.value.battlefield[0]?.tapped);
}

import { parsePaying, prepare } from "tapwright";

const prepared = prepare(position.value);
console.log(prepared.castable());                      // each card of the hand: payable? the largest X?
const cost = parsePaying({ card: "Hurricane", x: "max" }, cards);
if (cost.ok) console.log(prepared.canPay(cost.value), prepared.maxX(cost.value), prepared.pay(cost.value).status);

import { castables, waysToCast } from "tapwright";

castables(position.value);                             // {status, cards: [{object, castable, ways: [{way, cost, additional, payable, maxX, plan, summary}]}]}
for (const { position: on, ways } of waysToCast(position.value)) ways.map((way) => prepare(on).canPay(way.paying()));

/* prints
{2}{G} { Forest: 3 }
0 true
[ { object: 'h1', name: 'Giant Growth', payable: true } ]
true 2 payable
*/
