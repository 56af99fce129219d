/** Show it before it is done: why this payment, others that look different, what the player has pinned, and the board afterwards. */
import { apply, cardSource, parsePosition, pay, readCard, readCost, readSpend, reasonWords, whyWords, type PositionInput } from "tapwright";
import { nodeCatalog } from "tapwright/catalog/node";

const cards = cardSource({ readCard, readCost, readSpend }, nodeCatalog);
const name = (id: string): string => id;
const read = (board: PositionInput) => {
  const position = parsePosition(board, cards);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
};

const battlefield: PositionInput["you"]["battlefield"] = [
  { id: "island", card: "Island" }, { id: "forest", card: "Forest" }, { id: "treasure", card: "Treasure" }, { id: "confluence", card: "Mana Confluence" },
];
const paying = { cost: "{1}{G}" };
const position = read({ you: { battlefield, hand: [{ card: "Opt" }] }, paying });

const shown = pay(position, { top: 3, explain: true });
if (shown.status !== "payable") throw new Error(shown.status);
console.log(shown.summary.tapped, whyWords(shown.why ?? [], name));
for (const { summary } of shown.alternatives ?? []) console.log("or", summary.tapped, summary.sacrificed, summary.lifePaid);

// The player locks the Treasure and will pay no life, in this payment: Opt may be cast with them afterwards.
const locked = battlefield.map((entry) => (entry.id === "treasure" ? { ...entry, forbid: true } : entry));
const careful = pay(read({ you: { battlefield: locked, hand: [{ card: "Opt" }] }, paying: { ...paying, limits: { life: 0 } } }));
if (careful.status === "payable") console.log("locked:", careful.summary.tapped, careful.summary.stillCastable);

// And what stands in the way of more.
const refused = pay(read({ you: { battlefield: locked }, paying: { cost: "{2}{G}", limits: { life: 0 } } }));
if (refused.status === "unpayable") for (const reason of refused.reasons) console.log(reasonWords(reason, name));

const after = apply(position, shown.plan);
if (after.ok) console.log(after.value.battlefield.map(({ id, tapped }) => `${id}${tapped ? " (tapped)" : ""}`).join(", "));

/* prints
{ Island: 1, Forest: 1 } It keeps Opt castable; gives up nothing.
or { Island: 1, 'Mana Confluence': 1 } {} 1
or { Forest: 1, 'Mana Confluence': 1 } {} 1
locked: { Island: 1, Forest: 1 } [ 'Opt' ]
You have forbidden to use treasure.
island (tapped), forest (tapped), treasure, confluence
*/
